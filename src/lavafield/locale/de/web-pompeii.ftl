# Was der Spielplan von Der Untergang von Pompeji im Browser sagt, auf Deutsch.

web-pompeii-board = Die Stadt Pompeji
web-pompeii-squares = Die Felder der Stadt
web-pompeii-hand = Deine Karten
web-pompeii-lost = Im Vulkan: { $list }
web-pompeii-saved = Gerettet: { $list }

## Ein Feld in Worten

web-pompeii-house = Haus { $number }, { $colour }, { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
web-pompeii-neutral = Neutrales Haus, { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
web-pompeii-start = Startfeld: { $symbol ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $symbol }
    }
web-pompeii-lava = Lava: { $symbol ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $symbol }
    }
web-pompeii-gate = Tor { $gate }
web-pompeii-pieces = Steine: { $list }
web-pompeii-wall = die Mauer
web-pompeii-north = Norden: { $what }.
web-pompeii-east = Osten: { $what }.
web-pompeii-south = Süden: { $what }.
web-pompeii-west = Westen: { $what }.
web-pompeii-possible = Wählbar
web-pompeii-chosen = Gewählt
web-pompeii-burning = { $count ->
        [one] { $count } Stein würde verbrennen
       *[other] { $count } Steine würden verbrennen
    }
web-pompeii-steps = { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }

## Karten und Plättchen

web-pompeii-card = Karte { $card }
web-pompeii-joker = Karte { $card }, ein Joker
web-pompeii-joker-mark = Joker
web-pompeii-card-key = Taste { $key }
web-pompeii-hidden = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-pompeii-symbol = { $symbol ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $symbol }
    }
web-pompeii-unseen-cards = Karten, die du nicht gesehen hast: im Stapel, bei den anderen oder in der Schachtel.
web-pompeii-unseen-tiles = Lavaplättchen im Beutel
web-pompeii-unseen-of = { $name }: { $count }

## Was jetzt zu tun ist

web-pompeii-wait = { $player } ist am Zug.
web-pompeii-chance = Das Schicksal entscheidet.
web-pompeii-over = Die Stadt liegt still.
web-pompeii-do-play = Wähle eine Karte, dann einen Platz für deinen Stein. Oder fang mit dem Platz an.
web-pompeii-do-spot = Wähle einen der leuchtenden Plätze.
web-pompeii-do-card = Welche Karte spielst du für diesen Platz?
web-pompeii-do-relative = Hole Verwandte: Wähle Häuser in der Folge ihrer Nummern, neutrale zuletzt.
web-pompeii-do-omen = Ein Omen! Wähle den Stein, der in den Vulkan kommt.
web-pompeii-do-owner = Wessen Stein?
web-pompeii-do-lava = Wähle, wohin die Lava fließt.
web-pompeii-do-symbol = Welches Symbol gilt?
web-pompeii-do-run = Wähle einen deiner Steine, dann sein Ziel.
web-pompeii-do-target = Wähle, wohin dieser Stein läuft.
web-pompeii-points = Erlaubt { $points ->
        [one] ist ein Schritt
       *[other] sind bis zu { $points } Schritte
    }.

## Was gewählt ist, bevor es bestätigt wird

web-pompeii-ready-play = Karte { $card }, Stein nach { $at }.
web-pompeii-ready-joker = Karte { $card } als Joker, Stein nach { $at }.
web-pompeii-ready-unplaced = Karte { $card }, ohne einen Stein.
web-pompeii-ready-relative = Ein Verwandter nach { $at }.
web-pompeii-ready-omen = In den Vulkan: ein Stein von { $player } bei { $at }.
web-pompeii-ready-lava = Lava nach { $at }.
web-pompeii-ready-run = Von { $from } nach { $to }: { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    } von { $points }.
web-pompeii-ready-out = Von { $from } aus der Stadt: { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    } von { $points }.
web-pompeii-ready-announce = Den Vesuv jetzt ausbrechen lassen? Alle Handkarten werden abgelegt, nicht gesetzte Steine kommen in die Schachtel, und die Lava fließt.
web-pompeii-ready-order = Den Ausbruch vormerken? Sobald du nur noch Joker auf der Hand hast, bricht der Vesuv aus. Das sieht niemand, und später lässt es sich nicht zurücknehmen.
web-pompeii-nobody-burns = Niemand verbrennt.
web-pompeii-confirm = Bestätigen
web-pompeii-cancel = Abbrechen
web-pompeii-done = Keine weiteren Verwandten
web-pompeii-stay = Nicht weiterlaufen
web-pompeii-out = Durch das Tor hinaus
web-pompeii-announce = Ausbruch ansagen
web-pompeii-order = Ausbruch vormerken

## Der Ausbruch

web-pompeii-eruption-year = A.D. 79
web-pompeii-eruption = Der Vesuv bricht aus
web-pompeii-skip = Überspringen
