# Ce que disent tous les jeux et toutes les pages.

seat = Joueur { $number }
spectator = un spectateur
decimal-mark = ,
percent = { $n } %
list-and = { $all } et { $last }

# Ce que disent tous les plateaux.

board-details = Détails
board-rules = La règle
board-why-not = Pourquoi pas ?
board-source = Ses chiffres :
board-source-rulebook = tels que le livret les donne.
board-source-public = tels que des sources publiques montrent la pièce imprimée.
board-source-inferred = déduits de ce que l’on sait ; aucun texte ne les donne.
board-source-house = choisis par nous, car personne n’a publié les vrais ; votre boîte peut différer.
told-back = { $who } revient sur une réponse.
told-went-on = Les règles de cette maison ont changé. La partie continue avec les nouvelles, là où elle en était : ce qui précède n'est plus raconté ici et rien ne peut en être repris.
