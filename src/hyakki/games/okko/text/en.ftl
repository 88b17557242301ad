# Okko Chronicles

title-okko = Okko Chronicles
    .tagline = One of the court is a demon. Find it before it finds you.
    .credits = Okko Chronicles: by Frédéric Condette and Hub, published by The Red Joker; words and drawings are our own.
    .find = clue, corruption, initiative …
against-oni = the Oni

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
attribute-speed = SPEED
attribute-might = MIGHT
attribute-defense = DEFENSE
attribute-guile = GUILE
attribute-actions = ACTIONS
attribute-stamina = STAMINA
attribute-supplies = Supplies
nature-speed = Speed
nature-attack = Attack
nature-defense = Defense
nature-guile = Guile
nature-coordination = Coordination
nature-weakness = Weakness
slot-hand = one hand
slot-hands = both hands
slot-clothing = clothing
slot-supplies = supplies
legendary = legendary

# Natural talents

power-OKK = { talent-oni-hunter }
    .some = { talent-oni-hunter.some }
power-NOB = { talent-immovable }
    .some = { talent-immovable.some }
power-NSH = { talent-sake-prayer }
    .some = { talent-sake-prayer.some }
power-SET = { talent-silent-step }
    .some = { talent-silent-step.some }
talent-oni-hunter = Oni Hunter
    .some = Oni Hunter
talent-immovable = Immovable
    .some = Immovable
talent-sake-prayer = Saké Prayer
    .some = Saké Prayer
talent-silent-step = Silent Step
    .some = Silent Step
talent-press = Press
    .some = Press
talent-shield-brothers = Shield Brothers
    .some = Shield Brothers
talent-champion = Champion
    .some = Champion
talent-riposte = Riposte
    .some = Riposte
talent-bodiless = Bodiless
    .some = Bodiless
talent-drift = Drift
    .some = Drift
talent-throwing-stars = Throwing Stars
    .some = Throwing Stars
talent-venom = Venom
    .some = Venom
talent-regrowth = Regrowth
    .some = Regrowth
talent-rend = Rend
    .some = Rend
talent-coils = Coils
    .some = Coils
talent-burning-aura = Burning Aura
    .some = Burning Aura
talent-wildfire = Wildfire
    .some = Wildfire
talent-numbing-breath = Numbing Breath
    .some = Numbing Breath
talent-snowblind = Snowblind
    .some = Snowblind
talent-sweep = Sweep
    .some = Sweep
talent-unyielding = Unyielding
    .some = Unyielding

# Action cards and wounds

card-OKK-1 = Iai Draw
    .some = Iai Draw
card-OKK-2 = Demon Cleaver
    .some = Demon Cleaver
card-OKK-3 = Ronin's Guard
    .some = Ronin's Guard
card-OKK-4 = Voice of Command
    .some = Voice of Command
card-OKK-5 = Hunter's Eye
    .some = Hunter's Eye
card-OKK-6 = Charge
    .some = Charge
card-OKK-7 = Guardian's Oath
    .some = Guardian's Oath
card-OKK-W = Sworn Shame
    .some = Sworn Shame
card-NOB-1 = Crushing Blow
    .some = Crushing Blow
card-NOB-2 = Giant's Strength
    .some = Giant's Strength
card-NOB-3 = Leap
    .some = Leap
card-NOB-4 = Living Rampart
    .some = Living Rampart
card-NOB-5 = Red Mask
    .some = Red Mask
card-NOB-6 = Break the Bar
    .some = Break the Bar
card-NOB-7 = Hurl Ally
    .some = Hurl Ally
card-NOB-W = Blood Fury
    .some = Blood Fury
card-NSH-1 = Call Fire and Air
    .some = Call Fire and Air
card-NSH-2 = Call Water and Earth
    .some = Call Water and Earth
card-NSH-3 = Exorcism
    .some = Exorcism
card-NSH-4 = Ward of Ofuda
    .some = Ward of Ofuda
card-NSH-5 = Healing Chant
    .some = Healing Chant
card-NSH-6 = Clear Mind
    .some = Clear Mind
card-NSH-7 = Mist Walk
    .some = Mist Walk
card-NSH-W = Drunken Stupor
    .some = Drunken Stupor
card-SET-1 = Shuriken Storm
    .some = Shuriken Storm
card-SET-2 = Poisoned Blade
    .some = Poisoned Blade
card-SET-3 = Smoke Veil
    .some = Smoke Veil
card-SET-4 = Acrobat
    .some = Acrobat
card-SET-5 = Eavesdrop
    .some = Eavesdrop
card-SET-6 = Shadow Strike
    .some = Shadow Strike
card-SET-7 = False Trail
    .some = False Trail
card-SET-W = Old Vendetta
    .some = Old Vendetta
card-WND-1 = Gashed Leg
    .some = { $count ->
            [one] Gashed Leg
           *[other] { $number } × Gashed Leg
        }
card-WND-2 = Torn Shoulder
    .some = { $count ->
            [one] Torn Shoulder
           *[other] { $number } × Torn Shoulder
        }
card-WND-3 = Cracked Ribs
    .some = { $count ->
            [one] Cracked Ribs
           *[other] { $number } × Cracked Ribs
        }
card-WND-4 = Concussion
    .some = { $count ->
            [one] Concussion
           *[other] { $number } × Concussion
        }

# Equipment

equipment-EQ-01 = Ancestral Katana
    .some = Ancestral Katana
equipment-EQ-02 = Wakizashi
    .some = Wakizashi
equipment-EQ-03 = Ronin's Haori
    .some = Ronin's Haori
equipment-EQ-04 = Naginata
    .some = Naginata
equipment-EQ-05 = Wakizashi
    .some = Wakizashi
equipment-EQ-06 = Inro
    .some = Inro
equipment-EQ-07 = Bô
    .some = Bô
equipment-EQ-08 = Saké Gourd
    .some = Saké Gourd
equipment-EQ-09 = Ofuda Bundle
    .some = Ofuda Bundle
equipment-EQ-10 = Ninjatô
    .some = Ninjatô
equipment-EQ-11 = Shuriken
    .some = Shuriken
equipment-EQ-12 = Shinobi Garb
    .some = Shinobi Garb
equipment-EQ-13 = Katana
    .some = Katana
equipment-EQ-14 = Nodachi
    .some = Nodachi
equipment-EQ-15 = Tetsubo
    .some = Tetsubo
equipment-EQ-16 = Yumi
    .some = Yumi
equipment-EQ-17 = Blowgun
    .some = Blowgun
equipment-EQ-18 = Kusarigama
    .some = Kusarigama
equipment-EQ-19 = Moon Tantô
    .some = Moon Tantô
equipment-EQ-20 = Kannon's Spear
    .some = Kannon's Spear
equipment-EQ-21 = Blessed Arrows
    .some = Blessed Arrows
equipment-EQ-22 = Lacquered Dô
    .some = Lacquered Dô
equipment-EQ-23 = Great Armour
    .some = Great Armour
equipment-EQ-24 = Court Kimono
    .some = Court Kimono
equipment-EQ-25 = Monk's Robe
    .some = Monk's Robe
equipment-EQ-26 = Tengu Mask
    .some = Tengu Mask
equipment-EQ-27 = Fox-fire Lantern
    .some = Fox-fire Lantern
equipment-EQ-28 = Lockpicks
    .some = Lockpicks
equipment-EQ-29 = Healing Salve
    .some = Healing Salve
equipment-EQ-30 = Antidote
    .some = Antidote
equipment-EQ-31 = Smoke Bombs
    .some = Smoke Bombs
equipment-EQ-32 = Jade Amulet
    .some = Jade Amulet
equipment-XEQ-1 = Straw Sandals
    .some = Straw Sandals
equipment-XEQ-2 = Temple Bell
    .some = Temple Bell
equipment-XEQ-3 = Equipment X3
    .some = Equipment X3
equipment-XEQ-4 = Equipment X4
    .some = Equipment X4
equipment-XEQ-5 = Equipment X5
    .some = Equipment X5
equipment-XEQ-6 = Equipment X6
    .some = Equipment X6
equipment-XEQ-7 = Equipment X7
    .some = Equipment X7
equipment-XEQ-8 = Equipment X8
    .some = Equipment X8

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
ally-FOL-1a = Tikku, apprentice
    .some = Tikku, apprentice
ally-FOL-1b = Tikku, fisher
    .some = Tikku, fisher
ally-FOL-2a = Goro, porter
    .some = Goro, porter
ally-FOL-2b = Goro, brawler
    .some = Goro, brawler
ally-FOL-3a = Kiku, informant
    .some = Kiku, informant
ally-FOL-3b = Kiku, veiled blade
    .some = Kiku, veiled blade
ally-KAM-1a = Hi, ember
    .some = Hi, ember
ally-KAM-1b = Hi, hearth
    .some = Hi, hearth
ally-KAM-2a = Kaze, gale
    .some = Kaze, gale
ally-KAM-2b = Kaze, messenger
    .some = Kaze, messenger
ally-KAM-3a = Mizu, spring
    .some = Mizu, spring
ally-KAM-3b = Mizu, flood
    .some = Mizu, flood
ally-KAM-4a = Tsuchi, bulwark
    .some = Tsuchi, bulwark
ally-KAM-4b = Tsuchi, grasp
    .some = Tsuchi, grasp
ally-COU-1 = Lord Akizane
    .some = Lord Akizane
ally-COU-2 = Lady Ume
    .some = Lady Ume
ally-COU-3 = Captain Todo
    .some = Captain Todo
ally-COU-4 = Old Heita
    .some = Old Heita
ally-COU-5 = Master Gensai
    .some = Master Gensai
ally-COU-6 = Brother Unkei
    .some = Brother Unkei
ally-COU-7 = Mistress Oharu
    .some = Mistress Oharu
ally-COU-8 = Kotaro
    .some = Kotaro
ally-COU-9 = Lady Shigure
    .some = Lady Shigure

# Agents: the card, one figure, the figure, several

agent-ashigaru = Ashigaru
    .one = an Ashigaru
    .the = the Ashigaru
    .some = { $count ->
            [one] an Ashigaru
           *[other] { $number } Ashigaru
        }
agent-samurai = Samurai
    .one = a Samurai
    .the = the Samurai
    .some = { $count ->
            [one] a Samurai
           *[other] { $number } Samurai
        }
agent-hiroji = Hiroji-San
    .one = Hiroji-San
    .the = Hiroji-San
    .some = Hiroji-San
agent-yurei = Yurei
    .one = a Yurei
    .the = the Yurei
    .some = { $count ->
            [one] a Yurei
           *[other] { $number } Yurei
        }
agent-ninja = Ninja
    .one = a Ninja
    .the = the Ninja
    .some = { $count ->
            [one] a Ninja
           *[other] { $number } Ninja
        }
