"""What sentences about the board game stand for: plain frozen records."""

from .expected import *  # noqa: F403
from .given import *  # noqa: F403
from .moves import *  # noqa: F403
