"""The pictures of Twilight Imperium: games as they are played, from the emptiest to the fullest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from images.encode import LIMIT, png
from images.hexmap import Layout
from images.twilight_imperium import facts, samples
from images.twilight_imperium.agenda import agenda, name_of
from images.twilight_imperium.battle import battle
from images.twilight_imperium.catalogue import PICTURES
from images.twilight_imperium.galaxy import galaxy
from images.twilight_imperium.objectives import objectives
from images.twilight_imperium.plan import plan_of
from images.twilight_imperium.player import player
from images.twilight_imperium.samples import LONG, NAMES
from images.twilight_imperium.space import beside
from images.twilight_imperium.technologies import PLACES, state, technologies
from images.twilight_imperium.volleys import hits, notes_of, volleys_of
from rules.twilight_imperium.view import View
from rules.twilight_imperium.visible import view
from tests.images.ink import Ink
from tests.rules.twilight_imperium.test_setup import begun, whole
from words import LANGUAGES, words

EN, RU = words("en"), words("ru")


def moved(seen: View, at: str) -> View:
    """The same without the ships of this system."""
    systems = (replace(one, ships=(), fighters=()) if one.at == at else one for one in seen.systems)
    return replace(seen, systems=tuple(systems))


def part(seen: View, at: str, drawn: Image.Image) -> bytes:
    """The pixels of one system."""
    plan = plan_of(seen)
    x, y = plan.place(seen.system(at).hex)
    return drawn.crop((int(x) - 60, int(y) - 100, int(x) + 60, int(y) + 110)).tobytes()


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_number_of_players_has_its_galaxy(seats: int) -> None:
    seen = view(whole(seats, house_two_players=True), None)
    plan = plan_of(seen)
    for words_ in (EN, RU):
        picture = galaxy(seen, words_, NAMES)
        assert picture.size == ((1800, 1974) if seats <= 6 else (2000, 2286))
        assert len(png(picture)) < LIMIT
    for system in seen.systems:
        x, y = plan.place(system.hex)
        assert plan.size <= x <= plan.w - plan.size and plan.size * 0.8 <= y <= plan.h - plan.size * 0.8


def test_the_nexus_touches_no_system() -> None:
    for seats in (6, 8):
        seen = samples.start(seats)
        plan = plan_of(seen)
        x, y = plan.nexus
        corners = Layout(plan.size, x, y).corners((0, 0))
        cells = {plan.layout.cell(corner) for corner in corners}
        assert not cells & {tuple(system.hex) for system in seen.systems if system.hex is not None}


def test_the_galaxy_shows_nothing_that_only_one_seat_knows() -> None:
    state = whole(4)
    drawn = {galaxy(view(state, seat), EN, NAMES).tobytes() for seat in (None, 0, 1, 2, 3)}
    assert len(drawn) == 1


def test_a_galaxy_that_is_built_shows_what_is_still_free() -> None:
    state = begun(3, galaxy="build")
    seen = view(state, None)
    assert seen.phase == "setup"
    laid = galaxy(seen, EN, NAMES)
    assert laid.tobytes() != galaxy(replace(seen, phase="strategy"), EN, NAMES).tobytes()


@pytest.mark.parametrize("at", ["101", "000", "900"])
def test_a_fleet_that_left_is_seen_in_its_system_alone(at: str) -> None:
    seen = samples.middle()
    before, after = galaxy(seen, EN, NAMES), galaxy(moved(seen, at), EN, NAMES)
    assert part(seen, at, before) != part(seen, at, after)
    assert part(seen, "307", before) == part(seen, "307", after)


def test_custodians_stand_on_mecatol_until_somebody_takes_it() -> None:
    seen = samples.start(6)
    gone = replace(seen, custodians=(0, 0))
    assert part(seen, "000", galaxy(seen, EN, NAMES)) != part(seen, "000", galaxy(gone, EN, NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.SAMPLES)
def test_words_beside_the_galaxy_do_not_meet(name: str, lang: str, ink: Ink) -> None:
    for names in (NAMES, LONG):
        picture = galaxy(samples.SAMPLES[name](), words(lang), names)
        assert not ink.outside(picture) and not ink.clashes()
        ink.lines.clear()


@pytest.mark.parametrize("wide", [(0, 0), (40, 200), (200, 40), (120, 120), (10, 230), (100, 0)])
def test_two_lines_share_their_room(wide: tuple[float, float]) -> None:
    left, right = beside((-64, 64), wide, 125, 10)
    assert left - wide[0] / 2 >= -125 and right + wide[1] / 2 <= 125
    if all(wide):
        assert left + wide[0] / 2 + 10 <= right - wide[1] / 2 + 1e-6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_tell_who_leads_and_where_the_fight_is(lang: str) -> None:
    seen, said = samples.middle(), words(lang)
    told = PICTURES.describe(seen, said, NAMES)
    assert told.index("- 000:") < told.index("- 101:")
    for one, name in zip(seen.players, NAMES, strict=False):
        counted: dict[str, Any] = {
            "letter": "ABCDEF"[one.seat],
            "points": one.points,
            "planets": len(one.planets),
        }
        assert said("ti-say-player", name=name.replace("_", r"\_"), **counted) in told
    assert "{" not in told
    alt = PICTURES.alt("galaxy", seen, said, NAMES)
    assert len(alt) <= 1000 and said("ti-pic-attacks", name=NAMES[1]) in alt


# Sheets


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.SAMPLES)
def test_every_sheet_can_be_read(name: str, lang: str, ink: Ink) -> None:
    seen, said = samples.SAMPLES[name](), words(lang)
    for seat in range(seen.seats):
        picture = player(seen, said, NAMES, seat)
        assert not ink.problems(picture), seat
        assert len(PICTURES.alt(f"player.{seat}", seen, said, NAMES)) <= 1000
    assert not ink.problems(objectives(seen, said, NAMES))


def test_a_sheet_names_what_its_player_has(ink: Ink) -> None:
    seen = samples.middle()
    for one in seen.players:
        player(seen, EN, NAMES, one.seat)
        told = ink.said().replace("\n", " ")
        for id in one.planets:
            assert facts.called(facts.PLANETS, id, EN) in told
        for id in one.technologies:
            assert facts.called(facts.TECHNOLOGIES, id, EN).split()[0] in told
        for deal in one.agreements:
            assert NAMES[deal.partner].split()[0] in told
        ink.lines.clear()


@pytest.mark.parametrize("seats", [3, 8])
def test_sheets_of_a_real_table_can_be_read(seats: int, ink: Ink) -> None:
    seen = view(whole(seats), None)
    for seat in range(seats):
        assert not ink.problems(player(seen, RU, NAMES, seat))
    assert not ink.problems(objectives(seen, RU, NAMES))


def test_sheets_hold_before_anybody_has_a_race(ink: Ink) -> None:
    seen = view(begun(3, galaxy="build", races="choose"), None)
    assert not ink.problems(player(seen, EN, NAMES, 0))


def test_the_table_of_objectives_adds_up(ink: Ink) -> None:
    seen = samples.middle()
    for one in seen.players:
        assert sum(n for _, n in one.sources) == one.points
    base = objectives(seen, EN, NAMES)
    for change in ({"scored": ()}, {"now": ()}, {"progress": ()}):
        rows = [replace(one, **change) for one in seen.objectives]
        assert objectives(replace(seen, objectives=tuple(rows)), EN, NAMES).tobytes() != base.tobytes()
    ink.lines.clear()
    gave = replace(seen.players[0], points=7, sources=(*seen.players[0].sources, ("holy_planet_of_ixth", 2)))
    objectives(replace(seen, players=(gave, *seen.players[1:])), EN, NAMES)
    assert EN("ti-pic-points-else") in ink.said()


# Technologies


def test_every_technology_has_its_place_right_of_what_it_needs() -> None:
    placed = {tech: (kind, spot) for kind, spots in PLACES.items() for tech, spot in spots.items()}
    assert placed.keys() == facts.TECHNOLOGIES.keys() and len(set(placed.values())) == len(placed)
    for tech, (kind, spot) in placed.items():
        assert facts.TECHNOLOGIES[tech]["color"] == kind
        for need in facts.TECHNOLOGIES[tech].get("requires", ()):
            assert placed[need][0] != kind or placed[need][1][0] < spot[0], (tech, need)


def test_a_technology_is_had_after_what_it_needs() -> None:
    assert state("hylar_v_assault_laser", ()) == "now"
    assert state("deep_space_cannon", ()) == "later"
    assert state("deep_space_cannon", ("hylar_v_assault_laser",)) == "now"
    assert state("war_sun", ("deep_space_cannon",)) == "later"
    assert state("war_sun", ("deep_space_cannon", "sarween_tools")) == "now"
    assert state("x89_bacterial_weapon", ("assault_cannon",)) == "now", "one of two is enough"
    assert state("war_sun", ("war_sun",)) == "owned"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", samples.SAMPLES)
def test_technologies_can_be_read(name: str, lang: str, ink: Ink) -> None:
    seen = samples.SAMPLES[name]()
    for seat in range(seen.seats):
        picture = technologies(seen, words(lang), NAMES, seat)
        told = ink.said()
        assert facts.called(facts.TECHNOLOGIES, "war_sun", words(lang)) in told
        assert not ink.cut() and not ink.outside(picture) and not ink.clashes()
        ink.lines.clear()


def test_at_the_end_the_points_lie_on_the_table() -> None:
    seen = samples.middle()
    over = replace(seen, over=True, winner=2, battle=None)
    assert PICTURES.alt_board(seen, EN, NAMES) == PICTURES.alt("galaxy", seen, EN, NAMES)
    assert PICTURES.alt_board(over, EN, NAMES) == PICTURES.alt("score", over, EN, NAMES)
    assert EN("ti-pic-wins", name=NAMES[2]) in PICTURES.alt("galaxy", over, EN, NAMES)


# Agendas


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [samples.first_vote, samples.law, samples.election])
def test_an_agenda_can_be_read(make: Callable[[], View], lang: str, ink: Ink) -> None:
    seen = make()
    for names in (NAMES, LONG):
        picture = agenda(seen, words(lang), names)
        assert not ink.outside(picture) and not ink.clashes() and not ink.tiny()
        ink.lines.clear()
    assert PICTURES.alt_board(seen, EN, NAMES) == PICTURES.alt("agenda", seen, EN, NAMES)


def test_votes_are_summed_by_what_they_are_for(ink: Ink) -> None:
    agenda(samples.law(), EN, NAMES)
    told = [line.said for line in ink.lines]
    assert "17" in told and "7" in told and EN("ti-pic-vote-abstain") in told
    assert EN("ti-pic-vote-now") in told and EN("ti-pic-vote-law") in told
    ink.lines.clear()
    agenda(samples.election(), EN, NAMES)
    told = [line.said for line in ink.lines]
    assert "20" in told and EN("ti-pic-vote-result", result=NAMES[2]) in told


def test_who_played_an_agenda_is_named_in_full_or_by_the_first_word(ink: Ink) -> None:
    agenda(samples.election(), EN, LONG)
    assert "played by Wilhelmina\n" in f"{ink.said()}\n" and not ink.cut()
    ink.lines.clear()
    agenda(samples.election(), EN, NAMES)
    assert f"played by {NAMES[5]}" in ink.said()


def test_whatever_is_elected_has_a_name() -> None:
    assert name_of("1", EN, NAMES) == NAMES[1] and name_of("0+1", EN, NAMES) == f"{NAMES[0]} + {NAMES[1]}"
    assert name_of("lodor", EN, NAMES) == "Lodor" and name_of("code_of_honor", EN, NAMES) == "Code of Honor"
    assert name_of("red", EN, NAMES) == EN("ti-pic-lane-red")
    assert name_of("v1_mecatol", RU, NAMES) == facts.called(facts.PUBLIC, "v1_mecatol", RU)


# Battles


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [samples.middle, samples.volley, samples.crowd])
def test_a_battle_can_be_read(make: Callable[[], View], lang: str, ink: Ink) -> None:
    for names in (NAMES, LONG):
        picture = battle(make(), words(lang), names)
        assert not ink.outside(picture) and not ink.clashes() and not ink.tiny()
        ink.lines.clear()


def test_dice_are_shown_by_what_hits(ink: Ink) -> None:
    seen = samples.volley()
    assert seen.battle is not None
    assert [(one.kind, one.need, one.bonus) for one in volleys_of(seen.battle.dice, 2)] == [
        ("dreadnought", 4, 1),
        ("carrier", 8, 1),
        ("destroyer", 7, 2),
        ("fighter", 8, 1),
    ]
    assert (hits(seen.battle.dice, 1), hits(seen.battle.dice, 2)) == (5, 4)
    battle(seen, EN, NAMES)
    told = ink.said()
    assert "6+" in told and "+2" in told and facts.called(facts.ABILITIES, "letnev_war_chest", EN) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_changes_the_dice_says_how_much_and_which_way(lang: str) -> None:
    seen, said = samples.volley(), words(lang)
    assert seen.battle is not None
    laser = facts.called(facts.TECHNOLOGIES, "hylar_v_assault_laser", said)
    assert notes_of(seen.battle.dice, 1, said) == [f"[up:good] {laser} +1"]
    frail = facts.called(facts.ABILITIES, "jolnar_frail", said)
    worse = tuple(replace(die, parts=(("jolnar_frail", -1),)) for die in seen.battle.dice)
    assert notes_of(worse, 1, said) == [f"[down:harm] {frail} −1"]


def test_custodians_fight_without_a_sheet() -> None:
    seen = samples.volley()
    assert seen.battle is not None
    against = replace(seen, battle=replace(seen.battle, defender=-1), custodians=(3, 2))
    assert EN("ti-pic-custodians") in PICTURES.alt("battle", against, EN, NAMES)
    assert battle(against, EN, NAMES).width == 1600
