//! Decisions that wait for somebody to think about them: a work queue of JetStream, in memory, since nobody wants an answer to
//! what was asked before the server was started anew.

use std::time::Duration;

use async_nats::{
    Client,
    jetstream::{
        self, Context,
        consumer::{AckPolicy, PullConsumer, pull},
        context::{PublishError, PublishErrorKind},
        stream::{Config, DiscardPolicy, RetentionPolicy, StorageType, Stream},
    },
};

use super::LARGEST;
use crate::{FarmAddress, FarmError};

/// How long a decision stays with a worker that says nothing.
pub const PATIENCE: Duration = Duration::from_secs(2);
/// How often a worker says that it is at it.
pub const PING: Duration = Duration::from_millis(500);
/// So many decisions wait at most; whoever finds no room thinks itself.
const WAITING: i64 = 1000;
/// What a node has left behind that is gone leaves the queue by itself after this.
const OLDEST: Duration = Duration::from_secs(60);
/// So many workers try: a decision that ends them all is not handed on for ever.
const TRIES: i64 = 3;
/// Consumers that no worker has asked for this long are forgotten: each program has its own.
const UNUSED: Duration = Duration::from_secs(60 * 60);

pub struct Queue {
    address: FarmAddress,
    mark: String,
    context: Context,
}

impl Queue {
    pub fn new(address: &FarmAddress, mark: &str, client: Client) -> Queue {
        Queue { address: address.clone(), mark: mark.to_owned(), context: jetstream::new(client) }
    }

    fn no_queue(&self, error: impl std::fmt::Display) -> FarmError {
        FarmError::NoQueue { place: self.address.to_string(), reason: error.to_string() }
    }

    /// The stream, which whoever finds it missing makes: it is in the memory of the server, and gone when that was.
    async fn stream(&self) -> Result<Stream, FarmError> {
        let config = Config {
            name: self.address.decisions_stream(),
            subjects: vec![self.address.decisions("*")],
            retention: RetentionPolicy::WorkQueue,
            storage: StorageType::Memory,
            discard: DiscardPolicy::New,
            max_messages: WAITING,
            max_message_size: LARGEST as i32,
            max_age: OLDEST,
            ..Config::default()
        };
        self.context.get_or_create_stream(config).await.map_err(|error| self.no_queue(error))
    }

    /// The end of the queue that workers take decisions from.
    pub async fn open(&self) -> Result<PullConsumer, FarmError> {
        let name = format!("thinkers-{}", self.mark);
        let config = pull::Config {
            durable_name: Some(name.clone()),
            filter_subject: self.address.decisions(&self.mark),
            ack_policy: AckPolicy::Explicit,
            ack_wait: PATIENCE,
            max_deliver: TRIES,
            max_ack_pending: 10_000,
            max_waiting: 10_000,
            inactive_threshold: UNUSED,
            ..pull::Config::default()
        };
        let stream = self.stream().await?;
        stream.get_or_create_consumer(&name, config).await.map_err(|error| self.no_queue(error))
    }

    /// Puts a decision in; the server has it when this returns, under the number that this returns.
    pub async fn put(&self, bytes: Vec<u8>) -> Result<u64, FarmError> {
        match self.publish(&bytes).await {
            // Workers may not have noticed yet that it is gone.
            Err(error) if error.kind() == PublishErrorKind::StreamNotFound => {
                self.stream().await?;
                self.publish(&bytes).await.map_err(|error| self.no_queue(error))
            }
            put => put.map_err(|error| self.no_queue(error)),
        }
    }

    async fn publish(&self, bytes: &[u8]) -> Result<u64, PublishError> {
        let known =
            self.context.publish(self.address.decisions(&self.mark), bytes.to_vec().into()).await?.await?;
        Ok(known.sequence)
    }

    /// Takes a decision out that nobody needs to think about any more.
    pub async fn take_back(&self, number: u64) {
        if let Ok(stream) = self.stream().await {
            // One that a worker has just finished is not there any more.
            let _ = stream.delete_message(number).await;
        }
    }
}
