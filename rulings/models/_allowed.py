"""Allow-lists live in the database too, so that no path around the forms can break them."""

from django.db import models


def allowed(model: str, field: str, choices: type[models.TextChoices]) -> models.CheckConstraint:
    """A constraint that a column holds one of the listed values."""
    return models.CheckConstraint(condition=models.Q(**{f"{field}__in": choices.values}), name=f"{model}_{field}_allowed")
