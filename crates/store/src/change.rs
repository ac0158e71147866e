//! Everything that is ever written, one plain fact each. Several are stored as one ([`crate::Store::write`]).

use engine::{Seat, Seed, Standing};

use crate::{
    arg::Arg,
    read::{counts_as, sat_at},
    rows::{ChatRow, Counted, MoveRow, ReviewRow, SeatRow, Status, TableRow},
    time::now,
};

/// Something that shall be true in the database.
pub struct Change {
    pub(crate) sql: &'static str,
    pub(crate) args: Vec<Arg>,
}

pub(crate) fn change<const N: usize>(sql: &'static str, args: [Arg; N]) -> Change {
    Change { sql, args: args.into() }
}

/// What holds where no more is counted than the last number but one says: else `made` would be NULL, which is a conflict.
macro_rules! holds_up_to {
    ($($counted:tt)*) => {
        concat!("UPDATE identities SET made = CASE WHEN (", $($counted)*, ") <= ? THEN made END WHERE id = ?")
    };
}

/// Somebody has no more than so many of what `sql` counts, with whatever is changed before this.
///
/// Two nodes may change what counts for one person at the same moment, and PostgreSQL counts what had been committed when a
/// statement began. So the first one waits for the other node, and the second one, which begins after it, counts.
fn at_most<const N: usize>(who: &str, sql: &'static str, counted: [Arg; N], most: i64) -> [Change; 2] {
    let alone = change("UPDATE identities SET made = made WHERE id = ?", [who.into()]);
    let args = counted.into_iter().chain([most.into(), who.into()]).collect();
    [alone, Change { sql, args }]
}

/// Seats as a number, a bit each.
pub(crate) fn bits(seats: impl Iterator<Item = Seat>) -> i64 {
    seats.fold(0, |bits, seat| bits | 1 << seat.index())
}

/// Tables.
impl Change {
    pub fn open_table(row: &TableRow) -> Change {
        change(
            "INSERT INTO tables (id, game, options, rules, data, host, invite, listed, hints, door, loaded, clock,
             status, due, keeper, made, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                row.id.as_str().into(),
                row.game.as_str().into(),
                row.options.as_str().into(),
                row.rules.into(),
                row.data.as_str().into(),
                row.host.as_str().into(),
                row.invite.as_str().into(),
                row.listed.into(),
                row.hints.into(),
                row.door.as_str().into(),
                row.loaded.into(),
                row.clock.as_str().into(),
                row.status.id().into(),
                row.due.into(),
                row.keeper.as_deref().into(),
                now().into(),
                now().into(),
            ],
        )
    }

    /// Somebody has opened no more than so many tables, with whatever is changed before this, counted as
    /// [`crate::Store::opened`] does. A conflict where it would be more.
    pub fn opens_at_most(host: &str, counted: Counted, most: i64) -> [Change; 2] {
        macro_rules! opened {
            ($counted:ident) => {
                holds_up_to!("SELECT count(*) FROM tables WHERE host = ? AND ", counts_as!($counted))
            };
        }
        let sql = match counted {
            Counted::Running => opened!(running),
            Counted::Listed => opened!(listed),
            Counted::Kept => opened!(kept),
        };
        at_most(host, sql, [host.into()], most)
    }

    /// What is dealt at a table, once and for good.
    pub fn deal(table: &str, seed: Seed) -> Change {
        change(
            "INSERT INTO deals (tbl, seed, commitment, made) VALUES (?, ?, ?, ?)",
            [table.into(), seed.to_string().into(), seed.commitment().into(), now().into()],
        )
    }

    /// The game begins, by the rules and cards of this day: they may have changed since the table was opened.
    pub fn begin(table: &str, rules: i64, data: &str) -> Change {
        change(
            "UPDATE tables SET status = 'playing', rules = ?, data = ? WHERE id = ?",
            [rules.into(), data.into(), table.into()],
        )
    }

    pub fn status(table: &str, status: Status) -> Change {
        change("UPDATE tables SET status = ? WHERE id = ?", [status.id().into(), table.into()])
    }

    /// Everybody can see that something has changed: lists of tables are ordered by it.
    pub fn touch(table: &str) -> Change {
        change("UPDATE tables SET changed = ? WHERE id = ?", [now().into(), table.into()])
    }

    pub fn end(table: &str) -> Change {
        change("UPDATE tables SET changed = ?, status = 'over' WHERE id = ?", [now().into(), table.into()])
    }

    /// Whose answer the table waits for.
    pub fn asked(table: &str, seats: impl Iterator<Item = Seat>) -> Change {
        change("UPDATE tables SET asked = ? WHERE id = ?", [bits(seats).into(), table.into()])
    }

    /// One step on from the revision of `row`, with what follows from everything else that is changed along with it: who is
    /// asked, and when the house next has something to do there, and which node. A conflict if somebody else has changed
    /// anything at the table since: then the revision is another one, and no revision is NULL.
    pub fn step(row: &TableRow) -> Change {
        change(
            "UPDATE tables SET asked = ?, due = ?, keeper = ?,
             revision = CASE WHEN revision = ? THEN revision + 1 END WHERE id = ?",
            [
                row.asked.into(),
                row.due.into(),
                row.keeper.as_deref().into(),
                row.revision.into(),
                row.id.as_str().into(),
            ],
        )
    }

    /// Whether whoever plays alone against bots is told how good each answer was.
    pub fn training(table: &str, wanted: bool) -> Change {
        change("UPDATE tables SET training = ? WHERE id = ?", [wanted.into(), table.into()])
    }

    /// The table that plays on with the same people.
    pub fn rematch(table: &str, next: &str) -> Change {
        change("UPDATE tables SET rematch = ? WHERE id = ?", [next.into(), table.into()])
    }

    pub fn result(table: &str, owner: Option<&str>, standing: &Standing, parts: u8) -> Change {
        change(
            "INSERT INTO results (tbl, seat, owner, score, rank, won, parts) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                table.into(),
                standing.seat.into(),
                owner.into(),
                i64::from(standing.score).into(),
                i64::from(standing.rank).into(),
                standing.won.into(),
                i64::from(parts).into(),
            ],
        )
    }
}

