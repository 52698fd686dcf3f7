# Alle Worte, die Der Untergang von Pompeji sagt, auf Deutsch.
# Eine Nachricht, die wie ein Regelsatz heißt (POM-...), nennt diesen Regelsatz; .title überschreibt
# ihn, .ruling begründet die Auslegung, .refused sagt, warum ein Zug nicht geht.

### Der Untergang von Pompeji

pompeii-name = Der Untergang von Pompeji
pompeii-about = Zwei bis vier Spieler besiedeln mit ihren Karten die Häuser von Pompeji und holen Verwandte nach, bis der Vesuv ausbricht. Dann füllt die Lava Plättchen für Plättchen die Stadt, und alles rennt zu den Toren. Wer die meisten Steine aus der Stadt bringt, gewinnt.
pompeii-authors = Ein Spiel von Klaus-Jürgen Wrede, erschienen 2004 bei Amigo und auf Englisch bei Mayfair.

## Symbole, Farben, Steine, Schritte eines Zuges

pompeii-symbol-vase = Vase
pompeii-symbol-helmet = Helm
pompeii-symbol-mask = Maske
pompeii-symbol-scroll = Schriftrolle
pompeii-symbol-column = Säule
pompeii-symbol-coin = Münze

pompeii-colour-grey = grau
pompeii-colour-purple = lila
pompeii-colour-turquoise = türkis
pompeii-colour-brown = braun
pompeii-colour-neutral = neutral

pompeii-square-street = Straße
pompeii-square-building = Gebäude
pompeii-square-gate = Tor
pompeii-square-start = Startfeld
pompeii-square-lava = Lava

