"""How the choices of a prompt stand: some as buttons, the others in menus of 25, the menus on pages."""

from __future__ import annotations

from msgspec import Struct

from cogs import menus
from rules.core import Prompt

BUTTONS = 5
SELECT = menus.SIZE
ROWS = 8
"""Rows that one question may take of a message."""
MENUS = 4
"""Menus of one list that stand together; what is more is on the next page."""
LONE = 15
"""Choices alone in their group that are buttons; more of them are a menu."""


class Menu(Struct, frozen=True):
    group: str | None
    indices: tuple[int, ...]
    part: tuple[int, int]
    """Which of how many, where the group is longer than a menu."""


class Arranged(Struct, frozen=True):
    """The choices of a prompt as they stand: some as buttons, the others in menus of 25."""

    buttons: tuple[int, ...]
    menus: tuple[Menu, ...]
    last: tuple[int, ...] = ()
    """Buttons below the menus: what is final."""

    @property
    def crowded(self) -> bool:
        """One list has more menus than a reader can take in."""
        return any(menu.part[1] > MENUS for menu in self.menus)


def ticked(prompt: Prompt) -> bool:
    """More than one menu is needed to pick several: what is ticked is gathered, then handed in."""
    groups = {choice.group for choice in prompt.choices}
    return prompt.many is not None and (len(prompt.choices) > SELECT or len(groups) > 1)


def arrange(prompt: Prompt) -> Arranged:
    """Up to five choices are buttons, up to 25 a menu; more become several. A group of several choices has a
    menu of its own, named after it; who is alone in one is a button. What is final comes last."""
    every = tuple(sorted(range(len(prompt.choices)), key=lambda index: prompt.choices[index].final))
    if prompt.many is None and len(every) <= BUTTONS:
        return Arranged(every, ())
    groups: dict[str | None, list[int]] = {}
    for index in every:
        groups.setdefault(prompt.choices[index].group, []).append(index)
    alone = [some[0] for some in groups.values() if len(some) == 1]
    if len(alone) > LONE or len(groups) == 1 or prompt.many is not None:
        alone = []
    lists: dict[str | None, list[int]] = {}
    for group, some in groups.items():
        if some[0] not in alone:
            named = len(some) > 1 and len(groups) > 1
            lists.setdefault(group if named else None, []).extend(some)
    found = [
        Menu(group, tuple(part), (number, len(parts)))
        for group, some in lists.items()
        for parts in [menus.parts(some)]
        for number, part in enumerate(parts)
    ]
    last = tuple(index for index in alone if found and prompt.choices[index].final)
    return Arranged(tuple(index for index in alone if index not in last), tuple(found), last)


def pages(these: Arranged, rows: int) -> list[tuple[Menu, ...]]:
    """The menus page by page; buttons stand on every one. No page at all if `rows` are too few for any."""
    room = rows - len(menus.parts(these.buttons, BUTTONS)) - len(menus.parts(these.last, BUTTONS))
    if len(these.menus) <= room and not these.crowded:
        return [these.menus]
    size = min(MENUS, room - 1)
    return [tuple(part) for part in menus.parts(these.menus, size)] if size > 0 else []
