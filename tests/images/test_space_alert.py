"""Every picture of Space Alert: it comes out, in its size, the same every time, without secrets."""

from io import BytesIO
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from images import space_alert as sa
from images.encode import LIMIT, png
from images.gallery import gallery, pictures
from images.space_alert import samples
from images.space_alert.cards import cards, schedule
from images.space_alert.common import looks, walk
from images.theme import rgb
from rules.space_alert.view import MemberView, SeatView, View
from words import LANGUAGES, words

NAMES = samples.NAMES
VIEWS = list(samples.SAMPLES)


def test_a_picture_is_the_same_every_time() -> None:
    for name in ("trouble", "planning"):
        assert png(sa.board(samples.SAMPLES[name](), words("ru"), NAMES)) == png(
            sa.board(samples.SAMPLES[name](), words("ru"), NAMES)
        )


@pytest.mark.parametrize("name", VIEWS)
def test_the_table_picture_shows_nothing_private(name: str) -> None:
    """A seat's own cards are in its view; on the table they stay backs."""
    view = samples.SAMPLES[name]()
    bare = tuple(
        member
        if member.seat is None
        else replace(member, slots=tuple(replace(s, card=None) for s in member.slots))
        for member in view.crew
    )
    spectator = replace(view, seat=None, mine=None, crew=bare)
    for draw in (sa.board, sa.lineup, sa.turn_report, sa.score_sheet):
        assert draw(view, words("en"), NAMES).tobytes() == draw(spectator, words("en"), NAMES).tobytes()
    assert sa.describe(view, words("en"), NAMES) == sa.describe(spectator, words("en"), NAMES)
    assert sa.alt(view, words("en"), NAMES) == sa.alt(spectator, words("en"), NAMES)


def test_backs_tell_actions_from_moves_and_nothing_else() -> None:
    view = samples.planning()

    def with_plan(plan: str) -> bytes:
        crew = (replace(view.crew[0], slots=samples.slots(plan, False)), *view.crew[1:])
        return sa.board(replace(view, crew=crew), words("en"), NAMES).tobytes()

    assert with_plan("ab") == with_plan("xA")
    assert with_plan("<>") == with_plan("^6")
    assert with_plan("a") != with_plan("<")
    assert with_plan("a") != with_plan("-")


def test_cards_on_android_boards_lie_open() -> None:
    view = samples.solo()
    other = (replace(view.crew[0], slots=samples.slots("a>a", True)), *view.crew[1:])
    assert (
        sa.board(view, words("en"), NAMES).tobytes()
        != sa.board(replace(view, crew=other), words("en"), NAMES).tobytes()
    )


CHANGES = {
    "silence": lambda v: replace(v, silence=True),
    "paused": lambda v: replace(v, paused=True),
    "turn": lambda v: replace(v, turn=7),
    "fuel": lambda v: replace(v, ship=replace(v.ship, fuel=1)),
    "rockets": lambda v: replace(v, ship=replace(v.ship, rockets=1)),
    "rocket": lambda v: replace(v, ship=replace(v.ship, rocket_in_flight=False)),
    "hangar": lambda v: replace(
        v, ship=replace(v.ship, hangars={"upper_blue": "disabled", "lower_red": None})
    ),
    "check": lambda v: replace(v, ship=replace(v.ship, maintained=(True, True, None))),
    "visual": lambda v: replace(v, ship=replace(v.ship, visual=(2, 2, 0))),
    "zone": lambda v: replace(
        v, ship=replace(v.ship, zones=(replace(v.ship.zones[0], shield=1), *v.ship.zones[1:]))
    ),
    "tile": lambda v: replace(
        v, ship=replace(v.ship, zones=(replace(v.ship.zones[0], tiles=("gravolift",)), *v.ship.zones[1:]))
    ),
    "carried": lambda v: replace(
        v, ship=replace(v.ship, zones=(replace(v.ship.zones[0], carried=1), *v.ship.zones[1:]))
    ),
    "station": lambda v: replace(v, crew=(replace(v.crew[0], station="lower_red"), *v.crew[1:])),
    "ko": lambda v: replace(v, crew=(replace(v.crew[0], knocked_out=True), *v.crew[1:])),
    "bots": lambda v: replace(v, crew=(replace(v.crew[0], bots="disabled"), *v.crew[1:])),
    "up": lambda v: replace(v, up=("b", *v.up[1:])),
    "hp": lambda v: replace(v, threats=(replace(v.threats[0], hp=2), *v.threats[1:])),
    "square": lambda v: replace(v, threats=(replace(v.threats[0], square=4), *v.threats[1:])),
    "gone": lambda v: replace(v, threats=v.threats[1:]),
}


