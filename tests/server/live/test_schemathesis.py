"""Whatever is sent over HTTP, good or bad: the answer is as the document says that is served, and never a failure."""

import asyncio
from typing import Any, Final

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import (
    load_all_checks,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    status_code_conformance,
)

from tests.server.live.served import Person, Server

EXAMPLES: Final = 6
"""Of each operation and each kind: as it should be, and not as it should be."""
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    response_headers_conformance,
]

load_all_checks()


@schemathesis.serializer("application/jsonl")
def lines(context: schemathesis.SerializationContext, value: Any) -> bytes:
    """Records are texts."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    made = schemathesis.openapi.from_dict(server.ask("GET", "/schema/openapi.json").json)
    made.config.base_url = f"http://127.0.0.1:{server.port}"
    made.config.checks.negative_data_rejection.expected_statuses = ["4XX"]
    return made


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A table whose game is over: much can be asked about it."""

    async def resigned(ada: Person, table: str) -> None:
        async with ada.socket() as one:
            await one.watch(table)
            assert (await one.ask("resign", table, seat=0))["type"] == "done"

    ada = server.guest("Ada")
    table = ada.table("me", "greedy", start=True)
    asyncio.run(resigned(ada, table))
    return table


def test_what_is_as_it_should_be_is_answered_as_it_should_be(server: Server, schema: Any, over: str) -> None:
    for operation in operations(schema):
        parameters = {"table": over} if "{table}" in operation.path else None
        attempt(server, operation, GenerationMode.POSITIVE, CHECKS, path_parameters=parameters)


def test_what_is_not_as_it_should_be_is_refused(server: Server, schema: Any) -> None:
    for operation in operations(schema):
        if operation.body or operation.path_parameters:
            attempt(server, operation, GenerationMode.NEGATIVE, [*CHECKS, negative_data_rejection])


def operations(schema: Any) -> list[Any]:
    found = [each.ok() for each in schema.get_all_operations()]
    assert len(found) > 15
    return found


def attempt(
    server: Server,
    operation: Any,
    mode: GenerationMode,
    checks: list[Any],
    **fixed: Any,
) -> None:
    """Somebody new asks, with what hypothesis thinks of."""
    secret = server.guest("Ada").secret
    asked = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode, **fixed))
    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        answer = case.call_and_validate(headers={"authorization": f"Bearer {secret}"}, checks=checks)
        check_body(operation, answer)

    ask()
    assert asked


def check_body(operation: Any, answer: Any) -> None:
    """By the newest JSON schema: schemathesis' own check does not understand our tuples."""
    document = operation.schema.raw_schema
    responses = document["paths"][operation.path][operation.method]["responses"]
    known = responses.get(str(answer.status_code)) or responses[f"{answer.status_code // 100}XX"]
    if answer.status_code == 204:
        assert not answer.content
        return
    kind = answer.headers["content-type"][0].partition(";")[0]
    described = known["content"][kind]
    if kind == "application/json":
        validator = jsonschema_rs.Draft202012Validator(described["schema"] | {"components": document["components"]})
        validator.validate(answer.json())
