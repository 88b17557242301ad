# Kitsunedo

title-kitsunedo = Kitsunedo
    .tagline = Dichiara qualsiasi lanterna. Fatti credere, o fatti scoprire.
    .credits = Kitsunedo è un gioco di Michael Armstrong, illustrato da Tea Fox Illustrations e pubblicato da Ukiyo; questa è una versione non ufficiale, con parole e disegni propri.
    .find = blocco, sfida, mano vuota …
title-kitsunedo-advent = Kitsunedo: il Tutorial dell'Avvento
    .tagline = Quattro partite di seguito, ognuna un po' più profonda della precedente.
title-kitsunedo-rematch = Kitsunedo, una partita dopo l'altra
    .tagline = Chi perde sceglie per primo e comincia; si gioca finché tutti vogliono.

# Oggetti: nome; alcuni; quello in questione; nessuno; come che cosa vale una Foglia; che cosa fa la carta.

item-sun = Sole
    .card = Pergamena del Sole
    .one = un Sole
    .the = il Sole
    .no = nessun Sole
    .some = { $count ->
        [one] un Sole
       *[other] { $number } Soli
    }
    .as = { $count ->
        [one] Sole
       *[other] Soli
    }
    .text = Carta di attacco, per ogni simbolo del Sole su un Signore.
item-moon = Luna
    .card = Pergamena della Luna
    .one = una Luna
    .the = la Luna
    .no = nessuna Luna
    .some = { $count ->
        [one] una Luna
       *[other] { $number } Lune
    }
    .as = { $count ->
        [one] Luna
       *[other] Lune
    }
    .text = Carta di attacco, per ogni simbolo della Luna su un Signore.
item-leaf = Foglia
    .card = Foglia
    .one = una Foglia
    .the = la Foglia
    .no = nessuna Foglia
    .some = { $count ->
        [one] una Foglia
       *[other] { $number } Foglie
    }
    .as = { $count ->
        [one] Foglia
       *[other] Foglie
    }
    .text = Con una dichiarazione di Nebbia vale come Sole, Luna o Sake mentre viene giocata.
item-block = Blocco
    .card = Blocco
    .one = un Blocco
    .the = il Blocco
    .no = nessun Blocco
    .some = { $count ->
        [one] un Blocco
       *[other] { $number } Blocchi
    }
    .as = { $count ->
        [one] Blocco
       *[other] Blocchi
    }
    .text = Giocato quando ti sfidano, annulla quella sfida.
item-sake = Sake
    .card = Sake
    .one = un Sake
    .the = il Sake
    .no = nessun Sake
    .some = { $count ->
        [one] un Sake
       *[other] { $number } Sake
    }
    .as = { $count ->
        [one] Sake
       *[other] Sake
    }
    .text = Impone uno scambio. È una carta di attacco per i simboli del Sake e, girato da un Signore fuori dal gioco, lo riporta in gioco.

# Lanterne: nome; la carta; come dichiarazione; parola chiave; potere; quante volte; chi può sfidare.

lantern-spirit = Spirito
    .card = Lanterna dello Spirito
    .one = una Lanterna dello Spirito
    .the = lo Spirito
    .of = di Spirito
    .keyword = EVOCARE
    .power = Guarda i primi due Oggetti del mazzo, tienine uno e rimetti l'altro in cima.
    .limit = una volta per turno
    .challengers = ogni altro Signore in gioco
lantern-shadow = Ombra
    .card = Lanterna dell'Ombra
    .one = una Lanterna dell'Ombra
    .the = l'Ombra
    .of = d'Ombra
    .keyword = RUBARE
    .power = Prendi una carta, senza vederla, dalla mano di un altro Signore.
    .limit = una volta per turno
    .challengers = solo il Signore derubato
lantern-ash = Cenere
    .card = Lanterna della Cenere
    .one = una Lanterna della Cenere
    .the = la Cenere
    .of = di Cenere
    .keyword = SCHIVARE
    .power = Quando ti attaccano: all'attacco serve una carta corrispondente in più di quelle giocate.
    .limit = contro ogni attacco
    .challengers = solo l'attaccante
lantern-mist = Nebbia
    .card = Lanterna della Nebbia
    .one = una Lanterna della Nebbia
    .the = la Nebbia
    .of = di Nebbia
    .keyword = TRASFORMARE
    .power = Una Foglia vale come Sole, Luna o Sake mentre viene giocata.
    .limit = quante volte vuoi
    .challengers = solo il Signore contro cui la Foglia è giocata, o a cui è data

# Signori: nome; nome breve; nella frase.

lord-celeste = Volpe del Celeste
    .short = Celeste
    .the = la Volpe del Celeste
lord-haunt = Volpe degli Spettri
    .short = Spettri
    .the = la Volpe degli Spettri
lord-mirage = Volpe del Miraggio
    .short = Miraggio
    .the = la Volpe del Miraggio
lord-hollow = Volpe dell'Incavo
    .short = Incavo
    .the = la Volpe dell'Incavo
lord-tanuki = Tanuki del Focolare
    .short = Tanuki
    .the = il Tanuki del Focolare
lord-shisu = Shisu dalle Molte Code
    .short = Shisu
    .the = lo Shisu dalle Molte Code

ability-peep = Sguardo Fatato
    .text = Una volta per turno guarda la mano di un altro Signore; poi, se vuoi, scambia una tua carta con una di quelle viste.
ability-memorial = Memoriale
    .text = La tua pescata iniziale può essere la prima carta degli scarti invece di quella del mazzo.
ability-reap = Mietitura
    .text = Quando un tuo attacco toglie una vita, a questo turno segue un altro tuo turno completo.
ability-thread = Filo Sciolto
    .text = Una volta per turno, nel tuo turno, annulla la tua ultima azione come se non ci fosse mai stata; ciò che hai saputo resta tuo.
ability-gift = Dono dell'Empireo
    .text = Una volta per turno tutti pescano due Oggetti; gli altri si fermano a quattro carte.
ability-mark = Marchio della Lama di Rondine
    .text = Spendi una carta che un Signore richiede per marchiarlo; nel tuo turno successivo una sola carta corrispondente è un Attacco Critico contro di lui.
ability-grudge = Rancore Inappagato
    .text = Quando sei fuori giri tre carte invece di una; basta un Sake fra queste per farti tornare.
ability-vengeance = Spirito Vendicativo
    .text = Una sfida persa ti costa una vita e mai la mano; quando vai fuori, conservi i tuoi Oggetti.
abilities-off = Le abilità dei Signori dormono fino alla Vigilia.

# Stati

state-gilded = Dorato
    .text = due vite
state-diminished = Sminuito
    .text = una vita
state-in = in gioco
    .text = una vita
state-out = fuori
    .text = nessuna vita
state-marked = con un marchio

# Le tappe e come cominciano

stage-standard = Kitsunedo
    .the = la partita
    .text = Il gioco completo.
stage-first = Primo Avvento
    .the = il Primo Avvento
    .text = Una vita a testa, Lanterne scoperte, ancora nessun bluff. Si pesca, si scambia, si evoca e si attacca.
stage-second = Secondo Avvento
    .the = il Secondo Avvento
    .text = Le Lanterne si coprono e arriva l'Ombra. Ora puoi mentire, e gli altri possono sfidarti.
stage-third = Terzo Avvento
    .the = il Terzo Avvento
    .text = Sale la Nebbia e le Foglie cambiano forma. I Blocchi fanno tacere una sfida.
stage-eve = Vigilia del Capodanno Lunare
    .the = la Vigilia del Capodanno Lunare
    .text = Il gioco completo: due vite, le abilità dei Signori e una via del ritorno per chi è fuori.

