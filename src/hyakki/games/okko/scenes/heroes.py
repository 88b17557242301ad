"""The heroes of a made-up position: whose they are, where they stand, their cards, equipment, followers and tokens."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from hyakki.core.errors import BadContent
from hyakki.core.facts import NONE, plain
from hyakki.games.okko.board.geometry import numbers_of
from hyakki.games.okko.catalog.ids import ALLY_CARDS, CARDS, EQUIPMENT, FIGURES, FIRST_AGENT, HEROES, SPACE
from hyakki.games.okko.people import NOBODY, NOTHING, NOWHERE, Ally, Plan
from hyakki.games.okko.scenes.given import Given
from hyakki.games.okko.state import FIRST_WOUND, OkkoState, is_kami
from hyakki.games.okko.steps.feats import FEATS, at_least
from hyakki.games.okko.steps.followers import figure_of, spaces_beside
from hyakki.games.okko.steps.planning import LEFT, RIGHT, Planning
from hyakki.games.okko.steps.setup import equip

FLAGS = ("activated", "attacked", "moved", "locked")
NUMBERS = ("bonus", "streak")
PILES = ("hand", "left", "right", "discard", "wounds")
SLOTS = ("hands", "up", "clothing", "supplies")
OF_HERO = (
    *("seat", "at", *PILES, "plan", *SLOTS, "ally", "mission", "feats", "called", "damage", "conditions", "lost"),
    *("eliminated", *FLAGS, *NUMBERS),
)
People = Mapping[int, Mapping[str, Given]]
"""The description of each named hero, in the order of the description."""


def lay_heroes(s: OkkoState, people: People, meant: Collection[int], spare: bool) -> None:
    """Give each hero its starting equipment and all its cards in hand, unless it is said otherwise. A hero that is not
    said to stand somewhere keeps off the spaces that are `meant` for others. With `spare` there is no starting
    equipment."""
    equip(s)
    for hero in s.team() if spare else ():
        _undress(s, hero)
    for hero in s.team():
        s.take_off(hero)
        s.heroes[hero].mission = 0
    _gather(s, people)
    for hero, about in people.items():
        _deal(s, hero, about)
    stand(s, people, meant)
    for hero, about in people.items():
        tell_hero(s, hero, about)
    for figure, ally in s.allies.items():
        if s.where[figure] == NOWHERE:
            beside = spaces_beside(s, ally.master, ally.card)
            s.put(figure, next((space for space in beside if space not in meant), beside[0]))


def stand(s: OkkoState, people: People, meant: Collection[int]) -> None:
    """Place heroes where the description says, the others on free start spaces, or else on any free space."""
    starts = [SPACE[space] for space in s.kit.scenario.starts]
    for hero, about in people.items():
        if "at" in about and not _eliminated(about):
            put(s, hero, about["at"])
    for hero in s.team():
        if s.where[hero] == NOWHERE and not _eliminated(people.get(hero, {})):
            spaces = (*starts, *numbers_of(s.free_spaces(hero)))
            s.put(hero, next(space for space in spaces if space not in s.at and space not in meant))


def _eliminated(about: Mapping[str, Given]) -> bool:
    return "eliminated" in about and about["eliminated"].flag()


def put(s: OkkoState, figure: int, said: Given) -> None:
    """Put a figure on a free space."""
    space = said.space(s)
    if space in s.at:
        raise said.wrong(f"{FIGURES[s.at[space]]} stands on {said.said} already")
    if figure < FIRST_AGENT and s.board.floor.barred >> space & 1:
        raise said.wrong(f"{said.said} is a reinforcement space: no hero or ally stands there (OK-265)")
    s.put(figure, space)


# Cards


def _deal(s: OkkoState, hero: int, about: Mapping[str, Given]) -> None:
    """Deal a hero's cards. A card that is not named is in hand or, if `hand` is given, in the discard."""
    person = s.heroes[hero]
    piles = {name: _cards(hero, about[name]) for name in PILES if name in about}
    named = [card for name in PILES for card in piles.get(name, ())]
    for card in named:
        if card < FIRST_WOUND and named.count(card) > 1:
            raise BadContent(f"given.{HEROES[hero]}", f"{CARDS[card]} is said to be in two places")
    for card in piles.get("left", ()):
        if card >= FIRST_WOUND:
            raise about["left"].wrong("a wound card lies on the right (OK-R116)")
    if "wounds" in piles and any(card < FIRST_WOUND for card in piles["wounds"]):
        raise about["wounds"].wrong("are wound cards in hand, WND-1 to WND-4")
    rest = [card for card in person.hand if card not in named]
    if "hand" in piles and "discard" in piles and rest:
        raise about["hand"].wrong(f"where are {', '.join(CARDS[card] for card in rest)}?")
    hand = [*piles.get("hand", rest), *piles.get("wounds", ())]
    discard = piles.get("discard", rest if "hand" in piles else [])
    person.hand, person.discard = tuple(sorted(hand)), tuple(sorted(discard))
    person.left, person.right = tuple(piles.get("left", ())), tuple(piles.get("right", ()))
    for card in (*hand, *discard, *person.right):
        if card >= FIRST_WOUND:
            kind = card - FIRST_WOUND
            if not s.wounds_left[kind]:
                raise BadContent(f"given.{HEROES[hero]}", f"there are not so many wound cards {CARDS[card]}")
            s.wounds_left[kind] -= 1
    if "plan" in about:
        _plan(s, hero, about["plan"])


