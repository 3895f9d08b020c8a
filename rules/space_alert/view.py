"""What may be seen of a mission: the only thing that pictures, panels and words get to know."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Zone = Literal["red", "white", "blue"]
Half = Literal["action", "move"]
Stage = Literal["briefing", "planning", "resolution", "debrief", "council", "over"]
"""Council is the time between two missions of a campaign: repairs, and whether to fly on."""


class CardView(Struct, frozen=True):
    """A card whose face the seat may see. Faces are the letters of a plan: a b c x < > ^, A B X, 1-6."""

    card: int
    action: str
    move: str
    heroic: bool = False


class SlotView(Struct, frozen=True):
    """One of twelve slots. The half that lies up is public; the card only to those who may know it."""

    half: Half | None = None
    card: CardView | None = None

    @property
    def face(self) -> str | None:
        if self.card is None:
            return None
        return self.card.action if self.half == "action" else self.card.move


class MemberView(Struct, frozen=True):
    """A member of the crew, in playing order. `seat` is None for an android of the ship."""

    index: int
    seat: int | None
    posts: tuple[Literal["captain", "communications", "security"], ...] = ()
    phase: int = 0
    slots: tuple[SlotView, ...] = (SlotView(),) * 12
    hand: int = 0
    ready: bool = False
    station: str = "upper_white"
    """upper_red … lower_blue, or space."""
    knocked_out: bool = False
    bots: Literal["active", "disabled"] | None = None
    heroic: CardView | None = None
    """The open heroic card of an android, while it is not played."""


class ThreatView(Struct, frozen=True):
    code: str
    number: int
    """The n of T+n."""
    kind: Literal["external", "intruder", "malfunction", "exterior"]
    serious: bool
    yellow: bool
    lane: Literal["red", "white", "blue", "internal"]
    unconfirmed: bool = False
    status: Literal["announced", "active", "destroyed", "survived", "gone"] = "announced"
    square: int | None = None
    """Squares from the ship, 1 is Z; None until it appears."""
    speed: int = 0
    shield: int | None = None
    """External threats only; bonuses of other threats are included."""
    hp: int = 0
    hull: int = 0
    then: Literal["X", "Y", "Z"] | None = None
    """The action square that comes next, and whether the next move reaches it."""
    then_square: int | None = None
    reaches: bool = False
    effects: tuple[str, ...] = ()
    """Effect tokens of that action, as in the threat files: "attack 2", "damage 1 all-zones"."""
    stations: tuple[str, ...] = ()
    system: Literal["A", "B", "C"] | None = None
    fires_back: bool = False


class TrackView(Struct, frozen=True):
    id: str
    length: int
    x: tuple[int, ...]
    y: tuple[int, ...]
    z: tuple[int, ...] = (1,)


class ZoneView(Struct, frozen=True):
    zone: Zone
    shield: int
    shield_room: int
    shield_broken: int
    reactor: int
    reactor_room: int
    reactor_broken: int
    upper_weapon: int
    lower_weapon: int
    """Strength; for the pulse cannon its strength, and `pulse_range` tells how far it reaches."""
    tiles: tuple[str, ...] = ()
    """In the order drawn: upper_weapon lower_weapon shield reactor gravolift structural."""
    carried: int = 0
    """How many of the tiles come from an earlier mission of the campaign."""


class ShipView(Struct, frozen=True):
    zones: tuple[ZoneView, ZoneView, ZoneView]
    fuel: int = 3
    rockets: int = 3
    rocket_in_flight: bool = False
    pulse_range: int = 2
    hangars: dict[str, Literal["active", "disabled"] | None] = field(default_factory=dict)
    """By station (upper_blue, lower_red); None when its squad has left."""
    maintained: tuple[bool | None, bool | None, bool | None] = (None, None, None)
    """Computer checks by phase: passed, missed, or still to come."""
    visual: tuple[int, int, int] = (0, 0, 0)
    """Crew at the window in the best turn, by phase."""


class ActRow(Struct, frozen=True):
    """What one member did in a turn."""

    member: int
    at: str
    card: str
    """The letter performed, "-" for an empty slot."""
    to: str | None = None
    did: str = "nothing"
    """fired, no_energy, already_fired, shielded, refuelled, charged, nothing, maintained, launched,
    took_bots, revived_bots, took_off, attacked_space, landed, window, hit_intruder, killed_intruder,
    repaired, fixed, moved, jumped, knocked_out, held (delayed before: the card of this turn comes late)."""
    amount: int = 0
    target: str | None = None
    """The code of the threat that was hit or repaired, or the weapon fired."""
    delayed: bool = False
    """From now on: the next action comes a turn late."""
    tripped: bool = False


class HitRow(Struct, frozen=True):
    """What the weapons did to one external threat."""

    code: str
    number: int
    serious: bool
    weapons: tuple[tuple[str, int], ...]
    """heavy_laser, light_laser, pulse_cannon, rocket, interceptors with their strength; or splash."""
    shield: int
    damage: int
    before: int
    after: int
    hull: int
    destroyed: bool = False
    note: str | None = None
    """cryoshield, swarm, immune, self …: why the sum is not what it seems."""


class Blow(Struct, frozen=True):
    """What reached one zone."""

    zone: Zone
    strength: int
    shield_before: int | None = None
    """None for damage that shields do not meet."""
    shield_after: int | None = None
    tiles: tuple[str, ...] = ()


class ThreatRow(Struct, frozen=True):
    """The move of one threat, and one action square it reached (a row for each)."""

    code: str
    number: int
    kind: Literal["external", "intruder", "malfunction", "exterior"]
    serious: bool
    squares: int
    letter: Literal["X", "Y", "Z", "!"] | None = None
    """"!" is an attack outside the move: an asteroid's end, Nemesis striking back."""
    effects: tuple[str, ...] = ()
    blows: tuple[Blow, ...] = ()
    members: tuple[int, ...] = ()
    """Crew delayed or knocked out by it."""
    status: Literal["active", "destroyed", "survived"] = "active"