event-stage = { $stage }. { $stage-text }
event-stage-won = { $you ->
    [seat] Vinci { $stage-the }.
   *[other] { $seat } vince { $stage-the }.
}
event-bonus-card = { $you ->
    [seat] Porti con te { $item-one } nel prossimo Avvento.
   *[other] { $seat } porta con sé { $item-one } nel prossimo Avvento.
}
event-next-game = { $you ->
    [starter] Partita { $number }. Scegli prima degli altri e cominci.
   *[other] Partita { $number }. { $starter } sceglie prima degli altri e comincia.
}
event-enough = { $games ->
    [one] Per stasera basta, dopo una partita.
   *[other] Per stasera basta, dopo { $games } partite.
}
ending-advent-over = { $you ->
    [seat] Gli Avventi sono finiti. Hai vinto la Vigilia.
   *[other] Gli Avventi sono finiti. La Vigilia è di { $seat }.
}
    .nobody = Gli Avventi sono finiti. La Vigilia non ha un vincitore.
ending-enough = { $you ->
    [seat] Ci si alza dal tavolo. L'ultima partita è tua.
   *[other] Ci si alza dal tavolo. L'ultima partita è di { $seat }.
}
ask-scroll = Hai vinto il Primo Avvento: quale Pergamena porti nel Secondo?
    .help = Una Pergamena ti aiuta nella prossima partita. Nessuna scelta è sbagliata.
    .silence = Prendi un Sole.
    .waiting = { $who } sta scegliendo una Pergamena.
ask-again = Giochi un'altra partita?
    .silence = Per stasera basta.
    .waiting = { $count ->
        [one] { $who } sta pensando a un'altra partita.
       *[other] { $who } stanno pensando a un'altra partita.
    }
option-scroll = Prendi { $item-one }
option-again = Gioca un'altra partita
option-enough = Per stasera basta

# Che cosa succede: preparazione

event-ranked = L'ordine di scelta: { $order }.
event-picked = { $you ->
    [seat] Diventi { $lord-the }.
   *[other] { $seat-player } diventa { $lord-the }.
}
event-picked-any = { $you ->
    [seat] Decide il caso: diventi { $lord-the }.
   *[other] Decide il caso: { $seat-player } diventa { $lord-the }.
}
event-shuffled = Si mescolano i mazzi: { $item_counts } Oggetti e { $lantern_counts } Lanterne.
event-bonus = { $you ->
    [seat] Cominci con { $item-one }, il premio dell'Avvento precedente.
   *[other] { $seat } comincia con { $item-one }, il premio dell'Avvento precedente.
}
event-dealt-lantern = { $seat } riceve una Lanterna coperta.
    .told = { $you ->
        [seat] Ricevi una Lanterna coperta. È { $lantern-the }.
       *[other] { $seat } riceve una Lanterna coperta. È { $lantern-the }.
    }
event-dealt-open = { $you ->
    [seat] Ricevi { $lantern-one }, scoperta.
   *[other] { $seat } riceve { $lantern-one }, scoperta.
}
event-dealt-item = { $seat } riceve un Oggetto.
    .told = { $you ->
        [seat] Ricevi { $item-one }.
       *[other] { $seat } riceve { $item-one }.
    }
event-turned-up = Il primo scarto è { $item-one }.

# Che cosa succede: turni

event-turn = Round { $round }. { $extra ->
    [yes] { $you ->
        [seat] Tocca ancora a te.
       *[other] Tocca ancora { $seat-to }.
    }
   *[no] { $you ->
        [seat] Tocca a te.
       *[other] Tocca { $seat-to }.
    }
}
event-drew = { $seat } pesca una carta.
    .told = { $you ->
        [seat] Peschi { $item-one }.
       *[other] { $seat } pesca { $item-one }.
    }
event-memorial = { $you ->
    [seat] Prendi { $item-one } dalla cima degli scarti.
   *[other] { $seat } prende { $item-one } dalla cima degli scarti.
}
event-no-card = { $you ->
    [seat] Il mazzo è vuoto. Non peschi nulla.
   *[other] Il mazzo è vuoto. { $seat } non pesca nulla.
}
event-recycled = { $item_counts ->
    [one] Lo scarto sotto quello in cima va in fondo al mazzo.
   *[other] Gli scarti sotto quello in cima si mescolano e vanno sotto il mazzo: { $item_counts } carte.
}
event-ended-turn = { $you ->
    [seat] Chiudi il turno.
   *[other] { $seat } chiude il turno.
}
event-cut-short = { $you ->
    [seat] Hai perso una sfida. In questo turno non puoi più agire.
   *[other] { $seat } ha perso una sfida. In questo turno non può più agire.
}
event-discarded = { $you ->
    [seat] Scarti { $items }.
   *[other] { $seat } scarta { $items }.
}

# Che cosa succede: dichiarazioni e sfide

event-claimed = { $lantern-key ->
    [shadow] { $you ->
        [seat] Dichiari l'Ombra, per RUBARE { $target-to }.
        [target] { $seat } dichiara l'Ombra, per RUBARE a te.
       *[other] { $seat } dichiara l'Ombra, per RUBARE { $target-to }.
    }
    [mist] { $you ->
        [seat] Dichiari la Nebbia, per TRASFORMARE la Foglia.
       *[other] { $seat } dichiara la Nebbia, per TRASFORMARE la Foglia.
    }
   *[other] { $you ->
        [seat] Dichiari { $lantern-the }, per { $lantern-keyword }.
       *[other] { $seat } dichiara { $lantern-the }, per { $lantern-keyword }.
    }
}
event-stood = { $you ->
    [seat] Si lascia correre. La tua dichiarazione { $lantern-of } resta valida.
   *[other] Si lascia correre. La dichiarazione { $lantern-of } di { $seat } resta valida.
}
event-undoubted = { $you ->
    [seat] In questo turno la tua dichiarazione { $lantern-of } non si può sfidare.
   *[other] In questo turno la dichiarazione { $lantern-of } di { $seat } non si può sfidare.
}
event-challenged = { $you ->
    [seat] Sfidi la dichiarazione { $lantern-of } di { $claimer }.
    [claimer] { $seat } sfida la tua dichiarazione { $lantern-of }.
   *[other] { $seat } sfida la dichiarazione { $lantern-of } di { $claimer }.
}
event-revealed = { $you ->
    [seat] Riveli la { $lantern-card }. { $challenger } ha perso la sfida.
    [challenger] { $seat } rivela la { $lantern-card }. Hai perso la sfida.
   *[other] { $seat } rivela la { $lantern-card }. { $challenger } ha perso la sfida.
}
event-conceded = { $you ->
    [seat] Cedi alla sfida di { $challenger }. La tua Lanterna resta coperta.
    [challenger] { $seat } cede alla tua sfida. La Lanterna resta coperta.
   *[other] { $seat } cede alla sfida di { $challenger }. La Lanterna resta coperta.
}
event-conceded-shown = { $you ->
    [seat] Cedi alla sfida di { $challenger } e mostri la Lanterna: { $lantern-the }.
    [challenger] { $seat } cede alla tua sfida e mostra la Lanterna: { $lantern-the }.
   *[other] { $seat } cede alla sfida di { $challenger } e mostra la Lanterna: { $lantern-the }.
}
event-blocked = { $you ->
    [seat] Giochi un Blocco. La sfida di { $challenger } è nulla.
    [challenger] { $seat } gioca un Blocco. La tua sfida è nulla.
   *[other] { $seat } gioca un Blocco. La sfida di { $challenger } è nulla.
}
event-penalty = { $you ->
    [seat] Paghi la sfida persa con l'intera mano: { $hand }.
   *[other] { $seat } paga la sfida persa con l'intera mano: { $hand }.
}
event-under-deck = { $you ->
    [seat] La tua Lanterna va in fondo al mazzo delle Lanterne.
   *[other] La Lanterna di { $seat } va in fondo al mazzo delle Lanterne.
}
event-new-lantern = { $seat } prende una nuova Lanterna.
    .told = { $you ->
        [seat] Prendi una nuova Lanterna. È { $lantern-the }.
       *[other] { $seat } prende una nuova Lanterna. È { $lantern-the }.
    }

