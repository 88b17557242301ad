"""Leaks in events, and in the errors that answers get."""

from __future__ import annotations

from typing import Any

from hyakki.core import engine
from hyakki.core.errors import AgainstRules
from hyakki.core.events import EVERYONE, Event, Kind, Viewer
from hyakki.core.menu import Ask, Option, Path
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.ids import SAKE
from hyakki.games.kitsunedo.knowledge.memory import SEEN, KitsunedoMemory
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps.turn import Turn
from tests.lab.plants.planting import Patch, Said, change_asks, change_events, plant, with_kinds


def plant_facts(kind: Kind, lords: tuple[str, ...], at: str) -> None:
    """The fact of such an event, which is for some seats, once in the log for all and once in everybody's Memory."""
    fields = " ".join((*kind.fields, *(f"open_{name}" for name in kind.fact)))
    fold = SEEN[kind.name]

    @plant(f"event {kind.name}", lords, at, name=f"fact_of_{kind.name}_in_the_log")
    def in_the_log(patch: Patch) -> Kitsunedo:
        opened = Kind(
            kind.name, fields, rule=kind.rule, told=kind.told, to=kind.audience, fact=" ".join(kind.fact), folds=True
        )

        def change(s: KitsunedoState, said: Kind, args: Any, fact: Any) -> list[Said]:
            return [(opened, (*args, *fact), fact)] if said is kind else [(said, args, fact)]

        change_events(patch, change)
        patch.setitem(SEEN, kind.name, lambda memory, args, fact: fold(memory, args[: len(kind.fields)], fact))
        return with_kinds(opened)

    @plant("view later", lords, at, name=f"fact_of_{kind.name}_in_every_memory")
    def in_every_memory(patch: Patch) -> Kitsunedo:
        see = KitsunedoMemory.see

        def changed(self: KitsunedoMemory, event: Event) -> None:
            if event.kind is kind:
                fold(self, event.args, event.fact)
            else:
                see(self, event)

        patch.setattr(KitsunedoMemory, "see", changed)
        return Kitsunedo()


LORD_OF = {"peeped": ("hollow",), "swapped": ("hollow",), "gifted": ("celeste",)}

for secret in say.KINDS.values():
    if secret.told and secret.audience != "all":
        plant_facts(secret, LORD_OF.get(secret.name, ()), "pick" if secret.name.startswith("dealt") else "")


@plant("number of events")
def event_more_if_the_deck_has_a_sake_on_top(patch: Patch) -> Kitsunedo:
    def change(step: Turn, s: KitsunedoState, ask: Ask) -> Ask:
        if ask.kind == "act" and s.deck and s.deck[-1] == SAKE:
            s.say(say.NO_CARD, (ask.seat,))
        return ask

    change_asks(patch, Turn, change)
    return Kitsunedo()


@plant("event aside is not declared")
def kind_of_event_made_up_on_the_way(patch: Patch) -> Kitsunedo:
    aside = Kind("aside", "seat", rule="KI-R55", told="KI-R55", to="all", fact="item")

    def change(s: KitsunedoState, kind: Kind, args: Any, fact: Any) -> list[Said]:
        also = [(aside, args[:1], fact)] if kind is say.STOLE else []
        return [(kind, args, fact), *also]

    change_events(patch, change)
    return Kitsunedo()


@plant("event drew")
def fact_told_to_everyone(patch: Patch) -> Kitsunedo:
    mask = Kind.mask
    patch.setattr(Kind, "mask", lambda self, args: EVERYONE if self.name == "drew" else mask(self, args))
    return Kitsunedo()


@plant("event")
def fact_sent_to_spectators(patch: Patch) -> Kitsunedo:
    seen = Event.seen

    def changed(self: Event, viewer: Viewer) -> dict[str, Any]:
        sent = seen(self, viewer)
        if self.fact is not None and not viewer.seats:
            sent["told"] = {"rule": self.kind.told, **dict(zip(self.kind.fact, self.fact, strict=True))}
        return sent

    patch.setattr(Event, "seen", changed)
    return Kitsunedo()


@plant("errors")
def error_with_a_hidden_number(patch: Patch) -> Kitsunedo:
    find = engine.find_option

    def changed(s: KitsunedoState, ask: Ask, path: Path, id: str) -> Option:
        try:
            return find(s, ask, path, id)
        except AgainstRules as error:
            raise AgainstRules(error.rule, {**error.facts, "left": s.deck.count(SAKE)}) from None

    patch.setattr(engine, "find_option", changed)
    return Kitsunedo()
