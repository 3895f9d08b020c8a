"""What may be going on: a stack of these is kept in the state, the innermost last."""

from __future__ import annotations

from rules.core.poll import Poll
from rules.core.stack import Gathering, Step


class Charting(Gathering, kw_only=True, tag="charting"):
    """Sealed: everybody charts at once."""


class Bidding(Gathering, kw_only=True, tag="bidding"):
    """Sealed: everybody bids at once."""


class Searching(Step, tag="searching"):
    """The highest bidder decides alone."""


Frame = Charting | Poll | Bidding | Searching
