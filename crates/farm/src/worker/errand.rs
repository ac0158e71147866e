//! One lot, from the queue to its end.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use async_nats::{
    client::RequestErrorKind,
    jetstream::{AckKind, Message},
};
use engine::{Problem, Problems};
use lab::run::Run;
use tokio::task::JoinError;

use super::{Doing, Shop};
use crate::{
    message::{Lot, Reply, Said, Word, read, write},
    queue::PING,
};

/// Results go out in pieces of this size, or smaller ones where the server takes no more.
const PIECE: usize = 256 * 1024;
/// Whoever gave a lot back leaves the queue to others for so long.
const ELSEWHERE: Duration = Duration::from_secs(2);
/// So often in a row nobody answers before an asker counts as gone: it may be about to connect again.
const GONE: u32 = 4;

type Finished = Result<Result<Option<Vec<u8>>, Problems>, JoinError>;

pub struct Errand<'a> {
    shop: &'a Shop,
    message: Message,
}

impl<'a> Errand<'a> {
    pub fn new(shop: &'a Shop, message: Message) -> Errand<'a> {
        Errand { shop, message }
    }

    pub async fn run(self) {
        let Some((lot, _)) = read::<Lot>(&self.message.payload) else {
            (self.shop.tell)(Doing::Rubbish);
            return self.acknowledge(AckKind::Term).await;
        };
        let known = self.shop.judge.run(&lot);
        let verdict = {
            let mut judging = std::pin::pin!(self.shop.judge.judge(&known, &lot, &*self.shop.tell));
            loop {
                tokio::select! {
                    verdict = &mut judging => break verdict,
                    () = tokio::time::sleep(PING) => self.acknowledge(AckKind::Progress).await,
                }
            }
        };
        if let Err(why) = verdict {
            let refused = Word::Refused { worker: self.shop.worker.clone(), why };
            // An asker that is gone needs no lots, and no reasons.
            if self.ask(&lot, &refused, &[]).await.is_none() {
                return self.acknowledge(AckKind::Term).await;
            }
            self.acknowledge(AckKind::Nak(None)).await;
            // Somebody else is to take it: this hand keeps off the queue for a moment.
            let _ = tokio::time::timeout(ELSEWHERE, self.shop.stop.clone().changed()).await;
            return;
        }
        let begin = Word::Begin { lot: lot.number, worker: self.shop.worker.clone() };
        if self.ask(&lot, &begin, &[]).await != Some(Reply::Go) {
            return self.acknowledge(AckKind::Term).await;
        }
        let lot = Arc::new(lot);
        let halt = Arc::new(AtomicBool::new(false));
        let began = Instant::now();
        let mut doing = {
            let (lot, halt) = (Arc::clone(&lot), Arc::clone(&halt));
            tokio::task::spawn_blocking(move || carry_out(&lot, &halt))
        };
        let mut stop = self.shop.stop.clone();
        let mut unheard = 0;
        let finished = loop {
            tokio::select! {
                finished = &mut doing => break finished,
                _ = stop.changed() => {
                    halt.store(true, Ordering::Relaxed);
                    (self.shop.tell)(Doing::GaveBack { run: lot.run.clone(), lot: lot.number });
                    return self.acknowledge(AckKind::Nak(None)).await;
                }
                () = tokio::time::sleep(PING) => {
                    self.acknowledge(AckKind::Progress).await;
                    let busy = Word::Busy { lot: lot.number, worker: self.shop.worker.clone() };
                    match self.ask_once(&lot, &busy, &[]).await {
                        Some(Reply::Go) => unheard = 0,
                        None if unheard < GONE => unheard += 1,
                        None | Some(Reply::Over) => halt.store(true, Ordering::Relaxed),
                    }
                }
            }
        };
        self.hand_in(&lot, finished, began.elapsed()).await;
    }

    /// What came of a lot goes to the asker; then it leaves the queue.
    async fn hand_in(&self, lot: &Lot, finished: Finished, took: Duration) {
        let results = match finished {
            Ok(Ok(Some(results))) => results,
            // Stopped: nobody waits for it.
            Ok(Ok(None)) => return self.over(lot).await,
            Ok(Err(problems)) => return self.fail(lot, &problems).await,
            Err(broken) => return self.fail(lot, &[Problem::new("farm-broke").with("reason", broken)]).await,
        };
        let mut attempt = [0; 8];
        if let Err(error) = getrandom::fill(&mut attempt) {
            return self.fail(lot, &[Problem::new("no-entropy").with("reason", error)]).await;
        }
        let attempt = u64::from_le_bytes(attempt);
        // The words around a piece need some room too.
        let size = PIECE.min(self.shop.client.max_payload() / 2).max(1);
        let of = results.len().div_ceil(size) as u32;
        for (piece, bytes) in (0..).zip(results.chunks(size)) {
            let worker = self.shop.worker.clone();
            let seconds = took.as_secs_f64();
            let word = Word::Piece { lot: lot.number, attempt, piece, of, seconds, worker };
            if self.ask(lot, &word, bytes).await != Some(Reply::Go) {
                return self.over(lot).await;
            }
        }
        self.shop.judge.run(lot).did_one();
        self.acknowledge(AckKind::Ack).await;
    }

    async fn fail(&self, lot: &Lot, problems: &[Problem]) {
        let why = Said::of(problems);
        (self.shop.tell)(Doing::Failed { run: lot.run.clone(), why: why.clone() });
        let failed = Word::Failed { lot: lot.number, worker: self.shop.worker.clone(), why };
        self.ask(lot, &failed, &[]).await;
        self.acknowledge(AckKind::Term).await;
    }

    async fn over(&self, lot: &Lot) {
        self.shop.judge.over(&lot.run, &*self.shop.tell);
        self.acknowledge(AckKind::Term).await;
    }

    /// Says something to the asker until it is heard; nothing if nobody is there any more.
    async fn ask(&self, lot: &Lot, word: &Word, rest: &[u8]) -> Option<Reply> {
        let mut stop = self.shop.stop.clone();
        for _ in 0..GONE {
            if let Some(reply) = self.ask_once(lot, word, rest).await {
                return Some(reply);
            }
            self.acknowledge(AckKind::Progress).await;
            let waited = tokio::time::timeout(Duration::from_secs(1), stop.changed()).await;
            if waited.is_ok() {
                break;
            }
        }
        self.shop.judge.over(&lot.run, &*self.shop.tell);
        None
    }

    async fn ask_once(&self, lot: &Lot, word: &Word, rest: &[u8]) -> Option<Reply> {
        let mut bytes = write(word).ok()?;
        bytes.extend(rest);
        match self.shop.client.request(self.shop.address.asker(&lot.run), bytes.into()).await {
            Ok(answer) => read(&answer.payload).map(|(reply, _)| reply),
            Err(error) => {
                if error.kind() != RequestErrorKind::NoResponders {
                    (self.shop.tell)(Doing::Away { reason: error.to_string() });
                }
                None
            }
        }
    }

    /// Where the server cannot be told, it hands the lot to somebody after a while, which does no harm.
    async fn acknowledge(&self, kind: AckKind) {
        let _ = self.message.ack_with(kind).await;
    }
}

/// Does the jobs of a lot on this thread.
fn carry_out(lot: &Lot, halt: &AtomicBool) -> Result<Option<Vec<u8>>, Problems> {
    let run = Run { threads: 1, progress: &|_, _| {}, stop: halt, farm: None };
    let unknown = |bot: bots::UnknownBot| {
        vec![Problem::new("bad-bot").with("bot", bot.0).with("known", bots::UnknownBot::KNOWN)]
    };
    plug::find(&lot.order.game)?.lot(lot.order.work(run).map_err(unknown)?, &lot.part, &lot.jobs)
}
