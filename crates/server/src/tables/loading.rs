//! Reading a table back from its log.

use std::{
    collections::HashSet,
    sync::OnceLock,
    time::{Duration, Instant},
};

use serde_json::Value;
use tokio::task::spawn_blocking;

use super::{
    Author, Chair, Clock, LiveTable, Surroundings, looking, renewal, replay, taken::Taken, thoughts::Waiting,
    visits::Presence,
};
use crate::{
    denial::Denial,
    store::{Change, Status, Store},
};

impl LiveTable {
    /// Reads a table from its log and plays it again, checking every step.
    pub async fn load(store: &Store, surroundings: &Surroundings, id: &str) -> Result<LiveTable, Denial> {
        let mut row = store.table(id).await?.ok_or(Denial::not_found())?;
        let seats = store.seats(id).await?;
        let moves = store.moves(id).await?;
        let chat = store.chat(id, looking::CHAT_KEPT as i64).await?;
        let game = plug::find(&row.game).map_err(|_| Denial::not_found())?;
        let options: Value = serde_json::from_str(&row.options).map_err(|_| Denial::broken())?;
        let deal = store.deal(id).await?;
        // Whoever was dealt to is asked from that moment on.
        let mut asked_since = vec![deal.as_ref().map(|deal| deal.made); seats.len()];
        let play = match deal {
            None if row.status == Status::Waiting => None,
            None => return Err(Denial::broken()),
            Some(deal) => {
                renewal::may_be_read(&row, game)?;
                let (options, moves, mut since) = (options.clone(), moves.clone(), asked_since);
                // A long game takes a while: not on the threads that serve pages.
                let work = spawn_blocking(move || {
                    let play = replay::replay(game, &options, &deal, &moves, &mut since);
                    (play, moves, since)
                });
                let (play, moves, since) = work.await.map_err(|_| Denial::broken())?;
                asked_since = since;
                Some(if row.is_hashed {
                    replay::as_stored(play, &moves)?
                } else {
                    renewal::renew(store, &mut row, game, play).await?
                })
            }
        };
        let mut chairs = seats.iter().map(Chair::of).collect::<Result<Vec<Chair>, Denial>>()?;
        for (chair, asked) in chairs.iter_mut().zip(&asked_since) {
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
        table.start_clocks();
        if table.row.asked.is_none() && table.play.is_some() {
            store.write(vec![Change::asked(id, table.asked())]).await?;
        }
        Ok(table)
    }
}
