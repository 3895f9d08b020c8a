"""What each seat may see (TI-722)."""

from rules.twilight_imperium.visible.whole import view

__all__ = ["view"]
