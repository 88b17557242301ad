# Okko Chronicles

title-okko = Okko Chronicles
    .tagline = Qualcuno a corte è un demone. Trovatelo prima che lui trovi voi.
    .credits = Okko Chronicles: di Frédéric Condette e Hub, pubblicato da The Red Joker; parole e disegni sono nostri.
    .find = indizio, corruzione, iniziativa …
against-oni = l'Oni

# Heroes, classes, what they can do

hero-OKK = Okko
    .the = Okko
    .some = Okko
hero-NOB = Noburo
    .the = Noburo
    .some = Noburo
hero-NSH = Noshin
    .the = Noshin
    .some = Noshin
hero-SET = Setsuka
    .the = Setsuka
    .some = Setsuka
class-bushi = Bushi
class-kyojin = Kyojin
class-mahotsukai = Mahotsukai
class-shinobi = Shinobi
attribute-speed = VELOCITÀ
attribute-might = POTENZA
attribute-defense = DIFESA
attribute-guile = ASTUZIA
attribute-actions = AZIONI
attribute-stamina = RESISTENZA
attribute-supplies = Scorte
nature-speed = Velocità
nature-attack = Attacco
nature-defense = Difesa
nature-guile = Astuzia
nature-coordination = Coordinazione
nature-weakness = Debolezza
slot-hand = una mano
slot-hands = due mani
slot-clothing = abito
slot-supplies = scorte
legendary = leggendario

# Natural talents

power-OKK = { talent-oni-hunter }
    .some = { talent-oni-hunter.some }
power-NOB = { talent-immovable }
    .some = { talent-immovable.some }
power-NSH = { talent-sake-prayer }
    .some = { talent-sake-prayer.some }
power-SET = { talent-silent-step }
    .some = { talent-silent-step.some }
talent-oni-hunter = Cacciatore di Oni
    .some = Cacciatore di Oni
talent-immovable = Inamovibile
    .some = Inamovibile
talent-sake-prayer = Preghiera al Saké
    .some = Preghiera al Saké
talent-silent-step = Passo silenzioso
    .some = Passo silenzioso
talent-press = Pressione
    .some = Pressione
talent-shield-brothers = Fratelli di scudo
    .some = Fratelli di scudo
talent-champion = Campione
    .some = Campione
talent-riposte = Risposta
    .some = Risposta
talent-bodiless = Incorporeo
    .some = Incorporeo
talent-drift = Fluttuare
    .some = Fluttuare
talent-throwing-stars = Stelle da lancio
    .some = Stelle da lancio
talent-venom = Veleno
    .some = Veleno
talent-regrowth = Ricrescita
    .some = Ricrescita
talent-rend = Squarcio
    .some = Squarcio
talent-coils = Spire
    .some = Spire
talent-burning-aura = Aura ardente
    .some = Aura ardente
talent-wildfire = Incendio
    .some = Incendio
talent-numbing-breath = Soffio gelido
    .some = Soffio gelido
talent-snowblind = Accecamento
    .some = Accecamento
talent-sweep = Spazzata
    .some = Spazzata
talent-unyielding = Irremovibile
    .some = Irremovibile

# Action cards and wounds

card-OKK-1 = Estrazione Iai
    .some = Estrazione Iai
card-OKK-2 = Fendidemoni
    .some = Fendidemoni
card-OKK-3 = Guardia del Ronin
    .some = Guardia del Ronin
card-OKK-4 = Voce di comando
    .some = Voce di comando
card-OKK-5 = Occhio del cacciatore
    .some = Occhio del cacciatore
card-OKK-6 = Carica
    .some = Carica
card-OKK-7 = Giuramento del guardiano
    .some = Giuramento del guardiano
card-OKK-W = Onta giurata
    .some = Onta giurata
card-NOB-1 = Colpo devastante
    .some = Colpo devastante
card-NOB-2 = Forza del gigante
    .some = Forza del gigante
card-NOB-3 = Balzo
    .some = Balzo
card-NOB-4 = Baluardo vivente
    .some = Baluardo vivente
card-NOB-5 = Maschera rossa
    .some = Maschera rossa
card-NOB-6 = Spezzare la sbarra
    .some = Spezzare la sbarra
card-NOB-7 = Lancio dell'alleato
    .some = Lancio dell'alleato
card-NOB-W = Furia di sangue
    .some = Furia di sangue
card-NSH-1 = Richiamo di fuoco e aria
    .some = Richiamo di fuoco e aria
card-NSH-2 = Richiamo di acqua e terra
    .some = Richiamo di acqua e terra
card-NSH-3 = Esorcismo
    .some = Esorcismo
card-NSH-4 = Protezione degli ofuda
    .some = Protezione degli ofuda
card-NSH-5 = Canto di guarigione
    .some = Canto di guarigione
card-NSH-6 = Mente limpida
    .some = Mente limpida
card-NSH-7 = Passo di nebbia
    .some = Passo di nebbia
card-NSH-W = Torpore ebbro
    .some = Torpore ebbro
card-SET-1 = Tempesta di shuriken
    .some = Tempesta di shuriken
card-SET-2 = Lama avvelenata
    .some = Lama avvelenata
card-SET-3 = Velo di fumo
    .some = Velo di fumo
card-SET-4 = Acrobata
    .some = Acrobata
card-SET-5 = Origliare
    .some = Origliare
card-SET-6 = Colpo d'ombra
    .some = Colpo d'ombra
card-SET-7 = Falsa pista
    .some = Falsa pista
card-SET-W = Antica vendetta
    .some = Antica vendetta
card-WND-1 = Gamba squarciata
    .some = { $count ->
            [one] Gamba squarciata
           *[other] { $number } × Gamba squarciata
        }
card-WND-2 = Spalla lacerata
    .some = { $count ->
            [one] Spalla lacerata
           *[other] { $number } × Spalla lacerata
        }
card-WND-3 = Costole incrinate
    .some = { $count ->
            [one] Costole incrinate
           *[other] { $number } × Costole incrinate
        }
card-WND-4 = Commozione
    .some = { $count ->
            [one] Commozione
           *[other] { $number } × Commozione
        }

# Equipment

equipment-EQ-01 = Katana ancestrale
    .some = Katana ancestrale
equipment-EQ-02 = Wakizashi
    .some = Wakizashi
equipment-EQ-03 = Haori del Ronin
    .some = Haori del Ronin
equipment-EQ-04 = Naginata
    .some = Naginata
equipment-EQ-05 = Wakizashi
    .some = Wakizashi
equipment-EQ-06 = Inro
    .some = Inro
equipment-EQ-07 = Bô
    .some = Bô
equipment-EQ-08 = Fiasca di saké
    .some = Fiasca di saké
equipment-EQ-09 = Fascio di ofuda
    .some = Fascio di ofuda
equipment-EQ-10 = Ninjatô
    .some = Ninjatô
equipment-EQ-11 = Shuriken
    .some = Shuriken
equipment-EQ-12 = Veste da Shinobi
    .some = Veste da Shinobi
equipment-EQ-13 = Katana
    .some = Katana
equipment-EQ-14 = Nodachi
    .some = Nodachi
equipment-EQ-15 = Tetsubo
    .some = Tetsubo
equipment-EQ-16 = Yumi
    .some = Yumi
equipment-EQ-17 = Cerbottana
    .some = Cerbottana
equipment-EQ-18 = Kusarigama
    .some = Kusarigama
equipment-EQ-19 = Tantô della luna
    .some = Tantô della luna
equipment-EQ-20 = Lancia di Kannon
    .some = Lancia di Kannon
equipment-EQ-21 = Frecce benedette
    .some = Frecce benedette
equipment-EQ-22 = Dô laccato
    .some = Dô laccato
equipment-EQ-23 = Grande armatura
    .some = Grande armatura
equipment-EQ-24 = Kimono di corte
    .some = Kimono di corte
equipment-EQ-25 = Tunica del monaco
    .some = Tunica del monaco
equipment-EQ-26 = Maschera di Tengu
    .some = Maschera di Tengu
equipment-EQ-27 = Lanterna fatua
    .some = Lanterna fatua
equipment-EQ-28 = Grimaldelli
    .some = Grimaldelli
equipment-EQ-29 = Unguento curativo
    .some = Unguento curativo
equipment-EQ-30 = Antidoto
    .some = Antidoto
equipment-EQ-31 = Bombe fumogene
    .some = Bombe fumogene
equipment-EQ-32 = Amuleto di giada
    .some = Amuleto di giada
equipment-XEQ-1 = Sandali di paglia
    .some = Sandali di paglia
equipment-XEQ-2 = Campana del tempio
    .some = Campana del tempio
equipment-XEQ-3 = Equipaggiamento X3
    .some = Equipaggiamento X3
equipment-XEQ-4 = Equipaggiamento X4
    .some = Equipaggiamento X4
equipment-XEQ-5 = Equipaggiamento X5
    .some = Equipaggiamento X5
equipment-XEQ-6 = Equipaggiamento X6
    .some = Equipaggiamento X6
equipment-XEQ-7 = Equipaggiamento X7
    .some = Equipaggiamento X7
equipment-XEQ-8 = Equipaggiamento X8
    .some = Equipaggiamento X8

# Followers and kami: their names, then each version

follower-tikku = Tikku
    .the = Tikku
    .some = Tikku
follower-goro = Goro
    .the = Goro
    .some = Goro
follower-kiku = Kiku
    .the = Kiku
    .some = Kiku
kami-hi = Hi
    .the = Hi
    .some = Hi
kami-kaze = Kaze
    .the = Kaze
    .some = Kaze
kami-mizu = Mizu
    .the = Mizu
    .some = Mizu
kami-tsuchi = Tsuchi
    .the = Tsuchi
    .some = Tsuchi
ally-FOL-1a = Tikku, apprendista
    .some = Tikku, apprendista
ally-FOL-1b = Tikku, pescatore
    .some = Tikku, pescatore
ally-FOL-2a = Goro, portatore
    .some = Goro, portatore
ally-FOL-2b = Goro, rissoso
    .some = Goro, rissoso
ally-FOL-3a = Kiku, informatrice
    .some = Kiku, informatrice
ally-FOL-3b = Kiku, lama velata
    .some = Kiku, lama velata
ally-KAM-1a = Hi, brace
    .some = Hi, brace
ally-KAM-1b = Hi, focolare
    .some = Hi, focolare
ally-KAM-2a = Kaze, burrasca
    .some = Kaze, burrasca
ally-KAM-2b = Kaze, messaggero
    .some = Kaze, messaggero
ally-KAM-3a = Mizu, sorgente
    .some = Mizu, sorgente
ally-KAM-3b = Mizu, piena
    .some = Mizu, piena
ally-KAM-4a = Tsuchi, bastione
    .some = Tsuchi, bastione
ally-KAM-4b = Tsuchi, morsa
    .some = Tsuchi, morsa
ally-COU-1 = Lord Akizane
    .some = Lord Akizane
ally-COU-2 = Lady Ume
    .some = Lady Ume
ally-COU-3 = Capitano Todo
    .some = Capitano Todo
ally-COU-4 = Vecchio Heita
    .some = Vecchio Heita
ally-COU-5 = Maestro Gensai
    .some = Maestro Gensai
ally-COU-6 = Fratello Unkei
    .some = Fratello Unkei
ally-COU-7 = Signora Oharu
    .some = Signora Oharu
ally-COU-8 = Kotaro
    .some = Kotaro
ally-COU-9 = Lady Shigure
    .some = Lady Shigure

# Agents: the card, one figure, the figure, several

agent-ashigaru = Ashigaru
    .one = un Ashigaru
    .the = l'Ashigaru
    .some = { $count ->
            [one] un Ashigaru
           *[other] { $number } Ashigaru
        }
agent-samurai = Samurai
    .one = un Samurai
    .the = il Samurai
    .some = { $count ->
            [one] un Samurai
           *[other] { $number } Samurai
        }
agent-hiroji = Hiroji-San
    .one = Hiroji-San
    .the = Hiroji-San
    .some = Hiroji-San
agent-yurei = Yurei
    .one = uno Yurei
    .the = lo Yurei
    .some = { $count ->
            [one] uno Yurei
           *[other] { $number } Yurei
        }
agent-ninja = Ninja
    .one = un Ninja
    .the = il Ninja
    .some = { $count ->
            [one] un Ninja
           *[other] { $number } Ninja
        }
agent-bakemono = Bakemono
    .one = un Bakemono
    .the = il Bakemono
    .some = { $count ->
            [one] un Bakemono
           *[other] { $number } Bakemono
        }
agent-kuro-hebi = Kuro-Hebi
    .one = Kuro-Hebi
    .the = Kuro-Hebi
    .some = Kuro-Hebi
agent-homura = Homura
    .one = Homura
    .the = Homura
    .some = Homura
agent-yuki-hime = Yuki-Hime
    .one = Yuki-Hime
    .the = Yuki-Hime
    .some = Yuki-Hime
agent-tetsujin = Tetsujin
    .one = Tetsujin
    .the = Tetsujin
    .some = Tetsujin
kind-mortal = servo mortale
kind-supernatural = creatura soprannaturale
rank-minion = sgherro
rank-lieutenant = luogotenente
rank-demon = demone maggiore

# Figures on the board

figure-OKK = { hero-OKK }
    .the = { hero-OKK }
    .some = { hero-OKK }
figure-NOB = { hero-NOB }
    .the = { hero-NOB }
    .some = { hero-NOB }
figure-NSH = { hero-NSH }
    .the = { hero-NSH }
    .some = { hero-NSH }
figure-SET = { hero-SET }
    .the = { hero-SET }
    .some = { hero-SET }
figure-tikku = { follower-tikku }
    .the = { follower-tikku }
    .some = { follower-tikku }
figure-goro = { follower-goro }
    .the = { follower-goro }
    .some = { follower-goro }
figure-kiku = { follower-kiku }
    .the = { follower-kiku }
    .some = { follower-kiku }
figure-hi = { kami-hi }
    .the = { kami-hi }
    .some = { kami-hi }
figure-kaze = { kami-kaze }
    .the = { kami-kaze }
    .some = { kami-kaze }
figure-mizu = { kami-mizu }
    .the = { kami-mizu }
    .some = { kami-mizu }
figure-tsuchi = { kami-tsuchi }
    .the = { kami-tsuchi }
    .some = { kami-tsuchi }
figure-COU-1 = Lord Akizane
    .the = Lord Akizane
    .some = Lord Akizane
figure-COU-2 = Lady Ume
    .the = Lady Ume
    .some = Lady Ume
figure-COU-3 = Capitano Todo
    .the = il Capitano Todo
    .some = il Capitano Todo
figure-COU-4 = Vecchio Heita
    .the = il Vecchio Heita
    .some = il Vecchio Heita
figure-COU-5 = Maestro Gensai
    .the = il Maestro Gensai
    .some = il Maestro Gensai
figure-COU-6 = Fratello Unkei
    .the = il Fratello Unkei
    .some = il Fratello Unkei
figure-COU-7 = Signora Oharu
    .the = la Signora Oharu
    .some = la Signora Oharu
figure-COU-8 = Kotaro
    .the = Kotaro
    .some = Kotaro
figure-COU-9 = Lady Shigure
    .the = Lady Shigure
    .some = Lady Shigure
figure-ashigaru-1 = Ashigaru 1
    .the = l'Ashigaru 1
    .some = l'Ashigaru 1
figure-ashigaru-2 = Ashigaru 2
    .the = l'Ashigaru 2
    .some = l'Ashigaru 2
figure-ashigaru-3 = Ashigaru 3
    .the = l'Ashigaru 3
    .some = l'Ashigaru 3
figure-ashigaru-4 = Ashigaru 4
    .the = l'Ashigaru 4
    .some = l'Ashigaru 4
figure-ashigaru-5 = Ashigaru 5
    .the = l'Ashigaru 5
    .some = l'Ashigaru 5
figure-ashigaru-6 = Ashigaru 6
    .the = l'Ashigaru 6
    .some = l'Ashigaru 6
figure-ashigaru-7 = Ashigaru 7
    .the = l'Ashigaru 7
    .some = l'Ashigaru 7
figure-ashigaru-8 = Ashigaru 8
    .the = l'Ashigaru 8
    .some = l'Ashigaru 8
figure-ashigaru-9 = Ashigaru 9
    .the = l'Ashigaru 9
    .some = l'Ashigaru 9
figure-ashigaru-10 = Ashigaru 10
    .the = l'Ashigaru 10
    .some = l'Ashigaru 10
figure-samurai-1 = Samurai 1
    .the = il Samurai 1
    .some = il Samurai 1
figure-samurai-2 = Samurai 2
    .the = il Samurai 2
    .some = il Samurai 2
figure-samurai-3 = Samurai 3
    .the = il Samurai 3
    .some = il Samurai 3
figure-samurai-4 = Samurai 4
    .the = il Samurai 4
    .some = il Samurai 4
figure-samurai-5 = Samurai 5
    .the = il Samurai 5
    .some = il Samurai 5
figure-hiroji-1 = { agent-hiroji }
    .the = { agent-hiroji }
    .some = { agent-hiroji }
figure-yurei-1 = Yurei 1
    .the = lo Yurei 1
    .some = lo Yurei 1
figure-yurei-2 = Yurei 2
    .the = lo Yurei 2
    .some = lo Yurei 2
figure-yurei-3 = Yurei 3
    .the = lo Yurei 3
    .some = lo Yurei 3
figure-yurei-4 = Yurei 4
    .the = lo Yurei 4
    .some = lo Yurei 4
figure-yurei-5 = Yurei 5
    .the = lo Yurei 5
    .some = lo Yurei 5
figure-ninja-1 = Ninja 1
    .the = il Ninja 1
    .some = il Ninja 1
figure-ninja-2 = Ninja 2
    .the = il Ninja 2
    .some = il Ninja 2
figure-ninja-3 = Ninja 3
    .the = il Ninja 3
    .some = il Ninja 3
figure-ninja-4 = Ninja 4
    .the = il Ninja 4
    .some = il Ninja 4
