# Alle Worte, die Taluva sagt, auf Deutsch.
# Eine Nachricht, die wie ein Regelsatz heißt (TAL-...), nennt diesen Regelsatz; .title überschreibt
# ihn, .ruling begründet die Auslegung, .refused sagt, warum ein Zug nicht geht.

### Taluva

taluva-name = Taluva
taluva-about = Zwei bis vier Spieler errichten Hütten, Türme und Tempel auf einer wachsenden Vulkaninsel. In jedem Zug kommt ein Plättchen dazu, entweder neben das Land oder als Ausbruch obendrauf, der Hütten verschluckt und den Boden anhebt, und danach wird gebaut. Am Ende gewinnen die meisten Tempel; wer vorher zwei der drei Arten von Spielsteinen aufbraucht, gewinnt auf der Stelle.
taluva-authors = Ein Spiel von Marcel-André Casasola Merkle, erschienen 2006 bei Hans im Glück.

## Landschaften, Spielsteine, Schritte eines Zuges

terrain-jungle = Dschungel
terrain-clearing = Lichtung
terrain-sand = Sand
terrain-rock = Fels
terrain-lake = See
terrain-volcano = Vulkan

# Der Wert ist das bloße Wort, .counted nennt die Zahl dazu.
piece-hut = { $count ->
        [one] Hütte
       *[other] Hütten
    }
    .counted = { $count ->
        [one] { $count } Hütte
       *[other] { $count } Hütten
    }
piece-tower = { $count ->
        [one] Turm
       *[other] Türme
    }
    .counted = { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    }
piece-temple = { $count ->
        [one] Tempel
       *[other] Tempel
    }
    .counted = { $count ->
        [one] { $count } Tempel
       *[other] { $count } Tempel
    }

taluva-step-draw = Plättchen ziehen
taluva-step-place = Plättchen legen
taluva-step-build = Bauen
taluva-step-over = Spielende
taluva-pile-tiles = { $count ->
        [one] Noch { $count } Plättchen
       *[other] Noch { $count } Plättchen
    }

## Optionen

taluva-option-tiles = Gespielt wird mit allen 48 Plättchen oder nur mit 12 je Spieler, die zufällig gezogen werden, ohne dass jemand die übrigen sieht.
    .name = Plättchen
taluva-option-tiles-all = Alle 48 Plättchen
taluva-option-tiles-12 = 12 Plättchen je Spieler
taluva-option-ranking = Es wird um jeden Platz gespielt: Wer früh fertig wird oder ausscheidet, belegt einen Platz, während die Übrigen weiterspielen.
    .name = Spiel um alle Plätze
taluva-option-edition = In der Ausgabe von 2006 darf eine Hütte neben eigenen Siedlungen stehen, in der von 2012 nicht.
    .name = Ausgabe
taluva-option-edition-2006 = Ausgabe 2006
taluva-option-edition-2012 = Ausgabe 2012
taluva-option-preview = Jeder hat sein Plättchen für den nächsten Zug schon eine Runde vorher auf der Hand und hält es geheim.
    .name = Plättchen-Vorschau

## Regelsätze: das Spiel und sein Material

TAL-PLAYERS = Mitspielen können zwei, drei oder vier Spieler.
    .title = Anzahl der Spieler
TAL-PIECES = Jeder Spieler hat eine Farbe mit 20 Hütten, 2 Türmen und 3 Tempeln. Was noch nicht gebaut ist, liegt in seinem Vorrat.
    .title = Spielsteine und Vorrat
    .ruling = In der Schachtel sind die Spielsteine von vier Farben zusammengezählt. Ein Viertel jeder Art gehört einem Spieler, egal wie viele mitspielen.
TAL-TILES = Es gibt 48 Plättchen, jedes mit einem Vulkan und zwei Landschaftsfeldern. Die fünf Landschaften heißen Dschungel, Lichtung, Sand, Fels und See.
    .title = Die Vulkanplättchen
    .ruling = Die englische Anleitung hat zwei Wörter für die Lichtung, gemeint ist dieselbe Landschaft. Alle 48 Plättchen sind bei jeder Spielerzahl dabei, wenn die Option nichts anderes sagt. Welche Landschaften sich ein Plättchen teilen, steht in keiner der Anleitungen und stammt aus veröffentlichten Zählungen des gedruckten Spiels.
TAL-FACING = Ein Plättchen kann in sechs Richtungen liegen, und sein Vulkan zeigt in dieselbe Richtung. Auf einem Feld zählt nur der oberste Vulkan, keiner weiter unten.
    .title = Richtung eines Vulkans
    .ruling = Die Anleitung zeigt die Richtung nur in Bildern. Zu allen passt die Drehung des ganzen Plättchens.
