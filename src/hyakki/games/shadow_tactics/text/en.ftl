# Shadow Tactics

title-shadow_tactics = Shadow Tactics
    .tagline = Plan in secret. Strike unseen. Be gone before the alarm.
    .credits = Shadow Tactics: rules by Antler Games; words, drawings, cards and maps are our own.
    .find = witness, alarm, gate …
against-daimyo = the Daimyo

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

guard-S = Spearman
    .one = a Spearman
    .the = the Spearman
    .some = { $count ->
        [one] a Spearman
       *[other] { $number } Spearmen
    }
guard-O = Officer
    .one = an Officer
    .the = the Officer
    .some = { $count ->
        [one] an Officer
       *[other] { $number } Officers
    }
guard-A = Samurai
    .one = a Samurai
    .the = the Samurai
    .some = { $count ->
        [one] a Samurai
       *[other] { $number } Samurai
    }
guard-D = Daimyo figure
    .one = the Daimyo figure
    .the = the Daimyo figure
    .some = { $count ->
        [one] the Daimyo figure
       *[other] { $number } Daimyo figures
    }
guard-F = friendly civilian
    .one = a friendly civilian
    .the = the friendly civilian
    .some = { $count ->
        [one] a friendly civilian
       *[other] { $number } friendly civilians
    }
guard-H = hostile civilian
    .one = a hostile civilian
    .the = the hostile civilian
    .some = { $count ->
        [one] a hostile civilian
       *[other] { $number } hostile civilians
    }
text-S = No ability of its own; some cards work on Spearmen alone.
text-O = Regular moves of guards in its yard, its own included, may go to any adjacent yard.
text-A = Armoured: stun symbols do nothing to it; a light attack only stuns it, and kills it if it is stunned already.
text-D = Armoured like a Samurai. Only green orders move it.
text-F = Fills a post and can be moved; sees nothing, and cannot be alerted, stunned or killed.
text-H = Sees like a calm guard, but its alert passes to a guard in its yard. A ninja who kills it loses a jutsu token for good.
state-calm = calm
state-alerted = alerted
state-stunned = stunned
facing-in = looking in
facing-out = looking out

# Colours of junctions, with the letter that stands for each

colour-yellow = yellow
    .letter = Y
    .some = yellow
colour-purple = purple
    .letter = P
    .some = purple
colour-white = white
    .letter = W
    .some = white
colour-orange = orange
    .letter = O
    .some = orange
colour-teal = teal
    .letter = T
    .some = teal
colour-brown = brown
    .letter = B
    .some = brown
colours-plain = any colour but brown
colours-all = any colour
or-more = { $before }, { $next }
or-last = { $before } or { $last }

# Colours of ninja cards

cardcolour-green = green
    .meaning = Hidden: no guard ever witnesses it.
cardcolour-blue = blue
    .meaning = Stealthy: fails if an alerted guard witnesses it; calm guards ignore it.
cardcolour-red = red
    .meaning = Direct: fails if any guard witnesses it.
cardkind-action = action card
cardkind-movement = movement card
cardkind-special = special card

# Symbols of ninja cards: name, and what cards say by them

symbol-LA = Light attack
    .some = Light attack
text-LA = Kills a Spearman or Officer; stuns a Samurai or the Daimyo figure, or kills it if it is stunned already.
symbol-HA = Heavy attack
    .some = Heavy attack
text-HA = Kills a guard of any type.
symbol-HB = Hide a body
    .some = Hide a body
text-HB = Takes a body out of the yard.
symbol-MV = Move
    .some = Move
text-MV = Go through an adjacent junction ({ $colours }) and on to any bush at it.
symbol-DI = Distract
    .some = Distract
text-DI = Puts a guard that is not stunned on any free post of its yard, facing as you like; it may stay as it is.
symbol-LU = Lure
    .some = Lure
text-LU = Brings a guard that is not stunned from a neighbouring yard to a free post of the target yard, facing as you like.
symbol-ST = Stun
    .some = Stun
text-ST = Stuns a Spearman or Officer until the refresh.
symbol-HE = Heal
    .some = Heal
text-HE = You or a ninja in your bush recovers one health.
symbol-SO = Spearman only
    .some = Spearman only
text-SO = Works on Spearmen alone.
symbol-MT = Multiple targets
    .some = Multiple targets
text-MT = For up to { $n } targets in the target yard; as many as there are.
symbol-LR = Long range
    .some = Long range
text-LR = Reaches an adjacent yard or any yard on the tile of your bush.
symbol-NO = Noise
    .some = Noise
text-NO = Noise rises by one.
symbol-JU = Jutsu
    .some = Jutsu
text-JU = Costs an active jutsu token, paid first; without one nothing happens.
symbol-MA = Special action
    .some = Special action
text-MA = Performs the mission action or one of your bought special actions, if its colour is that of this card.
symbol-RE = Reset
    .some = Reset
text-RE = Takes all your used cards back into your hand, and this card too.
text-same = All of it is for one and the same guard.

# Symbols of the Daimyo's orders: name, and what orders say by them

symbol-DEP = Deploy
    .some = Deploy
text-DEP = Deploys { $guards } in the barracks.
symbol-MVR = Regular move
    .some = Regular move
text-MVR = A guard moves within its yard, or to an adjacent yard closer to a barracks or an Officer; from a barracks or beside an Officer to any adjacent yard.
symbol-MVF = Free move
    .some = Free move
text-MVF = A guard moves within its yard or to any adjacent yard.
symbol-SPR = Spread alarm
    .some = Spread alarm
text-SPR = Alerts one more guard in a yard that holds an alerted one.
symbol-SRCH = Search the bushes
    .some = Search the bushes
text-SRCH = At the refresh every ninja in a bush that an alerted guard watches loses one health.
symbol-POW = Daimyo power
    .some = Daimyo power
text-POW = Lowers the time by one if the power condition of the mission holds; once a round at most.
symbol-DFIG = Daimyo move
    .some = Daimyo move
text-DFIG = The Daimyo figure moves within its yard or to any adjacent yard.
times = { $what } ×{ $n }
part-immediate = immediate part
    .short = At once
part-prepared = prepared part
    .short = Prepared
part-alarm = red part
    .short = Alarm

# Ninjas' cards

card-HAY-1 = Ninjato
    .the = Ninjato
    .some = Ninjato
card-HAY-2 = Shuriken
    .the = Shuriken
    .some = Shuriken
card-HAY-3 = Stone Throw
    .the = Stone Throw
    .some = Stone Throw
card-HAY-4 = Drag Away
    .the = Drag Away
    .some = Drag Away
card-HAY-5 = Regroup
    .the = Regroup
    .some = Regroup
card-HAY-SG = Special (green)
    .the = the green special card
    .some = the green special card
card-HAY-SR = Special (red)
    .the = the red special card
    .some = the red special card
card-HAY-SB = Special (blue)
    .the = the blue special card
    .some = the blue special card
card-HAY-My = Yellow movement
    .the = the yellow movement card
    .some = the yellow movement card
card-HAY-Mp = Purple movement
    .the = the purple movement card
    .some = the purple movement card
card-HAY-Mw = White movement
    .the = the white movement card
    .some = the white movement card
card-HAY-Mo = Orange movement
    .the = the orange movement card
    .some = the orange movement card
card-HAY-Mt = Teal movement
    .the = the teal movement card
    .some = the teal movement card
card-HAY-Mn = Brown movement
    .the = the brown movement card
    .some = the brown movement card
card-HAY-R1 = Twin Cut
    .the = Twin Cut
    .some = Twin Cut
card-HAY-R2 = Shadow Path
    .the = Shadow Path
    .some = Shadow Path
card-YUK-1 = Tanto
    .the = Tanto
    .some = Tanto
card-YUK-2 = Bird Whistle
    .the = Bird Whistle
    .some = Bird Whistle
card-YUK-3 = Spring Trap
    .the = Spring Trap
    .some = Spring Trap
card-YUK-4 = Roll in the Leaves
    .the = Roll in the Leaves
    .some = Roll in the Leaves
card-YUK-5 = Regroup
    .the = Regroup
    .some = Regroup
card-YUK-SG = Special (green)
    .the = the green special card
    .some = the green special card
card-YUK-SR = Special (red)
    .the = the red special card
    .some = the red special card
card-YUK-SB = Special (blue)
    .the = the blue special card
    .some = the blue special card
card-YUK-My = Yellow movement
    .the = the yellow movement card
    .some = the yellow movement card
card-YUK-Mp = Purple movement
    .the = the purple movement card
    .some = the purple movement card
card-YUK-Mw = White movement
    .the = the white movement card
    .some = the white movement card
card-YUK-Mo = Orange movement
    .the = the orange movement card
    .some = the orange movement card
card-YUK-Mt = Teal movement
    .the = the teal movement card
    .some = the teal movement card
card-YUK-Mn = Brown movement
    .the = the brown movement card
    .some = the brown movement card
card-YUK-R1 = Baited Trap
    .the = Baited Trap
    .some = Baited Trap
card-YUK-R2 = Low Crawl
    .the = Low Crawl
    .some = Low Crawl
card-MUG-1 = Katana
    .the = Katana
    .some = Katana
card-MUG-2 = Sword Wind
    .the = Sword Wind
    .some = Sword Wind
card-MUG-3 = Sake Flask
    .the = Sake Flask
    .some = Sake Flask
card-MUG-4 = Carry Off
    .the = Carry Off
    .some = Carry Off
card-MUG-5 = Regroup
    .the = Regroup
    .some = Regroup
card-MUG-SG = Special (green)
    .the = the green special card
    .some = the green special card
card-MUG-SR = Special (red)
    .the = the red special card
    .some = the red special card
card-MUG-SB = Special (blue)
    .the = the blue special card
    .some = the blue special card
card-MUG-My = Yellow movement
    .the = the yellow movement card
    .some = the yellow movement card
card-MUG-Mp = Purple movement
    .the = the purple movement card
    .some = the purple movement card
card-MUG-Mw = White movement
    .the = the white movement card
    .some = the white movement card
card-MUG-Mo = Orange movement
    .the = the orange movement card
    .some = the orange movement card
card-MUG-Mt = Teal movement
    .the = the teal movement card
    .some = the teal movement card
card-MUG-R1 = Mountain Cleaver
    .the = Mountain Cleaver
    .some = Mountain Cleaver
card-MUG-R2 = Long Stride
    .the = Long Stride
    .some = Long Stride
card-AIK-1 = Hairpin
    .the = Hairpin
    .some = Hairpin
card-AIK-2 = Sneezing Powder
    .the = Sneezing Powder
    .some = Sneezing Powder
card-AIK-3 = Small Talk
    .the = Small Talk
    .some = Small Talk
card-AIK-4 = Silk Screen
    .the = Silk Screen
    .some = Silk Screen
card-AIK-5 = Regroup
    .the = Regroup
    .some = Regroup
card-AIK-SG = Special (green)
    .the = the green special card
    .some = the green special card
card-AIK-SR = Special (red)
    .the = the red special card
    .some = the red special card
card-AIK-SB = Special (blue)
    .the = the blue special card
    .some = the blue special card
card-AIK-My = Yellow movement
    .the = the yellow movement card
    .some = the yellow movement card
card-AIK-Mp = Purple movement
    .the = the purple movement card
    .some = the purple movement card
card-AIK-Mw = White movement
    .the = the white movement card
    .some = the white movement card
card-AIK-Mo = Orange movement
    .the = the orange movement card
    .some = the orange movement card
card-AIK-Mt = Teal movement
    .the = the teal movement card
    .some = the teal movement card
card-AIK-Mn = Brown movement
    .the = the brown movement card
    .some = the brown movement card
card-AIK-R1 = Perfect Disguise
    .the = Perfect Disguise
    .some = Perfect Disguise
card-AIK-R2 = Veiled Walk
    .the = Veiled Walk
    .some = Veiled Walk
card-TAK-1 = Long Rifle
    .the = Long Rifle
    .some = Long Rifle
card-TAK-2 = Armour Shot
    .the = Armour Shot
    .some = Armour Shot
card-TAK-3 = Kuma
    .the = Kuma
    .some = Kuma
card-TAK-4 = Flash Grenade
    .the = Flash Grenade
    .some = Flash Grenade
card-TAK-5 = Regroup
    .the = Regroup
    .some = Regroup
card-TAK-SG = Special (green)
    .the = the green special card
    .some = the green special card
card-TAK-SR = Special (red)
    .the = the red special card
    .some = the red special card
