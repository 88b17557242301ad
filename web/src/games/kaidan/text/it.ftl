# The page's own words for Kaidan. What the game itself says comes from the server.

kaidan-board = La casa: le Stanze, le Porte, le persone e tutto il resto. Le frecce vanno da una cosa all'altra.
kaidan-cell = Riga { $row }, colonna { $column }
kaidan-cell-short = Casella { $cell }
kaidan-door-inner = Porta interna { $edge }
kaidan-door-outer = Porta esterna { $edge }
kaidan-unseen = Entità { $number }
kaidan-unseen-hint = Nessuno l'ha ancora vista: si saprà che cos'è quando qualcuno la vedrà.
kaidan-onryo-of = Onryo di { $name }
kaidan-alerted = in Allerta
kaidan-is-hidden = nascosto
kaidan-exhausted = esausto
kaidan-hunted = Braccato
kaidan-condemned = condannato
kaidan-noise = Rumore { $level }
kaidan-wounds = { $count ->
    [one] 1 Ferita
   *[other] { $count } Ferite
}
kaidan-nerves-left = Nervi { $left } su { $full }
kaidan-points = { $pa } PA, { $pm } PM
kaidan-points-left = Ti restano { $pa } PA e { $pm } PM.
kaidan-pa = Punti Azione
kaidan-pm = Punti Movimento
kaidan-cards = { $count ->
    [one] 1 carta nell'Inventario
   *[other] { $count } carte nell'Inventario
}
kaidan-status = { $count ->
    [one] 1 carta Status
   *[other] { $count } carte Status
}
kaidan-status-hint = Nessuno può guardare le carte Status, neppure chi le possiede.
kaidan-first = Primo Giocatore
kaidan-decider = decide ciò che nessuno ha diritto di scegliere
kaidan-decides-first = Decide { $name } (Primo Giocatore)
kaidan-decides-dead = Decide { $name } (i morti)
kaidan-decider-first = Nessuno ha diritto di scegliere: decide il Primo Giocatore.
kaidan-decider-dead = Nessuno ha diritto di scegliere: dopo la prima morte decidono i morti.
kaidan-entitled-first = Nessuno ha diritto di scegliere: decidi tu, che sei il Primo Giocatore.
kaidan-entitled-dead = Nessuno ha diritto di scegliere: decidi tu, per i morti.
kaidan-decide-target = Verso chi va { $who }?
kaidan-decide-hunted = A chi dà la caccia { $who }?
kaidan-decide-way = Dove arriva { $who }?
kaidan-decide-away = Dove si allontana { $who }?
kaidan-decide-manifest = Dove si manifesta { $who }?
kaidan-fate-dead = morto
kaidan-fate-onryo = tornato come Onryo
kaidan-fate-gone = bandito per sempre
kaidan-fate-escaped = fuggito dalla casa
kaidan-fate-nowhere = è sparito
kaidan-as-onryo = da Onryo
kaidan-trade-with = Scambio con { $name }
kaidan-you-keep = Tieni
kaidan-gets = { $name } riceve
kaidan-blind = { $name } sceglie nello stesso momento: nessuno dei due vede le carte dell'altro prima che entrambi abbiano deciso.
kaidan-loot-of = Ciò che { $name } ha lasciato
kaidan-loot-stolen = Ciò che un Nemico aveva rubato
kaidan-lies-there = Resta lì
kaidan-you-take = Prendi
kaidan-tray-empty = Niente
kaidan-tray-hint = Tocca una carta per spostarla, e di nuovo per rimetterla a posto.
kaidan-move-over = Sposta: { $card }
kaidan-move-back = Rimetti: { $card }
kaidan-moves = { $count ->
    [0] niente
    [one] 1 carta
   *[other] { $count } carte
}
kaidan-onryo-token = Token movimento
kaidan-inventory = Inventario
kaidan-empty-handed = A mani vuote.
kaidan-you-are-dead = Sei morto. Finché non torni come Onryo decidi per la casa: nessuno deve fuggire.
kaidan-uses-left = { $count ->
    [one] ancora 1 uso
   *[other] ancora { $count } usi
}
kaidan-worn = indossata
kaidan-possessed = Sei Posseduto. Nessun altro lo sa.
kaidan-you-alone = solo tu
kaidan-secret-points = { $count ->
    [one] 1 punto ottenuto in segreto finora
   *[other] { $count } punti ottenuti in segreto finora
}
kaidan-counted = All'ultima Pulsione oscura hai contato { $marks } Marchi della morte e { $neutral } Stati neutri.
kaidan-ritual = Rituale
kaidan-curse-waits = Qui dorme una Maledizione
kaidan-turn = Turno { $turn }
kaidan-phase-awakening = Risveglio
kaidan-phase-preparation = Preparazione
kaidan-phase-pg = Fase dei PG
kaidan-phase-event = Fase Eventi
kaidan-phase-entity = Fase Entità
kaidan-phase-end = Fine del Turno
kaidan-events = Eventi rimasti
kaidan-events-left = { $count ->
    [0] Il mazzo Eventi è vuoto.
    [one] Resta 1 carta Evento.
   *[other] Restano { $count } carte Evento.
}
kaidan-keys-placed = Chiavi nelle serrature: { $count } su 3 (argento, bronzo, oro)
kaidan-until = fino alla fine del Turno { $turn }
kaidan-darkness = Oscurità { $level }
kaidan-darkness-unknown = Oscurità ignota
kaidan-drama = Inseguimento e dadi
kaidan-it-sees-you = Ti ha visto
kaidan-it-hunts = { $name } è Braccato
kaidan-round = Round { $round } di { $rounds }
kaidan-test-of = { $name }: Test di { $attribute }
kaidan-to-reach = bisogna fare { $number }
kaidan-won = Riuscito
kaidan-tied = Pareggio
kaidan-lost = Fallito
kaidan-chance = { $percent } % di riuscire
kaidan-guess = { $name }: pari o dispari?
kaidan-guess-hint = 0 e 2 sono pari, 1 e 3 dispari.
kaidan-guess-curse = Se indovini, la Maledizione continua a dormire. Se sbagli, si risveglia. { $effect }
kaidan-guess-wish = Se indovini, peschi un Dono del pozzo. Se sbagli, non succede nulla.
kaidan-guess-fate = Se indovini, il Nemico sparisce e l'Inseguimento finisce. Se sbagli, hai un'ultima possibilità.
kaidan-or = { $before } o { $last }
kaidan-pick-hint = In basso: che cosa diventa chi muore e torna come Onryo.
kaidan-touch = Tocca { $where }.
kaidan-touch-cell = una Casella illuminata
kaidan-touch-edge = una Porta illuminata
kaidan-touch-figure = un'Entità
kaidan-touch-seat = un Giocatore
kaidan-touch-object = una carta
kaidan-touch-token = un token
kaidan-touch-character = un PG
kaidan-ready = Finisci l'Attivazione con una carta pronta …
kaidan-ready-hint = Si usa da sola, senza chiedere, e nessuno vede che l'hai preparata.
kaidan-moment-sight = prima che un'Entità mi veda
kaidan-moment-activation = dopo l'Attivazione di un altro
kaidan-moment-preparation = alla Preparazione
kaidan-moment-pg = prima delle prossime Attivazioni
kaidan-moment-event = prima degli Eventi
kaidan-moment-entity = prima che le Entità si muovano
kaidan-moment-end = alla Fine del Turno
order-window-test-post = Non reagire mai dopo i dadi
order-window-wound = Non reagire mai alle Ferite
order-window-sight = Non reagire mai agli avvistamenti
order-window-attack = Non reagire mai agli attacchi di un Nemico
order-window-fate = Non reagire mai dopo un Test del Fato
order-window-event = Non reagire mai prima di un Evento
habit-kaidan-unasked = Continua in automatico quando nessuna mia carta può aiutare
kaidan-silent = muto

# Il modulo di un nuovo tavolo
kaidan-setup = La casa
kaidan-setup-alone = Una persona gioca più personaggi
kaidan-setup-alone-hint = Lo Hyoirei resta fuori: nessuno è posseduto. Servono tre personaggi con giocatori diversi.
kaidan-setup-set = Numeri
kaidan-setup-tuned = fuga più facile
kaidan-setup-as-written = come nel regolamento
