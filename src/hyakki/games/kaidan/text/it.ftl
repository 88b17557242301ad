# Kaidan

title-kaidan = Kaidan
    .tagline = Non fare rumore. Non fidarti di nessuno. Esci di lì.
    .credits = Kaidan: regolamento di Ludovico Orlandi; parole e disegni, e le carte che il regolamento lascia aperte, sono nostri.
    .find = Rumore, Inseguimento, Nascondiglio …
title-kaidan-lessons = Kaidan: la prima partita
    .tagline = Una partita breve con un maestro: chiavi, un Inseguimento e la via di fuga.

# I numeri delle carte: come si chiama ogni quantità nei testi qui sotto. { $n } è il numero.

amount-wounds = { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
}
amount-heal = { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
}
amount-extra_wounds = { $n ->
    [one] 1 Ferita in più
   *[other] { $n } Ferite in più
}
amount-discard = { $n ->
    [one] 1 Oggetto a caso
   *[other] { $n } Oggetti a caso
}
amount-draw = { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
}
amount-appear = { $n ->
    [one] appare un'Entità casuale
   *[other] appaiono { $n } Entità casuali
}
amount-pm = { $n ->
    [one] 1 PM
   *[other] { $n } PM
}
amount-more_pm = { $n ->
    [one] 1 PM in più
   *[other] { $n } PM in più
}
amount-pa = { $n ->
    [one] 1 PA
   *[other] { $n } PA
}
amount-next_pa = { $n ->
    [one] 1 PA
   *[other] { $n } PA
}
amount-quiet = { $n ->
    [one] La prima Casella in cui entri in ogni tua Attivazione non emette
   *[other] Le prime { $n } Caselle in cui entri in ogni tua Attivazione non emettono
}
amount-cells = { $n ->
    [one] 1 Casella
   *[other] { $n } Caselle
}
amount-reach = { $n ->
    [one] 1 Casella
   *[other] { $n } Caselle
}
amount-stays = { $n ->
    [one] è stato pescato un Dono
   *[other] sono stati pescati { $n } Doni
}
amount-uses = { $n ->
    [one] 1 uso
   *[other] { $n } usi
}
amount-evidence = { $n ->
    [one] 1 Token Prova
   *[other] { $n } Token Prova
}

# Attributi, mazzi, pile, icone, facce del D10

attribute-nerves = Nervi
attribute-force = Forza
attribute-exorcism = Esorcismo
attribute-perception = Percezione
attribute-speed = Velocità
attribute-fear = Paura
deck-objects = Oggetti
    .one = un Oggetto
deck-extra = Oggetti Extra
    .one = un Oggetto Extra
deck-treasure = Tesori
    .one = un Tesoro
deck-gifts = Doni del pozzo
    .one = un Dono del pozzo
deck-masks = Maschere
    .one = una Maschera
pile-house = Casa
pile-both = Casa/Giardino
pile-garden = Giardino
icon-common = comune
icon-mission = Missione
icon-mask = Maschera
icon-weapon = Arma
icon-rapid = Rapido
icon-special = speciale
face-0c = 0 Critico
face-0 = 0
face-1 = 1
face-2 = 2
face-3 = 3
face-3c = 3 Critico
status-mark = Marchio della morte
    .some = { $count ->
        [one] un Marchio della morte
       *[other] { $number } Marchi della morte
    }
status-neutral = Stato neutro
    .some = { $count ->
        [one] uno Stato neutro
       *[other] { $number } Stati neutri
    }

# Che cosa c'è sulla mappa

piece-exploration = Token Esplorazione
    .one = un Token Esplorazione
    .the = il Token Esplorazione
piece-spent = Token Esplorazione esaurito
    .one = un Token Esplorazione esaurito
    .the = il Token Esplorazione esaurito
piece-hiding = Nascondiglio
    .one = un Nascondiglio
    .the = il Nascondiglio
piece-corpse = Cadavere
    .one = un Cadavere
    .the = il Cadavere
piece-body = corpo
    .one = un corpo
    .the = il corpo
piece-mask = Token Maschera
    .one = un Token Maschera
    .the = il Token Maschera
piece-blue = Token Esplorazione azzurro
    .one = un Token Esplorazione azzurro
    .the = il Token Esplorazione azzurro
piece-evidence = Token Prova
    .one = un Token Prova
    .the = il Token Prova
piece-inventory = Token Inventario
    .one = un Token Inventario
    .the = il Token Inventario
piece-ofuda = Token Ofuda
    .one = un Token Ofuda
    .the = il Token Ofuda
piece-oil = Chiazza d'olio
    .one = una Chiazza d'olio
    .the = la Chiazza d'olio
piece-flames = Fiamme Sacre
    .one = Fiamme Sacre
    .the = le Fiamme Sacre
piece-trapdoor = Botola
    .one = una Botola
    .the = la Botola
piece-well = pozzo
    .one = un pozzo
    .the = il pozzo
key-silver = Chiave d'argento
    .the = il Token Chiave d'argento
key-bronze = Chiave di bronzo
    .the = il Token Chiave di bronzo
key-gold = Chiave d'oro
    .the = il Token Chiave d'oro

# Token Porta/Movimento: simboli; lato porta; lato movimento

token-T01 = 1
    .door = aperta
    .move = 1 Casella
    .some = 1 Casella
token-T02 = 1
    .door = aperta
    .move = 1 Casella
    .some = 1 Casella
token-T03 = 2
    .door = aperta
    .move = 2 Caselle
    .some = 2 Caselle
token-T04 = 2
    .door = aperta
    .move = 2 Caselle
    .some = 2 Caselle
token-T05 = 2
    .door = aperta
    .move = 2 Caselle
    .some = 2 Caselle
token-T06 = 2
    .door = aperta
    .move = 2 Caselle
    .some = 2 Caselle
token-T07 = 3
    .door = aperta
    .move = 3 Caselle
    .some = 3 Caselle
token-T08 = 3
    .door = aperta
    .move = 3 Caselle
    .some = 3 Caselle
token-T09 = 3
    .door = aperta
    .move = 3 Caselle
    .some = 3 Caselle
token-T10 = 4
    .door = aperta
    .move = 4 Caselle
    .some = 4 Caselle
token-T11 = 1>
    .door = aperta
    .move = 1 Casella verso il PG più vicino
    .some = 1 Casella verso il PG più vicino
token-T12 = 2>
    .door = aperta
    .move = 2 Caselle verso il PG più vicino
    .some = 2 Caselle verso il PG più vicino
token-T13 = 2>
    .door = aperta
    .move = 2 Caselle verso il PG più vicino
    .some = 2 Caselle verso il PG più vicino
token-T14 = 2<
    .door = aperta
    .move = 2 Caselle lontano dal PG più vicino
    .some = 2 Caselle lontano dal PG più vicino
token-T15 = 2<
    .door = aperta
    .move = 2 Caselle lontano dal PG più vicino
    .some = 2 Caselle lontano dal PG più vicino
token-T16 = 2~
    .door = aperta
    .move = 2 Caselle, attraverso i Muri spettrali
    .some = 2 Caselle, attraverso i Muri spettrali
token-T17 = 3>
    .door = bloccata 3
    .move = 3 Caselle verso il PG più vicino
    .some = 3 Caselle verso il PG più vicino
token-T18 = 3>
    .door = bloccata 4
    .move = 3 Caselle verso il PG più vicino
    .some = 3 Caselle verso il PG più vicino
token-T19 = 3<
    .door = bloccata 4
    .move = 3 Caselle lontano dal PG più vicino
    .some = 3 Caselle lontano dal PG più vicino
token-T20 = 3~
    .door = bloccata 4
    .move = 3 Caselle, attraverso i Muri spettrali
    .some = 3 Caselle, attraverso i Muri spettrali
token-T21 = 3~
    .door = bloccata 5
    .move = 3 Caselle, attraverso i Muri spettrali
    .some = 3 Caselle, attraverso i Muri spettrali
token-T22 = 1?
    .door = bloccata 5
    .move = sparisce, poi 1 Casella
    .some = sparisce, poi 1 Casella
token-T23 = 2?
    .door = bloccata 5
    .move = sparisce, poi 2 Caselle
    .some = sparisce, poi 2 Caselle
token-T24 = 2>~
    .door = bloccata 6
    .move = 2 Caselle verso il PG più vicino, attraverso i Muri spettrali
    .some = 2 Caselle verso il PG più vicino, attraverso i Muri spettrali
token-T25 = 3>~
    .door = bloccata 6
    .move = 3 Caselle verso il PG più vicino, attraverso i Muri spettrali
    .some = 3 Caselle verso il PG più vicino, attraverso i Muri spettrali
token-T26 = !
    .door = uno Squarcio spettrale
    .move = si manifesta accanto al PG più vicino
    .some = si manifesta accanto al PG più vicino
token-T27 = !
    .door = uno Squarcio spettrale
    .move = si manifesta accanto al PG più vicino
    .some = si manifesta accanto al PG più vicino

# Stanze: nome; nella frase; dove

room-H01 = Passaggio segreto
    .the = il Passaggio segreto
    .in = nel Passaggio segreto
    .some = Passaggio segreto
room-H02 = Stanza dei tesori
    .the = la Stanza dei tesori
    .in = nella Stanza dei tesori
    .some = Stanza dei tesori
room-H03 = Stanza delle maschere
    .the = la Stanza delle maschere
    .in = nella Stanza delle maschere
    .some = Stanza delle maschere
room-H04 = Stanza delle maschere
    .the = la Stanza delle maschere
    .in = nella Stanza delle maschere
    .some = Stanza delle maschere
room-H05 = Stanza delle bambole
    .the = la Stanza delle bambole
    .in = nella Stanza delle bambole
    .some = Stanza delle bambole
room-H06 = Bagno allagato
    .the = il Bagno allagato
    .in = nel Bagno allagato
    .some = Bagno allagato
room-H07 = Altare di famiglia
    .the = l'Altare di famiglia
    .in = presso l'Altare di famiglia
    .some = Altare di famiglia
room-H08 = Stanza degli specchi
    .the = la Stanza degli specchi
    .in = nella Stanza degli specchi
    .some = Stanza degli specchi
room-H09 = Stanza della tessitrice
    .the = la Stanza della tessitrice
    .in = nella Stanza della tessitrice
    .some = Stanza della tessitrice
room-H10 = Stanza della casa
    .the = una Stanza della casa
    .in = in una Stanza della casa
    .some = Stanza della casa
room-H11 = Stanza della casa
    .the = una Stanza della casa
    .in = in una Stanza della casa
    .some = Stanza della casa
room-H12 = Stanza della casa
    .the = una Stanza della casa
    .in = in una Stanza della casa
    .some = Stanza della casa
room-H13 = Stanza della casa
    .the = una Stanza della casa
    .in = in una Stanza della casa
    .some = Stanza della casa
room-H14 = Stanza della casa
    .the = una Stanza della casa
    .in = in una Stanza della casa
    .some = Stanza della casa
room-H15 = Stanza della casa
    .the = una Stanza della casa
    .in = in una Stanza della casa
    .some = Stanza della casa
room-H16 = Stanza della casa
    .the = una Stanza della casa
    .in = in una Stanza della casa
    .some = Stanza della casa
room-X01 = Stanza delle maschere
    .the = la Stanza delle maschere
    .in = nella Stanza delle maschere
    .some = Stanza delle maschere
room-X02 = Veranda dei sussurri
    .the = la Veranda dei sussurri
    .in = nella Veranda dei sussurri
    .some = Veranda dei sussurri
room-X03 = Capanno degli attrezzi
    .the = il Capanno degli attrezzi
    .in = nel Capanno degli attrezzi
    .some = Capanno degli attrezzi
room-X04 = Stanza sul giardino
    .the = una Stanza sul giardino
    .in = in una Stanza sul giardino
    .some = Stanza sul giardino
room-X05 = Stanza sul giardino
    .the = una Stanza sul giardino
    .in = in una Stanza sul giardino
    .some = Stanza sul giardino
room-X06 = Stanza sul giardino
    .the = una Stanza sul giardino
    .in = in una Stanza sul giardino
    .some = Stanza sul giardino
room-G01 = Pozzo dei desideri
    .the = il Pozzo dei desideri
    .in = presso il Pozzo dei desideri
    .some = Pozzo dei desideri
room-G02 = Cimitero di famiglia
    .the = il Cimitero di famiglia
    .in = nel Cimitero di famiglia
    .some = Cimitero di famiglia
room-G03 = Angolo del giardino
    .the = un angolo del giardino
    .in = in un angolo del giardino
    .some = Angolo del giardino
room-G04 = Angolo del giardino
    .the = un angolo del giardino
    .in = in un angolo del giardino
    .some = Angolo del giardino
room-G05 = Angolo del giardino
    .the = un angolo del giardino
    .in = in un angolo del giardino
    .some = Angolo del giardino
room-G06 = Angolo del giardino
    .the = un angolo del giardino
    .in = in un angolo del giardino
    .some = Angolo del giardino

# Personaggi: nome; nome breve; abilità; potere spettrale dell'Onryo

character-PC1 = Jin Yosuke
    .short = Jin
character-PC2 = Hara Shigetoki
    .short = Hara
character-PC3 = Aoki Haruka
    .short = Haruka
character-PC4 = Mori Tatsuya
    .short = Mori
character-PC5 = Saionji Reiko
    .short = Reiko

ability-PC1 = Spallata
ability-PC2 = Sutra
ability-PC3 = Presagio
ability-PC4 = Passo felpato
ability-PC5 = Pronto soccorso
text-PC1 = La prima volta in un Turno che fallisci un Test di Forza per sfondare una Porta, puoi ritirarlo subito, gratis.
text-PC2 = Una volta per Turno, visto il tuo dado in un Test di Esorcismo, puoi ritirarlo; vale il secondo risultato.
text-PC3 = Azione Gratuita Unica: guarda { $look ->
    [one] la prima carta Evento e rimettila al suo posto.
   *[other] le prime { $look } carte Evento e rimettile nello stesso ordine.
}
text-PC4 = { $quiet } Rumore.
text-PC5 = Azione Standard Unica: rimuovi { $heal } a te o a un PG adiacente che vedi.

power-PC1 = Furia
power-PC2 = Angoscia
power-PC3 = Voci
power-PC4 = Balzo
power-PC5 = Diagnosi crudele
text-PC1-onryo = Quando il tuo Attacco infligge almeno 1 Ferita, infligge { $extra_wounds }.
text-PC2-onryo = Ogni PG nella tua Stanza ha { $value } ai Test di Nervi.
text-PC3-onryo = Una volta per Turno, dopo l'Attivazione di un PG, scegli un PG entro { $reach } da te, contate come per il Rumore: emette Rumore { $noise }.
text-PC4-onryo = Quando ti muovi con un token puoi fare { $cells } in più, e attraversi i Muri spettrali.
text-PC5-onryo = I PG nella tua Stanza non possono rimuovere Ferite e hanno { $value } ai Test di Percezione.

# Entità: nome; abilità; rituale

entity-EN-YU = Yurei
    .one = uno Yurei
    .the = lo Yurei
    .The = Lo Yurei
    .some = { $count ->
        [one] uno Yurei
       *[other] { $number } Yurei
    }
entity-EN-JI = Jikininki
    .one = un Jikininki
    .the = il Jikininki
    .The = Il Jikininki
    .some = { $count ->
        [one] un Jikininki
       *[other] { $number } Jikininki
    }
