# Worte der Kommandozeile und des Spiels im Terminal, auf Deutsch.

## Die Befehle und ihre Angaben

cli-about = Brettspiele von Vulkanen und Siedlungen mit genauen Regeln: spielen, nachspielen, durchzählen.
cli-more = „lavafield BEFEHL --help“ sagt mehr über einen Befehl.
cli-usage = Aufruf:
cli-positionals = Angaben
cli-optionals = Optionen
cli-commands = Befehle
cli-command = BEFEHL
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-help-language = diese Sprache sprechen: de oder en (sonst die der Umgebung oder LAVAFIELD_LANG)

cli-play = Eine Partie im Terminal spielen.
cli-simulate = Partien mit zufälligen Zügen spielen und zusammenfassen.
cli-match = Bots an einem Tisch gegeneinander spielen lassen und zusammenfassen.
cli-league = Jeden Bot gegen jeden spielen lassen und alle bewerten.
cli-perft = Die Folgen von Aktionen zählen, um Zuggeneratoren zu vergleichen.
cli-replay = Eine Aufzeichnung prüfen, in Worten erzählen oder so schreiben, wie ein Platz die Partie sah.
cli-verify = Beweisen, dass der Zufall fair war: jede Ziehung einer Aufzeichnung neu berechnen.
cli-analyse = Jede Entscheidung einer Aufzeichnung beurteilen: was sie kostete, was besser war, und warum.
cli-rules = Die Regelsätze eines Spiels auflisten oder einen mit Quelle und Tests erklären.
cli-doctor = Zeigen, was hier installiert ist und was fehlt.

cli-metavar-game = SPIEL
cli-metavar-n = N
cli-metavar-option = NAME=WERT
cli-metavar-who = WER
cli-metavar-names = NAMEN
cli-metavar-file = DATEI
cli-metavar-seat = PLATZ
cli-metavar-hash = HASH
cli-metavar-text = TEXT
cli-metavar-clause = REGELSATZ
cli-metavar-bot = BOT
cli-metavar-folder = ORDNER
cli-metavar-language = SPRACHE

