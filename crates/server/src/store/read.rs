//! What is read back from the database.

use sqlx::{FromRow, Row, sqlite::SqliteRow};

use super::Store;

#[derive(Clone, Debug)]
pub struct IdentityRow {
    pub id: String,
    pub name: String,
    pub login: Option<String>,
    pub password: Option<String>,
    pub epoch: i64,
    /// Sessions of this epoch that were signed out.
    pub ended: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub options: String,
    pub host: String,
    pub invite: String,
    pub listed: bool,
    /// Whether people may ask bots for advice though others play.
    pub hints: bool,
    /// The fingerprint of the door it was opened by.
    pub door: String,
    pub clock: String,
    pub status: String,
    pub rematch: Option<String>,
    pub rules: i64,
    pub data: String,
    /// Whether the hashes of its log are those of its states; not so at tables of earlier servers.
    pub is_hashed: bool,
    /// Why such a table could not be renewed, and by which rules that was tried.
    pub unrenewed: Option<String>,
}

/// A stored result: seat, score, rank, and whether it won.
pub type Stood = (i64, i64, i64, bool);

/// What was dealt when the last person sat down.
#[derive(Clone, Debug)]
pub struct DealRow {
    pub seed: String,
    pub made: i64,
}

/// How many tables are open, by a person and by a door.
#[derive(Clone, Copy, Debug)]
pub struct Opened {
    pub by_host: Counts,
    pub by_door: Counts,
}

#[derive(Clone, Copy, Debug)]
pub struct Counts {
    /// Not over yet.
    pub running: i64,
    /// Of those, waiting in everybody's sight.
    pub listed: i64,
    /// Those that are not over and those that were loaded, over or not.
    pub kept: i64,
}

#[derive(Clone, Debug)]
pub struct SeatRow {
    pub kind: String,
    pub owner: Option<String>,
    pub name: String,
    pub level: Option<String>,
    pub away: bool,
    pub spare: bool,
}

#[derive(Clone, Debug)]
pub struct MoveRow {
    pub seat: i64,
    pub action: Option<String>,
    pub luck: String,
    pub state: String,
    pub command: String,
    pub spent: i64,
    pub made: i64,
}

#[derive(Clone, Debug)]
pub struct ChatRow {
    pub line: i64,
    pub seat: Option<i64>,
    pub name: String,
    pub text: String,
    pub made: i64,
}

#[derive(Clone, Debug)]
pub struct ResultRow {
    pub table: String,
    pub game: String,
    pub players: i64,
    pub score: i64,
    pub parts: i64,
    pub rank: i64,
    pub won: bool,
}

impl FromRow<'_, SqliteRow> for IdentityRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(IdentityRow {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            login: row.try_get("login")?,
            password: row.try_get("password")?,
            epoch: row.try_get("epoch")?,
            ended: Vec::new(),
        })
    }
}

impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(TableRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            options: row.try_get("options")?,
            host: row.try_get("host")?,
            invite: row.try_get("invite")?,
            listed: row.try_get("listed")?,
            hints: row.try_get("hints")?,
            door: row.try_get("door")?,
            clock: row.try_get("clock")?,
            status: row.try_get("status")?,
            rematch: row.try_get("rematch")?,
            rules: row.try_get("rules")?,
            data: row.try_get("data")?,
            is_hashed: row.try_get("hashed")?,
            unrenewed: row.try_get("unrenewed")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for DealRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(DealRow { seed: row.try_get("seed")?, made: row.try_get("made")? })
    }
}

