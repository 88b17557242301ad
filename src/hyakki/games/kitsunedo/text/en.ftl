# Kitsunedo

title-kitsunedo = Kitsunedo
    .tagline = Claim any lantern. Be believed, or be caught.
    .credits = Kitsunedo is a game by Michael Armstrong, with art by Tea Fox Illustrations, published by Ukiyo; this is an unofficial implementation with its own words and drawings.
    .find = block, challenge, empty hand …
title-kitsunedo-advent = Kitsunedo: the Advent Tutorial
    .tagline = Four games in a row, each a little deeper than the one before.
title-kitsunedo-rematch = Kitsunedo, game after game
    .tagline = The loser picks first and starts; play on while all want to.

# Items: name; some of them; the one meant; none of them; what a Leaf counts as; what the card does.

item-sun = Sun
    .card = Sun Scroll
    .one = a Sun
    .the = the Sun
    .no = no Sun
    .some = { $count ->
        [one] a Sun
       *[other] { $number } Suns
    }
    .as = { $count ->
        [one] a Sun
       *[other] Suns
    }
    .text = An attack card, for every Sun symbol on a lord.
item-moon = Moon
    .card = Moon Scroll
    .one = a Moon
    .the = the Moon
    .no = no Moon
    .some = { $count ->
        [one] a Moon
       *[other] { $number } Moons
    }
    .as = { $count ->
        [one] a Moon
       *[other] Moons
    }
    .text = An attack card, for every Moon symbol on a lord.
item-leaf = Leaf
    .card = Leaf
    .one = a Leaf
    .the = the Leaf
    .no = no Leaf
    .some = { $count ->
        [one] a Leaf
       *[other] { $number } Leaves
    }
    .as = { $count ->
        [one] a Leaf
       *[other] Leaves
    }
    .text = Under a claim of Mist it counts as a Sun, a Moon or a Sake while it is played.
item-block = Block
    .card = Block
    .one = a Block
    .the = the Block
    .no = no Block
    .some = { $count ->
        [one] a Block
       *[other] { $number } Blocks
    }
    .as = { $count ->
        [one] a Block
       *[other] Blocks
    }
    .text = Played when you are challenged, it makes that challenge void.
item-sake = Sake
    .card = Sake
    .one = a Sake
    .the = the Sake
    .no = no Sake
    .some = { $count ->
        [one] a Sake
       *[other] { $number } Sakes
    }
    .as = { $count ->
        [one] a Sake
       *[other] Sakes
    }
    .text = Forces a trade. It is an attack card for Sake symbols, and a lord who is out and turns one over returns.

# Lanterns: name; the card; as a claim; keyword; power; how often; who may challenge.

lantern-spirit = Spirit
    .card = Spirit Lantern
    .one = a Spirit Lantern
    .the = Spirit
    .of = of Spirit
    .keyword = SUMMON
    .power = Look at the top two Items of the deck, keep one, put the other back on top.
    .limit = once per turn
    .challengers = every other lord in the game
lantern-shadow = Shadow
    .card = Shadow Lantern
    .one = a Shadow Lantern
    .the = Shadow
    .of = of Shadow
    .keyword = STEAL
    .power = Take one unseen card from another lord's hand.
    .limit = once per turn
    .challengers = only the lord stolen from
lantern-ash = Ash
    .card = Ash Lantern
    .one = an Ash Lantern
    .the = Ash
    .of = of Ash
    .keyword = EVADE
    .power = When attacked: the attack needs one more matching card than was played.
    .limit = against every attack
    .challengers = only the attacker
lantern-mist = Mist
    .card = Mist Lantern
    .one = a Mist Lantern
    .the = Mist
    .of = of Mist
    .keyword = TRANSFORM
    .power = A Leaf counts as a Sun, a Moon or a Sake while it is played.
    .limit = as often as you like
    .challengers = only the lord the Leaf is played on, or given to

# Lords: name; short name; in a sentence.

lord-celeste = Fox of the Celeste
    .short = Celeste
    .the = the Fox of the Celeste
lord-haunt = Fox of the Haunt
    .short = Haunt
    .the = the Fox of the Haunt
lord-mirage = Fox of the Mirage
    .short = Mirage
    .the = the Fox of the Mirage
lord-hollow = Fox of the Hollow
    .short = Hollow
    .the = the Fox of the Hollow
lord-tanuki = Tanuki of the Hearth
    .short = Tanuki
    .the = the Tanuki of the Hearth
lord-shisu = Tailed Shisu
    .short = Shisu
    .the = the Tailed Shisu

ability-peep = Peeping Fae
    .text = Once per turn, look at another lord's hand; then, if you wish, swap one of your cards for one of those you saw.
ability-memorial = Memorial
    .text = Your opening draw may be the top of the discards instead of the deck.
ability-reap = Reap
    .text = When your attack takes a life, one more full turn of yours follows this one.
ability-thread = Unfastened Thread
    .text = Once per turn, on your own turn, undo your latest action as if it had never been; what you learned you keep.
ability-gift = Empyrean Gift
    .text = Once per turn everyone draws two Items; the others stop at four cards.
ability-mark = Swallow Blade's Mark
    .text = Spend a card that a lord requires to mark it; on your next turn a single matching card is a Critical Attack on it.
ability-grudge = Unfulfilled Grudge
    .text = While out, you turn over three cards instead of one; any Sake among them brings you back.
ability-vengeance = Vengeful Spirit
    .text = A lost challenge costs you a life and never the hand; going out, you keep your Items.
abilities-off = Abilities of lords sleep until the Eve.

# States

state-gilded = Gilded
    .text = two lives
state-diminished = Diminished
    .text = one life
state-in = in the game
    .text = one life
state-out = out
    .text = no lives
state-marked = marked

# Stages and how they begin

stage-standard = Kitsunedo
    .the = the game
    .text = The whole game.
stage-first = First Advent
    .the = the First Advent
    .text = One life each, Lanterns face up, no bluff yet. Draw, trade, summon and attack.
stage-second = Second Advent
    .the = the Second Advent
    .text = The Lanterns turn face down and Shadow joins them. Now you may lie, and be challenged.
stage-third = Third Advent
    .the = the Third Advent
    .text = Mist rises and Leaves change shape. Blocks can silence a challenge.
stage-eve = Eve of the Lunar New Year
    .the = the Eve of the Lunar New Year
    .text = The whole game: two lives, the abilities of the lords, and a way back for those who are out.