# Che cosa succede: poteri

event-summoned = { $count ->
    [0] Il mazzo è vuoto. { $seat } non trova nulla da evocare.
    [one] { $seat } guarda l'ultima carta del mazzo.
   *[other] { $seat } guarda le prime due carte del mazzo.
}
    .told = { $count ->
        [0] { $you ->
            [seat] Il mazzo è vuoto. Non trovi nulla da evocare.
           *[other] Il mazzo è vuoto. { $seat } non trova nulla da evocare.
        }
       *[other] { $you ->
            [seat] Guardi la cima del mazzo: { $items }.
           *[other] { $seat } guarda la cima del mazzo: { $items }.
        }
    }
event-kept = { $count ->
    [one] { $seat } tiene la carta.
   *[other] { $seat } tiene una carta e ne rimette una.
}
    .told = { $count ->
        [one] { $you ->
            [seat] Tieni { $item-one }.
           *[other] { $seat } tiene { $item-one }.
        }
       *[other] { $you ->
            [seat] Tieni { $item-one }. L'altra carta torna in cima.
           *[other] { $seat } tiene { $item-one }. L'altra carta torna in cima.
        }
    }
event-stole = { $seat } ruba una carta { $victim-to }.
    .told = { $you ->
        [seat] Rubi una carta { $victim-to }: { $item-one }.
        [victim] { $seat } ti ruba una carta: { $item-one }.
       *[other] { $seat } ruba una carta { $victim-to }: { $item-one }.
    }
event-attacked = { $critical ->
    [yes] { $you ->
        [seat] Attacchi { $target } con { $items }: è un Attacco Critico.
        [target] { $seat } ti attacca con { $items }: è un Attacco Critico.
       *[other] { $seat } attacca { $target } con { $items }: è un Attacco Critico.
    }
   *[no] { $you ->
        [seat] Attacchi { $target } con { $items }.
        [target] { $seat } ti attacca con { $items }.
       *[other] { $seat } attacca { $target } con { $items }.
    }
}
event-evaded = { $you ->
    [seat] Schivi l'attacco di { $attacker }.
    [attacker] { $seat } schiva il tuo attacco.
   *[other] { $seat } schiva l'attacco di { $attacker }.
}
event-failed = { $you ->
    [seat] Il tuo attacco contro { $target } fallisce.
    [target] L'attacco di { $seat } contro di te fallisce.
   *[other] L'attacco di { $seat } contro { $target } fallisce.
}
event-life-lost = { $rule ->
    [KI-112] La mano vuota non ha altro con cui pagare.
    [KI-169] Lo Spirito Vendicativo paga con una vita.
   *[other] L'attacco va a segno.
} { $lives ->
    [0] { $you ->
        [seat] Perdi l'ultima vita.
       *[other] { $seat } perde l'ultima vita.
    }
   *[other] { $you ->
        [seat] Perdi una vita: il tuo Signore è Sminuito.
       *[other] { $seat } perde una vita: il suo Signore è Sminuito.
    }
}
event-out = { $hand-count ->
    [0] { $you ->
        [seat] Vai fuori dal gioco.
       *[other] { $seat } va fuori dal gioco.
    }
   *[other] { $you ->
        [seat] Vai fuori dal gioco e scarti { $hand }.
       *[other] { $seat } va fuori dal gioco e scarta { $hand }.
    }
}
event-out-keeping = { $you ->
    [seat] Vai fuori dal gioco, ma conservi i tuoi Oggetti.
   *[other] { $seat } va fuori dal gioco, ma conserva gli Oggetti in mano.
}
event-traded = { $paid-key ->
    [leaf] { $you ->
        [seat] Giochi una Foglia come Sake e chiedi { $asked-to } { $item-one }.
        [asked] { $seat } gioca una Foglia come Sake e ti chiede { $item-one }.
       *[other] { $seat } gioca una Foglia come Sake e chiede { $asked-to } { $item-one }.
    }
   *[other] { $you ->
        [seat] Giochi { $paid-one } e chiedi { $asked-to } { $item-one }.
        [asked] { $seat } gioca { $paid-one } e ti chiede { $item-one }.
       *[other] { $seat } gioca { $paid-one } e chiede { $asked-to } { $item-one }.
    }
}
event-void-trade = { $you ->
    [seat] Il tuo scambio sfuma. La Foglia va agli scarti.
   *[other] Lo scambio di { $seat } sfuma. La Foglia va agli scarti.
}
event-met = { $you ->
    [seat] Dai { $requester-to } { $item-one } e ricevi { $paid-the }.
    [requester] { $seat } ti dà { $item-one } e riceve { $paid-the }.
   *[other] { $seat } dà { $requester-to } { $item-one } e riceve { $paid-the }.
}
event-unmet = { $seat } non ha { $item-no } e dà { $requester-to } un'altra carta, coperta. { $paid-key ->
    [leaf] La Foglia va agli scarti.
   *[other] Il Sake va agli scarti.
}
    .told = { $you ->
        [seat] Non hai { $item-no } e dai { $requester-to } { $given-one }.
        [requester] { $seat } non ha { $item-no } e ti dà { $given-one }.
       *[other] { $seat } non ha { $item-no } e dà { $requester-to } { $given-one }.
    } { $paid-key ->
        [leaf] La Foglia va agli scarti.
       *[other] Il Sake va agli scarti.
    }
event-offered-leaf = { $you ->
    [seat] Offri { $requester-to } una Foglia come { $item-as }.
    [requester] { $seat } ti offre una Foglia come { $item-as }.
   *[other] { $seat } offre { $requester-to } una Foglia come { $item-as }.
}
event-leaf-taken = { $you ->
    [seat] { $requester } prende la Foglia come { $item-as }. Ricevi { $paid-the }.
    [requester] Prendi la Foglia come { $item-as }. { $seat } riceve { $paid-the }.
   *[other] { $requester } prende la Foglia come { $item-as }. { $seat } riceve { $paid-the }.
}
event-leaf-back = { $you ->
    [seat] La Foglia torna nella tua mano. Devi rispondere di nuovo, senza dichiarazioni.
   *[other] La Foglia torna nella mano di { $seat }, che deve rispondere di nuovo, senza dichiarazioni.
}

# Che cosa succede: Signori

event-peeped = { $you ->
    [target] { $seat } guarda la tua mano.
   *[other] { $seat } guarda la mano di { $target }.
}
    .told = { $you ->
        [seat] Guardi la mano di { $target }: { $hand }.
       *[other] { $seat } guarda la mano di { $target }: { $hand }.
    }
event-swapped = { $seat } scambia una carta con { $target }, senza mostrarla.
    .told = { $you ->
        [seat] Scambi una carta con { $target }: dai { $given-one } e prendi { $taken-one }.
        [target] { $seat } scambia una carta con te: perdi { $taken-one } e ricevi { $given-one }.
       *[other] { $seat } scambia una carta con { $target }: { $given-one } per { $taken-one }.
    }
event-no-swap = { $you ->
    [seat] Lasci la mano di { $target } com'è.
    [target] { $seat } lascia la tua mano com'è.
   *[other] { $seat } lascia la mano di { $target } com'è.
}
event-gifted = { $count ->
    [one] Con il Dono dell'Empireo { $seat } pesca una carta.
   *[other] Con il Dono dell'Empireo { $seat } pesca due carte.
}
    .told = { $you ->
        [seat] Con il Dono dell'Empireo peschi { $items }.
       *[other] Con il Dono dell'Empireo { $seat } pesca { $items }.
    }
