//! Tables of earlier rules and cards, and of earlier servers. Such a table is played again when it is first looked at. Where every
//! answer is still one, chance decides the same and it stands where it stood, it has the rules of today and nobody notices.
//! Where not, a running game goes on by the rules of today from the state that is stored beside its log, and its log says so; a
//! game that is over is shown as it was told.
//!
//! The first servers stored hashes of nothing; the database has marked their tables as unhashed, and has no states of them: where
//! they do not come to the same end, they are kept as they are, and whoever looks is told why.

use engine::Problem;
use plug::{Playing, Plug};
use serde_json::Value;
use words::Lang;

use super::{
    replay::{Course, Differs},
    told::{Sheet, ToldGame},
};
use crate::{
    denial::{Denial, Reason},
    store::{Change, SeatResult, StateRow, Status, Store, TableRow},
};

/// The rules and cards of this day.
pub struct Today {
    pub rules: i64,
    pub data: String,
}

impl Today {
    pub fn of(game: &'static Plug) -> Result<Today, Denial> {
        let data = game.check_data(game.built_in_data())?;
        Ok(Today { rules: i64::from(game.rules_version()), data })
    }

    /// Whether there is any point in playing the log of a table again: not where a later program has gone on with it, and not
    /// where it was tried. While a house is updated, a later program is a moment away, and this one soon gone.
    pub fn may_read(&self, table: &TableRow) -> Result<(), Denial> {
        if table.rules > self.rules {
            return Err(Denial::again_after(Reason::LaterRules, 2));
        }
        match table.unrenewed.as_deref().and_then(|noted| self.read_note(noted)) {
            Some(differs) => Err(outdated(differs)),
            None => Ok(()),
        }
    }

    fn is_of(&self, table: &TableRow) -> bool {
        table.is_hashed && table.rules == self.rules && table.data == self.data
    }

    /// What is noted of a table that cannot be played again, so that it is not tried at every look: by which rules and cards,
    /// and why.
    fn note(&self, differs: Differs) -> String {
        let (key, line) = parts(differs);
        let by = format!("{}/{}", self.rules, self.data);
        line.map_or(format!("{by} {key}"), |line| format!("{by} {key} {line}"))
    }

    /// Reads a note that was made by the rules and cards of today; by others it is worth another try.
    fn read_note(&self, noted: &str) -> Option<Differs> {
        let mut words = noted.split(' ');
        if words.next()? != format!("{}/{}", self.rules, self.data) {
            return None;
        }
        let key = words.next()?;
        let line = words.next().and_then(|line| line.parse().ok());
        Some(match (key, line) {
            ("begin", None) => Differs::Begin,
            ("answer", Some(line)) => Differs::Answer(line),
            ("back", Some(line)) => Differs::TakenBack(line),
            ("luck", Some(line)) => Differs::Luck(line),
            ("end", None) => Differs::End,
            _ => return None,
        })
    }
}

/// A table that was played again, before it is known what becomes of it.
pub struct Renewal<'a> {
    pub store: &'a Store,
    pub game: &'static Plug,
    pub today: &'a Today,
    pub course: &'a Course,
    /// The state to which the whole log led, if it was stored.
    pub stored: Option<&'a StateRow>,
}