figure-ninja-5 = Ninja 5
    .the = il Ninja 5
    .some = il Ninja 5
figure-bakemono-1 = Bakemono
    .the = il Bakemono
    .some = il Bakemono
figure-kuro-hebi = { agent-kuro-hebi }
    .the = { agent-kuro-hebi }
    .some = { agent-kuro-hebi }
figure-homura = { agent-homura }
    .the = { agent-homura }
    .some = { agent-homura }
figure-yuki-hime = { agent-yuki-hime }
    .the = { agent-yuki-hime }
    .some = { agent-yuki-hime }
figure-tetsujin = { agent-tetsujin }
    .the = { agent-tetsujin }
    .some = { agent-tetsujin }

# Event cards: one special effect on two cards

eventcard-EV-01 = Influenza oscura
eventcard-EV-01a = { eventcard-EV-01 }
    .some = { eventcard-EV-01 }
eventcard-EV-01b = { eventcard-EV-01 }
    .some = { eventcard-EV-01 }
eventcard-EV-02 = Colpo possente
eventcard-EV-02a = { eventcard-EV-02 }
    .some = { eventcard-EV-02 }
eventcard-EV-02b = { eventcard-EV-02 }
    .some = { eventcard-EV-02 }
eventcard-EV-03 = Scatto improvviso
eventcard-EV-03a = { eventcard-EV-03 }
    .some = { eventcard-EV-03 }
eventcard-EV-03b = { eventcard-EV-03 }
    .some = { eventcard-EV-03 }
eventcard-EV-04 = Ordini sussurrati
eventcard-EV-04a = { eventcard-EV-04 }
    .some = { eventcard-EV-04 }
eventcard-EV-04b = { eventcard-EV-04 }
    .some = { eventcard-EV-04 }
eventcard-EV-05 = Sangue fresco
eventcard-EV-05a = { eventcard-EV-05 }
    .some = { eventcard-EV-05 }
eventcard-EV-05b = { eventcard-EV-05 }
    .some = { eventcard-EV-05 }
eventcard-EV-06 = Peso del terrore
eventcard-EV-06a = { eventcard-EV-06 }
    .some = { eventcard-EV-06 }
eventcard-EV-06b = { eventcard-EV-06 }
    .some = { eventcard-EV-06 }
eventcard-EV-07 = Tè contaminato
eventcard-EV-07a = { eventcard-EV-07 }
    .some = { eventcard-EV-07 }
eventcard-EV-07b = { eventcard-EV-07 }
    .some = { eventcard-EV-07 }
eventcard-EV-08 = Urlo paralizzante
eventcard-EV-08a = { eventcard-EV-08 }
    .some = { eventcard-EV-08 }
eventcard-EV-08b = { eventcard-EV-08 }
    .some = { eventcard-EV-08 }
eventcard-EV-09 = Tracce nascoste
eventcard-EV-09a = { eventcard-EV-09 }
    .some = { eventcard-EV-09 }
eventcard-EV-09b = { eventcard-EV-09 }
    .some = { eventcard-EV-09 }
eventcard-EV-10 = Contagio strisciante
eventcard-EV-10a = { eventcard-EV-10 }
    .some = { eventcard-EV-10 }
eventcard-EV-10b = { eventcard-EV-10 }
    .some = { eventcard-EV-10 }
eventcard-EV-11 = Porte sbattute
eventcard-EV-11a = { eventcard-EV-11 }
    .some = { eventcard-EV-11 }
eventcard-EV-11b = { eventcard-EV-11 }
    .some = { eventcard-EV-11 }
eventcard-EV-12 = Vigore oscuro
eventcard-EV-12a = { eventcard-EV-12 }
    .some = { eventcard-EV-12 }
eventcard-EV-12b = { eventcard-EV-12 }
    .some = { eventcard-EV-12 }
eventcard-EV-13 = Presa spezzata
eventcard-EV-13a = { eventcard-EV-13 }
    .some = { eventcard-EV-13 }
eventcard-EV-13b = { eventcard-EV-13 }
    .some = { eventcard-EV-13 }
eventcard-XEV-1 = Gelo che morde
eventcard-XEV-1a = { eventcard-XEV-1 }
    .some = { eventcard-XEV-1 }
eventcard-XEV-1b = { eventcard-XEV-1 }
    .some = { eventcard-XEV-1 }
eventcard-XEV-2 = Sangue antico
eventcard-XEV-2a = { eventcard-XEV-2 }
    .some = { eventcard-XEV-2 }
eventcard-XEV-2b = { eventcard-XEV-2 }
    .some = { eventcard-XEV-2 }
eventcard-XEV-3 = Maschere di cenere
eventcard-XEV-3a = { eventcard-XEV-3 }
    .some = { eventcard-XEV-3 }
eventcard-XEV-3b = { eventcard-XEV-3 }
    .some = { eventcard-XEV-3 }
eventcard-XEV-4 = Spettri affamati
eventcard-XEV-4a = { eventcard-XEV-4 }
    .some = { eventcard-XEV-4 }
eventcard-XEV-4b = { eventcard-XEV-4 }
    .some = { eventcard-XEV-4 }
eventcard-XEV-5 = Respiro di Jigoku
eventcard-XEV-5a = { eventcard-XEV-5 }
    .some = { eventcard-XEV-5 }
eventcard-XEV-5b = { eventcard-XEV-5 }
    .some = { eventcard-XEV-5 }

# Clue cards: demons, courtiers, complications

clue-ONI-1 = { agent-kuro-hebi }
    .some = { agent-kuro-hebi }
clue-ONI-2 = { agent-homura }
    .some = { agent-homura }
clue-ONI-3 = { agent-yuki-hime }
    .some = { agent-yuki-hime }
clue-ONI-4 = { agent-tetsujin }
    .some = { agent-tetsujin }
clue-COU-1 = Lord Akizane
    .the = Lord Akizane
    .some = Lord Akizane
clue-COU-2 = Lady Ume
    .the = Lady Ume
    .some = Lady Ume
clue-COU-3 = Capitano Todo
    .the = il Capitano Todo
    .some = il Capitano Todo
clue-COU-4 = Vecchio Heita
    .the = il Vecchio Heita
    .some = il Vecchio Heita
clue-COU-5 = Maestro Gensai
    .the = il Maestro Gensai
    .some = il Maestro Gensai
clue-COU-6 = Fratello Unkei
    .the = il Fratello Unkei
    .some = il Fratello Unkei
clue-COU-7 = Signora Oharu
    .the = la Signora Oharu
    .some = la Signora Oharu
clue-COU-8 = Kotaro
    .the = Kotaro
    .some = Kotaro
clue-COU-9 = Lady Shigure
    .the = Lady Shigure
    .some = Lady Shigure
role-daimyo = daimyo
role-courtesan = cortigiana
role-captain = capo delle guardie
role-servant = servitore
role-physician = medico
role-chaplain = cappellano
role-cook = cuoca
role-page = paggio
role-poetess = poetessa
clue-CMP-1 = Nome sussurrato
    .some = Nome sussurrato
clue-CMP-2 = Nascondiglio
    .some = Nascondiglio
clue-CMP-3 = Servo fedele
    .some = Servo fedele
clue-CMP-4 = Imboscata
    .some = Imboscata
clue-CMP-5 = Ago nella manica
    .some = Ago nella manica
clue-CMP-6 = Pagine bruciate
    .some = Pagine bruciate
clue-CMP-7 = Voci a corte
    .some = Voci a corte
clue-XCM-1 = Lingua sciolta
    .some = Lingua sciolta
clue-XCM-2 = Coppa di saké
    .some = Coppa di saké
clue-XCM-3 = Fossa di pali
    .some = Fossa di pali
clue-XCM-4 = Cambio della guardia
    .some = Cambio della guardia
clue-XCM-5 = Passi nel buio
    .some = Passi nel buio

# Tokens: clues, chests, tests, conditions

token-courtier = cortigiano
    .one = un cortigiano
    .the = il cortigiano
    .some = { $count ->
            [one] un cortigiano
           *[other] { $number } cortigiani
        }
token-evidence = reperto
    .one = un reperto
    .the = il reperto
    .some = { $count ->
            [one] un reperto
           *[other] { $number } reperti
        }
token-parchment = pergamena
    .one = una pergamena
    .the = la pergamena
    .some = { $count ->
            [one] una pergamena
           *[other] { $number } pergamene
        }
token-chest = forziere
    .one = un forziere
    .the = il forziere
    .some = { $count ->
            [one] un forziere
           *[other] { $number } forzieri
        }
token-follower = seguace nascosto
    .one = un seguace nascosto
    .the = il seguace nascosto
    .some = { $count ->
            [one] un seguace nascosto
           *[other] { $number } seguaci nascosti
        }
token-objective = lettera
    .one = una lettera
    .the = la lettera
    .some = { $count ->
            [one] una lettera
           *[other] { $number } lettere
        }
token-relic = reliquia
    .one = una reliquia
    .the = la reliquia
    .some = { $count ->
            [one] una reliquia
           *[other] { $number } reliquie
        }
token-corruption = segnalino corruzione
    .one = un segnalino corruzione
    .the = il segnalino corruzione
    .some = { $count ->
            [one] un segnalino corruzione
           *[other] { $number } segnalini corruzione
        }
token-test = segnalino prova
    .one = un segnalino prova
    .the = il segnalino prova
    .some = { $count ->
            [one] un segnalino prova
           *[other] { $number } segnalini prova
        }
condition-bleeding = Sanguinante
    .some = Sanguinante
condition-poisoned = Avvelenato
    .some = Avvelenato
condition-stunned = Stordito
    .some = Stordito
condition-amputee = Mutilato
    .some = Mutilato
text-bleeding = 1 segnalino danno dopo ogni attacco fatto.
text-poisoned = DIFESA −2; quando si gira, DIFESA −1.
text-stunned = VELOCITÀ −2; quando si gira, VELOCITÀ −1.
text-amputee = Un talento naturale è perso per sempre.
test-analysis = Analisi
test-interrogation = Interrogatorio
test-decipher = Decifrazione
test-chest = apertura forzieri
test-sneak = furtività
test-tile = tessera
test-card = carta
dice-combat = combattimento
dice-action = azione
dice-test = prova

# The trees

enhancement-M1 = Chiamare la guardia
    .some = Chiamare la guardia
enhancement-M2 = Ronda notturna
    .some = Ronda notturna
enhancement-M3a = Lame affilate
    .some = Lame affilate
enhancement-M3b = Disciplina di ferro
    .some = Disciplina di ferro
enhancement-M3c = Reclute zelanti
    .some = Reclute zelanti
enhancement-M4a = Nessuna pietà
    .some = Nessuna pietà
enhancement-M4b = Ordini permanenti
    .some = Ordini permanenti
enhancement-M4c = Nessun rifugio
    .some = Nessun rifugio
enhancement-S1 = Aprire il velo
    .some = Aprire il velo
enhancement-S2a = Artigli di Jigoku
    .some = Artigli di Jigoku
enhancement-S2b = Pelle di cenere
    .some = Pelle di cenere
enhancement-S2c = Vie degli spiriti
    .some = Vie degli spiriti
enhancement-S3a = Avvelenati
    .some = Avvelenati
enhancement-S3b = Immortali
    .some = Immortali
enhancement-S3c = Passo nel velo
    .some = Passo nel velo

# Recollections: each face that can be added

recollection-REC-FINAL-blue = L'Oni è stato sconfitto!
recollection-REC-FINAL-red = L'Oni è fuggito!
recollection-REC-SCEN-blue = L'impresa è compiuta
recollection-REC-SCEN-red = L'impresa è fallita
recollection-REC-MASK-blue = L'Oni è stato smascherato
recollection-REC-MASK-red = Accusa disonorevole
recollection-REC-ACC1-red = Accusa imbarazzante
recollection-REC-ACC2-red = Accusa infamante
recollection-REC-ALARM-red = È stato dato l'allarme!
recollection-REC-OKK-blue = Okko ha compiuto la sua missione
recollection-REC-OKK-red = Okko è caduto
recollection-REC-NOB-blue = Noburo ha compiuto la sua missione
recollection-REC-NOB-red = Noburo è caduto
recollection-REC-NSH-blue = Noshin ha compiuto la sua missione
recollection-REC-NSH-red = Noshin è caduto
recollection-REC-SET-blue = Setsuka ha compiuto la sua missione
recollection-REC-SET-red = Setsuka è caduta
recollection-REC-M01-blue = Il prigioniero è libero
recollection-REC-M01-red = La cella resta chiusa
recollection-REC-M02-blue = Le lanterne splendono
recollection-REC-M02-red = Il santuario è buio
recollection-REC-M03-blue = Il cerchio è spezzato
recollection-REC-M03-red = Il rituale è compiuto
recollection-REC-M04-blue = La reliquia è al sicuro
recollection-REC-M04-red = La reliquia è perduta
recollection-REC-FINAL = L'Oni è stato sconfitto!
    .some = L'Oni è stato sconfitto!
recollection-REC-SCEN = L'impresa è compiuta
    .some = L'impresa è compiuta
recollection-REC-MASK = L'Oni è stato smascherato
    .some = L'Oni è stato smascherato
recollection-REC-ACC1 = Accusa imbarazzante
    .some = Accusa imbarazzante
recollection-REC-ACC2 = Accusa infamante
    .some = Accusa infamante
recollection-REC-ALARM = È stato dato l'allarme!
    .some = È stato dato l'allarme!
recollection-REC-OKK = Okko ha compiuto la sua missione
    .some = Okko ha compiuto la sua missione
recollection-REC-NOB = Noburo ha compiuto la sua missione
    .some = Noburo ha compiuto la sua missione
recollection-REC-NSH = Noshin ha compiuto la sua missione
    .some = Noshin ha compiuto la sua missione
recollection-REC-SET = Setsuka ha compiuto la sua missione
    .some = Setsuka ha compiuto la sua missione
recollection-REC-M01 = Il prigioniero è libero
    .some = Il prigioniero è libero
recollection-REC-M02 = Le lanterne splendono
    .some = Le lanterne splendono
recollection-REC-M03 = Il cerchio è spezzato
    .some = Il cerchio è spezzato
recollection-REC-M04 = La reliquia è al sicuro
    .some = La reliquia è al sicuro
size-large = grande
size-medium = medio
size-small = piccolo

# Tiles and their areas

face-A01 = Gran Corte
    .some = Gran Corte
area-A01-a = terrazza nord
area-A01-b = terrazza est
area-A01-c = gradini ovest
area-A01-d = corte sud
area-A01-e = pozzo
face-M01 = Le Celle
    .some = Le Celle
area-M01-a = cella
area-M01-b = posto di guardia
area-M01-c = galleria
area-M01-d = deposito ovest
area-M01-e = scala
area-M01-f = deposito est
face-A02 = Sala delle Udienze
    .some = Sala delle Udienze
area-A02-a = veranda nord
area-A02-b = navata ovest
area-A02-c = navata est
area-A02-d = sala
area-A02-e = soglia
face-M02 = Santuario delle Nebbie
    .some = Santuario delle Nebbie
area-M02-a = lanterna di nord-ovest
area-M02-b = sentiero nord
area-M02-c = lanterna di nord-est
area-M02-d = navata
area-M02-e = lanterna di sud-ovest
area-M02-f = sentiero sud
area-M02-g = lanterna di sud-est
face-A03 = Giardino della Luna
    .some = Giardino della Luna
area-A03-a = riva muschiosa
area-A03-b = boschetto d'aceri
area-A03-c = riva dello stagno
area-A03-d = ponte di pietra
face-B03 = Cucine
    .some = Cucine
area-B03-a = focolari
area-B03-b = dispensa
area-B03-c = passaggio
area-B03-d = lavatoio
area-B03-e = deposito del riso
face-A04 = Porta Secondaria
    .some = Porta Secondaria
area-A04-a = torre di nord-ovest
area-A04-b = cortile a croce
area-A04-c = torre di nord-est
area-A04-d = torre di sud-ovest
area-A04-e = torre di sud-est
face-B04 = Casa del Tè
    .some = Casa del Tè
area-B04-a = sentiero ovest
area-B04-b = sentiero nord
area-B04-c = sentiero est
area-B04-d = stanza del tè
area-B04-e = sentiero sud
face-A05 = Biblioteca
    .some = Biblioteca
area-A05-a = scaffali ovest
area-A05-b = sala di lettura
area-A05-c = galleria est
area-A05-d = deposito dei rotoli
area-A05-e = copisti
face-B05 = Sala dei Paraventi
    .some = Sala dei Paraventi
area-B05-a = paravento della gru
area-B05-b = paravento della tigre
area-B05-c = paravento del pino
area-B05-d = paravento dell'onda
area-B05-e = lunga veranda
face-A06 = Bagni
    .some = Bagni
area-A06-a = spogliatoio
area-A06-b = stanza del vapore
area-A06-c = grande vasca
area-A06-d = pedana di cedro
area-A06-e = fornace
face-B06 = Appartamenti del Daimyo
    .some = Appartamenti del Daimyo
area-B06-a = stanza dei paggi
area-B06-b = anticamera
area-B06-c = corridoio
area-B06-d = studio
area-B06-e = camera da letto
face-A07 = Archivi
    .some = Archivi
area-A07-a = rotoli delle tasse
area-A07-b = genealogie
area-A07-c = corsia
area-A07-d = cronache di guerra
area-A07-e = lettere sigillate
face-M03 = Cantina del Rituale
    .some = Cantina del Rituale
area-M03-a = botti di saké
area-M03-b = volta nord
area-M03-c = volta est
area-M03-d = cerchio di evocazione
area-M03-e = volta sud
face-A08 = Scuderie
    .some = Scuderie
area-A08-a = passaggio ovest
area-A08-b = fienile
area-A08-c = passaggio est
area-A08-d = cortile
area-A08-e = stalla ovest
area-A08-f = stalla est
face-M04 = Sala del Tesoro
    .some = Sala del Tesoro
