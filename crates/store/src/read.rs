//! What is read back from the database.

use crate::{
    ChatRow, Counts, DealRow, Error, IdentityRow, MoveRow, Opened, ResultRow, ReviewRow, SeatResult, SeatRow,
    Status, Store, TableRow,
};

/// Which tables count ([`crate::Counted`]).
macro_rules! counts_as {
    (running) => {
        "status <> 'over'"
    };
    (listed) => {
        "status = 'waiting' AND listed = TRUE"
    };
    (kept) => {
        "(status <> 'over' OR loaded = TRUE)"
    };
}
pub(crate) use counts_as;

/// What is counted of tables; the rest says of which.
macro_rules! counted {
    ($by:literal) => {
        concat!(
            "SELECT count(*) FILTER (WHERE ",
            counts_as!(running),
            "), count(*) FILTER (WHERE ",
            counts_as!(listed),
            "), count(*) FROM tables WHERE ",
            counts_as!(kept),
            " AND ",
            $by,
            " = ?"
        )
    };
}

/// At how many tables of others somebody sits ([`Store::sits_at`]): of whom, and since when.
macro_rules! sat_at {
    () => {
        "SELECT count(DISTINCT seats.tbl) FROM seats JOIN tables ON tables.id = seats.tbl
         WHERE seats.owner = ? AND seats.kind = 'person' AND (seats.away = FALSE OR tables.changed > ?)
         AND tables.host <> seats.owner AND tables.status <> 'over'"
    };
}
pub(crate) use sat_at;

impl Store {
    pub(crate) async fn read_identity(&self, id: &str) -> Result<Option<IdentityRow>, Error> {
        let row = self.reads.row("SELECT {columns} FROM identities WHERE id = ?", &[id.into()]).await?;
        let Some(mut row): Option<IdentityRow> = row else { return Ok(None) };
        row.ended = self.reads.column("SELECT session FROM ended WHERE owner = ?", &[id.into()]).await?;
        Ok(Some(row))
    }

    pub async fn identity_by_login(&self, login: &str) -> Result<Option<IdentityRow>, Error> {
        self.reads.row("SELECT {columns} FROM identities WHERE login = ?", &[login.into()]).await
    }

    pub async fn identity_by_rejoin(&self, digest: &str) -> Result<Option<IdentityRow>, Error> {
        self.reads.row("SELECT {columns} FROM identities WHERE rejoin = ?", &[digest.into()]).await
    }

    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, Error> {
        self.reads.row("SELECT {columns} FROM tables WHERE id = ?", &[id.into()]).await
    }

    pub async fn table_by_invite(&self, invite: &str) -> Result<Option<TableRow>, Error> {
        self.reads.row("SELECT {columns} FROM tables WHERE invite = ?", &[invite.into()]).await
    }

    pub async fn deal(&self, table: &str) -> Result<Option<DealRow>, Error> {
        self.reads.row("SELECT {columns} FROM deals WHERE tbl = ?", &[table.into()]).await
    }

    pub async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, Error> {
        self.reads.rows("SELECT {columns} FROM seats WHERE tbl = ? ORDER BY seat", &[table.into()]).await
    }

    pub async fn moves(&self, table: &str) -> Result<Vec<MoveRow>, Error> {
        self.reads.rows("SELECT {columns} FROM moves WHERE tbl = ? ORDER BY version", &[table.into()]).await
    }

    /// The lines of a log from one on.
    pub async fn moves_from(&self, table: &str, version: usize) -> Result<Vec<MoveRow>, Error> {
        let sql = "SELECT {columns} FROM moves WHERE tbl = ? AND version >= ? ORDER BY version";
        self.reads.rows(sql, &[table.into(), version.into()]).await
    }

    pub async fn review(&self, table: &str) -> Result<Option<ReviewRow>, Error> {
        self.reads.row("SELECT {columns} FROM reviews WHERE tbl = ?", &[table.into()]).await
    }

    /// The latest lines of players and of spectators, `most` of each.
    pub async fn chat(&self, table: &str, most: i64) -> Result<Vec<ChatRow>, Error> {
        let sql = "SELECT {columns} FROM
             (SELECT {columns}, row_number() OVER (PARTITION BY seat IS NULL ORDER BY line DESC) AS back FROM chat WHERE tbl = ?) AS lines WHERE back <= ? ORDER BY line";
        self.reads.rows(sql, &[table.into(), most.into()]).await
    }

