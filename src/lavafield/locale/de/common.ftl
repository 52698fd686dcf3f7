# Worte, die alle Spiele teilen, auf Deutsch.

seat-name = Spieler { $n }
choice-yes = Ja
choice-no = Nein

## Fehler: jeder nennt, was erwartet wurde ($expected) und was kam ($got)

error-unknown-game = Ein Spiel namens „{ $got }“ gibt es nicht; erwartet wird eines von: { $expected }.
error-unknown-option = Eine Option namens „{ $got }“ gibt es nicht; erwartet wird eine von: { $expected }.
error-option-value = Diese Option kann nicht „{ $got }“ sein; erwartet wird eines von: { $expected }.
error-players = Diese Spielerzahl geht nicht: erwartet { $expected }, erhalten { $got }.
error-seat = Diesen Platz am Tisch gibt es nicht: erwartet { $expected }, erhalten { $got }.
error-malformed-action = Das ist keine vollständige Aktion: erwartet { $expected }, erhalten { $got }.
error-notation = Diese Schreibweise ist nicht lesbar: erwartet { $expected }, erhalten „{ $got }“.
error-foreign = Das gehört zu etwas anderem: erwartet { $expected }, erhalten { $got }.
error-stale = Die Stellung hat sich inzwischen geändert: erwartet eine Aktion für Stellung { $expected }, erhalten eine für Stellung { $got }.
error-game-over = Die Partie ist zu Ende: erwartet keine weitere Aktion, erhalten { $got }.
error-position = Diese Stellung ist nicht lesbar: erwartet { $expected }, erhalten { $got }.
error-not-chance = Hier entscheidet nicht der Zufall: erwartet { $expected }, erhalten { $got }.
error-illegal = Die Aktion { $action } ist nicht erlaubt: { $reason }
error-clause = Einen Regelsatz „{ $got }“ gibt es nicht; erwartet { $expected }.
error-file = Die Datei { $path } ist nicht verwendbar: { $reason }

## Fehler: gespeicherte Stellungen

error-bytes-truncated = Der gespeicherte Spielstand ist abgeschnitten: erwartet { $expected } Bytes, erhalten { $got }.
error-bytes-edited = Der gespeicherte Spielstand wurde verändert: erwartet Prüfsumme { $expected }, erhalten { $got }.
error-bytes-version = Der gespeicherte Spielstand hat ein anderes Format: erwartet Version { $expected }, erhalten { $got }.
error-bytes-foreign = Diese Bytes sind ein Stand von etwas anderem: erwartet { $expected }, erhalten { $got }.

## Fehler: Aufzeichnungen

error-record-line = Zeile { $line } der Aufzeichnung: { $reason }
error-record-header = Die Aufzeichnung hat keinen brauchbaren Kopf: erwartet { $expected }, erhalten { $got }.
error-record-version = Die Aufzeichnung entstand unter anderen Regeln: erwartet Regelversion { $expected }, erhalten { $got }.
error-record-truncated = Die Aufzeichnung ist abgeschnitten: erwartet { $expected }, erhalten { $got }.
error-record-hash = Zeile { $line } der Aufzeichnung führt zu einer anderen Stellung: erwartet Hash { $expected }, erhalten { $got }.
error-record-kind = Die Aufzeichnung enthält eine Zeile unbekannter Art: erwartet { $expected }, erhalten { $got }.
error-undo = So viele Aktionen lassen sich nicht zurücknehmen: erwartet { $expected }, erhalten { $got }.
error-names = Alle Spieler brauchen je einen Namen: erwartet { $expected } Namen, erhalten { $got }.
error-record-format = Die Aufzeichnung hat ein anderes Format: erwartet Formatversion { $expected }, erhalten { $got }.

## Fehler: Bots

error-bot-setting = Eine Einstellung „{ $got }“ hat dieser Bot nicht; erwartet wird eine von: { $expected }.
error-bot-value = Die Einstellung { $name } kann nicht „{ $got }“ sein: erwartet { $expected }.
error-bot-thoughtless = { $got } wägt seine Züge nicht ab und kann nicht raten. Nimm greedy oder search.
error-level = Eine Stufe „{ $got }“ gibt es nicht; erwartet wird { $expected }.

## Fehler: Ligen

error-bot-twice = Der Bot { $got } ist zweimal genannt; erwartet wird jeder einmal.
error-plan = Das ist kein Plan einer Liga: erwartet { $expected }, erhalten { $got }.
error-plan-toml = Der Plan { $path } ist nicht lesbar: { $reason }
error-league-foreign = Die Datei { $path } ist nicht das Protokoll einer Liga: erwartet { $expected }, erhalten „{ $got }“.
error-league-header = So beginnt kein Protokoll: erwartet { $expected }, erhalten { $got }.
error-league-line = { $path }, Zeile { $line }: { $reason }
error-league-game = Das ist keine Partie dieser Liga: erwartet { $expected }, erhalten { $got }.
error-league-repeated = Partie { $got } steht hier zum zweiten Mal; erwartet wird sie einmal.
error-league-other = Die Datei { $path } ist das Protokoll einer anderen Liga: erwartet { $expected }, erhalten { $got }.
error-league-busy = In die Datei { $path } schreibt gerade ein anderer Prozess; erwartet wird immer nur einer.

## Fehler: faire Würfel

error-dice-none = Diese Partie wurde ohne faire Würfel gespielt: Ihre Aufzeichnung enthält keinen Hash eines Schlüssels, es gibt also nichts zu prüfen.
error-dice-seat = Das ist die Aufzeichnung eines einzelnen Platzes. Ziehungen lassen sich nur in der Aufzeichnung der ganzen Partie prüfen.
error-dice-open = Der Schlüssel der Würfel ist noch nicht offengelegt. Das geschieht, wenn die Partie zu Ende ist.
error-dice-pledge = Am Anfang der Aufzeichnung sind die Würfel nicht richtig festgelegt: erwartet { $expected }, erhalten { $got }.
error-dice-disclosure = Am Ende der Aufzeichnung sind die Würfel nicht richtig offengelegt: erwartet { $expected }, erhalten { $got }.
error-dice-hash = Das ist nicht der Hash, der dir gezeigt wurde: erwartet { $expected }, in der Aufzeichnung steht { $got }.
error-dice-key = Der Schlüssel passt nicht zu seinem Hash: erwartet { $expected }, der Schlüssel ergibt { $got }.
error-dice-draw = Aktion { $action } ist nicht das, was die Würfel ergeben: Ziehung Nummer { $draw } muss { $expected } sein, in der Aufzeichnung steht { $got }.

## Fehler: Nachrichten an den Server

error-message = Diese Nachricht ist nicht zu verstehen: erwartet { $expected }, erhalten { $got }.
error-message-size = Diese Nachricht ist zu lang: erwartet höchstens { $expected } Bytes, erhalten { $got }.

## Fehler: die Datenbank des Servers

error-store-busy = Die Datenbank { $path } wird schon von einem anderen Server benutzt.
error-store-newer = Diese Datenbank stammt von einem neueren Programm: erwartet Schema { $expected }, erhalten { $got }.

## Stufen der Bots

level-1 = Kiesel
level-2 = Funke
level-3 = Glut
level-4 = Flamme
level-5 = Lava
level-6 = Ausbruch
level-7 = Vulkan