/// Seats.
impl Change {
    pub fn add_seat(table: &str, seat: usize, row: &SeatRow) -> Change {
        change(
            "INSERT INTO seats (tbl, seat, kind, owner, name, level, spare) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                table.into(),
                seat.into(),
                row.kind.id().into(),
                row.owner.as_deref().into(),
                row.name.as_str().into(),
                row.level.as_deref().into(),
                row.spare.into(),
            ],
        )
    }

    pub fn reseat(table: &str, seat: usize, row: &SeatRow) -> Change {
        change(
            "UPDATE seats SET kind = ?, owner = ?, name = ?, level = ?, away = ?, spare = ? WHERE tbl = ? AND seat = ?",
            [
                row.kind.id().into(),
                row.owner.as_deref().into(),
                row.name.as_str().into(),
                row.level.as_deref().into(),
                row.away.into(),
                row.spare.into(),
                table.into(),
                seat.into(),
            ],
        )
    }

    /// Somebody sits at no more than so many tables of others, with whatever is changed before this, counted as
    /// [`crate::Store::sits_at`] does. A conflict where it would be more.
    pub fn sits_at_most(owner: &str, since: i64, most: i64) -> [Change; 2] {
        at_most(owner, holds_up_to!(sat_at!()), [owner.into(), since.into()], most)
    }

    pub fn away(table: &str, seat: Seat, away: bool) -> Change {
        change(
            "UPDATE seats SET away = ? WHERE tbl = ? AND seat = ?",
            [away.into(), table.into(), seat.into()],
        )
    }

    pub fn spare(table: &str, owner: &str, spare: bool) -> Change {
        change(
            "UPDATE seats SET spare = ? WHERE tbl = ? AND owner = ?",
            [spare.into(), table.into(), owner.into()],
        )
    }

    pub fn vote(table: &str, seat: Seat, voter: &str) -> Change {
        change(
            "INSERT INTO votes (tbl, seat, voter) VALUES (?, ?, ?)",
            [table.into(), seat.into(), voter.into()],
        )
    }

    /// Nobody has voted against a seat any more.
    pub fn no_votes(table: &str, seat: Seat) -> Change {
        change("DELETE FROM votes WHERE tbl = ? AND seat = ?", [table.into(), seat.into()])
    }
}

/// The log.
impl Change {
    /// One more line; a conflict if that version is there.
    pub fn append(table: &TableRow, version: usize, row: &MoveRow) -> Change {
        change(
            "INSERT INTO moves (tbl, version, seat, action, luck, state, rules, data, command, spent, made)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                table.id.as_str().into(),
                version.into(),
                row.seat.into(),
                row.action.as_deref().into(),
                row.luck.as_str().into(),
                row.state.as_str().into(),
                table.rules.into(),
                table.data.as_str().into(),
                row.command.as_str().into(),
                row.spent.into(),
                row.made.into(),
            ],
        )
    }
}

