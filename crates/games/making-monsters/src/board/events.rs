//! What happened, one sentence each.

use words::{Arg, Lang};

use super::{card, cards, colour, kind, monster_name, spot, tile, tokens, who};
use crate::{Answer, Event, Keep, Kind, View, Why, data::Data};

pub fn event(view: &View, event: &Event, lang: Lang) -> String {
    let data: &Data = &view.pack;
    let name = |one| -> Arg<'static> { card(data, one, lang).into() };
    let part = |one| -> Arg<'static> { kind(data, one, lang).into() };
    let upgrade = |one| -> Arg<'static> { tile(data, one, lang).into() };
    let lester = |one: crate::LesterId| -> Arg<'static> {
        data.lesters
            .get(usize::from(one.0))
            .map_or_else(String::new, |one| one.label.text(lang.code()).to_owned())
            .into()
    };
    let cart = |one| -> Arg<'static> { data.cart(one).label.text(lang.code()).to_owned().into() };
    let who = |seat| -> Arg<'static> { who(seat, lang).into() };
    // A useful part needs no word about the space it fills.
    let place = |slot, on, what: Kind, space| -> Arg<'static> {
        spot(data, slot, on, (what == Kind::Mutation).then_some(space), lang).into()
    };
    match event {
        Event::Dealt { seat, card } => lang.tell("mm-e-dealt", [("who", who(*seat)), ("card", name(*card))]),
        Event::PlacedCard { seat, card, slot } => lang.tell(
            "mm-e-placed-card",
            [("who", who(*seat)), ("card", name(*card)), ("slot", slot.number().into())],
        ),
        Event::ReplacedCard { seat, card, old, .. } => {
            lang.tell("mm-e-replaced-card", [("who", who(*seat)), ("card", name(*card)), ("old", name(*old))])
        }
        Event::PiledCard { seat, card } => {
            lang.tell("mm-e-piled-card", [("who", who(*seat)), ("card", name(*card))])
        }
        Event::Round { round, lead } => {
            lang.tell("mm-e-round", [("round", (*round).into()), ("who", who(*lead))])
        }
        Event::Ordered { seat, colour: Some(which) } => {
            lang.tell("mm-e-ordered", [("who", who(*seat)), ("colour", colour(*which, lang).into())])
        }
        Event::Ordered { seat, colour: None } => lang.tell("mm-e-ordered-secret", [("who", who(*seat))]),
        Event::Revealed { seat, colour: which, is_super } => {
            let key = if *is_super { "mm-e-revealed-super" } else { "mm-e-revealed" };
            lang.tell(key, [("who", who(*seat)), ("colour", colour(*which, lang).into())])
        }
        Event::Drew { seat, tokens: drawn } => {
            lang.tell("mm-e-drew", [("who", who(*seat)), ("tokens", tokens(data, drawn.iter(), lang).into())])
        }
        Event::Placed { seat, part: what, slot, card, space } => lang.tell(
            "mm-e-placed",
            [("who", who(*seat)), ("part", part(*what)), ("spot", place(*slot, *card, *what, *space))],
        ),
        Event::Sorted { seat, part: what } => {
            lang.tell("mm-e-sorted", [("who", who(*seat)), ("part", part(*what))])
        }
        Event::Stored { seat, part: what, tile } => {
            lang.tell("mm-e-stored", [("who", who(*seat)), ("part", part(*what)), ("tile", upgrade(*tile))])
        }
        Event::Rejected { seat, token, overflow } => {
            let key = if *overflow { "mm-e-overflow" } else { "mm-e-rejected" };
            lang.tell(key, [("who", who(*seat)), ("token", part(*token))])
        }
        Event::Moved { seat, part: what, slot, card, space } => lang.tell(
            "mm-e-moved",
            [("who", who(*seat)), ("part", part(*what)), ("spot", place(*slot, *card, *what, *space))],
        ),
        Event::Stopped { seat } => lang.tell("mm-e-stopped", [("who", who(*seat))]),
        Event::RotReturned { seat } => lang.tell("mm-e-rot-returned", [("who", who(*seat))]),
        Event::Rotted { seat } => lang.tell("mm-e-rotted", [("who", who(*seat))]),
        Event::Prestige { seat, amount, why } => {
            let base = [("who", who(*seat)), ("n", (*amount).into())];
            match why {
                Why::Order => lang.tell("mm-e-prestige-order", base),
                Why::Monster { slot, card } => {
                    let monster = monster_name(data, *slot, *card, lang);
                    lang.tell("mm-e-prestige-monster", base.into_iter().chain([("monster", monster.into())]))
                }
                Why::Bonus => lang.tell("mm-e-prestige-bonus", base),
                Why::Tile(tile) => {
                    lang.tell("mm-e-prestige-tile", base.into_iter().chain([("tile", upgrade(*tile))]))
                }
                Why::Lester(card) => {
                    lang.tell("mm-e-prestige-lester", base.into_iter().chain([("card", lester(*card))]))
                }
            }
        }
        Event::Gained { seat, kind: which, count } => {
            let gained = tokens(data, [(*which, *count)].into_iter(), lang);
            lang.tell("mm-e-gained", [("who", who(*seat)), ("tokens", gained.into())])
        }
        Event::NothingLeft { seat } => lang.tell("mm-e-nothing-left", [("who", who(*seat))]),
        Event::UsedLester { seat, card } => {
            lang.tell("mm-e-lester", [("who", who(*seat)), ("card", lester(*card))])
        }
        Event::LestersBack { seat } => lang.tell("mm-e-lesters-back", [("who", who(*seat))]),
        Event::Composted { seat, count: 0 } => lang.tell("mm-e-composted-none", [("who", who(*seat))]),
        Event::Composted { seat, count } => {
            lang.tell("mm-e-composted", [("who", who(*seat)), ("n", (*count).into())])
        }
        Event::TookTile { seat, tile, cart: from } => lang
            .tell("mm-e-took-tile", [("who", who(*seat)), ("tile", upgrade(*tile)), ("cart", cart(*from))]),
        Event::Installed { seat, tile } => {
            lang.tell("mm-e-installed", [("who", who(*seat)), ("tile", upgrade(*tile))])
        }
        Event::Boxed { seat, tile } => {
            lang.tell("mm-e-boxed", [("who", who(*seat)), ("tile", upgrade(*tile))])
        }
        Event::Bombed { seat, count, waits } => {
            let key = if *waits { "mm-e-bombed-later" } else { "mm-e-bombed" };
            lang.tell(key, [("who", who(*seat)), ("n", (*count).into())])
        }
        Event::BombArrived { seat, count } => {
            lang.tell("mm-e-bomb-arrived", [("who", who(*seat)), ("n", (*count).into())])
        }
        Event::Answered { seat, answer } => {
            let key = match answer {
                None => "mm-e-answered-secret",
                Some(Answer::Reanimate) => "mm-e-answered-reanimate",
                Some(Answer::Wait) => "mm-e-answered-wait",
            };
            lang.tell(key, [("who", who(*seat))])
        }
        Event::MustReanimate { seat } => lang.tell("mm-e-must", [("who", who(*seat))]),
        Event::Reanimates { seat, monsters } => {
            lang.tell("mm-e-reanimates", [("who", who(*seat)), ("n", (*monsters).into())])
        }
        Event::Pegged { seat, slot, card } => {
            let spot = spot(data, *slot, *card, None, lang);
            lang.tell("mm-e-pegged", [("who", who(*seat)), ("spot", spot.into())])
        }
        Event::RotTaken { seat, track, reserve } => lang.tell(
            "mm-e-rot-taken",
            [("who", who(*seat)), ("track", (*track).into()), ("reserve", (*reserve).into())],
        ),
        Event::Ground { seat, part: what } => {
            lang.tell("mm-e-ground", [("who", who(*seat)), ("part", part(*what))])
        }
        Event::Exchanged { seat, gave, took } => {
            lang.tell("mm-e-exchanged", [("who", who(*seat)), ("gave", part(*gave)), ("took", part(*took))])
        }
        Event::CleanedUp { seat } => lang.tell("mm-e-cleaned", [("who", who(*seat))]),
        Event::TrackEmpty => lang.say("mm-e-track-empty"),
        Event::Refilled { cart: on, tile } => {
            lang.tell("mm-e-refilled", [("tile", upgrade(*tile)), ("cart", cart(*on))])
        }
        Event::Turned => lang.say("mm-e-turned"),
        Event::Reshuffled => lang.say("mm-e-reshuffled"),
        Event::DealtPair { seat, cards: pair } => {
            let pair = cards(data, pair.iter().copied(), lang);
            lang.tell("mm-e-dealt-pair", [("who", who(*seat)), ("cards", pair.into())])
        }
        Event::DealtHidden { seat, count } => {
            lang.tell("mm-e-dealt-hidden", [("who", who(*seat)), ("n", (*count).into())])
        }
        Event::Kept { seat, keep } => {
            let key = match keep {
                None => "mm-e-kept-secret",
                Some(Keep::First) => "mm-e-kept-first",
                Some(Keep::Second) => "mm-e-kept-second",
                Some(Keep::Both) => "mm-e-kept-both",
            };
            lang.tell(key, [("who", who(*seat))])
        }
        Event::Keeps { seat, card } => lang.tell("mm-e-keeps", [("who", who(*seat)), ("card", name(*card))]),
        Event::Discarded { seat, card } => {
            lang.tell("mm-e-discarded", [("who", who(*seat)), ("card", name(*card))])
        }
        Event::Fair => lang.say("mm-e-fair"),
        Event::Picked { seat, card } => {
            lang.tell("mm-e-picked", [("who", who(*seat)), ("card", name(*card))])
        }
        Event::Covers { seat, slot } => {
            let monster = monster_name(data, *slot, None, lang);
            lang.tell("mm-e-covers", [("who", who(*seat)), ("monster", monster.into())])
        }
        Event::LineupReady { seat } => lang.tell("mm-e-lineup-ready", [("who", who(*seat))]),
        Event::Lineup { seat, cards: lineup } => {
            let lineup = cards(data, lineup.iter().copied(), lang);
            lang.tell("mm-e-lineup", [("who", who(*seat)), ("cards", lineup.into())])
        }
        Event::FairScore { seat, points } => {
            lang.tell("mm-e-fair-score", [("who", who(*seat)), ("n", (*points).into())])
        }
        Event::Over => lang.say("mm-e-over"),
    }
}
