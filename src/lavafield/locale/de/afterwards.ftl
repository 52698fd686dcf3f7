# Wertungen, Nachspielen, Revanche und Abzweigungen.

table-rated-hot-seat = In einer gewerteten Partie hat jeder nur einen Platz.
error-record-size = Diese Datei ist zu groß für eine Aufzeichnung: höchstens { $expected } Bytes sind erlaubt, es sind aber { $got }.
error-replay-view = So lässt sich diese Partie nicht ansehen: erwartet war eines von { $expected }, gekommen ist { $got }.
table-fork-after = Von dieser Stellung kann es nicht weitergehen: erwartet war { $expected }, gekommen ist { $got }.
table-fork-rated = Eine Partie, die mitten in einer anderen beginnt, kann nicht gewertet werden.
