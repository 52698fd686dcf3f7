"""The live server: messages, tables, store, thinking processes, and the ways in over HTTP and sockets."""
