//! A small game with everything the engine cares about (secret simultaneous choices, a hidden deck, dice, turns),
//! and a way to break each law on purpose.
//!
//! Everyone is dealt two cards and secretly keeps one. Then each seat has two turns: draw the top card of the deck,
//! roll a die for points, or save one point. At the end kept and drawn cards count.

use engine::pack::PackReader;
use engine::{
    Audience, Components, Game, Impossible, Label, Luck, Names, Outcome, Pack, Piece, Problem, Problems,
    Refusal, Rng, ScoreLine, Seat, Seats, Seed, Stream, Viewer, Witness,
};
use rand::Rng as _;
use serde::{Deserialize, Serialize, Serializer};

/// The ways to break the game, one law each.
pub const SOUND: u8 = 0;
pub const LEAKS_VIEW: u8 = 1;
pub const ASKS_FORCED: u8 = 2;
pub const LOSES_PIECES: u8 = 3;
pub const LISTS_ILLEGAL: u8 = 4;
pub const ACCEPTS_UNLISTED: u8 = 5;
pub const REFUSES_WITHOUT_RULE: u8 = 6;
pub const ORDER_MATTERS: u8 = 7;
pub const HIDES_REVEAL: u8 = 8;
pub const LEAKS_EVENT: u8 = 9;
pub const NEVER_ENDS: u8 = 10;
pub const LISTS_TWICE: u8 = 11;
pub const FORGETS_IN_JSON: u8 = 12;
pub const LEAKS_LEGAL: u8 = 13;
pub const REFUSAL_CHANGES: u8 = 14;
pub const ASKS_NOBODY: u8 = 15;
pub const PANICS: u8 = 16;
pub const LEAKS_PENDING: u8 = 17;
pub const FORGETS_ITSELF: u8 = 18;
pub const SPARES_ILLEGAL: u8 = 19;
pub const HASHES_NOTHING: u8 = 20;
pub const HASHES_NO_SECRETS: u8 = 21;
pub const HAS_NO_HASH: u8 = 22;

#[derive(Debug)]
pub struct Cards {
    pub count: u8,
}

impl Names for Cards {
    fn label(&self, _: u8, _: u8) -> Option<&Label> {
        None
    }
}

impl Components for Cards {
    const GAME: &'static str = "toy";
    const BUILT_IN: &'static str = "cards = 12";

