"""How the full-screen game looks, and which keys it knows. What the keys do is in screen.py."""

from typing import Final

STYLES: Final = """
Screen { background: #08131f; color: #e6edf3; layers: base over; }
#title { height: 1; background: #7a1f10; color: #ffffff; text-wrap: nowrap; text-overflow: ellipsis; }
#middle { height: 1fr; }
#board { width: 1fr; height: 100%; background: #0b2239; }
#side { width: 29; height: 100%; background: #101c2a; padding: 0 0 0 1; }
.-wide #side { width: 44; }
#side.slim { width: 24; }
.-wide #side.slim { width: 43; }
#seats { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }
#hand { height: auto; margin: 1 0 0 0; text-wrap: nowrap; }
#choices {
    height: auto; max-height: 8; margin: 1 0 0 0;
    link-color: #e6edf3; link-style: none; link-background: #101c2a;
    link-color-hover: #ffe14d; link-style-hover: none; link-background-hover: #1d3348;
}
#story { height: 1fr; min-height: 2; margin: 1 0 0 0; background: #101c2a; color: #9fb3c8; scrollbar-size: 0 0; }
#status { height: 4; background: #101c2a; padding: 0 1; }
#typing { display: none; height: 1; border: none; padding: 0 1; background: #1d3348; }
#typing:focus { border: none; }
#typing.open { display: block; }
#keys { height: 1; background: #1d3348; color: #cfe3f5; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
Page, Leave { align: center middle; background: #08131f 70%; }
.page {
    width: 84; max-width: 96%; height: auto; max-height: 90%;
    background: #101c2a; border: round #7a1f10; padding: 1 2; border-title-color: #ffe14d;
}
.question { width: 60; max-width: 96%; height: auto; background: #101c2a; border: round #ffe14d; padding: 1 2; }
Curtain { align: center middle; background: #08131f; }
.curtain { width: 60; max-width: 96%; height: auto; border: round #ffe14d; padding: 2 4; text-align: center; }
"""

KEYS: Final[dict[str, str]] = {
    "left,H": "sideways(-1)",
    "right,L": "sideways(1)",
    "up,K": "vertically(-1)",
    "down,J": "vertically(1)",
    "tab": "jump(1)",
    "shift+tab": "jump(-1)",
    "r": "turn(1)",
    "R": "turn(-1)",
    "e": "elsewhere",
    "escape": "put_back",
    "enter": "confirm",
    "question_mark": "why",
    "i": "hint",
    "u": "undo",
    "U": "redo",
    "s": "save",
    "l": "language",
    "z": "zoom",
    "t": "page('tiles')",
    "o": "page('log')",
    "h,f1": "help",
    "colon": "type",
    "q": "leave",
    **{str(n): f"choose({n - 1})" for n in range(1, 10)},
}
"""Keys of the board, and the actions of the screen."""

LOW: Final = 32
"""Below so many lines three players and more get one line each."""

WIDE: Final = 110
"""From so many columns on there is room for a broad side panel."""