# Der Wert ist das bloße Wort, .counted nennt die Zahl dazu.
pompeii-piece = { $count ->
        [one] Stein
       *[other] Steine
    }
    .counted = { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
pompeii-count-stock = noch nicht gesetzt
pompeii-count-board = in der Stadt
pompeii-count-saved = gerettet
pompeii-count-volcano = im Vulkan

pompeii-card-number = Karte { $card }
pompeii-card-joker = Karte { $card } (Joker)
pompeii-card-omen = Omen
pompeii-card-ad79 = A.D. 79

pompeii-step-deal = Handkarten austeilen
pompeii-step-play = Karte spielen
pompeii-step-place = Stein setzen
pompeii-step-relatives = Verwandte holen
pompeii-step-draw = Karte ziehen
pompeii-step-omen = Omen ausführen
pompeii-step-announce = Ausbruch ansagen
pompeii-step-lava-draw = Lavaplättchen ziehen
pompeii-step-lava = Lava legen
pompeii-step-run = Fliehen
pompeii-step-over = Spielende
pompeii-pile-top = { $count ->
        [one] { $count } Karte über A.D. 79
       *[other] { $count } Karten über A.D. 79
    }
pompeii-pile-below = { $count ->
        [one] { $count } Karte darunter
       *[other] { $count } Karten darunter
    }
pompeii-pile-cards = { $count ->
        [one] { $count } Karte und A.D. 79 im Stapel
       *[other] { $count } Karten und A.D. 79 im Stapel
    }
pompeii-pile-omens = { $count ->
        [one] Noch { $count } Omen
       *[other] Noch { $count } Omen
    }
pompeii-pile-tiles = { $count ->
        [one] { $count } Lavaplättchen im Beutel
       *[other] { $count } Lavaplättchen im Beutel
    }
pompeii-pile-relatives = { $count ->
        [one] noch { $count } Verwandter kann kommen
       *[other] noch { $count } Verwandte können kommen
    }
pompeii-pile-runs = { $count ->
        [one] noch { $count } Lauf
       *[other] noch { $count } Läufe
    }
pompeii-deck-2004 = Der Stapel von oben: 8 Pompejikarten, A.D. 79, dann 32 Karten mit 7 Omen. Taucht A.D. 79 auf, wird es in die letzten 15 Karten gemischt.
pompeii-deck-2013 = Der Stapel von oben: 8 Pompejikarten, A.D. 79, dann 32 Karten mit 7 Omen und einem zweiten A.D. 79 unter den letzten { $count }.

## Optionen

pompeii-option-edition = Die Ausgaben unterscheiden sich in der Zahl der Steine und darin, wie das zweite A.D. 79 versteckt wird.
    .name = Ausgabe
pompeii-option-edition-2004 = Ausgabe 2004
pompeii-option-edition-2013 = Ausgabe 2013
pompeii-option-dual = In den Beutel kommen drei doppelseitige Lavaplättchen dazu; wer eines zieht, bestimmt, welches Symbol gilt.
    .name = Doppelseitige Plättchen
pompeii-option-foreign = Lava darf auf das Startfeld eines anderen Symbols fließen, solange es noch frei ist.
    .name = Lava auf fremden Startfeldern
pompeii-option-enclosed = Felder, die von jedem offenen Tor abgeschnitten sind, werden selbst zu Lava, statt nur ihre Steine zu verlieren.
    .name = Umschlossenes wird Lava
pompeii-option-start = Startfelder ohne Lava sind Hindernisse: Niemand läuft darüber, und sie halten keinen Weg offen.
    .name = Startfelder als Hindernisse
pompeii-option-announce = Wer nur noch Joker auf der Hand hat, darf den Vesuv auf eine dieser Arten ausbrechen lassen.
    .name = Ausbruch ansagen
pompeii-option-announce-turn = Im eigenen Zug
pompeii-option-announce-any = Auch durch Vormerken
pompeii-option-announce-never = Gar nicht
pompeii-option-pairs = Welche zwei Symbole sich je ein doppelseitiges Plättchen teilen. Das zählt nur, wenn mit diesen Plättchen gespielt wird.
    .name = Paare der doppelseitigen Plättchen
pompeii-option-pairs-helmet-mask = Helm und Maske, Vase und Schriftrolle, Säule und Münze
pompeii-option-pairs-helmet-vase = Helm und Vase, Maske und Säule, Schriftrolle und Münze
pompeii-option-pairs-helmet-scroll = Helm und Schriftrolle, Maske und Münze, Vase und Säule
pompeii-option-pairs-helmet-column = Helm und Säule, Maske und Schriftrolle, Vase und Münze
pompeii-option-pairs-helmet-coin = Helm und Münze, Maske und Vase, Schriftrolle und Säule

## Regelsätze: das Spiel und sein Material

POM-PLAYERS = Mitspielen können zwei, drei oder vier Spieler.
    .title = Anzahl der Spieler
POM-CITY = Die Stadt hat 70 Felder innerhalb einer Mauer. Felder sind benachbart, wenn sie eine Kante teilen; Ecken zählen nicht.
    .title = Die Stadt
    .ruling = Das gilt für die Lava, für die Flucht und dafür, was umschlossen ist. In der Stadt gibt es keine Mauern, also sind je zwei Felder mit gemeinsamer Kante verbunden.
POM-GATES = Auf sieben Feldern steht ein Tor, das aus der Stadt führt; sechs andere sind Startfelder, eines für jedes Lavasymbol.
    .title = Tore und Startfelder
POM-BUILDINGS = Es gibt 80 runde Plätze: 53 in siebzehn Gebäuden mit den Nummern 1 bis 11 und 27 in dreizehn neutralen Gebäuden. Eine Nummer kann zu zwei Gebäuden gehören, und ein Gebäude kann zwei Felder bedecken.
    .title = Gebäude und Plätze
    .ruling = Welche Plätze zusammengehören, zeigen die Gruppen auf den Karten. Zwei Gebäude mit einer Nummer sind zwei Gebäude, zwei Felder eines Gebäudes dagegen sind eines.
POM-CARDS = Zum Spiel gehören 53 Pompejikarten, von jeder Nummer so viele, wie ihre Gebäude Plätze haben, und 7 Omen. Dazu kommt A.D. 79, in der Ausgabe von 2004 einmal, in der von 2013 zweimal.
    .title = Die Karten
POM-PIECES = Jeder Spieler hat Steine einer Farbe: 36, 30 oder 25 zu zweit, zu dritt oder zu viert; in der Ausgabe von 2013 sind es 30, 30 oder 25.
    .title = Steine je Spieler
    .ruling = Die Kurzregel, von der wir ausgehen, nennt keine Zahlen. Sie stammen aus dem veröffentlichten Spielaufbau beider Ausgaben.
POM-TILES = Im Beutel sind 45 Lavaplättchen: je sieben mit Vase, Helm und Maske und je acht mit Schriftrolle, Säule und Münze.
    .title = Die Lavaplättchen
    .ruling = Ein öffentliches Programm hat eine achte Vase; alle anderen Quellen und die Summe von 45 sprechen dagegen.
POM-PILE = Oben im Zugstapel liegen acht Pompejikarten, dann kommt A.D. 79, dann 25 Pompejikarten und die sieben Omen in zufälliger Folge. Pompejikarten, die beim Austeilen übrig bleiben, kommen ungesehen in die Schachtel.
    .title = Der Zugstapel
    .ruling = A.D. 79 ist also immer die neunte gezogene Karte. Was in der Schachtel liegt, weiß niemand; von außen gesehen könnten es auch Karten aus dem Stapel sein.
POM-HAND = Jeder beginnt mit vier Karten und hält sie geheim. Gespielte Karten liegen offen.
    .title = Handkarten und Ablage
    .ruling = Was jemand anderes hält, kann jede Karte sein, die du noch nicht gesehen hast, jede mit gleicher Wahrscheinlichkeit. Auch Karten mit gleicher Nummer sind einzelne Karten, darum verrät eine gespielte nichts über die neben ihr; und in eine freie Wahl wird nichts hineingelesen.
POM-ORDER = Spieler 1 beginnt, danach geht es im Uhrzeigersinn von Spieler zu Spieler.
    .title = Reihenfolge der Spieler
    .ruling = Die Ausgaben bestimmen den Startspieler verschieden; wer auf dem ersten Platz sitzt, wird vor dem Spiel geklärt.

## Regelsätze: der Zug vor dem Ausbruch

POM-TURN = Alles geschieht in fester Folge. Vor dem Ausbruch besteht ein Zug aus: Karte spielen und Stein setzen, Verwandte holen, Karte ziehen. Danach: Lavaplättchen ziehen, legen, fliehen. Nach dem Ende der Partie zieht niemand mehr.
    .title = Schritte eines Zuges
    .refused = { $step ->
        [deal] Zuerst müssen die Handkarten ausgeteilt werden.
        [play] Jetzt ist eine Karte zu spielen.
        [relatives] Jetzt kannst du Verwandte holen oder sagen, dass keine mehr kommen.
        [draw] Zuerst muss eine Karte gezogen werden.
        [omen] Zuerst muss das Omen ausgeführt werden.
        [lava-draw] Zuerst muss ein Lavaplättchen gezogen werden.
        [lava] Zuerst muss das gezogene Lavaplättchen gelegt werden.
        [run] Jetzt kannst du fliehen oder den Zug beenden.
        [over] Die Partie ist zu Ende, es sind keine Züge mehr möglich.
       *[other] Dieser Zug passt nicht zum Schritt, der gerade an der Reihe ist.
    }
POM-DRAW = Vor dem Ausbruch endet ein Zug damit, dass eine Karte blind oben vom Stapel gezogen wird.
    .title = Eine Karte ziehen
    .ruling = Die Folge im Stapel kennt niemand. Wie wahrscheinlich eine Karte ist, ergibt sich aus den noch nicht gesehenen Karten, den übrigen Omen und den Stellen, an denen A.D. 79 noch liegen kann.
    .refused = { $card ->
        [omen] Ein Omen kann hier nicht auftauchen.
        [ad79] A.D. 79 kann hier nicht auftauchen.
       *[other] Karte { $card } kann hier nicht auftauchen; es ist keine mehr da, oder oben im Stapel liegt etwas anderes.
    }
POM-CARD-HAND = Spielen kannst du nur eine Karte, die du auf der Hand hast.
    .title = Karte auf der Hand
    .refused = Du hast keine Karte { $card } auf der Hand.

## Regelsätze: den Ausbruch ansagen

POM-ANNOUNCE-OPTION = Eine Option bestimmt, wie der Ausbruch angesagt werden kann: zu Beginn des eigenen Zuges, auch durch Vormerken oder gar nicht.
    .title = Arten der Ansage
    .ruling = Die Kurzregel sagt „jederzeit“, aber nicht, wie. Eine Frage an alle würde Handkarten verraten, darum kommt das Angebot im eigenen Zug; das Vormerken kommt dem „jederzeit“ am nächsten. Die Regeln von 2013 erwähnen die Ansage nicht, soweit wir sie kennen.
    .refused = { $announce ->
        [never] In dieser Partie kann der Ausbruch nicht angesagt werden.
        [turn] In dieser Partie lässt sich der Ausbruch nicht vormerken; sag ihn in deinem Zug an.
       *[other] Diese Art der Ansage gehört nicht zu dieser Partie.
    }
POM-ANNOUNCE-JOKERS = Sind alle deine Handkarten Joker, darfst du in deinem Zug den Ausbruch ansagen, statt eine Karte zu spielen. Er beginnt dann sofort.
    .title = Nur Joker auf der Hand
    .ruling = Niemand wird gefragt, und niemand erfährt, warum du nicht ansagst.
    .refused = Den Ausbruch ansagen kannst du nur, wenn alle deine Karten Joker sind; mindestens eine ist aber keiner.
POM-STANDING-ONCE = Vorgemerkt wird nur einmal, und dabei bleibt es.
    .title = Einmal vormerken
    .refused = Du hast den Ausbruch schon vorgemerkt, und dabei bleibt es.
POM-STANDING = Gehört das Vormerken zur Partie, darfst du in deinem Zug vor dem Spielen heimlich vormerken, dass der Vesuv ausbricht, sobald du nur noch Joker auf der Hand hast. Nachgesehen wird zwischen den Zügen, reihum vom nächsten Spieler an.
    .title = Den Ausbruch vormerken
    .ruling = Zwischen zwei Zügen ist niemand mitten in einer Handlung, also ist klar, was zuerst kommt. Wessen Vormerkung greift, der gilt als Auslöser. Vormerken darf man auch, bevor A.D. 79 auftaucht; Joker gibt es aber erst danach, so lange wartet die Vormerkung.

## Regelsätze: einen Stein setzen

POM-STOCK = Setzen kannst du nur Steine, die du noch hast. Ohne Steine spielst du eine Karte und setzt nichts.
    .title = Steine im Vorrat
    .ruling = Die Schachtel begrenzt die Zahl der Steine. Ein Zug ohne Stein weicht am wenigsten von den Regeln ab.
    .refused = Du hast keinen Stein mehr zum Setzen; spiel die Karte ohne Stein.
POM-SPOT-ROUND = Bis zum Ausbruch stehen Steine nur auf runden Plätzen.
    .title = Nur runde Plätze
    .refused = Auf diesem Feld gibt es keinen runden Platz.
POM-SPOT-NUMBER = Der Stein kommt in ein Gebäude mit der Nummer der Karte, solange dort noch ein Platz frei ist. Neutrale Gebäude haben keine Nummer.
    .title = Die Nummer entscheidet
    .ruling = Ist nur eines von zwei Gebäuden der Nummer voll, muss das andere herhalten. Wird in einer vollen Nummer wieder ein Platz frei, muss er wieder genutzt werden.
    .refused = Karte { $card } gehört zu Gebäuden mit dieser Nummer, und dort ist noch mindestens ein Platz frei.
POM-SPOT-FREE = Jeder runde Platz fasst einen Stein, gleich welcher Farbe.
    .title = Ein Stein je Platz
    .refused = Alle runden Plätze auf diesem Feld sind besetzt.
POM-SPOT-CHOICE = Haben zwei Gebäude die Nummer der Karte, wählst du eines davon, und im Gebäude wählst du das Feld. Steine verschiedener Farben dürfen zusammenstehen.
    .title = Wahl des Platzes
POM-PIECE-MUST = Gibt es zu einer Karte einen Platz und einen Stein, kannst du sie nicht ohne Stein spielen. Sind alle Plätze der Stadt besetzt, wird die Karte gespielt und nichts gesetzt.
    .title = Keine Karte ohne Stein
    .ruling = Ist jeder Platz besetzt, sind alle Karten Joker; dann kann auch der Ausbruch angesagt werden.
    .refused = Für diese Karte ist noch ein Platz frei, also musst du mit ihr einen Stein setzen.

## Regelsätze: Joker

POM-JOKER = Ist A.D. 79 einmal aufgetaucht, wird eine Karte, für deren Nummer kein Platz mehr frei ist, zum Joker: Ihr Stein kommt auf irgendeinen freien Platz, auch in neutralen Gebäuden.
    .title = Karten werden Joker
POM-JOKER-NOW = Ob eine Karte ein Joker ist, hängt davon ab, wie die Stadt gerade aussieht. Macht ein Omen einen Platz frei, kann sie wieder eine gewöhnliche Karte werden.
    .title = Es zählt das Jetzt
    .ruling = Die Regel fragt, ob eine Nummer besetzt ist; das meint den Augenblick und nicht, was früher war.
POM-JOKER-ALONE = Ein Stein, der mit einem Joker gesetzt wird, bringt keine Verwandten mit, wer auch immer in seinem Gebäude steht.
    .title = Joker ohne Verwandte

## Regelsätze: Verwandte

POM-RELATIVE-COUNT = Ist A.D. 79 einmal aufgetaucht, darf ein mit einer gewöhnlichen Karte gesetzter Stein Verwandte mitbringen: so viele, wie vorher Steine in seinem Gebäude standen, aller Farben und auf allen seinen Feldern.
    .title = Zahl der Verwandten
    .ruling = Ein Gebäude zählt als Ganzes, auch über zwei Felder hinweg; zwei Gebäude mit einer Nummer zählen getrennt.
POM-RELATIVE-MAY = Du darfst auch weniger Verwandte holen oder gar keine.
    .title = Verwandte sind freiwillig
    .ruling = Die Kurzregel sagt „darf“ und „genau soviele“ in einem Satz. Wir lesen die Zahl als Obergrenze, denn Plätze und Steine können ohnehin knapp werden.
POM-RELATIVE-SHORT = Reichen Gebäude oder Steine nicht für alle Verwandten, kommen die übrigen nicht.
    .title = Zu wenig Platz
POM-RELATIVE-BUILDING = In das Gebäude, in das der neue Stein kam, kommt kein Verwandter, auch nicht auf dessen zweites Feld.
    .title = Ein anderes Gebäude
    .ruling = Das zweite Gebäude mit derselben Nummer ist ein anderes und darf einen Verwandten aufnehmen.
    .refused = Verwandte müssen in ein anderes Gebäude als das, in das der Stein gesetzt wurde.
POM-RELATIVE-COLOUR = Verwandte kommen in Gebäude von der Farbe der Karte oder in neutrale.
    .title = Gleiche Farbe oder neutral
    .refused = Dieses Gebäude ist weder neutral noch { $colour ->
        [grey] grau
        [purple] lila
        [turquoise] türkis
        [brown] braun
       *[other] von der Farbe der Karte
    }.
POM-RELATIVE-ONE = Jedes Gebäude nimmt in einem Zug höchstens einen Verwandten auf.
    .title = Je Gebäude ein Verwandter
    .ruling = Das gilt auch für geräumige Gebäude und für solche auf zwei Feldern.
    .refused = Dieses Gebäude hat in diesem Zug schon einen Verwandten aufgenommen.
POM-RELATIVE-ORDER = Verwandte werden in fester Folge der Gebäude gesetzt: erst die mit Nummern, dann die neutralen. Jede Auswahl ist möglich, und jede nur auf einem Weg.
    .title = Feste Folge der Gebäude
    .ruling = In welcher Folge Verwandte eintreffen, ändert nichts, darum steht eine Folge für alle.
    .refused = Verwandte werden in der Folge der Gebäude gesetzt, und dieses kommt vor dem zuletzt gewählten.
POM-RELATIVE-CHAIN = Verwandte bringen selbst keine Verwandten mit, und der neue Stein zählt nicht mit.
    .title = Keine Ketten von Verwandten

## Regelsätze: A.D. 79 und Omen

POM-AD79-FIRST = Taucht A.D. 79 zum ersten Mal auf, bekommt der Ziehende eine andere Karte dafür. Von da an gibt es Verwandte, Joker und Omen.
    .title = Erstes A.D. 79
    .ruling = Das gilt schon für die Ersatzkarte: Ist sie ein Omen, wird es ausgeführt.
POM-AD79-HIDDEN = Das A.D. 79, das den Ausbruch bringt, liegt an zufälliger Stelle unter den letzten 15 Karten, in der Ausgabe von 2013 zu viert unter den letzten 10.
    .title = Zweites A.D. 79
    .ruling = In der Ausgabe von 2004 wird die eben gezogene Karte wieder eingemischt, in der von 2013 liegt von Anfang an eine zweite dort. Unter n Karten gemischt hat sie n + 1 gleich wahrscheinliche Stellen.
POM-OMEN = Ein Omen wird sofort ausgeführt: Wer es zieht, wirft einen Stein aus der Stadt in den Vulkan und zieht noch einmal. Ein weiteres Omen wirkt ebenso.
    .title = Was Omen bewirken
    .ruling = Der Zug endet mit einer Pompejikarte oder mit dem zweiten A.D. 79, das sofort den Ausbruch bringt.
POM-OMEN-OPPONENT = Ein Omen trifft einen Stein eines anderen Spielers, nie einen eigenen.
    .title = Omen treffen andere
    .ruling = Manche Besprechungen lassen jeden Stein zu, die Kurzregel spricht aber von einem fremden.
    .refused = Ein Omen trifft die anderen; wähle einen Stein, der nicht dir gehört.
POM-OMEN-PIECE = Auf dem Feld, das das Omen trifft, muss der gewählte Spieler einen Stein haben.
    .title = Ein Stein als Ziel
    .refused = Dieser Spieler hat auf diesem Feld keinen Stein.
POM-OMEN-NOBODY = Hat kein anderer Spieler einen Stein in der Stadt, nimmt das Omen nichts weg.
    .title = Omen ohne Opfer
POM-OMEN-LOST = Ein Stein, den ein Omen trifft, liegt im Vulkan wie jeder andere verlorene, und sein Platz ist wieder frei.
    .title = Durch Omen verloren

## Regelsätze: der Ausbruch

POM-ERUPTION = Taucht A.D. 79 zum zweiten Mal auf, beginnt sofort der Ausbruch. Eine Ersatzkarte gibt es nicht.
    .title = Der Ausbruch
POM-ERUPTION-BOX = Mit dem Ausbruch werden alle Handkarten abgelegt, und nicht gesetzte Steine kommen in die Schachtel. Sie gelten weder als gerettet noch als verloren.
    .title = Karten und Vorrat weg
POM-LEAD = Der linke Nachbar des Auslösers zieht und legt das erste Lavaplättchen. Reihum folgen die anderen, bis sechs in der Stadt liegen; solange flieht niemand. Wer danach an der Reihe ist, beginnt mit den Zügen, in denen geflohen wird.
    .title = Die ersten sechs Plättchen
    .ruling = Ließe sich hier ein Plättchen nicht legen, zöge wie sonst der nächste Spieler, bis sechs liegen. Steine gehen dabei genauso verloren wie später.
POM-LAVA-DRAW = Ein Lavaplättchen wird blind aus dem Beutel gezogen, und jedes ist gleich wahrscheinlich.
    .title = Lava ziehen
    .refused = Ein Plättchen mit { $symbol ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $symbol }
    } ist nicht mehr im Beutel.

