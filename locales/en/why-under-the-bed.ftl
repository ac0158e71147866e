# Why an answer is better than another, in Under the Bed.

why-ub-fright-less = less to be frightened of
why-ub-best-toy = a better toy in hand
why-ub-best-toy-less = less kept in hand
why-ub-monsters = more monsters that may find a friend
why-ub-monsters-less = fewer monsters under your bed
