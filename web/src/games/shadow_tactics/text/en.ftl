# What the page says of Shadow Tactics

board = The garden: yards with guards, bushes with ninjas, junctions. Arrow keys go from one lit place to the next.
ping = Point something out to everybody
ping-where = Which place do you point out to everybody?
ping-at = Look at { $place }.
hex = { $colour }{ $kind }
post-0 = yard { $yard } top right
post-1 = yard { $yard } top
post-2 = yard { $yard } top left
post-3 = yard { $yard } bottom left
post-4 = yard { $yard } bottom
post-5 = yard { $yard } bottom right
post-tower = the tower of yard { $yard }
stance-in = { $post }, looking in
stance-out = { $post }, looking out
stance-either = { $post }, looking in or out
stance-tower = the tower, watching { $place }
guard-at = { $guard } in { $place }
sees = Sees { $places }.
sees-into = Looks into { $yard }; sees what is done there from { $bushes }.
sees-nothing = Sees nothing now.
watched-by = { $count ->
    [one] Watched by { $who }.
   *[other] Watched by { $count }: { $who }.
}
watched-by-none = Nobody watches.
ninjas-want = The ninjas want this: { $goal }
if-nothing-changes = If nothing changes:
seen-by-now = { $count ->
    [one] seen by { $who }.
   *[other] seen by { $count }: { $who }.
}
unseen-now = nobody sees it.
unseen-at = Unseen at { $places }.
nothing-now = it would do nothing.
prospect-seen = Would be seen now
prospect-maybe = Would be seen now at some places
prospect-unseen = Nobody would see it now
prospect-nothing = Would do nothing now

round = Round { $round }
phase-setup = Set-up
phase-programming = Programming
phase-orders = Orders
phase-execution = Execution
phase-refresh = Refresh
time = Time
left = left
time-left = Time left: { $time }
noise = Noise
noise-of = Noise { $noise }; at { $threshold } the alarm is raised
alarm-none = No alarm
alarm-none-hint = No alarm: each order uses its top or its prepared part.
alarm-half = Alarm: half
alarm-half-hint = The alarm counts: each order uses its red part, and nothing can be prepared.
alarm-full = Alarm: full
alarm-full-hint = Full alarm: each order uses its red part, and nothing can be prepared.
searching = Search
searching-hint = The bushes will be searched at the refresh.
pool = Coins of the ninjas: { $coins }

daimyo = Daimyo
orders-in = Orders: { $hand } in hand, { $deck } in the deck
health = Health { $left } of { $full }
jutsu = { $left ->
    [one] One jutsu token
   *[other] { $left } jutsu tokens
}
carries = Carries: { $what }
found = Found by the search
is-ready = ready
ready = Ready
hands = Your ninjas
hand-of = Cards of { $name }
has-laid = { $count ->
    [one] one card laid
   *[other] { $count } cards laid
}
used = used
laid-first = Laid as the first card
laid-second = Laid as the second card
mat = Programming mat: slots from first to last
slot-free = Slot { $slot }, free
slot-of = Slot { $slot }, { $name }: { $cards }
face-down = face down
shown = shown
changed = changed

film = What is being carried out
first-card = first card
second-card = second card
order-of = Order of the Daimyo
desk-hand = Your orders
desk-left = { $count ->
    [0] all played
    [one] one still to play
   *[other] { $count } still to play
}
desk-empty = No orders in hand.
desk-prepared = Prepared
active = active
tapped = next round
discards = Discarded orders
guards = Guards
power-now = The condition holds now.
power-not-now = The condition does not hold now.
hand-or-mat = In hand or programmed
used-pile = Used
items = Items
ends = How it ends

setup = The mission
setup-mission = Mission
setup-own = One of your own…
setup-daimyo = Who plays the Daimyo
setup-quick = Quick start
    .hint = Guards are deployed as in the sample, ninjas spread over the entries.
setup-side_quests = Side quests
    .hint = Every ninja and the Daimyo choose one.
setup-boulders = Boulders
    .hint = Three boulders block edges between bushes and yards.
setup-snow = Snow
    .hint = Moves leave footprints that guards follow.
setup-night = Night
    .hint = Dark junctions hide; torches can be lit and put out.
setup-civilians = Civilians
setup-civilians-none = none
setup-civilians-friendly = friendly
setup-civilians-hostile = hostile

map = The map of the chapter
ninjas = The ninjas
in-pool = in the pool
won-cards = Won: { $cards }
bought = Bought for the mission: { $items }
on-offer = On offer
tax-left = Taxes to spend:
costs = costs { $cost }
cards-of-daimyo = Cards of the Daimyo
nowhere-yet = not assigned yet
between = Between missions.
held-ninjas = Held by the ninjas
held-daimyo = Held by the Daimyo
always-ninjas = Always the ninjas'
played = Played
final = Final mission
coins-on-them = { ", " }coins worth { $coins }
cards-wait = { $count ->
    [one] One card waits here
   *[other] { $count } cards wait here
}
if-ninjas-win = If the ninjas win
if-daimyo-win = If the Daimyo wins
