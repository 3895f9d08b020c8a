"""Ships come to the activated system with all that they take along (TI-244 to TI-257).

`judge` looks at a whole move and raises what is wrong with it, before anything is touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.contract import Action, IllegalMove
from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.state import Ship, State
from rules.twilight_imperium.tactical import everything, grants, items, loading, party, plastic, sharing
from rules.twilight_imperium.tactical.grants import Grant
from rules.twilight_imperium.tactical.items import WING
from rules.twilight_imperium.tactical.loading import Wanted, Wing
from rules.twilight_imperium.tactical.party import Course, Party, Way
from rules.twilight_imperium.tactical.reach import DOCK, FIGHTER, Chart, Leave, steps, tours, walks
from rules.twilight_imperium.tactical.sharing import Hold
from rules.twilight_imperium.tactical.voyage import Voyage


def judge(state: State, course: Course, action: Action) -> Voyage:
    if not isinstance(action, Move):
        raise IllegalMove("ti-illegal-move-first", system=course.end)
    chart = Chart(state, course.seat)
    move = everything.explicit(state, course, action, chart)
    people = party.named(state, course, items.read(move.items), move.but)
    wants = loading.wanted(state, course.seat, items.read(move.load), course.now)
    found = _sail(state, course, chart, people, wants, party.ways(move.via))
    if (found.ships or found.fighters) and not chart.ends(course.end):
        raise IllegalMove("ti-illegal-end", rule="TI-039", system=course.end)
    if not (found.ships or found.fighters or found.loads):
        raise IllegalMove("ti-illegal-nothing", rule="TI-246", system=course.end)
    plastic.check(state, course.seat, course.end, found)
    _crowds(state, course, found)
    if move.alert:
        _token(state, course, found)
    return found._replace(alert=move.alert)


def _crowds(state: State, course: Course, found: Voyage) -> None:
    """No more of a kind than Fleet Restrictions let stay."""
    system, coming = state.systems[course.end], [ship for _, ship in found.ships if ship.kind != DOCK]
    ids = {ship.id for ship in coming}
    fleet = [*(ship for ship in systems.ships(system, course.seat) if ship.id not in ids), *coming]
    fighters = systems.fighters(system, course.seat) + sum(found.fighters.values())
    kinds = {ship.kind for ship in coming} | ({FIGHTER} if found.fighters else set())
    limits.check_crowds(state, fleet, fighters, kinds, "ti-illegal-move-alike")


def _token(state: State, course: Course, found: Voyage) -> None:
    """High Alert goes along with ships that leave its system (TI-464)."""
    own = state.high_alert is not None and state.high_alert[0] == course.seat
    starts = {at for at, ship in found.ships if ship.kind != DOCK} | set(found.fighters)
    if not own or state.high_alert is None or state.high_alert[1] not in starts:
        raise IllegalMove("ti-illegal-alert", rule="TI-464")


# Ways for all of them


def _sail(
    state: State, course: Course, chart: Chart, people: Party, wants: list[Wanted], ways: list[Way]
) -> Voyage:
    """With as little leave from anybody as it takes."""
    _known(people, ways)
    led = grants.led(people, wants)
    refused: IllegalMove | None = None
    for grant in grants.grants(state, course, led):
        try:
            return _Sailing(state, course, chart, grant, led).voyage(people, wants, ways)
        except IllegalMove as found:
            refused = refused or found
    assert refused is not None
    raise refused


def _known(people: Party, ways: list[Way]) -> None:
    """Every way is some ship's."""
    for way in ways:
        if not any(way.ship in (None, ship.id) and way.through[0] == at for at, ship in people.ships):
            raise IllegalMove("ti-illegal-way", rule="TI-244", way=">".join(way.through))


