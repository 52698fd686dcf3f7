"""`lavafield analyse`: a game in hindsight, as a page, as JSON, as a chart."""
