# Parole della pagina; quelle dei giochi vengono dal server.

app-tagline = Giochi di segreti, a lume di lanterna.

page-home = Tutti i giochi
page-close = Chiudi
page-save = Salva
page-connecting = Cerco il tavolo …
page-lost = Connessione persa. Nuovo tentativo …
page-no-such-table = Questo tavolo non esiste. Forse è scaduto.
page-nobody-watches = Questo tavolo non ammette spettatori.
page-closed-unseen = Le regole di questo gioco sono cambiate troppo: la partita non può continuare né essere mostrata. È stata chiusa.

page-play-now = Gioca subito
page-play-now-hint = con { $bots ->
    [one] un bot
    [2] due bot
    [3] tre bot
   *[other] { $bots } bot
}
page-players = { $least }–{ $most } giocatori
page-minutes = { $least }–{ $most } min
page-weight-light = Leggero
page-weight-medium = Medio
page-weight-heavy = Impegnativo
page-play-friends = Gioca con gli amici
page-learn = Impara
page-rules = Regole
page-find-rule = Cerca una regola
page-rules-found = { $count ->
    [0] Nessuna regola ne parla.
    [one] Una regola
   *[other] { $count } regole
}
page-no-such-game = Questo gioco non esiste.
page-contents = Indice
page-all-rules = Nel regolamento
page-to-table = Tavolo
page-read-rule = Leggi la regola { $rule }
page-rule-source = Fonte: { $source }
page-your-tables = I tuoi tavoli
page-all-your-tables = Tutti i tuoi tavoli
page-clear = Togli { $game } ({ $people }) dall'elenco
page-clear-open = Il tuo posto torna libero.
page-clear-playing = Al tuo posto continua un bot.
page-clear-finished = Togli tutte le { $count } partite finite
page-no-tables = Non hai ancora nessun tavolo.
page-no-table-now = Ora non sei a nessun tavolo. Puoi rivedere le tue partite finite.
page-open-tables = Tavoli aperti
page-no-open-tables = Al momento nessuno cerca giocatori. Apri un tavolo e mostralo a tutti.
page-your-turn = Tocca a te
page-your-turn-elsewhere = Tocca a te a un altro tavolo
page-sit-down = Siediti
page-status-open = in attesa
page-status-playing = in gioco
page-status-over = finito
page-won-by = vinta da { $winners } · { $day }
page-credits = Icone di game-icons.net, CC BY 3.0. Caratteri: Shippori Mincho, Zen Kaku Gothic New (SIL OFL).

page-guest = Ospite
page-who-you-are = Chi sei
page-your-name = Il tuo nome al tavolo
page-change-name = Cambia nome
page-recovery = Usa questo codice per accedere da un altro dispositivo. Tienilo segreto.
page-recover = Accedi con il codice di un altro dispositivo
page-recover-go = Usa il codice
page-recover-anyway = Usalo comunque
page-recover-warning = Su questo dispositivo sei { $name }. Prima annota il codice di { $name } qui sopra: senza, non puoi tornare a quei tavoli.
page-recover-hint = il tuo codice, come AS629-…
page-renew = Nuovo codice
page-renew-warning = Se hai perso un dispositivo, o qualcuno ha visto il tuo codice, creane uno nuovo. Il codice qui sopra non vale più e gli altri dispositivi vengono disconnessi. I tavoli restano tuoi.
page-renew-anyway = Crea il nuovo codice e disconnetti gli altri dispositivi
page-renewed = Questo è il tuo nuovo codice. Gli altri dispositivi sono stati disconnessi.
page-welcome-back = Che bello rivederti, { $name }.