def _cards(hero: int, said: Given) -> list[int]:
    found = []
    for part in said.parts():
        card = part.id("card")
        if card < FIRST_WOUND and not CARDS[card].startswith(HEROES[hero]):
            raise part.wrong(f"{part.said} is no card of {HEROES[hero]}")
        found.append(card)
    return found


def _plan(s: OkkoState, hero: int, said: Given) -> None:
    """Read cards face down: they are in hand until they are turned up (OK-041, OK-R25)."""
    about = said.fields(("left", "right", "up"))
    left, right = ([] if side not in about else _cards(hero, about[side]) for side in ("left", "right"))
    for card in (*left, *right):
        if card not in s.heroes[hero].hand:
            raise said.wrong(f"{CARDS[card]} is not in hand")
    if not 1 <= len(left) + len(right) <= 2:
        raise said.wrong("a hero lays one card or two (OK-039, OK-040)")
    _check_plan(s, hero, said, [*((LEFT, card) for card in left), *((RIGHT, card) for card in right)])
    bare = "up" not in about or plain(about["up"].said) == NONE
    up = NOTHING if bare else about["up"].id("equipment card")
    if up != NOTHING and up not in s.heroes[hero].hands:
        raise about["up"].wrong(f"{EQUIPMENT[up]} is in no hand (OK-044)")
    s.plans[hero] = Plan(tuple(left), tuple(right), up)


def _check_plan(s: OkkoState, hero: int, said: Given, laid: list[tuple[int, int]]) -> None:
    """Check that each card may lie on its side, beside the other (OK-149, OK-150, OK-166, OK-318, OK-319)."""
    laid = sorted(laid, key=lambda entry: entry[1])
    if laid[0][1] >= FIRST_WOUND and len(laid) == 1:
        raise said.wrong("a wound card is played beside an action card (OK-318)")
    first = NOTHING
    for side, card in laid:
        rule = Planning().forbidden(s, hero, card, side, first)
        if rule:
            raise said.wrong(f"{CARDS[card]} cannot be laid so ({rule})")
        first = card


# Equipment


def _undress(s: OkkoState, hero: int) -> None:
    person = s.heroes[hero]
    s.equipment_deck = sorted([*s.equipment_deck, *person.equipment])
    person.hands, person.clothing, person.supplies = (NOTHING, NOTHING), NOTHING, ()


