"""A campaign to draw between its battles: hangar, market, journey, page, world, debrief."""

from __future__ import annotations

from msgspec.structs import replace

from images.akarios.facts import CARDS, LOCATIONS, SHIPS, scenario
from images.akarios.samples import NAMES, whole
from rules.akarios.view import (
    AttemptView,
    BerthView,
    DebriefView,
    LocationView,
    MarketView,
    MemberView,
    ObjectView,
    OfferView,
    PadView,
    PageView,
    PlaceView,
    PollView,
    SheetView,
    View,
    VoyageView,
    WalkerView,
    WorldView,
)

TREES = ((2, 2, 0, 0, 0), (1, 0, 0, 0, 0), (2, 0, 0, 0, 0))
FULL = ((2, 2, 3, 2, 2), (2, 2, 2, 2, 1), (2, 2, 3, 0, 0))


def member(
    seat: int, pilot: str, ship: str, credits: int, trees: tuple[tuple[int, ...], ...] = TREES
) -> MemberView:
    row = SHIPS[ship]
    installed = {"weapon_1": row["weapon"], "engine_1": row["engine"], "ship": row["abilities"][0]}
    owned = ("beyond_limits", "good_position") if pilot == "starla" else ()
    return MemberView(
        callsign=NAMES[seat],
        android=False,
        left=False,
        pilot=pilot,
        ship=ship,
        ship_name="Second Wind" if seat == 1 else "",
        cards=("quick_strike",),
        installed=installed,
        pads=(PadView(pilot, trees, 1, seat % 3, credits, owned),),
        berths=(BerthView(ship, (1, 0, 0), 1, 0, row["hull"] + 1, row["shields"]),),
        stress=seat,
        carried=(("shields", 1),) if seat == 2 else (),
    )


MEMBERS = (
    member(0, "starla", "argonaut", 9),
    member(1, "violet_ray", "chariot", 4),
    member(2, "enver", "knossos", 7),
    member(3, "gardan", "invincible", 14),
)


def _place(id: str, open: bool, ending: str = "") -> LocationView:
    row = LOCATIONS[id]
    at = row["at"]
    return LocationView(id, row["kind"], at["system"], at["x"], at["y"], open, ending)


GATE = LocationView("gate_dragon_vertus", "jump", "dragon", 7, 4, False, "")
FIRST = (
    _place("005", True),
    _place("006", False, "success"),
    _place("007", True),
    _place("008", True),
    _place("009", True),
    GATE,
)


def sheet(places: tuple[LocationView, ...] = FIRST) -> SheetView:
    return SheetView(
        squad="Quiet Squad",
        act=1,
        next="explore",
        over=None,
        chapters=5,
        system="dragon",
        at=(4, 2),
        energy=4,
        places=places,
        events_left={"dragon": 8, "vertus": 9, "threshold": 9},
        achievements=("BREAKOUT", "WOUNDED", "SIGNAL", "KESH"),
        boost=2,
        progress=6,
        ship_points=1,
        copilots=("rojan_pale", "old_kesh"),
        sparrow=(),
        fitted=(),
        pilots=(),
        ships=(),
        extreme=False,
        difficulty="normal",
        members=MEMBERS,
        figures={},
    )


def between(stage: str, node: str = "006", seat: int | None = 0) -> View:
    return replace(whole(None, seat, stage, node), sheet=sheet(), roster=(0, 1, 2, 3))


def journey() -> View:
    votes = {"008": (0, 3), "009": (1,)}
    poll = PollView("ak-ask-location", ("005", "007", "008", "009"), votes)
    return replace(between("voyage"), poll=poll)


def toll() -> View:
    """An event on the way."""
    poll = PollView("ak-ask-event", ("pay", "refuse"), {})
    return replace(between("voyage"), poll=poll, voyage=VoyageView("arrive", "008", "d03", ""))


def far() -> View:
    """Late: two systems known, eight members."""
    more = tuple(_place(id, False, "success") for id in ("010", "011", "012", "013", "016"))
    opened = (_place("014", True), _place("017", True))
    gate = replace(GATE, open=False, ending="")
    told = replace(
        sheet((*FIRST[:5], gate, *more, *opened)),
        act=2,
        system="vertus",
        at=(4, 4),
        energy=10,
        chapters=14,
        members=(*MEMBERS, *(replace(one, callsign=f"{one.callsign} II", left=True) for one in MEMBERS)),
    )
    return replace(between("hangar"), sheet=told)


