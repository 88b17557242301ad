# Kaidan

title-kaidan = Kaidan
    .tagline = Make no noise. Trust nobody. Get out.
    .credits = Kaidan: rules by Ludovico Orlandi; words and drawings, and the cards that its rulebook leaves open, are our own.
    .find = noise, chase, hiding place …
title-kaidan-lessons = Kaidan: a first game
    .tagline = A short game with a coach: keys, a chase, and the way out.

# Numbers on cards: what an amount is called in the texts below. { $n } is the number.

amount-wounds = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
}
amount-heal = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
}
amount-extra_wounds = { $n ->
    [one] 1 additional Wound
   *[other] { $n } additional Wounds
}
amount-discard = { $n ->
    [one] 1 random object
   *[other] { $n } random objects
}
amount-draw = { $n ->
    [one] 1 Object
   *[other] { $n } Objects
}
amount-appear = { $n ->
    [one] a random entity appears
   *[other] { $n } random entities appear
}
amount-pm = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}
amount-more_pm = { $n ->
    [one] 1 extra movement point
   *[other] { $n } extra movement points
}
amount-pa = { $n ->
    [one] 1 action point
   *[other] { $n } action points
}
amount-next_pa = { $n ->
    [one] 1 action point
   *[other] { $n } action points
}
amount-quiet = { $n ->
    [one] The first cell you enter in each of your Activations emits
   *[other] The first { $n } cells you enter in each of your Activations emit
}
amount-cells = { $n ->
    [one] 1 cell
   *[other] { $n } cells
}
amount-reach = { $n ->
    [one] 1 cell
   *[other] { $n } cells
}
amount-stays = { $n ->
    [one] one Gift has
   *[other] { $n } Gifts have
}
amount-uses = { $n ->
    [one] 1 use
   *[other] { $n } uses
}
amount-evidence = { $n ->
    [one] 1 Evidence token
   *[other] { $n } Evidence tokens
}

# Attributes, decks, piles, icons, faces of the D10

attribute-nerves = Nerves
attribute-force = Force
attribute-exorcism = Exorcism
attribute-perception = Perception
attribute-speed = Speed
attribute-fear = Fear
deck-objects = Objects
    .one = an Object
deck-extra = Extra Objects
    .one = an Extra Object
deck-treasure = Treasures
    .one = a Treasure
deck-gifts = Gifts of the Well
    .one = a Gift of the Well
deck-masks = Masks
    .one = a Mask
pile-house = House
pile-both = House/Garden
pile-garden = Garden
icon-common = common
icon-mission = Mission
icon-mask = Mask
icon-weapon = Weapon
icon-rapid = Rapid
icon-special = special
face-0c = critical 0
face-0 = 0
face-1 = 1
face-2 = 2
face-3 = 3
face-3c = critical 3
status-mark = Death Mark
    .some = { $count ->
        [one] a Death Mark
       *[other] { $number } Death Marks
    }
status-neutral = Neutral State
    .some = { $count ->
        [one] a Neutral State
       *[other] { $number } Neutral States
    }

# What lies on the map

piece-exploration = exploration token
    .one = an exploration token
    .the = the exploration token
piece-spent = spent exploration token
    .one = a spent exploration token
    .the = the spent exploration token
piece-hiding = hiding place
    .one = a hiding place
    .the = the hiding place
piece-corpse = Corpse
    .one = a Corpse
    .the = the Corpse
piece-body = body
    .one = a body
    .the = the body
piece-mask = Mask token
    .one = a Mask token
    .the = the Mask token
piece-blue = blue exploration token
    .one = a blue exploration token
    .the = the blue exploration token
piece-evidence = Evidence token
    .one = an Evidence token
    .the = the Evidence token
piece-inventory = inventory token
    .one = an inventory token
    .the = the inventory token
piece-ofuda = Ofuda token
    .one = an Ofuda token
    .the = the Ofuda token
piece-oil = oil
    .one = a pool of oil
    .the = the oil
piece-flames = sacred flames
    .one = sacred flames
    .the = the sacred flames
piece-trapdoor = trapdoor
    .one = a trapdoor
    .the = the trapdoor
piece-well = well
    .one = a well
    .the = the well
key-silver = silver key
    .the = the silver key token
key-bronze = bronze key
    .the = the bronze key token
key-gold = gold key
    .the = the gold key token

# Door/movement tokens: symbols; door side; movement side

token-T01 = 1
    .door = open
    .move = 1 cell
    .some = 1 cell
token-T02 = 1
    .door = open
    .move = 1 cell
    .some = 1 cell
token-T03 = 2
    .door = open
    .move = 2 cells
    .some = 2 cells
token-T04 = 2
    .door = open
    .move = 2 cells
    .some = 2 cells
token-T05 = 2
    .door = open
    .move = 2 cells
    .some = 2 cells
token-T06 = 2
    .door = open
    .move = 2 cells
    .some = 2 cells
token-T07 = 3
    .door = open
    .move = 3 cells
    .some = 3 cells
token-T08 = 3
    .door = open
    .move = 3 cells
    .some = 3 cells
token-T09 = 3
    .door = open
    .move = 3 cells
    .some = 3 cells
token-T10 = 4
    .door = open
    .move = 4 cells
    .some = 4 cells
token-T11 = 1>
    .door = open
    .move = 1 cell toward the nearest character
    .some = 1 cell toward the nearest character
token-T12 = 2>
    .door = open
    .move = 2 cells toward the nearest character
    .some = 2 cells toward the nearest character
token-T13 = 2>
    .door = open
    .move = 2 cells toward the nearest character
    .some = 2 cells toward the nearest character
token-T14 = 2<
    .door = open
    .move = 2 cells away from the nearest character
    .some = 2 cells away from the nearest character
token-T15 = 2<
    .door = open
    .move = 2 cells away from the nearest character
    .some = 2 cells away from the nearest character
token-T16 = 2~
    .door = open
    .move = 2 cells, through spectral walls
    .some = 2 cells, through spectral walls
token-T17 = 3>
    .door = blocked 3
    .move = 3 cells toward the nearest character
    .some = 3 cells toward the nearest character
token-T18 = 3>
    .door = blocked 4
    .move = 3 cells toward the nearest character
    .some = 3 cells toward the nearest character
token-T19 = 3<
    .door = blocked 4
    .move = 3 cells away from the nearest character
    .some = 3 cells away from the nearest character
token-T20 = 3~
    .door = blocked 4
    .move = 3 cells, through spectral walls
    .some = 3 cells, through spectral walls
token-T21 = 3~
    .door = blocked 5
    .move = 3 cells, through spectral walls
    .some = 3 cells, through spectral walls
token-T22 = 1?
    .door = blocked 5
    .move = disappears, then 1 cell
    .some = disappears, then 1 cell
token-T23 = 2?
    .door = blocked 5
    .move = disappears, then 2 cells
    .some = disappears, then 2 cells
token-T24 = 2>~
    .door = blocked 6
    .move = 2 cells toward the nearest character, through spectral walls
    .some = 2 cells toward the nearest character, through spectral walls
token-T25 = 3>~
    .door = blocked 6
    .move = 3 cells toward the nearest character, through spectral walls
    .some = 3 cells toward the nearest character, through spectral walls
token-T26 = !
    .door = a spectral rift
    .move = manifests beside the nearest character
    .some = manifests beside the nearest character
token-T27 = !
    .door = a spectral rift
    .move = manifests beside the nearest character
    .some = manifests beside the nearest character

# Rooms: name; in a sentence; where

room-H01 = Secret Passage
    .the = the Secret Passage
    .in = in the Secret Passage
    .some = Secret Passage
room-H02 = Treasure Room
    .the = the Treasure Room
    .in = in the Treasure Room
    .some = Treasure Room
room-H03 = Mask Room
    .the = the Mask Room
    .in = in the Mask Room
    .some = Mask Room
room-H04 = Mask Room
    .the = the Mask Room
    .in = in the Mask Room
    .some = Mask Room
room-H05 = Doll Room
    .the = the Doll Room
    .in = in the Doll Room
    .some = Doll Room
room-H06 = Flooded Bath
    .the = the Flooded Bath
    .in = in the Flooded Bath
    .some = Flooded Bath
room-H07 = Family Altar
    .the = the Family Altar
    .in = at the Family Altar
    .some = Family Altar
room-H08 = Mirror Room
    .the = the Mirror Room
    .in = in the Mirror Room
    .some = Mirror Room
room-H09 = Weaver's Room
    .the = the Weaver's Room
    .in = in the Weaver's Room
    .some = Weaver's Room
room-H10 = Room of the house
    .the = a room of the house
    .in = in a room of the house
    .some = Room of the house
room-H11 = Room of the house
    .the = a room of the house
    .in = in a room of the house
    .some = Room of the house
room-H12 = Room of the house
    .the = a room of the house
    .in = in a room of the house
    .some = Room of the house
room-H13 = Room of the house
    .the = a room of the house
    .in = in a room of the house
    .some = Room of the house
room-H14 = Room of the house
    .the = a room of the house
    .in = in a room of the house
    .some = Room of the house
room-H15 = Room of the house
    .the = a room of the house
    .in = in a room of the house
    .some = Room of the house
room-H16 = Room of the house
    .the = a room of the house
    .in = in a room of the house
    .some = Room of the house
room-X01 = Mask Room
    .the = the Mask Room
    .in = in the Mask Room
    .some = Mask Room
room-X02 = Whispering Veranda
    .the = the Whispering Veranda
    .in = on the Whispering Veranda
    .some = Whispering Veranda
room-X03 = Tool Shed
    .the = the Tool Shed
    .in = in the Tool Shed
    .some = Tool Shed
room-X04 = Room by the garden
    .the = a room by the garden
    .in = in a room by the garden
    .some = Room by the garden
room-X05 = Room by the garden
    .the = a room by the garden
    .in = in a room by the garden
    .some = Room by the garden
room-X06 = Room by the garden
    .the = a room by the garden
    .in = in a room by the garden
    .some = Room by the garden
room-G01 = Wishing Well
    .the = the Wishing Well
    .in = at the Wishing Well
    .some = Wishing Well
room-G02 = Family Graveyard
    .the = the Family Graveyard
    .in = in the Family Graveyard
    .some = Family Graveyard
room-G03 = Corner of the garden
    .the = a corner of the garden
    .in = in a corner of the garden
    .some = Corner of the garden
room-G04 = Corner of the garden
    .the = a corner of the garden
    .in = in a corner of the garden
    .some = Corner of the garden
room-G05 = Corner of the garden
    .the = a corner of the garden
    .in = in a corner of the garden
    .some = Corner of the garden
room-G06 = Corner of the garden
    .the = a corner of the garden
    .in = in a corner of the garden
    .some = Corner of the garden

# Characters: name; short name; ability; spectral power of the Onryo

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

ability-PC1 = Shoulder Charge
ability-PC2 = Sutra
ability-PC3 = Omen
ability-PC4 = Soft Step
ability-PC5 = First Aid
text-PC1 = The first time in a Turn that you fail a Force Test to break a door, you may roll it again at once, free.
text-PC2 = Once per Turn, after seeing your die in an Exorcism Test, you may roll it again; the second result stands.
text-PC3 = Free Unique Action: look at { $look ->
    [one] the top event card and put it back.
   *[other] the top { $look } event cards and put them back in their order.
}
text-PC4 = { $quiet } no Noise.
text-PC5 = Standard Unique Action: remove { $heal } from yourself or from one adjacent character in your sight.

power-PC1 = Fury
power-PC2 = Dread
power-PC3 = Voices
power-PC4 = Leap
power-PC5 = Cruel Diagnosis
text-PC1-onryo = When your Attack inflicts at least 1 Wound, it inflicts { $extra_wounds }.
text-PC2-onryo = Each character in your Room takes { $value } on Nerves Tests.
text-PC3-onryo = Once per Turn, after any character's Activation, choose a character within { $reach } of you, counted as Noise: it emits Noise { $noise }.
text-PC4-onryo = When you move by a token you may go { $cells } further, and you pass through spectral walls.
text-PC5-onryo = Characters in your Room cannot remove Wounds and take { $value } on Perception Tests.

# Entities: name; ability; ritual

entity-EN-YU = Yurei
    .one = a Yurei
    .the = the Yurei
    .The = The Yurei
    .some = { $count ->
        [one] a Yurei
       *[other] { $number } Yurei
    }
entity-EN-JI = Jikininki
    .one = a Jikininki
    .the = the Jikininki
    .The = The Jikininki
    .some = { $count ->
        [one] a Jikininki
       *[other] { $number } Jikininki
    }
entity-EN-ZA = Zashiki-warashi
    .one = a Zashiki-warashi
    .the = the Zashiki-warashi
    .The = The Zashiki-warashi
    .some = { $count ->
        [one] a Zashiki-warashi
       *[other] { $number } Zashiki-warashi
    }
entity-EN-JB = Jibakurei
    .one = a Jibakurei
    .the = the Jibakurei
    .The = The Jibakurei
    .some = { $count ->
        [one] a Jibakurei
       *[other] { $number } Jibakurei
    }
