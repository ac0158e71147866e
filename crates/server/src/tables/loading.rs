//! Reading a table back from its log.

use std::{collections::HashSet, sync::OnceLock, time::Duration};

use serde_json::Value;
use words::Lang;

use super::{
    Author, Chair, Clock, LiveTable, Surroundings, ToldGame, looking,
    renewal::{Renewal, Today},
    replay::Course,
    taken::Taken,
    thoughts::Waiting,
    timing::end_of,
    visits::Presence,
};
use crate::{
    denial::{Denial, Reason},
    store::{Change, Status, Store},
    threads,
    time::{Instant, now},
};

/// How often a table is read again because somebody wrote to it meanwhile.
const TRIES: usize = 5;

impl LiveTable {
    /// Reads a table from its log and plays it again, checking every step.
    pub async fn load(store: &Store, surroundings: &Surroundings, id: &str) -> Result<LiveTable, Denial> {
        for _ in 1..TRIES {
            match LiveTable::load_once(store, surroundings, id).await {
                Err(denial) if denial.reason == Reason::Conflict => {}
                done => return done,
            }
        }
        LiveTable::load_once(store, surroundings, id).await
    }

    async fn load_once(store: &Store, surroundings: &Surroundings, id: &str) -> Result<LiveTable, Denial> {
        let mut row = store.table(id).await?.ok_or(Denial::not_found())?;
        let seats = store.seats(id).await?;
        let mut moves = store.moves(id).await?;
        let chat = store.chat(id, looking::CHAT_KEPT as i64).await?;
        let game = plug::find(&row.game).map_err(|_| Denial::not_found())?;
        let options: Value = serde_json::from_str(&row.options).map_err(Denial::unreadable)?;
        let deal = store.deal(id).await?;
        let mut times = None;
        let mut lacks_state = false;
        let play = match deal {
            None if row.status == Status::Waiting => None,
            None => return Err(Denial::broken()),
            Some(deal) => {
                let today = Today::of(game)?;
                today.may_read(&row)?;
                let ground = match row.stands {
                    Some(version) => Some(store.ground(id, version).await?.ok_or(Denial::broken())?),
                    None => None,
                };
                let lines = moves.len() as i64;
                let stored = store.state(id).await?.filter(|state| state.version == lines);
                // Whoever was dealt to is asked from that moment on, or from when the game went on by new rules.
                let begun = ground.as_ref().map_or(deal.made, |ground| ground.made);
                let course = Course { options: options.clone(), deal, ground, moves };
                // A long game takes a while: not on the threads that serve pages.
                let work = threads::run(move || (course.replay(game, begun), course));
                let (replayed, course) = work.await.map_err(|_| Denial::broken())?;
                let (play, told) = match replayed {
                    Ok((play, told)) => (Ok(play), Some(told)),
                    Err(differs) => (Err(differs), None),
                };
                let stood = row.stands;
                let renewal =
                    Renewal { store, game, today: &today, course: &course, stored: stored.as_ref() };
                let play = renewal.settle(&mut row, play).await?;
                times = told.filter(|_| row.stands == stood);
                lacks_state =
                    stored.is_none_or(|stored| (stored.rules, stored.data) != (today.rules, today.data));
                moves = course.moves;
                Some(play)
            }
        };
        let mut chairs = seats.iter().map(Chair::of).collect::<Result<Vec<Chair>, Denial>>()?;
        // A game that goes on by new rules from now on asks whom it asks from now on.
        let asked = times.iter().flat_map(|times| &times.asked);
        for (chair, asked) in chairs.iter_mut().zip(asked) {
            chair.since = asked.map(|since| {
                let thought = Duration::from_secs(store.awake_since(since));
                Instant::now().checked_sub(thought).unwrap_or_else(Instant::now)
            });
        }
        for (seat, voter) in store.votes(id).await? {
            let chair = usize::try_from(seat).ok().and_then(|seat| chairs.get_mut(seat));
            chair.ok_or(Denial::broken())?.votes.push(voter);
        }
        let (mut commands, mut of_house) = (Taken::default(), HashSet::new());
        for (version, line) in moves.iter().enumerate() {
            let seat = usize::try_from(line.seat).map_err(|_| Denial::broken())?;
            let chair = chairs.get_mut(seat).ok_or(Denial::broken())?;
            chair.spent = chair.spent.saturating_add_signed(line.spent);
            if Author::is_of_house(&line.command) {
                of_house.insert(version);
            }
            commands.note(seat, &line.command);
        }
        let took = moves.iter().map(|row| row.spent).collect();
        let clock = Clock::stored(&row.clock)?;
        let mut table = LiveTable {
            row,
            game,
            options,
            play,
            chairs,
            chat,
            clock,
            curve: OnceLock::new(),
            commands,
            of_house,
            took,
            gone: false,
            surroundings: surroundings.clone(),
            presence: Presence::of(surroundings.awake.clone()),
            waiting: Waiting::default(),
        };
        if store.is_shared() {
            table.hear_asides(store.asides(id).await?);
            table.presence.elsewhere(store.visits(id).await?, surroundings.own.as_deref());
        }
        match times {
            // Everybody is handed on at the moments at which they would have been if the table had been in memory all the while.
            Some(times) => {
                table.waiting = times.waiting.by(|then| end_of(now() - store.awake_since(then) as i64));
            }
            None => table.begin_waiting(),
        }
        table.start_clocks();
        let is_told = !table.is_over() || store.telling(id, Lang::default().code()).await?.is_some();
        let lacking = table.lacking(lacks_state, is_told)?;
        if !lacking.is_empty() {
            store.write(lacking).await?;
        }
        Ok(table)
    }

    /// What is kept beside the log and servers before have not kept: whom the table waits for, its state by today's names, and
    /// what was told of it if it is over.
    fn lacking(&self, lacks_state: bool, is_told: bool) -> Result<Vec<Change>, Denial> {
        let mut changes = Vec::new();
        // Until a game from elsewhere is stored whole, it may be forgotten again.
        let Some(play) = self.play().filter(|_| self.row.status != Status::Loading) else {
            return Ok(changes);
        };
        let id = self.row.id.as_str();
        if self.row.asked.is_none() {
            changes.push(Change::asked(id, self.asked()));
        }
        if lacks_state {
            changes.push(Change::state(&self.row, play.entries(), &play.state_text()));
        }
        if !is_told {
            changes.extend(ToldGame::changes(id, play, |lang| self.names_in(lang))?);
        }
        Ok(changes)
    }
}
