"""Salvage: the rules."""