event-reaped = { $you ->
    [seat] È la Mietitura: dopo questo turno tocca ancora a te.
   *[other] È la Mietitura: dopo questo turno tocca ancora { $seat-to }.
}
event-mark-played = { $you ->
    [seat] Giochi { $item-one } per marchiare { $target }.
    [target] { $seat } gioca { $item-one } per marchiarti.
   *[other] { $seat } gioca { $item-one } per marchiare { $target }.
}
event-marked = { $you ->
    [seat] { $target } porta il tuo marchio, { $item-one }.
    [target] Porti il marchio di { $seat }, { $item-one }.
   *[other] { $target } porta il marchio di { $seat }, { $item-one }.
}
event-mark-failed = { $you ->
    [seat] Il tuo marchio non tiene. La Foglia va agli scarti.
    [target] Il marchio di { $seat } non tiene su di te. La Foglia va agli scarti.
   *[other] Il marchio di { $seat } non tiene. La Foglia va agli scarti.
}
event-mark-fell = { $you ->
    [seat] Il marchio che porti cade: { $item-one } va agli scarti.
   *[other] Il marchio che { $seat } porta cade: { $item-one } va agli scarti.
}
event-thread = { $you ->
    [seat] Sciogli il filo. La tua ultima azione non c'è mai stata.
   *[other] { $seat } scioglie il filo. L'ultima azione non c'è mai stata.
}

# Che cosa succede: fuori dal gioco, e la fine

event-flipped = { $count ->
    [0] { $you ->
        [seat] Il mazzo è vuoto. Non giri nulla.
       *[other] Il mazzo è vuoto. { $seat } non gira nulla.
    }
   *[other] { $you ->
        [seat] Sei fuori e giri { $items }, sperando in un Sake.
       *[other] { $seat }, fuori dal gioco, gira { $items }, sperando in un Sake.
    }
}
event-returned = { $you ->
    [seat] Ritorni in gioco con una vita e con { $item-the } in mano.
   *[other] { $seat } ritorna in gioco con una vita e con { $item-the } in mano.
}
event-stayed-out = { $you ->
    [seat] Resti fuori.
   *[other] { $seat } resta fuori.
}
event-won = { $you ->
    [seat] Hai vinto.
   *[other] Ha vinto { $seat }.
}
event-no-result = Dopo { $turns } turni le lanterne si abbassano. Non c'è un vincitore.

ending-last-lord = { $you ->
    [seat] Il tuo è l'ultimo Signore in gioco. Hai vinto.
   *[other] L'ultimo Signore in gioco è quello di { $seat }, che vince.
}
ending-surrender = { $you ->
    [seat] Tutti sono d'accordo: la vittoria è tua.
   *[other] Tutti sono d'accordo: la vittoria è di { $seat }.
}
ending-turn-limit = I turni concordati sono finiti. Non vince nessuno.

motion-victor = { $subject-you ->
    [yes] di proclamare te vincitore
   *[no] di proclamare { $subject } vincitore
}

# Che cosa si chiede

ask-pick = Quale Signore degli Spiriti vuoi essere?
    .help = Ogni Signore ha il suo potere. Per la prima partita va bene uno qualsiasi.
    .silence = Il caso sceglie per te un Signore libero.
    .waiting = { $who } sta scegliendo un Signore.
ask-draw = Peschi dal mazzo o prendi la cima degli scarti?
    .silence = Peschi dal mazzo.
    .waiting = { $who } sta scegliendo che cosa pescare.
ask-act = Tocca a te: che cosa fai?
    .attack = Quali carte cali contro { $target }?
    .silence = Il tuo turno finisce.
    .waiting = { $who } sta scegliendo un'azione.
ask-doubt = { $lantern-key ->
    [shadow] { $claimer } dichiara l'Ombra, per RUBARE a te: sfidi o lasci correre?
    [ash] { $claimer } dichiara la Cenere, per SCHIVARE il tuo attacco: sfidi o lasci correre?
    [mist] { $claimer } dichiara la Nebbia, per TRASFORMARE una Foglia: sfidi o lasci correre?
   *[other] { $claimer } dichiara { $lantern-the }, per { $lantern-keyword }: sfidi o lasci correre?
}
    .silence = Si lascia correre.
    .waiting = { $count ->
        [one] { $who } può sfidare.
       *[other] { $who } possono sfidare.
    }
ask-respond = { $active } ti attacca con { $items }: come rispondi?
    .silence = Subisci il colpo.
    .waiting = { $who } sta affrontando l'attacco.
ask-answer = { $challenger } sfida la tua dichiarazione { $lantern-of }: come rispondi?
    .silence = Riveli se la tua Lanterna prova la dichiarazione; altrimenti cedi, coperta.
    .waiting = { $who } sta rispondendo alla sfida.
ask-keep = Quale delle carte tieni?
    .silence = Tieni la prima carta.
    .waiting = { $who } sta scegliendo quale carta tenere.
ask-give = { $active } ti chiede { $item-one }: che cosa dai?
    .silence = Dai la carta richiesta se ce l'hai; altrimenti la prima che hai fra Foglia, Sole, Luna, Blocco e Sake.
    .waiting = { $who } sta rispondendo allo scambio.
ask-swap = Vedi la mano di { $target }: scambi una carta?
    .silence = Non scambi nulla.
    .waiting = { $who } sta guardando una mano.
ask-discard = Il tuo turno finisce: che cosa scarti?
    .silence = Va via solo ciò che è di troppo: prima le Foglie, poi Soli, Lune, Blocchi e Sake.
    .waiting = { $who } sta scegliendo che cosa scartare.
ask-out = Sei fuori dal gioco: giri una carta, sperando in un Sake?
    .silence = La carta viene girata.
    .waiting = { $who } è fuori e può girare una carta.

# Che cosa si può rispondere

option-pick = { $lord-key ->
    [any] Lascia scegliere al caso
   *[other] Scegli { $lord-the }
}
option-draw = { $pile ->
    [discard] Prendi la prima carta degli scarti
   *[deck] Pesca dal mazzo
}
option-end = Chiudi il turno
option-summon = EVOCA con lo Spirito
option-steal = RUBA { $target-to } con l'Ombra
    .group = RUBA a un altro Signore con l'Ombra
option-attack = Attacca { $target }
    .group = Attacca un altro Signore
option-thread = Sciogli il filo: annulla la tua ultima azione
    .doubt = Sciogli il filo: riprendi la tua azione
    .answer = Sciogli il filo: riprendi ciò che è sfidato
option-gift = Dono dell'Empireo: tutti pescano
option-peep = Guarda la mano di { $target }
    .group = Guarda la mano di un altro Signore
option-trade = { $paid-key ->
    [leaf] Chiedi { $target-to } { $item-one }, pagando una Foglia come Sake
   *[other] Chiedi { $target-to } { $item-one }, pagando un Sake
}
    .group = Scambio: chiedi una carta a un altro Signore
    .part = Chiedi una carta { $target-to }
option-mark = Marchia { $target } con { $item-one }
    .group = Marchia un altro Signore
    .part = Marchia { $target }
option-play = Gioca { $item-one }
option-strike = Colpisci
option-stand = Lascia correre
option-challenge = Sfida
    .respond = Sfida la dichiarazione di Nebbia
option-take = Subisci il colpo
option-ash = Dichiara la Cenere: SCHIVA
option-concede = { $face ->
    [shown] CEDI e mostra la Lanterna
   *[other] CEDI, con la Lanterna coperta
}
option-reveal = RIVELA la tua Lanterna
option-block = Gioca un Blocco
option-keep = Tieni { $item-one }
option-give = Dai { $item-one }
option-give-leaf = Dai { $item-one }
option-no-swap = Non scambiare nulla
option-swap = Dai { $given-one }, prendi { $taken-one }
    .part = Dai { $given-one }
