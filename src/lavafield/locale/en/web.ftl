# What the browser client says, in English.

web-title = Lavafield

## The window onto a board

web-zoom-in = Enlarge
web-zoom-out = Reduce
web-zoom-whole = Show all

## Everywhere

web-page-title = { $page } · Lavafield
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-reload = Reload the page
web-home = To the first page
web-skip = Skip to the content
web-nav = Main menu
web-nav-lobby = Tables
web-nav-mine = My games
web-nav-replay = Open a record
web-language = Language
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-account = You
web-account-of = You: { $name }
web-account-settings = Name and account
web-account-enter = Sign in or make an account
web-sign-out = Sign out

## When something goes wrong

web-problem-unreachable = The server cannot be reached.
web-problem-status = The server answered with error { $status }.
web-offline = You are offline. What you have seen can be read, rules too; playing needs the server. It goes on by itself when the network is back.
web-offline-works = Without a network you can read pages you have seen; playing and watching need the server.
web-reconnecting = The connection is broken and is being restored …
web-error-title = Something went wrong here
web-error-text = That is our fault, not yours. Nothing of your games is lost: they are kept on the server. Reloading the page usually helps.
web-error-retry = Try again
web-error-details = Details for a report
web-outdated-title = There is a newer version
web-outdated-text = The server was updated while this page was open. Reload it, and your game goes on where it was.
web-missing-title = There is nothing here
web-missing-text = This address leads nowhere. Perhaps a part of it got lost on the way.

## The first page

web-home-title = Board games from the foot of the volcano
web-home-text = Build on land that erupts under you, and run from a city that burns. Against seven strengths of opponents, against friends, in the browser.
web-home-play = Choose a game
web-home-lobby = See open tables
web-home-games = The games
web-home-more = What you find here
web-players = { $least }–{ $most } players
web-levels-count = { $count ->
    [one] { $count } level
   *[other] { $count } levels
  }
web-play-computer = Play the computer
web-play-computer-at = Play { $game } against the computer
web-play-others = With others
web-rules = Rules
web-choose-level = How strong shall it be?
web-levels = Levels of the computer
web-level-1 = for the very first game
web-level-2 = makes many mistakes
web-level-3 = plays along well
web-level-4 = wants to be beaten
web-level-5 = forgives little
web-level-6 = thinks ahead
web-level-7 = as strong as we can
web-promise-levels = From a pebble to the volcano: each level is measured against the others, and every hint says why.
    .title = Opponents for everyone
web-promise-fair = The hash of the dice key is shown before the game and the key after it, so anybody can check every draw.
    .title = Dice you can check
web-promise-replay = Step through any game, see where it turned, and play on from any moment.
    .title = Every game again
web-promise-everyone = By mouse, touch, keyboard or screen reader, in the light and in the dark, without ads or tracking.
    .title = Made for everybody

## Seats

web-seat-open = Open seat
web-seat-numbered = { $name } ({ $n })
web-bot-level = { $name } (level { $level })

## The table

web-players-title = Players
web-you = you
web-rank = Place { $rank }
web-acting = to act
web-away = not connected
web-present = connected
web-computer = Computer
web-left-resignation = has resigned
web-left-flag = ran out of time
web-left-bot-failure = failed
web-left-rules = is out of the game
web-bot-plays-on = A bot plays on for the moment.
web-come-back = Take my seat back
web-clock-left = Time left
web-clock-days = { $days } d { $hours } h
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-mute = Do not show what { $name } says
web-unmute = Show { $name } again
web-about = This table
web-still-to-come = Still to come
web-status-gathering = The table is gathering.
web-status-playing = The game is on.
web-status-paused = The game is paused.
web-status-over = The game is over.
web-status-aborted = The game ended without a result.
web-turn-yours = Your turn: { $step }
web-turn-of = { $name }: { $step }
web-turn-made = Your turn is made. End it, or take a step back.
web-title-turn = Your turn · { $game }
web-undo = Undo
web-undo-keys = Undo (Ctrl+Z)
web-confirm = End turn
web-confirm-keys = End turn (Ctrl+Enter)
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-share = Expected share of the win: { $share }%
web-full-screen = Full screen
web-more = More
web-setting-sound = Sounds
web-setting-helpers = Markers that help
web-setting-quick = Act at once, without a preview
web-propose-take-back = Ask to take back my turn
web-propose-pause = Ask for a pause
web-propose-resume = Ask to go on
web-propose-abort = Ask to end without a result
web-proposed = { $matter ->
    [take-back] { $name } would like to take back a turn.
    [pause] { $name } would like a pause.
    [resume] { $name } would like to go on.
   *[abort] { $name } would like to end the game without a result.
  }