event-stage = { $stage }. { $stage-text }
event-stage-won = { $you ->
    [seat] You win { $stage-the }.
   *[other] { $seat } wins { $stage-the }.
}
event-bonus-card = { $you ->
    [seat] You take { $item-one } with you into the next Advent.
   *[other] { $seat } takes { $item-one } into the next Advent.
}
event-next-game = { $you ->
    [starter] Game { $number }. You pick first and start.
   *[other] Game { $number }. { $starter } picks first and starts.
}
event-enough = { $games ->
    [one] Enough for tonight, after one game.
   *[other] Enough for tonight, after { $games } games.
}
ending-advent-over = { $you ->
    [seat] The Advents are over. You have won the Eve.
   *[other] The Advents are over. { $seat } has won the Eve.
}
    .nobody = The Advents are over. The Eve has no winner.
ending-enough = { $you ->
    [seat] The table rises. You won the last game.
   *[other] The table rises. { $seat } won the last game.
}
ask-scroll = You won the First Advent: which Scroll do you take into the Second?
    .help = A Scroll helps you through the next game. There is no wrong choice.
    .silence = You take a Sun.
    .waiting = { $who } is choosing a Scroll.
ask-again = Will you play another game?
    .silence = It is enough for tonight.
    .waiting = { $count ->
        [one] { $who } is thinking about another game.
       *[other] { $who } are thinking about another game.
    }
option-scroll = Take { $item-one }
option-again = Play another game
option-enough = Enough for tonight

# What happens: set-up

event-ranked = The order of picking: { $order }.
event-picked = { $you ->
    [seat] You become { $lord-the }.
   *[other] { $seat-player } becomes { $lord-the }.
}
event-picked-any = { $you ->
    [seat] Chance decides: you become { $lord-the }.
   *[other] Chance decides: { $seat-player } becomes { $lord-the }.
}
event-shuffled = The decks are shuffled: { $item_counts } Items and { $lantern_counts } Lanterns.
event-bonus = { $you ->
    [seat] You start with { $item-one }, the prize of the Advent before.
   *[other] { $seat } starts with { $item-one }, the prize of the Advent before.
}
event-dealt-lantern = { $seat } receives a Lantern, face down.
    .told = { $you ->
        [seat] You receive a Lantern, face down. It is { $lantern-the }.
       *[other] { $seat } receives a Lantern, face down. It is { $lantern-the }.
    }
event-dealt-open = { $you ->
    [seat] You receive { $lantern-one }, face up.
   *[other] { $seat } receives { $lantern-one }, face up.
}
event-dealt-item = { $seat } receives an Item.
    .told = { $you ->
        [seat] You receive { $item-one }.
       *[other] { $seat } receives { $item-one }.
    }
event-turned-up = The first discard is { $item-one }.

# What happens: turns

event-turn = Round { $round }. { $extra ->
    [yes] { $you ->
        [seat] Another turn of yours.
       *[other] Another turn of { $seat }.
    }
   *[no] { $you ->
        [seat] Your turn.
       *[other] { $seat } has the turn.
    }
}
event-drew = { $seat } draws a card.
    .told = { $you ->
        [seat] You draw { $item-one }.
       *[other] { $seat } draws { $item-one }.
    }
event-memorial = { $you ->
    [seat] You take { $item-one } from the top of the discards.
   *[other] { $seat } takes { $item-one } from the top of the discards.
}
event-no-card = { $you ->
    [seat] The deck is bare. You draw nothing.
   *[other] The deck is bare. { $seat } draws nothing.
}
event-recycled = { $item_counts ->
    [one] The discard below the top one goes under the deck.
   *[other] The discards below the top one are shuffled under the deck: { $item_counts } cards.
}
event-ended-turn = { $you ->
    [seat] You end your turn.
   *[other] { $seat } ends the turn.
}
event-cut-short = { $you ->
    [seat] You have lost a challenge. No more actions this turn.
   *[other] { $seat } has lost a challenge. No more actions this turn.
}
event-discarded = { $you ->
    [seat] You discard { $items }.
   *[other] { $seat } discards { $items }.
}

# What happens: claims and challenges

event-claimed = { $lantern-key ->
    [shadow] { $you ->
        [seat] You claim Shadow, to STEAL from { $target }.
        [target] { $seat } claims Shadow, to STEAL from you.
       *[other] { $seat } claims Shadow, to STEAL from { $target }.
    }
    [mist] { $you ->
        [seat] You claim Mist, to TRANSFORM the Leaf.
       *[other] { $seat } claims Mist, to TRANSFORM the Leaf.
    }
   *[other] { $you ->
        [seat] You claim { $lantern-the }, to { $lantern-keyword }.
       *[other] { $seat } claims { $lantern-the }, to { $lantern-keyword }.
    }
}
event-stood = { $you ->
    [seat] Nobody challenges. Your claim { $lantern-of } stands.
   *[other] Nobody challenges. { $seat }'s claim { $lantern-of } stands.
}
event-undoubted = { $you ->
    [seat] Your claim { $lantern-of } is beyond challenge this turn.
   *[other] { $seat }'s claim { $lantern-of } is beyond challenge this turn.
}
event-challenged = { $you ->
    [seat] You challenge { $claimer }'s claim { $lantern-of }.
    [claimer] { $seat } challenges your claim { $lantern-of }.
   *[other] { $seat } challenges { $claimer }'s claim { $lantern-of }.
}
event-revealed = { $you ->
    [seat] You reveal the { $lantern-card }. { $challenger } has lost the challenge.
    [challenger] { $seat } reveals the { $lantern-card }. You have lost the challenge.
   *[other] { $seat } reveals the { $lantern-card }. { $challenger } has lost the challenge.
}
event-conceded = { $you ->
    [seat] You concede to { $challenger }. Your Lantern stays unseen.
    [challenger] { $seat } concedes to you. The Lantern stays unseen.
   *[other] { $seat } concedes to { $challenger }. The Lantern stays unseen.
}
event-conceded-shown = { $you ->
    [seat] You concede to { $challenger } and show your Lantern: { $lantern-the }.
    [challenger] { $seat } concedes to you and shows the Lantern: { $lantern-the }.
   *[other] { $seat } concedes to { $challenger } and shows the Lantern: { $lantern-the }.
}
event-blocked = { $you ->
    [seat] You play a Block. { $challenger }'s challenge is void.
    [challenger] { $seat } plays a Block. Your challenge is void.
   *[other] { $seat } plays a Block. { $challenger }'s challenge is void.
}
event-penalty = { $you ->
    [seat] You pay for the lost challenge with your whole hand: { $hand }.
   *[other] { $seat } pays for the lost challenge with the whole hand: { $hand }.
}
event-under-deck = { $you ->
    [seat] Your Lantern goes under the Lantern deck.
   *[other] { $seat }'s Lantern goes under the Lantern deck.
}
event-new-lantern = { $seat } takes a new Lantern.
    .told = { $you ->
        [seat] You take a new Lantern. It is { $lantern-the }.
       *[other] { $seat } takes a new Lantern. It is { $lantern-the }.
    }

