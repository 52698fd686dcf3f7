"""Everything that is asked over HTTP: people, games, tables, records, and the files of the browser client."""
