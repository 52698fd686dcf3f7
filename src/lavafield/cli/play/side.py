"""What stands beside the board: players, the hand, the choices at the cursor; and the lines below."""

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from lavafield.cli.play.boards.board import Ink
from lavafield.cli.play.chooser import Chooser
from lavafield.cli.play.offers import PICK
from lavafield.cli.play.plain import places
from lavafield.cli.play.session import Session
from lavafield.core.scene import Panel, Scene
from lavafield.words import Words

NOTICE: Final = "#ffd166"
COMING: Final = "#7dffb0"
DANGER: Final = "#ff6b6b"
NARROW: Final = 30
"""The columns of a side panel with little room."""


def title(session: Session, scene: Scene, say: Words, width: int) -> Text:
    """The game, whose turn it is, what for, and as many piles as fit."""
    step = say.text(scene.step)
    text = Text(f" {session.game.title(say.language)}  ", style="bold")
    if scene.to_act >= 0:
        text.append_text(badge(session, scene.to_act))
        name = shortened(session.names(say)[scene.to_act], width - text.cell_len - cell_len(f"  · {step}"))
        text.append(f" {name} · {step}", style="bold")
    else:
        text.append(step, style="bold")
    for pile, count in scene.piles.items():
        told = Text(f"  {say.text(pile, count=count)}", style="dim")
        if text.cell_len + told.cell_len > width:
            break
        text.append_text(told)
    return text


def shortened(name: str, room: int) -> str:
    """A name in so many columns, if need be without its end."""
    return name if cell_len(name) <= room else set_cell_size(name, max(1, room - 1)).rstrip() + "…"


def badge(session: Session, seat: int) -> Text:
    return Text(f" {session.board.seat_letter(seat)} ", style=styled(session.board.seat_ink(seat)))


def seats(session: Session, scene: Scene, say: Words, short: bool, width: int) -> Text:
    """Every player with what is left in the supply: two lines each, or one where room is short."""
    board = session.board
    lines = []
    if short:
        kinds = "/".join(board.supply(kind, 1, say) for kind in scene.panels[0].supplies)
        lines.append(Text(f" {kinds}", style="dim"))
    for panel in scene.panels:
        if short:
            lines.append(short_seat(session, scene, panel, say, width))
        else:
            kinds = "  ".join(f"{board.supply(kind, 1, say)} {count}" for kind, count in panel.supplies.items())
            lines += [seat_line(session, scene, panel, say, fate(scene, panel, say), width), Text(f" {kinds}")]
    return Text("\n").join(lines)


def short_seat(session: Session, scene: Scene, panel: Panel, say: Words, width: int) -> Text:
    """The counts always fit; how many cards are hidden is told if the whole name leaves room for it."""
    counts = "/".join(str(count) for count in panel.supplies.values())
    name = session.names(say)[panel.seat]
    if panel.hidden and len(f"▶ a  {name} ▪{panel.hidden} {counts}") <= width:
        counts = f"▪{panel.hidden} {counts}"
    return seat_line(session, scene, panel, say, Text(f" {counts}"), width)


def seat_line(session: Session, scene: Scene, panel: Panel, say: Words, end: Text, width: int) -> Text:
    """Whose turn it is, or once all is over the place; the letter on the board; the name; and what comes behind it."""
    acts = panel.seat == scene.to_act
    line = Text(str(scene.ranks[panel.seat]) if scene.ranks else "▶" if acts else " ")
    line.append_text(badge(session, panel.seat))
    name = shortened(session.names(say)[panel.seat], width - line.cell_len - 1 - end.cell_len)
    line.append(f" {name}", style="bold" if acts else "")
    return line.append_text(end)


def fate(scene: Scene, panel: Panel, say: Words) -> Text:
    """What became of the player, or how many hidden cards are held."""
    if scene.ranks:
        return Text(f"  {say.text('screen-rank', rank=scene.ranks[panel.seat])}", style="bold")
    if panel.standing != "in-play":
        return Text(f"  {say.text(f'play-standing-{panel.standing}')}", style="dim")
    return Text("  " + "▪" * panel.hidden if panel.hidden else "")


def hand(session: Session, scene: Scene, say: Words, width: int) -> Text:
    """What is in hand and what else matters now; with much room, also what is known of what is to come."""
    view = session.state.view(session.viewer)
    told = [*session.board.piles(view, say), *session.board.notes(view, say)]
    if width > NARROW:
        told += [line for fact in session.board.facts(view, say) for line in textwrap.wrap(fact, width)]
    return Text("\n").join([in_hand(session, scene, say, width), *map(Text, told)])


def in_hand(session: Session, scene: Scene, say: Words, width: int) -> Text:
    """What is in hand, as far as the viewer may see it: whoever acts, or the viewer."""
    holders = [panel for panel in scene.panels if panel.hand]
    shown = next((panel for panel in holders if panel.seat == scene.to_act), holders[0] if holders else None)
    if shown is None:
        return Text(say.text("screen-no-hand"), style="dim")
    name = shortened(session.names(say)[shown.seat], width - cell_len(say.text("screen-hand", player="")))
    lines = [Text(say.text("screen-hand", player=name), style="dim")]
    for row in session.board.hands(shown.hand):
        lines.append(Text.assemble(" ", *((text, styled(ink)) for text, ink in row)))
    return Text("\n").join(lines)


def choices(chooser: Chooser, say: Words) -> Text:
    """What can be done at the cursor, numbered; a click on a line chooses it, one on the chosen line does it.

    Once the game is over, who took which place.
    """
    if chooser.session.over:
        return Text("\n".join(places(chooser.session, say)), style="bold")
    lines = []
    for n, action in enumerate(chooser.here()):
        chosen = action == chooser.chosen
        label = chooser.offers.label(action, chooser.cell, say)
        key = "e" if action in chooser.offers.anywhere else n + 1
        line = Text(f"{'▶' if chosen else ' '}{key} {label}", style="bold" if chosen else "")
        lines.append(line.on(click=f"app.click_choice({n})"))
    return Text("\n").join(lines) if lines else Text(say.text("screen-no-choice"), style="dim")


def status(chooser: Chooser, notice: Sequence[str], say: Words) -> Text:
    """What is on the field under the cursor, and what was answered or would come of the choice."""
    session, chosen = chooser.session, chooser.chosen
    here = session.board.describe(session.scene(), chooser.cell, session.names(say), say)
    lines = [Text(here, style="bold")]
    if notice:
        lines += [Text(line, style=NOTICE) for line in notice]
    elif chosen == PICK:
        lines.append(Text(say.text("screen-enter", move=chooser.offers.label(PICK, chooser.cell, say))))
    elif chosen is not None:
        preview = chooser.offers.preview(chosen, say)
        lines.append(Text(say.text("screen-enter", move=session.game.text(chooser.offers.state, chosen))))
        lines.append(Text(" ".join(preview.told), style=f"bold {DANGER}" if preview.out else COMING))
    elif not session.over:
        told = "screen-nothing-here" if chooser.offers.legal else "screen-wait"
        lines.append(Text(say.text(told), style="dim"))
    return Text("\n").join(lines)


def styled(ink: Ink) -> Style:
    return Style(color=ink.letters or None, bgcolor=ink.ground or None, bold=ink.bold)
