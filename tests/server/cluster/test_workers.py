"""Several workers of one deployment: the tests of one server again with two, each call to the next worker."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from tests.server.client import PATIENCE, Client, Server, Window
from tests.server.limits.test_hostile import (  # noqa: F401
    table,
    test_a_forged_token_opens_no_socket,
    test_another_tables_question_and_another_guests_seat_are_refused,
    test_thousands_of_bad_messages_change_nothing,
)
from tests.server.realtime.test_socket_leaks import (  # noqa: F401
    test_a_bug_report_and_a_refused_replay_tell_no_more,
    test_a_window_stays_open_for_its_least_time_though_all_have_answered,
    test_each_viewers_stream_follows_from_the_records,
    test_players_do_not_learn_that_another_has_answered,
)
from tests.server.services import Crew, Postgres, Redis
from tests.server.storage.test_kill import GONE, Evening, Later
from tests.server.tables.test_play import (  # noqa: F401
    test_a_full_table_may_wait_for_its_host,
    test_a_host_who_gets_up_leaves_the_table_to_the_next,
    test_a_new_recovery_code_signs_all_other_devices_out,
    test_a_player_cannot_answer_for_another_seat,
    test_a_question_answered_twice_is_stale_and_changes_nothing,
    test_a_recovery_code_brings_a_guest_to_another_device,
    test_a_rematch_begins_with_the_loser,
    test_a_seat_left_is_played_by_a_bot_until_its_owner_comes_back,
    test_a_table_taken_off_the_list_is_gone_on_every_device,
    test_bots_let_people_take_back_give_up_and_stop,
    test_everyone_agrees_to_abandon,
    test_friends_sit_down_by_the_link_and_the_game_begins,
    test_host_powers_before_the_start,
    test_the_others_let_a_bot_play_for_an_absent_player,
    test_the_tutorial_goes_from_game_to_game,
    test_those_who_watch_see_no_hand_and_talk_among_themselves,
    test_two_windows_of_one_person_stay_in_step,
    test_your_tables_say_where_you_are_waited_for,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[Crew]:
    running = Crew(tmp_path_factory.mktemp("crew"), postgres, redis).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


class At(Client):
    """A client of one worker alone; `of`: the same guest at another worker."""

    def __init__(self, worker: Server, name: str, of: Client | None = None) -> None:
        if of is None:
            super().__init__(worker, name)
        else:
            self.server, self.name, self.token, self.id, self.windows = worker, name, of.token, of.id, []


def together(windows: list[Window], seed: int) -> None:
    """Let each player answer at random as fast as it can, to the end."""
    threads = [
        threading.Thread(target=window.play_on, args=(Random(seed + place),)) for place, window in enumerate(windows)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_people_at_two_workers_play_one_game_beside_bots(server: Crew) -> None:
    one, other = server.workers
    mika, davide = At(one, "Mika"), At(other, "Davide")
    for seed in range(2):
        made = mika.table("me", "open", "bot:judgement", "bot:random")
        id = made["table"]["id"]
        davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
        windows = [mika.sit_at(id), davide.sit_at(id)]
        together(windows, seed)
        results = [window.state["table"]["result"] for window in windows]
        assert results[0] == results[1] and results[0]["winners"]
        replays = [worker.call("GET", f"/api/tables/{id}/replay") for worker in server.workers]
        assert replays[0] == replays[1] and replays[0][0] == 200
    for person in (mika, davide):
        person.go()


def test_an_answer_that_comes_to_both_at_once_is_taken_once(server: Crew) -> None:
    mika = At(server.workers[0], "Mika")
    again = At(server.workers[1], "Mika", mika)
    id = mika.table("me", "me:Rita")["table"]["id"]
    windows = [mika.sit_at(id), again.sit_at(id)]
    rng, taken = Random(4), 0
    for _ in range(25):
        for window in windows:
            while not [ask for ask in window.state["asks"] if not ask["sealed"]] and window.status == "playing":
                _answer_sealed(window)
        asks = [[ask for ask in window.state["asks"] if not ask["sealed"]] for window in windows]
        if asks[0] != asks[1] or not asks[0]:
            for window in windows:
                window.catch_up()
            continue
        path = windows[0].choose(asks[0][0], rng)
        message = {"type": "answer", "seat": asks[0][0]["seat"], "ask": asks[0][0]["id"], "path": path}
        said = _at_once(windows, message)
        assert sorted(said) == ["done", "stale"], said
        taken += 1
        for window in windows:
            window.catch_up()
    assert taken > 5
    for person in (mika, again):
        person.go()


def _at_once(windows: list[Window], message: dict[str, object]) -> list[str]:
    numbers = [window.send(**message) for window in windows]
    said = []
    for window, number in zip(windows, numbers, strict=True):
        while (reply := window.receive()).get("n") != number:
            pass
        said.append(reply.get("error", reply["type"]))
    return said


def _answer_sealed(window: Window) -> None:
    if window.answer(Random(1)) is None:
        window.receive()


def test_words_and_people_are_heard_of_at_both(server: Crew) -> None:
    one, other = server.workers
    mika, davide = At(one, "Mika"), At(other, "Davide")
    made = mika.table("me", "open", "open", pace="slow")
    id = made["table"]["id"]
    first = mika.sit_at(id)
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    second = davide.sit_at(id)
    while not first.state["table"]["seats"][1]["here"]:
        first.receive()
    for window, name in ((first, "Mika"), (second, "Davide")):
        assert window.asks(type="say", channel="table", text=f"I am {name}")["type"] == "done"
    for window in (first, second):
        while len(window.chat) < 2:
            window.receive()
        assert [line["text"] for line in window.chat] == ["I am Mika", "I am Davide"]
    davide.call("PATCH", "/api/me", {"name": "Dado"})
    while first.state["table"]["seats"][1]["name"] != "Dado":
        first.receive()
    assert At(one, "Davide", davide).call("GET", "/api/me")["name"] == "Dado"
    second.close()
    while first.state["table"]["seats"][1]["here"]:
        first.receive()
    mika.go()


def test_one_seat_is_not_taken_twice(server: Crew) -> None:
    people = [At(server.workers[place % 2], f"P{place}") for place in range(6)]
    made = people[0].table("me", "open", "open", pace="slow")
    id, said = made["table"]["id"], []

    def sit(person: Client) -> None:
        said.append(person.server.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]}, person.token)[0])

    threads = [threading.Thread(target=sit, args=(person,)) for person in people[1:]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(said) == [200, 200, 409, 409, 409]
    infos = [worker.call("GET", f"/api/tables/{id}")[1] for worker in server.workers]
    assert infos[0] == infos[1]
    assert infos[0]["status"] == "playing" and len({seat["name"] for seat in infos[0]["seats"]}) == 3


def test_players_at_another_worker_do_not_learn_that_one_has_answered(server: Crew) -> None:
    """A chat line that arrives afterwards shows that nothing else is on the way."""
    one, other = server.workers
    mika, davide, rita = At(one, "Mika"), At(other, "Davide"), At(one, "Rita")
    options = {"picks": ["celeste", "haunt", "hollow"], "order": [0, 1, 2]}
    made = mika.table("me", "open", "open", pace="slow", options=options)
    id = made["table"]["id"]
    for person in (davide, rita):
        person.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    claiming, doubting, others = mika.sit_at(id), davide.sit_at(id), rita.sit_at(id)
    ask = claiming.state["asks"][0]
    claiming.asks(type="answer", seat=0, ask=ask["id"], path=["summon"])
    for window in (doubting, others):
        while not window.state["asks"]:
            window.receive()
    until = time.monotonic() + PATIENCE
    while not all(window.state["table"]["seats"][seat]["here"] for window in (claiming, others) for seat in range(3)):
        assert time.monotonic() < until
        claiming.catch_up()
        others.catch_up()
    for window in (claiming, others):
        window.catch_up(1.0)
        window.raw.clear()
    question = doubting.state["asks"][0]
    (stand,) = [option["id"] for option in question["options"] if not option["id"].startswith("challenge")]
    for _ in range(3):
        assert doubting.asks(type="answer", seat=1, ask=question["id"], path=[stand])["type"] == "done"
    assert doubting.asks(type="say", channel="table", text="so")["type"] == "done"
    for window in (claiming, others):
        while not window.chat:
            window.receive()
        assert [frame for frame in window.raw if json.loads(frame)["type"] != "chat"] == []
    again = At(one, "Davide", davide).sit_at(id)
    assert again.state["asks"][0]["answer"] == [stand], "its own it finds at either"
    assert again.asks(type="answer", seat=1, ask=question["id"], path=[stand])["type"] == "done"
    assert others.asks(type="answer", seat=2, ask=others.state["asks"][0]["id"], path=[stand])["type"] == "done"
    for window in (claiming, doubting, others):
        while any(ask.get("sealed") for ask in window.state["view"]["asks"]):
            window.receive()
    for person in (mika, davide, rita):
        person.go()


def test_tables_made_at_once_at_both_are_not_too_many(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    crew = Crew(tmp_path, postgres, redis, HYAKKI_LIMITS__TABLES_PER_GUEST="3").start()
    try:
        mika = Client(crew, "Mika")
        body = {"game": "kitsunedo", "seats": ["me", "open"]}
        with ThreadPoolExecutor(8) as hands:
            said = list(hands.map(lambda _: crew.next().call("POST", "/api/tables", body, mika.token), range(24)))
        assert sorted(status for status, _ in said) == [201] * 3 + [429] * 21
        assert {answer["error"] for status, answer in said if status == 429} == {"too-many-tables"}
        assert len(mika.call("GET", "/api/my/tables")) == 3
    finally:
        crew.stop()
    assert "Traceback" not in crew.log(), crew.log()[-4000:]


def test_a_worker_dies_and_its_people_play_on_at_the_other(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    rng = Random(11)
    crew = Crew(tmp_path, postgres, redis, HYAKKI_TEMPO="0.02", HYAKKI_WORKER_SECONDS="2").start()
    try:
        evening = Evening(crew, rng)
        evening.sit_down()
        for worker in crew.workers:
            evening.play_some(25)
            kill_at = time.monotonic() + rng.uniform(0.0, 0.3)
            killer = Later(worker, kill_at)
            try:
                evening.play(kill_at + 5)
            except GONE:
                assert killer.happened()
            evening.promises.are_kept(crew)
            evening.come_back()
            assert evening.all_go_on(), "a table does not go on while a worker is missing"
            worker.start()
        evening.promises.are_kept(crew)
        assert evening.promises.count() > 40
        for person in evening.people:
            person.go()
    finally:
        crew.stop()
    assert "Traceback" not in crew.log(), crew.log()[-4000:]


def test_people_play_on_while_the_broker_is_gone(tmp_path: Path, postgres: Postgres) -> None:
    broker = Redis()
    crew = Crew(tmp_path, postgres, broker, HYAKKI_WORKER_SECONDS="2").start()
    try:
        mika, davide = At(crew.workers[0], "Mika"), At(crew.workers[1], "Davide")
        made = mika.table("me", "open", "bot:random")
        id = made["table"]["id"]
        davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
        windows = [mika.sit_at(id), davide.sit_at(id)]
        broker.stop()
        rng, given = Random(5), 0
        while given < 12 and windows[0].status == "playing":
            for window in windows:
                window.catch_up()
                given += window.answer(rng) is not None
        assert given > 5
        views = [At(worker, "Mika", mika).sit_at(id) for worker in crew.workers]
        until = time.monotonic() + PATIENCE
        while views[0].state["view"] != views[1].state["view"]:
            assert time.monotonic() < until
            for window in views:
                window.catch_up()
    finally:
        broker.stop()
        crew.stop()
    assert "Traceback" not in crew.log(), crew.log()[-4000:]
