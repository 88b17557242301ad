"""Event cards played for their special effect (OK-080 to OK-082, OK-208, OK-215, OK-R74)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import AGENT, Action, register
from hyakki.games.okko.catalog.verbs import SELF
from hyakki.games.okko.effects.executor import Job, Work, may, next_need, offer_choices
from hyakki.games.okko.effects.scope import PEACE
from hyakki.games.okko.options import play_event
from hyakki.games.okko.people import NOBODY, NOTHING
from hyakki.games.okko.state import OkkoState

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn


def job_of(s: OkkoState, event: int) -> Job:
    return Job(s.kit.of_event[event][0], NOBODY, PEACE)


def why_not(s: OkkoState, event: int, opening: bool, late: bool) -> str:
    """The rule that forbids this effect now, or "". `late`: no figure of the active card acts any more."""
    if s.event_played:
        return "OK-080"
    job = job_of(s, event)
    if job.ability.effect.when == "opening" and not opening:
        return "OK-R74"
    if s.active_card == NOTHING and needs_card(job):
        return "OK-R74"
    return "OK-R167" if late and is_for_activation(job) else may(s, job)


def needs_card(job: Job) -> bool:
    """Return whether it works on the active card, so that one must have been picked."""
    means = [getattr(deed, "to", SELF) for deed in job.ability.effect.do]
    return any(who.side == "active" or who.where == "active-sight" for who in means)


def is_for_activation(job: Job) -> bool:
    """Return whether it does nothing but help the figures of the active card while they act."""
    return all(getattr(deed, "until", "") == "activation" for deed in job.ability.effect.do) and needs_card(job)


def event_menu(m: Menu, s: OkkoState, opening: bool = False, late: bool = False) -> None:
    for event in s.event_hand:
        rule = why_not(s, event, opening, late)
        if rule:
            m.block(rule, play_event(event, s.oni, True))
        else:
            m.offer(play_event(event, s.oni, next_need(s, job_of(s, event), ()) is None))


def event_more(m: Menu, s: OkkoState, path: Path) -> None:
    offer_choices(m, s, job_of(s, path[0].args[0]), tuple(option.args[0] for option in path[1:]))


def play_event_card(s: OkkoState, path: Path) -> None:
    event = path[0].args[0]
    s.event_played = True
    s.event_hand.remove(event)
    s.discard_event(event)
    s.say(say.EVENT_PLAYED, (s.oni,), (event,))
    job = job_of(s, event)
    s.push(Work(job.ability.number, NOBODY, tuple(option.args[0] for option in path[1:])))


class PlayEvent(Action):
    """Between the actions of a figure."""

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        event_menu(m, s)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        event_more(m, s, path)

    def price(self, s: OkkoState, turn: Turn, path: Path) -> int:
        return 0

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        play_event_card(s, path)


register(PlayEvent("event", AGENT))
