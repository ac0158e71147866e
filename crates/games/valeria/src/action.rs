//! The answers a seat can give. Names follow the decision table of the ledger (VA-DEC).

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    data::{CitizenId, DomainId, DukeId, MonsterId, SourceId},
    effect::Resource,
    slot::Slot,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// VA-DEC-01: which of the two dealt Dukes to keep.
    ChooseDuke(DukeId),
    /// VA-DEC-02: use a dice Domain on die 1 or 2. `magic` is what stands in for its price (R-04, normally 0).
    RollModify {
        domain: DomainId,
        die: u8,
        #[serde(default, skip_serializing_if = "is_zero")]
        magic: u8,
    },
    Announce,
    /// VA-DEC-03: which Monster gets the token.
    EventToken(Slot),
    /// VA-DEC-04 and VA-DEC-10: take from an opponent.
    Take {
        from: Seat,
        resource: Resource,
        amount: u8,
    },
    TakeNothing,
    /// VA-DEC-05: which side of an "or", counted from 0.
    HarvestChoice(u8),
    /// VA-DEC-05: which Resource of a wild gain.
    HarvestGain(Resource),
    /// VA-DEC-06.
    HarvestExchange(SourceId),
    HarvestDone,
    /// VA-DEC-07.
    Slay(Slot),
    Recruit(Slot),
    Build(Slot),
    Gain(Resource),
    /// VA-DEC-08: how much Magic is part of the price paid.
    Payment {
        magic: u16,
    },
    /// VA-DEC-09: which alternative of a reward, counted from 0.
    RewardOption(u8),
    RewardCitizen(Slot),
    /// VA-DEC-10: which opponent a Domain names.
    Target(Seat),
    ReturnCitizen(CitizenId),
    ReturnMonster(MonsterId),
    /// VA-DEC-10: pay for a Domain's exchange.
    Exchange,
    Decline,
    /// VA-DEC-11: which attack comes first, by the number on the die.
    SoloOrder(u8),
    SoloStack(Slot),
    SoloCapture(Slot),
}

/// What an answer answers, whatever is asked at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    Duke,
    Roll,
    Token,
    Take,
    /// An "or" or wild gain of the Harvest.
    Choice,
    /// An exchange of the Harvest, or the end of them.
    Exchange,
    Action,
    Payment,
    Reward,
    Domain,
    Attack,
    /// "No, thanks", to whatever may be declined.
    Decline,
}

impl Action {
    pub(crate) fn decision(&self) -> Decision {
        match self {
            Action::ChooseDuke(_) => Decision::Duke,
            Action::RollModify { .. } | Action::Announce => Decision::Roll,
            Action::EventToken(_) => Decision::Token,
            Action::Take { .. } | Action::TakeNothing => Decision::Take,
            Action::HarvestChoice(_) | Action::HarvestGain(_) => Decision::Choice,
            Action::HarvestExchange(_) | Action::HarvestDone => Decision::Exchange,
            Action::Slay(_) | Action::Recruit(_) | Action::Build(_) | Action::Gain(_) => Decision::Action,
            Action::Payment { .. } => Decision::Payment,
            Action::RewardOption(_) | Action::RewardCitizen(_) => Decision::Reward,
            Action::Target(_) | Action::ReturnCitizen(_) | Action::ReturnMonster(_) | Action::Exchange => {
                Decision::Domain
            }
            Action::Decline => Decision::Decline,
            Action::SoloOrder(_) | Action::SoloStack(_) | Action::SoloCapture(_) => Decision::Attack,
        }
    }
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}
