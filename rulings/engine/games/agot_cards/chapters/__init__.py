"""The rulebook as code: a file a chapter, a function a rule, in the rulebook's own order.

Every function registers under the numbers it enacts; its docstring is the rule in one line.
Rules whose removal has no meaning are listed at the end of their chapter with the reason.
"""
