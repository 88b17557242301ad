title = Editor di missioni
board = La mappa che stai costruendo
unnamed = missione
keys = Invio posa, le frecce spostano, R gira una guardia, Canc toglie, F trova il prossimo errore, Ctrl Z annulla.
begin = Scegli una tessera
slot = Posa qui, { $x }, { $y }
hex = { $place }
tile = Tessera { $tile }
turn = Gira
watches = nella torre di { $place }, osserva { $focus }
hint-tile = { $tool }: tocca un più. Posarla di nuovo la sposta, con tutto ciò che ha sopra.
hint-guard = { $tool }: tocca un angolo. Guarda fuori; toccala senza nulla in mano per girarla o spostarla.
hint-thing = { $tool }: tocca { $on ->
    [yard] un cortile
    [bush] un cespuglio
    [junction] un incrocio
   *[yard-bush] un cortile o un cespuglio
}. Toccalo di nuovo per toglierlo.
hint-move = Tocca un'altra casella per spostarlo.
hint-stand = Tocca un altro angolo per spostarla.
hint-focus = Tocca ciò che osserva.
why-count = I bot giocano la tua missione cento volte, a turno con uno fino a quattro giocatori ninja. Vedi chi vince e quanto dura.
wins = Vittorie dei ninja in %, con intervalli al 95 %; verde: da 45 a 55
leans-ours = Favorisce i ninja: { $share } vittorie su 100 (intervallo al 95 %: da { $low } a { $high }).
leans-theirs = Favorisce il Daimyo: i ninja vincono { $share } volte su 100 (intervallo al 95 %: da { $low } a { $high }).
even = I ninja vincono { $share } volte su 100 (intervallo al 95 %: da { $low } a { $high }): non basta per parlare di squilibrio.
players = Giocatori
