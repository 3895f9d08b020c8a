"""What seats have decided ahead: orders, waiting lists, queues, wishes (TI-669 to TI-672)."""

from rules.twilight_imperium.orders.giving import played
from rules.twilight_imperium.orders.listing import moves

__all__ = ["moves", "played"]
