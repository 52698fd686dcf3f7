"""What stands beside the board: players, the hand, the choices at the cursor."""

from rich.style import Style
from rich.text import Text

from lavafield.cli.play.boards.board import Ink
from lavafield.cli.play.session import Session
from lavafield.core.scene import Panel, Scene
from lavafield.words import Words


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


def seats(session: Session, scene: Scene, say: Words) -> Text:
    """Every player with what is left in the supply."""
    return Text("\n").join(line for panel in scene.panels for line in seat_lines(session, scene, panel, say))


def seat_lines(session: Session, scene: Scene, panel: Panel, say: Words) -> list[Text]:
    acts = panel.seat == scene.to_act
    head = Text("▶" if acts else " ")
    head.append_text(badge(session, panel.seat))
    head.append(f" {session.names(say)[panel.seat]}", style="bold" if acts else "")
    if scene.ranks:
        head.append(f"  {say.text('screen-rank', rank=scene.ranks[panel.seat])}", style="bold")
    elif panel.standing != "in-play":
        head.append(f"  {say.text(f'play-standing-{panel.standing}')}", style="dim")
    elif panel.hidden:
        head.append("  ▪" * panel.hidden)
    board = session.board
    supplies = "  ".join(f"{board.supply(kind, 1, say)} {count}" for kind, count in panel.supplies.items())
    return [head, Text(f" {supplies}")]


def hand(session: Session, scene: Scene, say: Words) -> Text:
    """What is in hand, as far as the viewer may see it: whoever acts, or the viewer."""
    holders = [panel for panel in scene.panels if panel.hand]
    shown = next((panel for panel in holders if panel.seat == scene.to_act), holders[0] if holders else None)
    if shown is None:
        return Text(say.text("screen-no-hand"), style="dim")
    lines = [Text(say.text("screen-hand", player=session.names(say)[shown.seat]), style="dim")]
    for name in shown.hand:
        lines += [Text.assemble(" ", *((text, styled(ink)) for text, ink in row)) for row in session.board.hand(name)]
    return Text("\n").join(lines)


def choices(labels: list[str], chosen: int, say: Words) -> Text:
    """A numbered list; a click on a line chooses it, and one on the chosen line carries it out."""
    lines = []
    for n, label in enumerate(labels):
        line = Text(f"{'▶' if n == chosen else ' '}{n + 1} {label}", style="bold" if n == chosen else "")
        lines.append(line.on(click=f"app.click_choice({n})"))
    return Text("\n").join(lines) if lines else Text(say.text("screen-no-choice"), style="dim")


def styled(ink: Ink) -> Style:
    return Style(color=ink.letters or None, bgcolor=ink.ground or None, bold=ink.bold)
