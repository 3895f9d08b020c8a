"""Where an android would like to be: missions and stations within reach, and what they would bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.starship_captains import query, rooms
from rules.starship_captains.android import valuing
from rules.starship_captains.components import COLOURS, EVENTS, MISSIONS, ROOMS, STATIONS
from rules.starship_captains.pieces import Figure
from rules.starship_captains.state import Player, State

HASTE = 0.87
"""Each activation still needed may be too late: somebody else comes first, or the round ends."""
LATER = 0.55
"""What waits for the next round."""
FUTURE = {"red": 1.4, "yellow": 1.3, "blue": 1.5, "cadet": 1.0, "android": 0.4}
"""What a figure does in a later round."""
SECOND_TASK = 1.25


@cache
def distances(side: str) -> dict[str, dict[str, int]]:
    """Moves from every location to every other."""
    found = {}
    for start in query.exits(side):
        reached, edge = {start: 0}, [start]
        for here in edge:
            for to in query.exits(side)[here]:
                if to not in reached:
                    reached[to] = reached[here] + 1
                    edge.append(to)
        found[start] = reached
    return found


class Outlook:
    """What the galaxy offers one player, as it was when he began to think: later draws are no news to him."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.round = state.round
        self.missions = {place: p.mission for place, p in state.planets.items() if p.mission is not None}
        self.rows = {name: self._rows(state, name) for name in self.missions.values()}
        self.stations = {name: self._station(state, name) for name in STATIONS}
        self.crews: dict[tuple[str, tuple[str, ...], tuple[float, ...]], float] = {}
        self.effects: dict[str, float] = {}
        self.seen: dict[tuple[str, ...], dict[str, float]] = {}
        self.known: dict[tuple[object, ...], dict[tuple[str, int], float]] = {}

    def _rows(self, state: State, mission: str) -> list[float]:
        rows = MISSIONS[mission].rows
        return [max(0.0, valuing.worth(state, self.seat, row.effects)) for row in rows]

    def _station(self, state: State, station: str) -> float:
        value = valuing.worth(state, self.seat, STATIONS[station].effects)
        for event in state.events.values():
            trigger = EVENTS[event].trigger
            if trigger.id == "on_station" and trigger.station == station:
                value += max(0.0, valuing.worth(state, self.seat, EVENTS[event].effects))
        return value

    # Figures

    def figures(self, state: State) -> dict[str, float]:
        """What a figure of the ready room can do this round if no mission calls."""
        player = state.players[self.seat]
        repair = 1.1 if query.damage_aboard(player) else 0.1
        empty = len(query.empty_slots(player))
        near = query.adjacent_pirates(state, player.location)
        best = {
            "red": 1.2,
            "yellow": 1.2 if near and query.free_slots(state, self.seat) > 1 else 0.8,
            "blue": 0.6 + valuing.slot_value(state, player, 1.8) if empty else 0.3,
            "grey": repair,
        }
        for room in query.rooms(player):
            if room not in ROOMS and rooms.effects(room)[0].do != "discard_self":
                colour = rooms.colour(room)
                best[colour] = max(best[colour], self._room(state, room))
        found = {"cadet": best["grey"], "android": 0.3}
        for colour in COLOURS:
            found[colour] = max(best[colour], best["grey"])
            found[f"{colour}_commander"] = found[colour] + 0.9 * max(found[colour], 0.8)
        return found

    def _room(self, state: State, room: str) -> float:
        if room not in self.effects:
            self.effects[room] = valuing.worth(state, self.seat, rooms.effects(room))
        return self.effects[room]

    # Places

    def potential(self, state: State, figures: dict[str, float]) -> float:
        """The best that can be reached from here, and a little of the second best."""
        player = state.players[self.seat]
        away = distances(state.side)[player.location]
        key = (player.passed, *player.ready, *map(figures.__getitem__, FUTURE), *state.tokens.values())
        known = self.known.setdefault(key, {})
        best = second = 0.0
        for place, name in self._open(state):
            offer = (name, (away[place] + 1) // 2)
            value = known.get(offer)
            if value is None:
                value = known[offer] = self._offer(state, player, *offer, figures)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.25 * second + self._blocked(state, player)

    def _open(self, state: State) -> Iterator[tuple[str, str]]:
        """Places and what they offer: missions that nobody else has reserved, and stations."""
        for place, mission in self.missions.items():
            mine = state.reserved.get(place, self.seat) == self.seat
            if mine and state.planets[place].mission == mission:
                yield place, mission
        for station in self.stations:
            yield query.station_place(state, station), station

    def _offer(self, state: State, player: Player, name: str, helms: int, figures: dict[str, float]) -> float:
        """A mission or a station token, so many activations of the helm away."""
        if name in self.stations:
            return self._token(state, player, name, helms, figures)
        return self._mission(state, player, name, helms, figures)

    def places(self, state: State) -> dict[str, float]:
        """How good it is to end the turn at each location; kept as long as the ready room stays as it is."""
        player = state.players[self.seat]
        key = tuple(player.ready)
        if key not in self.seen:
            here, figures, found = player.location, self.figures(state), {}
            for place in query.exits(state.side):
                player.location = place
                station = query.station_at(state, place)
                token = self.stations[station] if station and not state.tokens[station] else 0.0
                found[place] = self.potential(state, figures) + token
            player.location = here
            self.seen[key] = found
        return self.seen[key]

    def _mission(
        self, state: State, player: Player, mission: str, helms: int, figures: dict[str, float]
    ) -> float:
        crew = list(player.ready) if not player.passed else []
        share, cost = (0.95, 0.0) if not helms else (1.0, 0.0)
        for _ in range(helms):
            mover: Figure | None = next((f for f in ("red", "red_commander") if f in crew), None)
            share *= HASTE
            if mover is None:
                crew = []
                share *= 0.8
            else:
                crew.remove(mover)
                cost += figures["red"]
        card = MISSIONS[mission]
        if len(crew) >= len(card.rows):
            return share * max(0.0, card.points + self._crewed(mission, crew, figures) - cost)
        if not valuing.rest(state):
            return 0.0
        net = card.points + 0.65 * sum(self.rows[mission]) - 1.3 * len(card.rows)
        return LATER * share * max(0.0, net)

    def _crewed(self, mission: str, ready: list[Figure], figures: dict[str, float]) -> float:
        """What the rows give with the best of these figures, less what the figures could do elsewhere."""
        key = (mission, tuple(ready), tuple(figures[f] for f in COLOURS))
        if key not in self.crews:
            self.crews[key] = self._assigned(mission, list(ready), figures)
        return self.crews[key]

    def _assigned(self, mission: str, crew: list[Figure], figures: dict[str, float]) -> float:
        rows = MISSIONS[mission].rows
        order = sorted(range(len(rows)), key=lambda at: -self.rows[mission][at])
        total, unmatched = 0.0, 0
        for at in order:
            gain, figure = self._best(rows[at].colour, self.rows[mission][at], crew, figures)
            if figure is None:
                unmatched += 1
            else:
                crew.remove(figure)
                total += gain
        cheap = sorted(figures[f] + (f == "android") for f in crew)
        return total - sum(cheap[:unmatched])

    @staticmethod
    def _best(
        colour: str, value: float, crew: list[Figure], figures: dict[str, float]
    ) -> tuple[float, Figure | None]:
        options: list[tuple[float, Figure]] = []
        for figure in crew:
            if figure == "android":
                options.append((value - figures["android"] - 1.0, figure))
            elif query.colour_of(figure) == colour:
                times = 1.8 if query.is_commander(figure) else 1.0
                options.append((times * value - figures[figure], figure))
        spare = min((figures[f] for f in crew), default=0.0)
        best = max(options, default=None)
        if best is None or best[0] < -spare:
            return 0.0, None
        return best

    def _token(
        self, state: State, player: Player, station: str, steps: int, figures: dict[str, float]
    ) -> float:
        value = self.stations[station]
        if state.tokens[station] or not steps:
            back = state.tokens[station] == state.round + 1 and valuing.rest(state) and steps
            return LATER * HASTE**steps * max(0.0, value - 1.2 * steps) * 0.7 if back else 0.0
        reds = 0 if player.passed else sum(query.colour_of(f) == "red" for f in player.ready)
        if reds < steps:
            return LATER * HASTE**steps * max(0.0, value - 1.2 * steps) if valuing.rest(state) else 0.0
        return HASTE**steps * max(0.0, value - steps * figures["red"])

    def _blocked(self, state: State, player: Player) -> float:
        """A ship that stays on a station keeps the token away next round (SC-315)."""
        station = query.station_at(state, player.location)
        if station is None or state.tokens[station] != state.round + 1:
            return 0.0
        return -0.1 * self.stations[station]
