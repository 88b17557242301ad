"""The stakes of a choice, from public facts and the asked seat's own cards alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.games.kitsunedo.catalog.ids import ASH, MIST, SHADOW, SHISU, SPIRIT
from hyakki.games.kitsunedo.state import KitsunedoState

if TYPE_CHECKING:
    from hyakki.games.kitsunedo.steps.claim import Claim


def price(s: KitsunedoState, seat: int, more: int = 0, hits: int = 0) -> str:
    """Return what losing a challenge costs this lord: the hand, or a life, which may be the last (KI-111, KI-112,
    KI-169); `more` cards come or go before, and attacks hit, which may leave nothing to pay with (KI-R42)."""
    lives = s.lives[seat] - hits
    if lives < 1:
        return "hit"
    if s.powers[seat] != SHISU and s.sizes[seat] + more > 0:
        return "hand"
    return "life" if lives > 1 else "out"


def because(s: KitsunedoState, seat: int, stake: str) -> dict[str, str]:
    """Say why a lost challenge costs this lord a life and not the hand (KI-112, KI-124, KI-169)."""
    if stake not in ("life", "out"):
        return {}
    if s.powers[seat] == SHISU:
        return {"because": "vengeance"}
    return {"because": "last-card" if s.sizes[seat] else "empty"}


def is_bare(s: KitsunedoState, seat: int) -> bool:
    """Return whether a challenge that is lost now would cost a life for want of a hand."""
    return not s.sizes[seat] and s.powers[seat] != SHISU and any(s.cards.claimable)


def hit(s: KitsunedoState, seat: int) -> str:
    return "life" if s.lives[seat] > 1 else "out"


def claimed(s: KitsunedoState, claim: Claim) -> str:
    """Return what a claim is for."""
    from hyakki.games.kitsunedo.steps.attack import Attack
    from hyakki.games.kitsunedo.steps.trade import Trade

    plain = {SPIRIT: "summon", SHADOW: "steal", ASH: "evade"}.get(claim.lantern)
    if plain is not None:
        return plain
    below = s.stack[-2]
    if isinstance(below, Trade):
        return "trade" if claim.claimer == s.active else "answer"
    return "attack" if isinstance(below, Attack) else "mark"


def of_doubting(s: KitsunedoState, claim: Claim, seat: int) -> dict[str, str]:
    """Return what a challenger risks: if the claim is true, and if it is a lie (KI-R42, KI-R43)."""
    use = claimed(s, claim)
    theirs = price(s, claim.claimer, hits=use == "evade")  # KI-R27
    stake = price(s, seat, before_paying(s, claim, use, seat))
    return {"claim": use, "stake": stake, **because(s, seat, stake), "theirs": theirs}


def before_paying(s: KitsunedoState, claim: Claim, use: str, seat: int) -> int:
    """The cards a doubter of a true theft or trade gets or gives before the penalty (KI-124 to KI-126)."""
    from hyakki.games.kitsunedo.steps.trade import Trade

    if use == "steal":
        return -1
    if use == "answer":
        return 1  # the Leaf (KI-R62)
    below = s.stack[-2]
    if use == "trade" and isinstance(below, Trade):
        return 0 if s.hands[seat][below.item] else -1
    return 0


def of_doubting_leaves(s: KitsunedoState, target: int) -> dict[str, str]:
    """Return what the target of an attack with Leaves risks: it lands if the claim is true (KI-086, KI-R35)."""
    stake = price(s, target, hits=1)
    return {"claim": "attack", "stake": stake, **because(s, target, stake), "theirs": price(s, s.active)}


def of_offering(s: KitsunedoState, seat: int, item: int) -> dict[str, str]:
    """Return what answering a trade with a Leaf costs if that is a lie, for then an honest answer is paid for first
    (KI-R63)."""
    if s.lanterns[seat] == MIST or s.is_safe(seat, MIST):
        return {}
    return {"bluffed": price(s, seat, 0 if s.hands[seat][item] else -1)}


def of_conceding(s: KitsunedoState, claim: Claim) -> dict[str, str]:
    """Return what the claimer risks, who wins nothing by it; an attack that was not evaded lands (KI-R27)."""
    use = claimed(s, claim)
    stake = price(s, claim.claimer, hits=use == "evade")
    return {"claim": use, "stake": stake, **because(s, claim.claimer, stake), "theirs": "none"}


def of_proving(s: KitsunedoState, claim: Claim) -> dict[str, str]:
    """Return what the claimer risks, who does not know what the challenger can give in a trade."""
    use, doubter = claimed(s, claim), claim.challenger
    if use == "trade" and s.sizes[doubter] == 1 and s.powers[doubter] != SHISU:
        return {"proof": "either"}
    return {"proof": price(s, doubter, -1 if use == "steal" else int(use == "answer"), use == "attack")}
