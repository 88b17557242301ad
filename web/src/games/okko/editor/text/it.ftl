title = Editor di cronache
board = Il palazzo che stai costruendo
unnamed = cronaca
keys = Invio posa, le frecce spostano, R gira, Canc toglie, F trova il prossimo errore, Ctrl Z annulla.
begin = Scegli una tessera
slot = Posa qui, { $x }, { $y }
door = { $state ->
    [none] Nessuna porta
    [closed] Porta chiusa
   *[open] Porta aperta
}, { $door }
turn = Gira
since = { $heroes ->
    [1] c'è sempre
   *[other] con almeno { $heroes } eroi
}
from-heroes = Da quanti eroi in su
hint-piece = { $tool }: tocca un posto tratteggiato. Posarlo di nuovo lo sposta.
hint-door = { $tool }: tocca dove due pezzi s'incontrano. Tocca di nuovo per toglierla.
hint-thing = { $tool }: tocca uno spazio. Toccalo di nuovo per toglierlo.
hint-move = Tocca uno spazio per spostarlo.
why-count = I bot giocano la tua cronaca cento volte, a turno con ogni numero di eroi. Vedi chi vince e quanto dura.
wins = Vittorie degli eroi in %, con intervalli al 95 %; verde: da 45 a 55
leans-ours = Favorisce gli eroi: { $share } vittorie su 100 (intervallo al 95 %: da { $low } a { $high }).
leans-theirs = Favorisce l'Oni: gli eroi vincono { $share } volte su 100 (intervallo al 95 %: da { $low } a { $high }).
even = Gli eroi vincono { $share } volte su 100 (intervallo al 95 %: da { $low } a { $high }): non basta per parlare di squilibrio.
players = Eroi