area-M04-a = guardia esterna
area-M04-b = sala dei conti
area-M04-c = camera blindata
area-M04-d = guardia ovest
area-M04-e = banchina di carico
face-C01a = corridoio 1
    .some = corridoio 1
area-C01a-a = prima parte
area-C01a-b = seconda parte
face-C01b = corridoio 1
    .some = corridoio 1
area-C01b-a = prima parte
area-C01b-b = seconda parte
face-C02a = corridoio 2
    .some = corridoio 2
area-C02a-a = prima parte
area-C02a-b = seconda parte
face-C02b = corridoio 2
    .some = corridoio 2
area-C02b-a = prima parte
area-C02b-b = seconda parte
face-C03a = corridoio 3
    .some = corridoio 3
area-C03a-a = prima parte
area-C03a-b = seconda parte
face-C03b = corridoio 3
    .some = corridoio 3
area-C03b-a = prima parte
area-C03b-b = seconda parte
face-C04a = corridoio 4
    .some = corridoio 4
area-C04a-a = prima parte
area-C04a-b = seconda parte
face-C04b = corridoio 4
    .some = corridoio 4
area-C04b-a = prima parte
area-C04b-b = seconda parte
face-C05a = corridoio 5
    .some = corridoio 5
area-C05a-a = tutta la lunghezza
face-C05b = corridoio 5
    .some = corridoio 5
area-C05b-a = prima parte
area-C05b-b = seconda parte
place-space = { $tile } (riga { $row }, colonna { $column })
place-corridor = { $tile } (spazio { $column })
place-area = { $tile } ({ $area })
space-blue = spazio blu
space-orange = spazio di interazione
space-purple-1 = spazio rinforzi dei servi mortali
space-purple-3 = spazio rinforzi dei servi mortali, con 3 o più eroi
space-green-1 = spazio rinforzi delle creature soprannaturali
space-green-3 = spazio rinforzi delle creature soprannaturali, con 3 o più eroi

# Scenarios and campaigns

scenario-S1 = La lettera rubata
    .story = Una lettera che può rovinare il clan è nella camera del daimyo. Prendetela e riportatela alla porta prima che finisca la settima notte. Nessun demone da scoprire: la partita giusta per cominciare.
    .some = La lettera rubata
scenario-S2 = Una maschera di troppo
    .story = Un cacciatore solo a corte. Qualcuno porta una maschera di troppo.
    .some = Una maschera di troppo
scenario-S3 = La cerimonia del tè
    .story = Due cacciatori sono invitati a una cerimonia del tè, e non tutti gli ospiti sono umani.
    .some = La cerimonia del tè
scenario-S4 = Lanterne al crepuscolo
    .story = Il crepuscolo scende sugli archivi e sul giardino. Tre cacciatori seguono le lanterne.
    .some = Lanterne al crepuscolo
scenario-S5 = Il Palazzo delle Nebbie
    .story = L'intero palazzo, l'intera corte, ogni servo dell'Oni: quattro cacciatori.
    .some = Il Palazzo delle Nebbie
scenario-S6 = Il prigioniero e il santuario
    .story = Un prigioniero nelle celle, quattro lanterne nel santuario e un demone dietro a tutto.
    .some = Il prigioniero e il santuario
scenario-S7 = Il rituale sotto la rocca
    .story = In cantina si traccia un cerchio. Spezzatene i sigilli prima che sia completo.
    .some = Il rituale sotto la rocca
scenario-S8 = La reliquia dell'Airone Bianco
    .story = Nella sala del tesoro c'è una reliquia. Portatela fuori dal palazzo e smascherate il demone che la vuole.
    .some = La reliquia dell'Airone Bianco
scenario-own = la vostra cronaca
    .some = la vostra cronaca
campaign-CAM-1 = Tre notti a palazzo
    .story = Tre scenari in fila; vince chi ne vince di più.
    .some = Tre notti a palazzo
campaign-CAM-2 = La strada per Jigoku
    .story = Tre atti; chi ne vince uno decide che cosa viene dopo, e ogni ricordo conta.
    .some = La strada per Jigoku
expansion-mists = Dalle nebbie
    .some = Dalle nebbie

# Personal missions

feat-agents = elimina { $count } agenti di persona
feat-supernatural = elimina { $count } creature soprannaturali, o il demone maggiore, di persona
feat-streak = elimina { $count } agenti in una sola tua attivazione
feat-quiet = l'allarme non è stato dato quando la partita finisce
feat-unwounded = finisci la partita senza carte ferita in mano, in gioco o negli scarti
feat-tests = supera { $count } prove di attributo di qualsiasi tipo, comprese quelle di furtività
feat-investigations = supera { $count } prove d'indagine
feat-kami = evoca { $count } kami diversi
feat-chests = apri { $count ->
        [one] 1 forziere
       *[other] { $count } forzieri
    }
feat-sneaks = supera { $count } prove di furtività
feat-clues = pesca { $count } carte indizio con le tue prove

# What cards say, put together from their effects. { $voice } is whose card it is: "you", "it" or "investigator".

sentence = { $what }.
alternatives = { $before }, oppure { $last }
sequence = { $before }; { $last }
list-or = { $before } o { $last }
signed = { $sign ->
    [minus] { $what } −{ $n }
   *[plus] { $what } +{ $n }
}
technique-none = nessuna tecnica

# Who

who-self = { $voice ->
    [you] tu
    [investigator] chi indaga
   *[it] lui stesso
}
who-master = il suo eroe
who-attacker = l'attaccante
who-target = il bersaglio
who-active = ogni figura della carta attiva
who-all = ogni { $noun }{ $where }{ $more }
who-one = { $first ->
    [creature] una { $noun }{ $where }{ $more }
    [minion] uno { $noun }{ $where }{ $more }
   *[other] un { $noun }{ $where }{ $more }
}
who-some = { $first ->
    [creature] ciascuna di al massimo { $count } { $noun }{ $where }{ $more }
   *[other] ciascuno di al massimo { $count } { $noun }{ $where }{ $more }
}
who-own-all = { $voice ->
    [you] tu
   *[it] lui stesso
} e { $who }
who-own-one = { $voice ->
    [you] tu
   *[it] lui stesso
} o { $who }
noun-heroes = { $many ->
    [yes] eroi
   *[no] eroe
}
noun-allies = { $many ->
    [yes] eroi, seguaci o kami
   *[no] eroe, seguace o kami
}
noun-agents = { $rank ->
    [none] { $kind ->
        [mortal] { $many ->
            [yes] servi mortali
           *[no] servo mortale
        }
        [supernatural] { $many ->
            [yes] creature soprannaturali
           *[no] creatura soprannaturale
        }
       *[none] { $many ->
            [yes] agenti
           *[no] agente
        }
    }
   *[some] { $kind ->
        [mortal] { $many ->
            [yes] { $rank } mortali
           *[no] { $rank } mortale
        }
        [supernatural] { $many ->
            [yes] { $rank } soprannaturali
           *[no] { $rank } soprannaturale
        }
       *[none] { $rank }
    }
}
noun-rank-minion = { $many ->
    [yes] sgherri
   *[no] sgherro
}
noun-rank-lieutenant = { $many ->
    [yes] luogotenenti
   *[no] luogotenente
}
noun-rank-demon = { $many ->
    [yes] demoni maggiori
   *[no] demone maggiore
}
where-near = { $voice ->
    [you] {" "}adiacente a te
   *[it] {" "}adiacente a lui
}
where-area = { $voice ->
    [you] {" "}nella tua area
   *[it] {" "}nella sua area
}
where-sight = { $voice ->
    [you] {" "}nella tua linea di vista
   *[it] {" "}nella sua linea di vista
}
where-active-sight = {" "}in linea di vista di una figura della carta attiva
where-tile = {" "}su una tessera a tua scelta
where-by-target = {" "}adiacente al bersaglio (non il bersaglio stesso)
where-with-agent = {" "}in un'area con un agente
where-with-courtier = {" "}in un'area con un segnalino cortigiano
more-waiting = {" "}ancora da attivare in questo round
more-within = {" "}entro { $n } aree
more-clean = {" "}su una tessera senza segnalino corruzione

# When

when-always = { $what }
when-action = AZIONE: { $what }
when-unique = AZIONE UNICA: { $what }
when-play = { $what }
when-opening = da giocare all'inizio di un'attivazione: { $what }
when-reveal = { $what }
when-strategy = nella fase di strategia: { $what }
when-attack = { $voice ->
    [you] quando fai un { $attack }{ $moved ->
        [yes] {" "}dopo un movimento nella stessa attivazione
       *[no] {""}
    }: { $what }
   *[it] quando fa un { $attack }{ $moved ->
        [yes] {" "}dopo un movimento nella stessa attivazione
       *[no] {""}
    }: { $what }
}
when-rolled = { $voice ->
    [you] dopo il tiro di un tuo { $attack }: { $what }
   *[it] dopo il tiro di un suo { $attack }: { $what }
}
when-hit = { $voice ->
    [you] quando un tuo { $attack } riesce{ $ki }: { $what }
   *[it] quando un suo { $attack } riesce{ $ki }: { $what }
}
when-hurting = { $voice ->
    [you] quando un tuo { $attack } danneggia il bersaglio{ $ki }{ $survives }: { $what }
   *[it] quando un suo { $attack } danneggia il bersaglio{ $ki }{ $survives }: { $what }
}
survives = {" "}senza eliminarlo
when-pushing = { $voice ->
    [you] quando hai spinto il bersaglio con un KI: { $what }
   *[it] quando ha spinto il bersaglio con un KI: { $what }
}
when-missed = { $voice ->
    [you] quando un { $attack } contro di te fallisce: { $what }
   *[it] quando un { $attack } contro di lui fallisce: { $what }
}
when-struck = { $voice ->
    [you] quando un { $attack } contro di te riesce: { $what }
   *[it] quando un { $attack } contro di lui riesce: { $what }
}
when-hurt = { $voice ->
    [you] quando stai per ricevere un segnalino danno: { $what }
   *[it] quando sta per ricevere un segnalino danno: { $what }
}
when-move = { $voice ->
    [you] quando cominci un'azione di movimento: { $what }
   *[it] quando comincia un'azione di movimento: { $what }
}
when-tested = { $voice ->
    [you] dopo il tiro di una tua prova: { $what }
   *[it] dopo il tiro di una sua prova: { $what }
}
when-rest = { $voice ->
    [you] quando la tua attivazione finisce: { $what }
   *[it] quando la sua attivazione finisce: { $what }
}
when-dusk = quando comincia la fine del round: { $what }
once-attack = una volta per attacco, { $what }
once-activation = una volta per attivazione, { $what }
once-round = una volta per round, { $what }
once-game = una volta per partita, { $what }
may = { $voice ->
    [you] { $what }, se vuoi
   *[it] { $what }, se vuole
}
discard-first = scarta questa carta; { $what }
ki-shown = {" "}con un KI nel tiro
attack-any = attacco
attack-melee = attacco in mischia
attack-ranged = attacco a distanza
attack-on = { $foe ->
    [hero] { $attack } contro un eroe
    [mortal] { $attack } contro un servo mortale
   *[supernatural] { $attack } contro una creatura soprannaturale
}
attack-by = { $foe ->
    [hero] { $attack } di un eroe
    [mortal] { $attack } di un servo mortale
   *[supernatural] { $attack } di una creatura soprannaturale
}

# Numbers that change

change-total = { $sign ->
    [minus] totale d'attacco −{ $n }
   *[plus] totale d'attacco +{ $n }
}
change-combat = { $n ->
    [one] 1 dado combattimento
   *[other] { $n } dadi combattimento
} { $sign ->
    [minus] in meno
   *[plus] in più
}
change-action = { $n ->
    [one] 1 dado azione
   *[other] { $n } dadi azione
} { $sign ->
    [minus] in meno
   *[plus] in più
}
change-test = { $n ->
    [one] 1 dado prova
   *[other] { $n } dadi prova
} { $sign ->
    [minus] in meno
   *[plus] in più
}
change-actions = { $n ->
    [one] 1 azione
   *[other] { $n } azioni
} { $sign ->
    [minus] in meno
   *[plus] in più
}
change-supplies = { $n ->
    [one] 1 posto
   *[other] { $n } posti
} { $sign ->
    [minus] in meno
   *[plus] in più
} per le scorte
case-tests = {" "}nelle prove di { $tests }
case-tests-all = {" "}nelle prove d'indagine
case-tested = {" "}nelle prove di { $attribute }
case-melee = {" "}negli attacchi in mischia
case-melee-defense = {" "}contro gli attacchi in mischia
case-ranged = {" "}negli attacchi a distanza
case-ranged-defense = {" "}contro gli attacchi a distanza
case-mortal = {" "}contro i servi mortali
case-supernatural = {" "}contro le creature soprannaturali
case-hurt = {" "}contro un bersaglio con un segnalino danno
case-forbidden = {" "}su una tessera proibita
case-beside = {" "}se adiacente a un altro { $agents }
case-crowd = {" "}se almeno { $n } figure di questa carta sono adiacenti al bersaglio
case-master = {" "}se il bersaglio è adiacente al suo eroe
case-token = {" "}se il seguace è adiacente a quel segnalino
until-attack = {" "}in questo attacco
until-move = {" "}per questo movimento
until-activation = {" "}per questa attivazione
until-round = {" "}fino alla fine del round
until-battle = {" "}per tutta la battaglia finale

# Deeds. Without a { $who } the deed is the owner's.

deed-for = { $who }: { $what }
deed-cheaper = { $slot } costa { $n ->
    [one] 1 carta evento
   *[other] { $n } carte evento
} in meno
courtier-both = { $play } Oppure come seguace: { $talent }
deed-heal = { $self ->
    [yes] scarta { $tokens }
   *[no] { $who } scarta { $tokens }
}
damage-tokens = { $n ->
    [0] segnalini danno fino alla RESISTENZA
    [one] 1 segnalino danno
   *[other] { $n } segnalini danno
}
deed-cure = { $self ->
    [yes] scarta { $tokens }
   *[no] { $who } scarta { $tokens }
}
deed-may-cure = { $who } può scartare { $tokens }
condition-tokens = { $n ->
    [0] ogni segnalino condizione tranne Mutilato
    [one] 1 segnalino condizione (non Mutilato)
   *[other] { $n } segnalini condizione (non Mutilato)
}
deed-harm = { $you ->
    [yes] prendi { $tokens }
   *[no] { $who } prende { $tokens }
}
deed-harm-more = { $n ->
    [one] 1 segnalino danno in più
   *[other] { $n } segnalini danno in più
}
deed-harm-sure = { $what }, che nessun talento può fermare
deed-afflict = { $you ->
    [yes] ricevi la condizione { $condition }
   *[no] { $who } riceve la condizione { $condition }
}
deed-attack = un { $attack } contro { $who }{ $dice }
attack-dice = {" "}con { $n ->
    [one] 1 dado combattimento
   *[other] { $n } dadi combattimento
}
attack-plain = {" "}e senza modificatori
attack-action-dice = , con dadi azione al posto dei dadi combattimento
deed-move = { $areas ->
    [0] { $you ->
        [yes] vai su uno spazio libero della tua area
       *[no] metti { $who } su uno spazio libero della sua area
    }
    [one] { $you ->
        [yes] vai su uno spazio libero della tua area o di un'area adiacente
       *[no] metti { $who } su uno spazio libero della sua area o di un'area adiacente
    }
   *[other] { $you ->
        [yes] vai su uno spazio libero fino a { $areas } aree di distanza, ignorando gli avversari lungo la via
       *[no] metti { $who } su uno spazio libero fino a { $areas } aree di distanza
    }
}
deed-push = spingi { $who } fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
deed-actions = { $sign ->
    [minus] { $who } ha { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    } in meno in questo round
   *[plus] { $who } ha { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    } in più in questo round
}
deed-summon-kami = evoca { $kami }
deed-summon = aggiungi { $n } { $noun } { $n ->
    [one] su uno spazio rinforzi libero e utilizzabile del suo colore
   *[other] su spazi rinforzi liberi e utilizzabili del loro colore
}{ $crowd }
summon-crowd = {" "}({ $n } con 3 o più eroi in gioco)
deed-summon-price = { $cost ->
    [one] scarta 1 carta evento
   *[other] scarta { $cost } carte evento
} per aggiungere { $noun }, al massimo quanti sono gli eroi in gioco
deed-reroll = { $n ->
    [0] ritira tutti i { $dice }; vale il secondo risultato
    [one] ritira un { $dice }
   *[other] ritira fino a { $n } { $dice }
}
reroll-attack = { $n ->
    [one] dado
   *[other] dadi
}
reroll-test = { $n ->
    [one] dado prova
   *[other] dadi prova
}
reroll-zero = { $dice } che mostra 0
deed-test = prova diretta di { $attribute } a difficoltà { $n }{ $target }; se superata { $then }
test-target = {" "}contro { $who }
deed-draw = pesca { $cards }{ $keep ->
    [0] {""}
   *[other] {" "}e tienine { $keep }
}
draw-equipment = { $n ->
    [one] 1 carta equipaggiamento
   *[other] { $n } carte equipaggiamento
}
draw-event = { $n ->
    [one] 1 carta evento
   *[other] { $n } carte evento
}
draw-clue = { $n ->
    [one] ancora 1 carta indizio
   *[other] ancora { $n } carte indizio
}
deed-draw-by = { $by ->
    [oni] l'Oni pesca { $cards }
   *[other] chi indaga pesca { $cards }
}{ $keep ->
    [0] {""}
   *[other] {" "}e ne tiene { $keep }
}
deed-summon-by-oni = l'Oni aggiunge { $n } { $noun } { $n ->
    [one] su uno spazio rinforzi libero e utilizzabile del suo colore
   *[other] su spazi rinforzi liberi e utilizzabili del loro colore
}{ $crowd }
deed-look = guarda { $n ->
    [one] la prima carta indizio
   *[other] le prime { $n } carte indizio e rimettile nell'ordine che vuoi
}
deed-remove = togli dalla plancia { $who }
deed-cancel-damage = annulla quel segnalino danno
deed-cancel-attack = l'attacco invece fallisce
deed-lose = { $talent } non vale
deed-move-courtiers = sposta fino a { $count } segnalini cortigiano, ciascuno su uno spazio blu libero della sua area o di un'area adiacente
deed-hide-tracks = la difficoltà di un segnalino reperto o pergamena sale di { $count } su entrambi i lati; una sola volta per segnalino
deed-creep = un segnalino corruzione sulla plancia va su una tessera adiacente
deed-slam-door = chiudi fino alla fine del round una porta con nessuno sui suoi due spazi
deed-lower-hand = { $who } copre la sua carta delle mani scoperta fino alla fine del round
deed-carry = porta 1 carta equipaggiamento fra il suo eroe e un eroe adiacente a lui
deed-forgive = gli eroi scoprono di nuovo un segnalino cortigiano girato
deed-burn-pages = l'Oni toglie un segnalino reperto o pergamena senza eroi adiacenti

