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
start = Parti da uno della scatola…
file = File
refused = Questo file non si può aprire. Non è cambiato nulla.
parts = Parti dell'editor
tab-lay = Posa
tab-faults = Errori
tab-form = Regole
tab-balance = Equilibrio
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
lies = è sul tavolo
laid = { $count } sul tavolo
remove = Togli
done = Fatto
hint-empty = Scegli che cosa posare, o tocca ciò che è sul tavolo.
balance = 100 partite di bot
not-counted = Non ancora contate.
counting = { $games } partite su { $all } …
counting-slow = { $games } partite su { $all } … Sono lunghe: il server ne gioca poche alla volta.
counted = { $games } partite contate.
stale = Contate prima delle ultime modifiche.
stale-faults = Contate prima delle ultime modifiche. { $faults ->
    [one] Correggi l'errore
   *[other] Correggi gli errori
} per contare di nuovo.
cannot-count = Prima { $faults ->
    [one] correggi l'errore
   *[other] correggi i { $faults } errori
}: i bot giocano solo ciò che non ha errori.
trouble = Le partite si sono interrotte: { $what }.
count = Falla provare ai bot
count-again = Conta di nuovo
stop = Ferma
lengths = Durata in round
length = { $round } round: { $count }.
says = Che cosa dice
all = tutti
row = { $label }: { $share } % di { $games } partite, da { $low } a { $high } %.
row-unsure = { $label }: da { $low } a { $high } %, troppo poche partite.
too-few = Troppo poche partite per dirlo.
as-table = Mostra come tabella
won = Vinte
games = Partite
range = Intervallo
own-editor = Apri l'editor
own-drawn = Usa quello dell'editor
own-paste = Incolla il tuo scenario (TOML)
own-upload = oppure caricalo
own-faults = { $count ->
    [one] C'è qualcosa che non va:
   *[other] { $count } cose non vanno:
}
own-sound = Nessun errore: il tavolo userà questo.
