"""Starship Captains in pictures and in words; everything is drawn from a view."""
