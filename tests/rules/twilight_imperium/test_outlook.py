"""Systems that may be activated, the most inviting first, with what a player weighs."""

from __future__ import annotations

from rules.core.contract import phrase
from rules.twilight_imperium.actions import Activate
from rules.twilight_imperium.phases import outlook
from tests.rules.twilight_imperium.table import Table, galaxy


def seen(found: Table, seat: int = 0) -> dict[str, dict[str, object]]:
    """What is said of each system, in its order."""
    said: dict[str, dict[str, object]] = {}
    for choice in outlook.activations(found.state, seat):
        assert isinstance(choice.action, Activate)
        said[choice.action.system] = {**choice.args, "label": choice.label, "hint": choice.hint}
    return said


def test_planets_to_be_had_come_first_the_richest_before_the_others() -> None:
    found = galaxy(p201="lodor", p202="capha", p203="abyz_fria", p204="lesab")
    found.at("202").ships(0, cruiser=1)
    found.at("203").ships(1, cruiser=1)
    found.home(0).planet("jord", dock=1)
    told = seen(found)
    places = list(told)
    assert places[0] == "201"
    assert places.index("201") < places.index(found.state.players[0].home) < places.index("203")
    assert places.index("203") < places.index("204"), "where nothing can come, last"


def test_the_richer_of_two_is_offered_first() -> None:
    found = galaxy(p202="capha", p201="abyz_fria", p203="lesab")
    found.at("202").ships(0, cruiser=1)
    places = [each for each in seen(found) if each in ("201", "203")]
    worth = {
        at: int(str(seen(found)[at]["resources"])) + int(str(seen(found)[at]["influence"])) for at in places
    }
    assert worth[places[0]] > worth[places[1]]


def test_whose_it_is_and_what_can_come() -> None:
    found = galaxy(p201="lodor", p202="capha")
    found.at("202").ships(0, cruiser=2)
    found.at("201").planet("lodor", owner=1, gf=1)
    told = seen(found)
    assert told["201"]["who"] == ("#1",) and told["201"]["ships"] == 2
    assert seen(found, 1)["202"]["who"] == ("#0",), "the first seat is somebody too"
    assert told["201"]["label"] == "ti-turn-activate-named" and told["201"]["names"] == ("@lodor",)
    assert told["202"]["who"] == phrase("ti-act-yours")
    assert told["313"]["ships"] == 0, "the other end of the galaxy"
    found.home(0).planet("jord", dock=1)
    assert seen(found)[found.state.players[0].home]["who"] == phrase("ti-act-dock")


def test_the_custodians_make_the_centre_a_fight() -> None:
    found = galaxy(p101="lodor")
    found.at("101").ships(0, cruiser=2)
    found.home(0).planet("jord", dock=1)
    home = found.state.players[0].home
    assert list(seen(found)).index(home) < list(seen(found)).index("000")
    found.state.custodians = [0, 0]
    assert list(seen(found)).index("000") < list(seen(found)).index(home)