card-TAK-SB = Special (blue)
    .the = the blue special card
    .some = the blue special card
card-TAK-My = Yellow movement
    .the = the yellow movement card
    .some = the yellow movement card
card-TAK-Mp = Purple movement
    .the = the purple movement card
    .some = the purple movement card
card-TAK-Mw = White movement
    .the = the white movement card
    .some = the white movement card
card-TAK-Mo = Orange movement
    .the = the orange movement card
    .some = the orange movement card
card-TAK-Mt = Teal movement
    .the = the teal movement card
    .some = the teal movement card
card-TAK-R1 = Twin Shot
    .the = Twin Shot
    .some = Twin Shot

# Health cards and penalties

health-HAY-H1 = Health 1
    .the = health card 1
    .some = health card 1
health-HAY-H2 = Health 2
    .the = health card 2
    .some = health card 2
health-HAY-H3 = Health 3
    .the = health card 3
    .some = health card 3
health-YUK-H1 = Health 1
    .the = health card 1
    .some = health card 1
health-YUK-H2 = Health 2
    .the = health card 2
    .some = health card 2
health-YUK-H3 = Health 3
    .the = health card 3
    .some = health card 3
health-MUG-H1 = Health 1
    .the = health card 1
    .some = health card 1
health-MUG-H2 = Health 2
    .the = health card 2
    .some = health card 2
health-MUG-H3 = Health 3
    .the = health card 3
    .some = health card 3
health-MUG-H4 = Health 4
    .the = health card 4
    .some = health card 4
health-AIK-H1 = Health 1
    .the = health card 1
    .some = health card 1
health-AIK-H2 = Health 2
    .the = health card 2
    .some = health card 2
health-TAK-H1 = Health 1
    .the = health card 1
    .some = health card 1
health-TAK-H2 = Health 2
    .the = health card 2
    .some = health card 2
health-VEST-H = Padded Vest
    .the = the Padded Vest
    .some = the Padded Vest
penalty-P1 = At most one movement card in a programme.
penalty-P2 = No red action or special cards.
penalty-P3 = No blue action or special cards.
penalty-P4 = No movement cards.
penalty-none = No penalty.

# What ninjas can buy

item-NP1 = Smoke Bomb
    .some = { $count ->
        [one] Smoke Bomb
       *[other] Smoke Bomb ×{ $count }
    }
item-NP2 = Blow Dart
    .some = { $count ->
        [one] Blow Dart
       *[other] Blow Dart ×{ $count }
    }
item-NP3 = Grappling Hook
    .some = { $count ->
        [one] Grappling Hook
       *[other] Grappling Hook ×{ $count }
    }
item-NP4 = Hidden Kunai
    .some = { $count ->
        [one] Hidden Kunai
       *[other] Hidden Kunai ×{ $count }
    }
item-NP5 = Firecrackers
    .some = { $count ->
        [one] Firecrackers
       *[other] Firecrackers ×{ $count }
    }
item-NP6 = Rice Wine
    .some = { $count ->
        [one] Rice Wine
       *[other] Rice Wine ×{ $count }
    }
item-NP7 = Pilgrim's Robe
    .some = { $count ->
        [one] Pilgrim's Robe
       *[other] Pilgrim's Robe ×{ $count }
    }
item-NP8 = Nodachi
    .some = { $count ->
        [one] Nodachi
       *[other] Nodachi ×{ $count }
    }
item-NP9 = Straw Cart
    .some = { $count ->
        [one] Straw Cart
       *[other] Straw Cart ×{ $count }
    }
item-NP10 = Medicine Box
    .some = { $count ->
        [one] Medicine Box
       *[other] Medicine Box ×{ $count }
    }
item-NP11 = Padded Vest
    .some = { $count ->
        [one] Padded Vest
       *[other] Padded Vest ×{ $count }
    }
item-NP12 = Focus Scroll
    .some = { $count ->
        [one] Focus Scroll
       *[other] Focus Scroll ×{ $count }
    }
item-JUT = Mount Tsuru jutsu
    .some = { $count ->
        [one] Mount Tsuru jutsu
       *[other] Mount Tsuru jutsu ×{ $count }
    }
text-health = A health card more at the right end of your row, for this mission.
text-jutsu = { $n ->
    [one] An active jutsu token more, for this mission.
   *[other] { $n } active jutsu tokens more, for this mission.
}
text-standing = On offer in every sequence, any number of times.
amount-cost = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

# The Daimyo's order and deployment cards

order-OC1 = Patrol
    .some = { $count ->
        [one] Patrol
       *[other] Patrol ×{ $count }
    }
order-OC2 = Double Time
    .some = { $count ->
        [one] Double Time
       *[other] Double Time ×{ $count }
    }
order-OC3 = Call the Levies
    .some = { $count ->
        [one] Call the Levies
       *[other] Call the Levies ×{ $count }
    }
order-OC4 = Officer on Duty
    .some = { $count ->
        [one] Officer on Duty
       *[other] Officer on Duty ×{ $count }
    }
order-OC5 = Beat the Bushes
    .some = { $count ->
        [one] Beat the Bushes
       *[other] Beat the Bushes ×{ $count }
    }
order-OC6 = Raise the Cry
    .some = { $count ->
        [one] Raise the Cry
       *[other] Raise the Cry ×{ $count }
    }
order-OC7 = Iron Will
    .some = { $count ->
        [one] Iron Will
       *[other] Iron Will ×{ $count }
    }
order-OC8 = Change of Guard
    .some = { $count ->
        [one] Change of Guard
       *[other] Change of Guard ×{ $count }
    }
order-OC9 = Watchful Eyes
    .some = { $count ->
        [one] Watchful Eyes
       *[other] Watchful Eyes ×{ $count }
    }
order-DD1 = Stately Walk
    .some = { $count ->
        [one] Stately Walk
       *[other] Stately Walk ×{ $count }
    }
order-DD2 = In Council
    .some = { $count ->
        [one] In Council
       *[other] In Council ×{ $count }
    }
order-DD3 = Tea Ceremony
    .some = { $count ->
        [one] Tea Ceremony
       *[other] Tea Ceremony ×{ $count }
    }
order-PO1 = Forced March
    .some = { $count ->
        [one] Forced March
       *[other] Forced March ×{ $count }
    }
order-PO2 = Manhunt
    .some = { $count ->
        [one] Manhunt
       *[other] Manhunt ×{ $count }
    }
order-PO3 = Alarm Drums
    .some = { $count ->
        [one] Alarm Drums
       *[other] Alarm Drums ×{ $count }
    }
order-PO4 = Fresh Levies
    .some = { $count ->
        [one] Fresh Levies
       *[other] Fresh Levies ×{ $count }
    }
order-PO5 = Lord's Decree
    .some = { $count ->
        [one] Lord's Decree
       *[other] Lord's Decree ×{ $count }
    }
order-PO6 = Samurai Order
    .some = { $count ->
        [one] Samurai Order
       *[other] Samurai Order ×{ $count }
    }
order-QO1 = Closed Ranks
    .some = { $count ->
        [one] Closed Ranks
       *[other] Closed Ranks ×{ $count }
    }
order-QO2 = Punishing Sweep
    .some = { $count ->
        [one] Punishing Sweep
       *[other] Punishing Sweep ×{ $count }
    }
order-QO3 = War Drums
    .some = { $count ->
        [one] War Drums
       *[other] War Drums ×{ $count }
    }
order-QO4 = Standing Army
    .some = { $count ->
        [one] Standing Army
       *[other] Standing Army ×{ $count }
    }
order-QO5 = Lord's Will
    .some = { $count ->
        [one] Lord's Will
       *[other] Lord's Will ×{ $count }
    }
deployment-PD1 = Night Watch
    .some = { $count ->
        [one] Night Watch
       *[other] Night Watch ×{ $count }
    }
deployment-PD2 = Village Watch
    .some = { $count ->
        [one] Village Watch
       *[other] Village Watch ×{ $count }
    }
deployment-PD3 = Spear Column
    .some = { $count ->
        [one] Spear Column
       *[other] Spear Column ×{ $count }
    }
deployment-PD4 = Drill Master
    .some = { $count ->
        [one] Drill Master
       *[other] Drill Master ×{ $count }
    }
deployment-PD5 = Captain of the Watch
    .some = { $count ->
        [one] Captain of the Watch
       *[other] Captain of the Watch ×{ $count }
    }
deployment-PD6 = Captain of the Gate
    .some = { $count ->
        [one] Captain of the Gate
       *[other] Captain of the Gate ×{ $count }
    }
deployment-PD7 = Sworn Retainer
    .some = { $count ->
        [one] Sworn Retainer
       *[other] Sworn Retainer ×{ $count }
    }
deployment-PD8 = Swordsmen of Mount Tsuru
    .some = { $count ->
        [one] Swordsmen of Mount Tsuru
       *[other] Swordsmen of Mount Tsuru ×{ $count }
    }
deployment-FD1 = Palace Spears
    .some = { $count ->
        [one] Palace Spears
       *[other] Palace Spears ×{ $count }
    }
deployment-FD2 = Captain of the Palace
    .some = { $count ->
        [one] Captain of the Palace
       *[other] Captain of the Palace ×{ $count }
    }
deployment-FD3 = Retainer of the Palace
    .some = { $count ->
        [one] Retainer of the Palace
       *[other] Retainer of the Palace ×{ $count }
    }
text-deployment = Deploys { $guards } more.

# Side quests, what they ask for, what they bring

quest-HQ1 = Silent Blade
    .some = Silent Blade
quest-HQ2 = Untouched
    .some = Untouched
quest-HQ3 = Quick Fingers
    .some = Quick Fingers
quest-YQ1 = Piper
    .some = Piper
quest-YQ2 = Housekeeper
    .some = Housekeeper
quest-YQ3 = Ghost
    .some = Ghost
quest-MQ1 = Duelist
    .some = Duelist
quest-MQ2 = Bulwark
    .some = Bulwark
quest-MQ3 = Gravedigger
    .some = Gravedigger
quest-AQ1 = Masquerade
    .some = Masquerade
quest-AQ2 = Heartbreaker
    .some = Heartbreaker
quest-AQ3 = Clean Hands
    .some = Clean Hands
quest-TQ1 = Marksman
    .some = Marksman
quest-TQ2 = Field Surgeon
    .some = Field Surgeon
quest-TQ3 = Patience
    .some = Patience
quest-DQ1 = Tight Net
    .some = Tight Net
quest-DQ2 = First Blood
    .some = First Blood
quest-DQ3 = Full Cry
    .some = Full Cry
quest-DQ4 = Parade Ground
    .some = Parade Ground
quest-DQ5 = Running Sand
    .some = Running Sand
condition-unseen-kills = Your cards kill a guard, and no guard witnesses the death: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-finds = You collect a coin token or a key: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-lures = Your cards lure a guard: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-hidden-bodies = Your cards hide a body: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-armoured-kills = Your cards kill a Samurai or the Daimyo figure: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-damage-taken = You are dealt a point of damage: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-watched-blue = You execute a blue card that a calm guard was in position to see: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-diversions = Your cards distract or stun a guard: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-distant-kills = Your cards kill a guard in a yard that is not adjacent to you: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-healing = Your cards restore a point of health: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-failures = A ninja card fails: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-damage-dealt = A ninja is dealt a point of damage: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-full-alarms = The alarm is set to full: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-powers = The Daimyo power lowers the time track: { $boxes ->
    [one] once.
   *[other] { $boxes } times.
}
condition-unhurt = { $executed ->
    [0] At the end you have no damaged health card.
   *[other] At the end you have no damaged health card, and you have executed at least { $executed } cards.
}
condition-flawless = { $executed ->
    [0] At the end none of your cards has failed.
   *[other] At the end none of your cards has failed, and you have executed at least { $executed } cards.
}
condition-bloodless = { $executed ->
    [0] Your side wins, and your cards have killed no guard.
   *[other] Your side wins, and your cards have killed no guard, and you have executed at least { $executed } cards.
}
condition-quiet = { $executed ->
    [0] At the end there is no alarm.
   *[other] At the end there is no alarm, and you have executed at least { $executed } cards.
}
condition-standing = { $executed ->
    [0] At the end there are at least as many guards on the board as after deployment.
   *[other] At the end there are at least as many guards on the board as after deployment, and you have executed at least { $executed } cards.
}
reward-jutsu = a jutsu token
reward-card = the card { $card }
reward-health = a health card without a penalty
reward-order = the order { $card }
text-quest = { $condition } Reward: { $reward }.

