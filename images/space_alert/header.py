"""The top of the table picture: where we are in time."""

from __future__ import annotations

from images.canvas import Canvas
from images.space_alert.common import CHECKS, FINAL, PHASES, clock
from images.text import measure
from images.theme import mix
from rules.space_alert.view import ScoreView, View
from words import Words

RULER = 316
BOX, PITCH = 56, 60
Y = 44


def paint(c: Canvas, view: View, words: Words) -> None:
    if view.score is not None:
        _ending(c, view, view.score, words)
        return
    right = _ruler(c, view)
    if view.stage == "planning":
        x = c.text(24, 54, words("pic-phase"), "label", "dim", "display")
        c.text(x + 14, 54, str(max(1, view.phase)), 84, "text", "display")
        _phase_ends(c, view)
    elif view.stage in ("resolution", "debrief", "over") and view.turn:
        if view.turn >= FINAL:
            c.lines(24, 34, words("pic-final-step"), 44, RULER - 44, 2, face="display")
        else:
            x = c.text(24, 54, words("pic-turn"), "label", "dim", "display")
            c.text(x + 14, 54, str(view.turn), 84, "text", "display")
    else:
        key = {"briefing": "pic-briefing", "council": "pic-council"}.get(view.stage, "pic-resolution")
        c.lines(24, 54 if view.stage != "council" else 34, words(key), 46, RULER - 44, 2, face="display")
    _notes(c, view, words, right + 16)


def _ruler(c: Canvas, view: View) -> float:
    """Twelve turns in three phases: what is settled fades, what is now is bright."""
    x = float(RULER)
    planning = view.stage in ("planning", "briefing")
    for phase, (low, high) in enumerate(PHASES, 1):
        closed = planning and phase < view.phase
        current = planning and phase == view.phase
        unused = phase > view.phases
        if current:
            c.panel(x - 7, Y - 35, (high - low + 1) * PITCH + 10, 70, "deck", "text", r=16)
        for n in range(low, high + 1):
            now, done = not planning and n == view.turn, closed or (not planning and n < view.turn)
            face = "text" if now else "raise" if done else "ink"
            ink = "black" if now else "faint" if done else "text" if current else "dim"
            if unused:
                face, ink = "ink", "line"
            c.panel(x, Y - 28, BOX, BOX, face, None if now else "raise" if unused else "line", r=12)
            c.text(x + BOX / 2, Y, str(n), 34, ink, "display", "m")
            x += PITCH
            if n in CHECKS and not planning and "computer_check" not in view.leaves_out:
                passed = view.ship.maintained[phase - 1]
                icon, colour = {None: ("computer", "dim"), True: ("check", "good"), False: ("cross", "harm")}[
                    passed
                ]
                c.icon(icon, x + 11, Y, 28, colour)
                x += 28
        x += 18
    return x


def _phase_ends(c: Canvas, view: View) -> None:
    x = float(RULER)
    for phase, (low, high) in enumerate(PHASES, 1):
        width = (high - low + 1) * PITCH - 4
        if phase <= len(view.phase_ends):
            over = phase < view.phase
            words = (
                f"[lock] {clock(view.phase_ends[phase - 1])}"
                if over
                else f"[clock] {clock(view.phase_ends[phase - 1])}"
            )
            c.text(
                x + width / 2,
                96,
                words,
                28,
                "faint" if over else "text" if phase == view.phase else "dim",
                "bold",
                "m",
            )
        elif phase < view.phase:
            c.icon("lock", x + width / 2, 94, 28, "faint")
        x += width + 22


def _notes(c: Canvas, view: View, words: Words, left: float) -> None:
    """At the right: what interrupts the crew, else where we are."""
    room = c.w - 24 - left
    lines: list[tuple[str, str]] = []
    if view.silence:
        lines.append((f"[silence] {words('pic-silence')}", "harm"))
    if view.paused:
        lines.append((f"[pause] {words('pic-paused')}", "gold"))
    if view.window:
        until = f" {words('pic-until', time=clock(view.window_ends))}" if view.window_ends else ""
        kind = view.window.replace("_", "-")
        icon = "give" if view.window == "data_transfer" else "draw"
        lines.append((f"[{icon}] {words(f'pic-{kind}')}{until}", "good"))
    if view.stage == "planning" and len(lines) < 2 and view.pace != "live":
        ready = sum(m.ready for m in view.crew)
        if ready:
            lines.append((words("pic-ready", ready=ready, all=len(view.crew)), "dim"))
    if len(lines) < 2 and view.campaign:
        lines.append((words("pic-campaign", n=view.missions_flown + 1), "dim"))
    if len(lines) < 2:
        lines.append((words.name("space_alert", view.mission), "dim"))
    if len(lines) < 2 and view.stage == "planning":
        lines.append((words("pic-planning"), "faint"))
    if view.silence:
        width = min(room, measure(lines[0][0], 44, "display") + 36)
        c.panel(c.w - 20 - width, 16, width, 62, mix("ink", "harm", 0.25), "harm", r=14)
        c.text(c.w - 38, 47, lines[0][0], 40, "text", "display", "r", width=width - 30)
        if len(lines) > 1:
            c.text(c.w - 24, 96, lines[1][0], 28, lines[1][1], "bold", "r", width=room + 200)
        return
    for i, (line, colour) in enumerate(lines[:2]):
        c.text(c.w - 24, 38 + i * 44, line, "body" if i == 0 else 32, colour, "bold", "r", width=room)


def _ending(c: Canvas, view: View, score: ScoreView, words: Words) -> None:
    """The mission is over: saved with so many points, or lost, when and to what."""
    colour = "good" if score.won else "harm"
    c.panel(16, 14, c.w - 32, 90, mix("ink", colour, 0.3), colour, r=20, border=4)
    c.icon("check" if score.won else "skull", 68, 59, 62, colour)
    x = c.text(120, 59, words("pic-won" if score.won else "pic-lost"), "title", "text", "display")
    if score.won:
        if score.total is not None:
            c.text(c.w - 48, 59, str(score.total).replace("-", "−"), 76, "text", "display", "r")
        c.text(
            x + 40, 62, words.name("space_alert", view.mission), "label", "dim", "bold", width=c.w - 260 - x
        )
        return
    final = score.lost_turn is None or score.lost_turn >= FINAL
    when = words("pic-lost-final") if final else words("pic-lost-in", turn=score.lost_turn)
    why = (
        words("pic-lost-damage")
        if score.lost_by in (None, "damage")
        else words.name("space_alert", str(score.lost_by))
    )
    c.text(c.w - 48, 59, f"{when} · {why}", "label", "text", "bold", "r", width=c.w - 48 - x - 40)