impl FromRow<'_, SqliteRow> for SeatRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(SeatRow {
            kind: row.try_get("kind")?,
            owner: row.try_get("owner")?,
            name: row.try_get("name")?,
            level: row.try_get("level")?,
            away: row.try_get("away")?,
            spare: row.try_get("spare")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for MoveRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(MoveRow {
            seat: row.try_get("seat")?,
            action: row.try_get("action")?,
            luck: row.try_get("luck")?,
            state: row.try_get("state")?,
            command: row.try_get("command")?,
            spent: row.try_get("spent")?,
            made: row.try_get("made")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for ChatRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(ChatRow {
            line: row.try_get("line")?,
            seat: row.try_get("seat")?,
            name: row.try_get("name")?,
            text: row.try_get("text")?,
            made: row.try_get("made")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for ResultRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(ResultRow {
            table: row.try_get("tbl")?,
            game: row.try_get("game")?,
            players: row.try_get("players")?,
            score: row.try_get("score")?,
            parts: row.try_get("parts")?,
            rank: row.try_get("rank")?,
            won: row.try_get("won")?,
        })
    }
}

impl Store {
    pub(super) async fn read_identity(&self, id: &str) -> Result<Option<IdentityRow>, sqlx::Error> {
        let row: Option<IdentityRow> = sqlx::query_as("SELECT * FROM identities WHERE id = ?")
            .bind(id)
            .fetch_optional(self.reads())
            .await?;
        let Some(mut row) = row else { return Ok(None) };
        let ended = sqlx::query_scalar("SELECT session FROM ended WHERE owner = ?").bind(id);
        row.ended = ended.fetch_all(self.reads()).await?;
        Ok(Some(row))
    }

    pub async fn identity_by_login(&self, login: &str) -> Result<Option<IdentityRow>, sqlx::Error> {
        sqlx::query_as("SELECT * FROM identities WHERE login = ?")
            .bind(login)
            .fetch_optional(self.reads())
            .await
    }

    pub async fn identity_by_rejoin(&self, digest: &str) -> Result<Option<IdentityRow>, sqlx::Error> {
        sqlx::query_as("SELECT * FROM identities WHERE rejoin = ?")
            .bind(digest)
            .fetch_optional(self.reads())
            .await
    }

    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, sqlx::Error> {
        sqlx::query_as("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(self.reads()).await
    }

    pub async fn table_by_invite(&self, invite: &str) -> Result<Option<TableRow>, sqlx::Error> {
        sqlx::query_as("SELECT * FROM tables WHERE invite = ?")
            .bind(invite)
            .fetch_optional(self.reads())
            .await
    }

    pub async fn deal(&self, table: &str) -> Result<Option<DealRow>, sqlx::Error> {
        sqlx::query_as("SELECT * FROM deals WHERE tbl = ?").bind(table).fetch_optional(self.reads()).await
    }

    pub async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, sqlx::Error> {
        sqlx::query_as("SELECT * FROM seats WHERE tbl = ? ORDER BY seat")
            .bind(table)
            .fetch_all(self.reads())
            .await
    }

    pub async fn moves(&self, table: &str) -> Result<Vec<MoveRow>, sqlx::Error> {
        sqlx::query_as("SELECT * FROM moves WHERE tbl = ? ORDER BY version")
            .bind(table)
            .fetch_all(self.reads())
            .await
    }

    /// The latest lines of players and of spectators, `most` of each.
    pub async fn chat(&self, table: &str, most: i64) -> Result<Vec<ChatRow>, sqlx::Error> {
        sqlx::query_as(
            "SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY seat IS NULL ORDER BY line DESC) AS back
             FROM chat WHERE tbl = ?) WHERE back <= ? ORDER BY line",
        )
        .bind(table)
        .bind(most)
        .fetch_all(self.reads())
            .await
    }

    /// The tables a person sits at, those first that were opened, begun or ended last.
    pub async fn tables_of(&self, owner: &str) -> Result<Vec<TableRow>, sqlx::Error> {
        sqlx::query_as(
            "SELECT * FROM tables WHERE id IN (SELECT tbl FROM seats WHERE owner = ?) ORDER BY changed DESC LIMIT 60",
        )
        .bind(owner)
        .fetch_all(self.reads())
        .await
    }

    /// How many tables somebody has opened, and how many were opened by their door.
    pub async fn opened(&self, host: &str, door: &str) -> Result<Opened, sqlx::Error> {
        let counted = "SELECT count(*) FILTER (WHERE status != 'over'),
             count(*) FILTER (WHERE status = 'waiting' AND listed = 1), count(*)
             FROM tables WHERE (status != 'over' OR loaded = 1) AND";
        let count = async |by: &str, value: &str| {
            // Both parts are ours; the value is bound.
            let sql = sqlx::AssertSqlSafe(format!("{counted} {by} = ?"));
            let (running, listed, kept) = sqlx::query_as(sql).bind(value).fetch_one(self.reads()).await?;
            Ok::<_, sqlx::Error>(Counts { running, listed, kept })
        };
        Ok(Opened { by_host: count("host", host).await?, by_door: count("door", door).await? })
    }

    /// Tables in everybody's sight: the latest of every host before anybody's second, and among those the latest of
    /// every door first, so that nobody is pushed out by whoever opens many.
    pub async fn listed(&self, status: &str, limit: i64) -> Result<Vec<TableRow>, sqlx::Error> {
        sqlx::query_as(
            "SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY host ORDER BY changed DESC) AS of_host,
             row_number() OVER (PARTITION BY door ORDER BY changed DESC) AS of_door
             FROM tables WHERE status = ? AND listed = 1) ORDER BY of_host, of_door, changed DESC LIMIT ?",
        )
        .bind(status)
        .bind(limit)
        .fetch_all(self.reads())
        .await
    }

    /// The tables where a bot or a clock may have something to do after a restart: somebody sits there. Bots alone go on
    /// when somebody looks.
    pub async fn running(&self) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar(
            "SELECT id FROM tables WHERE status = 'playing'
             AND EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND kind = 'person' AND away = 0)
             AND (clock NOT LIKE '%none%' OR EXISTS (SELECT 1 FROM votes WHERE tbl = tables.id)
             OR EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND (kind = 'bot' OR away = 1)))
             ORDER BY changed DESC",
        )
        .fetch_all(self.reads())
        .await
    }

    /// Who has voted against whom: seats and voters.
    pub async fn votes(&self, table: &str) -> Result<Vec<(i64, String)>, sqlx::Error> {
        sqlx::query_as("SELECT seat, voter FROM votes WHERE tbl = ?")
            .bind(table)
            .fetch_all(self.reads())
            .await
    }

    /// How a game that is over ended for each of its seats.
    pub async fn results_at(&self, table: &str) -> Result<Vec<Stood>, sqlx::Error> {
        sqlx::query_as("SELECT seat, score, rank, won FROM results WHERE tbl = ?")
            .bind(table)
            .fetch_all(self.reads())
            .await
    }

    pub async fn results_of(&self, owner: &str) -> Result<Vec<ResultRow>, sqlx::Error> {
        sqlx::query_as(
            "SELECT results.*, tables.game AS game,
             (SELECT count(*) FROM seats WHERE seats.tbl = results.tbl) AS players
             FROM results JOIN tables ON tables.id = results.tbl
             WHERE results.owner = ? ORDER BY tables.changed DESC LIMIT 200",
        )
        .bind(owner)
        .fetch_all(self.reads())
        .await
    }
}
