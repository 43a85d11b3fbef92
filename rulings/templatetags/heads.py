"""What stands in the head of a page for others: its title, its one address, and what it is, in the words of schema.org."""

import json
from typing import Any

from django import template
from django.http import HttpRequest
from django.template.base import NodeList, Parser, Token
from django.template.context import Context
from django.urls import reverse
from django.utils.html import format_html
from django.utils.http import urlencode
from django.utils.safestring import SafeString, mark_safe

from rulings.web import linked

register = template.Library()
_UNSAFE = {ord("<"): "\\u003C", ord(">"): "\\u003E", ord("&"): "\\u0026"}


class Said(template.Node):
    """Text of the head that is told twice: to the browser and to whoever shares a link."""

    def __init__(self, inside: NodeList, form: str) -> None:
        self.inside, self.form = inside, form

    def render(self, context: Context) -> SafeString:
        text = mark_safe(" ".join(self.inside.render(context).split()).replace('"', "&quot;"))
        return format_html(self.form, text=text)


@register.tag
def titled(parser: Parser, token: Token) -> Said:
    """`{% titled %}…{% endtitled %}`: the title of the page."""
    inside = parser.parse(("endtitled",))
    parser.delete_first_token()
    return Said(inside, '<title>{text}</title>\n  <meta property="og:title" content="{text}">')


@register.tag
def described(parser: Parser, token: Token) -> Said:
    """`{% described %}…{% enddescribed %}`: one sentence about the page."""
    inside = parser.parse(("enddescribed",))
    parser.delete_first_token()
    form = '<meta name="description" content="{text}">\n  <meta property="og:description" content="{text}">'
    return Said(inside, form)


@register.simple_tag(takes_context=True)
def own_address(context: Context) -> str:
    """The address of the page without what was asked of it."""
    request: HttpRequest | None = context.get("request")
    return request.build_absolute_uri(request.path) if request else ""


@register.simple_tag(takes_context=True)
def linked_data(context: Context, thing: Any = None) -> SafeString:
    """What a rule, a ruling or a term is, as JSON-LD; without one, the site."""
    request: HttpRequest | None = context.get("request")
    if request is None:
        return mark_safe("")
    told = json.dumps(linked.data(thing, request.build_absolute_uri), ensure_ascii=False)
    return format_html('<script type="application/ld+json">{}</script>', mark_safe(told.translate(_UNSAFE)))


@register.simple_tag(takes_context=True)
def embeddable(context: Context) -> SafeString:
    """Where another site finds how to show this page as a card (oEmbed)."""
    address = own_address(context)
    if not address:
        return mark_safe("")
    here = context["request"].build_absolute_uri(f"{reverse('files:oembed')}?{urlencode({'url': address})}")
    return format_html('<link rel="alternate" type="application/json+oembed" title="Arbitr" href="{}">', here)
