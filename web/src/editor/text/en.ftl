undo = Undo
redo = Redo
play = Play it
play-not-yet = Play it · { $faults ->
    [one] one fault first
   *[other] { $faults } faults first
}
save = Save as TOML
open = Open a file
new = Start again
start = Start from a built-in one…
file = File
refused = This file cannot be opened. Nothing has changed.
parts = Parts of the editor
tab-lay = Lay
tab-faults = Faults
tab-form = Rules
tab-balance = Balance
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
faults-checked = Checked as you lay.
faults-next = Next one:
faults-none = It can be played.
find = Show { $number }: { $place }
lies = lies on the table
laid = { $count } laid
remove = Take away
done = Done
hint-empty = Choose something to lay, or tap what lies there.
balance = 100 bot games
not-counted = Not counted yet.
counting = { $games } of { $all } games …
counting-slow = { $games } of { $all } games … They take long, so the server plays only a few at a time.
counted = { $games } games counted.
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
lengths = Length in Rounds
length = { $round } Rounds: { $count }.
says = What it says
all = all
row = { $label }: { $share } % of { $games } games, from { $low } to { $high } %.
row-unsure = { $label }: from { $low } to { $high } %, too few games.
too-few = Too few games to say.
as-table = Show as a table
won = Won
games = Games
range = Range
own-editor = Open the editor
own-drawn = Use the one from the editor
own-paste = Paste your scenario (TOML)
own-upload = or upload it
own-faults = { $count ->
    [one] One thing is wrong with it:
   *[other] { $count } things are wrong with it:
}
own-sound = No faults: the table will use it.