cli-help-game = der Name des Spiels, zum Beispiel taluva oder pompeii
cli-help-players = wie viele mitspielen (sonst so wenige, wie das Spiel erlaubt)
cli-help-option = Optionen des Spiels, siehe unten
cli-help-seed = eine Zahl, die allen Zufall festlegt
cli-help-json = JSON statt einer Tabelle schreiben
cli-help-play-game = der Name des Spiels: taluva (sonst üblich) oder pompeii
cli-help-play-against = wer auf den anderen Plätzen sitzt: ein Bot einer Stufe, von level:1 bis level:7 ({ level-1 }, { level-2 }, { level-3 }, { level-4 }, { level-5 }, { level-6 }, { level-7 }; level:3, wenn nichts gesagt wird); ein anderer Bot: random (der Zufall), greedy, search, search:nodes=300; oder hot-seat, jemand am selben Rechner; für alle oder mit Kommas für jeden
cli-help-play-seat = der eigene Platz (1)
cli-help-play-names = Namen der Spieler, mit Kommas
cli-help-play-hints = der Bot, der Tipps gibt (search:nodes=3000)
cli-help-play-resume = eine gespeicherte Partie fortsetzen
cli-help-play-save = die Partie nach jeder Aktion hier speichern
cli-help-play-plain = zeilenweise statt auf dem ganzen Bildschirm; auch gut für Vorleseprogramme
cli-help-simulate-games = wie viele Partien (100)
cli-help-bots = die Bots, zum Beispiel level:3, random, greedy, search:nodes=300 oder search:seconds=0.1
cli-help-match-players = wie viele mitspielen (sonst so viele, wie es Bots sind)
cli-help-league-game = der Name des Spiels, zum Beispiel taluva oder pompeii; oder eine Datei, in der alles steht, wie leiter.toml
cli-help-league-games = wie viele Partien jede Gruppe von Bots spielt, die sich treffen (100), aufgerundet auf ganze Auslosungen
cli-help-league-processes = wie viele Partien gleichzeitig laufen (eine je Prozessor)
cli-help-league-out = das Protokoll der Partien, JSON-Zeilen; gibt es die Datei schon, geht es dort weiter
cli-help-league-record = die Aufzeichnung jeder Partie in diesem Ordner aufheben
cli-help-league-plot = das Ergebnis als SVG zeichnen
cli-help-perft-depth = wie viele Aktionen tief (3)
cli-help-perft-position = von dieser Stellung aus, in der Schreibweise des Spiels
cli-help-replay-file = eine Aufzeichnung, ganz oder von einem Platz aus
cli-help-replay-seat = erzählen, was dieser Platz sah: 1, 2, ... oder spectator (ein Zuschauer, wenn nichts gesagt wird)
cli-help-replay-at = nach so vielen Aktionen aufhören
cli-help-replay-board = am Ende das Brett zeigen
cli-help-replay-redact = die Aufzeichnung dessen schreiben, was dieser Platz sah: 1, 2, ... oder spectator
cli-help-replay-out = wohin (sonst ins Terminal)
cli-help-verify-file = die Aufzeichnung einer beendeten Partie
cli-help-verify-hash = der Hash, der vor der Partie gezeigt wurde
cli-help-analyse-bot = der Bot, der urteilt (search:nodes=1000): greedy ist schnell, mehr nodes sind sicherer
cli-help-analyse-seat = nur die Entscheidungen dieses Platzes: 1, 2, ...
cli-help-analyse-top = wie viele der besten Züge zu jeder Entscheidung genannt werden (3)
cli-help-analyse-processes = wie viele Entscheidungen gleichzeitig beurteilt werden (eine je Prozessor)
cli-help-analyse-plot = die Anteile im Lauf der Partie als SVG zeichnen
cli-help-rules-clause = der Name eines Regelsatzes, zum Beispiel TAL-TOWER-LEVEL

cli-options-of = Optionen von { $game }:
cli-option = { $option } (sonst { $default })

## Fehler auf der Kommandozeile

cli-error = lavafield: { $reason }
cli-error-language = Die Sprache „{ $got }“ gibt es hier nicht; erwartet wird eine von: { $expected }.
cli-error-no-value = { $command }: Zu { $argument } gehört eine Angabe, es kam aber keine.
cli-error-value = { $command }: Zu { $argument } gehört keine Angabe, es kam aber { $got }.
cli-error-choice = { $command }: { $got } gibt es nicht; erwartet wird eines von: { $expected }.
cli-error-missing = { $command }: Erwartet wird { $expected }, es kam aber nichts.
cli-error-unknown = { $command }: Mit { $got } ist nichts anzufangen; „--help“ zeigt, was erwartet wird.
cli-error-arguments = { $command }: Diese Angaben passen nicht zusammen; „--help“ zeigt, was erwartet wird.
cli-error-number = { $argument }: erwartet { $expected }, erhalten { $got }.
cli-error-option = --option: erwartet { $expected }, erhalten { $got }.
cli-error-option-value = Die Option { $option } kann nicht „{ $got }“ sein; erwartet wird eines von: { $expected }.
cli-error-twice = Die Option { $got } kam zweimal; erwartet wird sie einmal.
cli-error-together = { $first } und { $second } gehen nicht zusammen; erwartet wird eines davon.
cli-error-alone = { $first } gehört zu { $second }, und das fehlt.
cli-error-redacted = { $path } enthält schon nur das, was ein einzelner Platz sah; erwartet wird die Aufzeichnung der ganzen Partie.
cli-error-other-seat = Diese Aufzeichnung enthält, was Platz { $expected } sah, und nicht Platz { $got }.
cli-error-same-file = { $path } ist die Aufzeichnung selbst; erwartet wird eine andere Datei zum Schreiben.
cli-error-one-file = { $first } und { $second } würden beide { $path } schreiben; erwartet werden verschiedene Dateien.
cli-error-spectator = { $path } enthält, was ein Zuschauer sah; um Entscheidungen zu beurteilen, wird die Aufzeichnung der ganzen Partie oder eines Spielers erwartet.
cli-error-exists = { $path } gibt es schon. Setze die Partie mit --resume { $path } fort oder nimm eine andere Datei.
cli-error-whole-record = { $path } enthält nur, was ein einzelner Platz sah; zum Weiterspielen wird die Aufzeichnung der ganzen Partie erwartet.
cli-error-against = --against: Erwartet wird { $expected } für { $count ->
        [one] einen Platz
       *[other] { $count } Plätze
    }, erhalten { $got }.
