"""Hidden-information board games with every rule enforced. `from hyakki import …` gives every public name."""

from hyakki.bots import Bot, bot_of
from hyakki.core.aims import Aim, Pin, Rung
from hyakki.core.chance import Chance
from hyakki.core.encoding import Encoding
from hyakki.core.errors import AgainstRules, BadContent, HyakkiError, Malformed, NotYours, NoWorld, Stale
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.game import Game, Standing, forget, game_of, register
from hyakki.core.game import games as all_games  # `hyakki.games` is the package of the games
from hyakki.core.menu import Ask, Blocked, Menu, Option, complete_paths
from hyakki.core.recall import imagine, load_view
from hyakki.core.replay import Broken, Replay, Sitter
from hyakki.core.rulebook import Rulebook
from hyakki.core.rules import Rules
from hyakki.core.table import Table
from hyakki.core.text import Text
from hyakki.core.view import View
from hyakki.lab.arena import arena
from hyakki.lab.check import check
from hyakki.lab.play import play_game
from hyakki.lab.scene import run_scene
from hyakki.lab.sim import simulate

__version__ = "0.2.0"
__all__ = [
    "SPECTATOR",
    "AgainstRules",
    "Aim",
    "Ask",
    "BadContent",
    "Blocked",
    "Bot",
    "Broken",
    "Chance",
    "Encoding",
    "Game",
    "HyakkiError",
    "Malformed",
    "Menu",
    "NoWorld",
    "NotYours",
    "Option",
    "Pin",
    "Replay",
    "Rulebook",
    "Rules",
    "Rung",
    "Sitter",
    "Stale",
    "Standing",
    "Table",
    "Text",
    "View",
    "Viewer",
    "all_games",
    "arena",
    "bot_of",
    "check",
    "complete_paths",
    "forget",
    "game_of",
    "imagine",
    "load_view",
    "play_game",
    "register",
    "run_scene",
    "simulate",
]