TAL-SETTLEMENT = Spielsteine einer Farbe auf benachbarten Feldern bilden eine Siedlung, gleich auf welcher Ebene. Schon ein einzelner Spielstein ist eine Siedlung, ob Hütte, Turm oder Tempel.
    .title = Was eine Siedlung ist
    .ruling = Die Anleitung verlangt nur, dass sich die Felder berühren, und in ihrem Beispiel ist ein Feld der Ebene 3 Nachbar von tieferen; Höhe trennt also nie. Ein Turm oder Tempel, der allein übrig bleibt, ist eine vollwertige Siedlung und lässt sich erweitern.

## Regelsätze: der Zug

TAL-ORDER = Spieler 1 beginnt, danach geht es im Uhrzeigersinn von Spieler zu Spieler.
    .title = Reihenfolge der Spieler
    .ruling = Wer auf dem ersten Platz sitzt, wird vor dem Spiel geklärt; am Tisch ist es der jüngste. Keine Regel gleicht die Zahl der Züge aus, doch 48 Plättchen lassen sich durch zwei, drei und vier teilen, sodass nur ein Ausscheiden die Züge ungleich macht.
TAL-TURN = Ein Zug hat zwei Schritte in fester Folge: erst ein Plättchen ziehen und legen, dann bauen. Nach dem Ende der Partie zieht niemand mehr.
    .title = Zwei Schritte je Zug
    .refused = { $step ->
        [draw] Zuerst muss ein Plättchen gezogen werden.
        [place] Zuerst muss das gezogene Plättchen gelegt werden.
        [build] Das Plättchen liegt schon, jetzt musst du bauen.
        [over] Die Partie ist zu Ende, es sind keine Züge mehr möglich.
       *[other] Dieser Zug passt nicht zum Schritt, der gerade an der Reihe ist.
    }
TAL-DRAW = Ein Zug beginnt mit einem blind gezogenen Plättchen aus denen, die noch übrig sind; jedes ist gleich wahrscheinlich. Wer zieht, sieht es, bevor er entscheidet, wohin es kommt.
    .title = Ein Plättchen ziehen
    .ruling = Von einem gemischten, verdeckten Stapel zu ziehen ist dasselbe wie blind aus einem Beutel; jede Sorte kommt also so wahrscheinlich, wie noch Plättchen von ihr da sind.
    .refused = { $tile } kann nicht gezogen werden, denn von dieser Sorte ist kein Plättchen mehr übrig.
TAL-FIRST = Das allererste Plättchen kommt mitten auf den Tisch. Wie es dort auch gedreht ist, es gilt als ein und derselbe Zug.
    .title = Das erste Plättchen
    .ruling = Auf dem leeren Tisch sind alle Richtungen gleich, darum steht eine Lage für alle; jede Schreibweise davon wird verstanden.
    .refused = Wie du das erste Plättchen auch drehst, es bleibt derselbe Zug; nimm bitte die eine angebotene Lage.
TAL-PLACE-MUST = Auch jedes spätere Plättchen muss gelegt werden, und du wählst frei, ob du die Landschaft erweiterst oder einen Vulkan ausbrechen lässt.
    .title = Erweitern oder Vulkanausbruch
    .ruling = Der Tisch hat keinen Rand; neben dem Land ist darum immer Platz, und jedes Plättchen lässt sich legen.

## Regelsätze: die Landschaft erweitern

TAL-EXTEND-TABLE = Wer die Landschaft erweitert, legt das Plättchen flach auf den Tisch: Alle drei Felder müssen freies Meer sein.
    .title = Nur auf freiem Meer
    .ruling = Ein Plättchen halb auf Land und halb auf Meer wäre weder eine Erweiterung noch ein Ausbruch auf ebenem Grund.
    .refused = Zum Erweitern braucht das Plättchen drei freie Meeresfelder, hier läge es aber zum Teil auf Land.
TAL-EXTEND-EDGE = Beim Erweitern muss das Plättchen Land berühren, das schon liegt; eine gemeinsame Kante genügt.
    .title = Anschluss ans Land
    .ruling = Felder, die sich im Sechseckraster berühren, haben immer eine gemeinsame Kante; Ecken brauchen also keine eigene Regel. Wie hoch das Land daneben inzwischen ist, spielt keine Rolle.
    .refused = Hier draußen berührt das Plättchen kein Land; es braucht wenigstens eine gemeinsame Kante mit der Insel.
