"""The components of the game, read once from the data files: sectors, ships, outfits, cards, NPCs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import field

from rules.core.data import Data, Strict

DATA = Data("xia")
file, rows = DATA.file, DATA.rows

Cargo = Literal["spice", "holo", "terra", "plasma", "cyber"]
CARGO: tuple[Cargo, ...] = ("spice", "holo", "terra", "plasma", "cyber")
CUBES = 15
"""Of each kind (XIA-010)."""
Law = Literal["lawful", "outlaw", "neutral"]
RegionKind = Literal["planet", "asteroid", "debris", "nebula", "star", "gate"]
OutfitType = Literal["engine", "shield", "blaster", "missile"]
MissionType = Literal["passenger", "scientist", "bounty_hunter", "smuggler", "thief", "assassin"]
LAWFUL: tuple[MissionType, ...] = ("passenger", "scientist", "bounty_hunter")
NpcName = Literal["enforcer", "scoundrel", "merchant"]
TokenFace = Literal["credits", "fame", "nothing"]
TIGER = "tigris_gate"
STAR = "xia"


class Region(Strict, frozen=True):
    kind: RegionKind
    law: Law | None = None
    """Of a planet."""
    buy: Cargo | Literal["any"] | None = None
    sell: Cargo | Literal["any"] | None = None
    yields: Cargo | None = None
    """What is mined (asteroid), salvaged (debris) or harvested (nebula) on its X spaces."""


class Sector(Strict, frozen=True):
    """The text format of a sector is described at the head of its data file."""

    id: str
    name: dict[str, str]
    flavour: dict[str, str]
    symbols: str
    """Of sides 0 to 5."""
    rows: tuple[str, ...]
    regions: dict[str, Region] = field(default_factory=dict)
    entrances: tuple[str, ...] = ()


class Outfit(Strict, frozen=True):
    id: str
    name: dict[str, str]
    type: OutfitType
    level: Literal[1, 2, 3]
    die: int
    shape: tuple[str, ...]
    """A is a section with an arming spot, # one without."""
    low: int = 0
    high: int = 0
    """Range as a weapon; a shield has none."""
    targets: int = 1
    """Ships that one attack with it may hit; none of ours hits more than one."""

    @property
    def price(self) -> int:
        return 1000 * self.level

    @property
    def resale(self) -> int:
        """Half the price, rounded up to a full thousand (XIA-132)."""
        return 1000 * ((self.level + 1) // 2)


class Ship(Strict, frozen=True):
    id: str
    name: dict[str, str]
    level: Literal[1, 2, 3]
    hold: tuple[str, ...]
    """Rows of a grid; # is a cell."""
    energy: int
    impulse: int
    ability: str
    epilogue: dict[str, str]
    """Read out when its captain wins (XIA-059)."""

    @property
    def price(self) -> int:
        return (0, 5000, 8000)[self.level - 1]


When = Literal[
    "action", "attack", "defence", "before_engine_roll", "before_border_roll", "on_sell", "on_attack_roll"
]


class Ability(Strict, frozen=True):
    """What it does stands in the module of abilities, under its id."""

    id: str
    name: dict[str, str]
    text: dict[str, str]
    when: When
    energy: int
    success: int = 0
    """Succeeds on this number or more; 0: the roll itself counts, or there is none."""
    rolls: bool = True
    low: int = 0
    high: int = 0
    targets: int = 1
    """Ships that one attack with it may hit."""


class Payment(Strict, frozen=True):
    """A row of a payment table: a d20 roll, a distance in sectors or a target's level within from and to."""

    low: int
    high: int
    credits: int
    failed: bool = False


class MissionKind(Strict, frozen=True):
    id: MissionType
    name: dict[str, str]
    by: Literal["sectors", "roll", "level"]
    payments: tuple[Payment, ...]
    experience: bool
    bounty: int = 0
    """On completion."""
    bounty_failed: int = 0
    sneak: int = 0
    """A smuggler gets in unseen on this roll or more."""

    @property
    def lawful(self) -> bool:
        return self.id in LAWFUL


Target = Literal[
    "any_ship",
    "outlaw",
    "innocent",
    "carrying_cargo",
    "level_2_or_3",
    "most_fame",
    "on_or_next_to_planet",
    "merchant",
    "scoundrel",
    "enforcer",
]


class Mission(Strict, frozen=True):
    id: str
    name: dict[str, str]
    flavour: dict[str, str]
    type: MissionType
    delivery: str
    pickup: str | None = None
    """Where passengers, data or contraband are."""
    target: Target | None = None
    sneak: str | None = None
    """The planet a smuggler must enter unseen."""

    @property
    def needs_npc(self) -> bool:
        return self.target in ("merchant", "scoundrel", "enforcer")


class Title(Strict, frozen=True):
    """Its condition and skill stand in the module of titles, under its id."""

    id: str
    name: dict[str, str]
    condition: dict[str, str]
    skill: dict[str, str]
    fame: Literal[1, 2, 3]
    need: int = 1
    """How often its event must happen, or the figure its state must reach."""


class Npc(Strict, frozen=True):
    id: NpcName
    name: dict[str, str]
    flavour: dict[str, str]
    law: Law
    home: str
    level: Literal[1, 2]
    """For assassin missions (XIA-431)."""
    move: int
    defence: int
    """The die it defends with."""
    destroyed_at: int
    fame: int
    bounty: int
    """On whoever destroys it."""
    attack: tuple[int, ...] = ()
    """Its attack dice."""
    reach: int = 0
    """Range of its attack."""
    sees: int = 0
    """How far it looks for targets, by path."""
    start_credits: int = 0
    route: tuple[str, ...] = ()
    """The Merchant's trade route."""


class Loadout(Strict, frozen=True):
    id: str
    name: dict[str, str]
    text: dict[str, str]
    outfits: tuple[str, ...]


SECTORS = {sector.id: sector for sector in rows("sectors", "sector", Sector)}
SYMBOLS = "ABCDEF"


def check_symbols(sectors: Iterable[Sector]) -> None:
    """Each of the six on one side: then a new sector fits any side, and in one way only (XIA-357)."""
    for sector in sectors:
        if sorted(sector.symbols) != sorted(SYMBOLS):
            raise ValueError(f"{sector.id}: the symbols of its sides must be {SYMBOLS} in some order")


check_symbols(SECTORS.values())
OUTFITS = {outfit.id: outfit for outfit in rows("outfits", "outfit", Outfit)}
SHIPS = {ship.id: ship for ship in rows("ships", "ship", Ship)}
ABILITIES = {ability.id: ability for ability in rows("abilities", "ability", Ability)}
KINDS = {kind.id: kind for kind in rows("missions", "kind", MissionKind)}
MISSIONS = {mission.id: mission for mission in rows("missions", "mission", Mission)}
TITLES = {title.id: title for title in rows("titles", "title", Title)}
NPCS = {npc.id: npc for npc in rows("npcs", "npc", Npc)}
LOADOUTS = {loadout.id: loadout for loadout in rows("first_game", "loadout", Loadout)}
TOKENS: dict[TokenFace, int] = file("tokens")["exploration"]
"""How many exploration tokens have which face."""
TITLE_SPACES: tuple[int, ...] = tuple(file("tokens")["title_spaces"])
COPIES = 7
"""Of each outfit (XIA-008)."""
START_CREDITS = 3000
MARKERS = 4
"""For operating outfits (XIA-013)."""
