# Shadow Tactics

title-shadow_tactics = Shadow Tactics
    .tagline = Pianificate in segreto. Colpite non visti. Sparite prima dell'allarme.
    .credits = Shadow Tactics: regolamento di Antler Games; parole, disegni, carte e mappe sono nostri.
    .find = testimone, allarme, cancello …
against-daimyo = il Daimyo

# Ninjas

ninja-HAY = Hayato
    .the = Hayato
    .some = Hayato
ninja-YUK = Yuki
    .the = Yuki
    .some = Yuki
ninja-MUG = Mugen
    .the = Mugen
    .some = Mugen
ninja-AIK = Aiko
    .the = Aiko
    .some = Aiko
ninja-TAK = Takuma
    .the = Takuma
    .some = Takuma

# Guards and civilians: name; one of them; the one meant; some of them

guard-S = Lanciere
    .one = un Lanciere
    .the = il Lanciere
    .some = { $count ->
        [one] un Lanciere
       *[other] { $number } Lancieri
    }
guard-O = Ufficiale
    .one = un Ufficiale
    .the = l'Ufficiale
    .some = { $count ->
        [one] un Ufficiale
       *[other] { $number } Ufficiali
    }
guard-A = Samurai
    .one = un Samurai
    .the = il Samurai
    .some = { $count ->
        [one] un Samurai
       *[other] { $number } Samurai
    }
guard-D = figura del Daimyo
    .one = la figura del Daimyo
    .the = la figura del Daimyo
    .some = { $count ->
        [one] la figura del Daimyo
       *[other] { $number } figure del Daimyo
    }
guard-F = civile amichevole
    .one = un civile amichevole
    .the = il civile amichevole
    .some = { $count ->
        [one] un civile amichevole
       *[other] { $number } civili amichevoli
    }
guard-H = civile ostile
    .one = un civile ostile
    .the = il civile ostile
    .some = { $count ->
        [one] un civile ostile
       *[other] { $number } civili ostili
    }
text-S = Nessuna abilità; alcune carte funzionano solo sui Lancieri.
text-O = I movimenti regolari delle guardie nel suo cortile, i suoi compresi, possono raggiungere qualsiasi cortile adiacente.
text-A = Corazzato: lo stordimento non ha effetto su di lui; un attacco leggero lo stordisce soltanto, e lo uccide se è già stordito.
text-D = Corazzata come un Samurai. La muovono solo gli ordini verdi.
text-F = Occupa un posto e può essere spostato; non vede nulla e non può essere messo in allerta, stordito o ucciso.
text-H = Vede come una guardia calma, ma la sua allerta passa a una guardia del suo cortile. Un ninja che lo uccide perde per sempre un segnalino jutsu.
state-calm = calma
state-alerted = in allerta
state-stunned = stordita
facing-in = rivolta all'interno
facing-out = rivolta all'esterno

# Colours of junctions, with the letter that stands for each

colour-yellow = giallo
    .letter = G
    .some = giallo
colour-purple = viola
    .letter = V
    .some = viola
colour-white = bianco
    .letter = B
    .some = bianco
colour-orange = arancione
    .letter = A
    .some = arancione
colour-teal = turchese
    .letter = T
    .some = turchese
colour-brown = marrone
    .letter = M
    .some = marrone
colours-plain = di qualsiasi colore tranne il marrone
colours-all = di qualsiasi colore
or-more = { $before }, { $next }
or-last = { $before } o { $last }

# Colours of ninja cards

cardcolour-green = verde
    .meaning = Nascosta: nessuna guardia la vede mai.
cardcolour-blue = blu
    .meaning = Furtiva: fallisce se la vede una guardia in allerta; le guardie calme la ignorano.
cardcolour-red = rossa
    .meaning = Diretta: fallisce se la vede una guardia qualsiasi.
cardkind-action = carta azione
cardkind-movement = carta movimento
cardkind-special = carta speciale

# Symbols of ninja cards: name, and what cards say by them

symbol-LA = Attacco leggero
    .some = Attacco leggero
text-LA = Uccide un Lanciere o un Ufficiale; stordisce un Samurai o la figura del Daimyo, o li uccide se già storditi.
symbol-HA = Attacco pesante
    .some = Attacco pesante
text-HA = Uccide una guardia di qualsiasi tipo.
symbol-HB = Nascondere un corpo
    .some = Nascondere un corpo
text-HB = Toglie un corpo dal cortile.
symbol-MV = Movimento
    .some = Movimento
text-MV = Attraversa un incrocio adiacente ({ $colours }) e prosegui fino a un cespuglio qualsiasi accanto a esso.
symbol-DI = Distrazione
    .some = Distrazione
text-DI = Mette una guardia non stordita in un posto libero qualsiasi del suo cortile, rivolta come vuoi; può anche restare com'è.
symbol-LU = Richiamo
    .some = Richiamo
text-LU = Porta una guardia non stordita da un cortile vicino a un posto libero del cortile bersaglio, rivolta come vuoi.
symbol-ST = Stordimento
    .some = Stordimento
text-ST = Stordisce un Lanciere o un Ufficiale fino al ripristino.
symbol-HE = Cura
    .some = Cura
text-HE = Tu o un ninja nel tuo cespuglio recuperate un punto salute.
symbol-SO = Solo Lancieri
    .some = Solo Lancieri
text-SO = Funziona solo sui Lancieri.
symbol-MT = Bersagli multipli
    .some = Bersagli multipli
text-MT = Per un massimo di { $n } bersagli nel cortile bersaglio; quanti ce ne sono.
symbol-LR = Lunga gittata
    .some = Lunga gittata
text-LR = Raggiunge un cortile adiacente o qualsiasi cortile della tessera del tuo cespuglio.
symbol-NO = Rumore
    .some = Rumore
text-NO = Il rumore sale di uno.
symbol-JU = Jutsu
    .some = Jutsu
text-JU = Costa un segnalino jutsu attivo, da pagare subito; senza, non accade nulla.
symbol-MA = Azione speciale
    .some = Azione speciale
text-MA = Compie l'azione di missione o una delle tue azioni speciali acquistate, se ha il colore di questa carta.
symbol-RE = Recupero
    .some = Recupero
text-RE = Riprendi in mano tutte le tue carte usate, compresa questa.
text-same = Vale tutto per una sola e stessa guardia.

# Symbols of the Daimyo's orders: name, and what orders say by them

symbol-DEP = Schierare
    .some = Schierare
text-DEP = Schiera in caserma: { $guards }.
symbol-MVR = Movimento regolare
    .some = Movimento regolare
text-MVR = Una guardia si muove nel suo cortile, o in un cortile adiacente più vicino a una caserma o a un Ufficiale; da una caserma o accanto a un Ufficiale, in qualsiasi cortile adiacente.
symbol-MVF = Movimento libero
    .some = Movimento libero
text-MVF = Una guardia si muove nel suo cortile o in qualsiasi cortile adiacente.
symbol-SPR = Spargere l'allarme
    .some = Spargere l'allarme
text-SPR = Mette in allerta un'altra guardia in un cortile che ne contiene una in allerta.
symbol-SRCH = Perlustrare i cespugli
    .some = Perlustrare i cespugli
text-SRCH = Al ripristino ogni ninja in un cespuglio sorvegliato da una guardia in allerta perde un punto salute.
symbol-POW = Potere del Daimyo
    .some = Potere del Daimyo
text-POW = Abbassa il tempo di uno se vale la condizione del potere della missione; al massimo una volta per round.
symbol-DFIG = Movimento del Daimyo
    .some = Movimento del Daimyo
text-DFIG = La figura del Daimyo si muove nel suo cortile o in qualsiasi cortile adiacente.
times = { $what } ×{ $n }
part-immediate = parte immediata
    .short = Subito
part-prepared = parte preparata
    .short = Preparata
part-alarm = parte rossa
    .short = Allarme

# Ninjas' cards

card-HAY-1 = Ninjato
    .the = Ninjato
    .some = Ninjato
card-HAY-2 = Shuriken
    .the = Shuriken
    .some = Shuriken
card-HAY-3 = Lancio del sasso
    .the = Lancio del sasso
    .some = Lancio del sasso
card-HAY-4 = Trascinare via
    .the = Trascinare via
    .some = Trascinare via
card-HAY-5 = Riorganizzarsi
    .the = Riorganizzarsi
    .some = Riorganizzarsi
card-HAY-SG = Speciale (verde)
    .the = la carta speciale verde
    .some = la carta speciale verde
card-HAY-SR = Speciale (rossa)
    .the = la carta speciale rossa
    .some = la carta speciale rossa
card-HAY-SB = Speciale (blu)
    .the = la carta speciale blu
    .some = la carta speciale blu
card-HAY-My = Movimento giallo
    .the = la carta Movimento giallo
    .some = la carta Movimento giallo
card-HAY-Mp = Movimento viola
    .the = la carta Movimento viola
    .some = la carta Movimento viola
card-HAY-Mw = Movimento bianco
    .the = la carta Movimento bianco
    .some = la carta Movimento bianco
card-HAY-Mo = Movimento arancione
    .the = la carta Movimento arancione
    .some = la carta Movimento arancione
card-HAY-Mt = Movimento turchese
    .the = la carta Movimento turchese
    .some = la carta Movimento turchese
card-HAY-Mn = Movimento marrone
    .the = la carta Movimento marrone
    .some = la carta Movimento marrone
card-HAY-R1 = Doppio taglio
    .the = Doppio taglio
    .some = Doppio taglio
card-HAY-R2 = Via delle ombre
    .the = Via delle ombre
    .some = Via delle ombre
card-YUK-1 = Tanto
    .the = Tanto
    .some = Tanto
card-YUK-2 = Richiamo d'uccello
    .the = Richiamo d'uccello
    .some = Richiamo d'uccello
card-YUK-3 = Trappola a scatto
    .the = Trappola a scatto
    .some = Trappola a scatto
card-YUK-4 = Tra le foglie
    .the = Tra le foglie
    .some = Tra le foglie
card-YUK-5 = Riorganizzarsi
    .the = Riorganizzarsi
    .some = Riorganizzarsi
card-YUK-SG = Speciale (verde)
    .the = la carta speciale verde
    .some = la carta speciale verde
card-YUK-SR = Speciale (rossa)
    .the = la carta speciale rossa
    .some = la carta speciale rossa
card-YUK-SB = Speciale (blu)
    .the = la carta speciale blu
    .some = la carta speciale blu
card-YUK-My = Movimento giallo
    .the = la carta Movimento giallo
    .some = la carta Movimento giallo
card-YUK-Mp = Movimento viola
    .the = la carta Movimento viola
    .some = la carta Movimento viola
card-YUK-Mw = Movimento bianco
    .the = la carta Movimento bianco
    .some = la carta Movimento bianco
card-YUK-Mo = Movimento arancione
    .the = la carta Movimento arancione
    .some = la carta Movimento arancione
card-YUK-Mt = Movimento turchese
    .the = la carta Movimento turchese
    .some = la carta Movimento turchese
card-YUK-Mn = Movimento marrone
    .the = la carta Movimento marrone
    .some = la carta Movimento marrone
card-YUK-R1 = Trappola con esca
    .the = Trappola con esca
    .some = Trappola con esca
card-YUK-R2 = Strisciare
    .the = Strisciare
    .some = Strisciare
card-MUG-1 = Katana
    .the = Katana
    .some = Katana
card-MUG-2 = Vento di lame
    .the = Vento di lame
    .some = Vento di lame
card-MUG-3 = Fiasca di sakè
    .the = Fiasca di sakè
    .some = Fiasca di sakè
card-MUG-4 = Portare a spalla
    .the = Portare a spalla
    .some = Portare a spalla
card-MUG-5 = Riorganizzarsi
    .the = Riorganizzarsi
    .some = Riorganizzarsi
card-MUG-SG = Speciale (verde)
    .the = la carta speciale verde
    .some = la carta speciale verde
card-MUG-SR = Speciale (rossa)
    .the = la carta speciale rossa
    .some = la carta speciale rossa
card-MUG-SB = Speciale (blu)
    .the = la carta speciale blu
    .some = la carta speciale blu
card-MUG-My = Movimento giallo
    .the = la carta Movimento giallo
    .some = la carta Movimento giallo
card-MUG-Mp = Movimento viola
    .the = la carta Movimento viola
    .some = la carta Movimento viola
card-MUG-Mw = Movimento bianco
    .the = la carta Movimento bianco
    .some = la carta Movimento bianco
card-MUG-Mo = Movimento arancione
    .the = la carta Movimento arancione
    .some = la carta Movimento arancione
card-MUG-Mt = Movimento turchese
    .the = la carta Movimento turchese
    .some = la carta Movimento turchese
card-MUG-R1 = Spaccamontagne
    .the = Spaccamontagne
    .some = Spaccamontagne
card-MUG-R2 = Passo lungo
    .the = Passo lungo
    .some = Passo lungo
card-AIK-1 = Spillone
    .the = Spillone
    .some = Spillone
card-AIK-2 = Polvere da starnuto
    .the = Polvere da starnuto
    .some = Polvere da starnuto
card-AIK-3 = Due chiacchiere
    .the = Due chiacchiere
    .some = Due chiacchiere
card-AIK-4 = Paravento di seta
    .the = Paravento di seta
    .some = Paravento di seta
card-AIK-5 = Riorganizzarsi
    .the = Riorganizzarsi
    .some = Riorganizzarsi
card-AIK-SG = Speciale (verde)
    .the = la carta speciale verde
    .some = la carta speciale verde
card-AIK-SR = Speciale (rossa)
    .the = la carta speciale rossa
    .some = la carta speciale rossa
card-AIK-SB = Speciale (blu)
    .the = la carta speciale blu
    .some = la carta speciale blu
card-AIK-My = Movimento giallo
    .the = la carta Movimento giallo
    .some = la carta Movimento giallo
card-AIK-Mp = Movimento viola
    .the = la carta Movimento viola
    .some = la carta Movimento viola
card-AIK-Mw = Movimento bianco
    .the = la carta Movimento bianco
    .some = la carta Movimento bianco
card-AIK-Mo = Movimento arancione
    .the = la carta Movimento arancione
    .some = la carta Movimento arancione
card-AIK-Mt = Movimento turchese
    .the = la carta Movimento turchese
    .some = la carta Movimento turchese
card-AIK-Mn = Movimento marrone
    .the = la carta Movimento marrone
    .some = la carta Movimento marrone
card-AIK-R1 = Travestimento perfetto
    .the = Travestimento perfetto
    .some = Travestimento perfetto
card-AIK-R2 = Passo velato
    .the = Passo velato
    .some = Passo velato
card-TAK-1 = Fucile lungo
    .the = Fucile lungo
    .some = Fucile lungo
card-TAK-2 = Colpo perforante
    .the = Colpo perforante
    .some = Colpo perforante
card-TAK-3 = Kuma
    .the = Kuma
    .some = Kuma
card-TAK-4 = Granata accecante
    .the = Granata accecante
    .some = Granata accecante