    fn read(reader: &PackReader) -> Option<Self> {
        let count = reader.table("cards")?;
        reader.number("cards", "cards", count, 12..=255);
        Some(Cards { count })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub players: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options { players: 2 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Keep(u8),
    Draw,
    Roll,
    Save,
}

#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Kept { seat: Seat, card: Option<u8> },
    Drew { seat: Seat, card: u8 },
    Rolled { seat: Seat, die: u32 },
    Saved { seat: Seat },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    pub dealt: [u8; 2],
    pub kept: Option<u8>,
    pub drawn: Vec<u8>,
    pub points: i32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Toy<const FLAW: u8> {
    pack: Pack<Cards>,
    #[serde(serialize_with = "hidden::<FLAW, _, _>")]
    luck: Luck,
    #[serde(serialize_with = "hidden::<FLAW, _, _>")]
    pub players: Vec<Player>,
    #[serde(serialize_with = "hidden::<FLAW, _, _>")]
    pub deck: Vec<u8>,
    #[serde(serialize_with = "public::<FLAW, _, _>")]
    turn: usize,
    #[serde(skip_serializing_if = "forgets::<FLAW>")]
    #[serde(default, serialize_with = "public::<FLAW, _, _>")]
    answered: usize,
}

/// What machines are told of a part that somebody cannot see; people are told everything.
fn hidden<const FLAW: u8, T: Serialize, S: Serializer>(part: &T, to: S) -> Result<S::Ok, S::Error> {
    if FLAW == HASHES_NO_SECRETS && !to.is_human_readable() {
        return to.serialize_unit();
    }
    public::<FLAW, T, S>(part, to)
}

fn public<const FLAW: u8, T: Serialize, S: Serializer>(part: &T, to: S) -> Result<S::Ok, S::Error> {
    match FLAW {
        HASHES_NOTHING if !to.is_human_readable() => to.serialize_unit(),
        HAS_NO_HASH if !to.is_human_readable() => Err(serde::ser::Error::custom("not for machines")),
        _ => part.serialize(to),
    }
}

fn forgets<const FLAW: u8>(_: &usize) -> bool {
    FLAW == FORGETS_IN_JSON
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    #[serde(skip)]
    pack: Option<Pack<Cards>>,
    me: Option<Seat>,
    players: Vec<(Option<Player>, bool, Vec<u8>, i32)>,
    deck: usize,
    turn: usize,
    answered: usize,
}

impl<const FLAW: u8> Toy<FLAW> {
    fn choosing(&self) -> bool {
        self.players.iter().any(|player| player.kept.is_none())
    }

    fn rounds(&self) -> usize {
        2 * self.players.len()
    }

    fn seat(&self) -> Seat {
        Seat::at(self.turn % self.players.len())
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const NOT_YOURS: &'static str = "TO-TURN-01";
    const BOUND: usize = 40;

    type Data = Cards;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(
        options: &Options,
        pack: Pack<Cards>,
        seed: &Seed,
        on: &mut Witness<Event>,
    ) -> Result<Self, Problems> {
        if !(2..=3).contains(&options.players) {
            return Err(vec![Problem::new("toy-players").rule("TO-SET-01")]);
        }
        let mut luck = Luck::new(seed);
        let mut deck: Vec<u8> = (0..pack.count).collect();
        luck.shuffle(Stream::Table, &mut deck, on);
        let players = (0..options.players)
            .map(|_| Player {
                dealt: [deck.pop().unwrap_or(0), deck.pop().unwrap_or(0)],
                kept: None,
                drawn: Vec::new(),
                points: 0,
            })
            .collect();
        Ok(Toy { pack, luck, players, deck, turn: 0, answered: 0 })
    }

    fn pack(&self) -> Pack<Cards> {
        self.pack
    }

    fn players(&self) -> usize {
        self.players.len()
    }

    fn awaiting(&self) -> Seats {
        if self.choosing() {
            let open = |seat: &Seat| self.players[seat.index()].kept.is_none();
            return Seat::all(self.players.len()).filter(open).collect();
        }
        if self.outcome().is_some() || (FLAW == ASKS_NOBODY && self.turn == 3) {
            return Seats::NONE;
        }
        Seats::only(self.seat())
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.awaiting().contains(seat) {
            return;
        }
        if self.choosing() {
            into.extend([Action::Keep(0), Action::Keep(1)]);
            return;
        }
        if FLAW == ASKS_FORCED && self.turn == 1 {
            into.push(Action::Save);
            return;
        }
        if FLAW == LISTS_ILLEGAL && self.turn == 2 {
            into.push(Action::Keep(1));
        }
        if FLAW == LEAKS_LEGAL && self.deck.last().is_some_and(|card| *card < 6) {
            into.push(Action::Draw);
        }
        into.extend([Action::Draw, Action::Roll, Action::Save]);
        if FLAW == LISTS_TWICE {
            into.push(Action::Save);
        }
        if FLAW == LEAKS_LEGAL {
            into.dedup();
            if self.deck.last().is_some_and(|card| *card < 6) {
                into.reverse();
            }
        }
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), Refusal> {
        if FLAW == REFUSES_WITHOUT_RULE {
            return if self.choosing() == matches!(action, Action::Keep(0 | 1)) {
                Ok(())
            } else {
                Err(Refusal::by(&[]))
            };
        }
        match action {
            Action::Keep(which) if self.choosing() && *which < 2 => Ok(()),
            Action::Keep(_) if FLAW == ACCEPTS_UNLISTED && !self.choosing() => Ok(()),
            Action::Keep(_) => Err(Refusal::by(&["TO-KEEP-01", "TO-KEEP-02"])),
            _ if self.choosing() => Err(Refusal::by(&["TO-TURN-02"])),
            _ if FLAW == ASKS_FORCED && self.turn == 1 && *action != Action::Save => {
                Err(Refusal::by(&["TO-TURN-02"]))
            }
            _ => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, on: &mut Witness<Event>) {
        let bonus = if FLAW == ORDER_MATTERS && self.answered == 0 { 1 } else { 0 };
        let player = &mut self.players[seat.index()];
        match action {
            Action::Keep(which) => {
                player.kept = Some(*which);
                player.points += bonus;
                let card = Some(player.dealt[usize::from(*which) % 2]);
                self.answered += 1;
                if FLAW == LEAKS_EVENT {
                    on.tell(Audience::ALL, "TO-KEEP-01", || Event::Kept { seat, card });
                } else {
                    on.tell(Audience::only(seat), "TO-KEEP-01", || Event::Kept { seat, card });
                    on.tell(Audience::all_but(seat), "TO-KEEP-01", || Event::Kept { seat, card: None });
                }
                return;
            }
            Action::Draw => {
                if let Some(card) = self.deck.pop() {
                    if FLAW != LOSES_PIECES {
                        player.drawn.push(card);
                    }
                    if FLAW != HIDES_REVEAL {
                        on.reveal();
                    }
                    on.tell(Audience::ALL, "TO-DRAW-01", || Event::Drew { seat, card });
                }
            }
            Action::Roll => {
                let die = self.luck.roll(Stream::Seat(seat), 1, 6, on);
                player.points += die as i32;
                on.tell(Audience::ALL, "TO-ROLL-01", || Event::Rolled { seat, die });
            }
            Action::Save => {
                player.points += 1;
                on.tell(Audience::ALL, "TO-SAVE-01", || Event::Saved { seat });
            }
        }
        if FLAW != NEVER_ENDS || self.turn < 2 {
            self.turn += 1;
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, on: &mut Witness<Event>) -> Result<(), Refusal> {
        if !self.awaiting().contains(seat) {
            return Err(Refusal::by(&["TO-TURN-01"]));
        }
        if FLAW == REFUSAL_CHANGES {
            self.players[seat.index()].points += 1;
        }
        self.check(seat, action)?;
        if FLAW == REFUSAL_CHANGES {
            self.players[seat.index()].points -= 1;
        }
        self.play(seat, action, on);
        Ok(())
    }

    fn resume(&mut self, _: &mut Witness<Event>) {}

    fn view(&self, viewer: Viewer) -> View {
        let open = self.outcome().is_some();
        let players = self
            .players
            .iter()
            .enumerate()
            .map(|(index, player)| {
                let own = viewer.is(Seat::at(index)) || open || FLAW == LEAKS_VIEW;
                (own.then(|| player.clone()), player.kept.is_some(), player.drawn.clone(), player.points)
            })
            .collect();
        View {
            pack: Some(self.pack),
            me: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            players,
            deck: self.deck.len(),
            turn: self.turn,
            answered: self.answered,
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let pack = match view.pack {
            Some(pack) => pack,
            None => unreachable!("a view of a toy always holds its pack"),
        };
        let mut hidden: Vec<u8> = (0..pack.count).collect();
        for (own, _, drawn, _) in &view.players {
            let own = own.iter().flat_map(|player| player.dealt);
            hidden.retain(|card| !drawn.contains(card) && !own.clone().any(|known| known == *card));
        }
        for last in (1..hidden.len()).rev() {
            hidden.swap(last, rng.next_u64() as usize % (last + 1));
        }
        let mut deal = || hidden.pop().unwrap_or(0);
        let players = view
            .players
            .iter()
            .map(|(own, kept, drawn, points)| match own {
                Some(player) => player.clone(),
                None => Player {
                    dealt: [deal(), deal()],
                    kept: kept.then(|| (rng.next_u64() % 2) as u8),
                    drawn: drawn.clone(),
                    points: *points,
                },
            })
            .collect();
        let mut deck = hidden;
        deck.truncate(view.deck);
        Toy { pack, luck: Luck::imagined(rng), players, deck, turn: view.turn, answered: view.answered }
    }

    fn resample(&mut self, seat: Seat, rng: &mut Rng) {
        self.luck = Luck::imagined(rng);
        if self.outcome().is_some() {
            return;
        }
        let others: Vec<usize> = (0..self.players.len()).filter(|index| *index != seat.index()).collect();
        let mut hidden = self.deck.clone();
        hidden.extend(others.iter().flat_map(|index| self.players[*index].dealt));
        for last in (1..hidden.len()).rev() {
            hidden.swap(last, rng.next_u64() as usize % (last + 1));
        }
        for index in others {
            let player = &mut self.players[index];
            player.dealt = [hidden.pop().unwrap_or(0), hidden.pop().unwrap_or(0)];
            player.kept = player.kept.map(|_| (rng.next_u64() % 2) as u8);
        }
        self.deck = hidden;
    }

    fn pending(&self, viewer: Viewer) -> Seats {
        let awaiting = self.awaiting();
        match viewer {
            Viewer::Seat(seat) if FLAW == FORGETS_ITSELF => awaiting.without(seat),
            // Seems to think as long as the top card of the deck is a low one.
            _ if FLAW == LEAKS_PENDING && self.deck.last().is_some_and(|card| *card < 6) => {
                awaiting.with(Seat::at(1))
            }
            _ => awaiting,
        }
    }

    fn spared(_: &View, _: Seat, legal: &[Action]) -> Option<Action> {
        let unlisted = if FLAW == SPARES_ILLEGAL { Action::Keep(7) } else { *legal.first()? };
        (!legal.is_empty()).then_some(unlisted)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.choosing() || self.turn < self.rounds() {
            return None;
        }
        let line = |item, points: i32| ScoreLine { item, count: 1, points, clause: "TO-END-01" };
        let sheet = |player: &Player| {
            let kept = player.kept.map_or(0, |which| player.dealt[usize::from(which) % 2]);
            let drawn = player.drawn.iter().map(|card| i32::from(*card)).sum();
            (
                vec![line("kept", i32::from(kept)), line("drawn", drawn), line("points", player.points)],
                Vec::new(),
            )
        };
        Some(Outcome::ranked(1, self.players.iter().map(sheet).collect()))
    }

    fn validate(&self) -> Result<(), Impossible> {
        let mut against = Impossible::default();
        let cards = self.players.iter().flat_map(|player| player.dealt.iter().chain(&player.drawn));
        against.demand((2..=3).contains(&self.players.len()), "two or three play");
        against.demand(self.deck.iter().chain(cards).all(|card| *card < self.pack.count), "no such card");
        against.verdict()
    }

    fn any_options(_: Pack<Cards>, rng: &mut Rng) -> Options {
        Options { players: 2 + (rng.next_u64() % 2) as usize }
    }

    fn pieces(&self) -> Vec<(Piece, u32)> {
        assert!(FLAW != PANICS || self.turn < 3, "turn {} was too much", self.turn);
        let held: usize = self.players.iter().map(|player| 2 + player.drawn.len()).sum();
        vec![(("cards", 0), (held + self.deck.len()) as u32)]
    }
}
