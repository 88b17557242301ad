# Ciò che la pagina dice di Shadow Tactics

board = Il giardino: cortili con le guardie, cespugli con i ninja, incroci. I tasti freccia vanno da un luogo illuminato all'altro.
ping = Indica un luogo a tutti
ping-where = Quale luogo indichi a tutti?
ping-at = Guardate { $place }.
hex = { $kind } { $colour }
post-0 = cortile { $yard } in alto a destra
post-1 = cortile { $yard } in alto
post-2 = cortile { $yard } in alto a sinistra
post-3 = cortile { $yard } in basso a sinistra
post-4 = cortile { $yard } in basso
post-5 = cortile { $yard } in basso a destra
post-tower = torre del cortile { $yard }
stance-in = { $post }, verso l'interno
stance-out = { $post }, verso l'esterno
stance-either = { $post }, verso l'interno o l'esterno
stance-tower = torre, occhi su { $place }
guard-at = { $guard } in { $place }
sees = Vede { $places }.
sees-into = Guarda in { $yard }; vede ciò che vi si fa da { $bushes }.
sees-nothing = Ora non vede nulla.
watched-by = { $count ->
    [one] Sorvegliato da { $who }.
   *[other] Sorvegliato da { $count }: { $who }.
}
watched-by-none = Nessuno sorveglia.
ninjas-want = I ninja vogliono questo: { $goal }
if-nothing-changes = Se nulla cambia:
seen-by-now = { $count ->
    [one] visto da { $who }.
   *[other] visto da { $count }: { $who }.
}
unseen-now = nessuno lo vede.
unseen-at = Non visto a { $places }.
nothing-now = non farebbe nulla.
prospect-seen = Ora sarebbe vista
prospect-maybe = Ora sarebbe vista in alcuni luoghi
prospect-unseen = Ora nessuno la vedrebbe
prospect-nothing = Ora non farebbe nulla

round = Round { $round }
phase-setup = Preparazione
phase-programming = Programmazione
phase-orders = Ordini
phase-execution = Esecuzione
phase-refresh = Ripristino
time = Tempo
left = rimasti
time-left = Tempo rimasto: { $time }
noise = Rumore
noise-of = Rumore { $noise }; a { $threshold } scatta l'allarme
alarm-none = Nessun allarme
alarm-none-hint = Nessun allarme: ogni ordine usa la parte in alto o quella preparata.
alarm-half = Allarme parziale
alarm-half-hint = L'allarme conta: ogni ordine usa la parte rossa; non si può preparare nulla.
alarm-full = Allarme pieno
alarm-full-hint = Allarme pieno: ogni ordine usa la parte rossa; non si può preparare nulla.
searching = Perlustrazione
searching-hint = Al ripristino i cespugli saranno perlustrati.
pool = Monete dei ninja: { $coins }

daimyo = Daimyo
orders-in = Ordini: { $hand } in mano, { $deck } nel mazzo
health = Salute { $left } su { $full }
jutsu = { $left ->
    [one] Un segnalino jutsu
   *[other] { $left } segnalini jutsu
}
carries = Porta: { $what }
found = Scoperto dalla perlustrazione
is-ready = pronto
ready = Pronto
hands = I tuoi ninja
hand-of = Carte di { $name }
has-laid = { $count ->
    [one] una carta posata
   *[other] { $count } carte posate
}
used = usata
laid-first = Posata come prima carta
laid-second = Posata come seconda carta
mat = Plancia di programmazione: caselle dalla prima all'ultima
slot-free = Casella { $slot }, libera
slot-of = Casella { $slot }, { $name }: { $cards }
face-down = coperta
shown = mostrata
changed = cambiata

film = Ciò che si sta eseguendo
first-card = prima carta
second-card = seconda carta
order-of = Ordine del Daimyo
desk-hand = I tuoi ordini
desk-left = { $count ->
    [0] tutti giocati
    [one] ancora uno da giocare
   *[other] ancora { $count } da giocare
}
desk-empty = Nessun ordine in mano.
desk-prepared = Preparati
active = attiva
tapped = prossimo round
discards = Ordini scartati
guards = Guardie
power-now = La condizione ora è soddisfatta.
power-not-now = La condizione ora non è soddisfatta.
hand-or-mat = In mano o programmate
used-pile = Usate
items = Oggetti
ends = Come finisce

setup = La missione
setup-mission = Missione
setup-own = Una tua…
setup-daimyo = Chi gioca il Daimyo
setup-quick = Inizio rapido
    .hint = Le guardie sono schierate come nell'esempio, i ninja distribuiti sugli ingressi.
setup-side_quests = Incarichi
    .hint = Ogni ninja e il Daimyo ne scelgono uno.
setup-boulders = Massi
    .hint = Tre massi bloccano lati tra cespugli e cortili.
setup-snow = Neve
    .hint = Chi si muove lascia impronte che le guardie seguono.
setup-night = Notte
    .hint = Gli incroci bui nascondono; le torce si accendono e si spengono.
setup-civilians = Civili
setup-civilians-none = nessuno
setup-civilians-friendly = amichevoli
setup-civilians-hostile = ostili

map = La mappa del capitolo
ninjas = I ninja
in-pool = nella cassa comune
won-cards = Vinte: { $cards }
bought = Comprati per la missione: { $items }
on-offer = In offerta
tax-left = Tasse da spendere:
costs = costa { $cost }
cards-of-daimyo = Carte del Daimyo
nowhere-yet = non ancora assegnata
between = Tra una missione e l'altra.
held-ninjas = In mano ai ninja
held-daimyo = In mano al Daimyo
always-ninjas = Sempre dei ninja
played = Giocata
final = Missione finale
coins-on-them = { ", " }monete per { $coins }
cards-wait = { $count ->
    [one] Una carta attende qui
   *[other] { $count } carte attendono qui
}
if-ninjas-win = Se vincono i ninja
if-daimyo-win = Se vince il Daimyo