TAL-EXTEND-FREELY = Erweiterungen dürfen Lücken in der Landschaft lassen und sie später füllen. Die Landschaften müssen an den Kanten nicht zusammenpassen, und das Land daneben darf beliebig hoch sein.
    .title = Lücken und Kanten frei
    .ruling = Keine Regel verlangt passende Landschaften oder verbietet, eine Lücke zu füllen. Bis ein Plättchen hineinpasst, ist eine Lücke Meer wie jedes andere, auch wenn sie ganz von Land umgeben ist.

## Regelsätze: der Vulkanausbruch

TAL-ERUPT-VOLCANO = Bei einem Vulkanausbruch muss der Vulkan des neuen Plättchens auf einem Vulkan der Insel landen.
    .title = Vulkan auf Vulkan
    .refused = Für einen Ausbruch muss unter dem Vulkan des neuen Plättchens ein Vulkan liegen, hier liegt keiner.
TAL-ERUPT-FACING = Der neue Vulkan muss in eine andere Richtung zeigen als der, den er überdeckt.
    .title = Vulkan anders ausrichten
    .ruling = Verglichen wird mit dem Vulkan, der auf dem Feld zu sehen ist, nicht mit denen darunter. Zusammen mit der gleichen Höhe folgt daraus schon, dass ein Plättchen nie nur ein einziges anderes überdeckt; eine eigene Regel über zwei Plättchen ist also unnötig.
    .refused = Der neue Vulkan wäre genauso ausgerichtet wie der darunter; dreh das Plättchen.
TAL-ERUPT-LEVEL = Die drei Felder unter dem neuen Plättchen müssen bei einem Ausbruch alle Land derselben Ebene sein.
    .title = Ebener Grund
    .ruling = Den Hohlraum unter dem Plättchen zeigt nur ein Bild; er entsteht genau dann nicht, wenn alle drei Felder gleich hoch sind. Auch zum Teil über dem Meer läge das Plättchen hohl.
    .refused = Das Plättchen läge nicht eben, denn die drei Felder darunter sind nicht alle Land derselben Ebene.

## Regelsätze: was ein Ausbruch überdeckt

TAL-COVER-TALL = Türme und Tempel lassen sich nie überdecken, ganz gleich, wem sie gehören.
    .title = Türme und Tempel bleiben
    .ruling = Sicher sind nur die Felder, auf denen Türme und Tempel stehen; Hütten derselben Siedlung können trotzdem überdeckt werden.
    .refused = Unter dem Plättchen läge ein Turm oder Tempel, und die bleiben immer stehen.
TAL-COVER-SETTLEMENT = Ein Ausbruch darf keine Siedlung ganz verschlucken: Von jeder, die er trifft, muss mindestens ein Feld frei bleiben.
    .title = Keine Siedlung auslöschen
    .ruling = Jede Siedlung unter dem Plättchen wird für sich betrachtet. Mehrere Hütten auf einem Feld gehen zusammen unter, deshalb zählen Felder und nicht Hütten. Auch Siedlungen ausgeschiedener Spieler sind geschützt.
    .refused = Dieser Ausbruch würde eine ganze Siedlung verschlucken; mindestens eines ihrer Felder muss frei bleiben.
TAL-COVER-HUTS = Hütten darfst du überdecken, deine eigenen ebenso wie die der anderen. Sie wandern in die Schachtel und kommen nicht in den Vorrat zurück.
    .title = Überdeckte Hütten sind weg
    .ruling = Ein Ausbruch kann Hütten mehrerer Siedlungen treffen. Wo immer Gebäude gezählt werden, gelten überdeckte Hütten weiter als gebaut.
TAL-COVER-VOLCANOES = Auch die Landschaftsfelder des neuen Plättchens dürfen Vulkane überdecken, sodass bis zu drei auf einmal verschwinden.
    .title = Mehrere Vulkane auf einmal
    .ruling = Nur der neue Vulkan muss auf einem Vulkan liegen; unter den beiden anderen Feldern ist jedes Gelände recht.
TAL-COVER-SPLIT = Zerschneidet ein Ausbruch eine Siedlung, ist jeder Teil von da an eine eigene Siedlung.
    .title = Siedlungen können zerfallen
    .ruling = Das gilt noch im selben Zug: Ein Teil ohne Tempel kann sofort einen bekommen.
TAL-LEVEL = Land auf dem Tisch hat Ebene 1, und jeder Ausbruch hebt seine drei Felder um eine Ebene an. Eine höchste Ebene gibt es nicht.
    .title = Ebenen der Landschaft
    .ruling = Die Anleitung nennt keine Grenze und kennt Felder jenseits der Ebene 3.
TAL-DEAD-END = Du darfst ein Plättchen auch so legen, dass du danach nichts mehr bauen kannst.
    .title = Sackgassen sind erlaubt
    .ruling = Keine Regel verbietet es. Du scheidest dann eben aus.

