"""Texts for players: sentences about events, questions, options, errors and results, in one language.

The attribute `told` of an event's message says what a viewer was told beyond the public part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from hyakki.core.account import Part, Sentence
from hyakki.core.aims import Aim, Pin
from hyakki.core.arguments import Arguments, yes
from hyakki.core.errors import AgainstRules, BadContent, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.events import SPECTATOR, Viewer, seat_name, seat_number
from hyakki.core.fluent import Arg, Messages, NoText
from hyakki.core.game import AnyGame, Standing
from hyakki.core.lessons import Coach
from hyakki.core.menu import Option
from hyakki.core.motion import Motion
from hyakki.core.rulebook import FALLBACK, Rulebook
from hyakki.core.rules import Rules
from hyakki.core.view import View
from hyakki.core.words import Cast, Names, Words, capital, players_of

LANGUAGES = ("en", "it")


class Text:
    """The texts of one game in one language, with English for missing ones.

    Examples:
        >>> from hyakki import Text, game_of
        >>> text = Text(game_of("kitsunedo"), "it")
        >>> text.title, text.option("summon")
        ('Kitsunedo', 'EVOCA con lo Spirito')
    """

    def __init__(self, game: AnyGame | None = None, lang: str = FALLBACK) -> None:
        if lang not in LANGUAGES:
            raise Malformed(f"there is no text in {lang!r}; there is text in {', '.join(LANGUAGES)}")
        self.game = game
        self.lang = lang
        self.words = Words() if game is None else game.words
        self.messages = Messages("" if game is None else game.package, dict.fromkeys((lang, FALLBACK)))
        self._arguments = Arguments(self)

    @property
    def title(self) -> str:
        """The title of the game."""
        return self.word("app-title" if self.game is None else f"title-{self.game.key}")

    @property
    def tagline(self) -> str:
        """The game in one line."""
        return self.word("app-tagline") if self.game is None else self.about("tagline")

    def about(self, form: str) -> str:
        """Return a text of the game about itself (tagline, credits, find), or "" if it has none."""
        assert self.game is not None
        key = f"title-{self.game.key}.{form}"
        return self.word(key) if self.has(key) else ""

    # Single words

    def has(self, key: str) -> bool:
        """Return whether there is such a message, or such an attribute of one ("item-sun.the")."""
        return self.messages.has(key)

    def word(self, key: str, /, **args: Arg) -> str:
        """Format a message, or an attribute of one.

        Examples:
            >>> Text(game).word("item-sun")
            'Sun'
        """
        return self.messages.format(key, args)

    def thing(self, field: str, number: int, form: str = "") -> str:
        """Return the name of a thing, or another form of it.

        Examples:
            >>> Text(game).thing("lord", 0)
            'Fox of the Celeste'
        """
        key = self.words.things[field][number]
        return self.word(f"{key}.{form}" if form else key, **self._arguments.one(key))

    def things(self, field: str, numbers: Sequence[int], declared: Sequence[int] | None = None) -> str:
        """List several things: "two Moons and a Leaf as a Moon".

        Examples:
            >>> Text(game).things("items", [1, 1, 2], [1, 1, 1])
            'two Moons and a Leaf as a Moon'
        """
        keys = self.words.things[field]
        groups: dict[tuple[int, int], int] = {}
        for pair in zip(numbers, numbers if declared is None else declared, strict=True):
            groups[pair] = groups.get(pair, 0) + 1
        parts = []
        for (thing, shown), count in groups.items():
            part = self._some(keys[thing], count)
            if shown != thing:
                part = self.word("declared-as", thing=part, shown=self._some(keys[shown], count, "as"))
            parts.append(part)
        return self.join(parts)

    def label(self, label: str) -> str:
        """Put the short name of a place into words, if the game has words for it."""
        spelling = self.words.spelt(label)
        if spelling is None:
            return label
        key, parts = spelling
        return self.word(key, **{name: self._part(part) for name, part in parts.items()})

    def _part(self, part: str) -> str:
        """Return the text of a part of a place's name, or the last word of its key if it has none."""
        return self.word(part) if self.has(part) else part.rpartition("-")[2]

    def number(self, number: int) -> str:
        """Put a number into words.

        Examples:
            >>> Text(game).number(2)
            'two'
        """
        return self.word("number", number=number)

    def join(self, parts: Sequence[str]) -> str:
        """Join names into a list.

        Examples:
            >>> Text().join(["Ada", "Bo", "Cy"]), Text().join([])
            ('Ada, Bo and Cy', 'nothing')
        """
        if not parts:
            return self.word("list-empty")
        *most, last = parts
        if not most:
            return last
        said = most[0]
        for part in most[1:]:
            said = self.word("list-more", before=said, next=part)
        return self.word("list-last", before=said, last=last)

    def name(self, seat: int, names: Names = ()) -> str:
        """Return the name of a seat, or its letter."""
        return names[seat] if seat < len(names) else seat_name(seat)

    def cast(self, characters: Sequence[Sequence[str]], players: Names) -> Cast:
        """Return the names by seat, from `View.cast` and the names of the players.

        Examples:
            >>> Text(game).cast([["lord-haunt.short"], []], ["Ada", "Bo"])
            ['Haunt', 'Bo']
        """
        named = [
            self.word(keys[0]) if len(keys) == 1 else self.name(seat, players) for seat, keys in enumerate(characters)
        ]
        return Cast([*named, *players[len(named) :]], players)

    # Events

    def event(self, seen: Mapping[str, Any], names: Names = (), viewer: Viewer = SPECTATOR) -> str | None:
        """Put an event into a sentence for this viewer; None for an event without a text.

        Examples:
            >>> table.time_up()
            >>> [Text(game).event(event, ["Ada", "Bo", "Cy"]) for event in table.told(SPECTATOR)][-1]
            'Chance decides: Ada becomes the Fox of the Haunt.'
        """
        kind = seen["event"]
        if kind in self.words.silent:
            return None
        told = seen.get("told")
        facts = {field: value for field, value in seen.items() if field not in ("event", "told")}
        key = f"event-{kind}"
        if told is not None:
            facts |= {field: value for field, value in told.items() if field != "rule"}
            key = self._either(f"{key}.told", key)
        return capital(self.word(key, **self._arguments.of(facts, names, viewer)))

    def quote(self, seen: Mapping[str, Any], captions: Mapping[str, Any]) -> str:
        """Return what the card of an event says, from `Game.captions`; "" if the event shows no card."""
        field, names = self.words.quoted.get(seen["event"], ("", ()))
        card = {**seen, **(seen.get("told") or {})}.get(field, -1)
        return str(captions.get("texts", captions).get(names[card], "")) if card >= 0 else ""

    def ending(self, standing: Standing, names: Names = (), viewer: Viewer = SPECTATOR) -> str:
        """Say who won and why the game is over.

        Examples:
            >>> Text(game).ending(Standing("last lord", (1,), (1, 0, 2)), ["Ada", "Bo", "Cy"])
            'Bo is the last lord in the game and wins.'
        """
        key = f"ending-{standing.reason.replace(' ', '-')}"
        if not standing.winners:
            return self.word(self._either(f"{key}.nobody", key))
        if len(standing.winners) == 1:
            return capital(self.word(key, **self._arguments.of({"seat": standing.winners[0]}, names, viewer)))
        who = [self.name(seat, names) for seat in standing.winners]
        others = [self.name(seat, names) for seat in standing.winners if viewer.seats != (seat,)]
        you = "none" if len(who) == len(others) else "seat"
        key = self._either(f"{key}.shared", "ending-shared")
        return capital(self.word(key, you=you, seat=self.join(who), others=self.join(others)))

    def ranking(self, standing: Standing, names: Names = ()) -> list[str]:
        """List the place of every player, best first.

        Examples:
            >>> Text(game).ranking(Standing("last lord", (1,), (1, 0)), ["Ada", "Bo"])
            ['1. Bo', '2. Ada']
        """
        seats = enumerate(standing.ranking, start=1)
        who = players_of(names)
        return [self.word("standing-place", place=place, seat=self.name(seat, who)) for place, seat in seats]

    def line(self, line: Sentence, names: Names = (), viewer: Viewer = SPECTATOR) -> str:
        """Put a Sentence of an Account into words."""
        key = self._either(f"{line.key}.told", line.key)
        return capital(self.word(key, **self._arguments.of(line.facts, names, viewer)))

    def heading(self, part: Part, names: Names = ()) -> str:
        """Return the title of a Part of an Account: its own, or the names of the players in its seats."""
        if not part.key:
            return self.join([self.name(seat, players_of(names)) for seat in part.seats])
        return self.word(part.key, **self._arguments.of(part.facts, names, SPECTATOR))

    # Questions

    def ask(self, kind: str, view: View, names: Names = (), path: Sequence[str] = ()) -> str:
        """Put a question to the viewer into a sentence; after part of an answer, ask for what comes next.

        Examples:
            >>> Text(game).ask("pick", table.view(Viewer([0])))
            'Which Spirit Lord will you be?'
        """
        key = f"ask-{kind}"
        if path:
            key = self._either(f"{key}.{path[0].split()[0]}", key)
        return self._asked(key, view, names, path)

    def help(self, kind: str, view: View, names: Names = ()) -> str:
        """Say what a question is for and what is usual, if its text does.

        Examples:
            >>> Text(game).help("pick", table.view(Viewer([0])))
            'Each lord has a power of its own. Any lord suits a first game.'
        """
        key = f"ask-{kind}.help"
        return self._asked(key, view, names, ()).strip() if self.has(key) else ""

    def _asked(self, key: str, view: View, names: Names, path: Sequence[str]) -> str:
        facts = {field: value for field in self.words.people if (value := getattr(view, field, None)) is not None}
        if path:
            facts |= self.words.read_option(path[0])
        elif view.frames:
            facts |= view.frames[-1]
        return capital(self.word(key, **self._arguments.of(facts, names, Viewer(view.viewer))))

    def silence(self, kind: str) -> str:
        """Say what happens without an answer.

        Examples:
            >>> Text(game).silence("pick")
            'Chance picks a free lord for you.'
        """
        return self.word(f"ask-{kind}.silence")

    def waiting(self, kind: str, seats: Sequence[int], names: Names = ()) -> str:
        """Tell the other players who is deciding what.

        Examples:
            >>> Text(game).waiting("pick", [0], ["Ada"])
            'Ada is picking a lord.'
        """
        who = self.join([self.name(seat, names) for seat in seats])
        return capital(self.word(f"ask-{kind}.waiting", who=who, count=len(seats)))

    def option(self, option: Option | str, names: Names = (), kind: str = "") -> str:
        """Return the label of an option or of a blocked entry, in a question of this kind.

        Examples:
            >>> Text(game).option("steal B", ["Ada", "Bo"])
            'STEAL from Bo with Shadow'
        """
        id = option.id if isinstance(option, Option) else option
        key = f"option-{id.split()[0]}"
        if kind:
            key = self._either(f"{key}.{kind}", key)
        return self.word(key, **self._arguments.of(self.words.read_option(id), names, SPECTATOR))

    def preview(self, facts: Mapping[str, Any]) -> list[str]:
        """Put the previews of an option, as they came with the menu, into sentences. Empty texts are left out."""
        return self._foretold("preview", facts)

    def costs(self, facts: Mapping[str, Any]) -> list[str]:
        """Put into words what an option spends: those of its previews that have a text `cost-…`."""
        return self._foretold("cost", facts)

    def unspent(self, facts: Mapping[str, Any]) -> str:
        """Put into words what an option that ends the turn leaves unspent; "" if it leaves nothing."""
        left = self._foretold("unspent", facts.get("ends", {}))
        return self.join(left) if left else ""

    def doubt(self, facts: Mapping[str, Any]) -> str:
        """Return what a player should confirm before giving this answer: its warning, or what it leaves unspent."""
        if "warning" in facts:
            return self.word(facts["warning"])
        left = self.unspent(facts)
        return self.word("play-unspent", left=left) if left else ""

    def _foretold(self, form: str, facts: Mapping[str, Any]) -> list[str]:
        said = []
        others: dict[str, Arg] = {
            field: yes(value) if isinstance(value, bool) else value
            for field, value in facts.items()
            if isinstance(value, str | int)
        }
        for field, value in facts.items():
            key = f"{form}-{field}"
            if isinstance(value, bool):
                key = f"{key}.{yes(value)}"
            if value != [] and self.has(key):
                said.append(self.word(key, **others | {field: self._listed(field, value)}))
        return [each for each in said if each]

    def _listed(self, field: str, value: Any) -> Arg:
        if not isinstance(value, list):
            return cast(Arg, value)
        return self.things(field, value) if field in self.words.things else self.join([str(part) for part in value])

    def motion(self, motion: Motion | str, names: Names = (), viewer: Viewer = SPECTATOR) -> str:
        """Return the label of a Motion.

        Examples:
            >>> Text(game).motion("abandon")
            'Propose to abandon the game'
        """
        name, *subject = (motion.id if isinstance(motion, Motion) else motion).split()
        facts: dict[str, Any] = {"motion": name}
        if subject:
            facts["subject"] = seat_number(subject[0])
        return self.word("motion-propose", **self._arguments.of(facts, names, viewer))

    def blocked(self, rule: str) -> str:
        """Return the title of the rule that forbids an entry.

        Examples:
            >>> Text(game).blocked("KI-032")
            'No attack in the first round'
        """
        return self.rulebook[rule].title

    def aim(self, aim: Aim, names: Names = (), form: str = "") -> str:
        """Put an Aim into a sentence; the form "how" says how far it is or what it takes.

        Examples:
            >>> Text(game).aim(table.aims(Viewer([0]))[0])
            'Be the last lord in the game.'
        """
        key = f"aim-{aim.key}"
        return self.word(f"{key}.{form}" if form else key, **self._arguments.of(aim.facts, names, Viewer((aim.seat,))))

    def ladder(self, aim: Aim, names: Names = ()) -> list[str]:
        """List the names of the steps of an Aim's ladder."""
        args = self._arguments.of(aim.facts, names, Viewer((aim.seat,)))
        return [self.word(f"aim-{step.key}.step", **args) for step in aim.steps]

    def pin(self, pin: Pin) -> str:
        """Return the name of a Pin."""
        return self.word(pin.name, **self._arguments.one(pin.name))

    def why(self, rule: str, id: str, names: Names = ()) -> str:
        """Say why this entry is blocked: the text of the rule for it (`why-<rule>`), or the title of the rule.

        Examples:
            >>> Text(game).why("KI-R59", "trade C moon", ["Ada", "Bo", "Cy"])
            'Cy has no cards.'
        """
        key = self._either(f"why-{rule}.{id.split()[0]}", f"why-{rule}")
        return (
            self.word(key, **self._arguments.of(self.words.read_option(id), names, SPECTATOR))
            if self.has(key)
            else self.blocked(rule)
        )

    def coach(self, rules: Rules, kind: str) -> str | None:
        """Return what the coach of a tutorial says to a first question of this kind, or None."""
        key = None if self.game is None else self.game.coach(rules, kind)
        return None if key is None else self.word(key)

    def taught(self, coach: Coach) -> str:
        """Return all that a coach says with a question, line by line."""
        keys = [coach.said, coach.text, *(f"{coach.text}.{part}" for part in ("then", "why"))]
        return "\n".join(self.word(key) for key in keys if key and self.has(key))

    def error(self, error: HyakkiError) -> str:
        """Put an error into a sentence for a player.

        Examples:
            >>> Text(game).error(AgainstRules("KI-032", {}))
            'Rule KI-032 forbids it: No attack in the first round.'
        """
        if isinstance(error, AgainstRules):
            return self.word("error-against-rules", rule=error.rule, title=self.blocked(error.rule))
        if isinstance(error, BadContent):
            return self.word("error-bad-content", where=error.where, what=error.what)
        for kind, key in ((Malformed, "malformed"), (NotYours, "not-yours"), (Stale, "stale")):
            if isinstance(error, kind):
                return self.word(f"error-{key}")
        return self.word("error-other", what=str(error))

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook of the game in this language."""
        if self.game is None:
            raise NoText("there is no rulebook without a game")
        return _rulebook(self.game, self.lang)

    def _some(self, key: str, count: int, form: str = "some") -> str:
        return self.word(f"{key}.{form}", count=count, number=self.number(count))

    def _either(self, key: str, otherwise: str) -> str:
        return key if self.has(key) else otherwise


@cache
def _rulebook(game: AnyGame, lang: str) -> Rulebook:
    return Rulebook(game, lang)
