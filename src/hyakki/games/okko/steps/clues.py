"""Clue cards as they are drawn (OK-235, OK-240 to OK-247, OK-R101 to OK-R105)."""

from __future__ import annotations

from typing import ClassVar

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.ids import ALLY_CARDS, COURTIERS, FIRST_COURTIER, HEROES, ONI_CARDS
from hyakki.games.okko.effects.executor import Job, Work, may, next_need, offer_choices
from hyakki.games.okko.effects.scope import PEACE
from hyakki.games.okko.options import ask, decide, stand_by
from hyakki.games.okko.people import NOBODY, NOTHING, NOWHERE, Ally
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import Deed, OkkoStep
from hyakki.games.okko.steps.council import Council
from hyakki.games.okko.steps.feats import note
from hyakki.games.okko.steps.planning import inside

FIRST_COMPLICATION = len(ONI_CARDS) + len(COURTIERS)


class DrawClues(Deed):
    """Draw Clue cards one at a time; a complication is resolved before the next (OK-R103)."""

    __slots__ = ("count",)
    count: int

    def __init__(self, hero: int, count: int) -> None:
        super().__init__(hero, "draw")
        self.count = count

    def run(self, s: OkkoState) -> Asks:
        if not self.count or not s.clue_deck:
            s.done()
            return None
        self.count -= 1
        clue = s.clue_deck.pop()
        note(s, self.figure, "clues")
        s.say(say.CLUE_TURNED, (self.figure,), (clue >= FIRST_COMPLICATION,))
        if clue >= FIRST_COMPLICATION:
            s.clue_discard = [*s.clue_discard, clue]
            s.say(say.COMPLICATION, (self.figure,), (clue,))
            by = s.kit.complications[clue - FIRST_COMPLICATION].by
            for ability in reversed(s.kit.of_clue[clue]):
                s.push(
                    Agree(ability.number, self.figure) if by == "heroes" else Resolve(ability.number, self.figure, by)
                )
        else:
            s.clues = sorted([*s.clues, clue])
            s.say(say.CLUE_DRAWN, (self.figure, s.hero_seats), (clue,))
            s.push(KeepClue(self.figure, clue))
        return None


class KeepClue(Council):
    """The card is kept, or a courtier follows one of the heroes if the team so chooses (OK-R31). The drawing hero
    confirms, whatever was drawn; all seats of the heroes are asked meanwhile, whether there is a choice or not, so that
    neither the questions nor a pause tell the Oni anything (OK-R105)."""

    __slots__ = ("clue", "hero")
    kind: ClassVar[str] = "keep-clue"
    secret: ClassVar[frozenset[str]] = frozenset({"clue", "stage"})
    hero: int
    clue: int
    """The card that was drawn: the same for all heroes, hidden from the Oni."""

    def __init__(self, hero: int, clue: int) -> None:
        super().__init__()
        self.hero = hero
        self.clue = clue

    def drawer(self, s: OkkoState) -> int:
        return s.heroes[self.hero].seat

    def asked(self, s: OkkoState) -> list[int]:
        """Return the seats to ask, the drawing hero last: when time is up it confirms what the others have chosen."""
        return sorted(s.seats_in_play(), key=lambda seat: (seat == self.drawer(s), seat))

    def ready(self, s: OkkoState) -> int:
        """Return what the drawing hero can confirm, or NOTHING while the team has a choice to make."""
        return 0 if len(self.wishes(s)) == 1 else self.verdict(s, self.said(s))

    def settles(self, s: OkkoState, seat: int, said: int) -> int:
        """Return what is decided: only the drawing hero confirms, but one who backs the choice has done so already."""
        drawer = self.drawer(s)
        number = super().settles(s, seat, said)
        if seat == drawer:
            return said if said == self.ready(s) else number
        return number if number == s.wishes[drawer] else NOTHING

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        ready = self.ready(s)
        if not ask.open or (ready == NOTHING and len(self.wishes(s)) > 1):
            return super().menu(s, ask, path, look)
        if ask.seat != self.drawer(s):
            return self.others_menu(s, ask, path, look)
        m = Menu(look)
        m.offer(self.deciding(s, ask, ready)[0])
        for number, words in self.wishes(s).items():
            if number != ready:
                m.block("OK-R31", decide(number, words, inside(s), "decide"))
        return m

    def others_menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        """Let the other heroes change their minds, where there is something to choose."""
        if len(self.wishes(s)) > 1:
            return super().menu(s, ask, path, look)
        m = Menu(look)
        m.offer(stand_by(inside(s)))
        m.block("OK-R105", decide(0, self.wishes(s)[0], inside(s), "decide"))
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        """Return what the leader backs, or keep the card: within one span of time, as with a card that leaves no
        choice."""
        if not ask.open or len(self.wishes(s)) == 1 or self.ready(s) != NOTHING:
            return self.deciding(s, ask, max(0, self.ready(s))) if ask.seat == self.drawer(s) else ()
        if ask.seat != s.leading_seat:
            return super().default(s, ask)
        if self.leads(s, ask.seat):
            return self.deciding(s, ask, 0)
        return (self.backing(s, ask.seat, 0),) if s.wishes[ask.seat] < 0 else ()

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if len(self.wishes(s)) > 1:
            super().answer(s, ask, path)
        elif ask.seat == self.drawer(s):
            self.settle(s, 0)

    def stage_of(self, s: OkkoState) -> str:
        return "talk"

    def talks_on(self, s: OkkoState, said: dict[int, int]) -> bool:
        """Return whether the heroes still talk: until the drawing hero confirms."""
        verdict = self.verdict(s, said)
        return verdict == NOTHING or (verdict in self.wishes(s) and verdict != said[self.drawer(s)])

    def wishes(self, s: OkkoState) -> dict[int, tuple[str, ...]]:
        """Return the choices: 0 keeps the card, otherwise 1 plus the number of the hero whom the courtier follows."""
        found: dict[int, tuple[str, ...]] = {0: ("keep",)}
        courtier = self.clue - len(ONI_CARDS)
        if courtier >= 0 and s.kit.courtiers[courtier].follower is not None and s.courtier_at[courtier] != NOWHERE:
            for hero in s.in_play():
                if s.heroes[hero].ally == NOBODY:
                    found[hero + 1] = ("follows", HEROES[hero])
        return found

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against a hero with a taken slot or out of play, or another courtier (OK-138, OK-244)."""
        word, *names = id.split() or [""]
        if word not in ("back", "decide") or len(names) != 2 or names[0] != "follows" or names[1] not in HEROES:
            return ""
        courtier = self.clue - len(ONI_CARDS)
        willing = courtier >= 0 and s.kit.courtiers[courtier].follower is not None
        if not willing or s.courtier_at[courtier] == NOWHERE:
            return "OK-244"
        hero = HEROES.index(names[1])
        if hero not in s.in_play():
            return "OK-322" if hero in s.team() else "OK-006"
        return "OK-138" if s.heroes[hero].ally != NOBODY else ""

    def settle(self, s: OkkoState, number: int) -> None:
        s.done()
        if number:
            courtier = self.clue - len(ONI_CARDS)
            follow(s, courtier, number - 1)
            s.clues.remove(self.clue)
            s.clue_discard = [*s.clue_discard, self.clue]
        s.say(say.CLUE_KEPT, (self.hero,), (self.clue - len(ONI_CARDS), number - 1) if number else (NOTHING, NOBODY))


def follow(s: OkkoState, courtier: int, hero: int) -> None:
    """Make the token the follower's figure on its space (OK-244, OK-R105)."""
    figure = FIRST_COURTIER + courtier
    space, s.courtier_at[courtier] = s.courtier_at[courtier], NOWHERE
    s.allies[figure] = Ally(ALLY_CARDS.index(COURTIERS[courtier]), hero)
    s.heroes[hero].ally = figure
    s.put(figure, space)
    s.touch()