## Regelsätze: Lava legen

POM-LAVA-SYMBOL = Ein Plättchen gilt für das Symbol, das es zeigt. Bei einem doppelseitigen wählst du eines von beiden.
    .title = Symbol des Plättchens
    .refused = Das gezogene Plättchen zeigt dieses Symbol nicht.
POM-LAVA-CITY = Lava bleibt innerhalb der Stadt.
    .title = Lava bleibt drinnen
    .refused = Diese Stelle liegt außerhalb der Stadt, dort kann keine Lava liegen.
POM-LAVA-FREE = Ein Plättchen kommt auf ein Feld ohne Lava.
    .title = Felder ohne Lava
    .ruling = Ob umschlossene Felder als Lava gelten, ist eine Option.
    .refused = Auf diesem Feld liegt schon Lava.
POM-LAVA-START = Das erste Plättchen eines Symbols kommt auf dessen Startfeld.
    .title = Anfang am Startfeld
    .refused = Das erste Plättchen mit { $symbol ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $symbol }
    } muss auf sein eigenes Startfeld.
POM-LAVA-FOREIGN = Das freie Startfeld eines anderen Symbols bleibt diesem Symbol vorbehalten, wenn keine Option etwas anderes sagt.
    .title = Fremde Startfelder
    .ruling = Die Kurzregel schweigt dazu. Bleibt das Feld frei, kann jedes Symbol dort beginnen, wo es soll.
    .refused = Das ist das Startfeld eines anderen Symbols, von dem noch kein Plättchen liegt.