impl Renewal<'_> {
    /// The game as it goes on, with what is to be known of that in the table's row.
    pub async fn settle(
        &self,
        row: &mut TableRow,
        replayed: Result<Box<dyn Playing>, Differs>,
    ) -> Result<Box<dyn Playing>, Denial> {
        let differs = match replayed {
            Ok(play) if self.today.is_of(row) => {
                if self.course.leads_to(&*play)? {
                    return Ok(play);
                }
                Differs::End
            }
            Ok(play) => {
                if self.agrees(row, &*play).await? {
                    self.renew(row, &*play).await?;
                    return Ok(play);
                }
                Differs::End
            }
            Err(differs) => differs,
        };
        // What was read of it belongs together only if nobody has written meanwhile.
        if self.store.revision(&row.id).await? != Some(row.revision) {
            return Err(Denial::of(Reason::Conflict));
        }
        if row.status == Status::Playing
            && let Some(play) = self.standing(row)?
        {
            self.go_on(row, differs).await?;
            return Ok(play);
        }
        // Neither rules nor cards have changed: the log itself is not what it was.
        if self.today.is_of(row) {
            return Err(Denial::of(Reason::LogDiffers));
        }
        tracing::warn!(table = row.id, reason = ?differs, "a table of earlier rules stays as it was told");
        // While a game runs, nobody is told how many lines its log has.
        let differs = if row.status == Status::Over { differs } else { Differs::End };
        self.store.write(vec![Change::unrenewed(&row.id, &self.today.note(differs))]).await?;
        Err(outdated(differs))
    }

    /// Whether a game of other rules or cards is still the same by those of today.
    async fn agrees(&self, row: &TableRow, play: &dyn Playing) -> Result<bool, Denial> {
        let stands = !row.is_hashed || self.course.leads_to(play)? || {
            self.stored_state(&row.id).is_some_and(|state| play.stands_as(&state))
        };
        if !stands || !ends_alike(play, row.status, &self.store.results_at(&row.id).await?) {
            return Ok(false);
        }
        let (Some(outcome), lang) = (play.outcome(), Lang::default()) else { return Ok(true) };
        let told = ToldGame::read(self.store, &row.id, lang).await?;
        Ok(told.is_none_or(|told| told.sheet.adds_up_like(&Sheet::of(play, &outcome, &[], lang))))
    }

    /// It has the rules and cards of today.
    async fn renew(&self, row: &mut TableRow, play: &dyn Playing) -> Result<(), Denial> {
        let Today { rules, data } = self.today;
        let state = play.state_hash().map_err(Denial::unwritable)?;
        self.store.write(Change::renew(row, *rules, data, &state)).await?;
        tracing::info!(table = row.id, from = row.rules, to = rules, "a table of earlier rules was renewed");
        self.is_of_today(row);
        Ok(())
    }

    /// The game as it stands by the rules of today on the state that is stored; nothing where it cannot be played so. Where
    /// neither rules nor cards have another number, the state must be the one whose hash is in the log.
    fn standing(&self, row: &TableRow) -> Result<Option<Box<dyn Playing>>, Denial> {
        let (Some(state), Ok(seed)) = (self.stored_state(&row.id), self.course.deal.seed.parse()) else {
            return Ok(None);
        };
        let lines = self.course.moves.len();
        let play = match self.game.go_on(&self.course.options, seed, lines, &state) {
            Ok(play) => play,
            Err(problems) => {
                tracing::warn!(table = row.id, ?problems, "a stored state cannot be played on");
                return Ok(None);
            }
        };
        let is_known = !self.today.is_of(row) || self.course.leads_to(&*play)?;
        Ok((is_known && !play.awaiting().is_empty()).then_some(play))
    }

    /// The stored state. One that cannot be read is as good as none, but whoever runs the house hears of it.
    fn stored_state(&self, table: &str) -> Option<Value> {
        let read = serde_json::from_str(&self.stored?.state);
        read.inspect_err(|error| tracing::warn!(table, %error, "a stored state cannot be read")).ok()
    }

    /// From now on it stands on the stored state.
    async fn go_on(&self, row: &mut TableRow, differs: Differs) -> Result<(), Denial> {
        let (lines, Today { rules, data }) = (self.course.moves.len(), self.today);
        self.store.write(Change::go_on(row, *rules, data, lines).into()).await?;
        tracing::warn!(table = row.id, from = row.rules, to = rules, reason = ?differs, "a game goes on by new rules");
        (row.stands, row.asked) = (Some(lines as i64), None);
        self.is_of_today(row);
        Ok(())
    }

    fn is_of_today(&self, row: &mut TableRow) {
        (row.rules, row.data, row.is_hashed) = (self.today.rules, self.today.data.clone(), true);
        row.unrenewed = None;
        row.revision += 1;
    }
}

/// Whether a game has come as far as was stored, with the same scores where it is over.
fn ends_alike(play: &dyn Playing, status: Status, results: &[SeatResult]) -> bool {
    let Some(outcome) = play.outcome() else { return status != Status::Over };
    let standings = &outcome.standings;
    // Games that were played elsewhere and handed in have no results here.
    let same = |stored: &SeatResult| {
        standings.iter().any(|standing| {
            let seat = standing.seat.index() as i64;
            *stored == (seat, i64::from(standing.score), i64::from(standing.rank), standing.won)
        })
    };
    status == Status::Over
        && (results.is_empty() || results.len() == standings.len())
        && results.iter().all(same)
}

/// Why a table stays as it was told, in words.
fn outdated(differs: Differs) -> Denial {
    // People count from one.
    let problem = match differs {
        Differs::Begin => Problem::new("renewal-begin"),
        Differs::Answer(line) => Problem::new("renewal-answer").with("line", line + 1),
        Differs::TakenBack(line) => Problem::new("renewal-back").with("line", line + 1),
        Differs::Luck(line) => Problem::new("renewal-luck").with("line", line + 1),
        Differs::End => Problem::new("renewal-end"),
    };
    Denial { problems: vec![problem], ..Denial::of(Reason::OtherRules) }
}

fn parts(differs: Differs) -> (&'static str, Option<usize>) {
    match differs {
        Differs::Begin => ("begin", None),
        Differs::Answer(line) => ("answer", Some(line)),
        Differs::TakenBack(line) => ("back", Some(line)),
        Differs::Luck(line) => ("luck", Some(line)),
        Differs::End => ("end", None),
    }
}
