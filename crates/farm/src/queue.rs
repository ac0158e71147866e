//! Lots that wait: a work queue of JetStream.

use std::time::Duration;

use async_nats::{
    Client,
    jetstream::{
        self, Context, Message,
        consumer::{AckPolicy, PullConsumer, pull},
        stream::{Config, RetentionPolicy, StorageType, Stream},
    },
};
use tokio_stream::StreamExt;

use crate::{
    FarmAddress, FarmError,
    message::{Lot, write},
};

/// How long a lot stays with a worker that says nothing.
pub const PATIENCE: Duration = Duration::from_secs(6);
/// How often a worker says that it is at it.
pub const PING: Duration = Duration::from_secs(2);
/// Lots of an asker that is gone leave the queue by themselves after this; one that is still there puts them in again.
const OLDEST: Duration = Duration::from_secs(60 * 60);
/// The name that all workers take lots by.
const WORKERS: &str = "workers";

pub struct Queue {
    address: FarmAddress,
    context: Context,
}

impl Queue {
    pub fn new(address: &FarmAddress, client: Client) -> Queue {
        Queue { address: address.clone(), context: jetstream::new(client) }
    }

    fn no_queue(&self, error: impl std::fmt::Display) -> FarmError {
        FarmError::NoQueue { place: self.address.to_string(), reason: error.to_string() }
    }

    /// The stream, which is made where it is missing.
    async fn stream(&self) -> Result<Stream, FarmError> {
        let config = Config {
            name: self.address.stream(),
            subjects: vec![self.address.lots("*")],
            retention: RetentionPolicy::WorkQueue,
            storage: StorageType::File,
            max_age: OLDEST,
            ..Config::default()
        };
        self.context.get_or_create_stream(config).await.map_err(|error| self.no_queue(error))
    }

    /// The end of the queue that workers take lots from.
    pub async fn open(&self) -> Result<PullConsumer, FarmError> {
        let config = pull::Config {
            durable_name: Some(WORKERS.to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: PATIENCE,
            max_ack_pending: 100_000,
            max_waiting: 10_000,
            ..pull::Config::default()
        };
        let stream = self.stream().await?;
        stream.get_or_create_consumer(WORKERS, config).await.map_err(|error| self.no_queue(error))
    }

    /// Puts a lot in; the server has it when this returns, under the number that this returns.
    pub async fn put(&self, lot: &Lot) -> Result<u64, FarmError> {
        let bytes = write(lot)?;
        let most = self.context.client().max_payload();
        if bytes.len() > most {
            return Err(FarmError::TooLarge { place: self.address.to_string(), size: bytes.len(), most });
        }
        let sent = self.context.publish(self.address.lots(&lot.run), bytes.into()).await;
        let known =
            sent.map_err(|error| self.no_queue(error))?.await.map_err(|error| self.no_queue(error))?;
        Ok(known.sequence)
    }

    /// Makes the queue ready, for lots to be put in.
    pub async fn prepare(&self) -> Result<(), FarmError> {
        self.open().await.map(|_| ())
    }

    /// How many lots of a run are in the queue, those that workers have in hand included.
    pub async fn waiting(&self, run: &str) -> Result<usize, FarmError> {
        let lots = self.address.lots(run);
        let mut subjects =
            self.stream().await?.info_with_subjects(&lots).await.map_err(|error| self.no_queue(error))?;
        let mut all = 0;
        while let Some(subject) = subjects.next().await {
            all += subject.map_err(|error| self.no_queue(error))?.1;
        }
        Ok(all)
    }

    /// Takes out lots that nobody waits for any more, one by one: a purge of all lots of a run makes servers of version 2.9
    /// forget to hand out those of other runs.
    pub async fn clear(&self, numbers: Vec<u64>) -> Result<(), FarmError> {
        let stream = self.stream().await?;
        for number in numbers {
            // One that a worker has just finished is not there any more.
            let _ = stream.delete_message(number).await;
        }
        Ok(())
    }
}

/// The next lot, or nothing if none came for a while.
pub async fn next(consumer: &PullConsumer) -> Result<Option<Message>, async_nats::Error> {
    let mut batch = consumer.batch().max_messages(1).expires(Duration::from_secs(5)).messages().await?;
    batch.next().await.transpose()
}
