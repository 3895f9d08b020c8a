"""A whole turn in one line: moves in their notation, `;` between them, each as short as it is still clear.

A line is tried on a copy first (`rules/lines.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import app_commands

from cogs import prompts
from images.speech import bare
from rules import lines, work
from rules.core import Action, Choice, IllegalMove, Prompt, notation, phrase
from rules.core.data import LANGUAGES
from rules.core.orders import Queue
from rules.lines import Trial
from words import Words, typed, words

if TYPE_CHECKING:
    from cogs.loaded import Loaded
    from cogs.table import Table

BETWEEN = ";"
UNKNOWN = "turn-unknown"
LONGEST = 100
"""Characters of a suggestion, by Discord's measure."""
SUGGESTIONS = 25
ARROW = " ▸ "
POSSIBLE = 6
"""Moves that a refusal names."""


def parts_of(line: str) -> list[str]:
    """Its moves, the last one possibly empty. A suggestion comes back as it was shown: with arrows, and with
    hints in brackets, in which a semicolon is none of ours."""
    found, depth = [""], 0
    for sign in line:
        depth = max(0, depth + (sign == "(") - (sign == ")"))
        if not depth and sign in (BETWEEN, ARROW.strip()):
            found.append("")
        else:
            found[-1] += sign
    return [" ".join(part.split()) for part in found]


def split(line: str) -> list[str]:
    return [part for part in parts_of(line) if part]


def asked(loaded: Loaded, seat: int) -> Prompt | None:
    return next((prompt for prompt in loaded.prompts() if prompt.seat == seat), None)


async def rehearse(loaded: Loaded, seat: int, parts: Sequence[str]) -> Trial:
    """The line on a copy: here, or where there is time for it."""
    if not parts:
        return Trial([], [], asked(loaded, seat))
    row, over = loaded.row, loaded.face.tale.over
    given = (work.named(loaded.rules), row.seed, row.depth, seat, tuple(parts), over)
    if loaded.rules.heavy:
        return await loaded.reckon(lines.rehearse, *given)
    return lines.rehearse(loaded.state, *given)


async def understood(loaded: Loaded, seat: int, parts: Sequence[str]) -> tuple[list[str], Trial]:
    """The same line with moves in their notation where it had the words that are shown."""
    parts = list(parts)
    while True:
        trial = await rehearse(loaded, seat, parts)
        number = len(trial.done)
        if trial.trouble is None or trial.trouble.key != UNKNOWN or trial.open is None:
            return parts, trial
        try:
            parts[number] = notation.write(find(loaded, trial.open, parts[number]))
        except IllegalMove as problem:
            trial.trouble = problem
            return parts, trial


def find(loaded: Loaded, prompt: Prompt, part: str) -> Action:
    """By its notation, else by what its button says in any language."""
    try:
        return lines.find(prompt, part, loaded.rules.actions)
    except IllegalMove as problem:
        if problem.key != UNKNOWN:
            raise
        found = _worded(loaded, prompt, part)
        if not found:
            raise
    if len(found) > 1:
        raise IllegalMove("turn-ambiguous", move=part, moves=tuple(map(notation.write, found[:5])))
    return found[0]


def _worded(loaded: Loaded, prompt: Prompt, part: str) -> list[Action]:
    """Moves whose words are these, with their hint or without, whole or cut short; else those whose words
    begin like them, and rather from the first word on: `lar` is `Larkspur` before `Stop at Larkspur`."""
    said = [
        (
            typed(bare(_told_of(loaded, choice, speech))),
            len(typed(bare(_said(loaded, choice, speech)))),
            choice,
        )
        for choice in prompt.choices
        for speech in map(words, LANGUAGES)
    ]
    wanted, cut = typed(part.rstrip("…")), part.endswith("…")
    same = [
        choice.action
        for text, size, choice in said
        if wanted == text[:size] or (len(wanted) > size and text.startswith(wanted))
    ]
    if cut and not same:
        same = [choice.action for text, _, choice in said if text.startswith(wanted)]
    meant = plain(wanted)
    begun = [(text[:size], choice) for text, size, choice in said if lines.fits(meant, plain(text[:size]))]
    first = [choice.action for text, choice in begun if plain(text).startswith(meant.split(" ")[0])]
    return list(dict.fromkeys(same or first or [choice.action for _, choice in begun]))


def plain(text: str) -> str:
    """Its words, without the signs around them."""
    return " ".join(re.findall(r"[\w.'’+-]+", text))


