"""Leaks planted into Kitsunedo, one or more for each channel. A new one goes into the module of its channel."""

from tests.lab.plants import events, menus, questions, sealed, views
from tests.lab.plants.planting import PLANTS, Plant
from tests.lab.plants.redeal import carried_world

__all__ = ["PLANTS", "Plant", "carried_world", "events", "menus", "questions", "sealed", "views"]
