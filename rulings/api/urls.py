"""The addresses of the JSON API, version 1."""

from django.urls import path, re_path
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerView

from .views import boards, books, entries, mirror, playing, problems, scenarios, search, whole
from .views.missing import Missing

app_name = "api"
BOOK = "<slug:book>"
lists = [
    path("", whole.Root.as_view(), name="root"),
    path("rulebooks/", books.Rulebooks.as_view(), name="rulebooks"),
    path("chapters/", books.Chapters.as_view(), name="chapters"),
    path("rules/", books.Rules.as_view(), name="rules"),
    path("terms/", entries.Terms.as_view(), name="terms"),
    path("cards/", entries.Cards.as_view(), name="cards"),
    path("rulings/", entries.Rulings.as_view(), name="rulings"),
    path("scenarios/", scenarios.Scenarios.as_view(), name="scenarios"),
    path("search/", search.Search.as_view(), name="search"),
    path("suggest/", search.Suggest.as_view(), name="suggest"),
    path("coverage/", whole.Coverage.as_view(), name="coverage"),
    path("changes/", mirror.Changes.as_view(), name="changes"),
    path("problems/", problems.Problems.as_view(), name="problems"),
    path("vocabulary/", scenarios.Vocabularies.as_view(), name="vocabularies"),
]
records = [
    path("rulebooks/<slug:slug>/", books.Rulebook.as_view(), name="rulebook"),
    path(f"chapters/{BOOK}/<int:number>/", books.Chapter.as_view(), name="chapter"),
    path(f"rules/{BOOK}/<str:number>/", books.Rule.as_view(), name="rule"),
    path(f"terms/{BOOK}/<slug:slug>/", entries.Term.as_view(), name="term"),
    path(f"cards/{BOOK}/<slug:slug>/", entries.Card.as_view(), name="card"),
    path(f"rulings/{BOOK}/<slug:slug>/", entries.Ruling.as_view(), name="ruling"),
    path(f"scenarios/{BOOK}/<slug:slug>/", scenarios.Scenario.as_view(), name="scenario"),
    path(f"differences/{BOOK}/", books.Differences.as_view(), name="differences"),
    path(f"boards/{BOOK}/", boards.Board.as_view(), name="board"),
    path(f"bulk/{BOOK}/", mirror.Bulk.as_view(), name="bulk"),
    path(f"bulk/{BOOK}/files/", mirror.BulkFiles.as_view(), name="bulk_files"),
    path("problems/<slug:code>/", problems.Problem.as_view(), name="problem"),
    path("vocabulary/<slug:game>/", scenarios.Vocabulary.as_view(), name="vocabulary"),
]
acts = [
    path("check/", playing.Check.as_view(), name="check"),
    path("explore/", playing.Explore.as_view(), name="explore"),
    path("heckle/", playing.Heckle.as_view(), name="heckle"),
    path("results/<str:id>/", playing.Result.as_view(), name="result"),
]
docs = [
    path("schema/", SpectacularAPIView.as_view(), name="schema"),
    path("docs/", SpectacularSwaggerView.as_view(url_name="api:schema", template_name="api/docs.html"), name="docs"),
    path("redoc/", whole.Redoc.as_view(), name="redoc"),
]
# Whatever else is asked for here is answered in the API's own way, not with a page.
rest = [re_path(r".*/$", Missing.as_view(), name="missing")]
urlpatterns = [*lists, *records, *acts, *docs, *rest]