class _Sailing(NamedTuple):
    """All of them, with one set of leave."""

    state: State
    course: Course
    chart: Chart
    grant: Grant
    led: list[str]

    def voyage(self, people: Party, wants: list[Wanted], ways: list[Way]) -> Voyage:
        wants = [*wants, *self.carried(people)]
        holds = [Hold(ship, self.tours(at, ship, wants, ways)) for at, ship in people.ships]
        wings = self.wings(people, wants)
        loads = sharing.share(self.state, wants, [*holds, *self.waiting(people), *wings])
        afar = {each.place for each in wants if each.at != self.course.end}
        gone = {each.ship for each in loads if each.place in afar}
        ships = [
            (at, ship)
            for at, ship in people.ships
            if at != self.course.end or ship.id in gone or _own_ways(ways, at, ship)
        ]
        asks = [each for at in sorted(self.grant.asked) for each in grants.needs(self.state, self.course, at)]
        aboard = [each for each in loads if each.unit != FIGHTER]
        riders = {leader: at for at, riding in people.riders.items() for leader in riding}
        mounting = [(each.unit, loading.wing_at(each.ship)) for each in aboard]
        riders |= {leader: at for leader, at in mounting if at is not None and at in people.fighters}
        return Voyage(ships, people.fighters, aboard, riders, self.grant.jump, asks)

    def leave(self, at: str, unit: str) -> Leave:
        return grants.leave(self.state, self.course, self.grant, self.led, at, unit)

    def tours(self, at: str, ship: Ship, wants: list[Wanted], ways: list[Way]) -> list[frozenset[str]]:
        """Where a ship may load on its way; raise if it cannot come."""
        stops = sorted({each.at for each in wants if loading.may_take(self.state, ship, each)})
        chart, end, most = self.chart, self.course.end, self.chart.move(ship.kind, at, ship)
        leave = self.leave(at, ship.kind)
        said = _own_ways(ways, at, ship)
        if not said:
            found = tours(chart, at, end, ship.kind, most, stops, leave)
        else:
            right = [
                each.through for each in said if each.through[-1] == end and len(each.through) - 1 <= most
            ]
            found = [frozenset(each) for each in right if walks(chart, each, ship.kind, leave)]
        if not found:
            raise IllegalMove(
                "ti-illegal-reach", rule="TI-244", ship=f"@{ship.kind}", origin=at, system=end, move=most
            )
        return found

    def waiting(self, people: Party) -> list[Hold]:
        """Ships that are there and stay may load there."""
        system = self.state.systems[self.course.end]
        named = {ship.id for _, ship in people.ships}
        stay = [each for each in systems.ships(system, self.course.seat) if each.id not in named]
        return [Hold(ship, [frozenset([self.course.end])]) for ship in stay]

    def wings(self, people: Party, wants: list[Wanted]) -> Iterator[Hold]:
        """Fighters that take Leaders aboard, on their own way or where they are (TI-257)."""
        wanted = [each for each in wants if each.unit in LEADERS and each.ship in (None, WING)]
        stops = sorted({each.at for each in wanted})
        for at, count in sorted(people.fighters.items()):
            for n in range(min(count, len(wanted))):
                yield Hold(Wing(at, n), self.flights(at, stops))
        if wanted and systems.fighters(self.state.systems[self.course.end], self.course.seat):
            yield Hold(Wing(self.course.end), [frozenset([self.course.end])])

    def flights(self, at: str, stops: list[str]) -> list[frozenset[str]]:
        """Those that are carried touch nothing but where they start."""
        if not self.flies(at):
            return [frozenset({at} & set(stops))]
        chart, end = self.chart, self.course.end
        return tours(chart, at, end, FIGHTER, chart.move(FIGHTER, at), stops, self.leave(at, FIGHTER))

    def carried(self, people: Party) -> list[Wanted]:
        """Fighters that do not come by themselves (TI-723)."""
        if self.course.end in people.fighters:
            raise IllegalMove("ti-illegal-nothing", rule="TI-246", system=self.course.end)
        flying = {at for at in people.fighters if self.flies(at)}
        for at in sorted(set(people.fighters) - flying):
            loading.loads(self.state.systems[at], self.course.seat, self.course.now)
        return [
            Wanted(at, at, FIGHTER, count, ship)
            for at, count, ship in people.told
            if count and (ship is not None or at not in flying)
        ]

    def flies(self, at: str) -> bool:
        most = self.chart.move(FIGHTER, at)
        return self.course.end in steps(
            self.chart, at, FIGHTER, most, self.leave(at, FIGHTER), self.course.end
        )


def _own_ways(ways: list[Way], at: str, ship: Ship) -> list[Way]:
    """Those of this ship alone, else those of all that start there."""
    here = [each for each in ways if each.through[0] == at]
    return [each for each in here if each.ship == ship.id] or [each for each in here if each.ship is None]
