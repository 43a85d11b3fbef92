"""The FAQ of the later edition as code, a file a chapter: what it repeats, replaces and adds.

``lcg.repeats`` says an earlier rule again, ``lcg.supersedes`` puts earlier ones out of force,
everything else is new. A rule that only lifts something carries its number as a permission; the
prohibition it lifts has none.
"""