web-proposed-by-you = { $matter ->
    [take-back] You asked to take back a turn. Waiting for: { $waiting }
    [pause] You asked for a pause. Waiting for: { $waiting }
    [resume] You asked to go on. Waiting for: { $waiting }
   *[abort] You asked to end the game without a result. Waiting for: { $waiting }
  }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-resign = Resign
web-resign-title = Resign this game?
web-resign-text = You take the last place that is free. This cannot be taken back.
web-shortcuts = Keys
web-shortcut-confirm = End the turn
    .keys = Ctrl + Enter
web-shortcut-undo = Undo
    .keys = Ctrl + Z
web-shortcut-zoom = Enlarge, reduce, show all
    .keys = + − 0
web-shortcut-pan = Move the board
    .keys = Shift + arrows
web-shortcut-cursor = Walk over the board, choose, cancel
    .keys = Arrows, Enter, Esc
web-shortcut-help = Show these keys
    .keys = ?
web-result = Result
web-result-you = You win!
web-result-won = { $name } wins
web-result-shared = Shared victory: { $names }
web-result-resignation = The others have left the game.
web-result-flag = Decided by the clock.
web-result-bot-failure = A bot failed.
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-replay = See it again
web-table-missing = This table cannot be opened
web-curtain = Curtain
web-curtain-title = Pass the device to { $name }
web-curtain-text = What the others hold stays hidden until { $name } looks.
web-curtain-open = I am { $name }, show the game

## Before the game

web-gathering-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
  }
web-gathering-full = All seats are taken.
web-gathering-wait = The game begins when whoever set up the table starts it.
web-sit = Sit down
web-stand = Stand up
web-put-bot = Let a computer play on seat { $seat }
web-free-seat = Free the seat
web-invite = Invite with this link
web-link-copy = Copy
web-link-copied = The link is copied.
web-start = Start the game

## Clocks and dice

web-clock = Clock
web-clock-none = Without a clock
web-clock-turn = { $seconds } seconds for each turn
web-clock-fischer = { $minutes } minutes for the game, { $increment } seconds more after each turn
web-clock-day = { $days ->
    [one] One day for each turn
   *[other] { $days } days for each turn
  }
web-rated = Rated
web-dice = Fair dice
web-dice-text = The hash is fixed before the first draw. With the key, which is shown after the game, anybody can check every draw.
web-dice-hash = Hash of the key
web-dice-key = Key

## Lists of tables

web-lobby = Tables
web-lobby-text = Sit down where a seat is free, watch a game, or set up a table of your own.
web-lobby-game = Show which game
web-lobby-all = All games
web-lobby-new = New table: { $game }
web-lobby-gathering = Waiting for players
web-lobby-running = Being played
web-lobby-none = No table is waiting just now. Set one up, and others will see it here.
web-lobby-none-running = Nobody is playing in public just now.
web-list-continue = Go on
web-list-join = Join
web-list-watch = Watch
web-list-deed = { $deed }: { $game }, { $names }
web-list-your-turn = Your turn
web-list-gathering = gathering
web-list-playing = being played
web-list-paused = paused
web-list-over = over
web-list-aborted = without a result
web-mine-text = All tables at which you have a seat.
web-mine-guest = All tables at which you have a seat. As a guest you find them in this browser only; with an account, everywhere.
web-mine-none = You have not played yet.
web-mine-turn = Your turn
web-mine-waiting = Others are to act
web-mine-gathering = Not yet begun
web-mine-over = Finished

