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
    [one] 1 oggetto a caso
   *[other] { $n } oggetti a caso
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
    [one] 1 punto movimento
   *[other] { $n } punti movimento
}
amount-more_pm = { $n ->
    [one] 1 punto movimento in più
   *[other] { $n } punti movimento in più
}
amount-pa = { $n ->
    [one] 1 punto azione
   *[other] { $n } punti azione
}
amount-next_pa = { $n ->
    [one] 1 punto azione
   *[other] { $n } punti azione
}
amount-quiet = { $n ->
    [one] La prima casella in cui entri in ogni tua Attivazione non emette
   *[other] Le prime { $n } caselle in cui entri in ogni tua Attivazione non emettono
}
amount-cells = { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}
amount-reach = { $n ->
    [one] 1 casella
   *[other] { $n } caselle
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
    [one] 1 token Prova
   *[other] { $n } token Prova
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
face-0c = 0 critico
face-0 = 0
face-1 = 1
face-2 = 2
face-3 = 3
face-3c = 3 critico
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

piece-exploration = token Esplorazione
    .one = un token Esplorazione
    .the = il token Esplorazione
piece-spent = token Esplorazione esaurito
    .one = un token Esplorazione esaurito
    .the = il token Esplorazione esaurito
piece-hiding = Nascondiglio
    .one = un Nascondiglio
    .the = il Nascondiglio
piece-corpse = Cadavere
    .one = un Cadavere
    .the = il Cadavere
piece-body = corpo
    .one = un corpo
    .the = il corpo
piece-mask = token Maschera
    .one = un token Maschera
    .the = il token Maschera
piece-blue = token Esplorazione azzurro
    .one = un token Esplorazione azzurro
    .the = il token Esplorazione azzurro
piece-evidence = token Prova
    .one = un token Prova
    .the = il token Prova
piece-inventory = token Inventario
    .one = un token Inventario
    .the = il token Inventario
piece-ofuda = token Ofuda
    .one = un token Ofuda
    .the = il token Ofuda
piece-oil = olio
    .one = una chiazza d'olio
    .the = l'olio
piece-flames = Fiamme sacre
    .one = Fiamme sacre
    .the = le Fiamme sacre
piece-trapdoor = botola
    .one = una botola
    .the = la botola
piece-well = pozzo
    .one = un pozzo
    .the = il pozzo
key-silver = chiave d'argento
    .the = il token chiave d'argento
key-bronze = chiave di bronzo
    .the = il token chiave di bronzo
key-gold = chiave d'oro
    .the = il token chiave d'oro

# Token Porta/Movimento: simboli; lato porta; lato movimento

token-T01 = 1
    .door = aperta
    .move = 1 casella
token-T02 = 1
    .door = aperta
    .move = 1 casella
token-T03 = 2
    .door = aperta
    .move = 2 caselle
token-T04 = 2
    .door = aperta
    .move = 2 caselle
token-T05 = 2
    .door = aperta
    .move = 2 caselle
token-T06 = 2
    .door = aperta
    .move = 2 caselle
token-T07 = 3
    .door = aperta
    .move = 3 caselle
token-T08 = 3
    .door = aperta
    .move = 3 caselle
token-T09 = 3
    .door = aperta
    .move = 3 caselle
token-T10 = 4
    .door = aperta
    .move = 4 caselle
token-T11 = 1>
    .door = aperta
    .move = 1 casella verso il personaggio più vicino
token-T12 = 2>
    .door = aperta
    .move = 2 caselle verso il personaggio più vicino
token-T13 = 2>
    .door = aperta
    .move = 2 caselle verso il personaggio più vicino
token-T14 = 2<
    .door = aperta
    .move = 2 caselle lontano dal personaggio più vicino
token-T15 = 2<
    .door = aperta
    .move = 2 caselle lontano dal personaggio più vicino
token-T16 = 2~
    .door = aperta
    .move = 2 caselle, attraverso i muri spettrali
token-T17 = 3>
    .door = bloccata 3
    .move = 3 caselle verso il personaggio più vicino
token-T18 = 3>
    .door = bloccata 4
    .move = 3 caselle verso il personaggio più vicino
token-T19 = 3<
    .door = bloccata 4
    .move = 3 caselle lontano dal personaggio più vicino
token-T20 = 3~
    .door = bloccata 4
    .move = 3 caselle, attraverso i muri spettrali
token-T21 = 3~
    .door = bloccata 5
    .move = 3 caselle, attraverso i muri spettrali
token-T22 = 1?
    .door = bloccata 5
    .move = sparisce, poi 1 casella
token-T23 = 2?
    .door = bloccata 5
    .move = sparisce, poi 2 caselle
token-T24 = 2>~
    .door = bloccata 6
    .move = 2 caselle verso il personaggio più vicino, attraverso i muri spettrali
token-T25 = 3>~
    .door = bloccata 6
    .move = 3 caselle verso il personaggio più vicino, attraverso i muri spettrali
token-T26 = !
    .door = uno squarcio spettrale
    .move = si manifesta accanto al personaggio più vicino
token-T27 = !
    .door = uno squarcio spettrale
    .move = si manifesta accanto al personaggio più vicino

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
ability-PC5 = Primo soccorso
text-PC1 = La prima volta in un Turno che fallisci un Test di Forza per sfondare una porta, puoi ritirarlo subito, gratis.
text-PC2 = Una volta per Turno, visto il tuo dado in un Test di Esorcismo, puoi ritirarlo; vale il secondo risultato.
text-PC3 = Azione Gratuita Unica: guarda { $look ->
    [one] la prima carta Evento e rimettila al suo posto.
   *[other] le prime { $look } carte Evento e rimettile nello stesso ordine.
}
text-PC4 = { $quiet } Rumore.
text-PC5 = Azione Standard Unica: rimuovi { $heal } a te o a un personaggio adiacente che vedi.

power-PC1 = Furia
power-PC2 = Angoscia
power-PC3 = Voci
power-PC4 = Balzo
power-PC5 = Diagnosi crudele
text-PC1-onryo = Quando il tuo Attacco infligge almeno 1 Ferita, infligge { $extra_wounds }.
text-PC2-onryo = Ogni personaggio nella tua Stanza ha { $value } ai Test di Nervi.
text-PC3-onryo = Una volta per Turno, dopo l'Attivazione di un personaggio, scegli un personaggio entro { $reach } da te, contate come il Rumore: emette Rumore { $noise }.
text-PC4-onryo = Quando ti muovi con un token puoi fare { $cells } in più, e attraversi i muri spettrali.
text-PC5-onryo = I personaggi nella tua Stanza non possono rimuovere Ferite e hanno { $value } ai Test di Percezione.

# Entità: nome; abilità; rituale

entity-EN-YU = Yurei
    .one = uno Yurei
    .the = lo Yurei
    .some = { $count ->
        [one] uno Yurei
       *[other] { $number } Yurei
    }
entity-EN-JI = Jikininki
    .one = uno Jikininki
    .the = lo Jikininki
    .some = { $count ->
        [one] uno Jikininki
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
    .one = uno Jibakurei
    .the = lo Jibakurei
    .some = { $count ->
        [one] uno Jibakurei
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
text-EN-JI = Quando il suo Attacco infligge almeno 1 Ferita e tu sopravvivi, ti prende un oggetto a caso, anche Missione, e lo tiene coperto sotto la sua carta.
text-EN-ZA = Quando vince un Test di Reazione non infligge Ferite. Ti prende un oggetto a caso, anche Missione, oppure infligge 1 Ferita se non ne hai.
text-EN-JB = Quando è rivelato piazza { $evidence }, ognuno con un Tiro Coordinate, nelle Stanze piazzate ma mai in una Stanza dei tesori chiusa; quelli ancora sulla mappa si riprendono prima.
text-EN-UB = Quando comincia il suo inseguimento, il Rumore del personaggio braccato diventa { $hunted_noise }.
text-EN-KU = Quando comincia il suo inseguimento, il personaggio braccato dice pari o dispari e tira. Se sbaglia: { $guess_force } alla Forza fino alla fine dell'inseguimento.
text-EN-GO = Quando il suo Attacco infligge almeno 1 Ferita, infligge { $extra_wounds }.
text-EN-LP = Non è un nemico. Quando ti vede si pesca una carta Persona Perduta e fai un Test di Percezione; poi la Persona Perduta se ne va.
text-EN-OK = Attraversa i muri spettrali. Viene soltanto dal Pozzo dei desideri.

ritual-EN-JI = Offerta
ritual-EN-ZA = Dono
ritual-EN-JB = Verità
ritual-EN-UB = Compassione
ritual-EN-KU = Risposta dolce
ritual-EN-OK = Decimo piatto
text-EN-JI-ritual = Se un token Cadavere o un corpo è sulla tua casella, o su una adiacente senza muri né porte chiuse in mezzo, rimuovilo: lo Jikininki è bandito.
text-EN-ZA-ritual = Scarta una Bambola Hina: lo Zashiki-warashi è bandito.
text-EN-JB-ritual = Se tutti i suoi token Prova sono stati esaminati da quando è stato rivelato, da chiunque: lo Jibakurei è bandito. Esaminarne uno non fa pescare e lo rimuove.
text-EN-UB-ritual = Test di Nervi { $difficulty }. Riuscito: la Ubume è bandita. Fallito: si passa alla tua Reazione.
text-EN-KU-ritual = Consuma una Caramella bekko: la Kuchisake-onna è bandita.
text-EN-OK-ritual = Scarta un Dono del pozzo: Okiku è bandita.

# Stanze maledette: che cosa succede quando si risvegliano

text-CR1 = Si risveglia al primo ingresso, senza tiro. Da allora un personaggio sulla casella del pozzo può, con un'Azione Standard, scartare un oggetto a scelta (non Missione) e dire pari o dispari; se indovina pesca un Dono del pozzo. Quando { $stays }, questa carta si scarta e Okiku appare sulla casella del pozzo.
text-CR2 = Test di Nervi { $difficulty }. Fallito: { $wounds }, e scarti { $discard }.
text-CR3 = Test di Velocità { $difficulty }. Fallito: { $wounds }, e perdi tutti i punti movimento; in un inseguimento non ti muovi più in questo round.
text-CR4 = Scarta un oggetto a scelta (non Missione), altrimenti { $appear } su una casella libera di questa Stanza, scelta da chi decide.
text-CR5 = Sparisci.
text-CR6 = Test di Forza { $difficulty }. Fallito: perdi tutti i punti movimento e { $pa }; in un inseguimento non ti muovi più in questo round.
text-CR7 = Emetti Rumore { $noise }.
text-CR8 = Test di Percezione { $difficulty }. Fallito: { $wounds }.
text-CR9 = Uno Jikininki appare su una casella libera di questa Stanza, scelta da chi decide; se sono già tutti sulla mappa, vi appare un'Entità casuale.

# Oggetti: nome; uno di essi; quello in questione; alcuni

object-OB01 = Hyoirei
    .one = uno Hyoirei
    .the = lo Hyoirei
    .some = { $count ->
        [one] uno Hyoirei
       *[other] { $number } Hyoirei
    }
object-OB02 = Chiave d'argento
    .one = una chiave d'argento
    .the = la chiave d'argento
    .some = { $count ->
        [one] una chiave d'argento
       *[other] { $number } chiavi d'argento
    }
object-OB03 = Chiave di bronzo
    .one = una chiave di bronzo
    .the = la chiave di bronzo
    .some = { $count ->
        [one] una chiave di bronzo
       *[other] { $number } chiavi di bronzo
    }
object-OB04 = Chiave universale
    .one = una chiave universale
    .the = la chiave universale
    .some = { $count ->
        [one] una chiave universale
       *[other] { $number } chiavi universali
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
object-OB23 = Caramella bekko
    .one = una Caramella bekko
    .the = la Caramella bekko
    .some = { $count ->
        [one] una Caramella bekko
       *[other] { $number } Caramelle bekko
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
    .one = una chiave d'oro
    .the = la chiave d'oro
    .some = { $count ->
        [one] una chiave d'oro
       *[other] { $number } chiavi d'oro
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

text-OB01 = Ti possiede, in segreto, dal momento in cui lo peschi: devi restare l'unico personaggio sulla mappa, senza che nessuno sia fuggito. Non si scambia, non si ruba, non si scarta e non si lascia. Una volta per partita, con un'Azione Gratuita Istantanea, puoi rivelarlo per causare una Pulsione oscura su tutti i personaggi.
text-OB02 = Accanto a una porta esterna della Stanza dei tesori: metti sulla Stanza il token chiave d'argento, poi rimuovi questa carta.
text-OB03 = Accanto a una porta esterna della Stanza dei tesori: metti sulla Stanza il token chiave di bronzo, poi rimuovi questa carta.
text-OB04 = Accanto a una porta esterna della Stanza dei tesori: metti sulla Stanza il token chiave d'argento o quello di bronzo, quello che manca, poi rimuovi questa carta.
text-OB05 = Consumalo per tentare un Esorcismo. Oppure consumalo per mettere un token Ofuda su una porta della tua casella: il primo nemico che la attraversa sparisce e il token si rimuove.
text-OB06 = In qualsiasi momento adatto alle Azioni Istantanee, anche come ultima possibilità: sparisci.
text-OB07 = Sparisci. Può essere la tua ultima possibilità.
text-OB08 = Trasforma in Fiamme sacre l'olio sulla tua casella, o su una adiacente senza muri né porte chiuse in mezzo.
text-OB09 = Metti il token olio sulla tua casella.
text-OB10 = Rimuovi tutte le Fiamme sacre dalla mappa.
text-OB11 = Rimuovi fino a { $heal } a te o a un personaggio adiacente che vedi.
text-OB12 = Rimuovi { $heal } a te, poi emetti Rumore { $noise }.
text-OB13 = { $value } ai tuoi Test di Percezione per esaminare un token, se la mostri.
text-OB14 = { $value } ai tuoi Test di Forza per sfondare una porta, se lo mostri. In combattimento: { $value2 } al tuo Test di Forza.
text-OB15 = In combattimento: { $value } al tuo Test di Forza.
text-OB16 = In combattimento: { $value } al tuo Test di Forza.
text-OB17 = In combattimento: se vinci il Test infliggi { $extra_wounds }.
text-OB18 = Quando un nemico ti attacca: vale come respinto e comincia il round successivo. Mai come ultima possibilità.
text-OB19 = Metti un Rumore { $noise } su una casella di una Stanza piazzata entro { $reach } da te, contate come il Rumore. Dura fino a Fine Turno, non è il Rumore di un personaggio e può mettere subito in allerta le Entità.
text-OB20 = Nella tua Attivazione: finché non termina, il tuo movimento normale non emette Rumore.
text-OB21 = Quando stai per subire Ferite: previeni { $prevent } di esse. Serve al rituale dello Zashiki-warashi.
text-OB22 = Dopo aver tirato il tuo dado in un Test: ritiralo; vale il secondo risultato.
text-OB23 = Nella tua Attivazione: ottieni { $pm }. Serve al rituale della Kuchisake-onna.
text-OB24 = Ogni nemico e ogni Entità non rivelata entro { $reach } da te, contate come il Rumore, sparisce. Può essere la tua ultima possibilità.
text-OB25 = { $look ->
    [one] Guarda la prima tessera di una pila di Stanze.
   *[other] Guarda le prime { $look } tessere di una pila di Stanze e rimettile nell'ordine che vuoi.
}
text-OB26 = { $value } ai tuoi Test di Esorcismo contro i nemici, se lo mostri.
text-EX01 = { text-OB05 }
text-EX02 = { text-OB10 }
text-EX03 = { text-OB11 }
text-TR01 = Sulla botola: mettici il token chiave d'oro. La botola è aperta; poi rimuovi questa carta.
text-TR02 = Quando un nemico ti avvista, prima che cominci l'inseguimento: sparisce e non c'è inseguimento.
text-WG01 = Prima che si tiri il dado del tuo pari o dispari: scegli 0, 1, 2 o 3 come risultato.
text-WG02 = Rimuovi tutte le tue Ferite.
text-WG03 = Prima di tirare il tuo dado in un Test: vale come un 3 critico.
text-WG04 = Quando potresti nasconderti: nasconditi sulla tua casella come se vi fosse un Nascondiglio { $hiding }.
text-WG05 = Guarda tutto l'inventario di un personaggio, Hyoirei compreso.
text-WG06 = Spostati su una casella adiacente libera di una Stanza piazzata, attraverso muri e porte, ma non in una Stanza dei tesori chiusa. Emetti Rumore { $noise }.
text-MK01 = Indossata: { $value } ai tuoi Test di Esorcismo.
text-MK02 = Indossata: { $value } ai tuoi Test di Forza contrapposti.
text-MK03 = Indossata: { $value } ai tuoi Test di Velocità, e { $more_pm } in ogni Preparazione.
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
text-EV01 = Una Pulsione oscura su tutti i personaggi.
text-EV05 = Con un Tiro Coordinate { $appear }.
text-EV09 = Il personaggio del Primo Giocatore emette Rumore { $noise }.
text-EV10 = Fino al termine del prossimo Turno ogni livello di oscurità aumenta di { $darkness }.
text-EV11 = Ogni personaggio: Test di Velocità { $difficulty }. Fallito: emette Rumore { $noise }.
text-EV12 = Il personaggio del Primo Giocatore: Test di Forza { $difficulty }. Fallito: { $next_pa } in meno nella prossima Preparazione.
text-EV13 = Il personaggio del Primo Giocatore sparisce.
text-EV14 = Ogni Entità tranne gli Onryo sparisce, dal numero più basso.
text-EV15 = Ogni Entità tranne gli Onryo, dal numero più basso, si muove verso il personaggio più vicino di tante caselle quante ne mostra un D10.
text-EV16 = Ogni personaggio: Test di Nervi { $difficulty }. Fallito: { $wounds }.
text-EV17 = Ogni personaggio rimuove { $heal }.
text-EV18 = Il personaggio del Primo Giocatore scarta { $discard }.
text-EV19 = Il personaggio del Primo Giocatore prende un Ofuda dagli Oggetti Extra, se ce n'è ancora.
text-EV20 = Fino al termine del prossimo Turno un token che mostra una porta aperta vale come Bloccata { $open_blocked }.
text-EV21 = Si rimuovono l'olio e tutte le Fiamme sacre; ogni Rumore diventa 0.
text-EV22 = Uno Jikininki appare sulla casella di un token Cadavere scoperto scelto a caso, o con un Tiro Coordinate se non ce ne sono. Se sono già tutti sulla mappa non succede nulla.
text-EV23 = Fino al termine del prossimo Turno il movimento normale dei personaggi non emette Rumore; la fuga continua a emetterlo.
text-EV24 = I token Oscurità scoperti si mescolano e si rimettono scoperti sulle stesse colonne.

# Persone Perdute: chi; se il Test di Percezione fallisce; se riesce

lost-LP1 = la cameriera
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
text-LP3-failure = Quando la Persona Perduta se n'è andata, { $appear } sulla sua casella.
text-LP3-success = Un Nascondiglio { $hiding } scoperto si mette sulla casella della Persona Perduta, al posto di un eventuale token Mappa.
text-LP4-failure = Subisci { $wounds }.
text-LP4-success = { $look ->
    [one] Guardi la prima tessera Casa.
   *[other] Guardi le prime { $look } tessere Casa e le rimetti nell'ordine che vuoi.
}
text-LP5-failure = Perdi tutti i punti movimento per questo Turno.
text-LP5-success = Prendi l'Acqua sacra dagli Oggetti Extra; se non c'è, peschi { $instead_draw }.
text-LP6-failure = Sparisci.
text-LP6-success = Prendi le Bende dagli Oggetti Extra; se non ci sono, rimuovi fino a { $instead_heal }.
text-LP7-failure = Emetti Rumore { $noise }.
text-LP7-success = Prendi un Ofuda dagli Oggetti Extra.
text-LP8-failure = Per il resto della partita l'oscurità di questa colonna cambia di { $darkness }.
text-LP8-success = Per il resto della partita l'oscurità di questa colonna cambia di { $darkness }, ma non scende sotto 1.
