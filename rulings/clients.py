"""Who asks, as far as it matters for shares and rates: an address, and how often it has asked for what."""

import ipaddress

from django.conf import settings
from django.http import HttpRequest

from rulings.thinking.door import thinkers

MINUTE = 60.0


def client_of(request: HttpRequest) -> str:
    """The address of a reader; of IPv6 its network, which is what one household has. Proxies are believed as settings say."""
    seen = [part.strip() for part in request.META.get("HTTP_X_FORWARDED_FOR", "").split(",") if part.strip()]
    direct = request.META.get("REMOTE_ADDR", "")
    told = seen[-min(settings.PROXIES, len(seen))] if settings.PROXIES and seen else direct
    try:
        address = ipaddress.ip_address(told)
    except ValueError:
        return direct
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)


def must_wait(request: HttpRequest, scope: str) -> int:
    """0 and the request counts; or after how many seconds this client may ask again. All processes count together."""
    most = settings.RATES[scope]
    wait = thinkers(settings.THINKING).wait(scope, client_of(request), most, MINUTE)
    return 0 if wait <= 0 else int(wait) + 1