entity-EN-UB = Ubume
    .one = an Ubume
    .the = the Ubume
    .The = The Ubume
    .some = { $count ->
        [one] an Ubume
       *[other] { $number } Ubume
    }
entity-EN-KU = Kuchisake-onna
    .one = a Kuchisake-onna
    .the = the Kuchisake-onna
    .The = The Kuchisake-onna
    .some = { $count ->
        [one] a Kuchisake-onna
       *[other] { $number } Kuchisake-onna
    }
entity-EN-GO = Goryo
    .one = a Goryo
    .the = the Goryo
    .The = The Goryo
    .some = { $count ->
        [one] a Goryo
       *[other] { $number } Goryo
    }
entity-EN-LP = Lost Person
    .one = a Lost Person
    .the = the Lost Person
    .The = The Lost Person
    .some = { $count ->
        [one] a Lost Person
       *[other] { $number } Lost Persons
    }
entity-EN-OK = Okiku
    .one = Okiku
    .the = Okiku
    .The = Okiku
    .some = { $count ->
        [one] Okiku
       *[other] { $number } Okiku
    }

ability-EN-JI = Carrion Thief
ability-EN-ZA = Mischief
ability-EN-JB = Bound
ability-EN-UB = Lament
ability-EN-KU = The Question
ability-EN-GO = Wrath
ability-EN-LP = Encounter
ability-EN-OK = From the Well
text-EN-JI = When its Attack inflicts at least 1 Wound and you survive, it takes one random object of yours, Mission objects included, and keeps it face down under its card.
text-EN-ZA = When it wins a Reaction Test it inflicts no Wounds. It takes one random object of yours, Mission objects included, or inflicts 1 Wound if you have none.
text-EN-JB = When it is revealed, put { $evidence } on the map, each by a Coordinate Roll, in placed Rooms but never in a locked Treasure Room; any still lying there are taken back first.
text-EN-UB = When its chase starts, the Noise of the hunted character becomes { $hunted_noise }.
text-EN-KU = When its chase starts, the hunted character makes a parity guess. Wrong: { $guess_force } Force until that chase ends.
text-EN-GO = When its Attack inflicts at least 1 Wound, it inflicts { $extra_wounds }.
text-EN-LP = Not an enemy. When it sees you, a Lost Person card is drawn and you make a Perception Test; then the Lost Person is gone.
text-EN-OK = Passes through spectral walls. Comes only out of the Wishing Well.

ritual-EN-JI = Offering
ritual-EN-ZA = Gift
ritual-EN-JB = Truth
ritual-EN-UB = Compassion
ritual-EN-KU = Sweet Answer
ritual-EN-OK = Tenth Plate
text-EN-JI-ritual = If a Corpse token or a body lies on your cell, or on an adjacent one with no wall or closed door between, remove it: the Jikininki is banished.
text-EN-ZA-ritual = Discard a Hina Doll: the Zashiki-warashi is banished.
text-EN-JB-ritual = If all its Evidence tokens have been examined since it was revealed, by anybody: the Jibakurei is banished. Examining one draws no card and removes it.
text-EN-UB-ritual = Nerves Test { $difficulty }. Success: the Ubume is banished. Failure: go on to your Reaction.
text-EN-KU-ritual = Consume a Bekko Candy: the Kuchisake-onna is banished.
text-EN-OK-ritual = Discard a Gift of the Well: Okiku is banished.

# Cursed Rooms: what happens when they awaken

text-CR1 = Awakens at the first entry, without a guess. From then on a character on the well cell may, as a Standard Action, discard one object of its choice (no Mission object) and make a parity guess; right: it draws a Gift of the Well. When { $stays } been drawn, this card is discarded and Okiku appears on the well cell.
text-CR2 = Nerves Test { $difficulty }. Failure: { $wounds }, and you discard { $discard }.
text-CR3 = Speed Test { $difficulty }. Failure: { $wounds }, and you lose all your movement points; in a chase you move no further this round.
text-CR4 = Discard one object of your choice (no Mission object), or { $appear } on a free cell of this Room that the decider chooses.
text-CR5 = You disappear.
text-CR6 = Force Test { $difficulty }. Failure: you lose all your movement points and { $pa }; in a chase you move no further this round.
text-CR7 = You emit Noise { $noise }.
text-CR8 = Perception Test { $difficulty }. Failure: { $wounds }.
text-CR9 = A Jikininki appears on a free cell of this Room that the decider chooses; if all of them are on the map already, a random entity appears there.

# Objects: name; one of them; the one meant; some of them

object-OB01 = Hyoirei
    .one = a Hyoirei
    .the = the Hyoirei
    .some = { $count ->
        [one] a Hyoirei
       *[other] { $number } Hyoirei
    }
object-OB02 = Silver key
    .one = a silver key
    .the = the silver key
    .some = { $count ->
        [one] a silver key
       *[other] { $number } silver keys
    }
object-OB03 = Bronze key
    .one = a bronze key
    .the = the bronze key
    .some = { $count ->
        [one] a bronze key
       *[other] { $number } bronze keys
    }
object-OB04 = Universal key
    .one = a universal key
    .the = the universal key
    .some = { $count ->
        [one] a universal key
       *[other] { $number } universal keys
    }
object-OB05 = Ofuda
    .one = an Ofuda
    .the = the Ofuda
    .some = { $count ->
        [one] an Ofuda
       *[other] { $number } Ofuda
    }
object-OB06 = Refined Spectral Crystal
    .one = a Refined Spectral Crystal
    .the = the Refined Spectral Crystal
    .some = { $count ->
        [one] a Refined Spectral Crystal
       *[other] { $number } Refined Spectral Crystals
    }
object-OB07 = Spectral Crystal
    .one = a Spectral Crystal
    .the = the Spectral Crystal
    .some = { $count ->
        [one] a Spectral Crystal
       *[other] { $number } Spectral Crystals
    }
object-OB08 = Box of Matches
    .one = a Box of Matches
    .the = the Box of Matches
    .some = { $count ->
        [one] a Box of Matches
       *[other] { $number } Boxes of Matches
    }
object-OB09 = Sacred Oil
    .one = a flask of Sacred Oil
    .the = the Sacred Oil
    .some = { $count ->
        [one] a flask of Sacred Oil
       *[other] { $number } flasks of Sacred Oil
    }
object-OB10 = Sacred Water
    .one = a flask of Sacred Water
    .the = the Sacred Water
    .some = { $count ->
        [one] a flask of Sacred Water
       *[other] { $number } flasks of Sacred Water
    }
object-OB11 = Bandages
    .one = a roll of Bandages
    .the = the Bandages
    .some = { $count ->
        [one] a roll of Bandages
       *[other] { $number } rolls of Bandages
    }
object-OB12 = Sake
    .one = a bottle of Sake
    .the = the Sake
    .some = { $count ->
        [one] a bottle of Sake
       *[other] { $number } bottles of Sake
    }
object-OB13 = Lantern
    .one = a Lantern
    .the = the Lantern
    .some = { $count ->
        [one] a Lantern
       *[other] { $number } Lanterns
    }
object-OB14 = Crowbar
    .one = a Crowbar
    .the = the Crowbar
    .some = { $count ->
        [one] a Crowbar
       *[other] { $number } Crowbars
    }
object-OB15 = Kitchen Knife
    .one = a Kitchen Knife
    .the = the Kitchen Knife
    .some = { $count ->
        [one] a Kitchen Knife
       *[other] { $number } Kitchen Knives
    }
object-OB16 = Katana
    .one = a Katana
    .the = the Katana
    .some = { $count ->
        [one] a Katana
       *[other] { $number } Katanas
    }
object-OB17 = Mallet
    .one = a Mallet
    .the = the Mallet
    .some = { $count ->
        [one] a Mallet
       *[other] { $number } Mallets
    }
object-OB18 = Purifying Salt
    .one = a pouch of Purifying Salt
    .the = the Purifying Salt
    .some = { $count ->
        [one] a pouch of Purifying Salt
       *[other] { $number } pouches of Purifying Salt
    }
object-OB19 = Wind Chime
    .one = a Wind Chime
    .the = the Wind Chime
    .some = { $count ->
        [one] a Wind Chime
       *[other] { $number } Wind Chimes
    }
object-OB20 = Straw Sandals
    .one = a pair of Straw Sandals
    .the = the Straw Sandals
    .some = { $count ->
        [one] a pair of Straw Sandals
       *[other] { $number } pairs of Straw Sandals
    }
object-OB21 = Hina Doll
    .one = a Hina Doll
    .the = the Hina Doll
    .some = { $count ->
        [one] a Hina Doll
       *[other] { $number } Hina Dolls
    }
object-OB22 = Charm
    .one = a Charm
    .the = the Charm
    .some = { $count ->
        [one] a Charm
       *[other] { $number } Charms
    }
object-OB23 = Bekko Candy
    .one = a Bekko Candy
    .the = the Bekko Candy
    .some = { $count ->
        [one] a Bekko Candy
       *[other] { $number } Bekko Candies
    }
object-OB24 = Incense
    .one = a stick of Incense
    .the = the Incense
    .some = { $count ->
        [one] a stick of Incense
       *[other] { $number } sticks of Incense
    }
object-OB25 = Torn Map
    .one = a Torn Map
    .the = the Torn Map
    .some = { $count ->
        [one] a Torn Map
       *[other] { $number } Torn Maps
    }
object-OB26 = Prayer Beads
    .one = a string of Prayer Beads
    .the = the Prayer Beads
    .some = { $count ->
        [one] a string of Prayer Beads
       *[other] { $number } strings of Prayer Beads
    }
object-EX01 = Ofuda
    .one = an Ofuda
    .the = the Ofuda
    .some = { $count ->
        [one] an Ofuda
       *[other] { $number } Ofuda
    }
object-EX02 = Sacred Water
    .one = a flask of Sacred Water
    .the = the Sacred Water
    .some = { $count ->
        [one] a flask of Sacred Water
       *[other] { $number } flasks of Sacred Water
    }
object-EX03 = Bandages
    .one = a roll of Bandages
    .the = the Bandages
    .some = { $count ->
        [one] a roll of Bandages
       *[other] { $number } rolls of Bandages
    }
object-TR01 = Gold key
    .one = a gold key
    .the = the gold key
    .some = { $count ->
        [one] a gold key
       *[other] { $number } gold keys
    }
object-TR02 = Sacred Mirror
    .one = a Sacred Mirror
    .the = the Sacred Mirror
    .some = { $count ->
        [one] a Sacred Mirror
       *[other] { $number } Sacred Mirrors
    }
object-WG01 = Votive Coin
    .one = a Votive Coin
    .the = the Votive Coin
    .some = { $count ->
        [one] a Votive Coin
       *[other] { $number } Votive Coins
    }
object-WG02 = Dragon Pearl
    .one = a Dragon Pearl
    .the = the Dragon Pearl
    .some = { $count ->
        [one] a Dragon Pearl
       *[other] { $number } Dragon Pearls
    }
object-WG03 = Moon Water
    .one = a flask of Moon Water
    .the = the Moon Water
    .some = { $count ->
        [one] a flask of Moon Water
       *[other] { $number } flasks of Moon Water
    }
object-WG04 = Veil of Water
    .one = a Veil of Water
    .the = the Veil of Water
    .some = { $count ->
        [one] a Veil of Water
       *[other] { $number } Veils of Water
    }
object-WG05 = Whisper of the Well
    .one = a Whisper of the Well
    .the = the Whisper of the Well
    .some = { $count ->
        [one] a Whisper of the Well
       *[other] { $number } Whispers of the Well
    }
object-WG06 = Well Rope
    .one = a Well Rope
    .the = the Well Rope
    .some = { $count ->
        [one] a Well Rope
       *[other] { $number } Well Ropes
    }
object-MK01 = Hannya Mask
    .one = a Hannya Mask
    .the = the Hannya Mask
    .some = { $count ->
        [one] a Hannya Mask
       *[other] { $number } Hannya Masks
    }
object-MK02 = Oni Mask
    .one = an Oni Mask
    .the = the Oni Mask
    .some = { $count ->
        [one] an Oni Mask
       *[other] { $number } Oni Masks
    }
object-MK03 = Tengu Mask
    .one = a Tengu Mask
    .the = the Tengu Mask
    .some = { $count ->
        [one] a Tengu Mask
       *[other] { $number } Tengu Masks
    }
object-MK04 = Kitsune Mask
    .one = a Kitsune Mask
    .the = the Kitsune Mask
    .some = { $count ->
        [one] a Kitsune Mask
       *[other] { $number } Kitsune Masks
    }
object-MK05 = Okame Mask
    .one = an Okame Mask
    .the = the Okame Mask
    .some = { $count ->
        [one] an Okame Mask
       *[other] { $number } Okame Masks
    }

# Objects: what they do