cli-error-names = --names: Erwartet werden { $expected } verschiedene Namen, erhalten { $got }.
cli-error-match = In einem Vergleich sitzen alle Bots an einem Tisch: erwartet { $expected } Bots, erhalten { $got }. „lavafield league“ spielt mit mehr.
cli-error-league = In einer Liga sitzt auf jedem Platz ein anderer Bot: erwartet { $expected } Bots, erhalten { $got }. „lavafield match“ spielt mit weniger.
error-unknown-bot = Einen Bot namens „{ $got }“ gibt es nicht; erwartet wird einer von: { $expected }.

cli-file-missing = Die Datei { $path } ist nicht verwendbar: Es gibt sie nicht.
cli-file-forbidden = Die Datei { $path } ist nicht verwendbar: Der Zugriff ist nicht erlaubt.
cli-file-folder = Die Datei { $path } ist nicht verwendbar: Sie ist ein Ordner.
cli-file-no-folder = Die Datei { $path } ist nicht verwendbar: Ihren Ordner gibt es nicht.
cli-file-full = Die Datei { $path } lässt sich nicht schreiben: Der Datenträger ist voll.
cli-file-name = Die Datei { $path } ist nicht verwendbar: So kann keine Datei heißen.
cli-file-device = Die Datei { $path } ist nicht verwendbar: Sie ist ein Gerät oder dergleichen, erwartet wird eine gewöhnliche Datei.
cli-file-other = Die Datei { $path } ist nicht verwendbar. Das System sagt: { $reason }
cli-output-full = Die Ausgabe lässt sich nicht schreiben: Der Datenträger ist voll.
cli-output-other = Die Ausgabe lässt sich nicht schreiben. Das System sagt: { $reason }

## Plätze

place = { $rank }. { $player }
decimal-mark = ,

## simulate

simulate-games = Partien
simulate-players = Spieler
simulate-options = Optionen
simulate-seed = Startzahl
simulate-actions = Aktionen je Partie, mit Ziehen
simulate-decisions = Entscheidungen je Partie
simulate-moves = Erlaubte Züge je Entscheidung
simulate-span = { $mean } ({ $least } bis { $most })
simulate-moves-of = im Mittel { $mean }, höchstens { $most } (in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    })
simulate-endings = Wie die Partien endeten
simulate-wins = Siege
simulate-shared = davon geteilt: { $count }
simulate-speed = { $speed } Partien je Sekunde ({ $seconds } s)
progress-games = Partien
progress-decisions = Entscheidungen

ending-pompeii-event-nobody-left = niemand mehr in der Stadt
ending-pompeii-event-tiles-out = keine Lavaplättchen mehr
ending-taluva-event-early-win = zwei Arten von Spielsteinen verbaut
ending-taluva-event-survivor-win = nur einer übrig
ending-taluva-event-tiles-out = letztes Plättchen gespielt
ending-taluva-event-ranked = alle Plätze vergeben

## match und league

