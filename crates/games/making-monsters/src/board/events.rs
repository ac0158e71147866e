//! What happened, one sentence each.

use boards::{Speaker as _, sentences};
use words::Lang;

use super::{Say, cards, monster_name, spot, tokens};
use crate::{Answer, Data, Event, Keep, Kind, Why};

pub fn event(data: &'static Data, event: &Event, lang: Lang) -> String {
    let say = Say { data, lang };
    // A useful part needs no word about the space it fills.
    let place =
        |slot, on, what: Kind, space| spot(data, slot, on, (what == Kind::Mutation).then_some(space), lang);
    sentences!(say, event, Event {
        Dealt { seat, card } => "mm-e-dealt",
        PlacedCard { seat, card, slot = slot.number() } => "mm-e-placed-card",
        ReplacedCard { seat, card, slot: _, old } => "mm-e-replaced-card",
        PiledCard { seat, card } => "mm-e-piled-card",
        Round { round, lead as seat } => "mm-e-round",
        Revealed { seat, colour, is_super as _ } => if *is_super { "mm-e-revealed-super" } else { "mm-e-revealed" },
        Drew { seat, tokens = self::tokens(data, tokens.iter(), lang) } => "mm-e-drew",
        Placed { seat, part, slot as _, card as _, space as spot = place(*slot, *card, *part, *space) } => "mm-e-placed",
        Sorted { seat, part } => "mm-e-sorted",
        Stored { seat, part, tile } => "mm-e-stored",
        Rejected { seat, token, overflow as _ } => if *overflow { "mm-e-overflow" } else { "mm-e-rejected" },
        Moved { seat, part, slot as _, card as _, space as spot = place(*slot, *card, *part, *space) } => "mm-e-moved",
        Stopped { seat } => "mm-e-stopped",
        RotReturned { seat } => "mm-e-rot-returned",
        Rotted { seat } => "mm-e-rotted",
        Gained { seat, kind as _, count as tokens = tokens(data, [(*kind, *count)].into_iter(), lang) } => "mm-e-gained",
        NothingLeft { seat } => "mm-e-nothing-left",
        UsedLester { seat, card } => "mm-e-lester",
        LestersBack { seat } => "mm-e-lesters-back",
        Composted { seat, count as n } => if *count == 0 { "mm-e-composted-none" } else { "mm-e-composted" },
        TookTile { seat, tile, cart } => "mm-e-took-tile",
        Installed { seat, tile } => "mm-e-installed",
        Boxed { seat, tile } => "mm-e-boxed",
        Bombed { seat, count as n, waits as _ } => if *waits { "mm-e-bombed-later" } else { "mm-e-bombed" },
        BombArrived { seat, count as n } => "mm-e-bomb-arrived",
        Answered { seat, answer as _ } => match answer {
            None => "mm-e-answered-secret",
            Some(Answer::Reanimate) => "mm-e-answered-reanimate",
            Some(Answer::Wait) => "mm-e-answered-wait",
        },
        MustReanimate { seat } => "mm-e-must",
        Reanimates { seat, monsters as n } => "mm-e-reanimates",
        Pegged { seat, slot as _, card as spot = spot(data, *slot, *card, None, lang) } => "mm-e-pegged",
        RotTaken { seat, track, reserve } => "mm-e-rot-taken",
        Ground { seat, part } => "mm-e-ground",
        Exchanged { seat, gave, took } => "mm-e-exchanged",
        CleanedUp { seat } => "mm-e-cleaned",
        TrackEmpty => "mm-e-track-empty",
        Refilled { cart, tile } => "mm-e-refilled",
        Turned => "mm-e-turned",
        Reshuffled => "mm-e-reshuffled",
        DealtPair { seat, cards = self::cards(data, cards.iter().copied(), lang) } => "mm-e-dealt-pair",
        DealtHidden { seat, count as n } => "mm-e-dealt-hidden",
        Kept { seat, keep as _ } => match keep {
            None => "mm-e-kept-secret",
            Some(Keep::First) => "mm-e-kept-first",
            Some(Keep::Second) => "mm-e-kept-second",
            Some(Keep::Both) => "mm-e-kept-both",
        },
        Keeps { seat, card } => "mm-e-keeps",
        Discarded { seat, card } => "mm-e-discarded",
        Fair => "mm-e-fair",
        Picked { seat, card } => "mm-e-picked",
        Covers { seat, slot as monster = monster_name(data, *slot, None, lang) } => "mm-e-covers",
        LineupReady { seat } => "mm-e-lineup-ready",
        Lineup { seat, cards = self::cards(data, cards.iter().copied(), lang) } => "mm-e-lineup",
        FairScore { seat, points as n } => "mm-e-fair-score",
        Over => "mm-e-over",
    }
        Event::Ordered { seat, colour: Some(colour) } => {
            lang.tell("mm-e-ordered", [("seat", say.of(seat)), ("colour", say.of(colour))])
        },
        Event::Ordered { seat, colour: None } => lang.tell("mm-e-ordered-secret", [("seat", say.of(seat))]),
        Event::Prestige { seat, amount, why } => {
            let (key, from) = match why {
                Why::Order => ("mm-e-prestige-order", None),
                Why::Monster { slot, card } => {
                    ("mm-e-prestige-monster", Some(("monster", monster_name(data, *slot, *card, lang).into())))
                }
                Why::Bonus => ("mm-e-prestige-bonus", None),
                Why::Tile(tile) => ("mm-e-prestige-tile", Some(("tile", say.of(tile)))),
                Why::Lester(card) => ("mm-e-prestige-lester", Some(("card", say.of(card)))),
            };
            lang.tell(key, [("seat", say.of(seat)), ("n", say.of(amount))].into_iter().chain(from))
        },
    )
}
