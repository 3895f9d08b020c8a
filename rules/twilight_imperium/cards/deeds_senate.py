"""Action Cards of Strategy Cards, technologies, trade and the senate.

Left for other chapters to read (owner: who played it):

| source | until | on | who reads it |
|---|---|---|---|
| policy_paralysis | round | the player, the Strategy Card | effects.hands: cannot_follow |
| corporate_sponsorship | step | the technology | effects.science; ends with the purchase |
| focused_research | step | the technology, the prerequisite it skips | the purchase: fact `skip` of cannot_gain; ends with it |
| opening_the_black_box | step | | effects.science: discount; ends with the purchase |
| thugs | round | the player | effects.senate: cannot_vote |
| fantastic_rhetoric | step | | effects.senate: votes; ends with the agenda |
| bribery | step | n: goods spent | effects.senate: votes, reckoned again after `after_all_votes`; ends with the agenda |

Facts that the windows have to carry: `after_primary` card, active · `before_tech_purchase` buyer, technology ·
`after_trade_income` by (who collected), partner (with whom) · `before_vote` voter · `after_vote` by (who voted) ·
`after_all_votes` voter (all who voted).

Tech Bubble puts `Followers` for the active player alone. Determine Policy, Veto and Discredit change the `Agenda`
below: another card; another card, to be read; a vote that counts for nothing.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.cards import decks, waits
from rules.twilight_imperium.cards.targets import Card, lasts, plays_of
from rules.twilight_imperium.components import TECHNOLOGIES
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.lasting import begin, end
from rules.twilight_imperium.deeds.plays import Price, Targets
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.hands import cannot_follow, follow_cost
from rules.twilight_imperium.effects.science import CARD as TECHNOLOGY
from rules.twilight_imperium.effects.science import colour, missing
from rules.twilight_imperium.frames import Agenda, Choosing, Facts, Followers
from rules.twilight_imperium.purse import goods, paying
from rules.twilight_imperium.state import State

ABSTAIN = "abstain"
RESEARCH = Price(6, "resources")


# After a primary


def _paralysis(state: State, seat: int, on: Targets, facts: Facts, _: Dice) -> list[Event]:
    begin(state, "policy_paralysis", seat, "round", (*on, facts["card"]))
    return []


def _bubbling(state: State, seat: int, _: Targets, facts: Facts) -> bool:
    """The Technology card, the counter of its secondary, and nothing that forbids it."""
    cost = follow_cost(state, seat, TECHNOLOGY).value
    barred = cannot_follow(state, told.facts(seat=seat, card=TECHNOLOGY)) is not None
    return facts.get("card") == TECHNOLOGY and state.players[seat].strategy >= cost and not barred


def _tech_bubble(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    state.stack.append(Followers(card=TECHNOLOGY, asked=[seat]))
    return []


# Technologies


def _named(facts: Facts, technology: str) -> bool:
    return technology in facts.get("technology", "").split()


def _green(_: State, __: int, on: Targets, facts: Facts) -> bool:
    return _named(facts, on[0]) and colour(on[0]) == "green"


def _red(_: State, __: int, ___: Targets, facts: Facts) -> bool:
    return any(colour(each) == "red" for each in facts.get("technology", "").split())


def _skips(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """A technology that lacks just one prerequisite, and which; of those joined by "or" any one."""
    owned = state.players[seat].technologies
    for technology in facts.get("technology", "").split():
        if technology in TECHNOLOGIES:
            wanting = sorted(missing(owned, technology))
            if len(wanting) == 1 or TECHNOLOGIES[technology].mode == "any":
                yield from ((technology, each) for each in wanting)


# Trade


def _collector(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    other = int(on[0])
    partner = other in waits.seats_of(facts, "by") and other in verbs.partners(state, seat)
    return partner and state.players[other].goods > 0


def _tariffs(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    """Half of them, rounded up."""
    other = int(on[0])
    return goods.take_goods(state, seat, other, -(-state.players[other].goods // 2))


# Agendas


def _agenda(state: State) -> Agenda:
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Agenda))


def _policies(state: State) -> list[str]:
    """In the deck, the discards or in force."""
    laws = [law.card for law in state.laws]
    found = {*state.political.cards, *state.political.discards, *laws}
    return sorted(card for card in found if not decks.useless(state, card))


def _choice_of_policy(state: State, _: int, __: Facts) -> Iterator[Targets]:
    """Which one is picked with the deck in hand: to name it before would tell what others hold."""
    return iter([()] if _policies(state) else [])


def _determine(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    """A card that was nobody's goes back to the deck, among those that can be picked."""
    agenda = _agenda(state)
    if agenda.drawn:
        if agenda.card not in [law.card for law in state.laws]:
            state.political.put_on_top(agenda.card)
        agenda.card = ""
    choose(state, seat, "ti-determine", _policies(state), "determine_policy", private=True)
    return []


