# The server as people and clients meet it: who they are, what is refused, how the server is started.

## People

server-guest = Guest { $number }
error-nobody = Nobody is known by this secret. Come in as a guest first, or sign in.
error-sign-in = There is no account with this name and this passphrase.
error-name = This name cannot be used: expected 1 to { $expected } visible letters, got { $got }.
error-name-taken = The name { $got } belongs to somebody's account.
error-account-there = You have an account already.
error-account-name = Those who have an account keep its name.

## What is refused

error-origin = This page may not speak for you: it comes from somewhere else.
error-request = This request cannot be understood: { $reason }
error-method = This cannot be asked in this way.
error-no-page = There is nothing here.
error-no-table = There is no table { $got }.
error-no-analysis = There is no such analysis any more.
error-body-size = This is too long to be taken.
error-too-fast = That was too much at once. Wait a little.
error-too-many-tables = You sit at too many tables that are not over: expected at most { $expected }.
error-too-many-followed = You follow too many tables at once: expected at most { $expected }.
error-not-followed = You can only talk at a table that you follow.
error-chat-empty = There is nothing in this line that could be read.
error-seat-bot = A seat for a bot needs the bot's name.
error-analysis-of = An analysis is of a table or of a record: expected { $expected }.
error-protocol = This client speaks another version: expected { $expected }, got { $got }. Load the page again.
error-hello-first = The first message must be a hello.
error-hello-again = You have said hello already.
error-hello-late = The hello took too long.
error-strikes = Too many messages could not be understood.
error-server-trouble = The server could not do that just now. Nothing was changed; try again.
server-goodbye = The server is being started anew. You will be connected again in a moment.

## Without a browser client

web-unbuilt = The server runs, but its browser client has not been built. Run “make setup” in the project's folder, then start the server again.
    .title = The browser client is missing

## The command

cli-serve = Run the server with its browser client, for this machine or for many people.
cli-metavar-host = HOST
cli-metavar-url = URL
cli-metavar-limit = NAME=N
cli-help-serve-port = the port (8420, or any free one where that is taken; 0 for any free one)
cli-help-serve-host = the address to listen at (127.0.0.1: this machine alone)
cli-help-serve-data = where all games are kept (~/.local/share/lavafield)
cli-help-serve-workers = how many processes think for the bots (one less than there are processors)
cli-help-serve-origin = another address that the browser client may come from, such as https://play.example.org
cli-help-serve-limit = another limit, such as connections=500; docs/hosting.md lists them
cli-help-serve-proxied = a proxy on this machine stands in front: believe it who asks, and whether by TLS
cli-help-serve-open = open the browser
cli-help-serve-verbose = log what is usual as well

serve-ready = Lavafield is ready at { $address }
serve-data = All games are kept in { $folder }. Control-C ends the server.
serve-error-address = The server cannot listen at { $got }: { $reason }.
serve-error-limit = Unknown limit: expected { $expected }, got { $got }.
serve-error-number = { $name }: expected a number from 0 to { $expected }, got { $got }.