@pytest.mark.parametrize("what", CHANGES)
def test_the_table_picture_shows_every_change(what: str) -> None:
    view = samples.trouble()
    before, after = (sa.board(v, words("en"), NAMES) for v in (view, CHANGES[what](view)))
    assert before.tobytes() != after.tobytes()


@pytest.mark.parametrize("what", [w for w in CHANGES if w not in ("carried", "up")])
def test_the_text_tells_every_change(what: str) -> None:
    view = samples.trouble()
    assert sa.describe(view, words("en"), NAMES) != sa.describe(CHANGES[what](view), words("en"), NAMES)


def test_silence_is_a_red_frame_on_all_sides() -> None:
    image = sa.board(samples.silence(), words("ru"), NAMES)
    for spot in ((3, 600), (1596, 600), (800, 3), (800, 1196)):
        assert image.getpixel(spot) == rgb("harm")
    assert sa.hand(samples.silence(), words("ru"), NAMES).getpixel((3, 400)) == rgb("harm")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_the_text_is_whole_and_short(name: str, lang: str) -> None:
    view = samples.SAMPLES[name]()
    text, alt = sa.describe(view, words(lang), NAMES), sa.alt(view, words(lang), NAMES)
    assert len(text) < 4000
    assert 40 < len(alt) <= 1000
    for threat in view.threats:
        assert words(lang).name("space_alert", threat.code) in text
    for look in looks(view, words(lang), NAMES):
        assert look.name.replace("_", "\\_") in text
    assert "pic-" not in text
    assert "pic-" not in alt


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_picture_has_an_alt_text(name: str, lang: str) -> None:
    view, w = samples.SAMPLES[name](), words(lang)
    texts = [
        sa.alt_lineup(view, w, NAMES),
        sa.alt_turn(view, w, NAMES),
        sa.alt_hand(view, w, NAMES, (3, None)),
    ]
    texts += [sa.alt_threat(view, w, NAMES, one.code) for one in view.threats]
    if view.score is not None:
        texts.append(sa.alt_score(view, w, NAMES))
    for text in texts:
        assert 5 < len(text) <= 1000
        assert "pic-" not in text
        assert "{" not in text


def test_alt_texts_tell_what_the_pictures_show() -> None:
    en = words("en")
    hand = sa.alt_hand(samples.planning(), en, NAMES, (6, None))
    assert "Борис" in hand
    assert "4 Weapon" in hand
    assert "6 ★ Bots / Bridge" in hand
    assert "Frigate: 7→4" in sa.alt_turn(samples.trouble(), en, NAMES)
    assert "20" in sa.alt_score(samples.won(), en, NAMES)
    view = samples.planning()
    assert "Z (turn 8): Attack 2" in sa.alt_threat(view, en, NAMES, view.threats[2].code)


@pytest.mark.rule("SA-481")
def test_a_test_run_has_no_points_and_seven_turns() -> None:
    en = words("en")
    view = samples.won()
    assert view.score is not None
    view = replace(view, mission="test_run_1", phases=2, score=replace(view.score, total=None))
    assert sa.alt_score(view, en, NAMES).startswith("Ship saved. ")
    assert "**Ship saved**\n" in sa.describe(view, en, NAMES)
    flying = samples.trouble()
    assert "turn 6 of 12 done" in sa.describe(flying, en, NAMES)
    assert "turn 6 of 7 done" in sa.describe(replace(flying, phases=2), en, NAMES)


def test_a_few_threats_leave_no_empty_half() -> None:
    view = samples.trouble()
    tall = {
        n: sa.lineup(replace(view, threats=view.threats[:n]), words("en"), NAMES).height
        for n in (0, 1, 2, 3, 7)
    }
    assert tall == {0: 608, 1: 608, 2: 608, 3: 1200, 7: 1200}


