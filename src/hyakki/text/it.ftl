# Parole per tutti i giochi.

app-title = Hyakki
app-tagline = Giochi di segreti, a lume di lanterna.

# Piccole parti di frasi

number = { $number ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $number }
}
list-empty = nulla
list-more = { $before }, { $next }
list-last = { $before } e { $last }
name-to = { $initial ->
    [a] ad { $name }
   *[other] a { $name }
}
declared-as = { $thing } come { $shown }
thing-numbered = { $thing } { $number }

# Proposte. Ognuna dice che cosa si propone, dopo «propone».

motion-abandon = di abbandonare la partita
motion-take-back = di ritirare l'ultima mossa
motion-replace = { $subject-you ->
    [yes] di far giocare un bot al posto tuo
   *[no] di far giocare intanto un bot al posto di { $subject-player }
}
motion-renew = di continuare con le nuove regole
motion-propose = Proponi { $motion }

event-proposed = { $you ->
    [seat] Proponi { $motion }.
   *[other] { $seat } propone { $motion }.
}
event-passed = Tutti accettano { $motion }.
event-refused = Non tutti accettano { $motion }. Si continua a giocare.

ask-vote = { $seat } propone { $motion }. Accetti?
    .silence = Se non rispondi, rifiuti.
    .waiting = { $count ->
        [one] { $who } sta votando.
       *[other] { $who } stanno votando.
    }
option-agree = Accetta
    .renew = Continua con le nuove regole
option-refuse = Rifiuta
    .renew = Chiudi la partita
ask-lesson = Quale parte vuoi imparare?
    .help = Un maestro ti accompagna nei primi turni di una vera partita: da cinque a otto minuti.
    .silence = Se non rispondi, prendi la prima.
    .waiting = { $who } sta scegliendo una lezione.
option-end-lessons = Basta così
ask-renew = Le regole di questo gioco sono cambiate. Continui da qui con quelle nuove?
    .silence = Se non rispondi, accetti.
    .waiting = { $count ->
        [one] { $who } deve ancora decidere se la partita continua con le nuove regole.
       *[other] { $who } devono ancora decidere se la partita continua con le nuove regole.
    }

# Che cosa succede al tavolo

event-taken-back = { $you ->
    [seat] Ritiri la tua ultima mossa.
   *[other] { $seat } ritira l'ultima mossa.
}
event-left = { $you ->
    [seat] Lasci la partita.
   *[other] { $seat } lascia la partita.
}
event-replaced = { $bot ->
    [none] { $name } torna al posto { $seat-letter }.
   *[other] Ora un bot gioca per { $name } al posto { $seat-letter }.
}

event-renewed = Le regole di questo gioco sono cambiate. Tutto ciò che è successo finora resta valido.

# Come finisce una partita

ending-shared = { $you ->
    [seat] Condividi la vittoria con { $others }.
   *[none] { $seat } condividono la vittoria.
}
ending-abandoned = La partita è stata abbandonata. Non vince nessuno.
ending-closed = Le regole di questo gioco sono cambiate e la partita è stata chiusa. Non vince nessuno.
ending-learnt = Le lezioni sono finite. Ora si gioca sul serio.
standing-title = Classifica
standing-place = { $place }. { $seat }

# Che cosa non va in una risposta

error-malformed = Questa non è una risposta alla domanda.
error-not-yours = La domanda è rivolta a un altro giocatore.
error-stale = Nel frattempo la partita è andata avanti. Riguarda il tavolo.
error-against-rules = Lo vieta la regola { $rule }: { $title }.
error-bad-content = { $where }: { $what }
error-other = { $what }

# Chi gioca

bot-random = gioca a caso
bot-novice = principiante
bot-judgement = esperto
bot-master = maestro
bot-oni = oni

# Il tavolo in un terminale