card-TAK-5 = Riorganizzarsi
    .the = Riorganizzarsi
    .some = Riorganizzarsi
card-TAK-SG = Speciale (verde)
    .the = la carta speciale verde
    .some = la carta speciale verde
card-TAK-SR = Speciale (rossa)
    .the = la carta speciale rossa
    .some = la carta speciale rossa
card-TAK-SB = Speciale (blu)
    .the = la carta speciale blu
    .some = la carta speciale blu
card-TAK-My = Movimento giallo
    .the = la carta Movimento giallo
    .some = la carta Movimento giallo
card-TAK-Mp = Movimento viola
    .the = la carta Movimento viola
    .some = la carta Movimento viola
card-TAK-Mw = Movimento bianco
    .the = la carta Movimento bianco
    .some = la carta Movimento bianco
card-TAK-Mo = Movimento arancione
    .the = la carta Movimento arancione
    .some = la carta Movimento arancione
card-TAK-Mt = Movimento turchese
    .the = la carta Movimento turchese
    .some = la carta Movimento turchese
card-TAK-R1 = Doppio colpo
    .the = Doppio colpo
    .some = Doppio colpo

# Health cards and penalties

health-HAY-H1 = Salute 1
    .the = la carta salute 1
    .some = la carta salute 1
health-HAY-H2 = Salute 2
    .the = la carta salute 2
    .some = la carta salute 2
health-HAY-H3 = Salute 3
    .the = la carta salute 3
    .some = la carta salute 3
health-YUK-H1 = Salute 1
    .the = la carta salute 1
    .some = la carta salute 1
health-YUK-H2 = Salute 2
    .the = la carta salute 2
    .some = la carta salute 2
health-YUK-H3 = Salute 3
    .the = la carta salute 3
    .some = la carta salute 3
health-MUG-H1 = Salute 1
    .the = la carta salute 1
    .some = la carta salute 1
health-MUG-H2 = Salute 2
    .the = la carta salute 2
    .some = la carta salute 2
health-MUG-H3 = Salute 3
    .the = la carta salute 3
    .some = la carta salute 3
health-MUG-H4 = Salute 4
    .the = la carta salute 4
    .some = la carta salute 4
health-AIK-H1 = Salute 1
    .the = la carta salute 1
    .some = la carta salute 1
health-AIK-H2 = Salute 2
    .the = la carta salute 2
    .some = la carta salute 2
health-TAK-H1 = Salute 1
    .the = la carta salute 1
    .some = la carta salute 1
health-TAK-H2 = Salute 2
    .the = la carta salute 2
    .some = la carta salute 2
health-VEST-H = Giubba imbottita
    .the = la Giubba imbottita
    .some = la Giubba imbottita
penalty-P1 = Al massimo una carta movimento per programma.
penalty-P2 = Nessuna carta azione o speciale rossa.
penalty-P3 = Nessuna carta azione o speciale blu.
penalty-P4 = Nessuna carta movimento.
penalty-none = Nessuna penalità.

# What ninjas can buy

item-NP1 = Bomba fumogena
    .some = { $count ->
        [one] Bomba fumogena
       *[other] Bomba fumogena ×{ $count }
    }
item-NP2 = Cerbottana
    .some = { $count ->
        [one] Cerbottana
       *[other] Cerbottana ×{ $count }
    }
item-NP3 = Rampino
    .some = { $count ->
        [one] Rampino
       *[other] Rampino ×{ $count }
    }
item-NP4 = Kunai nascosto
    .some = { $count ->
        [one] Kunai nascosto
       *[other] Kunai nascosto ×{ $count }
    }
item-NP5 = Petardi
    .some = { $count ->
        [one] Petardi
       *[other] Petardi ×{ $count }
    }
item-NP6 = Vino di riso
    .some = { $count ->
        [one] Vino di riso
       *[other] Vino di riso ×{ $count }
    }
item-NP7 = Veste da pellegrino
    .some = { $count ->
        [one] Veste da pellegrino
       *[other] Veste da pellegrino ×{ $count }
    }
item-NP8 = Nodachi
    .some = { $count ->
        [one] Nodachi
       *[other] Nodachi ×{ $count }
    }
item-NP9 = Carro di paglia
    .some = { $count ->
        [one] Carro di paglia
       *[other] Carro di paglia ×{ $count }
    }
item-NP10 = Scatola dei medicinali
    .some = { $count ->
        [one] Scatola dei medicinali
       *[other] Scatola dei medicinali ×{ $count }
    }
item-NP11 = Giubba imbottita
    .some = { $count ->
        [one] Giubba imbottita
       *[other] Giubba imbottita ×{ $count }
    }
item-NP12 = Rotolo della concentrazione
    .some = { $count ->
        [one] Rotolo della concentrazione
       *[other] Rotolo della concentrazione ×{ $count }
    }
item-JUT = Jutsu del Monte Tsuru
    .some = { $count ->
        [one] Jutsu del Monte Tsuru
       *[other] Jutsu del Monte Tsuru ×{ $count }
    }
text-health = Una carta salute in più in fondo a destra della tua fila, per questa missione.
text-jutsu = { $n ->
    [one] Un segnalino jutsu attivo in più, per questa missione.
   *[other] { $n } segnalini jutsu attivi in più, per questa missione.
}
text-standing = In offerta a ogni sequenza, quante volte si vuole.
amount-cost = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}

# The Daimyo's order and deployment cards

order-OC1 = Pattuglia
    .some = { $count ->
        [one] Pattuglia
       *[other] Pattuglia ×{ $count }
    }
order-OC2 = Passo di corsa
    .some = { $count ->
        [one] Passo di corsa
       *[other] Passo di corsa ×{ $count }
    }
order-OC3 = Chiamata alle armi
    .some = { $count ->
        [one] Chiamata alle armi
       *[other] Chiamata alle armi ×{ $count }
    }
order-OC4 = Ufficiale di servizio
    .some = { $count ->
        [one] Ufficiale di servizio
       *[other] Ufficiale di servizio ×{ $count }
    }
order-OC5 = Battere i cespugli
    .some = { $count ->
        [one] Battere i cespugli
       *[other] Battere i cespugli ×{ $count }
    }
order-OC6 = Dare la voce
    .some = { $count ->
        [one] Dare la voce
       *[other] Dare la voce ×{ $count }
    }
order-OC7 = Volontà di ferro
    .some = { $count ->
        [one] Volontà di ferro
       *[other] Volontà di ferro ×{ $count }
    }
order-OC8 = Cambio della guardia
    .some = { $count ->
        [one] Cambio della guardia
       *[other] Cambio della guardia ×{ $count }
    }
order-OC9 = Occhi aperti
    .some = { $count ->
        [one] Occhi aperti
       *[other] Occhi aperti ×{ $count }
    }
order-DD1 = Passeggiata solenne
    .some = { $count ->
        [one] Passeggiata solenne
       *[other] Passeggiata solenne ×{ $count }
    }
order-DD2 = A consiglio
    .some = { $count ->
        [one] A consiglio
       *[other] A consiglio ×{ $count }
    }
order-DD3 = Cerimonia del tè
    .some = { $count ->
        [one] Cerimonia del tè
       *[other] Cerimonia del tè ×{ $count }
    }
order-PO1 = Marcia forzata
    .some = { $count ->
        [one] Marcia forzata
       *[other] Marcia forzata ×{ $count }
    }
order-PO2 = Caccia all'uomo
    .some = { $count ->
        [one] Caccia all'uomo
       *[other] Caccia all'uomo ×{ $count }
    }
order-PO3 = Tamburi d'allarme
    .some = { $count ->
        [one] Tamburi d'allarme
       *[other] Tamburi d'allarme ×{ $count }
    }
order-PO4 = Nuove reclute
    .some = { $count ->
        [one] Nuove reclute
       *[other] Nuove reclute ×{ $count }
    }
order-PO5 = Decreto del signore
    .some = { $count ->
        [one] Decreto del signore
       *[other] Decreto del signore ×{ $count }
    }
order-PO6 = Ordine dei Samurai
    .some = { $count ->
        [one] Ordine dei Samurai
       *[other] Ordine dei Samurai ×{ $count }
    }
order-QO1 = Ranghi serrati
    .some = { $count ->
        [one] Ranghi serrati
       *[other] Ranghi serrati ×{ $count }
    }
order-QO2 = Rastrellamento
    .some = { $count ->
        [one] Rastrellamento
       *[other] Rastrellamento ×{ $count }
    }
order-QO3 = Tamburi di guerra
    .some = { $count ->
        [one] Tamburi di guerra
       *[other] Tamburi di guerra ×{ $count }
    }
order-QO4 = Esercito permanente
    .some = { $count ->
        [one] Esercito permanente
       *[other] Esercito permanente ×{ $count }
    }
order-QO5 = Volontà del signore
    .some = { $count ->
        [one] Volontà del signore
       *[other] Volontà del signore ×{ $count }
    }
deployment-PD1 = Ronda notturna
    .some = { $count ->
        [one] Ronda notturna
       *[other] Ronda notturna ×{ $count }
    }
deployment-PD2 = Ronda del villaggio
    .some = { $count ->
        [one] Ronda del villaggio
       *[other] Ronda del villaggio ×{ $count }
    }
deployment-PD3 = Colonna di lance
    .some = { $count ->
        [one] Colonna di lance
       *[other] Colonna di lance ×{ $count }
    }
deployment-PD4 = Maestro d'armi
    .some = { $count ->
        [one] Maestro d'armi
       *[other] Maestro d'armi ×{ $count }
    }
deployment-PD5 = Capitano della ronda
    .some = { $count ->
        [one] Capitano della ronda
       *[other] Capitano della ronda ×{ $count }
    }
deployment-PD6 = Capitano del cancello
    .some = { $count ->
        [one] Capitano del cancello
       *[other] Capitano del cancello ×{ $count }
    }
deployment-PD7 = Vassallo giurato
    .some = { $count ->
        [one] Vassallo giurato
       *[other] Vassallo giurato ×{ $count }
    }
deployment-PD8 = Spadaccini del Monte Tsuru
    .some = { $count ->
        [one] Spadaccini del Monte Tsuru
       *[other] Spadaccini del Monte Tsuru ×{ $count }
    }
deployment-FD1 = Lance del palazzo
    .some = { $count ->
        [one] Lance del palazzo
       *[other] Lance del palazzo ×{ $count }
    }
deployment-FD2 = Capitano del palazzo
    .some = { $count ->
        [one] Capitano del palazzo
       *[other] Capitano del palazzo ×{ $count }
    }
deployment-FD3 = Vassallo del palazzo
    .some = { $count ->
        [one] Vassallo del palazzo
       *[other] Vassallo del palazzo ×{ $count }
    }
text-deployment = Schiera in più: { $guards }.

# Side quests, what they ask for, what they bring

quest-HQ1 = Lama silenziosa
    .some = Lama silenziosa
quest-HQ2 = Illeso
    .some = Illeso
quest-HQ3 = Mani svelte
    .some = Mani svelte
quest-YQ1 = Pifferaia
    .some = Pifferaia
quest-YQ2 = Faccende di casa
    .some = Faccende di casa
quest-YQ3 = Fantasma
    .some = Fantasma
quest-MQ1 = Duellante
    .some = Duellante
quest-MQ2 = Baluardo
    .some = Baluardo
quest-MQ3 = Becchino
    .some = Becchino
quest-AQ1 = Mascherata
    .some = Mascherata
quest-AQ2 = Rubacuori
    .some = Rubacuori
quest-AQ3 = Mani pulite
    .some = Mani pulite
quest-TQ1 = Tiratore scelto
    .some = Tiratore scelto
quest-TQ2 = Medico da campo
    .some = Medico da campo
quest-TQ3 = Pazienza
    .some = Pazienza
quest-DQ1 = Rete stretta
    .some = Rete stretta
quest-DQ2 = Primo sangue
    .some = Primo sangue
quest-DQ3 = Allarme generale
    .some = Allarme generale
quest-DQ4 = Piazza d'armi
    .some = Piazza d'armi
quest-DQ5 = Sabbia che scorre
    .some = Sabbia che scorre
condition-unseen-kills = Le tue carte uccidono una guardia e nessuna guardia assiste alla morte: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-finds = Raccogli un segnalino moneta o una chiave: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-lures = Le tue carte attirano una guardia: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-hidden-bodies = Le tue carte nascondono un corpo: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-armoured-kills = Le tue carte uccidono un Samurai o la figura del Daimyo: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-damage-taken = Subisci un punto danno: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-watched-blue = Esegui una carta blu che una guardia calma era in posizione di vedere: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-diversions = Le tue carte distraggono o stordiscono una guardia: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-distant-kills = Le tue carte uccidono una guardia in un cortile non adiacente a te: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-healing = Le tue carte restituiscono un punto salute: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-failures = Una carta ninja fallisce: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-damage-dealt = Un ninja subisce un punto danno: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-full-alarms = L'allarme diventa pieno: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-powers = Il potere del Daimyo abbassa il tracciato del tempo: { $boxes ->
    [one] una volta.
   *[other] { $boxes } volte.
}
condition-unhurt = { $executed ->
    [0] Alla fine non hai carte salute danneggiate.
   *[other] Alla fine non hai carte salute danneggiate e hai eseguito almeno { $executed } carte.
}
condition-flawless = { $executed ->
    [0] Alla fine nessuna delle tue carte è fallita.
   *[other] Alla fine nessuna delle tue carte è fallita e hai eseguito almeno { $executed } carte.
}
condition-bloodless = { $executed ->
    [0] La tua parte vince e le tue carte non hanno ucciso nessuna guardia.
   *[other] La tua parte vince e le tue carte non hanno ucciso nessuna guardia e hai eseguito almeno { $executed } carte.
}
condition-quiet = { $executed ->
    [0] Alla fine non c'è allarme.
   *[other] Alla fine non c'è allarme e hai eseguito almeno { $executed } carte.
}
condition-standing = { $executed ->
    [0] Alla fine ci sono sulla mappa almeno tante guardie quante dopo lo schieramento.
   *[other] Alla fine ci sono sulla mappa almeno tante guardie quante dopo lo schieramento e hai eseguito almeno { $executed } carte.
}
reward-jutsu = un segnalino jutsu
reward-card = la carta { $card }
reward-health = una carta salute senza penalità
reward-order = l'ordine { $card }
text-quest = { $condition } Ricompensa: { $reward }.

# Missions: their names, what the ninjas have to do, the mission action, both ends, and when the Daimyo power may be used

custom-mission = la tua missione
mission-M1 = Castello di Osaka
    .some = Castello di Osaka
goal-M1 = Prendete un barile di polvere dall'armeria e fate saltare il portone del castello.
action-M1 = Spendi il barile che porti per far saltare un cortile adiacente: tutte le guardie che contiene muoiono e il rumore sale di { $noise }.
ninjas-win-M1 = I ninja vincono appena il cortile obiettivo salta in aria.
daimyo-wins-M1 = Il Daimyo vince quando il tempo finisce.
power-M1 = Il potere del Daimyo si può usare quando il cortile obiettivo contiene almeno due guardie non stordite, una delle quali in allerta.
mission-M2 = Via Nakasendo
    .some = Via Nakasendo
