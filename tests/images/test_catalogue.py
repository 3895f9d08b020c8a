"""The pictures of a game by their names."""

from __future__ import annotations

import pickle

import pytest

from images import space_alert, starship_captains, xia
from images.catalogue import Catalogue
from images.starship_captains import samples as captains
from images.xia import samples as legends
from words import words

GAMES = {"space_alert": space_alert, "starship_captains": starship_captains, "xia": xia}
EN = words("en")


@pytest.mark.parametrize("what", ["", "nope", "ship", "ship.me", "ship.", "score.1", "system.loath"])
def test_a_name_that_somebody_made_up_is_no_picture(what: str) -> None:
    with pytest.raises(ValueError):
        xia.PICTURES.found(what)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_drawn_by_another_process(game: str) -> None:
    pictures: Catalogue = GAMES[game].PICTURES
    for picture in pictures.pictures.values():
        assert pickle.loads(pickle.dumps(picture.draw)) is not None


def test_the_words_are_those_of_the_picture() -> None:
    view = captains.middle()
    said = {
        what: starship_captains.PICTURES.alt(what, view, EN, captains.NAMES)
        for what in ("galaxy", "techs", "tracks", "missions", "score", "ship.0", "ship.1")
    }
    assert len(set(said.values())) == len(said)
    whole = legends.whole()
    loath = xia.PICTURES.alt("sector.loath", whole, EN, legends.NAMES)
    assert EN.name("xia", "loath") in loath
    assert xia.PICTURES.draw("sector.loath", whole, EN, legends.NAMES).tobytes() == (
        xia.sector(whole, EN, legends.NAMES, "loath").tobytes()
    )