option-discard = Scarta { $item-one }
option-done = Basta così
option-flip = Gira dal mazzo
option-stay = Resta fuori

# "claim": a che cosa serve la dichiarazione; "stake": che cosa perde chi risponde; "theirs": che cosa perde chi dichiara,
# "none" per chi ha dichiarato e può cedere. "hit": l'attacco toglie l'ultima vita, e non si perde altro.
preview-stake = { $theirs ->
    [none] { $stake ->
        [hit] se cedi, l'attacco ti toglie l'ultima vita
        [out] { $claim ->
            [evade] se cedi, l'attacco ti toglie una vita, la sfida persa l'ultima
           *[other] se cedi, perdi l'ultima vita
        }
        [life] { $claim ->
            [evade] se cedi, l'attacco ti toglie una vita, la sfida persa un'altra
            [answer] se cedi, perdi una vita
           *[other] se cedi, perdi una vita e il resto del turno
        }
       *[hand] { $claim ->
            [evade] se cedi, l'attacco ti toglie una vita, e perdi l'intera mano
            [answer] se cedi, perdi l'intera mano
           *[other] se cedi, perdi l'intera mano e il resto del turno
        }
    }
   *[other] { $stake ->
        [hit] se è vero, l'attacco ti toglie l'ultima vita
        [out] { $claim ->
            [attack] se è vero, l'attacco ti toglie una vita, la sfida persa l'ultima
           *[other] se è vero, perdi l'ultima vita
        }
        [life] { $claim ->
            [attack] se è vero, l'attacco ti toglie una vita, la sfida persa un'altra
            [evade] se è vero, perdi una vita e il resto del turno
            [answer] se è vero, perdi una vita e il resto del turno
           *[other] se è vero, perdi una vita
        }
       *[hand] { $claim ->
            [attack] se è vero, l'attacco ti toglie una vita, e perdi l'intera mano
            [evade] se è vero, perdi l'intera mano e il resto del turno
            [answer] se è vero, perdi l'intera mano e il resto del turno
           *[other] se è vero, perdi l'intera mano
        }
    }
}
preview-because = { $because ->
    [vengeance] { ability-vengeance }: paghi con una vita
    [last-card] prima se ne va la tua ultima carta
   *[empty] la tua mano è vuota
}
preview-theirs = { $theirs ->
    [none] { "" }
    [hit] se è falso, il tuo attacco toglie l'ultima vita a chi dichiara
    [out] se è falso, { bluff-fails }, e chi dichiara perde l'ultima vita
    [life] se è falso, { bluff-fails }, e chi dichiara perde una vita
   *[hand] se è falso, { bluff-fails }, e chi dichiara perde l'intera mano
}
bluff-fails = { $claim ->
    [summon] non si evoca nulla
    [steal] non si ruba nulla
    [evade] il tuo attacco toglie una vita
    [attack] l'attacco fallisce
    [mark] il marchio non ha effetto
    [answer] allo scambio si deve rispondere di nuovo, senza dichiarazioni
   *[trade] lo scambio non si fa
}
cost-needs = servono { $needs }
preview-truth = { $truth ->
    [true] vero: puoi provarlo
    [safe] nessuno può sfidarti
   *[bluff] un bluff
}
preview-sake = { $sake ->
    [0] nessun Sake rimasto lì
   *[other] un Sake circa al { $sake } %
}
preview-holds = { $holds ->
    [0] nessuna carta
    [one] una carta
   *[other] { $holds } carte
}
preview-stands = { $stands ->
    [summon] chi dichiara tiene una carta su due
    [steal] perdi una carta
    [evade] il tuo attacco fallisce
    [mark] ricevi il marchio
    [answer] ricevi la Foglia
   *[trade] ti si chiede la carta
}
preview-hit = { $hit ->
    [out] perdi l'ultima vita
   *[life] perdi una vita
}
preview-caught = { $caught ->
    [hit] se ti scoprono, perdi l'ultima vita
    [out] se ti scoprono, perdi entrambe le vite
    [life] se ti scoprono, perdi due vite
   *[hand] se ti scoprono, perdi una vita e l'intera mano
}
preview-gets = { $gets ->
    [sake] ricevi il Sake
    [leaf] ricevi la Foglia
   *[nothing] non ricevi nulla
}
preview-bluffed = { $bluffed ->
    [out] se ti scoprono, perdi l'ultima vita
    [life] se ti scoprono, perdi una vita
   *[hand] se ti scoprono, perdi l'intera mano
}
preview-proof = { $proof ->
    [hit] l'attacco toglie l'ultima vita a chi ti sfida; ricevi una nuova Lanterna
    [out] chi ti sfida perde l'ultima vita; ricevi una nuova Lanterna
    [life] chi ti sfida perde una vita; ricevi una nuova Lanterna
    [either] chi ti sfida perde l'intera mano o, se non ne ha più, una vita; ricevi una nuova Lanterna
   *[hand] chi ti sfida perde l'intera mano; ricevi una nuova Lanterna
}
preview-void = la sfida
    .yes = la dichiarazione resta valida; nessuno perde altro
preview-bare = una mano vuota
    .yes = la tua mano è vuota: una sfida persa adesso costa una vita
preview-critical = critico
    .yes = un Attacco Critico: nulla lo ferma
preview-evadable = schivata
    .yes = una dichiarazione di Cenere potrebbe schivarlo
    .no = nessuna dichiarazione di Cenere può schivarlo
preview-cards = { $cards ->
    [one] giri una carta
   *[other] giri { $cards } carte
}

# Che cosa si può ordinare una volta per tutte

order-doubt = Lascia correre ogni dichiarazione

# Avvertimenti

warn-empty-hand = Con la mano vuota una sfida persa costa una vita. Scarti tutto?
warn-concede = La tua Lanterna proverebbe la dichiarazione. Cedi lo stesso?
warn-shisu-duel = In un duello non si ritorna: ciò che lo Shisu fa quando va fuori e quando rientra non entra mai in causa.

# Per imparare, Avvento per Avvento

lesson-first-pick = Scegli il tuo Signore.
    .then = Prendi questo, o quello che ti piace di più. Lo terrai per tutte e quattro le tappe.
    .why = Negli Avventi contano solo i simboli di un Signore: sono le carte che servono agli altri per attaccarti.
lesson-first-summon = Usa la Lanterna dello Spirito.
    .then = Guardi le prime due carte del mazzo e ne tieni una.
    .why = Non costa nulla. Più carte vedi, prima avrai le due che corrispondono a un Signore.
lesson-first-keep = Tieni una di queste carte.
    .then = L'altra torna in cima al mazzo: la troverà chi pesca per primo.
    .why = Guarda i simboli dei Signori intorno a te: una carta che corrisponde a uno di loro è già mezzo attacco.
lesson-first-attack = Attacca: le tue carte corrispondono.
    .then = Tocca il Signore illuminato, poi le carte con i suoi simboli. Un colpo lo mette fuori dal gioco.
    .why = Vince l'ultimo Signore rimasto. Chi mostra la Cenere schiva due carte: contro di lui ne serve una terza che corrisponda.
lesson-first-trade = Scambia con un Sake.
    .then = Nomina un Signore e un tipo di carta. Se ce l'ha, te la deve dare e prende il Sake. Altrimenti ti dà un'altra carta.
    .why = Chiedi la carta che ti manca per un attacco.
lesson-first-end = Non resta altro: chiudi il turno.
    .then = Puoi scartare qualche carta, poi tocca al prossimo Signore.
    .why = Nel primo round nessuno attacca. In seguito, due carte che corrispondono a un Signore lo mettono fuori dal gioco.
