"""Leaks planted into Kitsunedo, one or more for each channel."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from hyakki.core import account, engine
from hyakki.core.aims import Aim
from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.encoding import Numbers
from hyakki.core.engine import State, Step
from hyakki.core.errors import AgainstRules
from hyakki.core.events import EVERYONE, Event, Kind, Viewer
from hyakki.core.menu import Ask, Asks, Blocked, Menu, Option, Outcome, Path
from hyakki.core.motion import Motion, Vote
from hyakki.core.save import load, save
from hyakki.core.view import View
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo import events as say
from hyakki.games.kitsunedo.catalog.ids import ASH, BLOCK, SAKE, SUN
from hyakki.games.kitsunedo.encoding import KitsunedoEncoding
from hyakki.games.kitsunedo.knowledge.memory import SEEN, KitsunedoMemory
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView
from hyakki.games.kitsunedo.options import CHALLENGE, STAND, STRIKE
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps import STEPS
from hyakki.games.kitsunedo.steps.attack import Attack
from hyakki.games.kitsunedo.steps.claim import Claim
from hyakki.games.kitsunedo.steps.powers import Summon
from hyakki.games.kitsunedo.steps.trade import Trade
from hyakki.games.kitsunedo.steps.turn import Turn
from hyakki.lab import leak

Patch = pytest.MonkeyPatch
Put = Callable[[Patch], Kitsunedo]
Said = tuple[Kind, Any, Any]


class Plant(NamedTuple):
    name: str
    channel: str
    """The name that the leak test must give it."""
    put: Put
    seats: int
    lords: tuple[str, ...]
    at: str
    """The question from which to look for it, if not any."""


PLANTS: list[Plant] = []


def plant(channel: str, lords: tuple[str, ...] = (), at: str = "", name: str = "") -> Callable[[Put], Put]:
    def declare(put: Put) -> Put:
        PLANTS.append(Plant(name or put.__name__, channel, put, 3, lords, at))
        return put

    return declare


# How to plant a leak


def change_menu(patch: Patch, step: type[Step[Any]], change: Callable[[Menu, Any, Any, Ask, Path], None]) -> None:
    """`change(menu, step, state, ask, path)` is made to every menu of the step."""
    menu = step.menu

    def changed(self: Any, s: Any, ask: Ask, path: Path, look: bool) -> Menu:
        m = menu(self, s, ask, path, look)
        change(m, self, s, ask, path)
        return m

    patch.setattr(step, "menu", changed)


def change_asks(patch: Patch, step: type[Step[Any]], change: Callable[[Any, Any, Ask], Ask]) -> None:
    """`change(step, state, ask)` is what is asked instead."""
    run = step.run

    def changed(self: Any, s: Any) -> Asks:
        asks = run(self, s)
        return None if asks is None else tuple(change(self, s, ask) for ask in asks)

    patch.setattr(step, "run", changed)


def change_events(patch: Patch, change: Callable[[Any, Kind, Any, Any], list[Said]]) -> None:
    """`change(state, kind, args, fact)` is what is said instead."""

    def changed(self: State, kind: Kind, args: Any = (), fact: Any = None) -> None:
        for event in change(self, kind, args, fact):
            self.log.append(Event(*event))

    patch.setattr(State, "say", changed)


def with_kinds(*kinds: Kind) -> Kitsunedo:
    """A game that declares these kinds of event."""

    class Leaky(Kitsunedo):
        pass

    Leaky.kinds = {**Kitsunedo.kinds, **{kind.name: kind for kind in kinds}}
    return Leaky()


class PaddedView(KitsunedoView, frozen=True, kw_only=True):
    """A View with something in it that should not be there."""

    padding: Any


def with_padding(pad: Callable[[KitsunedoState, Viewer], Any]) -> Kitsunedo:
    class Leaky(Kitsunedo):
        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> PaddedView:
            seen = super().view(s, memory)
            fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
            return PaddedView(**fields, padding=pad(s, memory.viewer))

    return Leaky()


class CountedView(KitsunedoView, frozen=True, kw_only=True):
    """A View with a hidden number that is not sent."""

    sakes: int

    def plain(self) -> dict[str, Any]:
        sent = super().plain()
        del sent["sakes"]
        return sent


class CountingEncoding(KitsunedoEncoding):
    """An encoding that shows the hidden number."""

    def lay(self, view: KitsunedoView, me: int, out: Numbers) -> None:
        super().lay(view, me, out)
        assert isinstance(view, CountedView)
        out[0] = view.sakes


def top_is_attack(s: KitsunedoState) -> bool:
    return bool(s.deck) and s.deck[-1] <= SUN + 1


def lies(s: KitsunedoState, claim: Claim) -> bool:
    return s.lanterns[claim.claimer] != claim.lantern


@plant("view")
def character_that_is_named_by_a_hand(patch: Patch) -> Kitsunedo:
    """A lord is called by another name while it holds a Block."""

    class Knowing(Kitsunedo):
        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> KitsunedoView:
            held = tuple([(f"item-{'block' if hand[BLOCK] else 'sun'}",) for hand in s.hands])
            return replace(super().view(s, memory), cast=held)

    return Knowing()


# Menus


@plant("aims")
def aim_that_knows_a_hand(patch: Patch) -> Kitsunedo:
    """Who should be attacked depends on what a rival holds."""

    class Knowing(Kitsunedo):
        held = 0

        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> KitsunedoView:
            self.held = s.hands[(memory.viewer.seats or (0,))[0] - 1][BLOCK]
            return super().view(s, memory)

        def aims(self, view: KitsunedoView) -> tuple[Aim, ...]:
            return tuple(
                Aim(aim.seat, aim.side, aim.key, {**aim.facts, "held": self.held}) for aim in super().aims(view)
            )

    return Knowing()


@plant("menu act")
def option_only_if_another_holds_a_block(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if not any(s.hands[other][BLOCK] for other in s.others(ask.seat)):
            m.options[:] = [option for option in m.options if option.verb != "summon"]

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("menu act")
def blocked_for_a_reason_that_follows_a_hand(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        for place, entry in enumerate(m.blocked):
            verb, *words = entry.id.split()
            if verb in ("trade", "attack") and not s.hands[ord(words[0]) - 65][SAKE]:
                m.blocked[place] = Blocked(entry.id, "KI-R59", entry.points)

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("menu doubt")
def preview_that_knows_the_lie(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Claim, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if ask.kind == "doubt":
            m.preview(CHALLENGE, wins=lies(s, step))

    change_menu(patch, Claim, change)
    return Kitsunedo()


@plant("menu act on a path")
def preview_within_a_path(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if ask.kind == "act" and path:
            m.preview(STRIKE, evadable=s.lanterns[path[0].args[0]] == ASH)

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("menu act")
def options_in_an_order_that_follows_the_deck(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        if ask.kind == "act" and not path and top_is_attack(s):
            m.options.reverse()

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("menu act")
def option_id_with_a_handle(patch: Patch) -> Kitsunedo:
    def change(m: Menu, step: Any, s: KitsunedoState, ask: Ask, path: Path) -> None:
        for place, option in enumerate(m.options):
            if option.verb == "steal":
                handle = sum(count * 7**item for item, count in enumerate(s.hands[option.args[0]]))
                m.options[place] = Option("steal", option.args, (option.id[-1], f"#{handle}"), points=option.points)

    change_menu(patch, Turn, change)
    return Kitsunedo()


@plant("default doubt")
def default_that_knows_the_lie(patch: Patch) -> Kitsunedo:
    default = Claim.default

    def changed(self: Claim, s: KitsunedoState, ask: Ask) -> Path:
        if ask.kind == "doubt":
            return (CHALLENGE,) if lies(s, self) else (STAND,)
        return default(self, s, ask)

    patch.setattr(Claim, "default", changed)
    return Kitsunedo()


# Questions and windows


@plant("view")
def prompt_of_another_kind_for_a_true_ash(patch: Patch) -> Kitsunedo:
    def change(step: Attack, s: KitsunedoState, ask: Ask) -> Ask:
        return Ask(ask.seat, "evade", pace=ask.pace) if s.lanterns[ask.seat] == ASH else ask

    change_asks(patch, Attack, change)
    return Kitsunedo()


@plant("view")
def prompt_of_another_pace_for_a_lie(patch: Patch) -> Kitsunedo:
    def change(step: Claim, s: KitsunedoState, ask: Ask) -> Ask:
        quick = ask.kind == "answer" and lies(s, step) and not s.hands[ask.seat][BLOCK]
        return Ask(ask.seat, ask.kind, pace="window") if quick else ask

    change_asks(patch, Claim, change)
    return Kitsunedo()


@plant("event")
def window_that_two_blocks_keep_shut(patch: Patch) -> Kitsunedo:
    run = Claim.run

    def changed(self: Claim, s: KitsunedoState) -> Asks:
        if self.stage == "declare" and s.hands[self.claimer][BLOCK] >= 2:
            s.make_safe(self.claimer, self.lantern)
        return run(self, s)

    patch.setattr(Claim, "run", changed)
    return Kitsunedo()


@plant("event")
def no_question_to_a_claimer_who_can_only_concede(patch: Patch) -> Kitsunedo:
    run = Claim.run

    def changed(self: Claim, s: KitsunedoState) -> Asks:
        if self.stage == "answer" and lies(s, self) and not s.hands[self.claimer][BLOCK]:
            self.concede(s, shown=False)
            return None
        return run(self, s)

    patch.setattr(Claim, "run", changed)
    return Kitsunedo()


@plant("event")
def no_question_to_a_lord_with_nothing_worth_discarding(patch: Patch) -> Kitsunedo:
    run = Turn.run

    def changed(self: Turn, s: KitsunedoState) -> Asks:
        if self.stage == "discard" and not s.hands[s.active][SAKE] and s.sizes[s.active] <= s.rules.hand_limit:
            self.stage = "finish"
        return run(self, s)

    patch.setattr(Turn, "run", changed)
    return Kitsunedo()


@plant("event")
def no_question_to_a_lord_with_but_one_card_to_give(patch: Patch) -> Kitsunedo:
    run = Trade.run

    def changed(self: Trade, s: KitsunedoState) -> Asks:
        asks = run(self, s)
        if asks and len(options := self.menu(s, asks[0], (), False).options) == 1:
            self.answer(s, asks[0], (options[0],))
            return None
        return asks

    patch.setattr(Trade, "run", changed)
    return Kitsunedo()


# What is said


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


# The View


@plant("view")
def handle_in_the_view(patch: Patch) -> Kitsunedo:
    return with_padding(lambda s, viewer: [hash(tuple(hand)) for hand in s.hands])


@plant("view")
def list_padded_by_a_hidden_number(patch: Patch) -> Kitsunedo:
    return with_padding(lambda s, viewer: [0] * s.deck.count(SAKE))


@plant("view")
def hands_for_spectators_only(patch: Patch) -> Kitsunedo:
    return with_padding(lambda s, viewer: None if viewer.seats else s.hands)


@plant("view later")
def discards_in_an_order_that_follows_the_deck(patch: Patch) -> Kitsunedo:
    discard = Turn.discard

    def changed(self: Turn, s: KitsunedoState, seat: int, path: Path) -> None:
        below = len(s.discard)
        discard(self, s, seat, path)
        if top_is_attack(s):
            s.discard[below:] = s.discard[below:][::-1]

    patch.setattr(Turn, "discard", changed)
    return Kitsunedo()


@plant("view later")
def frame_that_holds_the_summoned_cards(patch: Patch) -> Kitsunedo:
    look = Summon.look

    def changed(self: Summon, s: KitsunedoState) -> None:
        look(self, s)
        self.result = tuple(s.deck[-2:])

    patch.setattr(Summon, "look", changed)
    return Kitsunedo()


@plant("view", lords=("mirage",))
def snapshot_that_shows_the_deck(patch: Patch) -> Kitsunedo:
    module = sys.modules[KitsunedoView.__module__]
    part = module._open_part_of
    patch.setattr(module, "_open_part_of", lambda older: part(older) | {"next": older.deck[-1:]})
    return Kitsunedo()


@plant("view")
def lantern_in_the_view(patch: Patch) -> Kitsunedo:
    return with_padding(lambda s, viewer: s.lanterns)


@plant("encoding")
def encoding_that_counts_the_deck(patch: Patch) -> Kitsunedo:
    class Leaky(Kitsunedo):
        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> CountedView:
            seen = super().view(s, memory)
            fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
            return CountedView(**fields, sakes=s.deck.count(SAKE))

        def encoding(self) -> CountingEncoding:
            return CountingEncoding()

    return Leaky()


@plant("motions")
def motion_for_holders_of_a_sake(patch: Patch) -> Kitsunedo:
    class Leaky(Kitsunedo):
        def motions(self, s: KitsunedoState, seat: int) -> list[Motion]:
            return [motion for motion in super().motions(s, seat) if s.hands[motion.subject][SAKE]]

    return Leaky()


@plant("account")
def account_before_the_end(patch: Patch) -> Kitsunedo:
    """How the game went is told while it goes on."""
    patch.setattr(account, "made", lambda game, s, course: game.account(s, course))
    return Kitsunedo()


# Sealed answers


def challenges(answers: dict[int, Path]) -> int:
    return sum(path[0] is CHALLENGE for path in answers.values())


def count_challenges(patch: Patch, patient: bool) -> None:
    """The outcome of a window goes on with the number of challenges; a patient window waits for all answers first."""
    outcome, close = Claim.outcome, Claim.close

    def counting(self: Claim, s: KitsunedoState, answers: dict[int, Path]) -> Outcome | None:
        if patient and len(answers) < len(self.doubters):
            return None
        fixed = outcome(self, s, answers)
        return None if fixed is None else (*fixed, challenges(answers))

    patch.setattr(Claim, "outcome", counting)
    patch.setattr(Claim, "close", lambda self, s, outcome: close(self, s, outcome[:2]))


@plant("sealed answers")
def outcome_that_counts_challenges(patch: Patch) -> Kitsunedo:
    count_challenges(patch, patient=False)
    return Kitsunedo()


@plant("sealed answers: the outcome keeps")
def outcome_that_waits_and_counts_challenges(patch: Patch) -> Kitsunedo:
    count_challenges(patch, patient=True)
    return Kitsunedo()


@plant("sealed answers: the outcome keeps")
def event_that_counts_challenges(patch: Patch) -> Kitsunedo:
    doubted = Kind("doubted", "count", rule="KI-104")
    count_challenges(patch, patient=True)
    close = Claim.close

    def telling(self: Claim, s: KitsunedoState, outcome: Outcome) -> None:
        s.say(doubted, outcome[2:])
        close(self, s, outcome)

    patch.setattr(Claim, "close", telling)
    return with_kinds(doubted)


@plant("view later")
def window_that_notes_the_number_of_challenges(patch: Patch) -> Kitsunedo:
    outcome = Claim.outcome

    def noting(self: Claim, s: KitsunedoState, answers: dict[int, Path]) -> Outcome | None:
        s.fresh = challenges(answers)
        return outcome(self, s, answers)

    patch.setattr(Claim, "outcome", noting)
    return Kitsunedo()


@plant("sealed answers: the outcome keeps")
def vote_that_counts_refusals(patch: Patch) -> Kitsunedo:
    outcome, close = Vote.outcome, Vote.close

    def counting(self: Vote, s: State, answers: dict[int, Path]) -> Outcome | None:
        fixed = outcome(self, s, answers) if len(answers) == len(self.voters) else None
        return None if fixed is None else (*fixed, sum(path[0].verb == "refuse" for path in answers.values()))

    patch.setattr(Vote, "outcome", counting)
    patch.setattr(Vote, "close", lambda self, s, outcome: close(self, s, outcome[:1]))
    patch.setattr(leak, "PROPOSALS", 0.5)
    return Kitsunedo()


# Redeal


class LadenView(KitsunedoView, frozen=True, kw_only=True):
    """A View that carries the whole State past what is sent."""

    hidden: bytes

    def plain(self) -> dict[str, Any]:
        sent = super().plain()
        del sent["hidden"]
        return sent


def carried_world() -> Kitsunedo:
    class Leaky(Kitsunedo):
        def view(self, s: KitsunedoState, memory: KitsunedoMemory) -> LadenView:
            seen = super().view(s, memory)
            fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
            return LadenView(**fields, hidden=save(s))

        def redeal(self, view: View, rng: Random) -> KitsunedoState:
            assert isinstance(view, LadenView)
            s = load(KitsunedoState, view.hidden, view.rules, STEPS)
            s.chance = Chance(rng.randbytes(KEY_BYTES))
            return s

    return Leaky()
