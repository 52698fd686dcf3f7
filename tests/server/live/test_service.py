"""The server about itself: health, numbers, documents, headers, and the files of the client."""

import pytest

from tests.server.live.served import Server


def test_it_says_how_it_is(server: Server) -> None:
    assert server.ask("GET", "/health").json["status"] == "ok"
    server.guest("Ada")
    told = server.ask("GET", "/metrics").body.decode()
    for name in ("connections", "messages_total", "entries_total", "tables_awake", "stall_seconds_bucket", "waiting"):
        assert f"\nlavafield_{name}" in told
    assert 'lavafield_requests_total{status="200"}' in told


def test_every_answer_has_headers_that_protect_the_page(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/assets/nothing.js", "/schema/openapi.json"):
        headers = server.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    assert server.ask("GET", "/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/assets/../../app.py",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/%2e%2e%2fapp.py",
        "//etc/passwd",
    ],
)
def test_no_path_leads_out_of_the_client(server: Server, path: str) -> None:
    """What is no file of the client is its first page, or nothing."""
    answer = server.ask("GET", path)
    assert (answer.status, answer.body) in ((404, b""), (200, server.ask("GET", "/").body))


def test_the_client_is_served_on_every_page_of_its_own(server: Server) -> None:
    first = server.ask("GET", "/")
    assert first.status == 200
    assert server.ask("GET", "/table/abc").body == first.body
    assert server.ask("GET", "/", if_none_match=first.headers["etag"]).status == 304
    packed = server.ask("GET", "/", accept_encoding="gzip, br")
    assert packed.headers.get("content-encoding") in ("gzip", None)
    assert server.ask("POST", "/").status == 405
    assert server.ask("GET", "/client.stamp").body == first.body


def test_problems_are_told_as_problems(server: Server) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/me", 401),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/a%00b", 400),
        ("GET", "/api/ratings?game=taluva&players=99", 400),
        ("GET", "/api/ratings", 400),
    ):
        answer = server.ask(method, path)
        assert answer.status == status, (path, answer)
        assert answer.json["message"].startswith("error-")
    ada = server.guest("Ada")
    assert server.ask("POST", "/api/tables", b"{", ada.secret).status == 400
    assert server.ask("POST", "/api/tables", {"game": "taluva"}, ada.secret).json["message"] == "error-request"
    assert server.ask("POST", "/api/tables", b"x" * 100_000, ada.secret).status == 413


def test_the_documents_are_whole(server: Server) -> None:
    """Every reference leads somewhere."""
    for path in ("/schema/openapi.json", "/schema/asyncapi.json"):
        document = server.ask("GET", path).json
        for reference in references(document):
            found = document
            for part in reference.removeprefix("#/").split("/"):
                found = found[part]
    channel = server.ask("GET", "/schema/asyncapi.json").json["channels"]["socket"]
    assert {"Hello", "Act", "Welcome", "ViewOf", "Goodbye"} <= channel["messages"].keys()


def references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [each for value in part.values() for each in references(value)]
    return [each for value in part for each in references(value)] if isinstance(part, list) else []