POM-LAVA-BESIDE = Jedes weitere Plättchen eines Symbols kommt neben eines mit demselben Symbol.
    .title = Neben das gleiche Symbol
    .refused = Neben diesem Feld liegt kein Plättchen mit { $symbol ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $symbol }
    }.
POM-LAVA-TOP = Darf Lava auf fremde Startfelder fließen und hat eines bedeckt, kommt das erste Plättchen des Symbols obendrauf, und von da an gilt sein Symbol.
    .title = Bedeckte Startfelder
POM-LAVA-MUST = Unter allen möglichen Feldern wählst du frei, legen musst du das Plättchen aber, auch wenn jede Wahl dir schadet.
    .title = Lava muss liegen
POM-LAVA-GATE = Lava darf auch auf ein Feld mit Tor; das Tor ist dann geschlossen.
    .title = Tore können zugehen
    .ruling = Nichts nimmt diese Felder von der Lava aus, und ein Tor ist nur von seinem Feld aus zu erreichen.
POM-LAVA-LOST = Ein Plättchen, für das es kein mögliches Feld gibt, ist aus dem Spiel, und der Zug geht weiter.
    .title = Plättchen ohne Feld
    .ruling = Das gilt auch für das letzte Plättchen. Ein doppelseitiges scheidet nur aus, wenn keines seiner beiden Symbole Platz findet.

