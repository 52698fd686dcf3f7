# Was der Browser sagt, auf Deutsch.

web-title = Lavafield

## Das Fenster auf ein Spielbrett

web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-whole = Alles zeigen

## Überall

web-page-title = { $page } · Lavafield
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-reload = Seite neu laden
web-home = Zur Startseite
web-skip = Zum Inhalt springen
web-nav = Hauptmenü
web-nav-lobby = Tische
web-nav-mine = Meine Partien
web-nav-replay = Aufzeichnung öffnen
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-account = Du
web-account-of = Du: { $name }
web-account-settings = Name und Konto
web-account-enter = Anmelden oder Konto anlegen
web-sign-out = Abmelden

## Wenn etwas schiefgeht

web-problem-unreachable = Der Server ist nicht zu erreichen.
web-problem-status = Der Server antwortete mit Fehler { $status }.
web-offline = Du bist offline. Sobald das Netz wieder da ist, geht es von selbst weiter.
web-offline-works = Ohne Netz kannst du lesen, was du schon gesehen hast; zum Spielen und Zusehen braucht es den Server.
web-reconnecting = Die Verbindung ist abgerissen und wird wiederhergestellt …
web-error-title = Hier ist etwas schiefgegangen
web-error-text = Das ist unser Fehler, nicht deiner. Von deinen Partien ist nichts verloren: Sie liegen auf dem Server. Meist hilft es, die Seite neu zu laden.
web-error-retry = Noch einmal versuchen
web-error-details = Einzelheiten für eine Meldung
web-outdated-title = Es gibt eine neuere Version
web-outdated-text = Der Server wurde erneuert, während diese Seite offen war. Lade sie neu, dann geht deine Partie weiter, wo sie war.
web-missing-title = Hier ist nichts
web-missing-text = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Teil verloren.

## Die Startseite

web-home-title = Brettspiele vom Fuß des Vulkans
web-home-text = Baue auf Land, das unter dir ausbricht, und fliehe aus einer brennenden Stadt. Gegen sieben Stärken von Gegnern oder gegen Freunde, im Browser.
web-home-play = Spiel aussuchen
web-home-lobby = Offene Tische ansehen
web-home-games = Die Spiele
web-home-more = Was es hier gibt
web-players = { $least }–{ $most } Personen
web-levels-count = { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
  }
web-play-computer = Gegen den Computer
web-play-computer-at = { $game } gegen den Computer spielen
web-play-others = Mit anderen
web-rules = Regeln
web-choose-level = Wie stark soll er sein?
web-levels = Stufen des Computers
web-level-1 = für die allererste Partie
web-level-2 = macht viele Fehler
web-level-3 = spielt ordentlich mit
web-level-4 = will geschlagen werden
web-level-5 = verzeiht wenig
web-level-6 = denkt voraus
web-level-7 = so stark wir können
web-promise-levels = Vom Kiesel bis zum Vulkan: Jede Stufe ist an den anderen gemessen, und jeder Tipp sagt, warum.
    .title = Gegner für alle
web-promise-fair = Vor der Partie steht der Hash des Würfelschlüssels da, danach der Schlüssel selbst: Jede Ziehung lässt sich nachprüfen.
    .title = Würfel zum Nachprüfen
web-promise-replay = Geh jede Partie noch einmal durch, sieh, wo sie kippte, und spiel von jedem Augenblick aus weiter.
    .title = Jede Partie noch einmal
web-promise-everyone = Mit Maus, Finger, Tastatur oder Screenreader, hell oder dunkel, ohne Werbung und ohne Verfolgung.
    .title = Für alle gemacht

## Plätze

web-seat-open = Freier Platz
web-seat-numbered = { $name } ({ $n })
web-bot-level = { $name } (Stufe { $level })