text-OB01 = You are possessed, in secret, from the moment you draw it: be the last character on the map, with nobody escaped. It cannot be traded, stolen, discarded or left behind. Once per game, as a Free Instant Action, you may reveal it to cause a Dark Impulse on all characters.
text-OB02 = Beside an exterior door of the Treasure Room: put the silver key token on that Room, then remove this card.
text-OB03 = Beside an exterior door of the Treasure Room: put the bronze key token on that Room, then remove this card.
text-OB04 = Beside an exterior door of the Treasure Room: put the silver or the bronze key token on that Room, whichever is missing, then remove this card.
text-OB05 = Consume it to attempt an Exorcism. Or consume it to put an Ofuda token on a door of your cell: the first enemy that crosses that door disappears, and the token is removed.
text-OB06 = At any moment for Instant Actions, even as your last chance: you disappear.
text-OB07 = You disappear. May be your last chance.
text-OB08 = Turn the oil on your cell, or on an adjacent one with no wall or closed door between, into sacred flames.
text-OB09 = Put the oil token on your cell.
text-OB10 = Remove all sacred flames from the map.
text-OB11 = Remove up to { $heal } from yourself or from one adjacent character in your sight.
text-OB12 = Remove { $heal } from yourself, then emit Noise { $noise }.
text-OB13 = { $value } on your Perception Tests to examine a token, if you show it.
text-OB14 = { $value } on your Force Tests to break a door, if you show it. In combat: { $value2 } on your Force Test.
text-OB15 = In combat: { $value } on your Force Test.
text-OB16 = In combat: { $value } on your Force Test.
text-OB17 = In combat: if you win the Test, you inflict { $extra_wounds }.
text-OB18 = When an enemy attacks you: it counts as repelled and the next round begins. Never as your last chance.
text-OB19 = Put a Noise { $noise } on a cell of a placed Room within { $reach } of you, counted as Noise. It lasts until End of Turn, is no character's Noise, and entities may be alerted by it at once.
text-OB20 = In your Activation: until it ends, your normal movement emits no Noise.
text-OB21 = When you would suffer Wounds: prevent { $prevent } of them. The Zashiki-warashi's ritual needs it.
text-OB22 = After rolling your own die in a Test: roll it again; the second result stands.
text-OB23 = In your Activation: gain { $pm }. The Kuchisake-onna's ritual needs it.
text-OB24 = Every enemy and every unrevealed entity within { $reach } of you, counted as Noise, disappears. May be your last chance.
text-OB25 = Look at the top { $look ->
    [one] tile of one Room pile.
   *[other] { $look } tiles of one Room pile and put them back in any order.
}
text-OB26 = { $value } on your Exorcism Tests against enemies, if you show it.
text-EX01 = { text-OB05 }
text-EX02 = { text-OB10 }
text-EX03 = { text-OB11 }
text-TR01 = On the trapdoor: put the gold key token on it. The trapdoor is open; then remove this card.
text-TR02 = When an enemy sights you, before the chase begins: it disappears and there is no chase.
text-WG01 = Before the die of your own parity guess is rolled: choose 0, 1, 2 or 3 as its result.
text-WG02 = Remove all your Wounds.
text-WG03 = Before you roll your own die in a Test: it counts as a critical 3.
text-WG04 = Whenever you could hide: hide on your cell as if it held a hiding place { $hiding }.
text-WG05 = Look at the whole inventory of one character, the Hyoirei included.
text-WG06 = Move to a free adjacent cell of a placed Room through walls and doors alike, but not into a locked Treasure Room. You emit Noise { $noise }.
text-MK01 = Worn: { $value } on your Exorcism Tests.
text-MK02 = Worn: { $value } on your opposed Force Tests.
text-MK03 = Worn: { $value } on your Speed Tests, and { $more_pm } in each Preparation.
text-MK04 = Worn. { $quiet } no Noise.
text-MK05 = Worn: { $value } on your Nerves Tests.

# Event cards

eventcard-EV01 = Dark Impulse
eventcard-EV05 = A Presence
eventcard-EV09 = Whispers in the Dark
eventcard-EV10 = Sudden Frost
eventcard-EV11 = Tremor
eventcard-EV12 = Hands from the Floor
eventcard-EV13 = Rent in the Veil
eventcard-EV14 = Dance of Spirits
eventcard-EV15 = The Call
eventcard-EV16 = Nightmare
eventcard-EV17 = False Dawn
eventcard-EV18 = Unseen Thief
eventcard-EV19 = Ancestral Gift
eventcard-EV20 = Sealed Doors
eventcard-EV21 = Black Rain
eventcard-EV22 = The Hunger
eventcard-EV23 = Unnatural Silence
eventcard-EV24 = Shifting Shadows
text-EV01 = A Dark Impulse on all characters.
text-EV05 = By Coordinate Roll { $appear }.
text-EV09 = The First Player's character emits Noise { $noise }.
text-EV10 = Until the end of the next Turn every darkness level is { $darkness } higher.
text-EV11 = Each character: Speed Test { $difficulty }. Failure: it emits Noise { $noise }.
text-EV12 = The First Player's character: Force Test { $difficulty }. Failure: { $next_pa } fewer in the next Preparation.
text-EV13 = The First Player's character disappears.
text-EV14 = Every entity but the Onryo disappears, lowest number first.
text-EV15 = Every entity but the Onryo, lowest number first, moves as many cells as a D10 shows toward the nearest character.
text-EV16 = Each character: Nerves Test { $difficulty }. Failure: { $wounds }.
text-EV17 = Each character removes { $heal }.
text-EV18 = The First Player's character discards { $discard }.
text-EV19 = The First Player's character takes an Ofuda from the Extra Objects, if one is left.
text-EV20 = Until the end of the next Turn a door token that shows open counts as Blocked { $open_blocked }.
text-EV21 = The oil and all sacred flames are removed; every Noise becomes 0.
text-EV22 = A Jikininki appears on the cell of a random face-up Corpse token, or by Coordinate Roll if there is none. Nothing happens if all of them are on the map.
text-EV23 = Until the end of the next Turn a character's normal movement emits no Noise; fleeing still does.
text-EV24 = The face-up darkness tokens are shuffled and put back face up on the same columns.

# Lost People: who; if the Perception Test fails; if it succeeds

lost-LP1 = the maid
lost-LP2 = the blind monk
lost-LP3 = the child in the closet
lost-LP4 = the scholar
lost-LP5 = the gardener
lost-LP6 = the bride
lost-LP7 = the pilgrim
lost-LP8 = the old woman with the lamp
text-LP1-failure = You emit Noise { $noise }.
text-LP1-success = You draw { $draw }.
text-LP2-failure = You discard { $discard }.
text-LP2-success = You take an Ofuda from the Extra Objects and remove { $heal }.
text-LP3-failure = Once the Lost Person is gone, { $appear } on its cell.
text-LP3-success = A face-up hiding place { $hiding } is put on the Lost Person's cell, in place of any map token.
text-LP4-failure = You suffer { $wounds }.
text-LP4-success = You look at the top { $look ->
    [one] House tile.
   *[other] { $look } House tiles and put them back in any order.
}
text-LP5-failure = You lose all your movement points for this Turn.
text-LP5-success = You take the Sacred Water from the Extra Objects; if it is not there, you draw { $instead_draw }.
text-LP6-failure = You disappear.
text-LP6-success = You take the Bandages from the Extra Objects; if they are not there, you remove up to { $instead_heal }.
text-LP7-failure = You emit Noise { $noise }.
text-LP7-success = You take an Ofuda from the Extra Objects.
text-LP8-failure = For the rest of the game the darkness of this column changes by { $darkness }.
text-LP8-success = For the rest of the game the darkness of this column changes by { $darkness }, but not below 1.

# Things that sentences are about

figure-1 = entity 1
    .the = entity 1
    .The = Entity 1
figure-2 = entity 2
    .the = entity 2
    .The = Entity 2
figure-3 = entity 3
    .the = entity 3
    .The = Entity 3
figure-4 = entity 4
    .the = entity 4
    .The = Entity 4
figure-5 = entity 5
    .the = entity 5
    .The = Entity 5
figure-6 = entity 6
    .the = entity 6
    .The = Entity 6
figure-7 = Onryo of { $owner }
    .the = { $owner-you ->
        [yes] your Onryo
       *[no] the Onryo of { $owner }
    }
    .The = { $owner-you ->
        [yes] Your Onryo
       *[no] The Onryo of { $owner }
    }
figure-8 = Onryo of { $owner }
    .the = { $owner-you ->
        [yes] your Onryo
       *[no] the Onryo of { $owner }
    }
    .The = { $owner-you ->
        [yes] Your Onryo
       *[no] The Onryo of { $owner }
    }
figure-9 = Onryo of { $owner }
    .the = { $owner-you ->
        [yes] your Onryo
       *[no] the Onryo of { $owner }
    }
    .The = { $owner-you ->
        [yes] Your Onryo
       *[no] The Onryo of { $owner }
    }
figure-10 = Onryo of { $owner }
    .the = { $owner-you ->
        [yes] your Onryo
       *[no] the Onryo of { $owner }
    }
    .The = { $owner-you ->
        [yes] Your Onryo
       *[no] The Onryo of { $owner }
    }
figure-11 = Onryo of { $owner }
    .the = { $owner-you ->
        [yes] your Onryo
       *[no] the Onryo of { $owner }
    }
    .The = { $owner-you ->
        [yes] Your Onryo
       *[no] The Onryo of { $owner }
    }
phase-preparation = Preparation
phase-pg = Character phase
phase-event = Event phase
phase-entity = Entity phase
phase-end = End of Turn
piece-none = no token
    .one = nothing
piece-mask-taken = spent Mask token
    .one = a spent Mask token
piece-blue-taken = spent blue token
    .one = a spent blue token
piece-hiding-1 = hiding place 1
    .one = a hiding place 1
piece-hiding-2 = hiding place 2
    .one = a hiding place 2
piece-hiding-3 = hiding place 3
    .one = a hiding place 3
purpose-door = to break a door
purpose-run = to run
purpose-examine = to examine what lies there
purpose-curse = against the curse
purpose-event = against the event
purpose-lost = with the Lost Person
purpose-ritual = for the ritual
purpose-attack = in the fight
purpose-repel = to repel the enemy
purpose-obstacle = to get past the enemy
purpose-flee = to flee
purpose-hide = to stay hidden
purpose-exorcise = to banish the enemy
purpose-exorcise-pg = to drive the Hyoirei out

# What happens: set-up and the map

event-picked = { $you ->
    [seat] You play { $character }.
   *[other] { $seat-player } plays { $character }.
}
event-picked-any = { $you ->
    [seat] Chance decides: you play { $character }.
   *[other] Chance decides: { $seat-player } plays { $character }.
}
event-first-player = { $you ->
    [seat] You are the First Player.
   *[other] { $seat } is the First Player.
}
event-set-up = The house lies in the dark; decks and bags are ready.
event-shuffled-in = The Secret Passage and the Treasure Room are shuffled into the { $pile } tiles.
event-coordinates = Coordinate Roll: { $white }-{ $black }.
event-room-drawn = A new Room at { $slot }: { $room-the }.
event-darkness-shown = The darkness of columns { $column } is { $level }.
event-marker-filled = At { $cell } there is { $piece-one }.
event-marker-empty = At { $cell } there is nothing: the bag is empty.
event-awoke = { $you ->
    [seat] You wake up at { $cell }.
   *[other] { $seat } wakes up at { $cell }.
}

# What happens: turns

event-turn = { $you ->
    [first] Turn { $turn }. You have the First Player token.
   *[other] Turn { $turn }. { $first } has the First Player token.
}
event-phase = { $phase }.
event-activation = { $you ->
    [seat] Your Activation.
   *[other] { $seat }'s Activation.
}
event-first-passed = { $you ->
    [seat] The First Player token comes to you.
   *[other] The First Player token passes to { $seat }.
}

# What happens: Tests

