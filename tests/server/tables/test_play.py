"""People at a table: sitting down, playing, talking, leaving and coming back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Server, Window
from tests.server.in_process import open_registry


def test_a_game_against_bots_is_played_to_its_end(mika: Client) -> None:
    made = mika.table("me", "bot:judgement", "bot:random", "bot:master")
    window = mika.sit_at(made["table"]["id"])
    state = window.play_on(Random(1))
    assert state["table"]["result"]["winners"]
    assert state["view"]["over"] is not None
    assert window.events[0]["event"] == "ranked"
    assert len(window.events) == state["seen"]


def test_each_game_offers_the_bots_that_play_it(mika: Client) -> None:
    games = {game["key"]: game for game in mika.call("GET", "/api/games")}
    assert games["kitsunedo"]["bots"] == ["random", "novice", "judgement", "master", "oni"]
    assert games["kaidan"]["bots"] == ["random", "novice", "judgement"]
    assert games["kaidan"]["ratings"]["judgement"] == 1500


def test_a_bot_with_several_ninjas_programmes_them_all_and_says_when_it_is_ready(mika: Client) -> None:
    options = {"mission": "M1", "quick": True, "picks": [[], ["HAY", "YUK", "AIK"]]}
    made = mika.table("me", "bot:judgement", game="shadow_tactics", options=options)
    window = mika.sit_at(made["table"]["id"])
    while not window.state["asks"]:
        window.wait_for("state")
    assert [ask["kind"] for ask in window.state["asks"]] == ["order"]
    assert len(window.state["view"]["acting"]) == 3


def test_bots_that_all_have_nothing_to_add_to_what_is_open_do_not_hold_the_game_up(mika: Client) -> None:
    """Both may move their ninjas to another entry for ever; each says once what it wants."""
    for _ in range(3):
        made = mika.table("me", "bot:random", "bot:random", game="shadow_tactics")
        window = mika.sit_at(made["table"]["id"])
        while not window.state["asks"]:
            window.wait_for("state")
        ask = window.state["asks"][0]
        assert window.asks(type="answer", seat=0, ask=ask["id"], path=["sample"])["type"] == "done"
        while not window.state["view"]["round"]:
            window.wait_for("state")


def test_friends_sit_down_by_the_link_and_the_game_begins(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open")
    id, invite = made["table"]["id"], made["invite"]
    assert made["table"]["status"] == "open"
    assert id not in [table["id"] for table in davide.call("GET", "/api/tables")], "it is private unless one says so"
    waiting = mika.sit_at(id)
    assert not waiting.playing
    assert davide.refused("POST", f"/api/tables/{id}/sit", {}) == (403, "not-yours")
    assert davide.refused("POST", f"/api/tables/{id}/sit", {"invite": "guess"}) == (403, "not-yours")
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": invite})
    while waiting.state["view"] is None:
        waiting.wait_for("state")
    other = davide.sit_at(id)
    rng = Random(2)
    while waiting.status != "over":
        for window in (waiting, other):
            window.catch_up()
            window.answer(rng)
    assert waiting.state["table"]["result"]["winners"]


def test_two_windows_of_one_person_stay_in_step(mika: Client) -> None:
    made = mika.table("me", "bot:random")
    one, two = mika.sit_at(made["table"]["id"]), mika.sit_at(made["table"]["id"])
    one.play_on(Random(3))
    while two.state["table"]["status"] != "over":
        two.wait_for("state")
    assert two.state["view"] == one.state["view"]
    assert two.events == one.events


def test_a_question_answered_twice_is_stale_and_changes_nothing(mika: Client) -> None:
    made = mika.table("me", "me", "me")
    window = mika.sit_at(made["table"]["id"])
    (ask,) = window.state["asks"]
    message = {"type": "answer", "seat": ask["seat"], "ask": ask["id"], "path": [ask["options"][0]["id"]]}
    assert window.asks(**message)["type"] == "done"
    said = window.asks(**message)
    assert (said["type"], said["error"]) == ("error", "stale")


def test_a_refusal_cites_its_rule(mika: Client) -> None:
    made = mika.table("me", "bot:random", options={"picks": ["celeste", "haunt"], "order": [0, 1]})
    window = mika.sit_at(made["table"]["id"])
    (ask,) = window.state["asks"]
    assert ask["kind"] == "act"
    said = window.asks(type="answer", seat=0, ask=ask["id"], path=["attack B"])
    assert (said["error"], said["rule"]) == ("against-rules", "KI-032")
    assert {"id": "attack B", "rule": "KI-032", "points": ["seat B"]} in ask["blocked"]


def test_a_player_cannot_answer_for_another_seat(mika: Client, davide: Client) -> None:
    made = mika.table("me", "bot:random")
    window = mika.sit_at(made["table"]["id"])
    while not window.state["asks"]:
        window.wait_for("state")
    ask = window.state["asks"][0]
    stranger = davide.sit_at(made["table"]["id"])
    assert stranger.state["seats"] == []
    assert stranger.state["asks"] == []
    said = stranger.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=[ask["options"][0]["id"]])
    assert said["error"] == "not-yours"
    assert window.asks(type="answer", seat=1, ask=1, path=["end"])["error"] == "not-yours"


def test_those_who_watch_see_no_hand_and_talk_among_themselves(mika: Client, davide: Client) -> None:
    made = mika.table("me", "bot:random", options={"picks": ["celeste", "haunt"], "order": [0, 1]})
    player, watcher = mika.sit_at(made["table"]["id"]), davide.sit_at(made["table"]["id"])
    assert watcher.state["view"]["own"] == []
    assert player.state["view"]["own"][0]["seat"] == 0
    assert player.asks(type="say", channel="watchers", text="psst")["error"] == "not-yours"
    assert watcher.asks(type="say", channel="table", text="hello")["error"] == "not-yours"
    assert watcher.asks(type="say", channel="watchers", text="she bluffs")["type"] == "done"
    assert player.asks(type="say", channel="table", text="  good   luck ")["type"] == "done"
    while len(watcher.chat) < 2:
        watcher.wait_for("chat")
    assert [line["text"] for line in watcher.chat] == ["she bluffs", "good luck"]
    assert [line["text"] for line in player.chat] == ["good luck"]


def test_a_hot_seat_gets_no_secrets_before_a_player_uncovers_the_screen(mika: Client, davide: Client) -> None:
    options = {"picks": ["celeste", "haunt"], "order": [0, 1]}
    id = mika.table("me", "me:Rita", options=options)["table"]["id"]
    covered, watcher = mika.sit_at(id, seat=-1), davide.sit_at(id)
    assert (covered.state["own"], covered.state["seats"]) == ([0, 1], [])
    assert (covered.state["view"], covered.state["asks"]) == (watcher.state["view"], [])
    assert covered.events == watcher.events
    shown = mika.sit_at(id, seat=1)
    assert [own["seat"] for own in shown.state["view"]["own"]] == [1]
    assert watcher.asks(type="say", channel="watchers", text="she bluffs")["type"] == "done"
    assert shown.asks(type="say", channel="table", text="good luck")["type"] == "done"
    while not covered.chat:
        covered.wait_for("chat")
    assert [line["text"] for line in covered.chat] == ["good luck"], "those who sit do not hear those who watch"


def test_a_player_with_one_seat_need_not_name_it(mika: Client) -> None:
    id = mika.table("me", "bot:random", options={"picks": ["celeste", "haunt"], "order": [0, 1]})["table"]["id"]
    assert mika.sit_at(id, seat=-1).state["seats"] == [0]


def test_a_closed_table_is_not_watched(mika: Client, davide: Client) -> None:
    made = mika.table("me", "bot:random", spectators=False)
    with pytest.raises(Exception, match="4403"):
        davide.sit_at(made["table"]["id"])


@pytest.mark.parametrize("bot", ["", "random"])
def test_a_removed_player_sees_nothing_more_where_spectators_are_not_allowed(
    mika: Client, davide: Client, bot: str
) -> None:
    made = mika.table("me", "open", "open", spectators=False)
    table = made["table"]["id"]
    davide.call("POST", f"/api/tables/{table}/sit", {"invite": made["invite"]})
    windows = [davide.sit_at(table), davide.sit_at(table)]
    mika.call("POST", f"/api/tables/{table}/seats/1", {"bot": bot})
    assert [window.closed() for window in windows] == [4403, 4403]
    assert all(window.state["table"]["seats"][1]["name"] == davide.name for window in windows), "not even that"


def test_a_removed_player_can_watch_where_spectators_are_allowed(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", "open")
    table = made["table"]["id"]
    davide.call("POST", f"/api/tables/{table}/sit", {"invite": made["invite"]})
    window = davide.sit_at(table)
    mika.call("POST", f"/api/tables/{table}/seats/1", {"bot": "random"})
    mika.call("POST", f"/api/tables/{table}/start")
    while not window.playing:
        window.wait_for("state")
    assert window.state["own"] == []


def test_a_removed_player_cannot_return_by_the_same_link(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", "open")
    id, old = made["table"]["id"], made["invite"]
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": old})
    mika.call("POST", f"/api/tables/{id}/seats/1", {"bot": ""})
    assert davide.refused("POST", f"/api/tables/{id}/sit", {"invite": old}) == (403, "not-yours")
    new = mika.call("GET", f"/api/tables/{id}/invite")["invite"]
    assert davide.call("POST", f"/api/tables/{id}/sit", {"invite": new})["seats"][1]["name"] == "Davide"


def test_a_player_removed_from_a_listed_table_returns_only_by_invitation(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = Server(tmp_path / "data").start()
    request.addfinalizer(server.stop)
    mika, davide, hana = [Client(server, name) for name in ("Mika", "Davide", "Hana")]
    made = mika.table("me", "open", "open", listed=True)
    place = f"/api/tables/{made['table']['id']}"
    davide.call("POST", f"{place}/sit", {})
    mika.call("POST", f"{place}/seats/1", {"bot": ""})
    server.kill()
    server.start()
    assert davide.refused("POST", f"{place}/sit", {}) == (403, "not-yours")
    assert davide.refused("POST", f"{place}/sit", {"invite": made["invite"]}) == (403, "not-yours")
    assert hana.call("POST", f"{place}/sit", {})["seats"][1]["name"] == "Hana", "others sit down as before"
    asked = mika.call("GET", f"{place}/invite")
    assert davide.call("POST", f"{place}/sit", asked)["seats"][2]["name"] == "Davide"


def test_host_powers_before_the_start(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", "open", listed=True)
    id = made["table"]["id"]
    assert id in [table["id"] for table in davide.call("GET", "/api/tables")]
    davide.call("POST", f"/api/tables/{id}/sit", {"seat": 2})
    assert davide.refused("POST", f"/api/tables/{id}/start") == (403, "not-yours")
    assert mika.call("POST", f"/api/tables/{id}/seats/1", {"bot": "random"})["seats"][1]["bot"] == "random"
    assert mika.call("POST", f"/api/tables/{id}/seats/2", {"bot": ""})["seats"][2]["name"] == ""
    info = mika.call("POST", f"/api/tables/{id}/start")
    assert len({seat["name"] for seat in info["seats"]}) == 3, "bots are told apart by their names"
    assert info["status"] == "playing"
    assert info["seats"][2]["bot"] == "judgement"
    assert davide.refused("POST", f"/api/tables/{id}/sit", {}) == (409, "not-now")
    assert id not in [table["id"] for table in davide.call("GET", "/api/tables")]


def test_a_host_who_gets_up_leaves_the_table_to_the_next(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", "open")
    id = made["table"]["id"]
    assert davide.refused("GET", f"/api/tables/{id}/invite") == (403, "not-yours")
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"], "seat": 1})
    assert davide.call("GET", f"/api/tables/{id}/invite") == {"invite": made["invite"]}
    assert davide.refused("POST", f"/api/tables/{id}/start") == (403, "not-yours")
    assert mika.call("POST", f"/api/tables/{id}/leave")["host"] == 1
    assert mika.refused("POST", f"/api/tables/{id}/start") == (403, "not-yours")
    assert davide.call("POST", f"/api/tables/{id}/start")["status"] == "playing"


def test_who_is_not_at_the_table_cannot_act_there(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", "open")
    id, invite = made["table"]["id"], made["invite"]
    refused = ("leave", "start", "rematch", "report")
    for _ in range(2):  # one who was never there, then one whom the host has removed
        for call in refused:
            assert davide.refused("POST", f"/api/tables/{id}/{call}", {}) == (403, "not-yours"), call
        assert davide.refused("POST", f"/api/tables/{id}/seats/1", {"bot": ""}) == (403, "not-yours")
        assert davide.refused("GET", f"/api/tables/{id}/invite") == (403, "not-yours")
        if invite:
            davide.call("POST", f"/api/tables/{id}/sit", {"invite": invite, "seat": 1})
            mika.call("POST", f"/api/tables/{id}/seats/1", {"bot": ""})
            invite = ""
    invite = mika.call("GET", f"/api/tables/{id}/invite")["invite"]
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": invite})
    davide.call("POST", f"/api/tables/{id}/leave")
    assert davide.refused("POST", f"/api/tables/{id}/leave") == (403, "not-yours"), "he has left already"


@pytest.mark.rule("SV-05")
def test_a_table_can_have_longer_clocks(mika: Client) -> None:
    usual = mika.sit_at(mika.table("me", "me", pace="slow")["table"]["id"])
    long = mika.sit_at(mika.table("me", "me", pace="slow", tempo=2.5)["table"]["id"])
    assert long.state["table"]["tempo"] == 2.5
    assert long.state["clock"]["total"] == 2.5 * usual.state["clock"]["total"]
    again = mika.refused("POST", "/api/tables", {"game": "kitsunedo", "seats": ["me", "me"], "tempo": 0.01})
    assert again == (400, "malformed")


def test_your_tables_say_where_you_are_waited_for(mika: Client) -> None:
    mine = mika.table("me", "me", pace="slow")["table"]["id"]
    (found,) = [each for each in mika.call("GET", "/api/my/tables") if each["table"]["id"] == mine]
    assert found["waiting"]
    assert found["seats"] == [0, 1]
    assert mika.call("GET", "/api/my/turns") == [mine]
    window = mika.sit_at(mine)
    assert window.asks(type="propose", seat=0, motion="abandon")["type"] == "done"
    assert mika.call("GET", "/api/my/turns") == [mine], "a vote waits too"
    for ask in window.state["asks"]:
        window.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=["agree"])
    while window.status != "over":
        window.wait_for("state")
    assert mika.call("GET", "/api/my/turns") == []


def mine(client: Client) -> list[str]:
    return [each["table"]["id"] for each in client.call("GET", "/api/my/tables")]


def test_a_table_taken_off_the_list_is_gone_on_every_device(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", "bot:random", pace="slow")
    id = made["table"]["id"]
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    window, other = mika.sit_at(id), davide.sit_at(id)
    mika.call("DELETE", f"/api/my/tables/{id}")
    assert id not in mine(mika) and id in mine(davide), "only her list is shorter"
    while not other.state["table"]["seats"][0]["away"]:
        other.wait_for("state")
    window.close()
    back = mika.sit_at(id)
    while back.state["table"]["seats"][0]["away"]:
        back.wait_for("state")
    assert id in mine(mika), "she is back, and the game goes on"
    assert back.asks(type="propose", seat=0, motion="abandon")["type"] == "done"
    while not other.state["asks"] or other.state["asks"][0]["kind"] != "vote":
        other.wait_for("state")
    ask = other.state["asks"][0]
    other.asks(type="answer", seat=1, ask=ask["id"], path=["agree"])
    while back.status != "over":
        back.wait_for("state")
    assert id in mine(mika), "she has seen it to its end"
    mika.call("DELETE", f"/api/my/tables/{id}")
    mika.call("DELETE", f"/api/my/tables/{id}")
    assert id not in mine(mika)
    assert davide.refused("DELETE", "/api/my/tables/elsewhere") == (404, "not-found")


def test_a_full_table_may_wait_for_its_host(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", waits=True)
    id = made["table"]["id"]
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    window = mika.sit_at(id)
    assert window.state["table"]["waits"] and window.status == "open"
    assert davide.refused("POST", f"/api/tables/{id}/start") == (403, "not-yours")
    mika.call("POST", f"/api/tables/{id}/start")
    while not window.playing:
        window.wait_for("state")
    alone = mika.table("me", "bot:random", waits=True)
    assert alone["table"]["status"] == "playing", "there is nobody to wait for"


@pytest.mark.rule("SV-02")
def test_a_seat_left_is_played_by_a_bot_until_its_owner_comes_back(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", "bot:random", pace="slow")
    id = made["table"]["id"]
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    info = davide.call("POST", f"/api/tables/{id}/leave")
    assert info["seats"][1]["away"]
    assert info["seats"][1]["bot"] == "judgement"
    window = davide.sit_at(id)
    while window.state["table"]["seats"][1]["away"]:
        window.wait_for("state")
    assert window.state["table"]["seats"][1]["bot"] == ""


def test_the_others_let_a_bot_play_for_an_absent_player(server: Server, mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", "open", "bot:random", pace="slow")
    id = made["table"]["id"]
    rita = Client(server, "Rita")
    for person in (davide, rita):
        person.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    one, two = mika.sit_at(id), davide.sit_at(id)
    while [motion["id"] for motion in one.state["motions"]["A"] if "replace" in motion["id"]] != ["replace C"]:
        one.wait_for("state")
    said = one.asks(type="propose", seat=0, motion="replace B")
    assert (said["error"], said["rule"]) == ("against-rules", "KI-R87"), "B is there"
    assert one.asks(type="propose", seat=0, motion="replace C")["type"] == "done"
    while not two.state["asks"] or two.state["asks"][0]["kind"] != "vote":
        two.wait_for("state")
    two.asks(type="answer", seat=1, ask=two.state["asks"][0]["id"], path=["agree"])
    while not one.state["table"]["seats"][2]["away"]:
        one.wait_for("state")
    assert one.state["table"]["seats"][2]["bot"] == "judgement"
    back = rita.sit_at(id)
    while back.state["table"]["seats"][2]["away"]:
        back.wait_for("state")
    rita.go()


@pytest.mark.rule("ST-R132")
def test_another_ninja_player_takes_over_the_ninjas_of_a_player_who_has_left(mika: Client, davide: Client) -> None:
    options = {"daimyo": 2, "quick": True, "picks": [["HAY", "YUK"], ["AIK", "MUG"], []]}
    made = mika.table("me", "open", "bot:random", game="shadow_tactics", options=options)
    id = made["table"]["id"]
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    window = mika.sit_at(id)
    davide.call("POST", f"/api/tables/{id}/leave")
    while not any(motion["id"] == "take-over B" for motion in window.state["motions"]["A"]):
        window.wait_for("state")
    assert window.asks(type="propose", seat=0, motion="take-over B")["type"] == "done"
    ready = next(ask for ask in window.state["asks"] if ask["kind"] == "ready")
    assert window.asks(type="answer", seat=0, ask=ready["id"], path=["ready"])["type"] == "done"
    while window.state["view"]["round"] < 2:
        window.wait_for("state")
    assert [ninja["seat"] for ninja in window.state["view"]["ninjas"]] == [0, 0, 0, 0, -1]


def test_a_recovery_code_brings_a_guest_to_another_device(server: Server, mika: Client) -> None:
    status, welcome = server.call("POST", "/api/guests/recover", {"code": mika.recovery.lower().replace("-", " ")})
    assert status == 200
    assert welcome["guest"]["id"] == mika.id
    assert server.call("GET", "/api/me", token=welcome["token"])[1]["id"] == mika.id
    assert server.call("POST", "/api/guests/recover", {"code": "AAAAA-AAAAA-AAAAA-AAAAA"})[0] == 403


def test_a_new_recovery_code_signs_all_other_devices_out(server: Server, mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", "open")
    id = made["table"]["id"]
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    lost, other = [mika.sit_at(id) for _ in range(2)]
    across = davide.sit_at(id)
    new = mika.call("POST", "/api/me/renew")
    assert new["guest"] == {"id": mika.id, "name": "Mika"}
    assert lost.closed() == other.closed() == 4401
    for _ in range(2):
        assert mika.refused("GET", "/api/me") == (401, "not-yours")
        assert mika.refused("POST", "/api/me/renew") == (401, "not-yours"), (
            "whoever holds the old token gets no new one"
        )
        assert server.call("POST", "/api/guests/recover", {"code": mika.recovery})[0] == 403
    with pytest.raises(ConnectionClosed):
        mika.sit_at(id)
    _, back = server.call("POST", "/api/guests/recover", {"code": new["recovery"]})
    assert back["token"] == new["token"]
    mika.token = new["token"]
    assert mika.sit_at(id).state["seats"] == [0], "her seat is still hers"
    assert mika.call("PATCH", "/api/me", {"name": "Mika"}) == new["guest"]
    assert across.asks(type="say", channel="table", text="Hello again.")["type"] == "done", "nobody else is"


def test_of_two_devices_that_ask_for_another_code_at_once_one_is_signed_out(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            guest, _, _ = await registry.identity.create("Mika")
            made = [
                each for each in await asyncio.gather(*[registry.rotate(guest) for _ in range(3)]) if each is not None
            ]
            ((token, code),) = made
            assert await registry.rotate(guest) is None, "who asked a moment later, while the old token still held"
            assert await registry.identity.read(token) is not None
            assert await registry.identity.recover(code) is not None

    asyncio.run(evening())


@pytest.mark.rule("KI-008", "KI-019")
def test_a_rematch_begins_with_the_loser(mika: Client) -> None:
    id = mika.table("me", "me")["table"]["id"]
    result = mika.sit_at(id).play_on(Random(5))["table"]["result"]
    again = mika.call("POST", f"/api/tables/{id}/rematch")
    window = mika.sit_at(again["id"])
    assert [ask["kind"] for ask in window.state["asks"]] == ["pick"]
    assert window.state["asks"][0]["seat"] == ord(result["ranking"][-1]) - 65
    assert mika.call("POST", f"/api/tables/{id}/rematch")["id"] == again["id"]


@pytest.mark.rule("KI-T01")
def test_the_tutorial_goes_from_game_to_game(mika: Client) -> None:
    series = mika.table("me", "bot:random", game="kitsunedo-advent")["table"]["id"]
    stages: list[tuple[str, str]] = []
    home = mika.sit_at(series)
    while home.state["table"]["status"] != "over":
        while home.state["table"]["next"] in (None, *[table for table, _ in stages]) and not home.state["asks"]:
            home.wait_for("state")
        if home.answer(Random(1)) is not None:
            continue
        inner = mika.sit_at(home.state["table"]["next"])
        stages.append((inner.table, inner.state["table"]["options"]["stage"]))
        inner.play_on(Random(len(stages)))
        home.wait_for("state")
    assert [stage for _, stage in stages] == ["first", "second", "third", "eve"]
    again = mika.call("POST", f"/api/tables/{series}/rematch")
    assert again["game"] == "kitsunedo-advent" and again["parent"] is None
    assert mika.call("POST", f"/api/tables/{series}/rematch")["id"] == again["id"]


def test_a_replay_is_there_after_the_game_and_can_be_brought_elsewhere(mika: Client, davide: Client) -> None:
    id = mika.table("me", "bot:random")["table"]["id"]
    assert mika.refused("GET", f"/api/tables/{id}/replay") == (409, "not-now")
    mika.sit_at(id).play_on(Random(6))
    document = mika.call("GET", f"/api/tables/{id}/replay")
    imported = davide.call("POST", "/api/replays", json.dumps(document).encode())
    open_steps = davide.call("GET", f"/api/replays/{imported['id']}/steps")["steps"]
    seat_steps = davide.call("GET", f"/api/replays/{imported['id']}/steps?seat=B")["steps"]
    assert len(open_steps) == len(document["records"])
    assert len(open_steps[-1]["view"]["own"]) == 2
    assert [own["seat"] for own in seat_steps[-1]["view"]["own"]] == [1]
    del document["records"][3]
    assert davide.refused("POST", "/api/replays", json.dumps(document).encode()) == (400, "malformed")


def test_a_bug_report_holds_what_the_reporter_saw(mika: Client) -> None:
    id = mika.table("me", "bot:random")["table"]["id"]
    window = mika.sit_at(id)
    while not window.state["asks"]:
        window.wait_for("state")
    report = mika.call("POST", f"/api/tables/{id}/report", {"text": "odd"})
    assert report["text"] == "odd"
    assert report["viewer"] == [0]
    assert "replay" not in report
    assert report["events"] == window.events


def test_everyone_agrees_to_abandon(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", pace="slow")
    davide.call("POST", f"/api/tables/{made['table']['id']}/sit", {"invite": made["invite"]})
    one, two = mika.sit_at(made["table"]["id"]), davide.sit_at(made["table"]["id"])
    assert one.asks(type="propose", seat=0, motion="abandon")["type"] == "done"
    while not two.state["asks"] or two.state["asks"][0]["kind"] != "vote":
        two.wait_for("state")
    ask = two.state["asks"][0]
    two.asks(type="answer", seat=1, ask=ask["id"], path=["agree"])
    _until_over(one)
    assert one.state["table"]["result"]["reason"] == "abandoned"


@pytest.mark.rule("KI-R86")
@pytest.mark.parametrize("bot", ["random", "judgement"])
def test_bots_let_people_take_back_give_up_and_stop(mika: Client, bot: str) -> None:
    first = {"picks": ["celeste", "haunt", "hollow"], "order": [0, 1, 2]}
    for motion, reason in (("victor B", "surrender"), ("abandon", "abandoned")):
        window = mika.sit_at(mika.table("me", f"bot:{bot}", f"bot:{bot}", options=first)["table"]["id"])
        (ask,) = window.state["asks"]
        assert window.asks(type="answer", seat=0, ask=ask["id"], path=["summon"])["type"] == "done"
        while not any(motion["id"] == "take-back" for motion in window.state["motions"].get("A", ())):
            window.wait_for("state")
        while not window.state["asks"]:
            window.wait_for("state")
        window.asks(type="propose", seat=0, motion="take-back")
        while not any(event["event"] == "taken-back" for event in window.events):
            window.wait_for("state")
        while [ask["kind"] for ask in window.state["asks"]] != ["act"]:
            # Of two cards alike the server keeps one itself: then that is taken back, and to be answered here.
            if window.answer(Random(1)) is None:
                window.wait_for("state")
        assert window.asks(type="propose", seat=0, motion=motion)["type"] == "done"
        _until_over(window)
        assert window.state["table"]["result"]["reason"] == reason


def _until_over(window: Window) -> None:
    while window.state["table"]["status"] != "over":
        window.wait_for("state")


@pytest.mark.rule("KI-013", "KI-R122")
def test_one_screen_for_two_shows_one_seat_at_a_time(mika: Client) -> None:
    id = mika.table("me", "me", pace="slow", options={"picks": ["celeste", "haunt"], "order": [0, 1]})["table"]["id"]
    both, one = mika.sit_at(id), mika.sit_at(id, seat=1)
    assert both.state["seats"] == [0, 1]
    assert (one.state["seats"], one.state["own"]) == ([1], [0, 1])
    assert [own["seat"] for own in one.state["view"]["own"]] == [1]
    assert one.state["asks"] == []
    assert [ask["seat"] for ask in one.state["view"]["asks"]] == [0], "whose screen it should be is no secret"
    told = [event["event"] for event in one.events if "told" in event]
    assert told.count("dealt-lantern") == 1
    stranger = Client(mika.server, "Stranger")
    watching = stranger.sit_at(id, seat=1)
    assert watching.state["seats"] == [] and watching.state["view"]["own"] == []
    stranger.go()


def test_custom_content_can_be_written_by_hand_and_all_players_are_told(mika: Client) -> None:
    made = mika.table("me", "bot:random", options={"content": "hand_limit = 6\n[items]\nsake = 9\n"})["table"]
    assert made["own_content"]
    assert made["options"]["content"] == {"hand_limit": 6, "items": {"sake": 9}}
    body = {"game": "kitsunedo", "seats": ["me", "bot:random"], "options": {"content": "hand_limit = 6\nsake = = 9\n"}}
    status, answer = mika.server.call("POST", "/api/tables", body, mika.token)
    assert (status, answer["error"]) == (400, "malformed")
    assert "content" in answer["message"] and "line 2" in answer["message"]