# Missions: their names, what the ninjas have to do, the mission action, both ends, and when the Daimyo power may be used

custom-mission = your own mission
mission-M1 = Osaka Castle
    .some = Osaka Castle
goal-M1 = Take a gunpowder barrel from the armoury and blow up the main gate of the castle.
action-M1 = Spend the barrel you carry to blow up an adjacent yard: all guards in it die, and noise rises by { $noise }.
ninjas-win-M1 = The ninjas win as soon as the Objective yard is blown up.
daimyo-wins-M1 = The Daimyo wins when time runs out.
power-M1 = The Daimyo power may be used when the Objective yard holds at least two guards that are not stunned, one of them alerted.
mission-M2 = Nakasendo Road
    .some = Nakasendo Road
goal-M2 = The convoy stands at a fallen bridge. Rid its wagons of their Officers, and let it look like bad luck.
action-M2 = In a bush with a blue token: use the token up to arrange an accident. A guard in an adjacent yard dies, and its body is hidden.
ninjas-win-M2 = The ninjas win when no Officer stands in an Objective yard or in the barracks, after a card of theirs or at the end of a round.
daimyo-wins-M2 = The Daimyo wins when time runs out.
power-M2 = The Daimyo power may be used when an alerted Officer stands in an Objective yard or in the barracks.
mission-M3 = Imai Town
    .some = Imai Town
goal-M3 = Stun the lord of the town, take the documents that he drops and get everybody out. He must not die.
action-M3 = In a bush with a blue token: use the token up to bring down a tower. Up to { $most } Samurai from anywhere come to an adjacent yard and are alerted.
ninjas-win-M3 = The ninjas win at the end of a round if all of them are on entry tiles, one carries the documents, and no search has found a ninja in that round.
daimyo-wins-M3 = The Daimyo wins when time runs out, and at once if the Daimyo figure dies.
power-M3 = The Daimyo power may be used when the Daimyo figure is not stunned and has not dropped the documents, and another guard in its yard is alerted.
mission-M4 = Mount Tsuru
    .some = Mount Tsuru
goal-M4 = Lead the three hostages out of the monastery; its prayer bell calls guards away.
action-M4 = In the bush of the prayer bell, once a mission: all noise goes, and the Daimyo takes a guard of his choice off each large tile.
ninjas-win-M4 = The ninjas win when all hostages are rescued.
daimyo-wins-M4 = The Daimyo wins when time runs out.
power-M4 = The Daimyo power may be used when an alerted guard watches a bush in which a hostage lies.
mission-M5 = Lord Yabu's Palace
    .some = Lord Yabu's Palace
goal-M5 = Poison the tea of Lord Yabu, or kill him in another way, and get everybody out.
action-M5 = In the bush with the tea: move the blue token to an adjacent Objective yard. From then on the Daimyo figure dies whenever it is there.
ninjas-win-M5 = The ninjas win at the end of a round if Lord Yabu is dead, all of them are on entry tiles, and no search has found a ninja in that round.
daimyo-wins-M5 = The Daimyo wins when time runs out.
power-M5 = The Daimyo power may be used when the Daimyo figure is alive, not stunned and in an Objective yard, and another guard on the board is alerted.

# Names of mission actions

deed-M1 = Blow up a yard
deed-M2 = Arrange an accident
deed-M3 = Bring down a tower
deed-M4 = Ring the prayer bell
deed-M5 = Poison the tea

# What lies on the board: name; one of them; the one meant

piece-entry = entry tile
    .one = an entry tile
    .the = the entry tile
piece-barracks = barracks
    .one = a barracks
    .the = the barracks
piece-tower = tower
    .one = a tower
    .the = the tower
piece-objective = objective tile
    .one = an objective tile
    .the = the objective tile
piece-gate = gate
    .one = a gate
    .the = the gate
piece-key = key
    .one = a key
    .the = the key
piece-coin = coin
    .one = a coin
    .the = the coin
piece-focus = focus
    .one = a focus
    .the = the focus
piece-body = body
    .one = a body
    .the = the body
piece-green-M1 = gunpowder barrel
    .one = a gunpowder barrel
    .the = the gunpowder barrel
piece-blue-M2 = place for an accident
    .one = a place for an accident
    .the = the place for an accident
piece-green-M3 = documents
    .one = the documents
    .the = the documents
piece-blue-M3 = rickety tower
    .one = a rickety tower
    .the = the rickety tower
piece-green-M4 = hostage
    .one = a hostage
    .the = the hostage
piece-bell = prayer bell
    .one = the prayer bell
    .the = the prayer bell
piece-blue-M5 = tea
    .one = the tea
    .the = the tea
piece-boulder = boulder
    .one = a boulder
    .the = the boulder
piece-footprints = footprints
    .one = footprints
    .the = the footprints
piece-torch = torch
    .one = a torch
    .the = the torch
hex-yard = yard
    .one = a yard
    .the = the yard
    .many = yards
hex-bush = bush
    .one = a bush
    .the = the bush
    .many = bushes
hex-junction = junction
    .one = a junction
    .the = the junction
    .many = junctions
tile-C1 = tile C1
    .some = tile C1
tile-C2 = tile C2
    .some = tile C2
tile-L1 = tile L1
    .some = tile L1
tile-L2 = tile L2
    .some = tile L2
tile-L3 = tile L3
    .some = tile L3
tile-L4 = tile L4
    .some = tile L4
tile-L5 = tile L5
    .some = tile L5
tile-L6 = tile L6
    .some = tile L6
tile-C3 = tile C3
    .some = tile C3
tile-C4 = tile C4
    .some = tile C4
tile-C5 = tile C5
    .some = tile C5
tile-C6 = tile C6
    .some = tile C6

# Locations of the chapter, and what winning there brings

location-safe-house = Safe House
    .some = Safe House
location-osaka-castle = Osaka Castle
    .some = Osaka Castle
location-nakasendo-road = Nakasendo Road
    .some = Nakasendo Road
location-imai-town = Imai Town
    .some = Imai Town
location-mount-tsuru = Mount Tsuru
    .some = Mount Tsuru
location-yabu-palace = Lord Yabu's Palace
    .some = Lord Yabu's Palace
location-tax = Tax { $n }
location-wealth = Wealth { $n }
location-cards = { $n ->
    [one] 1 card offered to the side that controls it
   *[other] { $n } cards offered to the side that controls it
}
prize-jutsu = { $n ->
    [one] A jutsu token for each ninja.
   *[other] { $n } jutsu tokens for each ninja.
}
prize-coins = Coins worth { $n } for each ninja.
prize-strip = { $n ->
    [one] The Daimyo discards a deployment card of his choice.
   *[other] The Daimyo discards { $n } deployment cards of his choice.
}
prize-veto = { $n ->
    [one] The ninjas may discard a card assigned to the next mission.
   *[other] The ninjas may discard { $n } cards assigned to the next mission.
}
prize-offers = { $n ->
    [one] One card more is offered in the next sequence.
   *[other] { $n } cards more are offered in the next sequence.
}
prize-discount = All his cards cost { $n } less in the next sequence.
prize-promotion = A promotion: a bought card used in this mission may replace a card of the final location.
prize-embargo = The ninjas may not purchase before the next mission.
prize-unlocks = From now on for sale: { $cards }.
prize-final = The side that wins here wins the chapter.

# Alarm, variants, light

alarm-none = none
alarm-half = half
alarm-full = full
variant-boulders = Boulders
    .text = Boulders lie on edges between bushes and yards and block sight and movement.
variant-friendly = Friendly civilians
    .text = Civilians fill posts and can be moved by both sides; they see nothing.
variant-hostile = Hostile civilians
    .text = Civilians witness like calm guards; killing one costs a jutsu token for good.
variant-snow = Snow
    .text = Ninjas leave footprints on junctions, and guards who find them make noise.
variant-night = Night
    .text = Junctions are dark or lit: moving in the dark is green, in the light red.
light-dark = dark
light-light = lit
light-lit = torch, lit
light-out = torch, extinguished

# First and second card of a programme

which-first = first card
    .the = the first card
    .some = the first card
which-second = second card
    .the = the second card
    .some = the second card

# What happens: set-up

event-picked = { $you ->
    [seat] You run { $ninja }.
   *[other] { $seat-player } runs { $ninja }.
}
event-claimed = { $ninja } takes { $item } along.
event-quest-chosen = { $ninja-key ->
    [none] Side quest of the Daimyo: { $quest }.
   *[other] Side quest of { $ninja }: { $quest }.
}
event-boulder = { $you ->
    [seat] You lay a boulder between { $yard } and { $bush }.
   *[other] { $seat } lays a boulder between { $yard } and { $bush }.
}
event-posted = { $you ->
    [seat] You post { $kind-one }: { $stance }.
   *[other] The Daimyo posts { $kind-one }: { $stance }.
}
event-sample = { $you ->
    [seat] You deploy the garrison as in the sample.
   *[other] The Daimyo deploys the garrison as in the sample.
}
event-lost-guards = No room for { $kinds }: lost for this mission.
event-civilian = { $you ->
    [seat] You put { $kind-one } at { $stance }.
   *[other] The Daimyo puts { $kind-one } at { $stance }.
}
event-coin-laid = { $you ->
    [seat] You lay a coin worth { $value } on { $junction }.
   *[other] The Daimyo lays a coin worth { $value } on { $junction }.
}
event-shuffled = The Daimyo's order cards are shuffled.
event-drew = { $count ->
    [one] The Daimyo draws an order card.
   *[other] The Daimyo draws { $count } order cards.
}
    .told = { $you ->
        [seat] You draw { $orders }.
       *[other] The Daimyo draws { $orders }.
    }
event-recycled = The Daimyo's discards become a new deck.
event-entered = { $ninja } enters at { $bush }.
event-confirmed = { $you ->
    [seat] You confirm where your ninjas enter.
   *[other] { $seat } confirms where the ninjas enter.
}

# What happens: programming

event-round = { $time ->
    [one] Round { $round }. This is the last round of time.
   *[other] Round { $round }. Time left: { $time }.
}
event-taken-over = { $you ->
    [seat] You run { $ninja } for { $subject-player } from now on.
    [subject] { $seat-player } runs { $ninja } for you from now on.
   *[other] { $seat-player } runs { $ninja } for { $subject-player } from now on.
}
event-given-back = { $you ->
    [seat] You run { $ninja } yourself again.
   *[other] { $seat-player } runs { $ninja } again.
}
event-laid = { $count ->
    [one] { $ninja } has a card in slot { $slot }.
   *[other] { $ninja } has { $count } cards in slot { $slot }.
}
    .told = { $ninja } in slot { $slot }: { $cards }.
event-exchanged = { $ninja } has exchanged cards.
    .told = { $ninja } now has: { $cards }. The others have not seen the exchange.
event-taken-up = { $ninja } takes the programme up again.
event-showed = { $which-key ->
    [first] { $ninja } shows the first card: { $card-the }.
   *[second] { $ninja } shows the second card: { $card-the }.
}
event-changed = { $which-key ->
    [first] { $ninja } has changed the first card, which was shown.
   *[second] { $ninja } has changed the second card, which was shown.
}
event-ready = { $you ->
    [seat] You are ready.
   *[other] { $seat } is ready.
}
event-not-ready = { $you ->
    [seat] You are no longer ready.
   *[other] { $seat } is no longer ready.
}
event-closed = Programming is closed: from now on the ninjas keep silent.

# What happens: orders

event-played = { $you ->
    [seat] You play { $order }: { $part }.
   *[other] The Daimyo plays { $order }: { $part }.
}
event-prepared = { $you ->
    [seat] You prepare { $order } for the next round.
   *[other] The Daimyo prepares { $order } for the next round.
}
event-followed = { $you ->
    [seat] You play the prepared card { $order }: { $part }.
   *[other] The Daimyo plays the prepared card { $order }: { $part }.
}
event-moved = { $you ->
    [seat] You move { $kind-the } from { $post } to { $stance }.
   *[other] The Daimyo moves { $kind-the } from { $post } to { $stance }.
}
event-deployed = { $you ->
    [seat] You deploy { $kind-one }: { $stance }.
   *[other] The Daimyo deploys { $kind-one }: { $stance }.
}
event-spread = { $you ->
    [seat] You spread the alarm: { $kind-the } at { $post } is alerted.
   *[other] The Daimyo spreads the alarm: { $kind-the } at { $post } is alerted.
}
event-search = { $you ->
    [seat] You order a search of the bushes.
   *[other] The Daimyo orders a search of the bushes.
}
event-power = { $you ->
    [seat] You use your power: time falls to { $time }.
   *[other] The Daimyo uses the power: time falls to { $time }.
}
event-skipped = { $symbol ->
    [DEP] There is no room or no figure for another guard: no more guards are deployed.
    [SPR] There is no other guard to alert.
    [SRCH] The bushes are to be searched already.
    [POW] The Daimyo power cannot be used now.
    [DFIG] The Daimyo figure cannot be moved.
   *[other] There is no guard that could be moved.
}

