"""The addresses of the pages, in every language. They are permanent: a link somebody printed must work in ten years."""

from django.urls import path

from . import views
from .converters import register

register()

app_name = "web"
site = [
    path("", views.home, name="home"),
    path("hledat/", views.search, name="search"),
    path("hledat/navrhy/", views.suggest, name="suggest"),
    path("hledat.xml", views.opensearch, name="opensearch"),
    path("manifest.webmanifest", views.manifest, name="manifest"),
    path("bez-site/", views.away, name="away"),
    path("zmeny.atom", views.feed, name="feed"),
    path("pojmy/", views.terms, name="terms"),
    path("stul/", views.table, name="table"),
    path("stul/vety/<book:book>/", views.table_words, name="table_words"),
    path("stul/otazka/<ticket:id>/", views.table_question, name="table_question"),
    path("stul/feature/", views.table_file, {"form": "feature"}, name="table_feature"),
    path("stul/json/", views.table_file, {"form": "json"}, name="table_json"),
    path("stul/navrh/", views.propose, name="propose"),
    path("cviceni/", views.practice, name="practice"),
    path("cviceni/<book:book>/<chapter:number>/", views.exercise, name="exercise"),
    path("slovnik/", views.vocabularies, name="vocabularies"),
    path("slovnik/<name:game>/", views.vocabulary, name="vocabulary"),
]
books = [
    path("<book:book>/", views.rulebook, name="rulebook"),
    path("<book:book>/kapitola/<chapter:number>/", views.chapter, name="chapter"),
    path("<book:book>/<number:number>/", views.rule, name="rule"),
    path("<book:book>/zmeny.atom", views.feed, name="book_feed"),
    path("<book:book>/<number:number>/karta/", views.rule_card, name="rule_card"),
    path("<book:book>/<number:number>/ukazka/", views.peek, name="peek"),
    path("<book:book>/prubeh/", views.timing, name="timing"),
    path("<book:book>/pokryti/", views.coverage, name="coverage"),
    path("<book:book>/plan/", views.board_map, name="map"),
    path("<book:book>/rozdily/", views.differences, name="differences"),
    path("<book:book>/pojmy/", views.book_terms, name="book_terms"),
    path("<book:book>/pojem/<name:slug>/", views.term, name="term"),
    path("<book:book>/karty/", views.cards, name="cards"),
    path("<book:book>/karta/<name:slug>/", views.card, name="card"),
    path("<book:book>/vyklady/", views.rulings, name="rulings"),
    path("<book:book>/vyklad/<name:slug>/", views.ruling, name="ruling"),
    path("<book:book>/vyklad/<name:slug>/karta/", views.ruling_card, name="ruling_card"),
    path("<book:book>/situace/", views.scenarios, name="scenarios"),
    path("<book:book>/situace/<name:slug>/", views.scenario, name="scenario"),
]
urlpatterns = [*site, *books]