goal-M2 = Il convoglio è fermo a un ponte crollato. Liberate i carri dagli Ufficiali, e fate che sembri sfortuna.
action-M2 = In un cespuglio con un segnalino blu: consuma il segnalino per provocare un incidente. Una guardia in un cortile adiacente muore e il suo corpo è nascosto.
ninjas-win-M2 = I ninja vincono quando nessun Ufficiale si trova in un cortile obiettivo o in caserma, dopo una loro carta o alla fine di un round.
daimyo-wins-M2 = Il Daimyo vince quando il tempo finisce.
power-M2 = Il potere del Daimyo si può usare quando un Ufficiale in allerta si trova in un cortile obiettivo o in caserma.
mission-M3 = Città di Imai
    .some = Città di Imai
goal-M3 = Stordite il signore della città, prendete i documenti che lascia cadere e uscite tutti. Non deve morire.
action-M3 = In un cespuglio con un segnalino blu: consuma il segnalino per abbattere una torre. Fino a { $most } Samurai da qualsiasi punto accorrono in un cortile adiacente e sono in allerta.
ninjas-win-M3 = I ninja vincono alla fine di un round se sono tutti su tessere ingresso, uno porta i documenti e nessuna perlustrazione ha scoperto un ninja in quel round.
daimyo-wins-M3 = Il Daimyo vince quando il tempo finisce, e subito se la figura del Daimyo muore.
power-M3 = Il potere del Daimyo si può usare quando la figura del Daimyo non è stordita e non ha lasciato cadere i documenti, e un'altra guardia nel suo cortile è in allerta.
mission-M4 = Monte Tsuru
    .some = Monte Tsuru
goal-M4 = Portate i tre ostaggi fuori dal monastero; la sua campana della preghiera richiama le guardie.
action-M4 = Nel cespuglio della campana della preghiera, una volta per missione: tutto il rumore sparisce e il Daimyo toglie una guardia a sua scelta da ogni tessera grande.
ninjas-win-M4 = I ninja vincono quando tutti gli ostaggi sono in salvo.
daimyo-wins-M4 = Il Daimyo vince quando il tempo finisce.
power-M4 = Il potere del Daimyo si può usare quando una guardia in allerta sorveglia un cespuglio in cui si trova un ostaggio.
mission-M5 = Palazzo di Lord Yabu
    .some = Palazzo di Lord Yabu
goal-M5 = Avvelenate il tè di Lord Yabu, o uccidetelo in altro modo, e uscite tutti.
action-M5 = Nel cespuglio con il tè: sposta il segnalino blu in un cortile obiettivo adiacente. Da allora la figura del Daimyo muore ogni volta che si trova lì.
ninjas-win-M5 = I ninja vincono alla fine di un round se Lord Yabu è morto, sono tutti su tessere ingresso e nessuna perlustrazione ha scoperto un ninja in quel round.
daimyo-wins-M5 = Il Daimyo vince quando il tempo finisce.
power-M5 = Il potere del Daimyo si può usare quando la figura del Daimyo è viva, non stordita e in un cortile obiettivo, e un'altra guardia sulla mappa è in allerta.

# Names of mission actions

deed-M1 = Far saltare un cortile
deed-M2 = Provocare un incidente
deed-M3 = Abbattere una torre
deed-M4 = Suonare la campana della preghiera
deed-M5 = Avvelenare il tè

# What lies on the board: name; one of them; the one meant

piece-entry = tessera ingresso
    .one = una tessera ingresso
    .the = la tessera ingresso
piece-barracks = caserma
    .one = una caserma
    .the = la caserma
piece-tower = torre
    .one = una torre
    .the = la torre
piece-objective = tessera obiettivo
    .one = una tessera obiettivo
    .the = la tessera obiettivo
piece-gate = cancello
    .one = un cancello
    .the = il cancello
piece-key = chiave
    .one = una chiave
    .the = la chiave
piece-coin = moneta
    .one = una moneta
    .the = la moneta
piece-focus = sguardo
    .one = uno sguardo
    .the = lo sguardo
piece-body = corpo
    .one = un corpo
    .the = il corpo
piece-green-M1 = barile di polvere
    .one = un barile di polvere
    .the = il barile di polvere
piece-blue-M2 = luogo per un incidente
    .one = un luogo per un incidente
    .the = il luogo per un incidente
piece-green-M3 = documenti
    .one = dei documenti
    .the = i documenti
piece-blue-M3 = torre pericolante
    .one = una torre pericolante
    .the = la torre pericolante
piece-green-M4 = ostaggio
    .one = un ostaggio
    .the = l'ostaggio
piece-bell = campana della preghiera
    .one = la campana della preghiera
    .the = la campana della preghiera
piece-blue-M5 = tè
    .one = il tè
    .the = il tè
piece-boulder = masso
    .one = un masso
    .the = il masso
piece-footprints = impronte
    .one = delle impronte
    .the = le impronte
piece-torch = torcia
    .one = una torcia
    .the = la torcia
hex-yard = cortile
    .one = un cortile
    .the = il cortile
    .many = cortili
hex-bush = cespuglio
    .one = un cespuglio
    .the = il cespuglio
    .many = cespugli
hex-junction = incrocio
    .one = un incrocio
    .the = l'incrocio
    .many = incroci
tile-C1 = tessera C1
    .some = tessera C1
tile-C2 = tessera C2
    .some = tessera C2
tile-L1 = tessera L1
    .some = tessera L1
tile-L2 = tessera L2
    .some = tessera L2
tile-L3 = tessera L3
    .some = tessera L3
tile-L4 = tessera L4
    .some = tessera L4
tile-L5 = tessera L5
    .some = tessera L5
tile-L6 = tessera L6
    .some = tessera L6
tile-C3 = tessera C3
    .some = tessera C3
tile-C4 = tessera C4
    .some = tessera C4
tile-C5 = tessera C5
    .some = tessera C5
tile-C6 = tessera C6
    .some = tessera C6

# Locations of the chapter, and what winning there brings

location-safe-house = Rifugio
    .some = Rifugio
location-osaka-castle = Castello di Osaka
    .some = Castello di Osaka
location-nakasendo-road = Via Nakasendo
    .some = Via Nakasendo
location-imai-town = Città di Imai
    .some = Città di Imai
location-mount-tsuru = Monte Tsuru
    .some = Monte Tsuru
location-yabu-palace = Palazzo di Lord Yabu
    .some = Palazzo di Lord Yabu
location-tax = Tasse { $n }
location-wealth = Ricchezza { $n }
location-cards = { $n ->
    [one] 1 carta offerta a chi lo controlla
   *[other] { $n } carte offerte a chi lo controlla
}
prize-jutsu = { $n ->
    [one] Un segnalino jutsu per ogni ninja.
   *[other] { $n } segnalini jutsu per ogni ninja.
}
prize-coins = Monete per un valore di { $n } per ogni ninja.
prize-strip = { $n ->
    [one] Il Daimyo scarta una carta schieramento a sua scelta.
   *[other] Il Daimyo scarta { $n } carte schieramento a sua scelta.
}
prize-veto = { $n ->
    [one] I ninja possono scartare una carta assegnata alla prossima missione.
   *[other] I ninja possono scartare { $n } carte assegnate alla prossima missione.
}
prize-offers = { $n ->
    [one] Una carta in più è offerta nella prossima sequenza.
   *[other] { $n } carte in più sono offerte nella prossima sequenza.
}
prize-discount = Tutte le sue carte costano { $n } in meno nella prossima sequenza.
prize-promotion = Una promozione: una carta acquistata e usata in questa missione può sostituire una carta del luogo finale.
prize-embargo = I ninja non possono acquistare prima della prossima missione.
prize-unlocks = D'ora in poi in vendita: { $cards }.
prize-final = Chi vince qui vince il capitolo.

# Alarm, variants, light

alarm-none = assente
alarm-half = parziale
alarm-full = pieno
variant-boulders = Massi
    .text = Massi sui lati fra cespugli e cortili bloccano vista e movimento.
variant-friendly = Civili amichevoli
    .text = I civili occupano posti e possono essere spostati da entrambe le parti; non vedono nulla.
variant-hostile = Civili ostili
    .text = I civili vedono come guardie calme; ucciderne uno costa per sempre un segnalino jutsu.
variant-snow = Neve
    .text = I ninja lasciano impronte sugli incroci, e le guardie che le trovano fanno rumore.
variant-night = Notte
    .text = Gli incroci sono bui o illuminati: muoversi al buio è verde, alla luce è rosso.
light-dark = buio
light-light = illuminato
light-lit = torcia accesa
light-out = torcia spenta

# Prima e seconda carta di un programma

which-first = prima carta
    .the = la prima carta
    .some = la prima carta
which-second = seconda carta
    .the = la seconda carta
    .some = la seconda carta

# Che cosa accade: preparazione

event-picked = { $you ->
    [seat] Guidi { $ninja }.
   *[other] { $seat-player } guida { $ninja }.
}
event-claimed = { $ninja } prende per sé: { $item }.
event-quest-chosen = { $ninja-key ->
    [none] Incarico del Daimyo: { $quest }.
   *[other] Incarico di { $ninja }: { $quest }.
}
event-boulder = { $you ->
    [seat] Metti un masso tra { $yard } e { $bush }.
   *[other] { $seat } mette un masso tra { $yard } e { $bush }.
}
event-posted = { $you ->
    [seat] Schieri { $kind-one }: { $stance }.
   *[other] Il Daimyo schiera { $kind-one }: { $stance }.
}
event-sample = { $you ->
    [seat] Schieri la guarnigione come nell'esempio.
   *[other] Il Daimyo schiera la guarnigione come nell'esempio.
}
event-lost-guards = Non c'è posto per { $kinds }: persi per questa missione.
event-civilian = { $you ->
    [seat] Metti { $kind-one } in { $stance }.
   *[other] Il Daimyo mette { $kind-one } in { $stance }.
}
event-coin-laid = { $you ->
    [seat] Metti una moneta da { $value } su { $junction }.
   *[other] Il Daimyo mette una moneta da { $value } su { $junction }.
}
event-shuffled = Le carte ordine del Daimyo vengono mescolate.
event-drew = { $count ->
    [one] Il Daimyo pesca una carta ordine.
   *[other] Il Daimyo pesca { $count } carte ordine.
}
    .told = { $you ->
        [seat] Peschi { $orders }.
       *[other] Il Daimyo pesca { $orders }.
    }
event-recycled = Gli scarti del Daimyo diventano un nuovo mazzo.
event-entered = { $ninja } entra da { $bush }.
event-confirmed = { $you ->
    [seat] I tuoi ninja entrano da qui.
   *[other] { $seat } conferma da dove entrano i suoi ninja.
}

# Che cosa accade: programmazione

event-round = { $time ->
    [one] Round { $round }. Il tempo basta solo per questo round.
   *[other] Round { $round }. Tempo rimasto: { $time }.
}
event-taken-over = { $you ->
    [seat] Da ora guidi { $ninja } al posto di { $subject-player }.
    [subject] Da ora { $seat-player } guida { $ninja } al posto tuo.
   *[other] Da ora { $seat-player } guida { $ninja } al posto di { $subject-player }.
}
event-given-back = { $you ->
    [seat] Guidi di nuovo { $ninja }.
   *[other] { $seat-player } guida di nuovo { $ninja }.
}
event-laid = { $count ->
    [one] { $ninja } ha una carta nella casella { $slot }.
   *[other] { $ninja } ha { $count } carte nella casella { $slot }.
}
    .told = { $ninja } nella casella { $slot }: { $cards }.
event-exchanged = { $ninja } ha cambiato carte.
    .told = { $ninja } ora ha: { $cards }. Gli altri non hanno visto il cambio.
event-taken-up = { $ninja } riprende in mano il programma.
event-showed = { $which-key ->
    [first] { $ninja } mostra la prima carta: { $card-the }.
   *[second] { $ninja } mostra la seconda carta: { $card-the }.
}
event-changed = { $which-key ->
    [first] { $ninja } ha cambiato la prima carta, dopo averla mostrata.
   *[second] { $ninja } ha cambiato la seconda carta, dopo averla mostrata.
}
event-ready = { $you ->
    [seat] Dichiari che è tutto pronto.
   *[other] { $seat }: pronto.
}
event-not-ready = { $you ->
    [seat] Dichiari che non è ancora tutto pronto.
   *[other] { $seat }: non più pronto.
}
event-closed = La programmazione è chiusa: da ora i ninja tacciono.

# Che cosa accade: ordini

event-played = { $you ->
    [seat] Giochi { $order }: { $part }.
   *[other] Il Daimyo gioca { $order }: { $part }.
}
event-prepared = { $you ->
    [seat] Prepari { $order } per il prossimo round.
   *[other] Il Daimyo prepara { $order } per il prossimo round.
}
event-followed = { $you ->
    [seat] Giochi la carta preparata { $order }: { $part }.
   *[other] Il Daimyo gioca la carta preparata { $order }: { $part }.
}
event-moved = { $you ->
    [seat] Muovi { $kind-the } da { $post } a { $stance }.
   *[other] Il Daimyo muove { $kind-the } da { $post } a { $stance }.
}
event-deployed = { $you ->
    [seat] Schieri { $kind-one }: { $stance }.
   *[other] Il Daimyo schiera { $kind-one }: { $stance }.
}
event-spread = { $you ->
    [seat] Spargi l'allarme: { $kind-the } in { $post } è in allerta.
   *[other] Il Daimyo sparge l'allarme: { $kind-the } in { $post } è in allerta.
}
event-search = { $you ->
    [seat] Fai perlustrare i cespugli.
   *[other] Il Daimyo fa perlustrare i cespugli.
}
event-power = { $you ->
    [seat] Usi il tuo potere: il tempo scende a { $time }.
   *[other] Il Daimyo usa il suo potere: il tempo scende a { $time }.
}
event-skipped = { $symbol ->
    [DEP] Non c'è posto o non c'è figura per un'altra guardia: non si schiera più nessuno.
    [SPR] Non c'è nessuno a cui spargere l'allarme.
    [SRCH] I cespugli saranno già perlustrati.
    [POW] Ora il potere del Daimyo non si può usare.
    [DFIG] La figura del Daimyo non si può muovere.
   *[other] Non c'è nessuna guardia da muovere.
}

# Che cosa accade: esecuzione