# What someone can do, may not do, or is

trait-unhalted = gli avversari non fermano i movimenti e non limitano l'uscita
trait-ranged = { $dice ->
    [0] può fare attacchi a distanza
   *[other] può fare attacchi a distanza con { $dice } dadi combattimento
}
trait-no-melee = niente attacchi in mischia
trait-legendary = gli attacchi sono leggendari
trait-legendary-ranged = gli attacchi a distanza sono leggendari
trait-immovable = gli avversari non possono spingerlo né spostarlo
trait-discreet = i suoi attacchi non danno mai l'allarme
trait-stealthy = le prove di furtività sono superate senza tirare (tranne sulle tessere con il cerchio rosso)
trait-bodiless = solo gli attacchi leggendari gli danno segnalini danno
trait-action-dice = dadi azione al posto dei dadi combattimento
trait-guarding = gli agenti adiacenti a te non possono attaccare in mischia nessun altro
trait-veiled = gli agenti non adiacenti a te non ti hanno in linea di vista
trait-keen-eared = prove d'indagine su qualsiasi segnalino indizio della tua area, adiacente o no
trait-no-tests = niente prove di attributo
trait-no-tests-before-attack = niente prove di attributo prima di aver fatto un attacco in questo round
trait-mighty-questions = le prove di Interrogatorio usano POTENZA invece di ASTUZIA
trait-sweeping = un'azione di attacco colpisce ogni avversario adiacente, un tiro per ciascuno
trait-pulling = con un KI il bersaglio può essere tirato su uno spazio libero adiacente a entrambi invece di essere spinto
trait-far-pushing = le spinte arrivano a 2 spazi, ogni passo più lontano
trait-always-pushing = gli attacchi spingono con o senza KI
trait-coiling = un'azione di movimento che un eroe comincia adiacente a lui costa 2 azioni se lascia l'area
trait-grasping = un'azione di movimento che un avversario comincia adiacente a lui non può lasciare l'area
trait-corrupted = conta come se fosse su una tessera corrotta
trait-idle = non si può attivare nonostante corruzione o allarme
trait-reaching = si può attivare anche sulle tessere adiacenti a una tessera corrotta

# Reference cards of the mission tiles

text-M01 = Prova sulla porta della cella: { $attribute }, difficoltà { $difficulty }. Se superata, il prigioniero è libero e vincono gli eroi. Alla fine di ogni round, se sulla tessera c'è un agente e nessun eroe, 1 segnalino missione; con { $tokens } vince l'Oni.
text-M02 = Prova su una lanterna spenta: { $attribute }, difficoltà { $difficulty }. { $passes } lanterne accese fanno vincere gli eroi. Alla fine di ogni round 1 segnalino missione se sulla tessera c'è un segnalino corruzione; altrimenti ogni creatura soprannaturale su una lanterna accesa la spegne. Con { $tokens } segnalini vince l'Oni.
text-M03 = Prova su un sigillo intatto: { $attribute }, difficoltà { $difficulty }. { $passes } sigilli spezzati fanno vincere gli eroi. Alla fine di ogni round 1 segnalino missione se una creatura soprannaturale è nel cerchio di evocazione; con { $tokens } vince l'Oni.
text-M04 = Prova sul piedistallo: { $attribute }, difficoltà { $difficulty }. Se superata, quell'eroe prende la reliquia; chi la porta fa vincere gli eroi finendo un'attivazione nell'area di partenza. Alla fine di ogni round 1 segnalino missione se la reliquia è sul piedistallo o a terra e su quella tessera c'è un agente; con { $tokens } vince l'Oni.

# Goals and special rules of scenarios

goal-demon = Trovate l'Oni e distruggetelo.
goal-fetch = Fermatevi su { $at } e superate una prova di { $attribute }, difficoltà { $difficulty }, per prendere ciò che vi si trova; poi fate finire al portatore un'attivazione in { $home } prima che finisca il round { $rounds }.
goal-tile = Vincete { $tile } prima che finisca il round { $rounds }.
goal-tests = Superate { $count } delle prove sulla plancia prima che finisca il round { $rounds }.
goal-hunt = Eliminate { $count } × { $agent } prima che finisca il round { $rounds }.
special-no-followers = Gli eroi cominciano senza seguaci.
special-any-follower = Un eroe può cominciare con qualsiasi seguace.
special-hidden-follower = Un segnalino seguace è coperto su { $at }.
special-corruption = Il primo segnalino corruzione comincia su { $at }; nel suo round non se ne mettono.
special-shown-demon = Prima di giocare l'Oni mostra agli eroi una carta Oni che non è la sua.
special-events = L'Oni comincia con { $count ->
    [one] 1 carta evento
   *[other] { $count } carte evento
} in più.
special-equipment = Prima di giocare ogni eroe pesca { $count ->
    [one] 1 carta equipaggiamento
   *[other] { $count } carte equipaggiamento
}.
special-alarm = L'allarme è già stato dato.

# Faults of custom scenarios and content

fault-least-most = il minimo è maggiore del massimo
fault-bands = deve esserci una missione per ogni faccia del dado Combattimento
fault-slots-full = non entra nei suoi spazi
fault-rows = ha { $rows } righe; ne servono { $needed }
fault-cells = ha { $cells } caselle; ne servono { $needed }
fault-letter = «{ $letter }» non è una di { $letters }
fault-wall-cells = deve nominare due caselle della faccia, per esempio 12|13
fault-wall-apart = queste caselle non sono una accanto all'altra
fault-twice = c'è due volte
fault-area-split = è tagliata fuori dal resto dell'area { $letter }
fault-area-narrow = ha { $spaces } spazi su cui un eroe può fermarsi; ne servono { $needed }
fault-sneak = un cerchio rosso vuole una difficoltà di furtività, e nessuna difficoltà è sotto 0
fault-no-pieces = ci vuole almeno una tessera
fault-no-face = questa faccia non c'è; scegli fra { $faces }
fault-turned-tile = le tessere non si girano mai, solo i corridoi
fault-off-table = ({ $x }, { $y }) è fuori dal tavolo; i due numeri vanno da 0 a { $most }
fault-piece-twice = è un lato del pezzo { $piece }, che è già sul tavolo come { $other }
fault-overlap = sta sopra { $other }
fault-not-laid = non è sul tavolo: nessun pezzo dello scenario lo contiene
fault-no-socket = qui non può stare una porta; sulle tessere si usano le caselle 02, 42, 20 e 24, sui corridoi 0, 2 e 4
fault-no-touch = questi due attacchi non si toccano: sono in { $one } e { $other }
fault-unreachable = non si può raggiungere da { $start }
fault-bots-cannot-reach = i bot degli eroi non trovano una via dalla partenza
fault-heroes = il numero minimo e massimo di eroi, da 1 a { $most }
fault-no-space = qui non c'è uno spazio
fault-reinforcement = è uno spazio rinforzi, su cui stanno solo agenti
fault-few-starts = gli spazi di partenza sono { $starts }; ne servono { $needed }
fault-no-agent = non è una carta agente; scegli fra { $agents }
fault-many-figures = c'è { $figures } volte; le figure sono { $most }
fault-no-card = con così pochi eroi l'Oni non ha la carta { $agent }: vedi cards
fault-no-courtier = questo cortigiano non c'è; scegli fra { $courtiers }
fault-few-extras = ci sono { $extras } posti per altri cortigiani; ne serve uno per eroe, quindi { $needed }
fault-many-courtiers = ci sono { $courtiers } cortigiani; con uno in più per eroe se ne possono avere al massimo { $most }
fault-no-investigation = appartiene agli scenari con un'indagine
fault-many-tokens = { $tokens } segnalini; ce ne sono { $most }
fault-taken = è già occupato da { $by }
fault-blocks-test = su questo spazio si fa una prova, quindi nessun segnalino può bloccarlo
fault-goal-demon = con un'indagine l'obiettivo è «demon», senza è un altro
fault-rounds = deve andare da 1 a { $most }, non { $rounds }
fault-no-mission-tile = non è una tessera missione sul tavolo
fault-no-test-token = questo segnalino prova non c'è; scegli fra { $tokens }
fault-not-closed = deve essere una delle porte, e chiusa
fault-count = deve essere almeno 1
fault-not-with = non può stare insieme a { $other }

# What happens

event-picked = { $you ->
    [seat] Guidi { $hero }.
   *[other] { $seat-player } guida { $hero }.
}
event-follows = { $ally } si unisce a { $hero } in { $space }.
event-mission = { $mission ->
    [0] { $hero } ha la prima missione personale.
    [1] { $hero } ha la seconda missione personale.
   *[other] { $hero } ha la terza missione personale.
}
event-courtiers = A corte: { $clues }.
event-secrets = L'Oni prende natura e identità.
    .told = Sei { $nature }, e tutti ti credono { $identity }.
event-oni-card-shown = L'Oni non è { $clue }: la carta viene mostrata e messa da parte per gli eroi.
event-clue-deck = Si mescolano { $count } carte indizio, con queste complicazioni: { $complications }.
event-left-out = { $event } è fuori dal mazzo eventi.
event-events-shuffled = Si mescolano le carte evento.
event-events-drawn = { $count ->
    [one] L'Oni pesca una carta evento.
   *[other] L'Oni pesca { $count } carte evento.
}
    .told = Peschi { $events }.
event-round = Round { $round }.
event-corrupted = { $red ->
    [yes] Il segnalino corruzione rosso arriva su { $tile }.
   *[no] Un segnalino corruzione arriva su { $tile }.
}
event-corruption-moved = La corruzione passa da { $tile } a { $to }.
event-enhanced = L'Oni ottiene { $enhancement }.
event-paid = { $enhancement }: l'Oni scarta { $events } per chiamare rinforzi.
event-arrived = { $figure } compare in { $space }.
event-planned = { $hero } pianifica.
    .told = { $up-key ->
        [none] { $hero } mette a sinistra: { $talents }; a destra: { $techniques }.
       *[other] { $hero } mette a sinistra: { $talents }; a destra: { $techniques }; e scopre { $up }.
    }
event-ordered = Gli eroi cambiano la loro iniziativa.
    .told = Iniziativa: { $order }.
event-locked = { $hero } conferma.
event-unlocked = { $hero } pianifica di nuovo.
event-placed = L'Oni mette una carta.
    .told = Metti { $event } accanto alla carta: { $agent }.
event-picked-up = L'Oni riprende una carta.
    .told = Riprendi { $event }.
event-handed-in = { $you ->
    [seat] Confermi.
   *[other] L'Oni conferma.
}
event-reopened = { $you ->
    [seat] Pianifichi di nuovo.
   *[other] L'Oni pianifica di nuovo.
}
event-laid = { $up-key ->
    [none] { $hero } ha messo { $lefts } a sinistra e { $rights } a destra.
   *[other] { $hero } ha messo { $lefts } a sinistra e { $rights } a destra, e scopre { $up }.
}
event-beside = { $agents-count ->
    [0] Nessuna carta evento accanto agli agenti.
    [one] Una carta evento accanto a: { $agents }.
   *[other] Carte evento accanto a: { $agents }.
}
event-adjusted = { $you ->
    [seat] Hai fatto il tuo ritocco.
   *[other] L'Oni ha fatto il suo ritocco.
}
event-revealed = { $hero } scopre a sinistra { $talents }, a destra { $techniques }.
event-techniques = Accanto alla carta { $agent }: { $events }.
event-initiative = L'iniziativa tocca a { $hero }.
event-activated = { $figure } agisce.
event-rests = { $figure } si ferma.
event-agent-activated = L'Oni attiva la carta { $agent }.
event-no-agent = L'Oni non ha nessuno da attivare.
event-event-played = L'Oni gioca { $event }.
event-moved = { $figure } va in { $space }.
event-put = { $figure } finisce in { $space }.
event-door-opened = { $figure-key ->
    [none] La porta tra { $space } e { $goal } si apre.
   *[other] { $figure } apre la porta tra { $space } e { $goal }.
}
event-door-closed = La porta tra { $space } e { $goal } si chiude di colpo.
event-attacked = { $reach ->
    [ranged] { $figure } attacca { $target } a distanza.
   *[other] { $figure } attacca { $target }.
}
event-alarm = { $figure-key ->
    [none] È stato dato l'allarme!
   *[other] { $figure } ha attaccato { $target }: è stato dato l'allarme!
}
event-rolled = { $figure } tira { $total }: la somma dei colpi di tutti i dadi.
event-rerolled = { $figure } ritira: { $total }.
event-hit = { $total } raggiunge la DIFESA { $defense }: { $target } subisce il colpo.
event-missed = { $total } non raggiunge la DIFESA { $defense }: { $target } non subisce il colpo.
event-unharmed = Nulla ferisce { $target }.
event-turned-aside = L'attacco di { $figure } contro { $target } viene sviato.
event-damage-cancelled = { $figure } non subisce danni.
event-damaged = { $count ->
    [one] { $figure } prende 1 segnalino danno, in tutto { $damage }.
   *[other] { $figure } prende { $count } segnalini danno, in tutto { $damage }.
}
event-healed = { $count ->
    [one] { $figure } guarisce 1 segnalino danno; ne restano { $damage }.
   *[other] { $figure } guarisce { $count } segnalini danno; ne restano { $damage }.
}
event-afflicted = { $figure }: { $condition }.
event-cured = { $figure } non ha più la condizione { $condition }.
event-eliminated = { $figure }: fuori dal gioco.
event-tested = { $passed ->
    [yes] { $hero }, prova di { $attribute }: { $total } con { $difficulty } dadi, entro il suo valore. Superata.
   *[no] { $hero }, prova di { $attribute }: { $total } con { $difficulty } dadi, oltre il suo valore. Fallita.
}
event-passed-unrolled = { $hero } supera la prova di { $attribute } senza tirare.
event-failed-unrolled = { $hero } fallisce la prova di { $attribute } senza tirare.
event-penalty = { $count ->
    [one] In { $space } c'è 1 segnalino penalità.
   *[other] In { $space } ci sono { $count } segnalini penalità.
}
event-used = { $figure } usa { $card }.
event-actions-changed = { $hero }: { $value } AZIONI in questo round.
event-removed = { $figure } lascia la plancia.
event-talent-lost = { $figure } perde { $talent }.
event-courtier-moved = { $courtier } va in { $space }.
event-courtier-turned = Si può interrogare di nuovo { $courtier }.
event-harder = { $count ->
    [one] La difficoltà dell'indizio in { $space } sale di 1.
   *[other] La difficoltà dell'indizio in { $space } sale di { $count }.
}
event-hand-lowered = { $hero } deve coprire { $equipment }.
event-equipment-drawn = { $hero } pesca { $equipment } e ne tiene { $keep }.
event-looked = { $hero } guarda in cima al mazzo indizi.
    .told = In cima al mazzo indizi: { $clues }.
event-arranged = { $hero } rimette le carte indizio.
    .told = Di nuovo in cima al mazzo indizi: { $clues }.
event-investigates = { $hero } indaga in { $space }.
event-flipped = { $draw ->
    [one] L'indizio in { $space } si gira: difficoltà { $difficulty }, vale 1 carta indizio.
   *[other] L'indizio in { $space } si gira: difficoltà { $difficulty }, vale { $draw } carte indizio.
}
event-marker-gone = Il segnalino in { $space } lascia la plancia.
event-interrogated = L'interrogatorio di { $courtier } è finito.
event-clue-drawn = { $hero } pesca una carta indizio.
    .told = { $hero } pesca un indizio: non è { $clue }.
event-complication = { $hero } pesca una complicazione: { $clue }.
event-clue-kept = { $courtier-key ->
    [none] Gli eroi tengono l'indizio.
   *[other] Ora { $courtier } segue { $master }.
}
event-courtier-played = { $hero } chiede aiuto a { $clue }.
event-chest-opened = { $hero } apre il forziere in { $space }: { $equipment }. Se ne tengono { $keep }.
event-backed = { $you ->
    [seat] Fai una proposta.
   *[other] { $seat } fa una proposta.
}
    .told = { $you ->
        [seat] { $wish ->
            [0] Sostieni la prima proposta.
            [1] Sostieni la seconda proposta.
            [2] Sostieni la terza proposta.
            [3] Sostieni la quarta proposta.
            [4] Sostieni la quinta proposta.
           *[other] Sostieni un'altra proposta.
        }
       *[other] { $wish ->
            [0] { $seat } sostiene la prima proposta.
            [1] { $seat } sostiene la seconda proposta.
            [2] { $seat } sostiene la terza proposta.
            [3] { $seat } sostiene la quarta proposta.
            [4] { $seat } sostiene la quinta proposta.
           *[other] { $seat } sostiene un'altra proposta.
        }
    }
event-left-to-leader = { $you ->
    [seat] Lasci decidere a chi è primo in iniziativa.
   *[other] { $seat } lascia decidere a chi è primo in iniziativa.
}
event-decided = Gli eroi hanno deciso.
    .told = { $how ->
        [led] Ha deciso chi è primo in iniziativa.
       *[other] Gli eroi sono d'accordo.
    }