entity-EN-ZA = Zashiki-warashi
    .one = uno Zashiki-warashi
    .the = lo Zashiki-warashi
    .The = Lo Zashiki-warashi
    .some = { $count ->
        [one] uno Zashiki-warashi
       *[other] { $number } Zashiki-warashi
    }
entity-EN-JB = Jibakurei
    .one = un Jibakurei
    .the = il Jibakurei
    .The = Il Jibakurei
    .some = { $count ->
        [one] un Jibakurei
       *[other] { $number } Jibakurei
    }
entity-EN-UB = Ubume
    .one = una Ubume
    .the = la Ubume
    .The = La Ubume
    .some = { $count ->
        [one] una Ubume
       *[other] { $number } Ubume
    }
entity-EN-KU = Kuchisake-onna
    .one = una Kuchisake-onna
    .the = la Kuchisake-onna
    .The = La Kuchisake-onna
    .some = { $count ->
        [one] una Kuchisake-onna
       *[other] { $number } Kuchisake-onna
    }
entity-EN-GO = Goryo
    .one = un Goryo
    .the = il Goryo
    .The = Il Goryo
    .some = { $count ->
        [one] un Goryo
       *[other] { $number } Goryo
    }
entity-EN-LP = Persona Perduta
    .one = una Persona Perduta
    .the = la Persona Perduta
    .The = La Persona Perduta
    .some = { $count ->
        [one] una Persona Perduta
       *[other] { $number } Persone Perdute
    }
entity-EN-OK = Okiku
    .one = Okiku
    .the = Okiku
    .The = Okiku
    .some = { $count ->
        [one] Okiku
       *[other] { $number } Okiku
    }

ability-EN-JI = Ladro di carogne
ability-EN-ZA = Dispetto
ability-EN-JB = Vincolo
ability-EN-UB = Lamento
ability-EN-KU = La domanda
ability-EN-GO = Ira
ability-EN-LP = Incontro
ability-EN-OK = Dal pozzo
text-EN-JI = Quando il suo Attacco infligge almeno 1 Ferita e tu sopravvivi, ti prende un Oggetto a caso, anche Missione, e lo tiene coperto sotto la sua carta.
text-EN-ZA = Quando vince un Test di Reazione non infligge Ferite. Ti prende un Oggetto a caso, anche Missione, oppure infligge 1 Ferita se non ne hai.
text-EN-JB = Quando è rivelato piazza { $evidence }, ognuno con un Tiro Coordinate, nelle Stanze piazzate ma mai in una Stanza dei tesori chiusa; quelli ancora sulla Mappa si riprendono prima.
text-EN-UB = Quando comincia il suo Inseguimento, il Rumore del PG Braccato diventa { $hunted_noise }.
text-EN-KU = Quando comincia il suo Inseguimento, il PG Braccato dice pari o dispari e tira. Se sbaglia: { $guess_force } alla Forza fino alla fine dell'Inseguimento.
text-EN-GO = Quando il suo Attacco infligge almeno 1 Ferita, infligge { $extra_wounds }.
text-EN-LP = Non è un Nemico. Quando ti vede si pesca una carta Persona Perduta e fai un Test di Percezione; poi la Persona Perduta se ne va.
text-EN-OK = Attraversa i Muri spettrali. Viene soltanto dal Pozzo dei desideri.

ritual-EN-JI = Offerta
ritual-EN-ZA = Dono
ritual-EN-JB = Verità
ritual-EN-UB = Compassione
ritual-EN-KU = Risposta dolce
ritual-EN-OK = Il decimo piatto
text-EN-JI-ritual = Se un Token Cadavere o un corpo è sulla tua Casella, o su una adiacente senza Pareti né Porte chiuse in mezzo, rimuovilo: il Jikininki è Bandito.
text-EN-ZA-ritual = Scarta una Bambola Hina: lo Zashiki-warashi è Bandito.
text-EN-JB-ritual = Se tutti i suoi Token Prova sono stati esaminati da quando è stato rivelato, da chiunque: il Jibakurei è Bandito. Esaminarne uno non fa pescare e lo rimuove.
text-EN-UB-ritual = Test di Nervi { $difficulty }. Riuscito: la Ubume è Bandita. Fallito: si passa alla tua Reazione.
text-EN-KU-ritual = Consuma le Caramelle bekko: la Kuchisake-onna è Bandita.
text-EN-OK-ritual = Scarta un Dono del pozzo: Okiku è Bandita.

# Stanze maledette: che cosa succede quando si risvegliano

text-CR1 = Si risveglia al primo ingresso, senza pari o dispari. Da allora un PG sulla Casella del pozzo può, con un'Azione Standard, scartare un Oggetto a scelta (non Missione) e dire pari o dispari; se indovina pesca un Dono del pozzo. Quando { $stays }, questa carta si scarta e Okiku appare sulla Casella del pozzo.
text-CR2 = Test di Nervi { $difficulty }. Fallito: { $wounds }, e scarti { $discard }.
text-CR3 = Test di Velocità { $difficulty }. Fallito: { $wounds }, e perdi tutti i PM; in un Inseguimento non ti muovi più in questo Round.
text-CR4 = Scarta un Oggetto a scelta (non Missione), altrimenti { $appear } su una Casella libera di questa Stanza, scelta da chi decide.
text-CR5 = Sparisci.
text-CR6 = Test di Forza { $difficulty }. Fallito: perdi tutti i PM e { $pa }; in un Inseguimento non ti muovi più in questo Round.
text-CR7 = Emetti Rumore { $noise }.
text-CR8 = Test di Percezione { $difficulty }. Fallito: { $wounds }.
text-CR9 = Un Jikininki appare su una Casella libera di questa Stanza, scelta da chi decide; se sono già tutti sulla Mappa, vi appare un'Entità casuale.

# Oggetti: nome; uno di essi; quello in questione; alcuni

object-OB01 = Hyoirei
    .one = uno Hyoirei
    .the = lo Hyoirei
    .some = { $count ->
        [one] uno Hyoirei
       *[other] { $number } Hyoirei
    }
object-OB02 = Chiave d'argento
    .one = una Chiave d'argento
    .the = la Chiave d'argento
    .some = { $count ->
        [one] una Chiave d'argento
       *[other] { $number } Chiavi d'argento
    }
object-OB03 = Chiave di bronzo
    .one = una Chiave di bronzo
    .the = la Chiave di bronzo
    .some = { $count ->
        [one] una Chiave di bronzo
       *[other] { $number } Chiavi di bronzo
    }
object-OB04 = Chiave universale
    .one = una Chiave universale
    .the = la Chiave universale
    .some = { $count ->
        [one] una Chiave universale
       *[other] { $number } Chiavi universali
    }
object-OB05 = Ofuda
    .one = un Ofuda
    .the = l'Ofuda
    .some = { $count ->
        [one] un Ofuda
       *[other] { $number } Ofuda
    }
object-OB06 = Cristallo spettrale raffinato
    .one = un Cristallo spettrale raffinato
    .the = il Cristallo spettrale raffinato
    .some = { $count ->
        [one] un Cristallo spettrale raffinato
       *[other] { $number } Cristalli spettrali raffinati
    }
object-OB07 = Cristallo spettrale
    .one = un Cristallo spettrale
    .the = il Cristallo spettrale
    .some = { $count ->
        [one] un Cristallo spettrale
       *[other] { $number } Cristalli spettrali
    }
object-OB08 = Scatola di Fiammiferi
    .one = una Scatola di Fiammiferi
    .the = la Scatola di Fiammiferi
    .some = { $count ->
        [one] una Scatola di Fiammiferi
       *[other] { $number } Scatole di Fiammiferi
    }
object-OB09 = Olio sacro
    .one = un'ampolla di Olio sacro
    .the = l'Olio sacro
    .some = { $count ->
        [one] un'ampolla di Olio sacro
       *[other] { $number } ampolle di Olio sacro
    }
object-OB10 = Acqua sacra
    .one = un'ampolla di Acqua sacra
    .the = l'Acqua sacra
    .some = { $count ->
        [one] un'ampolla di Acqua sacra
       *[other] { $number } ampolle di Acqua sacra
    }
object-OB11 = Bende
    .one = un rotolo di Bende
    .the = le Bende
    .some = { $count ->
        [one] un rotolo di Bende
       *[other] { $number } rotoli di Bende
    }
object-OB12 = Sake
    .one = una bottiglia di Sake
    .the = il Sake
    .some = { $count ->
        [one] una bottiglia di Sake
       *[other] { $number } bottiglie di Sake
    }
object-OB13 = Lanterna
    .one = una Lanterna
    .the = la Lanterna
    .some = { $count ->
        [one] una Lanterna
       *[other] { $number } Lanterne
    }
object-OB14 = Piede di porco
    .one = un Piede di porco
    .the = il Piede di porco
    .some = { $count ->
        [one] un Piede di porco
       *[other] { $number } Piedi di porco
    }
object-OB15 = Coltello da cucina
    .one = un Coltello da cucina
    .the = il Coltello da cucina
    .some = { $count ->
        [one] un Coltello da cucina
       *[other] { $number } Coltelli da cucina
    }
object-OB16 = Katana
    .one = una Katana
    .the = la Katana
    .some = { $count ->
        [one] una Katana
       *[other] { $number } Katana
    }
object-OB17 = Martello
    .one = un Martello
    .the = il Martello
    .some = { $count ->
        [one] un Martello
       *[other] { $number } Martelli
    }
object-OB18 = Sale purificatore
    .one = un sacchetto di Sale purificatore
    .the = il Sale purificatore
    .some = { $count ->
        [one] un sacchetto di Sale purificatore
       *[other] { $number } sacchetti di Sale purificatore
    }
object-OB19 = Campanella furin
    .one = una Campanella furin
    .the = la Campanella furin
    .some = { $count ->
        [one] una Campanella furin
       *[other] { $number } Campanelle furin
    }
object-OB20 = Sandali waraji
    .one = un paio di Sandali waraji
    .the = i Sandali waraji
    .some = { $count ->
        [one] un paio di Sandali waraji
       *[other] { $number } paia di Sandali waraji
    }
object-OB21 = Bambola Hina
    .one = una Bambola Hina
    .the = la Bambola Hina
    .some = { $count ->
        [one] una Bambola Hina
       *[other] { $number } Bambole Hina
    }
object-OB22 = Omamori
    .one = un Omamori
    .the = l'Omamori
    .some = { $count ->
        [one] un Omamori
       *[other] { $number } Omamori
    }
object-OB23 = Caramelle bekko
    .one = un sacchetto di Caramelle bekko
    .the = le Caramelle bekko
    .some = { $count ->
        [one] un sacchetto di Caramelle bekko
       *[other] { $number } sacchetti di Caramelle bekko
    }
object-OB24 = Incenso
    .one = un bastoncino di Incenso
    .the = l'Incenso
    .some = { $count ->
        [one] un bastoncino di Incenso
       *[other] { $number } bastoncini di Incenso
    }
object-OB25 = Mappa strappata
    .one = una Mappa strappata
    .the = la Mappa strappata
    .some = { $count ->
        [one] una Mappa strappata
       *[other] { $number } Mappe strappate
    }
object-OB26 = Juzu
    .one = un Juzu
    .the = il Juzu
    .some = { $count ->
        [one] un Juzu
       *[other] { $number } Juzu
    }
object-EX01 = Ofuda
    .one = un Ofuda
    .the = l'Ofuda
    .some = { $count ->
        [one] un Ofuda
       *[other] { $number } Ofuda
    }
object-EX02 = Acqua sacra
    .one = un'ampolla di Acqua sacra
    .the = l'Acqua sacra
    .some = { $count ->
        [one] un'ampolla di Acqua sacra
       *[other] { $number } ampolle di Acqua sacra
    }
object-EX03 = Bende
    .one = un rotolo di Bende
    .the = le Bende
    .some = { $count ->
        [one] un rotolo di Bende
       *[other] { $number } rotoli di Bende
    }
object-TR01 = Chiave d'oro
    .one = una Chiave d'oro
    .the = la Chiave d'oro
    .some = { $count ->
        [one] una Chiave d'oro
       *[other] { $number } Chiavi d'oro
    }
object-TR02 = Specchio sacro
    .one = uno Specchio sacro
    .the = lo Specchio sacro
    .some = { $count ->
        [one] uno Specchio sacro
       *[other] { $number } Specchi sacri
    }
object-WG01 = Moneta votiva
    .one = una Moneta votiva
    .the = la Moneta votiva
    .some = { $count ->
        [one] una Moneta votiva
       *[other] { $number } Monete votive
    }
object-WG02 = Perla del drago
    .one = una Perla del drago
    .the = la Perla del drago
    .some = { $count ->
        [one] una Perla del drago
       *[other] { $number } Perle del drago
    }
object-WG03 = Acqua lunare
    .one = un'ampolla di Acqua lunare
    .the = l'Acqua lunare
    .some = { $count ->
        [one] un'ampolla di Acqua lunare
       *[other] { $number } ampolle di Acqua lunare
    }
object-WG04 = Velo d'acqua
    .one = un Velo d'acqua
    .the = il Velo d'acqua
    .some = { $count ->
        [one] un Velo d'acqua
       *[other] { $number } Veli d'acqua
    }
object-WG05 = Sussurro del pozzo
    .one = un Sussurro del pozzo
    .the = il Sussurro del pozzo
    .some = { $count ->
        [one] un Sussurro del pozzo
       *[other] { $number } Sussurri del pozzo
    }
object-WG06 = Corda del pozzo
    .one = una Corda del pozzo
    .the = la Corda del pozzo
    .some = { $count ->
        [one] una Corda del pozzo
       *[other] { $number } Corde del pozzo
    }
object-MK01 = Maschera Hannya
    .one = una Maschera Hannya
    .the = la Maschera Hannya
    .some = { $count ->
        [one] una Maschera Hannya
       *[other] { $number } Maschere Hannya
    }
object-MK02 = Maschera Oni
    .one = una Maschera Oni
    .the = la Maschera Oni
    .some = { $count ->
        [one] una Maschera Oni
       *[other] { $number } Maschere Oni
    }
object-MK03 = Maschera Tengu
    .one = una Maschera Tengu
    .the = la Maschera Tengu
    .some = { $count ->
        [one] una Maschera Tengu
       *[other] { $number } Maschere Tengu
    }
object-MK04 = Maschera Kitsune
    .one = una Maschera Kitsune
    .the = la Maschera Kitsune
    .some = { $count ->
        [one] una Maschera Kitsune
       *[other] { $number } Maschere Kitsune
    }
object-MK05 = Maschera Okame
    .one = una Maschera Okame
    .the = la Maschera Okame
    .some = { $count ->
        [one] una Maschera Okame
       *[other] { $number } Maschere Okame
    }

# Oggetti: che cosa fanno

