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
web-offline = You are offline. The page comes back by itself when the network does.
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
