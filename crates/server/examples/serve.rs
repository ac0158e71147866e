fn main() {
    let port: u16 = std::env::args().nth(1).and_then(|p| p.parse().ok()).unwrap_or(7777);
    let dir = std::env::args().nth(2).unwrap_or("/tmp/md".into());
    let config = server::Config { listen: ([127, 0, 0, 1], port).into(), data_dir: dir.into(), bot_pace_ms: 100, ..Default::default() };
    tokio::runtime::Runtime::new().unwrap().block_on(server::serve(config, |a| println!("{a}"))).unwrap();
}
