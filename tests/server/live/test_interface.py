"""What the OpenAPI document promises, tried with whatever a fuzzer thinks of."""

import subprocess
import sys
from pathlib import Path

from tests.server.live.served import Server

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_the_interface_keeps_what_its_document_says(server: Server, tmp_path: Path) -> None:
    ada = server.guest("Ada")
    ada.table("me", "open")
    command = [
        Path(sys.executable).with_name("schemathesis"),
        "run",
        f"http://127.0.0.1:{server.port}/schema/openapi.json",
        *("--checks", CHECKS),
        *("--header", f"Authorization: Bearer {ada.secret}"),
        *("--phases", "examples,fuzzing"),
        *("--max-examples", "8"),
        *("--seed", "7"),
        *("--exclude-path", "/api/sign-out"),  # it would end the fuzzer's own session
        "--no-color",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
