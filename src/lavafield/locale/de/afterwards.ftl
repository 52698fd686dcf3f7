# Wertungen, Nachspielen, Revanche und Abzweigungen.

table-rated-hot-seat = In einer gewerteten Partie hat jeder nur einen Platz.
error-record-size = Diese Datei ist zu groß für eine Aufzeichnung: höchstens { $expected } Bytes sind erlaubt, es sind aber { $got }.
error-replay-view = So lässt sich diese Partie nicht ansehen: erwartet war eines von { $expected }, gekommen ist { $got }.
table-fork-after = Von dieser Stellung kann es nicht weitergehen: erwartet war { $expected }, gekommen ist { $got }.
table-fork-rated = Eine Partie, die mitten in einer anderen beginnt, kann nicht gewertet werden.

## export

cli-export = Sichern, was ein Server aufbewahrt, oder seine Partien als Aufzeichnungen schreiben; auch während er läuft.
cli-help-export-backup = eine Kopie von allem in diese Datei schreiben
cli-help-export-records = die Aufzeichnung jeder beendeten Partie in diesen Ordner schreiben, jede in eine Datei
cli-help-export-user = nur Partien dieses Kontos oder des Benutzers mit dieser Kennung; von laufenden, was er sah
cli-error-one-of = Gebraucht wird entweder { $first } oder { $second }.
cli-metavar-name = NAME
export-backed-up = Die Sicherung ist { $path }, { $size } KiB. Ein Server, der damit gestartet wird, macht dort weiter.
export-records = { $count ->
    [one] Eine Aufzeichnung wurde in { $path } geschrieben.
   *[other] { $count } Aufzeichnungen wurden in { $path } geschrieben.
}
export-left-out = { $count ->
    [one] Eine Partie läuft noch und fehlt darum.
   *[other] { $count } Partien laufen noch und fehlen darum.
}
export-error-user = Es gibt weder ein Konto noch einen Benutzer mit der Kennung { $got }.
export-error-nothing = Hier liegen keine Daten eines Servers: { $path } gibt es nicht.
error-store-other = Diese Datenbank hat ein anderes Schema als das Programm: erwartet { $expected }, erhalten { $got }. Ein Server dieser Version bringt sie beim Start auf den neuesten Stand.