def test_another_seats_plan_stays_untold() -> None:
    """The hand of a seat is told from that seat's view alone; other boards are backs."""
    view = samples.planning()
    assert "Weapon" not in sa.alt_hand(replace(view, mine=None), words("en"), NAMES, (None, 0))


def test_names_cannot_break_the_text() -> None:
    text = sa.describe(samples.trouble(), words("en"), ["**x**", "`y`", "[z](q)", "> u", "_v_"])
    for name in (r"\*\*x\*\*", r"\`y\`", r"\[z\](q)", r"\> u", r"\_v\_"):
        assert name in text


def test_the_longest_board_is_still_short_enough() -> None:
    view = samples.fullest()
    many = replace(view, threats=view.threats * 3)
    for lang in LANGUAGES:
        assert len(sa.describe(many, words(lang), NAMES)) < 4000
        assert len(sa.alt(many, words(lang), NAMES)) <= 1000


@pytest.mark.rule("SA-404")
def test_every_member_has_a_colour_of_his_own() -> None:
    for view in (samples.start(), samples.two()):
        drawn = looks(view, words("en"), NAMES)
        assert len({look.colour for look in drawn}) == len(view.crew) == len(drawn)
        assert len({rgb(look.colour) for look in drawn}) == len(drawn), "and no two names of one colour"


def test_letters_are_all_different_and_androids_are_greek() -> None:
    names = ["Ann", "Anna", "anno", "🚀", "Аня"]
    view = samples.start()
    letters = [look.letter for look in looks(view, words("en"), names)]
    assert letters == ["A", "N", "O", "4", "А"]
    assert [look.letter for look in looks(samples.two(), words("en"), NAMES)] == ["A", "Б", "α", "β"]
    assert len({look.colour for look in looks(view, words("en"), names)}) == 5


def test_a_missing_name_is_a_seat() -> None:
    assert looks(samples.start(), words("en"), [])[2].name == words("en")("pic-seat", n=3)


@pytest.mark.parametrize(
    ("start", "face", "end"),
    [
        ("upper_white", "<", "upper_red"),
        ("upper_red", "<", "upper_red"),
        ("lower_white", ">", "lower_blue"),
        ("lower_blue", ">", "lower_blue"),
        ("upper_blue", "^", "lower_blue"),
        ("lower_red", "^", "upper_red"),
        ("lower_red", "6", "upper_blue"),
        ("upper_red", "2", "lower_white"),
        ("upper_red", "a", "upper_red"),
        ("upper_red", None, "upper_red"),
    ],
)
def test_the_trace_follows_the_plan(start: str, face: str | None, end: str) -> None:
    assert walk(start, face) == end


def hand_view(cards: int) -> View:
    mine = SeatView(1, tuple(samples.card(i, "a<") for i in range(cards)), (4, 5, 6, 7), 2)
    return replace(samples.planning(), mine=mine)


@pytest.mark.parametrize("cards", [0, 1, 6, 7, 12, 14])
def test_any_hand_fits(cards: int) -> None:
    image = sa.hand(hand_view(cards), words("ru"), NAMES, 4)
    assert image.size == (1200, 800)
    edge = image.crop((1180, 400, 1200, 800))
    assert edge.getcolors() == [(20 * 400, rgb("ink"))]


def test_cursor_and_board_change_the_panel() -> None:
    view = samples.two()
    seen = {sa.hand(view, words("en"), NAMES, *more).tobytes() for more in ((), (3,), (2,), (3, 2), (3, 3))}
    assert len(seen) == 5


def test_a_spectator_or_an_empty_crew_breaks_nothing() -> None:
    view = replace(samples.planning(), mine=None)
    assert sa.hand(view, words("en"), NAMES).size == (1200, 800)
    assert sa.board(replace(view, crew=()), words("en"), NAMES).size == (1600, 1200)


def test_solo_counts_what_is_left_of_each_face() -> None:
    view = samples.solo()
    placed = replace(view.crew[3], slots=samples.slots("a", True), heroic=None)
    fewer = replace(view, crew=(*view.crew[:3], placed))
    assert sa.hand(view, words("en"), NAMES).tobytes() != sa.hand(fewer, words("en"), NAMES).tobytes()


