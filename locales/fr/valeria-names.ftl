# Valeria : comment s'appelle le matériel, et ce qui y est imprimé.
# Un message est <jeu>-<genre>-<id> ; les id sont ceux du paquet de données.
# Sans remarque, un nom est celui de la règle ou de la carte ; « traduit par nous » : nous n'en avons pas trouvé d'imprimé.

valeria-place-hills = Collines
valeria-place-barrens = Landes
valeria-place-ruins = Ruines
valeria-place-forest = Forêt
valeria-place-valley = Vallée
valeria-place-swamp = Marais
valeria-place-mountains = Montagnes
valeria-place-cavern = Cavernes

valeria-starter-starter-peasant = Paysan
valeria-starter-starter-knight = Chevalier
valeria-starter-starter-herald = Héraut

# aussi « Guérisseuse »
valeria-citizen-cleric = Clerc
valeria-citizen-monk = Moine
valeria-citizen-merchant = Marchand
valeria-citizen-blacksmith = Forgeron
valeria-citizen-mercenary = Mercenaire
valeria-citizen-alchemist = Alchimiste
valeria-citizen-archer = Archère
valeria-citizen-wizard = Magicien
valeria-citizen-peasant = Paysan
valeria-citizen-knight = Chevalier
valeria-citizen-rogue = Scélérat
valeria-citizen-thief = Voleuse
valeria-citizen-champion = Champion
valeria-citizen-warlord = Chef de guerre
valeria-citizen-paladin = Paladin
valeria-citizen-priestess = Prêtresse
valeria-citizen-butcher = Boucher
valeria-citizen-miner = Mineur

valeria-monster-goblin = Gobelin
valeria-monster-goblin-mage = Mage Gobelin
valeria-monster-goblin-king = Roi Gobelin
# traduit par nous
valeria-monster-gargoyle = Gargouille
valeria-monster-wraith = Spectre
# traduit par nous
valeria-monster-witch-queen = Reine Sorcière
valeria-monster-skeleton = Squelette
valeria-monster-flaming-skeleton = Squelette Ardent
valeria-monster-skeleton-king = Roi Squelette
valeria-monster-treant = Tréant
valeria-monster-bane-spider = Araignée Venimeuse
valeria-monster-spider-queen = Reine Arachnide
valeria-monster-owlbear = Hibours
valeria-monster-giant = Géant
valeria-monster-troll = Troll
valeria-monster-gelatinous-cube = Cube Gélatineux
# traduit par nous
valeria-monster-basilisk = Basilic
# traduit par nous
valeria-monster-swamp-dragon = Dragon des Marais
valeria-monster-dire-bear = Ours Terrifiant
valeria-monster-orc-warrior = Guerrier Orc
valeria-monster-orc-chieftain = Chef Orc
# traduit par nous
valeria-monster-kobolds = Kobolds
# traduit par nous
valeria-monster-gold-golem = Golem d'Or
# traduit par nous
valeria-monster-red-dragon = Dragon Rouge

valeria-domain-foxgrove-palisade = Bosquet aux Renards
valeria-domain-desert-orchid = Orchidée du Désert
# traduit par nous
valeria-domain-emerald-stronghold = Forteresse d'Émeraude
# traduit par nous
valeria-domain-pratchetts-plateau = Plateau de Pratchett
# traduit par nous
valeria-domain-cathedral-of-st-aquila = Cathédrale de Sainte Aquila
# traduit par nous
valeria-domain-darktide-harbour = Port de Sombremarée
# traduit par nous
valeria-domain-cloudriders-camp = Camp du Chevaucheur de Nuages
# traduit par nous
valeria-domain-orb-of-urdr = Orbe d'Urdr
# traduit par nous
valeria-domain-rogues-landing = Débarcadère des Scélérats
# traduit par nous
valeria-domain-blood-crow-army = Armée du Corbeau Sanglant
# traduit par nous
valeria-domain-eye-of-asteraten = Œil d'Asteraten
# traduit par nous
valeria-domain-cutthroats-truce = Trêve des Coupe-Jarrets
# traduit par nous
valeria-domain-halfpenny-hill = Colline du Demi-Sou
# traduit par nous
valeria-domain-shattered-hand = Main Brisée
# traduit par nous
valeria-domain-forgotten-sorrows = Chagrins Oubliés
valeria-domain-watcher-on-the-water = Guetteur Lacustre
valeria-domain-gargans-embrace = Étreinte de Gargan
valeria-domain-nest-of-the-weaver-witch = Antre de la Moire
valeria-domain-palace-of-the-dawn = Citadelle de l'Aube
# traduit par nous
valeria-domain-grimmwater-keep = Donjon de Grimmwater
# traduit par nous
valeria-domain-violet-thorn = Épine Violette
valeria-domain-purloiners-perch = Perchoir des Malandrins
# traduit par nous
valeria-domain-golden-obelisk-of-nae = Obélisque d'Or de Nae
# traduit par nous
valeria-domain-monolith-of-ostendaar = Monolithe d'Ostendaar
# traduit par nous
valeria-domain-coliseum = Colisée
# traduit par nous
valeria-domain-jousting-field = Champ de Joute
# traduit par nous
valeria-domain-the-tower = La Tour
# traduit par nous
valeria-domain-ullamalizatli-court = Terrain d'Ullamalizatli

# traduit par nous
valeria-duke-cornelius = Cornelius le Rêveur
# traduit par nous
valeria-duke-elsyn = El'syn, Saint des Ombres
# traduit par nous
valeria-duke-elisium = Elisium le Maître Forgeron
# traduit par nous
valeria-duke-hrothgar = Hrothgar le Conquérant
# traduit par nous
valeria-duke-isabella = Isabella la Juste
# traduit par nous
valeria-duke-lekzandr = Lekzand'r le Protecteur
# traduit par nous
valeria-duke-node = Node, Maître des Épées
# traduit par nous
valeria-duke-reese = Reese le Boutefeu
# traduit par nous
valeria-duke-simon = Simon l'Impur
# traduit par nous
valeria-duke-waryn = Waryn, Seigneur des Scélérats
# traduit par nous
valeria-duke-mico = Mico le Tueur de Monstres
# traduit par nous
valeria-duke-drakkenstrike = Drakkenstrike
# traduit par nous
valeria-duke-waybright = Waybright le Sage
# traduit par nous
valeria-duke-mulholland = Mulholland le Brave

# traduit par nous
valeria-monster-corrupted-cleric = Clerc Corrompu
# traduit par nous
valeria-monster-giant-leech = Sangsue Géante
valeria-monster-bat-swarm = Nuée de Chauves-Souris
# traduit par nous
valeria-monster-sorcerer = Sorcier
# traduit par nous
valeria-monster-mimic = Mimic
# traduit par nous
valeria-monster-kobold-thieves = Kobolds Voleurs

valeria-preset-first-game = Première partie
valeria-preset-gold-rush = L'or coule à flots
valeria-preset-magic-rules = La magie règne
valeria-preset-monster-hunt = La grande chasse