/// Reviews.
impl Change {
    /// The review of a table, in the place of one by other rules or cards.
    pub fn review(table: &str, row: &ReviewRow) -> Change {
        change(
            "INSERT INTO reviews (tbl, rules, data, iterations, steps, made) VALUES (?, ?, ?, ?, ?, ?)
             ON CONFLICT (tbl) DO UPDATE SET rules = excluded.rules, data = excluded.data,
             iterations = excluded.iterations, steps = excluded.steps, made = excluded.made",
            [
                table.into(),
                row.rules.into(),
                row.data.as_str().into(),
                row.iterations.into(),
                row.steps.as_str().into(),
                now().into(),
            ],
        )
    }
}

/// Chat.
impl Change {
    pub fn say(table: &str, row: &ChatRow) -> Change {
        change(
            "INSERT INTO chat (tbl, line, seat, name, text, made, who) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                table.into(),
                row.line.into(),
                row.seat.into(),
                row.name.as_str().into(),
                row.text.as_str().into(),
                row.made.into(),
                row.who.as_deref().into(),
            ],
        )
    }

    pub fn forget_line(table: &str, line: i64) -> Change {
        change("DELETE FROM chat WHERE tbl = ? AND line = ?", [table.into(), line.into()])
    }
}

/// People.
impl Change {
    pub fn add_identity(id: &str, name: &str) -> Change {
        change(
            "INSERT INTO identities (id, name, made) VALUES (?, ?, ?)",
            [id.into(), name.into(), now().into()],
        )
    }

    pub fn rename(id: &str, name: &str) -> Change {
        change("UPDATE identities SET name = ? WHERE id = ?", [name.into(), id.into()])
    }

    /// A name and password; a conflict if somebody has that name. Older tokens and codes are worthless from now on.
    pub fn set_password(id: &str, login: &str, hash: &str) -> [Change; 2] {
        let set = change(
            "UPDATE identities SET login = ?, password = ?, rejoin = NULL, epoch = epoch + 1 WHERE id = ?",
            [login.into(), hash.into(), id.into()],
        );
        [set, Change::forget_sessions(id)]
    }

    /// The fingerprint of the code by which a guest comes back.
    pub fn set_rejoin(id: &str, digest: &str) -> Change {
        change("UPDATE identities SET rejoin = ? WHERE id = ?", [digest.into(), id.into()])
    }

    pub fn end_session(id: &str, session: &str) -> Change {
        change(
            "INSERT INTO ended (owner, session) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [id.into(), session.into()],
        )
    }

    pub fn end_all_sessions(id: &str) -> [Change; 2] {
        let next = change("UPDATE identities SET epoch = epoch + 1 WHERE id = ?", [id.into()]);
        [next, Change::forget_sessions(id)]
    }

    /// Sessions of an earlier epoch need no ending of their own.
    fn forget_sessions(id: &str) -> Change {
        change("DELETE FROM ended WHERE owner = ?", [id.into()])
    }
}

/// The house.
impl Change {
    /// When this house was last seen awake: clocks stand still while it is not.
    pub(crate) fn awake() -> Change {
        change("UPDATE house SET alive = ?", [now().into()])
    }

    /// A secret that every node must know, unless the house has one of that name.
    pub(crate) fn secret(name: &str, value: &str) -> Change {
        change(
            "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [name.into(), value.into()],
        )
    }

    /// Tables whose loading was broken off leave nothing behind, if they were opened before then.
    pub(crate) fn forget_half_loaded(then: i64) -> [Change; 4] {
        let of = |sql| change(sql, [then.into()]);
        [
            of(
                "DELETE FROM moves WHERE tbl IN (SELECT id FROM tables WHERE status = 'loading' AND made <= ?)",
            ),
            of(
                "DELETE FROM seats WHERE tbl IN (SELECT id FROM tables WHERE status = 'loading' AND made <= ?)",
            ),
            of(
                "DELETE FROM deals WHERE tbl IN (SELECT id FROM tables WHERE status = 'loading' AND made <= ?)",
            ),
            of("DELETE FROM tables WHERE status = 'loading' AND made <= ?"),
        ]
    }
}
