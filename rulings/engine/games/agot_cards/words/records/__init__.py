"""What sentences stand for: plain frozen records, the same in scenarios, traces, forms and JSON."""

from .....core.language.common import Edition as Edition
from .....core.language.common import Players as Players
from .expected import *  # noqa: F403
from .given import *  # noqa: F403
from .moves import *  # noqa: F403