## Regelsätze: was verbrennt

POM-BURN-COVERED = Alle Steine auf einem Feld, das mit Lava bedeckt wird, kommen sofort in den Vulkan, auch bei den ersten sechs Plättchen.
    .title = Bedeckte Steine verbrennen
POM-BURN-ENCLOSED = Steine, die von jedem offenen Tor abgeschnitten sind, kommen sofort in den Vulkan. Abgeschnitten ist ein Stein, wenn kein Weg über freie Felder von ihm zu einem Torfeld ohne Lava führt.
    .title = Umschlossene Steine verbrennen
    .ruling = Ein Stein auf einem offenen Torfeld ist nie abgeschnitten, was auch darum herum liegt. Für freie Startfelder gilt dasselbe wie bei der Flucht: Sind sie Hindernisse, führt kein Weg über sie.
POM-ENCLOSED-FREE = Ein abgeschnittenes Feld bleibt frei von Lava und kann später noch ein Plättchen bekommen.
    .title = Umschlossenes bleibt frei
    .ruling = Die Kurzregel spricht nur von den Steinen. Eine Option kann es ändern.
POM-ENCLOSED-LAVA = Mit der Option für umschlossene Felder werden abgeschnittene Felder zu Lava ohne Symbol: Darauf lässt sich kein Plättchen mehr legen, und kein Symbol breitet sich von ihnen aus. Freie Startfelder warten weiter auf ihr Plättchen.
    .title = Umschlossenes wird Lava