# What happens: execution

event-revealed = { $which-key ->
    [first] { $ninja }, first card: { $card-the }.
   *[second] { $ninja }, second card: { $card-the }.
}
event-cancelled = { $ninja }'s second card is cancelled and returns to the hand, unseen.
event-jutsu = { $ninja } spends a jutsu token.
event-no-jutsu = { $ninja } has no active jutsu token: { $card-the } does nothing.
event-no-effect = { $ninja }: { $card-the } finds no target, way or token and has no effect. That is no failure.
event-special = { $ninja } uses { $item }.
event-aimed = { $ninja } aims { $card-the } at { $yard }.
event-seen = { $ninja } is seen from { $posts }: { $card-the } fails. Each witness costs 1 noise and 1 health.
event-passed-through = { $ninja } goes through { $junction }.
event-went = { $ninja } hides in { $bush }.
event-killed = { $ninja-key ->
    [none] Dead: { $kind-the } at { $post }.
   *[other] { $ninja } kills { $kind-the } at { $post }.
}
event-stunned = { $ninja-key ->
    [none] Stunned: { $kind-the } at { $post }.
   *[other] { $ninja } stuns { $kind-the } at { $post }.
}
event-hid = { $ninja } hides a body from { $yard }.
event-distracted = { $ninja } distracts { $kind-the } at { $post }: { $stance }.
event-lured = { $ninja } lures { $kind-the } from { $post } to { $stance }.
event-healed = { $ninja } heals { $patient }.
event-reset = { $ninja } takes all used cards back.
event-noise = Noise rises by { $amount } to { $noise }.
event-hurt = { $points ->
    [one] { $ninja } loses 1 health.
   *[other] { $ninja } loses { $points } health.
}
event-noticed = The dead in { $yards } are noticed: 1 noise for each of these guards, who are alerted: { $posts }.
event-alert-passed = { $you ->
    [seat] You alert the guard at { $post } in the civilian's place.
   *[other] The Daimyo alerts the guard at { $post } in the civilian's place.
}
event-coin-taken = { $ninja } takes a coin worth { $value } from { $junction }.
event-gate-opened = { $ninja } finds the key on { $junction }: the gate in { $yard } opens.
event-took-token = { $ninja } picks up what lies in { $bush }.
event-lost-jutsu = { $ninja } loses a jutsu token for good.

# What happens: variants

event-footprints = Footprints stay on { $junction }.
event-footprints-seen = The guard at { $post } finds the footprints on { $junctions }.
event-torch = { $lit ->
    [yes] The torch at { $junction } is lit.
   *[no] The torch at { $junction } is put out.
}
event-forced = { $you ->
    [seat] You turn { $kind-the } at { $post }: { $stance }.
   *[other] The Daimyo turns { $kind-the } at { $post }: { $stance }.
}

# What happens: refresh

event-found = The search finds { $ninja }: the bush is watched from { $posts }.
event-recovered = No longer stunned: { $posts }.
event-untapped = Prepared cards become active: { $orders }.
event-alarm = { $alarm-key ->
    [full] There is noise enough: full alarm. All noise is taken away.
    [half] There is not noise enough: the alarm falls to half.
   *[none] There is not noise enough: no alarm. Noise: { $noise }.
}
event-calmed = All guards calm down.
event-time = Time left: { $time }.

# What happens: quests and missions

event-marker = { $ninja-key ->
    [none] The Daimyo's side quest { $quest }: { $markers }.
   *[other] { $ninja }'s side quest { $quest }: { $markers }.
}
event-quest-done = { $ninja-key ->
    [none] The Daimyo completes the side quest { $quest }.
   *[other] { $ninja } completes the side quest { $quest }.
}
event-blew-up = { $ninja } blows up { $yard }.
event-accident = { $ninja } arranges an accident for { $kind-the } at { $post }.
event-sabotage = { $ninja } brings down a tower: Samurai come to { $yard }.
event-called = { $ninja } draws { $kind-the } from { $post } to { $stance }, alerted.
event-bell = { $ninja } rings the prayer bell: all noise is gone.
event-removed = { $you ->
    [seat] You send { $kind-the } at { $post } to prayer.
   *[other] The Daimyo sends { $kind-the } at { $post } to prayer.
}
event-poisoned = { $ninja } serves poisoned tea in { $yard }.
event-documents-fell = The documents fall to the ground in { $yard }.
event-documents-taken = { $ninja } takes the documents from { $yard }.
event-hostage-dropped = { $ninja } must leave the hostage in { $bush }.
event-rescued = { $ninja } brings a hostage to safety at { $bush }.
event-surrendered = { $side ->
    [daimyo] The Daimyo surrenders, with time at { $time }.
   *[ninjas] The ninjas surrender, with time at { $time }.
}
event-won = { $side ->
    [daimyo] The mission is over: the Daimyo wins.
   *[ninjas] The mission is over: the ninjas win.
}

# How a mission ends

ending-time = Time has run out. The Daimyo wins.
ending-castle = The main gate of Osaka Castle lies in ruins. The ninjas win.
    .shared = { ending-castle }
ending-officers = The convoy has lost its Officers. The ninjas win.
    .shared = { ending-officers }
ending-figure = The lord of the town is dead, and his secrets with him. The Daimyo wins.
ending-documents = The ninjas are away with the documents. The ninjas win.
    .shared = { ending-documents }
ending-hostages = All hostages are free. The ninjas win.
    .shared = { ending-hostages }
ending-palace = Lord Yabu is dead, and the ninjas have vanished. The ninjas win.
    .shared = { ending-palace }
ending-ninjas-surrender = The ninjas have surrendered. The Daimyo wins.
ending-daimyo-surrenders = The Daimyo has surrendered. The ninjas win.
    .shared = { ending-daimyo-surrenders }

motion-surrender = to surrender
motion-take-over = { $subject-you ->
    [yes] to run your ninjas from the next round on
   *[no] to run the ninjas of { $subject-player } from the next round on
}

# What is asked

ask-pick = Which ninja do you run?
    .help = Each ninja has cards of its own. Hayato is a good first one.
    .silence = The first one that is free.
    .waiting = { $who } is choosing a ninja.
ask-claim = Who takes which of the bought cards along?
    .help = Only the ninja who takes a card along can use it in this mission. Spread them.
    .silence = The first ninja takes it.
    .waiting = { $who } is handing out what was bought.
ask-quest = Which side quest do you take on?
    .help = A completed side quest brings a reward beyond the mission. Take the one that fits your cards.
    .silence = The first of each.
    .waiting = { $count ->
        [one] { $who } is choosing a side quest.
       *[other] { $who } are choosing side quests.
    }
ask-boulder = Where does the boulder lie?
    .help = Nobody sees or walks across its edge. Usually it cuts a way or a view that the other side needs.
    .silence = On the first edge that is free.
    .waiting = { $who } is laying a boulder.
ask-post = Where does the next guard stand?
    .help = A guard who looks out watches a bush and a junction, one who looks in watches the yard. Usually most look out, and the Objective is watched from within.
    .silence = The garrison stands as in the sample; after the first guard each takes the first free post.
    .waiting = { $who } is deploying the garrison.
ask-civilian = Where does the civilian stand?
    .silence = On the first free post.
    .waiting = { $who } is placing civilians.
ask-coin = Which coin do you lay, and where?
    .value = Where does it lie?
    .help = A ninja who passes the junction takes the coin, to buy cards for later missions. Usually it lies where guards watch.
    .silence = The first coin on the first junction.
    .waiting = { $who } is laying coins.
ask-enter = Where does your ninja enter?
    .help = From here the mission begins. Look which junctions beside it nobody watches.
    .silence = At the first entry with room.
    .waiting = { $who } is placing a ninja.
ask-settle = Do your ninjas stay where they enter?
    .help = You may still change where your ninjas enter. Usually they stay.
    .silence = They stay.
    .waiting = { $count ->
        [one] { $who } may still move ninjas to another entry.
       *[other] { $who } may still move ninjas to another entry.
    }
ask-programme = Programme your ninjas: up to two cards each, in a slot of their own.
    .lay = In which slot, and with which cards?
    .silence = You are ready with the cards on the mat.
    .waiting = { $count ->
        [one] { $who } is programming.
       *[other] { $who } are programming.
    }
ask-ready = Are you ready?
    .silence = You are ready.
    .waiting = { $count ->
        [one] { $who } is not ready yet.
       *[other] { $who } are not ready yet.
    }
ask-order = Which order card do you play or prepare?
    .silence = The first card is played, and none of its symbols is used.
    .waiting = { $who } is giving orders.
ask-move-regular = Regular move: which guard goes where?
    .guard = Where does it go, and how does it look?
    .silence = Nobody moves.
    .waiting = { $who } is moving a guard.
ask-move-free = Free move: which guard goes where?
    .guard = Where does it go, and how does it look?
    .silence = Nobody moves.
    .waiting = { $who } is moving a guard.
ask-move-figure = Where does the Daimyo figure go?
    .guard = Where does it go, and how does it look?
    .silence = It stays.
    .waiting = { $who } is moving the Daimyo figure.
ask-deploy = Where does the new guard stand? To deploy: { $guards }.
    .silence = It does not come.
    .waiting = { $who } is deploying guards.
ask-spread = Which guard is alerted too?
    .silence = Nobody.
    .waiting = { $who } is spreading the alarm.
ask-search = Do you have the bushes searched?
    .silence = No.
    .waiting = { $who } may order a search.
ask-power = Do you use your power, to lower the time by one?
    .silence = No.
    .waiting = { $who } may use the power.
ask-finder = Which of the new guards finds the bodies?
    .silence = The first.
    .waiting = { $who } is choosing who finds the bodies.
ask-pick-up = { $ninja } stands beside a token: is it picked up?
    .silence = It is picked up.
    .waiting = { $who } may pick up a token.
ask-special = What does { $ninja } do with { $card-the }?
    .silence = The first that is possible.
    .waiting = { $who } is choosing a special action.
ask-aim = { $ninja }, { $card-the }: which yard is the target?
    .silence = The first.
    .waiting = { $who } is choosing a target yard.
ask-junction = { $ninja }, { $card-the }: through which junction?
    .silence = The first.
    .waiting = { $who } is choosing a way.
ask-exit = To which bush does { $ninja } go?
    .silence = To the first.
    .waiting = { $who } is choosing a bush.
ask-torch = { $ninja } stands at the torch of { $junction }: does it stay as it is?
    .silence = It stays as it is.
    .waiting = { $who } stands at a torch.
ask-target = { $ninja } acts against { $yard }: which guard?
    .on = Which guard next?
    .silence = The first.
    .waiting = { $who } is choosing targets.
ask-body = Which body does { $ninja } hide?
    .body = Which body next?
    .silence = The first.
    .waiting = { $who } is hiding a body.
ask-distract = Which guard in { $yard } does { $ninja } distract?
    .guard = Where does it stand then, and how does it look?
    .silence = The first, to the first post.
    .waiting = { $who } is distracting a guard.
ask-lure = Which guard does { $ninja } lure to { $yard }?
    .guard = Where does it stand then, and how does it look?
    .silence = The first, to the first post.
    .waiting = { $who } is luring a guard.
ask-heal = Whom does { $ninja } heal?
    .silence = The first.
    .waiting = { $who } is choosing whom to heal.
ask-pass-alert = Which guard is alerted instead of the civilian?
    .silence = The first.
    .waiting = { $who } is choosing whom a civilian alerts.
ask-face = What does the guard at { $post } turn to, and how?
    .light = What does it turn to, and how?
    .face = Where does it stand then?
    .silence = To the first post.
    .waiting = { $who } is turning a guard.
ask-accident = Who in { $yard } has the accident?
    .silence = The first.
    .waiting = { $who } is choosing a victim.
ask-sabotage = Which Samurai is sent to { $yard }?
    .guard = Where does it stand, and how does it look?
    .silence = The first, to the first post.
    .waiting = { $who } is calling Samurai.
ask-remove = Which guard goes to prayer?
    .silence = The first.
    .waiting = { $who } is choosing who goes to prayer.

