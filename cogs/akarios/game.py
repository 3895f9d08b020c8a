"""A game of Stars of Akarios in the hands of its cogs: typed by what its rules keep and what a seat sees."""

from cogs.faces import Face
from cogs.loaded import Loaded
from rules.akarios.state import State
from rules.akarios.view import View

Game = Loaded[State, View]
GameFace = Face[State, View]
