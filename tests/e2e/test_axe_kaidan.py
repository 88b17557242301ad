"""Axe-core finds no fault in the house of Kaidan: its questions, its sheets, the end of a game and the replay."""

from __future__ import annotations

from playwright.sync_api import expect

from hyakki.core.table import Table
from tests.e2e.company import asked, gives, house_where, is_onryo, kaidan, may_step_in
from tests.e2e.laid import Wanted, is_over
from tests.e2e.person import Person
from tests.e2e.stage import Reach, Stage, looked_at


def in_the_house(wanted: Wanted, seats: int = 2, house: str = "as it is", seed: int = 0) -> Reach:
    """Return what brings Mika to a table whose game has reached the wanted moment."""

    def reach(stage: Stage) -> Person:
        client, table = house_where(stage.server, wanted, seats, house, seed)
        mika = stage.mika().be(client).at(f"table/{table}")
        mika.question.wait_for()
        return mika

    return reach


def counts_marks(table: Table) -> bool:
    """Return whether Mika knows her status cards, after a Dark Impulse."""
    return asked("")(table) and any(event.kind.name == "marks-counted" for _, event in table.log)


def lays_a_tile(table: Table) -> bool:
    return asked("decide")(table) and frame_about(table) == "orientation"


def frame_about(table: Table) -> str:
    return str(getattr(kaidan(table).stack[-1], "about", ""))


def is_condemned(table: Table) -> bool:
    return asked("act")(table) and kaidan(table).pgs[0].condemned > 0


def is_possessed(table: Table) -> bool:
    return asked("act")(table) and kaidan(table).possessed == 0


house_door = in_the_house(asked("act", "open"))
house_tile = in_the_house(lays_a_tile)


def house_door_picked(stage: Stage) -> Person:
    mika = house_door(stage)
    mika.press(mika.page.locator(".target.edge.lit").first)
    mika.question.get_by_role("button", name="Back").wait_for()
    return mika


def house_tile_turned(stage: Stage) -> Person:
    mika = house_tile(stage)
    mika.press(mika.question.locator(".turn").first)
    mika.question.get_by_role("button", name="Back").wait_for()
    return mika


def house_about_a_character(stage: Stage) -> Person:
    mika = in_the_house(asked("chase"))(stage)
    mika.press(mika.page.locator(".rail .thing:not(.lit)").first)
    mika.page.get_by_role("dialog").wait_for()
    return mika


def house_explained(stage: Stage) -> Person:
    mika = house_door(stage)
    mika.page.locator(".target.edge.lit").first.focus()
    mika.page.keyboard.press("i")
    mika.page.locator("[data-inspector]").wait_for()
    return mika


def house_aid(stage: Stage) -> Person:
    mika = house_door(stage)
    mika.page.get_by_role("button", name="Player aid").locator("visible=true").click()
    mika.sheet("Player aid").locator(".cost").first.wait_for()
    return mika


def house_over(stage: Stage) -> Person:
    client, table = house_where(stage.server, is_over)
    mika = stage.mika().be(client).at(f"table/{table}")
    mika.sheet("The game is over").get_by_role("heading", name="Turning points").wait_for()
    return mika


def house_replay(stage: Stage) -> Person:
    _, table = house_where(stage.server, is_over)
    watcher = stage.mika().at(f"replay/{table}")
    slider = watcher.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill(str(int(slider.get_attribute("max") or "0") // 2))
    watcher.page.get_by_role("group", name="The house").wait_for()
    return watcher


def house_in_italian(stage: Stage) -> Person:
    client, table = house_where(stage.server, asked("act", "open"))
    mika = stage.stranger(locale="it-IT").be(client).at(f"table/{table}")
    mika.page.get_by_role("region", name="Che cosa ti viene chiesto").wait_for()
    return mika


SCREENS: list[tuple[str, Reach]] = [
    ("picking", in_the_house(asked("pick"), seats=5)),
    ("own Activation", in_the_house(asked("act"), seats=5)),
    ("a lit door", house_door),
    ("a door picked", house_door_picked),
    ("a roll with bonuses", in_the_house(asked("roll", "with"), house="full of tools")),
    ("a window", in_the_house(may_step_in)),
    ("a chase", in_the_house(asked("chase"))),
    ("a way to flee", in_the_house(asked("flee"))),
    ("a reaction", in_the_house(asked("react"))),
    ("a tile to be laid", house_tile),
    ("a tile turned", house_tile_turned),
    ("even or odd", in_the_house(asked("guess"))),
    ("an Onryo's turn", in_the_house(is_onryo)),
    ("an Onryo's way", in_the_house(asked("onryo-way"))),
    ("a Dark Impulse", in_the_house(counts_marks, seats=3, house="dark")),
    ("condemned", in_the_house(is_condemned, seats=3, house="dark", seed=831)),
    ("possessed", in_the_house(is_possessed, seats=3)),
    ("a Trade is proposed", in_the_house(asked("trade"), seats=3, seed=26)),
    ("a Trade", in_the_house(gives, seats=3, seed=216)),
    ("objects to recover", in_the_house(asked("recover"), seats=3, seed=226)),
    ("about a character", house_about_a_character),
    ("a door explained", house_explained),
    ("the player aid", house_aid),
    ("game over", house_over),
    ("replay", house_replay),
    ("Italian", house_in_italian),
]


@looked_at(SCREENS)
def test_axe_finds_no_fault(stage: Stage, reach: Reach) -> None:
    assert reach(stage).barriers() == []
