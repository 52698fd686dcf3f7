# Was Tische des Servers sagen, auf Deutsch. Plätze werden in den Argumenten von Ablehnungen ab 0 gezählt.

## Ablehnungen

table-status = Das geht jetzt nicht: erwartet eine Partie im Zustand { $expected }, diese ist im Zustand { $got }.
table-not-gathering = Die Partie hat schon begonnen: erwartet ein Tisch im Zustand { $expected }, dieser ist im Zustand { $got }.
table-not-host = Das darf nur, wer den Tisch eröffnet hat.
table-seat-taken = Platz { $got } ist vergeben.
table-seats-open = Es fehlt noch jemand: Die Plätze { $got } sind frei.
table-not-your-seat = Das ist nicht dein Platz: erwartet { $expected }, erhalten { $got }.
table-nonce-given = Dieser Platz hat seine Zufallszahl schon geschickt: erwartet { $expected }, erhalten { $got }.
table-spectator = Du hast in dieser Partie keinen Platz.
table-not-your-turn = Du bist nicht am Zug.
table-bot-plays = Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz wieder ein.
table-left = Platz { $got } ist nicht mehr in der Partie.
table-unconfirmed = Dein Zug ist gemacht. Bestätige ihn oder nimm ihn zurück.
table-nothing-to-confirm = Es gibt nichts zu bestätigen.
table-no-undo = Es gibt nichts, was du zurücknehmen könntest.
table-no-hints = In gewerteten Partien gibt es keine Tipps.
table-no-proposal = Es ist nichts vorgeschlagen.
table-proposal-pending = Etwas anderes ist vorgeschlagen und wartet auf Antworten.

## Ereignisse

table-event-took-back = { $player } nimmt zurück.
table-event-left = { $reason ->
    [resignation] { $player } gibt auf.
    [flag] { $player } hat die Zeit überschritten.
   *[bot-failure] { $player } hat versagt und ist aus der Partie.
  }
table-event-substituted = Ein Bot spielt für { $player } weiter.
table-event-returned = { $player } ist zurück.
table-event-paused = Die Partie ist unterbrochen.
table-event-resumed = Die Partie geht weiter.
table-event-aborted = Die Partie endet ohne Ergebnis.
