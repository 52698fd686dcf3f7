"""The live server under load: many sockets, games played through them, and a bare echo server beside it."""