event-test = { $you ->
    [seat] You make { $attribute-key ->
        [exorcism] an
       *[other] a
    } { $attribute } Test { $purpose }
   *[other] { $seat } makes { $attribute-key ->
        [exorcism] an
       *[other] a
    } { $attribute } Test { $purpose }
}{ $figure-key ->
    [none] { $rival-letter ->
        [none] : { $difficulty } or more is needed.
       *[other] {""}, against { $rival-you ->
            [yes] you
           *[no] { $rival }
        }.
    }
   *[other] {""}, against { $figure-the }.
}
event-rolled = { $you ->
    [seat] You roll { $face }.
   *[other] { $seat } rolls { $face }.
}
event-enemy-rolled = { $you ->
    [seat] You roll for { $figure-the }: { $face }.
   *[other] { $seat } rolls for { $figure-the }: { $face }.
}
event-chose-face = { $you ->
    [seat] Your die counts as { $face }.
   *[other] { $seat }'s die counts as { $face }.
}
event-critical = { $you ->
    [seat] { $success ->
        [yes] Critical 3: you succeed, whatever the totals{ $wounds ->
            [0] .
           *[other] , and your opponent suffers 1 additional Wound.
        }
       *[no] Critical 0: you fail, whatever the totals{ $wounds ->
            [0] .
           *[other] , and suffer 1 additional Wound.
        }
    }
   *[other] { $success ->
        [yes] Critical 3: { $seat } succeeds, whatever the totals{ $wounds ->
            [0] .
           *[other] , and the opponent suffers 1 additional Wound.
        }
       *[no] Critical 0: { $seat } fails, whatever the totals{ $wounds ->
            [0] .
           *[other] , and suffers 1 additional Wound.
        }
    }
}
event-enemy-critical = { $success ->
    [yes] Critical 3: { $figure-the } succeeds, whatever the totals.
   *[no] Critical 0: { $figure-the } fails, whatever the totals.
}
event-double-critical = { $success ->
    [yes] Both dice show a critical 3: a tie, whatever the totals{ $wounds ->
        [0] .
       *[other] , and each suffers 1 additional Wound.
    }
   *[no] Both dice show a critical 0: a tie, whatever the totals{ $wounds ->
        [0] .
       *[other] , and each suffers 1 additional Wound.
    }
}
event-test-result = { $you ->
    [seat] { $won ->
        [1] You pass, { $total } against { $against }.
        [0] A tie, { $total } against { $against }.
       *[other] You fail, { $total } against { $against }.
    }
   *[other] { $won ->
        [1] { $seat } passes, { $total } against { $against }.
        [0] A tie, { $total } against { $against }.
       *[other] { $seat } fails, { $total } against { $against }.
    }
}
event-guessed = { $you ->
    [seat] You say { $odd ->
        [yes] odd
       *[no] even
    }.
   *[other] { $seat } says { $odd ->
        [yes] odd
       *[no] even
    }.
}
event-guess-result = { $you ->
    [seat] { $right ->
        [yes] You guessed right.
       *[no] You guessed wrong.
    }
   *[other] { $right ->
        [yes] { $seat } guessed right.
       *[no] { $seat } guessed wrong.
    }
}
event-bonus-used = { $you ->
    [seat] You make use of { $object-the }.
   *[other] { $seat } makes use of { $object-the }.
}
event-rolls-again = { $you ->
    [seat] You roll again.
   *[other] { $seat } rolls again.
}

# What happens: moving, doors, noise

event-moved = { $you ->
    [seat] You go to { $cell }.
   *[other] { $seat } goes to { $cell }.
}
event-swapped = { $you ->
    [seat] You are pushed to { $cell }.
   *[other] { $seat } is pushed to { $cell }.
}
event-made-room = { $you ->
    [seat] You make way, to { $cell }.
   *[other] { $seat } makes way, to { $cell }.
}
event-figure-moved = { $figure-The } goes to { $cell }.
event-displaced = { $figure-The } is pushed to { $cell }.
event-door-opened = { $you ->
    [seat] You open the door { $edge }.
   *[other] { $seat } opens the door { $edge }.
}
event-door-checked = { $you ->
    [seat] You check the door { $edge }: { $token-door }.
   *[other] { $seat } checks the door { $edge }: { $token-door }.
}
event-door-broken = { $you ->
    [seat] You break the door { $edge } open.
   *[other] { $seat } breaks the door { $edge } open.
}
event-door-held = The door { $edge } holds.
event-ofuda-door = { $figure-The } meets the Ofuda on the door { $edge } and is gone.
event-bag-filled = The tokens that were drawn go back into the bag: { $count }.
event-noise = { $you ->
    [seat] You make Noise { $level }; it stands at { $total }.
   *[other] { $seat } makes Noise { $level }; it stands at { $total }.
}
event-alerted = { $figure-The } has heard it and is alerted, at { $cell }.
event-ran = { $you ->
    [seat] { $won ->
        [yes] You run: 1 more movement point.
       *[no] You stumble: Noise, and your Activation is over.
    }
   *[other] { $won ->
        [yes] { $seat } runs: 1 more movement point.
       *[no] { $seat } stumbles: Noise, and the Activation is over.
    }
}
event-examined = { $you ->
    [seat] { $won ->
        [yes] You find something at { $cell }.
       *[no] You find nothing at { $cell }.
    }
   *[other] { $won ->
        [yes] { $seat } finds something at { $cell }.
       *[no] { $seat } finds nothing at { $cell }.
    }
}
event-treasure-shut = { $you ->
    [seat] It is the Treasure Room, and it is locked. You stay where you are.
   *[other] It is the Treasure Room, and it is locked. { $seat } stays outside.
}

# What happens: objects

event-drew = { $seat } draws { $deck-one }.
    .told = { $you ->
        [seat] { $possessed ->
            [yes] The Hyoirei lies there: it possesses you, and only you know. You draw { $card-one }.
           *[no] You draw { $card-one }.
        }
       *[other] { $possessed ->
            [yes] The Hyoirei possesses { $seat }, who draws { $card-one }.
           *[no] { $seat } draws { $card-one }.
        }
    }
event-drew-nothing = { $you ->
    [seat] { $deck }: there is nothing left for you to draw.
   *[other] { $deck }: there is nothing left for { $seat } to draw.
}
event-reshuffled = { $deck }: the discards become a new deck.
event-took-named = { $you ->
    [seat] You take { $card-one }.
   *[other] { $seat } takes { $card-one }.
}
event-ofuda-shown = { $you ->
    [seat] You hold up { $card-one }.
   *[other] { $seat } holds up { $card-one }.
}
event-used = { $you ->
    [seat] { $consumed ->
        [yes] You use { $card-the }; it is gone.
       *[no] You use { $card-the }.
    }
   *[other] { $consumed ->
        [yes] { $seat } uses { $card-the }; it is gone.
       *[no] { $seat } uses { $card-the }.
    }
}
event-discarded = { $you ->
    [seat] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-lost-at-random = { $you ->
    [seat] { $card-key ->
        [none] You have nothing to lose.
       *[other] You lose { $card-the }.
    }
   *[other] { $card-key ->
        [none] { $seat } has nothing to lose.
       *[other] { $seat } loses { $card-the }.
    }
}
event-key-placed = { $you ->
    [seat] You place the { $key } token.
   *[other] { $seat } places the { $key } token.
}
event-ofuda-placed = { $you ->
    [seat] You seal the door { $edge } with an Ofuda.
   *[other] { $seat } seals the door { $edge } with an Ofuda.
}
event-oil = { $you ->
    [seat] You pour the Sacred Oil at { $cell }.
   *[other] { $seat } pours the Sacred Oil at { $cell }.
}
event-chime = A chime rings at { $cell }: Noise { $level }.
event-hushed = { $you ->
    [seat] Your steps make no sound in this Activation.
   *[other] { $seat }'s steps make no sound in this Activation.
}
event-repelled = { $you ->
    [seat] You repel { $figure-the }.
   *[other] { $seat } repels { $figure-the }.
}
event-wore = { $you ->
    [seat] You put on { $card-the }.
   *[other] { $seat } puts on { $card-the }.
}
event-took-off = { $you ->
    [seat] You take off { $card-the }.
   *[other] { $seat } takes off { $card-the }.
}
event-mask-seen = { $card-key ->
    [none] { $you ->
        [seat] You still wear your Mask.
       *[other] { $seat } still wears the Mask.
    }
   *[other] { $you ->
        [seat] You wear { $card-the } no more.
       *[other] { $seat } wears { $card-the } no more.
    }
}
event-looked-at-tiles = { $seat } looks at the top of the { $pile } tiles.
    .told = { $you ->
        [seat] You look at the top of the { $pile } tiles: { $tiles }.
       *[other] { $seat } looks at the top of the { $pile } tiles: { $tiles }.
    }
event-ordered-tiles = { $seat } puts the { $pile } tiles back in some order.
    .told = { $you ->
        [seat] You put the { $pile } tiles back; the top first: { $tiles }.
       *[other] { $seat } puts the { $pile } tiles back; the top first: { $tiles }.
    }
event-looked-at-event = { $seat } looks at the next event.
    .told = { $you ->
        [seat] { $event-key ->
            [none] There is no event left to look at.
           *[other] You look at the next event: { $event }.
        }
       *[other] { $event-key ->
            [none] There is no event left to look at.
           *[other] { $seat } looks at the next event: { $event }.
        }
    }
event-looked-at-cards = { $seat } looks at { $target }'s inventory.
    .told = { $you ->
        [seat] You look at { $target }'s inventory: { $cards }{ $hyoirei ->
            [yes] , and the Hyoirei
           *[no] {""}
        }.
       *[other] { $seat } looks at { $target }'s inventory: { $cards }{ $hyoirei ->
            [yes] , and the Hyoirei
           *[no] {""}
        }.
    }
event-trade-proposed = { $you ->
    [seat] You propose a Trade to { $partner }.
    [partner] { $seat } proposes a Trade to you.
   *[other] { $seat } proposes a Trade to { $partner }.
}
event-trade-refused = { $you ->
    [seat] You refuse { $partner }'s Trade.
    [partner] { $seat } refuses your Trade.
   *[other] { $seat } refuses { $partner }'s Trade.
}
event-traded = { $seat } and { $partner } trade, face down: { $given } given, { $received } received.
    .told = { $you ->
        [seat] You give { $partner }: { $cards_given }. You receive: { $cards_received }.
        [partner] { $seat } gives you: { $cards_given }. You give: { $cards_received }.
       *[other] { $seat } gives { $partner }: { $cards_given }. { $partner } gives: { $cards_received }.
    }
event-looked-at-loot = { $seat } looks through the inventory token at { $cell }.
    .told = { $you ->
        [seat] You look through the inventory token at { $cell }: { $cards }.
       *[other] { $seat } looks through the inventory token at { $cell }: { $cards }.
    }
event-recovered = { $seat } recovers { $count ->
    [one] 1 object
   *[other] { $count } objects
} at { $cell }.
    .told = { $you ->
        [seat] You recover at { $cell }: { $cards }.
       *[other] { $seat } recovers at { $cell }: { $cards }.
    }
event-fought = { $you ->
    [seat] You attack { $target }.
    [target] { $seat } attacks you.
   *[other] { $seat } attacks { $target }.
}
event-exorcism = { $you ->
    [seat] { $possessed ->
        [yes] You try to exorcise { $target }: the Hyoirei is there!
       *[no] You try to exorcise { $target }: nothing happens.
    }
    [target] { $possessed ->
        [yes] { $seat } tries to exorcise you: the Hyoirei is found out!
       *[no] { $seat } tries to exorcise you: nothing happens.
    }
   *[other] { $possessed ->
        [yes] { $seat } tries to exorcise { $target }: the Hyoirei is there!
       *[no] { $seat } tries to exorcise { $target }: nothing happens.
    }
}
event-exorcised = { $you ->
    [seat] You drive the Hyoirei out of { $target }.
    [target] { $seat } drives the Hyoirei out of you.
   *[other] { $seat } drives the Hyoirei out of { $target }.
}

# What happens: appearing and disappearing

event-disappeared = { $you ->
    [seat] You disappear.
   *[other] { $seat } disappears.
}
event-appeared = { $you ->
    [seat] You appear at { $cell }.
   *[other] { $seat } appears at { $cell }.
}
event-nowhere = { $you ->
    [seat] There is no cell left for you: you stay.
   *[other] There is no cell left for { $seat }, who stays.
}
event-figure-disappeared = { $figure-The } disappears.
event-figure-appeared = { $figure-The } appears at { $cell }.
event-figure-removed = { $figure-The } leaves the map.
event-summoned = { $figure-The } appears at { $cell }: { $entity-one }.
event-entity-came = { $figure-The } appears at { $cell }. Nobody knows what it is.
event-no-entity = No entity comes.
event-revealed = { $figure-The } is { $entity-one }.
event-move-token = { $figure-The } moves by the token: { $token-move }.

# What happens: wounds, death, the end

event-banished = { $seat-letter ->
    [none] { $figure-The } is banished.
   *[other] { $you ->
        [seat] You banish { $figure-the }.
       *[other] { $seat } banishes { $figure-the }.
    }
}
event-took-stolen = { $seat } takes what { $figure-the } had stolen: { $count ->
    [one] 1 object
   *[other] { $count } objects
}.
    .told = { $you ->
        [seat] You take what { $figure-the } had stolen: { $cards }.
       *[other] { $seat } takes what { $figure-the } had stolen: { $cards }.
    }