league-rounded = Aufgerundet auf ganze Auslosungen von je { $set } Partien: { $games } Partien statt { $asked }.
league-interrupted = Unterbrochen; { $done } von { $games } Partien sind zu Ende. Mit --out DATEI bleiben sie erhalten, und derselbe Befehl macht weiter.
league-died = Der Prozess, der Partie { $game } spielte, endete vorzeitig (Rückgabewert { $code }); { $done } von { $games } Partien sind zu Ende. Mit --out DATEI bleiben sie erhalten, und derselbe Befehl macht weiter.
league-games = { $games } in { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    }
league-bot = Bot
league-played = Partien
league-wins = Siege
league-shared = Geteilt
league-share = Siegesanteil
league-interval = 95 %
league-rating = Wertung
league-thinking = ms je Entscheidung
league-span = { $low } bis { $high }
league-cross = Wie oft der Bot der Zeile vor dem der Spalte landete, in Prozent; ein gleicher Rang zählt halb:
league-note = Von gleich starken Bots hätte jeder { $share }. In „95 %“ liegt der wahre Wert mit 95 % Vertrauen.
league-note-rating = Die Wertung ist die von openskill: Alle beginnen mit 25, und ihr „95 %“ sagt, was danach zu glauben ist.
league-chart-title = { $what ->
        [rating] { $game }: Wertungen der Bots
       *[share] { $game }: Siegesanteile
    }
league-chart = { $game }: { $games } Partien von Bots, { $players } Spieler. Punkte mit ihren 95-%-Bereichen, der beste zuerst.
league-axis-rating = Wertung
league-axis-share = Siegesanteil in Prozent

## perft

perft-depth = Tiefe
perft-paths = Folgen
perft-time = Zeit

## replay

replay-heading = { $game }: { $players }
replay-seen-by = { $seat ->
        [one] Wie { $player } es sah.
       *[all] Wie ein Zuschauer es sah.
    }
replay-empty-board = Das Brett ist noch leer.
replay-open = { $who ->
        [chance] Die Partie geht weiter: { $step }.
       *[seat] Die Partie geht weiter: { $player }, { $step }.
    }
replay-written = Geschrieben: { $path }

## verify

verify-replayed = Die Aufzeichnung lässt sich nachspielen: { $count ->
    [one] eine Aktion, erlaubt.
   *[other] { $count } Aktionen, alle erlaubt.
  }
verify-key = Der Schlüssel passt zu seinem Hash { $hash }.
verify-nonce = { $has ->
    [yes] Zufallszahl von { $player }: { $nonce }
   *[no] { $player } hat keine Zufallszahl geschickt.
  }
verify-fork = { $count ->
    [one] Die erste Aktion stammt
   *[other] Die ersten { $count } Aktionen stammen
} aus der Partie { $game }; dort zogen andere Würfel.
verify-draws = { $count ->
    [one] Die eine Ziehung stimmt
   *[other] Alle { $count } Ziehungen stimmen
  } mit den Würfeln überein.
verify-skipped = { $count ->
    [one] Eine Ziehung wurde zurückgenommen.
   *[other] { $count } Ziehungen wurden zurückgenommen.
  } Das ist nur fair, wenn alle einverstanden waren.
verify-compare = Vergleiche den Hash und deine Zufallszahl mit dem, was dir vor der Partie gezeigt wurde, oder gib den Hash mit --hash an.

## analyse

