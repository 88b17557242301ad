# The page's own words for Kaidan. What the game itself says comes from the server.

kaidan-board = The house: its Rooms, doors, people and what else is there. Arrow keys go from thing to thing.
kaidan-cell = Row { $row }, column { $column }
kaidan-cell-short = Cell { $cell }
kaidan-door-inner = Interior door { $edge }
kaidan-door-outer = Exterior door { $edge }
kaidan-unseen = Entity { $number }
kaidan-unseen-hint = Nobody has seen it yet. It is revealed when a character sees it.
kaidan-onryo-of = Onryo of { $name }
kaidan-alerted = alerted
kaidan-is-hidden = hidden
kaidan-exhausted = exhausted
kaidan-hunted = hunted
kaidan-condemned = condemned
kaidan-noise = Noise { $level }
kaidan-wounds = { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
}
kaidan-nerves-left = Nerves { $left } of { $full }
kaidan-points = { $pa ->
    [one] 1 action point
   *[other] { $pa } action points
}, { $pm ->
    [one] 1 movement point
   *[other] { $pm } movement points
}
kaidan-points-left = { $pa ->
    [one] 1 action point
   *[other] { $pa } action points
} and { $pm ->
    [one] 1 movement point
   *[other] { $pm } movement points
} left.
kaidan-pa = Action points
kaidan-pm = Movement points
kaidan-cards = { $count ->
    [one] 1 card in the inventory
   *[other] { $count } cards in the inventory
}
kaidan-status = { $count ->
    [one] 1 status card
   *[other] { $count } status cards
}
kaidan-status-hint = Nobody may look at status cards, not even their owner.
kaidan-first = First Player
kaidan-decider = decides where no player is entitled to choose
kaidan-decides-first = { $name } decides (First Player)
kaidan-decides-dead = { $name } decides (the dead)
kaidan-decider-first = No player is entitled to choose here: the First Player decides.
kaidan-decider-dead = No player is entitled to choose here: since the first death, the dead decide.
kaidan-entitled-first = No player is entitled to choose here, so you decide: you are the First Player.
kaidan-entitled-dead = No player is entitled to choose here, so you decide, for the dead.
kaidan-decide-target = Whom does { $who } go for?
kaidan-decide-hunted = Whom does { $who } hunt?
kaidan-decide-way = Where does { $who } end up?
kaidan-decide-away = Where does { $who } flee to?
kaidan-decide-manifest = Where does { $who } manifest?
kaidan-fate-dead = dead
kaidan-fate-onryo = came back as an Onryo
kaidan-fate-gone = banished for good
kaidan-fate-escaped = escaped
kaidan-fate-nowhere = has disappeared
kaidan-as-onryo = as an Onryo
kaidan-trade-with = Trade with { $name }
kaidan-you-keep = You keep
kaidan-gets = { $name } gets
kaidan-blind = { $name } chooses at the same time: neither of you sees the other's cards before both are done.
kaidan-loot-of = What { $name } left behind
kaidan-loot-stolen = What an enemy had stolen
kaidan-lies-there = It stays there
kaidan-you-take = You take
kaidan-tray-empty = Nothing
kaidan-tray-hint = Touch a card to move it over, and again to put it back.
kaidan-move-over = Move over: { $card }
kaidan-move-back = Put back: { $card }
kaidan-moves = { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}
kaidan-onryo-token = Movement token
kaidan-inventory = Inventory
kaidan-empty-handed = Empty-handed.
kaidan-you-are-dead = You have died. Until you come back as an Onryo you decide for the house. Let nobody escape.
kaidan-uses-left = { $count ->
    [one] 1 use left
   *[other] { $count } uses left
}
kaidan-worn = worn
kaidan-possessed = You are possessed. Nobody else knows.
kaidan-you-alone = you alone
kaidan-secret-points = { $count ->
    [one] 1 point earned in secret so far
   *[other] { $count } points earned in secret so far
}
kaidan-counted = At the last Dark Impulse you counted { $marks } Death Marks and { $neutral } Neutral States.
kaidan-ritual = Ritual
kaidan-curse-waits = A curse sleeps here
kaidan-turn = Turn { $turn }
kaidan-phase-awakening = Awakening
kaidan-phase-preparation = Preparation
kaidan-phase-pg = Characters
kaidan-phase-event = Events
kaidan-phase-entity = Entities
kaidan-phase-end = End of Turn
kaidan-events = events left
kaidan-events-left = { $count ->
    [0] The event deck is empty.
    [one] 1 event card is left.
   *[other] { $count } event cards are left.
}
kaidan-keys-placed = Keys in their locks: { $count } of 3 (silver, bronze, gold)
kaidan-until = until the end of Turn { $turn }
kaidan-darkness = Darkness { $level }
kaidan-darkness-unknown = Darkness unknown
kaidan-drama = Chase and dice
kaidan-it-sees-you = It has seen you
kaidan-it-hunts = { $name } is hunted
kaidan-round = round { $round } of { $rounds }
kaidan-test-of = { $name }: { $attribute } Test
kaidan-to-reach = { $number } to reach
kaidan-won = Success
kaidan-tied = A tie
kaidan-lost = Failure
kaidan-chance = { $percent } % to succeed
kaidan-guess = { $name }: even or odd?
kaidan-guess-hint = 0 and 2 are even, 1 and 3 are odd.
kaidan-guess-curse = Right: the curse sleeps on. Wrong: it awakens. { $effect }
kaidan-guess-wish = Right: you draw a Gift of the Well. Wrong: nothing happens.
kaidan-guess-fate = Right: the enemy disappears and the chase ends. Wrong: you have one last chance.
kaidan-or = { $before } or { $last }
kaidan-pick-hint = Below each: what it becomes if it dies and comes back as an Onryo.
kaidan-touch = Touch { $where }.
kaidan-touch-cell = a lit cell
kaidan-touch-edge = a lit door
kaidan-touch-figure = an entity
kaidan-touch-seat = a player
kaidan-touch-object = a card
kaidan-touch-token = a token
kaidan-touch-character = a character
kaidan-ready = End the Activation with a card ready …
kaidan-ready-hint = It is used by itself, unasked, and nobody sees that you have readied it.
kaidan-moment-sight = before an entity sees me
kaidan-moment-activation = after another's Activation
kaidan-moment-preparation = at the Preparation
kaidan-moment-pg = before the next Activations
kaidan-moment-event = before the events
kaidan-moment-entity = before the entities move
kaidan-moment-end = at the End of Turn
order-window-test-post = Never react after dice
order-window-wound = Never react to Wounds
order-window-sight = Never react when somebody is sighted
order-window-attack = Never react when an enemy attacks
order-window-fate = Never react after a Fate Test
order-window-event = Never react before an event
habit-kaidan-unasked = Continue automatically when none of my cards can help
kaidan-silent = silent

# The form of a new table
kaidan-setup = The house
kaidan-setup-alone = One person plays several characters
kaidan-setup-alone-hint = The Hyoirei stays out: nobody is possessed. It needs three characters with players of their own.
kaidan-setup-set = Numbers
kaidan-setup-tuned = easier to escape
kaidan-setup-as-written = as in the rulebook
