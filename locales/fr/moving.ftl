# Ce que lit qui tient une maison quand on la transporte : `menagerie move-house`, `backup` et `restore`.

cli-move-house = Déménager une maison : copier tout ce qu'elle garde dans un dossier vide ou une base vide
cli-move-house-more = Un lieu est un dossier ou l'adresse d'une base PostgreSQL (postgres://nom:motdepasse@machine/base). Les deux côtés sont comparés table par table avant que rien ne compte là-bas, et l'ancienne maison reste comme elle est. Arrêtez d'abord son serveur : ce qui est répondu après le début de la copie reste en arrière.
cli-backup = Écrire tout ce qu'une maison garde dans un seul fichier, pendant que son serveur tourne
cli-backup-more = Le fichier est un instant de la maison : tout ce qui était confirmé avant le début de la commande s'y trouve. Il est relu avant de compter. Les comptes et la clé des cookies en font partie : vous seul pouvez le lire, gardez-le ainsi. menagerie restore en refait une maison.
cli-restore = Refaire une maison d'une copie de sauvegarde, dans un dossier vide ou une base vide
cli-restore-more = Le dossier ou la base peut être d'une autre sorte que l'original. Un fichier abîmé est refusé avant que rien ne soit écrit. Aucun serveur ne doit y tourner pendant ce temps.
cli-arg-move-from = La maison comme elle est : un dossier ou postgres://...
cli-arg-to = Où elle va : un dossier vide ou une base vide
cli-arg-backup-file = Le fichier à écrire ; il ne doit pas encore exister
cli-arg-restore-file = Un fichier écrit par menagerie backup
cli-arg-restore-check = Lire seulement le fichier et dire s'il est entier et ce qu'il contient
cli-value-place = LIEU
moving-moved = Tout a déménagé de { $from } à { $to }. Les deux ont été comparés, table par table.
moving-backed-up = Tout ce que garde { $place } est dans { $file }, relu et entier.
moving-restored = Tout ce que contient { $file } est maintenant dans { $place }.
moving-checked = { $file } est entier.
moving-held = { $people ->
    [0] Personne
    [1] Une personne
   *[other] { $people } personnes
}, { $tables ->
    [0] aucune table
    [1] une table
   *[other] { $tables } tables
}, { $lines ->
    [0] aucune ligne de journal
    [1] une ligne de journal
   *[other] { $lines } lignes de journal
}.
moving-serve-folder = Pour l'ouvrir là-bas : menagerie serve --data-dir { $place }
moving-serve-database = Pour l'ouvrir là-bas : menagerie serve --database et l'adresse donnée ici
problem-moving-no-house = Pas de maison dans { $place } : aucun serveur n'y a jamais rien gardé. Nommez le dossier ou la base avec lesquels le serveur a été lancé.
problem-moving-no-place = { $flag } ne nomme ni un dossier ni l'adresse d'une base PostgreSQL. Une adresse commence par postgres://.
problem-moving-earlier = La maison dans { $place } est d'un programme plus ancien : elle a fait { $found } pas, ce programme en connaît { $known }. Lancez-y une fois le serveur de ce programme, qui la met à jour, puis recommencez.
problem-moving-later = La maison dans { $place } est d'un programme plus récent : elle a fait { $found } pas, ce programme en connaît { $known }. Prenez ce programme-là.
problem-moving-not-empty = { $place } n'est pas vide : des gens ou des tables y sont déjà. Nommez un dossier vide ou une base vide. Rien n'a été écrit.
problem-moving-file-there = { $file } existe déjà et n'est pas remplacé. Nommez un autre fichier.
problem-moving-file = Rien n'a été fait avec { $file } : { $reason }. Vérifiez le nom et les droits.
problem-moving-differs = Ce qui est arrivé dans { $table } n'est pas ce qui a été envoyé. Rien n'en a été gardé ; recommencez, et si cela se répète, regardez le disque.
problem-backup-none = { $file } n'est pas la sauvegarde d'une maison. Rien n'a été écrit.
problem-backup-earlier = { $file } est la sauvegarde d'une maison de { $found } pas, ce programme en connaît { $known }. Restaurez-la avec le programme qui l'a écrite, puis lancez-y le serveur de ce programme. Rien n'a été écrit.
problem-backup-later = { $file } est la sauvegarde d'une maison d'un programme plus récent : elle a fait { $found } pas, ce programme en connaît { $known }. Prenez ce programme-là. Rien n'a été écrit.
problem-backup-packed = { $file } est abîmé et ne peut pas être décompressé : { $reason }. Rien n'a été écrit. Prenez une autre sauvegarde.
problem-backup-line = { $file } est abîmé : la ligne { $line } n'est pas ce qu'elle devrait être. Rien n'a été écrit. Prenez une autre sauvegarde.
problem-backup-rows = { $file } est abîmé : ce qu'il a de { $table } n'est pas ce qui a été écrit. Rien n'a été écrit. Prenez une autre sauvegarde.
problem-backup-cut = { $file } est abîmé : sa fin manque. Rien n'a été écrit. Prenez une autre sauvegarde.
problem-backup-changed = { $file } a changé pendant sa lecture. Rien n'a été écrit. Recommencez.
