board = The palace
oni = The Oni
desk = The Oni's desk
tree-mortal = Mortals
tree-supernatural = Creatures
offer = To choose from
offer-ally = Companion
offer-clue = Clue
offer-figure = Figure
ousted = instead of { $cards }
event = Event
wound = Wound
track = Rounds
corruption-comes = a Corruption token comes
phase-setup = Set-up
phase-strategy = Strategy
phase-activation = Activation
phase-end = End of the Round
final-battle = Final Battle
alarm = Alarm
failures = { $count ->
    [one] one wrong accusation
   *[other] { $count } wrong accusations
}
memoirs = Tikku's Memoirs
memoirs-empty = Nothing has been written yet.
memoirs-sum = Heroes { $blue }, Oni { $red }
eliminated = eliminated
activated = activated
actions-left = { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
}
goal = The goal
goal-of-heroes = What the heroes want
self = You are { $demon }, and they take you for { $courtier } ({ $number }).
mission = Personal mission
mission-of = { $hero }'s own mission:
locked = ready
shown-below = Its cards are shown
damage = { $count ->
    [0] no damage
    [one] one damage
   *[other] { $count } damage
}
slot-up = In use
slot-hand = Hand
slot-hands = Both hands
slot-clothing = Clothing
slot-supplies = Supplies
side-left = left
side-right = right
discarded = Discarded
discarded-count = { $count } discarded
hand = In hand
equipment = Equipment
stand = { $count } on the board
laid = { $count } laid
notebook = Notebook
suspects-left = { $count } open
demons = Demon
innocent = innocent
accused-wrongly = accused, innocent
is-oni = the Oni
is-you = you
interrogated = interrogated
marker-evidence = Evidence, difficulty { $difficulty }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
marker-parchment = Parchment, difficulty { $difficulty }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
marker-chest = Chest, difficulty { $difficulty }, draw { $cards }
marker-follower = Somebody hides here
setup = The chronicle
setup-campaign = Campaign
setup-scenario = Scenario
setup-own = One of your own…
setup-investigation = An investigation: a demon hides among the courtiers.
setup-no-investigation = No investigation: the mission decides.
setup-most = { $count ->
    [one] For one hero.
   *[other] For up to { $count } heroes.
}
setup-oni = Who plays the Oni
setup-count = Heroes
setup-one-each = one for each seat
setup-pick = Say now who runs which hero
setup-at-home = not in the game
setup-idle = { $seat } has no hero yet.
setup-too-many = { $count ->
    [one] This scenario is for one hero only.
   *[other] This scenario is for { $count } heroes at most.
}
dice = Dice, { $total } in all
initiative = Number { $place } in initiative
sight = Line of sight
ahead-dice = { $combat } black, { $action } red dice{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } more
}
planning = The plan of the Round
plan-proposed = proposed
plan-left = Left: talents
plan-right = Right: techniques
plan-up = In hand
plan-which-up = Which of the cards in your hands do you use this Round?
plan-second = Lay a second card?
plan-before = Until now:
plan-keep-left = Keep { $card } on the left
plan-keep-right = Keep { $card } on the right
plan-as-it-was = Leave it as it was
plan-empty = nothing
plan-fists = empty hands
plan-hidden = { $count ->
    [0] none
    [one] one face down
   *[other] { $count } face down
}
not-there = Not there
plan-none-placed = No Event card lies beside an agent.
nobody-to-activate = None of your cards can be activated.
command-who = Who acts next? Touch one that is lit.
summon-pay = Which Event card do you pay with?
summon-bring = Who comes, and where?
aim-space = Where?
aim-ally = Which one?
aim-figure = On whom?
bears = bears it
goal-borne = { $hero } bears it.
more-damage = { $count } damage in all

# A campaign

chronicle = The acts of the campaign
chronicle-simple = The side that wins more acts wins the campaign. If both win as many, the last act decides.
chronicle-branching = The winner of an act decides which one comes next. All recollections count in the end.
chronicle-heroes = What the heroes carry
chronicle-no-heroes = Who goes is decided when the first act begins.
chronicle-nothing = carries nothing
chronicle-again = was eliminated: starts over
chronicle-wins = { $count ->
    [one] one act
   *[other] { $count } acts
}
chronicle-points = { $count ->
    [one] one point
   *[other] { $count } points
}
chronicle-won-acts = { $count ->
    [one] One act won
   *[other] { $count } acts won
}
act = Act { $number }
side-heroes = Heroes
side-oni = Oni
fate-heroes = won by the heroes
fate-oni = won by the Oni
fate-now = comes next
fate-open = may come
fate-closed = will not come
worth-small = 1 point
worth-medium = 2 points
worth-large = 4 points
if-heroes-win = If the heroes win
if-oni-win = If the Oni wins

# What is drawn on the palace

legend = On the plan of the palace
legend-goal = Here the game is decided
legend-purple = Here mortal thralls come in: +1 always, +3 with three or more heroes
legend-green = Here supernatural creatures come in: +1 always, +3 with three or more heroes
legend-orange = Heroes interact with the mission tile here
legend-sneak = A prohibited tile, and the difficulty of sneaking in
legend-door = A door; red: it is closed
legend-corrupt = A corrupted tile
legend-courtier = A courtier, who may be interrogated and may be the Oni
legend-evidence = Evidence: difficulty / Clue cards
legend-parchment = Parchment: difficulty / Clue cards
legend-chest = A chest: difficulty / cards drawn
