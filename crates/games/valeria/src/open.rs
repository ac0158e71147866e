//! What lies open on the table, and every fact that follows from it alone: rules, bots and boards ask here.

use std::ops::Add;

use engine::{Clause, IdSet, List, Pack, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    data::{
        CITIZEN_STACKS, CitizenCounts, CitizenId, DOMAIN_STACKS, Data, DomainId, MONSTER_STACKS,
        MonsterCounts, MonsterId, PlaceId, SourceId,
    },
    effect::{Good, Per, Resource, Role},
    options::Rules,
    slot::{Row, SLOTS, Slot},
};

/// The cards of the highest Monster stack.
pub const MAX_MONSTER_STACK: usize = 6;
pub const MAX_CITIZEN_STACK: usize = 6;
/// One pile of tokens for each Monster of the centre: those in stacks, and an Event on every other slot.
pub const MAX_PILES: usize = MONSTER_STACKS * MAX_MONSTER_STACK + SLOTS - MONSTER_STACKS;
/// How many kinds of cards one roll may wake that need such a decision; the data pack is checked for it.
pub const MAX_TAKES: usize = 4;
pub const MAX_CHOICES: usize = 8;
pub const MAX_EXCHANGES: usize = 8;
/// Monster Events of a table, wherever they are.
pub const MAX_EVENTS: usize = 16;

/// Everything that all can see. Lists of cards run from the bottom of a stack to its top: the last card is the one in
/// reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Open {
    pub pack: Pack<Data>,
    pub rules: Rules,
    pub phase: Phase,
    /// Turns begun so far.
    pub turn: u32,
    pub active: Seat,
    pub first: Seat,
    pub last_round: bool,
    pub dice: [u8; 2],
    pub monsters: [MonsterStack; MONSTER_STACKS],
    pub citizens: [CitizenStack; CITIZEN_STACKS],
    pub domains: [DomainStack; DOMAIN_STACKS],
    /// Domains that a preset took out before the stacks were dealt; everybody knows.
    pub removed: IdSet<DomainId>,
    pub exhausted: ExhaustedStack,
    /// Resource tokens on Monsters of the centre (EVENTS).
    pub tokens: List<Tokens, MAX_PILES>,
    pub players: List<Player, { engine::MAX_SEATS }>,
    pub progress: Progress,
    pub dark_lord: DarkLord,
}

/// Where a turn stands. Automatic phases are passed through at once; a state set to one of them plays on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody chooses a Duke in secret.
    ChooseDukes,
    /// Automatic: the first player (solo: the Dark Lord) is drawn.
    FirstPlayer,
    /// Automatic: the dice are rolled.
    Roll,
    /// The Active player may change dice.
    Modify,
    /// Monster Events woken by the dice.
    Events,
    /// Automatic: Harvest begins.
    HarvestStart,
    /// Take activations of the Active player.
    Takes,
    /// Automatic: everybody's gains.
    Gains,
    /// Choices and exchanges, everybody at once.
    Harvest,
    /// Automatic: Domains that pay at the start of the Action phase.
    ActionStart,
    /// Choosing an action.
    Action,
    /// Paying for the chosen card.
    Payment,
    /// Rewards and effects of the action under way.
    Reward,
    /// Automatic: exhausted slots are covered.
    Cover,
    /// Domains that work at the end of the Action phase.
    ActionEnd,
    /// Automatic, solo: the dice say which Monster stacks attack.
    AttackStart,
    /// Solo: the order of the attacks, and the stack of a 6.
    Attacks,
    /// Solo: which card an attack captures.
    Capture,
    /// Automatic: end tests, next player.
    End,
    Over,
}