# Answers

option-pick = { $ninja }
option-sample = As in the sample
option-claim = { $item } for { $ninja }
option-quest = { $quest }
option-boulder = Between { $yard } and { $bush }
option-value = Worth { $value }
option-on = { $place }
option-enter = { $ninja } at { $bush }
option-confirm = They stay here
option-lay = Programme { $ninja }
option-take-up = Take { $ninja }'s cards back
option-show = { $which-key ->
    [first] Show { $ninja }'s first card to all
   *[second] Show { $ninja }'s second card to all
}
option-slot = Slot { $slot }
option-first = First { $card-the }
option-then = Then { $card-the }
option-alone = No second card
option-ready = Ready
option-not-ready = Not ready yet
option-play = Play { $order }
option-prepare = Prepare { $order }
option-follow = Play { $order }, prepared
option-decline = Skip
option-search = Search
option-power = Use the power
option-guard = The guard at { $post }
option-to = { $stance }
option-choose = The guard at { $post }
option-take = Pick it up
option-leave = Leave it
option-mission = The mission action
option-collect = Only take what lies there
option-use = { $item }
option-aim = { $yard }
option-through = { $junction }, { $colour }
option-exit = { $bush }
option-body = The body at { $post }
option-heal = { $ninja }
option-flip = Light it, or put it out
option-light = Light the torch at { $junction }
option-face = Turn to { $junction }
option-let-be = Leave it as it is

# Table talk: said with one press

phrase-first = I go first.
phrase-follow = Follow me.
phrase-wait = Wait for me.
phrase-distract = I draw them away.
phrase-cover = I need a distraction.
phrase-careful = Careful!
phrase-agreed = Agreed.
phrase-rather-not = Better not.
phrase-see-you = I can see you.
phrase-what-was-that = What was that?
phrase-no-hurry = Take your time. So do I.
phrase-well-played = Well played.

# What is said beforehand of an answer, on the board as it stands

preview-stop = the walk stops at { $stop }
preview-noise = Noise +{ $noise }
preview-torch =
    .yes = a torch burns or can be lit there
preview-seen = seen from { $seen }
preview-score = score { $score }
preview-unseen = unseen: { $unseen }
preview-risky = would be seen: { $risky }
preview-nothing =
    .yes = would do nothing now
preview-finds =
    .yes = finds bodies
preview-dies =
    .yes = dies
    .no = is stunned
preview-witnessed = its death is seen from { $witnessed }
preview-watches = watches { $watches }
preview-before = bushes before it: { $before }
preview-heeds = will turn to { $heeds }
preview-caught = would now find ninjas in { $caught }
preview-watched = watched from { $watched }

# Phases

phase-programming = Programming
phase-orders = Orders
phase-execution = Execution
phase-refresh = Refresh

# In the terminal: the board

chart-green = green mission token
chart-blue = blue mission token
terminal-garrison = Guards
terminal-open = open
terminal-closed = closed

# In the terminal: the table

terminal-ninja = Ninja
terminal-bush = Bush
terminal-health = Health
terminal-jutsu = Jutsu
terminal-programme = Programme
play-state = State
terminal-changed = changed since shown
terminal-ready = ready
terminal-watched = watched from { $posts }
terminal-carries = carries a token
terminal-time = Time
terminal-noise = Noise
terminal-alarm = Alarm
terminal-coins = Coins
terminal-daimyo = Daimyo
terminal-active = active
terminal-tapped = prepared

# In the terminal: the guide

guide-aim = What it is about
    .text = Ninjas hide in bushes and must reach the goal of the mission before time runs out; the Daimyo's guards stand in the corners of the yards and look in or out.
guide-round = A round
    .text = The ninjas secretly programme up to two cards each; the Daimyo plays all his orders; the programmes are carried out slot by slot on the changed board; then everything refreshes. From the close of programming to the end of execution the ninjas may not speak.
guide-sight = Who sees what
    .text = A guard that looks out watches the bush and the junction at its corner. One that looks in sees what is done in its yard, unless it comes from the bush at its back. Green cards are never seen, blue ones by alerted guards, red ones by any. A card that is seen fails, costs one health and one noise for each witness, and the second card is lost.
guide-alarm = Noise and alarm
    .text = At the refresh as much noise as there are ninjas raises a full alarm: the Daimyo then plays the red parts of his orders. Without new noise it falls to half, then to none, and all guards calm down.
guide-names = How guards are written
    .text = S Spearman, O Officer, A Samurai, D Daimyo figure, F and H civilians; then the corner, 0 at the upper right and on against the clock; i looks in, o looks out; ! alerted, z stunned. S@B24 is the guard in the tower, with the focus on B24.
guide-signs = On the board: Y yards, b bushes, junctions by the letter of their colour (n brown); ninjas are their initials, guards the letters of their types
guide-cards = Your cards
guide-quests = Side quests

# A first game: said with the first question of each kind

coach-first-pick = Five ninjas wait for their orders. Hayato strikes and throws, Yuki lures guards into her traps, Mugen cuts down whole yards, Aiko walks past calm guards unnoticed, Takuma shoots from afar and has little health. Pick the one you like; nobody else can have it.
coach-first-post = The castle is yours to guard. Every yard gets one or two guards, each in a corner, looking in at its yard or out at one bush and one junction. Cover the ways to the Objective yard, or take the sample deployment and be done.
coach-first-enter = Your ninja starts on an entry tile; at most two share one. Gunpowder barrels lie in two bushes far inside. One of you must carry a barrel to the Objective yard and blow it up before time runs out.
coach-first-settle = All ninjas are placed. You may still move your own to another entry tile where there is room; when everybody has confirmed, the first round begins.
coach-first-programme = Lay up to two cards face down, a first and a second, in a slot of your own: slot 1 acts first. The Daimyo moves his guards before your cards are turned up. A movement card names the colour of a junction next to your bush. Red cards fail if any guard sees them, blue ones only if an alerted guard does, green ones never. If the first card fails, the second is cancelled.
coach-first-order = All your cards must be played, in any order. Played now, a card carries out its top part. Prepared, it waits until the next round and must then be played by its stronger bottom part. While the alarm is on only the red parts count, and nothing can be prepared.
coach-first-move-regular = A regular move puts a guard on another post of its yard, or turns it. Into the next yard it goes only towards a barracks or an Officer; from a barracks, or beside an Officer, it may go to any adjacent yard. A guard that moves finds every body in the yard it leaves and in the yard it comes to.
coach-first-move-free = With a free move any guard may go to any adjacent yard. Think of where it will look: outwards it watches one bush and one junction, inwards it sees its yard, but not what comes from the bush behind its back.
coach-first-deploy = New guards enter the castle only in barracks, on a free post. You choose where it stands and which way it looks.
coach-first-spread = An alerted guard can rouse another one in its yard. Alerted guards see through blue cards too, and only they find ninjas in a search.
coach-first-search = A search is judged when the round ends: every ninja whose bush an alerted guard watches then loses one health.
coach-first-power = The condition of this mission is met: two guards who are not stunned stand in the Objective yard, and one of them is alerted. Your power takes one round from the ninjas' time, once a round.
coach-first-exit = You are in the junction, and nobody has stopped you. Go on to any bush beside it; you may even return to the one you came from.
coach-first-aim = The card must go where most of its symbols can be applied; between equal yards you choose. Look at who would see you there before you do.
coach-first-target = Choose whom the card is for. A light attack kills a Spearman or an Officer and only stuns a Samurai, until the round ends. Guards who look into the yard notice a death, and a body that is left lying will be found sooner or later.
coach-first-pick-up = A barrel lies in your bush, and taking it costs no card; you can carry one. Beside a yard, your red special card blows that yard up. Do it unseen at the Objective yard, and the mission is won.
coach-first-distract = Put this guard on any free post of its yard and turn it as you like: away from the bush from which a friend will strike, or from the junction you mean to cross. A guard that is moved finds the bodies in its yard.
coach-first-lure = A guard comes out of a neighbouring yard to the yard you have chosen; you say where it stands and which way it looks. It finds the bodies in the yard it leaves and in the one it reaches.

# Chapter One, between missions: joining, leaving, saving

title-shadow_tactics-chapter = Shadow Tactics: Chapter One
    .tagline = Five places, one lord: every mission changes the next.
event-resumed = { $missions ->
    [0] A new chapter begins.
    [one] The chapter continues after one mission.
   *[other] The chapter continues after { $missions } missions.
}
event-adjourned = The chapter is saved. You can continue it another time.
event-sat-out = { $you ->
    [seat] You sit out.
   *[other] { $seat } sits out.
}
event-came-along = { $you ->
    [seat] You come along again.
   *[other] { $seat } comes along again.
}
event-ninja-joined = { $you ->
    [seat] { $ninja } is new, and yours to play.
   *[other] { $ninja } is new; { $seat } plays this ninja.
}
event-ninja-taken-over = { $you ->
    [seat] You play { $ninja } from now on.
   *[other] { $seat } plays { $ninja } from now on.
}
event-ninja-given-up = { $you ->
    [seat] You give { $ninja } up.
   *[other] { $seat } gives { $ninja } up.
}
event-ninja-left = { $ninja } leaves the chapter.
motion-sit-out = { $subject-you ->
    [yes] to sit out
   *[no] that { $subject } sits out
}
motion-come-along = { $subject-you ->
    [yes] to come along again
   *[no] that { $subject } comes along again
}
motion-adjourn = to save the chapter and continue another time

# Chapter One: before a mission

event-sequence = Mission { $number }.
event-no-market = { $you ->
    [seat] No location is left for new cards: you buy nothing.
   *[other] No location is left for new cards: the Daimyo buys nothing.
}
event-offered = { $you ->
    [seat] You are offered: { $purchases }.
   *[other] The Daimyo is offered: { $purchases }.
}
event-taxed = { $you ->
    [seat] You collect taxes worth { $worth }: { $tokens }.
   *[other] The Daimyo collects taxes worth { $worth }: { $tokens }.
}
event-purchased = { $you ->
    [seat] You buy { $purchase }. On it: { $tokens ->
        [none] nothing
       *[other] { $tokens }
    }.
   *[other] The Daimyo buys { $purchase }. On it: { $tokens ->
        [none] nothing
       *[other] { $tokens }
    }.
}
event-tax-returned = { $you ->
    [seat] You give back taxes worth { $worth }.
   *[other] The Daimyo gives back taxes worth { $worth }.
}
event-assigned = { $you ->
    [seat] You assign { $purchase } to: { $location }.
   *[other] The Daimyo assigns { $purchase } to: { $location }.
}
event-embargo = The ninjas may not purchase before this mission.
event-items-offered = The ninjas are offered: { $items }.
event-bought = The ninjas buy { $item }. Left in the pool: { $pool }.
event-mission-chosen = The next mission: { $location }.
event-vetoed = The ninjas discard { $purchase } from { $location }.

# Chapter One: after a mission

event-not-counted = The mission at { $location } counts for nothing.
event-mission-ended = { $side ->
    [ninjas] { $location } is the ninjas'.
   *[daimyo] { $location } stays the Daimyo's.
}
event-loot = Loot worth { $worth }. In the pool: { $pool }.
event-used-up = Used up: { $purchases }.
event-stripped = { $you ->
    [seat] You discard { $purchase }.
   *[other] The Daimyo discards { $purchase }.
}
event-promoted = { $you ->
    [seat] You promote { $purchase } to the final location, in place of { $replaced }.
   *[other] The Daimyo promotes { $purchase } to the final location, in place of { $replaced }.
}
event-jutsu-won = { $count ->
    [one] Each ninja gains a jutsu token.
   *[other] Each ninja gains { $count } jutsu tokens.
}
event-coins-won = The ninjas gain coins worth { $worth }. In the pool: { $pool }.
event-veto-won = { $count ->
    [one] The ninjas may discard a card assigned to the next mission.
   *[other] The ninjas may discard { $count } cards assigned to the next mission.
}
event-more-offers = { $side ->
    [ninjas] { $count ->
        [one] The ninjas are offered one card more next time.
       *[other] The ninjas are offered { $count } cards more next time.
    }
   *[daimyo] { $count ->
        [one] The Daimyo is offered one card more next time.
       *[other] The Daimyo is offered { $count } cards more next time.
    }
}
event-discount = All the Daimyo's cards cost { $count } less next time.
event-items-unlocked = From now on for sale to the ninjas: { $items }.
event-unlocked = From now on for sale to the Daimyo: { $purchases }.
event-time-bonus = { $side ->
    [ninjas] The next mission starts with { $count } more on the time track.
   *[daimyo] The next mission starts with { $count } less on the time track.
}
event-chapter-won = { $side ->
    [ninjas] Chapter One is the ninjas'.
   *[daimyo] Chapter One is the Daimyo's.
}
ending-chapter-ninjas = Lord Yabu has fallen. The ninjas win the chapter.
    .shared = { ending-chapter-ninjas }
