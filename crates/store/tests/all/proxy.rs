//! Somebody between a node and its database who cuts the line at the worst moment.

use std::sync::{
    Arc,
    atomic::{AtomicU8, Ordering},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

/// What happens to the next connection that is told to commit.
#[derive(Clone, Copy, PartialEq)]
#[repr(u8)]
pub enum Cut {
    Never,
    /// The database never hears of it.
    Before,
    /// The database has done it; the node never hears of that.
    After,
    /// The same, and from then on nobody gets through.
    AfterAndAway,
    Away,
}

#[derive(Clone)]
pub struct Proxy {
    pub port: u16,
    cut: Arc<AtomicU8>,
}

impl Proxy {
    pub async fn before(server: u16) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let proxy = Proxy { port, cut: Arc::new(AtomicU8::new(Cut::Never as u8)) };
        let shared = proxy.clone();
        tokio::spawn(async move {
            while let Ok((node, _)) = listener.accept().await {
                let proxy = shared.clone();
                tokio::spawn(async move { proxy.pass(node, server).await });
            }
        });
        proxy
    }

    pub fn next(&self, cut: Cut) {
        self.cut.store(cut as u8, Ordering::SeqCst);
    }

    fn is(&self, cut: Cut) -> bool {
        self.cut.load(Ordering::SeqCst) == cut as u8
    }

    /// Passes everything on in both directions until the line is cut or somebody hangs up.
    async fn pass(&self, mut node: TcpStream, server: u16) -> Option<()> {
        if self.is(Cut::Away) {
            return None;
        }
        let mut database = TcpStream::connect(("127.0.0.1", server)).await.ok()?;
        let (mut said, mut told) = (vec![0; 65536], vec![0; 65536]);
        loop {
            tokio::select! {
                count = node.read(&mut said) => {
                    let said = &said[..count.ok().filter(|count| *count > 0)?];
                    let commits = said.windows(6).any(|word| word == b"COMMIT");
                    if commits && self.is(Cut::Before) {
                        self.next(Cut::Never);
                        return None;
                    }
                    database.write_all(said).await.ok()?;
                    if commits && (self.is(Cut::After) || self.is(Cut::AfterAndAway)) {
                        // The first word of the answer says that it has happened.
                        database.read(&mut told).await.ok().filter(|count| *count > 0)?;
                        self.next(if self.is(Cut::After) { Cut::Never } else { Cut::Away });
                        return None;
                    }
                }
                count = database.read(&mut told) => {
                    node.write_all(&told[..count.ok().filter(|count| *count > 0)?]).await.ok()?;
                }
            }
        }
    }
}