## Regelsätze: die Flucht

POM-RUNS = Nach dem Legen der Lava darfst du mit bis zu zwei deiner Steine fliehen, mit einem nach dem anderen. Du darfst es auch nur einmal tun oder gar nicht.
    .title = Bis zu zwei Läufe
    .ruling = Mehr als zwei Läufe gibt es nie, wer auch immer läuft. Hat ein Stein mit dem ersten Lauf die Stadt verlassen, bleibt der zweite für einen anderen. Auch der Zug mit dem letzten Plättchen hat seine Läufe.
POM-RUN-NOBODY = Wer keinen Stein mehr in der Stadt hat, zieht und legt weiter Lava und läuft nicht.
    .title = Spieler ohne Steine
POM-RUN-OWN = Du läufst nur mit eigenen Steinen.
    .title = Nur eigene Steine
    .refused = Auf diesem Feld hast du keinen Stein.
POM-RUN-AGAIN = Der zweite Lauf gehört einem anderen Stein, außer wenn der erste vor seinem Lauf allein stand oder dein letzter in der Stadt ist.
    .title = Zweimal nur mit Grund
    .ruling = Es kommt auf den Beginn des ersten Laufs an: Wer erst durch das Laufen allein steht, gewinnt nichts.
    .refused = Dieser Stein ist eben gelaufen und stand vorher nicht allein, also gehört der zweite Lauf einem anderen.
POM-RUN-ELSEWHERE = Ein Lauf endet auf einem anderen Feld als dem, auf dem er begann.
    .title = Ein Lauf führt weg
    .refused = Ein Lauf muss auf einem anderen Feld enden als dem, auf dem er begann.
POM-RUN-CITY = Ein Lauf bleibt auf den Feldern der Stadt, wenn er nicht durch ein Tor hinausführt.
    .title = Innerhalb der Mauer
    .refused = Diese Stelle liegt außerhalb der Stadt; hinaus geht es nur durch ein Tor.
POM-RUN-LAVA = Niemand läuft auf Lava.
    .title = Nicht auf Lava
    .refused = Auf diesem Feld liegt Lava.
POM-RUN-START = Niemand läuft auf ein Startfeld, auf dem noch keine Lava liegt, wenn keine Option etwas anderes sagt.
    .title = Startfelder sind gesperrt
    .ruling = Die Kurzregel sperrt nur den „Vulkan“, und das kann die Lava allein oder auch diese Felder meinen. Eine Nacherzählung der Regeln von 2013 sperrt sie; für das Umschließen gilt dieselbe Lesart.
    .refused = Das ist ein Startfeld ohne Lava, und darauf darf niemand laufen.
POM-RUN-PATH = Ein Lauf führt über Kanten von Feld zu Feld, nie über Lava und nie über ein gesperrtes Startfeld.
    .title = Ein Weg ohne Lava
    .refused = Dorthin führt kein Weg, der frei von Lava und gesperrten Startfeldern ist.
POM-RUN-POINTS = Ein Lauf hat höchstens so viele Schritte, wie Steine aller Farben auf seinem ersten Feld stehen, der Läufer eingeschlossen. Durch ein Tor hinaus kostet einen Schritt mehr.
    .title = Länge eines Laufs
    .refused = Dieser Lauf braucht { $needed ->
        [one] einen Schritt
       *[other] { $needed } Schritte
    }, der Stein hat aber nur { $points ->
        [one] einen
       *[other] { $points }
    }.
POM-RUN-COUNT = Gezählt wird, wenn der jeweilige Lauf beginnt. Ein zweiter Läufer vom selben Feld hat also einen Schritt weniger.
    .title = Vor jedem Lauf zählen
POM-RUN-STEPS = Ein Lauf darf abbiegen und kürzer sein als erlaubt. Er berührt kein Feld zweimal.
    .title = Abbiegen und anhalten
POM-RUN-CROWD = Vom Ausbruch an dürfen beliebig viele Steine auf einem Feld stehen, und besetzte Felder dürfen überquert werden.
    .title = Kein Gedränge mehr
POM-RUN-OUT = Ein Stein, der durch ein Tor hinausläuft, ist endgültig gerettet.
    .title = Draußen und gerettet
    .ruling = Vom Torfeld selbst genügt ein Schritt; auch wer dort allein steht, kommt also sofort hinaus.
POM-RUN-LONE = Ein Stein, der allein auf seinem Feld steht, darf beide Läufe machen: erst einen Schritt, dann so viele, wie dort Steine stehen, wo er angekommen ist.
    .title = Einzelne laufen zweimal
    .ruling = Allein heißt: ohne Steine irgendeiner Farbe. Der zweite Lauf darf trotzdem auch einem anderen Stein gehören.
POM-RUN-LAST = Hast du nur noch einen Stein in der Stadt, macht er beide Läufe.
    .title = Der letzte läuft zweimal
    .ruling = Wird ein Stein erst dadurch zu deinem letzten, dass der erste Lauf einen anderen rettet, hat er nur den zweiten Lauf.

