"""Setup (section 1): mission, posts, playing order, decks, trajectories, action cards."""

from __future__ import annotations

from rules.core.dice import Dice
from rules.space_alert import generator
from rules.space_alert.cards import DEALS, HEROIC, ORDINARY
from rules.space_alert.components import CARDS, TILES, TRACKS, ZONE_NAMES
from rules.space_alert.options import Difficulty, Options
from rules.space_alert.soundtracks import FULL_MISSIONS, MISSIONS, Mission
from rules.space_alert.state import Member, Posts, State

_COLOURS: dict[Difficulty, str] = {"white": "1", "yellow": "2", "mixed": "12"}
_PREFIXES = {
    "external_normal": "E",
    "external_serious": "SE",
    "internal_normal": "I",
    "internal_serious": "SI",
}


def start(options: Options, seats: int, dice: Dice) -> State:
    posts = assign_posts(options, seats)
    mission = choose_mission(options, crew_size(options, seats), (), dice)
    state = State(
        options=options,
        seats=seats,
        posts=posts,
        mission=mission,
        normal=options.normal,
        serious=options.serious,
        crew=playing_order(options, seats, posts.captain),
        tracks={},
        decks={},
        damage={},
    )
    lay_out(state, dice)
    return state


def assign_posts(options: Options, seats: int) -> Posts:
    """The host is captain and the next two seats the officers, unless the crew says otherwise (SA-408)."""

    def post(wish: int, default: int) -> int:
        return wish if 0 <= wish < seats else default % seats

    captain = post(options.captain, 0)
    return Posts(captain, post(options.communications, captain + 1), post(options.security, captain + 2))


def android_count(options: Options, seats: int) -> int:
    return {1: 4, 2: 2, 3: 1, 4: int(options.fifth)}.get(seats, 0)


def crew_size(options: Options, seats: int) -> int:
    return android_count(options, seats) + (seats if seats > 1 else 0)


def playing_order(options: Options, seats: int, captain: int) -> list[Member]:
    """The ring of seats with the androids in their places, from the captain on (SA-405, SA-406, SA-407)."""
    androids = android_count(options, seats)
    if seats == 1:
        return [Member(None) for _ in range(androids)]
    wishes = (options.first_android, options.second_android)[:androids]
    places = [wish if 0 <= wish < seats else seats - 1 for wish in wishes]
    ring: list[int | None] = []
    for seat in range(seats):
        ring.append(seat)
        ring += [None] * places.count(seat)
    first = ring.index(captain)
    return [Member(seat) for seat in ring[first:] + ring[:first]]


def drawn(options: Options) -> bool:
    """Before each mission of a campaign its track is drawn, whatever was chosen before (SA-273)."""
    return options.campaign and options.pace != "practice"


def choose_mission(options: Options, crew: int, flown: tuple[str, ...], dice: Dice) -> Mission:
    """A campaign flies the eight missions only, none twice (SA-501)."""
    if drawn(options):
        return MISSIONS[dice.choice([name for name in FULL_MISSIONS if name not in flown])]
    if options.mission == "random":
        return MISSIONS[dice.choice(FULL_MISSIONS)]
    if options.mission == "generated":
        return generator.generate(dice, options.difficulty, options.length, crew)
    return MISSIONS[options.mission]


def lay_out(state: State, dice: Dice) -> None:
    """Everything that is shuffled for one mission, in a fixed order, before anybody sees a card."""
    state.tracks = draw_trajectories(state.mission, dice)
    state.decks = shuffle_threats(state.mission, state.normal, state.serious, dice)
    state.damage = shuffle_tiles(state.carried, dice)
    deal(state, dice)


def draw_trajectories(mission: Mission, dice: Dice) -> dict[str, int]:
    """Four different ones (SA-025); a test run takes three short ones and no internal track (SA-478)."""
    numbers = [int(name[1:]) for name in mission.trajectories] or sorted(TRACKS)
    lanes = ZONE_NAMES if mission.group == "test_run" else (*ZONE_NAMES, "internal")
    return dict(zip(lanes, dice.sample(numbers, len(lanes)), strict=True))


def shuffle_threats(
    mission: Mission, normal: Difficulty, serious: Difficulty, dice: Dice
) -> dict[str, list[str]]:
    """Four separate decks; both of a severity share its difficulty (SA-020 to SA-023). Training is white."""
    decks = {}
    for name, prefix in _PREFIXES.items():
        difficulty = normal if name.endswith("normal") else serious
        colours = _COLOURS["white" if mission.training else difficulty]
        decks[name] = [code for code in sorted(CARDS) if code.split("-")[0] in {prefix + c for c in colours}]
        dice.shuffle(decks[name])
    if mission.threats:
        first = list(mission.threats)
        if mission.id != "test_run_1":
            dice.shuffle(first)
        decks["external_normal"] = first[::-1]
    return decks


def shuffle_tiles(carried: dict[str, list[str]], dice: Dice) -> dict[str, list[str]]:
    """The stack of a zone holds the tiles that do not lie on the ship already (SA-289)."""
    stacks = {}
    for zone in ZONE_NAMES:
        stacks[zone] = [tile for tile in TILES if tile not in carried.get(zone, ())]
        dice.shuffle(stacks[zone])
    return stacks


def deal(state: State, dice: Dice) -> None:
    """Packets for each phase; the first holds a heroic card (SA-028, SA-029). The rest is the draw pile."""
    pile, heroic = list(ORDINARY), list(HEROIC)
    dice.shuffle(pile)
    dice.shuffle(heroic)
    if "heroic_cards" in state.mission.leaves_out:
        heroic = []
    androids = len(state.crew) - len(state.humans)
    sizes = DEALS[state.seats, androids][: state.mission.phases]
    for member in state.crew:
        if member.seat is None:
            member.heroic = heroic.pop() if heroic else None
            continue
        own = [heroic.pop()] if heroic else []
        first = own + [pile.pop() for _ in range(sizes[0] - len(own))]
        member.packets = [first] + [[pile.pop() for _ in range(size)] for size in sizes[1:]]
    state.pile = sorted(pile) if state.solo else pile
