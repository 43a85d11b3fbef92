"""Cut Source Serif 4 and Source Sans 3 to what the site writes: Czech letters, its weights, no hinting (310 kB become 69).

    python docs/cut_fonts.py ORIGINALS OURS

ORIGINALS holds the files of the npm packages `@fontsource-variable/source-serif-4` and `source-sans-3`; needs fonttools and
brotli. The licence keeps the name "Source" for the originals, so a cut face has a name of its own.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LATIN = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0§©°·×÷ÁÄÉÍÓÖÚÜÝßáäéíóöúüý–—‘’‚“”„…−←→↑↓"
CZECH = "ČčĎďĚěŇňŘřŠšŤťŮůŽžĽľĹĺŔŕŁłŃńŚśŹźŻżĄąĘę"
PARTS = {"latin": ("latin", LATIN), "cs": ("latin-ext", CZECH)}
FACES = {"arbitr-serif": "source-serif-4", "arbitr-sans": "source-sans-3"}
FEATURES = ["kern", "liga", "onum", "lnum", "tnum", "mark", "mkmk", "ccmp", "locl"]
WEIGHTS = {"normal": (400, 700), "italic": 400}
NAMES, POSTSCRIPT = (1, 3, 4, 6, 16, 25), 6


def cut(source: Path, letters: str, weights: tuple[int, int] | int, family: str) -> TTFont:
    font = TTFont(source)
    cutter = subset.Subsetter(subset.Options(layout_features=FEATURES, hinting=False))
    cutter.populate(text=letters)
    cutter.subset(font)
    instancer.instantiateVariableFont(font, {"wght": weights}, inplace=True)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = family.replace(" ", "") if record.nameID == POSTSCRIPT else family
    font.flavor = "woff2"
    return font


def main(originals: Path, ours: Path) -> None:
    for face, original in FACES.items():
        for style, weights in WEIGHTS.items():
            for part, (of, letters) in PARTS.items():
                source = originals / f"{original}-{of}-wght-{style}.woff2"
                if source.is_file():
                    family = face.replace("-", " ").title()
                    cut(source, letters, weights, family).save(ours / f"{face}-{style}-{part}.woff2")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
