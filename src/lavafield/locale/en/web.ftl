# What the browser client says, in English.

web-title = Lavafield

## The window onto a board

web-zoom-in = Enlarge
web-zoom-out = Reduce
web-zoom-whole = Show all
