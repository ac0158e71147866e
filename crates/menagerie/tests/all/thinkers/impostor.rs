//! Somebody who says that they think and does not.

use std::time::Duration;

use async_nats::{
    Client,
    jetstream::{self, consumer::PullConsumer},
};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio_stream::StreamExt;

/// A message as nodes and workers write theirs.
pub fn cbor(message: &Value) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(message, &mut bytes).expect("bytes");
    bytes
}

pub struct Impostor(Vec<JoinHandle<()>>);

impl Impostor {
    /// Says that it is there with one thread, and says this to whatever is asked; nothing where there is nothing to say.
    pub async fn begin(url: &str, name: &str, says: Option<Value>) -> Impostor {
        plug::open(house::GAMES);
        let client = async_nats::connect(url).await.expect("the server");
        let mark = plug::mark().expect("a mark");
        let calling = tokio::spawn(call(client.clone(), format!("menagerie.{name}.thinkers.{mark}")));
        let stream = jetstream::new(client.clone()).get_stream(format!("MENAGERIE_{name}_decisions")).await;
        let consumer = stream.expect("a queue").get_consumer(&format!("thinkers-{mark}")).await;
        let mut tasks = vec![calling];
        if let Some(says) = says {
            tasks.push(tokio::spawn(answer(client, consumer.expect("its end"), says)));
        }
        Impostor(tasks)
    }

    pub fn end(self) {
        self.0.iter().for_each(JoinHandle::abort);
    }
}

async fn call(client: Client, to: String) {
    loop {
        let here = cbor(&json!({ "name": "an impostor", "threads": 1 }));
        client.publish(to.clone(), here.into()).await.expect("the server");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn answer(client: Client, consumer: PullConsumer, says: Value) {
    let mut messages = consumer.messages().await.expect("messages");
    while let Some(message) = messages.next().await {
        let message = message.expect("a message");
        let asked: Value = ciborium::from_reader(&message.payload[..]).expect("a decision");
        let back = asked["back"].as_str().expect("somebody waits").to_owned();
        client.publish(back, cbor(&says).into()).await.expect("the server");
    }
}
