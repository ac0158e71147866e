# Des robots sur leurs propres machines : menagerie think.

cli-think = Réfléchir pour les robots d'une maison servie ailleurs
cli-think-more = Prend les décisions des robots difficiles et experts, les conseils et les analyses au serveur NATS avec lequel la maison est lancée (menagerie serve --nats),
    jusqu'à ce qu'on l'interrompe ; une décision en cours va alors à quelqu'un d'autre. Lancez autant d'ouvriers que vous voulez,
    sur autant de machines, avec la même version du programme. Un ouvrier voit ce que voit la place pour laquelle il réfléchit, et rien d'autre.
    Exemple : menagerie think --nats nats://maison.example:4222
cli-arg-think-nats = Le serveur NATS où se trouvent les décisions
cli-arg-think-threads = Combien de décisions à la fois ; 0 pour autant que de cœurs

think-ready = Réfléchit pour les robots à { $place }, { $threads ->
    [one] une décision
   *[other] { $threads } décisions
} à la fois. Ctrl-C y met fin.
think-done = { $decisions ->
    [0] Aucune décision n'a été réfléchie.
    [one] Une décision a été réfléchie.
   *[other] { $decisions } décisions ont été réfléchies.
}
think-refused = Une décision est refusée. { $why }
think-rubbish = Quelque chose dans la file n'est pas une décision. C'est jeté.
think-gave-back = Une décision de { $game } est rendue.

problem-think-data = Les robots d'une maison ne jouent qu'avec les paquets de données intégrés : retirez --data.
problem-task-other-rules = Elle est de la version { $wanted } des règles de { $game }, ici elles sont en version { $own }.
problem-task-other-data = Elle porte sur un autre paquet de données de { $game } ({ $wanted } au lieu de { $own }).
problem-task-not-asked = Cela n'est pas demandé à la place dans cette partie de { $game }.