## Regelsätze: das Ende der Partie

POM-END-TILES = Ist das letzte Lavaplättchen gezogen, spielt sein Spieler den Zug noch zu Ende, Läufe eingeschlossen. Dann ist die Partie aus.
    .title = Das letzte Plättchen
    .ruling = Das gilt auch, wenn sich das letzte Plättchen nicht legen lässt.
POM-END-LOST = Am Ende kommen alle Steine, die noch in der Stadt sind, in den Vulkan.
    .title = In der Stadt geblieben
    .ruling = Sie zählen beim Gleichstand also wie die vorher verlorenen.
POM-END-EARLY = Die Partie endet sofort, wenn in der Stadt kein Stein mehr ist, der noch hinauskann.
    .title = Niemand mehr da
    .ruling = Abgeschnittene Steine verbrennen sofort; der Fall tritt also genau dann ein, wenn die Stadt leer ist. Nachgesehen wird nach jedem Plättchen und jedem Lauf.
POM-WIN-SAVED = Wer die meisten Steine gerettet hat, gewinnt.
    .title = Die meisten Geretteten
POM-WIN-LOST = Unter Spielern mit gleich vielen geretteten Steinen liegt vorn, wer weniger eigene Steine im Vulkan hat.
    .title = Weniger Verluste
    .ruling = Es zählt alles im Vulkan, vom Omen bis zu den letzten Steinen in der Stadt. Nie gesetzte Steine zählen nicht.
POM-WIN-SHARED = Wer auch dann noch gleichauf ist, teilt sich den Platz.
    .title = Geteilte Plätze
    .ruling = Die Regeln kennen keinen weiteren Vergleich, also gibt es keinen.

## Regelsätze: doppelseitige Plättchen

POM-DUAL = Mit den doppelseitigen Plättchen sind drei mehr im Beutel. Jedes zeigt zwei Symbole, und wer es zieht, bestimmt endgültig, welches gilt.
    .title = Doppelseitige Plättchen
    .ruling = Wählen lässt sich nur ein Symbol, das auch gelegt werden kann.
POM-DUAL-PAIRS = Welche Symbole sich ein doppelseitiges Plättchen teilen, ist eine Option.
    .title = Paare von Symbolen
    .ruling = Nur ein öffentliches Programm nennt die Paare, und nichts sonst bestätigt sie; sie sind darum die Vorgabe, und andere lassen sich wählen. Je zwei Symbole teilen sich in genau einer der fünf Möglichkeiten ein Plättchen.

## Ereignisse

pompeii-event-dealt = { $player } bekommt Karte { $card }.
pompeii-event-dealt-hidden = { $player } bekommt eine Karte.
pompeii-event-played = { $player } spielt Karte { $card }.
pompeii-event-placed = { $player } setzt bei { $at } einen Stein.
pompeii-event-joker-placed = { $player } spielt Karte { $card } als Joker und setzt bei { $at } einen Stein.
pompeii-event-not-placed = { $player } hat keinen Platz oder keinen Stein dafür und setzt nichts.
pompeii-event-relative-placed = { $player } holt einen Verwandten nach { $at }.
pompeii-event-relatives-done = { $player } holt keine weiteren Verwandten.
pompeii-event-drew = { $player } zieht Karte { $card }.
pompeii-event-drew-hidden = { $player } zieht eine Karte.
pompeii-event-first-ad79 = { $player } zieht zum ersten Mal A.D. 79: Von jetzt an gibt es Verwandte, Joker und Omen.
pompeii-event-second-ad79 = { $player } zieht zum zweiten Mal A.D. 79.
pompeii-event-omen-drawn = { $player } zieht ein Omen.
pompeii-event-omen = Das Omen trifft bei { $at } einen Stein von { $player }.
pompeii-event-omen-nobody = Das Omen findet niemanden, den es treffen könnte.
pompeii-event-announced = { $player } hat nur noch Joker und sagt den Ausbruch an.
pompeii-event-standing-set = { $player } merkt den Ausbruch vor.
pompeii-event-standing-fired = { $player } hat den Ausbruch vorgemerkt und nur noch Joker: Er beginnt.
pompeii-event-eruption = Der Vesuv bricht aus. Alle Handkarten werden abgelegt, und nicht gesetzte Steine kommen in die Schachtel.
pompeii-event-lava-drawn = { $player } zieht ein Lavaplättchen mit { $symbol ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $symbol }
    }.
pompeii-event-dual-drawn = { $player } zieht ein doppelseitiges Plättchen mit { $symbol ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $symbol }
    } und { $other ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $other }
    }.
pompeii-event-lava-placed = { $player } legt bei { $at } Lava mit { $symbol ->
        [vase] Vase
        [helmet] Helm
        [mask] Maske
        [scroll] Schriftrolle
        [column] Säule
        [coin] Münze
       *[other] { $symbol }
    }.
pompeii-event-lava-lost = Das Plättchen passt nirgends hin und ist aus dem Spiel.
pompeii-event-lead-tiles-done = Sechs Lavaplättchen liegen in der Stadt; jetzt rennt alles.
pompeii-event-gate-closed = Die Lava verschließt das Tor { $gate }.
pompeii-event-burnt = { $player } verliert { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } unter der Lava.
pompeii-event-enclosed = { $player } verliert { $count ->
        [one] einen Stein, den die Lava umschließt
       *[other] { $count } Steine, die die Lava umschließt
    }.