def _gather(s: OkkoState, people: People) -> None:
    """Lay equipment as described; starting equipment of others goes to the hero for whom it is named."""
    said = {hero: _said(s, about) for hero, about in people.items()}
    taken: dict[int, int] = {}
    for hero, slots in said.items():
        for card in {card for cards in slots.values() for card in cards}:
            if taken.setdefault(card, hero) != hero:
                raise BadContent(f"given.{HEROES[hero]}", f"{EQUIPMENT[card]} is said to be elsewhere too")
    for hero in s.team():
        s.equipment_deck += s.heroes[hero].equipment
    for hero in s.team():
        person = s.heroes[hero]
        slots = said.get(hero, {})
        mine = {card for slot in ("clothing", "supplies") for card in slots.get(slot, ())}
        keep = [
            card for card in person.hands if card == NOTHING or (card not in mine and taken.get(card, hero) == hero)
        ]
        hands = [*keep, NOTHING, NOTHING] if "hands" not in slots else [*slots["hands"], NOTHING, NOTHING]
        person.hands = (hands[0], hands[1])
        _check_hands(s, hero, people)
        if "clothing" in slots:
            person.clothing = (*slots["clothing"], NOTHING)[0]
        elif person.clothing in taken:
            person.clothing = NOTHING
        if "supplies" in slots:
            person.supplies = tuple(sorted(slots["supplies"]))
        else:
            person.supplies = tuple(card for card in person.supplies if card not in taken)
        if "up" in slots:
            _turn_up(s, hero, (*slots["up"], NOTHING)[0])
        for card in person.equipment:
            s.equipment_deck.remove(card)
    s.equipment_deck.sort()


FITS = {"hands": ("hand", "hands"), "up": ("hand", "hands"), "clothing": ("clothing",)}
"""The kinds of cards that fit these slots (OK-139, OK-146)."""