event-declared = { $natures-count ->
    [0] { $courtiers-count ->
        [0] Gli eroi non accusano nessuno.
       *[other] Gli eroi accusano { $courtiers }.
    }
   *[other] { $courtiers-count ->
        [0] Gli eroi dicono il nome del demone: { $natures }.
       *[other] Gli eroi accusano { $courtiers } e dicono il nome del demone: { $natures }.
    }
}
event-accused = { $right ->
    [yes] { $clue }: l'accusa è giusta.
   *[no] { $clue }: l'accusa è sbagliata.
}
event-nature-named = L'Oni è { $clue }.
event-gained = { $hero } prende { $equipment }.
event-discarded = { $hero } scarta { $equipment }.
event-transferred = { $hero } passa { $equipment } a { $receiver }.
event-reorganised = { $hero } riordina.
event-follower-given = Ora { $figure } segue { $hero }.
event-follower-shown = { $hero } scopre il segnalino in { $space }: { $figure }.
event-kami-turned = { $figure } si copre.
event-left-board = { $figure } lascia la plancia.
event-test-token-gone = { $hero } ha superato la prova in { $space }; il segnalino lascia la plancia.
event-took-thing = { $hero } ha preso: { $thing }.
event-dropped-thing = { $hero } lascia cadere in { $space }: { $thing }.
event-feat = { $count ->
    [one] Missione personale di { $hero }: una volta finora.
   *[other] Missione personale di { $hero }: { $count } volte finora.
}
event-took-back = { $hero } riprende le sue carte.
event-wounded = { $hero } pesca una ferita: { $card }.
event-task-token = { $tokens ->
    [one] { $tile }: 1 segnalino missione.
   *[other] { $tile }: { $tokens } segnalini missione.
}
event-task-space = { $lit ->
    [yes] Il compito in { $space } è compiuto.
   *[no] Il compito in { $space } è annullato.
}
event-task-settled = { $side ->
    [1] { $tile }: vinta dagli eroi.
    [2] { $tile }: vinta dall'Oni.
   *[other] { $tile }: non la vince nessuno.
}
event-revealed-oni = L'Oni si mostra: { $identity } è { $nature }!
event-battle = { $reason ->
    [unmasked] L'Oni è smascherato. Comincia la battaglia finale.
    [failures] Troppe accuse sbagliate. Comincia la battaglia finale.
   *[other] Le notti sono finite. Comincia la battaglia finale.
}
event-escaped = { $figure } fugge nella nebbia.
event-recollection = Nelle memorie: { $memoir }
event-scored = { $side ->
    [heroes] Memorie: blu { $blue }, rosso { $red }. Vincono gli eroi.
    [oni] Memorie: blu { $blue }, rosso { $red }. Vince l'Oni.
   *[other] Memorie: blu { $blue }, rosso { $red }.
}

# How it ends

ending-heroes = Vincono gli eroi.
    .shared = Vincono gli eroi.
ending-oni = Vince l'Oni.

# What is asked

ask-pick = Quale eroe guidi?
    .help = Ogni eroe ha carte e qualità sue. Okko va bene per cominciare.
    .silence = Guidi il primo libero.
    .waiting = { $who } sta scegliendo un eroe.
ask-follower = Quale versione del tuo seguace si unisce a te, e dove?
    .help = Un seguace agisce dopo il suo eroe. Le due versioni differiscono per numeri e talento; di solito sta accanto all'eroe.
    .silence = La prima versione si mette accanto a te.
    .waiting = { $who } sta scegliendo un seguace.
    .version = Dove si mette { $ally }?
ask-corruption = Quale tessera si corrompe ora?
    .silence = La prima tessera possibile.
    .waiting = { $who } diffonde la corruzione.
    .shift = Dove va la corruzione di { $tile }?
ask-enhancement = Quale potenziamento ottieni?
    .silence = Il primo possibile.
    .waiting = { $who } sta scegliendo un potenziamento.
ask-summons = Chiami rinforzi?
    .silence = Non chiami nessuno.
    .waiting = { $who } può chiamare rinforzi.
    .summon = Quali carte paghi, e chi arriva dove?
ask-plan = Pianifica il round: carte a sinistra per i talenti, a destra per le tecniche.
    .silence = Il tuo piano resta com'è.
    .waiting = { $count ->
        [one] { $who } sta pianificando.
       *[other] { $who } stanno pianificando.
    }
    .plan = Che cosa mette { $hero }?
    .help = Tocca una carta per metterla, ancora per cambiarle lato; un equipaggiamento in mano per usarlo o no.
    .order = Chi viene dopo in iniziativa?
ask-lock = Confermi il piano?
    .silence = Il tuo piano vale com'è.
    .waiting = { $count ->
        [one] { $who } deve ancora confermare.
       *[other] { $who } devono ancora confermare.
    }
ask-place = Metti carte evento accanto ai tuoi agenti, poi conferma.
    .silence = Le tue carte valgono come sono.
    .waiting = { $who } sta pianificando.
    .place = Accanto a quale carta?
ask-adjust = I piani sono fatti. Cambi una carta?
    .silence = Non cambia nulla.
    .waiting = { $who } può ritoccare una carta.
    .place = Accanto a quale carta?
    .take-back = Dove va?
ask-heal = Quanti segnalini danno guarisci?
    .silence = Il più possibile.
    .waiting = { $who } guarisce.
ask-turn = Che cosa fa { $figure }?
    .silence = Il turno finisce.
    .waiting = { $who } sta agendo.
    .move = Dove?
    .attack = Chi?
    .investigate = Quale indizio?
    .chest = Quale forziere?
    .test = Dove?
    .use = Su che cosa?
    .transfer = Che cosa, e a chi?
    .open = Quale porta?
    .courtier = Su che cosa?
    .event = Su che cosa?
    .throw-away = Che cosa?
    .give-follower = A chi?
    .hand-over = Che cosa, e a chi?
    .adopt = Chi?
    .show-follower = Quale segnalino?
ask-reorganise = { $hero } riordina l'equipaggiamento?
    .silence = Resta com'è.
    .waiting = { $who } riordina.
    .card = In quale casella?
ask-shed = Troppe scorte: che cosa scarti?
    .silence = La prima.
    .waiting = { $who } scarta scorte.
ask-cancel-damage = Annulli i danni?
    .silence = No.
    .waiting = { $who } può annullare i danni.
    .use = Su che cosa?
ask-lose-talent = Quale talento naturale perde { $figure }?
    .silence = Il primo.
    .waiting = { $who } perde un talento.
ask-found-follower = Il seguace si unisce a te?
    .silence = Resta senza padrone.
    .waiting = { $who } ha trovato un seguace.
ask-swap-events = Quale carta evento cede il posto a una dell'espansione?
    .help = Ogni carta dell'espansione ne sostituisce una tua. Di solito se ne va quella che giocheresti per ultima.
    .silence = Il mazzo eventi com'è stampato; una volta cominciato, le carte seguenti.
    .waiting = { $who } scorre le carte evento.
ask-appear = Dove compari?
    .silence = Nel primo posto possibile.
    .waiting = { $who } sta per comparire.
ask-activate = Quale carta attivi?
    .silence = La prima possibile.
    .waiting = { $who } sta scegliendo quale carta attivare.
    .event = Su che cosa?
ask-command = Chi agisce ora?
    .silence = Nessun altro.
    .waiting = { $who } sta scegliendo chi agisce.
    .event = Su che cosa?
ask-idle = Non puoi attivare nessuno. Giochi una carta evento?
    .silence = No.
    .waiting = { $who } può giocare una carta evento.
    .event = Su che cosa?
ask-reroll = Ritiri dei dadi?
    .silence = Il tiro resta.
    .waiting = { $who } può ritirare.
    .use = Quale dado?
ask-cancel-attack = Svii l'attacco?
    .silence = No.
    .waiting = { $who } può sviare l'attacco.
ask-push = Dove viene spinto { $target }?
    .silence = Da nessuna parte.
    .waiting = { $who } può spingere.
ask-reply = Rispondi al colpo?
    .silence = No.
    .waiting = { $who } può rispondere al colpo.
ask-next-target = Chi viene attaccato ora?
    .silence = Il primo.
    .waiting = { $who } sceglie il prossimo bersaglio.
ask-next-striker = Chi colpisce per primo?
    .silence = Il primo.
    .waiting = { $who } sceglie chi colpisce per primo.
ask-effect-order = Più effetti insieme: quale viene prima?
    .silence = Il primo.
    .waiting = { $who } ordina gli effetti.
ask-receive = Dove metti ciò che ricevi?
    .silence = Si scarta.
    .waiting = { $who } riceve una carta.
ask-gain = Quali carte tieni, e dove?
    .silence = Il resto si scarta.
    .waiting = { $who } sceglie l'equipaggiamento.
    .keep = In quale casella?
ask-surround = Quali agenti accorrono?
    .silence = Nessuno.
    .waiting = { $who } manda agenti.
ask-effect = Che cosa fa l'effetto?
    .silence = Il meno possibile.
    .waiting = { $who } sceglie per un effetto.
ask-put-back = Quale carta indizio va in cima?
    .silence = Restano in ordine.
    .waiting = { $who } rimette le carte indizio.
ask-cure = Quale condizione si cura?
    .silence = La prima.
    .waiting = { $who } cura una condizione.
ask-resolve = La complicazione: su che cosa?
    .silence = La prima scelta.
    .waiting = { $who } risolve una complicazione.
ask-keep-clue = Che cosa fate dell'indizio pescato?
    .silence = Lo tenete.
    .waiting = { $count ->
        [one] { $who } guarda un indizio.
       *[other] { $who } guardano un indizio.
    }
ask-agree = La complicazione: che cosa scelgono gli eroi?
    .silence = Decide chi è primo in iniziativa.
    .waiting = { $count ->
        [one] { $who } sceglie per gli eroi.
       *[other] { $who } scelgono insieme.
    }
ask-accuse = Chi accusate?
    .silence = Decide chi è primo in iniziativa.
    .waiting = { $count ->
        [one] { $who } pensa a un'accusa.
       *[other] { $who } pensano a un'accusa.
    }

# What can be answered

option-pick = { $hero }
option-version = { $ally }
option-as-printed = Il mazzo eventi com'è stampato
option-leave-out = Lascia fuori { $event }
option-no-follower = Senza seguace
option-to = { $space }
option-on = { $figure }
option-tile = { $tile }
option-into = { $area }
option-choose = Scelta { $number }
option-no-more = Basta
option-agent = { $agent }
option-courtier-token = { $courtier }
option-door = Porta { $space } – { $goal }
option-condition = { $condition }
option-talent = { $talent }
option-top = { $clue }
option-none = Nessuno
    .adjust = Nessun cambiamento
    .summons = Non chiamare nessuno
    .push = In nessun posto
option-done = Fatto
    .activate = Pesca una carta evento
    .command = Nessun altro
    .idle = Nessuna carta evento
    .reorganise = Lascia così
    .gain = Non tenere altro
option-yes = Sì
option-no = No
option-corrupt = Corrompi { $tile }
option-shift = Sposta il segnalino da { $tile }
option-enhance = { $enhancement }
option-summon = Rinforzi: { $enhancement }
option-pay = Scarta { $event }
option-bring = { $agent } in { $space }
option-enough = Nessun altro
option-plan = Pianifica { $hero }
option-left = A sinistra: { $card }
option-right = A destra: { $card }
option-alone = Nessuna seconda carta
option-up = { $equipment-key ->
    [none] Nessuna carta delle mani
   *[other] Scopri { $equipment }
}
option-lock = Conferma { $hero }
option-unlock = Ripianifica { $hero }
option-order = Cambia l'iniziativa
option-next = { $hero }
option-place = Metti { $event }
option-beside = Accanto a: { $agent }
option-take-back = Riprendi { $event } ({ $agent })
option-hand-in = Conferma
option-reopen = Pianifica di nuovo
option-swap = { $event } al suo posto
option-rest = Termina il turno
option-move = Muovi
option-attack = Attacca
option-investigate = Indaga
option-chest = Apri un forziere
option-test = Tenta una prova
option-open = Apri una porta
option-transfer = Passa equipaggiamento
option-throw-away = Getta equipaggiamento
option-give-follower = Cedi il seguace
option-hand-over = Consegna qualcosa
option-adopt = Prendi un seguace senza padrone
option-show-follower = Scopri un seguace nascosto
option-reorganise = Riordina
option-pick-up = Raccogli
option-escape = Fuggi
option-use = Usa { $power }
option-effect = { $power } ({ $figure })
option-activate = Attiva: { $agent }
option-command = { $figure }
option-event = Gioca { $event }
option-melee = { $figure }, in mischia
option-ranged = { $figure }, a distanza
option-token = In { $space }
option-question = Interroga { $courtier }
option-card = { $equipment }
option-discard = Scarta { $equipment }
option-keep = Tieni { $equipment }
option-make-room = Scarta { $equipment } per fare posto
option-slot = { $slot ->
    [right-hand] Mano destra
    [left-hand] Mano sinistra
    [hands] Entrambe le mani
    [clothing] Abito
    [supplies] Scorte
   *[discard] Scartala
}
option-thing = { $thing }
option-attach = Si unisce a me
option-masterless = Resta senza padrone
option-courtier = Chiedi aiuto a { $clue }
option-back = { $other }
    .accuse = { $one-key ->
        [none] { $other-key ->
            [none] Nessuno
            [lot] A sorte
           *[other] { $other }
        }
       *[other] { $other-key ->
            [none] Il demone { $one }
           *[other] { $other }, il demone { $one }
        }
    }
    .group = Accusa
    .part = { $one-key ->
        [none] Qualcuno, senza nominare il demone
       *[other] Il demone { $one }
    }
    .keep-clue = { $one-key ->
        [keep] Tieni l'indizio
       *[other] Il cortigiano segue { $other }
    }
option-decide = { $other }
    .accuse = { $one-key ->
        [none] { $other-key ->
            [none] Nessuno
            [lot] A sorte
           *[other] { $other }
        }
       *[other] { $other-key ->
            [none] Il demone { $one }
           *[other] { $other }, il demone { $one }
        }
    }
    .group = Accusa
    .part = { $one-key ->
        [none] Qualcuno, senza nominare il demone
       *[other] Il demone { $one }
    }
    .keep-clue = { $one-key ->
        [keep] Tieni l'indizio
       *[other] Il cortigiano segue { $other }
    }
option-leave-it = Lascia decidere a chi è primo in iniziativa
option-stand-by = Aspetta gli altri
option-die = { $dice ->
    [combat] Dado combattimento { $place }
    [action] Dado azione { $place }
   *[test] Dado prova { $place }
}
option-heal = { $count ->
    [0] Non guarire
   *[other] Guarisci { $count }
}

# In a terminal

terminal-signs = C1 cortigiano, ev reperto, pa pergamena, ch forziere, + porta, # porta chiusa, o interazione, p g rinforzi
terminal-corruption = Corrotte
terminal-agents = Agenti
terminal-court = A corte
terminal-hero = Eroe
terminal-space = Spazio
terminal-damage = Danni
terminal-numbers = VE PO DI AS AZ
terminal-laid = Sinistra | destra
terminal-equipment = Equipaggiamento
terminal-ready = confermato
terminal-alarm = allarme
terminal-events = Carte evento
terminal-clues = Indizi
terminal-initiative = Iniziativa
phase-strategy = fase di strategia
phase-activation = fase di attivazione
phase-end = fine del round

# What is said of an answer beforehand

preview-chance = { $chance } %
preview-attribute = { $attribute ->
    [speed] VELOCITÀ
    [might] POTENZA
    [defense] DIFESA
   *[guile] ASTUZIA
}
preview-value = valore { $value }
preview-dice = { $dice ->
    [0] nessun dado
    [one] 1 dado
   *[other] { $dice } dadi
}
preview-cards = { $cards ->
    [0] { "" }
    [one] 1 carta indizio
   *[other] { $cards } carte indizio
}
preview-draw = { $draw ->
    [one] pesca 1 carta
   *[other] pesca { $draw } carte
}
preview-areas = { $areas ->
    [0] stessa area
    [one] 1 area
   *[other] { $areas } aree
}
preview-proposed =
    .yes = come proposto
preview-stop = finisce in { $stop } se la prova di furtività fallisce
preview-halted =
    .yes = il movimento finisce lì
preview-actions = { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}
unspent-actions = { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}
unspent-figures = { $figures ->
    [one] 1 figura che può agire
   *[other] { $figures } figure che possono agire
}
cost-takes = { $takes ->
    [0] gratis
    [one] 1 azione
   *[other] { $takes } azioni
}
preview-sneak = { $sneak ->
    [0] { "" }
   *[other] prova di furtività
}
preview-thralls = { $thralls ->
    [0] { "" }
    [one] 1 servo mortale
   *[other] { $thralls } servi mortali
}
cost-cost = { $cost ->
    [one] 1 carta evento
   *[other] { $cost } carte evento
}
preview-most = fino a { $most }
preview-figures = { $figures ->
    [one] 1 può agire
   *[other] { $figures } possono agire
}
preview-alarm =
    .yes = dà l'allarme
preview-combat = { $combat ->
    [one] 1 dado combattimento
   *[other] { $combat } dadi combattimento
}
preview-action = { $action ->
    [0] { "" }
    [one] 1 dado azione
   *[other] { $action } dadi azione
}
preview-bonus = { $bonus ->
    [0] { "" }
   *[other] { $bonus } al totale
}
preview-defense = DIFESA { $defense }
preview-fells =
    .yes = un colpo elimina
preview-harmless =
    .yes = non subisce danni
preview-heals = guarisce { $heals }

# Think twice

warn-last-accusation = Se questa accusa è sbagliata comincia la battaglia finale. Accusate lo stesso?

# The game in short

