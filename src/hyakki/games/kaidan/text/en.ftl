# Kaidan

title-kaidan = Kaidan
    .tagline = Make no noise. Trust nobody. Get out.

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
token-T02 = 1
    .door = open
    .move = 1 cell
token-T03 = 2
    .door = open
    .move = 2 cells
token-T04 = 2
    .door = open
    .move = 2 cells
token-T05 = 2
    .door = open
    .move = 2 cells
token-T06 = 2
    .door = open
    .move = 2 cells
token-T07 = 3
    .door = open
    .move = 3 cells
token-T08 = 3
    .door = open
    .move = 3 cells
token-T09 = 3
    .door = open
    .move = 3 cells
token-T10 = 4
    .door = open
    .move = 4 cells
token-T11 = 1>
    .door = open
    .move = 1 cell toward the nearest character
token-T12 = 2>
    .door = open
    .move = 2 cells toward the nearest character
token-T13 = 2>
    .door = open
    .move = 2 cells toward the nearest character
token-T14 = 2<
    .door = open
    .move = 2 cells away from the nearest character
token-T15 = 2<
    .door = open
    .move = 2 cells away from the nearest character
token-T16 = 2~
    .door = open
    .move = 2 cells, through spectral walls
token-T17 = 3>
    .door = blocked 3
    .move = 3 cells toward the nearest character
token-T18 = 3>
    .door = blocked 4
    .move = 3 cells toward the nearest character
token-T19 = 3<
    .door = blocked 4
    .move = 3 cells away from the nearest character
token-T20 = 3~
    .door = blocked 4
    .move = 3 cells, through spectral walls
token-T21 = 3~
    .door = blocked 5
    .move = 3 cells, through spectral walls
token-T22 = 1?
    .door = blocked 5
    .move = disappears, then 1 cell
token-T23 = 2?
    .door = blocked 5
    .move = disappears, then 2 cells
token-T24 = 2>~
    .door = blocked 6
    .move = 2 cells toward the nearest character, through spectral walls
token-T25 = 3>~
    .door = blocked 6
    .move = 3 cells toward the nearest character, through spectral walls
token-T26 = !
    .door = a spectral rift
    .move = manifests beside the nearest character
token-T27 = !
    .door = a spectral rift
    .move = manifests beside the nearest character

# Rooms: name; in a sentence; where

room-H01 = Secret Passage
    .the = the Secret Passage
    .in = in the Secret Passage
room-H02 = Treasure Room
    .the = the Treasure Room
    .in = in the Treasure Room
room-H03 = Mask Room
    .the = the Mask Room
    .in = in the Mask Room
room-H04 = Mask Room
    .the = the Mask Room
    .in = in the Mask Room
room-H05 = Doll Room
    .the = the Doll Room
    .in = in the Doll Room
room-H06 = Flooded Bath
    .the = the Flooded Bath
    .in = in the Flooded Bath
room-H07 = Family Altar
    .the = the Family Altar
    .in = at the Family Altar
room-H08 = Mirror Room
    .the = the Mirror Room
    .in = in the Mirror Room
room-H09 = Weaver's Room
    .the = the Weaver's Room
    .in = in the Weaver's Room
room-H10 = Room of the house
    .the = a room of the house
    .in = in a room of the house
room-H11 = Room of the house
    .the = a room of the house
    .in = in a room of the house
room-H12 = Room of the house
    .the = a room of the house
    .in = in a room of the house
room-H13 = Room of the house
    .the = a room of the house
    .in = in a room of the house
room-H14 = Room of the house
    .the = a room of the house
    .in = in a room of the house
room-H15 = Room of the house
    .the = a room of the house
    .in = in a room of the house
room-H16 = Room of the house
    .the = a room of the house
    .in = in a room of the house
room-X01 = Mask Room
    .the = the Mask Room
    .in = in the Mask Room
room-X02 = Whispering Veranda
    .the = the Whispering Veranda
    .in = on the Whispering Veranda
room-X03 = Tool Shed
    .the = the Tool Shed
    .in = in the Tool Shed
room-X04 = Room by the garden
    .the = a room by the garden
    .in = in a room by the garden
room-X05 = Room by the garden
    .the = a room by the garden
    .in = in a room by the garden
room-X06 = Room by the garden
    .the = a room by the garden
    .in = in a room by the garden
room-G01 = Wishing Well
    .the = the Wishing Well
    .in = at the Wishing Well
room-G02 = Family Graveyard
    .the = the Family Graveyard
    .in = in the Family Graveyard
room-G03 = Corner of the garden
    .the = a corner of the garden
    .in = in a corner of the garden
room-G04 = Corner of the garden
    .the = a corner of the garden
    .in = in a corner of the garden
room-G05 = Corner of the garden
    .the = a corner of the garden
    .in = in a corner of the garden
room-G06 = Corner of the garden
    .the = a corner of the garden
    .in = in a corner of the garden

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
    .some = { $count ->
        [one] a Yurei
       *[other] { $number } Yurei
    }
entity-EN-JI = Jikininki
    .one = a Jikininki
    .the = the Jikininki
    .some = { $count ->
        [one] a Jikininki
       *[other] { $number } Jikininki
    }
entity-EN-ZA = Zashiki-warashi
    .one = a Zashiki-warashi
    .the = the Zashiki-warashi
    .some = { $count ->
        [one] a Zashiki-warashi
       *[other] { $number } Zashiki-warashi
    }
entity-EN-JB = Jibakurei
    .one = a Jibakurei
    .the = the Jibakurei
    .some = { $count ->
        [one] a Jibakurei
       *[other] { $number } Jibakurei
    }
entity-EN-UB = Ubume
    .one = an Ubume
    .the = the Ubume
    .some = { $count ->
        [one] an Ubume
       *[other] { $number } Ubume
    }
entity-EN-KU = Kuchisake-onna
    .one = a Kuchisake-onna
    .the = the Kuchisake-onna
    .some = { $count ->
        [one] a Kuchisake-onna
       *[other] { $number } Kuchisake-onna
    }
entity-EN-GO = Goryo
    .one = a Goryo
    .the = the Goryo
    .some = { $count ->
        [one] a Goryo
       *[other] { $number } Goryo
    }
entity-EN-LP = Lost Person
    .one = a Lost Person
    .the = the Lost Person
    .some = { $count ->
        [one] a Lost Person
       *[other] { $number } Lost Persons
    }
entity-EN-OK = Okiku
    .one = Okiku
    .the = Okiku
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