impl Phase {
    /// The key of its name: the phase of the rulebook that this step belongs to.
    pub const fn key(self) -> &'static str {
        match self {
            Phase::ChooseDukes | Phase::FirstPlayer => "va-phase-setup",
            Phase::Roll | Phase::Modify | Phase::Events => "va-phase-roll",
            Phase::HarvestStart | Phase::Takes | Phase::Gains | Phase::Harvest => "va-phase-harvest",
            Phase::ActionStart
            | Phase::Action
            | Phase::Payment
            | Phase::Reward
            | Phase::Cover
            | Phase::ActionEnd => "va-phase-action",
            Phase::AttackStart | Phase::Attacks | Phase::Capture => "va-phase-monsters",
            Phase::End => "va-phase-end",
            Phase::Over => "va-phase-over",
        }
    }
}

/// What is under way inside a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Progress {
    /// Dice Domains used in this Roll phase.
    pub used: IdSet<DomainId>,
    /// Monster Events already resolved in this turn.
    pub woken: IdSet<MonsterId>,
    /// Take activations left.
    pub takes: List<Pending, MAX_TAKES>,
    /// Solo: this is the second Harvest of the turn, with the right-hand sides.
    pub second_harvest: bool,
    pub actions_left: u8,
    /// The card being paid for.
    pub buying: Option<Slot>,
    /// Effects being carried out, the innermost last.
    pub frames: List<Frame, 4>,
    /// Slots emptied by this action, in order.
    pub emptied: List<Emptied, SLOTS>,
    /// The Domain stack whose next card is turned up once the reward is settled.
    pub turn_up: Option<Slot>,
    /// End-of-Action-phase Domains still to come.
    pub at_end: IdSet<DomainId>,
    /// Solo: attacks still to come, by number; 6 is a stack of the player's choice.
    pub attacks: List<u8, 3>,
    /// Solo: a 6 whose stack is being chosen.
    pub any_stack: bool,
    /// Solo: the column that is being attacked, from 0.
    pub column: Option<u8>,
}

/// A slot emptied by the action under way. Where a Monster Event was slain, no Event follows it (VA-EVT-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Emptied {
    pub slot: Slot,
    pub event: bool,
}

/// An effect being carried out, from operation `at` on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    pub effect: EffectOf,
    /// The alternative that was chosen, if this is one.
    pub option: Option<(u8, u8)>,
    pub at: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectOf {
    Monster(MonsterId),
    Domain(DomainId),
}

/// Only for the places of a list that hold nothing.
impl Default for EffectOf {
    fn default() -> Self {
        EffectOf::Monster(MonsterId::default())
    }
}

/// Activations of one card kind that still need a decision: operation `op` of its effect, `count` times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    pub source: SourceId,
    pub op: u8,
    pub count: u8,
}

/// Resources and board VP.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Stock {
    pub gold: u32,
    pub strength: u32,
    pub magic: u32,
    pub vp: u32,
}

impl Stock {
    #[inline(always)]
    pub fn of(&self, resource: Resource) -> u32 {
        match resource {
            Resource::Gold => self.gold,
            Resource::Strength => self.strength,
            Resource::Magic => self.magic,
        }
    }

    #[inline(always)]
    fn mut_of(&mut self, good: Good) -> &mut u32 {
        match good {
            Good::Gold => &mut self.gold,
            Good::Strength => &mut self.strength,
            Good::Magic => &mut self.magic,
            Good::Vp => &mut self.vp,
        }
    }

    #[inline(always)]
    pub fn gain(&mut self, good: Good, n: u32) {
        let stock = self.mut_of(good);
        *stock = stock.saturating_add(n);
    }

    #[inline(always)]
    pub fn pay(&mut self, resource: Resource, n: u32) {
        let stock = self.mut_of(resource.into());
        *stock = stock.saturating_sub(n);
    }

    pub fn resources(&self) -> u32 {
        self.gold.saturating_add(self.strength).saturating_add(self.magic)
    }

    pub fn is_empty(&self) -> bool {
        *self == Stock::default()
    }
}

impl Add for Stock {
    type Output = Stock;

