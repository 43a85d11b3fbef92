"""Cut Source Serif 4 and Source Sans 3 to what the site writes: Czech letters, its weights, no hinting. One file a face.

    python docs/cut_fonts.py ORIGINALS OURS

ORIGINALS holds the variable TTF files of the PyPI packages `fontpkg-source-serif-4` and `fontpkg-source-sans-3`; needs fonttools
and brotli. The licence keeps the name "Source" for the originals, so a cut face has a name of its own. What a face does not hold
(code, letters of other languages) the browser takes from the system.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ASCII = "".join(sign for sign in map(chr, range(0x20, 0x7F)) if sign not in "`^\\{}|~$#")
LETTERS = ASCII + "\u00a0§°·×áéíóúýäöüÁÉÍÓÚÝčďěňřšťůžČĎĚŇŘŠŤŮŽ–—‚‘’“”„…−←→"
FACES = {
    "arbitr-serif-normal": ("SourceSerif4[opsz,wght].ttf", {"opsz": 14, "wght": (400, 700)}),
    "arbitr-serif-italic": ("SourceSerif4-Italic[opsz,wght].ttf", {"opsz": 14, "wght": 400}),
    "arbitr-sans-normal": ("SourceSans3[wght].ttf", {"wght": (400, 700)}),
}
FEATURES = ["kern", "liga", "onum", "lnum", "tnum", "locl"]
NOT_READ = ["BASE", "DSIG", "MVAR", "STAT", "gasp"]
"""Tables that no browser needs to draw a line of a page."""
NAMES, POSTSCRIPT = (1, 3, 4, 6, 16, 25), 6


def cut(source: Path, axes: dict[str, int | tuple[int, int]], family: str) -> TTFont:
    font = TTFont(source)
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=False, name_IDs=[1, 2, 4, 6])
    options.drop_tables = [*options.drop_tables, *NOT_READ]
    cutter = subset.Subsetter(options)
    cutter.populate(text=LETTERS)
    cutter.subset(font)
    instancer.instantiateVariableFont(font, axes, inplace=True)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = family.replace(" ", "") if record.nameID == POSTSCRIPT else family
    font.flavor = "woff2"
    return font


def main(originals: Path, ours: Path) -> None:
    for face, (original, axes) in FACES.items():
        family = " ".join(face.split("-")[:2]).title()
        cut(originals / original, axes, family).save(ours / f"{face}.woff2")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