def test_turns_are_worked_out() -> None:
    view = samples.planning()
    fighter = samples.threat("E1-06", 4, "blue")  # speed 3 from 15: X 10, Y 7, Y 3, Z 1
    assert [(letter, turn) for _, letter, turn in schedule(fighter, view)] == [
        ("X", 5),
        ("Y", 6),
        ("Y", 7),
        ("Z", 8),
    ]


def test_what_speeds_a_threat_up_counts_from_the_next_move() -> None:
    view = samples.planning()
    kamikaze = samples.threat("E2-01", 1, "red")  # speed 4 from 13: 9 (X, now 5), 4 (past Y, now 6), Z
    assert [(letter, turn) for _, letter, turn in schedule(kamikaze, view)] == [("X", 1), ("Y", 2), ("Z", 3)]
    juggernaut = samples.threat(
        "SE2-02", 1, "white"
    )  # speed 1 from 16: X at 12 in turn 4, then 3 a turn, 5 after Y
    assert [(letter, turn) for _, letter, turn in schedule(juggernaut, view)] == [
        ("X", 4),
        ("Y", 6),
        ("Y", 7),
        ("Z", 7),
    ]


def test_an_active_threat_counts_from_where_it_is() -> None:
    view = samples.trouble()
    gunship = next(t for t in view.threats if t.code == "E1-05")
    assert [(letter, turn) for _, letter, turn in schedule(gunship, view)] == [("Z", 8)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_threat_has_a_card_a_tag_and_a_portrait(lang: str) -> None:
    seen = set()
    for i, code in enumerate(samples.codes()):
        lane = "internal" if code.lstrip("S").startswith("I") else ("red", "white", "blue")[i % 3]
        coming, active = samples.threat(code, i % 8 + 1, lane), samples.threat(code, i % 8 + 1, lane, 6)
        view = replace(samples.start(), threats=(coming,))
        seen.add(sa.threat_card(coming, view, words(lang)).tobytes())
        playing = replace(samples.trouble(), threats=(active,))
        assert sa.board(playing, words(lang), NAMES).size == (1600, 1200)
    assert len(seen) == len(cards()) == 55


def test_settled_threats_are_shown_when_all_is_over() -> None:
    view = samples.won()
    fewer = replace(view, threats=view.threats[1:])
    assert sa.board(view, words("en"), NAMES).tobytes() != sa.board(fewer, words("en"), NAMES).tobytes()


def test_what_broke_last_turn_stands_out() -> None:
    view = samples.trouble()
    calm = replace(view, report=None)
    strip = (850, 1110, 1240, 1190)
    assert sa.board(view, words("en"), NAMES).crop(strip).tobytes() != (
        sa.board(calm, words("en"), NAMES).crop(strip).tobytes()
    )


def test_replay_moves_and_stays_small() -> None:
    frames = [replace(samples.trouble(), turn=n) for n in range(1, 14)]
    data = sa.replay([*frames, samples.won()], words("en"), NAMES)
    assert len(data) < 8 * LIMIT
    film = Image.open(BytesIO(data))
    assert film.format == "WEBP"
    assert film.n_frames == 15
    assert film.size == (800, 600)


def test_replay_of_nothing_is_a_picture() -> None:
    assert Image.open(BytesIO(sa.replay([], words("en"), NAMES))).size == (800, 600)


def test_gallery_has_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With some of its pictures: test_approved draws them all."""
    some = dict(islice(pictures(), 3))
    monkeypatch.setattr("images.gallery.pictures", lambda: some.items())
    made = gallery(tmp_path)
    assert {*some, "space_alert_replay"} <= {path.name.split(".")[0] for path in made}
    page = (tmp_path / "index.html").read_text()
    assert all(path.name in page and path.stat().st_size < LIMIT for path in made)


def test_everybody_at_once_still_fits_a_station() -> None:
    """Nothing of five people with squads leaves the station's floor."""
    crew = tuple(replace(m, station="lower_red", bots="active") for m in samples.fullest().crew)
    view: View = replace(samples.trouble(), crew=crew, threats=())
    empty = replace(view, crew=tuple(replace(m, station="space") for m in crew))
    a, b = (sa.board(v, words("en"), NAMES).crop((476, 930, 500, 1090)) for v in (view, empty))
    assert a.tobytes() == b.tobytes()
    assert isinstance(crew[0], MemberView)
