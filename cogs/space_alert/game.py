"""A game of Space Alert in the hands of its cogs: typed by what its rules keep and what a seat sees."""

from cogs.faces import Face
from cogs.loaded import Loaded
from rules.space_alert.state import State
from rules.space_alert.view import View

Game = Loaded[State, View]
GameFace = Face[State, View]