text-OB01 = Ti possiede, in segreto, dal momento in cui lo peschi: devi restare l'unico PG sulla Mappa, senza che nessuno sia fuggito. Non si scambia, non si ruba, non si scarta e non si lascia. Una volta per partita, con un'Azione Gratuita Istantanea, puoi rivelarlo per causare una Pulsione oscura su tutti i PG.
text-OB02 = Accanto a una Porta esterna della Stanza dei tesori: metti sulla Stanza il Token Chiave d'argento, poi rimuovi questa carta.
text-OB03 = Accanto a una Porta esterna della Stanza dei tesori: metti sulla Stanza il Token Chiave di bronzo, poi rimuovi questa carta.
text-OB04 = Accanto a una Porta esterna della Stanza dei tesori: metti sulla Stanza il Token Chiave d'argento o quello di bronzo, quello che manca, poi rimuovi questa carta.
text-OB05 = Consumalo per tentare un Esorcismo. Oppure consumalo per mettere un Token Ofuda su una Porta della tua Casella: il primo Nemico che la attraversa sparisce e il token si rimuove.
text-OB06 = In qualsiasi momento adatto alle Azioni Istantanee, anche come ultima possibilità: sparisci.
text-OB07 = Sparisci. Può essere la tua ultima possibilità.
text-OB08 = Trasforma in Fiamme Sacre la Chiazza d'olio sulla tua Casella, o su una adiacente senza Pareti né Porte chiuse in mezzo.
text-OB09 = Metti il Token Chiazza d'olio sulla tua Casella.
text-OB10 = Rimuovi tutte le Fiamme Sacre dalla Mappa.
text-OB11 = Rimuovi fino a { $heal } a te o a un PG adiacente che vedi.
text-OB12 = Rimuovi { $heal } a te, poi emetti Rumore { $noise }.
text-OB13 = { $value } ai tuoi Test di Percezione per esaminare un token, se la mostri.
text-OB14 = { $value } ai tuoi Test di Forza per sfondare una Porta, se lo mostri. In combattimento: { $value2 } al tuo Test di Forza.
text-OB15 = In combattimento: { $value } al tuo Test di Forza.
text-OB16 = In combattimento: { $value } al tuo Test di Forza.
text-OB17 = In combattimento: se vinci il Test infliggi { $extra_wounds }.
text-OB18 = Quando un Nemico ti attacca: conta come Respinto e comincia il Round successivo. Mai come ultima possibilità.
text-OB19 = Metti un Rumore { $noise } su una Casella di una Stanza piazzata entro { $reach } da te, contate come per il Rumore. Dura fino alla Fine del Turno, non è il Rumore di un PG e può mettere subito in Allerta le Entità.
text-OB20 = Nella tua Attivazione: finché non termina, il tuo movimento normale non emette Rumore.
text-OB21 = Quando stai per subire Ferite: previeni { $prevent } di esse. Serve al Rituale dello Zashiki-warashi.
text-OB22 = Dopo aver tirato il tuo dado in un Test: ritiralo; vale il secondo risultato.
text-OB23 = Nella tua Attivazione: ottieni { $pm }. Servono al Rituale della Kuchisake-onna.
text-OB24 = Ogni Nemico e ogni Entità non rivelata entro { $reach } da te, contate come per il Rumore, sparisce. Può essere la tua ultima possibilità.
text-OB25 = { $look ->
    [one] Guarda la prima tessera di una pila di Stanze.
   *[other] Guarda le prime { $look } tessere di una pila di Stanze e rimettile nell'ordine che vuoi.
}
text-OB26 = { $value } ai tuoi Test di Esorcismo contro i Nemici, se lo mostri.
text-EX01 = { text-OB05 }
text-EX02 = { text-OB10 }
text-EX03 = { text-OB11 }
text-TR01 = Sulla Botola: mettici il Token Chiave d'oro. La Botola è aperta; poi rimuovi questa carta.
text-TR02 = Quando un Nemico ti avvista, prima che cominci l'Inseguimento: sparisce e non c'è Inseguimento.
text-WG01 = Prima che si tiri il dado del tuo pari o dispari: scegli 0, 1, 2 o 3 come risultato.
text-WG02 = Rimuovi tutte le tue Ferite.
text-WG03 = Prima di tirare il tuo dado in un Test: conta come un 3 Critico.
text-WG04 = Quando potresti nasconderti: nasconditi sulla tua Casella come se vi fosse un Nascondiglio { $hiding }.
text-WG05 = Guarda tutto l'Inventario di un PG, Hyoirei compreso.
text-WG06 = Spostati su una Casella adiacente libera di una Stanza piazzata, attraverso Pareti e Porte, ma non in una Stanza dei tesori chiusa. Emetti Rumore { $noise }.
text-MK01 = Indossata: { $value } ai tuoi Test di Esorcismo.
text-MK02 = Indossata: { $value } ai tuoi Test di Forza Contrapposti.
text-MK03 = Indossata: { $value } ai tuoi Test di Velocità, e { $more_pm } in ogni Fase di preparazione.
text-MK04 = Indossata. { $quiet } Rumore.
text-MK05 = Indossata: { $value } ai tuoi Test di Nervi.

# Carte Evento

eventcard-EV01 = Pulsione oscura
eventcard-EV05 = Una presenza
eventcard-EV09 = Sussurri nel buio
eventcard-EV10 = Gelo improvviso
eventcard-EV11 = Scossa
eventcard-EV12 = Mani dal pavimento
eventcard-EV13 = Squarcio
eventcard-EV14 = Danza degli spiriti
eventcard-EV15 = Richiamo
eventcard-EV16 = Incubo
eventcard-EV17 = Falsa alba
eventcard-EV18 = Ladro invisibile
eventcard-EV19 = Dono ancestrale
eventcard-EV20 = Porte sigillate
eventcard-EV21 = Pioggia nera
eventcard-EV22 = La fame
eventcard-EV23 = Silenzio innaturale
eventcard-EV24 = Ombre mutevoli
text-EV01 = Una Pulsione oscura su tutti i PG.
text-EV05 = Con un Tiro Coordinate { $appear }.
text-EV09 = Il PG del Primo Giocatore emette Rumore { $noise }.
text-EV10 = Fino alla fine del prossimo Turno ogni livello di Oscurità aumenta di { $darkness }.
text-EV11 = Ogni PG: Test di Velocità { $difficulty }. Fallito: emette Rumore { $noise }.
text-EV12 = Il PG del Primo Giocatore: Test di Forza { $difficulty }. Fallito: { $next_pa } in meno nella prossima Fase di preparazione.
text-EV13 = Il PG del Primo Giocatore sparisce.
text-EV14 = Ogni Entità tranne gli Onryo sparisce, dal numero più basso.
text-EV15 = Ogni Entità tranne gli Onryo, dal numero più basso, si muove verso il PG più vicino di tante Caselle quante ne mostra un D10.
text-EV16 = Ogni PG: Test di Nervi { $difficulty }. Fallito: { $wounds }.
text-EV17 = Ogni PG rimuove { $heal }.
text-EV18 = Il PG del Primo Giocatore scarta { $discard }.
text-EV19 = Il PG del Primo Giocatore prende un Ofuda dagli Oggetti Extra, se ce n'è ancora.
text-EV20 = Fino alla fine del prossimo Turno un token che mostra una Porta aperta vale come Bloccata { $open_blocked }.
text-EV21 = Si rimuovono la Chiazza d'olio e tutte le Fiamme Sacre; ogni Rumore diventa 0.
text-EV22 = Un Jikininki appare sulla Casella di un Token Cadavere scoperto scelto a caso, o con un Tiro Coordinate se non ce ne sono. Se sono già tutti sulla Mappa non succede nulla.
text-EV23 = Fino alla fine del prossimo Turno il movimento normale dei PG non emette Rumore; la fuga continua a emetterlo.
text-EV24 = I Token Oscurità scoperti si mescolano e si rimettono scoperti sulle stesse colonne.

# Persone Perdute: chi; se il Test di Percezione fallisce; se riesce

lost-LP1 = la domestica
lost-LP2 = il monaco cieco
lost-LP3 = il bambino nell'armadio
lost-LP4 = lo studioso
lost-LP5 = il giardiniere
lost-LP6 = la sposa
lost-LP7 = il pellegrino
lost-LP8 = la vecchia con la lampada
text-LP1-failure = Emetti Rumore { $noise }.
text-LP1-success = Peschi { $draw }.
text-LP2-failure = Scarti { $discard }.
text-LP2-success = Prendi un Ofuda dagli Oggetti Extra e rimuovi { $heal }.
text-LP3-failure = Quando la Persona Perduta se n'è andata, { $appear } sulla sua Casella.
text-LP3-success = Un Nascondiglio { $hiding } scoperto si mette sulla Casella della Persona Perduta, al posto di un eventuale Token Mappa.
text-LP4-failure = Subisci { $wounds }.
text-LP4-success = { $look ->
    [one] Guardi la prima tessera Casa.
   *[other] Guardi le prime { $look } tessere Casa e le rimetti nell'ordine che vuoi.
}
text-LP5-failure = Perdi tutti i PM per questo Turno.
text-LP5-success = Prendi l'Acqua sacra dagli Oggetti Extra; se non c'è, peschi { $instead_draw }.
text-LP6-failure = Sparisci.
text-LP6-success = Prendi le Bende dagli Oggetti Extra; se non ci sono, rimuovi fino a { $instead_heal }.
text-LP7-failure = Emetti Rumore { $noise }.
text-LP7-success = Prendi un Ofuda dagli Oggetti Extra.
text-LP8-failure = Per il resto della partita l'Oscurità di questa colonna cambia di { $darkness }.
text-LP8-success = Per il resto della partita l'Oscurità di questa colonna cambia di { $darkness }, ma non scende sotto 1.

# Cose di cui parlano le frasi

figure-1 = Entità 1
    .the = l'Entità 1
    .The = L'Entità 1
figure-2 = Entità 2
    .the = l'Entità 2
    .The = L'Entità 2
figure-3 = Entità 3
    .the = l'Entità 3
    .The = L'Entità 3
figure-4 = Entità 4
    .the = l'Entità 4
    .The = L'Entità 4
figure-5 = Entità 5
    .the = l'Entità 5
    .The = L'Entità 5
figure-6 = Entità 6
    .the = l'Entità 6
    .The = L'Entità 6
figure-7 = Onryo di { $owner }
    .the = { $owner-you ->
        [yes] il tuo Onryo
       *[no] l'Onryo di { $owner }
    }
    .The = { $owner-you ->
        [yes] Il tuo Onryo
       *[no] L'Onryo di { $owner }
    }
figure-8 = Onryo di { $owner }
    .the = { $owner-you ->
        [yes] il tuo Onryo
       *[no] l'Onryo di { $owner }
    }
    .The = { $owner-you ->
        [yes] Il tuo Onryo
       *[no] L'Onryo di { $owner }
    }
figure-9 = Onryo di { $owner }
    .the = { $owner-you ->
        [yes] il tuo Onryo
       *[no] l'Onryo di { $owner }
    }
    .The = { $owner-you ->
        [yes] Il tuo Onryo
       *[no] L'Onryo di { $owner }
    }
figure-10 = Onryo di { $owner }
    .the = { $owner-you ->
        [yes] il tuo Onryo
       *[no] l'Onryo di { $owner }
    }
    .The = { $owner-you ->
        [yes] Il tuo Onryo
       *[no] L'Onryo di { $owner }
    }
figure-11 = Onryo di { $owner }
    .the = { $owner-you ->
        [yes] il tuo Onryo
       *[no] l'Onryo di { $owner }
    }
    .The = { $owner-you ->
        [yes] Il tuo Onryo
       *[no] L'Onryo di { $owner }
    }
phase-preparation = Preparazione
phase-pg = Fase dei PG
phase-event = Fase Eventi
phase-entity = Fase Entità
phase-end = Fine del Turno
piece-none = nessun token
    .one = nulla
piece-mask-taken = Token Maschera esaurito
    .one = un Token Maschera esaurito
piece-blue-taken = token azzurro esaurito
    .one = un token azzurro esaurito
piece-hiding-1 = Nascondiglio 1
    .one = un Nascondiglio 1
piece-hiding-2 = Nascondiglio 2
    .one = un Nascondiglio 2
piece-hiding-3 = Nascondiglio 3
    .one = un Nascondiglio 3
purpose-door = per sfondare una Porta
purpose-run = per correre
purpose-examine = per esaminare ciò che c'è
purpose-curse = contro la Maledizione
purpose-event = contro l'Evento
purpose-lost = con la Persona Perduta
purpose-ritual = per il Rituale
purpose-attack = nello scontro
purpose-repel = per respingere il Nemico
purpose-obstacle = per superare il Nemico
purpose-flee = per fuggire
purpose-hide = per restare al riparo
purpose-exorcise = per bandire il Nemico
purpose-exorcise-pg = per scacciare lo Hyoirei

# Che cosa succede: la preparazione e la mappa

event-picked = { $you ->
    [seat] Sei { $character }.
   *[other] { $seat-player } è { $character }.
}
event-picked-any = { $you ->
    [seat] Decide il caso: sei { $character }.
   *[other] Decide il caso: { $seat-player } è { $character }.
}
event-first-player = { $you ->
    [seat] Sei il Primo Giocatore.
   *[other] { $seat } è il Primo Giocatore.
}
event-set-up = La casa è immersa nel buio; mazzi e sacchetti sono pronti.
event-shuffled-in = Il Passaggio segreto e la Stanza dei tesori vengono mescolati fra le tessere { $pile }.
event-coordinates = Tiro Coordinate: { $white }-{ $black }.
event-room-drawn = Una nuova Stanza in { $slot }: { $room-the }.
event-darkness-shown = L'Oscurità delle colonne { $column } è { $level }.
event-marker-filled = In { $cell } c'è { $piece-one }.
event-marker-empty = In { $cell } non c'è nulla: il sacchetto è vuoto.
event-awoke = { $you ->
    [seat] Ti risvegli in { $cell }.
   *[other] { $seat } si risveglia in { $cell }.
}

# Che cosa succede: i turni

event-turn = { $you ->
    [first] Turno { $turn }. Hai il Token Primo Giocatore.
   *[other] Turno { $turn }. { $first } ha il Token Primo Giocatore.
}
event-phase = { $phase }.
event-activation = { $you ->
    [seat] È la tua Attivazione.
   *[other] Attivazione di { $seat }.
}
event-first-passed = { $you ->
    [seat] Il Token Primo Giocatore passa a te.
   *[other] Il Token Primo Giocatore passa a { $seat }.
}

# Che cosa succede: i Test

