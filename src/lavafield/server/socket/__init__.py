"""The socket: who may open one, what they may say on it and how fast."""
