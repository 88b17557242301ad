board = Il palazzo
oni = L'Oni
desk = Il tavolo dell'Oni
tree-mortal = Mortali
tree-supernatural = Creature
offer = Tra cui scegliere
offer-ally = Compagno
offer-clue = Indizio
offer-figure = Figura
ousted = al posto di { $cards }
event = Evento
wound = Ferita
track = Round
corruption-comes = arriva un segnalino corruzione
phase-setup = Preparazione
phase-strategy = Strategia
phase-activation = Attivazione
phase-end = Fine del round
final-battle = Battaglia finale
alarm = Allarme
failures = { $count ->
    [one] un'accusa sbagliata
   *[other] { $count } accuse sbagliate
}
memoirs = Le Memorie di Tikku
memoirs-empty = Non è ancora stato scritto niente.
memoirs-sum = Eroi { $blue }, Oni { $red }
eliminated = eliminato
activated = attivato
actions-left = { $count ->
    [0] nessuna azione rimasta
    [one] una azione rimasta
   *[other] { $count } azioni rimaste
}
goal = L'obiettivo
goal-of-heroes = Che cosa vogliono gli eroi
self = Sei { $demon }, e ti credono { $courtier } ({ $number }).
mission = Missione personale
mission-of = Missione di { $hero }:
locked = pronto
shown-below = Le sue carte sono mostrate
damage = { $count ->
    [0] nessun danno
    [one] un danno
   *[other] { $count } danni
}
slot-up = In uso
slot-hands = Due mani
slot-hand = Mano
slot-clothing = Abito
slot-supplies = Scorte
side-left = sinistra
side-right = destra
discarded = Scartate
discarded-count = { $count } scartate
hand = In mano
equipment = Equipaggiamento
stand = { $count } sulla plancia
laid = { $count } posate
notebook = Taccuino
suspects-left = { $count } aperti
demons = Demone
innocent = innocente
accused-wrongly = accusato, innocente
is-you = tu
is-oni = l'Oni
interrogated = interrogato
marker-evidence = Reperto, difficoltà { $difficulty }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
marker-parchment = Pergamena, difficoltà { $difficulty }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
marker-chest = Forziere, difficoltà { $difficulty }, pesca { $cards }
marker-follower = Qui si nasconde qualcuno
setup = La cronaca
setup-campaign = Campagna
setup-scenario = Scenario
setup-own = Uno tuo…
setup-investigation = Un'indagine: un demone si nasconde tra i cortigiani.
setup-no-investigation = Nessuna indagine: decide la missione.
setup-most = { $count ->
    [one] Per un solo eroe.
   *[other] Fino a { $count } eroi.
}
setup-oni = Chi gioca l'Oni
setup-count = Eroi
setup-one-each = uno per posto
setup-pick = Decidi ora chi guida quale eroe
setup-at-home = fuori dal gioco
setup-idle = { $seat } non ha ancora un eroe.
setup-too-many = { $count ->
    [one] Questo scenario è per un solo eroe.
   *[other] Questo scenario è per { $count } eroi al massimo.
}
dice = Dadi, { $total } in tutto
initiative = { $place }° in ordine di iniziativa
sight = Linea di vista
ahead-dice = { $combat } dadi neri, { $action } rossi{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } in più
}
planning = Il piano del round
plan-proposed = proposto
plan-left = Sinistra: talenti
plan-right = Destra: tecniche
plan-up = In mano
plan-which-up = Quale delle carte che impugni usi in questo round?
plan-second = Una seconda carta?
plan-before = Finora:
plan-keep-left = Tieni { $card } a sinistra
plan-keep-right = Tieni { $card } a destra
plan-as-it-was = Lascia com'era
plan-empty = niente
plan-fists = mani vuote
plan-hidden = { $count ->
    [0] nessuna
    [one] una coperta
   *[other] { $count } coperte
}
not-there = Non lì
plan-none-placed = Nessuna carta evento è accanto a un agente.
nobody-to-activate = Nessuna delle tue carte può essere attivata.
command-who = Chi agisce ora? Tocca chi è illuminato.
summon-pay = Con quale carta evento paghi?
summon-bring = Chi arriva, e dove?
aim-space = Dove?
aim-ally = Quale?
aim-figure = Su chi?
bears = lo porta
goal-borne = Lo porta { $hero }.
more-damage = { $count } danni in tutto

# Una campagna

chronicle = Gli atti della campagna
chronicle-simple = La parte che vince più atti vince la campagna. In parità decide l'ultimo atto.
chronicle-branching = Chi vince un atto decide quale viene dopo. Alla fine contano tutti i ricordi.
chronicle-heroes = Che cosa portano gli eroi
chronicle-no-heroes = Chi parte si decide all'inizio del primo atto.
chronicle-nothing = non porta nulla
chronicle-again = è stato eliminato: ricomincia da capo
chronicle-wins = { $count ->
    [one] un atto
   *[other] { $count } atti
}
chronicle-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
chronicle-won-acts = { $count ->
    [one] Un atto vinto
   *[other] { $count } atti vinti
}
act = Atto { $number }
side-heroes = Eroi
side-oni = Oni
fate-heroes = vinto dagli eroi
fate-oni = vinto dall'Oni
fate-now = è il prossimo
fate-open = può venire
fate-closed = non verrà
worth-small = 1 punto
worth-medium = 2 punti
worth-large = 4 punti
if-heroes-win = Se vincono gli eroi
if-oni-win = Se vince l'Oni

# Che cosa c'è sulla pianta del palazzo

legend = Sulla pianta del palazzo
legend-goal = Qui si decide la partita
legend-purple = Qui entrano i servi mortali: +1 sempre, +3 con tre o più eroi
legend-green = Qui entrano le creature soprannaturali: +1 sempre, +3 con tre o più eroi
legend-orange = Qui si interagisce con la tessera missione
legend-sneak = Una tessera proibita, e la difficoltà per entrarvi di nascosto
legend-door = Una porta; rossa: è chiusa
legend-corrupt = Una tessera corrotta
legend-courtier = Un cortigiano, che si può interrogare e che può essere l'Oni
legend-evidence = Reperto: difficoltà / carte indizio
legend-parchment = Pergamena: difficoltà / carte indizio
legend-chest = Un forziere: difficoltà / carte pescate
