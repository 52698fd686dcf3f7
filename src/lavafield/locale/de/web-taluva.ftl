# Was das Spielbrett von Taluva im Browser sagt, auf Deutsch.

web-taluva-board = Die Insel
web-taluva-above = Blick von oben
web-taluva-keys = Pfeiltasten oder W, E, A, D, Y und X führen von Feld zu Feld. Eingabe wählt und bestätigt, R dreht das Plättchen, Escape bricht ab.

## Plättchen

web-taluva-tile = Plättchen { $tile }: ein Vulkan, dann im Uhrzeigersinn { $terrains }
web-taluva-tile-hidden = Ein verdecktes Plättchen
web-taluva-own-tile = Dein nächstes Plättchen
web-taluva-unseen = Plättchen, die noch kommen können, soweit du es wissen kannst.

## Felder, wie sie vorgelesen werden

web-taluva-at-sea = Meer, { $at }
web-taluva-at-land = { $terrain }, Stufe { $level }, { $at }
web-taluva-at-volcano = Vulkan, Stufe { $level }, Lava Richtung { $hour } Uhr, { $at }
web-taluva-owned = { $pieces } von { $player }
web-taluva-around = Ringsum: { $fields }.
web-taluva-beside = { $side ->
        [east] östlich
        [south-east] südöstlich
        [south-west] südwestlich
        [west] westlich
        [north-west] nordwestlich
       *[north-east] nordöstlich
    } { $what }
web-taluva-short = { $terrain } { $level }
web-taluva-sea = Meer
web-taluva-possible = Wählbar
web-taluva-can-extend = Hier kann das Plättchen mit seinem Vulkan als Landerweiterung liegen.
web-taluva-can-erupt = Der Vulkan hier kann ausbrechen.
web-taluva-can-build = Hier möglich: { $builds }.
web-taluva-can-nothing = Hier ist nichts möglich.

## Legen

web-taluva-hint-place = Wähle, wohin der Vulkan deines Plättchens kommt.
web-taluva-extend = Landerweiterung
web-taluva-erupt = Vulkanausbruch
web-taluva-place = Plättchen legen
web-taluva-clockwise = Im Uhrzeigersinn drehen
web-taluva-counterclockwise = Gegen den Uhrzeigersinn drehen
web-taluva-towards = Lava Richtung { $hour } Uhr
web-taluva-cancel = Abbrechen
web-taluva-dead-end = Vorsicht: Liegt das Plättchen dort, kannst du nichts bauen und scheidest aus.

## Bauen

web-taluva-hint-build = Wähle ein Feld zum Bauen oder eine deiner Siedlungen zum Erweitern.
web-taluva-build = { $piece ->
        [hut] Hütte bauen
        [tower] Turm bauen
       *[temple] Tempel bauen
    }
web-taluva-expand = { $terrain ->
        [jungle] In den Dschungel erweitern
        [clearing] Auf Lichtungen erweitern
        [sand] Auf Sand erweitern
        [rock] Auf Fels erweitern
        [lake] Auf Seen erweitern
       *[other] Erweitern
    }
web-taluva-spread = { $huts } auf { $fields ->
        [one] einem Feld
       *[other] { $fields } Feldern
    }
web-taluva-ways = { $count ->
        [one] Eine Möglichkeit, hier zu bauen
       *[other] { $count } Möglichkeiten, hier zu bauen
    }