## Regelsätze: das Bauen

TAL-BUILD-MUST = Auf das Plättchen folgt genau ein Bau: eine Hütte, ein Turm, ein Tempel oder die Erweiterung einer Siedlung.
    .title = Ein Bau je Zug
    .ruling = Jeder Zug hat beide Schritte, also baut auch der Startspieler schon auf dem allerersten Plättchen.
TAL-BUILD-LAND = Spielsteine können nur auf Land stehen.
    .title = Auf Land bauen
    .ruling = Eine Lücke ist Meer und kein Land, auch wenn sie ganz von Land umgeben ist.
    .refused = Hier ist nur Meer, Spielsteine müssen aber auf Land stehen.
TAL-BUILD-VOLCANO = Auf einem Vulkan wird nie gebaut.
    .title = Vulkane bleiben frei
    .refused = Dieses Feld ist ein Vulkan, und dort kann niemand bauen.
TAL-BUILD-FREE = Ein neuer Spielstein braucht ein Feld, auf dem noch nichts steht.
    .title = Nur freie Felder
    .refused = Dieses Feld ist schon bebaut; such dir eines, auf dem nichts steht.
TAL-HUT-FOUND = Wer eine Hütte baut, setzt genau eine. Nur so kann abseits der eigenen Siedlungen eine neue entstehen.
    .title = Hütten gründen Siedlungen
TAL-HUT-LEVEL = Eine einzelne Hütte lässt sich nur auf Ebene 1 bauen.
    .title = Hütten auf Ebene 1
    .ruling = Weiter oben entstehen Hütten nur, wenn eine Siedlung erweitert wird.
    .refused = Eine einzelne Hütte gehört auf Ebene 1, dieses Feld liegt aber auf Ebene { $level }.
TAL-HUT-APART = In der Ausgabe von 2012 darf eine einzelne Hütte keine eigene Siedlung berühren.
    .title = Hütte mit Abstand (2012)
    .ruling = Diese Einschränkung kennen nur Besprechungen und Programme, die der neueren Ausgabe folgen; in unseren Anleitungen von 2006 steht sie nicht. Deshalb ist sie eine Option.
    .refused = In der Ausgabe von 2012 darf eine einzelne Hütte keine eigene Siedlung berühren, und dieses Feld grenzt an eine.
TAL-HUT-ANYWHERE = In der Ausgabe von 2006 darfst du eine Hütte auch gleich neben eigenen Siedlungen bauen und sie so vergrößern oder verbinden.
    .title = Hütte überall (2006)
    .ruling = Die Anleitung überlässt dir die Wahl des Feldes. Sie sagt nur, dass neue Siedlungen mit einer Hütte anfangen, nicht, dass jede Hütte eine neue anfängt.
TAL-TOWER-LEVEL = Ein Turm braucht ein Feld auf Ebene 3 oder darüber.
    .title = Türme ab Ebene 3
    .refused = Ein Turm braucht mindestens Ebene 3, dieses Feld liegt aber auf Ebene { $level }.
TAL-SUPPLY = Was du baust, muss in deinem Vorrat liegen. Ist eine Art verbraucht, stehen dir die anderen weiter offen.
    .title = Spielsteine im Vorrat
    .ruling = Wer zwei Arten verbraucht hat, hat schon gewonnen oder einen Platz belegt; mit ganz leerem Vorrat muss also nie jemand bauen.
    .refused = { $piece ->
        [hut] Du hast keine Hütte mehr im Vorrat.
        [tower] Du hast keinen Turm mehr im Vorrat.
        [temple] Du hast keinen Tempel mehr im Vorrat.
       *[other] Du hast nicht mehr genug Spielsteine im Vorrat.
    }
TAL-TOWER-BESIDE = Ein Turm muss gleich neben einer eigenen Siedlung stehen, und sei sie noch so klein.
    .title = Turm neben Siedlung
    .ruling = Jede eigene Siedlung ist recht, auch eine von nur einem Feld; eine Hütte muss nicht darin stehen.
    .refused = Ein Turm muss neben einer eigenen Siedlung stehen, an dieses Feld grenzt aber keine.
TAL-TOWER-ONE = Die Siedlung, zu der der neue Turm kommt, darf noch keinen Turm haben.
    .title = Ein Turm je Siedlung
    .ruling = Das gilt nur für das Bauen. Wachsen Siedlungen zusammen, können sie zwei Türme haben, bekommen aber keinen dritten; zerfallen sie, zählt jeder Teil für sich.
    .refused = Jede deiner Siedlungen neben diesem Feld hat schon einen Turm.