terminal-welcome = Siediti. Le lanterne sono accese.
terminal-choose-game = Quale gioco?
terminal-your-name = Come ti chiami?
terminal-guest = Ospite
terminal-opponents = Giochi contro { $names }.
terminal-seat-bot = bot
terminal-you = tu
terminal-round = Round { $round }
terminal-turn = Turno { $turn }
terminal-log = Che cosa è successo
play-nothing-yet = Non è ancora successo nulla.
play-name = Nome
play-hand = Mano
play-your-hand = La tua mano
play-hand-empty = La tua mano è vuota.
play-hand-size = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
terminal-deck = Mazzo
play-discards = Scarti
play-top-discard = In cima agli scarti: { $item }
play-no-discards = Non ci sono scarti.
play-blocked = Non puoi
terminal-blocked-line = { $option }: { $title } ({ $rule })
terminal-blocked-none = In questo momento nessuna regola ti ostacola.
play-motions = Puoi proporre
terminal-no-motions = Ora non puoi proporre nulla.
terminal-default = Oppure premi Invio: { $silence }
terminal-step-hint = Scrivi b per tornare indietro di un passo.
terminal-no-step-back = Sei al primo passo.
terminal-back-hint = Premi Invio per tornare indietro.
terminal-not-a-choice = Scrivi uno dei numeri, oppure ? per un aiuto.
play-back = Indietro
terminal-confirm = Confermi? (s/n)
terminal-leaves = lascia inutilizzati: { $left }
play-unspent = Ti restano ancora: { $left }. Concludi il turno?
terminal-y-n = (s/n)
terminal-yes = s
terminal-no = n
terminal-yes-or-no = Scrivi s oppure n.
terminal-help-hint = Scrivi ? per un aiuto.
opener-goal = Il tuo obiettivo
opener-turn = Il tuo turno
opener-lose = Come perdi
play-now = E adesso?
terminal-help =
    Scrivi il numero di ciò che vuoi fare e premi Invio.

    ?         questo aiuto
    b         un passo indietro dentro una scelta
    w         che cosa non puoi fare ora, e perché
    l         gli ultimi eventi; l tutto: l'intera partita
    t         mostra di nuovo il tavolo
    d         mostra tutti gli scarti
    p         proponi qualcosa agli altri
    u         ritira la tua ultima mossa, se nessuno ne ha ricavato nulla
    h         un suggerimento: che cosa farebbe un giocatore forte, e perché
    n         che cosa fare adesso
    o         la tua parte in breve: come vinci, com'è un turno, come perdi
    g         la breve guida a questo gioco
    r REGOLA  leggi una regola per numero
    r PAROLE  cerca nelle regole; r da solo: l'indice
    q         lascia il tavolo
terminal-rule-heading = { $rule } { $title }
terminal-rule-hint = Una regola per intero: r { $rule }
terminal-rule-source = Fonte: { $source }
terminal-rules-found = { $count ->
    [0] Nessuna regola ne parla.
    [one] Una regola:
   *[other] { $count } regole:
}
terminal-more = { $count ->
    [one] … e un'altra.
   *[other] … e altre { $count }.
}
terminal-rule-unknown = Non esiste la regola { $rule }.
play-coach = Per imparare
terminal-press-enter = Premi Invio per continuare.
terminal-nothing-to-take-back = Non puoi ritirare nulla senza un voto.
terminal-quit-confirm = Lasci il tavolo? La partita sarà salvata. (s/n)
terminal-goodbye = Le lanterne si spengono. Alla prossima.
terminal-saved = La partita è salvata. Per riprenderla: hyakki play --resume { $file }
terminal-not-saved = Impossibile salvare la partita in { $file }: { $why }.
terminal-replay-saved = Il replay è in { $file }.
play-over = La partita è finita.

# Custom scenarios

scenario-warning = attenzione: { $where }: { $what }
scenario-checked = { $count ->
    [0] { $file }: nessun errore
    [one] { $file }: 1 errore
   *[other] { $file }: { $count } errori
}
fault-no-text = deve essere un testo di al massimo { $most } caratteri
fault-no-toml = non è TOML: { $what }
fault-unknown-field = è sconosciuto; i campi possibili sono { $fields }
fault-missing-field = manca
fault-misfit = non va bene: { $what }
fault-pattern = va scritto come { $example }
fault-choice = non è uno di { $choices }
fault-beyond = deve andare da { $least } a { $most }, non { $value }
fault-number = deve andare da 1 a { $most }, non { $value }

# Com'è andata una partita, raccontato quando è finita

