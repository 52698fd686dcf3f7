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
web-offline = Du bist offline. Was du schon gesehen hast, lässt sich lesen, auch die Regeln; zum Spielen braucht es den Server. Sobald das Netz da ist, geht es von selbst weiter.
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

## Der Tisch

web-players-title = Mitspielende
web-you = du
web-rank = Platz { $rank }
web-acting = am Zug
web-away = nicht verbunden
web-present = verbunden
web-computer = Computer
web-left-resignation = hat aufgegeben
web-left-flag = Zeit abgelaufen
web-left-bot-failure = ausgefallen
web-left-rules = ist ausgeschieden
web-bot-plays-on = Im Augenblick spielt ein Bot weiter.
web-come-back = Meinen Platz wieder einnehmen
web-clock-left = Restzeit
web-clock-days = { $days } T { $hours } Std.
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-mute = Nicht zeigen, was { $name } sagt
web-unmute = { $name } wieder zeigen
web-about = Dieser Tisch
web-still-to-come = Was noch kommt
web-status-gathering = Der Tisch füllt sich.
web-status-playing = Die Partie läuft.
web-status-paused = Die Partie ruht.
web-status-over = Die Partie ist zu Ende.
web-status-aborted = Die Partie endete ohne Ergebnis.
web-turn-yours = Du bist dran: { $step }
web-turn-of = { $name }: { $step }
web-turn-made = Dein Zug steht. Beende ihn, oder nimm einen Schritt zurück.
web-title-turn = Du bist dran · { $game }
web-undo = Zurücknehmen
web-undo-keys = Zurücknehmen (Strg+Z)
web-confirm = Zug beenden
web-confirm-keys = Zug beenden (Strg+Eingabe)
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-share = Erwarteter Anteil am Sieg: { $share } %
web-full-screen = Ganzer Bildschirm
web-more = Mehr
web-setting-sound = Töne
web-setting-helpers = Hilfreiche Markierungen
web-setting-quick = Sofort handeln, ohne Vorschau
web-propose-take-back = Um Rücknahme meines Zugs bitten
web-propose-pause = Um eine Pause bitten
web-propose-resume = Weiterspielen vorschlagen
web-propose-abort = Ende ohne Ergebnis vorschlagen
web-proposed = { $matter ->
    [take-back] { $name } möchte einen Zug zurücknehmen.
    [pause] { $name } möchte eine Pause machen.
    [resume] { $name } möchte weiterspielen.
   *[abort] { $name } möchte die Partie ohne Ergebnis beenden.
  }
web-proposed-by-you = { $matter ->
    [take-back] Du möchtest einen Zug zurücknehmen. Es fehlt noch: { $waiting }
    [pause] Du möchtest eine Pause. Es fehlt noch: { $waiting }
    [resume] Du möchtest weiterspielen. Es fehlt noch: { $waiting }
   *[abort] Du möchtest die Partie ohne Ergebnis beenden. Es fehlt noch: { $waiting }
  }
web-agree = Einverstanden
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-resign = Aufgeben
web-resign-title = Diese Partie aufgeben?
web-resign-text = Du nimmst den letzten freien Platz ein. Das lässt sich nicht zurücknehmen.
web-shortcuts = Tasten
web-shortcut-confirm = Zug beenden
    .keys = Strg + Eingabe
web-shortcut-undo = Zurücknehmen
    .keys = Strg + Z
web-shortcut-zoom = Vergrößern, verkleinern, alles zeigen
    .keys = + − 0
web-shortcut-pan = Brett verschieben
    .keys = Umschalt + Pfeile
web-shortcut-cursor = Über das Brett gehen, wählen, abbrechen
    .keys = Pfeile, Eingabe, Esc
web-shortcut-help = Diese Tasten zeigen
    .keys = ?