class Resolve(OkkoStep):
    """A complication is resolved at once: the figure it names makes its choices; without a target nothing happens
    (OK-247, OK-R167)."""

    __slots__ = ("ability", "by", "hero")
    ability: int
    hero: int
    """The investigator."""
    by: str
    """"investigator" or "oni"."""

    def __init__(self, ability: int, hero: int, by: str) -> None:
        super().__init__("resolve")
        self.ability = ability
        self.hero = hero
        self.by = by

    def job(self, s: OkkoState) -> Job:
        return Job(s.kit.abilities[self.ability], NOBODY if self.by == "oni" else self.hero, PEACE)

    def decider(self, s: OkkoState) -> int:
        if self.by == "oni":
            return s.oni
        return s.heroes[self.hero].seat

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "over" or may(s, self.job(s)):
            s.done()
            return None
        if next_need(s, self.job(s), ()) is not None:
            return (ask(self.decider(s), "resolve"),)
        self.work(s, ())
        return None

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        offer_choices(m, s, self.job(s), tuple(option.args[0] for option in path))
        return m

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        from hyakki.games.okko.steps.turn_refusals import by_table, of_choice

        return of_choice(s, path, id, by_table(self.job(s).ability.table))

    def default(self, s: OkkoState, ask: Ask) -> Path:
        path: Path = ()
        while not path or not path[-1].final:
            path += (self.menu(s, ask, path, False).options[0],)
        return path

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.work(s, tuple(option.args[0] for option in path))

    def work(self, s: OkkoState, picks: tuple[int, ...]) -> None:
        self.stage = "over"
        job = self.job(s)
        s.push(Work(job.ability.number, job.owner, picks))


class Agree(Council):
    """A complication that the heroes resolve together: what it is done to, if there is a choice (OK-R31)."""

    __slots__ = ("ability", "hero")
    kind: ClassVar[str] = "agree"
    ability: int
    hero: int
    """The investigator."""

    def __init__(self, ability: int, hero: int) -> None:
        super().__init__()
        self.ability = ability
        self.hero = hero

    def job(self, s: OkkoState) -> Job:
        return Job(s.kit.abilities[self.ability], self.hero, PEACE)

    def run(self, s: OkkoState) -> Asks:
        if may(s, self.job(s)):
            s.done()
            return None
        wishes = self.wishes(s)
        if len(wishes) > 1:
            return super().run(s)
        self.settle(s, next(iter(wishes), NOTHING))
        return None

    def wishes(self, s: OkkoState) -> dict[int, tuple[str, ...]]:
        need = next_need(s, self.job(s), ())
        if need is None:
            return {}
        return {number: tuple(need.option(number, True).id.split()) for number in need.numbers}

    def face(self, words: tuple[str, ...]) -> str:
        """Return the whole choice: it is public."""
        return " ".join(("decide", *words))

    def settle(self, s: OkkoState, number: int) -> None:
        s.done()
        s.push(Work(self.ability, self.hero, () if number == NOTHING else (number,)))
