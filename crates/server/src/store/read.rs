//! What is read back from the database.

use super::{
    ChatRow, Counts, DealRow, IdentityRow, MoveRow, Opened, ResultRow, ReviewRow, SeatResult, SeatRow,
    Status, Store, TableRow,
};

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

    pub async fn review(&self, table: &str) -> Result<Option<ReviewRow>, sqlx::Error> {
        sqlx::query_as("SELECT * FROM reviews WHERE tbl = ?").bind(table).fetch_optional(self.reads()).await
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
    pub async fn listed(&self, status: Status, limit: i64) -> Result<Vec<TableRow>, sqlx::Error> {
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
             AND (clock <> '\"none\"' OR EXISTS (SELECT 1 FROM votes WHERE tbl = tables.id)
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
    pub async fn results_at(&self, table: &str) -> Result<Vec<SeatResult>, sqlx::Error> {
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
