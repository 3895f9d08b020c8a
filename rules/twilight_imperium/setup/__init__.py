"""Up to the first round: seats, races, galaxy, artifacts, opening units."""

from rules.twilight_imperium.setup.beginning import start as start
from rules.twilight_imperium.setup.beginning import why_not as why_not
