"""Everything Discord: commands, buttons, panels. No rules in here."""