event-test = { $you ->
    [seat] Affronti un Test di { $attribute } { $purpose }
   *[other] { $seat } affronta un Test di { $attribute } { $purpose }
}{ $figure-key ->
    [none] { $rival-letter ->
        [none] : serve almeno { $difficulty }.
       *[other] {""}, contro { $rival-you ->
            [yes] di te
           *[no] { $rival }
        }.
    }
   *[other] {""}, contro { $figure-the }.
}
event-rolled = { $you ->
    [seat] Tiri { $face }.
   *[other] { $seat } tira { $face }.
}
event-enemy-rolled = { $you ->
    [seat] Tiri per { $figure-the }: { $face }.
   *[other] { $seat } tira per { $figure-the }: { $face }.
}
event-chose-face = { $you ->
    [seat] Il tuo dado vale { $face }.
   *[other] Il dado di { $seat } vale { $face }.
}
event-critical = { $you ->
    [seat] { $success ->
        [yes] 3 Critico: riesci, quali che siano i totali{ $wounds ->
            [0] .
           *[other] , e l'avversario subisce 1 Ferita in più.
        }
       *[no] 0 Critico: fallisci, quali che siano i totali{ $wounds ->
            [0] .
           *[other] , e subisci 1 Ferita in più.
        }
    }
   *[other] { $success ->
        [yes] 3 Critico: { $seat } riesce, quali che siano i totali{ $wounds ->
            [0] .
           *[other] , e l'avversario subisce 1 Ferita in più.
        }
       *[no] 0 Critico: { $seat } fallisce, quali che siano i totali{ $wounds ->
            [0] .
           *[other] , e subisce 1 Ferita in più.
        }
    }
}
event-enemy-critical = { $success ->
    [yes] 3 Critico: { $figure-the } riesce, quali che siano i totali.
   *[no] 0 Critico: { $figure-the } fallisce, quali che siano i totali.
}
event-double-critical = { $success ->
    [yes] Entrambi i dadi mostrano un 3 Critico: parità, quali che siano i totali{ $wounds ->
        [0] .
       *[other] , e ciascuno subisce 1 Ferita in più.
    }
   *[no] Entrambi i dadi mostrano uno 0 Critico: parità, quali che siano i totali{ $wounds ->
        [0] .
       *[other] , e ciascuno subisce 1 Ferita in più.
    }
}
event-test-result = { $you ->
    [seat] { $won ->
        [1] Superi il Test, { $total } contro { $against }.
        [0] Parità, { $total } contro { $against }.
       *[other] Fallisci il Test, { $total } contro { $against }.
    }
   *[other] { $won ->
        [1] { $seat } supera il Test, { $total } contro { $against }.
        [0] Parità, { $total } contro { $against }.
       *[other] { $seat } fallisce il Test, { $total } contro { $against }.
    }
}
event-guessed = { $you ->
    [seat] Dici { $odd ->
        [yes] dispari
       *[no] pari
    }.
   *[other] { $seat } dice { $odd ->
        [yes] dispari
       *[no] pari
    }.
}
event-guess-result = { $you ->
    [seat] { $right ->
        [yes] Hai indovinato.
       *[no] Hai sbagliato.
    }
   *[other] { $right ->
        [yes] { $seat } ha indovinato.
       *[no] { $seat } ha sbagliato.
    }
}
event-bonus-used = { $you ->
    [seat] Ti servi di: { $object }.
   *[other] { $seat } si serve di: { $object }.
}
event-rolls-again = { $you ->
    [seat] Ritiri il dado.
   *[other] { $seat } ritira il dado.
}

# Che cosa succede: movimento, porte, rumore

event-moved = { $you ->
    [seat] Vai in { $cell }.
   *[other] { $seat } va in { $cell }.
}
event-swapped = { $you ->
    [seat] Devi spostarti in { $cell }.
   *[other] { $seat } deve spostarsi in { $cell }.
}
event-made-room = { $you ->
    [seat] Ti fai da parte, in { $cell }.
   *[other] { $seat } si fa da parte, in { $cell }.
}
event-figure-moved = { $figure-The } va in { $cell }.
event-displaced = { $figure-The } deve spostarsi in { $cell }.
event-door-opened = { $you ->
    [seat] Apri la Porta { $edge }.
   *[other] { $seat } apre la Porta { $edge }.
}
event-door-checked = { $you ->
    [seat] Controlli la Porta { $edge }: { $token-door }.
   *[other] { $seat } controlla la Porta { $edge }: { $token-door }.
}
event-door-broken = { $you ->
    [seat] Sfondi la Porta { $edge }.
   *[other] { $seat } sfonda la Porta { $edge }.
}
event-door-held = La Porta { $edge } regge.
event-ofuda-door = { $figure-The } incontra l'Ofuda sulla Porta { $edge } e svanisce.
event-bag-filled = I token pescati tornano nel sacchetto: { $count }.
event-noise = { $you ->
    [seat] Emetti Rumore { $level }; ora è { $total }.
   *[other] { $seat } emette Rumore { $level }; ora è { $total }.
}
event-alerted = { $figure-The } ha sentito ed è in Allerta, in { $cell }.
event-ran = { $you ->
    [seat] { $won ->
        [yes] Corri: 1 Punto Movimento in più.
       *[no] Inciampi: Rumore, e la tua Attivazione è finita.
    }
   *[other] { $won ->
        [yes] { $seat } corre: 1 Punto Movimento in più.
       *[no] { $seat } inciampa: Rumore, e l'Attivazione è finita.
    }
}
event-examined = { $you ->
    [seat] { $won ->
        [yes] Trovi qualcosa in { $cell }.
       *[no] Non trovi nulla in { $cell }.
    }
   *[other] { $won ->
        [yes] { $seat } trova qualcosa in { $cell }.
       *[no] { $seat } non trova nulla in { $cell }.
    }
}
event-treasure-shut = { $you ->
    [seat] È la Stanza dei tesori, ed è chiusa a chiave. Resti dove sei.
   *[other] È la Stanza dei tesori, ed è chiusa a chiave. { $seat } resta fuori.
}

# Che cosa succede: gli oggetti

event-drew = { $seat } pesca { $deck-one }.
    .told = { $you ->
        [seat] { $possessed ->
            [yes] C'è lo Hyoirei: ti possiede, e lo sai solo tu. Peschi: { $card }.
           *[no] Peschi: { $card }.
        }
       *[other] { $possessed ->
            [yes] Lo Hyoirei possiede { $seat }, che pesca: { $card }.
           *[no] { $seat } pesca: { $card }.
        }
    }
event-drew-nothing = { $you ->
    [seat] { $deck }: per te non c'è più nulla da pescare.
   *[other] { $deck }: per { $seat } non c'è più nulla da pescare.
}
event-reshuffled = { $deck }: gli scarti formano un nuovo mazzo.
event-took-named = { $you ->
    [seat] Prendi: { $card }.
   *[other] { $seat } prende: { $card }.
}
event-ofuda-shown = { $you ->
    [seat] Mostri: { $card }.
   *[other] { $seat } mostra: { $card }.
}
event-used = { $you ->
    [seat] { $consumed ->
        [yes] Usi e consumi: { $card }.
       *[no] Usi: { $card }.
    }
   *[other] { $consumed ->
        [yes] { $seat } usa e consuma: { $card }.
       *[no] { $seat } usa: { $card }.
    }
}
event-discarded = { $you ->
    [seat] Scarti: { $cards }.
   *[other] { $seat } scarta: { $cards }.
}
event-lost-at-random = { $you ->
    [seat] { $card-key ->
        [none] Non hai nulla da perdere.
       *[other] Perdi: { $card }.
    }
   *[other] { $card-key ->
        [none] { $seat } non ha nulla da perdere.
       *[other] { $seat } perde: { $card }.
    }
}
event-key-placed = { $you ->
    [seat] Piazzi il token { $key }.
   *[other] { $seat } piazza il token { $key }.
}
event-ofuda-placed = { $you ->
    [seat] Sigilli la Porta { $edge } con un Ofuda.
   *[other] { $seat } sigilla la Porta { $edge } con un Ofuda.
}
event-oil = { $you ->
    [seat] Versi l'Olio sacro in { $cell }.
   *[other] { $seat } versa l'Olio sacro in { $cell }.
}
event-chime = Una campanella suona in { $cell }: Rumore { $level }.
event-hushed = { $you ->
    [seat] I tuoi passi non fanno rumore in questa Attivazione.
   *[other] I passi di { $seat } non fanno rumore in questa Attivazione.
}
event-repelled = { $you ->
    [seat] Respingi { $figure-the }.
   *[other] { $seat } respinge { $figure-the }.
}
event-wore = { $you ->
    [seat] Indossi: { $card }.
   *[other] { $seat } indossa: { $card }.
}
event-took-off = { $you ->
    [seat] Togli: { $card }.
   *[other] { $seat } toglie: { $card }.
}
event-mask-seen = { $card-key ->
    [none] { $you ->
        [seat] Indossi ancora la tua Maschera.
       *[other] { $seat } indossa ancora la Maschera.
    }
   *[other] { $you ->
        [seat] Non indossi più: { $card }.
       *[other] { $seat } non indossa più: { $card }.
    }
}
event-looked-at-tiles = { $seat } guarda la cima delle tessere { $pile }.
    .told = { $you ->
        [seat] Guardi la cima delle tessere { $pile }: { $tiles }.
       *[other] { $seat } guarda la cima delle tessere { $pile }: { $tiles }.
    }
event-ordered-tiles = { $seat } rimette a posto le tessere { $pile } in un certo ordine.
    .told = { $you ->
        [seat] Rimetti a posto le tessere { $pile }; la prima in cima: { $tiles }.
       *[other] { $seat } rimette a posto le tessere { $pile }; la prima in cima: { $tiles }.
    }
event-looked-at-event = { $seat } guarda il prossimo Evento.
    .told = { $you ->
        [seat] { $event-key ->
            [none] Non resta alcun Evento da guardare.
           *[other] Guardi il prossimo Evento: { $event }.
        }
       *[other] { $event-key ->
            [none] Non resta alcun Evento da guardare.
           *[other] { $seat } guarda il prossimo Evento: { $event }.
        }
    }
event-looked-at-cards = { $seat } guarda l'Inventario di { $target }.
    .told = { $you ->
        [seat] Guardi l'Inventario di { $target }: { $cards }{ $hyoirei ->
            [yes] , e lo Hyoirei
           *[no] {""}
        }.
       *[other] { $seat } guarda l'Inventario di { $target }: { $cards }{ $hyoirei ->
            [yes] , e lo Hyoirei
           *[no] {""}
        }.
    }
event-trade-proposed = { $you ->
    [seat] Proponi uno Scambio a { $partner }.
    [partner] { $seat } ti propone uno Scambio.
   *[other] { $seat } propone uno Scambio a { $partner }.
}
event-trade-refused = { $you ->
    [seat] Rifiuti lo Scambio di { $partner }.
    [partner] { $seat } rifiuta il tuo Scambio.
   *[other] { $seat } rifiuta lo Scambio di { $partner }.
}
event-traded = { $seat } e { $partner } scambiano, a faccia in giù: date { $given }, ricevute { $received }.
    .told = { $you ->
        [seat] Dai a { $partner }: { $cards_given }. Ricevi: { $cards_received }.
        [partner] { $seat } ti dà: { $cards_given }. Tu dai: { $cards_received }.
       *[other] { $seat } dà a { $partner }: { $cards_given }. { $partner } dà: { $cards_received }.
    }
event-looked-at-loot = { $seat } fruga nel Token Inventario in { $cell }.
    .told = { $you ->
        [seat] Frughi nel Token Inventario in { $cell }: { $cards }.
       *[other] { $seat } fruga nel Token Inventario in { $cell }: { $cards }.
    }
event-recovered = { $seat } recupera { $count ->
    [one] 1 Oggetto
   *[other] { $count } Oggetti
} in { $cell }.
    .told = { $you ->
        [seat] Recuperi in { $cell }: { $cards }.
       *[other] { $seat } recupera in { $cell }: { $cards }.
    }
event-fought = { $you ->
    [seat] Attacchi { $target }.
    [target] { $seat } ti attacca.
   *[other] { $seat } attacca { $target }.
}
event-exorcism = { $you ->
    [seat] { $possessed ->
        [yes] Tenti di esorcizzare { $target }: lo Hyoirei è lì!
       *[no] Tenti di esorcizzare { $target }: non succede nulla.
    }
    [target] { $possessed ->
        [yes] { $seat } tenta di esorcizzarti: lo Hyoirei è scoperto!
       *[no] { $seat } tenta di esorcizzarti: non succede nulla.
    }
   *[other] { $possessed ->
        [yes] { $seat } tenta di esorcizzare { $target }: lo Hyoirei è lì!
       *[no] { $seat } tenta di esorcizzare { $target }: non succede nulla.
    }
}
event-exorcised = { $you ->
    [seat] Scacci lo Hyoirei da { $target }.
    [target] { $seat } scaccia lo Hyoirei da te.
   *[other] { $seat } scaccia lo Hyoirei da { $target }.
}

# Che cosa succede: apparire e scomparire

event-disappeared = { $you ->
    [seat] Sparisci.
   *[other] { $seat } sparisce.
}
event-appeared = { $you ->
    [seat] Appari in { $cell }.
   *[other] { $seat } appare in { $cell }.
}
event-nowhere = { $you ->
    [seat] Per te non resta alcuna Casella: rimani dove sei.
   *[other] Per { $seat } non resta alcuna Casella: rimane dov'è.
}
event-figure-disappeared = { $figure-The } sparisce.
event-figure-appeared = { $figure-The } appare in { $cell }.
event-figure-removed = { $figure-The } lascia la Mappa.
event-summoned = { $figure-The } appare in { $cell }: { $entity-one }.
event-entity-came = { $figure-The } appare in { $cell }. Nessuno sa che cosa sia.
event-no-entity = Non arriva nessuna Entità.
event-revealed = { $figure-The } è { $entity-one }.
event-move-token = { $figure-The } si muove secondo il token: { $token-move }.

# Che cosa succede: ferite, morte, la fine

event-banished = { $seat-letter ->
    [none] Si bandisce { $figure-the }.
   *[other] { $you ->
        [seat] Bandisci { $figure-the }.
       *[other] { $seat } bandisce { $figure-the }.
    }
}
event-took-stolen = { $seat } prende ciò che { $figure-the } aveva rubato: { $count ->
    [one] 1 Oggetto
   *[other] { $count } Oggetti
}.
    .told = { $you ->
        [seat] Prendi ciò che { $figure-the } aveva rubato: { $cards }.
       *[other] { $seat } prende ciò che { $figure-the } aveva rubato: { $cards }.
    }
event-stolen-left = Ciò che { $figure-the } aveva rubato resta in { $cell }: { $count ->
    [one] 1 Oggetto
   *[other] { $count } Oggetti
}.
event-fire = Fiamme Sacre in { $cells }.
event-fire-out = Le Fiamme Sacre si spengono.
event-points = { $you ->
    [seat] Hai { $pa } Punti Azione e { $pm } Punti Movimento.
   *[other] { $seat } ha { $pa } Punti Azione e { $pm } Punti Movimento.
}
event-halted = { $you ->
    [seat] Per questo Round non puoi proseguire.
   *[other] Per questo Round { $seat } non può proseguire.
}
event-darkness-shifted = L'Oscurità delle colonne { $column } cambia di { $by }.
event-wounded = { $you ->
    [seat] Subisci { $wounds ->
        [one] 1 Ferita
       *[other] { $wounds } Ferite
    }: { $total } in tutto.
   *[other] { $seat } subisce { $wounds ->
        [one] 1 Ferita
       *[other] { $wounds } Ferite
    }: { $total } in tutto.
}
event-healed = { $you ->
    [seat] Rimuovi { $wounds ->
        [one] 1 Ferita
       *[other] { $wounds } Ferite
    }: ne restano { $total }.
   *[other] { $seat } rimuove { $wounds ->
        [one] 1 Ferita
       *[other] { $wounds } Ferite
    }: ne restano { $total }.
}
event-died = { $you ->
    [seat] { $possessed ->
        [yes] Muori, e lo Hyoirei con te
       *[no] Muori
    }
   *[other] { $possessed ->
        [yes] { $seat } muore, ed era il Posseduto
       *[no] { $seat } muore
    }
}{ $rule ->
    [KA-292] : per chi è in trappola basta una Ferita.
    [KA-312] : così vuole la Pulsione oscura.
    [KA-175] : le Fiamme Sacre sono mortali.
    [KA-303] : l'ultima possibilità è perduta.
    [KA-157] : lo Hyoirei ha vinto l'Esorcismo.
    [KA-214] : con soli Marchi della morte non c'è fuga.
   *[other] : tante Ferite quanti Nervi.
}
event-alone = { $you ->
    [seat] { $possessed ->
        [yes] Sei l'ultimo nella casa, come voleva lo Hyoirei.
       *[no] Sei l'ultimo nella casa, e non sei il Posseduto.
    }
   *[other] { $possessed ->
        [yes] { $seat } è l'ultimo nella casa, ed è il Posseduto.
       *[no] { $seat } è l'ultimo nella casa, e non è il Posseduto.
    }
}
event-inventory-left = { $count ->
    [0] In { $cell } non resta nulla.
    [one] In { $cell } resta 1 Oggetto.
   *[other] In { $cell } restano { $count } Oggetti.
}
event-inventory-burnt = { $count ->
    [0] Il Token Inventario in { $cell } brucia.
    [one] Del Token Inventario in { $cell } resta 1 Oggetto.
   *[other] Del Token Inventario in { $cell } restano { $count } Oggetti.
}
event-escaped = { $you ->
    [seat] Sei fuori dalla casa!
   *[other] { $seat } è fuori dalla casa!
}
event-onryo = { $you ->
    [seat] Torni come Onryo, in { $cell }.
   *[other] { $seat } torna come Onryo, in { $cell }.
}
event-onryo-tokens = { $seat } pesca in segreto { $count ->
    [one] 1 token
   *[other] { $count } token
}.
    .told = { $you ->
        [seat] Peschi i token per il tuo Onryo: { $tokens }.
       *[other] { $seat } pesca: { $tokens }.
    }