event-revealed = { $which-key ->
    [first] { $ninja }, prima carta: { $card-the }.
   *[second] { $ninja }, seconda carta: { $card-the }.
}
event-cancelled = La seconda carta di { $ninja } è annullata e torna in mano, coperta.
event-jutsu = { $ninja } spende un segnalino jutsu.
event-no-jutsu = { $ninja } non ha segnalini jutsu attivi: { $card-the } non ha effetto.
event-no-effect = { $ninja }: { $card-the } non ha effetto, perché manca un bersaglio, un passaggio o un segnalino. Non è un fallimento.
event-special = { $ninja } usa { $item }.
event-aimed = { $ninja }, cortile bersaglio { $yard }: { $card-the }.
event-seen = Da { $posts } si vede { $ninja }. Fallisce: { $card-the }. Ogni testimone costa 1 rumore e 1 punto salute.
event-passed-through = { $ninja } passa per { $junction }.
event-went = { $ninja } si nasconde in { $bush }.
event-killed = { $ninja-key ->
    [none] Muore { $kind-the } in { $post }.
   *[other] { $ninja } uccide { $kind-the } in { $post }.
}
event-stunned = { $ninja-key ->
    [none] Stordimento: { $kind-the } in { $post }.
   *[other] { $ninja } stordisce { $kind-the } in { $post }.
}
event-hid = { $ninja } nasconde un corpo di { $yard }.
event-distracted = { $ninja } distrae { $kind-the } in { $post }: { $stance }.
event-lured = { $ninja } attira { $kind-the } da { $post } a { $stance }.
event-healed = { $ninja } cura { $patient }.
event-reset = { $ninja } riprende tutte le carte usate.
event-noise = Il rumore sale di { $amount }: ora è { $noise }.
event-hurt = { $points ->
    [one] { $ninja } perde 1 punto salute.
   *[other] { $ninja } perde { $points } punti salute.
}
event-noticed = I morti in { $yards } vengono notati: 1 rumore per ogni guardia che li nota. In allerta: { $posts }.
event-alert-passed = { $you ->
    [seat] Al posto del civile metti in allerta la guardia in { $post }.
   *[other] Al posto del civile il Daimyo mette in allerta la guardia in { $post }.
}
event-coin-taken = { $ninja } prende una moneta da { $value } su { $junction }.
event-gate-opened = { $ninja } trova la chiave su { $junction }: il cancello in { $yard } si apre.
event-took-token = { $ninja } raccoglie ciò che c'è in { $bush }.
event-lost-jutsu = { $ninja } perde per sempre un segnalino jutsu.

# Che cosa accade: varianti

event-footprints = Su { $junction } restano impronte.
event-footprints-seen = La guardia in { $post } trova le impronte su { $junctions }.
event-torch = { $lit ->
    [yes] La torcia di { $junction } viene accesa.
   *[no] La torcia di { $junction } viene spenta.
}
event-forced = { $you ->
    [seat] Giri { $kind-the } in { $post }: { $stance }.
   *[other] Il Daimyo gira { $kind-the } in { $post }: { $stance }.
}

# Che cosa accade: ripristino

event-found = La perlustrazione trova { $ninja }: il cespuglio è sorvegliato da { $posts }.
event-recovered = Non più stordite: { $posts }.
event-untapped = Le carte preparate diventano attive: { $orders }.
event-alarm = { $alarm-key ->
    [full] Il rumore basta: allarme pieno. Tutto il rumore viene tolto.
    [half] Il rumore non basta: l'allarme scende a parziale.
   *[none] Il rumore non basta: nessun allarme. Rumore: { $noise }.
}
event-calmed = Tutte le guardie si calmano.
event-time = Tempo rimasto: { $time }.

# Che cosa accade: incarichi e missioni

event-marker = { $ninja-key ->
    [none] Incarico del Daimyo, { $quest }: { $markers }.
   *[other] Incarico di { $ninja }, { $quest }: { $markers }.
}
event-quest-done = { $ninja-key ->
    [none] Il Daimyo completa l'incarico { $quest }.
   *[other] { $ninja } completa l'incarico { $quest }.
}
event-blew-up = { $ninja } fa saltare { $yard }.
event-accident = { $ninja } provoca un incidente. Vittima: { $kind-the } in { $post }.
event-sabotage = { $ninja } abbatte una torre: i Samurai accorrono in { $yard }.
event-called = { $ninja } fa accorrere { $kind-the } da { $post } a { $stance }, in allerta.
event-bell = { $ninja } suona la campana della preghiera: non c'è più alcun rumore.
event-removed = { $you ->
    [seat] Mandi a pregare { $kind-the } in { $post }.
   *[other] Il Daimyo manda a pregare { $kind-the } in { $post }.
}
event-poisoned = { $ninja } serve il tè avvelenato in { $yard }.
event-documents-fell = I documenti cadono a terra in { $yard }.
event-documents-taken = { $ninja } prende i documenti da { $yard }.
event-hostage-dropped = { $ninja } deve lasciare l'ostaggio in { $bush }.
event-rescued = { $ninja } porta in salvo un ostaggio, in { $bush }.
event-surrendered = { $side ->
    [daimyo] Il Daimyo si arrende. Tempo rimasto: { $time }.
   *[ninjas] I ninja si arrendono. Tempo rimasto: { $time }.
}
event-won = { $side ->
    [daimyo] La missione è finita: vince il Daimyo.
   *[ninjas] La missione è finita: vincono i ninja.
}

# Come finisce una missione

ending-time = Il tempo è scaduto. Vince il Daimyo.
ending-castle = Il portone del Castello di Osaka è in rovina. Vincono i ninja.
    .shared = { ending-castle }
ending-officers = Il convoglio ha perso i suoi Ufficiali. Vincono i ninja.
    .shared = { ending-officers }
ending-figure = Il signore della città è morto, e con lui i suoi segreti. Vince il Daimyo.
ending-documents = I ninja sono fuggiti con i documenti. Vincono i ninja.
    .shared = { ending-documents }
ending-hostages = Tutti gli ostaggi sono liberi. Vincono i ninja.
    .shared = { ending-hostages }
ending-palace = Lord Yabu è morto, e i ninja sono spariti. Vincono i ninja.
    .shared = { ending-palace }
ending-ninjas-surrender = I ninja si sono arresi. Vince il Daimyo.
ending-daimyo-surrenders = Il Daimyo si è arreso. Vincono i ninja.
    .shared = { ending-daimyo-surrenders }

motion-surrender = di arrendersi
motion-take-over = { $subject-you ->
    [yes] di guidare i tuoi ninja dal prossimo round
   *[no] di guidare i ninja di { $subject-player } dal prossimo round
}

# Che cosa si chiede

ask-pick = Quale ninja guidi?
    .help = Ogni ninja ha carte sue. Hayato va bene per cominciare.
    .silence = Il primo libero.
    .waiting = { $who } sceglie un ninja.
ask-claim = Chi prende per sé quale carta acquistata?
    .help = Solo il ninja che prende una carta può usarla in questa missione. Distribuitele.
    .silence = La prende il primo ninja.
    .waiting = { $who } distribuisce gli acquisti.
ask-quest = Quale incarico accetti?
    .help = Un incarico compiuto dà una ricompensa in più, oltre alla missione. Prendi quello adatto alle tue carte.
    .silence = Il primo di ciascuno.
    .waiting = { $count ->
        [one] { $who } sceglie un incarico.
       *[other] { $who } scelgono un incarico.
    }
ask-boulder = Dove sta il masso?
    .help = Dal suo lato nessuno vede né passa. Di solito chiude una via o una vista che serve agli altri.
    .silence = Sul primo lato libero.
    .waiting = { $who } mette un masso.
ask-post = Dove sta la prossima guardia?
    .help = Una guardia rivolta fuori sorveglia un cespuglio e un incrocio, una rivolta dentro il cortile. Di solito le più guardano fuori, e l'obiettivo si sorveglia da dentro.
    .silence = La guarnigione sta come nell'esempio; dopo la prima guardia, ognuna nel primo posto libero.
    .waiting = { $who } schiera la guarnigione.
ask-civilian = Dove sta il civile?
    .silence = Nel primo posto libero.
    .waiting = { $who } mette i civili.
ask-coin = Quale moneta metti, e dove?
    .value = Dove sta?
    .help = Un ninja che passa per l'incrocio prende la moneta, per comprare carte nelle missioni dopo. Di solito sta dove le guardie sorvegliano.
    .silence = La prima moneta sul primo incrocio.
    .waiting = { $who } mette le monete.
ask-enter = Da dove entra il tuo ninja?
    .help = Da qui comincia la missione. Guarda quali incroci accanto nessuno sorveglia.
    .silence = Dal primo ingresso con posto.
    .waiting = { $who } mette un ninja.
ask-settle = I tuoi ninja restano dove entrano?
    .help = Puoi ancora cambiare dove entrano i tuoi ninja. Di solito restano.
    .silence = Restano.
    .waiting = { $count ->
        [one] { $who } può ancora cambiare ingresso.
       *[other] { $who } possono ancora cambiare ingresso.
    }
ask-programme = Programma i tuoi ninja: fino a due carte ciascuno, in una casella propria.
    .lay = In quale casella, e con quali carte?
    .silence = È tutto pronto, con ciò che c'è sulla plancia.
    .waiting = { $count ->
        [one] { $who } sta programmando.
       *[other] { $who } stanno programmando.
    }
ask-ready = È tutto pronto?
    .silence = È tutto pronto.
    .waiting = { $count ->
        [one] Si aspetta che { $who } dia il via.
       *[other] Si aspetta che { $who } diano il via.
    }
ask-order = Quale carta ordine giochi o prepari?
    .silence = Si gioca la prima carta, rinunciando a tutto.
    .waiting = { $who } dà ordini.
ask-move-regular = Movimento regolare: quale guardia, e dove?
    .guard = Dove va, e come è rivolta?
    .silence = Nessuna si muove.
    .waiting = { $who } muove una guardia.
ask-move-free = Movimento libero: quale guardia, e dove?
    .guard = Dove va, e come è rivolta?
    .silence = Nessuna si muove.
    .waiting = { $who } muove una guardia.
ask-move-figure = Dove va la figura del Daimyo?
    .guard = Dove va, e come è rivolta?
    .silence = Resta dov'è.
    .waiting = { $who } muove la figura del Daimyo.
ask-deploy = Dove sta la nuova guardia? Da schierare: { $guards }.
    .silence = Non arriva.
    .waiting = { $who } schiera guardie.
ask-spread = Quale altra guardia va in allerta?
    .silence = Nessuna.
    .waiting = { $who } sparge l'allarme.
ask-search = Fai perlustrare i cespugli?
    .silence = No.
    .waiting = { $who } può ordinare una perlustrazione.
ask-power = Usi il tuo potere per togliere un round al tempo?
    .silence = No.
    .waiting = { $who } può usare il potere.
ask-finder = Quale delle nuove guardie trova i corpi?
    .silence = La prima.
    .waiting = { $who } sceglie chi trova i corpi.
ask-pick-up = { $ninja } è accanto a un segnalino: lo raccoglie?
    .silence = Lo raccoglie.
    .waiting = { $who } può raccogliere un segnalino.
ask-special = { $ninja }, { $card-the }: che cosa fa?
    .silence = La prima cosa possibile.
    .waiting = { $who } sceglie un'azione speciale.
ask-aim = { $ninja }, { $card-the }: qual è il cortile bersaglio?
    .silence = Il primo.
    .waiting = { $who } sceglie un cortile bersaglio.
ask-junction = { $ninja }, { $card-the }: per quale incrocio?
    .silence = Il primo.
    .waiting = { $who } sceglie la via.
ask-exit = In quale cespuglio va { $ninja }?
    .silence = Nel primo.
    .waiting = { $who } sceglie un cespuglio.
ask-torch = { $ninja } è alla torcia di { $junction }: resta com'è?
    .silence = Resta com'è.
    .waiting = { $who } è davanti a una torcia.
ask-target = { $ninja } agisce contro { $yard }: quale guardia?
    .on = Quale guardia, poi?
    .silence = La prima.
    .waiting = { $who } sceglie i bersagli.
ask-body = Quale corpo nasconde { $ninja }?
    .body = Quale corpo, poi?
    .silence = Il primo.
    .waiting = { $who } nasconde un corpo.
ask-distract = Quale guardia di { $yard } distrae { $ninja }?
    .guard = Dove sta poi, e come è rivolta?
    .silence = La prima, nel primo posto.
    .waiting = { $who } distrae una guardia.
ask-lure = Quale guardia attira { $ninja } in { $yard }?
    .guard = Dove sta poi, e come è rivolta?
    .silence = La prima, nel primo posto.
    .waiting = { $who } attira una guardia.
ask-heal = Chi cura { $ninja }?
    .silence = Il primo.
    .waiting = { $who } sceglie chi curare.
ask-pass-alert = Quale guardia va in allerta al posto del civile?
    .silence = La prima.
    .waiting = { $who } sceglie chi va in allerta per il civile.
ask-face = Verso che cosa si gira la guardia in { $post }, e come?
    .light = Verso che cosa si gira, e come?
    .face = Dove sta poi?
    .silence = Nel primo posto.
    .waiting = { $who } gira una guardia.
ask-accident = Chi, in { $yard }, è vittima dell'incidente?
    .silence = La prima guardia.
    .waiting = { $who } sceglie una vittima.
ask-sabotage = Quale Samurai accorre in { $yard }?
    .guard = Dove sta, e come è rivolto?
    .silence = Il primo, nel primo posto.
    .waiting = { $who } fa accorrere i Samurai.
ask-remove = Quale guardia va a pregare?
    .silence = La prima.
    .waiting = { $who } sceglie chi va a pregare.

# Risposte

option-pick = { $ninja }
option-sample = Come nell'esempio
option-claim = { $item } a { $ninja }
option-quest = { $quest }
option-boulder = Tra { $yard } e { $bush }
option-value = Da { $value }
option-on = { $place }
option-enter = { $ninja } da { $bush }
option-confirm = Restano qui
option-lay = Programma { $ninja }
option-take-up = Riprendi le carte di { $ninja }
option-show = { $which-key ->
    [first] Mostra a tutti la prima carta di { $ninja }
   *[second] Mostra a tutti la seconda carta di { $ninja }
}
option-slot = Casella { $slot }
option-first = Prima { $card-the }
option-then = Poi { $card-the }
option-alone = Nessuna seconda carta
option-ready = Tutto pronto
option-not-ready = Non ancora
option-play = Gioca { $order }
option-prepare = Prepara { $order }
option-follow = Gioca { $order }, preparata
option-decline = Rinuncia
option-search = Perlustra
option-power = Usa il potere
option-guard = La guardia in { $post }
option-to = { $stance }
option-choose = La guardia in { $post }
option-take = Raccogli
option-leave = Lascia
option-mission = L'azione di missione
option-collect = Prendi soltanto ciò che c'è
option-use = { $item }
option-aim = { $yard }
option-through = { $junction }, { $colour }
option-exit = { $bush }
option-body = Il corpo in { $post }
option-heal = { $ninja }
option-flip = Accendi o spegni
option-light = Accendi la torcia di { $junction }
option-face = Gira verso { $junction }
option-let-be = Lascia com'è

# Chiacchiere al tavolo: si dicono con un tocco

