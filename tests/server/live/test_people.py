"""Guests, accounts, and where their secrets do not go."""

import json

from tests.server.live.conftest import Starter
from tests.server.live.served import Server

PASSPHRASE = "correct horse battery"


def test_a_browser_gets_its_secret_where_no_script_can_read_it(server: Server) -> None:
    page = f"http://127.0.0.1:{server.port}"
    answer = server.ask("POST", "/api/guest", {"language": "de"}, origin=page)
    assert answer.json.keys() == {"id", "name", "account"}
    assert answer.json["name"].startswith("Gast ")
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    secret = cookie.split(";")[0]
    assert server.ask("GET", "/api/me", cookie=secret).json == answer.json
    again = server.ask("POST", "/api/guest", {"name": "Other"}, origin=page, cookie=secret)
    assert again.json == answer.json
    assert "set-cookie" not in again.headers


def test_behind_tls_the_cookie_stays_behind_tls(started: Starter) -> None:
    server = started("--proxied")
    answer = server.ask("POST", "/api/guest", {}, x_forwarded_proto="https", x_forwarded_for="203.0.113.9")
    assert "Secure" in answer.headers["set-cookie"]
    assert "strict-transport-security" in answer.headers
    assert server.ask("GET", "/metrics", x_forwarded_for="203.0.113.9").status == 404
    assert server.ask("GET", "/metrics").status == 200


def test_pages_of_others_cannot_act_for_anybody(server: Server) -> None:
    ada = server.guest("Ada")
    for origin in ("http://evil.example", "null"):
        answer = server.ask("POST", "/api/me", {"name": "Eve"}, ada.secret, origin=origin)
        assert (answer.status, answer.json["message"]) == (403, "error-origin")
    assert server.ask("POST", "/api/me", {"name": "Eve"}, ada.secret, sec_fetch_site="cross-site").status == 403
    assert ada.ask("GET", "/api/me")["name"] == "Ada"


def test_an_account_is_found_from_anywhere_and_keeps_its_games(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.table("me", "greedy", start=True)
    name = f"Ada {ada.id}"[:32]
    assert ada.ask("POST", "/api/account", {"name": name, "passphrase": PASSPHRASE})["account"]
    wrong = server.ask("POST", "/api/sign-in", {"name": name, "passphrase": "wrong horse"})
    nobody = server.ask("POST", "/api/sign-in", {"name": f"{name[:-1]}?", "passphrase": PASSPHRASE})
    assert wrong.status == nobody.status == 401
    assert wrong.json == nobody.json
    back = server.ask("POST", "/api/sign-in", {"name": name.upper(), "passphrase": PASSPHRASE}).json
    assert (back["id"], back["name"]) == (ada.id, name)
    tables = server.ask("GET", "/api/my/tables", secret=back["secret"]).json
    assert [each["id"] for each in tables] == [table]
    assert server.ask("POST", "/api/sign-out", secret=back["secret"]).status == 204
    assert server.ask("GET", "/api/me", secret=back["secret"]).status == 401
    assert server.ask("GET", "/api/me", secret=ada.secret).status == 200


def test_names_belong_to_accounts_and_can_be_seen(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    name = f"Owner {ada.id}"[:32]
    ada.ask("POST", "/api/account", {"name": name, "passphrase": PASSPHRASE})
    taken = {"name": f"  {name.lower()} "}
    assert server.ask("POST", "/api/me", taken, bo.secret).status in (400, 409)
    assert server.ask("POST", "/api/guest", {"name": name}).status == 409
    assert server.ask("POST", "/api/account", {"name": name, "passphrase": PASSPHRASE}, bo.secret).status == 409
    assert server.ask("POST", "/api/me", {"name": "x"}, ada.secret).json["message"] == "error-account-name"
    for bad in ("", "   ", "a\u200bb", "a\x00b", "\u202eada", "x" * 33):
        assert server.ask("POST", "/api/me", {"name": bad}, bo.secret).status == 400, bad
    assert bo.ask("POST", "/api/me", {"name": "  Bo   the Second "})["name"] == "Bo the Second"


def test_passphrases_cannot_be_tried_by_the_hundred(started: Starter) -> None:
    server = started(limits=("sign_in_burst=3",))
    tried = {"name": "Ada", "passphrase": "wrong horse"}
    assert [server.ask("POST", "/api/sign-in", tried).status for _ in range(5)] == [401] * 3 + [429] * 2


def test_guests_and_requests_are_limited_by_address(started: Starter) -> None:
    server = started(limits=("guest_burst=2", "request_burst=20", "requests=0.01"))
    assert [server.ask("POST", "/api/guest", {}).status for _ in range(3)] == [200, 200, 429]
    assert [server.ask("GET", "/api/games").status for _ in range(18)][-1] == 429
    assert server.ask("GET", "/health").status == 200


def test_no_secret_gets_into_the_log_or_the_data(started: Starter) -> None:
    server = started("--verbose")
    ada = server.guest("Ada")
    name = f"Ada {ada.id}"[:32]
    ada.ask("POST", "/api/account", {"name": name, "passphrase": PASSPHRASE})
    server.ask("POST", "/api/sign-in", b'{"name": "Ada", "passphrase": "' + PASSPHRASE.encode() + b'"')
    server.ask("POST", "/api/sign-in", {"name": "Ada", "passphrase": PASSPHRASE, "more": ada.secret})
    table = ada.table("me", "open")
    key = server.ask("GET", f"/api/tables/{table}").json["dice"]["hash"]
    assert server.stop() == 0
    log = server.log.read_text()
    assert all(json.loads(line)["time"] for line in log.splitlines())
    kept = b"".join(path.read_bytes() for path in server.data.iterdir())
    for secret in (PASSPHRASE, ada.secret):
        assert secret not in log
        assert secret.encode() not in kept
    assert key not in log
