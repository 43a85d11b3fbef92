"""The addresses of what has no language of its own: files for programs, and documents that are Czech as a whole."""

from django.contrib.sitemaps import views as sitemaps
from django.urls import path
from django.views.decorators.http import require_safe

from . import views
from .converters import register
from .sitemaps import SITEMAPS

register()

app_name = "files"
urlpatterns = [
    path("sitemap.xml", require_safe(sitemaps.index), {"sitemaps": SITEMAPS, "sitemap_url_name": "files:sitemap"}),
    path("sitemap-<section>.xml", require_safe(sitemaps.sitemap), {"sitemaps": SITEMAPS}, name="sitemap"),
    path("sw.js", views.worker, name="worker"),
    path("bez-site/<book:book>.json", views.offline_book, name="offline_book"),
    path("motor/pracovnik.js", views.pocket_worker, name="pocket_worker"),
    path("motor/pravidla.zip", views.pocket_engine, name="pocket_engine"),
    path("motor/karty.json", views.pocket_cards, name="pocket_cards"),
    path("oembed.json", views.oembed, name="oembed"),
    path("<book:book>/sesit.pdf", views.booklet, name="booklet"),
]
