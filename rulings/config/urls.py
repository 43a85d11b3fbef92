"""The map of the site: pages, the JSON API, the administration."""

from django.contrib import admin
from django.urls import include, path

urlpatterns = [
    path("admin/", admin.site.urls),
    path("api/v1/", include("rulings.api.urls")),
    path("", include("rulings.web.urls")),
]