    fn add(mut self, other: Stock) -> Stock {
        Resource::ALL.into_iter().for_each(|resource| self.gain(resource.into(), other.of(resource)));
        self.gain(Good::Vp, other.vp);
        self
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Player {
    #[serde(flatten)]
    pub stock: Stock,
    /// Recruited and gained Citizens; the three Starters are always there besides.
    pub citizens: CitizenCounts,
    pub domains: IdSet<DomainId>,
    /// The Victory pile.
    pub monsters: MonsterCounts,
    /// Whether a Duke is still to be chosen.
    pub choosing: bool,
    pub has_duke: bool,
    /// "Or" and wild gains still to be chosen in this Harvest.
    pub choices: List<Pending, MAX_CHOICES>,
    /// Exchanges not yet used in this Harvest.
    pub exchanges: List<Pending, MAX_EXCHANGES>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterStack {
    pub place: PlaceId,
    pub cards: List<MonsterId, MAX_MONSTER_STACK>,
    #[serde(default)]
    pub cover: Cover,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct CitizenStack {
    /// Face-down cards below (MIXED).
    pub hidden: u8,
    /// Cards known to all, bottom to top.
    pub cards: List<CitizenId, MAX_CITIZEN_STACK>,
    pub cover: Cover,
}

impl CitizenStack {
    pub fn len(&self) -> usize {
        usize::from(self.hidden) + self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct DomainStack {
    /// Face-down cards.
    pub hidden: u8,
    /// The face-up card above them.
    pub top: Option<DomainId>,
    /// Whether the top card lies face up; it does not while the reward of the card above it is being settled.
    #[serde(skip)]
    pub face_up: bool,
    pub cover: Cover,
}

impl DomainStack {
    pub fn len(&self) -> usize {
        usize::from(self.hidden) + usize::from(self.top.is_some())
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What lies on an exhausted slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// Nothing: the slot holds cards, or was emptied when no Exhausted card was left (VA-EXH-06).
    #[default]
    Bare,
    Exhausted,
    Event(MonsterId),
}

/// The Exhausted stack: plain cards at the bottom, Monster Events on top. Events are drawn before plain cards, and
/// what comes back goes to its own end, so the two never mix.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct ExhaustedStack {
    pub plain: u8,
    /// Monster Events whose identity nobody knows (VA-HID-03).
    pub hidden_events: u8,
    /// Events sent back on top, bottom to top: everybody has seen them.
    pub events: List<MonsterId, MAX_EVENTS>,
}

impl ExhaustedStack {
    /// All cards, whatever they are.
    pub fn len(&self) -> usize {
        usize::from(self.plain) + usize::from(self.hidden_events) + self.events.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Tokens on a Monster of the centre: card number `height` of a Monster stack (0 is the bottom), or the Event that
/// covers `slot`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    pub slot: Slot,
    #[serde(default)]
    pub height: u8,
    #[serde(default)]
    pub gold: u8,
    #[serde(default)]
    pub strength: u8,
    #[serde(default)]
    pub magic: u8,
}

/// Solo: the opponent, and how the game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct DarkLord {
    /// Whether he has his Duke, whom nobody knows.
    pub drawn: bool,
    pub citizens: CitizenCounts,
    pub domains: IdSet<DomainId>,
    pub ending: Option<Ending>,
}

/// The three endings of the solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Ending A: no Monster is left.
    NoMonsters,
    /// Ending B: an attack found nothing to capture.
    Overrun,
    /// Ending C: five slots are exhausted.
    Exhausted,
}

impl Open {
    pub fn count(&self) -> usize {
        usize::from(self.rules.players)
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.count())
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player who rests this turn (VA-5P-02).
    pub fn resting(&self) -> Option<Seat> {
        self.rules.five().then(|| self.active.previous(5))
    }

    /// How many turns of a round wake a player's cards as on the turns of others: with five, one of these is slept through
    /// (VA-5P-04), alone a second Harvest stands for them (VA-SOLO-18).
    pub fn harvests_of_others(&self) -> usize {
        if self.rules.solo() { 1 } else { self.count() - 1 - usize::from(self.rules.five()) }
    }

    /// Whether a player is in play this turn (VA-5P-03).
    pub fn in_play(&self, seat: Seat) -> bool {
        self.resting() != Some(seat)
    }

    /// The opponents of the Active player who are in play, in turn order.
    pub fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let resting = self.resting();
        self.active.around(self.count()).skip(1).filter(move |seat| resting != Some(*seat))
    }

    pub fn cover(&self, slot: Slot) -> Cover {
        match slot.row() {
            Row::Monster(at) => self.monsters[at].cover,
            Row::Citizen(at) => self.citizens[at].cover,
            Row::Domain(at) => self.domains[at].cover,
        }
    }

    /// Whether a slot holds no card of its own (VA-EXH-07): Exhausted cards, Events and bare slots all count.
    pub fn is_exhausted(&self, slot: Slot) -> bool {
        self.stack_size(slot) == 0
    }

    /// How many cards a stack holds.
    pub fn stack_size(&self, slot: Slot) -> usize {
        match slot.row() {
            Row::Monster(at) => self.monsters[at].cards.len(),
            Row::Citizen(at) => self.citizens[at].len(),
            Row::Domain(at) => self.domains[at].len(),
        }
    }

    pub fn exhausted_slots(&self) -> usize {
        let monsters = self.monsters.iter().filter(|stack| stack.cards.is_empty());
        let citizens = self.citizens.iter().filter(|stack| stack.is_empty());
        let domains = self.domains.iter().filter(|stack| stack.is_empty());
        monsters.count() + citizens.count() + domains.count()
    }

    /// The Monster that can be slain in a slot: the top of a stack or an Event in play (VA-SLAY-01).
    #[inline(always)]
    pub fn monster_in(&self, slot: Slot) -> Option<MonsterId> {
        if let Row::Monster(at) = slot.row()
            && let Some(id) = self.monsters[at].cards.last()
        {
            return Some(*id);
        }
        match self.cover(slot) {
            Cover::Event(id) => Some(id),
            _ => None,
        }
    }

    fn token_height(&self, slot: Slot) -> u8 {
        match slot.row() {
            Row::Monster(at) => self.monsters[at].cards.len().saturating_sub(1) as u8,
            _ => 0,
        }
    }

    /// The tokens on the Monster in reach in a slot.
    #[inline(always)]
    pub fn tokens_on(&self, slot: Slot) -> Tokens {
        let none = Tokens { slot, ..Tokens::default() };
        if self.tokens.is_empty() {
            return none;
        }
        let height = self.token_height(slot);
        self.tokens.iter().find(|pile| pile.slot == slot && pile.height == height).copied().unwrap_or(none)
    }

    /// Citizen cards by Role (VA-BLD-03: Starters and Domains do not count).
    #[inline(always)]
    pub fn citizen_roles(&self, seat: Seat) -> [u32; 4] {
        Role::ALL.map(|role| self.citizens_with(seat, role))
    }

    /// The Roles of some Citizens.
    pub fn roles_of(&self, citizens: &CitizenCounts) -> [u32; 4] {
        let mut roles = [0u32; Role::ALL.len()];
        for (id, count) in citizens.iter() {
            roles[self.pack.citizen(id).role as usize] += u32::from(count);
        }
        roles
    }

    /// Role icons on Citizens and Domains (VA-SCORE-04).
    pub fn role_icons(&self, citizens: &CitizenCounts, domains: IdSet<DomainId>) -> [u32; 4] {
        let mut icons = self.roles_of(citizens);
        for id in domains.iter() {
            for (icon, n) in icons.iter_mut().zip(self.pack.domain(id).requires) {
                *icon += u32::from(n);
            }
        }
        icons
    }

    /// How often a source stands in a tableau: copies of a Citizen, or the one Starter.
    #[inline(always)]
    pub fn copies(&self, seat: Seat, source: SourceId) -> u8 {
        match self.pack.citizen_of(source) {
            Some(citizen) => self.player(seat).citizens.get(citizen),
            None => 1,
        }
    }

    /// What a "per" effect counts, at this moment (VA-ICON-13).
    pub fn count_per(&self, seat: Seat, per: Per) -> u32 {
        let player = self.player(seat);
        match per {
            Per::CitizensWithRole(role) => self.citizens_with(seat, role),
            Per::CardsNamed(mut bits) => {
                let mut count = 0;
                while bits != 0 {
                    count += u32::from(self.copies(seat, SourceId(bits.trailing_zeros() as u8)));
                    bits &= bits - 1;
                }
                count
            }
            Per::Citizens => player.citizens.total(),
            Per::Domains => player.domains.len(),
            Per::Monsters => player.monsters.total(),
            Per::MonstersOfPlace(place) => {
                let of_place = |id: &MonsterId| self.pack.monster(*id).place == Some(place);
                player.monsters.iter().filter(|(id, _)| of_place(id)).map(|(_, count)| u32::from(count)).sum()
            }
        }
    }

    #[inline(always)]
    fn citizens_with(&self, seat: Seat, role: Role) -> u32 {
        let counts = self.player(seat).citizens.raw();
        let of_role = &self.pack.data().of_role[role as usize];
        counts.iter().zip(of_role).map(|(count, has)| u32::from(count & has)).sum()
    }

    /// The stack a Monster came from, if its Area is in play.
    pub fn home(&self, monster: MonsterId) -> Option<Slot> {
        let place = self.pack.monster(monster).place?;
        self.monsters.iter().position(|stack| stack.place == place).map(Slot::monster)
    }

    /// Whether the dice on the table are a roll.
    pub fn rolled(&self) -> bool {
        self.turn > 0 && self.dice[0] > 0
    }

    /// Which number each rolled value stands for: how often each Activation Number was hit (VA-ROLL-02).
    pub fn hits(&self) -> [u8; 3] {
        [self.dice[0], self.dice[1], self.dice[0] + self.dice[1]]
    }

    /// How often each of the three numbers activates cards: once, but by the switch of R-02 the sum of a double twice.
    pub fn activations(&self) -> [(u8, u8); 3] {
        let [one, two, sum] = self.hits();
        let sums = if self.rules.double_sum_twice && self.is_double() { 2 } else { 1 };
        [(one, 1), (two, 1), (sum, sums)]
    }

    pub fn is_double(&self) -> bool {
        self.dice[0] == self.dice[1]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn cover_mut(&mut self, slot: Slot) -> &mut Cover {
        match slot.row() {
            Row::Monster(at) => &mut self.monsters[at].cover,
            Row::Citizen(at) => &mut self.citizens[at].cover,
            Row::Domain(at) => &mut self.domains[at].cover,
        }
    }

    pub(crate) fn put_token(&mut self, slot: Slot, resource: Resource, n: u8) {
        let height = self.token_height(slot);
        let known = self.tokens.iter_mut().find(|pile| pile.slot == slot && pile.height == height);
        let pile = match known {
            Some(pile) => pile,
            None => {
                self.tokens.push(Tokens { slot, height, ..Tokens::default() });
                let last = self.tokens.len() - 1;
                &mut self.tokens[last]
            }
        };
        let count = match resource {
            Resource::Gold => &mut pile.gold,
            Resource::Strength => &mut pile.strength,
            Resource::Magic => &mut pile.magic,
        };
        *count = count.saturating_add(n);
    }

    /// Takes the tokens off the Monster in reach in a slot.
    pub(crate) fn clear_tokens(&mut self, slot: Slot) -> Tokens {
        let pile = self.tokens_on(slot);
        let height = self.token_height(slot);
        self.tokens.retain(|other| other.slot != slot || other.height != height);
        pile
    }
}

/// The clause that tells about a row's exhausted or empty slot.
pub(crate) const EXHAUSTED: Clause = "VA-EXH-04";
