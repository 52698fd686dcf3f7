# Wertungen, Nachspielen, Revanche und Abzweigungen.

table-rated-hot-seat = In einer gewerteten Partie hat jeder nur einen Platz.