pompeii-event-enclosed-lava = { $count ->
        [one] Ein abgeschnittenes Feld wird zu Lava.
       *[other] { $count } abgeschnittene Felder werden zu Lava.
    }
pompeii-event-ran = { $player } läuft von { $from } nach { $to }, erlaubt { $points ->
        [one] ist ein Schritt
       *[other] sind { $points } Schritte
    }.
pompeii-event-escaped = { $player } bringt von { $from } aus einen Stein aus der Stadt.
pompeii-event-stayed = { $player } läuft in diesem Zug nicht weiter.
pompeii-event-no-run = { $player } hat keinen Stein, der laufen könnte.
pompeii-event-last-tile = Das letzte Lavaplättchen ist gezogen: Nach diesem Zug ist die Partie zu Ende.
pompeii-event-left-behind = { $player } lässt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } in der Stadt zurück.
pompeii-event-nobody-left = In der Stadt ist niemand mehr, und die Partie ist zu Ende.
pompeii-event-tiles-out = Der Beutel ist leer, und die Partie ist zu Ende.
pompeii-event-ranked = { $player } belegt Platz { $rank } mit { $saved } geretteten und { $lost } verlorenen Steinen.
pompeii-event-win = { $player } gewinnt.
pompeii-event-shared-win = { $players } teilen sich den Sieg.

## Gründe für und gegen einen Zug: was er bewirkt, gesagt von dem, der ihn macht

pompeii-reason-wins = gewinnt
pompeii-reason-shares-win = teilt sich den Sieg
pompeii-reason-loses = beendet die Partie ohne Sieg
pompeii-reason-erupts = löst den Ausbruch aus (eigene Steine in der Stadt: { $count }, bei den anderen höchstens { $most })
pompeii-reason-brings = holt { $count ->
        [one] einen Verwandten
       *[other] { $count } Verwandte
    }
pompeii-reason-may-bring = darf { $count ->
        [one] einen Verwandten
       *[other] { $count } Verwandte
    } holen
pompeii-reason-forgoes = verzichtet auf { $count ->
        [one] einen weiteren Verwandten
       *[other] { $count } weitere Verwandte
    }
pompeii-reason-at-gate = setzt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } direkt an ein Tor
pompeii-reason-near-gate = setzt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } einen Schritt vor ein Tor
pompeii-reason-far-out = setzt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } weit weg von allen Toren
pompeii-reason-beside-start = setzt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } neben ein Startfeld der Lava
pompeii-reason-last-spot = nimmt den letzten Platz am Tor { $gate }
pompeii-reason-fills = nimmt den letzten Platz der Zahl { $card }
pompeii-reason-makes-joker = macht { $count ->
        [one] die Karte { $card } der Hand zum Joker
       *[other] die { $count } Karten { $card } der Hand zu Jokern
    }
pompeii-reason-prepares = bereitet die Karte { $card } der Hand vor, die jetzt { $count } Verwandte holen könnte
pompeii-reason-not-placed = bringt keinen Stein in die Stadt
pompeii-reason-shortens-own = bringt { $count ->
        [one] einen eigenen Stein
       *[other] { $count } eigene Steine
    } so weit, dass ein Lauf aus der Stadt führt
pompeii-reason-shortens = hilft { $player }: Ein Lauf führt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } mehr aus der Stadt
pompeii-reason-hinders = nimmt { $count ->
        [one] einem Stein
       *[other] { $count } Steinen
    } von { $player } die Gesellschaft für einen Lauf aus der Stadt
pompeii-reason-strands-own = nimmt { $count ->
        [one] einem eigenen Stein
       *[other] { $count } eigenen Steinen
    } die Gesellschaft für einen Lauf aus der Stadt
pompeii-reason-omen = Omen: nimmt { $count ->
        [one] den einzigen Stein
       *[other] einen von { $count } Steinen
    } von { $player } in der Stadt
pompeii-reason-omen-leader = Omen: nimmt einen Stein von { $player }, unter allen Gegnern mit den meisten in der Stadt ({ $count })
pompeii-reason-omen-gate = Omen: nimmt einen Stein, der an einem Tor oder einen Schritt davor stand
pompeii-reason-burns = verbrennt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } von { $player }
pompeii-reason-burns-own = verbrennt { $count ->
        [one] einen eigenen Stein
       *[other] { $count } eigene Steine
    }
pompeii-reason-encloses = schneidet { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } von { $player } vom letzten Tor ab
pompeii-reason-encloses-own = schneidet { $count ->
        [one] einen eigenen Stein
       *[other] { $count } eigene Steine
    } vom letzten Tor ab
pompeii-reason-closes = verschließt das Tor { $gate }
pompeii-reason-lengthens = verlängert { $count ->
        [one] einem Stein
       *[other] { $count } Steinen
    } von { $player } den Weg hinaus
pompeii-reason-lengthens-own = verlängert { $count ->
        [one] einem eigenen Stein
       *[other] { $count } eigenen Steinen
    } den Weg hinaus
pompeii-reason-threatens = bringt die Lava in die Nähe von { $count ->
        [one] einem Stein
       *[other] { $count } Steinen
    } von { $player }
pompeii-reason-threatens-own = bringt die Lava in die Nähe von { $count ->
        [one] einem eigenen Stein
       *[other] { $count } eigenen Steinen
    }
pompeii-reason-saves = rettet { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }
pompeii-reason-out-of-reach = bringt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } aus der Reichweite der Lava
pompeii-reason-into-reach = bringt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } in die Reichweite der Lava
pompeii-reason-nearer = kommt den Toren { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } näher
pompeii-reason-stays = verzichtet auf einen Lauf