# What happens: powers

event-summoned = { $count ->
    [0] The deck is bare. { $seat } finds nothing to summon.
    [one] { $seat } looks at the last card of the deck.
   *[other] { $seat } looks at the top two cards of the deck.
}
    .told = { $count ->
        [0] { $you ->
            [seat] The deck is bare. You find nothing to summon.
           *[other] The deck is bare. { $seat } finds nothing to summon.
        }
       *[other] { $you ->
            [seat] You look at the top of the deck: { $items }.
           *[other] { $seat } looks at the top of the deck: { $items }.
        }
    }
event-kept = { $count ->
    [one] { $seat } keeps it.
   *[other] { $seat } keeps one and returns one.
}
    .told = { $count ->
        [one] { $you ->
            [seat] You keep { $item-one }.
           *[other] { $seat } keeps { $item-one }.
        }
       *[other] { $you ->
            [seat] You keep { $item-one }. The other goes back on top.
           *[other] { $seat } keeps { $item-one }. The other goes back on top.
        }
    }
event-stole = { $seat } steals a card from { $victim }.
    .told = { $you ->
        [seat] You steal a card from { $victim }: { $item-one }.
        [victim] { $seat } steals a card from you: { $item-one }.
       *[other] { $seat } steals a card from { $victim }: { $item-one }.
    }
event-attacked = { $critical ->
    [yes] { $you ->
        [seat] You attack { $target } with { $items }, a Critical Attack.
        [target] { $seat } attacks you with { $items }, a Critical Attack.
       *[other] { $seat } attacks { $target } with { $items }, a Critical Attack.
    }
   *[no] { $you ->
        [seat] You attack { $target } with { $items }.
        [target] { $seat } attacks you with { $items }.
       *[other] { $seat } attacks { $target } with { $items }.
    }
}
event-evaded = { $you ->
    [seat] You evade { $attacker }'s attack.
    [attacker] { $seat } evades your attack.
   *[other] { $seat } evades { $attacker }'s attack.
}
event-failed = { $you ->
    [seat] Your attack on { $target } fails.
    [target] { $seat }'s attack on you fails.
   *[other] { $seat }'s attack on { $target } fails.
}
event-life-lost = { $rule ->
    [KI-112] An empty hand has nothing else to pay with.
    [KI-169] The Vengeful Spirit pays with a life.
   *[other] The attack lands.
} { $lives ->
    [0] { $you ->
        [seat] You lose your last life.
       *[other] { $seat } loses the last life.
    }
   *[other] { $you ->
        [seat] You lose a life and are Diminished.
       *[other] { $seat } loses a life and is Diminished.
    }
}
event-out = { $hand-count ->
    [0] { $you ->
        [seat] You are out.
       *[other] { $seat } is out.
    }
   *[other] { $you ->
        [seat] You are out and discard { $hand }.
       *[other] { $seat } is out and discards { $hand }.
    }
}
event-out-keeping = { $you ->
    [seat] You are out, but your Items stay with you.
   *[other] { $seat } is out, but keeps the Items in hand.
}
event-traded = { $paid-key ->
    [leaf] { $you ->
        [seat] You play a Leaf as a Sake and ask { $asked } for { $item-one }.
        [asked] { $seat } plays a Leaf as a Sake and asks you for { $item-one }.
       *[other] { $seat } plays a Leaf as a Sake and asks { $asked } for { $item-one }.
    }
   *[other] { $you ->
        [seat] You play { $paid-one } and ask { $asked } for { $item-one }.
        [asked] { $seat } plays { $paid-one } and asks you for { $item-one }.
       *[other] { $seat } plays { $paid-one } and asks { $asked } for { $item-one }.
    }
}
event-void-trade = { $you ->
    [seat] Your trade fails. The Leaf is discarded.
   *[other] { $seat }'s trade fails. The Leaf is discarded.
}
event-met = { $you ->
    [seat] You give { $requester } { $item-one } and receive { $paid-the }.
    [requester] { $seat } gives you { $item-one } and receives { $paid-the }.
   *[other] { $seat } gives { $requester } { $item-one } and receives { $paid-the }.
}
event-unmet = { $seat } has { $item-no } and gives { $requester } another card, unseen. { $paid-key ->
    [leaf] The Leaf is discarded.
   *[other] The Sake is discarded.
}
    .told = { $you ->
        [seat] You have { $item-no } and give { $requester } { $given-one }.
        [requester] { $seat } has { $item-no } and gives you { $given-one }.
       *[other] { $seat } has { $item-no } and gives { $requester } { $given-one }.
    } { $paid-key ->
        [leaf] The Leaf is discarded.
       *[other] The Sake is discarded.
    }
event-offered-leaf = { $you ->
    [seat] You offer { $requester } a Leaf as { $item-as }.
    [requester] { $seat } offers you a Leaf as { $item-as }.
   *[other] { $seat } offers { $requester } a Leaf as { $item-as }.
}
event-leaf-taken = { $you ->
    [seat] { $requester } takes the Leaf as { $item-as }. You receive { $paid-the }.
    [requester] You take the Leaf as { $item-as }. { $seat } receives { $paid-the }.
   *[other] { $requester } takes the Leaf as { $item-as }. { $seat } receives { $paid-the }.
}
event-leaf-back = { $you ->
    [seat] The Leaf returns to your hand. You must answer again, without a claim.
   *[other] The Leaf returns to { $seat }'s hand. { $seat } must answer again, without a claim.
}

# What happens: lords

event-peeped = { $you ->
    [target] { $seat } looks at your hand.
   *[other] { $seat } looks at { $target }'s hand.
}
    .told = { $you ->
        [seat] You look at { $target }'s hand: { $hand }.
       *[other] { $seat } looks at { $target }'s hand: { $hand }.
    }
