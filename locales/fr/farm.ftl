# Le laboratoire sur plusieurs machines : --on, menagerie work.

cli-work = Travailler aux tournois, simulations, rapports d'équilibre et entraînements lancés ailleurs
cli-work-more = Prend des lots de parties au serveur NATS jusqu'à ce qu'on l'interrompe ; un lot en cours va alors à quelqu'un d'autre.
    Lancez autant d'ouvriers que vous voulez, sur autant de machines, avec la même version du programme. Adresse :
    nats://HÔTE:PORT, ou nats://HÔTE:PORT/NOM pour séparer plusieurs fermes sur un même serveur.
    Exemple : menagerie work --on nats://ferme.example:4222
cli-arg-on = Laisser faire les ouvriers (menagerie work) qui se trouvent à ce serveur NATS ; le résultat est le même
cli-arg-work-on = Le serveur NATS où se trouvent les lots
cli-arg-work-threads = Combien de lots à la fois ; 0 pour autant que de cœurs

farm-waiting = En attente d'ouvriers à { $place }. Lancez-en là-bas : menagerie work --on { $place }
farm-refused = { $worker } ne participe pas. { $why }
farm-away = Le travail attend : { $reason }.

farm-ready = Prend des lots à { $place }, { $threads ->
    [one] un
   *[other] { $threads }
} à la fois. Ctrl-C y met fin.
farm-run = Travail { $run } : { $part }, { $game }.
farm-done = Travail { $run } : { $lots ->
    [one] un lot fait
   *[other] { $lots } lots faits
}.
farm-run-refused = Le travail { $run } est laissé à d'autres. { $why }
farm-run-failed = Le travail { $run } a échoué. { $why }
farm-rubbish = Quelque chose dans la file n'est pas un lot. C'est jeté.
farm-gave-back = Travail { $run } : le lot { $lot } est rendu.

problem-farm-no-address = « { $address } » n'est pas l'adresse d'un serveur NATS. Elle ressemble à ceci : nats://HÔTE:4222
problem-farm-unreachable = Le serveur NATS à { $place } ne peut être atteint : { $reason }.
problem-farm-no-queue = La file à { $place } est inutilisable : { $reason }. Le serveur NATS a besoin de JetStream (nats-server --jetstream).
problem-farm-too-large = Un lot fait { $size } octets, plus que les { $most } acceptés à { $place }. Augmentez max_payload du serveur NATS.
problem-farm-failed = { $worker } signale : { $reason }
problem-farm-broke = Le travail s'est rompu : { $reason }.
problem-farm-other-program = Le programme y est en version { $own }, ici { $wanted }.
problem-farm-other-rules = Les règles de { $game } y sont en version { $own }, ici { $wanted }.
problem-farm-other-data = Le paquet de données de { $game } y est un autre ({ $own } au lieu de { $wanted }).
problem-farm-other-play = Une partie d'essai de { $game } y finit autrement : robots ou poids ne sont pas les mêmes.
problem-no-variant = Il n'y a pas de variante { $variant }.
problem-weights-do-not-fit = Les poids ne conviennent pas au jeu : il a { $features } critères.
problem-net-does-not-fit = Un réseau ne convient pas au jeu : { $reason }.
