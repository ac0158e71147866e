# Les pages et le serveur.

nav = Navigation
nav-home = Accueil
nav-new = Nouvelle table
nav-rules = Règles
nav-me = Vous
skip = Aller au contenu
language-name = Français
theme-change = Passer des couleurs du système au sombre et au clair
theme-auto = Couleurs : auto
theme-dark = Couleurs : sombres
theme-light = Couleurs : claires
sound-on = Son activé
sound-off = Son coupé
guest-name = Invité { $number }
save = Enregistrer
yes = Oui
no = Non
go-back = Retour
trouble = Cela n'a pas marché
trouble-retry = Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

home-title = Des jeux de monstres à une même table
home-lead = Jouez tout de suite contre des robots, ou envoyez un lien et un ami s'assoit. Sans compte.
# Ce qu'il faut garder en tête, en un mot, de 1 à 5.
game-facts = { $from } à { $to } joueurs, idéal à { $best } · { $quick } à { $slow } minutes · { $weight ->
    [1] s'apprend en une minute
    [2] facile à apprendre
    [3] plusieurs choses à garder en tête
    [4] beaucoup à garder en tête
   *[other] une soirée à lui seul
}
home-custom = Amis, variantes, pendule
home-rules = Règles
home-mine = Vos tables
home-mine-more = { $count ->
    [one] Une de plus
   *[other] { $count } de plus
}
home-open = Tables ouvertes
home-open-none = Personne n'attend à une table ouverte en ce moment.
home-unread = Les listes des tables ne peuvent pas être lues en ce moment : la base de données ne répond pas. Rien n'est perdu ; revenez dans un instant.
home-watch = Regarder
home-load = Charger une partie
home-sign-in = Se connecter
quick-bots = Robots
quick-level = Niveau
quick-play = Jouer
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
seat-free = place libre
status-yours = à vous de jouer
status-waiting = attend des joueurs
status-playing = en cours

new-title = Nouvelle table
new-game = Quel jeu
new-seats = Qui joue
new-seats-help = De { $from } à { $to } places. Un ami reçoit un lien ; plusieurs personnes devant cet écran jouent à tour de rôle, l'écran étant caché entre-temps.
new-seat = Place { $number }
new-name = Nom
new-variants = Variantes
new-presets = À quoi vous jouez
new-more = Plus de choix
new-less = Moins de choix
new-fit = Montrer ce qui convient
new-fit-help = Après un changement ci-dessus : on ne voit que ce qui convient au nombre de joueurs et à vos choix.
new-rulings = Là où le livret laisse la question ouverte
new-rulings-help = Voici ce que nous avons décidé ; une table peut décider l'inverse.
new-rule = La règle
new-clock = Pendule
clock-label = Le temps de réflexion
clock-none = Pas de pendule
clock-turn = { $time } par décision
clock-total = { $time } chacun pour toute la partie
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
clock-help = Le temps écoulé, un robot continue ; la place peut être reprise à tout moment.
new-open = Qui peut venir
new-listed = Montrer la table à l'accueil : chacun peut s'asseoir
new-hints = Des conseils même entre joueurs
new-hints-help = Un robot conseille qui le demande. Seul avec des robots, on peut toujours demander.
new-seed = Le mélange est tiré quand tout le monde est assis. Son empreinte est montrée dès ce moment et la graine à la fin : chacun peut vérifier que personne n'y a touché.
new-go = Ouvrir la table
sitter-me = Moi
sitter-friend = Un ami, par lien
sitter-here = Quelqu'un devant cet écran
sitter-bot-easy = Robot facile
sitter-bot-normal = Robot normal
sitter-bot-hard = Robot difficile
sitter-bot-expert = Robot expert
sitter-nobody = Personne
option-auto = selon la variante
new-stand-in = Qui joue pour une personne qui part
new-stand-in-help = Un robot de ce niveau prend la place de qui part ou n'a plus de temps.

