# Words for every game.

app-title = Hyakki
app-tagline = Board games of secrets, by lantern light.

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
   *[no] to let a bot play for { $subject-player } meanwhile
}
motion-renew = to continue with the new rules
motion-propose = Propose { $motion }

event-proposed = { $you ->
    [seat] You propose { $motion }.
   *[other] { $seat } proposes { $motion }.
}
event-passed = All agree { $motion }.
event-refused = Not all agree { $motion }. Play goes on.

ask-vote = { $seat } proposes { $motion }. Do you agree?
    .silence = If you do not answer, you refuse.
    .waiting = { $count ->
        [one] { $who } is casting a vote.
       *[other] { $who } are casting their votes.
    }
option-agree = Agree
    .renew = Continue with the new rules
option-refuse = Refuse
    .renew = Close the game
ask-lesson = Which side do you want to learn?
    .help = A coach leads you through the first turns of a real game: five to eight minutes.
    .silence = If you do not answer, you take the first.
    .waiting = { $who } is choosing a lesson.
option-end-lessons = That is enough
ask-renew = The rules of this game have changed. Continue from here with the new rules?
    .silence = If you do not answer, you agree.
    .waiting = { $count ->
        [one] { $who } is deciding whether to continue with the new rules.
       *[other] { $who } are deciding whether to continue with the new rules.
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
   *[other] A bot now plays for { $name } at seat { $seat-letter }.
}

event-renewed = The rules of this game have changed. Everything up to this point still counts.

# How a game ends

ending-shared = { $you ->
    [seat] You share the victory with { $others }.
   *[none] { $seat } share the victory.
}
ending-abandoned = The game was abandoned. No one wins.
ending-closed = The rules of this game have changed, and the game was closed. No one wins.
ending-learnt = The lessons are over. Now play for real.
standing-title = Standings
standing-place = { $place }. { $seat }

# What is wrong with an answer

error-malformed = That is not an answer to this question.
error-not-yours = That question is for another player.
error-stale = The game has moved on. Look at the table again.
error-against-rules = Rule { $rule } forbids it: { $title }.
error-bad-content = { $where }: { $what }
error-other = { $what }

# Who plays

bot-random = plays at random
bot-novice = novice
bot-judgement = adept
bot-master = master
bot-oni = oni

# The table in a terminal

terminal-welcome = Sit down. The lanterns are lit.
terminal-choose-game = Which game?
terminal-your-name = What is your name?
terminal-guest = Guest
terminal-opponents = You play against { $names }.
terminal-seat-bot = bot
terminal-you = you
terminal-round = Round { $round }
terminal-turn = Turn { $turn }
terminal-log = What happened
play-nothing-yet = Nothing has happened yet.
play-name = Name
play-hand = Hand
play-your-hand = Your hand
play-hand-empty = Your hand is empty.
play-hand-size = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
terminal-deck = Deck
play-discards = Discards
play-top-discard = On top of the discards: { $item }
play-no-discards = There are no discards.
play-blocked = You may not
terminal-blocked-line = { $option }: { $title } ({ $rule })
terminal-blocked-none = Right now no rule stands in your way.
play-motions = You may propose
terminal-no-motions = You cannot propose anything now.
terminal-default = Or just press Enter: { $silence }
terminal-step-hint = Type b to go one step back.
terminal-no-step-back = You are at the first step.
terminal-back-hint = Just press Enter to go back.
terminal-not-a-choice = Please type one of the numbers, or ? for help.
play-back = Back
terminal-confirm = Are you sure? (y/n)
terminal-leaves = leaves { $left } unused
play-unspent = You still have { $left }. End your turn?
terminal-y-n = (y/n)
terminal-yes = y
terminal-no = n
terminal-yes-or-no = Please type y or n.
terminal-help-hint = Type ? for help.
opener-goal = Your goal
opener-turn = Your turn
opener-lose = How you lose
play-now = What now?
terminal-help =
    Type the number of what you want to do and press Enter.

    ?         this help
    b         one step back inside a choice
    w         what you may not do now, and why
    l         the latest events; l all: everything so far
    t         show the table again
    d         show all discards
    p         propose something to the other players
    u         take back your last move, if no one has learned anything from it
    h         a hint: what a strong player would do, and why
    n         what to do next
    o         your side in short: how you win, what a turn is, how you lose
    g         the short guide to this game
    r RULE    a rule by its number
    r WORDS   search the rules; r alone: their contents
    q         leave the table
