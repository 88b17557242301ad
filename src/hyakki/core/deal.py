"""Dealing hidden cards so that they agree with what is known of them; no search, no dead ends."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hyakki.core.errors import NoWorld

TRIES = 500


def deal_slots(memory: dict[str, Any], rng: Random) -> dict[int, int]:
    """A kind for every slot of `Slots.dump()`. The older table first, then what was blurred since, then the present.
    What was learned after a blur is put to use first, so that few deals of the older table come to nothing."""
    masks = memory["masks"]
    pools = memory["pools"]
    marked = memory["marked"]
    if marked is not None and marked["links"]:
        masks = _with_hindsight(masks, marked["links"])
    for _ in range(TRIES):
        faces: dict[int, int] = {}
        if marked is not None and not _deal_marked(marked, masks, pools, rng, faces):
            continue
        if _deal_pools(memory["zones"], memory["bags"], masks, pools, rng, faces):
            return faces
    raise NoWorld("no deal agrees with what is remembered")


def _with_hindsight(masks: Sequence[int], links: Sequence[tuple[Sequence[int], Sequence[int]]]) -> list[int]:
    """Slots that became these others are of the kinds that those can be."""
    sharper = list(masks)
    for old, new in reversed(links):
        kinds = 0
        for slot in new:
            kinds |= sharper[slot]
        for slot in old:
            sharper[slot] &= kinds
    return sharper


def _deal_marked(
    marked: dict[str, Any], masks: Sequence[int], pools: Sequence[int], rng: Random, faces: dict[int, int]
) -> bool:
    if not _deal_pools(marked["zones"], marked["bags"], masks, pools, rng, faces):
        return False
    for old, new in marked["links"]:
        counts = [0] * len(marked["bags"][0])
        for slot in old:
            mask = masks[slot]
            if slot in faces:
                counts[faces[slot]] += 1
            elif mask and not mask & (mask - 1):
                counts[mask.bit_length() - 1] += 1
        # A slot made after the mark and never seen is dealt with the present: this link then binds nothing.
        if sum(counts) == len(new) and not deal(new, masks, counts, rng, faces):
            return False
    return True


def _deal_pools(
    zones: Sequence[Sequence[int]],
    bags: Sequence[Sequence[int]],
    masks: Sequence[int],
    pools: Sequence[int],
    rng: Random,
    faces: dict[int, int],
) -> bool:
    if len(bags) == 1:
        return deal([slot for zone in zones for slot in zone], masks, bags[0], rng, faces)
    members: list[list[int]] = [[] for _ in bags]
    for zone in zones:
        for slot in zone:
            members[pools[slot]].append(slot)
    return all(deal(slots, masks, bag, rng, faces) for slots, bag in zip(members, bags, strict=True))


def deal(slots: Sequence[int], masks: Sequence[int], counts: Sequence[int], rng: Random, faces: dict[int, int]) -> bool:
    """Give every slot a kind so that masks and counts hold; every such deal can come out, near-uniformly."""
    left = list(counts)
    full = (1 << len(left)) - 1
    free: list[int] = []
    tight: list[int] = []
    for slot in slots:
        if slot in faces:
            left[faces[slot]] -= 1
            continue
        mask = masks[slot]
        if mask == full:
            free.append(slot)
        elif mask & (mask - 1):
            tight.append(slot)
        elif not mask:
            return False
        else:
            kind = mask.bit_length() - 1
            faces[slot] = kind
            left[kind] -= 1
    if min(left) < 0 or sum(left) != len(free) + len(tight):
        return False
    if tight and not _deal_tight(tight, masks, left, rng, faces):
        return False
    bag = [kind for kind, count in enumerate(left) for _ in range(count)]
    rng.shuffle(bag)
    faces.update(zip(free, bag, strict=True))
    if len({masks[slot] for slot in tight}) > 1:
        _stir(tight, tight + free, masks, rng, faces)
    return True


def _deal_tight(slots: list[int], masks: Sequence[int], left: list[int], rng: Random, faces: dict[int, int]) -> bool:
    """Slots that rule something out, in random order. Hall: for each set of kinds, the cards in it must be enough for
    the slots that lie within it; a kind may be taken if that still holds."""
    width = len(left)
    sets = _unions({masks[slot] for slot in slots})
    rng.shuffle(slots)
    slack: dict[int, int] = {}
    for kinds in sets:
        held = sum(left[kind] for kind in range(width) if kinds >> kind & 1)
        slack[kinds] = held - sum(1 for slot in slots if not masks[slot] & ~kinds)
        if slack[kinds] < 0:
            return False
    for slot in slots:
        mask = masks[slot]
        fit = [
            kind
            for kind in range(width)
            if mask >> kind & 1
            and left[kind]
            and all(slack[kinds] > 0 for kinds in sets if kinds >> kind & 1 and mask & ~kinds)
        ]
        if not fit:
            return False
        kind = rng.choices(fit, [left[one] for one in fit])[0] if len(fit) > 1 else fit[0]
        faces[slot] = kind
        left[kind] -= 1
        for kinds in sets:
            slack[kinds] += (not mask & ~kinds) - (kinds >> kind & 1)
    return True


def _stir(tight: Sequence[int], slots: Sequence[int], masks: Sequence[int], rng: Random, faces: dict[int, int]) -> None:
    """Where masks differ, dealing one by one favours some deals; lawful swaps at random bring them closer together."""
    random = rng.random
    size = len(slots)
    for one in (*tight, *tight):
        other = slots[int(random() * size)]
        mine, theirs = faces[one], faces[other]
        if masks[one] >> theirs & 1 and masks[other] >> mine & 1:
            faces[one], faces[other] = theirs, mine


def _unions(masks: set[int]) -> list[int]:
    """All unions of these: no other set of kinds can be the one that is too small."""
    unions: set[int] = set()
    for mask in masks:
        unions |= {mask | union for union in unions}
        unions.add(mask)
    return list(unions)
