"""The map of the site: pages, the JSON API, the administration; and who answers when something goes wrong."""

from django.contrib import admin
from django.urls import include, path

urlpatterns = [
    path("admin/", admin.site.urls),
    path("api/v1/", include("rulings.api.urls")),
    path("", include("rulings.web.urls")),
]
handler400 = "rulings.config.errors.bad_request"
handler403 = "rulings.config.errors.forbidden"
handler404 = "rulings.config.errors.not_found"
handler500 = "rulings.config.errors.broken"
