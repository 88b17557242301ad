"""An activation of the Oni (OK-072 to OK-085): a card, its figures one by one, and one event at any point."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.catalog.ids import CARD_OF, EVENTS, FIGURES
from hyakki.games.okko.catalog.kit import DEMON
from hyakki.games.okko.effects.events import event_menu, event_more, play_event_card
from hyakki.games.okko.effects.values import has
from hyakki.games.okko.options import DONE, activate, ask, command
from hyakki.games.okko.people import NOTHING, NOWHERE
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.steps.triggers import fired, forget, release
from hyakki.games.okko.steps.turn import Turn


def why_idle(s: OkkoState, figure: int) -> str:
    """The rule that keeps a figure from acting, or "": a mortal thrall acts only on a corrupted tile, or once the alarm
    is raised (OK-198, OK-201, OK-205, OK-218); a courtier may forbid it (COU-1)."""
    if has(s, figure, "idle"):
        return "OK-243"
    if s.kind_of(figure) != "mortal" or s.alarm or s.is_corrupted(s.tile_of(figure)):
        return ""
    if has(s, figure, "corrupted"):
        return ""
    near = s.board.floor.near_tiles[s.tile_of(figure)]
    reaching = has(s, figure, "reaching") and any(s.is_corrupted(tile) for tile in near)
    return "" if reaching else "OK-198"


def ready_figures(s: OkkoState, card: int) -> list[int]:
    return [figure for figure in s.figures_of(card) if not why_idle(s, figure)]


class OniTurn(OkkoStep):
    __slots__ = ("figures",)
    figures: tuple[int, ...]
    """Agents on the board as the activation starts, then those of the active card that have not acted yet; later
    arrivals do not act (OK-R73). Whether one may act is asked when it begins (OK-R70)."""

    def __init__(self) -> None:
        super().__init__("start")
        self.figures = ()

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "start":
            self.begin(s)
        if self.stage == "pick":
            return (ask(s.oni, "activate"),)
        if self.stage == "figures":
            self.figures = tuple(figure for figure in self.figures if s.where[figure] != NOWHERE)
            if self.ready(s) or self.may_play(s):
                return (ask(s.oni, "command"),)
            self.stage = "over"
        if self.stage == "idle" and self.may_play(s):
            return (ask(s.oni, "idle"),)
        s.active_card = NOTHING
        forget(s, "activation")
        s.done()
        return None

    def begin(self, s: OkkoState) -> None:
        s.event_played = False
        s.tokens_used += 1
        self.figures = tuple(s.on_board(agents=True))
        self.stage = "pick"

    def ready(self, s: OkkoState) -> list[int]:
        return [figure for figure in self.figures if s.where[figure] != NOWHERE and not why_idle(s, figure)]

    def cards(self, s: OkkoState) -> list[int]:
        """Return the cards without a token that have a figure able to act (OK-072, OK-R71)."""
        return [card for card in sorted({CARD_OF[f] for f in self.ready(s)}) if not s.agents[card].activated]

    def may_play(self, s: OkkoState) -> bool:
        """Return whether an event may be played, from public facts: none has been, and there are cards (OK-080)."""
        return not s.event_played and bool(s.event_hand)

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if path:
            event_more(m, s, path)
            return m
        if ask.kind == "activate":
            ready = self.cards(s)
            m.options += [activate(card) for card in ready]
            if look:
                self.block_cards(m, s, ready)
                for card in ready:
                    m.preview(activate(card), figures=sum(CARD_OF[figure] == card for figure in self.ready(s)))
            if not ready:
                m.offer(DONE)
            else:
                m.block("OK-R72", DONE)
        else:
            m.options += [command(figure) for figure in self.ready(s)]
            m.offer(DONE)
            if look and ask.kind == "command":
                self.block_figures(m, s)
        if look:
            m.ends(DONE, figures=len(self.ready(s)) if ask.kind == "command" else 0)
        event_menu(m, s, opening=ask.kind == "activate", late=ask.kind == "command" and not self.ready(s))
        return m

    def block_cards(self, m: Menu, s: OkkoState, ready: list[int]) -> None:
        """Block cards with a token, cards whose figures are all idle or have just come, and cards without figures on
        the board."""
        for card in range(len(s.agents)):
            if card not in ready:
                m.block(self.why_not_card(s, card), activate(card))

    def why_not_card(self, s: OkkoState, card: int) -> str:
        agent, figures = s.agents[card], s.figures_of(card)
        if agent.activated:
            return "OK-074"
        if figures:
            return why_idle(s, figures[0]) or "OK-R73"
        if agent.fallen:
            return "OK-R82"
        if agent.owned:
            return "OK-R72"
        return "OK-197" if s.kit.agents[card].rank == DEMON else "OK-025"

    def block_figures(self, m: Menu, s: OkkoState) -> None:
        for figure in s.figures_of(s.active_card):
            rule = why_idle(s, figure) if figure in self.figures else "OK-R73"
            if rule:
                m.block(rule, command(figure))

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against an event that is not in hand or a figure of another card (OK-078, OK-080)."""
        from hyakki.games.okko.steps.turn_refusals import by_rule, of_choice

        word, _, name = id.partition(" ")
        if path:
            return of_choice(s, path, id, by_rule(path[0]))
        if word == "event":
            return "OK-080" if name in EVENTS else ""
        return "OK-078" if word == "command" and ask.kind == "command" and name in FIGURES else ""

    def default(self, s: OkkoState, ask: Ask) -> Path:
        ready = self.cards(s) if ask.kind == "activate" else []
        return (activate(ready[0]),) if ready else (DONE,)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        option = path[0]
        if option.verb == "event":
            play_event_card(s, path)
        elif option.verb == "activate":
            s.active_card = option.args[0]
            s.agents[s.active_card].activated = True
            self.figures = tuple(figure for figure in self.figures if CARD_OF[figure] == s.active_card)
            self.stage = "figures"
            s.say(say.AGENT_ACTIVATED, (s.active_card,))
        elif option.verb == "command":
            self.figures = tuple(figure for figure in self.figures if figure != option.args[0])
            s.push(Turn(option.args[0]))
        elif ask.kind == "activate":
            self.stage, self.figures = "idle", ()  # OK-084, OK-R72
            s.say(say.NO_AGENT, (s.oni,))
            s.draw_events(s.rules.numbers.idle_draw)
        else:
            self.rest(s)

    def rest(self, s: OkkoState) -> None:
        """Let figures rest; those that have used no action rest all the same (OK-076)."""
        resting, self.stage = self.ready(s), "over"
        release(s, [effect for figure in resting for effect in fired(s, figure, "rest")])
