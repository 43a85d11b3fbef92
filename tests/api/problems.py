"""The one shape of errors."""

FIELDS = {"type", "title", "status", "detail", "code", "errors"}


def problem_of(response, status, code):
    """The problem a response carries; fails when it is anything else."""
    assert response.status_code == status, response.content[:300]
    assert response["Content-Type"].startswith("application/problem+json")
    body = response.json()
    assert set(body) == FIELDS
    assert body["status"] == status
    assert body["code"] == code
    assert body["type"] == f"/api/v1/problems/{code}/"
    assert body["title"]
    assert body["detail"]
    assert body["detail"] != body["title"]
    assert isinstance(body["errors"], list)
    return body