event-swapped = { $seat } swaps a card with { $target }, unseen.
    .told = { $you ->
        [seat] You swap a card with { $target }: you give { $given-one } and take { $taken-one }.
        [target] { $seat } swaps a card with you: you lose { $taken-one } and get { $given-one }.
       *[other] { $seat } swaps a card with { $target }: { $given-one } for { $taken-one }.
    }
event-no-swap = { $you ->
    [seat] You leave { $target }'s hand as it is.
    [target] { $seat } leaves your hand as it is.
   *[other] { $seat } leaves { $target }'s hand as it is.
}
event-gifted = { $count ->
    [one] By the Empyrean Gift { $seat } draws a card.
   *[other] By the Empyrean Gift { $seat } draws two cards.
}
    .told = { $you ->
        [seat] By the Empyrean Gift you draw { $items }.
       *[other] By the Empyrean Gift { $seat } draws { $items }.
    }
event-reaped = { $you ->
    [seat] You reap: another turn of yours follows this one.
   *[other] { $seat } reaps: another turn follows this one.
}
event-mark-played = { $you ->
    [seat] You play { $item-one } to mark { $target }.
    [target] { $seat } plays { $item-one } to mark you.
   *[other] { $seat } plays { $item-one } to mark { $target }.
}
event-marked = { $you ->
    [seat] { $target } bears your mark, { $item-one }.
    [target] You bear { $seat }'s mark, { $item-one }.
   *[other] { $target } bears { $seat }'s mark, { $item-one }.
}
event-mark-failed = { $you ->
    [seat] Your mark does not hold. The Leaf is discarded.
    [target] { $seat }'s mark does not hold on you. The Leaf is discarded.
   *[other] { $seat }'s mark does not hold. The Leaf is discarded.
}
event-mark-fell = { $you ->
    [seat] The mark on you falls: { $item-one } is discarded.
   *[other] The mark on { $seat } falls: { $item-one } is discarded.
}
event-thread = { $you ->
    [seat] You unfasten the thread. Your last action never was.
   *[other] { $seat } unfastens the thread. The last action never was.
}

# What happens: out, and the end

event-flipped = { $count ->
    [0] { $you ->
        [seat] The deck is bare. You turn nothing over.
       *[other] The deck is bare. { $seat } turns nothing over.
    }
   *[other] { $you ->
        [seat] You are out and turn over { $items }, hoping for a Sake.
       *[other] { $seat }, who is out, turns over { $items }, hoping for a Sake.
    }
}
event-returned = { $you ->
    [seat] You return with one life, { $item-the } in hand.
   *[other] { $seat } returns with one life, { $item-the } in hand.
}
event-stayed-out = { $you ->
    [seat] You stay out.
   *[other] { $seat } stays out.
}
event-won = { $you ->
    [seat] You win.
   *[other] { $seat } wins.
}
event-no-result = After { $turns } turns the lanterns burn low. There is no winner.

ending-last-lord = { $you ->
    [seat] You are the last lord in the game. You win.
   *[other] { $seat } is the last lord in the game and wins.
}
ending-surrender = { $you ->
    [seat] All agree: you are the victor.
   *[other] All agree: { $seat } is the victor.
}
ending-turn-limit = The agreed turns are over. No one wins.

motion-victor = { $subject-you ->
    [yes] to name you the victor
   *[no] to name { $subject } the victor
}

# What is asked

ask-pick = Which Spirit Lord will you be?
    .help = Each lord has a power of its own. Any lord suits a first game.
    .silence = Chance picks a free lord for you.
    .waiting = { $who } is picking a lord.
ask-draw = Will you draw from the deck, or take the top of the discards?
    .silence = You draw from the deck.
    .waiting = { $who } is choosing a draw.
ask-act = It is your turn: what will you do?
    .attack = Which cards do you lay down against { $target }?
    .silence = Your turn ends.
    .waiting = { $who } is choosing an action.
ask-doubt = { $lantern-key ->
    [shadow] { $claimer } claims Shadow, to STEAL from you: do you challenge, or let it stand?
    [ash] { $claimer } claims Ash, to EVADE your attack: do you challenge, or let it stand?
    [mist] { $claimer } claims Mist, to TRANSFORM a Leaf: do you challenge, or let it stand?
   *[other] { $claimer } claims { $lantern-the }, to { $lantern-keyword }: do you challenge, or let it stand?
}
    .silence = The claim stands.
    .waiting = { $count ->
        [one] { $who } may challenge.
       *[other] { $who } may each challenge.
    }
ask-respond = { $active } attacks you with { $items }: how do you respond?
    .silence = You take the hit.
    .waiting = { $who } is facing the attack.
ask-answer = { $challenger } challenges your claim { $lantern-of }: how do you answer?
    .silence = You reveal if your Lantern proves the claim; otherwise you concede, unseen.
    .waiting = { $who } is answering the challenge.
ask-keep = Which of the cards do you keep?
    .silence = You keep the top card.
    .waiting = { $who } is choosing which card to keep.
ask-give = { $active } asks you for { $item-one }: what do you give?
    .silence = You give the card asked for if you have it; otherwise a Leaf, Sun, Moon, Block or Sake, whichever comes first.
    .waiting = { $who } is answering the trade.
ask-swap = You see { $target }'s hand: will you swap a card?
    .silence = You swap nothing.
    .waiting = { $who } is looking at a hand.
ask-discard = Your turn ends: what do you discard?
    .silence = Only what is too many goes: Leaves first, then Suns, Moons, Blocks and Sakes.
    .waiting = { $who } is choosing what to discard.
ask-out = You are out: will you turn a card over and hope for a Sake?
    .silence = The card is turned over.
    .waiting = { $who } is out and may turn a card over.

# What can be answered

option-pick = { $lord-key ->
    [any] Let chance pick
   *[other] Become { $lord-the }
}
option-draw = { $pile ->
    [discard] Take the top of the discards
   *[deck] Draw from the deck
}
option-end = End your turn
option-summon = SUMMON with Spirit
option-steal = STEAL from { $target } with Shadow
    .group = STEAL from another lord with Shadow
option-attack = Attack { $target }
    .group = Attack another lord
option-thread = Unfasten the thread: undo your last action
    .doubt = Unfasten the thread: take your action back
    .answer = Unfasten the thread: take back what is challenged
option-gift = Empyrean Gift: everyone draws
option-peep = Look at { $target }'s hand
    .group = Look at another lord's hand
option-trade = { $paid-key ->
    [leaf] Ask { $target } for { $item-one }, paying a Leaf as a Sake
   *[other] Ask { $target } for { $item-one }, paying a Sake
}
    .group = Trade: ask another lord for a card
    .part = Ask { $target } for a card