analyse-by = Beurteilt von { $bot } (Startzahl { $seed }), jede Entscheidung nach dem, was ihr Spieler wusste.
analyse-nothing = Es gibt keine Entscheidung zu beurteilen: Nirgends war mehr als ein Zug erlaubt.
analyse-died = Ein Prozess, der Entscheidungen beurteilte, endete vorzeitig; die Analyse ist darum nicht vollständig.
analyse-number = Nr.
analyse-player = Spieler
analyse-share = Anteil
analyse-loss = Verlust
analyse-played = Gespielt
analyse-better = Besser
analyse-seat = { $player }: { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }, im Mittel je { $mean } des Sieges verloren.
analyse-mistake = { $number }: { $loss } verloren durch { $moves }
analyse-best = { $place }. { $moves }: { $share }
analyse-instead = { $number }: { $loss } verloren durch { $moves } statt { $better }
analyse-note = „Anteil“ ist der Teil des Sieges, den der beste Zug verspricht, „Verlust“, wie viel weniger der gespielte bringt. Kleine Verluste können Zufall sein; mit mehr nodes urteilt ein Bot sicherer.
analyse-chart = { $game }: Anteile am Sieg im Lauf der Partie
analyse-chart-about = { $count ->
        [one] Eine Entscheidung
       *[other] { $count } Entscheidungen
    } von { $players }, beurteilt von { $bot }. Ringe zeigen die größten Fehler.
analyse-axis-number = Aktion der Aufzeichnung
analyse-axis-share = Anteil am Sieg in Prozent

## rules

rules-heading = { $game }: { $count } Regelsätze. Mit dem Namen eines Satzes dahinter sagt derselbe Befehl mehr.
rules-kind = { $kind ->
        [forbids] Er verbietet Züge; eine Ablehnung nennt ihn.
        [permits] Er erlaubt etwas, das man bezweifeln könnte.
        [effect] Er sagt, was geschieht.
       *[fact] Er sagt, was gilt.
    }
rules-ruling = Warum wir die Regel so lesen:
rules-sources = Wo sie steht:
rules-rows = Grenzfälle, die er klärt (Zeilen der Tabelle in der Spezifikation):
rules-tests = Tests, die uns darauf festlegen:
rules-no-tests = Die Liste seiner Tests gehört nicht zu dieser Installation.

## doctor

doctor-version = Lavafield
doctor-python = Python
doctor-engine = Regeln
doctor-terminal = Terminal
doctor-languages = Sprachen
doctor-compiled = { $game }: übersetzt
doctor-interpreted = { $game }: interpretiert
doctor-absent = fehlt
doctor-size = { $columns } Spalten, { $rows } Zeilen
doctor-no-terminal = hier kein Terminal (Ein- oder Ausgabe ist umgeleitet)
doctor-letters = Buchstaben in { $encoding }
doctor-colours = { $colours ->
        [all] alle Farben
        [many] 256 Farben
        [few] 16 Farben
       *[none] keine Farben
    } (TERM ist { $term })
doctor-install = { $package } fehlt; wenn pip lavafield neu installiert, kommt es mit.
doctor-compile = Die Regeln laufen interpretiert, was zum Spielen gut reicht, aber viel langsamer ist: „make setup“ in einem Klon oder pip mit einem Wheel bringt die übersetzten.
doctor-enlarge = Für das Spiel auf dem ganzen Bildschirm ist das Terminal klein: { $columns } Spalten und { $rows } Zeilen sind bequem.
doctor-utf8 = Das Terminal verspricht kein UTF-8, manche Buchstaben können darum falsch aussehen; PYTHONUTF8=1 hilft.
doctor-well = Alles ist in Ordnung.

## Das Spiel im Terminal: getippte Befehle. Worte in einer Zeile bedeuten dasselbe; gezeigt wird das erste.

command-help = hilfe
    .about = diese Liste
command-board = brett
    .about = das Brett zeigen
command-look = schau schaue
    .about = sagen, was auf einem Feld und ringsum ist
command-moves = züge zuege
    .about = alle Züge, die jetzt erlaubt sind, oder die einer Art oder auf einem Feld
command-why = warum
    .about = warum ein Zug nicht geht; auch nur seine Art oder nur das Feld
command-hint = tipp hinweis
    .about = was ein Bot jetzt täte, welchen Anteil am Sieg er erwartet, und warum
command-undo = zurück zurueck
    .about = den letzten eigenen Schritt dieses Zuges zurücknehmen
