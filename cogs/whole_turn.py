"""A whole turn in one line: moves in their notation, `;` between them, each as short as it is still clear.

A line is tried on a copy first. What lies beyond the first card turned up or drawn nobody can know, so the
trial ends there: it neither checks further moves nor offers any.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, get_args

import discord
from discord import app_commands
from msgspec import Struct

from cogs import prompts
from images.speech import bare
from rules.core import Action, Choice, IllegalMove, Prompt, fold, notation, saved
from rules.core.orders import Queue
from words import Words

if TYPE_CHECKING:
    from cogs.loaded import Loaded
    from cogs.table import Table

BETWEEN = ";"
LONGEST = 100
"""Characters of a suggestion, by Discord's measure."""
SUGGESTIONS = 25
ARROW = " ▸ "


class Trial(Struct):
    """How far a line goes on a copy of the game."""

    done: list[Choice]
    open: Prompt | None
    """What would be asked next; None where that cannot be known, or the turn is over."""
    over: bool = False
    trouble: IllegalMove | None = None
    """Why the move after those done is impossible."""


def split(line: str) -> list[str]:
    return [part for part in (" ".join(each.split()) for each in line.split(BETWEEN)) if part]


def asked(loaded: Loaded, state: Any, seat: int) -> Prompt | None:
    prompts = loaded.prompts() if state is loaded.state else loaded.rules.prompts(state)
    return next((prompt for prompt in prompts if prompt.seat == seat), None)


def fits(part: str, written: str) -> bool:
    """`go lark` is `go larkspur`: every word begins a word of the move, in their order."""
    rest = iter(_words(written))
    return all(any(_begins(short, word) for word in rest) for short in _words(part))


def _begins(short: str, word: str) -> bool:
    """A number is never cut short: 1 is not 11."""
    cut = short[-1:].isdigit() and word[len(short) :][:1].isdigit()
    return word.startswith(short) and not cut


def _words(text: str) -> list[str]:
    return text.lower().replace(",", " ").replace("_", " ").split()


def find(prompt: Prompt, part: str, actions: Any) -> Action:
    """The move meant by a part of the line."""
    written = {notation.write(choice.action): choice.action for choice in prompt.choices}
    if part in written:
        return written[part]
    found = [action for text, action in written.items() if fits(part, text)]
    if len(found) == 1:
        return found[0]
    if found:
        likely = tuple(notation.write(action) for action in found[:5])
        raise IllegalMove("turn-ambiguous", move=part, moves=likely)
    try:
        return notation.read(part, actions)
    except notation.Malformed:
        raise IllegalMove("turn-unknown", move=part) from None


def rehearse(loaded: Loaded, seat: int, parts: Sequence[str]) -> Trial:
    """Play the line on a copy, up to the first thing that is revealed."""
    state = saved.copy(loaded.state)
    trial = Trial([], asked(loaded, loaded.state, seat))
    for number, part in enumerate(parts):
        prompt = trial.open
        if prompt is None:
            if trial.over:
                trial.trouble = IllegalMove("turn-too-long")
            return trial
        try:
            action = find(prompt, part, loaded.rules.actions)
            dice = fold.dice(loaded.rules, state, loaded.row.seed, loaded.row.depth + number)
            events = loaded.rules.play(state, seat, action, dice)
        except IllegalMove as problem:
            later = trial.done and waits_for_others(loaded, state, seat)
            trial.trouble = None if later else problem
            return trial
        listed = (choice for choice in prompt.choices if choice.action == action)
        trial.done.append(next(listed, Choice(notation.write(action), action)))
        trial.over = loaded.face.ends_turn(events, seat)
        hidden = dice.used or any(event.reveals for event in events)
        trial.open = None if hidden or trial.over else asked(loaded, state, seat)
    return trial


def brief(choice: Choice, among: Sequence[Choice]) -> str:
    """The shortest beginning of a move's words that is still this move and no other."""
    written = [notation.write(each.action) for each in among]
    full = notation.write(choice.action)
    words = full.split()
    for size in range(1, max(map(len, words)) + 1):
        short = " ".join(word[:size] for word in words)
        if [text for text in written if fits(short, text)] == [full]:
            return short
    return full


def written(loaded: Loaded, seat: int, parts: Sequence[str]) -> str:
    """The line with every move as short as it may be."""
    state = saved.copy(loaded.state)
    shorts: list[str] = []
    for number, part in enumerate(parts):
        prompt = asked(loaded, state, seat)
        assert prompt is not None
        action = find(prompt, part, loaded.rules.actions)
        listed = next((choice for choice in prompt.choices if choice.action == action), None)
        shorts.append(brief(listed, prompt.choices) if listed is not None else part)
        dice = fold.dice(loaded.rules, state, loaded.row.seed, loaded.row.depth + number)
        loaded.rules.play(state, seat, action, dice)
    return f"{BETWEEN} ".join(shorts)