ending-chapter-daimyo = Lord Yabu's palace has held. The Daimyo wins the chapter.
ending-adjourned = The chapter is saved. You can continue it another time.

# Chapter One: what is asked

ask-tax = In which tokens do you collect your taxes? You cannot change them later.
    .coins = How many of the next value? The rest is taken in ones.
    .help = Tokens pay for cards without change, and unspent tax is lost. Ones fit every price.
    .silence = All in the smallest.
    .waiting = { $who } is collecting taxes.
ask-purchase = Which card do you buy?
    .purchase = Which tokens do you lay on it?
    .help = A card that you buy is assigned to a location and works when its mission is played. Unspent tax is lost, so usually you spend all.
    .silence = No more.
    .waiting = { $who } is buying cards.
ask-assign = Which card do you assign to which location?
    .card = To which location?
    .help = The card works when the ninjas come to that location. Usually it goes where you expect them next.
    .silence = Cards you do not assign go to the first location.
    .waiting = { $who } is assigning cards to locations.
ask-strip = Which deployment card do you discard?
    .silence = The first.
    .waiting = { $who } is discarding deployment cards.
ask-promote = A promotion: which card do you send to the final location?
    .promote = In place of which card?
    .silence = None.
    .waiting = { $who } may promote a card.
ask-buy = What do you buy for the mission?
    .help = Bought cards help in the next mission and are discarded after it. Coins that you do not spend stay.
    .silence = No more.
    .waiting = { $count ->
        [one] { $who } is buying items.
       *[other] { $who } are buying items.
    }
ask-go = Where do you go next?
    .help = Each location is a mission with its own reward; the final one decides the chapter. Usually you begin where few cards wait.
    .silence = To the first that is left.
    .waiting = { $count ->
        [one] { $who } is choosing the next mission.
       *[other] { $who } are choosing the next mission.
    }
ask-veto = Which card that waits there do you discard?
    .silence = None.
    .waiting = { $count ->
        [one] { $who } may discard a card.
       *[other] { $who } may discard a card.
    }
ask-dismiss = There are fewer of you: which ninja leaves the chapter?
    .silence = The last.
    .waiting = { $count ->
        [one] { $who } is choosing which ninja leaves.
       *[other] { $who } are choosing which ninja leaves.
    }
ask-give-up = You play fewer ninjas now: whom do you give up?
    .silence = The last.
    .waiting = { $who } is choosing a ninja to give up.
ask-take-over = Which ninja do you play?
    .silence = The first.
    .waiting = { $who } is choosing a ninja.
option-coins = { $count } × { $value }
option-purchase = Buy { $purchase }
option-enough = No more
option-card = { $purchase }
option-at = { $location }
option-settled = Keep them there
option-buy = Buy { $item }
option-go = { $location }
option-veto = Discard { $purchase }
option-spare = Discard nothing
option-strip = Discard { $purchase }
option-promote = Promote { $purchase }
option-instead-of = In place of { $purchase }
option-no-promotion = No promotion
option-dismiss = { $ninja } leaves
option-give-up = Give { $ninja } up
option-take-over = { $ninja }
cost-cost = costs { $cost }

# What now? An aim, how far it is or what it takes, its name on the ladder

way-moves = { $moves ->
    [-2] Your ninja is not on the board yet
    [-1] No way there yet
    [0] { $ninja } is there
    [one] { $ninja } is 1 move away
   *[other] { $ninja } is { $moves } moves away
}
way-time = { $time ->
    [one] 1 round left
   *[other] { $time } rounds left
}
aim-barrel = Fetch a gunpowder barrel from the armoury.
    .how = { way-moves }; { way-time }.
    .step = Barrel
aim-gate = Carry the barrel to a bush beside the main gate.
    .how = { way-moves }; { way-time }.
    .step = Main gate
aim-blow = Blow up the main gate with your red special card, unseen.
    .how = You stand beside it; { way-time }.
    .step = Blow it up
aim-cover = { $carrier } carries a barrel. Clear the way to the main gate.
    .how = { way-moves }; { way-time }.
    .step = Main gate
aim-no-barrel = No barrel is left. Go on with your side quest.
    .how = The main gate still stands; { way-time }.
    .step = Side quest
aim-officers = Kill the Officers at the wagons and in the barracks.
    .how = { $officers ->
        [0] No Officer is posted
        [one] One Officer left
       *[other] { $officers } Officers left
    }, { way-time }. { way-moves }.
    .step = Officers
aim-wagon-1 = Rid the first wagon of its Officers.
    .how = { way-time }.
    .step = First wagon
aim-wagon-2 = Rid the second wagon of its Officers.
    .how = { way-time }.
    .step = Second wagon
aim-barracks = Rid the barracks of Officers.
    .how = { way-time }.
    .step = Barracks
aim-stun = Stun the lord of Imai with a light attack. He must not die.
    .how = { way-moves }; { way-time }.
    .step = Stun the lord
aim-documents = Take the documents: play a red or blue action into their yard.
    .how = { way-moves }; { way-time }.
    .step = Documents
aim-home = Bring every ninja back to an entry tile.
    .how = { $away ->
        [0] All are there: stay unseen to the end of the round
        [one] One is still on the way
       *[other] { $away } are still on the way
    }; { way-time }.
    .step = All home
aim-hostage = Fetch a hostage from a bush in the monastery.
    .how = { way-moves }; { $rescued } of 3 rescued, { way-time }.
    .step = Hostage
aim-lead-out = Lead the hostage to an entry tile. Damage makes you drop it.
    .how = { way-moves }; { $rescued } of 3 rescued, { way-time }.
    .step = Lead out
aim-cover-hostage = Others lead the hostages. Clear their way, or ring the prayer bell.
    .how = { $rescued } of 3 rescued, { way-time }.
    .step = Cover
aim-hostage-1 = Rescue the first hostage.
    .how = { way-time }.
    .step = Hostage 1
aim-hostage-2 = Rescue the second hostage.
    .how = { way-time }.
    .step = Hostage 2
aim-hostage-3 = Rescue the third hostage.
    .how = { way-time }.
    .step = Hostage 3
aim-tea = Poison the tea: go to its bush and play your red special card.
    .how = { way-moves }; { way-time }.
    .step = Poison the tea
aim-yabu = Kill Lord Yabu: with the tea, or with a heavy attack.
    .how = { way-moves }; { way-time }.
    .step = Lord Yabu
aim-posted = Post your guards.
    .how = { way-time }.
    .step = Guards posted
aim-half-time = Hold out for half of the time.
    .how = { way-time }.
    .step = Half the time
aim-time-up = Hold out until time runs out.
    .how = { way-time }.
    .step = Time is up
aim-guard-M1 = Keep the ninjas from carrying gunpowder to the main gate.
    .how = You win when time runs out: { way-time }.
    .step = Main gate
aim-stop-M1 = A ninja carries gunpowder. Watch every bush beside the main gate.
    .how = You win when time runs out: { way-time }.
    .step = Main gate
aim-guard-M2 = Keep an Officer alive at a wagon or in the barracks.
    .how = { $officers ->
        [0] No Officer counts yet
        [one] One Officer counts
       *[other] { $officers } Officers count
    }; { way-time }.
    .step = Officers
aim-guard-M3 = Keep the lord of Imai from being stunned: he bears the documents.
    .how = You win when time runs out: { way-time }.
    .step = Documents
aim-stop-M3 = A ninja has the documents. Keep the ninjas from the entry tiles.
    .how = Find one in a search each round, or let time run out: { way-time }.
    .step = Documents
aim-guard-M4 = Watch the bushes where the hostages are kept.
    .how = { $rescued } of 3 rescued; { way-time }.
    .step = Hostages
aim-stop-M4 = A hostage is on its way. Damage to the ninja makes it drop the hostage.
    .how = { $rescued } of 3 rescued; { way-time }.
    .step = Hostages
aim-guard-M5 = Protect Lord Yabu, and keep him away from the tea.
    .how = You win when time runs out: { way-time }.
    .step = Lord Yabu
aim-stop-M5 = Lord Yabu is dead. Let no ninja get out: find them in a search.
    .how = You win when time runs out: { way-time }.
    .step = The entry tiles
pin-barrel = Armoury: barrel
pin-gate = Main gate
pin-officer = Officer
pin-accident = Accident
pin-documents = Documents
pin-lord = Lord of Imai
pin-entry = Entry tile
pin-hostage = Hostage
pin-bell = Prayer bell
pin-tea = Tea
pin-yabu = Lord Yabu
pin-poisoned = Poisoned tea
pin-carrier-M1 = Carries gunpowder
pin-carrier-M3 = Has the documents
pin-carrier-M4 = Leads a hostage

# Before the first game of a side: at most 140 words

opener-ninja = Reach the goal unseen, before time runs out.
    .who = You are a ninja
    .goal = { $goal } You win or lose together, within { $time } rounds. Side quests and loot count even in defeat.
    .turn = Together you plan up to two cards each, face down, and choose when you act. Then the Daimyo moves his guards. Then your cards run, on the changed board.
    .lose = Time runs out. You cannot die, but a card that a guard sees fails: it costs health and noise, and your second card is lost. Green cards are never seen, blue ones by alerted guards, red ones by any.
opener-daimyo = Guard the castle until time runs out.
    .who = You are the Daimyo
    .goal = You win when the { $time } rounds are over. The ninjas want this: { $goal }
    .turn = The ninjas plan first, in secret. Then you play all your order cards: move, turn and bring in guards. Then their cards run; what a guard sees fails. Noise raises the alarm and makes your orders stronger.
    .lose = You lose at once when the ninjas reach their goal. Guards who look the wrong way see nothing.

# Why something cannot be chosen now, by rule; an attribute is for one verb
why-ST-002 = Another player has { $ninja }.
why-ST-025 = A guard stands in the next corner.
why-ST-026 = Three guards stand in this yard already.
why-ST-027 = Two guards in opposite corners leave no room for a third.
why-ST-028 = This post, or one beside it, is taken.
why-ST-029 = This yard is not next to the guard's yard.
why-ST-047 = { $card } is not in your hand: a Regroup brings used cards back.
why-ST-087 = This yard is not next to your bush.
why-ST-089 = In another yard more symbols of the card apply.
why-ST-114 = Only a guard from a neighbouring yard can be lured.
why-ST-122 = { $ninja } is in another bush.
why-ST-123 = { $ninja } is not hurt.
why-ST-124 = The card works on Spearmen only.
why-ST-127 = With that, another guard could not be moved.
why-ST-129 = This yard is neither next to your bush nor on its tile.
why-ST-155 = This card was prepared in this round: it can be played in the next.
why-ST-162 = During an alarm nothing can be prepared.
why-ST-164 = Only green orders move the Daimyo figure.
why-ST-165 = Green orders move the Daimyo figure only.
why-ST-169 = New guards enter in barracks only.
why-ST-178 = A regular move leaves the yard only towards a barracks or an Officer.
why-ST-186 = The guard stands there and looks that way already.
why-ST-188 = No alerted guard is in this yard to rouse it.
why-ST-220 = The Daimyo figure starts in an Objective yard.
why-ST-223 = The Daimyo figure cannot be alerted by an order.
why-ST-263 = A stunned guard cannot be moved.
why-ST-275 = Your wound allows one movement card a round.
why-ST-276 = Your wound forbids red action cards.
why-ST-277 = Your wound forbids blue action cards.
why-ST-278 = Your wound forbids movement cards.
why-ST-292 = First every yard needs a guard; no yard may start with more than two.
why-ST-294 = The tower holds one guard.
why-ST-295 = A closed gate has one guard on each side at most.
why-ST-318 = Two ninjas start on this entry tile already.
why-ST-338 = A closed gate has one guard on each side at most.
why-ST-339 = This corner is closed off by the gate.
why-ST-342 = The closed gate walls this bush off.
why-ST-349 = The tower holds one guard.
why-ST-469 = An Officer must still be posted at a wagon or in the barracks.
why-ST-R05 = Another ninja has slot { $slot }.
why-ST-R109 = The closed gate leaves no way between these two yards.
why-ST-156 = Prepared cards of the last round must be played.