event-scored = { $seat } fa punti.
    .told = { $you ->
        [seat] Fai { $points } punti: finora { $total }.
       *[other] { $seat } fa { $points } punti: finora { $total }.
    }
event-ended = La partita è finita.

# Che cosa succede: l'inseguimento

event-sighted = { $you ->
    [seat] { $figure-The } ti avvista.
   *[other] { $figure-The } avvista { $seat }.
}
event-chase = { $you ->
    [seat] { $figure-The } ti insegue!
   *[other] { $figure-The } insegue { $seat }!
}
event-chase-round = Round { $round } dell'Inseguimento.
event-chase-ended = { $you ->
    [seat] Nessuno ti insegue più.
   *[other] Nessuno insegue più { $seat }.
}
event-found = { $you ->
    [seat] { $figure-The } giunge al tuo Nascondiglio.
   *[other] { $figure-The } giunge al Nascondiglio di { $seat }.
}
event-lament = { $you ->
    [seat] { $figure-The } si lamenta: il tuo Rumore è { $noise }.
   *[other] { $figure-The } si lamenta: il Rumore di { $seat } è { $noise }.
}
event-enraged = { $figure-The } va su tutte le furie: Forza +{ $force } in questo Inseguimento.
event-ritual = { $you ->
    [seat] { $done ->
        [yes] Il tuo Rituale riesce.
       *[no] Il tuo Rituale fallisce.
    }
   *[other] { $done ->
        [yes] Il Rituale di { $seat } riesce.
       *[no] Il Rituale di { $seat } fallisce.
    }
}
event-corpse-taken = Il Cadavere in { $cell } non c'è più.
event-stole = { $figure-The } ruba un Oggetto a { $seat }.
    .told = { $you ->
        [seat] { $figure-The } ti ruba: { $card }.
       *[other] { $figure-The } ruba a { $seat }: { $card }.
    }
event-evidence-placed = In { $cell } giace la Prova di un suicidio.
event-evidence-found = { $you ->
    [seat] { $left ->
        [0] Hai trovato tutte le Prove.
        [one] Trovi una Prova; ne resta 1.
       *[other] Trovi una Prova; ne restano { $left }.
    }
   *[other] { $left ->
        [0] { $seat } ha trovato l'ultima Prova.
        [one] { $seat } trova una Prova; ne resta 1.
       *[other] { $seat } trova una Prova; ne restano { $left }.
    }
}
event-hiding-place = In { $cell } ora c'è un Nascondiglio { $value }.
event-onryo-moved = { $you ->
    [seat] Il tuo Onryo si muove: { $token-move }.
   *[other] L'Onryo di { $seat } si muove: { $token-move }.
}
event-voices = { $you ->
    [seat] Il tuo Onryo chiama { $target }: Rumore { $noise }.
    [target] L'Onryo di { $seat } ti chiama: Rumore { $noise }.
   *[other] L'Onryo di { $seat } chiama { $target }: Rumore { $noise }.
}
event-attack = { $you ->
    [seat] { $figure-The } ti attacca.
   *[other] { $figure-The } attacca { $seat }.
}
event-hid = { $you ->
    [seat] Ti nascondi in { $cell }, bonus { $bonus }.
   *[other] { $seat } si nasconde in { $cell }, bonus { $bonus }.
}

# Che cosa succede: eventi, maledizioni, l'Hyoirei

event-event-count = { $found ->
    [2] La Chiave d'oro è stata trovata: gli Eventi sono al massimo.
    [1] Due chiavi sono state trovate: gli Eventi aumentano.
   *[other] La casa si agita.
}
event-event = Evento: { $event }.
event-darkness-mixed = L'Oscurità delle colonne { $columns } cambia di posto.
event-hush = Ogni Rumore svanisce.
event-corpse-picked = Il Cadavere in { $cell } attira qualcosa.
event-curse = { $you ->
    [seat] Entri: { $curse }.
   *[other] { $seat } entra: { $curse }.
}
event-curse-slept = La Maledizione continua a dormire.
event-curse-awoke = { $curse }: la Maledizione si risveglia!
event-lost-person = { $you ->
    [seat] Incontri una Persona Perduta: { $person }.
   *[other] { $seat } incontra una Persona Perduta: { $person }.
}
event-exchanged = { $you ->
    [seat] Scambi una carta Status con { $partner }.
    [partner] Scambi una carta Status con { $seat }.
   *[other] { $seat } e { $partner } scambiano una carta Status.
}
event-impulse = { $seat-letter ->
    [none] Pulsione oscura! Tutti guardano le proprie carte Status.
   *[other] { $you ->
        [seat] Pulsione oscura! Guardi le tue carte Status.
       *[other] Pulsione oscura! { $seat } guarda le carte Status.
    }
}
event-marks-counted = { $seat } conta i Marchi della morte.
    .told = { $you ->
        [seat] Le tue carte Status: { $marks ->
            [one] 1 Marchio della morte
           *[other] { $marks } Marchi della morte
        }, { $neutral ->
            [one] 1 Stato neutro
           *[other] { $neutral } Stati neutri
        }.
       *[other] Le carte Status di { $seat }: { $marks ->
            [one] 1 Marchio della morte
           *[other] { $marks } Marchi della morte
        }, { $neutral ->
            [one] 1 Stato neutro
           *[other] { $neutral } Stati neutri
        }.
    }
event-verdict = { $you ->
    [seat] { $only_marks ->
        [yes] Hai soltanto Marchi della morte.
       *[no] La Pulsione oscura ti risparmia.
    }
   *[other] { $only_marks ->
        [yes] { $seat } ha soltanto Marchi della morte.
       *[no] La Pulsione oscura risparmia { $seat }.
    }
}
event-condemned = { $you ->
    [seat] Sei Condannato: muori alla fine del Turno dopo il { $turn }.
   *[other] { $seat } è Condannato, e muore alla fine del Turno dopo il { $turn }.
}
event-impulse-idle = Lo Hyoirei è sconfitto: la Pulsione oscura non ha effetto.
event-unmasked = { $you ->
    [seat] Riveli lo Hyoirei.
   *[other] { $seat } rivela lo Hyoirei!
}
event-hyoirei-gone = Lo Hyoirei è sconfitto. Tutte le carte Status lasciano il gioco.
event-well-awoke = Il Pozzo dei desideri è sveglio.
event-wished = { $you ->
    [seat] Esprimi un desiderio.
   *[other] { $seat } esprime un desiderio.
}
event-well-empty = Il Pozzo dei desideri è vuoto.

# Che cosa succede: Azioni Istantanee

event-fizzled = { $you ->
    [seat] Quello che stavi per fare non ha alcun effetto.
   *[other] Quello che { $seat } stava per fare non ha alcun effetto.
}

# Domande: che cosa si chiede; che cosa vuol dire il silenzio; chi si aspetta

ask-pick = Quale PG giochi?
    .help = Ogni PG è bravo in cose diverse: Nervi, Forza, Esorcismo, Percezione, Velocità. Prendi quello che ti piace.
    .silence = Decide il caso per te.
    .waiting = { $who } sceglie un PG.
ask-act = La tua Attivazione: che cosa fai?
    .use = Su che cosa?
    .quick = Su che cosa?
    .wish = Che cosa dai al Pozzo?
    .silence = La tua Attivazione finisce.
    .waiting = Tocca a { $who }.
ask-roll = Test di { $attribute } { $purpose }: tiri, o usi prima qualcosa?
    .with = Tiri, o usi dell'altro?
    .quick = Su che cosa?
    .silence = Tiri.
    .waiting = { $count ->
        [one] { $who } sta per tirare.
       *[other] { $who } stanno per tirare.
    }
ask-guess = Pari o dispari?
    .quick = Che cosa deve mostrare il dado?
    .silence = Dici pari.
    .waiting = { $who } tira a indovinare.
ask-roll-guess = Il dado del tuo pari o dispari: tiri, o usi prima qualcosa?
    .quick = Che cosa deve mostrare il dado?
    .silence = Tiri.
    .waiting = { $who } sta per tirare.
ask-decide = { $about ->
    [orientation] Come è orientata la tessera: { $tile-the }?
    [target] Verso chi va l'Entità?
    [hunted] Chi insegue il Nemico?
    [met] Chi incontra la Persona Perduta?
    [way] Dove arriva l'Entità?
    [away] Dove si allontana l'Entità?
    [displaced] Dove finisce?
    [swapped] Dove viene spinto il PG?
    [aside] Dove ti fai da parte?
    [manifest] Dove si manifesta l'Entità?
    [appear] Dove appare l'Entità?
    [rebirth] Dove appare l'Onryo?
    [loot] Dove finiscono gli Oggetti rubati?
    [leaver] Quale Entità lascia la Mappa?
   *[other] Come va?
}
    .help = { $about ->
        [orientation] Contano solo le Porte: decidono da che parte continua la casa. Di solito una conduce dove vuoi andare.
       *[other] {""}
    }
    .silence = Vale la prima possibilità.
    .waiting = Decide { $who }.
ask-hide = Un'Entità sta per vederti. Ti nascondi?
    .silence = Non ti nascondi.
    .waiting = { $who } può nascondersi.
ask-must-hide = Devi nasconderti dove sei. Dietro che cosa?
    .silence = Ti nascondi come il posto permette.
    .waiting = { $who } deve nascondersi.
ask-window-test-post = I dadi sono stati tirati. Reagisci?
    .quick = Su che cosa?
    .silence = Non fai nulla.
    .waiting = Si aspettano tutti.
ask-window-wound = Ci saranno Ferite. Reagisci?
    .quick = Su che cosa?
    .silence = Non fai nulla.
    .waiting = Si aspettano tutti.
ask-window-sight = C'è un avvistamento. Reagisci?
    .quick = Su che cosa?
    .silence = Non fai nulla.
    .waiting = Si aspettano tutti.
ask-window-attack = Un Nemico attacca. Reagisci?
    .quick = Su che cosa?
    .silence = Non fai nulla.
    .waiting = Si aspettano tutti.
ask-window-fate = Il fato ha parlato. Reagisci?
    .quick = Su che cosa?
    .silence = Non fai nulla.
    .waiting = Si aspettano tutti.
ask-window-event = L'Evento sta per accadere. Reagisci?
    .quick = Su che cosa?
    .silence = Non fai nulla.
    .waiting = Si aspettano tutti.
ask-onryo = Il tuo Onryo si muove?
    .silence = Resta dov'è.
    .waiting = { $who } può muovere l'Onryo.
ask-onryo-way = Dove va il tuo Onryo?
    .silence = Si ferma.
    .waiting = { $who } muove l'Onryo.
ask-chase = Ti inseguono: che cosa fai?
    .use = Su che cosa?
    .quick = Su che cosa?
    .silence = Fuggi, o aspetti se hai già tentato la fuga.
    .waiting = { $who } ha un Nemico alle calcagna.
ask-flee = Dove fuggi?
    .quick = Su che cosa?
    .silence = Ti fermi.
    .waiting = { $who } è in fuga.
ask-react = Il Nemico ti è addosso: come reagisci?
    .silence = Respingi.
    .waiting = { $who } subisce un attacco.
ask-last-chance = L'ultima possibilità: se non riesci, muori.
    .silence = Respingi.
    .waiting = { $who } ha un'ultima possibilità.
ask-altar = Che cosa offri all'altare?
    .silence = Tieni tutto, e qualcosa arriva.
    .waiting = { $who } è davanti all'altare.
ask-again = Ritiri quel Test?
    .silence = Non lo ritiri.
    .waiting = { $who } può ritirare.
ask-trade = { $seat } propone uno Scambio. Accetti?
    .silence = Rifiuti.
    .waiting = { $who } riflette su uno Scambio.
ask-give = Che cosa consegni?
    .give = Che cos'altro consegni?
    .silence = Non consegni nulla.
    .waiting = { $count ->
        [one] { $who } sceglie che cosa consegnare.
       *[other] { $who } scelgono che cosa consegnare.
    }
ask-recover = Che cosa prendi?
    .take = Che cos'altro prendi?
    .silence = Non prendi nulla.
    .waiting = { $who } fruga fra gli Oggetti.
ask-order = Quale tessera torna in cima?
    .next = E quale sotto di essa?
    .silence = Tornano com'erano.
    .waiting = { $who } guarda delle tessere.

# Risposte

option-pick = { $character-key ->
    [any] Uno qualsiasi dei rimasti
   *[other] { $character }
}
option-move = Vai in { $cell }
option-run = Corri
option-examine = { $what ->
    [evidence] Esamina la Prova
   *[other] Esamina
}
option-noise = Emetti Rumore
option-pass = { $arming ->
    [none] Termina l'Attivazione
   *[other] Termina l'Attivazione, e tieni pronto: { $card-the }, { $moment ->
        [sight] per quando un'Entità ti vedrebbe
        [activation] per la fine dell'Attivazione di un altro
        [preparation] per la Preparazione
        [pg] per prima delle prossime Attivazioni
        [event] per la Fase Eventi
        [entity] per la Fase Entità
       *[other] per la Fine del Turno
    }
}
    .chase = Non fare nulla
option-hide = Nasconditi
option-escape = Fuggi dalla casa
option-reveal = Rivela lo Hyoirei
option-wish = Esprimi un desiderio
option-keep = Non dare nulla
option-slip-away = Svanisci da questo vicolo cieco
option-open = Apri la Porta { $edge }
option-break = Sfonda la Porta { $edge }
option-open-inner = Apri la Porta { $edge }
option-flee = Fuggi
option-wait = Aspetta
option-flee-to = In { $cell }
option-stop = Fermati
option-repel = Respingi
option-ritual = { $card-key ->
    [none] Compi il Rituale
    [corpse] Compi il Rituale con il Cadavere in { $cell }
   *[other] Compi il Rituale: { $card }
}
option-resort = Usa: { $card }
option-exorcise = Esorcismo, con un Ofuda
option-onryo-to = In { $cell }
option-voices = Chiama { $target }
option-token = Usa il token: { $token-move }
option-roll = Tira
option-even = Pari
option-odd = Dispari
option-with = Usa: { $card }
option-discard = Rinuncia a: { $card }
option-let-be = Lascia correre
option-choose = { $what ->
    [cell] { $choice }
    [turn] Ruotata di { $choice }°
    [seat] Posto { $choice }
   *[figure] Numero { $choice }
}
option-use = Usa: { $card }
option-quick = Usa: { $card }
option-on = { $target }
option-cell = { $cell }
option-door = La Porta { $edge }
option-pile = Le tessere { $pile }
option-key = La { $key }
option-show = { $face }
option-wear = Indossa: { $card }
option-take-off = Togli la Maschera
option-omen = Guarda il prossimo Evento
option-sutra = Ritira il dado
option-roll-again = Ritira il dado
option-first-aid = { $target-you ->
    [yes] Cura le tue Ferite
   *[no] Cura le Ferite di { $target }
}
option-attack = Attacca { $target }
    .group = Attacca un PG
