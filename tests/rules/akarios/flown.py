"""A battle of the campaign for tests: laid out as its file says, the squad on the first hexes it may take.

flown = Flown("002", seats=2)
flown.stage("end")              # the end of the round, up to the next question
flown.stage("pilot_end")        # the end of the pilot phase, and the enemy phase
"""

from __future__ import annotations

from rules.akarios.battle.setup import lay_out
from rules.akarios.engine import settled
from rules.akarios.frames import Flying, Round
from rules.akarios.game import RULES
from rules.akarios.notes import note
from rules.akarios.options import Options
from rules.akarios.scenario.goals import ending
from rules.akarios.scenario.script import SCRIPTS, Battle
from rules.akarios.ship import damage
from rules.akarios.ship.ships import on_board, seats
from rules.akarios.squad import presets
from rules.akarios.state import Die, State, Token
from rules.core.contract import Event
from rules.core.dice import Dice
from tests.rules.akarios.fight import Fight

LEFT = {"pilot_end": ["spans", "hook"], "enemy_end": ["spans", "hook"], "end": ["next", "hook"]}


def told(node: str) -> Battle:
    """The battle as its file has it."""
    found = SCRIPTS[node]
    assert isinstance(found, Battle)
    return found


class Flown(Fight):
    def __init__(self, node: str, *achievements: str, seats: int = 1, round: int = 1) -> None:
        sheet = presets.starting(seats)
        sheet.achievements = list(achievements)
        options = Options(scenario=node)  # type: ignore[arg-type]
        self.state = State(options, seats, tuple(range(seats)), sheet, stage="battle", node=node)
        self.state.queues = [[] for _ in range(seats)]
        lay_out(self.state, Dice(b"flown", 0))
        self.battle = self.state.fight
        self.battle.round = round
        self.depth, self.rolls, self.events = 0, [], list[Event]()
        for seat in range(seats):
            self.put(f"p{seat}", told(node).map.placement[seat])
        self.state.stack = [Round(stage="end", left=[])]

    @property
    def ended(self) -> str:
        return self.battle.ended or ending(self.state)

    @property
    def vars(self) -> dict[str, int]:
        return self.battle.vars

    def token(self, id: str) -> Token:
        return self.battle.tokens[id]

    def kinds(self, *sides: str) -> list[str]:
        return sorted(ship.kind for ship in on_board(self.battle, *(sides or ("enemy",))))  # type: ignore[arg-type]

    def one(self, kind: str) -> str:
        """The first ship of a type on the board."""
        return next(ship.ref for ship in on_board(self.battle) if ship.kind == kind)

    def put(self, ref: str, hex: str, facing: int = 1) -> None:
        self.ship(ref).hex, self.ship(ref).facing = hex, facing

    def clear(self, *but: str) -> None:
        """Nobody of the enemy is left on the board but these types."""
        for ship in on_board(self.battle, "enemy"):
            if ship.kind not in but:
                ship.hex = None

    def stage(self, stage: str) -> list[Event]:
        self.state.stack = [Round(stage=stage, left=list(LEFT.get(stage, [])))]  # type: ignore[arg-type]
        return self.go()

    def open(self, *dice: str) -> None:
        """The pilot phase, each player with these dice and one to spare."""
        for seat in seats(self.battle):
            self.cockpit(seat).dice = [Die(face) for face in (*dice, "move")]  # type: ignore[arg-type]
        flying = Flying(asked=seats(self.battle))
        self.state.stack = [Round(stage="pilot_end", left=["spans", "hook"]), flying]

    def happens(self, hook: str, **facts: str | int) -> list[Event]:
        """Something is noted, and answered."""
        self.open()
        note(self.battle, hook, **facts)  # type: ignore[arg-type]
        return self.answered()

    def answered(self) -> list[Event]:
        """Cards and rules of the scenario say what they have to what was noted."""
        events = settled(self.state, self.throw())
        self.events = events + RULES.settle(self.state, self.throw())
        return self.events

    def hit(self, ref: str, n: int, by: str = "") -> list[Event]:
        """Damage in the pilot phase, with all that it sets off."""
        self.open()
        damage.deal(self.state, ref, n, by=by)
        return self.answered()

    def pages(self) -> list[str]:
        """The texts that were just read, without the sign before them."""
        return [str(each.args["text"])[1:] for each in self.events if each.key in ("ak-rule", "ak-page")]
