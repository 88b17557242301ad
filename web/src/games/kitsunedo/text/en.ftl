# The page's own words for Kitsunedo. What the game itself says comes from the server.

kitsunedo-set-missing = { $done } of { $all } symbols matched.
kitsunedo-set-evadable = An exact set. One more matching card, and no claim of Ash could evade it.
kitsunedo-set-exact = An exact set.
kitsunedo-set-over = An over-set: one card more than needed.
kitsunedo-discard = { $over ->
    [0] { $laid ->
        [0] Nothing has to go; you may discard what you like.
       *[other] You may stop here, or discard more.
    }
    [one] You hold { $held } cards; at most { $limit } may stay. One has still to go.
   *[other] You hold { $held } cards; at most { $limit } may stay. { $over } have still to go.
}
habit-kitsunedo-kept = Keep all my cards when nothing has to go
kitsunedo-lords-touch = Touch a lord.
kitsunedo-lords-one = The symbols of a lord are the cards that an attack on it takes.
kitsunedo-lords-two = The symbols of a lord are the cards that an attack on it takes: first while it is Gilded, then, after the ›, once it is Diminished.
kitsunedo-about = About { $name }
kitsunedo-lanterns = Lanterns
kitsunedo-items = Items
kitsunedo-held = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
kitsunedo-claims = Lanterns you may claim, and your abilities
kitsunedo-yours = yours
kitsunedo-guide = Kitsunedo in short
