# Pourquoi une réponse vaut mieux qu'une autre, dans Valeria : ce dont il y a plus après elle et, avec -less, moins.

why-va-points-on-cards-and-board = { $n ->
    [one] 1 point de plus
   *[other] { $n } points de plus
}
why-va-points-from-the-duke = { $n ->
    [one] 1 point de plus grâce à votre Duc
   *[other] { $n } points de plus grâce à votre Duc
}
why-va-gold = { $n } Or de plus en réserve
why-va-gold-less = { $n } Or de moins qui dort
why-va-strength = { $n } Force de plus en réserve
why-va-strength-less = { $n } Force de moins qui dort
why-va-magic = { $n } Magie de plus en réserve
why-va-magic-less = { $n } Magie de moins qui dort
why-va-gold-short-of-five-less = assez d'Or pour le prochain achat
why-va-strength-short-of-five-less = assez de Force pour le prochain Monstre
why-va-magic-short-of-three-less = assez de Magie pour compléter un prix
why-va-gold-income = plus d'Or aux prochains jets
why-va-strength-income = plus de Force aux prochains jets
why-va-magic-income = plus de Magie aux prochains jets
why-va-point-income = plus de points aux prochains jets
why-va-free-choice-income = plus de ressources au choix aux prochains jets
why-va-exchange-income = plus de bons échanges à venir
why-va-taking-income = davantage à prendre aux autres
why-va-numbers-covered = plus de jets qui vous rapportent
why-va-citizens = { $n ->
    [one] 1 Citoyen de plus
   *[other] { $n } Citoyens de plus
}
why-va-domains-in-reach = plus de Domaines dont vous avez les Rôles
why-va-roles-missing-for-domains-less = moins de Rôles manquants pour les Domaines de la table
why-va-best-points-to-buy-now = un meilleur Domaine que vous pouvez payer tout de suite
why-va-best-points-to-slay-now = un meilleur Monstre que vous pouvez tuer tout de suite
why-va-dice-domains = un Domaine de plus qui change les dés
why-va-paying-domains = un Domaine de plus qui rapporte à chaque tour
why-va-static-domains = un Domaine de plus qui rend les actions moins chères ou meilleures
why-va-taking-domains = un Domaine de plus qui agit à la fin de votre tour
why-va-taking-domains-less = pas de Domaine qui n'agit qu'à la fin de votre tour
why-va-gaining-domains = un Domaine de plus qui rapporte quand vous gagnez des cartes
why-va-actions-left = une action encore à venir
why-va-a-turn-to-come-in-the-last-round = un tour de plus avant la fin
why-va-worth-of-the-duke-per-citizen = un Duc qui donne plus pour les Citoyens
why-va-worth-of-the-duke-per-monster = un Duc qui donne plus pour les Monstres
why-va-monsters = { $n ->
    [one] 1 Monstre de plus
   *[other] { $n } Monstres de plus
}
why-va-domains = { $n ->
    [one] 1 Domaine de plus
   *[other] { $n } Domaines de plus
}
why-va-strength-beside-magic = Force et Magie côte à côte
why-va-strength-beside-magic-less = des ressources qui ne sont pas à la fois Force et Magie