command-redo = wieder
    .about = Zurückgenommenes wieder tun
command-save = speichern sichern
    .given = [partie.jsonl]
    .about = die Partie speichern; „--resume“ setzt sie fort
command-log = verlauf
    .given = [20]
    .about = was zuletzt geschah
command-rules = regeln regel
    .about = alle Regelsätze, oder einer davon
command-tiles = plättchen plaettchen
    .about = was noch kommen kann
command-language = sprache
    .given = de|en
    .about = eine andere Sprache sprechen
command-quit = ende beenden
    .about = die Partie verlassen

## Das Spiel im Terminal

seat-name-bot = Bot { $n }
seat-name-bot-called = Bot { $n } ({ $bot })

play-welcome = { $game }. Viel Vergnügen!
play-hint = Tippe einen Zug, oder „hilfe“ für alles andere, was du tippen kannst.
play-help-move = Tippe einen Zug oder eines von diesen:
play-prompt = { $player } · { $step }:
play-pass = Gib die Tastatur jetzt an { $player } weiter und drücke Enter, wenn sonst niemand zuschaut.
play-empty-board = Das Brett ist noch leer.
play-holds = hält { $thing }
play-hidden = { $count ->
        [one] etwas Verdecktes
       *[other] { $count } verdeckte Dinge
    }
play-standing-eliminated = ausgeschieden
play-standing-finished = fertig
play-moves = { $count ->
        [0] Kein erlaubter Zug.
        [one] Ein erlaubter Zug:
       *[other] { $count } erlaubte Züge:
    }
play-allowed = Nichts spricht dagegen.
play-refused = { $reason } ({ $clause })
play-refused-at = { $reason } ({ $clause }; Felder { $fields })
play-verb = { $verb }: { $told }
play-not-now = Hier ist jetzt nichts zu tun.
play-choice = { $label }: { $cost }
play-unseen = { $count } × { $thing }
play-undone = Zurückgenommen.
play-redone = Wieder getan.
play-no-undo = Es gibt nichts zurückzunehmen: Das geht nur innerhalb des eigenen Zuges und nie über ein Ziehen hinweg.
play-no-redo = Es gibt nichts wieder zu tun.
play-saved = Gespeichert: { $path }
play-save-where = Wohin? Erwartet wird eine Datei wie in „speichern partie.jsonl“.
play-log-empty = Noch ist nichts geschehen.
play-language = Jetzt sprechen wir Deutsch.
play-over = Die Partie ist zu Ende.
play-left = Du hast die Partie verlassen, ohne sie zu speichern.
play-left-saved = Du hast die Partie verlassen. „lavafield play --resume { $path }“ setzt sie fort.

hint-heading = Was { $bot } täte, und welchen Anteil am Sieg es erwartet:
hint-move = { $number }. { $moves }: { $share } %
hint-none = Tipps gibt es nur, während du am Zug bist.
hint-thinking = Ich denke nach ...

## Taluvas Brett im Terminal

taluva-board-given-look = 2,-1
taluva-board-given-moves = [hütte]
taluva-board-given-why = turm
taluva-board-given-rules = [TAL-OUT]
taluva-board-moves = Züge: +2,-1>3 erweitert das Land, ^2,-1>3 ist ein Ausbruch, und mit Hütte 2,-1, Turm 2,-1, Tempel 2,-1, Ausbau 2,-1 Dschungel wird gebaut.
taluva-board-sea = { $at }: offenes Meer
taluva-board-volcano = { $at }: { $terrain }, Ebene { $level }, zeigt nach { $facing }
taluva-board-free = { $at }: { $terrain }, Ebene { $level }
taluva-board-built = { $at }: { $terrain }, Ebene { $level }, { $pieces } von { $player }
taluva-board-side = { $way ->
        [side-0] Osten
        [side-1] Südosten
        [side-2] Südwesten
        [side-3] Westen
        [side-4] Nordwesten
       *[side-5] Nordosten
    }