event-stolen-left = What { $figure-the } had stolen lies at { $cell }: { $count ->
    [one] 1 object
   *[other] { $count } objects
}.
event-fire = Sacred flames at { $cells }.
event-fire-out = The sacred flames go out.
event-points = { $you ->
    [seat] You have { $pa } action points and { $pm } movement points.
   *[other] { $seat } has { $pa } action points and { $pm } movement points.
}
event-halted = { $you ->
    [seat] You cannot go on this round.
   *[other] { $seat } cannot go on this round.
}
event-darkness-shifted = The darkness of columns { $column } changes by { $by }.
event-wounded = { $you ->
    [seat] You suffer { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    }: { $total } in all.
   *[other] { $seat } suffers { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    }: { $total } in all.
}
event-healed = { $you ->
    [seat] You are rid of { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    }: { $total } left.
   *[other] { $seat } is rid of { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    }: { $total } left.
}
event-died = { $you ->
    [seat] { $possessed ->
        [yes] You die, and the Hyoirei with you
       *[no] You die
    }
   *[other] { $possessed ->
        [yes] { $seat } dies, and was possessed
       *[no] { $seat } dies
    }
}{ $rule ->
    [KA-292] : one Wound kills the trapped.
    [KA-312] : the Dark Impulse had said so.
    [KA-175] : the sacred flames are deadly.
    [KA-303] : the last chance is lost.
    [KA-157] : the Hyoirei has won the Exorcism.
    [KA-214] : with nothing but Death Marks there is no escape.
   *[other] : as many Wounds as Nerves.
}
event-alone = { $you ->
    [seat] { $possessed ->
        [yes] You are the last in the house, as the Hyoirei wanted.
       *[no] You are the last in the house, and you are not possessed.
    }
   *[other] { $possessed ->
        [yes] { $seat } is the last in the house, and possessed.
       *[no] { $seat } is the last in the house, and not possessed.
    }
}
event-inventory-left = { $count ->
    [0] Nothing stays behind at { $cell }.
    [one] 1 object stays behind at { $cell }.
   *[other] { $count } objects stay behind at { $cell }.
}
event-inventory-burnt = { $count ->
    [0] The inventory token at { $cell } burns away.
    [one] Of the inventory token at { $cell } 1 object is left.
   *[other] Of the inventory token at { $cell } { $count } objects are left.
}
event-escaped = { $you ->
    [seat] You are out of the house!
   *[other] { $seat } is out of the house!
}
event-onryo = { $you ->
    [seat] You return as an Onryo, at { $cell }.
   *[other] { $seat } returns as an Onryo, at { $cell }.
}
event-onryo-tokens = { $seat } draws { $count ->
    [one] 1 token
   *[other] { $count } tokens
} in secret.
    .told = { $you ->
        [seat] You draw tokens for your Onryo: { $tokens }.
       *[other] { $seat } draws: { $tokens }.
    }
event-scored = { $seat } scores.
    .told = { $you ->
        [seat] You score { $points }: { $total } so far.
       *[other] { $seat } scores { $points }: { $total } so far.
    }
event-ended = The game is over.

# What happens: the chase

event-sighted = { $you ->
    [seat] { $figure-The } sights you.
   *[other] { $figure-The } sights { $seat }.
}
event-chase = { $you ->
    [seat] { $figure-The } hunts you!
   *[other] { $figure-The } hunts { $seat }!
}
event-chase-round = Round { $round } of the chase.
event-chase-ended = { $you ->
    [seat] You are hunted no more.
   *[other] { $seat } is hunted no more.
}
event-found = { $you ->
    [seat] { $figure-The } finds your hiding place.
   *[other] { $figure-The } finds { $seat }'s hiding place.
}
event-lament = { $you ->
    [seat] { $figure-The } wails: your Noise is { $noise }.
   *[other] { $figure-The } wails: { $seat }'s Noise is { $noise }.
}
event-enraged = { $figure-The } is enraged: Force +{ $force } in this chase.
event-ritual = { $you ->
    [seat] { $done ->
        [yes] Your ritual succeeds.
       *[no] Your ritual fails.
    }
   *[other] { $done ->
        [yes] { $seat }'s ritual succeeds.
       *[no] { $seat }'s ritual fails.
    }
}
event-corpse-taken = The Corpse at { $cell } is gone.
event-stole = { $figure-The } steals an object from { $seat }.
    .told = { $you ->
        [seat] { $figure-The } steals from you: { $card }.
       *[other] { $figure-The } steals from { $seat }: { $card }.
    }
event-evidence-placed = Evidence of a suicide lies at { $cell }.
event-evidence-found = { $you ->
    [seat] { $left ->
        [0] You have all the Evidence.
        [one] You find Evidence; 1 more is left.
       *[other] You find Evidence; { $left } more are left.
    }
   *[other] { $left ->
        [0] { $seat } has found the last Evidence.
        [one] { $seat } finds Evidence; 1 more is left.
       *[other] { $seat } finds Evidence; { $left } more are left.
    }
}
event-hiding-place = At { $cell } there is now a hiding place { $value }.
event-onryo-moved = { $you ->
    [seat] Your Onryo moves: { $token-move }.
   *[other] { $seat }'s Onryo moves: { $token-move }.
}
event-voices = { $you ->
    [seat] Your Onryo calls { $target }: Noise { $noise }.
    [target] { $seat }'s Onryo calls you: Noise { $noise }.
   *[other] { $seat }'s Onryo calls { $target }: Noise { $noise }.
}
event-attack = { $you ->
    [seat] { $figure-The } attacks you.
   *[other] { $figure-The } attacks { $seat }.
}
event-hid = { $you ->
    [seat] You hide at { $cell }, bonus { $bonus }.
   *[other] { $seat } hides at { $cell }, bonus { $bonus }.
}

# What happens: events, curses, the Hyoirei

event-event-count = { $found ->
    [2] The gold key has been found: the house sends the most events.
    [1] Two keys have been found: the house sends more events.
   *[other] The house stirs.
}
event-event = Event: { $event }.
event-darkness-mixed = The darkness of columns { $columns } changes places.
event-hush = Every Noise is gone.
event-corpse-picked = The Corpse at { $cell } draws something near.
event-curse = { $you ->
    [seat] You enter { $curse-the }.
   *[other] { $seat } enters { $curse-the }.
}
event-curse-slept = The curse sleeps on.
event-curse-awoke = { $curse }: the curse awakens!
event-lost-person = { $you ->
    [seat] You meet a Lost Person: { $person }.
   *[other] { $seat } meets a Lost Person: { $person }.
}
event-exchanged = { $you ->
    [seat] You exchange a status card with { $partner }.
    [partner] You exchange a status card with { $seat }.
   *[other] { $seat } and { $partner } exchange a status card.
}
event-impulse = { $seat-letter ->
    [none] Dark Impulse! Everybody looks at their status cards.
   *[other] { $you ->
        [seat] Dark Impulse! You look at your status cards.
       *[other] Dark Impulse! { $seat } looks at the status cards.
    }
}
event-marks-counted = { $seat } counts Death Marks.
    .told = { $you ->
        [seat] Your status cards: { $marks ->
            [one] 1 Death Mark
           *[other] { $marks } Death Marks
        }, { $neutral ->
            [one] 1 Neutral State
           *[other] { $neutral } Neutral States
        }.
       *[other] { $seat }'s status cards: { $marks ->
            [one] 1 Death Mark
           *[other] { $marks } Death Marks
        }, { $neutral ->
            [one] 1 Neutral State
           *[other] { $neutral } Neutral States
        }.
    }
event-verdict = { $you ->
    [seat] { $only_marks ->
        [yes] You have nothing but Death Marks.
       *[no] The Dark Impulse passes you by.
    }
   *[other] { $only_marks ->
        [yes] { $seat } has nothing but Death Marks.
       *[no] The Dark Impulse passes { $seat } by.
    }
}
event-condemned = { $you ->
    [seat] You are condemned: you die at the end of the Turn after Turn { $turn }.
   *[other] { $seat } is condemned, and dies at the end of the Turn after Turn { $turn }.
}
event-impulse-idle = The Hyoirei is defeated: the Dark Impulse does nothing.
event-unmasked = { $you ->
    [seat] You reveal the Hyoirei.
   *[other] { $seat } reveals the Hyoirei!
}
event-hyoirei-gone = The Hyoirei is defeated. All status cards leave the game.
event-well-awoke = The Wishing Well is awake.
event-wished = { $you ->
    [seat] You make a wish.
   *[other] { $seat } makes a wish.
}
event-well-empty = The Wishing Well is empty.

# What happens: Instant Actions

event-fizzled = { $you ->
    [seat] Your action is cancelled.
   *[other] { $seat }'s action is cancelled.
}

# Questions: what is asked; what silence means; who is waited for

ask-pick = Which character do you play?
    .help = Characters differ in what they are good at: Nerves, Force, Exorcism, Perception, Speed. Take one that you like.
    .silence = Chance picks a character for you.
    .waiting = { $who } is picking a character.
ask-act = Your Activation: what do you do?
    .use = On what?
    .quick = On what?
    .wish = What do you give to the Well?
    .silence = Your Activation ends.
    .waiting = { $who } is acting.
ask-roll = { $attribute } Test { $purpose }: roll, or use something first?
    .with = Roll, or use something more?
    .quick = On what?
    .silence = You roll.
    .waiting = { $count ->
        [one] { $who } is about to roll.
       *[other] { $who } are about to roll.
    }
ask-guess = Even or odd?
    .quick = What will the die show?
    .silence = You say even.
    .waiting = { $who } is guessing.
ask-roll-guess = The die of your guess: roll, or use something first?
    .quick = What will the die show?
    .silence = You roll.
    .waiting = { $who } is about to roll.
ask-decide = { $about ->
    [orientation] How does { $tile-the } lie?
    [target] Whom does the entity go for?
    [hunted] Whom does the enemy hunt?
    [met] Whom does the Lost Person meet?
    [way] Where does the entity end up?
    [away] Where does the entity flee to?
    [displaced] Where does it get pushed to?
    [swapped] Where does the character get pushed to?
    [aside] Where do you step aside to?
    [manifest] Where does the entity manifest?
    [appear] Where does the entity appear?
    [rebirth] Where does the Onryo appear?
    [loot] Where do the stolen objects lie?
    [leaver] Which entity leaves the map?
   *[other] Which way does it go?
}
    .help = { $about ->
        [orientation] Only its doors matter: they decide which way the house goes on. Usually one leads where you want to go.
       *[other] {""}
    }
    .silence = The first possibility is taken.
    .waiting = { $who } decides.
ask-hide = An entity is about to see you. Do you hide?
    .silence = You do not hide.
    .waiting = { $who } may hide.
ask-must-hide = You must hide where you are. Behind what?
    .silence = You hide as the place allows.
    .waiting = { $who } must hide.
ask-window-test-post = The dice have fallen. Do you react?
    .quick = On what?
    .silence = You do nothing.
    .waiting = Waiting for everybody.
ask-window-wound = There will be Wounds. Do you react?
    .quick = On what?
    .silence = You do nothing.
    .waiting = Waiting for everybody.
ask-window-sight = Someone has been sighted. Do you react?
    .quick = On what?
    .silence = You do nothing.
    .waiting = Waiting for everybody.
ask-window-attack = An enemy attacks. Do you react?
    .quick = On what?
    .silence = You do nothing.
    .waiting = Waiting for everybody.
ask-window-fate = Fate has spoken. Do you react?
    .quick = On what?
    .silence = You do nothing.
    .waiting = Waiting for everybody.
ask-window-event = The event is about to happen. Do you react?
    .quick = On what?
    .silence = You do nothing.
    .waiting = Waiting for everybody.
ask-onryo = Does your Onryo move?
    .silence = It stays.
    .waiting = { $who } may move the Onryo.
ask-onryo-way = Where does your Onryo go?
    .silence = It stops.
    .waiting = { $who } is moving the Onryo.
ask-chase = You are hunted: what do you do?
    .use = On what?
    .quick = On what?
    .silence = You flee, or wait if you have fled before.
    .waiting = { $who } is hunted.
ask-flee = Where do you flee to?
    .quick = On what?
    .silence = You stop.
    .waiting = { $who } is fleeing.
ask-react = The enemy has reached you: how do you react?
    .silence = You repel.
    .waiting = { $who } is under attack.
ask-last-chance = Your last chance: if you fail, you die.
    .silence = You repel.
    .waiting = { $who } has one last chance.
ask-altar = What do you give to the altar?
    .silence = You keep everything, and something comes.
    .waiting = { $who } stands before the altar.
ask-again = Do you roll that Test again?
    .silence = You do not.
    .waiting = { $who } may roll again.
ask-trade = { $seat } proposes a Trade. Do you agree?
    .silence = You refuse.
    .waiting = { $who } is thinking about a Trade.
ask-give = What do you hand over?
    .give = What else do you hand over?
    .silence = You hand over nothing.
    .waiting = { $count ->
        [one] { $who } is choosing what to hand over.
       *[other] { $who } are choosing what to hand over.
    }
ask-recover = What do you take?
    .take = What else do you take?
    .silence = You take nothing.
    .waiting = { $who } is going through the objects.
ask-order = Which tile goes back on top?
    .next = And which one under it?
    .silence = They go back as they lay.
    .waiting = { $who } is looking at tiles.

# Answers

