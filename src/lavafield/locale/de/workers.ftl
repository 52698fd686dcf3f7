# Bots, Tipps und Analysen auf einem Server.

error-bot-served = Dieser Server nimmt keinen Bot, dessen { $name } bei { $got } liegt: höchstens { $expected } sind erlaubt.
error-hints-waiting = Du wartest schon auf andere Tipps: höchstens { $expected } auf einmal sind erlaubt, dies wäre Nummer { $got }.
error-analyses-waiting = Andere Analysen für dich laufen schon: höchstens { $expected } auf einmal sind erlaubt, dies wäre Nummer { $got }.
error-thinkers-busy = Gerade möchten zu viele etwas bedacht haben. Versuch es bald noch einmal.
error-analysis-failed = Diese Analyse ist nicht zustande gekommen. Du kannst sie noch einmal anfordern.
