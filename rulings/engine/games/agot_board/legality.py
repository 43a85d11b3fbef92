"""What may be chosen: every verb is a hook of the same name, whose rules forbid."""

from __future__ import annotations

from ...core.trace import ids_of


def forbidden(t, s, p: int, choice) -> bool:
    """Whether any rule refuses this choice."""
    verb, *args = choice
    return any(rule(t, s, p, *args) for rule in getattr(t, verb, ()))


def legal(t, s, p: int, choices) -> list:
    """Those of several choices that no rule refuses."""
    return [choice for choice in choices if not forbidden(t, s, p, choice)]


def untimely(t, s, p: int, verb: str) -> list[str]:
    """The ids of the rules that say it is not the time for such a choice."""
    hook = f"timing_{verb}"
    return [i for rule in getattr(t, hook, ()) if rule(t, s, p) for i in ids_of(t, hook, rule)]


def reasons(t, s, p: int, choice) -> list[str]:
    """The ids of every rule that refuses a choice, its time included."""
    verb, *args = choice
    found = untimely(t, s, p, verb)
    for hook in (verb, f"{verb}_because"):  # the latter only say more of a choice that is refused anyway
        if hook == verb or found:
            found += [i for rule in getattr(t, hook, ()) if rule(t, s, p, *args) for i in ids_of(t, hook, rule)]
    return list(dict.fromkeys(found))
