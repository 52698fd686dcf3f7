# Was der Browser sagt, auf Deutsch.

web-title = Lavafield
