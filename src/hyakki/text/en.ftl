# Words for every game.

app-title = Hyakki
app-tagline = A lantern-lit table for games of hidden things.

# Small parts of sentences

number = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
list-empty = nothing
list-more = { $before }, { $next }
list-last = { $before } and { $last }
name-to = { $initial ->
   *[other] to { $name }
}
declared-as = { $thing } as { $shown }
thing-numbered = { $thing } { $number }

# Motions. Each says what is proposed, to follow "proposes".

motion-abandon = to abandon the game
motion-take-back = to take the last move back
motion-replace = { $subject-you ->
    [yes] to let a bot play for you
   *[no] to let a bot play for { $subject } meanwhile
}
motion-renew = to go on under the new rules
motion-propose = Propose { $motion }

event-proposed = { $you ->
    [seat] You propose { $motion }.
   *[other] { $seat } proposes { $motion }.
}
event-passed = All agree { $motion }.
event-refused = Not all agree { $motion }. Play goes on.

ask-vote = { $seat } proposes { $motion }. Do you agree?
    .silence = Silence refuses.
    .waiting = { $count ->
        [one] { $who } is casting a vote.
       *[other] { $who } are casting their votes.
    }
option-agree = Agree
    .renew = Go on under the new rules
option-refuse = Refuse
    .renew = Close the game
ask-renew = The rules of this game have changed. Do you go on from here under the new ones?
    .silence = Silence agrees.
    .waiting = { $count ->
        [one] { $who } still decides whether the game goes on under the new rules.
       *[other] { $who } still decide whether the game goes on under the new rules.
    }

# What happens to the table

event-taken-back = { $you ->
    [seat] You take your last move back.
   *[other] { $seat } takes the last move back.
}
event-left = { $you ->
    [seat] You leave the game.
   *[other] { $seat } leaves the game.
}
event-replaced = { $bot ->
    [none] { $name } is back at seat { $seat-letter }.
   *[other] A bot goes on for { $name } at seat { $seat-letter }.
}

event-renewed = The rules of this game have changed. What was done up to here holds under the new ones.

# How a game ends

ending-shared = { $you ->
    [seat] You share the victory with { $others }.
   *[none] { $seat } share the victory.
}
ending-abandoned = The table has been abandoned. Nobody wins.
ending-closed = The rules of this game have changed, and it was closed. Nobody wins.
standing-title = Standings
standing-place = { $place }. { $seat }

# What is wrong with an answer

error-malformed = That is not an answer to this question.
error-not-yours = That question was put to somebody else.
error-stale = The table has moved on since. Look again.
error-against-rules = Rule { $rule } forbids it: { $title }.
error-bad-content = { $where }: { $what }
error-other = { $what }

# Who plays

bot-random = a bot that plays at random
bot-judgement = a bot with some judgement
bot-search = a bot that thinks ahead

# The table in a terminal

play-welcome = Sit down. The lanterns are lit.
play-choose-game = Which game?
play-new-game = New game
play-new-series = New series
play-resume = Go on with the last game
play-how-many = How many sit at the table, from { $least } to { $most }?
play-your-name = What is your name?
play-guest = Guest
play-your-seat = You sit in seat { $seat }.
play-opponents = Against you: { $names }.
play-seat-person = a person
play-seat-bot = bot
play-you = you
play-your-turn = Your turn.
play-turn-of = { $seat } plays.
play-round = Round { $round }
play-turn = Turn { $turn }
play-waiting-for = Waiting for { $names }.
play-thinking = { $seat } is thinking…
play-table = Table
play-log = What happened
play-nothing-yet = Nothing has happened yet.
play-seat = Seat
play-name = Name
play-hand = Hand
play-your-hand = Your hand
play-hand-empty = Your hand is empty.
play-hand-size = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
play-deck = Deck
play-discards = Discards
play-top-discard = On top of the discards: { $item }
play-no-discards = There are no discards.
play-choices = You may
play-blocked = You may not
play-blocked-line = { $option }: { $title } ({ $rule })
play-blocked-none = Nothing you would look for is forbidden now.
play-motions = You may propose
play-no-motions = Nothing can be proposed now.
play-choose = Your choice:
play-choose-more = Next:
play-default = Enter alone: { $silence }
play-step-hint = b goes one step back.
play-no-step-back = There is no step to go back to.
play-back-hint = Enter alone goes back.
play-not-a-choice = Please type one of the numbers, or ? for help.
play-back = Back
play-confirm = Are you sure? (y/n)
play-y-n = (y/n)
play-yes = y
play-no = n
play-yes-or-no = Please type y or n.
play-help-hint = Type ? for help.
play-help =
    Type the number of what you want to do and press Enter.

    ?         this help
    b         one step back inside a choice
    w         what you may not do now, and why
    l         what happened lately; l all: since the beginning
    t         the table again
    d         all discards
    p         propose something to the table
    u         take your last move back, while nobody has learned anything from it
    g         the short guide to this game
    r RULE    a rule by its number
    r WORDS   the rules that speak of something; r alone: what there is
    q         leave the table
play-rule-heading = { $rule } { $title }
play-rule-hint = A rule in full: r { $rule }
play-rule-source = Source: { $source }
play-rules-found = { $count ->
    [0] No rule speaks of that.
    [one] One rule:
   *[other] { $count } rules:
}
play-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
play-rule-unknown = There is no rule { $rule }.
play-coach = Learning
play-pass-screen = Now the screen is for { $seat }. Press Enter.
play-press-enter = Press Enter to go on.
play-hidden = hidden
play-taken-back = Taken back.
play-nothing-to-take-back = Nothing can be taken back without asking the table.
play-quit-confirm = Leave the table? The game is kept. (y/n)
play-goodbye = The lanterns go out. Until next time.
play-saved = The game is kept. To go on: hyakki play --resume { $file }
play-not-saved = The game could not be written to { $file }: { $why }.
play-replay-saved = The whole game can be read again in { $file }.
play-over = The game is over.
play-you-won = You have won.
play-won = { $seat } has won.
play-nobody-won = Nobody has won.
play-reveal = What lay hidden
play-again = Another game? (y/n)
play-bot-note = played by a bot

# Scenarios of one's own

scenario-warning = warning: { $where }: { $what }
scenario-checked = { $count ->
    [0] { $file }: no fault
    [one] { $file }: 1 fault
   *[other] { $file }: { $count } faults
}
