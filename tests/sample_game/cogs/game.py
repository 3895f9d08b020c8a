"""A game of Salvage in the hands of its cogs: typed by what its rules keep and what a seat sees."""

from cogs.faces import Face
from cogs.loaded import Loaded
from tests.sample_game.rules.state import State
from tests.sample_game.rules.view import View

Game = Loaded[State, View]
GameFace = Face[State, View]
