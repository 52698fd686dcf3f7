"""The contract of the socket: every message both ways, declared once, decoded strictly."""
