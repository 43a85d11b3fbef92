"""The map of the site: pages, the JSON API, the administration where there is one; and who answers when something goes wrong."""

from django.conf import settings
from django.contrib import admin
from django.contrib.sitemaps import views as sitemaps
from django.templatetags.static import static
from django.urls import include, path
from django.views.generic import RedirectView
from django_otp.admin import OTPAdminSite

from rulings.web.sitemaps import SITEMAPS

from .notices import robots, security_txt


class Icon(RedirectView):
    """The icon for those who ask by custom and read no page."""

    def get_redirect_url(self, *args: object, **names: object) -> str:
        return static("rulings/favicon.ico")


if settings.SECOND_FACTOR:
    admin.site.__class__ = OTPAdminSite
administration = [path("admin/", admin.site.urls)] if settings.ADMIN else []
urlpatterns = [
    *administration,
    path("api/v1/", include("rulings.api.urls")),
    path("robots.txt", robots),
    path("favicon.ico", Icon.as_view()),
    path("sitemap.xml", sitemaps.index, {"sitemaps": SITEMAPS, "sitemap_url_name": "sitemap"}),
    path("sitemap-<section>.xml", sitemaps.sitemap, {"sitemaps": SITEMAPS}, name="sitemap"),
    path(".well-known/security.txt", security_txt),
    path("", include("rulings.web.urls")),
]
handler400 = "rulings.config.errors.bad_request"
handler403 = "rulings.config.errors.forbidden"
handler404 = "rulings.config.errors.not_found"
handler500 = "rulings.config.errors.broken"
