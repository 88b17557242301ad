title = Editor di cronache
board = Il palazzo che stai costruendo
undo = Annulla
redo = Ripeti
play = Gioca
play-not-yet = Gioca · { $faults ->
    [one] prima un errore
   *[other] prima { $faults } errori
}
save = Salva come TOML
open = Apri un file
new = Ricomincia
file = File
unnamed = cronaca
refused = Questo file non si può aprire. Non è cambiato nulla.
keys = Invio posa, le frecce spostano, R gira, Canc toglie, F trova il prossimo errore, Ctrl Z annulla.
parts = Parti dell'editor
tab-lay = Posa
tab-faults = Errori
tab-form = Regole
tab-balance = Equilibrio
begin = Scegli una tessera
group-story = Cronaca
group-goal = L'obiettivo
group-tests = Segnalini prova
group-cards = Le carte dell'Oni
group-special = Regole speciali
faults = { $faults ->
    [0] { $warnings ->
        [0] Nessun errore
        [one] Un avviso
       *[other] { $warnings } avvisi
    }
    [one] { $warnings ->
        [0] Un errore
        [one] Un errore, un avviso
       *[other] Un errore, { $warnings } avvisi
    }
   *[other] { $faults } errori
}
faults-checked = Controllati mentre costruisci. Il prossimo:
faults-none = Si può giocare.
find = Mostra { $number }: { $place }
slot = Posa qui, { $x }, { $y }
door = { $state ->
    [none] Nessuna porta
    [closed] Porta chiusa
   *[open] Porta aperta
}, { $door }
lies = è sul tavolo
laid = { $count } sul tavolo
upright = In piedi
lying = Disteso
turn = Gira
remove = Togli
done = Fatto
since = { $heroes ->
    [1] c'è sempre
   *[other] con almeno { $heroes } eroi
}
from-heroes = Da quanti eroi in su
hint-empty = Scegli che cosa posare, o tocca ciò che è sul tavolo.
hint-piece = { $tool }: tocca un posto tratteggiato. Posarlo di nuovo lo sposta.
hint-door = { $tool }: tocca dove due pezzi s'incontrano. Ancora una volta la toglie.
hint-thing = { $tool }: tocca uno spazio. Toccalo di nuovo per toglierlo.
hint-move = Tocca uno spazio per spostarlo.
balance = 100 partite di bot
not-counted = Non ancora contate.
why-count = I bot giocano la tua cronaca cento volte, a turno con ogni numero di eroi. Vedi chi vince e quanto dura.
counting = { $games } partite su { $all } …
counted = { $games } partite contate con questa cronaca.
stale = Contate prima delle ultime modifiche.
stale-faults = Contate prima delle ultime modifiche. { $faults ->
    [one] Correggi l'errore
   *[other] Correggi gli errori
} per contare di nuovo.
cannot-count = Prima { $faults ->
    [one] correggi l'errore
   *[other] correggi i { $faults } errori
}: i bot giocano solo cronache senza errori.
trouble = Interrotto: { $what }.
count = Falla provare ai bot
count-again = Conta di nuovo
stop = Ferma
wins = Vittorie degli eroi in %, con intervalli al 95 %; verde: da 45 a 55
lengths = Durata in round
length = { $round } round: { $count }.
says = Che cosa dice
all = tutti
row = { $label }: { $share } % di { $games } partite, da { $low } a { $high } %.
row-unsure = { $label }: da { $low } a { $high } %, troppo poche partite.
too-few = Troppo poche partite per dirlo.
leans-heroes = Favorisce gli eroi: { $share } su 100; è compatibile con valori da { $low } a { $high }.
leans-oni = Favorisce l'Oni: { $share } su 100; è compatibile con valori da { $low } a { $high }.
even = Gli eroi vincono { $share } volte su 100. Non basta per parlare di squilibrio: vanno bene valori da { $low } a { $high }.
as-table = Mostra come tabella
heroes = Eroi
won = Vinte
games = Partite
range = Intervallo