# Lessons

title-shadow_tactics-lessons = Shadow Tactics: a first game
    .tagline = Two short missions with a coach: one as a ninja, one as the Daimyo.
option-lesson-ninja = Learn as a ninja
option-lesson-daimyo = Learn as the Daimyo

lesson-ninja-plan = Lay Ninjato, then Teal movement.
    .then = The first card takes down the Spearman of yard Y5 and hides his body; the second takes you through junction J12 to the barrel in bush B15.
    .why = That guard looks out at J12. Walk past him and he sees you; without him the way is free. Hence this order.
lesson-ninja-ready = Say that you are ready.
    .then = The Daimyo plays his orders first. Then your two cards are turned up, one after the other.
    .why = He moves guards before you act, without knowing your cards. Leave yourself a margin.
lesson-ninja-exit = Go on to bush B15.
    .then = You are in the junction, unseen. Choose the bush that you step out to.
    .why = A gunpowder barrel lies in B15. With it you can blow up yard Y3, the goal of this mission.
lesson-ninja-barrel = Take the barrel.
    .then = It costs no card. You can carry one.
    .why = With a barrel, your red special card blows up a yard beside your bush.
lesson-ninja-carry = Lay Yellow, then White movement.
    .then = They take you through junctions J15 and J9 to bush B9, beside yard Y3.
    .why = Teal movement is spent: cards that were turned up come back only by a card with the reset symbol, such as Regroup. The guard of Y7 looks into his yard, so nobody watches these two junctions.
lesson-ninja-go = Say that you are ready.
    .then = Your two cards carry you and the barrel past yard Y7.
    .why = Time is short: when it runs out, the Daimyo has won.
lesson-ninja-through = Go on to bush B12.
    .then = From there the white junction J9 leads to the Objective yard.
    .why = A movement card leads through one junction of its colour, to any bush beside that junction.
lesson-ninja-arrive = Go on to bush B9.
    .then = It lies beside yard Y3. Here the barrel can do its work.
    .why = B6 lies beside Y3 too. Where you stand decides which guards see you.
lesson-ninja-free = Now choose your own cards.
    .then = The red special card blows up yard Y3 beside you, and the ninjas win. From here on the game is yours.
    .why = Red cards fail if any guard sees them, blue ones if an alerted guard does, green ones never. The Daimyo moves his guards first. A card that kills or distracts a guard, laid before the special one, makes it safer.
lesson-ninja-fetch = Fetch a barrel first.
    .then = One lies in bush B15, one in B22. Without a barrel the Objective yard stands.
    .why = Lay movement cards whose colours lead there, or Regroup to take your used cards back.
lesson-ninja-onward = Carry the barrel to Y3.
    .then = Bushes B3, B6 and B9 lie beside the Objective yard. From there lay the red special card.
    .why = A movement card fails if a guard watches its junction. Lay Regroup if the colour that you need is used up.
lesson-ninja-aim = Choose the yard.
    .then = Your card is carried out there. What each guard would see stands beside the yard.
    .why = A card goes where most of its symbols can be applied; between equal yards you choose.
lesson-ninja-target = Choose whom it hits.
    .then = A light attack kills a Spearman or an Officer, and stuns a Samurai until the round ends.
    .why = Guards who look into the yard notice a death. Take the one whom nobody watches.
lesson-ninja-distract = Choose who looks away, and where.
    .then = A distracted Spearman goes to another corner of his yard and looks where you say.
    .why = Turn the guard who would see your next card. Green cards work even under his eyes.
lesson-ninja-walk-later = Walking first means that the guard of Y5 sees you in J12: the card fails, you lose health, and the second card is lost.
lesson-ninja-no-barrel = A special card does nothing yet: you carry no barrel.
lesson-ninja-other-cards = That is a lawful plan. But the barrel in B15 is the way to win, and the guard of Y5 watches the way to it.
lesson-ninja-no-barrel-there = That is near the Objective yard, but you have no barrel yet.
lesson-ninja-take-it-later = It stays where it is. You need it: nothing else blows up the Objective yard.
lesson-ninja-too-far = Here no Objective yard is beside you: the barrel would go off in vain.
lesson-ninja-yellow-first = The white junction is not beside you yet. Yellow comes first, then white.
lesson-ninja-other-way = That is a lawful plan. But the goal is yard Y3: bushes B3, B6 and B9 lie beside it.
lesson-ninja-wrong-way = That leads away from yard Y3. The way is longer now.

lesson-daimyo-play = Play Patrol now.
    .then = Played now, an order carries out its upper part: here a regular move.
    .why = Hayato hides in bush B11 and has programmed a card. You must win time: when it runs out, the castle is yours.
lesson-daimyo-turn = Turn the guard in Y5.
    .then = At corner 4, looking out, he watches bush B11 and junction J12.
    .why = Whatever Hayato programmed, he probably leaves by J12, and red cards fail if a guard sees them.
lesson-daimyo-prepare = Prepare Beat the Bushes.
    .then = A prepared order waits for the next round and then carries out its lower, stronger part.
    .why = A search finds ninjas only where an alerted guard watches. Nobody is alerted yet; after this round somebody may be.
lesson-daimyo-rest = Play your last order.
    .then = All orders in your hand must be played or prepared each round.
    .why = When the last one is done, the ninjas' cards are turned up.
lesson-daimyo-third = Leave this move out.
    .then = The guards stand well. Now Hayato's card is turned up before their eyes.
    .why = A guard who moves may look away from what he watched.
lesson-daimyo-follow = Carry out the search.
    .then = The prepared order is due: its lower part searches the bushes, then moves a guard.
    .why = Your guard saw Hayato: the card failed, he lost health, there was noise, and the guard is alerted. Noise for as many as there are ninjas would raise the alarm, in which all orders use their red parts.
lesson-daimyo-search = Order the search.
    .then = When the round ends, every ninja whose bush an alerted guard watches loses one health.
    .why = Hayato still sits in B11, and your alerted guard looks straight at it.
lesson-daimyo-free = Now command as you like.
    .then = Two rounds are left. Keep the Objective yard Y3 guarded until time runs out.
    .why = A guard who looks in sees what is done in his yard. One who looks out watches a bush and a junction. You need both.
lesson-daimyo-not-later = Prepared, it moves nobody in this round, and Hayato's card is turned up in this round.
lesson-daimyo-search-later = A search finds nobody while no guard is alerted. Prepared, it comes when one may be.
lesson-daimyo-fewer-moves = That moves a guard too. Keep in mind which one could watch Hayato's bush.
lesson-daimyo-use-it = A move that is left out is lost. It may have been the one that catches Hayato.
lesson-daimyo-other-guard = A lawful move. The guard in Y5 stood closest to Hayato.

# What everything is: kinds of things, and those that no card explains.

sort-item = Item
sort-order = Order of the Daimyo
sort-ninja = Ninja
sort-guard = Guard
sort-mission = Mission
sort-health = Health card
sort-deployment = Deployment card
sort-quest = Side quest
sort-location = Location

about-cardcolour = { $colour } card
about-order = Execute it at once by its top part, or prepare it: next round it works by its bottom part. During an alarm only the red part counts.
about-ninja = Ninjas stand in bushes, unseen. Guards see only what their cards do.
about-mission = Mission
    .ninjas = The ninjas win
    .daimyo = The Daimyo wins
about-junction = A movement card of this colour goes through it to any bush at it. A guard that watches the junction sees the movement.
    .name = { $colour } junction
about-location = { $cards ->
    [0] { "" }
    [one] Offers 1 card to the side that holds it.{ " " }
   *[other] Offers { $cards } cards to the side that holds it.{ " " }
}Tax { $tax }, wealth { $wealth }. The winner of its mission takes the reward.
about-daimyo = One player commands all guards, by orders. The Daimyo wins when time runs out.
    .name = Daimyo

about-piece-entry = Ninjas start here, at most { $entry } on a tile, and leave from here.
about-piece-barracks = New guards enter here. From here a regular move may go to any adjacent yard.
about-piece-tower = One guard in it watches one place of its tile, the focus.
about-piece-objective = The objective of the mission is here.
about-piece-gate = Closed, nobody passes or acts through it but guards. Its key opens it for good.
about-piece-key = A ninja who moves through this junction takes it; it opens its gate.
about-piece-coin = A ninja who moves through this junction takes it for the pool.
about-piece-focus = The place that the guard in the tower watches. An order can shift it.
about-piece-body = A dead guard. A guard that sees it makes noise and is alerted. A card can hide it.
about-piece-green-M1 = The Armoury: a barrel of gunpowder. Begin your cards in this bush to take it; carry it to a bush at the main gate.
about-piece-blue-M2 = A mission card here kills a guard in an adjacent yard, and its body is hidden.
about-piece-green-M3 = Stun the lord of the town and he drops them. A card without a target takes them.
about-piece-blue-M3 = A mission card here brings the tower down: Samurai rush to it and are alerted.
about-piece-green-M4 = Begin your cards in this bush to take the hostage along; damage makes you drop it. Lead it to an entry tile.
about-piece-bell = A mission card here rings it, once: all noise goes and the Daimyo takes guards off the board.
about-piece-blue-M5 = A mission card here poisons the tea: the Daimyo figure dies when it is there.
about-piece-boulder = Nothing passes this edge, and nobody looks past it.
about-piece-footprints = A guard that sees them makes noise and turns to them. They fade.
about-piece-torch = Lit, everything here can be seen. Ninjas and guards can put it out or light it.
about-hex-yard = Guards stand in its corners and look in or out. Ninjas act into it from the bushes beside it, never stop in it.
about-hex-bush = Ninjas hide here, as many as like. Nobody sees into a bush.
about-hex-junction = Ninjas cross it from bush to bush with a movement card of its colour. Nobody stops on it.
about-state-calm = It sees red cards. Blue cards it ignores.
about-state-alerted = It sees red and blue cards, until the alarm ends.
about-state-stunned = It sees nothing and cannot be moved until the refresh.
about-badge-health = Each guard that sees a card of this ninja costs 1. A flipped health card brings its penalty. Ninjas never die.
    .name = Health
about-badge-jutsu = A card with the jutsu symbol costs 1. A spent token rests until the next mission.
    .name = Jutsu tokens
about-badge-found = A search found this ninja in this round.
    .name = Found
about-badge-ready = This player has laid all cards.
    .name = Ready
about-badge-noise = If it reaches the threshold by the refresh, the alarm sounds.
    .name = Noise
about-badge-alarm = While it sounds, orders work by their red part and alerted guards stay alert. Quiet rounds lower it to half, then end it.
    .name = Alarm
about-badge-time = One less each refresh. At 0 the Daimyo wins.
    .name = Time
about-badge-search = At the refresh every ninja in a bush that an alerted guard watches loses 1 health.
    .name = Search
about-badge-pool = What the ninjas have gathered. It buys items between missions.
    .name = Coins
about-badge-round = Ninjas lay cards, the Daimyo gives orders, the cards are carried out, the table is refreshed.
    .name = Round
about-badge-slot = Cards are carried out from slot 1 to slot { $slots }. One ninja a slot.
    .name = Slot
about-badge-used = Used cards come back only by a reset.
    .name = Used
about-badge-prospect = What the card would do on the board as it is now; the Daimyo moves before it is carried out.
    .name = Prospect
about-badge-prepared = A prepared order is open to all. Next round it must be played by its bottom part.
    .name = Prepared
about-badge-light = At night: in the dark nobody is seen, in the light everybody.
    .name = Light
about-part-immediate = What the order does if it is executed from the hand.
about-part-prepared = What the order does a round after it was prepared.
about-part-alarm = What the order does while the alarm sounds.
about-pin-barrel = Gunpowder from the Armoury. Begin your cards in this bush to take it.
about-pin-gate = The main gate: blow it up with a mission card from a bush beside it.
about-pin-officer = No Officer may be left in an Objective yard or in the barracks.
about-pin-accident = A mission card here kills a guard next to it.
about-pin-documents = The documents lie in this yard: take them with a card.
about-pin-lord = The lord of the town carries the documents. Stun him; he must not die.
about-pin-entry = The way out. Any number of ninjas may leave together.
about-pin-hostage = Begin your cards in this bush to take the hostage along.
about-pin-bell = A mission card here rings the prayer bell, once.
about-pin-tea = A mission card here poisons the tea.
about-pin-yabu = Lord Yabu must die, by poison or otherwise.
about-pin-poisoned = Lord Yabu dies as soon as he is in this yard.
about-pin-carrier-M1 = This ninja carries a barrel to the main gate.
about-pin-carrier-M3 = This ninja has the documents and wants to get out.
about-pin-carrier-M4 = This ninja leads a hostage to an entry tile.