page-which-game = A che cosa volete giocare?
page-seats = Posti
page-seat-me = io
page-seat-open = libero, per un amico
page-name-of-seat = Nome di chi siede al posto { $seat }
page-name-asked = Nome di chi gioca qui
page-seat-bot-novice = un bot, principiante: fa errori
page-seat-bot-judgement = un bot, esperto: gioca con giudizio
page-seat-bot-master = un bot, maestro: ha imparato giocando
page-seat-bot-oni = un bot, oni: un maestro che guarda avanti
page-seat-rated = { $bot } ({ $rating })
page-seat-bot-random = un bot che gioca a caso
page-one-screen = Più giocatori usano questo schermo, che si copre a ogni passaggio di mano. Senza orologi nessuno ha fretta.
page-pace = Ritmo
page-pace-named = Ritmo: { $pace }
page-pace-live = Dal vivo
page-pace-live-hint = Tutti sono presenti; ogni domanda ha il suo orologio.
page-pace-slow = Lento
page-pace-slow-hint = Un giorno per ogni risposta. Torna quando tocca a te.
page-pace-instant = Immediato
page-pace-instant-hint = Niente orologi, e i bot non si fermano a pensare.
page-tempo = Orologi
page-tempo-times = { $times ->
    [0.5] la metà del tempo
    [1] come di solito
   *[other] { $times } volte il tempo
}
page-own-numbers = Numeri personalizzati
page-own-numbers-hint = Tutti i numeri del gioco, per chi lo conosce già. Chi siede al tavolo vede che il contenuto è personalizzato.
page-own-numbers-file = Da un file …
page-numbers-find = Cerca un numero …
page-numbers-only = Solo ciò che è cambiato
page-numbers-none = Nessun numero ha questo nome.
page-numbers-changed = { $count ->
    [0] Non è cambiato nulla.
    [one] 1 numero cambiato
   *[other] { $count } numeri cambiati
}
page-numbers-flawed = valore non ammesso
page-numbers-more = Il testo cambia anche altro, oltre ai numeri; il resto rimane com'è.
page-numbers-reset = Ripristina { $name }
page-numbers-reset-all = Ripristina tutto
page-numbers-range = da { $least } a { $most }
page-numbers-usual = di solito { $usual }
page-numbers-written = nel regolamento { $written }
page-numbers-beyond = Sono ammessi solo i valori da { $least } a { $most }.
page-numbers-gone = Qui il TOML contiene altro.
page-numbers-page = Dal regolamento
page-numbers-house = Scelto da Hyakki
page-numbers-both = In parte dal regolamento, in parte scelto da Hyakki
page-numbers-toml = Come TOML
page-numbers-toml-hint = Le tue modifiche come testo, da conservare e condividere. Incolla un altro testo o apri un file: può cambiare anche le carte, non solo i numeri.
page-numbers-save = Salva come file
page-automatic = Rispondi al posto mio quando la risposta possibile è una sola
page-who-sees = Chi lo vede
page-listed = Mostralo a tutti tra i «Tavoli aperti»
page-spectators = Altri possono guardare (non vedono carte nascoste)
page-make-table = Apri il tavolo

page-waiting-friends = In attesa degli amici
page-at-the-table = Al tavolo
page-seats-taken = { $taken ->
    [one] Un posto su { $seats } è preso.
   *[other] { $taken } posti su { $seats } sono presi.
}
page-free-seat = libero
page-side-won = Vittoria
page-side-lost = Sconfitta
page-host = organizzatore
page-put-bot = Metti un bot
page-free-it = Libera il posto
page-remove = Rimuovi
page-remove-sure = Rimuovi { $name }: il link cambia
page-unseated = Non hai più un posto a questo tavolo: l'organizzatore lo ha liberato, o lo hai lasciato da un altro dispositivo.
page-link-needed = Questo tavolo è privato. Chiedi il link d'invito a chi sta giocando.
page-link-old = Questo link non è più valido. Chiedi quello nuovo a chi sta giocando.
page-start = Comincia ora
page-start-hint = I posti liberi vanno ai bot.
page-start-full = Ci siete tutti. Dai il via quando vuoi.
page-start-host = Si comincia quando { $name } dà il via.
page-start-soon = Si comincia quando tutti i posti sono presi, o quando { $name } dà il via.
page-get-up = Alzati
page-invite = Invita
page-invited = Un invito per te
page-invited-by = { $name } ti invita
page-qr = Codice QR del link
page-link-local = Solo questo computer può aprire il link. Per invitare altri, avvia il server con --host 0.0.0.0 e apri la pagina all'indirizzo che mostra.
page-copy = Copia il link
page-copied = Link copiato.
page-copy-code = Copia il codice
page-copied-code = Codice copiato.
page-read-rules = Leggi le regole
page-share = Condividi

