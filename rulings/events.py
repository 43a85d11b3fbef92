"""What matters for security, one line each, to the log `arbitr.security`: who came in, who was refused, who published."""

import logging
from typing import Any

from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in, user_logged_out, user_login_failed
from django.db.models.signals import m2m_changed, post_save
from django.dispatch import receiver
from django.http import HttpRequest

from rulings.models import Ruling
from rulings.models.ruling import Origin

log = logging.getLogger("arbitr.security")


def _whence(request: HttpRequest | None) -> str:
    from rulings.clients import client_of

    return client_of(request) if request is not None else "-"


@receiver(user_logged_in)
def came_in(sender: Any, request: HttpRequest | None, user: Any, **more: Any) -> None:
    log.info("login user=%r from=%s", user.get_username(), _whence(request))


@receiver(user_logged_out)
def went_out(sender: Any, request: HttpRequest | None, user: Any, **more: Any) -> None:
    log.info("logout user=%r from=%s", user.get_username() if user else "", _whence(request))


@receiver(user_login_failed)
def was_refused(sender: Any, credentials: dict[str, Any], request: HttpRequest | None = None, **more: Any) -> None:
    log.warning("login-failed user=%r from=%s", str(credentials.get("username", ""))[:150], _whence(request))


@receiver(post_save, sender=User)
def was_changed(sender: Any, instance: User, created: bool, update_fields: Any = None, **more: Any) -> None:
    if update_fields != frozenset({"last_login"}):
        word = "user-made" if created else "user-changed"
        log.info("%s user=%r staff=%s superuser=%s active=%s", word, instance.get_username(), instance.is_staff,
                 instance.is_superuser, instance.is_active)  # fmt: skip


@receiver(m2m_changed, sender=User.groups.through)
@receiver(m2m_changed, sender=User.user_permissions.through)
def got_rights(sender: Any, instance: Any, action: str, pk_set: set[int] | None, **more: Any) -> None:
    if action.startswith("post_"):
        log.info("rights %s of=%r what=%s ids=%s", action, str(instance), sender.__name__, sorted(pk_set or ()))


@receiver(post_save, sender=Ruling)
def was_written(sender: Any, instance: Ruling, created: bool, **more: Any) -> None:
    if instance.origin == Origin.SITE:
        log.info("ruling %s=%s status=%s by=%r", "made" if created else "changed", instance.pk, instance.status,
                 instance.reviewer_name or instance.author_name)  # fmt: skip
