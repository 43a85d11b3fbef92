"""The map of the site: pages, the JSON API, the administration where there is one; and who answers when something goes wrong."""

from django.conf import settings
from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import include, path
from django_otp.admin import OTPAdminSite

from .notices import icon, robots, security_txt

if settings.SECOND_FACTOR:
    admin.site.__class__ = OTPAdminSite
administration = [path("admin/", admin.site.urls)] if settings.ADMIN else []
urlpatterns = [
    *administration,
    path("api/v1/", include("rulings.api.urls")),
    path("robots.txt", robots),
    path("favicon.ico", icon, name="icon"),
    path(".well-known/security.txt", security_txt),
    path("", include("rulings.web.files")),
    *i18n_patterns(path("", include("rulings.web.urls")), prefix_default_language=False),
]
handler400 = "rulings.config.errors.bad_request"
handler403 = "rulings.config.errors.forbidden"
handler404 = "rulings.config.errors.not_found"
handler500 = "rulings.config.errors.broken"