page-you = tu
page-bot = bot
page-away = assente
page-not-here = non in linea
page-turn-of = gioca { $name }
page-turn = turno
page-decides = decide
page-you-decide = decidi tu
page-table-of = Tavolo di { $name }
page-own-content = contenuto personalizzato
page-round = round { $round }
page-question = Che cosa ti viene chiesto
page-why-not = Perché no …?
page-nothing = Niente.
page-silence = Se non fai nulla: { $silence }
page-idle = Qui non puoi fare nulla. La domanda arriva comunque a tutti, così nessuno scopre chi potrebbe intervenire.
page-no-hurry = Nessuna fretta.
page-answered = Hai detto: { $answer }.
page-sealed = Per ora la risposta è segreta; puoi ancora cambiarla.
page-got-it = Capito
page-more = Altro
page-lesson = Lezione
page-lesson-at = { $at } di { $of }
page-lesson-why = Perché?
page-lesson-do = Fallo tu per me
page-lesson-end = Chiudi la lezione, continua a giocare
page-always = Sempre: { $answer }
page-orders = Risposte automatiche
page-orders-hint = Rispondono al posto tuo ogni volta che arriva una certa domanda, per esempio per non sfidare mai. Di solito non servono: le risposte restano segrete finché tutti non hanno deciso, e dalla tua rapidità nessuno capisce nulla.
page-seconds-left = { $seconds ->
    [one] Un secondo rimasto
   *[other] { $seconds } secondi rimasti
}
page-touch-lit = Tocca ciò che è illuminato sul tabellone.
page-as-list = Come elenco
page-taken-by = Già di { $name }
page-taken-by-you = Tuo
page-on-the-table = Sul tavolo
page-yes = sì
page-no = no
page-watching = Stai guardando. Le carte nascoste restano nascoste.
page-story = Racconto
page-chat = Chat
page-phrases = Frasi rapide
page-chat-say = Di' qualcosa …
page-chat-empty = Ancora nessun messaggio.
page-channel-table = il tavolo
page-channels = Dove parlare
page-chat-closed = Ora qui non puoi parlare:
page-watchers = spettatori
page-watchers-alone = Lo leggono solo gli spettatori.
page-send = Invia
page-notes = Appunti
page-notes-hint = Chi ha che cosa? Chi ha mentito?
page-notes-private = I tuoi appunti restano su questo dispositivo.
page-side = Racconto, chat e appunti
page-people = Persone
page-plates = persone
page-choose-beside = Scegli accanto al tabellone.
page-fold = Chiudi la colonna
page-tabs = Racconto, chat, appunti e regole
page-menu = Menu
page-table = Tavolo
page-theme = Chiaro o scuro
page-light = Chiaro
page-dark = Scuro
page-sound = Suono
page-sound-on = Accendi il suono
page-sound-off = Spegni il suono
page-pause = Ferma gli orologi
page-paused = Gli orologi sono fermi.
page-paused-by = { $count ->
    [one] { $who } ha fermato gli orologi.
   *[other] { $who } hanno fermato gli orologi.
}
page-you-paused = Gli orologi sono fermi: li hai fermati tu.
page-clocks-on = Fai ripartire gli orologi
page-clocks-go-on = Gli orologi ripartono.
page-waits-for = { $count ->
    [one] { $who } ha perso la connessione. Gli orologi aspettano; dopo un po' continua un bot.
   *[other] { $who } hanno perso la connessione. Gli orologi aspettano; dopo un po' continuano dei bot.
}
page-go-on = Avanti
page-take-back = Ritira l'ultima mossa
page-not-now = Non ora …
page-renewal = Le regole sono cambiate
page-renewal-upto = Il programma è stato aggiornato a partita in corso. Con le nuove regole { $moves ->
    [0] la partita può ricominciare dall'inizio
   *[other] la partita è valida fino { $round ->
        [0] alla mossa { $moves }
       *[other] al round { $round }, mossa { $moves }
    } e può continuare da lì
}: il tavolo mostra quel momento. Le mosse successive non contano più.
page-renewal-whole = Il programma è stato aggiornato durante questa partita. Ogni mossa vale ancora, ma qualcuna può avere un effetto diverso: il tavolo lo mostra.
page-renewal-lost = { $lost ->
    [0] Nessuna delle tue mosse va persa.
    [one] Una delle tue mosse va persa.
   *[other] { $lost } delle tue mosse vanno perse.
}
page-renewal-vote = Se tutti sono d'accordo, continuate da qui. Se qualcuno rifiuta, la partita viene chiusa e tutti possono vederne il replay.
page-renewal-look = Prima guarda il tavolo
page-broken = Questa parte non si può mostrare.
page-try-again = Riprova
page-unloaded = Una parte della pagina non si è caricata.
page-reload = Ricarica la pagina
page-closer = Ingrandisci
page-further = Rimpicciolisci
page-find-me = Torna a ciò che conta
page-report = Segnala un errore
page-report-what = Che cosa ti aspettavi, e che cosa è successo?
page-report-save = Invia la segnalazione
page-report-saved = La segnalazione è stata inviata al gestore del server. Tra i tuoi download c'è una copia di ciò che vedevi.
page-leave = Lascia il tavolo
page-leave-sure = Un bot gioca al tuo posto finché non torni.
page-leave-alone = Qui non gioca nessun altro: il tavolo ti aspetta per un po', poi scade.
page-bot-in-your-seat = Al tuo posto gioca un bot.
page-take-seat-back = Riprendo il mio posto
page-leave-duel = In una partita a due, chi si alza si arrende.
page-commitment = Il mazzo è stato fissato prima della prima carta. Il suo sigillo:
page-pass-screen = Ora lo schermo è per { $name }.
page-its-me = Sono io
page-cover = Passa lo schermo
page-whose-answer = Ognuno risponde da solo; nessuno vede la risposta di un altro.
page-answer-now = rispondi
page-answered-change = risposto · cambia
page-ordered = risposta automatica
page-nobody-asked = Ora nessuno a questo schermo deve rispondere.
page-look-on = guarda
page-next-soon = Si prepara la prossima partita …
page-stage-done = Finito: { $stage }, { $done } di { $all }.
page-stage-next = Poi, { $stage }:
page-rematch = Gioca ancora
page-others-again = Gli altri giocano ancora.
page-join-again = Unisciti a loro
page-replay = Replay
page-save-file = Salva il file
page-open-replay = Apri il file di un replay
page-replays-from-files = Replay da file
page-finding-replay = Cerco il replay …
page-no-such-replay = Questo replay non esiste. Forse è scaduto.
page-step = Passo { $step } di { $steps }
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-turn-back = Un turno indietro
page-turn-on = Un turno avanti
page-run = Avvia
page-stop = Ferma
page-then-answered = La risposta è stata: { $answer }.
page-then-asked = Le risposte possibili in quel momento.
page-whose-eyes = Punto di vista
page-everything = tutto scoperto
page-eyes-of = vista di { $name }