lesson-first-give = Ti chiedono una carta.
    .then = Se hai quel tipo, devi darla, e il Sake è tuo. Altrimenti dai una carta qualsiasi: il Sake va agli scarti.
    .why = Dai quella che ti serve di meno. Chi chiede ti ha mostrato che cosa cerca.
lesson-first-discard = Tieni tutte le tue carte.
    .then = Ne restano in mano fino a quattro. Puoi scartarne, ma non devi.
    .why = Una carta tenuta oggi può essere quella che ti servirà domani.
lesson-first-limit = Tieni solo quattro carte.
    .then = Tocca una alla volta le carte da scartare, poi di' che basta così.
    .why = Rinuncia a quelle che non corrispondono a nessun Signore ancora in gioco.
lesson-first-lantern-unused = Potevi usare prima la tua Lanterna dello Spirito: guardare due carte è gratis, una volta in ogni tuo turno.
lesson-first-attack-missed = Avevi le carte che corrispondono a un Signore, e lo hai risparmiato. Nel suo turno potrebbe trovare i tuoi simboli.
lesson-first-thrown-away = Devi scartare solo le carte oltre la quarta. Con meno carte ci vuole di più a trovarne due che corrispondono.
lesson-second-spirit = Dichiara lo Spirito: ce l'hai.
    .then = Chiunque può sfidarti. Mostreresti la Lanterna, e chi ti sfida perderebbe la mano.
    .why = Ora le Lanterne sono coperte. Una dichiarazione vera è al sicuro, e rende più credibili le tue bugie.
lesson-second-steal = Dichiara l'Ombra: ce l'hai.
    .then = Prendi alla cieca una carta dalla mano del Signore che nomini. Solo lui può sfidarti.
    .why = Tu guadagni una carta e lui ne perde una. Se dubita di te, perde anche la mano.
lesson-second-bluff = Puoi dichiarare ciò che non hai.
    .then = La tua Lanterna è la Cenere, ma puoi dichiarare lo Spirito. Se nessuno ti sfida, ha effetto lo stesso.
    .why = Se ti scoprono perdi tutta la mano: menti quando hai poche carte. Senza carte pagheresti con la vita.
lesson-second-doubt = Credi a questa dichiarazione?
    .then = Se la sfidi ed è vera, perdi la mano. Se è falsa, la perde chi ha mentito. Se taci, ha effetto.
    .why = Ci sono tre Lanterne per tipo: conta la tua, e ricorda chi ha dichiarato che cosa. A mano vuota chi perde è fuori.
lesson-second-ash = Dichiara la Cenere: ce l'hai.
    .then = L'attacco fallisce. Se l'attaccante ti sfida, perde la mano.
    .why = Non hai nulla da temere: la tua Lanterna lo dimostra.
lesson-second-no-ash = La Cenere ti salverebbe.
    .then = Non ce l'hai, ma puoi dichiararla. Se l'attaccante non osa sfidarti, l'attacco fallisce.
    .why = Il colpo ti mette fuori comunque, quindi una bugia ti costa poco. L'attaccante rischia tutta la mano.
lesson-second-prove = Mostra la tua Lanterna.
    .then = La dichiarazione vale, paga chi ti ha sfidato, e tu peschi una nuova Lanterna.
    .why = La verità ti costa al massimo una Lanterna che tutti hanno visto.
lesson-second-caught = Ti hanno scoperto: cedi.
    .then = Perdi la mano o, senza carte, la vita. La Lanterna viene sostituita: tienila coperta.
    .why = Gli altri sanno solo che non hai quella dichiarata. Non dire loro di più.
lesson-second-shadow-unused = La tua Lanterna era l'Ombra: rubare una carta sarebbe stata la verità, e nessuno avrebbe potuto punirti.
lesson-second-truth-conceded = Hai ceduto su una dichiarazione vera. La tua Lanterna l'avrebbe dimostrata, e avrebbe pagato chi ti ha sfidato.
lesson-third-mist = Gioca una Foglia con la Nebbia.
    .then = La tua Lanterna è la Nebbia: una Foglia vale come Sole, Luna o Sake. Può sfidarti solo il Signore contro cui la giochi.
    .why = Vinci quella sfida, o annullala con un Blocco, e la Nebbia è tua fino alla fine del turno.
lesson-third-leaf = Una Foglia vale altre carte.
    .then = Con una dichiarazione di Nebbia vale come Sole, Luna o Sake, in un attacco o in uno scambio. Tu non hai la Nebbia: sarebbe una bugia.
    .why = Può dubitare solo il Signore contro cui la giochi. Menti a chi teme per la propria mano.
lesson-third-give-leaf = Una Foglia può bastare.
    .then = Chiamala come la carta richiesta: è una dichiarazione di Nebbia. Se ti crede, tieni la carta vera e ricevi il Sake.
    .why = Può sfidarti solo chi ha chiesto.
lesson-third-leaves = C'è una Foglia fra queste carte.
    .then = Sfida la Nebbia o dichiara la Cenere, mai entrambe le cose. Se taci, subisci il colpo.
    .why = Se l'attaccante non ha la Nebbia, l'attacco fallisce e lui perde la mano.
lesson-third-block = Gioca il tuo Blocco.
    .then = La sfida è nulla: nessuno paga, la Lanterna resta coperta e il tuo potere ha effetto.
    .why = Hai mentito, e senza il Blocco dovresti cedere. Per il resto di questo turno nessuno può più dubitare di quella Lanterna.
lesson-third-block-or-reveal = Dimostrala, o usa il Blocco.
    .then = La Lanterna prova la dichiarazione e paga chi ti sfida. Con un Blocco resta coperta, e nessuno paga.
    .why = Conserva il Blocco per una bugia, a meno che questa Lanterna debba restare segreta.
lesson-third-block-kept = Il tuo Blocco ti avrebbe salvato: la sfida sarebbe stata nulla, e la bugia avrebbe avuto effetto.
lesson-eve-lives = Ogni Signore ha due vite.
    .then = Prima Dorato, poi Sminuito: allora basta una sola carta corrispondente. Stanotte contano le abilità: tocca un ritratto per leggerle.
    .why = Questo è il gioco intero. Custodisci la tua seconda vita, e colpisci chi ne ha una sola.
lesson-eve-peep = Guarda un'intera mano.
    .then = Nomina un Signore. Vedi tutte le sue carte e puoi scambiarne una con una delle tue.
    .why = Saprai con che cosa può attaccare, e con che cosa no.
lesson-eve-gift = Fai il Dono dell'Empireo.
    .then = Tutti pescano due carte, ma gli altri solo fino a quattro.
    .why = Gli altri ricevono poco o nulla, e tu puoi spendere subito le tue carte.
lesson-eve-mark = Marchia un Signore.
    .then = La carta gli resta accanto fino al tuo prossimo turno: allora una sola carta corrispondente è un Attacco Critico.
    .why = Lo costringe ad agire prima che tocchi di nuovo a te.
lesson-eve-thread = Puoi annullare la tua azione.
    .then = Una volta per turno il Miraggio annulla la sua ultima azione, anche se è andata male.
    .why = Ciò che hai visto, lo sai ancora.
lesson-eve-draw = Dal mazzo o dagli scarti?
    .then = Sei la Volpe degli Spettri: invece di pescare puoi prendere la prima carta degli scarti.
    .why = Tutti vedono che cosa prendi, ma tu sai che cosa avrai.
lesson-eve-swap = Puoi scambiare una carta.
    .then = Metti una tua carta al posto di una di queste, o lascia tutto com'è.
    .why = Prendi quella che gli serve per attaccarti. In ogni caso, ricorda ciò che hai visto.
lesson-eve-out = Gira una carta.
    .then = Un Sake ti riporta in gioco con una vita, una nuova Lanterna e subito un turno intero.
    .why = Non costa nulla, e finché altri due combattono c'è speranza.
