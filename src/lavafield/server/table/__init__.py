"""One table: who sits there, what they may do, what each of them is told. It knows no network, clock or database."""
