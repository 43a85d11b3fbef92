"""The engine for the browser: the script of its worker, its code and its cards."""

import json

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.templatetags.static import static
from django.urls import reverse

from rulings import table
from rulings.pocket import engine_name, engine_zip

from ._shared import reads


@reads
def worker(request: HttpRequest) -> HttpResponse:
    """The script of the worker, told where everything is. 404 where Python for the browser was not fetched."""
    if not settings.POCKET_DIR:
        raise Http404
    told = {
        "python": settings.POCKET_URL,
        "engine": f"{reverse('files:pocket_engine')}?v={engine_name()}",
        "cards": reverse("files:pocket_cards"),
    }
    script = f"import {{ serve }} from {json.dumps(static('rulings/js/pocket/worker.js'))};\nserve({json.dumps(told)});\n"
    return HttpResponse(
        script, content_type="text/javascript; charset=utf-8", headers={"Content-Security-Policy": settings.WASM_POLICY}
    )


@reads
def engine(request: HttpRequest) -> HttpResponse:
    """The engine as an archive of Python."""
    return HttpResponse(engine_zip(), content_type="application/zip")


@reads
def cards(request: HttpRequest) -> HttpResponse:
    """The printed cards that texts may name, a rulebook at a time."""
    return JsonResponse(table.table_cards(), json_dumps_params={"ensure_ascii": False, "separators": (",", ":")})
