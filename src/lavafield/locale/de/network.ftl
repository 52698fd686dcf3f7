# Der Server, wie Leute und Clients ihm begegnen: wer sie sind, was abgelehnt wird, wie man den Server startet.

## Leute

server-guest = Gast { $number }
error-nobody = Unter diesem Geheimnis ist niemand bekannt. Komm erst als Gast herein oder melde dich an.
error-sign-in = Es gibt kein Konto mit diesem Namen und dieser Passphrase.
error-name = Dieser Name geht nicht: erwartet 1 bis { $expected } sichtbare Zeichen, erhalten { $got }.
error-name-taken = Der Name { $got } gehört zu einem Konto.
error-account-there = Du hast schon ein Konto.
error-account-name = Wer ein Konto hat, behält dessen Namen.

## Was abgelehnt wird

error-origin = Diese Seite darf nicht für dich sprechen: Sie kommt von woanders.
error-request = Diese Anfrage ist nicht zu verstehen: { $reason }
error-method = Auf diese Weise kann man hier nicht fragen.
error-no-page = Hier ist nichts.
error-no-table = Es gibt keinen Tisch { $got }.
error-no-analysis = Diese Analyse gibt es nicht mehr.
error-body-size = Das ist zu lang, um angenommen zu werden.
error-too-fast = Das war zu viel auf einmal. Warte ein wenig.
error-too-many-tables = Du sitzt an zu vielen Tischen, die noch nicht zu Ende sind: erwartet höchstens { $expected }.
error-too-many-followed = Du folgst zu vielen Tischen auf einmal: erwartet höchstens { $expected }.
error-not-followed = Reden kannst du nur an einem Tisch, dem du folgst.
error-chat-empty = In dieser Zeile steht nichts, was man lesen könnte.
error-seat-bot = Ein Platz für einen Bot braucht den Namen des Bots.
error-analysis-of = Eine Analyse gilt einem Tisch oder einer Aufzeichnung: erwartet { $expected }.
error-protocol = Dieser Client spricht eine andere Version: erwartet { $expected }, erhalten { $got }. Lade die Seite neu.
error-hello-first = Die erste Nachricht muss „hello“ sein.
error-hello-again = Du hast schon „hello“ gesagt.
error-hello-late = Das „hello“ kam zu spät.
error-strikes = Zu viele Nachrichten waren nicht zu verstehen.
error-server-trouble = Das konnte der Server gerade nicht tun. Nichts ist verändert; versuche es noch einmal.
server-goodbye = Der Server wird neu gestartet. Gleich bist du wieder verbunden.

## Ohne Client für den Browser

web-unbuilt = Der Server läuft, aber sein Client für den Browser ist nicht gebaut. Rufe „make setup“ im Ordner des Projekts auf und starte den Server dann neu.
    .title = Der Client für den Browser fehlt

## Der Befehl

cli-serve = Den Server mit dem Client für den Browser starten, für diesen Rechner oder für viele Leute.
cli-metavar-host = ADRESSE
cli-metavar-url = URL
cli-metavar-limit = NAME=N
cli-help-serve-port = der Port (8420 oder, wenn der belegt ist, irgendein freier; 0 für irgendeinen freien)
cli-help-serve-host = die Adresse, an der er hört (127.0.0.1: nur dieser Rechner)
cli-help-serve-data = wo alle Partien liegen (~/.local/share/lavafield)
cli-help-serve-workers = wie viele Prozesse für die Bots nachdenken (einer weniger, als es Prozessoren gibt)
cli-help-serve-origin = noch eine Adresse, von der der Client für den Browser kommen darf, etwa https://play.example.org
cli-help-serve-limit = eine andere Grenze, etwa connections=500; docs/hosting.md führt sie auf
cli-help-serve-proxied = davor steht ein Proxy auf diesem Rechner: ihm glauben, wer fragt und ob über TLS
cli-help-serve-open = den Browser öffnen
cli-help-serve-verbose = auch Alltägliches protokollieren

serve-ready = Lavafield ist bereit unter { $address }
serve-data = Alle Partien liegen in { $folder }. Strg-C beendet den Server.
serve-error-address = Der Server kann nicht an { $got } hören: { $reason }.
serve-error-limit = Unbekannte Grenze: erwartet { $expected }, erhalten { $got }.
serve-error-number = { $name }: erwartet eine Zahl von 0 bis { $expected }, erhalten { $got }.