guide-aim = Di che cosa si tratta
    .text = Gli eroi entrano nel Palazzo delle Nebbie; uno di voi è l'Oni e guida i suoi agenti. Ogni parte vuole i propri ricordi nelle Memorie di Tikku. In un'indagine gli eroi devono scoprire quale cortigiano è l'Oni e quale demone è, e distruggerlo.
guide-round = Un round
    .text = Prima l'Oni diffonde la corruzione, cresce e può chiamare rinforzi. Poi tutti pianificano insieme: ogni eroe mette una o due carte, l'Oni mette carte evento accanto ai suoi agenti. Si scoprono le carte, e a turno agiscono eroi e carte agente, ogni eroe con tre azioni.
guide-cards = Sinistra e destra
    .text = Una carta a sinistra dà il suo talento, a destra la sua tecnica: VELOCITÀ, POTENZA, DIFESA o ASTUZIA per il round. Le carte giocate tornano quando in mano non resta nessuna carta azione, e con loro le ferite.
guide-clues = Indizi
    .text = Fai una prova di ASTUZIA accanto a un reperto, una pergamena o un cortigiano: tira tanti dadi prova quanta è la difficoltà e resta entro la tua ASTUZIA. Ogni indizio nomina qualcuno che non è l'Oni, aiuta una volta, o è una complicazione. A fine round gli eroi possono accusare; la terza accusa sbagliata porta alla battaglia finale.
guide-fight = Attacchi
    .text = Tira dadi combattimento pari alla POTENZA e dadi azione per i punti in più; raggiungi la DIFESA del bersaglio. Un KI conta 1, si ritira e permette di spingere. Ci si muove di area in area e ci si ferma davanti agli avversari. Un eroe che attacca un servo mortale su una tessera senza corruzione dà l'allarme.
guide-end = La fine
    .text = Lo scenario dice quando è finita. Poi si leggono le memorie: i ricordi grandi valgono 4, i medi 2, i piccoli 1. Vince la parte con più punti.
guide-own = Le tue carte

# Una campagna: fra gli scenari

title-okko-campaign = Okko Chronicles: una campagna
    .tagline = Più cronache di fila: ciò che si vince, si porta e si perde passa alla prossima.
event-act-began = Atto { $act }: { $scenario }.
event-act-won = { $side ->
    [heroes] Gli eroi vincono l'atto { $act }, { $scenario }.
   *[oni] L'Oni vince l'atto { $act }, { $scenario }.
}
event-act-not-counted = L'atto { $act }, { $scenario }, non conta e si rigioca.
event-gear-kept = { $hero } porta con sé { $equipment }.
event-gear-lost = { $hero } era stato eliminato e torna solo con l'equipaggiamento iniziale.
event-act-taken = { $side ->
    [heroes] L'atto { $act } dà agli eroi un ricordo { $size ->
        [small] piccolo
        [medium] medio
       *[large] grande
    }.
   *[oni] L'atto { $act } dà all'Oni un ricordo { $size ->
        [small] piccolo
        [medium] medio
       *[large] grande
    }.
}
event-campaign-scored = Le memorie della campagna: { $blue } punti agli eroi, { $red } all'Oni.
event-wins-counted = Scenari vinti: { $blue } dagli eroi, { $red } dall'Oni.
event-campaign-won = { $side ->
    [heroes] La campagna è degli eroi.
   *[oni] La campagna è dell'Oni.
}
ask-next-act = L'atto seguente vi attende.
    .silence = Comincia.
    .waiting = { $who } sta per aprire l'atto seguente.
option-begin-act = Apri l'atto seguente
ending-campaign-heroes = Gli eroi vincono la campagna.
    .shared = Gli eroi vincono la campagna.
ending-campaign-oni = L'Oni vince la campagna.

# Table talk

channel-heroes = gli eroi

# E adesso? Un obiettivo, quanto dista o che cosa richiede, il suo nome sulla scala

way-areas = { $away ->
    [-2] Il tuo eroe non è nel palazzo
    [-1] Nessuna via aperta per ora
    [0] { $hero } è sul posto
    [one] { $hero } è a 1 area
   *[other] { $hero } è a { $away } aree
}
way-rounds = { $rounds ->
    [one] questo è l'ultimo round
   *[other] restano { $rounds } Round
}
aim-letter = La lettera si trova qui: { $tile }. Raggiungi il suo spazio e fai una prova di { $attribute } { $difficulty }.
    .how = { way-areas }; poi portala a { $area }, { way-rounds }.
    .step = Lettera
aim-fallen-letter = La lettera è caduta. Raccoglila accanto a { $space }.
    .how = { way-areas }; poi portala a { $area }, { way-rounds }.
    .step = Lettera
aim-carry = Porta la lettera a { $area } e termina lì un'attivazione.
    .how = { way-areas }; { way-rounds }.
    .step = Portala fuori
aim-escort = { $bearer } porta la lettera. Apri la via verso { $area }.
    .how = { way-areas }; { way-rounds }.
    .step = Portala fuori
aim-tile = Conquista { $tile }: raggiungi uno spazio segnato e fai una prova di { $attribute } { $difficulty }.
    .how = { way-areas }; prove superate: { $done } su { $wanted }, { way-rounds }.
    .step = Prove
aim-tests = Supera le prove dello scenario.
    .how = { way-areas }; superate { $done } su { $wanted }, { way-rounds }.
    .step = Prove
aim-pass-1 = Supera la prima prova.
    .how = { way-rounds }.
    .step = Prima prova
aim-pass-2 = Supera la seconda prova.
    .how = { way-rounds }.
    .step = Seconda prova
aim-pass-3 = Supera la terza prova.
    .how = { way-rounds }.
    .step = Terza prova
aim-hunt = Elimina: { $agent }.
    .how = { way-areas }; eliminati { $done } su { $wanted }, { way-rounds }.
    .step = Caccia
aim-hunt-half = Eliminane metà.
    .how = { way-rounds }.
    .step = Metà di loro
aim-hunt-all = Eliminali tutti.
    .how = { way-rounds }.
    .step = Tutti
aim-clues = Cerca indizi: prova di ASTUZIA accanto a un reperto, una pergamena o un cortigiano.
    .how = { way-areas }; { $suspects ->
        [0] i cortigiani non sono ancora al loro posto
        [one] un cortigiano può essere l'Oni
       *[other] { $suspects } cortigiani possono essere l'Oni
    }, { way-rounds } per trovarlo.
    .step = Indizi
aim-accuse = Accusa { $courtier } alla fine del round.
    .how = Nessun altro può essere l'Oni. Accuse sbagliate: { $failures } su { $most }.
    .step = Accusa
aim-battle = Distruggi { $figure-key ->
        [none] il demone maggiore
       *[other] { $figure-the }
    } prima che fugga.
    .how = { way-areas }. Può fuggire quando un eroe è caduto.
    .step = Battaglia finale
aim-finish-tiles = La battaglia finale è conclusa. Restano da decidere le tessere missione.
    .how = { way-areas }.
    .step = Tessere missione
aim-own = Compi la tua missione personale.
    .how = Conta se alla fine sei ancora in gioco.
    .step = ★ La tua missione
aim-fallen = Il tuo eroe è caduto. Guarda come se la cavano gli altri.
    .how = { way-rounds }.
    .step = Caduto
aim-hide = Resta dietro la maschera: lascia che accusino un altro.
    .how = Accuse sbagliate: { $failures } su { $most }; { way-rounds } nell'ombra.
    .step = Nell'ombra
aim-fell = Elimina un eroe: poi il tuo demone può fuggire.
    .how = Perdi se prima eliminano il demone.
    .step = Un eroe cade
aim-escape = Un eroe è caduto. Spendi 1 azione del demone per fuggire.
    .how = Perdi se prima eliminano il demone.
    .step = Fuga
aim-finish-oni = La battaglia finale è conclusa. Restano da decidere le tessere missione.
    .how = Le memorie decidono chi vince.
    .step = Tessere missione
aim-first-blood = Elimina un eroe.
    .how = Ogni eroe caduto conta per te.
    .step = Un eroe cade
aim-half-rounds = Resisti per metà dei round.
    .how = { way-rounds }.
    .step = Metà dei round
aim-rounds-over = Resisti fino alla fine dell'ultimo round.
    .how = { way-rounds }.
    .step = Ultimo round finito
aim-guard-letter = Tieni gli eroi lontani dalla lettera.
    .how = Vinci quando finisce il round { $last }: { way-rounds }.
    .step = Lettera
aim-stop-bearer = { $hero } porta la lettera. Fermalo prima dell'uscita.
    .how = Vinci quando finisce il round { $last }: { way-rounds }.
    .step = Lettera
aim-guard-tile = Completa per primo { $tile }: tieni gli eroi lontani dagli spazi segnati.
    .how = Segnalini missione: { $tokens } su { $most }; { way-rounds }.
    .step = Tessera missione
aim-guard-tests = Tieni gli eroi lontani dalle prove segnate.
    .how = Vinci quando finisce il round { $last }: { way-rounds }.
    .step = Prove
aim-guard-quarry = Tieni vivi i tuoi agenti segnati.
    .how = Vinci quando finisce il round { $last }: { way-rounds }.
    .step = Agenti
pin-letter = Lettera
pin-home = L'uscita
pin-bearer = Porta la lettera
pin-test = Prova qui
pin-quarry = Da eliminare
pin-clue = Indizio
pin-demon = Il demone
pin-chest = Forziere
pin-self = Questo sei tu
pin-hero = Eroe

# Prima della prima partita di una parte: al massimo 140 parole

opener-hero = { $hunt ->
        [yes] Smascherate l'Oni, poi distruggetelo.
       *[no] Compite l'impresa prima che i round finiscano.
    }
    .who = Sei un cacciatore di demoni
    .goal = { $goal } Vince la parte con più punti nelle memorie: le imprese grandi valgono { $large }, le medie { $medium }, le piccole { $small }; la tua missione personale è piccola.
    .turn = Pianificate tutti insieme: una o due carte, a sinistra per il talento, a destra per i numeri. Poi eroi e agenti agiscono a turno. Hai { $actions } azioni: muoviti, attacca, fai prove.
    .lose = { $hunt ->
        [yes] L'Oni fugge, o { $failures } accuse sono sbagliate. Dopo il round { $last } l'Oni si mostra.
       *[no] Il round { $rounds } finisce e l'impresa non è compiuta.
    } { $wounds } carte ferita eliminano un eroe.
opener-oni = { $hunt ->
        [yes] Resta dietro la maschera. Lascia che accusino un altro.
       *[no] Trattienili finché i round non sono finiti.
    }
    .who = Sei l'Oni
    .goal = Ottieni nelle memorie più punti degli eroi. { $hunt ->
        [yes] Se fuggi: { $large }. La terza accusa sbagliata: { $medium }; ciascuna delle prime due: { $small }.
       *[no] Se l'impresa fallisce: { $large }.
    } L'allarme: { $small }. Ogni eroe eliminato: { $small }.
    .turn = Prima diffondi la corruzione, cresci e chiami rinforzi. Poi tutti pianificano: metti carte evento accanto ai tuoi agenti. Poi le tue carte agente agiscono a turno con gli eroi.
    .lose = { $hunt ->
        [yes] Gli eroi scoprono il tuo cortigiano e il tuo demone, e distruggono il demone nella battaglia finale.
       *[no] Gli eroi ci riescono: { $goal }
    }

# Perché qualcosa non si può scegliere ora, per regola; un attributo vale per un verbo
why-OK-006 = Questo eroe è di un altro giocatore.
why-OK-012 = Un seguace comincia su uno spazio libero accanto al suo eroe.
why-OK-025 = Lo scenario non dà questa carta all'Oni.
why-OK-039 = Prima metti almeno una carta azione.
why-OK-040 = Questo eroe ha già messo due carte.
why-OK-046 = In questo round la carta è coperta.
why-OK-051 = Un segnalino corruzione va messo su una tessera che non ne ha.
why-OK-052 = Un segnalino si sposta su una tessera vicina, solo nei round dispari.
why-OK-059 = Hai già messo tanti eventi quanti sono gli eroi in gioco.
why-OK-070 = Questo eroe ha già gettato una carta in questa attivazione.
why-OK-074 = Questa carta ha già agito in questo round.
why-OK-080 = In questa attivazione è già stato giocato un evento.
why-OK-105 = Nella battaglia finale non è ancora caduto nessun eroe.
why-OK-109 = I rinforzi costano carte evento, e non bastano.
why-OK-137 = La classe di questo eroe non è sulla carta.
why-OK-138 = Questo eroe ha già un seguace.
why-OK-141 = La carta richiede entrambe le mani.
why-OK-145 = Nella casella scorte hanno effetto solo le carte scorte.
why-OK-146 = La carta non va in questa casella.
why-OK-149 = La carta è già messa dall'altro lato.
why-OK-160 = Non restano azioni per farlo.
why-OK-161 = In questo round è già stata usata.
why-OK-163 = La carta è dall'altro lato: il suo talento non vale.
why-OK-166 = Una debolezza si mette solo a sinistra.
why-OK-167 = Una debolezza in gioco vieta le prove.
why-OK-175 = Nessun eroe è accanto al seguace per prenderlo.
why-OK-186 = Un kami non si cede mai.
why-OK-192 = Il talento di un agente vieta questo movimento.
why-OK-193 = L'effetto non vale per agenti di questo tipo.
why-OK-197 = Il demone maggiore è ancora nascosto.
why-OK-198 = I servi mortali agiscono solo su tessere corrotte, finché non c'è l'allarme.
why-OK-220 = In questo round gli eroi devono accusare qualcuno.
why-OK-222 = Lì c'è già un potenziamento.
why-OK-224 = Non è collegato all'ultimo potenziamento del suo albero.
why-OK-226 = Questo albero cresce nei round dispari.
why-OK-227 = Questo albero cresce nei round pari.
why-OK-230 = Accanto a questo eroe non c'è nulla da indagare.
why-OK-231 = Non restano azioni per indagare.
why-OK-238 = Questo cortigiano è già stato interrogato.
why-OK-247 = Questo segnalino non si può scegliere per la complicazione.
why-OK-257 = Lo spazio è occupato.
why-OK-261 = Gli spazi viola sono per i servi mortali.
why-OK-262 = Gli spazi verdi sono per le creature soprannaturali.
why-OK-264 = Gli spazi +3 valgono da tre eroi in su.
why-OK-265 = Un eroe non si ferma mai su uno spazio rinforzi.
why-OK-266 = Nessuno spazio rinforzi è libero.
why-OK-268 = Tutte le miniature di questo tipo sono già sulla plancia.
why-OK-269 = Il bersaglio non è adiacente.
why-OK-278 = Prima devono arrivare tutti i servi della tessera.
why-OK-283 = È a più aree di quante ne permetta la VELOCITÀ.
why-OK-284 = Con un avversario in quest'area il movimento finisce nell'area seguente.
why-OK-288 = In quest'area nessuno spazio è libero.
why-OK-289 = Gli avversari sbarrano la via.
why-OK-290 = Su questo spazio c'è un segnalino.
why-OK-291 = Non restano azioni per muoversi.
why-OK-294 = Nessun bersaglio è in vista.
why-OK-296 = Nessun bersaglio è adiacente e in vista.
why-OK-297 = Un colpo in diagonale non passa da una porta.
why-OK-298 = Questa figura non può attaccare a distanza, o non vede il bersaglio.
why-OK-308 = Non restano azioni per attaccare.
why-OK-324 = Le prove si fanno sul loro spazio, e questo eroe è altrove.
why-OK-325 = Questa prova è già stata superata.
why-OK-332 = Lo spazio non è in vista.
why-OK-336 = Non restano azioni per una prova.
why-OK-337 = Non restano azioni per riordinare.
why-OK-338 = Non c'è nulla da riordinare: le caselle sono piene.
why-OK-339 = Non restano azioni per passare una carta, o nessuno è accanto a questo eroe.
why-OK-340 = Chi riceve non ha una casella adatta.
why-OK-341 = Si possono cedere solo le scorte.
why-OK-345 = Mettiti accanto al seguace nascosto, con un'azione rimasta.
why-OK-R03 = La corruzione si sposta solo su una tessera vicina.
why-OK-R10 = L'Oni è smascherato: la corruzione resta ferma.
why-OK-R105 = Un cortigiano segue solo quando si pesca la sua carta.
why-OK-R111 = La natura è già stata nominata.
why-OK-R113 = Questo nome è già escluso.
why-OK-R122 = Mettiti sopra o accanto.
why-OK-R124 = Prima trova posto alla carta del forziere.
why-OK-R130 = Un seguace non può farlo.
why-OK-R131 = Solo il suo eroe cede un seguace, a un eroe accanto.
why-OK-R133 = La sua casella è occupata.
why-OK-R134 = Nessuno spazio accanto all'eroe è libero.
why-OK-R144 = Accanto a questo eroe non c'è un forziere.
why-OK-R167 = Ora non cambierebbe nulla.
why-OK-R27 = Il piano di questo eroe è bloccato.
why-OK-R29 = Ora puoi cambiare una carta sola.
why-OK-R30 = Gli eroi hanno bloccato i piani.
why-OK-R31 = Non è questo che gli eroi decidono ora.
why-OK-R40 = C'è una porta chiusa in mezzo, o nessuna accanto a questo eroe.
why-OK-R42 = Con VELOCITÀ 0 non si attraversano aree.
why-OK-R59 = Una spinta allontana dall'attaccante.
why-OK-R60 = Una spinta non può finire lì.
why-OK-R65 = Nessuno attacca la propria parte.
why-OK-R72 = Una carta che può agire va attivata.
why-OK-R73 = Questa figura ha già finito in questa attivazione.
why-OK-R74 = Non in questo momento dell'attivazione.
why-OK-R80 = Gli agenti arrivano una volta per albero e round, su spazi liberi del loro colore.
why-OK-R81 = Lo scenario non prevede questo tipo.
why-OK-R83 = Su questa tessera c'è già un segnalino corruzione.
why-OK-066 = Non restano azioni.
why-OK-274 = Questo obiettivo è già deciso.