page-opener-go = Cominciamo
page-opener-show = Mostrami sulla mappa
page-opener-again = { $side }: come si vince, in breve
page-goal = E adesso?
page-goal-show = Mostra sulla mappa (G)
page-goal-steps = Passi verso la vittoria
page-goal-done = fatto
page-goal-far = a { $far }

page-inspect-hint = I: tieni aperto
page-hint = Suggerimento
page-hint-open = Che cosa farebbe un giocatore forte?
page-hint-left = Suggerimento: ne restano { $left }
page-hint-wait = Gioco partite che somigliano a questa …
page-hint-none = Per questa domanda non ci sono suggerimenti.
page-review = Analisi
page-review-wait = I bot rigiocano molti momenti di questa partita. Ci vuole circa mezzo minuto; il lavoro continua anche se esci.
page-review-none = Questa partita non si può analizzare.
page-thought-of = Che cosa pensava { $name }
page-hints = Suggerimenti
page-hints-usual = Per chi gioca da solo con i bot
page-hints-off = Nessuno
page-hints-practice = Per tutti, quanti se ne vogliono
page-hints-some = { $count } a testa
page-aid = Promemoria
page-aid-none = Questo gioco non ha un promemoria.

page-help = Aiuto
page-help-keys = Come si sceglie
page-help-tap = Tocca
    .text = Ciò che brilla si può scegliere. Tocca una cosa dopo l'altra finché resta una sola risposta, poi conferma.
page-help-numbers = 1–9
    .text = premi il tasto scritto sul pulsante, anche se è una lettera; se i tasti sono due, premili uno dopo l'altro
page-help-enter = Invio
    .text = premi l'elemento selezionato; quando resta una sola risposta, confermala
page-help-escape = Esc
    .text = un passo indietro
page-help-tab = Tab
    .text = passa all'elemento successivo
page-help-goal = G
    .text = mostra sulla mappa che cosa fare adesso
page-help-inspect = I
    .text = spiega l'elemento selezionato o sotto il puntatore; di nuovo, quello seguente. Sul telefono tieni premuto
page-help-question = ?
    .text = questo aiuto

page-error-stale = La partita è andata avanti. Guarda di nuovo.
page-error-not-yours = Non spetta a te.
page-error-not-now = Ora non puoi farlo.
page-error-not-found = Non esiste, o non esiste più.
page-error-fault = Il server ha avuto un problema. Non è cambiato nulla.
page-error-against-rules = Lo vieta una regola: { $rule }.
page-error-no-seat = Non c'è un posto libero per te: è preso, o la partita è già iniziata.
page-error-no-such-code = Questo codice non è valido.
page-error-broken-replay = Questo replay non è valido: il file è stato modificato, o viene da un'altra versione.
page-error-too-much = Troppo in fretta. Aspetta un momento.
page-error-too-many-tables = Hai raggiunto il numero massimo di tavoli. Prima finiscine o lasciane uno tra «I tuoi tavoli».
page-error-too-many-here = Ci sono già troppi tavoli dalla tua rete. Finiscine uno, o torna tra un'ora.
page-error-server-full = Tutti i tavoli di questo server sono occupati. Torna più tardi.
page-error-too-many = Hai raggiunto il limite.
page-error-offline = Il server non risponde.
page-error-not-a-replay = Quel file non è un replay.
page-error-other = Qualcosa è andato storto in questa pagina.

# Come si rivede ciò che accade
page-playback = Riproduzione
page-playback-back = Indietro
page-playback-on = Avanti
page-playback-again = Dal mio ultimo turno
page-playback-pause = Pausa
page-playback-go-on = Riprendi
page-playback-speed = Velocità
page-playback-times = { $speed ->
    [1] Velocità normale, 1×
    [2] Due volte più veloce, 2×
   *[other] { $speed } volte più veloce, { $speed }×
}
page-playback-at-once = Subito
page-playback-skip = Salta
