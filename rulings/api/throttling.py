"""Stated rates, counted over all processes of the site together."""

from typing import Any

from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from rulings.clients import must_wait


class Rate(BaseThrottle):
    """The rate of a view's `throttle_scope`; a view without one is not limited."""

    def __init__(self) -> None:
        self._wait = 0

    def allow_request(self, request: Request, view: Any) -> bool:
        scope = getattr(view, "throttle_scope", "")
        self._wait = must_wait(request, scope) if scope else 0
        return not self._wait

    def wait(self) -> float:
        return self._wait
