# Words of the page itself; those of the games come from the server.

app-tagline = Board games of secrets, by lantern light.

page-home = All games
page-close = Close
page-save = Save
page-connecting = Finding the table …
page-lost = Connection lost. Reconnecting …
page-no-such-table = This table does not exist. It may have expired.
page-nobody-watches = This table does not allow spectators.
page-closed-unseen = The rules of this game have changed too much: it can neither continue nor be shown. It was closed.

page-play-now = Play now
page-play-now-hint = with { $bots ->
    [one] a bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
}
page-players = { $least }–{ $most } players
page-minutes = { $least }–{ $most } min
page-weight-light = Light
page-weight-medium = Medium
page-weight-heavy = Heavy
page-play-friends = Play with friends
page-learn = Learn
page-rules = Rules
page-find-rule = Find a rule
page-rules-found = { $count ->
    [0] No rule mentions that.
    [one] One rule
   *[other] { $count } rules
}
page-no-such-game = This game does not exist.
page-contents = Contents
page-all-rules = In the rulebook
page-to-table = Table
page-read-rule = Read rule { $rule }
page-rule-source = Source: { $source }
page-your-tables = Your tables
page-all-your-tables = All your tables
page-clear = Remove { $game } ({ $people }) from the list
page-clear-open = Your seat becomes free.
page-clear-playing = A bot plays on in your seat.
page-clear-finished = Remove all { $count } finished games
page-no-tables = You have no tables yet.
page-no-table-now = You are not at a table now. You can watch your finished games again.
page-open-tables = Open tables
page-no-open-tables = No one is looking for players right now. Make a table and list it.
page-your-turn = Your turn
page-your-turn-elsewhere = Your turn elsewhere
page-sit-down = Sit down
page-status-open = waiting
page-status-playing = in play
page-status-over = over
page-won-by = won by { $winners } · { $day }
page-credits = Icons by game-icons.net, CC BY 3.0. Type: Shippori Mincho, Zen Kaku Gothic New (SIL OFL).

page-guest = Guest
page-who-you-are = Who you are
page-your-name = Your name at the table
page-change-name = Change your name
page-recovery = Use this code to sign in on another device. Keep it secret.
page-recover = Sign in with a code from another device
page-recover-go = Redeem code
page-recover-anyway = Redeem it anyway
page-recover-warning = On this device you are { $name }. Write down the code of { $name } above first: without it you cannot return to those tables.
page-recover-hint = your code, like AS629-…
page-renew = New code
page-renew-warning = If you have lost a device, or someone has seen your code, get a new one. The code above stops working, and you are signed out on all other devices. You keep your tables.
page-renew-anyway = Get a new code and sign out elsewhere
page-renewed = This is your new code. You are signed out on all other devices.
page-welcome-back = Welcome back, { $name }.

page-which-game = What do you want to play?
page-seats = Seats
page-seat-me = me
page-seat-open = free, for a friend
page-name-of-seat = Name of the player in seat { $seat }
page-name-asked = Name of this player
page-seat-bot-novice = a bot, novice: makes mistakes
page-seat-bot-judgement = a bot, adept: plays with judgement
page-seat-bot-master = a bot, master: learned by playing
page-seat-bot-oni = a bot, oni: a master that thinks ahead
page-seat-rated = { $bot } ({ $rating })
page-seat-bot-random = a bot that plays at random
page-one-screen = Hot seat: several players share this screen, and it is covered whenever it changes hands. Without clocks, no one is rushed.
page-pace = Pace
page-pace-named = Pace: { $pace }
page-pace-live = Live
page-pace-live-hint = Everyone is here; every question has its clock.
page-pace-slow = Slow
page-pace-slow-hint = A day for each answer. Come back when it is your turn.
page-pace-instant = At once
page-pace-instant-hint = No clocks, and bots do not pause to think.
page-tempo = Clocks
page-tempo-times = { $times ->
    [0.5] half as long
    [1] as usual
   *[other] { $times } times as long
}
page-own-numbers = Custom numbers
page-own-numbers-hint = Every number of the game, for players who know it. Everyone at the table sees that the content is custom.
page-own-numbers-file = From a file …
page-numbers-find = Find a number …
page-numbers-only = Only what is changed
page-numbers-none = No number has that name.
page-numbers-changed = { $count ->
    [0] Nothing is changed.
    [one] 1 number changed
   *[other] { $count } numbers changed
}
page-numbers-flawed = not possible
page-numbers-more = The text also changes things other than numbers; those stay as they are.
page-numbers-reset = Reset { $name }
page-numbers-reset-all = Reset all
page-numbers-range = { $least } to { $most }
page-numbers-usual = usually { $usual }
page-numbers-written = in the rulebook { $written }
page-numbers-beyond = It must be from { $least } to { $most }.
page-numbers-gone = The TOML has something else here.
page-numbers-page = From the rulebook
page-numbers-house = Chosen by Hyakki
page-numbers-both = Partly from the rulebook, partly chosen by Hyakki
page-numbers-toml = As TOML
page-numbers-toml-hint = Your changes as text, to keep and share. Paste another text, or open a file. It can also change cards, not only numbers.
page-numbers-save = Save as a file
page-automatic = Answer for me where only one answer is possible
page-who-sees = Who sees it
page-listed = List it under “Open tables” for everyone
page-spectators = Others may watch (they see no hidden cards)
page-make-table = Make the table

