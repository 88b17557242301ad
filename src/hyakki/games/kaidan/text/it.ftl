# Kaidan

title-kaidan = Kaidan
    .tagline = Non fare rumore. Non fidarti di nessuno. Esci di lì.

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
token-T02 = 1
    .door = aperta
    .move = 1 Casella
token-T03 = 2
    .door = aperta
    .move = 2 Caselle
token-T04 = 2
    .door = aperta
    .move = 2 Caselle
token-T05 = 2
    .door = aperta
    .move = 2 Caselle
token-T06 = 2
    .door = aperta
    .move = 2 Caselle
token-T07 = 3
    .door = aperta
    .move = 3 Caselle
token-T08 = 3
    .door = aperta
    .move = 3 Caselle
token-T09 = 3
    .door = aperta
    .move = 3 Caselle
token-T10 = 4
    .door = aperta
    .move = 4 Caselle
token-T11 = 1>
    .door = aperta
    .move = 1 Casella verso il PG più vicino
token-T12 = 2>
    .door = aperta
    .move = 2 Caselle verso il PG più vicino
token-T13 = 2>
    .door = aperta
    .move = 2 Caselle verso il PG più vicino
token-T14 = 2<
    .door = aperta
    .move = 2 Caselle lontano dal PG più vicino
token-T15 = 2<
    .door = aperta
    .move = 2 Caselle lontano dal PG più vicino
token-T16 = 2~
    .door = aperta
    .move = 2 Caselle, attraverso i Muri spettrali
token-T17 = 3>
    .door = bloccata 3
    .move = 3 Caselle verso il PG più vicino
token-T18 = 3>
    .door = bloccata 4
    .move = 3 Caselle verso il PG più vicino
token-T19 = 3<
    .door = bloccata 4
    .move = 3 Caselle lontano dal PG più vicino
token-T20 = 3~
    .door = bloccata 4
    .move = 3 Caselle, attraverso i Muri spettrali
token-T21 = 3~
    .door = bloccata 5
    .move = 3 Caselle, attraverso i Muri spettrali
token-T22 = 1?
    .door = bloccata 5
    .move = sparisce, poi 1 Casella
token-T23 = 2?
    .door = bloccata 5
    .move = sparisce, poi 2 Caselle
token-T24 = 2>~
    .door = bloccata 6
    .move = 2 Caselle verso il PG più vicino, attraverso i Muri spettrali
token-T25 = 3>~
    .door = bloccata 6
    .move = 3 Caselle verso il PG più vicino, attraverso i Muri spettrali
token-T26 = !
    .door = uno Squarcio spettrale
    .move = si manifesta accanto al PG più vicino
token-T27 = !
    .door = uno Squarcio spettrale
    .move = si manifesta accanto al PG più vicino

# Stanze: nome; nella frase; dove

room-H01 = Passaggio segreto
    .the = il Passaggio segreto
    .in = nel Passaggio segreto
room-H02 = Stanza dei tesori
    .the = la Stanza dei tesori
    .in = nella Stanza dei tesori
room-H03 = Stanza delle maschere
    .the = la Stanza delle maschere
    .in = nella Stanza delle maschere
room-H04 = Stanza delle maschere
    .the = la Stanza delle maschere
    .in = nella Stanza delle maschere
room-H05 = Stanza delle bambole
    .the = la Stanza delle bambole
    .in = nella Stanza delle bambole
room-H06 = Bagno allagato
    .the = il Bagno allagato
    .in = nel Bagno allagato
room-H07 = Altare di famiglia
    .the = l'Altare di famiglia
    .in = presso l'Altare di famiglia
room-H08 = Stanza degli specchi
    .the = la Stanza degli specchi
    .in = nella Stanza degli specchi
room-H09 = Stanza della tessitrice
    .the = la Stanza della tessitrice
    .in = nella Stanza della tessitrice
room-H10 = Stanza della casa
    .the = una stanza della casa
    .in = in una stanza della casa
room-H11 = Stanza della casa
    .the = una stanza della casa
    .in = in una stanza della casa
room-H12 = Stanza della casa
    .the = una stanza della casa
    .in = in una stanza della casa
room-H13 = Stanza della casa
    .the = una stanza della casa
    .in = in una stanza della casa
room-H14 = Stanza della casa
    .the = una stanza della casa
    .in = in una stanza della casa
room-H15 = Stanza della casa
    .the = una stanza della casa
    .in = in una stanza della casa
room-H16 = Stanza della casa
    .the = una stanza della casa
    .in = in una stanza della casa
room-X01 = Stanza delle maschere
    .the = la Stanza delle maschere
    .in = nella Stanza delle maschere
room-X02 = Veranda dei sussurri
    .the = la Veranda dei sussurri
    .in = nella Veranda dei sussurri
room-X03 = Capanno degli attrezzi
    .the = il Capanno degli attrezzi
    .in = nel Capanno degli attrezzi
room-X04 = Stanza sul giardino
    .the = una stanza sul giardino
    .in = in una stanza sul giardino
room-X05 = Stanza sul giardino
    .the = una stanza sul giardino
    .in = in una stanza sul giardino
room-X06 = Stanza sul giardino
    .the = una stanza sul giardino
    .in = in una stanza sul giardino
room-G01 = Pozzo dei desideri
    .the = il Pozzo dei desideri
    .in = presso il Pozzo dei desideri
room-G02 = Cimitero di famiglia
    .the = il Cimitero di famiglia
    .in = nel Cimitero di famiglia
room-G03 = Angolo del giardino
    .the = un angolo del giardino
    .in = in un angolo del giardino
room-G04 = Angolo del giardino
    .the = un angolo del giardino
    .in = in un angolo del giardino
room-G05 = Angolo del giardino
    .the = un angolo del giardino
    .in = in un angolo del giardino
room-G06 = Angolo del giardino
    .the = un angolo del giardino
    .in = in un angolo del giardino

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
    .some = { $count ->
        [one] uno Yurei
       *[other] { $number } Yurei
    }
entity-EN-JI = Jikininki
    .one = un Jikininki
    .the = il Jikininki
    .some = { $count ->
        [one] un Jikininki
       *[other] { $number } Jikininki
    }
entity-EN-ZA = Zashiki-warashi
    .one = uno Zashiki-warashi
    .the = lo Zashiki-warashi
    .some = { $count ->
        [one] uno Zashiki-warashi
       *[other] { $number } Zashiki-warashi
    }
entity-EN-JB = Jibakurei
    .one = un Jibakurei
    .the = il Jibakurei
    .some = { $count ->
        [one] un Jibakurei
       *[other] { $number } Jibakurei
    }
entity-EN-UB = Ubume
    .one = una Ubume
    .the = la Ubume
    .some = { $count ->
        [one] una Ubume
       *[other] { $number } Ubume
    }
entity-EN-KU = Kuchisake-onna
    .one = una Kuchisake-onna
    .the = la Kuchisake-onna
    .some = { $count ->
        [one] una Kuchisake-onna
       *[other] { $number } Kuchisake-onna
    }
entity-EN-GO = Goryo
    .one = un Goryo
    .the = il Goryo
    .some = { $count ->
        [one] un Goryo
       *[other] { $number } Goryo
    }
entity-EN-LP = Persona Perduta
    .one = una Persona Perduta
    .the = la Persona Perduta
    .some = { $count ->
        [one] una Persona Perduta
       *[other] { $number } Persone Perdute
    }
entity-EN-OK = Okiku
    .one = Okiku
    .the = Okiku
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
