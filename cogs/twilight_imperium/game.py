"""A game of Twilight Imperium in the hands of its cogs: typed by what its rules keep and what a seat sees."""

from cogs.faces import Face
from cogs.loaded import Loaded
from rules.twilight_imperium.state import State
from rules.twilight_imperium.view import View

Game = Loaded[State, View]
GameFace = Face[State, View]