agent-bakemono = Bakemono
    .one = a Bakemono
    .the = the Bakemono
    .some = { $count ->
            [one] a Bakemono
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
kind-mortal = mortal thrall
kind-supernatural = supernatural creature
rank-minion = minion
rank-lieutenant = lieutenant
rank-demon = greater demon

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
figure-COU-3 = Captain Todo
    .the = Captain Todo
    .some = Captain Todo
figure-COU-4 = Old Heita
    .the = Old Heita
    .some = Old Heita
figure-COU-5 = Master Gensai
    .the = Master Gensai
    .some = Master Gensai
figure-COU-6 = Brother Unkei
    .the = Brother Unkei
    .some = Brother Unkei
figure-COU-7 = Mistress Oharu
    .the = Mistress Oharu
    .some = Mistress Oharu
figure-COU-8 = Kotaro
    .the = Kotaro
    .some = Kotaro
figure-COU-9 = Lady Shigure
    .the = Lady Shigure
    .some = Lady Shigure
figure-ashigaru-1 = Ashigaru 1
    .the = Ashigaru 1
    .some = Ashigaru 1
figure-ashigaru-2 = Ashigaru 2
    .the = Ashigaru 2
    .some = Ashigaru 2
figure-ashigaru-3 = Ashigaru 3
    .the = Ashigaru 3
    .some = Ashigaru 3
figure-ashigaru-4 = Ashigaru 4
    .the = Ashigaru 4
    .some = Ashigaru 4
figure-ashigaru-5 = Ashigaru 5
    .the = Ashigaru 5
    .some = Ashigaru 5
figure-ashigaru-6 = Ashigaru 6
    .the = Ashigaru 6
    .some = Ashigaru 6
figure-ashigaru-7 = Ashigaru 7
    .the = Ashigaru 7
    .some = Ashigaru 7
figure-ashigaru-8 = Ashigaru 8
    .the = Ashigaru 8
    .some = Ashigaru 8
figure-ashigaru-9 = Ashigaru 9
    .the = Ashigaru 9
    .some = Ashigaru 9
figure-ashigaru-10 = Ashigaru 10
    .the = Ashigaru 10
    .some = Ashigaru 10
figure-samurai-1 = Samurai 1
    .the = Samurai 1
    .some = Samurai 1
figure-samurai-2 = Samurai 2
    .the = Samurai 2
    .some = Samurai 2
figure-samurai-3 = Samurai 3
    .the = Samurai 3
    .some = Samurai 3
figure-samurai-4 = Samurai 4
    .the = Samurai 4
    .some = Samurai 4
figure-samurai-5 = Samurai 5
    .the = Samurai 5
    .some = Samurai 5
figure-hiroji-1 = { agent-hiroji }
    .the = { agent-hiroji }
    .some = { agent-hiroji }
figure-yurei-1 = Yurei 1
    .the = Yurei 1
    .some = Yurei 1
figure-yurei-2 = Yurei 2
    .the = Yurei 2
    .some = Yurei 2
figure-yurei-3 = Yurei 3
    .the = Yurei 3
    .some = Yurei 3
figure-yurei-4 = Yurei 4
    .the = Yurei 4
    .some = Yurei 4
figure-yurei-5 = Yurei 5
    .the = Yurei 5
    .some = Yurei 5
figure-ninja-1 = Ninja 1
    .the = Ninja 1
    .some = Ninja 1
figure-ninja-2 = Ninja 2
    .the = Ninja 2
    .some = Ninja 2
figure-ninja-3 = Ninja 3
    .the = Ninja 3
    .some = Ninja 3
figure-ninja-4 = Ninja 4
    .the = Ninja 4
    .some = Ninja 4
figure-ninja-5 = Ninja 5
    .the = Ninja 5
    .some = Ninja 5
figure-bakemono-1 = Bakemono
    .the = the Bakemono
    .some = the Bakemono
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

eventcard-EV-01 = Dark Influence
eventcard-EV-01a = { eventcard-EV-01 }
    .some = { eventcard-EV-01 }
eventcard-EV-01b = { eventcard-EV-01 }
    .some = { eventcard-EV-01 }
eventcard-EV-02 = Powerful Blow
eventcard-EV-02a = { eventcard-EV-02 }
    .some = { eventcard-EV-02 }
eventcard-EV-02b = { eventcard-EV-02 }
    .some = { eventcard-EV-02 }
eventcard-EV-03 = Sudden Rush
eventcard-EV-03a = { eventcard-EV-03 }
    .some = { eventcard-EV-03 }
eventcard-EV-03b = { eventcard-EV-03 }
    .some = { eventcard-EV-03 }
eventcard-EV-04 = Whispered Orders
eventcard-EV-04a = { eventcard-EV-04 }
    .some = { eventcard-EV-04 }
eventcard-EV-04b = { eventcard-EV-04 }
    .some = { eventcard-EV-04 }
eventcard-EV-05 = Fresh Blood
eventcard-EV-05a = { eventcard-EV-05 }
    .some = { eventcard-EV-05 }
eventcard-EV-05b = { eventcard-EV-05 }
    .some = { eventcard-EV-05 }
eventcard-EV-06 = Weight of Dread
eventcard-EV-06a = { eventcard-EV-06 }
    .some = { eventcard-EV-06 }
eventcard-EV-06b = { eventcard-EV-06 }
    .some = { eventcard-EV-06 }
eventcard-EV-07 = Tainted Tea
eventcard-EV-07a = { eventcard-EV-07 }
    .some = { eventcard-EV-07 }
eventcard-EV-07b = { eventcard-EV-07 }
    .some = { eventcard-EV-07 }
eventcard-EV-08 = Paralysing Howl
eventcard-EV-08a = { eventcard-EV-08 }
    .some = { eventcard-EV-08 }
eventcard-EV-08b = { eventcard-EV-08 }
    .some = { eventcard-EV-08 }
eventcard-EV-09 = Hidden Tracks
eventcard-EV-09a = { eventcard-EV-09 }
    .some = { eventcard-EV-09 }
eventcard-EV-09b = { eventcard-EV-09 }
    .some = { eventcard-EV-09 }
eventcard-EV-10 = Creeping Taint
eventcard-EV-10a = { eventcard-EV-10 }
    .some = { eventcard-EV-10 }
eventcard-EV-10b = { eventcard-EV-10 }
    .some = { eventcard-EV-10 }
eventcard-EV-11 = Slamming Doors
eventcard-EV-11a = { eventcard-EV-11 }
    .some = { eventcard-EV-11 }
eventcard-EV-11b = { eventcard-EV-11 }
    .some = { eventcard-EV-11 }
eventcard-EV-12 = Dark Vigour
eventcard-EV-12a = { eventcard-EV-12 }
    .some = { eventcard-EV-12 }
eventcard-EV-12b = { eventcard-EV-12 }
    .some = { eventcard-EV-12 }
eventcard-EV-13 = Shattered Grip
eventcard-EV-13a = { eventcard-EV-13 }
    .some = { eventcard-EV-13 }
eventcard-EV-13b = { eventcard-EV-13 }
    .some = { eventcard-EV-13 }
eventcard-XEV-1 = Gnawing Cold
eventcard-XEV-1a = { eventcard-XEV-1 }
    .some = { eventcard-XEV-1 }
eventcard-XEV-1b = { eventcard-XEV-1 }
    .some = { eventcard-XEV-1 }
eventcard-XEV-2 = Old Blood
eventcard-XEV-2a = { eventcard-XEV-2 }
    .some = { eventcard-XEV-2 }
eventcard-XEV-2b = { eventcard-XEV-2 }
    .some = { eventcard-XEV-2 }
eventcard-XEV-3 = Masks of Ash
eventcard-XEV-3a = { eventcard-XEV-3 }
    .some = { eventcard-XEV-3 }
eventcard-XEV-3b = { eventcard-XEV-3 }
    .some = { eventcard-XEV-3 }
eventcard-XEV-4 = Hungry Ghosts
eventcard-XEV-4a = { eventcard-XEV-4 }
    .some = { eventcard-XEV-4 }
eventcard-XEV-4b = { eventcard-XEV-4 }
    .some = { eventcard-XEV-4 }
eventcard-XEV-5 = Breath of Jigoku
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
clue-COU-3 = Captain Todo
    .the = Captain Todo
    .some = Captain Todo
clue-COU-4 = Old Heita
    .the = Old Heita
    .some = Old Heita
clue-COU-5 = Master Gensai
    .the = Master Gensai
    .some = Master Gensai
clue-COU-6 = Brother Unkei
    .the = Brother Unkei
    .some = Brother Unkei
clue-COU-7 = Mistress Oharu
    .the = Mistress Oharu
    .some = Mistress Oharu
clue-COU-8 = Kotaro
    .the = Kotaro
    .some = Kotaro
clue-COU-9 = Lady Shigure
    .the = Lady Shigure
    .some = Lady Shigure
role-daimyo = daimyo
role-courtesan = courtesan
role-captain = guard captain
role-servant = servant
role-physician = physician
role-chaplain = chaplain
role-cook = cook
role-page = page
role-poetess = poetess
clue-CMP-1 = Whispered Name
    .some = Whispered Name
clue-CMP-2 = Hidden Cache
    .some = Hidden Cache
clue-CMP-3 = Loyal Servant
    .some = Loyal Servant
clue-CMP-4 = Ambush
    .some = Ambush
clue-CMP-5 = Needle in the Sleeve
    .some = Needle in the Sleeve
clue-CMP-6 = Burned Pages
    .some = Burned Pages
clue-CMP-7 = Rumours at Court
    .some = Rumours at Court
clue-XCM-1 = Loose Tongue
    .some = Loose Tongue
clue-XCM-2 = Cup of Saké
    .some = Cup of Saké
clue-XCM-3 = Pit of Stakes
    .some = Pit of Stakes
clue-XCM-4 = Change of the Guard
    .some = Change of the Guard
clue-XCM-5 = Footsteps in the Dark
    .some = Footsteps in the Dark

# Tokens: clues, chests, tests, conditions

token-courtier = courtier
    .one = a courtier
    .the = the courtier
    .some = { $count ->
            [one] a courtier
           *[other] { $number } courtiers
        }
token-evidence = evidence
    .one = evidence
    .the = the evidence
    .some = { $count ->
            [one] evidence
           *[other] { $number } pieces of evidence
        }
token-parchment = parchment
    .one = a parchment
    .the = the parchment
    .some = { $count ->
            [one] a parchment
           *[other] { $number } parchments
        }
token-chest = chest
    .one = a chest
    .the = the chest
    .some = { $count ->
            [one] a chest
           *[other] { $number } chests
        }
token-follower = hidden follower
    .one = a hidden follower
    .the = the hidden follower
    .some = { $count ->
            [one] a hidden follower
           *[other] { $number } hidden followers
        }
token-objective = letter
    .one = a letter
    .the = the letter
    .some = { $count ->
            [one] a letter
           *[other] { $number } letters
        }
token-relic = relic
    .one = a relic
    .the = the relic
    .some = { $count ->
            [one] a relic
           *[other] { $number } relics
        }
token-corruption = Corruption token
    .one = a Corruption token
    .the = the Corruption token
    .some = { $count ->
            [one] a Corruption token
           *[other] { $number } Corruption tokens
        }
token-test = Test token
    .one = a Test token
    .the = the Test token
    .some = { $count ->
            [one] a Test token
           *[other] { $number } Test tokens
        }
condition-bleeding = Bleeding
    .some = Bleeding
condition-poisoned = Poisoned
    .some = Poisoned
condition-stunned = Stunned
    .some = Stunned
condition-amputee = Amputee
    .some = Amputee
text-bleeding = 1 Damage token after each attack made.
text-poisoned = DEFENSE −2; after one flip DEFENSE −1.
text-stunned = SPEED −2; after one flip SPEED −1.
text-amputee = One natural talent is lost for good.
test-analysis = Analysis
test-interrogation = Interrogation
test-decipher = Decipher
test-chest = chest
test-sneak = sneak
test-tile = tile
test-card = card
dice-combat = Combat
dice-action = Action
dice-test = Test

# The trees

enhancement-M1 = Call the Guard
    .some = Call the Guard
enhancement-M2 = Night Watch
    .some = Night Watch
enhancement-M3a = Sharpened Blades
    .some = Sharpened Blades
enhancement-M3b = Iron Discipline
    .some = Iron Discipline
enhancement-M3c = Eager Recruits
    .some = Eager Recruits
enhancement-M4a = No Mercy
    .some = No Mercy
enhancement-M4b = Standing Orders
    .some = Standing Orders
enhancement-M4c = No Sanctuary
    .some = No Sanctuary
enhancement-S1 = Open the Veil
    .some = Open the Veil
enhancement-S2a = Claws of Jigoku
    .some = Claws of Jigoku
enhancement-S2b = Hide of Ash
    .some = Hide of Ash
enhancement-S2c = Spirit Roads
    .some = Spirit Roads
enhancement-S3a = Venomed
    .some = Venomed
enhancement-S3b = Undying
    .some = Undying
enhancement-S3c = Veil Step
    .some = Veil Step

# Recollections: each face that can be added

recollection-REC-FINAL-blue = The Oni was Defeated!
recollection-REC-FINAL-red = The Oni Escaped!
recollection-REC-SCEN-blue = The Deed is Done
recollection-REC-SCEN-red = The Deed Failed
recollection-REC-MASK-blue = The Oni was Unmasked
recollection-REC-MASK-red = Dishonorable Accusation
recollection-REC-ACC1-red = Embarrassing Accusation
recollection-REC-ACC2-red = Defamatory Accusation
recollection-REC-ALARM-red = The Alarm Was Raised!
recollection-REC-OKK-blue = Okko's mission is done
recollection-REC-OKK-red = Okko has fallen
recollection-REC-NOB-blue = Noburo's mission is done
recollection-REC-NOB-red = Noburo has fallen
recollection-REC-NSH-blue = Noshin's mission is done
recollection-REC-NSH-red = Noshin has fallen
recollection-REC-SET-blue = Setsuka's mission is done
recollection-REC-SET-red = Setsuka has fallen
recollection-REC-M01-blue = The prisoner is free
recollection-REC-M01-red = The cell stays shut
recollection-REC-M02-blue = The lanterns shine
recollection-REC-M02-red = The shrine is dark
recollection-REC-M03-blue = The circle is broken
recollection-REC-M03-red = The ritual is complete
recollection-REC-M04-blue = The relic is safe
recollection-REC-M04-red = The relic is lost
recollection-REC-FINAL = The Oni was Defeated!
    .some = The Oni was Defeated!
recollection-REC-SCEN = The Deed is Done
    .some = The Deed is Done
recollection-REC-MASK = The Oni was Unmasked
    .some = The Oni was Unmasked
recollection-REC-ACC1 = Embarrassing Accusation
    .some = Embarrassing Accusation
recollection-REC-ACC2 = Defamatory Accusation
    .some = Defamatory Accusation
recollection-REC-ALARM = The Alarm Was Raised!
    .some = The Alarm Was Raised!
recollection-REC-OKK = Okko's mission is done
    .some = Okko's mission is done
recollection-REC-NOB = Noburo's mission is done
    .some = Noburo's mission is done
recollection-REC-NSH = Noshin's mission is done
    .some = Noshin's mission is done
recollection-REC-SET = Setsuka's mission is done
    .some = Setsuka's mission is done
recollection-REC-M01 = The prisoner is free
    .some = The prisoner is free
recollection-REC-M02 = The lanterns shine
    .some = The lanterns shine
recollection-REC-M03 = The circle is broken
    .some = The circle is broken
recollection-REC-M04 = The relic is safe
    .some = The relic is safe
size-large = large
size-medium = medium
size-small = small

# Tiles and their areas

face-A01 = Great Court
    .some = Great Court
area-A01-a = north terrace
area-A01-b = east terrace
area-A01-c = west steps
area-A01-d = south court
area-A01-e = well
face-M01 = The Cells
    .some = The Cells
area-M01-a = cell
area-M01-b = guard post
area-M01-c = gallery
area-M01-d = west store
area-M01-e = stair
area-M01-f = east store
face-A02 = Audience Hall
    .some = Audience Hall
area-A02-a = north veranda
area-A02-b = west aisle
area-A02-c = east aisle
area-A02-d = hall
area-A02-e = threshold
face-M02 = Shrine of Mists
    .some = Shrine of Mists
area-M02-a = NW lantern
area-M02-b = north path
area-M02-c = NE lantern
area-M02-d = nave
area-M02-e = SW lantern
area-M02-f = south path
area-M02-g = SE lantern
face-A03 = Moon Garden
    .some = Moon Garden
area-A03-a = moss bank
area-A03-b = maple grove
area-A03-c = pond side
area-A03-d = stone bridge
face-B03 = Kitchens
    .some = Kitchens
area-B03-a = hearths
area-B03-b = pantry
area-B03-c = passage
area-B03-d = scullery
area-B03-e = rice store
face-A04 = Postern Gate
    .some = Postern Gate
area-A04-a = gatehouse NW
area-A04-b = cross yard
area-A04-c = gatehouse NE
area-A04-d = gatehouse SW
area-A04-e = gatehouse SE
face-B04 = Tea House
    .some = Tea House
area-B04-a = west path
area-B04-b = north path
area-B04-c = east path
area-B04-d = tea room
area-B04-e = south path
face-A05 = Library
    .some = Library
area-A05-a = west stacks
area-A05-b = reading room
area-A05-c = east gallery
area-A05-d = scroll store
area-A05-e = copyists
face-B05 = Hall of Screens
    .some = Hall of Screens
area-B05-a = crane screen
area-B05-b = tiger screen
area-B05-c = pine screen
area-B05-d = wave screen
area-B05-e = long veranda
face-A06 = Baths
    .some = Baths
area-A06-a = robing room
area-A06-b = steam room
area-A06-c = great pool
area-A06-d = cedar deck
area-A06-e = furnace
face-B06 = Daimyo's Apartments
    .some = Daimyo's Apartments
area-B06-a = page room
area-B06-b = antechamber
area-B06-c = corridor
area-B06-d = study
area-B06-e = bedchamber
face-A07 = Archives
    .some = Archives
area-A07-a = tax rolls
area-A07-b = genealogies
area-A07-c = aisle
area-A07-d = war records
area-A07-e = sealed letters
face-M03 = Ritual Cellar
    .some = Ritual Cellar
area-M03-a = wine racks
area-M03-b = north vault
area-M03-c = east vault
area-M03-d = summoning circle
area-M03-e = south vault
face-A08 = Stables
    .some = Stables
area-A08-a = west run
area-A08-b = hay loft
area-A08-c = east run
area-A08-d = yard
area-A08-e = west stall
area-A08-f = east stall
face-M04 = Treasury
    .some = Treasury
area-M04-a = outer guard
area-M04-b = counting room
area-M04-c = vault
area-M04-d = west guard
area-M04-e = loading bay
face-C01a = corridor 1
    .some = corridor 1
area-C01a-a = first part
area-C01a-b = second part
face-C01b = corridor 1
    .some = corridor 1
area-C01b-a = first part
area-C01b-b = second part
face-C02a = corridor 2
    .some = corridor 2
area-C02a-a = first part
area-C02a-b = second part
face-C02b = corridor 2
    .some = corridor 2
area-C02b-a = first part
area-C02b-b = second part
face-C03a = corridor 3
    .some = corridor 3
area-C03a-a = first part
area-C03a-b = second part
face-C03b = corridor 3
    .some = corridor 3
area-C03b-a = first part
area-C03b-b = second part
face-C04a = corridor 4
    .some = corridor 4
area-C04a-a = first part
area-C04a-b = second part
face-C04b = corridor 4
    .some = corridor 4
area-C04b-a = first part
area-C04b-b = second part
face-C05a = corridor 5
    .some = corridor 5
area-C05a-a = the whole length
face-C05b = corridor 5
    .some = corridor 5
area-C05b-a = first part
area-C05b-b = second part
place-space = { $tile } (row { $row }, column { $column })
place-corridor = { $tile } (space { $column })
place-area = { $tile } ({ $area })
space-blue = blue space
space-orange = interaction space
space-purple-1 = reinforcement space of mortal thralls
space-purple-3 = reinforcement space of mortal thralls, with 3 or more heroes
space-green-1 = reinforcement space of supernatural creatures
space-green-3 = reinforcement space of supernatural creatures, with 3 or more heroes

# Scenarios and campaigns

scenario-S1 = The Stolen Letter
    .story = A letter that could ruin the clan lies in the daimyo's bedchamber. Take it and bring it back to the gate before the seventh night ends. No demon to find: the best first game.
    .some = The Stolen Letter
scenario-S2 = One Mask Too Many
    .story = One hunter alone at court. Someone there wears one mask too many.
    .some = One Mask Too Many
scenario-S3 = The Tea Ceremony
    .story = Two hunters are guests at a tea ceremony, and the guests are not all human.
    .some = The Tea Ceremony
scenario-S4 = Lanterns at Dusk
    .story = Dusk falls on the archives and the garden. Three hunters follow the lanterns.
    .some = Lanterns at Dusk
scenario-S5 = Palace of Mists
    .story = The whole palace, the whole court, every servant of the Oni: four hunters.
    .some = Palace of Mists
scenario-S6 = The Prisoner and the Shrine
    .story = A prisoner in the cells, four lanterns in the shrine, and a demon behind it all.
    .some = The Prisoner and the Shrine
scenario-S7 = Ritual below the Keep
    .story = In the cellar a circle is being drawn. Break its seals before it is complete.
    .some = Ritual below the Keep
scenario-S8 = The White Heron's Relic
    .story = A relic lies in the treasury. Carry it out of the palace, and unmask the demon that wants it.
    .some = The White Heron's Relic
scenario-own = your own chronicle
    .some = your own chronicle
campaign-CAM-1 = Three Nights at the Palace
    .story = Three scenarios in a row; the side that wins more of them wins.
    .some = Three Nights at the Palace
campaign-CAM-2 = The Road to Jigoku
    .story = Three acts; the winner of each decides what comes next, and every recollection counts.
    .some = The Road to Jigoku
expansion-mists = Out of the Mists
    .some = Out of the Mists

# Personal missions

feat-agents = eliminate { $count } agents yourself
feat-supernatural = eliminate { $count } supernatural creatures, or the greater demon, yourself
feat-streak = eliminate { $count } agents within one of your activations
feat-quiet = the alarm has not been raised when the game ends
feat-unwounded = end the game with no Wound card in hand, play or discard
feat-tests = pass { $count } attribute tests of any kind, sneak tests included
feat-investigations = pass { $count } Investigation tests
feat-kami = summon { $count } different kami
feat-chests = open { $count ->
        [one] 1 chest
       *[other] { $count } chests
    }
feat-sneaks = pass { $count } sneak tests
feat-clues = draw { $count } Clue cards through your own tests

# What cards say, put together from their effects. { $voice } is whose card it is: "you", "it" or "investigator".

sentence = { $what }.
alternatives = { $before }, or { $last }
sequence = { $before }; { $last }
list-or = { $before } or { $last }
signed = { $sign ->
    [minus] { $what } −{ $n }
   *[plus] { $what } +{ $n }
}
technique-none = no technique

# Who

who-self = { $voice ->
    [you] you
    [investigator] the investigator
   *[it] it
}
who-master = its hero
who-attacker = the attacker
who-target = the target
who-active = each figure of the active card
who-all = each { $noun }{ $where }{ $more }
who-one = { $first ->
   *[other] one { $noun }{ $where }{ $more }
}
who-some = { $first ->
   *[other] each of up to { $count } { $noun }{ $where }{ $more }
}
who-own-all = { $voice ->
    [you] you
   *[it] it
} and { $who }
who-own-one = { $voice ->
    [you] you
   *[it] it
} or { $who }
noun-heroes = { $many ->
    [yes] heroes
   *[no] hero
}
noun-allies = { $many ->
    [yes] heroes, followers or kami
   *[no] hero, follower or kami
}
noun-agents = { $rank ->
    [none] { $kind ->
        [mortal] { $many ->
            [yes] mortal thralls
           *[no] mortal thrall
        }
        [supernatural] { $many ->
            [yes] supernatural creatures
           *[no] supernatural creature
        }
       *[none] { $many ->
            [yes] agents
           *[no] agent
        }
    }
   *[some] { $kind ->
        [mortal] mortal { $rank }
        [supernatural] supernatural { $rank }
       *[none] { $rank }
    }
}
noun-rank-minion = { $many ->
    [yes] minions
   *[no] minion
}
noun-rank-lieutenant = { $many ->
    [yes] lieutenants
   *[no] lieutenant
}
noun-rank-demon = { $many ->
    [yes] greater demons
   *[no] greater demon
}
where-near = { $voice ->
    [you] {" "}adjacent to you
   *[it] {" "}adjacent to it
}
where-area = { $voice ->
    [you] {" "}in your area
   *[it] {" "}in its area
}
where-sight = { $voice ->
    [you] {" "}in your line of sight
   *[it] {" "}in its line of sight
}
where-active-sight = {" "}in line of sight of a figure of the active card
where-tile = {" "}on one tile of your choice
where-by-target = {" "}adjacent to the target (not the target itself)
where-with-agent = {" "}in an area with an agent
where-with-courtier = {" "}in an area with a Courtier token
more-waiting = {" "}still to be activated this Round
more-within = {" "}within { $n } areas
more-clean = {" "}on a tile without a Corruption token

# When

when-always = { $what }
when-action = ACTION: { $what }
when-unique = UNIQUE ACTION: { $what }
when-play = { $what }
when-opening = play as an activation starts: { $what }
when-reveal = { $what }
when-strategy = in the Strategy Phase: { $what }
when-attack = { $voice ->
    [you] as you make { $moved ->
        [yes] an { $attack } after a move in the same activation
       *[no] an { $attack }
    }: { $what }
   *[it] as it makes { $moved ->
        [yes] an { $attack } after a move in the same activation
       *[no] an { $attack }
    }: { $what }
}
when-rolled = { $voice ->
    [you] after the roll of your { $attack }: { $what }
   *[it] after the roll of its { $attack }: { $what }
}
when-hit = { $voice ->
    [you] when your { $attack } succeeds{ $ki }: { $what }
   *[it] when its { $attack } succeeds{ $ki }: { $what }
}
when-hurting = { $voice ->
    [you] when your { $attack } damages its target{ $ki }{ $survives }: { $what }
   *[it] when its { $attack } damages its target{ $ki }{ $survives }: { $what }
}
survives = {" "}without eliminating it
when-pushing = { $voice ->
    [you] when you have pushed the target by a KI: { $what }
   *[it] when it has pushed the target by a KI: { $what }
}
when-missed = { $voice ->
    [you] when a { $attack } on you fails: { $what }
   *[it] when a { $attack } on it fails: { $what }
}
when-struck = { $voice ->
    [you] when a { $attack } on you succeeds: { $what }
   *[it] when a { $attack } on it succeeds: { $what }
}
when-hurt = { $voice ->
    [you] when a Damage token is about to be placed on you: { $what }
   *[it] when a Damage token is about to be placed on it: { $what }
}
when-move = { $voice ->
    [you] as you start a Move action: { $what }
   *[it] as it starts a Move action: { $what }
}
when-tested = { $voice ->
    [you] after the roll of one of your tests: { $what }
   *[it] after the roll of one of its tests: { $what }
}
when-rest = { $voice ->
    [you] when your activation ends: { $what }
   *[it] when its activation ends: { $what }
}
when-dusk = when the End of the Round starts: { $what }
once-attack = once per attack, { $what }
once-activation = once per activation, { $what }
once-round = once per Round, { $what }
once-game = once per game, { $what }
may = { $voice ->
    [you] you may { $what }
   *[it] it may { $what }
}
discard-first = discard this card; { $what }
ki-shown = {" "}with a KI in the roll
attack-any = attack
attack-melee = melee attack
attack-ranged = ranged attack
attack-on = { $foe ->
    [hero] { $attack } on a hero
    [mortal] { $attack } on a mortal thrall
   *[supernatural] { $attack } on a supernatural creature
}
attack-by = { $foe ->
    [hero] hero's { $attack }
    [mortal] mortal thrall's { $attack }
   *[supernatural] supernatural creature's { $attack }
}

# Numbers that change

change-total = { $sign ->
    [minus] attack total −{ $n }
   *[plus] attack total +{ $n }
}
change-combat = { $sign ->
    [minus] { $n ->
        [one] 1 Combat die
       *[other] { $n } Combat dice
    } fewer
   *[plus] { $n ->
        [one] 1 more Combat die
       *[other] { $n } more Combat dice
    }
}
change-action = { $sign ->
    [minus] { $n ->
        [one] 1 Action die
       *[other] { $n } Action dice
    } fewer
   *[plus] { $n ->
        [one] 1 more Action die
       *[other] { $n } more Action dice
    }
}
change-test = { $sign ->
    [minus] { $n ->
        [one] 1 Test die
       *[other] { $n } Test dice
    } fewer
   *[plus] { $n ->
        [one] 1 more Test die
       *[other] { $n } more Test dice
    }
}
change-actions = { $sign ->
    [minus] { $n ->
        [one] 1 action
       *[other] { $n } actions
    } fewer
   *[plus] { $n ->
        [one] 1 more action
       *[other] { $n } more actions
    }
}
change-supplies = { $sign ->
    [minus] { $n ->
        [one] 1 place
       *[other] { $n } places
    } fewer for supplies
   *[plus] { $n ->
        [one] 1 more place
       *[other] { $n } more places
    } for supplies
}
case-tests = {" "}on { $tests } tests
case-tests-all = {" "}on Investigation tests
case-tested = {" "}on { $attribute } tests
case-melee = {" "}in melee attacks
case-melee-defense = {" "}against melee attacks
case-ranged = {" "}in ranged attacks
case-ranged-defense = {" "}against ranged attacks
case-mortal = {" "}against mortal thralls
case-supernatural = {" "}against supernatural creatures
case-hurt = {" "}against a target with a Damage token
case-forbidden = {" "}while on a prohibited tile
case-beside = {" "}while adjacent to another { $agents }
case-crowd = {" "}while at least { $n } figures of this card are adjacent to the target
case-master = {" "}while the target is adjacent to its hero
case-token = {" "}while the follower is adjacent to that token
until-attack = {" "}in this attack
until-move = {" "}for this move
until-activation = {" "}for this activation
until-round = {" "}for the rest of the Round
until-battle = {" "}for the whole Final Battle

# Deeds. Without a { $who } the deed is the owner's.

deed-for = { $who }: { $what }
deed-cheaper = { $slot } costs { $n ->
    [one] 1 Event card
   *[other] { $n } Event cards
} less
courtier-both = { $play } Or as a follower: { $talent }
deed-heal = { $self ->
    [yes] discard { $tokens }
   *[no] { $who } discards { $tokens }
}
damage-tokens = { $n ->
    [0] Damage tokens up to STAMINA
    [one] 1 Damage token
   *[other] { $n } Damage tokens
}
deed-cure = { $self ->
    [yes] discard { $tokens }
   *[no] { $who } discards { $tokens }
}
deed-may-cure = { $who } may discard { $tokens }
condition-tokens = { $n ->
    [0] every Condition token except Amputee
    [one] 1 Condition token (not Amputee)
   *[other] { $n } Condition tokens (not Amputee)
}
deed-harm = { $you ->
    [yes] take { $tokens }
   *[no] { $who } takes { $tokens }
}
deed-harm-more = { $n ->
    [one] 1 extra Damage token
   *[other] { $n } extra Damage tokens
}
deed-harm-sure = { $what }, which no talent can stop
deed-afflict = { $you ->
    [yes] you become { $condition }
   *[no] { $who } becomes { $condition }
}
deed-attack = make one { $attack } on { $who }{ $dice }
attack-dice = {" "}with { $n ->
    [one] 1 Combat die
   *[other] { $n } Combat dice
}
attack-plain = {" "}and no modifiers
attack-action-dice = , rolling Action dice in place of Combat dice
deed-move = { $areas ->
    [0] { $you ->
        [yes] go to a free space of your area
       *[no] put { $who } on a free space of its area
    }
    [one] { $you ->
        [yes] go to a free space of your area or an adjacent area
       *[no] put { $who } on a free space of its area or an adjacent area
    }
   *[other] { $you ->
        [yes] go to a free space up to { $areas } areas away, ignoring opponents on the way
       *[no] put { $who } on a free space up to { $areas } areas away
    }
}
deed-push = push { $who } up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
deed-actions = { $sign ->
    [minus] { $who } has { $n ->
        [one] 1 action
       *[other] { $n } actions
    } fewer this Round
   *[plus] { $who } gets { $n ->
        [one] 1 extra action
       *[other] { $n } extra actions
    } this Round
}
deed-summon-kami = summon { $kami }
deed-summon = add { $n } { $noun } { $n ->
    [one] to a free usable reinforcement space of its colour
   *[other] to free usable reinforcement spaces of their colour
}{ $crowd }
summon-crowd = {" "}({ $n } with 3 or more heroes in play)
deed-summon-price = { $cost ->
    [one] discard 1 Event card
   *[other] discard { $cost } Event cards
} to add up to as many { $noun } as there are heroes in play
deed-reroll = { $n ->
    [0] re-roll all { $dice }; the second result stands
    [one] re-roll one { $dice }
   *[other] re-roll up to { $n } { $dice }
}
reroll-attack = { $n ->
    [one] die
   *[other] dice
}
reroll-test = { $n ->
    [one] Test die
   *[other] Test dice
}
reroll-zero = { $dice } that shows 0
deed-test = direct { $attribute } test of difficulty { $n }{ $target }; on a pass { $then }
test-target = {" "}on { $who }
deed-draw = draw { $cards }{ $keep ->
    [0] {""}
   *[other] {" "}and keep { $keep }
}
draw-equipment = { $n ->
    [one] 1 Equipment card
   *[other] { $n } Equipment cards
}
draw-event = { $n ->
    [one] 1 Event card
   *[other] { $n } Event cards
}
draw-clue = { $n ->
    [one] 1 more Clue card
   *[other] { $n } more Clue cards
}
deed-draw-by = { $by ->
    [oni] the Oni draws { $cards }
   *[other] the investigator draws { $cards }
}{ $keep ->
    [0] {""}
   *[other] {" "}and keeps { $keep }
}
deed-summon-by-oni = the Oni adds { $n } { $noun } { $n ->
    [one] to a free usable reinforcement space of its colour
   *[other] to free usable reinforcement spaces of their colour
}{ $crowd }
deed-look = look at the top { $n ->
    [one] Clue card
   *[other] { $n } Clue cards and put them back in any order
}
deed-remove = remove { $who } from the board
deed-cancel-damage = cancel that Damage token
deed-cancel-attack = it fails instead
deed-lose = { $talent } is off
deed-move-courtiers = move up to { $count } Courtier tokens, each to a free blue space in its own or an adjacent area
deed-hide-tracks = the difficulty of one Evidence or Parchment token is { $count } higher on both sides; once per token
deed-creep = one Corruption token on the board goes to an adjacent tile
deed-slam-door = close a door with nobody on either of its two spaces until the end of the Round
deed-lower-hand = { $who } turns its face-up Hand card face down for the rest of the Round
deed-carry = carry 1 Equipment card between its hero and a hero adjacent to it
deed-forgive = the heroes turn one flipped Courtier token face up again
deed-burn-pages = the Oni removes one Evidence or Parchment token without an adjacent hero

# What someone can do, may not do, or is

trait-unhalted = opponents neither halt moves nor limit leaving
trait-ranged = { $dice ->
    [0] may make ranged attacks
   *[other] may make ranged attacks with { $dice } Combat dice
}
trait-no-melee = no melee attacks
trait-legendary = attacks are legendary
trait-legendary-ranged = ranged attacks are legendary
trait-immovable = never pushed or moved by opponents
trait-discreet = attacks never raise the alarm
trait-stealthy = sneak tests pass without a roll (except on tiles with a red circle)
trait-bodiless = only legendary attacks place Damage tokens on it
trait-action-dice = Action dice in place of Combat dice
trait-guarding = agents adjacent to you aim melee attacks at nobody but you
trait-veiled = agents not adjacent to you have no line of sight to you
trait-keen-eared = Investigation tests on any Clue token in your area, adjacent or not
trait-no-tests = no attribute tests
trait-no-tests-before-attack = no attribute tests until an attack has been made this Round
trait-mighty-questions = Interrogation tests use MIGHT instead of GUILE
trait-sweeping = one attack action hits every adjacent opponent, one roll each
trait-pulling = on a KI the target may be pulled to a free space adjacent to both instead of being pushed
trait-far-pushing = pushes go up to 2 spaces, each step away
trait-always-pushing = attacks push with or without a KI
trait-coiling = a Move action that a hero starts adjacent to it costs 2 actions if it leaves the area
trait-grasping = a Move action that an opponent starts adjacent to it cannot leave the area
trait-corrupted = counts as being on a corrupted tile
trait-idle = cannot be activated in spite of corruption or alarm
trait-reaching = may be activated on tiles adjacent to a corrupted tile too

# Reference cards of the mission tiles

text-M01 = Test on the cell door: { $attribute }, difficulty { $difficulty }. A pass frees the prisoner and wins for the heroes. At the end of each Round, if an agent and no hero is on the tile, 1 mission token; { $tokens } of them win for the Oni.
text-M02 = Test on an unlit lantern: { $attribute }, difficulty { $difficulty }. { $passes } lit lanterns win for the heroes. At the end of each Round 1 mission token if a Corruption token is on the tile; otherwise each supernatural creature on a lit lantern puts it out. { $tokens } tokens win for the Oni.
text-M03 = Test on an unbroken seal: { $attribute }, difficulty { $difficulty }. { $passes } broken seals win for the heroes. At the end of each Round 1 mission token if a supernatural creature stands in the summoning circle; { $tokens } of them win for the Oni.
text-M04 = Test on the plinth: { $attribute }, difficulty { $difficulty }. A pass gives the relic to that hero; its bearer wins for the heroes by ending an activation in the start area. At the end of each Round 1 mission token if the relic lies on the plinth or the ground and an agent is on that tile; { $tokens } of them win for the Oni.

# Goals and special rules of scenarios

goal-demon = Find the Oni and destroy it.
goal-fetch = Stand on { $at } and pass a test of { $attribute }, difficulty { $difficulty }, to take what lies there; then have its bearer end an activation in { $home } before Round { $rounds } is over.
goal-tile = Win { $tile } before Round { $rounds } is over.
goal-tests = Pass { $count } of the tests laid out before Round { $rounds } is over.
goal-hunt = Eliminate { $count } × { $agent } before Round { $rounds } is over.
special-no-followers = Heroes start without followers.
special-any-follower = A hero may start with any follower.
special-hidden-follower = A follower token lies face down on { $at }.
special-corruption = The first Corruption token starts on { $at }; its Round places none.
special-shown-demon = Before play the Oni shows the heroes an Oni card that is not its own.
special-events = The Oni starts with { $count ->
    [one] 1 more Event card
   *[other] { $count } more Event cards
}.
special-equipment = Before play each hero draws { $count ->
    [one] 1 Equipment card
   *[other] { $count } Equipment cards
}.
special-alarm = The alarm has been raised already.

# Faults of custom scenarios and content

fault-least-most = the least is more than the most
fault-bands = must have a mission for each face of the Combat die
fault-slots-full = does not fit in its slots
fault-rows = has { $rows } rows; { $needed } are needed
fault-cells = has { $cells } cells; { $needed } are needed
fault-letter = “{ $letter }” is none of { $letters }
fault-wall-cells = must name two cells of the face, such as 12|13
fault-wall-apart = these cells do not lie side by side
fault-twice = appears twice
fault-area-split = is cut off from the rest of area { $letter }
fault-area-narrow = has { $spaces } spaces on which a hero may stop; { $needed } are needed
fault-sneak = a red circle needs a sneak difficulty, and no difficulty is below 0
fault-no-pieces = there must be at least one tile
fault-no-face = there is no such face; choose one of { $faces }
fault-turned-tile = tiles are never turned, only corridors
fault-off-table = ({ $x }, { $y }) is off the table; both numbers go from 0 to { $most }
fault-piece-twice = is a side of piece { $piece }, which already lies there as { $other }
fault-overlap = lies on top of { $other }
fault-not-laid = is not on the table: no piece of the scenario has it
fault-no-socket = no door can lie here; on tiles use cells 02, 42, 20 and 24, on corridors 0, 2 and 4
fault-no-touch = these two sockets do not touch: they lie at { $one } and { $other }
fault-unreachable = cannot be reached from { $start }
fault-bots-cannot-reach = bots of the heroes find no way to it from the starts
fault-heroes = the least and the most number of heroes, from 1 to { $most }
fault-no-space = there is no space here
fault-reinforcement = is a reinforcement space, on which only agents stand
fault-few-starts = there are { $starts } start spaces; { $needed } are needed
fault-no-agent = is no agent card; choose one of { $agents }
fault-many-figures = stands there { $figures } times; there are { $most } figures
fault-no-card = the Oni does not have the card { $agent } with so few heroes: see cards
fault-no-courtier = there is no such courtier; choose one of { $courtiers }
fault-few-extras = there are { $extras } places for more courtiers; one for each hero is needed, so { $needed }
fault-many-courtiers = there are { $courtiers } courtiers; with one more for each hero at most { $most } are possible
fault-no-investigation = belongs to scenarios with an investigation
fault-many-tokens = { $tokens } tokens; there are { $most }
fault-taken = is taken already by { $by }
fault-blocks-test = a test is made on this space, so no token can block it
fault-goal-demon = with an investigation the goal is “demon”, without one it is another
fault-rounds = must be from 1 to { $most }, not { $rounds }
fault-no-mission-tile = is no mission tile on the table
fault-no-test-token = there is no such Test token; choose one of { $tokens }
fault-not-closed = must be one of the doors, and closed
fault-count = must be at least 1
fault-not-with = cannot go together with { $other }

# What happens

event-picked = { $you ->
    [seat] You run { $hero }.
   *[other] { $seat-player } runs { $hero }.
}
event-follows = { $ally } joins { $hero } at { $space }.
event-mission = { $mission ->
    [0] { $hero } has the first personal mission.
    [1] { $hero } has the second personal mission.
   *[other] { $hero } has the third personal mission.
}
event-courtiers = At court: { $clues }.
event-secrets = The Oni takes its nature and its identity.
    .told = You are { $nature }, and they take you for { $identity }.
event-oni-card-shown = The Oni is not { $clue }: the card is shown and set aside for the heroes.
event-clue-deck = { $count } Clue cards are shuffled, with these complications: { $complications }.
event-left-out = { $event } is left out of the Event deck.
event-events-shuffled = The Event cards are shuffled.
event-events-drawn = { $count ->
    [one] The Oni draws an Event card.
   *[other] The Oni draws { $count } Event cards.
}
    .told = You draw { $events }.
event-round = Round { $round }.
event-corrupted = { $red ->
    [yes] The red Corruption token comes onto { $tile }.
   *[no] A Corruption token comes onto { $tile }.
}
event-corruption-moved = The corruption of { $tile } moves to { $to }.
event-enhanced = The Oni gains { $enhancement }.
event-paid = { $enhancement }: the Oni discards { $events } to summon agents.
event-arrived = { $figure } appears at { $space }.
event-planned = { $hero } plans.
    .told = { $up-key ->
        [none] { $hero } lays on the left: { $talents }; on the right: { $techniques }.
       *[other] { $hero } lays on the left: { $talents }; on the right: { $techniques }; and turns up { $up }.
    }
event-ordered = The heroes change their initiative.
    .told = Initiative: { $order }.
event-locked = { $hero } is ready.
event-unlocked = { $hero } plans again.
event-placed = The Oni lays a card.
    .told = You lay { $event } beside { $agent-the }.
event-picked-up = The Oni takes a card back.
    .told = You take { $event } back.
event-handed-in = { $you ->
    [seat] You are ready.
   *[other] The Oni is ready.
}
event-reopened = { $you ->
    [seat] You plan again.
   *[other] The Oni plans again.
}
event-laid = { $up-key ->
    [none] { $hero } has laid { $lefts } on the left and { $rights } on the right.
   *[other] { $hero } has laid { $lefts } on the left and { $rights } on the right, and turns up { $up }.
}
event-beside = { $agents-count ->
    [0] No Event card lies beside an agent.
    [one] An Event card lies beside { $agents }.
   *[other] Event cards lie beside { $agents }.
}
event-adjusted = { $you ->
    [seat] You have adjusted your cards.
   *[other] The Oni has made its adjustment.
}
event-revealed = { $hero } shows: left { $talents }, right { $techniques }.
event-techniques = Beside { $agent-the }: { $events }.
event-initiative = { $hero } is next in initiative.
event-activated = { $figure } acts.
event-rests = { $figure } rests.
event-agent-activated = The Oni activates { $agent-the }.
event-no-agent = The Oni has nobody to activate.
event-event-played = The Oni plays { $event }.
event-moved = { $figure } moves to { $space }.
event-put = { $figure } is moved to { $space }.
event-door-opened = { $figure-key ->
    [none] The door between { $space } and { $goal } opens.
   *[other] { $figure } opens the door between { $space } and { $goal }.
}
event-door-closed = The door between { $space } and { $goal } slams shut.
event-attacked = { $reach ->
    [ranged] { $figure } attacks { $target } from afar.
   *[other] { $figure } attacks { $target }.
}
event-alarm = { $figure-key ->
    [none] The alarm is raised!
   *[other] { $figure } has attacked { $target }: the alarm is raised!
}
event-rolled = { $figure } rolls { $total }: the hits of all dice together.
event-rerolled = { $figure } rolls again: { $total }.
event-hit = { $total } reaches DEFENSE { $defense }: { $target } is hit.
event-missed = { $total } does not reach DEFENSE { $defense }: { $target } is not hit.
event-unharmed = Nothing harms { $target }.
event-turned-aside = The attack of { $figure } on { $target } is turned aside.
event-damage-cancelled = { $figure } takes no damage.
event-damaged = { $count ->
    [one] { $figure } takes 1 Damage token, { $damage } in all.
   *[other] { $figure } takes { $count } Damage tokens, { $damage } in all.
}
event-healed = { $count ->
    [one] { $figure } heals 1 Damage token; { $damage } left.
   *[other] { $figure } heals { $count } Damage tokens; { $damage } left.
}
event-afflicted = { $figure }: { $condition }.
event-cured = { $figure } is no longer marked { $condition }.
event-eliminated = { $figure } is eliminated.
event-tested = { $passed ->
    [yes] { $hero } tests { $attribute }: the { $difficulty } dice show { $total }, which is not above { $attribute }. Passed.
   *[no] { $hero } tests { $attribute }: the { $difficulty } dice show { $total }, which is above { $attribute }. Failed.
}
event-passed-unrolled = { $hero } passes the test of { $attribute } without a roll.
event-failed-unrolled = { $hero } fails the test of { $attribute } without a roll.
event-penalty = { $count ->
    [one] 1 penalty token lies at { $space }.
   *[other] { $count } penalty tokens lie at { $space }.
}
event-used = { $figure } uses { $card }.
event-actions-changed = { $hero }: { $value } ACTIONS in this Round.
event-removed = { $figure } leaves the board.
event-talent-lost = { $figure } loses { $talent }.
event-courtier-moved = { $courtier } goes to { $space }.
event-courtier-turned = { $courtier } can be questioned again.
event-harder = { $count ->
    [one] The clue at { $space } is 1 harder.
   *[other] The clue at { $space } is { $count } harder.
}
event-hand-lowered = { $hero } must turn { $equipment } face down.
event-equipment-drawn = { $hero } draws { $equipment } and keeps { $keep }.
event-looked = { $hero } looks at the top of the Clue deck.
    .told = On top of the Clue deck: { $clues }.
event-arranged = { $hero } puts the Clue cards back.
    .told = Back on top of the Clue deck: { $clues }.
event-investigates = { $hero } investigates at { $space }.
event-flipped = { $draw ->
    [one] The clue at { $space } is turned over: difficulty { $difficulty }, worth 1 Clue card.
   *[other] The clue at { $space } is turned over: difficulty { $difficulty }, worth { $draw } Clue cards.
}
event-marker-gone = The token at { $space } leaves the board.
event-interrogated = { $courtier } has been questioned.
event-clue-drawn = { $hero } draws a Clue card.
    .told = { $hero } draws a clue: it is not { $clue }.
event-complication = { $hero } draws a complication: { $clue }.
event-clue-kept = { $courtier-key ->
    [none] The heroes keep the clue.
   *[other] { $courtier } now follows { $master }.
}
event-courtier-played = { $hero } calls on { $clue }.
event-chest-opened = { $hero } opens the chest at { $space }: { $equipment }. { $keep } may be kept.
event-backed = { $you ->
    [seat] You have a proposal.
   *[other] { $seat } has a proposal.
}
    .told = { $you ->
        [seat] { $wish ->
            [0] You back the first proposal.
            [1] You back the second proposal.
            [2] You back the third proposal.
            [3] You back the fourth proposal.
            [4] You back the fifth proposal.
           *[other] You back another proposal.
        }
       *[other] { $wish ->
            [0] { $seat } backs the first proposal.
            [1] { $seat } backs the second proposal.
            [2] { $seat } backs the third proposal.
            [3] { $seat } backs the fourth proposal.
            [4] { $seat } backs the fifth proposal.
           *[other] { $seat } backs another proposal.
        }
    }
event-left-to-leader = { $you ->
    [seat] You leave it to the leading hero.
   *[other] { $seat } leaves it to the leading hero.
}
event-decided = The heroes have decided.
    .told = { $how ->
        [led] The leading hero has decided.
       *[other] The heroes agree.
    }
event-declared = { $natures-count ->
    [0] { $courtiers-count ->
        [0] The heroes accuse nobody.
       *[other] The heroes accuse { $courtiers }.
    }
   *[other] { $courtiers-count ->
        [0] The heroes name the demon: { $natures }.
       *[other] The heroes accuse { $courtiers } and name the demon: { $natures }.
    }
}
event-accused = { $right ->
    [yes] { $clue }: the accusation is right.
   *[no] { $clue }: the accusation is wrong.
}
event-nature-named = The Oni is { $clue }.
event-gained = { $hero } takes { $equipment }.
event-discarded = { $hero } discards { $equipment }.
event-transferred = { $hero } gives { $equipment } to { $receiver }.
event-reorganised = { $hero } reorganises.
event-follower-given = { $figure } now follows { $hero }.
event-follower-shown = { $hero } turns up the token at { $space }: { $figure }.
event-kami-turned = { $figure } is turned face down.
event-left-board = { $figure } leaves the board.
event-test-token-gone = { $hero } has passed the test at { $space }; its token leaves.
event-took-thing = { $hero } takes the { $thing }.
event-dropped-thing = { $hero } drops the { $thing } at { $space }.
event-feat = { $count ->
    [one] Personal mission of { $hero }: once so far.
   *[other] Personal mission of { $hero }: { $count } times so far.
}
event-took-back = { $hero } takes cards back.
event-wounded = { $hero } draws a wound: { $card }.
event-task-token = { $tokens ->
    [one] { $tile }: 1 mission token.
   *[other] { $tile }: { $tokens } mission tokens.
}
event-task-space = { $lit ->
    [yes] The task at { $space } is done.
   *[no] The task at { $space } is undone.
}
event-task-settled = { $side ->
    [1] { $tile }: the heroes have won it.
    [2] { $tile }: the Oni has won it.
   *[other] { $tile }: nobody has won it.
}
event-revealed-oni = The Oni shows itself: { $identity } is { $nature }!
event-battle = { $reason ->
    [unmasked] The Oni is unmasked. The Final Battle begins.
    [failures] Too many wrong accusations. The Final Battle begins.
   *[other] The nights are over. The Final Battle begins.
}
event-escaped = { $figure } escapes into the mist.
event-recollection = In the memoirs: { $memoir }
event-scored = { $side ->
    [heroes] Memoirs: blue { $blue }, red { $red }. The heroes win.
    [oni] Memoirs: blue { $blue }, red { $red }. The Oni wins.
   *[other] Memoirs: blue { $blue }, red { $red }.
}

# How it ends

ending-heroes = The heroes win.
    .shared = The heroes win.
ending-oni = The Oni wins.

# What is asked

ask-pick = Which hero do you run?
    .help = Each hero has its own cards and strengths. Okko is a good first one.
    .silence = You run the first who is free.
    .waiting = { $who } is choosing a hero.
ask-follower = Which version of your follower joins you, and where?
    .help = A follower acts after its hero. The two versions differ in their numbers and talents; beside the hero is usual.
    .silence = The first version stands beside you.
    .waiting = { $who } is choosing a follower.
    .version = Where does { $ally } stand?
ask-corruption = Which tile is corrupted now?
    .silence = The first possible tile.
    .waiting = { $who } spreads corruption.
    .shift = Where does the corruption of { $tile } go?
ask-enhancement = Which enhancement do you gain?
    .silence = The first possible one.
    .waiting = { $who } is choosing an enhancement.
ask-summons = Do you summon agents?
    .silence = You summon no one.
    .waiting = { $who } may summon agents.
    .summon = Which cards do you pay, and who comes where?
ask-plan = Plan your Round: cards on the left for their talents, on the right for their techniques.
    .silence = Your plan stays as it is.
    .waiting = { $count ->
        [one] { $who } is planning.
       *[other] { $who } are planning.
    }
    .plan = What does { $hero } lay?
    .help = Touch a card to lay it, and again to change its side; equipment in a hand to use it or not.
    .order = Who is next in initiative?
ask-lock = Are you ready?
    .silence = Your plan counts as it is.
    .waiting = { $count ->
        [one] { $who } is not ready yet.
       *[other] { $who } are not ready yet.
    }
ask-place = Lay Event cards beside your agents, then confirm.
    .silence = Your cards count as they lie.
    .waiting = { $who } is planning.
    .place = Beside whose card?
ask-adjust = The plans are made. Do you change one card?
    .silence = Nothing changes.
    .waiting = { $who } may adjust one card.
    .place = Beside whose card?
    .take-back = Where does it go?
ask-heal = How many Damage tokens do you heal?
    .silence = As many as possible.
    .waiting = { $who } heals.
ask-turn = What does { $figure } do?
    .silence = The turn ends.
    .waiting = { $who } is acting.
    .move = Where to?
    .attack = Whom?
    .investigate = Which clue?
    .chest = Which chest?
    .test = Where?
    .use = On what?
    .transfer = What, and to whom?
    .open = Which door?
    .courtier = On what?
    .event = On what?
    .throw-away = What?
    .give-follower = To whom?
    .hand-over = What, and to whom?
    .adopt = Whom?
    .show-follower = Which token?
ask-reorganise = Does { $hero } reorganise equipment?
    .silence = It stays as it is.
    .waiting = { $who } reorganises.
    .card = Into which slot?
ask-shed = Too many supplies: what do you discard?
    .silence = The first.
    .waiting = { $who } discards supplies.
ask-cancel-damage = Do you cancel the damage?
    .silence = You do not.
    .waiting = { $who } may cancel the damage.
    .use = On what?
ask-lose-talent = Which natural talent does { $figure } lose?
    .silence = The first.
    .waiting = { $who } loses a talent.
ask-found-follower = Does the follower join you?
    .silence = It stands without a master.
    .waiting = { $who } has found a follower.
ask-swap-events = Which Event card makes way for one of the expansion?
    .help = Each card of the expansion takes the place of one of yours. Usually the one that you would play last goes.
    .silence = The Event deck as printed; once begun, the next cards.
    .waiting = { $who } looks through the Event cards.
ask-appear = Where do you appear?
    .silence = In the first possible place.
    .waiting = { $who } is about to appear.
ask-activate = Which card do you activate?
    .silence = The first possible one.
    .waiting = { $who } is choosing a card to activate.
    .event = On what?
ask-command = Who acts next?
    .silence = Nobody else.
    .waiting = { $who } is choosing who acts.
    .event = On what?
ask-idle = Nobody can be activated. Do you play an Event card?
    .silence = You do not.
    .waiting = { $who } may play an Event card.
    .event = On what?
ask-reroll = Do you roll dice again?
    .silence = The roll stands.
    .waiting = { $who } may roll again.
    .use = Which die?
ask-cancel-attack = Do you turn the attack aside?
    .silence = You do not.
    .waiting = { $who } may turn the attack aside.
ask-push = Where is { $target } pushed?
    .silence = Nowhere.
    .waiting = { $who } may push.
ask-reply = Do you strike back?
    .silence = You do not.
    .waiting = { $who } may strike back.
ask-next-target = Who is attacked next?
    .silence = The first.
    .waiting = { $who } chooses the next target.
ask-next-striker = Who strikes first?
    .silence = The first.
    .waiting = { $who } chooses who strikes first.
ask-effect-order = Several effects at once: which comes first?
    .silence = The first.
    .waiting = { $who } orders the effects.
ask-receive = Where do you put the card you receive?
    .silence = It is discarded.
    .waiting = { $who } receives a card.
ask-gain = Which cards do you keep, and where?
    .silence = The rest is discarded.
    .waiting = { $who } chooses equipment.
    .keep = Into which slot?
ask-surround = Which agents rush in?
    .silence = Nobody.
    .waiting = { $who } sends agents.
ask-effect = What does the effect do?
    .silence = As little as possible.
    .waiting = { $who } chooses for an effect.
ask-put-back = Which Clue card comes on top?
    .silence = They stay in order.
    .waiting = { $who } puts Clue cards back.
ask-cure = Which condition is cured?
    .silence = The first.
    .waiting = { $who } cures a condition.
ask-resolve = The complication: choose its target.
    .silence = The first choice.
    .waiting = { $who } resolves a complication.
ask-keep-clue = What do you do with the clue you have drawn?
    .silence = You keep it.
    .waiting = { $count ->
        [one] { $who } is looking at a clue.
       *[other] { $who } are looking at a clue.
    }
ask-agree = The complication: what do the heroes choose?
    .silence = You leave it to the leading hero.
    .waiting = { $count ->
        [one] { $who } is choosing for the heroes.
       *[other] { $who } are choosing together.
    }
ask-accuse = Whom do you accuse?
    .silence = You leave it to the leading hero.
    .waiting = { $count ->
        [one] { $who } is thinking about an accusation.
       *[other] { $who } are thinking about an accusation.
    }

# What can be answered

option-pick = { $hero }
option-version = { $ally }
option-as-printed = The Event deck as printed
option-leave-out = Leave out { $event }
option-no-follower = Without a follower
option-to = { $space }
option-on = { $figure }
option-tile = { $tile }
option-into = { $area }
option-choose = Choice { $number }
option-no-more = No more
option-agent = { $agent }
option-courtier-token = { $courtier }
option-door = Door { $space } – { $goal }
option-condition = { $condition }
option-talent = { $talent }
option-top = { $clue }
option-none = None
    .adjust = No change
    .summons = Summon nobody
    .push = Nowhere
option-done = Done
    .activate = Draw an Event card
    .command = Nobody else
    .idle = No Event card
    .reorganise = Leave it like this
    .gain = Keep nothing more
option-yes = Yes
option-no = No
option-corrupt = Corrupt { $tile }
option-shift = Move the token from { $tile }
option-enhance = { $enhancement }
option-summon = Summon: { $enhancement }
option-pay = Discard { $event }
option-bring = { $agent } to { $space }
option-enough = Nobody else
option-plan = Plan { $hero }
option-left = Left: { $card }
option-right = Right: { $card }
option-alone = No second card
option-up = { $equipment-key ->
    [none] No hand card up
   *[other] Turn up { $equipment }
}
option-lock = { $hero } is ready
option-unlock = Plan { $hero } again
option-order = Change the initiative
option-next = { $hero }
option-place = Lay { $event }
option-beside = Beside { $agent-the }
option-take-back = Take back { $event } ({ $agent })
option-hand-in = Confirm
option-reopen = Plan again
option-swap = { $event } in its place
option-rest = End the turn
option-move = Move
option-attack = Attack
option-investigate = Investigate
option-chest = Open a chest
option-test = Attempt a test
option-open = Open a door
option-transfer = Transfer equipment
option-throw-away = Throw equipment away
option-give-follower = Give your follower
option-hand-over = Hand something over
option-adopt = Take a masterless follower
option-show-follower = Turn up a hidden follower
option-reorganise = Reorganise
option-pick-up = Pick it up
option-escape = Escape
option-use = Use { $power }
option-effect = { $power } ({ $figure })
option-activate = Activate { $agent-the }
option-command = { $figure }
option-event = Play { $event }
option-melee = { $figure }, melee
option-ranged = { $figure }, ranged
option-token = At { $space }
option-question = Question { $courtier }
option-card = { $equipment }
option-discard = Discard { $equipment }
option-keep = Keep { $equipment }
option-make-room = Discard { $equipment } to make room
option-slot = { $slot ->
    [right-hand] Right hand
    [left-hand] Left hand
    [hands] Both hands
    [clothing] Clothing
    [supplies] Supplies
   *[discard] Discard it
}
option-thing = The { $thing }
option-attach = It joins me
option-masterless = It stands without a master
option-courtier = Call on { $clue }
option-back = { $other }
    .accuse = { $one-key ->
        [none] { $other-key ->
            [none] Nobody
            [lot] A courtier drawn by lot
           *[other] { $other }
        }
       *[other] { $other-key ->
            [none] The demon { $one }
           *[other] { $other }, the demon { $one }
        }
    }
    .group = Accuse
    .part = { $one-key ->
        [none] A courtier, without naming the demon
       *[other] The demon { $one }
    }
    .keep-clue = { $one-key ->
        [keep] Keep the clue
       *[other] The courtier follows { $other }
    }
option-decide = { $other }
    .accuse = { $one-key ->
        [none] { $other-key ->
            [none] Nobody
            [lot] A courtier drawn by lot
           *[other] { $other }
        }
       *[other] { $other-key ->
            [none] The demon { $one }
           *[other] { $other }, the demon { $one }
        }
    }
    .group = Accuse
    .part = { $one-key ->
        [none] A courtier, without naming the demon
       *[other] The demon { $one }
    }
    .keep-clue = { $one-key ->
        [keep] Keep the clue
       *[other] The courtier follows { $other }
    }
option-leave-it = Leave it to the leading hero
option-stand-by = Wait for the others
option-die = { $dice ->
    [combat] Combat die { $place }
    [action] Action die { $place }
   *[test] Test die { $place }
}
option-heal = { $count ->
    [0] Heal nothing
   *[other] Heal { $count }
}

# In a terminal

terminal-signs = C1 courtier, ev evidence, pa parchment, ch chest, + door, # closed door, o interaction, p g reinforcements
terminal-corruption = Corrupted
terminal-agents = Agents
terminal-court = At court
terminal-hero = Hero
terminal-space = Space
terminal-damage = Damage
terminal-numbers = SP MI DE GU AC
terminal-laid = Left | right
terminal-equipment = Equipment
terminal-ready = ready
terminal-alarm = alarm
terminal-events = Event cards
terminal-clues = Clues
terminal-initiative = Initiative
phase-strategy = Strategy Phase
phase-activation = Activation Phase
phase-end = End of the Round

# What is said of an answer beforehand

preview-chance = { $chance } %
preview-attribute = { $attribute ->
    [speed] SPEED
    [might] MIGHT
    [defense] DEFENSE
   *[guile] GUILE
}
preview-value = value { $value }
preview-dice = { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}
preview-cards = { $cards ->
    [0] { "" }
    [one] 1 Clue card
   *[other] { $cards } Clue cards
}
preview-draw = { $draw ->
    [one] draws 1 card
   *[other] draws { $draw } cards
}
preview-areas = { $areas ->
    [0] same area
    [one] 1 area
   *[other] { $areas } areas
}
preview-proposed =
    .yes = as proposed
preview-stop = it ends at { $stop } if the sneak test fails
preview-halted =
    .yes = the move ends there
preview-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
unspent-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
unspent-figures = { $figures ->
    [one] 1 figure that can act
   *[other] { $figures } figures that can act
}
cost-takes = { $takes ->
    [0] free
    [one] 1 action
   *[other] { $takes } actions
}
preview-sneak = { $sneak ->
    [0] { "" }
   *[other] sneak test
}
preview-thralls = { $thralls ->
    [0] { "" }
    [one] 1 mortal thrall
   *[other] { $thralls } mortal thralls
}
cost-cost = { $cost ->
    [one] 1 Event card
   *[other] { $cost } Event cards
}
preview-most = up to { $most }
preview-figures = { $figures ->
    [one] 1 can act
   *[other] { $figures } can act
}
preview-alarm =
    .yes = raises the alarm
preview-combat = { $combat ->
    [one] 1 Combat die
   *[other] { $combat } Combat dice
}
preview-action = { $action ->
    [0] { "" }
    [one] 1 Action die
   *[other] { $action } Action dice
}
preview-bonus = { $bonus ->
    [0] { "" }
   *[other] { $bonus } to the total
}
preview-defense = DEFENSE { $defense }
preview-fells =
    .yes = a hit eliminates
preview-harmless =
    .yes = cannot be harmed
preview-heals = heals { $heals }

# Think twice

warn-last-accusation = If this accusation is wrong the Final Battle begins. Do you accuse anyway?

# The game in short

guide-aim = What it is about
    .text = Heroes enter the Palace of Mists; one of you plays the Oni and its agents. Each side wants its own recollections in Tikku's Memoirs. In an investigation the heroes must find out which courtier is the Oni and which demon it is, and destroy it.
guide-round = A Round
    .text = First the Oni spreads corruption, grows and may summon agents. Then everybody plans at once: each hero lays one or two cards, the Oni lays Event cards beside its agents. Cards are turned up, and heroes and agent cards act in turn, a hero with three actions.
guide-cards = Left and right
    .text = A card on the left gives its talent, on the right its technique: SPEED, MIGHT, DEFENSE or GUILE for the Round. Played cards come back once no action card is left in hand, wounds among them.
guide-clues = Clues
    .text = Test GUILE beside evidence, parchment or a courtier: roll as many Test dice as the difficulty, and stay at or below your GUILE. Each clue names somebody who is not the Oni, helps you once, or is a complication. At the end of a Round the heroes may accuse; the third wrong accusation brings the Final Battle.
guide-fight = Attacks
    .text = Roll Combat dice equal to MIGHT and Action dice for plus points; reach the DEFENSE of the target. A KI counts 1, rolls again and lets you push. Moves go area by area and stop at opponents. A hero who attacks a mortal thrall on a tile without corruption raises the alarm.
guide-end = The end
    .text = The scenario says when it is over. Then the memoirs are read: large recollections count 4, medium ones 2, small ones 1. The side with more points wins.
guide-own = Your cards

# A campaign: between its scenarios

title-okko-campaign = Okko Chronicles: a campaign
    .tagline = Several chronicles in a row: what is won, carried and lost goes on to the next.
event-act-began = Act { $act }: { $scenario }.
event-act-won = { $side ->
    [heroes] The heroes win act { $act }, { $scenario }.
   *[oni] The Oni wins act { $act }, { $scenario }.
}
event-act-not-counted = Act { $act }, { $scenario }, does not count and is played again.
event-gear-kept = { $hero } takes along { $equipment }.
event-gear-lost = { $hero } was eliminated and comes back with starting equipment only.
event-act-taken = { $side ->
    [heroes] Act { $act } gives the heroes a { $size ->
        [small] small
        [medium] medium
       *[large] large
    } recollection.
   *[oni] Act { $act } gives the Oni a { $size ->
        [small] small
        [medium] medium
       *[large] large
    } recollection.
}
event-campaign-scored = The memoirs of the campaign: { $blue } points for the heroes, { $red } for the Oni.
event-wins-counted = Scenarios won: { $blue } by the heroes, { $red } by the Oni.
event-campaign-won = { $side ->
    [heroes] The campaign is the heroes'.
   *[oni] The campaign is the Oni's.
}
ask-next-act = The next act awaits.
    .silence = It begins.
    .waiting = { $who } is about to open the next act.
option-begin-act = Open the next act
ending-campaign-heroes = The heroes win the campaign.
    .shared = The heroes win the campaign.
ending-campaign-oni = The Oni wins the campaign.

# Table talk

channel-heroes = the heroes

# What now? An aim, how far it is or what it takes, its name on the ladder

way-areas = { $away ->
    [-2] Your hero is not in the palace
    [-1] No open way there yet
    [0] { $hero } is there
    [one] { $hero } is 1 area away
   *[other] { $hero } is { $away } areas away
}
way-rounds = { $rounds ->
    [one] this is the last Round
   *[other] { $rounds } Rounds left
}
aim-letter = The letter lies in { $tile }: stand on it and test { $attribute } { $difficulty }.
    .how = { way-areas }; then carry it to { $area }, { way-rounds }.
    .step = Letter
aim-fallen-letter = The letter has fallen. Pick it up beside { $space }.
    .how = { way-areas }; then carry it to { $area }, { way-rounds }.
    .step = Letter
aim-carry = Carry the letter to { $area } and end an activation there.
    .how = { way-areas }; { way-rounds }.
    .step = Carry it out
aim-escort = { $bearer } bears the letter. Clear the way to { $area }.
    .how = { way-areas }; { way-rounds }.
    .step = Carry it out
aim-tile = Win { $tile }: stand on a marked space and test { $attribute } { $difficulty }.
    .how = { way-areas }; { $done } of { $wanted } tests passed, { way-rounds }.
    .step = Tests
aim-tests = Pass the tests of the scenario.
    .how = { way-areas }; { $done } of { $wanted } passed, { way-rounds }.
    .step = Tests
aim-pass-1 = Pass the first test.
    .how = { way-rounds }.
    .step = First test
aim-pass-2 = Pass the second test.
    .how = { way-rounds }.
    .step = Second test
aim-pass-3 = Pass the third test.
    .how = { way-rounds }.
    .step = Third test
aim-hunt = Eliminate { $agent }.
    .how = { way-areas }; { $done } of { $wanted } done, { way-rounds }.
    .step = Hunt
aim-hunt-half = Eliminate half of them.
    .how = { way-rounds }.
    .step = Half of them
aim-hunt-all = Eliminate all of them.
    .how = { way-rounds }.
    .step = All of them
aim-clues = Look for clues: test GUILE beside evidence, parchment or a courtier.
    .how = { way-areas }; { $suspects ->
        [0] the courtiers are not placed yet
        [one] one courtier may be the Oni
       *[other] { $suspects } courtiers may be the Oni
    }, { way-rounds } to find it.
    .step = Clues
aim-accuse = Accuse { $courtier } at the end of the Round.
    .how = Nobody else can be the Oni. Wrong accusations: { $failures } of { $most }.
    .step = Accuse
aim-battle = Destroy { $figure-key ->
        [none] the greater demon
       *[other] { $figure-the }
    } before it escapes.
    .how = { way-areas }. It may escape once a hero has fallen.
    .step = Final Battle
aim-finish-tiles = The Final Battle is over. Settle the mission tiles.
    .how = { way-areas }.
    .step = Mission tiles
aim-own = Do your personal mission.
    .how = It counts if you are in play at the end.
    .step = ★ Your mission
aim-fallen = Your hero has fallen. Watch how the others fare.
    .how = { way-rounds }.
    .step = Fallen
aim-hide = Stay behind the mask: let them accuse the wrong one.
    .how = { $failures } of { $most } wrong accusations; { way-rounds } in hiding.
    .step = Stay hidden
aim-fell = Eliminate a hero: then your demon may escape.
    .how = You lose if the demon is eliminated first.
    .step = A hero falls
aim-escape = A hero has fallen. Spend 1 action of your demon to escape.
    .how = You lose if the demon is eliminated first.
    .step = Escape
aim-finish-oni = The Final Battle is over. Settle the mission tiles.
    .how = The memoirs decide who wins.
    .step = Mission tiles
aim-first-blood = Eliminate a hero.
    .how = Each fallen hero counts for you.
    .step = A hero falls
aim-half-rounds = Hold out for half of the Rounds.
    .how = { way-rounds }.
    .step = Half the Rounds
aim-rounds-over = Hold out until the last Round is over.
    .how = { way-rounds }.
    .step = Last Round over
aim-guard-letter = Keep the heroes from the letter.
    .how = You win when Round { $last } ends: { way-rounds }.
    .step = Letter
aim-stop-bearer = { $hero } bears the letter. Stop this hero before the way out.
    .how = You win when Round { $last } ends: { way-rounds }.
    .step = Letter
aim-guard-tile = Complete { $tile } first: keep the heroes from the marked spaces.
    .how = { $tokens } of { $most } mission tokens; { way-rounds }.
    .step = Mission tile
aim-guard-tests = Keep the heroes from the marked tests.
    .how = You win when Round { $last } ends: { way-rounds }.
    .step = Tests
aim-guard-quarry = Keep your marked agents alive.
    .how = You win when Round { $last } ends: { way-rounds }.
    .step = Agents
pin-letter = Letter
pin-home = The way out
pin-bearer = Bears the letter
pin-test = Test here
pin-quarry = Eliminate
pin-clue = Clue
pin-demon = The demon
pin-chest = Chest
pin-self = This is you
pin-hero = Hero

# Before the first game of a side: at most 140 words

opener-hero = { $hunt ->
        [yes] Unmask the Oni, then destroy it.
       *[no] Do the deed before the Rounds are over.
    }
    .who = You are a demon hunter
    .goal = { $goal } The side with more points in the memoirs wins: large deeds count { $large }, medium { $medium }, small { $small }; your personal mission is small.
    .turn = All plan at once: lay one or two cards, left for the talent, right for the numbers. Then heroes and agents act in turn. You have { $actions } actions: move, attack, test.
    .lose = { $hunt ->
        [yes] The Oni escapes, or { $failures } accusations are wrong. After Round { $last } the Oni shows itself.
       *[no] Round { $rounds } ends and the deed is not done.
    } { $wounds } Wound cards eliminate a hero.
opener-oni = { $hunt ->
        [yes] Stay behind the mask. Let them accuse the wrong one.
       *[no] Hold them off until the Rounds are over.
    }
    .who = You are the Oni
    .goal = Have more points in the memoirs than the heroes. { $hunt ->
        [yes] You escape: { $large }. The third wrong accusation: { $medium }; each of the first two: { $small }.
       *[no] The deed fails: { $large }.
    } The alarm: { $small }. Each hero eliminated: { $small }.
    .turn = First you spread corruption, grow and summon agents. Then all plan: lay Event cards beside your agents. Then your agent cards act in turn with the heroes.
    .lose = { $hunt ->
        [yes] The heroes name your courtier and your demon, and destroy the demon in the Final Battle.
       *[no] The heroes do this: { $goal }
    }

# Why something cannot be chosen now, by rule; an attribute is for one verb
why-OK-006 = Another player has this hero.
why-OK-012 = A follower starts on a free space beside its hero.
why-OK-025 = The scenario does not give the Oni this card.
why-OK-039 = Lay at least one action card first.
why-OK-040 = This hero has laid two cards already.
why-OK-046 = The card lies face down in this Round.
why-OK-051 = A corruption token must be placed, on a tile without one.
why-OK-052 = A token moves to a neighbouring tile, in odd Rounds only.
why-OK-059 = You have placed as many Events as there are heroes in play.
why-OK-070 = This hero has thrown a card away in this activation.
why-OK-074 = This card has acted in this Round.
why-OK-080 = An Event has been played in this activation.
why-OK-105 = No hero has fallen in the Final Battle yet.
why-OK-109 = Summons cost Event cards, and there are too few.
why-OK-137 = This hero's class is not on the card.
why-OK-138 = This hero has a follower already.
why-OK-141 = The card needs both hands.
why-OK-145 = Among supplies, only supplies work.
why-OK-146 = The card does not fit this slot.
why-OK-149 = The card is laid on the other side already.
why-OK-160 = No action is left for it.
why-OK-161 = It has been used in this Round.
why-OK-163 = The card lies on the other side: its talent does not work.
why-OK-166 = A weakness is laid on the left only.
why-OK-167 = A weakness in play forbids tests.
why-OK-175 = No hero stands beside the follower to take it.
why-OK-186 = A kami is never handed over.
why-OK-192 = A talent of an agent forbids this move.
why-OK-193 = The effect is not for agents of this type.
why-OK-197 = The greater demon is still hidden.
why-OK-198 = Mortal thralls act on corrupted tiles only, until the alarm.
why-OK-220 = In this Round the heroes must accuse somebody.
why-OK-222 = An enhancement lies there already.
why-OK-224 = It is not joined to the last enhancement of its tree.
why-OK-226 = This tree grows in odd Rounds.
why-OK-227 = This tree grows in even Rounds.
why-OK-230 = There is nothing to investigate beside this hero.
why-OK-231 = No action is left to investigate.
why-OK-238 = This courtier has been interrogated.
why-OK-247 = This token cannot be chosen for the complication.
why-OK-257 = The space is taken.
why-OK-261 = Purple spaces are for mortal thralls.
why-OK-262 = Green spaces are for supernatural creatures.
why-OK-264 = +3 spaces count from three heroes on.
why-OK-265 = A hero never stops on a reinforcement space.
why-OK-266 = No reinforcement space is free.
why-OK-268 = All miniatures of this kind are on the board.
why-OK-269 = The target is not adjacent.
why-OK-278 = Every thrall of the tile must come first.
why-OK-283 = It is more areas away than SPEED allows.
why-OK-284 = With an opponent in this area the move ends in the next area.
why-OK-288 = No space of this area is free.
why-OK-289 = Opponents bar the way.
why-OK-290 = A token lies on this space.
why-OK-291 = No action is left to move.
why-OK-294 = No target is in sight.
why-OK-296 = No target is adjacent and in sight.
why-OK-297 = No diagonal blow goes through a doorway.
why-OK-298 = This figure may not attack at range, or does not see the target.
why-OK-308 = No action is left to attack.
why-OK-324 = Tests are made on their own space, and this hero stands elsewhere.
why-OK-325 = This test has been passed already.
why-OK-332 = The space is not in sight.
why-OK-336 = No action is left for a test.
why-OK-337 = No action is left to reorganise.
why-OK-338 = There is nothing to rearrange: the slots are full.
why-OK-339 = No action is left to transfer, or nobody stands beside this hero.
why-OK-340 = The receiver has no slot for it.
why-OK-341 = Only supplies can be given away.
why-OK-345 = Stand beside the hidden follower, with an action left.
why-OK-R03 = Corruption moves to a neighbouring tile only.
why-OK-R10 = The Oni is unmasked: corruption stands still.
why-OK-R105 = A courtier follows only when the card is drawn.
why-OK-R111 = The nature was named already.
why-OK-R113 = This name is ruled out already.
why-OK-R122 = Stand on it or beside it.
why-OK-R124 = First find a slot for the card from the chest.
why-OK-R130 = A follower cannot do this.
why-OK-R131 = Only its own hero hands over a follower, to a hero beside it.
why-OK-R133 = The slot for it is taken.
why-OK-R134 = No space beside the hero is free.
why-OK-R144 = No chest is beside this hero.
why-OK-R167 = It would change nothing now.
why-OK-R27 = This hero's plan is locked.
why-OK-R29 = You can change only one card now.
why-OK-R30 = The heroes have locked their plans.
why-OK-R31 = That is not what the heroes decide now.
why-OK-R40 = A closed door is in the way, or there is none beside this hero.
why-OK-R42 = With SPEED 0 a figure cannot cross areas.
why-OK-R59 = A push leads away from the attacker.
why-OK-R60 = A push cannot end there.
why-OK-R65 = Nobody attacks their own side.
why-OK-R72 = A card that can act must be activated.
why-OK-R73 = This figure has finished in this activation.
why-OK-R74 = Not at this moment of the activation.
why-OK-R80 = Each tree brings agents once a Round, on free spaces of their colour.
why-OK-R81 = The scenario does not list this kind.
why-OK-R83 = A corruption token lies on this tile already.
why-OK-066 = No action is left.
why-OK-274 = This objective is settled.

# What everything is: kinds of things, and those that no card explains.

sort-hero = Hero
sort-mortal = Mortal thrall
sort-supernatural = Supernatural creature
sort-talent = Talent
sort-follower = Follower
sort-kami = Kami
sort-card = Action card · { $nature }
sort-wound = Wound card
sort-equipment = Equipment
sort-event = Event card
sort-enhancement-mortal = Enhancement · mortals
sort-enhancement-supernatural = Enhancement · creatures
sort-courtier = Courtier
sort-demon = Demon
sort-complication = Complication
sort-recollection = Recollection
sort-tile = Tile
sort-condition = Condition

about-attribute-speed = How many areas a move crosses; also tested to sneak and to open chests.
about-attribute-might = How many black dice an attack rolls. Bonuses add red dice.
about-attribute-defense = The total that an attack must reach to hit.
about-attribute-guile = Tested to investigate: stay at or below it.
about-attribute-actions = What this figure may do in an activation: each move or attack takes one.
about-attribute-stamina = A hero at this much damage draws a wound at the end of the Round; an agent is removed at once.
about-attribute-supplies = How many cards the supplies hold.
about-token-courtier = Interrogate it next to it: a GUILE test for Clue cards. Any courtier may be the Oni.
about-token-evidence = Investigate it from a space beside it: an Analysis, tested with GUILE. A pass draws Clue cards.
about-token-parchment = Investigate it from a space beside it: a Decipher, tested with GUILE. A pass draws Clue cards.
about-token-chest = A SPEED test from a space beside it opens it. A pass draws equipment.
about-token-follower = A follower in hiding. Stand beside it to turn it up and take it along.
about-token-objective = The letter of the mission. A hero must pass the test, take it and carry it out.
about-token-relic = What the scenario is about. Carry it where the scenario says.
about-token-corruption = A corrupted tile: mortal thralls act here without alarm.
about-token-test = Pass the named test here. Each failure makes it easier.
about-spaces-blue = One figure fits on it.
    .name = Space
about-spaces-orange = Stand here for the test of the mission tile.
    .name = Interaction space
about-spaces-purple = Mortal thralls come in here. +1 works always, +3 with { $many } heroes or more. Heroes never stop on it.
    .name = Purple space
about-spaces-green = Supernatural creatures come in here. +1 works always, +3 with { $many } heroes or more. Heroes never stop on it.
    .name = Green space
about-badge-damage = Counted against STAMINA. { $wounds } wound cards in hand eliminate a hero.
    .name = Damage
about-badge-initiative = The order in which heroes act this Round.
    .name = Initiative
about-badge-ready = The plan of this hero is made.
    .name = Ready
about-badge-bears = This hero carries what the mission is about.
    .name = Bears it
about-badge-actions = A hero has { $actions } actions in an activation. Unused ones are lost.
    .name = Actions left
about-badge-used = Played cards. They come back when no action card is left in hand, and wounds with them.
    .name = Discarded
about-badge-activated = This card has acted in this Round.
    .name = Activated
about-badge-alarm = A hero has attacked a thrall on a tile without corruption. Now all thralls may act anywhere.
    .name = Alarm
about-badge-failures = Wrong accusations. The number { $failures } starts the Final Battle.
    .name = Wrong accusations
about-badge-round = The Round. A hidden Oni shows itself after Round { $last }.
    .name = Round
about-badge-memoirs = What is written here decides the game: blue for the heroes, red for the Oni.
    .name = Tikku's Memoirs
about-badge-goal = What the heroes must do in this scenario.
    .name = Goal
about-badge-sneak = Entering this tile takes a SPEED test. If it fails, thralls gather and strike.
    .name = Prohibited tile
about-sneak = Difficulty { $difficulty }.
about-badge-door = A way between two tiles. Closed, it stops movement and sight.
    .name = Door
about-badge-left = The talent of the card works all Round.
    .name = Left: talent
about-badge-right = These values change all Round.
    .name = Right: technique
about-badge-mission = A task of this hero alone. Done, it counts for the heroes.
    .name = Personal mission
about-badge-battle = The Oni fights openly: destroy it before it escapes.
    .name = Final Battle
about-die-combat = Black: one for each MIGHT. A KI counts 1, is rolled again and may push the target.
    .name = Combat die
about-die-action = Red: one for each bonus to MIGHT.
    .name = Action die
about-die-test = As many as the difficulty. The sum must not exceed the attribute.
    .name = Test die
about-pin-letter = The letter: stand beside it and pass the test to take it.
about-pin-home = Carry the letter here.
about-pin-bearer = This hero bears the letter.
about-pin-test = Pass the test of the mission here.
about-pin-quarry = Eliminate this agent.
about-pin-clue = A clue: investigate it from a space beside it.
about-pin-demon = The unmasked Oni. Destroy it before it escapes.
about-pin-chest = A chest: a SPEED test from a space beside it.
about-pin-self = The courtier whose face you wear.
about-pin-hero = A hero to eliminate.
about-oni = One player leads all agents and, in an investigation, hides behind a courtier's face.
    .name = The Oni
about-rank-minion = Minions share one card: up to { $figures } figures act one after another.
about-rank-lieutenant = A lieutenant: only one, and it does not come back.
about-rank-demon = A greater demon. It is hidden until it is unmasked.
about-card = Lay it on the left for its talent or on the right for its technique.
about-wound = It may be played beside an action card to get rid of it. { $wounds } in hand eliminate the hero.
about-slot-hand = One hand. A hand card works only while it is turned up.
    .name = Hand
about-slot-hands = Both hands. It works only while it is turned up.
    .name = Both hands
about-slot-clothing = Worn; works all the time.
    .name = Clothing
about-slot-supplies = Kept in the supplies; only supplies can be given away.
    .name = Supplies
about-event = Either played for its effect in an Oni activation, or placed beside an agent card for its technique.
    .effect = Effect
    .technique = Technique
about-clue-courtier = Drawn: this courtier is not the Oni. The heroes keep the card and may play it once.
    .effect = Played
about-clue-demon = Drawn: the Oni is another demon.
    .effect = Named
about-clue-complication = Happens at once when it is drawn.
    .effect = Effect
about-size-large = Large: 4 points for its side.
about-size-medium = Medium: 2 points for its side.
about-size-small = Small: 1 point for its side.
about-tile = A move goes from area to area. The figure then stands on any free space of the last one.
about-tile-mission = A mission tile: the side that meets its conditions writes in the memoirs.
about-condition = Its worse side first. At the end of the Round it turns over, then it leaves.
    .front = First
    .back = Then
about-amputee = It never heals.

# The player aid

aid-round = A Round
aid-corruption = 1. Corruption and growth
    .cost = the Oni
    .text = Even Rounds place a corruption token, odd ones move one. Then an enhancement, and agents may come.
aid-plan = 2. Plans, at the same time
    .cost = { $least } to { $most } cards a hero
    .text = Left for the talent, right for the technique, one hand card turned up. The Oni places events beside agents.
aid-activation = 3. Activations in turn
    .cost = hero, Oni, hero …
    .text = In the order of initiative.
aid-end = 4. End of the Round
    .text = Accuse, reorganise, discard played cards, conditions, wounds, the Oni draws { $event_draw } events.
aid-hero = A hero: { $actions } actions
aid-move = Move
    .cost = 1 action
    .text = Up to SPEED areas. An area with an opponent ends the move; leaving one: one area.
aid-attack = Attack
    .cost = 1 action
    .text = Beside you, or at range with a permission. MIGHT black dice, bonuses red; reach DEFENSE.
aid-talent = ACTION talent
    .cost = 1 action
    .text = As often as you like; a UNIQUE ACTION once a Round.
aid-investigate = Investigate
    .cost = 1 action
    .text = Beside a clue: GUILE test. A pass draws Clue cards.
aid-test = Test
    .cost = 1 action
    .text = Roll as many dice as the difficulty; at most your attribute passes. Failures make it easier.
aid-chest = Open a chest
    .cost = 1 action
    .text = SPEED test. A pass draws equipment.
aid-transfer = Transfer
    .cost = 1 action
    .text = Give a card of your supplies to a hero beside you.
aid-reorganise = Reorganise
    .cost = 1 action
    .text = Move your equipment between slots. Free at the end of the Round.
aid-courtier = Play a courtier card
    .cost = free
    .text = In your activation; it helps to the end of the Round.
aid-sneak = Sneak into a prohibited tile
    .cost = free
    .text = SPEED test. If it fails, thralls gather and strike.
aid-throw-away = Throw away equipment
    .cost = free, once
    .text = One card an activation.
aid-oni = The Oni
aid-activate = Activate an agent card
    .cost = its ACTIONS a figure
    .text = Each card once a Round: every figure moves and attacks.
aid-event = Play an event
    .cost = 1 event card
    .text = One effect in each activation.
aid-place = Place an event
    .cost = 1 event card
    .text = Beside an agent card, as a technique for the Round. At most one for each hero in play.
aid-summon = Bring agents
    .cost = event cards
    .text = On reinforcement spaces, as the enhancements allow.
aid-idle = Nothing to activate
    .cost = free
    .text = { $idle_draw ->
        [one] Draw an event card.
       *[other] Draw { $idle_draw } event cards.
    }
aid-prices = What follows
aid-hit = A hit
    .cost = 1 damage
    .text = An agent with damage equal to STAMINA is removed. A KI may push.
aid-wound = Damage up to STAMINA
    .cost = 1 wound card
    .text = At the end of the Round. { $wounds } in hand: eliminated.
aid-accuse = Accuse
    .cost = one nature, one identity a Round
    .text = Right: written in blue, the demon is weaker. { $failures } wrong ones start the Final Battle.
aid-alarm = Attack a thrall without corruption
    .cost = alarm
    .text = Written in red; from now on all thralls may act.
aid-score = Memoirs
    .cost = { $large }, { $medium }, { $small }
    .text = Points of large, medium and small recollections. The higher total wins.

# How a game went

account-memoirs = Tikku's Memoirs
account-side-heroes = The heroes
account-side-oni = The Oni
account-memoir = { $memoir }
account-mission-missed = { $hero }'s mission is not done
account-tie = { $by ->
    [large] Equal points: more large recollections decide.
    [medium] Equal points, and as many large recollections: more medium ones decide.
   *[none] Equal in everything: the Oni wins.
}
account-mask = The Oni's face
account-face = { $identity } was { $nature }.
account-face-unseen = { $identity } was { $nature }, and the heroes never knew.
account-accused = { $what ->
    [nature] { $right ->
        [yes] The heroes name the demon, { $clue }: right.
       *[no] The heroes name the demon, { $clue }: wrong.
    }
   *[identity] { $right ->
        [yes] The heroes accuse { $clue }: right.
       *[no] The heroes accuse { $clue }: wrong.
    }
}
account-clues = The heroes held these clues: { $clues }.
account-events = The Oni still held { $events }.
account-placed = { $agent } had in reserve: { $events }.
account-number-attacks = Attacks
account-number-dice = Dice rolled
account-number-tests = Tests
account-number-wounds = Wounds drawn
account-act = Act { $round }
account-acts = Acts
account-act-won = { $scenario }

# Lessons

title-okko-lessons = Okko Chronicles: a first game
    .tagline = Two short hunts with a coach: one as a hero, one as the Oni.
option-lesson-hero = Learn as a hero
option-lesson-oni = Learn as the Oni

lesson-hero-plan = Plan two cards and a blade.
    .then = Lay Hunter's Eye on the left, for its talent, and Charge on the right, for its numbers. Turn up the Ancestral Katana.
    .why = A card works on one side only: left its talent, right its modifiers. Of the two blades in your hands only the one that you turn up works this round.
lesson-hero-ready = Say that you are ready.
    .then = Then all cards are turned up, yours and the Oni's, and you act first.
    .why = Until both sides are ready nobody sees your cards, and you may still change them.
lesson-hero-walk = Walk to Master Gensai.
    .then = A move is one of your three actions. Go through the door to the lit space in the Library, between the physician and the Yurei.
    .why = You question a courtier from the next space only. Gensai is worth two Clue cards.
lesson-hero-strike = Strike the Yurei.
    .then = Your dice are added up. If they reach its DEFENSE of 4, it is gone.
    .why = A Yurei has no body: only a legendary weapon hurts it, and your Katana is one. It is no mortal guard, so striking it raises no alarm.
lesson-hero-question = Question Master Gensai.
    .then = Investigating is a GUILE test: you roll as many dice as it is difficult, and pass if the sum is at most your GUILE.
    .why = Everyone on a Clue card that you draw is innocent. The last ones left on your list are the Oni: one demon, and the courtier behind whom it hides.
lesson-hero-clue = Keep the clue.
    .then = The name on it is struck off your list.
    .why = All heroes share what is kept. You can play a courtier's card in a later activation for a favour; the courtier stays struck off.
lesson-hero-end = End your activation.
    .then = Your actions are used up. Now the Oni activates one of its cards.
    .why = Heroes and the Oni take turns. Mortal guards act only on tiles with a corruption token, as in the Audience Hall, or once the alarm is raised.
lesson-hero-accuse = Accuse Lady Ume, and Tetsujin.
    .then = Your list leaves one courtier and one demon. Name both.
    .why = The right courtier unmasks the Oni: 2 points, and the Final Battle begins. The right demon weakens it there: Tetsujin loses 1 DEFENSE.
lesson-hero-wait = Accuse nobody yet.
    .then = More than one demon or courtier is left on your list.
    .why = A wrong accusation is a point for the Oni. Master Gensai's two Clue cards would make you sure.
lesson-hero-reorganise = Leave your equipment alone.
    .then = When a round ends you may rearrange your cards for nothing.
    .why = Everything lies where it works. During your activation the same would cost an action.
lesson-hero-battle = Lay your strongest cards.
    .then = Demon Cleaver on the left doubles every hit on a demon. Iai Draw on the right adds two dice. Turn up the Katana again.
    .why = Cards that you have played come back only when your hand is empty. These two are for this fight.
lesson-hero-demon = Strike the demon.
    .then = From here on the game is yours: 5 damage destroy Tetsujin.
    .why = A destroyed Oni is worth 4 points to you, one that escapes 4 to the Oni. It can escape only when a hero has fallen.
lesson-hero-again = Roll a 0 again.
    .then = Once in every attack on a supernatural creature Okko may roll one die again that shows 0.
    .why = That is his natural talent. It costs nothing, so use it whenever you fall short.
lesson-hero-haori = Turn this blow aside.
    .then = The Ronin's Haori cancels 1 damage, once in the game.
    .why = Four damage at the end of a round become a Wound card. Three Wound cards in hand eliminate Okko.
lesson-hero-push = Let it stand.
    .then = Your roll shows a KI: you may push the target one space away.
    .why = A target that stays beside you can be struck again without another move.
lesson-hero-reply = Strike back?
    .then = A card of yours lets you answer a blow that missed.
    .why = It costs no action. It works once in a round.
lesson-hero-heal = Heal as much as you can.
    .then = Your weakness card takes off damage now, and hinders you this round.
    .why = Damage that reaches your STAMINA at the end of the round becomes a Wound card.
lesson-hero-other-cards = A fair plan. But without Hunter's Eye the question to come is harder. You may change it until you are ready.
lesson-hero-other-blade = The Wakizashi parries well, but only a legendary weapon hurts a Yurei. You may turn up the Katana instead until you are ready.
lesson-hero-no-blade = No blade is turned up, so neither helps you this round. You may still change your plan.
lesson-hero-other-way = You may stand there. But a courtier can be questioned from the next space only.
lesson-hero-too-soon = Your activation is over, and its unused actions are lost. Nothing else is: go on in the next round.
lesson-hero-other-witness = Lady Ume gives one Clue card, Master Gensai two. Until both his cards are drawn you cannot be sure.
lesson-hero-keep-courtier = The favour is spent, the courtier stays struck off. Now go on.
lesson-hero-no-name = You accused nobody. When one demon and one courtier are left, name them: each round makes the Oni stronger.
lesson-hero-name-it-too = The mask is off. Had you named the demon too, it would be weaker now.
lesson-hero-name-her-too = The demon is named and will be weaker. Only the courtier's name takes the mask off; you can accuse again when the next round ends.

lesson-oni-corrupt = Corrupt the Great Court.
    .then = Move the token from the lit corridor into the Great Court, where Okko stands between two of your Ashigaru.
    .why = Mortal guards act only on tiles with a corruption token. An even round brings you a new token; in an odd one you may move one.
lesson-oni-enhance = Take Sharpened Blades.
    .then = From now on your mortal guards roll one more die in every attack.
    .why = Nearly every round you gain an enhancement, and it stays. Where the tree branches, you keep to the branch that you take.
lesson-oni-summon = Summon nobody.
    .then = A new guard would cost two Event cards. You have better use for them today.
    .why = Event cards are all that you can spend, and you draw two when a round ends.
lesson-oni-place = Strengthen the Ashigaru.
    .then = Lay Paralysing Howl face down beside their card: MIGHT +2, two more dice all round.
    .why = An Event card serves once: beside an agent for its modifiers, or from your hand for its effect. You may lay one for each hero.
lesson-oni-ready = Say that you are ready.
    .then = Then all cards are turned up, and Okko acts first.
    .why = The cards that stay in your hand can be played in your activations.
lesson-oni-adjust = Leave it as it is.
    .then = You now see how many cards the heroes have laid, and may change one card of yours.
    .why = It is your advantage: the heroes cannot change anything any more.
lesson-oni-activate = Activate the Ashigaru.
    .then = Every figure of that card may act, two actions each.
    .why = Okko has questioned Lady Ume, and you are behind her mask. He will accuse her. Wear him down before he does.
lesson-oni-command = Choose a guard.
    .then = He moves and attacks as you like. Then it is the next one's turn.
    .why = You decide on the order. Three Ashigaru around one hero hit harder still.
lesson-oni-attack = Attack Okko.
    .then = If your dice reach his DEFENSE, he takes 1 damage.
    .why = Okko holds two Wound cards. Four damage at the end of a round become another one, and with three in hand he is out.
lesson-oni-event = Play Powerful Blow.
    .then = For this activation your Ashigaru roll red dice in place of black ones.
    .why = Red dice show more. In each activation you may play one Event card for its effect.
lesson-oni-demon = Activate Homura.
    .then = Okko has named Lady Ume, so now your demon fights in the open. From here on the game is yours: bring Okko down.
    .why = No hero left means that you escape: 4 points. But 5 damage destroy you, and Okko gets those 4. Homura burns every hero beside it when it has acted.
lesson-oni-push = Let him stand.
    .then = Your roll shows a KI: you may push the target one space away.
    .why = A target that stays beside you can be struck again without another move.
lesson-oni-idle = Play an Event card, or not.
    .then = None of your cards can act, so you have drawn an Event card instead.
    .why = Mortal guards need corruption or the alarm. Supernatural creatures act everywhere.
lesson-oni-appear = Choose where you appear.
    .then = The space of your courtier is taken: choose one near it.
    .why = Beside a hero you can strike at once.
lesson-oni-resolve = Choose what it hits.
    .then = The heroes have drawn a complication, and you decide on its target.
    .why = Not every Clue card helps them.
lesson-oni-guards-sleep = Without corruption your guards around Okko cannot act this round. You will draw an Event card instead if nobody can.
lesson-oni-other-tile = A lawful move. But the guards who could strike Okko stand in the Great Court.
lesson-oni-dear = It cost two Event cards. Fewer are left to strengthen those who stand beside Okko already.
lesson-oni-nobody-near = They are far from Okko. You may take the card up again until you are ready.
lesson-oni-bare = Nothing lies beside your agents. Event cards that you keep can still be played in your activations.
lesson-oni-far-away = They are far from Okko. Each card acts once a round, and you have one activation for each hero.
lesson-oni-unused = His unused actions are lost. The next guard can do better.
lesson-oni-beside-him = He stood beside Okko already. A move costs one of his two actions.

# The form of custom numbers: its groups, then fields and what else has no name of its own

numbers-numbers = Limits and amounts
numbers-dice = Dice
numbers-heroes = Heroes
numbers-actions = Action cards
numbers-equipment = Equipment
numbers-followers = Followers
numbers-kami = Kami
numbers-agents = Agents of the Oni
numbers-events = Event cards
numbers-oni-cards = Oni cards
numbers-courtiers = Courtiers
numbers-complications = Complications
numbers-clue-tokens = Clue tokens
numbers-chests = Chests
numbers-test-tokens = Test tokens
numbers-wounds = Wound cards
numbers-conditions = Conditions
numbers-enhancements = Enhancements
numbers-faces = Prohibited tiles
numbers-references = Mission tiles
numbers-scenarios = Scenarios
numbers-campaigns = Campaigns
numbers-expansions = Expansions
number-numbers-actions = Actions of a hero
number-numbers-action-cards-1 = Action cards in a Round, least
number-numbers-action-cards-2 = Action cards in a Round, most
number-numbers-wounds = Wound cards that eliminate a hero
number-event-draw = Event cards drawn each Round
number-idle-draw = Event cards drawn if nothing can be activated
number-failures = Wrong accusations that start the Final Battle
number-many = Heroes from which +3 spaces work
number-penalty = A penalty token lowers the difficulty by
number-last-round = Round in which a hidden Oni reveals itself
number-mission-round = Last Round of a mission tile
number-battle-round = Last Round of a Final Battle
number-expansion-swap = Cards that an expansion replaces
number-bands = Personal mission for a Combat die that shows
number-ki = KI
number-missions = Personal mission
number-talents = { "" }
number-talent = Talent
number-do = { "" }
number-effects = { "" }
number-to = { "" }
number-value = { "" }
number-named = If it is named
number-play = When played
number-technique = Technique
number-techniques = Technique
number-verb-modify = Change
number-verb-grant = Grant
number-verb-cheaper = Cheaper summons
number-verb-heal = Heal
number-verb-cure = Cure conditions
number-verb-harm = Damage
number-verb-afflict = Condition
number-verb-attack = Attack
number-verb-move = Move
number-verb-push = Push
number-verb-actions = Actions
number-verb-summon = Summon
number-verb-reroll = Roll again
number-verb-test = Test
number-verb-draw = Draw
number-verb-look = Look at Clue cards
number-verb-remove = Remove
number-verb-odd = Special effect
number-test = Test dice
number-combat = Combat dice
number-action = Action dice
number-total = Attack total
number-count = How many
number-pick = Targets
number-areas = Areas
number-within = Areas away at most
number-difficulty = Difficulty
number-agents-crowd = Others beside the target
number-crowd = How many with 3 or more heroes
number-dice = Combat dice
number-per-hero = More STAMINA for each hero
number-follower = Follower
number-keep = Cards kept
number-draw = Cards drawn
number-clue-tokens-front-1 = Front: difficulty
number-clue-tokens-front-2 = Front: Clue cards
number-clue-tokens-back-1 = Back: difficulty
number-clue-tokens-back-2 = Back: Clue cards
number-front = Front
number-back = Back
number-copies = Copies
number-cost = Event cards it costs
number-sneak = Difficulty of sneaking
number-passes = Passes that win (0: carry it home)
number-tokens = Tokens with which the Oni wins
number-scenarios-heroes-1 = Heroes, least
number-scenarios-heroes-2 = Heroes, most
number-goal = Goal
number-rounds = Rounds
number-tests = Test
number-special = Special rule
number-acts = Act
number-gain = Gain
number-heroes = Heroes
number-oni = The Oni
number-solo = With one hero
number-equipment = Equipment
number-complications = Complication
number-events = Event card
number-EVI-1 = Evidence 1
number-EVI-2 = Evidence 2
number-EVI-3 = Evidence 3
number-EVI-4 = Evidence 4
number-EVI-5 = Evidence 5
number-EVI-6 = Evidence 6
number-PAR-1 = Parchment 1
number-PAR-2 = Parchment 2
number-PAR-3 = Parchment 3
number-PAR-4 = Parchment 4
number-PAR-5 = Parchment 5
number-PAR-6 = Parchment 6
number-CHE-1 = Chest 1
number-CHE-2 = Chest 2
number-CHE-3 = Chest 3
number-CHE-4 = Chest 4
number-CHE-5 = Chest 5
number-CHE-6 = Chest 6
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

# Balance reports

balance-hero = Heroes
balance-card = Action cards
balance-equipment = Equipment
balance-event = Event cards
balance-enhancement = Enhancements
balance-clue = Clue cards
balance-rounds = Rounds
balance-at-harm-heroes = Damage to heroes and their allies
balance-at-harm-agents = Damage to agents of the Oni
balance-at-entered = Steps of heroes and their allies

# The editor of chronicles

editor-tiles = Tiles
editor-corridors = Corridors
editor-doors = Doors
editor-tokens = Tokens
editor-tests = Test tokens
editor-agents = Agents
editor-courtiers = Courtiers
editor-back = { $face }, back { $other }
editor-figures = { $count ->
    [one] one figure
   *[other] { $count } figures
}
editor-door-open = Open door
editor-door-closed = Closed door
editor-starts = Start
    .about = one for each hero
editor-goal-at = Letter
    .about = what the heroes fetch
editor-chests = Chest
    .about = at most 6
editor-evidence = Evidence
    .about = at most 6
editor-parchment = Parchment
    .about = at most 6
editor-extras = Random courtier
    .about = one more for each hero
editor-special-hidden-follower = Hidden follower
    .about = lies face down
editor-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
editor-section-story = Chronicle
editor-section-goal = The goal
editor-section-tests = Test tokens
editor-section-cards = The Oni's cards
editor-section-special = Special rules
editor-set-name = Name
editor-set-story = Story
editor-set-heroes-least = Fewest heroes
editor-set-heroes-most = Most heroes
editor-set-goal-kind = Goal
editor-set-goal-attribute = Tested with
editor-set-goal-difficulty = Difficulty
editor-set-goal-home = Brought to
editor-set-goal-tile = Mission tile
editor-set-goal-agent = Agents
editor-set-goal-count = How many
editor-set-rounds = Rounds
editor-goal-demon = Find and destroy the Oni
editor-goal-fetch = Fetch the letter
editor-goal-tile = Win a mission tile
editor-goal-tests = Pass tests
editor-goal-hunt = Eliminate agents
editor-does = { $test } passed
editor-opens = { $test } opens
editor-count = { $test }: how many
editor-does-goal = counts for the goal
editor-does-open = opens a door
editor-does-equipment = draws Equipment
editor-does-clues = draws Clues
editor-does-heal = heals Damage
editor-since = { $heroes ->
    [0] never
    [1] always
   *[other] with { $heroes } heroes or more
}
editor-set-special-no-followers = Heroes start without followers
editor-set-special-any-follower = Heroes may start with any follower
editor-set-special-shown-demon = The Oni shows a card that is not its own
editor-set-special-alarm = The alarm is already raised
editor-set-special-events = More Event cards for the Oni
editor-set-special-equipment = Equipment for each hero
editor-set-special-corruption = First Corruption token
editor-nowhere = as usual
editor-fix-remove = Take it away
editor-fix-move = Move to { $space }
editor-fix-lay = Lay one on { $space }
editor-fix-door = Add a door { $door }
editor-fix-card = Give the Oni { $agent }
editor-fix-goal = Change the goal
editor-fix-number = Set to { $number }
editor-fix-close = Close { $door }
editor-fix-opens = Open { $door }
editor-fix-tile = Choose { $tile }
editor-fix-home = Choose { $area }
editor-fix-elsewhere = Lay { $face } in a free place
editor-fix-straight = Lay it straight
editor-fix-without = Turn it off
