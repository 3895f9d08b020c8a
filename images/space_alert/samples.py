"""Made-up missions to draw: for the gallery, the tests and the timings."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from msgspec.structs import replace

from images.space_alert.cards import DATA, marks
from rules.space_alert.view import (
    ActRow,
    Blow,
    CardView,
    HitRow,
    MemberView,
    ScoreView,
    SeatView,
    ShipView,
    SlotView,
    ThreatRow,
    ThreatView,
    TrackView,
    TurnReport,
    View,
    ZoneView,
)

NAMES = ("Ann", "Борис", "Chidi_94", "Дана ★", "Kestrel the Quiet")
Lane = Literal["red", "white", "blue", "internal"]

TRACKS = {
    "red": TrackView("T4", 13, (9,), (5,)),
    "white": TrackView("T7", 16, (12,), (8, 5)),
    "blue": TrackView("T6", 15, (10,), (7, 3)),
    "internal": TrackView("T3", 12, (8,), (3,)),
}


@cache
def _rows() -> dict[str, dict[str, Any]]:
    tables = [DATA.file(f"threats_{kind}")["threat"] for kind in ("external", "internal")]
    return {row["code"]: row for table in tables for row in table}


def codes() -> list[str]:
    return sorted(_rows())


def threat(
    code: str, number: int, lane: Lane, square: int | None = None, hp: int | None = None
) -> ThreatView:
    row = _rows()[code]
    kind = row["kind"]
    ahead = {q: s for q, s in marks(TRACKS[lane]).items() if square is None or q < square}
    at = next((q for q, s in ahead.items() if row.get(s.lower())), None)
    return ThreatView(
        code,
        number,
        kind,
        row["severity"] == "serious",
        row["difficulty"] == "yellow",
        lane,
        status="announced" if square is None else "active",
        square=square,
        speed=row["speed"],
        shield=row.get("shield"),
        hp=row["hp"] if hp is None else hp,
        hull=row["hp"],
        then=None if at is None else ahead[at],  # type: ignore[arg-type]
        then_square=at,
        reaches=at is not None and square is not None and square - row["speed"] <= at,
        effects=() if at is None else tuple(row.get(ahead[at].lower(), ())),
        stations=tuple(row.get("stations", ())),
        system=row.get("system"),
        fires_back=row.get("fires_back", False),
    )


def zone(name: Any, **facts: Any) -> ZoneView:
    white = name == "white"
    usual = {
        "shield": 1,
        "shield_room": 3 if white else 2,
        "shield_broken": 0,
        "reactor": 3 if white else 2,
        "reactor_room": 5 if white else 3,
        "reactor_broken": 0,
        "upper_weapon": 5 if white else 4,
        "lower_weapon": 1 if white else 2,
    }
    return ZoneView(name, **(usual | facts))


def ship(**facts: Any) -> ShipView:
    usual: dict[str, Any] = {
        "zones": (zone("red"), zone("white"), zone("blue")),
        "hangars": {"upper_blue": "active", "lower_red": "active"},
    }
    return ShipView(**(usual | facts))


def card(number: int, faces: str) -> CardView:
    return CardView(number, faces[0], faces[1], faces[0] in "ABX")


def slots(plan: str, known: bool) -> tuple[SlotView, ...]:
    """A plan such as "a>^-": known cards show their faces, others only their backs."""
    out: list[SlotView] = []
    for i, letter in enumerate(plan.ljust(12, "-")):
        if letter == "-":
            out.append(SlotView())
        elif letter in "<>^123456":
            out.append(SlotView("move", card(i, "a" + letter) if known else None))
        else:
            out.append(SlotView("action", card(i, letter + "<") if known else None))
    return tuple(out)


def crew(*plans: str, seats: int = 5, phase: int = 1, known: tuple[int, ...] = ()) -> tuple[MemberView, ...]:
    posts: tuple[Any, ...] = (("captain",), ("communications",), ("security",), (), ())
    return tuple(
        MemberView(
            i,
            i if i < seats else None,
            posts[i] if i < seats else (),
            phase,
            slots(plan, i in known or i >= seats),
            hand=5 if i < seats else 0,
            heroic=card(90, "X5") if i >= seats else None,
        )
        for i, plan in enumerate(plans)
    )


def start() -> View:
    """The quiet start: nothing announced, nothing planned."""
    return View(
        "briefing",
        None,
        "mission_1",
        "live",
        crew(*[""] * 5, phase=0),
        TRACKS,
        (),
        ship(),
        phase_ends=(225, 435, 600),
    )


def planning() -> View:
    """Phase 2 of a live mission, seen by the second seat."""
    people = crew("c>a", "^b-a>", "<c<aa", ">^x", "b", phase=2, known=(1,))
    people = (*people[:3], replace(people[3], ready=True), replace(people[4], phase=1, hand=9))
    hand = ("a^", "a<", "b>", "x>", "c<", "X5")
    mine = SeatView(1, tuple(card(i, f) for i, f in enumerate(hand)), (4, 5, 6, 7), 2, draws=1)
    threats = (
        threat("E1-05", 1, "red"),
        threat("SE1-05", 3, "white"),
        replace(threat("E1-06", 4, "blue"), unconfirmed=True),
        threat("I1-06", 2, "internal"),
        threat("SI1-01", 5, "internal"),
    )
    return View(
        "planning",
        1,
        "mission_3",
        "live",
        people,
        TRACKS,
        threats,
        ship(),
        phase=2,
        second=250,
        phase_ends=(225, 435, 600),
        window="data_transfer",
        window_ends=262,
        mine=mine,
    )


def silence() -> View:
    return replace(planning(), silence=True, window=None, window_ends=None, second=271)


def trouble() -> View:
    """The ship in trouble, turn 6 of the resolution."""
    zones = (
        zone("red", shield=0, upper_weapon=3, tiles=("upper_weapon", "structural")),
        zone("white", shield=2, reactor=4, lower_weapon=1, tiles=("lower_weapon",)),
        zone("blue", shield=0, shield_room=1, shield_broken=1, reactor=1, tiles=("gravolift", "shield")),
    )
    people = crew("c>a^<", "^b-a>", "<c<aa", ">^x", "b", phase=3)
    people = (
        people[0],
        replace(people[1], station="upper_red", bots="active"),
        replace(people[2], station="space", bots="active"),
        replace(people[3], station="lower_white"),
        replace(people[4], station="lower_blue", knocked_out=True),
    )
    threats = (
        threat("I1-05", 1, "internal", 2, 1),
        threat("E1-05", 2, "red", 5, 3),
        replace(threat("SI1-01", 3, "internal", 6, 1), stations=("upper_red",)),
        threat("E1-06", 4, "blue", 9),
        threat("SE1-01", 5, "white", 14),
        threat("E1-10", 6, "red", 13),
        threat("E2-01", 8, "white"),
    )
    return View(
        "resolution",
        None,
        "mission_3",
        "live",
        people,
        TRACKS,
        threats,
        ship(
            zones=zones,
            fuel=2,
            rockets=2,
            rocket_in_flight=True,
            pulse_range=1,
            hangars={"upper_blue": None, "lower_red": None},
            maintained=(False, True, None),
            visual=(2, 1, 0),
        ),
        phase=3,
        turn=6,
        up=("a", "x", "x", "<", None),
        report=report(),
    )


def report() -> TurnReport:
    return TurnReport(
        6,
        appeared=("E1-10",),
        acts=(
            ActRow(0, "upper_white", "a", did="fired", amount=5, target="heavy_laser"),
            ActRow(1, "upper_red", "x", did="hit_intruder", amount=1, target="SI1-01"),
            ActRow(2, "space", "x", did="attacked_space", amount=3, target="interceptors"),
            ActRow(3, "lower_white", "<", "lower_red", "moved", delayed=True),
            ActRow(4, "lower_blue", "-", did="knocked_out"),
        ),
        hits=(
            HitRow("SE1-01", 5, True, (("heavy_laser", 5),), 2, 3, 7, 4, 7),
            HitRow("E1-05", 2, False, (("interceptors", 3),), 2, 1, 3, 2, 5),
        ),
        threats=(
            ThreatRow("I1-05", 1, "malfunction", False, 1, "Z", ("damage 2",),
                      (Blow("blue", 2, tiles=("upper_weapon", "structural")),), status="survived"),
            ThreatRow("E1-05", 2, "external", False, 2),
            ThreatRow("E1-06", 4, "external", False, 3, "Y", ("attack 2",),
                      (Blow("blue", 2, 0, 0, ("reactor", "lower_weapon")),)),
            ThreatRow("SE1-01", 5, "external", True, 2, "X", ("attack 2",), (Blow("white", 2, 2, 0),)),
            ThreatRow("E1-10", 6, "external", False, 5),
        ),
        check=None,
    )  # fmt: skip


def fullest() -> View:
    """As full as it gets: five in one station, four threats on a track, six tiles everywhere."""
    tiles = ("upper_weapon", "lower_weapon", "shield", "reactor", "gravolift", "structural")
    zones = tuple(
        zone(name, tiles=tiles, carried=2, shield_broken=1, reactor_broken=1, shield_room=room - 1,
             reactor_room=more - 1, shield=room, reactor=more, upper_weapon=3, lower_weapon=1)
        for name, room, more in (("red", 2, 3), ("white", 3, 5), ("blue", 2, 3))
    )  # fmt: skip
    people = crew("aaaaaaaaaaaa", "bbbbbbbbbbbb", "<<<<<<>>>>>>", "xxxxxxxxxxxx", "^^^^^^^^^^^^", phase=3)
    people = tuple(
        replace(
            m,
            station="upper_blue",
            bots=("active", None, "disabled", None, None)[m.index],
            posts=_posts(m.index),
        )
        for m in people
    )
    threats = (
        threat("SE1-06", 1, "red", 9, 3),
        threat("E1-10", 2, "red", 9),
        threat("SE1-02", 3, "red", 10),
        threat("E2-05", 4, "red", 12, 7),
        threat("SE2-02", 5, "white", 8),
        threat("SE2-04", 6, "white", 15),
        threat("SE1-08", 6, "blue", 3),
        threat("SE1-04", 7, "blue", 4),
        threat("SI2-04", 8, "internal", 11),
        replace(threat("I2-01", 5, "internal", 6, 1), stations=("lower_blue", "lower_white", "lower_red")),
        threat("SI2-03", 4, "internal", 6, 2),
        threat("SI1-06", 7, "internal", 9),
        threat("SI1-05", 3, "internal", 3),
        threat("SI1-04", 2, "internal", 4),
        threat("E2-07", 8, "blue"),
    )
    return View(
        "resolution",
        None,
        "mission_8",
        "post",
        people,
        TRACKS,
        threats,
        ship(
            zones=zones,
            fuel=3,
            rockets=0,
            rocket_in_flight=True,
            pulse_range=1,
            hangars={"upper_blue": "disabled", "lower_red": None},
            maintained=(True, False, True),
            visual=(5, 4, 3),
        ),
        phase=3,
        turn=7,
        report=full_report(),
        campaign=True,
        missions_flown=2,
    )


def _posts(index: int) -> Any:
    return ("captain", "communications", "security") if index == 0 else ()


def full_report() -> TurnReport:
    did = ("hit_intruder", "no_energy", "already_fired", "repaired", "jumped")
    acts = tuple(
        ActRow(
            i,
            "upper_blue",
            "XaABb"[i],
            "lower_red" if d == "jumped" else None,
            d,
            2,
            "SI2-03",
            i == 1,
            i == 3,
        )
        for i, d in enumerate(did)
    )
    weapons = (
        ("heavy_laser", 5),
        ("light_laser", 2),
        ("pulse_cannon", 1),
        ("rocket", 3),
        ("interceptors", 3),
    )
    hits = tuple(
        HitRow(code, n, True, weapons[: n % 5 + 1], n % 4, n + 2, 9, 9 - n, 9, n == 9, note)
        for code, n, note in (
            ("SE1-06", 1, None),
            ("E1-10", 2, "cryoshield"),
            ("SE1-02", 3, None),
            ("E2-05", 4, None),
        )
    )
    every = ("upper_weapon", "reactor", "structural")
    blows = tuple(Blow(z, 3, 1, 0, every) for z in ("red", "white", "blue"))
    rows = (
        ThreatRow("SE1-06", 1, "external", True, 3, "X", ("attack 1 all-zones if-damaged",), blows),
        ThreatRow("SE2-02", 3, "external", True, 3, "Y", ("speed +2", "attack 3"), blows[:1]),
        ThreatRow("SE2-02", 3, "external", True, 3, "Z", ("attack 7",), blows[:1]),
        ThreatRow("SI2-04", 5, "intruder", True, 2, "Y", ("damage 1 per-token",), blows[::2]),
        ThreatRow("SI1-04", 7, "exterior", True, 2, "X", ("double-damage red",)),
        ThreatRow("SI1-06", 8, "malfunction", True, 2, "Y", ("ko here",), members=(0, 1)),
    )
    quiet = tuple(ThreatRow("E1-10", n, "external", False, 5) for n in (2, 6))
    return TurnReport(7, ("E2-07",), acts, hits, (*rows, *quiet), False)


def lost() -> View:
    view = trouble()
    score = ScoreView(False, lost_by="SE1-01", lost_turn=7, tiles=(7, 2, 3))
    return replace(view, stage="debrief", turn=7, score=score, up=())


def won() -> View:
    view = trouble()
    score = ScoreView(
        True,
        (("I1-05", 4), ("E1-05", 4), ("SI1-01", 8), ("SE1-01", 8)),
        (("E1-06", 2), ("E1-10", 2)),
        (2, 1, 1),
        (2, 1, 3),
        1,
        1,
        20,
    )
    status = {"E1-06": "survived", "E1-10": "survived"}
    threats = tuple(
        replace(t, status=status.get(t.code, "destroyed"), square=None) for t in view.threats if t.number < 8
    )
    return replace(view, stage="debrief", turn=13, score=score, threats=threats, up=(), report=None)


def solo() -> View:
    """One player and four androids; the whole deck lies open."""
    people = tuple(replace(m, posts=()) for m in crew("c>a", "^b-a>", "<c<aa", "4", seats=0, phase=1))
    people = (*people[:3], replace(people[3], heroic=None))
    deck = tuple(card(i, a + m) for i, (a, m) in enumerate((a, m) for a in "abcx" for m in "<>^"))
    mine = SeatView(None, (), (1, 2, 3), 1, open_deck=deck)
    threats = (threat("E1-01", 2, "white"), threat("I2-05", 3, "internal"))
    return View(
        "planning",
        0,
        "mission_2",
        "practice",
        people,
        TRACKS,
        threats,
        ship(),
        phase=1,
        mine=mine,
        phase_ends=(),
    )


def two() -> View:
    """Two players and two androids by post, with a full hand of nine."""
    people = crew("c>a", "^b-", "<c", "", seats=2, phase=1, known=(0,))
    hand = tuple(card(i, f) for i, f in enumerate(("a^", "a<", "b>", "x>", "c<", "b^", "c^", "a>", "B6")))
    mine = SeatView(0, hand, (1, 2, 3), 1, may_give=True)
    threats = (threat("E2-02", 2, "white"),)
    return View(
        "planning", 0, "mission_5", "post", people, TRACKS, threats, ship(), phase=1, mine=mine, paused=True
    )


SAMPLES = {
    "start": start,
    "planning": planning,
    "silence": silence,
    "trouble": trouble,
    "fullest": fullest,
    "lost": lost,
    "won": won,
    "solo": solo,
    "two": two,
}