option-pick = { $character-key ->
    [any] Any of those left
   *[other] { $character }
}
option-move = Go to { $cell }
option-run = Run
option-examine = { $what ->
    [evidence] Examine the Evidence
   *[other] Examine
}
option-noise = Make Noise
option-pass = { $arming ->
    [none] End the Activation
   *[other] End the Activation, with { $card-the } ready { $moment ->
        [sight] for when an entity would see you
        [activation] for the end of another's Activation
        [preparation] for the Preparation
        [pg] for before the next Activations
        [event] for the Event phase
        [entity] for the Entity phase
       *[other] for the End of Turn
    }
}
    .chase = Do nothing
option-hide = Hide
option-escape = Escape from the house
option-reveal = Reveal the Hyoirei
option-wish = Make a wish
option-keep = Give nothing
option-slip-away = Slip away from this dead end
option-open = Open the door { $edge }
option-break = Break the door { $edge }
option-open-inner = Open the door { $edge }
option-flee = Flee
option-wait = Wait
option-flee-to = To { $cell }
option-stop = Stop
option-repel = Repel
option-ritual = { $card-key ->
    [none] Perform the ritual
    [corpse] Perform the ritual with the Corpse at { $cell }
   *[other] Perform the ritual with { $card-the }
}
option-resort = Use { $card-the }
option-exorcise = Exorcism, with an Ofuda
option-onryo-to = To { $cell }
option-voices = Call { $target }
option-token = Use the token: { $token-move }
option-roll = Roll
option-even = Even
option-odd = Odd
option-with = Use { $card-the }
option-discard = Give up { $card-the }
option-let-be = Let it be
option-choose = { $what ->
    [cell] { $choice }
    [turn] Turned by { $choice }°
    [seat] Seat { $choice }
   *[figure] Number { $choice }
}
option-use = Use { $card-the }
option-quick = Use { $card-the }
option-on = { $target }
option-cell = { $cell }
option-door = The door { $edge }
option-pile = The { $pile } tiles
option-key = The { $key }
option-show = { $face }
option-wear = Put on { $card-the }
option-take-off = Take off the Mask
option-omen = Look at the next event
option-sutra = Roll again
option-roll-again = Roll again
option-first-aid = { $target-you ->
    [yes] Tend your own Wounds
   *[no] Tend { $target }'s Wounds
}
option-attack = Attack { $target }
    .group = Attack a character
option-exorcise-pg = Exorcise { $target }
    .group = Exorcise a character
option-trade = Propose a Trade to { $target }
    .group = Propose a Trade
option-accept = Agree
option-refuse = Refuse
option-give = { $spent ->
    [none] Hand over { $card-the }
    [one] Hand over { $card-the }, used once
   *[other] Hand over { $card-the }, used { $spent } times
}
option-hand-over = That is all
option-recover = { $owner-letter ->
    [none] Recover what an enemy had stolen
   *[other] Recover the objects of { $owner }
}
option-take = { $spent ->
    [none] Take { $card-the }
    [one] Take { $card-the }, used once
   *[other] Take { $card-the }, used { $spent } times
}
option-take-no-more = That is all
option-next = { $room }

# What the engine says beforehand

preview-chance = { $chance } % to succeed
preview-tie = { $tie ->
    [0] { "" }
   *[other] { $tie } % to tie
}
preview-lost = { $lost ->
    [0] { "" }
   *[other] { $lost } % to lose
}
preview-trapped = trapped
    .yes = trapped: any Wound kills
preview-death = { $death ->
    [0] { "" }
   *[other] { $death } % to die
}
preview-wounds = { $wounds ->
    [0] { "" }
    [one] up to 1 Wound
   *[other] up to { $wounds } Wounds
}
preview-heals = { $heals ->
    [0] removes no Wound
    [one] removes 1 Wound
   *[other] removes { $heals } Wounds
}
unspent-pa = { $pa ->
    [one] 1 action point
   *[other] { $pa } action points
}
cost-pm = { $pm ->
    [one] 1 step
   *[other] { $pm } steps
}
preview-stop = the walk stops at { $stop }
preview-noise = Noise { $noise }
preview-heard = alerts { $heard }
preview-seen = in sight of { $seen }
preview-exchange = exchange with { $exchange }
preview-fire =
    .yes = deadly: it burns
preview-difficulty = difficulty { $difficulty }
cost-pa = { $pa ->
    [0] free
    [one] 1 action point
   *[other] { $pa } action points
}
preview-open = { $open ->
    [0] { "" }
   *[other] { $open } % open
}
preview-blocked = { $blocked ->
    [0] { "" }
   *[other] { $blocked } % blocked
}
preview-rift = { $rift ->
    [0] { "" }
   *[other] { $rift } % spectral rift
}
preview-explores =
    .yes = unexplored
preview-unchecked =
    .yes = must be checked
preview-free =
    .yes = free
preview-obstacle = past entity { $obstacle }
preview-away = { $away ->
    [one] 1 cell away
   *[other] { $away } cells away
}
preview-bonus = bonus { $bonus }
preview-impulse =
    .yes = a Dark Impulse first
