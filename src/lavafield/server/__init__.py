"""The live server: messages, store, tables. Its network layer is not there yet."""