terminal-rule-heading = { $rule } { $title }
terminal-rule-hint = A rule in full: r { $rule }
terminal-rule-source = Source: { $source }
terminal-rules-found = { $count ->
    [0] No rule mentions that.
    [one] One rule:
   *[other] { $count } rules:
}
terminal-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
terminal-rule-unknown = There is no rule { $rule }.
play-coach = Learning
terminal-press-enter = Press Enter to continue.
terminal-nothing-to-take-back = You cannot take anything back without a vote.
terminal-quit-confirm = Leave the table? Your game will be saved. (y/n)
terminal-goodbye = The lanterns go out. Until next time.
terminal-saved = Your game is saved. To continue it: hyakki play --resume { $file }
terminal-not-saved = Your game could not be saved to { $file }: { $why }.
terminal-replay-saved = The replay is in { $file }.
play-over = The game is over.

# Custom scenarios

scenario-warning = warning: { $where }: { $what }
scenario-checked = { $count ->
    [0] { $file }: no fault
    [one] { $file }: 1 fault
   *[other] { $file }: { $count } faults
}
fault-no-text = must be text of at most { $most } characters
fault-no-toml = is not TOML: { $what }
fault-unknown-field = is unknown; the known fields are { $fields }
fault-missing-field = is missing
fault-misfit = does not fit: { $what }
fault-pattern = must be written like { $example }
fault-choice = is not one of { $choices }
fault-beyond = must be from { $least } to { $most }, not { $value }
fault-number = must be from 1 to { $most }, not { $value }

# How a game went, told when it is over

account-points = Points, item by item
account-wins = Games won
account-hidden = What was hidden
account-turning = Turning points
account-numbers = The game in numbers
account-at-the-end = At the end
account-round = Round { $round }
account-total = Total
account-all = All
account-done = Done
account-not-done = Not done
account-nothing = Nothing
account-game-won = Won game { $number }
account-rounds = Rounds
account-games = Games
account-decisions = Decisions
account-minutes = Minutes
account-hours = Hours
account-days = Days

# Hints, and the review of a finished game

hint-title = What would a strong player do?
hint-of = Based on { $deals } games that look like this one from your seat, with 90 % ranges.
hint-share = { $share ->
    [0] under 1 of 100
   *[other] { $share } of 100
}
hint-chance = Chance to win after it: { $chance } ({ $low } to { $high })
hint-chance-vague = Chance to win after it: between { $low } and { $high }; too few games to say more
hint-leave = Leave it as it is
hint-rest = Anything else: { $share } of 100.
hint-known = Based only on what you know: nobody’s hidden cards are used.
hint-none = There is no hint for this.
hint-aim = It serves what you should do next.
review-title = Review
review-turned = The turning point was in round { $round }.
review-turned-set-up = The game was decided from the start.
review-chances = The chance to win
review-start = Start
review-end = End
review-knew = From what { $seat } knew
review-open = With every card open
review-curve-help = Each column is a moment of the game, its height the chance to win, from 0 to 100 %.
review-costly = Decisions that cost most
review-costly-help = In percentage points of the chance to win, judged by what the seat knew then and not by how the game went. Ranges are 90 %.
review-cost = { $cost } ({ $low } to { $high })
review-cost-vague = between { $low } and { $high }; too few games to say more
review-better = A strong player chooses this in { $share } of 100 games: { $option }
review-no-cost = { $seat }: no decision had a measurable cost.
review-luck = Lucky and unlucky draws
review-luck-help = How much luck changed the chance to win, whatever the players decided.
review-lucky = { $seat }: { $change } ({ $low } to { $high })
review-unlucky = Unlucky, not wrong: a strong player does the same in { $share } of 100 games.
review-seats = Every seat
review-decisions = Decisions
review-accuracy = As a strong player
review-bluffs = Bluffs
review-caught = Caught
review-round = Round { $round }
review-set-up = Set-up
review-help = From what { $seat } knew then, and with every card open. Shaded: the 90 % range.
review-point = { $when }: { $knew } from what { $seat } knew, { $open } with every card open
review-as-table = Show as a table
review-moment = Moment
review-pick = Touch the curve or a decision to see the board as it stood then.
review-chose = { $seat } chose: { $option }
review-rare = A strong player chooses this in { $share } of 100 games; too few were played to say what it cost.
review-then = What happened next
review-after-better = after the better answer
review-after-given = after the answer given
review-eyes-of = As { $seat } saw it
review-eyes-all = Every card open
review-play-on = Play on from here as { $seat }
review-play-on-help = Bots take the other seats. You have seen what was hidden in this game, and chance decides as it did then: it is practice and changes no result.
review-replay = Replay from here
review-no-luck = No draw clearly helped or harmed anyone.
review-claims = Claims, round by round
review-claim-true = true
review-claim-doubted = true, challenged
review-claim-bluff = bluff that passed
review-claim-caught = bluff that was caught
review-judge = Judged by the bot { $bot }.