# The player aid

aid-round = A round
aid-programme = 1. Ninjas lay cards
    .cost = 0 to 2 cards a ninja
    .text = Face down in one of { $slots } slots, all ninjas at once. You may talk until all are ready.
aid-orders = 2. The Daimyo gives orders
    .cost = the whole hand
    .text = Each order is executed or prepared.
aid-execution = 3. Cards are carried out
    .cost = slots 1 to { $slots }
    .text = On the board as it is now. If the first card of a ninja is seen, the second is lost.
aid-refresh = 4. Refresh
    .cost = 1 time
    .text = Search, stuns end, noise is counted, the Daimyo draws.
aid-ninjas = Ninjas: what a card needs
aid-green = Green card
    .cost = nothing
    .text = No guard ever sees it.
aid-blue = Blue card
    .cost = no alerted guard sees it
    .text = Calm guards ignore it.
aid-red = Red card
    .cost = no guard sees it
    .text = Any witness ruins it.
aid-move = Move
    .cost = a junction of its colour
    .text = Through it to any bush there. Takes coin and key.
aid-attack = Attack
    .cost = an adjacent yard
    .text = Light: kills Spearman or Officer, stuns the armoured. Heavy: kills any guard.
aid-jutsu = Jutsu
    .cost = 1 jutsu token
    .text = You begin with { $jutsu }. Without one the card does nothing.
aid-reset = Reset
    .cost = 1 card
    .text = All your used cards come back.
aid-mission = { $deed }
    .cost = a special card, { $colour }
    .text = The mission action.
aid-pick-up = Take a green token
    .cost = free
    .text = In your bush, before your first card.
aid-daimyo = The Daimyo
aid-execute = Execute an order
    .cost = 1 card
    .text = Its top part; during an alarm the red part.
aid-prepare = Prepare an order
    .cost = 1 card
    .text = It works next round by its bottom part. Not during an alarm.
aid-regular = Regular move
    .cost = 1 symbol
    .text = Within the yard, or closer to barracks or an Officer; from there anywhere.
aid-free = Free move
    .cost = 1 symbol
    .text = Within the yard or to any adjacent one.
aid-deploy = Deploy
    .cost = 1 symbol
    .text = New guards in the barracks.
aid-spread = Spread alarm
    .cost = 1 symbol
    .text = One more guard is alerted in a yard with an alerted one.
aid-search = Search the bushes
    .cost = 1 symbol
    .text = At the refresh: 1 health from each ninja whom an alerted guard watches.
aid-power = Daimyo power
    .cost = 1 symbol, once a round
    .text = Time −1, if the condition of the mission holds.
aid-prices = What goes wrong
aid-witness = A card is seen
    .cost = 1 noise and 1 health a witness
    .text = It does nothing. Calm witnesses of a red card are alerted.
aid-body = A body or a death is seen
    .cost = 1 noise
    .text = The guard is alerted.
aid-noise = Noise reaches the number of ninjas
    .cost = full alarm
    .text = Then half, then none, if it stays quiet.
aid-time = Time is up
    .cost = { $time } rounds
    .text = The Daimyo wins.

# How a mission went

account-goals = Goals
account-side-ninjas = The ninjas
account-side-daimyo = The Daimyo
account-goal-ninjas = { $mission ->
    [M1] { goal-M1 }
    [M2] { goal-M2 }
    [M3] { goal-M3 }
    [M4] { goal-M4 }
   *[M5] { goal-M5 }
}
account-goal-daimyo = { $mission ->
    [M3] Keep the documents until time runs out, or silence the lord of the town.
   *[other] Hold out until time runs out.
}
account-quest = { $ninja-key ->
    [none] Side quest: { $quest }
   *[other] { $ninja }'s side quest: { $quest }
}{ $boxes ->
    [0] { "" }
   *[other] , { $markers } of { $boxes }
}
account-programmes = Programmes of round { $round }
account-programme = { $ninja }: { $cards }{ $cancelled ->
    [yes] ; the second card was cancelled and stays unseen
   *[no] { "" }
}.
account-orders = The Daimyo still held { $orders }.
account-number-time = Time left
account-number-cards = Cards turned up
account-number-kills = Guards killed
account-number-hurt = Times hurt
account-number-orders = Orders carried out
account-sequence = Mission { $round }
account-missions = Missions
account-mission-won = { $location }

# The form of custom numbers: its groups, then fields and what else has no name of its own

numbers-numbers = Limits and amounts
numbers-variants = Variants
numbers-missions = Missions
numbers-locations = Places of the chapter
numbers-items = Purchases of the ninjas
numbers-orders = Orders of the Daimyo
numbers-deployments = Deployment cards
numbers-quests = Side quests
number-numbers-ninjas-1 = Ninjas with 2 players
number-numbers-ninjas-2 = Ninjas with 3 players
number-numbers-ninjas-3 = Ninjas with 4 players
number-numbers-ninjas-4 = Ninjas with 5 players
number-slots = Slots for programmes
number-jutsu = Jutsu tokens
number-entry-limit = Ninjas on one entry tile
number-most-health = Health cards of a ninja at most
number-most-time = Longest time
number-surrender = Time left at which a side may surrender
number-numbers-coins = Value of a coin
number-figures = Figures
number-boulders = Boulders
number-civilians = Civilians
number-footprints = Footprints
number-time = Time
number-guards = Guards
number-noise = Noise of the mission action
number-most = Guards that the mission action moves
number-tax = Tax
number-wealth = Wealth
number-cards = Cards offered
number-strip = Deployment cards that the Daimyo discards
number-offers = More cards offered
number-daimyo = If the Daimyo wins
number-ninjas = If the ninjas win
number-coins = Coins for each ninja
number-veto = Assigned cards that the ninjas may discard
number-discount = Discount
number-cost = Cost
number-copies = Copies
number-boxes = Boxes
number-executed = Cards executed

# Balance reports

balance-ninja = Ninjas
balance-card = Cards of the ninjas
balance-order = Orders of the Daimyo
balance-item = Items
balance-quest = Side quests
balance-rounds = Rounds
balance-at-seen = Ninjas seen acting
balance-at-killed = Guards killed
balance-at-hurt = Ninjas hurt
balance-at-hid = Bushes entered by ninjas

# What is wrong with a map or a mission

fault-no-tile = there is no such tile; choose one of { $tiles }
fault-off-table = { $at } is off the table; both numbers go from -{ $most } to { $most }
fault-origin = { $at } is a { $found ->
    [yard] yard
    [bush] bush
   *[junction] junction
}; its origin is a { $wanted ->
    [yard] yard
    [bush] bush
   *[junction] junction
}
fault-yard-twice = its yard { $at } is also a yard of { $other }
fault-gate-gap = the gate has no hex of its own at { $at }
fault-many-hexes = the tiles have { $count } { $kind ->
    [yard] yards
    [bush] bushes
   *[junction] junctions
}; there must be 1 to { $most }
fault-no-neighbour = has no neighbour at { $at }
fault-no-hex-name = is not the name of a hex such as Y3, B4 or J7
fault-no-hex = is not on this map
fault-wrong-hex = is a { $found ->
    [yard] yard
    [bush] bush
   *[junction] junction
}; it must be a { $wanted ->
    [yard] yard
    [bush] bush
    [yard-bush] yard or a bush
   *[junction] junction
}
fault-hex-twice = is named twice
fault-both-tokens = has a green token already
fault-many-tokens = { $count } are there; the box has { $most }
fault-none = there must be one at least
fault-few-entries = not enough for { $ninjas } ninjas
fault-is-barracks = is a barracks
fault-is-gate = is a gate
fault-on-gate = is a gate junction
fault-no-key = the gate has no key
fault-no-gate = is not a gate of this map
fault-keys-twice = two keys lie on this junction
fault-needs-token = the mission needs one token at least
fault-needs-objective = the mission needs one on a { $kind ->
    [bush] bush
   *[yard] yard
}
fault-tea-away = is not next to an Objective yard (ST-497)
fault-two-colours = has two { $colour ->
    [yellow] yellow
    [purple] purple
    [white] white
    [orange] orange
    [teal] teal
   *[brown] brown
} junctions{ $gate ->
    [none] {""}
   *[other] {" "}with { $gate } open
}: { $both }
fault-no-way-guards = no way for guards from Y1 to { $to }
fault-no-way-ninjas = no way for ninjas from { $entry } to { $to }
fault-no-way-key = no way for ninjas to this key
fault-focus-nowhere = the focus { $at } is not on this map
fault-posts = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}; there must be 1 or { $most } (ST-292)
fault-one-in-tower = a tower holds one guard (ST-349)
fault-no-focus = the guard in a tower has a focus and no corner (ST-361)
fault-focus-away = the focus lies on another tile (ST-350)
fault-no-tower = there is no tower
fault-near-corners = guards stand in neighbouring corners (ST-025)
fault-gate-corner = corner { $corner } is no post while the gate is closed (ST-339)
fault-gate-side = one guard stands on each side of a closed gate (ST-338)
fault-lord-elsewhere = the Daimyo figure starts in an Objective yard (ST-220)
fault-no-lord = the mission needs the Daimyo figure
fault-no-lord-here = the Daimyo figure belongs to Imai Town and to Lord Yabu's Palace
fault-many-guards = too many { $kind ->
    [S] Spearmen
    [O] Officers
    [A] Samurai
   *[D] Daimyo figures
}; there are { $most }
fault-no-officer = no Officer stands in an Objective yard or the barracks (ST-469)
fault-no-tiles = there must be at least one tile
fault-coins = must be values from 1 upwards, each once
fault-idle = does nothing
fault-boxes = a quest that counts has boxes; one judged at the end has none
fault-lord-there = the Daimyo figure must be there
fault-lord-absent = the Daimyo figure must not be there
fault-garrison = { $guards } guards; the map takes { $least } to { $most }
fault-posted = { $posted } { $letter }; the mission has { $count }
fault-figures = more { $letter } than there are figures; name fewer
fault-range = must be from { $least } to { $most }, not { $value }

# The editor of missions

editor-tiles = Tiles
editor-tokens = Tokens
editor-guards = Guards
editor-tile-large = large, { $yards } yards
editor-tile-connector = connector, one yard
editor-tile-gate = gate, with a wall and a key
editor-entries = Entry
    .about = where ninjas come and go; two or three
editor-barracks = Barracks
    .about = where guards arrive
editor-tower = Tower
    .about = one guard, who watches one place
editor-objectives = Objective
    .about = a yard, or the bush of the bell
editor-green = Green token
    .about = a barrel, or a hostage
editor-blue = Blue token
    .about = an accident, a tower to fell, tea
editor-key = Key of { $gate }
    .about = opens the gate; lies on a junction
editor-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
editor-section-story = Mission
editor-section-goal = The goal
editor-section-special = Special rules
editor-set-name = Name
editor-set-story = Story
editor-set-goal = Goal
editor-set-time = Rounds
editor-set-action = Mission action
editor-set-noise = Its noise
editor-set-most = Samurai it moves
editor-set-night = Night: torches, and places in the dark
editor-set-snow = Snow: ninjas leave footprints
editor-set-boulders = Boulders block ways
editor-set-civilians = Civilians
editor-goal-M1 = Blow up a yard
editor-goal-M2 = Remove the Officers
editor-goal-M3 = Steal the documents
editor-goal-M4 = Free the hostages
editor-goal-M5 = Kill the lord
editor-action-green = green card
editor-action-blue = blue card
editor-action-red = red card
editor-civilians-none = none
editor-civilians-friendly = friendly
editor-civilians-hostile = hostile
editor-players = { $count ->
    [one] one ninja player
   *[other] { $count } ninja players
}
editor-fix-remove = Take it away
editor-fix-move = Move to { $place }
editor-fix-lay = Lay one on { $place }
editor-fix-fill = A Spearman in every empty yard
editor-fix-corner = Move one to corner { $corner }
editor-fix-spearman = A Spearman instead
editor-fix-fewer = Take one away
editor-fix-lord = The Daimyo figure in { $place }
editor-fix-officer = An Officer in { $place }
editor-fix-goal = { $goal ->
    [M3] Goal: steal the documents
   *[M5] Goal: kill the lord
}
editor-fix-elsewhere = Lay { $tile } where it fits
editor-fix-without = Take { $tile } away
editor-fix-number = Set to { $number }
