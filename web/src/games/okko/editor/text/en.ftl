title = Chronicle editor
board = The palace you are laying
undo = Undo
redo = Redo
play = Play it
play-not-yet = Play it · { $faults ->
    [one] one fault first
   *[other] { $faults } faults first
}
save = Save as TOML
open = Open a file
new = Start anew
file = File
unnamed = chronicle
refused = This file cannot be opened. Nothing has changed.
keys = Enter lays, arrows move, R turns, Delete removes, F finds the next fault, Ctrl Z undoes.
parts = Parts of the editor
tab-lay = Lay
tab-faults = Faults
tab-form = Rules
tab-balance = Balance
begin = Choose a tile to begin
group-story = Chronicle
group-goal = The goal
group-tests = Test tokens
group-cards = The Oni's cards
group-special = Special rules
faults = { $faults ->
    [0] { $warnings ->
        [0] No faults
        [one] One warning
       *[other] { $warnings } warnings
    }
    [one] { $warnings ->
        [0] One fault
        [one] One fault, one warning
       *[other] One fault, { $warnings } warnings
    }
   *[other] { $faults } faults
}
faults-checked = Checked as you lay. Next one:
faults-none = It can be played.
find = Show { $number }: { $place }
slot = Lay it at { $x }, { $y }
door = { $state ->
    [none] No door
    [closed] Closed door
   *[open] Open door
}, { $door }
lies = lies on the table
laid = { $count } laid
upright = Upright
lying = Lying
turn = Turn
remove = Take away
done = Done
since = { $heroes ->
    [1] always there
   *[other] with { $heroes } heroes or more
}
from-heroes = From how many heroes on
hint-empty = Choose something to lay, or tap what lies there.
hint-piece = { $tool }: tap a dashed place. Laying it again moves it.
hint-door = { $tool }: tap where two pieces meet. Once more takes it away.
hint-thing = { $tool }: tap a space. Tap it again to take it away.
hint-move = Tap a space to move it.
balance = 100 bot games
not-counted = Not counted yet.
why-count = Bots play your chronicle a hundred times, with each number of heroes in turn. You see who wins and how long it takes.
counting = { $games } of { $all } games …
counted = { $games } games counted with this chronicle.
stale = Counted before your last changes.
stale-faults = Counted before your last changes. { $faults ->
    [one] Fix the fault
   *[other] Fix the faults
} to count again.
cannot-count = { $faults ->
    [one] Fix the fault
   *[other] Fix the { $faults } faults
} first: bots can only play what has none.
trouble = Stopped: { $what }.
count = Let bots try it
count-again = Count again
stop = Stop
wins = Heroes win, in %, with 95 % ranges; green: 45 to 55
lengths = Length in Rounds
length = { $round } Rounds: { $count }.
says = What it says
all = all
row = { $label }: { $share } % of { $games } games, from { $low } to { $high } %.
row-unsure = { $label }: from { $low } to { $high } %, too few games.
too-few = Too few games to say.
leans-heroes = Leans to the heroes: { $share } of 100, and { $low } to { $high } fits.
leans-oni = Leans to the Oni: { $share } of 100, and { $low } to { $high } fits.
even = Heroes win { $share } of 100. That does not prove a lean: { $low } to { $high } fits.
as-table = Show as a table
heroes = Heroes
won = Won
games = Games
range = Range