class TurnReport(Struct, frozen=True):
    """One turn of the resolution, in the order of the rules. Turn 13 is the final step."""

    turn: int
    appeared: tuple[str, ...] = ()
    acts: tuple[ActRow, ...] = ()
    hits: tuple[HitRow, ...] = ()
    threats: tuple[ThreatRow, ...] = ()
    check: bool | None = None
    """Computer check after this turn: passed, missed, or none."""
    lost_by: str | None = None
    """The code of the threat that ended the mission, or "damage" with no threat to name."""


class ScoreView(Struct, frozen=True):
    won: bool
    destroyed: tuple[tuple[str, int], ...] = ()
    """Codes with their points."""
    survived: tuple[tuple[str, int], ...] = ()
    visual: tuple[int, int, int] = (0, 0, 0)
    """Points by phase."""
    tiles: tuple[int, int, int] = (0, 0, 0)
    knocked_out: int = 0
    disabled: int = 0
    total: int | None = None
    lost_by: str | None = None
    lost_turn: int | None = None


class SeatView(Struct, frozen=True):
    """What only this seat sees."""

    member: int | None
    """Its place in the crew; None in solo, where the player runs androids only."""
    hand: tuple[CardView, ...] = ()
    open_slots: tuple[int, ...] = ()
    """Slots (1-12) it may plan now."""
    phase: int = 0
    draws: int = 0
    may_give: bool = False
    open_deck: tuple[CardView, ...] = ()
    """Solo: the cards of the deck that lie open, one of each face."""


class View(Struct, frozen=True):
    stage: Stage
    seat: int | None
    mission: str
    pace: Literal["live", "post", "practice"]
    crew: tuple[MemberView, ...]
    tracks: dict[str, TrackView]
    """red, white, blue and internal."""
    threats: tuple[ThreatView, ...]
    ship: ShipView
    phase: int = 0
    """The phase that was announced last; 0 before the start."""
    phases: int = 3
    second: int = 0
    """Mission second of the last clock event."""
    phase_ends: tuple[int, ...] = ()
    silence: bool = False
    """Communications are down."""
    window: Literal["incoming_data", "data_transfer"] | None = None
    window_ends: int | None = None
    turn: int = 0
    """The last turn resolved; 13 after the final step."""
    up: tuple[str | None, ...] = ()
    """The faces turned up for the turn that comes next, by member, while the crew may trip."""
    report: TurnReport | None = None
    score: ScoreView | None = None
    mine: SeatView | None = None
    leaves_out: tuple[str, ...] = ()
    paused: bool = False
    missions_flown: int = 0
    campaign: bool = False
