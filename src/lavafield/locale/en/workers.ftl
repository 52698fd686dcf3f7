# Bots, hints and analyses on a server.

error-bot-served = This server takes no bot with { $name } at { $got }: expected at most { $expected }.
error-hints-waiting = You are waiting for other hints already: expected at most { $expected } at a time, got { $got }.
error-analyses-waiting = Other analyses of yours are under way: expected at most { $expected } at a time, got { $got }.
error-thinkers-busy = Too many people want something thought about just now. Try again in a while.
error-analysis-failed = This analysis could not be made. You may ask for it again.
