"""`python -m rulings.thinking SOCKET BOUNDS`: the house. It is started by `door` and ends with its input."""

import asyncio
import json
import logging
import signal
import sys

from .house import Bounds, House

if __name__ == "__main__":
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asyncio.run(House(Bounds(**json.loads(sys.argv[2]))).serve(sys.argv[1]))