page-waiting-friends = Waiting for friends
page-at-the-table = At the table
page-seats-taken = { $taken ->
    [one] One of { $seats } seats is taken.
   *[other] { $taken } of { $seats } seats are taken.
}
page-free-seat = free
page-side-won = Won
page-side-lost = Lost
page-host = host
page-put-bot = Put a bot here
page-free-it = Free the seat
page-remove = Remove
page-remove-sure = Remove { $name }: the link changes
page-unseated = You no longer have a seat here: the host freed it, or you left from another device.
page-link-needed = This table is private. Ask a player here for the invitation link.
page-link-old = This link is no longer valid. Ask a player at the table for the new one.
page-start = Start now
page-start-hint = Free seats are filled with bots.
page-start-full = Everyone is here. Start when you are ready.
page-start-host = The game begins when { $name } starts it.
page-start-soon = The game begins when every seat is taken, or when { $name } starts it.
page-get-up = Get up
page-invite = Invite
page-invited = You are invited
page-invited-by = { $name } invites you
page-qr = QR code of the link
page-link-local = Only this machine can open this link. To invite others, start the server with --host 0.0.0.0 and open the page at the address it prints.
page-copy = Copy the link
page-copied = The link is copied.
page-copy-code = Copy the code
page-copied-code = The code is copied.
page-read-rules = Read the rules
page-share = Share

page-you = you
page-bot = bot
page-away = away
page-not-here = not here
page-turn-of = { $name } plays
page-turn = turn
page-decides = deciding
page-you-decide = you decide
page-table-of = Table of { $name }
page-own-content = custom content
page-round = round { $round }
page-question = What you are asked
page-why-not = Why not …?
page-nothing = Nothing.
page-silence = If you do nothing: { $silence }
page-idle = You cannot do anything here. Everyone is asked, so that nobody learns who could.
page-no-hurry = No hurry.
page-answered = You said: { $answer }.
page-sealed = Your answer is secret for now; you may still change it.
page-got-it = Got it
page-more = More
page-lesson = Lesson
page-lesson-at = { $at } of { $of }
page-lesson-why = Why?
page-lesson-do = Do it for me
page-lesson-end = End the lesson, keep playing
page-always = Always: { $answer }
page-orders = Standing orders
page-orders-hint = A standing order answers one kind of question for you every time, for example “never challenge”. You rarely need one: answers stay secret until everyone has decided, so your speed tells nobody anything.
page-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
page-touch-lit = Touch what is lit on the board.
page-as-list = As a list
page-taken-by = Taken by { $name }
page-taken-by-you = Yours
page-on-the-table = On the table
page-yes = yes
page-no = no
page-watching = You are watching. Hidden cards stay hidden.
page-story = Story
page-chat = Chat
page-phrases = Quick phrases
page-chat-say = Say something …
page-chat-empty = No messages yet.
page-channel-table = the table
page-channels = Where to talk
page-chat-closed = You may not talk here now:
page-watchers = spectators
page-watchers-alone = Only spectators read this.
page-send = Send
page-notes = Notes
page-notes-hint = Who holds what? Who lied when?
page-notes-private = Your notes stay on this device.
page-side = Story, chat and notes
page-people = People
page-plates = people
page-choose-beside = Choose beside the board.
page-fold = Fold the column away
page-tabs = Story, chat, notes and rules
page-menu = Menu
page-table = Table
page-theme = Light or dark
page-light = Light
page-dark = Dark
page-sound = Sound
page-sound-on = Sound on
page-sound-off = Sound off
page-pause = Stop the clocks
page-paused = The clocks are stopped.
page-paused-by = { $count ->
    [one] { $who } has stopped the clocks.
   *[other] { $who } have stopped the clocks.
}
page-you-paused = You have stopped the clocks.
page-clocks-on = Restart the clocks
page-clocks-go-on = The clocks are running again.
page-waits-for = { $count ->
    [one] { $who } has lost the connection. The clocks wait; after a while a bot takes over.
   *[other] { $who } have lost the connection. The clocks wait; after a while bots take over.
}
page-go-on = Go on
page-take-back = Take the last move back
page-not-now = Not now …
page-renewal = The rules have changed
page-renewal-upto = The program was upgraded during this game. Under the new rules { $moves ->
    [0] it can continue from its beginning
   *[other] it is valid up to { $round ->
        [0] move { $moves }
       *[other] round { $round }, move { $moves }
    }, and can continue from there
}: the table shows that position. Later moves no longer count.
page-renewal-whole = The program was upgraded during this game. Every move is still valid, but some may lead to a different result: the table shows it.
page-renewal-lost = { $lost ->
    [0] None of your own moves is lost.
    [one] One of your own moves is lost.
   *[other] { $lost } of your own moves are lost.
}
page-renewal-vote = If everyone agrees, you continue from here. If anyone refuses, the game is closed and everyone can watch the replay.
page-renewal-look = Look at the table first
page-broken = This part could not be shown.
page-try-again = Try again
page-unloaded = Part of the page did not load.
page-reload = Reload the page
page-closer = Zoom in
page-further = Zoom out
page-find-me = Back to what matters
page-report = Report a bug
page-report-what = What did you expect, and what happened?
page-report-save = Send the report
page-report-saved = Your report has been sent to the operator of this server. Your downloads have a copy of what you saw.
page-leave = Leave the table
page-leave-sure = A bot plays in your seat until you come back.
page-leave-alone = No one else plays here: the table waits a while for you, then it expires.
page-bot-in-your-seat = A bot plays in your seat.
page-take-seat-back = Take my seat back
page-leave-duel = In a two-player game, leaving means giving up.
page-commitment = The deck was fixed before the first card. Its seal:
page-pass-screen = This screen is for { $name } now.
page-its-me = It is me
page-cover = Hand over
page-whose-answer = Each of you answers alone; nobody sees another's answer.
page-answer-now = answer
page-answered-change = answered · change
page-ordered = a standing order answers
page-nobody-asked = Nobody at this screen has a question now.
page-look-on = watch
page-next-soon = The next game is being laid out …
page-stage-done = { $stage } is done: { $done } of { $all }.
page-stage-next = Next, { $stage }:
page-rematch = Play again
page-others-again = The others play again.
page-join-again = Join them
page-replay = Replay
page-save-file = Save file
page-open-replay = Open a replay file
page-replays-from-files = Replays from files
page-finding-replay = Finding the replay …
page-no-such-replay = This replay does not exist. It may have expired.
page-step = Step { $step } of { $steps }
page-step-back = One step back
page-step-on = One step on
page-turn-back = One turn back
page-turn-on = One turn on
page-run = Play
page-stop = Stop
page-then-answered = The answer was: { $answer }.
page-then-asked = The possible answers here.
page-whose-eyes = Point of view
page-everything = everything open
page-eyes-of = { $name }'s view