def misread(loaded: Loaded, prompt: Prompt, part: str, speech: Words) -> IllegalMove:
    """Which word of it fits nothing here, and what would."""
    begun: list[str] = []
    fitting = list(prompt.choices)
    for word in part.split():
        found = [each for each in fitting if _begins(loaded, each, [*begun, word], speech)]
        if not found:
            break
        begun.append(word)
        fitting = found
    else:
        word = part
    said = [bare(_said(loaded, each, speech)) for each in fitting]
    if not said:
        return IllegalMove(UNKNOWN, move=part)
    more = ", …" if len(said) > POSSIBLE else ""
    return IllegalMove("turn-misread", word=word, moves=", ".join(said[:POSSIBLE]) + more)


def _begins(loaded: Loaded, choice: Choice, begun: Sequence[str], speech: Words) -> bool:
    written = notation.write(choice.action)
    said = [bare(_said(loaded, choice, each)) for each in map(words, LANGUAGES)]
    return any(lines.fits(plain(typed(" ".join(begun))), plain(typed(each))) for each in (written, *said))


async def play(
    table: Table, loaded: Loaded, seat: int, line: str, interaction: discord.Interaction[Any], speech: Words
) -> str:
    """Tried on a copy, then played move by move; what a reveal made impossible is left out and said."""
    parts = split(line)
    if not parts:
        raise IllegalMove("turn-empty", example=phrase(loaded.face.example))
    if asked(loaded, seat) is None:
        waiting = loaded.prompts()
        if waits_for_others(loaded, seat):
            return await _queued(table, loaded, seat, parts, interaction, speech, first=True)
        raise IllegalMove("turn-not-yours", player=loaded.names[waiting[0].seat] if waiting else "")
    parts, trial = await understood(loaded, seat, parts)
    if trial.trouble is not None:
        number = len(trial.done) + 1
        move, rule = parts[number - 1], trial.trouble.rule
        if trial.trouble.key == UNKNOWN and trial.open is not None:
            trial.trouble = misread(loaded, trial.open, move, speech)
        why = _why(loaded, trial.trouble, speech)
        raise IllegalMove("turn-refused", rule=rule, move=move, number=number, why=why)
    played, why = await _play(table, loaded, seat, parts, interaction, speech)
    done = speech("turn-played", chain=ARROW.join(played))
    left = parts[len(played) :]
    if left and not why:
        try:
            return f"{done}\n{await _queued(table, loaded, seat, left, interaction, speech)}"
        except IllegalMove as problem:
            why = _why(loaded, problem, speech)
    return f"{done}\n{speech('turn-stopped', left=f'{BETWEEN} '.join(left), why=why)}" if left else done


def waits_for_others(loaded: Loaded, seat: int) -> bool:
    return lines.waits_for_others(loaded.rules, loaded.state, seat)


async def _queued(
    table: Table,
    loaded: Loaded,
    seat: int,
    parts: Sequence[str],
    interaction: discord.Interaction[Any],
    speech: Words,
    *,
    first: bool = False,
) -> str:
    """To be played when the seat is asked again: written in full, for nobody knows what it is asked then."""
    for part in parts:
        try:
            notation.read(part, loaded.rules.actions)
        except notation.Malformed:
            raise IllegalMove("turn-in-full", move=part) from None
    line = f"{BETWEEN} ".join(parts)
    key = interaction.id if first else None
    await table.play(loaded, seat, Queue(line), user=interaction.user.id, interaction=key)
    return speech("turn-queued", left=line)


async def _play(
    table: Table,
    loaded: Loaded,
    seat: int,
    parts: Sequence[str],
    interaction: discord.Interaction[Any],
    speech: Words,
) -> tuple[list[str], str]:
    """What was played, in words, and why the rest was not; nothing if it is only that others decide first."""
    played: list[str] = []
    for part in parts:
        try:
            prompt = asked(loaded, seat)
            if prompt is None:
                raise IllegalMove("turn-too-long")
            action = find(loaded, prompt, part)
            key = interaction.id if not played else None
            events = await table.play(loaded, seat, action, user=interaction.user.id, interaction=key)
        except IllegalMove as problem:
            later = played and waits_for_others(loaded, seat)
            return played, "" if later else _why(loaded, problem, speech)
        played.append(_told(loaded, prompt, action, speech))
        if loaded.face.ends_turn(events, seat) and len(played) < len(parts):
            return played, "" if lines.has_queue(loaded.rules) else speech("turn-too-long")
    return played, ""