option-mark = Mark { $target } with { $item-one }
    .group = Mark another lord
    .part = Mark { $target }
option-play = Play { $item-one }
option-strike = Strike
option-stand = Let it stand
option-challenge = Challenge
    .respond = Challenge the claim of Mist
option-take = Take the hit
option-ash = Claim Ash: EVADE
option-concede = { $face ->
    [shown] CONCEDE and show your Lantern
   *[other] CONCEDE, your Lantern unseen
}
option-reveal = REVEAL your Lantern
option-block = Play a Block
option-keep = Keep { $item-one }
option-give = Give { $item-one }
option-give-leaf = Give { $item-one }
option-no-swap = Swap nothing
option-swap = Give { $given-one }, take { $taken-one }
    .part = Give { $given-one }
option-discard = Discard { $item-one }
option-done = Done
option-flip = Turn over from the deck
option-stay = Stay out

# "claim" is what a claim is for; "stake" is what the asked player loses; "theirs" is what the claimer loses, "none" to a
# claimer, who is asked whether to concede. "hit": the attack takes the last life, so nothing more is lost.
preview-stake = { $theirs ->
    [none] { $stake ->
        [hit] if you concede, the attack takes your last life
        [out] { $claim ->
            [evade] if you concede, the attack takes a life, the lost challenge your last
           *[other] if you concede, you lose your last life
        }
        [life] { $claim ->
            [evade] if you concede, the attack takes a life, the lost challenge another
            [answer] if you concede, you lose a life
           *[other] if you concede, you lose a life and the rest of your turn
        }
       *[hand] { $claim ->
            [evade] if you concede, the attack takes a life, and you lose your whole hand
            [answer] if you concede, you lose your whole hand
           *[other] if you concede, you lose your whole hand and the rest of your turn
        }
    }
   *[other] { $stake ->
        [hit] if it is true, the attack takes your last life
        [out] { $claim ->
            [attack] if it is true, the attack takes a life, the lost challenge your last
           *[other] if it is true, you lose your last life
        }
        [life] { $claim ->
            [attack] if it is true, the attack takes a life, the lost challenge another
            [evade] if it is true, you lose a life and the rest of your turn
            [answer] if it is true, you lose a life and the rest of your turn
           *[other] if it is true, you lose a life
        }
       *[hand] { $claim ->
            [attack] if it is true, the attack takes a life, and you lose your whole hand
            [evade] if it is true, you lose your whole hand and the rest of your turn
            [answer] if it is true, you lose your whole hand and the rest of your turn
           *[other] if it is true, you lose your whole hand
        }
    }
}
preview-because = { $because ->
    [vengeance] { ability-vengeance }: you pay with a life
    [last-card] your last card goes first
   *[empty] your hand is empty
}
preview-theirs = { $theirs ->
    [none] { "" }
    [hit] if it is a lie, your attack takes the claimer's last life
    [out] if it is a lie, { bluff-fails }, and the claimer loses the last life
    [life] if it is a lie, { bluff-fails }, and the claimer loses a life
   *[hand] if it is a lie, { bluff-fails }, and the claimer loses the whole hand
}
bluff-fails = { $claim ->
    [summon] no card is summoned
    [steal] nothing is stolen
    [evade] your attack takes a life
    [attack] the attack fails
    [mark] you are not marked
    [answer] the trade must be answered again without a claim
   *[trade] there is no trade
}
cost-needs = needs { $needs }
preview-truth = { $truth ->
    [true] true: you can prove it
    [safe] nobody can challenge it
   *[bluff] a bluff
}
preview-sake = { $sake ->
    [0] no Sake left there
   *[other] about { $sake } % for a Sake
}
preview-holds = { $holds ->
    [0] no cards
    [one] one card
   *[other] { $holds } cards
}
preview-stands = { $stands ->
    [summon] the claimer keeps one of two cards
    [steal] you lose a card
    [evade] your attack fails
    [mark] you are marked
    [answer] you get the Leaf
   *[trade] you are asked for the card
}
preview-hit = { $hit ->
    [out] you lose your last life
   *[life] you lose a life
}
preview-caught = { $caught ->
    [hit] if you are caught, you lose your last life
    [out] if you are caught, you lose both lives
    [life] if you are caught, you lose two lives
   *[hand] if you are caught, you lose a life and your whole hand
}
preview-gets = { $gets ->
    [sake] you get the Sake
    [leaf] you get the Leaf
   *[nothing] you get nothing
}
preview-bluffed = { $bluffed ->
    [out] if you are caught, you lose your last life
    [life] if you are caught, you lose a life
   *[hand] if you are caught, you lose your whole hand
}
preview-proof = { $proof ->
    [hit] the attack takes the challenger's last life; you get a new Lantern
    [out] the challenger loses the last life; you get a new Lantern
    [life] the challenger loses a life; you get a new Lantern
    [either] the challenger loses the whole hand or, with none left, a life; you get a new Lantern
   *[hand] the challenger loses the whole hand; you get a new Lantern
}
preview-void = the challenge
    .yes = the claim stands; nobody loses anything else
preview-bare = an empty hand
    .yes = your hand is empty: a challenge you lose now costs a life
preview-critical = critical
    .yes = a Critical Attack: nothing stops it
preview-evadable = evasion
    .yes = a claim of Ash could evade it
    .no = no claim of Ash can evade it
preview-cards = { $cards ->
    [one] you turn over one card
   *[other] you turn over { $cards } cards
}

# What can be ordered once for all

order-doubt = Let every claim stand

# Warnings

warn-empty-hand = With an empty hand a lost challenge costs a life. Discard everything?
warn-concede = Your Lantern would prove the claim. Concede all the same?
warn-shisu-duel = In a duel nobody comes back: the Shisu's ways of going out and returning never come up.

# Learning, by Advent

lesson-first-pick = Choose your Spirit Lord.
    .then = Pick this one, or any you like better. You keep it through all four stages.
    .why = In the Advents only the symbols on a lord count: they are the cards that the others need to attack you.
lesson-first-summon = Use your Spirit Lantern.
    .then = You look at the top two cards of the deck and keep one.
    .why = It costs nothing. The more cards you see, the sooner you hold the two that match a lord.
lesson-first-keep = Keep one of these cards.
    .then = The other one goes back on top, so the next to draw will find it.
    .why = Look at the symbols on the lords around you: a card that matches one of them is half an attack.