def determined(state: State, frame: Choosing, ids: tuple[str, ...], dice: Dice) -> list[Event]:
    """The vote is on this one; the other keeps his card (TI-659 for a law)."""
    agenda, card = _agenda(state), ids[0]
    if card in state.political.cards:
        state.political.cards.remove(card)
        state.political.shuffle(dice)
    elif card in state.political.discards:
        state.political.discards.remove(card)
    hand = state.players[agenda.seat].politics
    if agenda.card and agenda.card not in hand:
        hand.append(agenda.card)
        decks.check(state, agenda.seat, "political")
    agenda.card, agenda.drawn = card, True
    return [Event("ti-determined", {"player": f"#{frame.seat}", "card": f"@{card}"}, reveals=True)]


def still_read(state: State, facts: Facts) -> bool:
    """What comes in the place of a vetoed agenda is not read yet: nothing declared before is aimed at it."""
    card = _agenda(state).card
    return facts.get("agenda", card) == card


def _vetoable(state: State, _: int, __: Targets, facts: Facts) -> bool:
    return still_read(state, facts)


def veto(state: State, _: int, __: Targets, ___: Facts, dice: Dice) -> list[Event]:
    """A law that was voted on again stays as it is; who silenced others did so on the old agenda."""
    end(state, "step")
    agenda = _agenda(state)
    card, shown = decks.top(state, "political", dice)
    if agenda.card not in [law.card for law in state.laws]:
        state.political.discard(agenda.card)
    vetoed = Event("ti-vetoed", {"card": f"@{agenda.card}"})
    agenda.card, agenda.stage = card or "", "read" if card else "over"
    agenda.choices = []
    return [vetoed, *shown]


def _just_voted(_: State, __: int, on: Targets, facts: Facts) -> bool:
    return int(on[0]) in waits.seats_of(facts, "by")


def _discredit(state: State, _: int, on: Targets, __: Facts, ___: Dice) -> list[Event]:
    agenda = _agenda(state)
    agenda.votes[on[0]], agenda.counts[on[0]] = ABSTAIN, 0
    return [Event("ti-discredited", {"player": f"#{on[0]}"})]


def _bribes(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """How many goods; only who voted for something."""
    vote = _agenda(state).votes.get(str(seat), ABSTAIN)
    most = 0 if vote == ABSTAIN else paying.most(state, seat, "goods")
    return ((str(count),) for count in range(1, most + 1))


def _bribery(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    count = int(on[0])
    begin(state, "bribery", seat, "step", (), count)
    return paying.pay(state, seat, paying.payments(state, seat, count, "goods")[0], count, "goods")


def _anybody(state: State, _: int, __: Facts) -> Iterator[Targets]:
    """Oneself too, if it must be."""
    return ((str(seat),) for seat in verbs.in_turn(state))


def _never(_: State, __: int, ___: Facts) -> Iterator[Targets]:
    return iter(())


def _nothing(_: State, __: int, ___: Targets, ____: Facts, _____: Dice) -> list[Event]:
    """It is replaced when it is drawn (TI-003)."""
    return []


PLAYS = plays_of(
    Card("council_dissolved", _nothing, can=_never),
    Card("policy_paralysis", _paralysis),
    Card("tech_bubble", _tech_bubble, _bubbling),
    Card("corporate_sponsorship", lasts("corporate_sponsorship", "step"), _green),
    Card("focused_research", lasts("focused_research", "step"), can=_skips, price=RESEARCH),
    Card("opening_the_black_box", lasts("opening_the_black_box", "step"), _red),
    Card("ruinous_tariffs", _tariffs, _collector),
    Card("determine_policy", _determine, can=_choice_of_policy),
    Card("thugs", lasts("thugs", "round"), can=_anybody),
    Card("veto", veto, _vetoable),
    Card("fantastic_rhetoric", lasts("fantastic_rhetoric", "step")),
    Card("discredit", _discredit, _just_voted),
    Card("bribery", _bribery, can=_bribes),
)
