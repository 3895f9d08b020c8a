"""A game of Starship Captains in the hands of its cogs: typed by what its rules keep and what a seat sees."""

from cogs.faces import Face
from cogs.loaded import Loaded
from rules.starship_captains.state import State
from rules.starship_captains.view import View

Game = Loaded[State, View]
GameFace = Face[State, View]
