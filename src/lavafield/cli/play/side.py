"""What stands beside the board: players, the hand, the choices at the cursor; and the lines below."""

import textwrap
from collections.abc import Sequence
from typing import Final

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


def title(session: Session, scene: Scene, say: Words) -> Text:
    """The game, whose turn it is, and what for."""
    names = session.names(say)
    step = say.text(scene.step)
    text = Text(f" {session.game.title(say.language)}  ", style="bold")
    if scene.to_act >= 0:
        text.append_text(badge(session, scene.to_act))
        text.append(f" {names[scene.to_act]} · {step}", style="bold")
    else:
        text.append(step, style="bold")
    for pile, count in scene.piles.items():
        text.append(f"  {say.text(pile, count=count)}", style="dim")
    return text


def badge(session: Session, seat: int) -> Text:
    return Text(f" {session.board.seat_letter(seat)} ", style=styled(session.board.seat_ink(seat)))


def seats(session: Session, scene: Scene, say: Words, short: bool) -> Text:
    """Every player with what is left in the supply: two lines each, or one where room is short."""
    board = session.board
    lines = []
    if short:
        kinds = "/".join(board.supply(kind, 1, say) for kind in scene.panels[0].supplies)
        lines.append(Text(f" {kinds}", style="dim"))
    for panel in scene.panels:
        head = seat_head(session, scene, panel, say, short)
        counts = [str(count) for count in panel.supplies.values()]
        if short:
            lines.append(head.append(" " + "/".join(counts)))
        else:
            kinds = "  ".join(f"{board.supply(kind, 1, say)} {count}" for kind, count in panel.supplies.items())
            lines += [head, Text(f" {kinds}")]
    return Text("\n").join(lines)


def seat_head(session: Session, scene: Scene, panel: Panel, say: Words, short: bool) -> Text:
    """Whose turn it is, the letter on the board, the name, and what became of the player."""
    acts = panel.seat == scene.to_act
    head = Text("▶" if acts else " ")
    head.append_text(badge(session, panel.seat))
    head.append(f" {session.names(say)[panel.seat]}", style="bold" if acts else "")
    if scene.ranks:
        head.append(f"  {say.text('screen-rank', rank=scene.ranks[panel.seat])}", style="bold")
    elif panel.standing != "in-play":
        head.append(f"  {say.text(f'play-standing-{panel.standing}')}", style="dim")
    elif panel.hidden:
        head.append(f" ▪{panel.hidden}" if short else "  " + "▪" * panel.hidden)
    return head


def hand(session: Session, scene: Scene, say: Words, width: int) -> Text:
    """What is in hand and what else matters now; with much room, also what is known of what is to come."""
    view = session.state.view(session.viewer)
    told = list(session.board.notes(view, say))
    if width > NARROW:
        told += [line for fact in session.board.facts(view, say) for line in textwrap.wrap(fact, width)]
    return Text("\n").join([in_hand(session, scene, say), *map(Text, told)])


def in_hand(session: Session, scene: Scene, say: Words) -> Text:
    """What is in hand, as far as the viewer may see it: whoever acts, or the viewer."""
    holders = [panel for panel in scene.panels if panel.hand]
    shown = next((panel for panel in holders if panel.seat == scene.to_act), holders[0] if holders else None)
    if shown is None:
        return Text(say.text("screen-no-hand"), style="dim")
    lines = [Text(say.text("screen-hand", player=session.names(say)[shown.seat]), style="dim")]
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