def page(node: str = "003", text: str = "scn.003.intro") -> View:
    return replace(between("story", node), page=PageView(node, (text,)))


def trained() -> View:
    """A pilot near the end of the campaign."""
    late = member(0, "starla", "argonaut", 31, FULL)
    return replace(between("hangar"), sheet=replace(sheet(), members=(late, *MEMBERS[1:])))


def market() -> View:
    kinds = ("weapon", "engine", "technology")
    cards = [id for kind in kinds for id, row in CARDS.items() if row["kind"] == kind and row.get("number")]
    offers = [OfferView(id, CARDS[id]["kind"], CARDS[id]["price"], False, {}, ()) for id in cards]
    offers += [
        OfferView("ship_upgrade", "ship_upgrade", 8, False, {}, ()),
        OfferView("energy", "energy", 6, True, {"0": 3, "2": 2}, (2, 2, 1, 1)),
        OfferView("trauma", "trauma", 4, True, {}, (1, 1, 1, 1)),
        OfferView("charis", "ship", 20, True, {}, (5, 5, 5, 5)),
    ]
    return replace(between("market", "005"), market=MarketView("005", tuple(offers)))


def won() -> View:
    lines = (
        '~["ak-gain-skill",{"n":2}]',
        '~["ak-trauma-marked",{"player":"#1"}]',
        '~["ak-ship-lost",{"player":"#3","ship":"@invincible"}]',
    )
    told = DebriefView("004", "success", "", lines, None, ())
    return replace(between("debrief", "004"), debrief=told)


def lost() -> View:
    return replace(between("debrief", "001"), debrief=DebriefView("001", "failure", "", (), None, ()))


def _objects(card: int, closed: tuple[str, ...], barred: tuple[str, ...]) -> PlaceView:
    row = next(one for one in scenario("006")["card"] if one["no"] == card)
    found = tuple(
        ObjectView(
            id=each["id"],
            kind=each["kind"],
            symbols=tuple(each.get("dice", ())),
            dir=each.get("dir", ""),
            card=each.get("card"),
            skill=each.get("skill", ""),
            coop=each.get("coop", False),
            repeat=each.get("repeat", False),
            closed=each["id"] in closed,
            barred=each["id"] in barred,
        )
        for each in row["objects"]
    )
    return PlaceView(row["no"], row["x"], row["y"], f"006.{card}", found)


def _walker(seat: int, card: int, health: int, stress: int, dice: int, conscious: bool = True) -> WalkerView:
    skills = {"strength": 1, "agility": 1, "intellect": 3, "charm": 2}
    pilot = MEMBERS[seat].pilot or ""
    return WalkerView(seat, pilot, NAMES[seat], card, health, 8, 6, stress, dice, False, conscious, skills)


def chozek() -> View:
    """Four on foot; one is about to test the rope bridge."""
    walkers = (_walker(0, 3, 6, 1, 0), _walker(1, 3, 5, 3, 1), _walker(2, 2, 7, 0, 4), _walker(3, 5, 8, 2, 2))
    told = WorldView(
        scenario="006",
        round=3,
        stamina=6,
        places=tuple(_objects(no, ("1c", "3a", "3b"), ("2c",)) for no in (1, 2, 3, 5)),
        backs=((4, 2, 0), (6, 2, 1)),
        walkers=walkers,
        attempt=AttemptView(2, "2a", ("g", "g", "g"), {}, {}),
        ended="",
    )
    return replace(between("world"), world=told)


def landing() -> View:
    """One pilot, one card; and the dice have been thrown."""
    view = chozek()
    assert view.world is not None
    now = AttemptView(0, "1b", ("og", "og"), {"0": 3}, {"0": ("attack", "stress", "move")})
    told = replace(
        view.world,
        round=1,
        places=view.world.places[:1],
        backs=((2, 1, 0), (3, 0, 1)),
        walkers=(_walker(0, 1, 6, 0, 4),),
        attempt=now,
    )
    return replace(view, seats=1, world=told)


def crowded() -> View:
    """A wide world, far explored; one pilot is unconscious."""
    view = chozek()
    assert view.world is not None
    row = view.world.places
    wide = tuple(
        replace(row[n % len(row)], no=n + 1, x=n % 5, y=n // 5, objects=row[n % len(row)].objects)
        for n in range(9)
    )
    walkers = tuple(replace(one, conscious=one.seat != 1) for one in view.world.walkers)
    return replace(
        view, world=replace(view.world, places=wide, backs=((10, 4, 1),), walkers=walkers, attempt=None)
    )