web-result = Ergebnis
web-result-you = Du gewinnst!
web-result-won = { $name } gewinnt
web-result-shared = Gemeinsamer Sieg: { $names }
web-result-resignation = Die anderen haben die Partie verlassen.
web-result-flag = Durch die Uhr entschieden.
web-result-bot-failure = Ein Bot ist ausgefallen.
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-rematch-watch = Der Revanche zusehen
web-replay = Noch einmal ansehen
web-table-missing = Dieser Tisch lässt sich nicht öffnen
web-curtain = Vorhang
web-curtain-title = Gib das Gerät an { $name }
web-curtain-text = Was die anderen haben, bleibt verdeckt, bis { $name } hinsieht.
web-curtain-open = Ich bin { $name }, zeig das Spiel

## Vor der Partie

web-gathering-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
web-gathering-full = Alle Plätze sind besetzt.
web-gathering-wait = Die Partie beginnt, sobald sie vom Gastgeber des Tisches gestartet wird.
web-sit = Platz nehmen
web-stand = Aufstehen
web-put-bot = Auf Platz { $seat } einen Computer spielen lassen
web-free-seat = Platz frei machen
web-invite = Mit diesem Link einladen
web-link-copy = Kopieren
web-link-copied = Der Link ist kopiert.
web-start = Partie starten

## Uhren und Würfel

web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-turn = { $seconds } Sekunden je Zug
web-clock-fischer = { $minutes } Minuten für die Partie, { $increment } Sekunden mehr nach jedem Zug
web-clock-day = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
web-rated = Gewertet
web-dice = Faire Würfel
web-dice-text = Der Hash steht vor der ersten Ziehung fest. Mit dem Schlüssel, der nach der Partie gezeigt wird, lässt sich jede Ziehung prüfen.
web-dice-hash = Hash des Schlüssels
web-dice-key = Schlüssel

## Listen von Tischen

web-lobby = Tische
web-lobby-text = Setz dich, wo ein Platz frei ist, sieh bei einer Partie zu oder mach einen eigenen Tisch auf.
web-lobby-game = Welches Spiel zeigen
web-lobby-all = Alle Spiele
web-lobby-new = Neuer Tisch: { $game }
web-lobby-gathering = Suchen noch jemanden
web-lobby-running = Laufende Partien
web-lobby-none = Gerade wartet kein Tisch. Mach einen auf, dann sehen ihn andere hier.
web-lobby-none-running = Gerade spielt niemand öffentlich.
web-list-continue = Weiter
web-list-join = Mitspielen
web-list-watch = Zusehen
web-list-deed = { $deed }: { $game }, { $names }
web-list-your-turn = Du bist dran
web-list-gathering = füllt sich
web-list-playing = läuft
web-list-paused = ruht
web-list-over = beendet
web-list-aborted = ohne Ergebnis
web-mine-text = Alle Tische, an denen du einen Platz hast.
web-mine-guest = Alle Tische, an denen du einen Platz hast. Als Gast findest du sie nur in diesem Browser, mit einem Konto überall.
web-mine-none = Du hast noch nicht gespielt.
web-mine-turn = Du bist dran
web-mine-waiting = Andere sind am Zug
web-mine-gathering = Noch nicht begonnen
web-mine-over = Beendet

## Ein neuer Tisch

web-new = Neuer Tisch
web-new-title = { $game }: neuer Tisch
web-new-text = Alles ist sinnvoll eingestellt; ändere, was du magst.
web-new-seats = Wer spielt?
web-new-players = Anzahl der Personen
web-new-seat = Platz { $n }
web-new-me = Ich, an diesem Gerät
web-new-open = Frei für wer kommt
web-new-hot = Nimmst du mehrere Plätze, wandert dieses Gerät reihum; ein Vorhang hält verdeckte Karten verdeckt.
web-new-options = Varianten des Spiels
web-new-play = Wie gespielt wird
web-new-clock = Wer keine Zeit mehr hat, ist aus dem Spiel.
web-new-confirm = Ende eines Zugs
web-new-confirm-text = Ein Zug, der bestätigt werden muss, lässt sich bis dahin zurücknehmen.
web-new-confirm-usual = Bestätigen, wenn mehrere Menschen spielen
web-new-confirm-always = Immer bestätigen
web-new-confirm-never = Nie bestätigen
web-new-takeover = Wenn jemand weg ist
web-new-takeover-text = Ein Bot kann weiterspielen, bis die Person zurückkommt.
web-new-takeover-never = Auf sie warten
web-new-takeover-after = Ein Bot nach { $minutes } Minuten
web-new-rated = Die Partie zählt für die Wertung; es gibt keine Tipps.
web-new-listed = In der Liste
web-new-listed-text = Alle können diesen Tisch sehen. Sonst nur, wer den Link hat.
web-new-make = Tisch aufmachen
web-new-start = Partie starten