phrase-first = Comincio io.
phrase-follow = Seguitemi.
phrase-wait = Aspettatemi.
phrase-distract = Le attiro via io.
phrase-cover = Mi serve un diversivo.
phrase-careful = Attenzione!
phrase-agreed = D'accordo.
phrase-rather-not = Meglio di no.
phrase-see-you = Vi vedo.
phrase-what-was-that = Che cos'è stato?
phrase-no-hurry = Fate con calma. Io non ho fretta.
phrase-well-played = Ben giocato.

# Che cosa si sa prima di una risposta, con il tabellone com'è ora

preview-stop = si ferma a { $stop }
preview-noise = Rumore +{ $noise }
preview-torch =
    .yes = lì si può accendere o spegnere una torcia
preview-seen = visto da { $seen }
preview-score = punteggio { $score }
preview-unseen = senza testimoni: { $unseen }
preview-risky = con testimoni: { $risky }
preview-nothing =
    .yes = ora non farebbe nulla
preview-finds =
    .yes = trova corpi
preview-dies =
    .yes = muore
    .no = viene stordita
preview-witnessed = la sua morte è vista da { $witnessed }
preview-watches = sorveglia { $watches }
preview-before = cespugli davanti a sé: { $before }
preview-heeds = si girerà verso { $heeds }
preview-caught = ora troverebbe ninja in { $caught }
preview-watched = sorvegliato da { $watched }

# Fasi

phase-programming = Programmazione
phase-orders = Ordini
phase-execution = Esecuzione
phase-refresh = Ripristino

# Nel terminale: il tabellone

chart-green = segnalino missione verde
chart-blue = segnalino missione blu
terminal-garrison = Guardie
terminal-open = aperto
terminal-closed = chiuso

# Nel terminale: il tavolo

terminal-ninja = Ninja
terminal-bush = Cespuglio
terminal-health = Salute
terminal-jutsu = Jutsu
terminal-programme = Programma
play-state = Stato
terminal-changed = cambiata dopo essere stata mostrata
terminal-ready = pronto
terminal-watched = sotto gli occhi di { $posts }
terminal-carries = porta un segnalino
terminal-time = Tempo
terminal-noise = Rumore
terminal-alarm = Allarme
terminal-coins = Monete
terminal-daimyo = Daimyo
terminal-active = attive
terminal-tapped = preparate

# Nel terminale: la guida

guide-aim = Di che cosa si tratta
    .text = I ninja si nascondono nei cespugli e devono raggiungere l'obiettivo della missione prima che scada il tempo; le guardie del Daimyo stanno negli angoli dei cortili e guardano dentro o fuori.
guide-round = Un round
    .text = I ninja programmano in segreto fino a due carte ciascuno; il Daimyo gioca tutti i suoi ordini; i programmi si eseguono casella per casella sulla mappa ormai cambiata; poi tutto si ripristina. Dalla chiusura della programmazione alla fine dell'esecuzione i ninja non possono parlare.
guide-sight = Chi vede che cosa
    .text = Una guardia che guarda fuori sorveglia il cespuglio e l'incrocio del suo angolo. Una che guarda dentro vede ciò che si fa nel suo cortile, a meno che venga dal cespuglio alle sue spalle. Le carte verdi non si vedono mai, le blu le vedono le guardie in allerta, le rosse tutte. Una carta vista fallisce, costa un punto salute e un rumore per ogni testimone, e la seconda carta è annullata.
guide-alarm = Rumore e allarme
    .text = Al ripristino, se il rumore arriva al numero dei ninja, scatta l'allarme pieno: il Daimyo gioca allora le parti rosse dei suoi ordini. Senza altro rumore scende a parziale, poi cessa, e tutte le guardie si calmano.
guide-names = Come si scrivono le guardie
    .text = S Lanciere, O Ufficiale, A Samurai, D figura del Daimyo, F e H civili; poi l'angolo, 0 in alto a destra e avanti in senso antiorario; i guarda dentro, o guarda fuori; ! in allerta, z stordita. S@B24 è la guardia nella torre, con lo sguardo su B24.
guide-signs = Sulla mappa: Y cortili, b cespugli, incroci con la lettera inglese del colore (y giallo, p viola, w bianco, o arancione, t turchese, n marrone); i ninja sono le loro iniziali, le guardie le lettere dei loro tipi
guide-cards = Le tue carte
guide-quests = Incarichi

# Una prima partita: si dice con la prima domanda di ogni genere

coach-first-pick = Cinque ninja aspettano ordini. Hayato colpisce e lancia, Yuki attira le guardie nelle sue trappole, Mugen falcia interi cortili, Aiko passa inosservata davanti alle guardie calme, Takuma spara da lontano e ha poca salute. Scegli chi preferisci: nessun altro potrà averlo.
coach-first-post = Il castello è tuo da difendere. Ogni cortile riceve una o due guardie, ciascuna in un angolo, rivolta all'interno verso il suo cortile o all'esterno verso un cespuglio e un incrocio. Copri le vie verso il cortile obiettivo, oppure prendi lo schieramento d'esempio.
coach-first-enter = Il tuo ninja comincia su una tessera ingresso; al massimo due ne condividono una. In due cespugli lontani ci sono barili di polvere da sparo. Uno di voi deve portarne uno fino al cortile obiettivo e farlo saltare prima che scada il tempo.
coach-first-settle = Tutti i ninja sono al loro posto. Puoi ancora spostare i tuoi su un'altra tessera ingresso dove c'è spazio; quando tutti hanno confermato comincia il primo round.
coach-first-programme = Metti fino a due carte coperte, una prima e una seconda, in una casella tutta tua: la casella 1 agisce per prima. Il Daimyo muove le sue guardie prima che le tue carte si scoprano. Una carta movimento nomina il colore di un incrocio accanto al tuo cespuglio. Le carte rosse falliscono se una guardia qualsiasi le vede, le blu solo se le vede una guardia in allerta, le verdi mai. Se la prima carta fallisce, la seconda è annullata.
coach-first-order = Devi giocare tutte le tue carte, nell'ordine che vuoi. Giocata subito, una carta esegue la parte in alto. Preparata, aspetta il prossimo round e allora va giocata con la parte in basso, più forte. Finché c'è l'allarme contano solo le parti rosse e non si può preparare nulla.
coach-first-move-regular = Un movimento regolare mette una guardia in un altro posto del suo cortile, o la gira. Nel cortile vicino va solo verso una caserma o un Ufficiale; da una caserma, o accanto a un Ufficiale, può andare in qualsiasi cortile adiacente. Una guardia che si muove trova tutti i corpi nel cortile che lascia e in quello in cui arriva.
coach-first-move-free = Con un movimento libero qualsiasi guardia può andare in qualsiasi cortile adiacente. Pensa a dove guarderà: fuori sorveglia un cespuglio e un incrocio, dentro vede il suo cortile, ma non ciò che viene dal cespuglio alle sue spalle.
coach-first-deploy = Le nuove guardie entrano nel castello solo nelle caserme, in un posto libero. Scegli tu dove sta e da che parte guarda.
coach-first-spread = Una guardia in allerta può metterne in allerta un'altra del suo cortile. Le guardie in allerta vedono anche le carte blu, e solo loro trovano i ninja in una perlustrazione.
coach-first-search = Una perlustrazione si giudica alla fine del round: ogni ninja il cui cespuglio è sorvegliato da una guardia in allerta perde un punto salute.
coach-first-power = La condizione di questa missione è soddisfatta: nel cortile obiettivo ci sono due guardie non stordite, una delle quali in allerta. Il tuo potere toglie un round al tempo dei ninja, una volta per round.
coach-first-exit = Sei nell'incrocio e nessuno ti ha fermato. Prosegui verso un cespuglio qualsiasi accanto a esso; puoi anche tornare in quello da cui sei venuto.
coach-first-aim = La carta deve andare dove si può applicare il maggior numero dei suoi simboli; tra cortili pari scegli tu. Prima guarda chi ti vedrebbe.
coach-first-target = Scegli per chi è la carta. Un attacco leggero uccide un Lanciere o un Ufficiale e stordisce soltanto un Samurai, fino alla fine del round. Le guardie rivolte verso il cortile si accorgono di una morte, e un corpo lasciato lì prima o poi viene trovato.
coach-first-pick-up = Nel tuo cespuglio c'è un barile, e prenderlo non costa carte; puoi portarne uno. Accanto a un cortile, la tua carta speciale rossa lo fa saltare in aria. Fallo senza essere visto al cortile obiettivo e la missione è vinta.
coach-first-distract = Metti questa guardia in un posto libero qualsiasi del suo cortile e girala come vuoi: lontano dal cespuglio da cui colpirà un compagno, o dall'incrocio che vuoi attraversare. Una guardia che viene mossa trova i corpi nel suo cortile.
coach-first-lure = Una guardia esce da un cortile vicino e viene in quello che hai scelto; dici tu dove sta e da che parte guarda. Trova i corpi nel cortile che lascia e in quello in cui arriva.

# Capitolo Uno, tra una missione e l'altra: entrare, uscire, salvare

title-shadow_tactics-chapter = Shadow Tactics: Capitolo Uno
    .tagline = Cinque luoghi, un signore: ogni missione cambia la prossima.
event-resumed = { $missions ->
    [0] Inizia un nuovo capitolo.
    [one] Il capitolo riprende dopo una missione.
   *[other] Il capitolo riprende dopo { $missions } missioni.
}
event-adjourned = Il capitolo è salvato. Potrete riprenderlo un'altra volta.
event-sat-out = { $you ->
    [seat] Salti la prossima missione.
   *[other] { $seat } salta la prossima missione.
}
event-came-along = { $you ->
    [seat] Torni in gioco.
   *[other] { $seat } torna in gioco.
}
event-ninja-joined = { $you ->
    [seat] { $ninja } entra nel capitolo, ed è un tuo ninja.
   *[other] { $ninja } entra nel capitolo, ed è un ninja di { $seat }.
}
event-ninja-taken-over = { $you ->
    [seat] D'ora in poi giochi con { $ninja }.
   *[other] D'ora in poi { $seat } gioca con { $ninja }.
}
event-ninja-given-up = { $you ->
    [seat] Cedi { $ninja }.
   *[other] { $seat } cede { $ninja }.
}
event-ninja-left = { $ninja } lascia il capitolo.
motion-sit-out = { $subject-you ->
    [yes] di saltare la prossima missione
   *[no] che { $subject } salti la prossima missione
}
motion-come-along = { $subject-you ->
    [yes] di tornare in gioco
   *[no] che { $subject } torni in gioco
}
motion-adjourn = di salvare il capitolo e continuare un'altra volta

# Capitolo Uno: prima di una missione

event-sequence = Missione { $number }.
event-no-market = { $you ->
    [seat] Non c'è più un luogo per nuove carte: non acquisti nulla.
   *[other] Non c'è più un luogo per nuove carte: il Daimyo non acquista nulla.
}
event-offered = { $you ->
    [seat] La tua offerta: { $purchases }.
   *[other] L'offerta del Daimyo: { $purchases }.
}
event-taxed = { $you ->
    [seat] Riscuoti tasse per { $worth }: { $tokens }.
   *[other] Il Daimyo riscuote tasse per { $worth }: { $tokens }.
}
event-purchased = { $you ->
    [seat] Acquisti { $purchase }. Sulla carta: { $tokens ->
        [none] nulla
       *[other] { $tokens }
    }.
   *[other] Il Daimyo acquista { $purchase }. Sulla carta: { $tokens ->
        [none] nulla
       *[other] { $tokens }
    }.
}
event-tax-returned = { $you ->
    [seat] Restituisci tasse per { $worth }.
   *[other] Il Daimyo restituisce tasse per { $worth }.
}
event-assigned = { $you ->
    [seat] Assegni { $purchase }: { $location }.
   *[other] Il Daimyo assegna { $purchase }: { $location }.
}
event-embargo = Prima di questa missione i ninja non possono acquistare nulla.
event-items-offered = L'offerta ai ninja: { $items }.
event-bought = I ninja acquistano { $item }. Nella cassa comune: { $pool }.
event-mission-chosen = La prossima missione: { $location }.
event-vetoed = I ninja scartano { $purchase } ({ $location }).

# Capitolo Uno: dopo una missione

event-not-counted = La missione non conta: { $location }.
event-mission-ended = { $side ->
    [ninjas] { $location }: vincono i ninja.
   *[daimyo] { $location }: il Daimyo resiste.
}
event-loot = Bottino per { $worth }. Nella cassa comune: { $pool }.
event-used-up = Carte usate e scartate: { $purchases }.
event-stripped = { $you ->
    [seat] Scarti { $purchase }.
   *[other] Il Daimyo scarta { $purchase }.
}
event-promoted = { $you ->
    [seat] Promuovi { $purchase } al luogo finale, al posto di { $replaced }.
   *[other] Il Daimyo promuove { $purchase } al luogo finale, al posto di { $replaced }.
}
event-jutsu-won = { $count ->
    [one] Ogni ninja riceve un segnalino jutsu.
   *[other] Ogni ninja riceve { $count } segnalini jutsu.
}
event-coins-won = I ninja ricevono monete per { $worth }. Nella cassa comune: { $pool }.
event-veto-won = { $count ->
    [one] I ninja potranno scartare una carta assegnata alla prossima missione.
   *[other] I ninja potranno scartare { $count } carte assegnate alla prossima missione.
}
event-more-offers = { $side ->
    [ninjas] { $count ->
        [one] La prossima volta l'offerta ai ninja ha una carta in più.
       *[other] La prossima volta l'offerta ai ninja ha { $count } carte in più.
    }
   *[daimyo] { $count ->
        [one] La prossima volta l'offerta al Daimyo ha una carta in più.
       *[other] La prossima volta l'offerta al Daimyo ha { $count } carte in più.
    }
}
event-discount = La prossima volta tutte le carte del Daimyo costano { $count } in meno.
event-items-unlocked = D'ora in poi i ninja possono acquistare: { $items }.
event-unlocked = D'ora in poi il Daimyo può acquistare: { $purchases }.
event-time-bonus = { $side ->
    [ninjas] La prossima missione comincia con { $count } in più sul tracciato del tempo.
   *[daimyo] La prossima missione comincia con { $count } in meno sul tracciato del tempo.
}
event-chapter-won = { $side ->
    [ninjas] Il Capitolo Uno è dei ninja.
   *[daimyo] Il Capitolo Uno è del Daimyo.
}
ending-chapter-ninjas = Lord Yabu è caduto. I ninja vincono il capitolo.
    .shared = { ending-chapter-ninjas }
ending-chapter-daimyo = Il palazzo di Lord Yabu ha resistito. Il Daimyo vince il capitolo.
ending-adjourned = Il capitolo è salvato. Potrete riprenderlo un'altra volta.

# Capitolo Uno: che cosa si chiede

ask-tax = In quali segnalini riscuoti le tasse? Poi non potrai cambiarli.
    .coins = Quanti del prossimo valore? Il resto si prende in segnalini da 1.
    .help = I segnalini pagano le carte senza resto, e le tasse non spese si perdono. Quelli da 1 vanno bene per ogni prezzo.
    .silence = Tutte nei segnalini più piccoli.
    .waiting = { $who } riscuote le tasse.
