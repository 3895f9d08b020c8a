"""New missions from the dice, in the style of the eight: the parameters stand in mission_generator.toml."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Literal

from rules.core.dice import Dice
from rules.space_alert.components import DATA
from rules.space_alert.soundtracks import Announcement, Mission, Severity
from rules.space_alert.view import Zone

P: dict[str, Any] = DATA.file("mission_generator")
Length = Literal["short", "usual", "long"]
Level = Literal["easy", "usual", "hard"]
_ZONES: tuple[Zone, ...] = ("red", "white", "blue")
_STEP = 5
"""Everything falls on a multiple of five seconds, as on the eight tracks."""


class _Retry(Exception):
    """This throw leads nowhere; throw again."""


def generate(dice: Dice, difficulty: Level = "usual", length: Length = "usual", crew: int = 5) -> Mission:
    """A whole timeline. A crew below five gets none of the unconfirmed reports, so one point less."""
    while True:
        try:
            ends = _phase_ends(dice, length)
            events = _Timeline(dice, ends, difficulty).events()
        except _Retry:
            continue
        kept = tuple(event for event in events if crew >= 5 or not event.unconfirmed)
        return Mission("generated", "generated", ends, kept)


def _between(dice: Dice, low: int, high: int) -> int:
    """A multiple of five from low to high."""
    first, last = -(-low // _STEP), high // _STEP
    if last < first:
        raise _Retry
    return _STEP * (first + dice.below(last - first + 1))


def _phase_ends(dice: Dice, length: Length) -> tuple[int, int, int]:
    measured = P["measured"]
    low, high = measured["mission_end"]
    total = {
        "short": lambda: _between(dice, low, low + 10),
        "usual": lambda: _between(dice, P["phases"]["total_about"] - 5, P["phases"]["total_about"] + 5),
        "long": lambda: _between(dice, high - 10, high),
    }[length]()
    least = [
        max(pair)
        for pair in zip(P["phases"]["length_min"], measured["phase_lengths_all_tracks_min"], strict=True)
    ]
    most = [
        min(pair)
        for pair in zip(P["phases"]["length_max"], measured["phase_lengths_all_tracks_max"], strict=True)
    ]
    first = _between(
        dice, max(least[0], measured["phase_1_end"][0]), min(most[0], measured["phase_1_end"][1])
    )
    last = _between(dice, least[2], most[2])
    second = total - last
    if not least[1] <= second - first <= most[1]:
        raise _Retry
    if not measured["phase_2_end"][0] <= second <= measured["phase_2_end"][1]:
        raise _Retry
    return first, second, total


def _threats(dice: Dice, difficulty: Level) -> list[tuple[str, Severity]]:
    """Kinds and severities that make eight points, one of them unconfirmed later on."""
    rules = P["threats"]
    serious = {"easy": (1, 2), "usual": (1, 3), "hard": (2, 3)}[difficulty]
    count = serious[0] + dice.below(serious[1] - serious[0] + 1)
    severities: list[Severity] = ["serious"] * count
    severities += ["normal"] * (rules["total_points_crew_5"] - 2 * count)
    if not rules["count_min"] <= len(severities) <= rules["count_max"] or count > rules["serious_count_max"]:
        raise _Retry
    internals = 1 + dice.below(rules["internal_count_max"])
    dice.shuffle(severities)
    kinds = ["internal"] * internals + ["external"] * (len(severities) - internals)
    dice.shuffle(kinds)
    threats = list(zip(kinds, severities, strict=True))
    points = sum(2 if severity == "serious" else 1 for kind, severity in threats if kind == "internal")
    if not rules["internal_points_min"] <= points <= rules["internal_points_max"]:
        raise _Retry
    if difficulty == "easy" and ("internal", "serious") in threats:
        raise _Retry
    return threats


def _numbers(dice: Dice, threats: list[tuple[str, Severity]]) -> list[int]:
    """Rising numbers T+n, each within the range of its kind; internal ones keep apart (see [threats])."""
    rules = P["threats"]
    low, high = rules["turns_announced_in_phase_1"][0], rules["turns_announced_in_phase_2"][1]
    numbers = sorted(dice.sample(list(range(low, high + 1)), len(threats)))
    inside = []
    for number, (kind, severity) in zip(numbers, threats, strict=True):
        first, last = rules[f"{severity}_{kind}"]
        if not first <= number <= last:
            raise _Retry
        if kind == "internal":
            inside.append(number)
    kinds = [kind for kind, _ in threats]
    if any(pair == ("internal", "internal") for pair in pairwise(kinds)):
        raise _Retry
    if any(b - a < 2 for a, b in pairwise(inside)):
        raise _Retry
    return numbers


def _zones(dice: Dice, count: int) -> list[Zone]:
    """Never the same zone twice running, none with more than its share."""
    zones: list[Zone] = []
    for _ in range(count):
        zones.append(dice.choice([zone for zone in _ZONES if not zones or zone != zones[-1]]))
    if any(zones.count(zone) > P["threats"]["external_zone_max_threats"] for zone in _ZONES):
        raise _Retry
    return zones


class _Timeline:
    """The second of every announcement, each line with the room it needs to be spoken."""

    def __init__(self, dice: Dice, ends: tuple[int, int, int], difficulty: Level) -> None:
        self.dice, self.ends, self.difficulty = dice, ends, difficulty
        self.begins = (0, *ends[:2])
        spoken = P["spoken_lengths"]
        self.busy: list[tuple[int, int]] = [(0, spoken["start"])]
        for end in ends:
            self.busy += [(end - left, end - left + spoken["phase_warning"]) for left in (60, 20)]
            self.busy.append((end - 7, end - 7 + spoken["phase_end"]))
        self.placed: list[Announcement] = []

    def events(self) -> list[Announcement]:
        self.place_threats()
        self.place_data()
        self.place_silence()
        return sorted(self.placed, key=lambda event: event.at)

    def free(self, at: int, until: int) -> bool:
        return all(until <= begin or at >= end for begin, end in self.busy)

    def find(self, low: int, high: int, seconds: int) -> int:
        """A free second from low to high for a line of so many seconds."""
        first, last = -(-low // _STEP), high // _STEP
        spots = [
            _STEP * step for step in range(first, last + 1) if self.free(_STEP * step, _STEP * step + seconds)
        ]
        if not spots:
            raise _Retry
        return self.dice.choice(spots)

    def keep(self, event: Announcement, seconds: int) -> None:
        self.busy.append((event.at, event.at + seconds))
        self.placed.append(event)

    def place_threats(self) -> None:
        threats = _threats(self.dice, self.difficulty)
        numbers = _numbers(self.dice, threats)
        zones = _zones(self.dice, sum(kind == "external" for kind, _ in threats))
        normal = [place for place, (_, severity) in enumerate(threats) if severity == "normal"]
        unconfirmed = self.dice.choice(normal)
        border = P["threats"]["turns_announced_in_phase_1"][1]
        self.check_balance(threats, numbers, border)
        times = self.threat_times(threats, numbers, border)
        for place, ((kind, severity), number) in enumerate(zip(threats, numbers, strict=True)):
            event = Announcement(
                times[place],
                "threat",
                turn=number,
                kind="internal" if kind == "internal" else "external",
                severity=severity,
                zone=zones.pop() if kind == "external" else None,
                unconfirmed=place == unconfirmed,
            )
            self.placed.append(event)
        low, high = P["measured"]["last_threat_before_phase_2_end"]
        if not low <= self.ends[1] - max(times) <= high:
            raise _Retry

    def check_balance(self, threats: list[tuple[str, Severity]], numbers: list[int], border: int) -> None:
        rules = P["threats"]
        points = [2 if severity == "serious" else 1 for _, severity in threats]
        early = [number <= border for number in numbers]
        first = sum(point for point, soon in zip(points, early, strict=True) if soon)
        if abs(len(early) - 2 * sum(early)) > rules["max_difference_of_count_between_phases"]:
            raise _Retry
        if abs(sum(points) - 2 * first) > rules["max_difference_of_points_between_phases"]:
            raise _Retry

    def threat_times(self, threats: list[tuple[str, Severity]], numbers: list[int], border: int) -> list[int]:
        """Rising seconds: the first soon after a phase begins, others while it is young, or an ambush."""
        rules = P["threat_times"]
        times: list[int] = []
        ambushed = False
        room = P["spoken_lengths"]["threat"]
        apart = room + rules["min_gap_between_announcements"]
        for phase in (0, 1):
            own = [place for place, number in enumerate(numbers) if (number > border) == bool(phase)]
            begin, end = self.begins[phase], self.ends[phase]
            low, high = rules["first_in_phase_1"] if phase == 0 else rules["first_in_phase_2"]
            for rank, place in enumerate(own):
                latest = begin + (end - begin) * rules["others_within_percent_of_phase"] // 100
                window = (begin + low, begin + high) if rank == 0 else (times[-1] + apart, latest)
                if rank and not ambushed and self.ambush(threats[place], numbers[place], phase):
                    before, after = rules["ambush_window_before_phase_end"]
                    window, ambushed = (max(end - before, times[-1] + apart), end - after), True
                at = self.find(window[0], window[1], room)
                self.busy.append((at, at + room))
                times.append(at)
        return times

    def ambush(self, threat: tuple[str, Severity], number: int, phase: int) -> bool:
        """A normal external T+4 or T+8 may come in the last minute of its phase; only in phase 1, where the
        measured distance of the last threat from the end of phase 2 still holds."""
        chance = P["threat_times"]["ambush_chance_percent"][phase]
        fits = threat == ("external", "normal") and number == (4, 8)[phase]
        return fits and phase == 0 and self.difficulty != "easy" and self.dice.below(100) < chance

    def place_data(self) -> None:
        counts = self.data_counts()
        spoken = P["spoken_lengths"]
        for phase, (incoming, transfers) in enumerate(counts):
            begin, end = self.begins[phase], self.ends[phase]
            near = P["data"]["first_transfer_within_seconds_of_last_threat"]
            for rank in range(transfers):
                latest = end - 7 - spoken["data_transfer"]
                last = max((event.at for event in self.placed if begin <= event.at < end), default=begin)
                low, high = (last, last + near) if phase == 1 and rank == 0 else (begin + 10, latest)
                at = self.find(
                    low + (_STEP if low == last else 0), min(high, latest), spoken["data_transfer"]
                )
                self.keep(Announcement(at, "data_transfer"), spoken["data_transfer"])
            for _ in range(incoming):
                at = self.find(begin + 10, end - 65, spoken["incoming_data"])
                self.keep(Announcement(at, "incoming_data"), spoken["incoming_data"])

    def data_counts(self) -> list[tuple[int, int]]:
        """Incoming data and data transfers by phase, within the figures of [data]."""
        data = P["data"]
        pairs = []
        for phase in range(3):
            incoming = [data["incoming_min"][phase], data["incoming_max"][phase]]
            transfer = [data["transfer_min"][phase], data["transfer_max"][phase]]
            drawn = incoming[0] + self.dice.below(incoming[1] - incoming[0] + 1)
            given = transfer[0] + self.dice.below(transfer[1] - transfer[0] + 1)
            if not data["operations_min"][phase] <= drawn + given <= data["operations_max"][phase]:
                raise _Retry
            pairs.append((drawn, given))
        draws = sum(drawn for drawn, _ in pairs)
        wanted = {"easy": (3, 3), "usual": (2, 3), "hard": (2, 2)}[self.difficulty]
        if (
            not max(wanted[0], data["incoming_total_min"])
            <= draws
            <= min(wanted[1], data["incoming_total_max"])
        ):
            raise _Retry
        given = sum(given for _, given in pairs)
        if not max(data["transfer_total_min"], P["measured"]["data_transfer"][0]) <= given:
            raise _Retry
        return pairs

    def place_silence(self) -> None:
        """Communications fail for 45 to 60 seconds in all, never across the end of a phase."""
        rules, spoken = P["communications_down"], P["spoken_lengths"]["communications_restored"]
        low, high = {"easy": (45, 50), "usual": (45, 60), "hard": (55, 60)}[self.difficulty]
        left = _between(self.dice, max(low, rules["total_min"]), min(high, rules["total_max"]))
        for count in range(rules["count_max"]):
            spare = left - rules["single_max"]
            length = (
                left
                if left <= rules["single_max"]
                else _between(self.dice, rules["single_min"], rules["single_max"])
            )
            if 0 < left - length < rules["single_min"] or (spare > 0 and count == rules["count_max"] - 1):
                raise _Retry
            at = self.find(
                rules["not_in_first_seconds"],
                self.ends[2] - rules["not_in_last_seconds"] - length,
                length + spoken,
            )
            self.keep(Announcement(at, "communications_down", until=at + length), length + spoken)
            left -= length
            if not left:
                return
        raise _Retry