option-exorcise-pg = Esorcizza { $target }
    .group = Esorcizza un PG
option-trade = Proponi uno Scambio a { $target }
    .group = Proponi uno Scambio
option-accept = Accetta
option-refuse = Rifiuta
option-give = { $spent ->
    [none] Consegna: { $card }
   *[other] Consegna: { $card }, usi fatti { $spent }
}
option-hand-over = Basta così
option-recover = { $owner-letter ->
    [none] Recupera ciò che un Nemico aveva rubato
   *[other] Recupera gli Oggetti di { $owner }
}
option-take = { $spent ->
    [none] Prendi: { $card }
   *[other] Prendi: { $card }, usi fatti { $spent }
}
option-take-no-more = Basta così
option-next = { $room }

# Che cosa dice prima il motore

preview-chance = { $chance } % di riuscire
preview-tie = { $tie ->
    [0] { "" }
   *[other] { $tie } % di pareggiare
}
preview-lost = { $lost ->
    [0] { "" }
   *[other] { $lost } % di perdere
}
preview-trapped = in trappola
    .yes = in trappola: ogni Ferita uccide
preview-death = { $death ->
    [0] { "" }
   *[other] { $death } % di morire
}
preview-wounds = { $wounds ->
    [0] { "" }
    [one] fino a 1 Ferita
   *[other] fino a { $wounds } Ferite
}
preview-heals = { $heals ->
    [0] non toglie nessuna Ferita
    [one] toglie 1 Ferita
   *[other] toglie { $heals } Ferite
}
unspent-pa = { $pa ->
    [one] 1 Punto Azione
   *[other] { $pa } Punti Azione
}
cost-pm = { $pm ->
    [one] 1 passo
   *[other] { $pm } passi
}
preview-stop = si ferma a { $stop }
preview-noise = Rumore { $noise }
preview-heard = mette in Allerta { $heard }
preview-seen = in vista di { $seen }
preview-exchange = scambio con { $exchange }
preview-fire =
    .yes = mortale: brucia
preview-difficulty = difficoltà { $difficulty }
cost-pa = { $pa ->
    [0] gratis
    [one] 1 Punto Azione
   *[other] { $pa } Punti Azione
}
preview-open = { $open ->
    [0] { "" }
   *[other] { $open } % aperta
}
preview-blocked = { $blocked ->
    [0] { "" }
   *[other] { $blocked } % bloccata
}
preview-rift = { $rift ->
    [0] { "" }
   *[other] { $rift } % Squarcio spettrale
}
preview-explores =
    .yes = inesplorata
preview-unchecked =
    .yes = da controllare
preview-free =
    .yes = gratis
preview-obstacle = oltre l'Entità { $obstacle }
preview-away = { $away ->
    [one] a 1 Casella
   *[other] a { $away } Caselle
}
preview-bonus = bonus { $bonus }
preview-impulse =
    .yes = prima una Pulsione oscura
preview-cells = { $cells ->
    [one] 1 Casella
   *[other] { $cells } Caselle
}
preview-left = ancora { $left }
preview-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
preview-tiles = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}
preview-figures = fa sparire { $figures }

# Perché no, dove il titolo della regola non lo dice

why-KA-074 = Non resta nessun PM.
why-KA-117 = Il Pozzo deve essere desto, e devi avere un Oggetto da dare.
why-KA-122 = Quella chiave è già nella serratura.
why-KA-126 = La Botola va aperta con la Chiave d'oro.
why-KA-128 = Solo dalla Botola aperta del Passaggio segreto.
why-KA-129 = Non resta nessun PA.
why-KA-134 = Lo hai già fatto in questo Turno.
why-KA-172 = Indossi un'altra Maschera: prima toglila.
why-KA-174 = Non c'è olio sulla tua Casella né accanto.
why-KA-187 = L'Onryo si è già mosso in questo Turno.
why-KA-191 = Troppo lontano, o già fatto in questo Turno.
why-KA-198 = Non resta nessun Evento.
why-KA-241 = C'è di mezzo una Parete.
why-KA-258 = La fuga finisce qui: il dado non ti dà altre Caselle.
why-KA-282 = Nessun Rituale bandisce questo Nemico.
why-KA-R15 = In questo momento non serve a nulla.
why-KA-R20 = Non mentre è attivo un altro.
why-KA-R24 = Lì non c'è ancora nessuna Stanza.
why-KA-R27 = In quella pila non restano tessere.
why-KA-R47 = In un Inseguimento non si corre: fuggi.
why-KA-R78 = In un Inseguimento devi fare qualcosa: almeno aspettare.
why-KA-R79 = Ti manca ciò che serve al Rituale, o lo hai già tentato in questo attacco.
why-KA-R86 = Sei già nascosto.
why-KA-R92 = Quella Porta ha già un Ofuda o brucia, o non restano Token Ofuda.

# Come finisce

ending-nobody-left = { $you ->
    [seat] Nella casa non è rimasto nessuno. Vinci.
   *[other] Nella casa non è rimasto nessuno. Vince { $seat }.
}
    .shared = { $you ->
        [seat] Nella casa non è rimasto nessuno. Condividi la vittoria con { $others }.
       *[none] Nella casa non è rimasto nessuno. { $seat } condividono la vittoria.
    }
ending-last-alive = { $you ->
    [seat] Resta soltanto il PG Posseduto. Vinci.
   *[other] Resta soltanto il PG Posseduto. Vince { $seat }.
}
    .shared = { $you ->
        [seat] Resta soltanto il PG Posseduto. Condividi la vittoria con { $others }.
       *[none] Resta soltanto il PG Posseduto. { $seat } condividono la vittoria.
    }
ending-no-events-left = { $you ->
    [seat] L'ultimo Evento è accaduto. Vinci.
   *[other] L'ultimo Evento è accaduto. Vince { $seat }.
}
    .shared = { $you ->
        [seat] L'ultimo Evento è accaduto. Condividi la vittoria con { $others }.
       *[none] L'ultimo Evento è accaduto. { $seat } condividono la vittoria.
    }

# Nel terminale: la Mappa

plan-outer-door = Porta esterna
plan-inner-door = Porta interna
plan-open-door = Porta aperta (un numero: bloccata)
plan-spectral = Muro spettrale
plan-unknown = inesplorata
plan-alerted = in Allerta
plan-onryo = Onryo
plan-marker = qui ci sarà qualcosa
plan-spent = token esaurito
plan-hiding = Nascondiglio e suo bonus
plan-chime = rumore di una campanella

# Nel terminale: il tavolo

terminal-darkness = Oscurità
terminal-rooms = Stanze
terminal-room-at = { $cell } { $room }
terminal-cursed = {" "}(dorme una Maledizione)
terminal-pg = PG
terminal-cell = Dove
terminal-wounds = Ferite
terminal-noise = Rumore
terminal-pa = PA
terminal-pm = PM
terminal-cards = Carte
play-state = Stato
terminal-entity = Entità
terminal-unrevealed = nessuno lo sa
terminal-onryo-of = Onryo di { $seat }
terminal-escaped = in salvo
terminal-dead = senza vita
terminal-banished = via per sempre
terminal-hunted = Braccato
terminal-hunts = a caccia
terminal-alerted = in Allerta
terminal-is-hidden = nascosto
terminal-exhausted = esausto
terminal-condemned = Condannato
terminal-host = Posseduto
terminal-stolen = { $count ->
    [one] ha rubato 1 Oggetto
   *[other] ha rubato { $count } Oggetti
}
terminal-awakening = Risveglio
terminal-events = Eventi
terminal-first = Primo Giocatore
terminal-keys-placed = nelle serrature: { $keys }
terminal-lasting = { $event } fino alla fine del Turno { $turn }
terminal-chase = Inseguimento, Round { $round } di { $rounds }: { $hunter } bracca { $seat }
terminal-test = { $seat }: Test di { $attribute } { $purpose }
terminal-against = contro { $who }
terminal-die = dado { $face }
terminal-other-die = dado di { $who } { $face }
terminal-inventory = Inventario
terminal-tokens = Token del tuo Onryo
terminal-possessed = Sei il Posseduto, e nessun altro lo sa.
terminal-armed = Pronta: { $card }.
terminal-counted = All'ultima Pulsione oscura hai contato { $marks ->
    [one] 1 Marchio della morte
   *[other] { $marks } Marchi della morte
} e { $neutral ->
    [one] 1 Stato neutro
   *[other] { $neutral } Stati neutri
}.
terminal-scored = { $points ->
    [one] 1 punto secondario finora.
   *[other] { $points } punti secondari finora.
}
play-ability = { $ability }: { $text }

# Nel terminale: la guida

guide-aim = Di che si tratta
    .text = Trova due chiavi minori, apri la Stanza dei tesori, porta la Chiave d'oro alla Botola del Passaggio segreto e fuggi prima che finiscano gli Eventi. Decidono i punti; fuggire vale più di tutto.
guide-turn = Un Turno
    .text = Preparazione, un'Attivazione per ogni PG, Eventi, Entità, Fine del Turno. Nella tua Attivazione spendi Punti Azione (PA) per agire e Punti Movimento (PM) per camminare. Una Casella si scrive riga-colonna: 3-4 è riga 3, colonna 4.
guide-noise = Il Rumore
    .text = Camminare, inciampare e sfondare Porte fa Rumore. Un'Entità che lo sente va in Allerta e arriva. Più una colonna è buia, più è difficile trovarvi qualcosa.
guide-chase = Un Inseguimento
    .text = Un Nemico che ti vede ti bracca, qualunque cosa stesse succedendo. Fuggi, nasconditi, respingilo, bandiscilo con il suo Rituale o con un Ofuda; finiti i Round devi nasconderti.
guide-possessed = Lo Hyoirei
    .text = Chi pesca lo Hyoirei è Posseduto, in segreto, e vuole restare l'ultimo nella casa. I PG che si incontrano si scambiano carte Status coperte; una Pulsione oscura condanna chi ha soltanto Marchi della morte. Chi muore torna come Onryo, e non vuole che qualcuno fugga.
guide-signs = Sulla Mappa: le lettere sono i PG, i numeri le Entità
guide-people = PG
guide-cards = Che cosa hai
guide-entities = Chi c'è nella casa
guide-events = Eventi che durano

# E adesso? Un obiettivo, quanto dista o che cosa richiede, il suo nome sulla scala

way-steps = { $steps ->
    [-1] Nessuna via aperta per ora
    [0] Sei sul posto
    [one] A 1 passo
   *[other] A { $steps } passi
}
way-time = { $turns ->
    [0] non restano Eventi
    [one] Eventi ancora per 1 Turno
   *[other] Eventi per altri { $turns } Turni
}
aim-wake = Ti svegli in una casa sconosciuta. Trova l'uscita prima che gli Eventi finiscano.
    .how = Prima due chiavi, poi la Chiave d'oro, poi la Botola.
    .step = Risveglio
aim-keys = Cerca una chiave in { $cell }.
    .how = { way-steps }; chiavi collocate: { $placed } su 2, { way-time }.
    .step = Due chiavi
aim-explore = Trova una chiave: apri una Porta verso una nuova Stanza.
    .how = { way-steps }; chiavi collocate: { $placed } su 2, { way-time }.
    .step = Nuove Stanze
aim-find-treasure = Trova la Stanza dei tesori aprendo le Porte della casa: lì serve la tua { $object }.
    .how = { way-steps }; chiavi collocate: { $placed } su 2, { way-time }.
    .step = Stanza dei tesori
aim-place = Porta la tua { $object } alla Stanza dei tesori e usala alla Porta.
    .how = { way-steps }; chiavi collocate: { $placed } su 2, { way-time }.
    .step = Colloca le chiavi
aim-gold = Cerca la Chiave d'oro nella Stanza dei tesori.
    .how = { way-steps }; { way-time }.
    .step = Chiave d'oro
aim-find-passage = Trova il Passaggio segreto aprendo le Porte della casa.
    .how = { way-steps }; lì c'è la Botola, { way-time }.
    .step = Passaggio segreto
aim-trapdoor = Porta la Chiave d'oro alla Botola nel Passaggio segreto.
    .how = { way-steps }; { way-time }.
    .step = Botola
aim-wait-trapdoor = La Chiave d'oro è stata trovata. Fatti trovare alla Botola quando si apre.
    .how = { way-steps }; { way-time }.
    .step = Botola
aim-out = La Botola è aperta. Raggiungila e fuggi.
    .how = { way-steps }; { way-time }.
    .step = Fuori
aim-escaped = Sei fuori dalla casa. Guarda come se la cavano gli altri.
    .how = Sei in salvo; i punti si contano alla fine.
    .step = Fuori
aim-flee = Semina chi ti insegue: esci dalla sua vista, nasconditi o respingilo.
    .how = Round { $round } di { $rounds } dell'Inseguimento; poi devi nasconderti.
    .step = Inseguimento
aim-fire = Allontanati dal fuoco: questa Stanza brucia fra poco.
    .how = { way-time }.
    .step = Fuoco
aim-condemned = Sei Condannato. Uccidi o esorcizza il Posseduto prima di morire.
    .how = Ti salva soltanto la fine del Posseduto.
    .step = Condanna
aim-meet = Incontra gli altri senza scoprirti: ogni incontro può lasciare un Marchio della morte.
    .how = { $others ->
        [0] Non resta nessun altro.
        [one] Un altro è vivo; { way-steps }.
       *[other] Altri { $others } sono vivi; il più vicino è { $target }: { way-steps }.
    }
    .step = Prima vittima
aim-strike = Uccidi { $target-letter ->
        [none] l'ultimo degli altri
       *[other] { $target }
    }: vince solo chi resta per ultimo nella casa.
    .how = { $others ->
        [0] Non resta nessun altro.
        [one] Un altro è vivo; { way-steps }.
       *[other] Altri { $others } sono vivi; { way-steps }.
    }
    .step = Colpisci
aim-half = Metà di loro non c'è più.
    .how = { way-time }.
    .step = Metà di loro
aim-alone = Nella casa resti soltanto tu.
    .how = { way-time }.
    .step = Nessun altro
aim-hunt = Dai la caccia { $target-letter ->
        [none] ai vivi
       *[other] { $target-to }
    }: nessuno deve fuggire.
    .how = { $others ->
        [one] Uno è ancora vivo; { way-steps }.
       *[other] { $others } sono ancora vivi; { way-steps }.
    }
    .step = Prima morte
aim-hunt-late = Qualcuno è fuggito. Dai la caccia agli altri: ogni morte vale ancora punti.
    .how = { $others ->
        [one] Uno è ancora in casa; { way-steps }.
       *[other] { $others } sono ancora in casa; { way-steps }.
    }
    .step = Gli altri
aim-rise = Sei morto. Tornerai come Onryo a dare la caccia ai vivi.
    .how = { $others ->
        [one] Uno è ancora vivo.
       *[other] { $others } sono ancora vivi.
    }
    .step = Ritorno
aim-none-left = Non resta nessuno da cacciare.
    .how = { way-time }.
    .step = Nessuno resta