def _said(s: OkkoState, about: Mapping[str, Given]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for slot in SLOTS:
        if slot in about:
            one = about[slot]
            if slot in ("up", "clothing"):
                found[slot] = [] if plain(one.said) == NONE else [one.id("equipment card")]
            else:
                found[slot] = one.ids("equipment card")
            for card in found[slot]:
                if card not in s.kit.equipment:
                    raise one.wrong(f"{EQUIPMENT[card]} is not in this game")
                if slot in FITS and s.kit.equipment[card].slot not in FITS[slot]:
                    raise one.wrong(f"{EQUIPMENT[card]} does not go there (OK-146)")
    hands = found.get("hands", [])
    if len(hands) == 2 and hands[0] == hands[1] and s.kit.equipment[hands[0]].slot == "hands":
        found["hands"] = hands[:1]  # a card for both hands may be said of each
    _once(about, found)
    return found


def _once(about: Mapping[str, Given], found: Mapping[str, list[int]]) -> None:
    """Check that each card lies in one slot; the one that is turned up in a hand."""
    seen: set[int] = set()
    for slot in ("hands", "clothing", "supplies"):
        cards = found.get(slot, [])
        twice = [card for number, card in enumerate(cards) if card in seen or card in cards[:number]]
        if twice:
            raise about[slot].wrong(f"{EQUIPMENT[twice[0]]} is there already")
        seen.update(cards)
    if len(found.get("hands", ())) > 2:
        raise about["hands"].wrong("there are two hands (OK-139)")
    for card in found.get("up", ()):
        if card in seen - {*found.get("hands", ())}:
            raise about["up"].wrong(f"{EQUIPMENT[card]} is in no hand (OK-044)")


def _check_hands(s: OkkoState, hero: int, people: People) -> None:
    """Check that a card for both hands lies in both slots (OK-139)."""
    person = s.heroes[hero]
    right, left = person.hands
    for card in (right, left):
        if card != NOTHING and s.kit.equipment[card].slot == "hands" and right != left:
            if NOTHING in (right, left):
                person.hands = (card, card)
                return
            raise people[hero]["hands"].wrong(f"{EQUIPMENT[card]} takes both hands (OK-139)")


def _turn_up(s: OkkoState, hero: int, card: int) -> None:
    """Turn up a card in a hand: if it is in none, it takes a free one, or else the right (OK-044)."""
    person = s.heroes[hero]
    if card != NOTHING and card not in person.hands:
        right, left = person.hands
        if s.kit.equipment[card].slot == "hands":
            person.hands = (card, card)
        elif left == NOTHING and right != NOTHING:
            person.hands = (right, card)
        else:
            person.hands = (card, NOTHING if left == right else left)
    person.up = card


# The rest of a hero


def tell_hero(s: OkkoState, hero: int, about: Mapping[str, Given]) -> None:
    person = s.heroes[hero]
    for key, said in about.items():
        if key in HANDLERS:
            HANDLERS[key](s, hero, said)
        elif key in FLAGS:
            setattr(person, key, said.flag())
        elif key in NUMBERS:
            setattr(person, key, said.number(-9))
    person.eliminated = _eliminated(about)
    if person.called:
        at_least(s, hero, "kami", len(person.called))


def _ally(s: OkkoState, hero: int, said: Given) -> None:
    """Place an ally: "FOL-1a" beside its hero; or { card, at, down, acted }; "none" as if nothing were said."""
    if plain(said.said) == NONE:
        return
    if s.where[hero] == NOWHERE:
        raise said.wrong("its hero is eliminated: followers who stay are masterless (OK-177)")
    about = (
        said.fields(("card", "at", "down", "acted"), ("card",)) if isinstance(said.said, Mapping) else {"card": said}
    )
    card = about["card"].id("ally")
    if card not in s.kit.companions:
        raise about["card"].wrong(f"{ALLY_CARDS[card]} cannot follow (OK-244)")
    figure = figure_of(s, card)
    if figure in s.allies:
        raise about["card"].wrong(f"{FIGURES[figure]} is on the board already")
    ally = s.allies[figure] = Ally(card, hero)
    ally.acted = "acted" in about and about["acted"].flag()
    if "down" in about:
        if not is_kami(figure):
            raise about["down"].wrong("only the token of a kami is turned face down (OK-183)")
        ally.down = about["down"].flag()
    if is_kami(figure):
        s.heroes[hero].called = tuple(sorted({*s.heroes[hero].called, figure}))
    s.heroes[hero].ally = figure
    if "at" in about:
        put(s, figure, about["at"])


def lay_masterless(s: OkkoState, said: Given) -> None:
    """Place { FOL-1a = "A04.22" }: followers without a master (OK-177)."""
    for name, space in said.entries():
        card = name.id("ally")
        figure = figure_of(s, card)
        if figure in s.allies:
            raise name.wrong(f"{FIGURES[figure]} is on the board already")
        s.allies[figure] = Ally(card, NOBODY)
        put(s, figure, space)


def _mission(s: OkkoState, hero: int, said: Given) -> None:
    s.heroes[hero].mission = said.number(1, len(s.kit.heroes[hero].missions)) - 1


def _feats(s: OkkoState, hero: int, said: Given) -> None:
    counts = [0] * len(FEATS)
    for name, count in said.entries():
        counts[FEATS.index(name.one_of(FEATS))] = count.number()
    s.heroes[hero].feats = tuple(counts)


def _called(s: OkkoState, hero: int, said: Given) -> None:
    kami = [FIGURES.index(part.one_of(Given.kinds["kami"])) for part in said.parts()]
    s.heroes[hero].called = tuple(sorted({*s.heroes[hero].called, *kami}))


def _damage(s: OkkoState, figure: int, said: Given) -> None:
    s.damage[figure] = said.number()


def afflict(s: OkkoState, figure: int, said: Given) -> None:
    for part in said.parts():
        s.set_condition(figure, *part.condition())


def _lost(s: OkkoState, figure: int, said: Given) -> None:
    s.lost[figure] = said.one_of(s.kit.heroes[figure].talents)


HANDLERS: dict[str, Callable[[OkkoState, int, Given], None]] = {
    "called": _called,
    "ally": _ally,
    "mission": _mission,
    "feats": _feats,
    "damage": _damage,
    "conditions": afflict,
    "lost": _lost,
}
