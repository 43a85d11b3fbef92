"""Thinking apart: what somebody asks of the engine is played in a bounded pool of processes, never in one that serves pages.

`ask` what is asked and what is answered; `worker` one process that plays, within its bounds; `house` the process that keeps
the workers, the queue and every client's fair share; `results` what is asked now and answered later; `refusals` why there is
no answer; `door` what pages and API call. Where ARBITR_QUEUE says so, `broker` stands for the house, with its queue in Redis
(`scripts`), and `player` plays in a worker of Celery. Nothing here knows the database.
"""
