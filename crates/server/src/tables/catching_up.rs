//! Catching up with what other nodes have written: a room is a cache of the log.

use engine::Seat;
use serde_json::Value;

use super::{Chair, LiveTable, Sitter, lines::Line, looking};
use crate::{
    denial::{Denial, Reason},
    store::{MoveRow, SeatRow, Store},
    time::Instant,
};

impl LiveTable {
    /// Reads what has been written since; whether there was anything. After a denial the room is of no use.
    ///
    /// The row is read first: whatever comes later belongs to this revision or to one after it, and is read once more then.
    pub async fn catch_up(&mut self, store: &Store) -> Result<bool, Denial> {
        let id = self.row.id.clone();
        let row = store.table(&id).await?.ok_or(Denial::not_found())?;
        if row.revision == self.row.revision {
            return Ok(false);
        }
        let seats = store.seats(&id).await?;
        let votes = store.votes(&id).await?;
        let chat = store.chat(&id, looking::CHAT_KEPT as i64).await?;
        let visits = store.visits(&id).await?;
        let asides = store.asides(&id).await?;
        // Another program may have gone on with it by other rules or cards.
        let other_rules =
            (row.rules, &row.data, row.stands) != (self.row.rules, &self.row.data, self.row.stands);
        if (self.is_waiting() || other_rules) && store.deal(&id).await?.is_some() {
            let fresh = LiveTable::load(store, &self.surroundings, &id).await?;
            (self.play, self.waiting) = (fresh.play, fresh.waiting);
            (self.commands, self.of_house, self.took) = (fresh.commands, fresh.of_house, fresh.took);
            for (chair, fresh) in self.chairs.iter_mut().zip(fresh.chairs) {
                (chair.since, chair.spent) = (fresh.since, fresh.spent);
            }
        } else if self.play.is_some() {
            let lines = store.moves_from(&id, self.took.len()).await?;
            self.follow(&lines)?;
        }
        self.row = row;
        self.chat = chat;
        self.presence.elsewhere(visits, self.surroundings.own.as_deref());
        if seats.len() != self.chairs.len() {
            return Err(Denial::broken());
        }
        for (at, seat) in seats.iter().enumerate() {
            self.reseat(Seat::at(at), seat)?;
        }
        for chair in &mut self.chairs {
            chair.votes.clear();
        }
        for (seat, voter) in votes {
            let chair = usize::try_from(seat).ok().and_then(|seat| self.chairs.get_mut(seat));
            chair.ok_or(Denial::broken())?.votes.push(voter);
        }
        self.hear_asides(asides);
        self.start_clocks();
        Ok(true)
    }

    /// Carries out lines of the log that follow on those that are known; they must lead where they led.
    fn follow(&mut self, lines: &[MoveRow]) -> Result<(), Denial> {
        let differs = || Denial::of(Reason::LogDiffers);
        for row in lines {
            let seat = usize::try_from(row.seat).ok().and_then(Seat::new).ok_or_else(differs)?;
            let play = self.begun_mut()?;
            match &row.action {
                None => play.undo(seat).map_err(|_| differs())?,
                Some(action) => {
                    let action: Value = serde_json::from_str(action).map_err(|_| differs())?;
                    let logged = play.give(seat, &action).map_err(|_| differs())?;
                    if !serde_json::to_string(&logged.luck).is_ok_and(|luck| luck == row.luck) {
                        return Err(differs());
                    }
                }
            }
            let (command, spent, made) = (row.command.as_str(), row.spent, row.made);
            self.note_line(&Line { seat, command, spent, takes_back: row.action.is_none(), made });
        }
        match lines.last() {
            Some(row) if row.state != self.begun()?.state_hash().map_err(Denial::unwritable)? => {
                Err(differs())
            }
            _ => Ok(()),
        }
    }

    /// Who sits on a chair now. Whoever is seen to leave has their decision given to a bot; whoever comes back is given time.
    fn reseat(&mut self, seat: Seat, row: &SeatRow) -> Result<(), Denial> {
        let now = Chair::of(row)?;
        let asked = self.decision(seat).filter(|_| self.awaiting().contains(seat));
        let chair = &mut self.chairs[seat.index()];
        match (chair.is_away(), now.is_away()) {
            (false, true) => chair.lent = asked,
            (true, false) => chair.back = Some(Instant::now()),
            _ => {}
        }
        if let (Sitter::Person { owner, .. }, Sitter::Person { owner: other, .. }) =
            (&chair.sitter, &now.sitter)
            && owner != other
        {
            (chair.hint, chair.verdict) = (None, None);
        }
        (chair.sitter, chair.name, chair.level, chair.spare) = (now.sitter, now.name, now.level, now.spare);
        chair.sent_away = now.sent_away;
        Ok(())
    }
}