ask-purchase = Quale carta acquisti?
    .purchase = Quali segnalini metti sulla carta?
    .help = La carta che compri si assegna a un luogo e vale quando se ne gioca la missione. Le tasse non spese si perdono: di solito si spende tutto.
    .silence = Basta così.
    .waiting = { $who } acquista carte.
ask-assign = Quale carta assegni, e a quale luogo?
    .card = A quale luogo?
    .help = La carta vale quando i ninja arrivano in quel luogo. Di solito va dove li aspetti per primi.
    .silence = Le carte senza luogo vanno al primo.
    .waiting = { $who } assegna carte ai luoghi.
ask-strip = Quale carta schieramento scarti?
    .silence = La prima.
    .waiting = { $who } scarta carte schieramento.
ask-promote = Una promozione: quale carta mandi al luogo finale?
    .promote = Al posto di quale carta?
    .silence = Nessuna.
    .waiting = { $who } può promuovere una carta.
ask-buy = Che cosa acquistate per la missione?
    .help = Le carte comprate aiutano nella prossima missione, poi si scartano. Le monete non spese restano.
    .silence = Basta così.
    .waiting = { $count ->
        [one] { $who } acquista oggetti.
       *[other] { $who } acquistano oggetti.
    }
ask-go = Dove andate ora?
    .help = Ogni luogo è una missione con la sua ricompensa; la finale decide il capitolo. Di solito si comincia dove aspettano poche carte.
    .silence = Nel primo luogo che resta.
    .waiting = { $count ->
        [one] { $who } sceglie la prossima missione.
       *[other] { $who } scelgono la prossima missione.
    }
ask-veto = Quale carta assegnata a quel luogo scartate?
    .silence = Nessuna.
    .waiting = { $count ->
        [one] { $who } può scartare una carta.
       *[other] { $who } possono scartare una carta.
    }
ask-dismiss = Siete di meno: quale ninja lascia il capitolo?
    .silence = L'ultimo.
    .waiting = { $count ->
        [one] { $who } sceglie quale ninja se ne va.
       *[other] { $who } scelgono quale ninja se ne va.
    }
ask-give-up = Ora giochi con meno ninja: chi cedi?
    .silence = L'ultimo.
    .waiting = { $who } sceglie quale ninja cedere.
ask-take-over = Con quale ninja giochi?
    .silence = Il primo.
    .waiting = { $who } sceglie un ninja.
option-coins = { $count } × { $value }
option-purchase = Acquista { $purchase }
option-enough = Basta così
option-card = { $purchase }
option-at = { $location }
option-settled = Lasciale lì
option-buy = Acquista { $item }
option-go = { $location }
option-veto = Scarta { $purchase }
option-spare = Non scartare nulla
option-strip = Scarta { $purchase }
option-promote = Promuovi { $purchase }
option-instead-of = Al posto di { $purchase }
option-no-promotion = Nessuna promozione
option-dismiss = { $ninja } se ne va
option-give-up = Cedi { $ninja }
option-take-over = { $ninja }
cost-cost = costa { $cost }

# E adesso? Un obiettivo, quanto dista o che cosa richiede, il suo nome sulla scala

way-moves = { $moves ->
    [-2] Il tuo ninja non è ancora sulla mappa
    [-1] Nessuna via per ora
    [0] { $ninja } è sul posto
    [one] { $ninja } è a 1 mossa
   *[other] { $ninja } è a { $moves } mosse
}
way-time = { $time ->
    [one] resta 1 round
   *[other] restano { $time } round
}
aim-barrel = Prendi un barile di polvere dall'armeria.
    .how = { way-moves }; { way-time }.
    .step = Barile
aim-gate = Porta il barile in un cespuglio accanto al portone.
    .how = { way-moves }; { way-time }.
    .step = Portone
aim-blow = Fai saltare il portone con la tua carta speciale rossa, senza farti vedere.
    .how = Sei accanto al portone; { way-time }.
    .step = Esplosione
aim-cover = { $carrier } porta un barile. Sgombra la via per il portone.
    .how = { way-moves }; { way-time }.
    .step = Portone
aim-no-barrel = Non ci sono più barili. Pensa al tuo incarico.
    .how = Il portone è ancora in piedi; { way-time }.
    .step = Incarico
aim-officers = Uccidi gli Ufficiali ai carri e nella caserma.
    .how = { $officers ->
        [0] Nessun Ufficiale è schierato
        [one] Resta un Ufficiale
       *[other] Restano { $officers } Ufficiali
    }, { way-time }. { way-moves }.
    .step = Ufficiali
aim-wagon-1 = Elimina gli Ufficiali del primo carro.
    .how = { way-time }.
    .step = Primo carro
aim-wagon-2 = Elimina gli Ufficiali del secondo carro.
    .how = { way-time }.
    .step = Secondo carro
aim-barracks = Elimina gli Ufficiali nella caserma.
    .how = { way-time }.
    .step = Caserma
aim-stun = Stordisci il signore di Imai con un attacco leggero. Non deve morire.
    .how = { way-moves }; { way-time }.
    .step = Stordiscilo
aim-documents = Prendi i documenti: gioca un'azione rossa o blu nel loro cortile.
    .how = { way-moves }; { way-time }.
    .step = Documenti
aim-home = Riporta tutti i ninja su una tessera ingresso.
    .how = { $away ->
        [0] Ci siete tutti: nessuno si faccia scoprire fino alla fine del round
        [one] Uno è ancora per strada
       *[other] { $away } sono ancora per strada
    }; { way-time }.
    .step = Tutti a casa
aim-hostage = Prendi un ostaggio da un cespuglio del monastero.
    .how = { way-moves }; salvati { $rescued } su 3, { way-time }.
    .step = Ostaggio
aim-lead-out = Porta l'ostaggio su una tessera ingresso. Se subisci danni, lo lasci.
    .how = { way-moves }; salvati { $rescued } su 3, { way-time }.
    .step = Portalo fuori
aim-cover-hostage = Altri guidano gli ostaggi. Sgombra loro la via o suona la campana della preghiera.
    .how = Salvati { $rescued } su 3, { way-time }.
    .step = Copertura
aim-hostage-1 = Salva il primo ostaggio.
    .how = { way-time }.
    .step = Ostaggio 1
aim-hostage-2 = Salva il secondo ostaggio.
    .how = { way-time }.
    .step = Ostaggio 2
aim-hostage-3 = Salva il terzo ostaggio.
    .how = { way-time }.
    .step = Ostaggio 3
aim-tea = Avvelena il tè: raggiungi il suo cespuglio e gioca la tua carta speciale rossa.
    .how = { way-moves }; { way-time }.
    .step = Avvelena il tè
aim-yabu = Uccidi Lord Yabu: con il tè o con un attacco pesante.
    .how = { way-moves }; { way-time }.
    .step = Lord Yabu
aim-posted = Schiera le tue guardie.
    .how = { way-time }.
    .step = Guardie schierate
aim-half-time = Resisti per metà del tempo.
    .how = { way-time }.
    .step = Metà del tempo
aim-time-up = Resisti fino allo scadere del tempo.
    .how = { way-time }.
    .step = Tempo scaduto
aim-guard-M1 = Non lasciare che i ninja portino la polvere al portone.
    .how = Vinci quando il tempo scade: { way-time }.
    .step = Portone
aim-stop-M1 = Un ninja porta la polvere. Sorveglia ogni cespuglio accanto al portone.
    .how = Vinci quando il tempo scade: { way-time }.
    .step = Portone
aim-guard-M2 = Tieni vivo un Ufficiale a un carro o nella caserma.
    .how = { $officers ->
        [0] Nessun Ufficiale conta per ora
        [one] Conta un Ufficiale
       *[other] Contano { $officers } Ufficiali
    }; { way-time }.
    .step = Ufficiali
aim-guard-M3 = Non lasciare che il signore di Imai venga stordito: ha i documenti.
    .how = Vinci quando il tempo scade: { way-time }.
    .step = Documenti
aim-stop-M3 = Un ninja ha i documenti. Tieni i ninja lontani dalle tessere ingresso.
    .how = Scoprine uno ogni round con una perlustrazione, o lascia scadere il tempo: { way-time }.
    .step = Documenti
aim-guard-M4 = Sorveglia i cespugli dove sono tenuti gli ostaggi.
    .how = Salvati { $rescued } su 3; { way-time }.
    .step = Ostaggi
aim-stop-M4 = Un ostaggio è in fuga. Se il ninja subisce danni, lo lascia.
    .how = Salvati { $rescued } su 3; { way-time }.
    .step = Ostaggi
aim-guard-M5 = Proteggi Lord Yabu e tienilo lontano dal tè.
    .how = Vinci quando il tempo scade: { way-time }.
    .step = Lord Yabu
aim-stop-M5 = Lord Yabu è morto. Non far uscire nessun ninja: scoprili con una perlustrazione.
    .how = Vinci quando il tempo scade: { way-time }.
    .step = Tessere ingresso
pin-barrel = Armeria: barile
pin-gate = Portone
pin-officer = Ufficiale
pin-accident = Incidente
pin-documents = Documenti
pin-lord = Signore di Imai
pin-entry = Ingresso
pin-hostage = Ostaggio
pin-bell = Campana
pin-tea = Tè
pin-yabu = Lord Yabu
pin-poisoned = Tè avvelenato
pin-carrier-M1 = Porta la polvere
pin-carrier-M3 = Ha i documenti
pin-carrier-M4 = Guida un ostaggio

# Prima della prima partita di una parte: al massimo 140 parole

opener-ninja = Raggiungi l'obiettivo senza farti vedere, prima che il tempo scada.
    .who = Sei un ninja
    .goal = { $goal } Vincete o perdete insieme, entro { $time } round. Gli incarichi e il bottino contano anche nella sconfitta.
    .turn = Insieme programmate fino a due carte a testa, coperte, e scegliete quando agire. Poi il Daimyo muove le guardie. Poi le vostre carte si eseguono, sulla mappa cambiata.
    .lose = Il tempo scade. Non puoi morire, ma una carta vista da una guardia fallisce: costa salute e rumore, e perdi la seconda. Le verdi nessuno le vede, le blu solo le guardie in allerta, le rosse tutte.
opener-daimyo = Difendi il castello finché il tempo non scade.
    .who = Sei il Daimyo
    .goal = Vinci quando i { $time } round sono finiti. I ninja vogliono questo: { $goal }
    .turn = I ninja programmano per primi, in segreto. Poi giochi tutti i tuoi ordini: muovi, giri e fai entrare guardie. Poi si eseguono le loro carte; ciò che una guardia vede fallisce. Il rumore fa scattare l'allarme e rafforza i tuoi ordini.
    .lose = Perdi subito quando i ninja raggiungono l'obiettivo. Le guardie che guardano dalla parte sbagliata non vedono nulla.

# Perché qualcosa non si può scegliere ora, per regola; un attributo vale per un verbo
why-ST-002 = { $ninja } è già di un altro giocatore.
why-ST-025 = Nell'angolo accanto c'è una guardia.
why-ST-026 = In questo cortile ci sono già tre guardie.
why-ST-027 = Due guardie in angoli opposti non lasciano posto a una terza.
why-ST-028 = Questo posto, o uno accanto, è occupato.
why-ST-029 = Questo cortile non è accanto a quello della guardia.
why-ST-047 = { $card } non è nella tua mano: Riorganizzarsi riporta in mano le carte usate.
why-ST-087 = Questo cortile non è accanto al tuo cespuglio.
why-ST-089 = In un altro cortile si applicano più simboli della carta.
why-ST-114 = Si può attirare solo una guardia di un cortile vicino.
why-ST-122 = { $ninja } è in un altro cespuglio.
why-ST-123 = { $ninja } non ha ferite.
why-ST-124 = La carta funziona solo sui Lancieri.
why-ST-127 = Così un'altra guardia non si potrebbe muovere.
why-ST-129 = Questo cortile non è accanto al tuo cespuglio né sulla sua tessera.
why-ST-155 = Questa carta è stata preparata in questo round: si gioca nel prossimo.
why-ST-162 = Durante un allarme non si prepara nulla.
why-ST-164 = Solo gli ordini verdi muovono la figura del Daimyo.
why-ST-165 = Gli ordini verdi muovono solo la figura del Daimyo.
why-ST-169 = Le nuove guardie entrano solo nelle caserme.
why-ST-178 = Un movimento regolare lascia il cortile solo verso una caserma o un Ufficiale.
why-ST-186 = La guardia è già lì e guarda già da quella parte.
why-ST-188 = In questo cortile nessuna guardia in allerta può metterla in allerta.
why-ST-220 = La figura del Daimyo comincia in un cortile obiettivo.
why-ST-223 = Un ordine non può mettere in allerta la figura del Daimyo.
why-ST-263 = Una guardia stordita non si muove.
why-ST-275 = La tua ferita permette una sola carta movimento per round.
why-ST-276 = La tua ferita vieta le carte azione rosse.
why-ST-277 = La tua ferita vieta le carte azione blu.
why-ST-278 = La tua ferita vieta le carte movimento.
why-ST-292 = Prima ogni cortile deve avere una guardia; nessuno comincia con più di due.
why-ST-294 = La torre ospita una guardia sola.
why-ST-295 = Un cancello chiuso ha al massimo una guardia per lato.
why-ST-318 = Su questa tessera ingresso cominciano già due ninja.
why-ST-338 = Un cancello chiuso ha al massimo una guardia per lato.
why-ST-339 = Questo angolo è chiuso dal cancello.
why-ST-342 = Il cancello chiuso separa questo cespuglio.
why-ST-349 = La torre ospita una guardia sola.
why-ST-469 = Un Ufficiale deve ancora essere messo a un carro o nella caserma.
why-ST-R05 = La casella { $slot } è di un altro ninja.
why-ST-R109 = Il cancello chiuso non lascia passare tra questi due cortili.
why-ST-156 = Le carte preparate nel round scorso vanno giocate.

# Lezioni

title-shadow_tactics-lessons = Shadow Tactics: la prima partita
    .tagline = Due missioni brevi con un maestro: una da ninja, una da Daimyo.
option-lesson-ninja = Impara da ninja
option-lesson-daimyo = Impara da Daimyo

lesson-ninja-plan = Metti Ninjato, poi Movimento turchese.
    .then = La prima carta elimina il Lanciere del cortile Y5 e ne nasconde il corpo; la seconda ti porta attraverso l'incrocio J12 fino al barile nel cespuglio B15.
    .why = Quella guardia sorveglia J12. Se ci passi davanti ti vede; senza di lei la via è libera. Perciò quest'ordine.
lesson-ninja-ready = Di' che sei pronto.
    .then = Prima il Daimyo gioca i suoi ordini. Poi le tue due carte si scoprono, una dopo l'altra.
    .why = Lui muove le guardie prima che tu agisca, senza conoscere le tue carte. Lasciati un margine.