lesson-first-attack = Attack: your cards match.
    .then = Touch the lit lord, then the cards with its symbols. One hit takes it out of the game.
    .why = The last lord left wins. A lord that shows Ash evades two cards: against it you need a third that matches.
lesson-first-trade = Trade with a Sake.
    .then = Name a lord and a kind of card. Whoever has it must hand it over and gets your Sake. Otherwise you get another card.
    .why = A hand tells what its lord is after. Ask for the card that you lack for an attack.
lesson-first-end = Nothing more to do: end.
    .then = You may throw cards away, and the next lord has the turn.
    .why = Nobody attacks in the first round. Later, two cards that match a lord take it out of the game.
lesson-first-give = You are asked for a card.
    .then = If you hold that kind, you must give it, and the Sake is yours. Otherwise give any card: the Sake is discarded.
    .why = Part with what you need least. The one who asks has shown what it collects.
lesson-first-discard = Keep all your cards.
    .then = Up to four stay in your hand. You may throw away some, but you need not.
    .why = A card kept today may be the match that you need tomorrow.
lesson-first-limit = Keep only four cards.
    .then = Touch the cards to throw away, one by one, then say you are done.
    .why = Give up what matches no lord that is still in the game.
lesson-first-lantern-unused = Your Spirit Lantern could have been used first: a look at two cards is free, once in each of your turns.
lesson-first-attack-missed = You held cards that match a lord, and let it live. It may find your symbols on its own turn.
lesson-first-thrown-away = Only cards beyond four must go. With fewer cards it takes longer to find two that match.
lesson-second-spirit = Claim Spirit: you have it.
    .then = Anyone may challenge you. You would show your Lantern, and the challenger would lose its hand.
    .why = Lanterns lie face down now. A true claim is safe, and each one makes your lies easier to believe.
lesson-second-steal = Claim Shadow: you have it.
    .then = You take a card from the hand of the lord that you name, unseen. Only that lord may challenge you.
    .why = You gain a card and it loses one. If it doubts you, it loses its hand as well.
lesson-second-bluff = You may claim what you lack.
    .then = Your Lantern is Ash, yet you may claim Spirit. If nobody challenges you, it works as if you had it.
    .why = If you are caught you lose your whole hand, so lie while you hold little. With no cards at all you would pay with your life.
lesson-second-doubt = Do you believe this claim?
    .then = If you challenge and it is true, you lose your hand. If it is a lie, the liar does. Let it stand, and it works.
    .why = There are three Lanterns of each kind: count your own, and remember who has claimed what. With nothing in hand the loser is out.
lesson-second-ash = Claim Ash: you have it.
    .then = The attack fails. If the attacker challenges you, it loses its hand.
    .why = You have nothing to fear: your Lantern proves it.
lesson-second-no-ash = Ash would save you.
    .then = You lack it, but may claim it. If the attacker does not dare to challenge you, the attack fails.
    .why = This hit puts you out anyway, so a lie costs you little. The attacker risks its whole hand.
lesson-second-prove = Show your Lantern.
    .then = Your claim holds, the challenger pays, and you draw a new Lantern.
    .why = The truth never costs you more than a Lantern that everyone has seen.
lesson-second-caught = You are caught: concede.
    .then = You lose your hand, or with no cards your life. Your Lantern is replaced; keep it unseen.
    .why = The others know only that you do not have what you claimed. Do not tell them more.
lesson-second-shadow-unused = Your Lantern was Shadow: stealing a card would have been the truth, and nobody could have hurt you for it.
lesson-second-truth-conceded = You conceded a claim that was true. Your Lantern would have proved it, and the challenger would have paid.
lesson-third-mist = Play a Leaf under Mist.
    .then = Your Lantern is Mist: a Leaf counts as Sun, Moon or Sake. Only the lord that you play it on may challenge you.
    .why = Win that challenge, or Block it, and Mist is yours until the turn ends.
lesson-third-leaf = Leaves can be any card.
    .then = Under a claim of Mist a Leaf counts as Sun, Moon or Sake, in an attack or a trade. You have no Mist: it would be a lie.
    .why = Only the lord that you play it on may doubt you. Lie to one that fears for its hand.
lesson-third-give-leaf = A Leaf can pass for it.
    .then = Call it the card that was asked for: a claim of Mist. If it is believed, you keep the real card and get the Sake.
    .why = Only the one who asks may challenge you.
lesson-third-leaves = There is a Leaf among them.
    .then = Challenge the Mist, or claim Ash, never both. Say nothing, and you take the hit.
    .why = If the attacker has no Mist, the attack fails and it loses its hand.
lesson-third-block = Play your Block.
    .then = The challenge is void: nobody pays, your Lantern stays hidden, and your power works.
    .why = You have lied, and without the Block you would have to concede. For the rest of this turn nobody can doubt that Lantern again.
lesson-third-block-or-reveal = Prove it, or Block.
    .then = Your Lantern proves the claim and the challenger pays. A Block keeps it hidden, and nobody pays.
    .why = Keep the Block for a lie, unless this Lantern must stay secret.
lesson-third-block-kept = Your Block would have saved you: the challenge would have been void, and your lie would have worked.
lesson-eve-lives = Every lord has two lives.
    .then = Gilded first, then Diminished: then a single matching card is enough. Abilities count tonight; touch a portrait to read one.
    .why = This is the whole game. Guard your second life, and strike at lords that have only one left.
lesson-eve-peep = Look at a whole hand.
    .then = Name a lord. You see all of its cards and may swap one for one of yours.
    .why = You learn what it can attack with, and what it cannot.
lesson-eve-gift = Give the Empyrean Gift.
    .then = Everyone draws two cards, but the others only up to four.
    .why = The others may get little or nothing, and you can spend your cards at once.
lesson-eve-mark = Mark a lord.
    .then = The card lies beside it until your next turn. Then a single matching card is a Critical Attack.
    .why = It forces that lord to act before you are back.
lesson-eve-thread = You may undo your action.
    .then = Once a turn the Mirage takes its latest action back, also after it went wrong.
    .why = What you have seen you still know.
lesson-eve-draw = Deck, or top of discards?
    .then = You are the Fox of the Haunt: instead of drawing you may take the top of the discards.
    .why = Everyone sees what you take, but you know what you get.
lesson-eve-swap = You may swap one card.
    .then = Put one of your cards in place of one of these, or leave everything as it lies.
    .why = Take what it needs to attack you. Either way, remember what you saw.
