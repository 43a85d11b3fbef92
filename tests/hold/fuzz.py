"""``make fuzz``: thousands of requests made from the description of the API (schemathesis): nothing may break, every answer is as
described. FUZZ_EACH says how many an operation (400, some 10,000 in all); HOLD_DATA a folder that is prepared already.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from tests.reliability.site import ROOT, Site

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def main(program: str) -> int:
    with tempfile.TemporaryDirectory(prefix="arbitr-fuzz-") as folder:
        given = os.environ.get("HOLD_DATA")
        site = Site(Path(given) if given else Path(folder) / "data", ROOT / "fixtures")
        site.data.mkdir(exist_ok=True)
        ended, said = site.manage("prepare", seconds=1200)
        if ended:
            print(said)
            return 1
        try:
            site.serve(workers=2)
            for _try in range(5):  # made once; a busy machine takes longer than schemathesis waits
                with suppress(OSError):
                    if site.get("/api/v1/schema/").status == 200:
                        break
            schema = f"http://127.0.0.1:{site.port}/api/v1/schema/"
            each = os.environ.get("FUZZ_EACH", "400")
            command = [program, "run", schema, "--max-examples", each, "--phases", "examples,coverage,fuzzing",
                       "--checks", CHECKS, "--seed", "1", "-w", "1", "--request-timeout", "60"]  # fmt: skip
            return subprocess.run(command, check=False).returncode
        finally:
            site.stop()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