lesson-ninja-exit = Prosegui nel cespuglio B15.
    .then = Sei nell'incrocio e nessuno ti ha visto. Scegli il cespuglio in cui uscire.
    .why = In B15 c'è un barile di polvere da sparo. Con quello puoi far saltare il cortile Y3, l'obiettivo della missione.
lesson-ninja-barrel = Prendi il barile.
    .then = Non costa carte. Puoi portarne uno.
    .why = Con un barile la tua carta speciale rossa fa saltare un cortile accanto al tuo cespuglio.
lesson-ninja-carry = Movimento giallo, poi Movimento bianco.
    .then = Ti portano attraverso gli incroci J15 e J9 fino al cespuglio B9, accanto al cortile Y3.
    .why = Movimento turchese è usato: le carte scoperte tornano solo con una carta che ha il simbolo di recupero, come Riorganizzarsi. La guardia di Y7 guarda dentro il suo cortile: nessuno sorveglia questi due incroci.
lesson-ninja-go = Di' che sei pronto.
    .then = Le due carte portano te e il barile oltre il cortile Y7.
    .why = Il tempo stringe: quando finisce, ha vinto il Daimyo.
lesson-ninja-through = Prosegui nel cespuglio B12.
    .then = Da lì l'incrocio bianco J9 porta al cortile obiettivo.
    .why = Una carta movimento passa per un incrocio del suo colore, fino a un cespuglio qualsiasi accanto all'incrocio.
lesson-ninja-arrive = Prosegui nel cespuglio B9.
    .then = È accanto al cortile Y3. Qui il barile può fare il suo lavoro.
    .why = Anche B6 è accanto a Y3. Da dove sei dipende quali guardie ti vedono.
lesson-ninja-free = Ora scegli tu le carte.
    .then = La carta speciale rossa fa saltare il cortile Y3 qui accanto, e i ninja vincono. Da qui in poi la partita è tua.
    .why = Le carte rosse falliscono se le vede una guardia qualsiasi, le blu se la guardia è in allerta, le verdi mai. Il Daimyo muove prima le guardie. Una carta che uccide o distrae una guardia, messa prima della speciale, la rende più sicura.
lesson-ninja-fetch = Prima prendi un barile.
    .then = Uno è nel cespuglio B15, uno in B22. Senza barile il cortile obiettivo resta in piedi.
    .why = Metti carte movimento dei colori che portano lì, o Riorganizzarsi per riprendere le carte usate.
lesson-ninja-onward = Porta il barile a Y3.
    .then = I cespugli B3, B6 e B9 sono accanto al cortile obiettivo. Da lì metti la carta speciale rossa.
    .why = Una carta movimento fallisce se una guardia sorveglia l'incrocio. Metti Riorganizzarsi se il colore che ti serve è già usato.
lesson-ninja-aim = Scegli il cortile.
    .then = La carta si esegue lì. Accanto al cortile c'è scritto chi vedrebbe.
    .why = Una carta va dove si può applicare il maggior numero dei suoi simboli; tra cortili pari scegli tu.
lesson-ninja-target = Scegli chi colpire.
    .then = Un attacco leggero uccide un Lanciere o un Ufficiale e stordisce un Samurai fino alla fine del round.
    .why = Le guardie rivolte verso il cortile si accorgono di una morte. Prendi quella che nessuno guarda.
lesson-ninja-distract = Scegli chi distrarre, e dove guarda.
    .then = Un Lanciere distratto va in un altro angolo del suo cortile e guarda dove vuoi tu.
    .why = Gira la guardia che vedrebbe la tua prossima carta. Le carte verdi riescono anche sotto i suoi occhi.
lesson-ninja-walk-later = Se ti muovi prima, la guardia di Y5 ti vede in J12: la carta fallisce, perdi salute e la seconda carta è annullata.
lesson-ninja-no-barrel = Una carta speciale ancora non serve: non porti nessun barile.
lesson-ninja-other-cards = È un piano lecito. Ma per vincere serve il barile in B15, e la guardia di Y5 sorveglia la via.
lesson-ninja-no-barrel-there = È vicino al cortile obiettivo, ma non hai ancora un barile.
lesson-ninja-take-it-later = Resta dov'è. Ti serve: nient'altro fa saltare il cortile obiettivo.
lesson-ninja-too-far = Qui accanto non c'è il cortile obiettivo: il barile salterebbe per niente.
lesson-ninja-yellow-first = L'incrocio bianco non è ancora accanto a te. Prima il giallo, poi il bianco.
lesson-ninja-other-way = È un piano lecito. Ma l'obiettivo è il cortile Y3: i cespugli B3, B6 e B9 gli stanno accanto.
lesson-ninja-wrong-way = Così ti allontani dal cortile Y3. Ora la via è più lunga.

lesson-daimyo-play = Gioca subito Pattuglia.
    .then = Giocato subito, un ordine esegue la parte in alto: qui un movimento regolare.
    .why = Hayato è nascosto nel cespuglio B11 e ha programmato una carta. Tu devi guadagnare tempo: quando finisce, il castello è tuo.
lesson-daimyo-turn = Gira la guardia in Y5.
    .then = All'angolo 4, rivolta all'esterno, sorveglia il cespuglio B11 e l'incrocio J12.
    .why = Qualunque carta abbia programmato, Hayato uscirà probabilmente da J12, e le carte rosse falliscono se una guardia le vede.
lesson-daimyo-prepare = Prepara Battere i cespugli.
    .then = Un ordine preparato aspetta il prossimo round e allora esegue la parte in basso, più forte.
    .why = Una perlustrazione trova i ninja solo dove guarda una guardia in allerta. Ora non ce n'è nessuna; dopo questo round forse sì.
lesson-daimyo-rest = Gioca l'ultimo ordine.
    .then = In ogni round tutti gli ordini in mano vanno giocati o preparati.
    .why = Dopo l'ultimo si scoprono le carte dei ninja.
lesson-daimyo-third = Rinuncia a questo movimento.
    .then = Le guardie stanno bene così. Ora la carta di Hayato si scopre davanti ai loro occhi.
    .why = Una guardia che si muove può distogliere lo sguardo da ciò che sorvegliava.
lesson-daimyo-follow = Esegui la perlustrazione.
    .then = L'ordine preparato è pronto: la parte in basso perlustra i cespugli, poi muove una guardia.
    .why = La tua guardia ha visto Hayato: la carta è fallita, lui ha perso salute, c'è stato rumore e la guardia è in allerta. Con tanto rumore quanti sono i ninja scatterebbe l'allarme, in cui tutti gli ordini usano la parte rossa.
lesson-daimyo-search = Ordina la perlustrazione.
    .then = Alla fine del round ogni ninja il cui cespuglio è sorvegliato da una guardia in allerta perde un punto salute.
    .why = Hayato è ancora in B11, e la tua guardia in allerta ci guarda dritto.
lesson-daimyo-free = Ora comanda come vuoi.
    .then = Restano due round. Sorveglia il cortile obiettivo Y3 finché il tempo finisce.
    .why = Una guardia rivolta all'interno vede ciò che accade nel suo cortile. Una rivolta all'esterno sorveglia un cespuglio e un incrocio. Ti servono entrambe.
lesson-daimyo-not-later = Preparato, in questo round non muove nessuno, e la carta di Hayato si scopre in questo round.
lesson-daimyo-search-later = Una perlustrazione non trova nessuno finché nessuna guardia è in allerta. Preparata, arriva quando forse ce n'è una.
lesson-daimyo-fewer-moves = Anche questo muove una guardia. Ricorda quale potrebbe sorvegliare il cespuglio di Hayato.
lesson-daimyo-use-it = Un movimento a cui rinunci è perso. Forse era quello che scopriva Hayato.
lesson-daimyo-other-guard = Mossa lecita. La guardia in Y5 era la più vicina a Hayato.

# Che cos'è ogni cosa: i tipi, e le cose che nessuna carta spiega.

sort-item = Oggetto
sort-order = Ordine del Daimyo
sort-ninja = Ninja
sort-guard = Guardia
sort-mission = Missione
sort-health = Carta salute
sort-deployment = Carta schieramento
sort-quest = Incarico
sort-location = Luogo

about-cardcolour = carta { $colour }
about-order = Eseguilo subito con la parte in alto, o preparalo: nel prossimo round vale la parte in basso. Durante l'allarme conta solo la parte rossa.
about-ninja = I ninja stanno nei cespugli e nessuno li vede. Le guardie vedono solo ciò che fanno le loro carte.
about-mission = Missione
    .ninjas = Vincono i ninja
    .daimyo = Vince il Daimyo
about-junction = Una carta movimento di questo colore lo attraversa fino a un cespuglio accanto. Una guardia che sorveglia l'incrocio vede il movimento.
    .name = incrocio { $colour }
about-location = { $cards ->
    [0] { "" }
    [one] Offre 1 carta a chi lo controlla.{ " " }
   *[other] Offre { $cards } carte a chi lo controlla.{ " " }
}Tasse { $tax }, ricchezza { $wealth }. Chi vince la sua missione prende la ricompensa.
about-daimyo = Un giocatore comanda tutte le guardie, con gli ordini. Il Daimyo vince quando scade il tempo.
    .name = Daimyo

about-piece-entry = I ninja cominciano qui, al massimo { $entry } per tessera, e da qui se ne vanno.
about-piece-barracks = Qui entrano le nuove guardie. Da qui un movimento regolare può andare in ogni cortile adiacente.
about-piece-tower = La guardia nella torre sorveglia un solo posto della sua tessera: lo sguardo.
about-piece-objective = Qui c'è l'obiettivo della missione.
about-piece-gate = Da chiuso lo passano solo le guardie, e nessuno vi agisce attraverso. La sua chiave lo apre per sempre.
about-piece-key = La prende il ninja che passa da questo incrocio; apre il suo cancello.
about-piece-coin = La prende per la cassa comune il ninja che passa da questo incrocio.
about-piece-focus = Il posto che la guardia nella torre sorveglia. Un ordine può spostarlo.
about-piece-body = Una guardia morta. La guardia che lo vede fa rumore e va in allerta. Una carta può nasconderlo.
about-piece-green-M1 = L'armeria: un barile di polvere. Comincia le tue carte in questo cespuglio per prenderlo; portalo in un cespuglio accanto al portone.
about-piece-blue-M2 = Qui un'azione di missione uccide una guardia in un cortile adiacente, e il corpo è nascosto.
about-piece-green-M3 = Stordisci il signore della città e li lascia cadere. Li prende una carta senza altro bersaglio.
about-piece-blue-M3 = Qui un'azione di missione fa crollare la torre: accorrono Samurai, in allerta.
about-piece-green-M4 = Comincia le tue carte in questo cespuglio per portarlo con te; una ferita te lo fa lasciare. Conducilo a una tessera ingresso.
about-piece-bell = Qui un'azione di missione la suona, una volta sola: il rumore svanisce e il Daimyo toglie guardie dalla mappa.
about-piece-blue-M5 = Qui un'azione di missione avvelena il tè: la figura del Daimyo muore quando è lì.
about-piece-boulder = Da questo lato non passa nulla e nessuno vede oltre.
about-piece-footprints = La guardia che le vede fa rumore e si volta. Poi svaniscono.
about-piece-torch = Se è accesa, qui si vede tutto. Ninja e guardie possono spegnerla o accenderla.
about-hex-yard = Le guardie stanno negli angoli e guardano dentro o fuori. I ninja vi agiscono dai cespugli accanto, senza mai fermarsi.
about-hex-bush = Qui si nascondono i ninja, quanti vogliono. Nessuno vede dentro un cespuglio.
about-hex-junction = I ninja lo attraversano da cespuglio a cespuglio con una carta movimento del suo colore. Nessuno vi si ferma.
about-state-calm = Vede le carte rosse. Le blu le ignora.
about-state-alerted = Vede le carte rosse e le blu, finché dura l'allarme.
about-state-stunned = Non vede nulla e non si può muovere fino al ripristino.
about-badge-health = Ogni guardia che vede una carta di questo ninja ne costa 1. Una carta salute girata porta la sua penalità. I ninja non muoiono mai.
    .name = Salute
about-badge-jutsu = Una carta con il simbolo jutsu ne costa 1. Un segnalino speso riposa fino alla prossima missione.
    .name = Segnalini jutsu
about-badge-found = Una perlustrazione ha trovato questo ninja in questo round.
    .name = Trovato
about-badge-ready = Questo giocatore ha posato le sue carte.
    .name = Pronto
about-badge-noise = Se al ripristino arriva alla soglia, scatta l'allarme.
    .name = Rumore
about-badge-alarm = Finché dura, ogni ordine usa la parte rossa e le guardie restano in allerta. I round tranquilli lo dimezzano, poi lo fanno cessare.
    .name = Allarme
about-badge-time = Uno in meno a ogni ripristino. A 0 vince il Daimyo.
    .name = Tempo
about-badge-search = Al ripristino ogni ninja in un cespuglio sorvegliato da una guardia in allerta perde 1 punto salute.
    .name = Perlustrazione
about-badge-pool = Ciò che i ninja hanno raccolto. Compra oggetti fra una missione e l'altra.
    .name = Monete
about-badge-round = I ninja posano carte, il Daimyo dà ordini, le carte si eseguono, il tavolo si ripristina.
    .name = Round
about-badge-slot = Le carte si eseguono dalla casella 1 alla { $slots }. Un ninja per casella.
    .name = Casella
about-badge-used = Le carte usate tornano solo con un recupero.
    .name = Usata
about-badge-prospect = Che cosa farebbe la carta sulla mappa com'è ora; il Daimyo muove prima che si esegua.
    .name = Previsione
about-badge-prepared = Un ordine preparato è visibile a tutti. Nel prossimo round va giocato con la parte in basso.
    .name = Preparato
about-badge-light = Di notte: al buio nessuno è visto, alla luce tutti.
    .name = Luce
about-part-immediate = Che cosa fa l'ordine se si esegue dalla mano.
about-part-prepared = Che cosa fa l'ordine un round dopo averlo preparato.
about-part-alarm = Che cosa fa l'ordine mentre suona l'allarme.
about-pin-barrel = Polvere dell'armeria. Comincia le tue carte in questo cespuglio per prenderla.
about-pin-gate = Il portone: fallo saltare con un'azione di missione da un cespuglio accanto.
about-pin-officer = Nessun Ufficiale deve restare in un cortile obiettivo o nella caserma.
about-pin-accident = Qui un'azione di missione uccide una guardia accanto.
about-pin-documents = I documenti sono in questo cortile: prendili con una carta.
about-pin-lord = Il signore della città porta i documenti. Stordiscilo; non deve morire.
about-pin-entry = La via d'uscita. Possono andarsene quanti ninja volete.
about-pin-hostage = Comincia le tue carte in questo cespuglio per portare con te l'ostaggio.
about-pin-bell = Qui un'azione di missione suona la campana, una volta sola.
about-pin-tea = Qui un'azione di missione avvelena il tè.
about-pin-yabu = Lord Yabu deve morire, di veleno o in altro modo.
about-pin-poisoned = Lord Yabu muore appena è in questo cortile.
about-pin-carrier-M1 = Questo ninja porta un barile al portone.
about-pin-carrier-M3 = Questo ninja ha i documenti e vuole uscire.
about-pin-carrier-M4 = Questo ninja conduce un ostaggio a una tessera ingresso.

