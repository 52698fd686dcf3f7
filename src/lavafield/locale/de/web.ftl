# Was der Browser sagt, auf Deutsch.

web-title = Lavafield

## Das Fenster auf ein Spielbrett

web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-whole = Alles zeigen
