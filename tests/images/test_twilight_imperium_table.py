"""Pictures of what lies beside Twilight Imperium's galaxy: laws, agreements, players, the score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from images.encode import LIMIT, png
from images.twilight_imperium import facts, samples, samples_table
from images.twilight_imperium.catalogue import PICTURES
from images.twilight_imperium.laws import laws
from images.twilight_imperium.players import HEADS, TOP, players
from images.twilight_imperium.samples import LONG, NAMES
from images.twilight_imperium.score import by_kind, curve_of, ranked
from images.twilight_imperium.trade import trade
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import LawView, View
from rules.twilight_imperium.visible import view
from tests.images.ink import Ink
from tests.rules.twilight_imperium.test_setup import begun, whole
from words import LANGUAGES, words

EN, RU = words("en"), words("ru")
SHEETS = ("laws", "trade", "players", "score")


def with_player(seen: View, seat: int, **more: Any) -> View:
    players = (replace(one, **more) if one.seat == seat else one for one in seen.players)
    return replace(seen, players=tuple(players))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", SHEETS)
@pytest.mark.parametrize(
    "make",
    [
        samples.start,
        samples.middle,
        samples_table.laws,
        samples_table.twelve_laws,
        samples_table.won,
        samples_table.eight,
    ],
)
def test_every_sheet_can_be_read(make: Callable[[], View], what: str, lang: str, ink: Ink) -> None:
    seen, said = make(), words(lang)
    for names in (NAMES, LONG):
        picture = PICTURES.draw(what, seen, said, names)
        assert not ink.problems(picture)
        assert len(png(picture)) < LIMIT // 3
        alt = PICTURES.alt(what, seen, said, names)
        assert len(alt) <= 1000 and "{" not in alt


@pytest.mark.parametrize("what", SHEETS)
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_sheets_of_a_real_table_can_be_read(seats: int, what: str, ink: Ink) -> None:
    seen = view(whole(seats, house_two_players=True), None)
    assert not ink.problems(PICTURES.draw(what, seen, RU, NAMES))
    early = view(begun(3, galaxy="build", races="choose"), None)
    assert not ink.problems(PICTURES.draw(what, early, EN, NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_law_there_is_can_be_read_in_full(lang: str, ink: Ink) -> None:
    said = words(lang)
    passed = [id for id, row in facts.POLITICAL_CARDS.items() if row.get("law")]
    seen = replace(samples.middle(), laws=tuple(LawView(id, None, (), 1) for id in passed))
    picture = laws(seen, said, NAMES)
    told = " ".join(ink.said().split())
    for id in passed:
        assert facts.called(facts.POLITICAL_CARDS, id, said) in told
        assert " ".join(said(texts.agenda(id)[0]).split()) in told
    assert not ink.problems(picture)


def test_a_law_names_its_holder_or_what_it_is_about(ink: Ink) -> None:
    about = (
        LawView("minister_of_commerce", 2, ("2",), 3),
        LawView("holy_planet_of_ixth", None, ("lodor",), 4),
    )
    laws(replace(samples.middle(), laws=about), EN, NAMES)
    told = ink.said()
    assert EN("ti-pic-law-holder", name=NAMES[2]) in told and "Lodor" in told
    assert EN("ti-pic-law-since", n=4) in told
    assert "\n2\n" not in told, "the holder is not what it is about"


def test_the_ring_shows_who_gets_what() -> None:
    seen = samples.middle()
    before = trade(seen, EN, NAMES)
    deal = seen.players[0].agreements[0]
    better = with_player(seen, 0, agreements=(replace(deal, brings=4), *seen.players[0].agreements[1:]))
    assert trade(better, EN, NAMES).tobytes() != before.tobytes()
    assert trade(with_player(seen, 2, free_trade=()), EN, NAMES).tobytes() != before.tobytes()
    assert EN("ti-say-deal", name=NAMES[1], n=4) in PICTURES.alt("trade", better, EN, NAMES)


@pytest.mark.parametrize(
    "change",
    [
        {"points": 8},
        {"strategy": 7},
        {"fleet": 7},
        {"command": 7},
        {"goods": 7},
        {"resources": 0},
        {"influence": 0},
        {"planets": ()},
        {"technologies": ()},
        {"cards": 0},
        {"politics": 0},
        {"passed": True},
        {"out": True},
        {"picked": ()},
    ],
)
def test_all_of_a_player_is_in_his_row(change: dict[str, Any]) -> None:
    seen = samples.middle()
    before = PICTURES.draw("players", seen, EN, NAMES)
    assert PICTURES.draw("players", with_player(seen, 0, **change), EN, NAMES).tobytes() != before.tobytes()


# The score


def test_the_score_adds_up_and_the_winner_is_first() -> None:
    seen = samples_table.won()
    assert ranked(seen)[0].seat == seen.winner == 2
    assert [one.points for one in ranked(seen)] == sorted((one.points for one in seen.players), reverse=True)
    for one in seen.players:
        assert sum(by_kind(one).values()) == one.points
    tied = replace(seen, winner=5, players=tuple(replace(one, points=9) for one in seen.players))
    assert [one.seat for one in ranked(tied)] == [5, 0, 1, 2, 3, 4]


def test_the_curve_ends_with_the_points_of_now() -> None:
    seen = samples.middle()
    one = seen.players[0]
    assert curve_of(seen, one) == (0, *one.curve, one.points), "the fifth round is not over"
    done = replace(
        seen, players=tuple(replace(each, curve=(*each.curve, each.points)) for each in seen.players)
    )
    assert curve_of(done, done.players[0]) == (0, *one.curve, one.points)


def test_points_of_every_kind_are_told_apart() -> None:
    one = replace(
        samples.middle().players[0],
        sources=(
            ("v1_mecatol", 1),
            ("technocrat", 2),
            ("lazax_armory", 1),
            ("voice_of_the_council", 1),
            ("x", 3),
        ),
    )
    assert by_kind(one) == {"stage1": 1, "secret": 2, "artifact": 1, "voice": 1, "else": 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heads_and_names_of_the_players_are_large_enough_for_a_phone(lang: str, ink: Ink) -> None:
    players(samples_table.eight(), words(lang), LONG)
    heads = [line for line in ink.lines if TOP < line.box[1] < TOP + HEADS]
    assert len(heads) > 10
    assert min(line.size for line in heads) >= 26, "6.5 pixels at a width of 400"
    assert sum(line.size >= 32 for line in heads) * 2 >= len(heads)
    names = [line for line in ink.lines if line.said in {*LONG, *(name.split()[0] for name in LONG)}]
    assert len(names) == len(LONG)
    for line in names:
        assert line.size >= 30 or (line.said in LONG and " " not in line.said), line