lesson-eve-stayed-out = Hai scelto di restare fuori. Girare una carta non costa nulla: un Sake ti avrebbe riportato in gioco.

# La breve guida

guide-turn = Il tuo turno
    .text =
        Pesca una carta.
        Agisci quante volte vuoi: dichiara lo Spirito o l'Ombra, attacca, scambia con un Sake, gioca Foglie con la Nebbia, usa la tua abilità.
        Finisci con al massimo quattro carte. Nel primo round nessuno attacca.
guide-challenge = Quando ti sfidano
    .text =
        RIVELARE: solo con la Lanterna dichiarata. Il tuo potere ha effetto, perde lo sfidante, peschi una nuova Lanterna.
        CEDERE: perdi, il tuo potere non ha effetto, peschi una nuova Lanterna.
        BLOCCO: la sfida è nulla, il tuo potere ha effetto, tieni la tua Lanterna.
        Chi perde scarta l'intera mano; a mano vuota perde una vita.
guide-items = Oggetti
guide-lanterns = Lanterne
guide-power = { $power } Limite: { $limit }. Può sfidare: { $challengers }.
guide-lords = Signori degli Spiriti

# Il tavolo in un terminale

terminal-lord = Signore
play-state = Stato
terminal-lantern = Lanterna
terminal-your-lantern = La tua Lanterna: { $lantern }
terminal-no-lantern = nessuna
play-face-down = coperta
terminal-lantern-deck = Mazzo delle Lanterne
play-requirement = Per attaccarlo
play-mark = Marchio
play-played = Sul tavolo
play-abilities = Abilità
terminal-used = Già usato in questo turno
terminal-safe = Al sicuro dalle sfide in questo turno
play-symbols = { $before } + { $next }
terminal-lives-symbols = { $gilded }, poi { $diminished }
play-symbols-needed = servono { $symbols }
play-known = Come sai, { $seat } ha in mano { $items }.
play-ability = { $ability }: { $text }

# E adesso? Un obiettivo, che cosa richiede, il suo nome sulla scala

rivals-left = { $others ->
    [one] Un altro Signore è in gioco
   *[other] Altri { $others } Signori sono in gioco
}
aim-last = Resta l'ultimo Signore in gioco.
    .how = { rivals-left }.
    .step = L'ultimo Signore
aim-first-out = Togli a un Signore l'ultima vita.
    .how = { rivals-left }.
    .step = Il primo fuori
aim-half-out = Manda fuori gioco metà dei Signori.
    .how = { rivals-left }.
    .step = Metà fuori
aim-gather = Procurati { $items } per attaccare { $target }.
    .how = Pesca, scambia con un Sake o dichiara Spirito o Ombra. { rivals-left }.
    .step = Raccogli
aim-ready = Tieni le tue carte: dal secondo round puoi attaccare { $target }.
    .how = Nel primo round nessuno attacca. { rivals-left }.
    .step = Raccogli
aim-attack = Attacca { $target }: hai le carte che servono.
    .how = { rivals-left }. Ogni attacco a segno toglie una vita.
    .step = Attacca
aim-return = Sei fuori. Nei tuoi turni scopri la prima carta del mazzo: un Sake ti riporta in gioco.
    .how = { rivals-left }.
    .step = Ritorna
aim-watch = Sei fuori. Guarda chi resta l'ultimo Signore.
    .how = { rivals-left }.
    .step = Fuori

# Prima della prima partita di una parte: al massimo 140 parole

opener-lord = Resta l'ultimo Signore in gioco.
    .who = Sei un Signore degli Spiriti
    .goal = Vinci quando tutti gli altri Signori sono fuori. Attacca con carte uguali ai simboli di un Signore: ogni attacco a segno gli toglie una { $lives ->
        [one] vita
       *[other] delle sue { $lives } vite
    }.
    .turn = Pesca una carta. Poi agisci quanto vuoi: dichiara il potere di una Lanterna, vero o falso, attacca, scambia con un Sake. Finisci con al massimo { $hand } carte.
    .lose = Sei fuori quando perdi l'ultima vita. Se ti scoprono a mentire, o se dubiti a torto, perdi tutta la mano; senza carte, una vita.

# Perché qualcosa non si può scegliere ora, per regola; un attributo vale per un verbo
why-KI-002 = { $lord } è già di un altro.
why-KI-030 = Hai ancora troppe carte: scarta fino al limite.
why-KI-032 = Nel primo round nessuno attacca.
why-KI-044 = Non hai le carte che corrispondono a questo Signore.
    .strike = Le carte che hai messo non bastano ancora per questo Signore.
    .play = Questa carta non corrisponde al Signore che attacchi.
why-KI-061 = L'attacco ha una carta in più: non si può schivare.
why-KI-068 = In questo turno hai già evocato.
why-KI-071 = In questo turno hai già rubato.
why-KI-075 = Una Foglia non vale mai come Blocco.
why-KI-078 = Non hai una Foglia per pagare, o la Nebbia non si può dichiarare.
why-KI-079 = Una Foglia si può dichiarare solo come la carta richiesta.
why-KI-084 = Questa Nebbia è già stata provata in questo turno.
why-KI-088 = Non hai un Sake per pagare.
why-KI-089 = Hai la carta richiesta: devi darla.
why-KI-094 = Non hai un Blocco.
why-KI-108 = Non hai la Lanterna che hai dichiarato.
why-KI-123 = Qui non c'è nessuna Lanterna dichiarata da mettere in dubbio.
why-KI-138 = { $target } è fuori dal gioco.
why-KI-139 = In questo turno hai già guardato una mano.
why-KI-147 = In questo turno hai già usato il Filo, o non c'è nulla da annullare.
why-KI-154 = In questo turno hai già fatto questo dono.
why-KI-159 = Non hai una carta che corrisponda a { $target }.
why-KI-173 = { $target } è fuori, e le carte che tiene non si toccano.
why-KI-R101 = { $target } porta già il tuo marchio.
why-KI-R103 = Hai marchiato questo Signore in questo turno: il marchio vale dal prossimo.
why-KI-R109 = La tua ultima azione è conclusa: il Filo non può annullarla.
why-KI-R137 = La carta con cui pagheresti viene da uno scambio di questo turno.
why-KI-R21 = { $target } è fuori dal gioco.
    .steal = { $target } non ha carte.
    .peep = { $target } è fuori o non ha carte.
why-KI-R58 = Non hai questa carta, o hai quella richiesta.
why-KI-R59 = { $target } non ha carte.
why-KI-R63 = Hai ceduto sulla Foglia: rispondi con una carta vera.
why-KI-R66 = Dopo la prova si risponde solo con una carta vera.

# Che cos'è ogni cosa: i tipi, e le cose che nessuna carta spiega.

sort-item = Oggetto
sort-lantern = Lanterna
sort-ability = Abilità
sort-lord = Signore degli Spiriti

about-lantern = { $keyword }: { $power } Limite: { $limit }. Può sfidare: { $challengers }. Puoi dichiararla anche se non ce l'hai.
about-lord-needs = Un attacco richiede { $symbols }.
about-deck = Gli Oggetti, coperti. Ogni turno comincia con una carta presa da qui.
    .name = Mazzo degli Oggetti
about-discard = Gli Oggetti giocati e scartati, scoperti. Tutti possono guardarli.
    .name = Scarti
about-lanterns = Le Lanterne che nessuno ha. Una Lanterna rivelata o ceduta finisce sotto questo mazzo.
    .name = Mazzo delle Lanterne
about-own-lantern = Ogni Signore ha una Lanterna coperta, che solo lui conosce. Puoi dichiarare qualsiasi Lanterna, e un altro Signore può sfidarti.
    .name = Lanterna coperta
about-badge-symbols = Le carte che servono ora per attaccare questo Signore: una per simbolo.
    .name = Simboli