async def play_all(
    table: Table,
    loaded: Loaded,
    seat: int,
    moves: Sequence[Action],
    interaction: discord.Interaction[Any],
    speech: Words,
) -> None:
    """Moves that belong together, as far as they can be made one after the other; what is left when others
    have to decide first is queued."""
    user, key = interaction.user.id, interaction.id
    for number, move in enumerate(moves):
        try:
            events = await table.play(loaded, seat, move, user=user, interaction=None if number else key)
        except IllegalMove:
            if not number:
                raise
            if lines.has_queue(loaded.rules) and waits_for_others(loaded, seat):
                left = [notation.write(each) for each in moves[number:]]
                await _queued(table, loaded, seat, left, interaction, speech)
            return
        if loaded.face.ends_turn(events, seat):
            return


def _why(loaded: Loaded, problem: IllegalMove, speech: Words) -> str:
    return speech(problem.key, loaded.names, **problem.args_for_words)


def _told(loaded: Loaded, prompt: Prompt, action: Action, speech: Words) -> str:
    """As the button reads; a move that has none by its notation."""
    listed = lines.chosen(prompt, action)
    return _said(loaded, listed, speech) if listed is not None else notation.write(action)


class Line(NamedTuple):
    """Moves that can be made one after the other, as they were typed, chosen, and offered."""

    parts: list[str]
    done: list[Choice]
    among: list[tuple[Choice, ...]]

    def written(self) -> str:
        """In full where that fits, else with every move cut short."""
        line = f"{BETWEEN} ".join(self.parts)
        if len(line) <= LONGEST:
            return line
        return f"{BETWEEN} ".join(self.brief())

    def brief(self) -> list[str]:
        """What lies beyond a reveal stays as it was typed."""
        moves = zip(self.parts, self.done, self.among, strict=False)
        short = [lines.brief(choice, among) if choice in among else part for part, choice, among in moves]
        return [*short, *self.parts[len(short) :]]


async def suggestions(
    loaded: Loaded, seat: int, current: str, speech: Words
) -> list[app_commands.Choice[str]]:
    """The line so far with each move that may come next; none beyond what is still hidden."""
    typed = parts_of(current)
    begun, last = [part for part in typed[:-1] if part], typed[-1]
    begun, trial = await understood(loaded, seat, begun)
    if trial.trouble is not None:
        return []
    whole = await rehearse(loaded, seat, [*begun, last]) if last else None
    found: Iterator[Line] = _onward(trial, begun, last, speech, loaded)
    if whole is not None and whole.trouble is None and len(whole.done) == len(begun) + 1:
        here = [*begun, last]
        found = chain([Line(here, whole.done, whole.among)], _onward(whole, here, "", speech, loaded), found)
    elif begun and not last:
        found = chain([Line(begun, trial.done, trial.among)], found)
    choices: dict[str, str] = {}
    for each in found:
        line = each.written()
        if len(line) <= LONGEST and line not in choices:
            choices[line] = _named(loaded, each, speech)
        if len(choices) == SUGGESTIONS:
            break
    return [app_commands.Choice(name=name, value=line) for line, name in choices.items()]


def _onward(trial: Trial, begun: list[str], part: str, speech: Words, loaded: Loaded) -> Iterator[Line]:
    """Moves after a trial that what was typed may become, by their notation or by their words."""
    if trial.open is None:
        return
    for choice in trial.open.choices:
        text = notation.write(choice.action)
        if lines.fits(part, text) or typed(part) in typed(_said(loaded, choice, speech)):
            among = [*trial.among, trial.open.choices]
            yield Line([*begun, text], [*trial.done, choice], among)


def _said(loaded: Loaded, choice: Choice, speech: Words) -> str:
    return prompts.label(loaded, speech, choice.label, choice.args)


def _told_of(loaded: Loaded, choice: Choice, speech: Words) -> str:
    """A move with what it costs and risks."""
    said, hint = _said(loaded, choice, speech), choice.hint
    return f"{said} ({speech(hint, seats=loaded.names, **choice.args)})" if hint else said


def _named(loaded: Loaded, line: Line, speech: Words) -> str:
    """How a suggestion reads: what is taken of it must be understood when it comes back with more behind it.
    So the moves before the last are cut to their notation where all words are too long."""
    said = [bare(_said(loaded, choice, speech)) for choice in line.done]
    last = bare(_told_of(loaded, line.done[-1], speech))
    before = f"{BETWEEN} ".join(line.brief()[:-1])
    ways = [ARROW.join([*said[:-1], last]), ARROW.join(said)]
    ways += [ARROW.join([before, end]) for end in (last, said[-1]) if before]
    fitting = next((each for each in ways if len(each) <= LONGEST), ways[-1])
    return fitting if len(fitting) <= LONGEST else fitting[: LONGEST - 1] + "…"