join-title = Vous êtes invité
join-page = Une place vous attend à { $game }
join-text = Une place est libre à une table de { $game }.
your-name = Votre nom
sit-down = S'asseoir
just-watch = Seulement regarder
lobby-title = { $free ->
    [one] { $free } place est libre
   *[other] { $free } places sont libres
}
lobby-invite = Envoyez ce lien à vos amis ; qui l'ouvre peut s'asseoir :
share = Qui a ce lien peut regarder :
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…
share-code = En image, pour un appareil photo
share-only-here = Seul cet ordinateur peut ouvrir ce lien, par exemple dans un autre navigateur. Pour que des amis viennent d'autres appareils, relancez le programme ainsi : menagerie serve --listen 0.0.0.0:{ $port }
lobby-bots = Ou donnez les places libres à des robots :
lobby-bots-go = Commencer avec des robots
lobby-free = Libérer la place de { $who }
seed-commitment = Empreinte du mélange :

title-yours = ● À vous
ask-label = La question
ask-yours = À vous :
ask-watching = Vous regardez la partie.
stock-label = Ce que vous avez
ask-waiting = La partie commence quand toutes les places sont prises.
ask-over = La partie est finie.
ask-cover = C'est ensuite à { $who }.
ask-others = { $count ->
    [0] Personne n'a de décision à prendre.
    [one] C'est à { $who } de décider.
   *[other] { $who } ont une décision à prendre.
}
board-label = La table
answers-label = Vos réponses
answers-none = Rien à répondre pour l'instant.
log-label = Ce qui s'est passé
log-jump = Voir ce moment
log-all = Tout revoir, pas à pas
chat-label = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-unread = Messages non lus
people-label = Autour de la table
bot = robot
is-here = est là
is-away = n’est pas là
is-gone = a quitté la table, un robot joue
is-gone-now = { $who } a quitté la table : un robot continue.
is-asked = décide
is-thinking = réfléchit…
vote = Faire jouer un robot à sa place
vote-given = Vous avez demandé un robot : il prendra la place si l’attente se prolonge.
vote-help = Quand cette personne a fait attendre la table longtemps, un robot continue pour elle.
stumbled = n'a pas pu réfléchir, a répondu simplement
seat-invited = { $who } est invité à se joindre
ask-spared = Rien de ce que vous avez ne peut changer quoi que ce soit ici : la maison répond pour vous dans un instant.
spare = Ne m'interroger que là où quelque chose que j'ai peut faire une différence
come-back = Je suis de retour
menu = Plus
careful = Demander avant les étapes sans retour :
careful-luck = quand le hasard ou un secret décide
careful-on = toujours
careful-off = jamais
colour = Votre couleur :
colour-any = celle de la place
colour-0 = bleu
colour-1 = rouge
colour-2 = vert
colour-3 = or
colour-4 = violet
list = La liste des réponses :
list-on = à côté du plateau
list-off = repliée
leave = Quitter la table (un robot prend la place)
hint = Conseil
hint-says = Un robot choisirait : { $answer }
hint-why = Le choix d'un robot, avec les chances de gagner selon lui :
hint-equal = À peu près équivalentes, { $share } de chances de gagner avec chacune, selon un robot :
hint-close = (Les { $count } premières se valent à peu près.)
undo = Annuler
sure = Continuer ?
sure-luck = « { $step } » : le hasard ou quelque chose de caché en décidera. Ensuite, ni ce pas ni les précédents ne pourront être annulés.
sure-turn = « { $step } » termine votre tour. Ensuite, plus rien n’en pourra être annulé.
leave-running = Un robot prend votre place et continue pour vous. Vous pourrez revenir tant que la partie dure.
leave-waiting = Votre place devient libre pour quelqu’un d’autre.
follow-pause = Pause
follow-next = Pas suivant
follow-present = Au présent
since-label = Depuis votre dernière décision :
since-replay = Revoir
since-stop = Retour au présent
telling = Rythme et son
pace = Coups des autres :
pace-now = d’un coup
pace-quick = vite, l’un après l’autre
pace-calm = calmement, l’un après l’autre
pace-step = pas à pas, quand j’appuie
sound-turn = Un son quand c’est à moi
sound-dice = Le son des dés
sound-card = Le son des cartes et des pièces
sound-end = Un son à la fin
keys = Touches : 1 à 9 répondent, H conseille, U annule
cover-title = Passez l'écran à { $who }
cover-text = Que personne d'autre ne regarde.
cover-button = Je suis { $who }
connection-lost = La connexion est perdue. Nouvel essai…
connection-back = Reconnecté : voici le présent.