TAL-TEMPLE-BESIDE = Ein Tempel muss gleich neben einer eigenen Siedlung stehen. Jede Ebene und jede Landschaft ist recht, und überall genügt ein Tempel.
    .title = Tempel neben Siedlung
    .ruling = Nur Hütten werden auf höheren Ebenen teurer; ein Tempel ist überall ein Spielstein.
    .refused = Ein Tempel muss neben einer eigenen Siedlung stehen, an dieses Feld grenzt aber keine.
TAL-TEMPLE-SIZE = Die Siedlung, zu der der neue Tempel kommt, muss schon drei oder mehr Felder haben.
    .title = Drei Felder für Tempel
    .ruling = Es zählen Felder, nicht Spielsteine: Drei Hütten auf einem Feld sind nur ein Feld.
    .refused = Ein Tempel braucht eine Siedlung von mindestens drei Feldern, die größte neben diesem Feld hat aber nur { $size ->
        [one] eines
       *[other] { $size }
    }.
TAL-TEMPLE-ONE = Die Siedlung, zu der der neue Tempel kommt, darf noch keinen Tempel haben.
    .title = Ein Tempel je Siedlung
    .ruling = Das gilt nur für das Bauen. Wachsen Siedlungen zusammen, können sie zwei Tempel haben, bekommen aber keinen dritten; zerfallen sie, zählt jeder Teil für sich.
    .refused = Jede Siedlung neben diesem Feld, die groß genug ist, hat schon einen Tempel.
TAL-ANY-ONE = Berührt das Feld für einen Turm oder Tempel mehrere deiner Siedlungen, reicht es, wenn eine davon alle Bedingungen erfüllt.
    .title = Eine Siedlung reicht
    .ruling = Gefragt ist nur nach einer Siedlung. Dass später zwei Tempel in einer Siedlung stehen können, zeigt, dass die anderen neben dem Feld nichts erfüllen müssen.
TAL-BEFORE = Für alle Bedingungen zählt die Lage, bevor der Spielstein gesetzt wird.
    .title = Es zählt das Vorher
    .ruling = Was der neue Spielstein selbst erst verbindet, hilft nicht: Zwei kleine Siedlungen links und rechts des Feldes ergeben zusammen keine drei Felder.

## Regelsätze: eine Siedlung erweitern

TAL-EXPAND-OWN = Du erweiterst eine einzige deiner Siedlungen und bestimmst sie durch eines ihrer Felder.
    .title = Eigene Siedlung erweitern
    .ruling = Jede Siedlung lässt sich erweitern, auch ein Turm oder Tempel, der allein steht.
    .refused = Wähle ein Feld einer eigenen Siedlung, die du erweitern willst; dieses gehört zu keiner.
TAL-EXPAND-TERRAIN = Für die Erweiterung wählst du eine der fünf Landschaften. Mindestens ein freies Feld davon muss die Siedlung berühren.
    .title = Eine Landschaft wählen
    .ruling = In jedem Zug kommt mindestens ein Spielstein auf den Plan, eine Erweiterung ohne Feld ist also kein Bau.
    .refused = An diese Siedlung grenzt { $terrain ->
        [jungle] kein freies Dschungelfeld
        [clearing] keine freie Lichtung
        [sand] kein freies Sandfeld
        [rock] kein freies Felsfeld
        [lake] kein freies Seefeld
       *[other] kein freies Feld dieser Art
    }.
TAL-EXPAND-SUPPLY = Dein Vorrat muss die Hütten für alle Felder der Erweiterung hergeben; halb erweitern geht nicht.
    .title = Hütten für alle Felder
    .ruling = Wählen kannst du nur, wofür deine Spielsteine reichen, und eine Erweiterung besetzt immer jedes Feld ihrer Landschaft.
    .refused = Diese Erweiterung kostet { $needed ->
        [one] eine Hütte
       *[other] { $needed } Hütten
    }, in deinem Vorrat { $left ->
        [0] ist aber keine mehr
        [one] ist aber nur noch eine
       *[other] sind aber nur noch { $left }
    }.
TAL-EXPAND-SAME = Erweiterungen, die dieselben Hütten auf dieselben Felder setzen, sind ein und derselbe Zug. In der Ausgabe von 2006 ist eine Erweiterung um eine einzige Hütte dasselbe wie der Bau dieser Hütte.
    .title = Gleiche Hütten, gleicher Zug
    .ruling = Ein Feld kann zwei deiner Siedlungen berühren, darum kann ein Ergebnis mehrere Namen haben. Angeboten wird nur einer davon; in der Ausgabe von 2012 bleibt die Erweiterung um eine Hütte, weil sich diese Hütte einzeln nicht bauen ließe.
    .refused = Ein anderer angebotener Zug setzt genau dieselben Hütten; nimm bitte diesen.