pin-search = Cerca qui
pin-door = Nuova Stanza
pin-place = Usa la chiave
pin-gold = Chiave d'oro
pin-trapdoor = Botola
pin-prey = La preda più vicina
pin-killer = Il tuo assassino

# Prima della prima partita di una parte: al massimo 140 parole

opener-living = Trova le chiavi. Esci prima che gli Eventi finiscano.
    .who = La casa infestata ti tiene prigioniero
    .goal = Fuggi dalla Botola: { $escape } punti per ogni giocatore, molto più di ogni altra cosa. Usate due chiavi alla Stanza dei tesori, trovate lì la Chiave d'oro e portatela al Passaggio segreto.
    .turn = Spendi { $actions } azioni e i tuoi passi: cammina, apri Porte, cerca, usa Oggetti. I passi fanno Rumore e chi ti sente arriva. Chi ti vede ti insegue: corri, nasconditi o respingilo.
    .lose = La casa ti trattiene quando esce l'ultimo Evento o finisci i Nervi. Uno di voi può essere Posseduto: con chi incontri scambi una carta.
opener-possessed = Nessuno deve uscire. Resta l'ultimo in vita.
    .who = Sei Posseduto, e nessuno lo sa
    .goal = Resta l'unico superstite: { $last_alive } punti per ogni giocatore. Ogni altra morte vale { $death }, ogni tua uccisione { $kill }.
    .turn = Comportati come gli altri. Quando incontri qualcuno, gli passi una carta dal fondo del tuo mazzetto, quasi sempre un Marchio della morte. Una volta per partita puoi rivelarti: chi ha solo Marchi della morte è Condannato.
    .lose = Fallisci se qualcuno fugge o se ti uccidono o esorcizzano. Se uno è fuori, fuggi anche tu: { $escape_possessed } punti per ogni giocatore.
opener-onryo = Sei morto. Nessuno deve fuggire.
    .who = Sei un Onryo, uno spirito vendicativo
    .goal = Se nessuno fugge, ottieni { $none_escaped } punti per ogni giocatore. Ogni morte vale { $death }, ogni tua uccisione { $kill }, il tuo assassino { $revenge }.
    .turn = Ogni Turno ricevi { $tokens } Token movimento. Giocane uno dopo l'Attivazione di qualcuno e muoviti quanto indica. Chi vedi, lo insegui.
    .lose = I punti per la casa vuota sono persi appena un PG fugge.

# Perché qualcosa non si può scegliere ora, per regola; un attributo vale per un verbo
why-KA-024 = { $character } è di un altro giocatore.
why-KA-075 = C'è di mezzo una Parete.
why-KA-096 = C'è in mezzo una Porta non controllata: prima aprila.
why-KA-098 = La Porta è bloccata: prima sfondala.
why-KA-102 = Un altro tentativo costa un Punto Azione, e non ne hai.
why-KA-120 = La Stanza dei tesori è chiusa: la aprono due chiavi.
why-KA-121 = Le chiavi si usano accanto alla Stanza dei tesori.
why-KA-140 = Sulla tua Casella non c'è nessun token scoperto.
why-KA-145 = { $target } non è accanto a te e in vista, o non ha Oggetti.
why-KA-148 = { $target } non è accanto a te e in vista.
why-KA-153 = In uno scontro conta una sola Arma.
why-KA-159 = Deve esserci stata una Pulsione oscura, e { $target } deve essere accanto a te.
why-KA-161 = Sulla tua Casella non c'è nulla da recuperare.
why-KA-166 = Sulla tua Casella non c'è un Nascondiglio.
why-KA-170 = Le chiavi e gli altri Oggetti missione restano con te.
why-KA-211 = Lo Hyoirei è sconfitto.
why-KA-213 = Hai già rivelato lo Hyoirei.
why-KA-266 = La tua Casella non ha Porte da sigillare né Nemici da fermare.
why-KA-287 = Non hai un Ofuda.
why-KA-R119 = Hai già proposto uno scambio a { $target }.
why-KA-R21 = { $target } non è accanto a te.
why-KA-R31 = Hai già controllato questa Porta.
why-KA-R34 = La Porta resta bloccata per questo Round.
why-KA-R85 = Ti hanno visto: è troppo tardi per nasconderti.
why-KA-R89 = Hai già fatto il tuo unico tentativo.
why-KA-256 = In un Inseguimento si fugge Casella per Casella.
why-KA-106 = Quella Porta è chiusa per sempre.

# La lezione "escape"

lesson-escape-door = Apri la Porta illuminata.
    .then = Toccala: un Token dice se è aperta o se è bloccata e va sfondata.
    .why = Per uscire servono le chiavi, e le chiavi sono nelle Stanze. Aprire una Porta non costa nulla.
lesson-escape-glass = Vai alla lente.
    .then = Ogni Casella costa 1 dei tuoi 3 passi e fa Rumore 1.
    .why = Una lente è un posto dove cercare. Le Entità sentono il Rumore fino alla distanza che indica: cammina solo quanto serve.
lesson-escape-search = Cerca qui.
    .then = Tiri un dado e aggiungi la Percezione di Hara, 2. Se raggiungi l'Oscurità di questa colonna, 3, peschi una carta.
    .why = Una serratura della Stanza dei tesori è aperta. L'altra si apre con la Chiave di bronzo, che è in queste Stanze.
lesson-escape-meet = Raggiungi Reiko.
    .then = Quando vi vedete, vi scambiate una carta Status che nessuno dei due può guardare.
    .why = La Stanza dei tesori è accanto a lei. Ma attenzione: chi pesca lo Hyoirei è Posseduto, non lo dice a nessuno e passa così i suoi Marchi della morte. Una Pulsione oscura condanna chi non ha altro.
lesson-escape-key = Usa la Chiave di bronzo.
    .then = Costa 1 delle tue 3 azioni e apre la seconda serratura della Stanza dei tesori, qui accanto.
    .why = Lì dentro c'è la Chiave d'oro, e solo la Chiave d'oro apre la Botola.
lesson-escape-unlock = Apri la Stanza dei tesori.
    .then = È un'altra Porta esterna: un Token dice se cede.
    .why = Prima si guarda, poi si entra. Un'Entità vede a una Casella di distanza, e mai attraverso una Porta chiusa.
lesson-escape-enter = Entra.
    .then = Nell'angolo aspetta uno Yurei. Ti vedrà, e comincerà un Inseguimento.
    .why = La Chiave d'oro vale il rischio, e hai un Ofuda.
lesson-escape-chase = Fermati e aspetta.
    .then = Lo Yurei ti raggiunge e attacca.
    .why = Potresti fuggire e nasconderti. Ma nessuno bandisce gli spiriti come Hara, e con l'Ofuda che hai in mano puoi chiudere subito la faccenda.
lesson-escape-exorcise = Usa il tuo Ofuda.
    .then = Hara e lo Yurei tirano e aggiungono l'Esorcismo: 4 contro 3. Il pareggio è tuo: lo Yurei è bandito. Se vince lui, sei ferito.
    .why = Respingerlo ti darebbe solo un Round. Bandito, sparisce: peschi una carta e guadagni un punto.
lesson-escape-blue = Vai alla lente azzurra.
    .then = Un passo, Rumore 1.
    .why = Le due lenti azzurre sono i Tesori. Uno dei due è la Chiave d'oro.
lesson-escape-gold = Cerca qui.
    .then = Lo stesso tiro di prima. Se fallisce, la lente resta e puoi riprovare con un'altra azione.
    .why = Senza la Chiave d'oro nessuno esce da questa casa.
lesson-escape-unbar = Usa la Chiave d'oro.
    .then = Apre la Botola sotto i tuoi piedi, per te e per gli altri.
    .why = Fugge solo chi sta sulla Botola aperta.
lesson-escape-escape = Fuggi!
    .then = Hara lascia la casa; gli altri giocano finché ci sono Eventi.
    .why = Contano i punti, e niente ne dà più della fuga.
lesson-escape-end = Termina il turno.
    .then = Agiscono gli altri, si pescano gli Eventi, poi si muovono le Entità. Al prossimo turno avrai di nuovo tutte le azioni e i passi.
    .why = Non hai più passi, e le azioni non usate vanno perse. Ogni chiave trovata porta più Eventi per turno, e quando gli Eventi finiscono, è finita.
lesson-escape-out = Raggiungi la Botola.
    .then = Il Passaggio segreto è qui accanto; la Botola è a due passi. Ora la partita è tua: vai come vuoi.
    .why = La via illuminata è la più corta. Una Porta bloccata si può sfondare; il primo tentativo del turno è gratis.
lesson-escape-roll = Tira il dado.
    .then = Va da 0 a 3. Un 3 rosso riesce sempre, uno 0 rosso fallisce sempre.
    .why = Il numero accanto al pulsante è la tua probabilità. Le carte che aiutano si usano prima di tirare.
lesson-escape-window = Lascia correre.
    .then = Si chiede a tutti, così nessuno scopre chi avrebbe potuto fare qualcosa. Poi si va avanti.
    .why = Alcune carte si usano in qualsiasi momento. Ora non ne hai.
lesson-escape-sighted = Lascia correre.
    .then = Lo Yurei ti ha visto: comincia l'Inseguimento.
    .why = Uno Specchio sacro lo fermerebbe qui. Tu non ce l'hai.
lesson-escape-chased = Fuggi, o resta.
    .then = Fuggi: tirate entrambi e aggiungete la Velocità; chi vince si muove per primo, ciascuno di quanto dice il suo dado. Aspetta: arriva e attacca.
    .why = Un Inseguimento dura al massimo cinque Round; poi devi nasconderti. Farsi prendere costa Ferite, e le Ferite uccidono.
lesson-escape-flee = Corri, Casella per Casella.
    .then = Tocca la prossima Casella. Puoi fermarti quando vuoi, o nasconderti dove c'è un Nascondiglio.
    .why = Metti Pareti e Porte chiuse fra te e chi ti insegue: dovrà fare il giro. Ora fai Rumore 6.
lesson-escape-hide = Nasconditi.
    .then = Un Test decide se ti trova; un Nascondiglio aiuta, la sua vista no.
    .why = L'Inseguimento è durato quanto può durare. Se non vieni trovato, è finita.
lesson-escape-last = L'ultima possibilità.
    .then = Ti ha trovato. Respingilo o usa ciò che ti resta.
    .why = Se perdi, muori. Hara tornerebbe come Onryo, che non vuole far fuggire nessuno.
lesson-escape-guess = Indovina: pari o dispari.
    .then = Tiri un dado. Giusto: non succede niente. Sbagliato: succede qualcosa, e il testo qui sopra dice cosa.
    .why = Le due sono ugualmente probabili: scegli e basta.
lesson-escape-trade = Rifiuta, o guarda prima.
    .then = Se accetti, ciascuno sceglie in segreto che cosa dare.
    .why = Chi ha la Chiave d'oro decide chi esce. Non devi niente a nessuno.
lesson-escape-decide = Decidi tu.
    .then = Le regole lo lasciano aperto, perciò sceglie per tutti il Primo Giocatore.
    .why = Scegli ciò che tiene lontane le Entità.
lesson-escape-other-way = Quella Porta dà su una Stanza che nessuno ha visto. Più tardi sarà una buona idea; la chiave che ti serve è dall'altra parte.
lesson-escape-too-soon = Il tuo turno è finito e le azioni non usate sono perse. Nient'altro: riprendi da dov'eri.
lesson-escape-no-hurry = Correre dà un passo in più se il tiro riesce. Se fallisce, ti sente tutta la casa e il turno finisce. Tienilo per la fuga.
lesson-escape-too-loud = Il Rumore chiama a te le Entità. Può servire ad allontanarne una da un amico, ma ora non serve a nessuno.
lesson-escape-keep-ofuda = Un Ofuda su una Porta manda via un Nemico. Ti servirà di più in mano.
lesson-escape-no-fight = Le lotte fra vivi costano Ferite e rendono poco. Ci guadagna solo il Posseduto.
lesson-escape-fled = Con Nemici più forti fuggire è una buona abitudine. Questo è debole: quando ti raggiunge, usa l'Ofuda.

# Che cos'è ogni cosa: i tipi, e le cose che nessuna carta spiega.

sort-object = Oggetto
sort-character = PG
sort-entity = Entità
sort-enemy = Nemico
sort-room = Stanza
sort-token = Token movimento
sort-event = Evento
sort-curse = Maledizione
sort-lost = Persona Perduta

about-piece-exploration = Sosta qui ed Esamina: Test di Percezione contro l'Oscurità della Stanza. Se riesce, peschi un Oggetto.
about-piece-spent = Qui è stato trovato un Oggetto. Non c'è altro.
about-piece-hiding = Nasconditi qui gratis. Se un Nemico ti raggiunge, aggiungi il numero del Token ai tuoi Nervi.
about-piece-corpse = Un morto della casa. Serve per alcuni Rituali.
about-piece-body = Qui è morto un PG. Alcuni Rituali richiedono un Cadavere.
about-piece-mask = Esaminalo per pescare una Maschera.
about-piece-mask-taken = La Maschera che era qui è già stata presa.
about-piece-blue = Esaminalo per pescare un Tesoro. Uno di essi è la Chiave d'oro.
about-piece-blue-taken = Il Tesoro che era qui è già stato preso.
about-piece-evidence = Una prova contro un Nemico: serve per il suo Rituale.
about-piece-inventory = Oggetti rimasti qui. Sosta qui per guardarli e prendere ciò che vuoi.
about-piece-ofuda = Un Ofuda su una Porta ferma un Nemico, che sparisce.
about-piece-oil = Olio sacro. I fiammiferi gli danno fuoco.
about-piece-flames = Il fuoco uccide i PG e bandisce i Nemici. Alla fine di ogni Turno si estende.
about-piece-trapdoor = La via d'uscita, nel Passaggio segreto. La apre la Chiave d'oro; poi fuggi dalla sua Casella.
about-piece-well = Il Pozzo dei desideri: dai un Oggetto e indovina pari o dispari per pescare un Dono.
about-attribute-nerves = Le Ferite li consumano. A 0 il PG muore. Servono anche per nascondersi.
about-attribute-force = Serve per sfondare Porte, combattere e respingere un Nemico.
about-attribute-exorcism = Serve, con un Ofuda, per bandire un Nemico.
about-attribute-perception = Serve per esaminare un Token e per incontrare la Persona Perduta.
about-attribute-speed = I Punti Movimento di ogni Turno; serve anche per correre e fuggire.
about-attribute-fear = Si oppone ai Nervi del PG che si nasconde.
about-icon-common = Un Oggetto senza proprietà speciali.
about-icon-mission = Serve per uscire. Non si può scartare e resta a terra quando muore chi lo porta.
about-icon-mask = Si indossa. Una sola Maschera per volta.
about-icon-weapon = Aiuta nello scontro. Una sola Arma per volta.
about-icon-rapid = Si usa in qualsiasi momento, senza spendere PA.
about-icon-special = Segue il suo testo.
about-uses = { $uses ->
    [one] Si può usare una volta.
   *[other] Si può usare { $uses } volte.
}
    .name = Usi
about-badge-noise = Ogni Casella percorsa aggiunge 1. Le Entità entro quelle Caselle si avvicinano. Al massimo { $most_noise }; finisce con il Turno.
    .name = Rumore
about-badge-wounds = Ogni Ferita toglie 1 ai Nervi. A 0 Nervi il PG muore.
    .name = Ferite
about-badge-pa = Un'Azione Standard ne costa 1. Ogni Turno comincia con { $action_points }.
    .name = Punti Azione
