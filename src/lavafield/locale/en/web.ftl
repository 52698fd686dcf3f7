# What the browser client says, in English.

web-title = Lavafield