# Che cos'è ogni cosa: i tipi, e le cose che nessuna carta spiega.

sort-hero = Eroe
sort-mortal = Servo mortale
sort-supernatural = Creatura soprannaturale
sort-talent = Talento
sort-follower = Seguace
sort-kami = Kami
sort-card = Carta azione · { $nature }
sort-wound = Carta ferita
sort-equipment = Equipaggiamento
sort-event = Carta evento
sort-enhancement-mortal = Potenziamento · mortali
sort-enhancement-supernatural = Potenziamento · creature
sort-courtier = Cortigiano
sort-demon = Demone
sort-complication = Complicazione
sort-recollection = Ricordo
sort-tile = Tessera
sort-condition = Condizione

about-attribute-speed = Quante aree attraversa un movimento; si prova anche per la furtività e i forzieri.
about-attribute-might = Quanti dadi neri tira un attacco. I bonus aggiungono dadi rossi.
about-attribute-defense = Il totale che un attacco deve raggiungere per colpire.
about-attribute-guile = Si prova per indagare: resta entro questo valore.
about-attribute-actions = Che cosa può fare la figura in un'attivazione: ogni movimento o attacco ne prende una.
about-attribute-stamina = Un eroe con tanti danni prende una ferita a fine round; un agente è tolto subito.
about-attribute-supplies = Quante carte stanno nelle scorte.
about-token-courtier = Interrogalo standogli accanto: una prova di ASTUZIA per carte indizio. Ogni cortigiano può essere l'Oni.
about-token-evidence = Indaga da uno spazio accanto: un'Analisi, con l'ASTUZIA. Se riesce peschi carte indizio.
about-token-parchment = Indaga da uno spazio accanto: una Decifrazione, con l'ASTUZIA. Se riesce peschi carte indizio.
about-token-chest = Lo apre una prova di VELOCITÀ da uno spazio accanto. Se riesce peschi equipaggiamento.
about-token-follower = Un seguace nascosto. Mettiti accanto per scoprirlo e portarlo con te.
about-token-objective = La lettera della missione. Un eroe deve superare la prova, prenderla e portarla fuori.
about-token-relic = L'oggetto al centro dello scenario. Portalo dove dice lo scenario.
about-token-corruption = Una tessera corrotta: qui i servi mortali agiscono senza allarme.
about-token-test = Supera qui la prova indicata. Ogni fallimento la rende più facile.
about-spaces-blue = Vi sta una figura.
    .name = Spazio
about-spaces-orange = Mettiti qui per la prova della tessera missione.
    .name = Spazio di interazione
about-spaces-purple = Di qui entrano i servi mortali. +1 vale sempre, +3 con almeno { $many } eroi. Gli eroi non vi si fermano mai.
    .name = Spazio viola
about-spaces-green = Di qui entrano le creature soprannaturali. +1 vale sempre, +3 con almeno { $many } eroi. Gli eroi non vi si fermano mai.
    .name = Spazio verde
about-badge-damage = Si conta contro la RESISTENZA. Con { $wounds } carte ferita in mano un eroe è eliminato.
    .name = Danni
about-badge-initiative = L'ordine in cui gli eroi agiscono in questo round.
    .name = Iniziativa
about-badge-ready = Il piano di questo eroe è fatto.
    .name = Pronto
about-badge-bears = Questo eroe porta l'oggetto della missione.
    .name = La porta
about-badge-actions = Un eroe ha { $actions } azioni per attivazione. Quelle non usate sono perse.
    .name = Azioni rimaste
about-badge-used = Le carte giocate. Tornano quando in mano non restano carte azione, e con loro le ferite.
    .name = Scartate
about-badge-activated = Questa carta ha già agito in questo round.
    .name = Attivata
about-badge-alarm = Un eroe ha attaccato un servo su una tessera senza corruzione. Ora tutti i servi possono agire ovunque.
    .name = Allarme
about-badge-failures = Accuse sbagliate. La numero { $failures } porta alla battaglia finale.
    .name = Accuse sbagliate
about-badge-round = Il round. Un Oni nascosto si mostra dopo il round { $last }.
    .name = Round
about-badge-memoirs = Ciò che è scritto qui decide la partita: blu per gli eroi, rosso per l'Oni.
    .name = Memorie di Tikku
about-badge-goal = Che cosa devono fare gli eroi in questo scenario.
    .name = Obiettivo
about-badge-sneak = Entrare richiede una prova di VELOCITÀ. Se fallisce, i servi accorrono e colpiscono.
    .name = Tessera proibita
about-sneak = Difficoltà { $difficulty }.
about-badge-door = Un passaggio fra due tessere. Da chiuso ferma movimento e vista.
    .name = Porta
about-badge-left = Il talento della carta vale tutto il round.
    .name = Sinistra: talento
about-badge-right = Questi valori cambiano per tutto il round.
    .name = Destra: tecnica
about-badge-mission = Un compito di questo solo eroe. Se riesce, conta per gli eroi.
    .name = Missione personale
about-badge-battle = L'Oni combatte allo scoperto: distruggetelo prima che fugga.
    .name = Battaglia finale
about-die-combat = Nero: uno per ogni POTENZA. Un KI conta 1, si ritira e può spingere il bersaglio.
    .name = Dado combattimento
about-die-action = Rosso: uno per ogni bonus alla POTENZA.
    .name = Dado azione
about-die-test = Tanti quanta è la difficoltà. La somma non deve superare l'attributo.
    .name = Dado prova
about-pin-letter = La lettera: mettiti accanto e supera la prova per prenderla.
about-pin-home = Porta qui la lettera.
about-pin-bearer = Questo eroe porta la lettera.
about-pin-test = Supera qui la prova della missione.
about-pin-quarry = Elimina questo agente.
about-pin-clue = Un indizio: indaga da uno spazio accanto.
about-pin-demon = L'Oni smascherato. Distruggilo prima che fugga.
about-pin-chest = Un forziere: prova di VELOCITÀ da uno spazio accanto.
about-pin-self = Il cortigiano di cui porti il volto.
about-pin-hero = Un eroe da eliminare.
about-oni = Un giocatore guida tutti gli agenti e, in un'indagine, si nasconde dietro il volto di un cortigiano.
    .name = L'Oni
about-rank-minion = Hanno una sola carta in comune: fino a { $figures } figure agiscono una dopo l'altra.
about-rank-lieutenant = Un luogotenente: ce n'è uno solo e non ritorna.
about-rank-demon = Un demone maggiore. È nascosto finché non lo smascherano.
about-card = Mettila a sinistra per il talento o a destra per la tecnica.
about-wound = Puoi giocarla accanto a una carta azione per liberartene. Con { $wounds } in mano l'eroe è eliminato.
about-slot-hand = Una mano. Vale solo mentre è scoperta.
    .name = Mano
about-slot-hands = Due mani. Vale solo mentre è scoperta.
    .name = Due mani
about-slot-clothing = Si indossa; vale sempre.
    .name = Vestito
about-slot-supplies = Sta nelle scorte; solo le scorte si possono dare ad altri.
    .name = Scorte
about-event = Si gioca per l'effetto in un'attivazione dell'Oni, o si mette accanto a una carta agente per la tecnica.
    .effect = Effetto
    .technique = Tecnica
about-clue-courtier = Pescata: questo cortigiano non è l'Oni. Gli eroi tengono la carta e possono giocarla una volta.
    .effect = Giocata
about-clue-demon = Pescata: l'Oni è un altro demone.
    .effect = Nominato
about-clue-complication = Accade subito quando si pesca.
    .effect = Effetto
about-size-large = Grande: 4 punti per la sua parte.
about-size-medium = Medio: 2 punti per la sua parte.
about-size-small = Piccolo: 1 punto per la sua parte.
about-tile = Ci si muove di area in area. Poi la figura sta su uno spazio libero dell'ultima.
about-tile-mission = Una tessera missione: la parte che ne soddisfa le condizioni scrive nelle memorie.
about-condition = Prima il lato peggiore. A fine round si gira, poi se ne va.
    .front = Prima
    .back = Poi
about-amputee = Non guarisce mai.

# Il riassunto per chi gioca

aid-round = Un round
aid-corruption = 1. Corruzione e crescita
    .cost = l'Oni
    .text = Nei round pari arriva un segnalino corruzione, nei dispari se ne sposta uno. Poi un potenziamento, e possono arrivare agenti.
aid-plan = 2. I piani, insieme
    .cost = da { $least } a { $most } carte a eroe
    .text = A sinistra per il talento, a destra per la tecnica, una carta delle mani scoperta. L'Oni mette eventi accanto agli agenti.
aid-activation = 3. Attivazioni a turno
    .cost = eroe, Oni, eroe …
    .text = Nell'ordine di iniziativa.
aid-end = 4. Fine del round
    .text = Accuse, riordino, scarto delle carte giocate, condizioni, ferite; l'Oni pesca { $event_draw } eventi.
aid-hero = Un eroe: { $actions } azioni
aid-move = Muoversi
    .cost = 1 azione
    .text = Fino a VELOCITÀ aree. Un'area con un avversario ferma; per lasciarla: una sola area.
aid-attack = Attaccare
    .cost = 1 azione
    .text = Accanto, o a distanza se permesso. POTENZA dadi neri, i bonus rossi; raggiungi la DIFESA.
aid-talent = Talento AZIONE
    .cost = 1 azione
    .text = Quante volte vuoi; un'AZIONE UNICA una volta per round.
aid-investigate = Indagare
    .cost = 1 azione
    .text = Accanto a un indizio: prova di ASTUZIA. Se riesce peschi carte indizio.
aid-test = Prova
    .cost = 1 azione
    .text = Tira tanti dadi quanta è la difficoltà; riesce se non superi l'attributo. I fallimenti la facilitano.
aid-chest = Aprire un forziere
    .cost = 1 azione
    .text = Prova di VELOCITÀ. Se riesce peschi equipaggiamento.
aid-transfer = Passare
    .cost = 1 azione
    .text = Dai una carta delle tue scorte a un eroe accanto.
aid-reorganise = Riordinare
    .cost = 1 azione
    .text = Sposta il tuo equipaggiamento. Gratis a fine round.
aid-courtier = Giocare una carta cortigiano
    .cost = gratis
    .text = Nella tua attivazione; aiuta fino alla fine del round.
aid-sneak = Entrare in una tessera proibita
    .cost = gratis
    .text = Prova di VELOCITÀ. Se fallisce, i servi accorrono e colpiscono.
aid-throw-away = Gettare equipaggiamento
    .cost = gratis, una volta
    .text = Una carta per attivazione.
aid-oni = L'Oni
aid-activate = Attivare una carta agente
    .cost = le sue AZIONI a figura
    .text = Ogni carta una volta per round: ogni figura si muove e attacca.
aid-event = Giocare un evento
    .cost = 1 carta evento
    .text = Un effetto per attivazione.
aid-place = Mettere un evento
    .cost = 1 carta evento
    .text = Accanto a una carta agente, come tecnica per il round. Al massimo uno per eroe in gioco.
aid-summon = Chiamare agenti
    .cost = carte evento
    .text = Sugli spazi rinforzi, come permettono i potenziamenti.
aid-idle = Nulla da attivare
    .cost = gratis
    .text = { $idle_draw ->
        [one] Pesca una carta evento.
       *[other] Pesca { $idle_draw } carte evento.
    }
aid-prices = Che cosa ne segue
aid-hit = Un colpo
    .cost = 1 danno
    .text = Un agente con danni pari alla RESISTENZA viene eliminato. Un KI può spingere.
aid-wound = Danni pari alla RESISTENZA
    .cost = 1 carta ferita
    .text = A fine round. Con { $wounds } in mano: eliminato.
aid-accuse = Accusare
    .cost = una natura, un'identità per round
    .text = Giusta: si scrive in blu e il demone è più debole. { $failures } sbagliate portano alla battaglia finale.
aid-alarm = Attaccare un servo senza corruzione
    .cost = allarme
    .text = Si scrive in rosso; da ora tutti i servi possono agire.
aid-score = Memorie
    .cost = { $large }, { $medium }, { $small }
    .text = Punti dei ricordi grandi, medi e piccoli. Vince il totale più alto.

# Com'è andata una partita

account-memoirs = Le Memorie di Tikku
account-side-heroes = Gli eroi
account-side-oni = L'Oni
account-memoir = { $memoir }
account-mission-missed = La missione di { $hero } non è compiuta
account-tie = { $by ->
    [large] Punti pari: decidono i ricordi grandi.
    [medium] Punti pari e altrettanti ricordi grandi: decidono quelli medi.
   *[none] Pari in tutto: vince l'Oni.
}
account-mask = Il volto dell'Oni
account-face = { $identity } era { $nature }.
account-face-unseen = { $identity } era { $nature }, e gli eroi non l'hanno mai saputo.
account-accused = { $what ->
    [nature] { $right ->
        [yes] Gli eroi nominano il demone, { $clue }: giusto.
       *[no] Gli eroi nominano il demone, { $clue }: sbagliato.
    }
   *[identity] { $right ->
        [yes] Gli eroi accusano { $clue }: giusto.
       *[no] Gli eroi accusano { $clue }: sbagliato.
    }
}
account-clues = Gli eroi avevano questi indizi: { $clues }.
account-events = L'Oni aveva ancora: { $events }.
account-placed = In serbo per { $agent }: { $events }.
account-number-attacks = Attacchi
account-number-dice = Dadi tirati
account-number-tests = Prove
account-number-wounds = Ferite pescate
account-act = Atto { $round }
account-acts = Atti
account-act-won = { $scenario }

# Lezioni

title-okko-lessons = Okko Chronicles: la prima partita
    .tagline = Due cacce brevi con un maestro: una da eroe, una da Oni.
option-lesson-hero = Impara da eroe
option-lesson-oni = Impara da Oni

lesson-hero-plan = Pianifica due carte e una lama.
    .then = Metti Occhio del cacciatore a sinistra, per il talento, e Carica a destra, per i numeri. Scopri la Katana ancestrale.
    .why = Una carta vale da una parte sola: a sinistra il talento, a destra i modificatori. Delle due lame che impugni in questo round vale solo quella che scopri.
lesson-hero-ready = Di' che sei pronto.
    .then = Poi si scoprono tutte le carte, le tue e quelle dell'Oni, e tu agisci per primo.
    .why = Finché non siete pronti tutti e due, nessuno vede le tue carte e puoi ancora cambiarle.
lesson-hero-walk = Va' dal Maestro Gensai.
    .then = Un movimento è una delle tue tre azioni. Passa la porta e raggiungi lo spazio illuminato della Biblioteca, tra il medico e lo Yurei.
    .why = Un cortigiano si interroga solo dallo spazio accanto. Gensai vale due carte indizio.
lesson-hero-strike = Colpisci lo Yurei.
    .then = I dadi si sommano. Se arrivano alla sua DIFESA, 4, è eliminato.
    .why = Uno Yurei non ha corpo: lo ferisce solo un'arma leggendaria, e la tua Katana lo è. Non è una guardia mortale: colpirlo non dà l'allarme.
lesson-hero-question = Interroga il Maestro Gensai.
    .then = Indagare è una prova di ASTUZIA: tiri tanti dadi quanta è la difficoltà e riesci se la somma non supera la tua ASTUZIA.
    .why = Chi è su una carta indizio che peschi è innocente. Chi resta sulla tua lista è l'Oni: un demone e il cortigiano dietro cui si nasconde.
lesson-hero-clue = Tieni l'indizio.
    .then = Il nome sulla carta si cancella dalla lista.
    .why = Tutti gli eroi condividono gli indizi. La carta di un cortigiano si può giocare più avanti per un favore; il cortigiano resta cancellato.
lesson-hero-end = Termina il turno.
    .then = Le azioni sono finite. Ora l'Oni attiva una delle sue carte.
    .why = Eroi e Oni si alternano. Le guardie mortali agiscono solo sulle tessere con un segnalino corruzione, come la Sala delle Udienze, o dopo l'allarme.
lesson-hero-accuse = Accusa Lady Ume, e Tetsujin.
    .then = Sulla lista restano un cortigiano e un demone. Fa' i due nomi.
    .why = Il cortigiano giusto smaschera l'Oni: 2 punti, e comincia la battaglia finale. Il demone giusto lì è più debole: Tetsujin perde 1 DIFESA.
lesson-hero-wait = Non accusare ancora nessuno.
    .then = Sulla lista resta più di un demone o più di un cortigiano.
    .why = Un'accusa sbagliata è un punto per l'Oni. Con le due carte indizio del Maestro Gensai saresti sicuro.
lesson-hero-reorganise = Lascia l'equipaggiamento com'è.
    .then = Alla fine di un round puoi riordinare le tue carte senza spendere nulla.
    .why = Tutto è già dove serve. Nel tuo turno lo stesso costerebbe un'azione.
lesson-hero-battle = Metti le carte più forti.
    .then = Fendidemoni a sinistra raddoppia ogni colpo a un demone. Estrazione Iai a destra aggiunge due dadi. Scopri di nuovo la Katana.
    .why = Le carte giocate tornano solo quando la mano è vuota. Queste due sono per questo scontro.
lesson-hero-demon = Colpisci il demone.
    .then = Da qui in poi la partita è tua: 5 danni distruggono Tetsujin.
    .why = L'Oni distrutto vale 4 punti per te, l'Oni in fuga 4 punti per lui. Può fuggire solo quando è caduto un eroe.
lesson-hero-again = Ritira uno 0.
    .then = Una volta per ogni attacco a una creatura soprannaturale Okko può ritirare un dado che mostra 0.
    .why = È il suo talento naturale. Non costa nulla: usalo ogni volta che manca poco.
lesson-hero-haori = Para questo colpo.
    .then = L'Haori del Ronin annulla 1 danno, una volta per partita.
    .why = Quattro danni alla fine di un round diventano una carta ferita. Tre carte ferita in mano eliminano Okko.