account-points = I punti, voce per voce
account-wins = Partite vinte
account-hidden = Che cosa era nascosto
account-turning = I momenti decisivi
account-numbers = La partita in cifre
account-at-the-end = Alla fine
account-round = Round { $round }
account-total = Totale
account-all = In tutto
account-done = Riuscito
account-not-done = Non riuscito
account-nothing = Niente
account-game-won = Vinta la partita { $number }
account-rounds = Round
account-games = Partite
account-decisions = Decisioni
account-minutes = Minuti
account-hours = Ore
account-days = Giorni

# Suggerimenti, e l'analisi di una partita finita

hint-title = Che cosa farebbe un giocatore forte?
hint-of = In base a { $deals } partite che dal tuo posto sembrano uguali a questa, con intervalli al 90 %.
hint-share = { $share ->
    [0] meno di 1 su 100
   *[other] { $share } su 100
}
hint-chance = Probabilità di vittoria: { $chance } (da { $low } a { $high })
hint-chance-vague = Probabilità di vittoria: tra { $low } e { $high }; troppo poche partite per dire di più
hint-leave = Lascia tutto com'è
hint-rest = Qualsiasi altra cosa: { $share } su 100.
hint-known = Si basa solo su ciò che sai: le carte nascoste degli altri non contano.
hint-none = Per questa domanda non ci sono suggerimenti.
hint-aim = Ti avvicina a ciò che dovresti fare adesso.
review-title = Analisi
review-turned = La svolta è arrivata nel round { $round }.
review-turned-set-up = La partita era decisa fin dall'inizio.
review-chances = Le probabilità di vincere
review-start = Inizio
review-end = Fine
review-knew = Da ciò che sapeva { $seat }
review-open = A carte scoperte
review-curve-help = Ogni colonna è un momento della partita; l'altezza è la probabilità di vincere, da 0 a 100 %.
review-costly = Le decisioni più costose
review-costly-help = In punti percentuali di probabilità di vittoria, in base a ciò che il giocatore sapeva allora e non a com'è andata. Intervalli al 90 %.
review-cost = { $cost } (da { $low } a { $high })
review-cost-vague = tra { $low } e { $high }; troppo poche partite per dire di più
review-better = Un giocatore forte sceglie così in { $share } partite su 100: { $option }
review-no-cost = { $seat }: nessuna decisione ha avuto un costo misurabile.
review-luck = Pescate fortunate e sfortunate
review-luck-help = Quanto la fortuna ha spostato le probabilità di vincere, al di là delle decisioni.
review-lucky = { $seat }: { $change } (da { $low } a { $high })
review-unlucky = Sfortuna, non errore: un giocatore forte fa lo stesso in { $share } partite su 100.
review-seats = Posto per posto
review-decisions = Decisioni
review-accuracy = Come un giocatore forte
review-bluffs = Bluff
review-caught = Scoperti
review-round = Round { $round }
review-set-up = Preparazione
review-help = Da ciò che sapeva allora { $seat }, e a carte scoperte. In ombra: l'intervallo al 90 %.
review-point = { $when }: { $knew } da ciò che sapeva { $seat }, { $open } a carte scoperte
review-as-table = Mostra come tabella
review-moment = Momento
review-pick = Tocca la curva o una decisione per vedere il tavolo com'era allora.
review-chose = { $seat } ha scelto: { $option }
review-rare = Un giocatore forte sceglie così in { $share } partite su 100; troppo poche per dire quanto è costata.
review-then = Che cosa è successo dopo
review-after-better = dopo la risposta migliore
review-after-given = dopo la risposta data
review-eyes-of = Come la vedeva { $seat }
review-eyes-all = A carte scoperte
review-play-on = Continua da qui come { $seat }
review-play-on-help = Gli altri posti vanno ai bot. Hai visto ciò che in questa partita era nascosto, e il caso decide come allora: è un esercizio e non cambia nessun risultato.
review-replay = Replay da qui
review-no-luck = Nessuna pescata ha chiaramente favorito o danneggiato qualcuno.
review-claims = Dichiarazioni, round per round
review-claim-true = vera
review-claim-doubted = vera, sfidata
review-claim-bluff = bluff riuscito
review-claim-caught = bluff scoperto
review-judge = Giudica il bot { $bot }.