about-badge-pm = Una Casella ne costa 1. Ogni Turno comincia con quanti ne dà la Velocità.
    .name = Punti Movimento
about-badge-cards = Quante carte porta il PG. Le vede solo il suo giocatore.
    .name = Inventario
about-badge-status = Nessuno può guardare queste carte. I PG che si incontrano se ne scambiano una: il Posseduto passa Marchi della morte.
    .name = Carte Status
about-badge-first = Agisce per primo in questo Turno e decide ciò che nessuno ha diritto di scegliere.
    .name = Primo Giocatore
about-badge-decider = Decide ciò che nessuno ha diritto di scegliere; dopo la prima morte decidono i morti.
    .name = Decide
about-badge-hidden = Le Entità non vedono un PG nascosto. Ciò che costa PA lo tradisce.
    .name = Nascosto
about-badge-exhausted = È già fuggito. In un altro Inseguimento deve nascondersi subito.
    .name = Esausto
about-badge-hunted = Un Nemico ha visto questo PG. Una mossa per Round: fuggire, attendere o agire; dopo il Round { $chase_rounds } deve nascondersi.
    .name = Braccato
about-badge-condemned = Ha solo Marchi della morte, almeno { $death_marks }. Muore alla fine del prossimo Turno, se prima il Posseduto non muore o non viene esorcizzato.
    .name = Condannato
about-badge-alerted = Ha sentito Rumore e si avvicina; una volta per Turno.
    .name = In Allerta
about-badge-stolen = Oggetti rubati da questo Nemico. Bandiscilo per riaverli.
    .name = Oggetti rubati
about-badge-held = L'Onryo ne pesca { $tokens } ogni Turno e ne gioca uno dopo un'Attivazione.
    .name = Token movimento
about-badge-events = Quando esce l'ultima carta Evento, vince la casa.
    .name = Eventi rimasti
about-badge-keys = Argento e bronzo aprono la Stanza dei tesori, l'oro la Botola.
    .name = Chiavi
about-badge-darkness = Il numero da raggiungere per correre o esaminare in questa colonna.
    .name = Oscurità
about-badge-turn = Preparazione, un'Attivazione per ogni PG, Eventi, Entità, Fine del Turno.
    .name = Turno
about-badge-mark = Il primo PG che vede questa Casella vi mette un Token preso dal sacchetto.
    .name = Segno
about-key-silver = Usala alla Stanza dei tesori chiusa, insieme alla Chiave di bronzo.
about-key-bronze = Usala alla Stanza dei tesori chiusa, insieme alla Chiave d'argento.
about-key-gold = È nella Stanza dei tesori e apre la Botola.
about-status-mark = Con soli Marchi della morte, una Pulsione oscura ti condanna.
about-status-neutral = Ne basta uno per superare una Pulsione oscura.
about-face-0c = Il Test fallisce, qualunque sia la somma.
about-face-3c = Il Test riesce, qualunque sia la somma.
about-door-inner = Si apre gratis e si richiude alle tue spalle. Da chiusa, nessuno vede attraverso.
    .name = Porta interna
about-door-outer = Quando la apri peschi un Token: aperta, bloccata o Squarcio spettrale. Dietro si piazza una nuova Stanza.
    .name = Porta esterna
about-figure-unseen = Nessuno l'ha ancora vista. Si saprà che cos'è quando un PG la vedrà.
    .name = Entità ignota
about-figure-onryo = Lo spirito di un giocatore morto. Insegue chi vede.
    .name = Onryo
about-pin-search = Un Token Esplorazione da esaminare: fra gli Oggetti ci sono le chiavi.
about-pin-door = Una Porta verso una Stanza che non è ancora sulla Mappa.
about-pin-place = Usa qui la tua chiave, accanto alla Stanza dei tesori.
about-pin-gold = I Tesori di questa Stanza: uno è la Chiave d'oro.
about-pin-trapdoor = La via d'uscita. La apre la Chiave d'oro.
about-pin-prey = Il PG più vicino.
about-pin-killer = Il PG che ti ha ucciso: la vendetta vale di più.
about-room-plain = Quattro Caselle. L'Oscurità della colonna è il numero da raggiungere per correre o esaminare.
about-room-cursed = Chi entra prova a indovinare pari o dispari. Chi sbaglia risveglia la Maledizione.
about-room-mask = Qui ci sono Maschere: esamina un Token Maschera per pescarne una.
about-room-treasure = Chiusa finché non si usano le chiavi d'argento e di bronzo. Qui c'è la Chiave d'oro.
about-room-passage = Qui c'è la Botola, l'unica via d'uscita. La apre la Chiave d'oro.
about-entity-lost = Non è un Nemico. Incontrala e supera un Test di Percezione per avere aiuto.
about-enemy = Va verso il Rumore e insegue chi vede.
about-ritual = Rituale: { $ritual }
about-power = Da Onryo: { $power }
about-token = Movimento: { $move }. Pescato a una Porta: { $door }.
about-lost = Un Test di Percezione contro { $difficulty } decide che cosa fa.
    .success = Riuscito
    .failure = Fallito

# Il riassunto per chi gioca

aid-moving = Muoversi
aid-walk = Camminare
    .cost = 1 PM
    .text = Una Casella, Rumore +1. Su una Casella occupata: vi scambiate di posto.
aid-run = Correre
    .cost = gratis, una volta per Turno
    .text = Test di Velocità contro l'Oscurità. Riuscito: 1 PM. Fallito: Rumore { $most_noise }, l'Attivazione finisce.
aid-inner-door = Porta interna
    .cost = gratis
    .text = Si richiude alle tue spalle.
aid-outer-door = Porta esterna
    .cost = gratis
    .text = Pesca un Token: aperta, bloccata o uno squarcio che ti inghiotte. Si piazza una nuova Stanza.
aid-break = Sfondare una Porta bloccata
    .cost = primo tentativo gratis, poi 1 PA
    .text = Test di Forza contro il suo numero.
aid-hide = Nascondersi
    .cost = gratis
    .text = Solo su un Nascondiglio. Le Entità non ti vedono.
aid-acting = Agire
aid-examine = Esaminare
    .cost = 1 PA
    .text = Su un Token: Test di Percezione contro l'Oscurità. Riuscito: peschi un Oggetto.
aid-use = Usare un Oggetto
    .cost = 1 PA
    .text = Gli Oggetti Rapidi sono gratis, in qualsiasi momento.
aid-trade = Scambiare
    .cost = 1 PA
    .text = Con un PG accanto a te che accetta. Quanti Oggetti volete.
aid-recover = Recuperare Oggetti
    .cost = 1 PA
    .text = Prendi ciò che vuoi da un Inventario sulla tua Casella.
aid-attack = Attaccare un PG
    .cost = 1 PA
    .text = Test di Forza contrapposto: chi perde subisce la differenza in Ferite. Entrambi hanno Rumore { $most_noise }.
aid-exorcise = Esorcizzare un PG
    .cost = 1 PA, 1 Ofuda
    .text = Test di Esorcismo contrapposto. Vinto: lo Hyoirei è sconfitto. Perso: muori. Solo dopo una Pulsione oscura.
aid-noise = Fare Rumore
    .cost = 1 PA
    .text = Quanto indica il dado.
aid-pass = Passare
    .cost = gratis
    .text = Finisce l'Attivazione. Il Turno dopo ricominci con { $action_points } PA.
aid-escape = Fuggire dalla casa
    .cost = gratis
    .text = Dalla Botola aperta. Con soli Marchi della morte invece muori.
aid-chase = Braccato: una mossa per Round, al massimo { $chase_rounds } Round
aid-flee = Fuggire
    .cost = gratis
    .text = Test di Velocità contrapposto: chi vince muove per primo, quanto indica il dado. Poi sei esausto.
aid-wait = Attendere
    .cost = gratis
    .text = Il Nemico si avvicina.
aid-action = Ogni altra azione
    .cost = gratis
    .text = Poi muove il Nemico.
aid-repel = Respingere
    .cost = quando ti attacca
    .text = Test di Forza contrapposto. Perso: Ferite.
aid-banish = Esorcizzare
    .cost = quando ti attacca, 1 Ofuda
    .text = Test di Esorcismo contrapposto. Vinto: il Nemico è bandito. Perso: Ferite.
aid-last = Finiti i Round
    .text = Devi nasconderti: Nervi contro Paura. Perso: indovina pari o dispari, o usa un ultimo Oggetto, o muori.

# Com'è andata una partita

account-turn = Turno { $round }
account-turns = Turni
account-KA-320 = Fuga riuscita: { $each } per ognuno dei { $players } giocatori
    .missed = Nessuna fuga
account-KA-321 = Ha scacciato lo Hyoirei
account-KA-322 = { $target-letter ->
    [none] Ha ucciso il PG Posseduto
   *[other] Ha ucciso { $target }, che lo Hyoirei possedeva
}
account-KA-323 = Ha bandito { $figure-the }
account-KA-324 = Unico superstite, con lo Hyoirei: { $each } per ognuno dei { $players } giocatori
    .missed = Con lo Hyoirei, ma non unico superstite
account-KA-325 = Fuga con lo Hyoirei, dopo qualcun altro: { $each } per ognuno dei { $players } giocatori
    .missed = Fuga con lo Hyoirei, ma nessun altro era fuggito
account-KA-326 = { $target-letter ->
    [none] Morte di un altro PG
   *[other] Morte di { $target }
}
account-KA-327 = { $target-letter ->
    [none] Ha ucciso un altro PG
   *[other] Ha ucciso { $target }
}
account-KA-328 = Ha bandito { $figure-the }
account-KA-329 = Nessuno è fuggito: { $each } per ognuno dei { $players } giocatori
    .missed = Nessun punto per la casa vuota: qualcuno è fuggito
account-KA-330 = { $target-letter ->
    [none] Morte di un altro PG
   *[other] Morte di { $target }
}
account-KA-331 = { $target-letter ->
    [none] Da Onryo, ha ucciso un PG
   *[other] Da Onryo, ha ucciso { $target }
}
account-KA-332 = { $target-letter ->
    [none] Da Onryo, ha ucciso il proprio assassino
   *[other] Da Onryo, ha ucciso il proprio assassino, { $target }
}
account-possession = Lo Hyoirei
account-possessed = { $you ->
    [seat] Lo Hyoirei ti possiede, e lo sai solo tu.
   *[other] Lo Hyoirei possiede { $seat }, e nessun altro lo sa.
}
account-possessed-first = Lo Hyoirei possedeva { $seat } fin dall'inizio.
account-not-possessed = Nessuno ha pescato lo Hyoirei: nessuno era Posseduto.
account-unsuspected = Nessuno ha smascherato { $seat }.
account-trades = Scambi
account-objects = Gli Oggetti alla fine
account-held = { $seat } aveva ancora: { $cards }.
account-loot = { $owner-letter ->
    [none] Lasciati da un Nemico in { $cell }: { $cards }.
   *[other] Lasciati da { $owner } in { $cell }: { $cards }.
}
account-status = Le carte Status
account-marks = { $seat }: { $marks ->
    [one] 1 Marchio della morte
   *[other] { $marks } Marchi della morte
} su { $all ->
    [one] 1 carta
   *[other] { $all } carte
}.
account-found-key = { $you ->
    [seat] Trovi { $card-one }, e nessuno lo vede.
   *[other] { $seat } trova { $card-one }, e nessuno lo vede.
}
account-number-rooms = Stanze nella casa
account-number-dice = Dadi tirati
account-number-wounds = Ferite subite
account-number-banished = Nemici banditi
account-number-chases = Inseguimenti subiti

# Il modulo dei numeri personalizzati: i gruppi, poi i campi e ciò che non ha altrove un nome

numbers-board = Tabellone e sacchetti
numbers-numbers = Limiti e quantità
numbers-points = Punti vittoria
numbers-rooms = Stanze
numbers-tokens = Token movimento
numbers-characters = Personaggi
numbers-entities = Entità
numbers-curses = Stanze maledette
numbers-objects = Oggetti
numbers-events = Eventi
numbers-lost = Persone Perdute
number-board-darkness = Token Oscurità
number-board-hiding = Token Nascondiglio
number-exploration = Token Esplorazione
number-corpses = Token Cadavere
number-action-points = Punti Azione per Turno
number-most-noise = Rumore massimo
number-chase-rounds = Round di un Inseguimento
number-death-marks = Marchi della morte
number-neutral-states = Stati neutri
number-entities = Entità nella casa al massimo
number-first-entities = Entità nella prima fase Entità, almeno
number-ofuda-tokens = Token Ofuda
number-onryo-tokens = Token movimento di un Onryo
number-numbers-events-1 = Eventi per fase all'inizio
number-numbers-events-2 = Eventi per fase con due chiavi trovate
number-numbers-events-3 = Eventi per fase con la Chiave d'oro trovata
number-keys-for-more = Chiavi minori per avere più Eventi
number-sealed-in = Punti Azione per uscire da una Casella sigillata
number-escape = Fuggi
number-exorcise = Scacci lo Hyoirei
number-kill-possessed = Uccidi un Posseduto
number-banish = Bandisci un Nemico
number-last-alive = Sei l'ultimo in vita, per ogni giocatore
number-escape-possessed = Fuggi da Posseduto, per ogni giocatore
number-none-escaped = Nessuno fugge, per ogni giocatore
number-death = Per ogni morte
number-kill = Uccidi un PG
number-revenge = Vendetta
number-copies = Copie
number-power = Potere
number-extra-wounds = Ferite in più
number-bonuses = Bonus
number-value = { "" }
number-ability = Abilità
number-effect = Effetto
number-look = Carte o tessere guardate
number-reach = Portata
number-quiet = Caselle silenziose per Attivazione
number-cells = Caselle in più quando si muove
number-heal = Ferite curate
number-hunted-noise = Rumore di chi è inseguito
number-guess-force = Forza in più se chi è Braccato sbaglia
number-evidence = Token Prova
number-ritual = Rituale
number-test = Test
number-difficulty = Difficoltà
number-stays = Doni del pozzo finché dorme
number-wounds = Ferite
number-discard = Oggetti scartati
number-appear = Entità che appaiono
number-pa = Punti Azione persi
number-next-pa = Punti Azione in meno al prossimo Turno
number-pm = Punti Movimento
number-seats = In gioco da questo numero di giocatori
number-uses = Usi (0: senza limite)
number-more-pm = Punti Movimento in più
number-prevent = Ferite evitate
number-lasting = Fino alla fine del prossimo Turno
number-open-blocked = Le Porte aperte contano come bloccate con
number-failure = Fallimento
number-success = Successo
number-draw = Oggetti pescati
number-instead = Se non ce n'è

# Rapporti sull'equilibrio

balance-object = Oggetti
balance-room = Stanze
balance-character = Personaggi
balance-entity = Entità
balance-turns = Turni
balance-escapes = Fughe
balance-somebody_escaped = Qualcuno fugge
balance-possessed_won = Vince il Posseduto
balance-all_dead = Muoiono tutti i PG
balance-at-wounded = Ferite dei PG
balance-at-died = Morti dei PG
balance-at-entered = Passi dei PG

# Faults of custom content

fault-one-lost-person = c'è al massimo una Persona perduta
fault-no-okiku = Okiku non ha carte nel mazzo
fault-no-key-card = nessuna carta in gioco piazza { $token ->
    [silver] il Token Chiave d'argento
    [bronze] il Token Chiave di bronzo
   *[gold] il Token Chiave d'oro
}
