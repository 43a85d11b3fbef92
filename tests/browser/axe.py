"""axe-core over a page, in both dresses and at two widths: what it finds, told so that the fault can be found in the template."""

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = Path(os.environ.get("ARBITR_AXE") or ROOT / ".venv" / "axe" / "node_modules" / "axe-core" / "axe.min.js")
DRESSES = ("light", "dark")
WIDTHS = (1280, 390)
SETTLED = 100
"""Milliseconds until a script that hears of another dress has put it on."""
# Everything axe has on, and the least size of a target, which it has off.
ASKED = """async (touched) => {
  const told = await axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: touched } } });
  return told.violations.map(({ id, impact, help, nodes }) =>
    ({ id, impact, help, nodes: nodes.map((one) => `${one.target.join(" ")}: ${one.failureSummary} ${one.html}`) }));
}"""


def faults(page: Page, *, touched: bool = True) -> list[str]:
    """What axe finds on a page as it stands, one line a rule with the first places that break it; paper is not ``touched``."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(ASKED, touched)
    return [
        f"{one['id']} ({one['impact']}, {len(one['nodes'])}×) {one['help']}: " + " | ".join(one["nodes"][:3]) for one in found
    ]


def faults_in_every_dress(page: Page) -> dict[str, list[str]]:
    """The same page in light and dark, on a desk and on a phone; only where something was found."""
    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        for dress in DRESSES:
            page.emulate_media(color_scheme=dress)
            page.wait_for_timeout(SETTLED)
            if told := faults(page):
                found[f"{dress} {width}"] = told
    return found
