"""Moves put together step by step, a module for each panel; all of it from what the seat may see (TI-722)."""

from rules.twilight_imperium.draft.panels import draft, drafts

__all__ = ["draft", "drafts"]