    /// The tables a person sits at, those first that were opened, begun or ended last.
    pub async fn tables_of(&self, owner: &str) -> Result<Vec<TableRow>, Error> {
        let sql = "SELECT {columns} FROM tables WHERE id IN (SELECT tbl FROM seats WHERE owner = ?)
             ORDER BY changed DESC LIMIT 60";
        self.reads.rows(sql, &[owner.into()]).await
    }

    /// At how many tables of others somebody sits that are not over. A seat they have left counts where its game has begun
    /// after `since`.
    pub async fn sits_at(&self, owner: &str, since: i64) -> Result<i64, Error> {
        let sql = sat_at!();
        let (count,) = self.reads.one(sql, &[owner.into(), since.into()]).await?.ok_or(Error::RowNotFound)?;
        Ok(count)
    }

    /// How many tables somebody has opened, and how many were opened by their door.
    pub async fn opened(&self, host: &str, door: &str) -> Result<Opened, Error> {
        let count = async |sql, value: &str| {
            let counts = self.reads.one(sql, &[value.into()]).await?;
            let (running, listed, kept) = counts.ok_or(Error::RowNotFound)?;
            Ok::<_, Error>(Counts { running, listed, kept })
        };
        Ok(Opened {
            by_host: count(counted!("host"), host).await?,
            by_door: count(counted!("door"), door).await?,
        })
    }

    /// Tables in everybody's sight: the latest of every host before anybody's second, and among those the latest of
    /// every door first, so that nobody is pushed out by whoever opens many. Among very many only the latest are looked at, so
    /// that a look costs no more than so much.
    pub async fn listed(&self, status: Status, limit: i64) -> Result<Vec<TableRow>, Error> {
        let sql = "SELECT {columns} FROM (SELECT {columns}, changed,
             row_number() OVER (PARTITION BY host ORDER BY changed DESC) AS of_host,
             row_number() OVER (PARTITION BY door ORDER BY changed DESC) AS of_door
             FROM (SELECT {columns}, changed FROM tables WHERE status = ? AND listed = TRUE
             ORDER BY changed DESC LIMIT 2000) AS latest) AS seen
             ORDER BY of_host, of_door, changed DESC LIMIT ?";
        self.reads.rows(sql, &[status.id().into(), limit.into()]).await
    }

    /// The tables where a bot or a clock may have something to do after a restart: somebody sits there. Bots alone go on
    /// when somebody looks.
    pub async fn running(&self) -> Result<Vec<String>, Error> {
        let sql = "SELECT id FROM tables WHERE status = 'playing'
             AND EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND kind = 'person' AND away = FALSE)
             AND (clock <> '\"none\"' OR EXISTS (SELECT 1 FROM votes WHERE tbl = tables.id)
             OR EXISTS (SELECT 1 FROM seats WHERE tbl = tables.id AND (kind = 'bot' OR away = TRUE)))
             ORDER BY changed DESC";
        self.reads.column(sql, &[]).await
    }

    /// Who has voted against whom: seats and voters.
    pub async fn votes(&self, table: &str) -> Result<Vec<(i64, String)>, Error> {
        self.reads
            .all("SELECT seat, voter FROM votes WHERE tbl = ? ORDER BY seat, voter", &[table.into()])
            .await
    }

    /// How a game that is over ended for each of its seats.
    pub async fn results_at(&self, table: &str) -> Result<Vec<SeatResult>, Error> {
        self.reads
            .all("SELECT seat, score, rank, won FROM results WHERE tbl = ? ORDER BY seat", &[table.into()])
            .await
    }

    pub async fn results_of(&self, owner: &str) -> Result<Vec<ResultRow>, Error> {
        let sql = "SELECT {columns} FROM
             (SELECT results.tbl, results.score, results.parts, results.rank, results.won, tables.game, tables.changed,
             (SELECT count(*) FROM seats WHERE seats.tbl = results.tbl) AS players
             FROM results JOIN tables ON tables.id = results.tbl WHERE results.owner = ? AND tables.loaded = FALSE) AS played
             ORDER BY changed DESC LIMIT 200";
        self.reads.rows(sql, &[owner.into()]).await
    }
}