TAL-EXPAND-ALL = Eine Erweiterung füllt jedes freie Feld der gewählten Landschaft, das die Siedlung berührt. Kein anderer Bau bringt mehr als eine Hütte auf den Plan.
    .title = Jedes Feld füllen
    .ruling = Die Felder stehen fest, bevor die erste Hütte gesetzt wird; neue Hütten tragen die Erweiterung also nicht weiter. Bebaute Felder werden ausgelassen, ganz gleich, wer dort steht.
TAL-EXPAND-COST = Beim Erweitern bekommt jedes Feld so viele Hütten, wie seine Ebene hoch ist.
    .title = Hütten nach Ebene
    .ruling = Nach oben gibt es keine Grenze: Ein Feld der Ebene 4 kostet vier Hütten.
TAL-JOIN = Durch Bauen dürfen deine Siedlungen zusammenwachsen, auch wenn dann mehrere Türme oder Tempel in einer stehen.
    .title = Siedlungen können zusammenwachsen
    .ruling = Nach Türmen und Tempeln wird nur vor dem Bauen gefragt; eine zusammengewachsene Siedlung mit zweien davon ist also in Ordnung.

## Regelsätze: das Ausscheiden

TAL-OUT = Wer nach dem Legen des Plättchens nichts bauen kann, ist sofort aus dem Spiel und hat verloren.
    .title = Ohne Bau ausgeschieden
    .ruling = Das gilt auch beim letzten Plättchen: Erst scheidet der Spieler aus, dann werden die anderen gewertet.
TAL-OUT-STAYS = Was ein ausgeschiedener Spieler gebaut hat, bleibt auf der Insel.
    .title = Die Bauten bleiben
    .ruling = Für diese Spielsteine gibt es keine Ausnahme; Ausbrüche müssen also auch hier Türme, Tempel und das letzte Feld jeder Siedlung verschonen.
TAL-OUT-SKIPPED = Ein ausgeschiedener Spieler kommt nicht mehr an die Reihe.
    .title = Ausgeschiedene setzen aus
    .ruling = Die restlichen Plättchen gehen an die, die noch dabei sind; sie können so öfter an die Reihe kommen als sonst.

## Regelsätze: das Ende der Partie

TAL-EARLY = Wer alle Spielsteine von zwei der drei Arten gebaut hat, gewinnt auf der Stelle; die anderen teilen sich dann den zweiten Platz.
    .title = Vorzeitiger Sieg
    .ruling = Es baut immer nur, wer am Zug ist; zwei Spieler werden also nie zugleich fertig. Auch beim letzten Plättchen geht das jeder Wertung vor. Mit der Option für alle Plätze geht die Partie stattdessen weiter.
TAL-EARLY-BOX = Für den vorzeitigen Sieg gelten überdeckte Hütten als gebaut: Es kommt darauf an, dass keine Hütte mehr im Vorrat liegt.
    .title = Überdeckt zählt für Sieg
    .ruling = Hütten in der Schachtel wurden einmal gebaut und zählen am Ende der Partie mit; für den vorzeitigen Sieg gilt dasselbe.
TAL-END = Liegt das letzte Plättchen und hat sein Spieler gebaut, ist die Partie zu Ende, und die Bauten werden gezählt.
    .title = Das letzte Plättchen
    .ruling = Jeder Zug hat beide Schritte, auch auf das letzte Plättchen folgt also noch ein Bau. Kann der Spieler nicht bauen, scheidet er zuerst aus, und dann wird gezählt.
TAL-END-TEMPLES = In der Wertung am Ende liegt vorn, wer die meisten Tempel gebaut hat.
    .title = Tempel zählen zuerst
TAL-END-TOWERS = Bei gleich vielen Tempeln entscheidet, wer mehr Türme gebaut hat.
    .title = Türme zählen danach
TAL-END-HUTS = Sind auch die Türme gleich, entscheidet, wer mehr Hütten gebaut hat.
    .title = Hütten zählen zuletzt
TAL-END-BOX = Auch in der Wertung am Ende gelten überdeckte Hütten als gebaut.
    .title = Überdeckt zählt am Ende
    .ruling = Die Zahl der gebauten Hütten ist also immer 20 weniger die im Vorrat.
TAL-END-OUT = Ausgeschiedene Spieler bleiben in der Wertung am Ende außen vor. Ohne die Option für alle Plätze teilen sie sich den letzten Platz.
    .title = Ausgeschiedene sind Letzte
    .ruling = Das gilt auch, wenn ein ausgeschiedener Spieler die meisten Tempel hat.
