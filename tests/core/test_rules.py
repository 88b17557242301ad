"""Values derived from Rules are computed once for each Rules object."""

from __future__ import annotations

from hyakki.core.rules import Rules, worked_out


def test_rules_are_asked_once() -> None:
    asked: list[int] = []

    def version(rules: Rules) -> int:
        asked.append(rules.version)
        return rules.version

    version_of = worked_out(version)
    first, second = Rules(game="dice", version=1), Rules(game="dice", version=2)
    assert [version_of(rules) for rules in (first, second, first, second)] == [1, 2, 1, 2]
    assert asked == [1, 2]


def test_what_is_kept_has_an_end_and_is_still_right() -> None:
    version_of = worked_out(lambda rules: rules.version, most=3)
    many = [Rules(game="dice", version=number) for number in range(10)]
    assert [version_of(rules) for rules in many * 2] == [*range(10)] * 2


def test_rules_that_say_the_same_have_one_name() -> None:
    assert Rules(game="dice", version=1).digest == Rules(game="dice", version=1).digest
    assert Rules(game="dice", version=1).digest != Rules(game="dice", version=2).digest