taluva-board-facing = { $side } ({ $facing })
taluva-board-place = { $verb ->
        [erupt] Ausbruch, { $way }
       *[extend] erweitern, { $way }
    }
taluva-board-expand = Ausbau, { $terrain }: { $cost }
taluva-board-piece-at = { $piece } auf { $at }
taluva-board-legend-terrains = Land: { $terrains }. Die Ziffer ist die Ebene.
taluva-board-legend-pieces = Spielsteine von Platz a: { $pieces }.
taluva-board-legend-facing = Vulkane und Plättchen zeigen wie in V1>3 nach: { $sides }.
taluva-board-verb-draw = ziehen ziehe
taluva-board-verb-extend = erweitern erweitere
taluva-board-verb-erupt = Ausbruch ausbrechen
taluva-board-verb-hut = Hütte huette
taluva-board-verb-tower = Turm
taluva-board-verb-temple = Tempel
taluva-board-verb-expand = Ausbau ausbauen

## Pompejis Brett im Terminal

pompeii-board-given-look = 2,5
pompeii-board-given-moves = [p7]
pompeii-board-given-why = +2,5
pompeii-board-given-rules = [POM-OMEN]
pompeii-board-moves = Züge: p7 3,4 spielt Karte 7 mit einem Stein nach Zeile 3, Spalte 4; +1,3 holt Verwandte; *2,5 b ist das Opfer eines Omens; ~0,7 legt Lava; 3,4>3,6 flieht; 3,4>raus verlässt die Stadt; fertig, bleiben, ansagen, vormerken.
pompeii-board-outside = { $at }: außerhalb der Stadt
pompeii-board-building = Haus { $number }, { $colour }
pompeii-board-neutral = Haus ohne Nummer
pompeii-board-start = Startfeld, Symbol { $symbol }
pompeii-board-lava = Lava mit { $symbol }
pompeii-board-lava-as = als { $symbol }
pompeii-board-ash = Lava ohne Symbol
pompeii-board-gate = Tor { $gate }
pompeii-board-spots = { $free } von { $spots } Plätzen frei
pompeii-board-there = { $player }: { $count }
pompeii-board-card = Karte { $card } ({ $colour })
pompeii-board-hidden = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
pompeii-board-supply-stock = Vorrat
pompeii-board-supply-board = Stadt
pompeii-board-supply-saved = frei
pompeii-board-supply-volcano = tot
pompeii-board-pile-above = { $top ->
        [0] Stapel: A.D. 79, { $cards }
       *[other] Stapel: { $top }, A.D. 79, { $cards }
    }
pompeii-board-pile-below = Stapel: { $cards }, Omen { $omens }
pompeii-board-bag = Lava im Beutel: { $count }
pompeii-board-lead = Vor der Flucht: { $laid }/{ $all }
pompeii-board-jokers = Joker: { $cards }
pompeii-board-relatives = Verwandte übrig: { $count }
pompeii-board-runs = Fluchtzüge übrig: { $count }
pompeii-board-again = Derselbe darf nochmal
pompeii-board-discarded = Abgelegt: { $cards }
pompeii-board-discard = Karte { $card }, kein Stein
pompeii-board-relative = Verwandter hierher
pompeii-board-strike = ein Stein von { $seat }
pompeii-board-lay = Lava legen
pompeii-board-out = die Stadt verlassen
pompeii-board-run = nach { $at } fliehen
pompeii-board-word-out = raus out
pompeii-board-legend-squares = Felder, obere Zeile: Buchstabe des Viertels und Nummer des Hauses ({ $colours }); - Straße, G Tor, * Startfeld. Untere Zeile: . für jeden freien Platz, und die Steine mit dem Buchstaben ihres Besitzers.
pompeii-board-legend-lava = Lava ist ~ mit ihrem Symbol: { $symbols }.
pompeii-board-legend-pieces = Wo viele stehen, heißt a5b2: fünf von a und zwei von b. Nach dem Ausbruch wählt Enter erst den Stein, dann sein Ziel; Esc stellt ihn zurück. e beendet einen Schritt früher.
pompeii-board-verb-deal = austeilen
    .about = austeilen
