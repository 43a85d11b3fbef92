"""The peer: a bare Django view that answers with a few bytes. What it takes is what Django and gunicorn take."""

import django
from django.conf import settings
from django.core.handlers.wsgi import WSGIHandler
from django.http import HttpRequest, HttpResponse
from django.urls import path

settings.configure(ROOT_URLCONF=__name__, ALLOWED_HOSTS=["*"], SECRET_KEY="plain", MIDDLEWARE=[], DEBUG=False)


def plain(request: HttpRequest) -> HttpResponse:
    return HttpResponse(b"ok")


urlpatterns = [path("", plain)]
django.setup()
application = WSGIHandler()
