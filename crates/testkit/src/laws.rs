//! The laws of every game, on random games with many sets of options.

/// One test for each line: its name, the options, and how many games are played.
#[macro_export]
macro_rules! laws {
    ($game:ty; $($(#[$above:meta])* $name:ident: $options:tt, $games:expr;)*) => {
        $($(#[$above])*
        #[test]
        fn $name() {
            engine::laws::hold::<$game>(serde_json::json!($options), $games);
        })*
    };
}