end-nobody = Personne n'a gagné
end-won = { $count ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
end-you-won = Vous avez gagné
end-you-won-by = Vous avez gagné de { $by }
end-you-won-tie = Vous avez gagné au départage
end-you-share = Vous partagez la victoire
end-you-lost-by = Vous avez perdu de { $by }
end-you-lost-tie = Vous avez perdu contre { $who } au départage
end-place = { $place }.
end-counted = pour { $count }
story-led = { $who } a mené du début à la fin.
story-lead = { $who } menait au début{ $changes ->
    [0] .
    [one]  ; puis la tête a changé une fois.
   *[other]  ; puis la tête a changé { $changes } fois.
}
story-close = Personne n’a jamais mené nettement.
story-turn = Tout a basculé à l’étape { $at } : les chances de { $who } sont passées de { $from } % à { $to } %.
story-end = À la fin, { $who } avait { $score } points et { $other } { $less }.
story-tie = À la fin, { $who } et { $other } avaient autant de points, et le départage a décidé.
story-together = À la fin, la victoire est partagée.
chances = Chances de gagner, étape par étape
chances-table = Les chances en tableau
kept-told = Voici ce qui en a été raconté quand elle a fini.
kept-untold = Ce qui en a été raconté n'a pas été gardé.
end-sheet = Feuille de score
end-total = Total
end-tie = Départage (le nombre le plus haut gagne)
end-rank = Rang
end-replay = Revoir
end-save = Télécharger la partie
end-verify = Vérifier le mélange
rematch = Rejouer
rematch-join = Rejoindre la revanche

replay-title = Revoir
replay-eyes = Vu par
replay-open = Tous, à découvert
replay-steps = Pas
replay-first = Début
replay-previous = Précédent
replay-next = Suivant
replay-last = Fin
replay-play = Lecture
replay-to = Pas
replay-go = Aller
load-title = Charger une partie
load-text = Le fichier est rejoué depuis le premier pas et chaque pas est vérifié. Une partie finie peut être revue ; une partie inachevée continue devant cet écran.
load-file = Le fichier
load-go = Charger
verify-title = Vérifier le mélange
verify-text = Quand tout le monde est assis, le mélange est tiré d'une graine et l'empreinte de cette graine est montrée. À la fin, la graine elle-même est montrée. Si les deux vont ensemble, personne n'a touché au mélange.
verify-seed = Graine :
verify-kept = Elles vont ensemble : c'est la graine tirée au début de la partie.
verify-broken = Elles ne vont pas ensemble.
verify-go = Vérifier
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-label = Des mots, ou le nom d'une règle
rules-search-where = Où
rules-search-all = Tous les jeux
rules-search-go = Chercher
rules-search-found = { $count ->
    [0] Rien trouvé. Des mots moins nombreux ou plus courts trouvent davantage.
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-search-more = { $count ->
    [one] Une autre n'est pas montrée ; un mot de plus précise la recherche.
   *[other] { $count } autres ne sont pas montrées ; un mot de plus précise la recherche.
}
rules-show = Montrez-moi
rules-show-many = Montrez-moi : { $count } exemples
rules-show-of = Un exemple
rules-show-rules = Les règles qu'il montre
rules-show-table = Voici la table avant la première réponse.
rules-show-by-itself = Voici la table. Ce qu'on voit ici se passe tout seul.
rules-show-answer = { $who } : { $answer }
rules-show-refused = { $who } le voudrait, mais la règle dit non : { $answer }
rules-show-refused-mute = { $who } voudrait ce que la règle ne permet pas.
rules-show-may = Ce que { $who } peut répondre maintenant

me-title = Vous
me-nobody = Vous êtes nouveau ici. Asseyez-vous à une table, et vous êtes invité.
me-come-back = Revenir
me-login = Vous pouvez vous connecter comme { $login }.
me-login-name = Nom de connexion
me-old-password = Ancien mot de passe
me-new-password = Nouveau mot de passe
me-password = Mot de passe (8 lettres ou plus)
me-code-help = Sans mot de passe : un code qui vous ramène ici depuis un autre appareil. Un nouveau code remplace le précédent.
me-code = Montrer un nouveau code
me-code-is = Votre code, montré une seule fois :
me-phone = Jouer aussi sur un autre appareil
me-phone-help = Affichez un nouveau code et montrez-le à l’appareil photo de l’autre appareil : il ouvre un lien qui sert une seule fois et vous y connecte. Qui a ce code est vous, ne le montrez donc à personne.
me-out-help = Un invité sans mot de passe ni code ne peut pas revenir après s'être déconnecté.
me-out = Se déconnecter
me-out-all = Se déconnecter partout
me-results = Résultats
me-results-none = Pas encore de partie finie.
me-results-unread = Vos résultats ne peuvent pas être lus en ce moment : la base de données ne répond pas. Rien n'est perdu ; revenez dans un instant.
me-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won } gagnées.
me-plot = Scores de vos dernières parties ; les parties gagnées sont pleines
me-game = Jeu
me-players = Joueurs
me-score = Score
me-rank = Rang
me-look = Table finale
in-password = Par nom et mot de passe
in-code = Par code
in-brought = Ce lien connecte cet appareil, une seule fois.
in-code-label = Code

trouble-not-found = Il n'y a rien ici.
trouble-broken = Quelque chose s'est cassé de notre côté. C'est noté.
trouble-bad-request = Cette demande est incompréhensible.
trouble-conflict = Quelqu'un d'autre a été plus rapide.
trouble-not-stored = Rien ne peut être enregistré en ce moment. Rien n’a changé ; réessayez dans un instant.
trouble-unsure = On ne sait pas encore si cela a été enregistré. Regardez à nouveau dans un instant avant de recommencer.
trouble-unread = Ce qui est gardé ici ne peut pas être lu en ce moment. Rien n’a changé ; réessayez dans un instant.
trouble-problems = Les réglages ne vont pas ensemble.
trouble-refused = Les règles disent non.
trouble-other-rules = Cette partie a été jouée avec une autre version des règles.
trouble-log-differs = Les pas enregistrés ne mènent plus au résultat enregistré ; la partie ne peut donc pas être rejouée.
trouble-again = La table vient d'être relue. Veuillez recommencer.
trouble-not-begun = La partie n'a pas commencé.
trouble-over = La partie est finie.
trouble-not-over = La partie n'est pas finie.
trouble-stale = Cette décision est déjà prise. Vous voyez le présent.
trouble-seats = Le nombre de places ne convient pas au jeu.
trouble-many-tables = Vous avez ouvert trop de tables encore en cours.
trouble-many-seats = Vous êtes à trop de tables encore en cours. Quittez-en une qui attend du monde, ou finissez une partie.
trouble-sent-away = L'hôte de cette table a libéré votre place. Vous pouvez vous asseoir à une autre table.
trouble-no-guest = Cette place ne peut pas être libérée.
trouble-full = Aucune place n'est libre.
trouble-host-only = Seul qui a ouvert la table peut le faire.
trouble-not-seated = Vous n'êtes pas à cette table.
trouble-away = Un robot joue pour vous. Dites d'abord que vous êtes de retour.
trouble-not-your-answer = C'est un robot qui a donné cette réponse : elle reste.
trouble-clock = Une horloge compte entre 5 secondes et une journée.
trouble-no-leaver = Cette place ne peut pas être donnée à un robot.
trouble-not-your-seat = Ce n'est pas votre place.
trouble-private = Cette table est privée : il faut son lien.
trouble-nobody = Il faut une place ou un nom pour cela.
trouble-name-hidden = Un nom est fait de lettres visibles.
trouble-old-password = L'ancien mot de passe n'est pas le bon.
trouble-no-hints = L'hôte de cette table ne veut pas de conseils.
trouble-many-listed = Vous avez trop de tables ouvertes à tous qui attendent du monde.
trouble-name = Un nom a de 1 à 24 lettres.
trouble-name-taken = Ce nom est pris.
trouble-password-short = Un mot de passe a au moins 8 lettres.
trouble-sign-in = Le nom et le mot de passe ne vont pas ensemble.
trouble-rejoin = Personne n'a ce code.
trouble-too-fast = C'est beaucoup à la fois.
trouble-host = Ce serveur n'est pas connu sous ce nom. Qui le gère peut l'ajouter au réglage « hosts ».
trouble-busy = Trop de monde demande cela en ce moment.
trouble-closing = Cette maison redémarre. Rien n’a changé ; réessayez dans un instant.
trouble-later-rules = Cette table est déjà sur un serveur plus récent de cette maison. Rien n’a changé ; réessayez dans un instant.
trouble-closed = La personne qui tient cette maison a fermé cette table.
trouble-blocked = La personne qui tient cette maison ne vous laisse plus entrer.
trouble-many-streams = Vous suivez trop de tables à la fois. Fermez une fenêtre et réessayez.
trouble-too-large = C'est trop volumineux.
trouble-many-loads = D'autres chargent une partie en ce moment. Réessayez dans un instant.
trouble-long-save = Aucune partie n'est aussi longue.
trouble-long-game = On est tant revenu en arrière dans cette partie que ce n'est plus possible.
trouble-origin = Cette demande vient d'un autre site et n'a pas été exécutée.
trouble-empty = Il n'y a rien à dire.
trouble-replay-running = Une partie en cours ne peut être revue que par ceux qui la jouent.
trouble-save-running = Le fichier contient le mélange : on l'obtient quand la partie est finie.

cli-serve = Ouvrir des tables dans le navigateur : c'est ce qui se passe sans commande
cli-serve-more = Chaque réglage peut aussi venir de l'environnement (MENAGERIE_LISTEN, ...) ou d'un fichier TOML avec --config, où - devient _. Les options l'emportent sur l'environnement, l'environnement sur le fichier.
cli-arg-listen = Où l'on se connecte (par défaut : 127.0.0.1:7777, cette machine seulement)
cli-arg-data-dir = Dossier de la base de données et de la clé des cookies (par défaut : menagerie-data)
cli-arg-nats = Adresse d’un serveur NATS par lequel les nœuds d’une même base s’entendent aussitôt, et où se trouvent les ouvriers (menagerie think) : nats://... (par défaut : aucun)
cli-arg-database = Adresse d’une base PostgreSQL qui garde tout à la place du dossier : postgres://... (par défaut : aucune)
cli-arg-no-open = Ne pas ouvrir de navigateur
cli-arg-admin = Une seconde adresse pour /livez, /readyz, /healthz et /metrics (par défaut : aucune)
cli-arg-log = La forme des lignes du journal : text ou json (par défaut : text)
cli-arg-config = Un fichier TOML de réglages
cli-arg-secure-cookies = N'envoyer les cookies que par https (derrière un proxy https)
cli-arg-bot-slots = Combien de robots peuvent réfléchir à la fois (par défaut : un par cœur sauf un)
cli-arg-bot-pace-ms = Combien de temps un robot attend avant de répondre, en millisecondes (par défaut : 700)
cli-arg-open = Ouvrir un navigateur, true ou false (par défaut : true)
cli-arg-hosts = Les noms par lesquels on appelle le serveur, séparés par des virgules (* : n'importe lequel)
cli-arg-address = Où l’on trouve le serveur, pour les liens que l’on partage : https://games.example.org
cli-arg-trusted-proxies = Adresses ou réseaux de vos proxys, séparés par des virgules
cli-arg-client-header = L'en-tête où ils nomment le client : x-forwarded-for ou forwarded
cli-arg-people-per-address = Combien de personnes sont censées partager une adresse (par défaut : 8)
cli-arg-changes = Combien une personne peut changer en un temps donné (par défaut : 60/12s)
cli-arg-guests = Combien de nouveaux invités peuvent venir d'une adresse (par défaut : 20/10m)
cli-arg-sign-ins = Combien de fois un mot de passe peut être essayé pour un nom (par défaut : 10/10m)
cli-arg-new-tables = Combien de tables une personne peut ouvrir en un temps donné (par défaut : 20/10m)
cli-arg-chat-lines = Combien de lignes une personne peut dire en un temps donné (par défaut : 20/1m)
cli-arg-uploads = Combien de parties sauvegardées une personne peut envoyer (par défaut : 5/10m)
cli-arg-hints = Combien de fois une personne peut demander conseil à un robot (par défaut : 30/5m)
cli-arg-looks = Combien de fois une personne peut revoir une partie, ou les listes de tables (par défaut : 240/1m)
cli-arg-streams-each = Combien de tables une personne peut suivre à la fois (par défaut : 12)
cli-arg-streams = Combien peuvent être suivies en tout (par défaut : 500)
cli-arg-connections-per-address = Combien de connexions une adresse peut avoir ouvertes (par défaut : 200)
cli-arg-connections = Combien de connexions il peut y avoir en tout (par défaut : 1000)
cli-arg-idle-seconds = Après combien de secondes une connexion sans requête est fermée (par défaut : 15)
cli-arg-body-seconds = Combien de secondes le reste d'une requête peut prendre (par défaut : 30)
cli-arg-tables-each = Combien de tables inachevées une personne peut avoir ouvertes (par défaut : 50)
cli-arg-listed-each = Combien de tables d'une personne peuvent attendre à la vue de tous (par défaut : 5)
cli-arg-seats-each = À combien de tables d'autrui une personne peut être assise avant la fin des parties (par défaut : 20)
cli-arg-leaver-seconds = Après combien de secondes un vote donne à un robot la place de qui fait attendre (par défaut : 90)
cli-arg-spare-from-ms = Combien de temps la maison attend au moins avant de répondre pour qui n'a pas besoin d'être interrogé, en millisecondes (par défaut : 1500)
cli-arg-spare-to-ms = Combien de temps elle attend au plus (par défaut : 4000)
serve-ready = Menagerie est prête : { $url } (Ctrl-C y met fin)
problem-serve-failed = Le serveur ne peut pas tourner : { $reason }
problem-serve-folder = Le serveur ne peut pas garder ses tables dans { $folder } : { $reason }. Ce doit être un dossier où l'utilisateur qui lance le serveur peut écrire, sur un disque qui n'est pas en lecture seule. Changez cela, ou nommez un autre dossier avec --data-dir.
problem-serve-config = La configuration est illisible : { $reason }

offline-title = Pas de connexion
offline-text = Le serveur est injoignable pour l’instant. Les parties reprendront où elles en étaient ; rien n’est perdu.
offline-again = Réessayer

style-title = Toutes les pièces, dessinées
