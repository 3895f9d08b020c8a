"""When each line is spoken: the voice queue of Space Alert (SA-432 to SA-437). Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from audio import voices
from audio.phrases import LANGUAGES, Announcement, announcement, book, phrase

Kind = Literal["voice", "sound", "bed", "static"]


class Call(msgspec.Struct, frozen=True):
    """An announcement that is due: second of the mission, key of announcements.toml, its arguments."""

    at: float
    key: str
    args: dict[str, Any] = msgspec.field(default_factory=dict)


class Cue(msgspec.Struct, frozen=True):
    """Something to be heard from second `at`; the n-th part starts `offsets[n]` seconds later."""

    at: float
    kind: Kind
    key: str
    parts: tuple[str, ...]
    offsets: tuple[float, ...] = (0.0,)
    seconds: float = 0.0
    due: float = 0.0
    lang: str = ""


Lengths = Callable[[Call, bool], float]


def calls(mission: Mapping[str, Any], crew: int, solo: bool = False) -> list[Call]:
    """Every announcement of a track (`phase_ends`, `events`) for a crew of this size, androids counted.

    Unconfirmed reports are for a crew of five alone (SA-430); the last phase is the operation (SA-431).
    Solo there is nobody to pass data to or to fall silent with: threats alone are announced.
    """
    found = [Call(0.0, "start")]
    for event in mission["events"]:
        if event["event"] == "threat" or not solo:
            found += _event_calls(mission, event, crew)
    ends: Sequence[float] = mission["phase_ends"]
    timing = book().timing
    for number, end in enumerate(ends, 1):
        last = number == len(ends)
        word, args = ("operation", {}) if last else ("phase", {"phase": number})
        found += [Call(float(end - left), f"{word}_{left}", args) for left in timing.warnings]
        found.append(Call(float(end - timing.countdown), f"{word}_5", args))
        found.append(Call(float(end), "mission_complete" if last else "phase_end", args))
    return sorted(found, key=lambda call: (call.at, announcement(call.key).priority))


def _event_calls(mission: Mapping[str, Any], event: Mapping[str, Any], crew: int) -> list[Call]:
    at, what = float(event["at"]), str(event["event"])
    if what == "threat":
        unconfirmed = bool(event.get("unconfirmed", False))
        if unconfirmed and crew != 5:
            return []
        serious = "_serious" if event.get("severity") == "serious" else ""
        args = {"turn": event["turn"], "unconfirmed": unconfirmed}
        if event.get("kind", "external") == "internal":
            return [Call(at, f"threat_internal{serious}", args)]
        return [Call(at, f"threat_external{serious}", {**args, "zone": event["zone"]})]
    if what == "communications_down":
        until = float(event["until"])
        return [Call(at, what, {"until": until}), Call(until, "communications_restored")]
    if what == "data_transfer":
        closes = transfer_closes(mission, at)
        return [
            Call(at, what),
            Call(closes - book().timing.countdown, "data_transfer_5"),
            Call(closes, "beep"),
        ]
    return [Call(at, what)]


def transfer_closes(mission: Mapping[str, Any], opened: float) -> float:
    """15 seconds after it opened, or when communications fail, but never in less than 8 (SA-443)."""
    timing = book().timing
    closes = opened + timing.transfer
    for event in mission["events"]:
        if event["event"] == "communications_down" and opened < event["at"] < closes:
            closes = max(float(event["at"]), opened + timing.transfer_least)
    return closes


def nominal(lang: str) -> Lengths:
    """Lengths by the estimates of announcements.toml."""
    column = LANGUAGES.index(lang)

    def seconds(call: Call, repeat: bool) -> float:
        said = announcement(call.key)
        full = said.seconds[column]
        if call.args.get("unconfirmed"):
            full += book().unconfirmed["seconds"][column]
        return full / 2 if said.repeat and not repeat else full

    return seconds


def rendered(lang: str) -> Lengths:
    """Lengths of our own recordings."""

    def seconds(call: Call, repeat: bool) -> float:
        return layout(call.key, phrase(call.key, repeat=repeat, **call.args), lang)[1]

    return seconds


def layout(key: str, parts: Sequence[str], lang: str) -> tuple[tuple[float, ...], float]:
    """Where in the line each part starts, and how long the line is.

    The numbers of a countdown fall on their seconds: "five" five seconds before the end (SA-433).
    """
    length = announcement(key).length
    offsets, clock = [], 0.0
    for part in parts:
        if part.startswith("count-"):
            clock = length - int(part.removeprefix("count-"))
        offsets.append(round(clock, 3))
        clock += voices.seconds(lang, part) + book().timing.breath
    return tuple(offsets), length or round(max(0.0, clock - book().timing.breath), 3)


class _Line(msgspec.Struct, frozen=True):
    call: Call
    at: float
    seconds: float
    repeat: bool


def plan(due: Iterable[Call], lang: str, lengths: Lengths | None = None) -> list[Cue]:
    """What is heard and when: every line at its place in the queue, and the sounds around them."""
    ordered = sorted(due, key=lambda call: (call.at, announcement(call.key).priority))
    lines = queue([call for call in ordered if announcement(call.key).parts], lengths or rendered(lang))
    cues = [_spoken(line, lang) for line in lines]
    cues = [_cut(cue, cues) for cue in cues] + [cue for call in ordered for cue in _sounds(call)]
    return sorted(cues, key=lambda cue: (cue.at, cue.kind))


def caught_up(
    due: Iterable[Call], cues: Sequence[Cue], heard: float, now: float, lang: str
) -> tuple[list[Call], list[Cue]]:
    """What is still to be said, and the plan from second `now` on, if nothing was heard since second `heard`.

    A line lost in between is due at once, and others make room for it as they do for any line. What counts
    seconds is dropped, and so is what says how many are left, where it comes too late (SA-435).
    """
    spoken = {(cue.key, cue.due): cue for cue in cues if cue.kind == "voice"}
    left: list[Call] = []
    for call in due:
        cue = spoken.get((call.key, call.at))
        if cue is not None and (cue.at >= now or (_said(cue) > heard and _worth_saying(call, now))):
            left.append(msgspec.structs.replace(call, at=max(call.at, now)))
    lines = [cue for cue in plan(left, lang) if cue.kind == "voice"]
    others = [cue for cue in cues if cue.kind != "voice"]
    return left, sorted([*others, *lines], key=lambda cue: (cue.at, cue.kind))


def _said(cue: Cue) -> float:
    """The second at which the line has been said once."""
    once = cue.parts.index("repeat") if "repeat" in cue.parts else len(cue.parts)
    parts = list(zip(cue.parts, cue.offsets, strict=True))[:once]
    return cue.at + max((offset + voices.seconds(cue.lang, part) for part, offset in parts), default=0.0)


def _worth_saying(call: Call, now: float) -> bool:
    rule = _rule(call)
    if rule.count or (rule.late == "drop" and now - call.at > book().timing.late_after):
        return False
    return now < float(call.args.get("until", now + 1))


def queue(lines: Sequence[Call], lengths: Lengths) -> list[_Line]:
    """One line at a time, half a second apart; lines with right of way at their second (SA-432, SA-434).

    The repeat is left out when late or when another line is due before it would end (SA-435).
    """
    gap = book().timing.gap
    fixed = [_Line(call, call.at, lengths(call, True), False) for call in lines if _rule(call).priority == 1]
    spoken = list(fixed)
    waiting = [call for call in lines if _rule(call).priority > 1]
    now = min((call.at for call in waiting), default=0.0)
    while waiting:
        ready = sorted((c for c in waiting if c.at <= now), key=lambda c: (_rule(c).priority, c.at))
        fits = [call for call in ready if _free(now, lengths(call, False), fixed)]
        if not fits:
            moments = [call.at for call in waiting] + [line.at + line.seconds + gap for line in fixed]
            now = min(moment for moment in moments if moment > now)
            continue
        waiting.remove(call := fits[0])
        late = now - call.at > book().timing.late_after
        if late and _rule(call).late == "drop":
            continue
        full = lengths(call, True)
        awaited = any(other.at < now + full for other in waiting)
        repeat = _rule(call).repeat and not late and not awaited and _free(now, full, fixed)
        line = _Line(call, now, full if repeat else lengths(call, False), repeat)
        spoken.append(line)
        now = line.at + line.seconds + gap
    return sorted(spoken, key=lambda line: line.at)


def _rule(call: Call) -> Announcement:
    return announcement(call.key)


def _free(at: float, seconds: float, fixed: Iterable[_Line]) -> bool:
    gap = book().timing.gap
    return all(at >= line.at + line.seconds + gap or at + seconds + gap <= line.at for line in fixed)


def _spoken(line: _Line, lang: str) -> Cue:
    parts = phrase(line.call.key, repeat=line.repeat, **line.call.args)
    offsets, _ = layout(line.call.key, parts, lang)
    return Cue(line.at, "voice", line.call.key, tuple(parts), offsets, line.seconds, line.call.at, lang)


def _cut(cue: Cue, cues: Iterable[Cue]) -> Cue:
    """Two colliding lines with right of way: the later is exact, the earlier loses what would run into it."""
    nexts = min((other.at for other in cues if other.at > cue.at), default=float("inf"))
    if cue.at + cue.seconds <= nexts:
        return cue
    room = nexts - cue.at
    kept = [
        (part, offset)
        for part, offset in zip(cue.parts, cue.offsets, strict=True)
        if offset + voices.seconds(cue.lang, part) <= room
    ]
    return msgspec.structs.replace(
        cue, parts=tuple(part for part, _ in kept), offsets=tuple(offset for _, offset in kept), seconds=room
    )


def _sounds(call: Call) -> list[Cue]:
    """The sounds of an event, exactly at its second whatever is being spoken (SA-429)."""
    found = []
    if sound := announcement(call.key).sound:
        found.append(Cue(call.at, "sound", call.key, (sound,), due=call.at))
    if call.key == "start":
        found.append(Cue(call.at, "bed", call.key, ("bed-1",), due=call.at))
    elif call.key == "phase_end":
        bed = f"bed-{min(3, int(call.args['phase']) + 1)}"
        found.append(Cue(call.at, "bed", call.key, (bed,), due=call.at))
    elif call.key == "mission_complete":
        found.append(Cue(call.at, "bed", call.key, ("",), due=call.at))
    elif call.key == "communications_down":
        lasts = float(call.args["until"]) - call.at
        found.append(Cue(call.at, "static", call.key, ("static",), (0.0,), lasts, call.at))
    elif call.key in ("phase_5", "operation_5"):
        found += [Cue(call.at + at, "sound", call.key, ("tick",), due=call.at) for at in TICKS]
    return found


TICKS = (-8.0, -7.0, -6.0, -5.0, -4.0, -3.0, -2.0, -1.0, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.0, 6.5)
