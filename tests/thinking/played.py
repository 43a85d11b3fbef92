"""The application of Celery that the tests start: with their queue and their bounds."""

import json
import os

from rulings.thinking.house import Bounds
from rulings.thinking.player import players

app = players(os.environ["TEST_QUEUE"], Bounds(**json.loads(os.environ["TEST_BOUNDS"])))