preview-cells = { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
preview-left = { $left } more
preview-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
preview-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
preview-figures = sends away { $figures }

# Why not, where the title of the rule does not say it

why-KA-074 = No movement point is left.
why-KA-117 = The Well must be awake, and you must have an object to give.
why-KA-122 = That key is in its lock already.
why-KA-126 = The trapdoor must be opened with the gold key.
why-KA-128 = Only from the open trapdoor in the Secret Passage.
why-KA-129 = No action point is left.
why-KA-134 = You have done that already this Turn.
why-KA-172 = You wear another Mask: take it off first.
why-KA-174 = There is no oil on your cell or beside it.
why-KA-187 = The Onryo has moved already this Turn.
why-KA-191 = Too far away, or done already this Turn.
why-KA-198 = No event is left.
why-KA-241 = A wall is in the way.
why-KA-258 = Your flight ends here: the die gave you no more cells.
why-KA-282 = No ritual banishes this enemy.
why-KA-R15 = It does nothing at this moment.
why-KA-R20 = Not while another is active.
why-KA-R24 = No Room lies there yet.
why-KA-R27 = No tile is left in that pile.
why-KA-R47 = Nobody runs in a chase: flee instead.
why-KA-R78 = In a chase you must do something: at least wait.
why-KA-R79 = You lack what its ritual needs, or have tried it in this attack.
why-KA-R86 = You are hidden already.
why-KA-R92 = That door holds an Ofuda or burns, or no Ofuda token is left.

# How it ends

ending-nobody-left = { $you ->
    [seat] Nobody is left in the house. You win.
   *[other] Nobody is left in the house. { $seat } wins.
}
    .shared = { $you ->
        [seat] Nobody is left in the house. You share the victory with { $others }.
       *[none] Nobody is left in the house. { $seat } share the victory.
    }
ending-last-alive = { $you ->
    [seat] Only the possessed character is left. You win.
   *[other] Only the possessed character is left. { $seat } wins.
}
    .shared = { $you ->
        [seat] Only the possessed character is left. You share the victory with { $others }.
       *[none] Only the possessed character is left. { $seat } share the victory.
    }
ending-no-events-left = { $you ->
    [seat] The last event has happened. You win.
   *[other] The last event has happened. { $seat } wins.
}
    .shared = { $you ->
        [seat] The last event has happened. You share the victory with { $others }.
       *[none] The last event has happened. { $seat } share the victory.
    }

# In the terminal: the map

plan-outer-door = exterior door
plan-inner-door = interior door
plan-open-door = open door (a number: blocked)
plan-spectral = spectral wall
plan-unknown = unexplored
plan-alerted = alerted
plan-onryo = Onryo
plan-marker = something will lie here
plan-spent = spent token
plan-hiding = hiding place and its bonus
plan-chime = noise of a chime

# In the terminal: the table

terminal-darkness = Darkness
terminal-rooms = Rooms
terminal-room-at = { $cell } { $room }
terminal-cursed = {" "}(a curse sleeps)
terminal-pg = Character
terminal-cell = At
terminal-wounds = Wounds
terminal-noise = Noise
terminal-pa = AP
terminal-pm = MP
terminal-cards = Cards
play-state = State
terminal-entity = Entity
terminal-unrevealed = nobody knows
terminal-onryo-of = Onryo of { $seat }
terminal-escaped = escaped
terminal-dead = dead
terminal-banished = banished for good
terminal-hunted = hunted
terminal-hunts = hunting
terminal-alerted = alerted
terminal-is-hidden = hidden
terminal-exhausted = exhausted
terminal-condemned = condemned
terminal-host = possessed
terminal-stolen = { $count ->
    [one] has stolen 1 object
   *[other] has stolen { $count } objects
}
terminal-awakening = Awakening
terminal-events = Events
terminal-first = First Player
terminal-keys-placed = in their locks: { $keys }
terminal-lasting = { $event } until the end of Turn { $turn }
terminal-chase = Chase, round { $round } of { $rounds }: { $hunter } hunts { $seat }
terminal-test = { $seat }: { $attribute } Test { $purpose }
terminal-against = against { $who }
terminal-die = die { $face }
terminal-other-die = { $who }'s die { $face }
terminal-inventory = Inventory
terminal-tokens = Your Onryo's tokens
terminal-possessed = You are possessed, and nobody else knows.
terminal-armed = Ready: { $card }.
terminal-counted = At the last Dark Impulse you counted { $marks ->
    [one] 1 Death Mark
   *[other] { $marks } Death Marks
} and { $neutral ->
    [one] 1 Neutral State
   *[other] { $neutral } Neutral States
}.
terminal-scored = { $points ->
    [one] 1 secondary point so far.
   *[other] { $points } secondary points so far.
}
play-ability = { $ability }: { $text }

# In the terminal: the guide

guide-aim = What it is about
    .text = Find two lesser keys, open the Treasure Room, take the gold key to the trapdoor in the Secret Passage and get out before the events run out. Points decide; getting out is worth the most.
guide-turn = A Turn
    .text = Preparation, an Activation for each character, events, entities, End of Turn. In your Activation you spend action points (AP) to act and movement points (MP) to walk. A cell is written row-column: 3-4 is row 3, column 4.
guide-noise = Noise
    .text = Walking, stumbling and breaking doors make Noise. An entity that hears it is alerted and comes. The darker a column, the harder it is to find anything there.
guide-chase = A chase
    .text = An enemy that sees you hunts you, whatever else was going on. Flee, hide, repel it, banish it by its ritual or with an Ofuda; when the rounds are over you must hide.
guide-possessed = The Hyoirei
    .text = Who draws the Hyoirei is possessed in secret, and wants to be the last in the house. Characters that meet exchange status cards unseen; a Dark Impulse condemns who has nothing but Death Marks. Who dies comes back as an Onryo, and wants nobody to escape.
guide-signs = On the map: letters are characters, numbers entities
guide-people = Characters
guide-cards = What you hold
guide-entities = Who is in the house
guide-events = Events that last

# What now? An aim, how far it is or what it takes, its name on the ladder

way-steps = { $steps ->
    [-1] No open way there yet
    [0] You are there
    [one] 1 step away
   *[other] { $steps } steps away
}
way-time = { $turns ->
    [0] no event is left
    [one] events for 1 more Turn
   *[other] events for { $turns } more Turns
}
aim-wake = You wake in a strange house. Find the way out before the events run out.
    .how = Two keys, the gold key, the trapdoor.
    .step = Wake up
aim-keys = Search { $cell } for a key.
    .how = { way-steps }; { $placed } of 2 keys placed, { way-time }.
    .step = Two keys
aim-explore = Find a key: open a door to a new room.
    .how = { way-steps }; { $placed } of 2 keys placed, { way-time }.
    .step = New rooms
aim-find-treasure = Find the Treasure Room: open doors in the house. Use your { $object } there.
    .how = { way-steps }; { $placed } of 2 keys placed, { way-time }.
    .step = Treasure Room
aim-place = Carry your { $object } to the Treasure Room and use it at the door.
    .how = { way-steps }; { $placed } of 2 keys placed, { way-time }.
    .step = Place the keys
aim-gold = Search the Treasure Room for the gold key.
    .how = { way-steps }; { way-time }.
    .step = Gold key
aim-find-passage = Find the Secret Passage: open doors in the house.
    .how = { way-steps }; the trapdoor is there, { way-time }.
    .step = Secret Passage
aim-trapdoor = Carry the gold key to the trapdoor in the Secret Passage.
    .how = { way-steps }; { way-time }.
    .step = Trapdoor
aim-wait-trapdoor = The gold key has been found. Be at the trapdoor when it opens.
    .how = { way-steps }; { way-time }.
    .step = Trapdoor
aim-out = The trapdoor is open. Step on it and escape.
    .how = { way-steps }; { way-time }.
    .step = Out
aim-escaped = You are out of the house.
    .how = You have escaped.
    .step = Out
aim-flee = Shake off your hunter: run out of its sight, hide or drive it back.
    .how = Round { $round } of { $rounds } of the chase; then you must hide.
    .step = Chase
aim-fire = Get out of the fire: this room burns next.
    .how = { way-time }.
    .step = Fire
aim-condemned = You are condemned. Kill or exorcise the possessed before you die.
    .how = Only the end of the possessed saves you.
    .step = Condemned
aim-meet = Meet the others in secret: each meeting may leave a Death Mark.
    .how = { $others ->
        [0] Nobody is left beside you.
        [one] One other is alive; { way-steps }.
       *[other] { $others } others are alive; the nearest is { $target }: { way-steps }.
    }
    .step = First victim
aim-strike = Kill { $target-letter ->
        [none] the last of the others
       *[other] { $target }
    }: only the last one in the house wins.
    .how = { $others ->
        [0] Nobody is left beside you.
        [one] One other is alive; { way-steps }.
       *[other] { $others } others are alive; { way-steps }.
    }
    .step = Strike
aim-half = Half of them are gone.
    .how = { way-time }.
    .step = Half of them
aim-alone = You are alone in the house.
    .how = { way-time }.
    .step = Alone
aim-hunt = Hunt { $target-letter ->
        [none] the living
       *[other] { $target }
    }: nobody may escape.
    .how = { $others ->
        [one] One is still alive; { way-steps }.
       *[other] { $others } are still alive; { way-steps }.
    }
    .step = First death
aim-hunt-late = Hunt the rest: each death still scores.
    .how = { $others ->
        [one] One is still in the house; { way-steps }.
       *[other] { $others } are still in the house; { way-steps }.
    }
    .step = The rest
aim-rise = You return as an Onryo and hunt the living.
    .how = { $others ->
        [one] One is still alive.
       *[other] { $others } are still alive.
    }
    .step = Return
aim-none-left = Nobody is left to hunt.
    .how = { way-time }.
    .step = Nobody left
pin-search = Search here
pin-door = New room
pin-place = Place your key
pin-gold = Gold key
pin-trapdoor = Trapdoor
pin-prey = Nearest prey
pin-killer = Your killer

# Before the first game of a side: at most 140 words

opener-living = Find the keys. Get out before the events run out.
    .who = You are trapped in a haunted house
    .goal = Escape through the trapdoor: { $escape } points for each player. Place two keys at the Treasure Room, find the gold key in it and carry it to the Secret Passage.
    .turn = Spend { $actions } actions and your steps: walk, open doors, search, use objects. Steps make Noise, and what hears you comes. What sees you hunts you.
    .lose = The house keeps you when the last event is drawn or your Nerves are gone. One of you may be possessed: you swap a card with everyone you meet.
opener-possessed = Nobody leaves. Be the last one alive.
    .who = You are possessed, and nobody knows
    .goal = Be the only survivor: { $last_alive } points for each player. Each other death scores { $death }, each kill of yours { $kill }.
    .turn = Act like the others. Whenever you meet somebody, you pass on a card from the bottom of your pile, mostly a Death Mark. Once a game you may show yourself: anyone with nothing but Death Marks is condemned.
    .lose = You fail if somebody escapes, or if they kill or exorcise you. Once somebody is out, escape too: { $escape_possessed } points for each player.
opener-onryo = You are dead. Let nobody escape.
    .who = You are an Onryo, a vengeful spirit
    .goal = If nobody escapes, you score { $none_escaped } points for each player. Each death scores { $death }, each kill of yours { $kill }, your own killer { $revenge }.
    .turn = Each Turn you get { $tokens } movement tokens. Play one after somebody's Activation and go as far as it says. You hunt anyone you see.
    .lose = Your points for the empty house are lost as soon as one character escapes.

# Why something cannot be chosen now, by rule; an attribute is for one verb
why-KA-024 = { $character } is another player's.
why-KA-075 = A wall is in the way.
why-KA-096 = A door you have not checked is in the way: open it first.
why-KA-098 = The door is blocked: break it first.
why-KA-102 = Another try costs an action point, and you have none.
why-KA-120 = The Treasure Room is locked: two keys open it.
why-KA-121 = Keys are used beside the Treasure Room.
why-KA-140 = No face-up token lies on your cell.
why-KA-145 = { $target } is not next to you and in sight, or has no objects.
why-KA-148 = { $target } is not next to you and in sight.
why-KA-153 = Only one Weapon counts in a fight.
why-KA-159 = A Dark Impulse must have struck, and { $target } must be next to you.
why-KA-161 = Nothing left behind lies on your cell.
why-KA-166 = There is no hiding place on your cell.
why-KA-170 = Keys and other mission objects stay with you.
why-KA-211 = The Hyoirei is defeated.
why-KA-213 = You have revealed the Hyoirei already.
why-KA-266 = There is no door of your cell to seal, and no enemy to hold.
why-KA-287 = You have no Ofuda.
why-KA-R119 = You have proposed a trade to { $target } already.
why-KA-R21 = { $target } is not next to you.
why-KA-R31 = You have looked at this door already.
why-KA-R34 = The door stays blocked for this round.
why-KA-R85 = You have been seen: it is too late to hide.
why-KA-R89 = You have made your one attempt.
why-KA-256 = In a chase you flee cell by cell.
why-KA-106 = That door is locked for good.

# The lesson "escape"

lesson-escape-door = Open the lit door.
    .then = Touching it draws a token: it stands open, or it is blocked and you must break it.
    .why = The way out needs keys, and keys lie in rooms. Opening a door costs nothing.
lesson-escape-glass = Walk to the magnifying glass.
    .then = Each cell costs 1 of your 3 steps and makes Noise 1.
    .why = A glass is a place to search. Entities hear Noise as far away as its number says, so walk no further than you need.
lesson-escape-search = Search here.
    .then = You roll a die and add Hara's Perception, 2. Reach the darkness of this column, 3, and you draw a card.
    .why = One lock of the Treasure Room is open. The Bronze key opens the other, and it is somewhere in these rooms.
lesson-escape-meet = Walk up to Reiko.
    .then = When you see each other, you swap a status card that neither of you may look at.
    .why = The Treasure Room is next to her. But beware: the player who draws the Hyoirei is possessed, tells nobody, and hands on Death Marks this way. A Dark Impulse condemns anyone who holds nothing else.
lesson-escape-key = Use the Bronze key.
    .then = It costs 1 of your 3 actions and opens the second lock of the Treasure Room beside you.
    .why = The Gold key lies in there, and only the Gold key opens the trapdoor.
lesson-escape-unlock = Open the Treasure Room.
    .then = An exterior door again: a token says whether it gives way.
    .why = You look before you step. An entity sees one cell far, and never through a closed door.
lesson-escape-enter = Step inside.
    .then = A Yurei waits in the corner. It will see you, and a chase begins.
    .why = The Gold key is worth it, and you hold an Ofuda.
lesson-escape-chase = Stand and wait.
    .then = The Yurei comes up to you and attacks.
    .why = You could flee and hide. But nobody banishes ghosts as well as Hara, and the Ofuda in your hand can end this now.
lesson-escape-exorcise = Use your Ofuda.
    .then = Hara and the Yurei both roll and add Exorcism: 4 against 3. A tie is yours: it is banished. If it wins, you are wounded.
    .why = To repel it would only win you a round. Banished it is gone, you draw a card, and you score a point.
lesson-escape-blue = Walk to the blue glass.
    .then = One step, Noise 1.
    .why = The two blue glasses are the Treasures. One of them is the Gold key.
lesson-escape-gold = Search here.
    .then = The same roll as before. If it fails, the glass stays, and you may try again for another action.
    .why = Without the Gold key nobody leaves this house.
lesson-escape-unbar = Use the Gold key.
    .then = It opens the trapdoor under your feet, for you and for the others.
    .why = Only a character on the open trapdoor can escape.
lesson-escape-escape = Escape!
    .then = Hara leaves the house; the others play on until the events run out.
    .why = Points decide, and nothing brings more than getting out.
lesson-escape-end = End your turn.
    .then = The others act, events are drawn, then the entities move. In your next turn you have all actions and steps again.
    .why = You have no step left, and unused actions are lost. Each key found brings more events a turn, and when the events run out, it is over.
lesson-escape-out = Reach the trapdoor.
    .then = The Secret Passage is next door; its trapdoor is two steps away. This is your game now: go as you like.
    .why = The lit way is the shortest. A blocked door can be broken; the first try in a turn is free.
lesson-escape-roll = Roll the die.
    .then = It shows 0 to 3. A red 3 always succeeds, a red 0 always fails.
    .why = The number beside the button is your chance. Cards that help can be used before you roll.
lesson-escape-window = Let it be.
    .then = All are asked, so that nobody learns who could have done something. The game goes on.
    .why = Some cards may be used at any moment. You hold none of them now.
lesson-escape-sighted = Let it be.
    .then = The Yurei has seen you: the chase begins.
    .why = A Sacred Mirror would stop it here. You have none.
lesson-escape-chased = Flee, or stand.
    .then = Flee: both roll and add Speed; the winner moves first, each as far as its own die shows. Wait: it comes and attacks.
    .why = A chase lasts five rounds at most; then you must hide. Being caught costs Wounds, and Wounds can kill.
lesson-escape-flee = Run, cell by cell.
    .then = Touch the next cell. You may stop at any time, or hide where a hiding place lies.
    .why = Put walls and closed doors between you and the hunter: it has to find a way around. You now make Noise 6.
lesson-escape-hide = Hide now.
    .then = A Test decides whether it finds you; a hiding place helps, its sight hurts.
    .why = The chase has lasted as long as it can. If you are not found, it is over.
lesson-escape-last = Your last chance.
    .then = It has found you. Repel it or use what is left to you.
    .why = Lose, and you die. Hara would come back as an Onryo, who wants nobody to escape.
lesson-escape-guess = Guess: even or odd.
    .then = You roll a die. Right: nothing happens. Wrong: something does, and the text above says what.
    .why = Both are equally likely, so just choose.
lesson-escape-trade = Refuse, or see first.
    .then = If you accept, both of you choose in secret what to give.
    .why = The player with the Gold key decides who gets out. You owe nobody anything.
lesson-escape-decide = You decide this.
    .then = The rules leave it open, so the First Player chooses for all.
    .why = Choose what keeps the entities far from you.
lesson-escape-other-way = That door leads into a room that nobody has seen. It is a fine idea later; the key you need is the other way.
lesson-escape-too-soon = Your turn is over, and its unused actions are lost. Nothing else is: go on where you were.
lesson-escape-no-hurry = Running wins one step if the roll succeeds. If it fails, the whole house hears you and your turn ends. Keep it for flight.
lesson-escape-too-loud = Noise calls the entities to you. That can lure one away from a friend, but now nobody needs it.
lesson-escape-keep-ofuda = An Ofuda on a door sends one enemy away. You will need it more in your hand.
lesson-escape-no-fight = Fights between the living cost Wounds and gain little. Only the possessed profits from them.
lesson-escape-fled = Fleeing is a good habit with stronger enemies. This one is weak: when it reaches you, use your Ofuda.

# What everything is: kinds of things, and those that no card explains.

sort-object = Object
sort-character = Character
sort-entity = Entity
sort-enemy = Enemy
sort-room = Room
sort-token = Movement token
sort-event = Event
sort-curse = Curse
sort-lost = Lost Person

about-piece-exploration = Stand here and Examine: a Perception Test against the darkness of the Room. If you succeed, you draw an Object.
about-piece-spent = An Object was found here. Nothing is left.
about-piece-hiding = Hide here for free. If an enemy reaches you, the number of the token is added to your Nerves.
about-piece-corpse = A body of the house. Some rituals need it.
about-piece-body = A character died here. Some rituals need a Corpse.
about-piece-mask = Examine it to draw a Mask.
about-piece-mask-taken = The Mask that lay here has been taken.
about-piece-blue = Examine it to draw a Treasure. The gold key is one of them.
about-piece-blue-taken = The Treasure that lay here has been taken.
about-piece-evidence = Evidence against an enemy: its ritual needs it.
about-piece-inventory = Objects that were left here. Stand here to look at them and take what you like.
about-piece-ofuda = An Ofuda on a door stops an enemy: it disappears.
about-piece-oil = Sacred Oil. Matches set it on fire.
about-piece-flames = Fire kills characters and banishes enemies. At the end of each Turn it spreads.
about-piece-trapdoor = The way out, in the Secret Passage. The gold key opens it; then you escape from its cell.
about-piece-well = The Wishing Well: give an object and guess right to draw a Gift.
about-attribute-nerves = Wounds count against it. At 0 the character dies. Also rolled when you hide.
about-attribute-force = Rolled to break doors, to fight and to repel an enemy.
about-attribute-exorcism = Rolled with an Ofuda to banish an enemy.
about-attribute-perception = Rolled to examine a token and to meet the Lost Person.
about-attribute-speed = Movement points of each Turn; rolled to run and to flee.
about-attribute-fear = Rolled against the Nerves of a character that hides.
about-icon-common = An object without special properties.
about-icon-mission = Needed to get out. It cannot be discarded and stays behind when its owner dies.
about-icon-mask = Worn. You can wear one Mask at a time.
about-icon-weapon = Helps in a fight. You can use one Weapon at a time.
about-icon-rapid = Used at any moment, without an action point.
about-icon-special = Follows its own text.
about-uses = { $uses ->
    [one] It can be used once.
   *[other] It can be used { $uses } times.
}
    .name = Uses
about-badge-noise = Each cell you walk adds 1. Entities as many cells away come closer. At most { $most_noise }; it ends with the Turn.
    .name = Noise
about-badge-wounds = Each Wound lowers Nerves by 1. At 0 Nerves the character dies.
    .name = Wounds
about-badge-pa = A Standard Action costs 1. Every Turn begins with { $action_points }.
    .name = Action points
about-badge-pm = One cell costs 1. Every Turn begins with as many as your Speed.
    .name = Movement points
about-badge-cards = How many cards the character carries. Only its player sees them.
    .name = Inventory
about-badge-status = Nobody may look at these cards. Characters that meet exchange one: the possessed hands on Death Marks.
    .name = Status cards
about-badge-first = Acts first this Turn, and decides what no player is entitled to choose.
    .name = First Player
about-badge-decider = Decides what no player is entitled to choose; once characters have died, the dead do.
    .name = Decides
about-badge-hidden = Entities cannot see a hidden character. Whatever costs an action point gives it away.
    .name = Hidden
about-badge-exhausted = Has fled already. In another chase this character must hide at once.
    .name = Exhausted
about-badge-hunted = An enemy has seen this character. One move a round: flee, wait or act; after round { $chase_rounds } it must hide.
    .name = Hunted
about-badge-condemned = Has only Death Marks, { $death_marks } or more. Dies at the end of the next Turn, unless the possessed dies or is exorcised first.
    .name = Condemned
about-badge-alerted = It has heard Noise and comes closer; once per Turn.
    .name = Alerted
about-badge-stolen = Objects that this enemy has stolen. Banish it to get them back.
    .name = Stolen objects
about-badge-held = The Onryo draws { $tokens } each Turn and plays one after an Activation.
    .name = Movement tokens
about-badge-events = When the last event card has been drawn, the house wins.
    .name = Events left
about-badge-keys = Silver and bronze open the Treasure Room, gold the trapdoor.
    .name = Keys
about-badge-darkness = The number to reach when you run or examine something in this column.
    .name = Darkness
about-badge-turn = Preparation, an Activation for each character, events, entities, end of the Turn.
    .name = Turn
about-badge-mark = The first character that sees this cell puts a token from the bag on it.
    .name = Marker
about-key-silver = Place it at the locked Treasure Room, together with the bronze key.
about-key-bronze = Place it at the locked Treasure Room, together with the silver key.
about-key-gold = It lies in the Treasure Room and opens the trapdoor.
about-status-mark = With only Death Marks, a Dark Impulse condemns you.
about-status-neutral = One of these is enough to survive a Dark Impulse.
about-face-0c = The Test fails, whatever the sum.
about-face-3c = The Test succeeds, whatever the sum.
about-door-inner = Opens for free and closes behind you. While it is closed, nobody sees through it.
    .name = Interior door
about-door-outer = Draw a token when you open it: open, blocked or a spectral rift. Behind it a new Room is placed.
    .name = Exterior door
about-figure-unseen = Nobody has seen it yet. What it is shows when a character does.
    .name = Unknown entity
about-figure-onryo = A dead player's spirit. It hunts any character it sees.
    .name = Onryo
about-pin-search = An exploration token to examine: the keys are among the Objects.
about-pin-door = A door to a Room that is not on the map yet.
about-pin-place = Use your key here, beside the Treasure Room.
about-pin-gold = The Treasures of this Room: the gold key is one of them.
about-pin-trapdoor = The way out. The gold key opens it.
about-pin-prey = The nearest character.
about-pin-killer = The character that killed you: your revenge counts extra.
about-room-plain = Four cells. The darkness of its column is the number to reach when you run or examine.
about-room-cursed = A character that enters guesses even or odd. A wrong guess awakens the curse.
about-room-mask = Masks lie here: examine a Mask token to draw one.
about-room-treasure = Locked until the silver and the bronze key have been placed. The gold key lies here.
about-room-passage = Here is the trapdoor, the only way out. The gold key opens it.
about-entity-lost = No enemy. Meet this person and pass a Perception Test for help.
about-enemy = It walks toward Noise and hunts any character it sees.
about-ritual = Ritual: { $ritual }
about-power = As an Onryo: { $power }
about-token = Moving: { $move }. Drawn at a door: { $door }.
about-lost = A Perception Test against { $difficulty } decides what this person does.
    .success = Success
    .failure = Failure

# The player aid

aid-moving = Moving
aid-walk = Walk
    .cost = 1 movement point
    .text = One cell, Noise +1. Onto a taken cell: you swap places.
aid-run = Run
    .cost = free, once a Turn
    .text = Speed Test against darkness. Success: 1 movement point. Failure: Noise { $most_noise }, your Activation ends.
aid-inner-door = Interior door
    .cost = free
    .text = It closes behind you.
aid-outer-door = Exterior door
    .cost = free
    .text = Draw a token: open, blocked, or a rift that swallows you. A new Room is placed.
aid-break = Break a blocked door
    .cost = first try free, then 1 action point
    .text = Force Test against its number.
aid-hide = Hide
    .cost = free
    .text = Only on a hiding place. Entities do not see you.
aid-acting = Acting
aid-examine = Examine
    .cost = 1 action point
    .text = On a token: Perception Test against darkness. Success: draw an Object.
aid-use = Use an object
    .cost = 1 action point
    .text = Rapid objects are free, at any moment.
aid-trade = Trade
    .cost = 1 action point
    .text = With a character beside you that agrees. Any number of objects.
aid-recover = Recover objects
    .cost = 1 action point
    .text = Take what you like from an inventory on your cell.
aid-attack = Attack a character
    .cost = 1 action point
    .text = Opposed Force Test: the loser takes the difference in Wounds. Both have Noise { $most_noise }.
aid-exorcise = Exorcise a character
    .cost = 1 action point, 1 Ofuda
    .text = Opposed Exorcism Test. Won: the Hyoirei is gone. Lost: you die. Only after a Dark Impulse.
aid-noise = Make Noise
    .cost = 1 action point
    .text = As much as the die shows.
aid-pass = Pass
    .cost = free
    .text = Ends your Activation. You begin the next Turn with { $action_points } action points again.
aid-escape = Escape
    .cost = free
    .text = From the open trapdoor. With only Death Marks you die instead.
aid-chase = Hunted: one move a round, { $chase_rounds } rounds at most
aid-flee = Flee
    .cost = free
    .text = Opposed Speed Test: the winner moves first, as far as the die shows. Then you are exhausted.
aid-wait = Wait
    .cost = free
    .text = The enemy comes closer.
aid-action = Any other action
    .cost = free
    .text = Then the enemy moves.
aid-repel = Repel
    .cost = when attacked
    .text = Opposed Force Test. Lost: Wounds.
aid-banish = Exorcise
    .cost = when attacked, 1 Ofuda
    .text = Opposed Exorcism Test. Won: the enemy is banished. Lost: Wounds.
aid-last = Out of rounds
    .text = You must hide: Nerves against Fear. Lost: guess even or odd, or use one last object, or die.

# How a game went

account-turn = Turn { $round }
account-turns = Turns
account-KA-320 = Escaped: { $each } for each of { $players } players
    .missed = Did not escape
account-KA-321 = Drove the Hyoirei out
account-KA-322 = { $target-letter ->
    [none] Killed the possessed character
   *[other] Killed { $target }, who was possessed
}
account-KA-323 = Banished { $figure-the }
account-KA-324 = Possessed and the last one alive: { $each } for each of { $players } players
    .missed = Possessed, but not the last one alive
account-KA-325 = Escaped possessed, after another: { $each } for each of { $players } players
    .missed = Escaped possessed, but nobody else did
account-KA-326 = { $target-letter ->
    [none] Another character died
   *[other] { $target } died
}
account-KA-327 = { $target-letter ->
    [none] Killed another character
   *[other] Killed { $target }
}
account-KA-328 = Banished { $figure-the }
account-KA-329 = Nobody escaped: { $each } for each of { $players } players
    .missed = Nothing for an empty house: someone got out
account-KA-330 = { $target-letter ->
    [none] Another character died
   *[other] { $target } died
}
account-KA-331 = { $target-letter ->
    [none] Killed a character as an Onryo
   *[other] As an Onryo, killed { $target }
}
account-KA-332 = { $target-letter ->
    [none] As an Onryo, killed its own killer
   *[other] As an Onryo, killed its own killer, { $target }
}
account-possession = The Hyoirei
account-possessed = { $you ->
    [seat] The Hyoirei possesses you, and nobody else knows.
   *[other] The Hyoirei possesses { $seat }, and nobody else knows.
}
account-possessed-first = { $seat } was possessed from the start.
account-not-possessed = The Hyoirei was never drawn: nobody was possessed.
account-unsuspected = Nobody found { $seat } out.
account-trades = Trades
account-objects = Objects at the end
account-held = { $seat } still held { $cards }.
account-loot = { $owner-letter ->
    [none] Left by an enemy at { $cell }: { $cards }.
   *[other] Left by { $owner } at { $cell }: { $cards }.
}
account-status = Status cards
account-marks = { $seat }: { $marks ->
    [one] 1 Death Mark
   *[other] { $marks } Death Marks
} among { $all ->
    [one] 1 card
   *[other] { $all } cards
}.
account-found-key = { $you ->
    [seat] You find { $card-one }, and nobody sees it.
   *[other] { $seat } finds { $card-one }, and nobody sees it.
}
account-number-rooms = Rooms in the house
account-number-dice = Dice rolled
account-number-wounds = Times wounded
account-number-banished = Enemies banished
account-number-chases = Times hunted

# The form of custom numbers: its groups, then fields and what else has no name of its own

numbers-board = Board and bags
numbers-numbers = Limits and amounts
numbers-points = Victory points
numbers-rooms = Rooms
numbers-tokens = Movement tokens
numbers-characters = Characters
numbers-entities = Entities
numbers-curses = Cursed rooms
numbers-objects = Objects
numbers-events = Events
numbers-lost = Lost Persons
number-board-darkness = Darkness token
number-board-hiding = Hiding place token
number-exploration = Exploration tokens
number-corpses = Corpse tokens
number-action-points = Action points in a Turn
number-most-noise = Highest Noise
number-chase-rounds = Rounds of a chase
number-death-marks = Death Marks
number-neutral-states = Neutral States
number-entities = Most Entities in the house
number-first-entities = Fewest Entities in the first Entity phase
number-ofuda-tokens = Ofuda tokens
number-onryo-tokens = Movement tokens of an Onryo
number-numbers-events-1 = Events in a phase at first
number-numbers-events-2 = Events in a phase with two keys found
number-numbers-events-3 = Events in a phase with the gold key found
number-keys-for-more = Lesser keys for more events
number-sealed-in = Action points to leave a sealed cell
number-escape = You escape
number-exorcise = You drive the Hyoirei out
number-kill-possessed = You kill a possessed character
number-banish = You banish an enemy
number-last-alive = You are the last alive, for each player
number-escape-possessed = You escape possessed, for each player
number-none-escaped = Nobody escapes, for each player
number-death = For each death
number-kill = You kill a character
number-revenge = Revenge
number-copies = Copies
number-power = Power
number-extra-wounds = Extra Wounds
number-bonuses = Bonus
number-value = { "" }
number-ability = Ability
number-effect = Effect
number-look = Cards or tiles looked at
number-reach = Reach
number-quiet = Silent cells of an Activation
number-cells = More cells when it moves
number-heal = Wounds healed
number-hunted-noise = Noise of the hunted
number-guess-force = More Force after a wrong guess
number-evidence = Evidence tokens
number-ritual = Ritual
number-test = Test
number-difficulty = Difficulty
number-stays = Gifts of the Well until it sleeps
number-wounds = Wounds
number-discard = Objects discarded
number-appear = Entities that appear
number-pa = Action points lost
number-next-pa = Action points missing next Turn
number-pm = Movement points
number-seats = In play from this number of players
number-uses = Uses (0: no limit)
number-more-pm = More movement points
number-prevent = Wounds prevented
number-lasting = Until the end of the next Turn
number-open-blocked = Open doors count as blocked with
number-failure = Failure
number-success = Success
number-draw = Objects drawn
number-instead = If there is none

# Balance reports

balance-object = Objects
balance-room = Rooms
balance-character = Characters
balance-entity = Entities
balance-turns = Turns
balance-escapes = Escapes
balance-somebody_escaped = Somebody escapes
balance-possessed_won = The possessed wins
balance-all_dead = All characters die
balance-at-wounded = Wounds of characters
balance-at-died = Deaths of characters
balance-at-entered = Steps of characters

# Faults of custom content

fault-one-lost-person = there is one Lost Person at most
fault-no-okiku = Okiku has no card in the deck
fault-no-key-card = no card in play places the { $token } key token