pompeii-board-verb-play = spielen karte
    .about = eine Karte spielen
pompeii-board-verb-announce = ansagen
    .about = den Ausbruch ansagen
pompeii-board-verb-order = vormerken
    .about = Ausbruch vormerken
pompeii-board-verb-relative = verwandter verwandte
    .about = Verwandte holen
pompeii-board-verb-done = fertig
    .about = genug Verwandte
pompeii-board-verb-draw = ziehen
    .about = ziehen
pompeii-board-verb-omen = omen
    .about = das Omen ausführen
pompeii-board-verb-tile = plättchen
    .about = ein Lavaplättchen ziehen
pompeii-board-verb-lava = lava
    .about = Lava legen
pompeii-board-verb-run = fliehen laufen
    .about = fliehen
pompeii-board-verb-stay = bleiben
    .about = nicht weiter fliehen

## Das Spiel auf dem ganzen Bildschirm

screen-keys = ←↑↓→ Tab gehen · r drehen · Enter tun · ? warum · i Tipp · u zurück · h Hilfe
screen-close = Esc schließt
screen-rank = Platz { $rank }
screen-hand = { $player } hält:
screen-no-hand = Nichts auf der Hand.
screen-no-choice = Auf diesem Feld gibt es nichts zu wählen.
screen-nothing-here = Auf diesem Feld geht nichts. ? sagt warum, Tab springt dorthin, wo etwas geht.
screen-wait = Andere sind am Zug ...
screen-enter = Enter: { $move }
screen-pick = aufnehmen: { $count ->
        [one] 1 Ziel
       *[other] { $count } Ziele
    }
screen-put-back = zurückstellen
screen-leave = Die Partie ist nicht gespeichert. s speichert sie, q verlässt sie, Esc führt zu ihr zurück.
screen-help = Hilfe
screen-help-1 = Pfeiltasten (oder H J K L): den Zeiger bewegen. Tab und Umschalt+Tab: zum nächsten oder vorigen Feld, auf dem etwas geht.
screen-help-2 = r und R oder die Ziffern: unter dem wählen, was auf diesem Feld geht, etwa wie das Plättchen liegt. Es erscheint in ( ), bevor du es tust.
screen-help-3 = Enter: tun. Wo ein Stein zieht, nimmt Enter ihn auf, und Esc stellt ihn zurück. e: was zu keinem Feld gehört, etwa einen Schritt beenden. u nimmt deinen letzten Schritt dieses Zuges zurück, U tut ihn wieder.
screen-help-4 = ? sagt, warum auf diesem Feld etwas nicht geht; ! zeigt die Felder, auf die es ankommt. i fragt einen Bot um Tipps: was er in diesem Zug täte, welchen Anteil am Sieg er erwartet, und warum.
screen-help-5 = z macht die Felder des Bretts höher oder niedriger. t: was noch kommen kann. o: was bisher geschah.
screen-help-6 = : öffnet eine Zeile für Züge und Befehle, siehe unten.
screen-help-7 = s speichert die Partie, l wechselt die Sprache, q beendet.
screen-help-8 = Auch die Maus geht: Ein Klick auf ein Feld setzt den Zeiger dorthin, ein weiterer geht die Möglichkeiten durch; in der Liste daneben wählt ein Klick, und ein weiterer führt aus.
screen-help-9 = Zeichen: [ ] Zeiger, ( ) so würde es, · hier geht etwas, ' geschah seit deinem letzten Zug, ! Grund einer Ablehnung, 1 2 3 ein Tipp.