TAL-END-SHARED = Spieler mit gleich vielen Tempeln, Türmen und Hütten teilen sich ihren Platz.
    .title = Geteilte Plätze
    .ruling = Die Anleitung kennt keinen weiteren Vergleich, also gibt es keinen.
TAL-SURVIVOR = Sind alle anderen ausgeschieden, gewinnt der letzte Spieler sofort.
    .title = Der letzte Spieler
    .ruling = Die Anleitung nennt diesen Fall nicht; ohne Gegner gibt es aber nichts mehr zu entscheiden.

## Regelsätze: die Option für alle Plätze

TAL-RANK-FINISH = Im Spiel um alle Plätze bekommt, wer alle Spielsteine von zwei Arten gebaut hat, den besten freien Platz und hört auf; die anderen spielen weiter.
    .title = Früh fertig, mit Platz
TAL-RANK-OUT = Im Spiel um alle Plätze bekommt jeder, der ausscheidet, den schlechtesten freien Platz.
    .title = Ausscheiden, mit Platz
TAL-RANK-COUNT = Im Spiel um alle Plätze werden die Plätze, die nach dem letzten Plättchen noch frei sind, nach Tempeln, dann Türmen, dann Hütten vergeben.
    .title = Wertung, mit Plätzen
    .ruling = Die englische Anleitung zählt die Arten hier in anderer Folge auf, verweist aber auf das reguläre Ende; die deutsche und beide Übersichten nennen die Tempel zuerst.
TAL-RANK-LAST = Im Spiel um alle Plätze endet die Partie, sobald nur noch ein Spieler baut; er bekommt den Platz, der noch frei ist.
    .title = Letzter Spieler, mit Platz
    .ruling = Die Anleitung sagt das nicht, aber wer allein übrig ist, hat nichts mehr zu erspielen.

## Regelsätze: weitere Optionen

TAL-TILES-12 = Mit der Option „12 Plättchen je Spieler“ werden so viele zufällig aus allen 48 gezogen. Die übrigen bleiben ungesehen aus dem Spiel.
    .title = Zwölf Plättchen je Spieler
    .ruling = Die Anleitungen von 2006 verwenden immer alle 48 Plättchen; das kürzere Spiel kennt eine spätere Ausgabe.
TAL-PREVIEW-DEAL = Mit der Vorschau bekommt jeder vor der Partie ein Plättchen und legt es in seinem ersten Zug.
    .title = Vorschau: zu Beginn
    .ruling = Nach den Anleitungen wird ein Plättchen erst gezogen, wenn es gelegt werden soll. Eine bekannte Online-Fassung spielt mit dieser Vorschau, darum ist sie eine Option.
TAL-PREVIEW-REFILL = Mit der Vorschau ziehst du gleich nach dem Bauen das Plättchen für deinen nächsten Zug, solange es noch welche gibt. Wer ausgeschieden oder fertig ist, zieht keines mehr.
    .title = Vorschau: das nächste Plättchen
TAL-PREVIEW-SECRET = Mit der Vorschau kennst nur du das Plättchen auf deiner Hand, bis du es legst.
    .title = Vorschau: bleibt geheim

## Ereignisse

taluva-event-drew = { $player } zieht { $tile }.
taluva-event-drew-hidden = { $player } zieht ein Plättchen.
taluva-event-first-tile = { $player } beginnt die Insel mit { $tile }.
taluva-event-extended = { $player } erweitert die Landschaft bei { $at } mit { $tile }.
taluva-event-erupted = { $player } lässt bei { $at } mit { $tile } den Vulkan ausbrechen: Das Land steigt auf Ebene { $level }.
taluva-event-huts-lost = { $player } verliert { $count ->
        [one] eine Hütte
       *[other] { $count } Hütten
    } an die Lava.
taluva-event-hut-built = { $player } baut bei { $at } eine Hütte.
taluva-event-tower-built = { $player } baut bei { $at } einen Turm.
taluva-event-temple-built = { $player } baut bei { $at } einen Tempel.
taluva-event-expanded = { $player } erweitert eine Siedlung { $terrain ->
        [jungle] in den Dschungel
        [clearing] auf die Lichtungen
        [sand] in den Sand
        [rock] auf den Fels
        [lake] auf den See
       *[other] ({ $terrain })
    }: { $count ->
        [one] eine Hütte
       *[other] { $count } Hütten
    } auf { $fields ->
        [one] einem Feld
       *[other] { $fields } Feldern
    }.