lesson-eve-out = Turn a card over.
    .then = A Sake brings you back with one life, a new Lantern and a full turn at once.
    .why = It costs nothing, and while two others still fight there is hope.
lesson-eve-stayed-out = You stayed out. To turn a card over costs nothing: a Sake would have brought you back.

# The short guide

guide-turn = Your turn
    .text =
        Draw one card.
        Act as often as you like: claim Spirit or Shadow, attack, trade with a Sake, play Leaves under Mist, use your ability.
        End with at most four cards. In the first round nobody attacks.
guide-challenge = When you are challenged
    .text =
        REVEAL: only with the Lantern you claimed. Your power works, the challenger loses, you draw a new Lantern.
        CONCEDE: you lose, your power does nothing, you draw a new Lantern.
        BLOCK: the challenge is void, your power works, you keep your Lantern.
        The loser discards the whole hand; with an empty hand, a life is lost.
guide-items = Items
guide-lanterns = Lanterns
guide-power = { $power } Limit: { $limit }. May challenge: { $challengers }.
guide-lords = Spirit Lords

# The table in a terminal

terminal-lord = Lord
play-state = State
terminal-lantern = Lantern
terminal-your-lantern = Your Lantern: { $lantern }
terminal-no-lantern = none
play-face-down = face down
terminal-lantern-deck = Lantern deck
play-requirement = To attack
play-mark = Mark
play-played = On the table
play-abilities = Abilities
terminal-used = Used this turn
terminal-safe = Beyond challenge this turn
play-symbols = { $before } + { $next }
terminal-lives-symbols = { $gilded }, then { $diminished }
play-symbols-needed = needs { $symbols }
play-known = As you know, { $seat } holds { $items }.
play-ability = { $ability }: { $text }

# What now? An aim, what it takes, its name on the ladder

rivals-left = { $others ->
    [one] One other lord is in the game
   *[other] { $others } other lords are in the game
}
aim-last = Be the last lord in the game.
    .how = { rivals-left }.
    .step = The last lord
aim-first-out = Take a lord's last life.
    .how = { rivals-left }.
    .step = First lord out
aim-half-out = Take the lives of half of the lords.
    .how = { rivals-left }.
    .step = Half of them out
aim-gather = Get { $items } to attack { $target }.
    .how = Draw, trade with a Sake, or claim Spirit or Shadow. { rivals-left }.
    .step = Gather
aim-ready = Keep your cards: from the second round on you can attack { $target }.
    .how = Nobody attacks in the first round. { rivals-left }.
    .step = Gather
aim-attack = Attack { $target }: you hold the cards for it.
    .how = { rivals-left }. Each attack that lands takes a life.
    .step = Attack
aim-return = You are out. Turn over the deck on your turns: a Sake brings you back.
    .how = { rivals-left }.
    .step = Return
aim-watch = You are out. Watch who becomes the last lord.
    .how = { rivals-left }.
    .step = Out

# Before the first game of a side: at most 140 words

opener-lord = Be the last lord in the game.
    .who = You are a Spirit Lord
    .goal = You win when every other lord is out. Attack with cards that match the symbols on a lord: each attack that lands takes one of its { $lives ->
        [one] life
       *[other] { $lives } lives
    }.
    .turn = Draw a card. Then act as often as you like: claim the power of a Lantern, truly or not, attack, trade with a Sake. End with at most { $hand } cards.
    .lose = You are out when your last life is gone. Caught in a lie, or wrong to doubt, you lose your whole hand; with no cards, a life.

# Why something cannot be chosen now, by rule; an attribute is for one verb
why-KI-002 = Another lord is { $lord } already.
why-KI-030 = You still hold too many cards: discard down to the limit.
why-KI-032 = Nobody attacks in the first round.
why-KI-044 = You do not hold the cards that match this lord.
    .strike = The cards you have laid do not match this lord yet.
    .play = This card does not match the lord you attack.
why-KI-061 = The attack has a card too many to be evaded.
why-KI-068 = You have summoned this turn already.
why-KI-071 = You have stolen this turn already.
why-KI-075 = A Leaf never counts as a Block.
why-KI-078 = You have no Leaf to pay with, or Mist cannot be claimed.
why-KI-079 = A Leaf can only be declared as the kind that was asked for.
why-KI-084 = This Mist has been proved already this turn.
why-KI-088 = You have no Sake to pay with.
why-KI-089 = You hold the kind that was asked for: you must give it.
why-KI-094 = You have no Block.
why-KI-108 = You do not have the Lantern you claimed.
why-KI-123 = There is no claim of a Lantern here to challenge.
why-KI-138 = { $target } is out of the game.
why-KI-139 = You have looked at a hand this turn already.
why-KI-147 = You have used the Thread this turn, or there is nothing to undo.
why-KI-154 = You have given this gift this turn already.
why-KI-159 = You hold no card that matches { $target }.
why-KI-173 = { $target } is out, and the cards kept there cannot be touched.
why-KI-R101 = { $target } bears your mark already.
why-KI-R103 = You marked this lord this turn: the mark works from your next turn on.
why-KI-R109 = Your last action is settled: the Thread cannot undo it.
why-KI-R137 = The card you would pay with came from a trade of this turn.
why-KI-R21 = { $target } is out of the game.
    .steal = { $target } has no cards.
    .peep = { $target } is out or has no cards.
why-KI-R58 = You do not hold this card, or hold the kind that was asked for.
why-KI-R59 = { $target } has no cards.
why-KI-R63 = You have conceded your Leaf: answer with a real card.
why-KI-R66 = After the proof only a real card may answer.

# What everything is: kinds of things, and those that no card explains.

sort-item = Item
sort-lantern = Lantern
sort-ability = Ability
sort-lord = Spirit Lord

about-lantern = { $keyword }: { $power } Limit: { $limit }. May challenge: { $challengers }. You may claim it whether you have it or not.
about-lord-needs = An attack needs { $symbols }.
about-deck = The Items, face down. Every turn begins with a card from here.
    .name = Item deck
about-discard = Played and discarded Items, face up. All lords may look through them.
    .name = Discards
about-lanterns = Lanterns that nobody has. A Lantern that is revealed or given up goes under this deck.
    .name = Lantern deck
about-own-lantern = Each lord has one Lantern, face down: only its lord knows it. You may claim any Lantern, and another lord may challenge the claim.
    .name = Face-down Lantern
about-badge-symbols = The cards that an attack on this lord needs now: one for each symbol.
    .name = Symbols
