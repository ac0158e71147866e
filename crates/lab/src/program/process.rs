//! One running program: started, asked within a time, and never left behind.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{Fault, Message};

/// The longest line a program may answer with, in bytes: an answer is a number.
const LONGEST_LINE: usize = 64 * 1024;
/// How long a program may take to end once there is nothing more for it to do.
const LEAVE: Duration = Duration::from_secs(2);
/// How often somebody who waits for the end of a program looks.
const LOOK: Duration = Duration::from_millis(5);

/// A line to be written, and whether an answer is wanted.
struct Line {
    text: Vec<u8>,
    asks: bool,
}

/// What came back.
enum Heard {
    Line(Vec<u8>),
    TooLong,
    /// It reads or writes no more.
    Closed,
}

pub(super) struct Process {
    child: Child,
    /// Taken away to close the program's input.
    say: Option<Sender<Line>>,
    heard: Receiver<Heard>,
    /// Whether it failed: then nobody waits for it to leave by itself.
    broken: bool,
}

impl Process {
    pub fn start(command: &str) -> Result<Process, Fault> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // What it complains about is read by whoever started the work.
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(Fault::Missing)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both were asked for");
        };
        let (say, lines) = channel();
        let (tell, heard) = channel();
        // A thread of its own writes and reads: a program that does neither keeps that thread, and nobody else, waiting.
        // It ends with the program.
        thread::spawn(move || talk(input, output, &lines, &tell));
        Ok(Process { child, say: Some(say), heard, broken: false })
    }

    /// Says something that wants no answer.
    pub fn tell(&mut self, message: &Message<'_>) -> Result<(), Fault> {
        self.say(message, false)
    }

    /// Says something and waits for the answer.
    pub fn ask<T: DeserializeOwned>(&mut self, message: &Message<'_>, limit: Duration) -> Result<T, Fault> {
        self.say(message, true)?;
        let fault = match self.heard.recv_timeout(limit) {
            Ok(Heard::Line(line)) => match understood(&line) {
                Ok(answer) => return Ok(answer),
                Err(error) => Fault::garbage(&line, error),
            },
            Ok(Heard::TooLong) => Fault::TooLong(LONGEST_LINE),
            Err(RecvTimeoutError::Timeout) => Fault::Slow(limit),
            Ok(Heard::Closed) | Err(RecvTimeoutError::Disconnected) => self.how_it_ended(),
        };
        self.broken = true;
        Err(fault)
    }

    fn say(&mut self, message: &Message<'_>, asks: bool) -> Result<(), Fault> {
        let mut text = serde_json::to_vec(message)
            .unwrap_or_else(|error| unreachable!("messages are plain data: {error}"));
        text.push(b'\n');
        let said = self.say.as_ref().is_some_and(|say| say.send(Line { text, asks }).is_ok());
        if said { Ok(()) } else { Err(self.how_it_ended()) }
    }

    fn how_it_ended(&mut self) -> Fault {
        self.broken = true;
        match self.ends_within(LEAVE) {
            Some(status) => Fault::Ended(status.code()),
            None => Fault::Closed,
        }
    }

    fn ends_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let end = Instant::now() + time;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < end => thread::sleep(LOOK),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // No more input: a program that keeps to the protocol ends now.
        self.say = None;
        if self.broken || self.ends_within(LEAVE).is_none() {
            // Both fail only where it has ended and was waited for already.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// An answer is an object: a list that happens to have as many numbers is none.
fn understood<T: DeserializeOwned>(line: &[u8]) -> Result<T, serde_json::Error> {
    let object: Map<String, Value> = serde_json::from_slice(line)?;
    serde_json::from_value(Value::Object(object))
}

/// Writes lines and reads answers until one side has had enough.
fn talk(mut input: ChildStdin, output: ChildStdout, lines: &Receiver<Line>, tell: &Sender<Heard>) {
    let mut output = BufReader::new(output);
    for line in lines {
        let written = input.write_all(&line.text).and_then(|()| input.flush());
        let heard = match (written, line.asks) {
            (Ok(()), false) => continue,
            (Ok(()), true) => read(&mut output),
            (Err(_), _) => Heard::Closed,
        };
        let goes_on = matches!(heard, Heard::Line(_));
        if tell.send(heard).is_err() || !goes_on {
            return;
        }
    }
}

/// One line, and never more memory than the longest takes.
fn read(output: &mut BufReader<ChildStdout>) -> Heard {
    let mut line = Vec::new();
    match output.take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line) {
        Ok(_) if line.len() > LONGEST_LINE => Heard::TooLong,
        // A last line without its end is what is left of a program that died while it spoke.
        Ok(_) if line.last() == Some(&b'\n') => Heard::Line(line),
        Ok(_) | Err(_) => Heard::Closed,
    }
}
