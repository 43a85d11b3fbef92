"""What a judge does at the table in every test of it."""

PLAYED = 90_000
"""Milliseconds until an answer: a process that plays has to start first."""


def ask(page, question):
    page.get_by_role("button", name=question, exact=True).click()
    answer = page.locator("#vysledek:not([aria-busy]) #odpoved")
    answer.wait_for(timeout=PLAYED)
    return answer