about-badge-hand = How many Items this lord holds. At the end of a turn at most { $hand } stay in hand.
    .name = Cards in hand
about-badge-marked = Marked by the Tanuki: on its next turn, a single matching card is a Critical Attack that takes a life.
about-state-gilded = Two lives left. A successful attack turns the lord to Diminished.
about-state-diminished = One life left. The next life lost puts the lord out of the game.
about-state-in = One life left. The next life lost puts the lord out of the game.
about-state-out = No lives left. On its turn the lord may turn over the top Item: a Sake brings it back with one life.

# The player aid

aid-turn = Your turn
aid-draw = Draw
    .cost = first, always
    .text = Take the top Item of the deck.
aid-attack = Attack
    .cost = the matching cards
    .text = Play one card for each symbol on a lord. It loses a life. Not in the first round.
aid-summon = SUMMON (Spirit)
    .cost = once per turn
    .text = See the top two Items, keep one. Every other lord may challenge.
aid-steal = STEAL (Shadow)
    .cost = once per turn
    .text = Take one unseen card of another lord. Only that lord may challenge.
aid-trade = FORCE TRADE
    .cost = 1 Sake
    .text = Name an Item and a lord: it gives you that Item and gets the Sake; without the Item it gives another card.
aid-ability = Your lord's ability
    .cost = see your lord
    .text = Most work once per turn.
aid-end = End your turn
    .cost = free
    .text = Discard what you like. Keep at most { $hand } cards.
aid-answers = On any turn
aid-evade = EVADE (Ash)
    .cost = when attacked
    .text = The attack needs one more matching card. Only the attacker may challenge.
aid-transform = TRANSFORM (Mist)
    .cost = with each Leaf
    .text = The Leaf counts as a Sun, a Moon or a Sake. Only the lord concerned may challenge.
aid-challenge = Challenge
    .cost = risk: your hand
    .text = Doubt the latest claim. The loser discards the whole hand, or loses a life if it is empty.
aid-reveal = REVEAL
    .cost = the claimed Lantern
    .text = Show it: your power works, the challenger loses, you draw a new Lantern.
aid-concede = CONCEDE
    .cost = you lose
    .text = The power does nothing. You draw a new Lantern.
aid-block = BLOCK
    .cost = 1 Block
    .text = The challenge is void: your power works and you keep your Lantern.
aid-lives = Lives
aid-hit = A hit
    .cost = 1 life
    .text = Gilded becomes Diminished; Diminished is out.
aid-lost-challenge = A lost challenge
    .cost = the whole hand
    .text = With no card in hand: one life.
aid-flip = Out: turn over a card
    .cost = once per turn
    .text = A Sake brings you back with one life, a Lantern and a full turn.
aid-win = Victory
    .text = You win as the last lord in the game.

# How a game went

account-lives = Lives, one by one
account-lives-start = { $lives ->
    [one] One life at the start
   *[other] { $lives } lives at the start
}
account-life-lost = { $by-letter ->
    [none] Paid for a lost challenge
   *[other] Hit by { $by }
}
account-returned = Came back with { $item-one }
account-claims = { $seat }: { $claims ->
    [one] one claim
   *[other] { $claims } claims
}, { $bluffs ->
    [0] no bluff
    [one] one bluff
   *[other] { $bluffs } bluffs
}{ $caught ->
    [0] { "" }
    [one] , one of them caught
   *[other] , { $caught } of them caught
}
account-claim = { $truth ->
    [true] { $lantern }, and it was true.
   *[bluff] { $lantern }, a bluff: the Lantern was { $held }.
} { $fate ->
    [undoubted] Nobody could challenge it.
    [revealed] { $challenger } challenged and lost.
    [conceded] { $challenger } challenged; the Lantern went back unseen.
    [shown] { $challenger } challenged and was shown the Lantern.
    [blocked] { $challenger } challenged; a Block made it void.
    [undone] The Thread undid it.
   *[stood] Nobody challenged.
}
account-held = { $seat } held { $lantern-key ->
    [none] no Lantern
   *[other] { $lantern-one }
} and { $items-count ->
    [0] no cards
   *[other] { $items }
}.
account-lanterns-left = Left in the Lantern deck: { $spirit } Spirit, { $shadow } Shadow, { $ash } Ash, { $mist } Mist.
account-turn-caught = { $you ->
    [seat] { $challenger } catches your bluff { $lantern-of }.
    [challenger] You catch { $seat } bluffing.
   *[other] { $challenger } catches { $seat } bluffing.
}
account-turn-proved = { $you ->
    [seat] { $challenger } challenges you, and your claim is true.
    [challenger] You challenge { $seat }, and the claim is true.
   *[other] { $challenger } challenges { $seat }, and the claim is true.
}
account-turn-evaded = { $you ->
    [seat] You evade { $attacker }'s attack with a bluff.
    [attacker] { $seat } evades your attack with a bluff.
   *[other] { $seat } evades { $attacker }'s attack with a bluff.
}
account-turn-life = { $lives ->
    [0] { $by-letter ->
        [none] { $you ->
            [seat] A lost challenge costs you your last life.
           *[other] A lost challenge costs { $seat } the last life.
        }
       *[other] { $you ->
            [seat] { $by } takes your last life.
            [by] You take { $seat }'s last life.
           *[other] { $by } takes { $seat }'s last life.
        }
    }
   *[other] { $by-letter ->
        [none] { $you ->
            [seat] A lost challenge costs you a life.
           *[other] A lost challenge costs { $seat } a life.
        }
       *[other] { $you ->
            [seat] { $by } takes a life from you.
            [by] You take a life from { $seat }.
           *[other] { $by } takes a life from { $seat }.
        }
    }
}
account-number-claims = Claims
account-number-bluffs = Bluffs
account-number-caught = Bluffs caught
account-number-challenges = Challenges
account-number-attacks = Attacks

# The form of custom numbers: its groups, then fields and what else has no name of its own

numbers-items = Cards in the Item deck
numbers-lanterns = Lanterns in the deck
numbers-lords = Spirit Lords
numbers-hand-limit = Hand limit

# Balance reports

balance-item = Items
balance-lantern = Lanterns
balance-ability = Abilities
balance-lord = Spirit Lords
balance-turns = Turns

# Faults of custom content

fault-few-cards = too few cards for { $seats } seats: add Items or Lanterns, or play with fewer
fault-few-lords = { $lords } are left; { $seats } seats need as many