async def play(
    table: Table, loaded: Loaded, seat: int, line: str, interaction: discord.Interaction[Any], speech: Words
) -> str:
    """Tried on a copy, then played move by move; what a reveal made impossible is left out and said."""
    parts = split(line)
    if not parts:
        raise IllegalMove("turn-empty", example=loaded.face.example)
    if asked(loaded, loaded.state, seat) is None:
        waiting = loaded.prompts()
        if waits_for_others(loaded, loaded.state, seat):
            return await _queued(table, loaded, seat, parts, interaction, speech, first=True)
        raise IllegalMove("turn-not-yours", player=loaded.names[waiting[0].seat] if waiting else "")
    trial = rehearse(loaded, seat, parts)
    if trial.trouble is not None:
        number = len(trial.done) + 1
        why = _why(loaded, trial.trouble, speech)
        raise IllegalMove("turn-refused", move=parts[number - 1], number=number, why=why)
    played, why = await _play(table, loaded, seat, parts, interaction, speech)
    done = speech("turn-played", chain=ARROW.join(played))
    left = parts[len(played) :]
    if left and not why:
        try:
            return f"{done}\n{await _queued(table, loaded, seat, left, interaction, speech)}"
        except IllegalMove as problem:
            why = _why(loaded, problem, speech)
    return f"{done}\n{speech('turn-stopped', left=f'{BETWEEN} '.join(left), why=why)}" if left else done


def has_queue(loaded: Loaded) -> bool:
    return Queue in get_args(loaded.rules.actions)


def waits_for_others(loaded: Loaded, state: Any, seat: int) -> bool:
    """The game goes on, but not before somebody else has decided something; the rest can be queued."""
    waiting = [prompt.seat for prompt in loaded.rules.prompts(state) if not prompt.optional]
    return has_queue(loaded) and bool(waiting) and seat not in waiting


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
            prompt = asked(loaded, loaded.state, seat)
            if prompt is None:
                raise IllegalMove("turn-too-long")
            action = find(prompt, part, loaded.rules.actions)
            key = interaction.id if not played else None
            events = await table.play(loaded, seat, action, user=interaction.user.id, interaction=key)
        except IllegalMove as problem:
            later = played and waits_for_others(loaded, loaded.state, seat)
            return played, "" if later else _why(loaded, problem, speech)
        played.append(_told(loaded, prompt, action, speech))
        if loaded.face.ends_turn(events, seat) and len(played) < len(parts):
            return played, speech("turn-too-long")
    return played, ""


def _why(loaded: Loaded, problem: IllegalMove, speech: Words) -> str:
    return speech(problem.key, loaded.names, **problem.args_for_words)


def _told(loaded: Loaded, prompt: Prompt, action: Action, speech: Words) -> str:
    """As the button reads; a move that has none by its notation."""
    listed = next((choice for choice in prompt.choices if choice.action == action), None)
    return _said(loaded, listed, speech) if listed is not None else notation.write(action)


def suggestions(loaded: Loaded, seat: int, current: str, speech: Words) -> list[app_commands.Choice[str]]:
    """The line so far with each move that may come next; none beyond what is still hidden."""
    typed = [" ".join(part.split()) for part in current.split(BETWEEN)]
    begun, last = [part for part in typed[:-1] if part], typed[-1]
    trial = rehearse(loaded, seat, begun)
    if trial.trouble is not None:
        return []
    found: list[tuple[list[str], list[Choice]]] = []
    if last:
        whole = rehearse(loaded, seat, [*begun, last])
        if whole.trouble is None and len(whole.done) == len(begun) + 1:
            found.append(([*begun, last], whole.done))
            found += [([*begun, last, text], done) for text, done in _onward(whole, "", speech, loaded)]
    elif begun:
        found.append((begun, trial.done))
    found += [([*begun, text], done) for text, done in _onward(trial, last, speech, loaded)]
    choices: dict[str, str] = {}
    for parts, done in found:
        line = _line(loaded, seat, parts)
        if len(line) <= LONGEST:
            choices.setdefault(line, _chain(_story(loaded, done, speech)))
    return [app_commands.Choice(name=bare(name), value=line) for line, name in choices.items()][:SUGGESTIONS]


def _onward(trial: Trial, typed: str, speech: Words, loaded: Loaded) -> list[tuple[str, list[Choice]]]:
    """Moves after a trial that what was typed may become, by their notation or by their words."""
    if trial.open is None:
        return []
    found = []
    for choice in trial.open.choices:
        text = notation.write(choice.action)
        if fits(typed, text) or typed.lower() in _said(loaded, choice, speech).lower():
            found.append((text, [*trial.done, choice]))
    return found


def _line(loaded: Loaded, seat: int, parts: list[str]) -> str:
    """In full where that fits, else with every move cut short."""
    line = f"{BETWEEN} ".join(parts)
    return line if len(line) <= LONGEST else written(loaded, seat, parts)


def _said(loaded: Loaded, choice: Choice, speech: Words) -> str:
    return prompts.label(loaded, speech, choice.label, choice.args)


def _story(loaded: Loaded, done: list[Choice], speech: Words) -> list[str]:
    """The moves as their buttons read, the last one with what it costs and risks."""
    said = [_said(loaded, choice, speech) for choice in done]
    if done and (hint := done[-1].hint):
        said[-1] += f" ({speech(hint, seats=loaded.names, **done[-1].args)})"
    return said


def _chain(said: list[str]) -> str:
    """The moves as they read; the first give way where it gets too long."""
    chain = ARROW.join(said)
    while len(chain) > LONGEST and len(said) > 1:
        said = said[1:]
        chain = "…" + ARROW + ARROW.join(said)
    return chain if len(chain) <= LONGEST else chain[: LONGEST - 1] + "…"