lesson-hero-push = Lascialo dov'è.
    .then = Il tiro mostra un KI: puoi spingere il bersaglio di uno spazio.
    .why = Chi resta accanto a te si può colpire di nuovo senza muoversi.
lesson-hero-reply = Rispondi al colpo?
    .then = Una tua carta ti permette di rispondere a un colpo mancato.
    .why = Non costa azioni. Vale una volta per round.
lesson-hero-heal = Guarisci quanto puoi.
    .then = La carta debolezza ora toglie danni, ma in questo round ti ostacola.
    .why = I danni che alla fine del round raggiungono la RESISTENZA diventano una carta ferita.
lesson-hero-other-cards = È un buon piano. Ma senza Occhio del cacciatore la domanda che viene è più difficile. Finché non sei pronto puoi cambiarlo.
lesson-hero-other-blade = Il Wakizashi para bene, ma solo un'arma leggendaria ferisce uno Yurei. Finché non sei pronto puoi scoprire la Katana.
lesson-hero-no-blade = Nessuna lama è scoperta: in questo round non ti aiutano. Puoi ancora cambiare il piano.
lesson-hero-other-way = Puoi stare lì. Ma un cortigiano si interroga solo dallo spazio accanto.
lesson-hero-too-soon = Il tuo turno è finito e le azioni rimaste sono perse. Nient'altro lo è: riprendi nel prossimo round.
lesson-hero-other-witness = Lady Ume dà una carta indizio, il Maestro Gensai due. Senza le sue due carte non puoi essere sicuro.
lesson-hero-keep-courtier = Il favore è speso, il cortigiano resta cancellato. Ora continua.
lesson-hero-no-name = Non hai accusato nessuno. Quando restano un demone e un cortigiano, fa' i loro nomi: ogni round rende l'Oni più forte.
lesson-hero-name-it-too = La maschera è caduta. Se avessi nominato anche il demone, ora sarebbe più debole.
lesson-hero-name-her-too = Il demone ha un nome e sarà più debole. Solo il nome del cortigiano fa cadere la maschera; potrai accusare di nuovo alla fine del prossimo round.

lesson-oni-corrupt = Corrompi la Gran Corte.
    .then = Sposta il segnalino dal corridoio illuminato alla Gran Corte, dove Okko sta tra due tuoi Ashigaru.
    .why = Le guardie mortali agiscono solo sulle tessere con un segnalino corruzione. Un round pari ne porta uno nuovo; in uno dispari puoi spostarne uno.
lesson-oni-enhance = Prendi Lame affilate.
    .then = D'ora in poi le tue guardie mortali tirano un dado in più in ogni attacco.
    .why = Quasi ogni round ottieni un potenziamento, e resta. Dove l'albero si divide, segui il ramo che hai preso.
lesson-oni-summon = Non chiamare nessuno.
    .then = Una guardia nuova costerebbe due carte evento. Oggi ti servono di più.
    .why = Le carte evento sono tutto ciò che puoi spendere; ne peschi due alla fine di un round.
lesson-oni-place = Rafforza gli Ashigaru.
    .then = Metti Urlo paralizzante coperto accanto alla loro carta: POTENZA +2, due dadi in più per tutto il round.
    .why = Una carta evento serve una volta: accanto a un agente per i modificatori, o dalla mano per l'effetto. Puoi metterne una per ogni eroe.
lesson-oni-ready = Di' che sei pronto.
    .then = Poi si scoprono tutte le carte, e Okko agisce per primo.
    .why = Le carte che ti restano in mano si possono giocare nelle tue attivazioni.
lesson-oni-adjust = Lascia tutto com'è.
    .then = Ora vedi quante carte hanno messo gli eroi e puoi cambiare una carta tua.
    .why = È il tuo vantaggio: gli eroi non possono cambiare più nulla.
lesson-oni-activate = Attiva gli Ashigaru.
    .then = Ogni figura di quella carta può agire, con due azioni ciascuna.
    .why = Okko ha interrogato Lady Ume, e dietro la sua maschera ci sei tu. La accuserà. Prima che lo faccia, logoralo.
lesson-oni-command = Scegli una guardia.
    .then = Si muove e attacca come vuoi. Poi tocca alla prossima.
    .why = L'ordine lo decidi tu. Tre Ashigaru attorno a un eroe colpiscono ancora più forte.
lesson-oni-attack = Attacca Okko.
    .then = Se i dadi arrivano alla sua DIFESA, prende 1 danno.
    .why = Okko ha in mano due carte ferita. Quattro danni alla fine di un round diventano un'altra carta, e con tre in mano è eliminato.
lesson-oni-event = Gioca Colpo possente.
    .then = In questa attivazione gli Ashigaru tirano dadi rossi al posto dei neri.
    .why = I dadi rossi danno di più. In ogni attivazione puoi giocare una carta evento per il suo effetto.
lesson-oni-demon = Attiva Homura.
    .then = Okko ha fatto il nome di Lady Ume: ora il tuo demone combatte allo scoperto. Da qui in poi la partita è tua: elimina Okko.
    .why = Se non resta nessun eroe, fuggi: 4 punti. Ma 5 danni ti distruggono, e quei 4 vanno a Okko. Chi è accanto a Homura quando ha finito di agire si brucia.
lesson-oni-push = Lascialo dov'è.
    .then = Il tiro mostra un KI: puoi spingere il bersaglio di uno spazio.
    .why = Chi resta accanto a te si può colpire di nuovo senza muoversi.
lesson-oni-idle = Gioca una carta evento, o no.
    .then = Nessuna delle tue carte può agire: hai pescato invece una carta evento.
    .why = Alle guardie mortali serve la corruzione, o l'allarme. Le creature soprannaturali agiscono ovunque.
lesson-oni-appear = Scegli dove appari.
    .then = Dove stava il tuo cortigiano c'è qualcuno: prendi uno spazio vicino.
    .why = Accanto a un eroe puoi colpire subito.
lesson-oni-resolve = Scegli che cosa colpisce.
    .then = Gli eroi hanno pescato una complicazione, e il bersaglio lo decidi tu.
    .why = Non tutte le carte indizio li aiutano.
lesson-oni-guards-sleep = Senza corruzione le guardie attorno a Okko in questo round non agiscono. Se non può agire nessuno, peschi una carta evento.
lesson-oni-other-tile = È una mossa lecita. Ma le guardie che possono colpire Okko sono nella Gran Corte.
lesson-oni-dear = È costato due carte evento. Ne restano meno per rafforzare chi è già accanto a Okko.
lesson-oni-nobody-near = Sono lontani da Okko. Finché non sei pronto puoi riprendere la carta.
lesson-oni-bare = Accanto ai tuoi agenti non c'è nulla. Le carte evento che tieni si possono ancora giocare nelle tue attivazioni.
lesson-oni-far-away = Sono lontani da Okko. Ogni carta agisce una volta per round, e tu hai un'attivazione per ogni eroe.
lesson-oni-unused = Le sue azioni rimaste sono perse. La prossima guardia può fare meglio.
lesson-oni-beside-him = Era già accanto a Okko. Un movimento costa una delle sue due azioni.

# Il modulo dei numeri personalizzati: i gruppi, poi i campi e ciò che non ha altrove un nome

numbers-numbers = Limiti e quantità
numbers-dice = Dadi
numbers-heroes = Eroi
numbers-actions = Carte azione
numbers-equipment = Equipaggiamento
numbers-followers = Seguaci
numbers-kami = Kami
numbers-agents = Agenti dell'Oni
numbers-events = Carte evento
numbers-oni-cards = Carte Oni
numbers-courtiers = Cortigiani
numbers-complications = Complicazioni
numbers-clue-tokens = Segnalini indizio
numbers-chests = Forzieri
numbers-test-tokens = Segnalini prova
numbers-wounds = Carte ferita
numbers-conditions = Condizioni
numbers-enhancements = Potenziamenti
numbers-faces = Tessere proibite
numbers-references = Tessere missione
numbers-scenarios = Scenari
numbers-campaigns = Campagne
numbers-expansions = Espansioni
number-numbers-actions = Azioni di un eroe
number-numbers-action-cards-1 = Carte azione per round, minimo
number-numbers-action-cards-2 = Carte azione per round, massimo
number-numbers-wounds = Carte ferita che eliminano un eroe
number-event-draw = Carte evento pescate ogni round
number-idle-draw = Carte evento pescate se non si può attivare nulla
number-failures = Accuse sbagliate che avviano la battaglia finale
number-many = Eroi da cui valgono gli spazi +3
number-penalty = Un segnalino penalità riduce la difficoltà di
number-last-round = Round in cui un Oni nascosto si rivela
number-mission-round = Ultimo round di una tessera missione
number-battle-round = Ultimo round di una battaglia finale
number-expansion-swap = Carte che un'espansione sostituisce
number-bands = Missione personale per un dado combattimento che mostra
number-ki = KI
number-missions = Missione personale
number-talents = { "" }
number-talent = Talento
number-do = { "" }
number-effects = { "" }
number-to = { "" }
number-value = { "" }
number-named = Se viene nominato
number-play = Quando è giocata
number-technique = Tecnica
number-techniques = Tecnica
number-verb-modify = Modifica
number-verb-grant = Concedi
number-verb-cheaper = Rinforzi più economici
number-verb-heal = Cura
number-verb-cure = Togli condizioni
number-verb-harm = Danno
number-verb-afflict = Condizione
number-verb-attack = Attacco
number-verb-move = Movimento
number-verb-push = Spinta
number-verb-actions = Azioni
number-verb-summon = Evoca
number-verb-reroll = Ritira
number-verb-test = Prova
number-verb-draw = Pesca
number-verb-look = Guarda carte indizio
number-verb-remove = Rimuovi
number-verb-odd = Effetto speciale
number-test = Dadi prova
number-combat = Dadi combattimento
number-action = Dadi azione
number-total = Totale dell'attacco
number-count = Quanti
number-pick = Bersagli
number-areas = Aree
number-within = Aree di distanza al massimo
number-difficulty = Difficoltà
number-agents-crowd = Altri accanto al bersaglio
number-crowd = Quanti con 3 o più eroi
number-dice = Dadi combattimento
number-per-hero = RESISTENZA in più per ogni eroe
number-follower = Seguace
number-keep = Carte tenute
number-draw = Carte pescate
number-clue-tokens-front-1 = Fronte: difficoltà
number-clue-tokens-front-2 = Fronte: carte indizio
number-clue-tokens-back-1 = Retro: difficoltà
number-clue-tokens-back-2 = Retro: carte indizio
number-front = Fronte
number-back = Retro
number-copies = Copie
number-cost = Carte evento che costa
number-sneak = Difficoltà per muoversi furtivi
number-passes = Successi per vincere (0: va portata via)
number-tokens = Segnalini con cui vince l'Oni
number-scenarios-heroes-1 = Eroi, minimo
number-scenarios-heroes-2 = Eroi, massimo
number-goal = Obiettivo
number-rounds = Round
number-tests = Prova
number-special = Regola speciale
number-acts = Atto
number-gain = Guadagno
number-heroes = Eroi
number-oni = L'Oni
number-solo = Con un eroe
number-equipment = Equipaggiamento
number-complications = Complicazione
number-events = Carta evento
number-EVI-1 = Reperto 1
number-EVI-2 = Reperto 2
number-EVI-3 = Reperto 3
number-EVI-4 = Reperto 4
number-EVI-5 = Reperto 5
number-EVI-6 = Reperto 6
number-PAR-1 = Pergamena 1
number-PAR-2 = Pergamena 2
number-PAR-3 = Pergamena 3
number-PAR-4 = Pergamena 4
number-PAR-5 = Pergamena 5
number-PAR-6 = Pergamena 6
number-CHE-1 = Forziere 1
number-CHE-2 = Forziere 2
number-CHE-3 = Forziere 3
number-CHE-4 = Forziere 4
number-CHE-5 = Forziere 5
number-CHE-6 = Forziere 6
number-TST-speed-3 = { attribute-speed } 3
number-TST-speed-4 = { attribute-speed } 4
number-TST-speed-5 = { attribute-speed } 5
number-TST-speed-6 = { attribute-speed } 6
number-TST-might-3 = { attribute-might } 3
number-TST-might-4 = { attribute-might } 4
number-TST-might-5 = { attribute-might } 5
number-TST-might-6 = { attribute-might } 6
number-TST-defense-3 = { attribute-defense } 3
number-TST-defense-4 = { attribute-defense } 4
number-TST-defense-5 = { attribute-defense } 5
number-TST-defense-6 = { attribute-defense } 6
number-TST-guile-3 = { attribute-guile } 3
number-TST-guile-4 = { attribute-guile } 4
number-TST-guile-5 = { attribute-guile } 5
number-TST-guile-6 = { attribute-guile } 6
number-EV-01 = { eventcard-EV-01 }
number-EV-02 = { eventcard-EV-02 }
number-EV-03 = { eventcard-EV-03 }
number-EV-04 = { eventcard-EV-04 }
number-EV-05 = { eventcard-EV-05 }
number-EV-06 = { eventcard-EV-06 }
number-EV-07 = { eventcard-EV-07 }
number-EV-08 = { eventcard-EV-08 }
number-EV-09 = { eventcard-EV-09 }
number-EV-10 = { eventcard-EV-10 }
number-EV-11 = { eventcard-EV-11 }
number-EV-12 = { eventcard-EV-12 }
number-EV-13 = { eventcard-EV-13 }
number-XEV-1 = { eventcard-XEV-1 }
number-XEV-2 = { eventcard-XEV-2 }
number-XEV-3 = { eventcard-XEV-3 }
number-XEV-4 = { eventcard-XEV-4 }
number-XEV-5 = { eventcard-XEV-5 }
number-S1 = { scenario-S1 }
number-S2 = { scenario-S2 }
number-S3 = { scenario-S3 }
number-S4 = { scenario-S4 }
number-S5 = { scenario-S5 }
number-S6 = { scenario-S6 }
number-S7 = { scenario-S7 }
number-S8 = { scenario-S8 }
number-CAM-1 = { campaign-CAM-1 }
number-CAM-2 = { campaign-CAM-2 }
number-mists = { expansion-mists }

# Rapporti sull'equilibrio

balance-hero = Eroi
balance-card = Carte azione
balance-equipment = Equipaggiamento
balance-event = Carte evento
balance-enhancement = Potenziamenti
balance-clue = Carte indizio
balance-rounds = Round
balance-at-harm-heroes = Danni agli eroi e ai loro alleati
balance-at-harm-agents = Danni agli agenti dell'Oni
balance-at-entered = Passi degli eroi e dei loro alleati

# L'editor delle cronache

editor-tiles = Tessere
editor-corridors = Corridoi
editor-doors = Porte
editor-tokens = Segnalini
editor-tests = Segnalini prova
editor-agents = Agenti
editor-courtiers = Cortigiani
editor-back = { $face }, retro { $other }
editor-figures = { $count ->
    [one] una figura
   *[other] { $count } figure
}
editor-door-open = Porta aperta
editor-door-closed = Porta chiusa
editor-starts = Partenza
    .about = una per eroe
editor-goal-at = Lettera
    .about = ciò che gli eroi cercano
editor-chests = Forziere
    .about = al massimo 6
editor-evidence = Reperto
    .about = al massimo 6
editor-parchment = Pergamena
    .about = al massimo 6
editor-extras = Cortigiano a caso
    .about = uno in più per eroe
editor-special-hidden-follower = Seguace nascosto
    .about = sta a faccia in giù
editor-heroes = { $count ->
    [one] 1 eroe
   *[other] { $count } eroi
}
editor-section-story = Cronaca
editor-section-goal = L'obiettivo
editor-section-tests = Segnalini prova
editor-section-cards = Le carte dell'Oni
editor-section-special = Regole speciali
editor-set-name = Nome
editor-set-story = Storia
editor-set-heroes-least = Eroi, almeno
editor-set-heroes-most = Eroi, al massimo
editor-set-goal-kind = Obiettivo
editor-set-goal-attribute = Prova di
editor-set-goal-difficulty = Difficoltà
editor-set-goal-home = Da portare in
editor-set-goal-tile = Tessera missione
editor-set-goal-agent = Agenti
editor-set-goal-count = Quanti
editor-set-rounds = Round
editor-goal-demon = Scoprire e distruggere l'Oni
editor-goal-fetch = Recuperare la lettera
editor-goal-tile = Conquistare una tessera missione
editor-goal-tests = Superare prove
editor-goal-hunt = Eliminare agenti
editor-does = Superata { $test }
editor-opens = { $test } apre
editor-count = { $test }: quanti
editor-does-goal = conta per l'obiettivo
editor-does-open = apre una porta
editor-does-equipment = fa pescare Equipaggiamento
editor-does-clues = fa pescare Indizi
editor-does-heal = cura i danni
editor-since = { $heroes ->
    [0] mai
    [1] sempre
   *[other] con almeno { $heroes } eroi
}
editor-set-special-no-followers = Gli eroi iniziano senza seguaci
editor-set-special-any-follower = Gli eroi possono iniziare con qualsiasi seguace
editor-set-special-shown-demon = L'Oni mostra una carta che non è la sua
editor-set-special-alarm = L'allarme è già stato dato
editor-set-special-events = Carte evento in più per l'Oni
editor-set-special-equipment = Equipaggiamento per ogni eroe
editor-set-special-corruption = Primo segnalino corruzione
editor-nowhere = come al solito
editor-fix-remove = Toglilo
editor-fix-move = Sposta in { $space }
editor-fix-lay = Mettine uno in { $space }
editor-fix-door = Aggiungi una porta { $door }
editor-fix-card = Dai all'Oni { $agent }
editor-fix-goal = Cambia l'obiettivo
editor-fix-number = Imposta { $number }
editor-fix-close = Chiudi { $door }
editor-fix-opens = Apri { $door }
editor-fix-tile = Scegli { $tile }
editor-fix-home = Scegli { $area }
editor-fix-elsewhere = Metti { $face } in un posto libero
editor-fix-straight = Mettila dritta
editor-fix-without = Disattivala