taluva-event-settlement-split = Der Ausbruch teilt eine Siedlung von { $player }.
taluva-event-settlements-joined = Siedlungen von { $player } wachsen zusammen.
taluva-event-eliminated = { $player } kann nicht bauen und scheidet aus.
taluva-event-finished = { $player } hat zwei Arten von Spielsteinen verbaut und belegt Platz { $rank }.
taluva-event-early-win = { $player } hat zwei Arten von Spielsteinen verbaut und gewinnt sofort.
taluva-event-survivor-win = { $player } ist allein übrig und gewinnt.
taluva-event-tiles-out = Das letzte Plättchen ist gespielt, nun werden die Bauten gezählt.
taluva-event-ranked = { $player } belegt Platz { $rank }.
taluva-event-shared-win = { $players } teilen sich den Sieg.

## Gründe für und gegen einen Zug: was er bewirkt, gesagt von dem, der ihn macht

taluva-reason-wins = gewinnt sofort
taluva-reason-shares-win = teilt sich den Sieg
taluva-reason-loses = beendet die Partie ohne Sieg
taluva-reason-leaves-no-build = lässt nichts zu bauen übrig und scheidet aus
taluva-reason-finishes = verbraucht zwei Arten von Spielsteinen und belegt Platz { $rank }
taluva-reason-misses-finish = verpasst einen Bau, der sofort { $goal ->
        [place] den nächsten Platz belegt
       *[win] gewinnt
    }
taluva-reason-could-finish = könnte mit dem nächsten Bau { $goal ->
        [place] den nächsten Platz belegen
       *[win] gewinnen
    }
taluva-reason-lets-finish = { $player } kann mit dem nächsten Bau { $goal ->
        [place] den nächsten Platz belegen
       *[win] gewinnen
    }
taluva-reason-stops-finish = verhindert, dass { $player } mit dem nächsten Bau { $goal ->
        [place] den nächsten Platz belegt
       *[win] gewinnt
    }
taluva-reason-builds-temple = baut { $left ->
        [0] den letzten Tempel
        [one] einen Tempel, einer bleibt
       *[other] einen Tempel, { $left } bleiben
    }
taluva-reason-builds-tower = baut { $left ->
        [0] den letzten Turm
        [one] einen Turm, einer bleibt
       *[other] einen Turm, { $left } bleiben
    }
taluva-reason-builds-huts = baut auf einmal { $count } Hütten auf { $fields ->
        [one] einem Feld
       *[other] { $fields } Feldern
    }
taluva-reason-uses-up-huts = verbraucht die letzten Hütten
taluva-reason-founds = { $count ->
        [one] gründet die erste Siedlung
       *[other] gründet eine eigene Siedlung, insgesamt { $count }
    }
taluva-reason-grows = vergrößert eine Siedlung auf { $size ->
        [one] ein Feld
       *[other] { $size } Felder
    }
taluva-reason-joins = verbindet { $count ->
        [one] eine Siedlung
       *[other] { $count } Siedlungen
    } zu einer
taluva-reason-readies-temple = droht mit einem Tempel im nächsten Zug
taluva-reason-keeps-temple = behält einen Platz für einen Tempel
taluva-reason-spoils-temple = gibt den eigenen Platz für einen Tempel auf
taluva-reason-blocks-temple = verhindert den Tempel von { $player }
taluva-reason-opens-temple = öffnet { $player } einen Platz für einen Tempel
taluva-reason-readies-tower = droht mit einem Turm im nächsten Zug
taluva-reason-keeps-tower = behält einen Platz für einen Turm
taluva-reason-spoils-tower = gibt den eigenen Platz für einen Turm auf
taluva-reason-blocks-tower = verhindert den Turm von { $player }
taluva-reason-opens-tower = öffnet { $player } einen Platz für einen Turm
taluva-reason-readies-huts = bereitet vor, auf einmal { $count } Hütten zu bauen
taluva-reason-cuts-huts = verringert die Hütten, die { $player } auf einmal bauen kann, von { $before } auf { $after }
taluva-reason-opens-huts = lässt { $player } auf einmal { $count } Hütten bauen
taluva-reason-buries = begräbt { $count ->
        [one] eine Hütte
       *[other] { $count } Hütten
    } von { $player }
taluva-reason-buries-own = begräbt { $count ->
        [one] eine eigene Hütte
       *[other] { $count } eigene Hütten
    }
taluva-reason-splits = teilt eine Siedlung von { $player }
taluva-reason-splits-own = teilt eine eigene Siedlung
taluva-reason-stuck = lässt nichts zu bauen übrig, wenn das nächste Plättchen nicht hilft
taluva-reason-sticks = lässt { $player } nichts zu bauen übrig, wenn das nächste Plättchen nicht hilft