about-badge-hand = Quanti Oggetti ha in mano questo Signore. Alla fine del turno ne restano al massimo { $hand }.
    .name = Carte in mano
about-badge-marked = Marchiato dal Tanuki: nel suo turno successivo una sola carta corrispondente è un Attacco Critico che toglie una vita.
about-state-gilded = Ha ancora due vite. Un attacco riuscito lo rende Sminuito.
about-state-diminished = Ha ancora una vita. La prossima che perde lo mette fuori gioco.
about-state-in = Ha ancora una vita. La prossima che perde lo mette fuori gioco.
about-state-out = Senza vite. Nel suo turno può girare il primo Oggetto del mazzo: un Sake lo riporta in gioco con una vita.

# Il riassunto per chi gioca

aid-turn = Il tuo turno
aid-draw = Pescare
    .cost = per prima cosa, sempre
    .text = Prendi il primo Oggetto del mazzo.
aid-attack = Attaccare
    .cost = le carte corrispondenti
    .text = Gioca una carta per ogni simbolo di un Signore: perde una vita. Non nel primo round.
aid-summon = EVOCARE (Spirito)
    .cost = una volta per turno
    .text = Guarda i primi due Oggetti, tienine uno. Può sfidarti ogni altro Signore.
aid-steal = RUBARE (Ombra)
    .cost = una volta per turno
    .text = Prendi alla cieca una carta di un altro Signore. Solo lui può sfidarti.
aid-trade = SCAMBIO FORZATO
    .cost = 1 Sake
    .text = Nomina un Oggetto e un Signore: se ce l'ha, te lo dà e prende il Sake; se no, ti dà un'altra carta.
aid-ability = L'abilità del tuo Signore
    .cost = vedi il tuo Signore
    .text = Quasi tutte valgono una volta per turno.
aid-end = Chiudere il turno
    .cost = gratis
    .text = Scarta ciò che vuoi. Tieni al massimo { $hand } carte.
aid-answers = In ogni turno
aid-evade = SCHIVARE (Cenere)
    .cost = quando ti attaccano
    .text = All'attacco serve una carta corrispondente in più. Solo chi attacca può sfidarti.
aid-transform = TRASFORMARE (Nebbia)
    .cost = con ogni Foglia
    .text = La Foglia vale come Sole, Luna o Sake. Può sfidarti solo il Signore coinvolto.
aid-challenge = Sfidare
    .cost = rischi la mano
    .text = Metti in dubbio l'ultima dichiarazione. Chi perde scarta tutta la mano o, se è vuota, perde una vita.
aid-reveal = RIVELARE
    .cost = la Lanterna dichiarata
    .text = La mostri: il potere ha effetto, perde lo sfidante, peschi una nuova Lanterna.
aid-concede = CEDERE
    .cost = perdi la sfida
    .text = Il potere non ha effetto. Peschi una nuova Lanterna.
aid-block = BLOCCO
    .cost = 1 Blocco
    .text = La sfida è nulla: il potere ha effetto e tieni la tua Lanterna.
aid-lives = Vite
aid-hit = Un attacco a segno
    .cost = 1 vita
    .text = Da Dorato a Sminuito, da Sminuito a fuori.
aid-lost-challenge = Una sfida persa
    .cost = tutta la mano
    .text = Con la mano vuota: una vita.
aid-flip = Fuori: girare una carta
    .cost = una volta per turno
    .text = Un Sake ti riporta in gioco con una vita, una Lanterna e un turno intero.
aid-win = Vittoria
    .text = Vinci se resti l'ultimo Signore in gioco.

# Com'è andata una partita

account-lives = Le vite, una per una
account-lives-start = { $lives ->
    [one] Una vita all'inizio
   *[other] { $lives } vite all'inizio
}
account-life-lost = { $by-letter ->
    [none] Il prezzo di una sfida persa
   *[other] Colpo di { $by }
}
account-returned = Ritorno con { $item-one }
account-claims = { $seat }: { $claims ->
    [one] una dichiarazione
   *[other] { $claims } dichiarazioni
}, { $bluffs ->
    [0] nessun bluff
   *[other] { $bluffs } bluff
}{ $caught ->
    [0] { "" }
    [one] , uno scoperto
   *[other] , { $caught } scoperti
}
account-claim = { $truth ->
    [true] { $lantern }, ed era vero.
   *[bluff] { $lantern }, un bluff: la Lanterna era { $held }.
} { $fate ->
    [undoubted] Nessuno poteva sfidare.
    [revealed] { $challenger } ha sfidato e ha perso.
    [conceded] { $challenger } ha sfidato; la Lanterna è tornata nel mazzo senza essere vista.
    [shown] { $challenger } ha sfidato e ha visto la Lanterna.
    [blocked] { $challenger } ha sfidato; un Blocco ha annullato la sfida.
    [undone] Il Filo ha annullato tutto.
   *[stood] Nessuno ha sfidato.
}
account-held = { $seat } aveva { $lantern-key ->
    [none] nessuna Lanterna
   *[other] { $lantern-one }
} e { $items-count ->
    [0] nessuna carta
   *[other] { $items }
}.
account-lanterns-left = Rimaste nel mazzo delle Lanterne: { $spirit } Spirito, { $shadow } Ombra, { $ash } Cenere, { $mist } Nebbia.
account-turn-caught = { $you ->
    [seat] { $challenger } scopre il tuo bluff { $lantern-of }.
    [challenger] Scopri un bluff di { $seat }.
   *[other] { $challenger } scopre un bluff di { $seat }.
}
account-turn-proved = { $you ->
    [seat] { $challenger } ti sfida, e la tua dichiarazione è vera.
    [challenger] Sfidi { $seat }, e la dichiarazione è vera.
   *[other] { $challenger } sfida { $seat }, e la dichiarazione è vera.
}
account-turn-evaded = { $you ->
    [seat] Schivi l'attacco di { $attacker } con un bluff.
    [attacker] { $seat } schiva il tuo attacco con un bluff.
   *[other] { $seat } schiva l'attacco di { $attacker } con un bluff.
}
account-turn-life = { $lives ->
    [0] { $by-letter ->
        [none] { $you ->
            [seat] Una sfida persa ti costa l'ultima vita.
           *[other] Una sfida persa costa { $seat-to } l'ultima vita.
        }
       *[other] { $you ->
            [seat] { $by } ti toglie l'ultima vita.
            [by] Togli { $seat-to } l'ultima vita.
           *[other] { $by } toglie { $seat-to } l'ultima vita.
        }
    }
   *[other] { $by-letter ->
        [none] { $you ->
            [seat] Una sfida persa ti costa una vita.
           *[other] Una sfida persa costa { $seat-to } una vita.
        }
       *[other] { $you ->
            [seat] { $by } ti toglie una vita.
            [by] Togli { $seat-to } una vita.
           *[other] { $by } toglie { $seat-to } una vita.
        }
    }
}
account-number-claims = Dichiarazioni
account-number-bluffs = Bluff
account-number-caught = Bluff scoperti
account-number-challenges = Sfide
account-number-attacks = Attacchi

# Il modulo dei numeri personalizzati: i gruppi, poi i campi e ciò che non ha altrove un nome

numbers-items = Carte nel mazzo Oggetti
numbers-lanterns = Lanterne nel mazzo
numbers-lords = Signori degli Spiriti
numbers-hand-limit = Limite di carte in mano

# Rapporti sull'equilibrio

balance-item = Oggetti
balance-lantern = Lanterne
balance-ability = Abilità
balance-lord = Signori degli Spiriti
balance-turns = Turni

# Faults of custom content

fault-few-cards = troppo poche carte per { $seats } posti: aggiungi Oggetti o Lanterne, o giocate in meno
fault-few-lords = ne restano { $lords }; per { $seats } posti ne servono altrettanti
