"""The API in the language that is accepted, and what it says of that."""

import re

import pytest

ENGLISH = {"Accept-Language": "en-GB,en;q=0.8"}
CZECH = re.compile("[ěščřžýáíéůúťďň]", re.IGNORECASE)


def _descriptions(told):
    if isinstance(told, dict):
        for name, value in told.items():
            if name in ("description", "summary") and isinstance(value, str):
                yield value
            else:
                yield from _descriptions(value)
    elif isinstance(told, list):
        for value in told:
            yield from _descriptions(value)


def test_problems_are_told_in_english(client, db):
    answer = client.get("/api/v1/rules/agot-ccg/99.99/", headers=ENGLISH)
    assert answer.json()["title"] == "There is no such thing here."
    assert answer.json()["detail"] == "Check the address; /api/v1/ lists what there is."
    assert answer["Content-Language"] == "en"
    assert "Accept-Language" in answer["Vary"]


def test_faults_of_fields_are_told_in_english(client, db):
    told = client.get("/api/v1/rules/?color=red", headers=ENGLISH).json()
    assert told["title"] == "The request is not filled in correctly."
    assert told["errors"][0]["detail"].startswith("There is no such parameter here.")
    assert client.get("/api/v1/rules/?page=x", headers=ENGLISH).json()["errors"][0]["detail"] == "A valid integer is required."


@pytest.mark.parametrize(("headers", "language"), [({}, "cs"), (ENGLISH, "en, cs")])
def test_an_answer_with_czech_content_says_so(client, shelf, headers, language):
    played = client.post("/api/v1/check/", {"text": "nic"}, content_type="application/json", headers=headers)
    assert played["Content-Language"] == language
    rule = client.get("/api/v1/rules/agot-ccg/7.12/", headers=headers)
    assert rule["Content-Language"] == language
    assert rule.json()["rule"]["title"] == shelf.rule.title
    assert rule.json()["rule"]["page"] == f"http://testserver{'/en' if headers else ''}/agot-ccg/7.12/"


def test_the_description_is_english(client, db):
    told = client.get("/api/v1/schema/?format=json", headers=ENGLISH).json()
    said = list(_descriptions(told))
    assert len(said) > 200
    assert [one for one in said if CZECH.search(one)] == []


@pytest.mark.parametrize("address", ["/api/v1/docs/", "/api/v1/redoc/"])
def test_the_pages_of_the_description_are_english(client, db, address):
    page = client.get(address, headers=ENGLISH).content.decode()
    assert '<html lang="en">' in page
    assert "Try it" in page