## A new table

web-new = New table
web-new-title = { $game }: a new table
web-new-text = Everything is set sensibly; change what you like.
web-new-seats = Who plays?
web-new-players = Number of players
web-new-seat = Seat { $n }
web-new-me = Me, at this device
web-new-open = Open: whoever comes
web-new-hot = If you take several seats, you pass this device round; a curtain keeps hidden hands hidden.
web-new-options = Options of the game
web-new-play = How you play
web-new-clock = Whoever runs out of time is out of the game.
web-new-confirm = End of a turn
web-new-confirm-text = A turn that has to be confirmed can be taken back until then.
web-new-confirm-usual = Confirm if several people play
web-new-confirm-always = Always confirm
web-new-confirm-never = Never confirm
web-new-takeover = When somebody is gone
web-new-takeover-text = A bot can play on until they come back.
web-new-takeover-never = Wait for them
web-new-takeover-after = A bot after { $minutes } minutes
web-new-rated = The game counts for the ratings; there are no hints.
web-new-listed = In the list
web-new-listed-text = Everybody can see this table. Otherwise only those who have the link.
web-new-make = Set up the table
web-new-start = Start the game

## The page of a game

web-game-contents = On this page
web-option-usual = usual
web-rules-text = Every rule by itself, in our words. A move that is refused names the rule that forbids it.
web-rules-search = Search the rules
web-rules-link = Link to: { $title }
web-rules-ruling = Why it is read this way
web-clause-forbids = forbids
web-clause-permits = allows
web-clause-effect = happens
web-clause-fact = is so
web-ratings = Ratings
web-ratings-players = { $count } players
web-ratings-place = Place
web-ratings-mean = Strength
web-ratings-deviation = Uncertainty
web-ratings-games = Games
web-ratings-none = Nobody has played a rated game with this number of players yet.

## Name and account

web-account-have = You have an account: with name and passphrase you find your games on every device.
web-account-guest = You play as a guest, without an account. That works fine; only in another browser nobody knows you.
web-account-name = Name
web-account-name-shown = The name that others see
web-account-rename = Change the name
web-account-renamed = Your name is changed.
web-account-make = Make an account
web-account-make-text = A name and a passphrase, nothing more; no e-mail. Your games so far come along.
web-account-passphrase = Passphrase
web-account-passphrase-help = At least 8 characters; a few random words are good. If you lose it, nobody can bring it back.
web-account-made = The account is yours.
web-account-welcome = Welcome back, { $name }!
web-sign-in = Sign in

## Games seen again

web-replay-title = { $game }, seen again
web-replay-missing = This game cannot be shown
web-scrub = Move through the game
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-run = Play
web-pause = Pause
web-moment = Moment of the game
web-moment-of = { $at } of { $of }
web-pace = Pace
web-pace-slow = Slow
web-pace-usual = Usual
web-pace-fast = Fast
web-eyes = With whose eyes
web-eyes-spectator = As a spectator
web-eyes-revealed = Everything revealed
web-eyes-seat = As { $name }
web-share = Copy link
web-download = Record
web-fork = Play on from here
web-fork-text = A new table begins after { $after } steps of this game. Who plays?
web-analysis = Analysis
web-analysis-text = Let a strong bot look at every decision: who stood how well when, and what would have been better, with reasons.
web-analysis-ask = Analyse the game
web-analysis-working = Looked at { $done } of { $of } decisions
web-analysis-failed = The analysis failed.
web-analysis-moment = This decision
web-analysis-played = Played:
web-analysis-loss = { $loss ->
    [0] as good as the best
   *[other] { $loss } points worse than the best
  }
web-analysis-share = { $share }%
web-analysis-none-here = Nothing was decided at this moment.
web-analysis-mistakes = Where it turned
web-analysis-mistake = { $name }, step { $at }: −{ $loss }
web-graph = Expected share of the win of each player over the game
web-open-text = A record that you downloaded shows the whole game again. Nothing of it is kept here.
web-open-drop = Drop a record here
web-open-choose = or choose a file