# Il riassunto per chi gioca

aid-round = Un round
aid-programme = 1. I ninja posano carte
    .cost = da 0 a 2 carte a ninja
    .text = Coperte in una delle { $slots } caselle, tutti insieme. Potete parlare finché non siete tutti pronti.
aid-orders = 2. Il Daimyo dà ordini
    .cost = tutta la mano
    .text = Ogni ordine si esegue o si prepara.
aid-execution = 3. Le carte si eseguono
    .cost = caselle da 1 a { $slots }
    .text = Sulla mappa com'è in quel momento. Se la prima carta di un ninja è vista, la seconda è persa.
aid-refresh = 4. Ripristino
    .cost = 1 tempo
    .text = Perlustrazione, fine degli stordimenti, conto del rumore, il Daimyo pesca.
aid-ninjas = I ninja: che cosa richiede una carta
aid-green = Carta verde
    .cost = nulla
    .text = Nessuna guardia la vede mai.
aid-blue = Carta blu
    .cost = nessuna guardia in allerta che la veda
    .text = Le guardie calme la ignorano.
aid-red = Carta rossa
    .cost = nessuna guardia che la veda
    .text = Un testimone qualsiasi la fa fallire.
aid-move = Movimento
    .cost = un incrocio del suo colore
    .text = Fino a un cespuglio accanto. Prende moneta e chiave.
aid-attack = Attacco
    .cost = un cortile adiacente
    .text = Leggero: uccide Lanciere o Ufficiale, stordisce chi ha l'armatura. Pesante: uccide ogni guardia.
aid-jutsu = Jutsu
    .cost = 1 segnalino jutsu
    .text = Cominci con { $jutsu }. Senza, la carta non fa nulla.
aid-reset = Recupero
    .cost = 1 carta
    .text = Tornano tutte le tue carte usate.
aid-mission = { $deed }
    .cost = una carta speciale { $colour }
    .text = L'azione della missione.
aid-pick-up = Prendere un segnalino verde
    .cost = gratis
    .text = Nel tuo cespuglio, prima della prima carta.
aid-daimyo = Il Daimyo
aid-execute = Eseguire un ordine
    .cost = 1 carta
    .text = Vale la parte in alto; durante l'allarme quella rossa.
aid-prepare = Preparare un ordine
    .cost = 1 carta
    .text = Nel prossimo round vale la parte in basso. Non durante l'allarme.
aid-regular = Movimento regolare
    .cost = 1 simbolo
    .text = Nel cortile, o più vicino a caserma o Ufficiale; da lì ovunque.
aid-free = Movimento libero
    .cost = 1 simbolo
    .text = Nel cortile o in uno adiacente.
aid-deploy = Schierare
    .cost = 1 simbolo
    .text = Nuove guardie nella caserma.
aid-spread = Spargere l'allarme
    .cost = 1 simbolo
    .text = Un'altra guardia va in allerta in un cortile che ne ha una in allerta.
aid-search = Perlustrare i cespugli
    .cost = 1 simbolo
    .text = Al ripristino: 1 punto salute a ogni ninja sorvegliato da una guardia in allerta.
aid-power = Potere del Daimyo
    .cost = 1 simbolo, una volta per round
    .text = Tempo −1, se vale la condizione della missione.
aid-prices = Che cosa va storto
aid-witness = Una guardia vede una carta
    .cost = 1 rumore e 1 punto salute a testimone
    .text = Non fa nulla. Le guardie calme che vedono una rossa vanno in allerta.
aid-body = Una guardia vede un corpo o una morte
    .cost = 1 rumore
    .text = La guardia va in allerta.
aid-noise = Il rumore arriva al numero dei ninja
    .cost = allarme pieno
    .text = Poi parziale, poi nessuno, se resta la quiete.
aid-time = Il tempo scade
    .cost = { $time } round
    .text = Vince il Daimyo.

# Com'è andata una missione

account-goals = Obiettivi
account-side-ninjas = I ninja
account-side-daimyo = Il Daimyo
account-goal-ninjas = { $mission ->
    [M1] { goal-M1 }
    [M2] { goal-M2 }
    [M3] { goal-M3 }
    [M4] { goal-M4 }
   *[M5] { goal-M5 }
}
account-goal-daimyo = { $mission ->
    [M3] Tieni i documenti finché il tempo non finisce, o fa' tacere il signore della città.
   *[other] Resisti finché il tempo non finisce.
}
account-quest = { $ninja-key ->
    [none] Incarico: { $quest }
   *[other] Incarico di { $ninja }: { $quest }
}{ $boxes ->
    [0] { "" }
   *[other] , { $markers } su { $boxes }
}
account-programmes = I programmi del round { $round }
account-programme = { $ninja }: { $cards }{ $cancelled ->
    [yes] ; la seconda carta è stata annullata e resta coperta
   *[no] { "" }
}.
account-orders = Il Daimyo aveva ancora: { $orders }.
account-number-time = Tempo rimasto
account-number-cards = Carte rivelate
account-number-kills = Guardie uccise
account-number-hurt = Ferite subite
account-number-orders = Ordini eseguiti
account-sequence = Missione { $round }
account-missions = Missioni
account-mission-won = { $location }

# Il modulo dei numeri personalizzati: i gruppi, poi i campi e ciò che non ha altrove un nome

numbers-numbers = Limiti e quantità
numbers-variants = Varianti
numbers-missions = Missioni
numbers-locations = Luoghi del capitolo
numbers-items = Acquisti dei ninja
numbers-orders = Ordini del Daimyo
numbers-deployments = Carte schieramento
numbers-quests = Incarichi
number-numbers-ninjas-1 = Ninja con 2 giocatori
number-numbers-ninjas-2 = Ninja con 3 giocatori
number-numbers-ninjas-3 = Ninja con 4 giocatori
number-numbers-ninjas-4 = Ninja con 5 giocatori
number-slots = Caselle per i programmi
number-jutsu = Segnalini jutsu
number-entry-limit = Ninja su una tessera ingresso
number-most-health = Carte salute di un ninja al massimo
number-most-time = Tempo massimo
number-surrender = Tempo rimasto a cui ci si può arrendere
number-numbers-coins = Valore di una moneta
number-figures = Figure
number-boulders = Massi
number-civilians = Civili
number-footprints = Impronte
number-time = Tempo
number-guards = Guardie
number-noise = Rumore dell'azione di missione
number-most = Guardie mosse dall'azione di missione
number-tax = Tasse
number-wealth = Ricchezza
number-cards = Carte offerte
number-strip = Carte schieramento che il Daimyo scarta
number-offers = Carte offerte in più
number-daimyo = Se vince il Daimyo
number-ninjas = Se vincono i ninja
number-coins = Monete per ogni ninja
number-veto = Carte assegnate che i ninja possono scartare
number-discount = Sconto
number-cost = Costo
number-copies = Copie
number-boxes = Caselle
number-executed = Carte eseguite

# Rapporti sull'equilibrio

balance-ninja = Ninja
balance-card = Carte dei ninja
balance-order = Ordini del Daimyo
balance-item = Oggetti
balance-quest = Incarichi
balance-rounds = Round
balance-at-seen = Ninja visti agire
balance-at-killed = Guardie uccise
balance-at-hurt = Ninja feriti
balance-at-hid = Cespugli in cui entrano i ninja

# What is wrong with a map or a mission

fault-no-tile = questa tessera non c'è; scegli fra { $tiles }
fault-off-table = { $at } è fuori dal tavolo; i due numeri vanno da -{ $most } a { $most }
fault-origin = { $at } è { $found ->
    [yard] un cortile
    [bush] un cespuglio
   *[junction] un incrocio
}; la sua origine è { $wanted ->
    [yard] un cortile
    [bush] un cespuglio
   *[junction] un incrocio
}
fault-yard-twice = il suo cortile { $at } è anche un cortile di { $other }
fault-gate-gap = al cancello manca una casella sua in { $at }
fault-many-hexes = le tessere hanno { $count } { $kind ->
    [yard] cortili
    [bush] cespugli
   *[junction] incroci
}; devono essere da 1 a { $most }
fault-no-neighbour = non ha una casella accanto in { $at }
fault-no-hex-name = non è il nome di una casella come Y3, B4 o J7
fault-no-hex = non è su questa mappa
fault-wrong-hex = è { $found ->
    [yard] un cortile
    [bush] un cespuglio
   *[junction] un incrocio
}; deve essere { $wanted ->
    [yard] un cortile
    [bush] un cespuglio
    [yard-bush] un cortile o un cespuglio
   *[junction] un incrocio
}
fault-hex-twice = è indicato due volte
fault-both-tokens = ha già un segnalino verde
fault-many-tokens = ce ne sono { $count }; la scatola ne ha { $most }
fault-none = ce ne vuole almeno uno
fault-few-entries = non bastano per { $ninjas } ninja
fault-is-barracks = è una caserma
fault-is-gate = è un cancello
fault-on-gate = è l'incrocio di un cancello
fault-no-key = il cancello non ha una chiave
fault-no-gate = non è un cancello di questa mappa
fault-keys-twice = su questo incrocio ci sono due chiavi
fault-needs-token = la missione ha bisogno di almeno un segnalino
fault-needs-objective = la missione ne vuole uno su { $kind ->
    [bush] un cespuglio
   *[yard] un cortile
}
fault-tea-away = non è accanto a un cortile obiettivo (ST-497)
fault-two-colours = ha due incroci { $colour ->
    [yellow] gialli
    [purple] viola
    [white] bianchi
    [orange] arancioni
    [teal] turchesi
   *[brown] marroni
}{ $gate ->
    [none] {""}
   *[other] {" "}con { $gate } aperto
}: { $both }
fault-no-way-guards = le guardie non hanno una via da Y1 a { $to }
fault-no-way-ninjas = i ninja non hanno una via da { $entry } a { $to }
fault-no-way-key = i ninja non hanno una via verso questa chiave
fault-focus-nowhere = lo sguardo { $at } non è su questa mappa
fault-posts = { $count ->
    [one] 1 guardia
   *[other] { $count } guardie
}; devono essere 1 o { $most } (ST-292)
fault-one-in-tower = in una torre sta una guardia sola (ST-349)
fault-no-focus = la guardia in una torre ha uno sguardo e nessun angolo (ST-361)
fault-focus-away = lo sguardo è su un'altra tessera (ST-350)
fault-no-tower = qui non c'è una torre
fault-near-corners = le guardie stanno in angoli vicini (ST-025)
fault-gate-corner = l'angolo { $corner } non è un posto finché il cancello è chiuso (ST-339)
fault-gate-side = a ogni lato di un cancello chiuso sta una guardia (ST-338)
fault-lord-elsewhere = la figura del Daimyo inizia in un cortile obiettivo (ST-220)
fault-no-lord = la missione ha bisogno della figura del Daimyo
fault-no-lord-here = la figura del Daimyo c'è solo nella Città di Imai e nel Palazzo di Lord Yabu
fault-many-guards = troppe figure: { $kind ->
    [S] Lancieri
    [O] Ufficiali
    [A] Samurai
   *[D] Daimyo
}; ce ne sono { $most }
fault-no-officer = nessun Ufficiale sta in un cortile obiettivo o in caserma (ST-469)
fault-no-tiles = ci vuole almeno una tessera
fault-coins = devono essere valori da 1 in su, ciascuno una volta sola
fault-idle = non fa nulla
fault-boxes = un incarico che si conta ha delle caselle; uno giudicato alla fine non ne ha
fault-lord-there = la figura del Daimyo deve esserci
fault-lord-absent = la figura del Daimyo non deve esserci
fault-garrison = { $guards } guardie; la mappa ne accoglie da { $least } a { $most }
fault-posted = { $posted } { $letter }; la missione ne ha { $count }
fault-figures = più { $letter } di quante siano le figure: indicane meno
fault-range = deve andare da { $least } a { $most }, non { $value }

# The editor of missions

editor-tiles = Tessere
editor-tokens = Segnalini
editor-guards = Guardie
editor-tile-large = grande, { $yards } cortili
editor-tile-connector = raccordo, un cortile
editor-tile-gate = cancello, con muro e chiave
editor-entries = Ingresso
    .about = dove i ninja entrano ed escono; due o tre
editor-barracks = Caserma
    .about = dove arrivano le guardie
editor-tower = Torre
    .about = una guardia, che osserva un solo punto
editor-objectives = Obiettivo
    .about = un cortile, o il cespuglio della campana
editor-green = Segnalino verde
    .about = un barile, o un ostaggio
editor-blue = Segnalino blu
    .about = un incidente, una torre da abbattere, il tè
editor-key = Chiave di { $gate }
    .about = apre il cancello; sta su un incrocio
editor-figures = { $count ->
    [one] 1 figura
   *[other] { $count } figure
}
editor-section-story = Missione
editor-section-goal = L'obiettivo
editor-section-special = Regole speciali
editor-set-name = Nome
editor-set-story = Storia
editor-set-goal = Obiettivo
editor-set-time = Round
editor-set-action = Azione di missione
editor-set-noise = Il suo rumore
editor-set-most = Samurai che sposta
editor-set-night = Notte: torce, e luoghi al buio
editor-set-snow = Neve: i ninja lasciano impronte
editor-set-boulders = Massi sbarrano le vie
editor-set-civilians = Civili
editor-goal-M1 = Far saltare un cortile
editor-goal-M2 = Eliminare gli Ufficiali
editor-goal-M3 = Rubare i documenti
editor-goal-M4 = Liberare gli ostaggi
editor-goal-M5 = Uccidere il signore
editor-action-green = carta verde
editor-action-blue = carta blu
editor-action-red = carta rossa
editor-civilians-none = nessuno
editor-civilians-friendly = amichevoli
editor-civilians-hostile = ostili
editor-players = { $count ->
    [one] un giocatore ninja
   *[other] { $count } giocatori ninja
}
editor-fix-remove = Toglilo
editor-fix-move = Sposta in { $place }
editor-fix-lay = Mettine uno in { $place }
editor-fix-fill = Un Lanciere in ogni cortile vuoto
editor-fix-corner = Spostane una nell'angolo { $corner }
editor-fix-spearman = Un Lanciere al suo posto
editor-fix-fewer = Togline una
editor-fix-lord = La figura del Daimyo in { $place }
editor-fix-officer = Un Ufficiale in { $place }
editor-fix-goal = { $goal ->
    [M3] Obiettivo: rubare i documenti
   *[M5] Obiettivo: uccidere il signore
}
editor-fix-elsewhere = Metti { $tile } dove ci sta
editor-fix-without = Togli { $tile }
editor-fix-number = Imposta { $number }
