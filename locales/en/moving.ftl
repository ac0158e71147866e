# What whoever runs a house is told when it is carried elsewhere: `menagerie move-house`, `backup` and `restore`.

cli-move-house = Move a house: copy everything it keeps into an empty folder or database
cli-move-house-more = A place is a folder or the address of a PostgreSQL database (postgres://name:password@host/database). Both sides are compared table by table before anything there counts, and the old house is left as it is. Stop its server first: what is answered after the copy has begun stays behind.
cli-backup = Write everything a house keeps into one file, while its server runs
cli-backup-more = The file is one moment of the house: whatever was acknowledged before the command began is in it. It is read again before it counts. Accounts and the key that signs cookies are in it, so nobody but you may read it; keep it so. menagerie restore makes a house of it again.
cli-restore = Make a house of a backup again, in an empty folder or database
cli-restore-more = The folder or the database may be of another kind than the one the backup was made of. A damaged file is refused before anything is written. No server may run there meanwhile.
cli-arg-move-from = The house as it is: a folder or postgres://...
cli-arg-to = Where it goes: an empty folder or database
cli-arg-backup-file = The file to write; it must not be there yet
cli-arg-restore-file = A file that menagerie backup has written
cli-arg-restore-check = Only read the file and say whether it is whole and what is in it
cli-value-place = PLACE
moving-moved = Everything has moved from { $from } to { $to }. Both were compared, table by table.
moving-backed-up = Everything in { $place } is in { $file }, which was read again and is whole.
moving-restored = Everything in { $file } is in { $place } now.
moving-checked = { $file } is whole.
moving-held = { $people ->
    [0] Nobody
    [one] One person
   *[other] { $people } people
}, { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
}, { $lines ->
    [0] no line of a log
    [one] one line of a log
   *[other] { $lines } lines of logs
}.
moving-serve-folder = Serve it from there: menagerie serve --data-dir { $place }
moving-serve-database = Serve it from there: menagerie serve --database and the address you have given here
problem-moving-no-house = There is no house at { $place }: no server has ever kept anything there. Name the folder or the database that the server was started with.
problem-moving-no-place = { $flag } names neither a folder nor the address of a PostgreSQL database. An address begins with postgres://.
problem-moving-earlier = The house at { $place } is of an earlier program: it has had { $found } steps, this program knows { $known }. Start the server of this program there once, which brings it up to date, and try again.
problem-moving-later = The house at { $place } is of a later program: it has had { $found } steps, this program knows { $known }. Use that program.
problem-moving-not-empty = { $place } is not empty: people or tables are there already. Name an empty folder or database. Nothing was written.
problem-moving-file-there = { $file } is there already and is not written over. Name another file.
problem-moving-file = Nothing was done with { $file }: { $reason }. Check the name and the rights.
problem-moving-differs = What has arrived in { $table } is not what was sent. Nothing was kept of it; try again, and if it happens again, look at the disk.
problem-backup-none = { $file } is no backup of a house. Nothing was written.
problem-backup-earlier = { $file } is the backup of a house of { $found } steps, this program knows { $known }. Restore it with the program that wrote it, and start the server of this program there. Nothing was written.
problem-backup-later = { $file } is the backup of a house of a later program: it has had { $found } steps, this program knows { $known }. Use that program. Nothing was written.
problem-backup-packed = { $file } is damaged and cannot be unpacked: { $reason }. Nothing was written. Take another backup.
problem-backup-line = { $file } is damaged: line { $line } is not what it should be. Nothing was written. Take another backup.
problem-backup-rows = { $file } is damaged: what it has of { $table } is not what was written. Nothing was written. Take another backup.
problem-backup-cut = { $file } is damaged: its end is missing. Nothing was written. Take another backup.
problem-backup-changed = { $file } changed while it was read. Nothing was written. Try again.