page-opener-go = Begin
page-opener-show = Show me on the board
page-opener-again = { $side }: how to win, in short
page-goal = What now?
page-goal-show = Show it on the board (G)
page-goal-steps = Steps to victory
page-goal-done = done
page-goal-far = { $far } away

page-inspect-hint = I: keep open
page-hint = Hint
page-hint-open = What would a strong player do?
page-hint-left = Hint: { $left } left
page-hint-wait = Playing games that look like this one …
page-hint-none = There is no hint for this.
page-review = Review
page-review-wait = Bots play on from many moments of this game. That takes about half a minute; it goes on if you leave.
page-review-none = This game cannot be reviewed.
page-thought-of = What { $name } thought
page-hints = Hints
page-hints-usual = For players alone with bots
page-hints-off = None
page-hints-practice = For everybody, as many as wanted
page-hints-some = { $count } for each seat
page-aid = Player aid
page-aid-none = This game has no player aid.

page-help = Help
page-help-keys = How to choose
page-help-tap = Tap
    .text = Things that glow can be chosen. Tap one after another until one answer is left, then confirm it.
page-help-numbers = 1–9
    .text = press the button that shows it, also where it is a letter; where it shows two, press one after the other
page-help-enter = Enter
    .text = press what has the focus; once a single answer is left, confirm it
page-help-escape = Esc
    .text = one step back
page-help-tab = Tab
    .text = move to the next thing
page-help-goal = G
    .text = show on the board what to do next
page-help-inspect = I
    .text = explain what has the focus or is under the mouse; again, the next thing there. A long press does it on a phone
page-help-question = ?
    .text = this help

page-error-stale = The game has moved on. Look again.
page-error-not-yours = You cannot do that: it is not yours.
page-error-not-now = You cannot do that now.
page-error-not-found = That does not exist, or no longer exists.
page-error-fault = The server could not do that. Nothing has changed.
page-error-against-rules = That is against a rule: { $rule }.
page-error-no-seat = There is no free seat for you: it is taken, or the game has started.
page-error-no-such-code = This code is not valid.
page-error-broken-replay = This replay is not valid: the file was changed, or another version played it.
page-error-too-much = Too fast. Wait a moment.
page-error-too-many-tables = You have reached the limit of tables. Finish or leave one under “Your tables” first.
page-error-too-many-here = There are too many tables from your network already. Finish one, or come back in an hour.
page-error-server-full = All tables of this server are taken. Come back later.
page-error-too-many = The limit here has been reached.
page-error-offline = The server cannot be reached.
page-error-not-a-replay = That file is not a replay.
page-error-other = Something went wrong on this page.

# Playback of what happens
page-playback = Playback
page-playback-back = Back
page-playback-on = On
page-playback-again = Since my last turn
page-playback-pause = Pause
page-playback-go-on = Go on
page-playback-speed = Speed
page-playback-times = { $speed ->
    [1] Normal speed, 1×
    [2] Twice as fast, 2×
   *[other] { $speed } times as fast, { $speed }×
}
page-playback-at-once = At once
page-playback-skip = Skip
