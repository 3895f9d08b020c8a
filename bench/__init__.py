"""Measurements. What workers reckon is measured as they do it: numpy reads this when it is first imported."""

import os

from cogs.hands import ONE_THREAD

for name, value in ONE_THREAD.items():
    os.environ.setdefault(name, value)
