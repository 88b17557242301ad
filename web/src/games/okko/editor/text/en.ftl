title = Chronicle editor
board = The palace you are laying
unnamed = chronicle
keys = Enter lays, arrows move, R turns, Delete removes, F finds the next fault, Ctrl Z undoes.
begin = Choose a tile to begin
slot = Lay it at { $x }, { $y }
door = { $state ->
    [none] No door
    [closed] Closed door
   *[open] Open door
}, { $door }
turn = Turn
since = { $heroes ->
    [1] always there
   *[other] with { $heroes } heroes or more
}
from-heroes = From how many heroes on
hint-piece = { $tool }: tap a dashed place. Laying it again moves it.
hint-door = { $tool }: tap where two pieces meet. Once more takes it away.
hint-thing = { $tool }: tap a space. Tap it again to take it away.
hint-move = Tap a space to move it.
why-count = Bots play your chronicle a hundred times, with each number of heroes in turn. You see who wins and how long it takes.
wins = Heroes win, in %, with 95 % ranges; green: 45 to 55
leans-ours = Favours the heroes: { $share } wins of 100 (95 % range: { $low } to { $high }).
leans-theirs = Favours the Oni: heroes win { $share } of 100 (95 % range: { $low } to { $high }).
even = Heroes win { $share } of 100 (95 % range: { $low } to { $high }): no proof that one side is favoured.
players = Heroes
