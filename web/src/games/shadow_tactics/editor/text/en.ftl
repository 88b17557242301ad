title = Mission editor
board = The map you are laying
unnamed = mission
keys = Enter lays, arrows move, R turns a guard, Delete removes, F finds the next fault, Ctrl Z undoes.
begin = Choose a tile to begin
slot = Lay it at { $x }, { $y }
hex = { $place }
tile = Tile { $tile }
turn = Turn
watches = in the tower of { $place }, watching { $focus }
hint-tile = { $tool }: tap a plus. Laying it again moves it, with all that is on it.
hint-guard = { $tool }: tap a corner. It looks out; tap it without a tool to turn or move it.
hint-thing = { $tool }: tap { $on ->
    [yard] a yard
    [bush] a bush
    [junction] a junction
   *[yard-bush] a yard or a bush
}. Tap it again to take it away.
hint-move = Tap another hex to move it.
hint-stand = Tap another corner to move it.
hint-focus = Tap what it watches.
why-count = Bots play your mission a hundred times, with one to four ninja players in turn. You see who wins and how long it takes.
wins = Ninjas win, in %, with 95 % ranges; green: 45 to 55
leans-ours = Favours the ninjas: { $share } wins of 100 (95 % range: { $low } to { $high }).
leans-theirs = Favours the Daimyo: ninjas win { $share } of 100 (95 % range: { $low } to { $high }).
even = Ninjas win { $share } of 100 (95 % range: { $low } to { $high }): no proof that one side is favoured.
players = Players