## Die Seite eines Spiels

web-game-contents = Auf dieser Seite
web-option-usual = üblich
web-rules-text = Jede Regel für sich, in unseren Worten. Ein abgelehnter Zug nennt die Regel, die ihn verbietet.
web-rules-search = In den Regeln suchen
web-rules-link = Link zu: { $title }
web-rules-ruling = Warum das so gelesen wird
web-clause-forbids = verbietet
web-clause-permits = erlaubt
web-clause-effect = bewirkt
web-clause-fact = ist so
web-ratings = Wertungen
web-ratings-players = { $count } Personen
web-ratings-place = Platz
web-ratings-mean = Stärke
web-ratings-deviation = Unsicherheit
web-ratings-games = Partien
web-ratings-none = Mit dieser Zahl von Personen hat noch niemand gewertet gespielt.

## Name und Konto

web-account-have = Du hast ein Konto: Mit Name und Passphrase findest du deine Partien auf jedem Gerät.
web-account-guest = Du spielst als Gast, ohne Konto. Das geht gut; nur in einem anderen Browser kennt dich niemand.
web-account-name = Name
web-account-name-shown = Der Name, den andere sehen
web-account-rename = Namen ändern
web-account-renamed = Dein Name ist geändert.
web-account-make = Konto anlegen
web-account-make-text = Ein Name und eine Passphrase, mehr nicht, auch keine E-Mail. Deine bisherigen Partien kommen mit.
web-account-passphrase = Passphrase
web-account-passphrase-help = Mindestens 8 Zeichen; ein paar zufällige Wörter sind gut. Geht sie verloren, bringt sie niemand zurück.
web-account-made = Das Konto gehört dir.
web-account-welcome = Willkommen zurück, { $name }!
web-sign-in = Anmelden

## Partien noch einmal

web-replay-title = { $game }, noch einmal
web-replay-missing = Diese Partie lässt sich nicht zeigen
web-scrub = Durch die Partie gehen
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-run = Abspielen
web-pause = Anhalten
web-moment = Augenblick der Partie
web-moment-of = { $at } von { $of }
web-pace = Tempo
web-pace-slow = Langsam
web-pace-usual = Normal
web-pace-fast = Schnell
web-eyes = Mit wessen Augen
web-eyes-spectator = Als Zuschauer
web-eyes-revealed = Alles aufgedeckt
web-eyes-seat = Wie { $name }
web-share = Link kopieren
web-download = Aufzeichnung
web-fork = Von hier weiterspielen
web-fork-text = Ein neuer Tisch beginnt nach { $after } Schritten dieser Partie. Wer spielt?
web-analysis = Analyse
web-analysis-text = Lass einen starken Bot jede Entscheidung ansehen: wer wann wie gut stand und was besser gewesen wäre, mit Gründen.
web-analysis-ask = Partie analysieren
web-analysis-working = { $done } von { $of } Entscheidungen angesehen
web-analysis-failed = Die Analyse ist gescheitert.
web-analysis-moment = Diese Entscheidung
web-analysis-played = Gespielt:
web-analysis-loss = { $loss ->
    [0] so gut wie das Beste
   *[other] { $loss } Punkte schlechter als das Beste
  }
web-analysis-share = { $share } %
web-analysis-none-here = In diesem Augenblick wurde nichts entschieden.
web-analysis-mistakes = Wo es kippte
web-analysis-mistake = { $name }, Schritt { $at }: −{ $loss }
web-graph = Erwarteter Anteil am Sieg im Lauf der Partie
web-open-text = Eine heruntergeladene Aufzeichnung zeigt die ganze Partie noch einmal. Hier wird nichts davon behalten.
web-open-drop = Eine Aufzeichnung hierher ziehen
web-open-choose = oder eine Datei auswählen
