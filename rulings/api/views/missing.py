"""The end of the road: an address the API does not know."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView


@extend_schema(exclude=True)
class Missing(APIView):
    """Not found, whatever the method."""

    authentication_classes = ()
    permission_classes = (AllowAny,)

    def initial(self, request: Request, *args: Any, **names: Any) -> None:
        raise NotFound

    def get(self, request: Request) -> Response:
        raise NotFound

    post = put = patch = delete = get
