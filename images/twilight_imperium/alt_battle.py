"""Battles in one breath."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.twilight_imperium import facts, sayings
from images.twilight_imperium.battle import BAR, fleet
from images.twilight_imperium.chances import percent
from images.twilight_imperium.common import look_of
from images.twilight_imperium.invasion import step_of, troops
from images.twilight_imperium.volleys import hits
from rules.twilight_imperium.view import DieView, View
from words import Words


def alt_battle(view: View, words: Words, names: Sequence[str]) -> str:
    return brief(_battle(view, words, names))


def alt_battle_odds(view: View, words: Words, names: Sequence[str], odds: Sequence[float]) -> str:
    now = view.battle
    assert now is not None
    return brief([*_battle(view, words, names), _odds(odds, (now.attacker, now.defender), words, names)])


def alt_invasion(view: View, words: Words, names: Sequence[str]) -> str:
    return brief(_invasion(view, words, names))


def alt_invasion_odds(view: View, words: Words, names: Sequence[str], odds: Sequence[float]) -> str:
    now = view.invasion
    assert now is not None
    return brief([*_invasion(view, words, names), _odds(odds, (now.attacker, now.defender), words, names)])


def _battle(view: View, words: Words, names: Sequence[str]) -> list[str]:
    now = view.battle
    assert now is not None
    told = [words("ti-pic-battle", n=max(1, now.round)) + f", {now.system}."]
    for seat in (now.attacker, now.defender):
        gone = sum(kind != BAR for kind in now.lost.get(str(seat), ()))
        there = sayings.units([(kind, n) for kind, n, _ in fleet(view, now, seat).ships], words) or "0"
        name = look_of(seat, words, names).name
        told.append(words("ti-say-side", name=name, hits=hits(now.dice, seat), lost=gone, left=there))
        told += _dice(now.dice, seat, words)
    return told


def _invasion(view: View, words: Words, names: Sequence[str]) -> list[str]:
    now = view.invasion
    assert now is not None
    told = [f"{step_of(now, words)}, {facts.called(facts.PLANETS, now.planet, words)}, {now.system}."]
    for seat in (now.attacker, now.defender):
        there = sayings.units(troops(view, now, seat), words) or "0"
        name = look_of(seat, words, names).name
        told.append(words("ti-say-front", name=name, hits=hits(now.dice, seat), left=there))
        told += _dice(now.dice, seat, words)
    return told


def _dice(dice: Sequence[DieView], seat: int, words: Words) -> list[str]:
    faces = ", ".join(str(die.face) for die in dice if die.seat == seat)
    return [words("ti-say-dice", faces=faces)] if faces else []


def _odds(odds: Sequence[float], sides: tuple[int, int], words: Words, names: Sequence[str]) -> str:
    one, other = (look_of(seat, words, names).name for seat in sides)
    a, b, nobody = (percent(each, words) for each in odds)
    return words("ti-say-odds", one=one, other=other, a=a, b=b, nobody=nobody)
