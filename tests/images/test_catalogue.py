"""The pictures of a game by their names: one list for table, tabs, films and gallery."""

from __future__ import annotations

import pickle
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from images import space_alert, starship_captains, xia
from images.catalogue import Catalogue
from images.gallery import rooms
from images.space_alert import samples as missions
from images.starship_captains import samples as captains
from images.xia import samples as legends
from rules.starship_captains.view import wording
from words import LANGUAGES, words

GAMES = {known.game: (known, own) for known, own in rooms()}
EN = words("en")


@pytest.mark.parametrize("what", ["", "nope", "ship", "ship.me", "ship.", "score.1", "system.loath"])
def test_a_name_that_somebody_made_up_is_no_picture(what: str) -> None:
    with pytest.raises(ValueError):
        xia.PICTURES.found(what)


@pytest.mark.parametrize("what", ["hand", "hand.", "hand.x", "hand.1.x", "threat"])
def test_a_place_that_somebody_made_up_is_no_picture(what: str) -> None:
    with pytest.raises(ValueError):
        space_alert.PICTURES.found(what)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_drawn_by_another_process(game: str) -> None:
    known: Catalogue = GAMES[game][0]
    for picture in known.pictures.values():
        assert pickle.loads(pickle.dumps(picture.draw)) is not None
    for drawn in (known.board, known.replay):
        assert pickle.loads(pickle.dumps(drawn)).__self__.pictures.keys() == known.pictures.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_the_catalogue_is_in_the_gallery_and_has_words(game: str) -> None:
    known, own = GAMES[game]
    samples = list(own.shown())
    assert {sample.what.partition(".")[0] for sample in samples} == known.pictures.keys()
    for sample in samples:
        for lang in LANGUAGES:
            said = known.alt(sample.what, sample.view, words(lang), sample.names)
            assert 0 < len(said) <= 1000, sample


@pytest.mark.parametrize(
    ("pictures", "view", "shown"),
    [
        (starship_captains.PICTURES, captains.middle(), "ship.{turn}"),
        (starship_captains.PICTURES, captains.moving(), "galaxy"),
        (xia.PICTURES, legends.start(), "map"),
        (xia.PICTURES, legends.fight(), "attack"),
    ],
)
def test_on_the_table_lies_what_is_decided_by(pictures: Catalogue, view: Any, shown: str) -> None:
    what = shown.format(turn=view.turn)
    assert pictures.alt_board(view, EN, captains.NAMES) == pictures.alt(what, view, EN, captains.NAMES)
    board, drawn = pictures.board(view, EN, captains.NAMES), pictures.draw(what, view, EN, captains.NAMES)
    assert board.tobytes() == drawn.tobytes()


@pytest.mark.parametrize(
    ("pictures", "views", "frames", "size"),
    [
        (space_alert.PICTURES, [missions.trouble(), missions.won()], 3, (800, 600)),
        (space_alert.PICTURES, [missions.trouble(), missions.fullest()], 2, (800, 600)),
        (starship_captains.PICTURES, [captains.start(), captains.moving()], 2, (800, 795)),
        (xia.PICTURES, [legends.start(), legends.whole()], 2, (1000, 1000)),
        (xia.PICTURES, [], 1, (1000, 1000)),
    ],
)
def test_a_film_shows_each_turn_and_the_end(
    pictures: Catalogue, views: list[Any], frames: int, size: tuple[int, int]
) -> None:
    film: Any = Image.open(BytesIO(pictures.replay(views, EN, missions.NAMES)))
    assert (getattr(film, "n_frames", 1), film.size) == (frames, size)


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
    airlock = captains.airlock()
    assert airlock.airlock is not None
    card = starship_captains.PICTURES.alt("airlock", airlock, EN, captains.NAMES)
    rows = EN("sc-say-it", it=wording.mission(airlock.airlock.mission))
    assert airlock.airlock.mission.name["en"] in card and rows in card, "the mission being carried out"
    plan = missions.planning()
    one = plan.threats[2]
    assert EN.name("space_alert", one.code) in space_alert.PICTURES.alt(
        f"threat.{one.code}", plan, EN, missions.NAMES
    )
    with pytest.raises(ValueError):
        space_alert.PICTURES.alt("threat.XX-99", plan, EN, missions.NAMES)
