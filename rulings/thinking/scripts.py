"""What is done to the queue in Redis at one stroke. All keys begin with `arbitr:`; the clock is that of Redis.

inside, inside:CLIENT   ids in the queue or in play, with the time after which they cannot be any more
turns                   clients of whom something waits, the next to be served first
waiting:CLIENT          their ids, in the order of asking
question:ID             one question: client, state, ask, shelf, positions, begun, ended, told
kept, kept:CLIENT       ids that are answered, the oldest first; sizes, bytes: how much they take
page:CLIENT:PAGE        the id that a page of a client asked last
done:ID                 wakes whoever waits in place
shelf:NAME              the card lists of one state of the content
rate:SCOPE:CLIENT       times of asking
"""

NOW = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
"""
FORGET = """
local function forget(id)
  redis.call('DEL', 'arbitr:question:' .. id)
  redis.call('DECRBY', 'arbitr:bytes', redis.call('HGET', 'arbitr:sizes', id) or 0)
  redis.call('HDEL', 'arbitr:sizes', id)
end
"""
LENGTH = """
local function waiting()
  local many = 0
  for _, client in ipairs(redis.call('LRANGE', 'arbitr:turns', 0, -1)) do
    many = many + redis.call('LLEN', 'arbitr:waiting:' .. client)
  end
  return many
end
"""
END = f"""
{FORGET}
local function finish(id, client, told, now, keep, most, most_of_one, most_bytes)
  redis.call('ZREM', 'arbitr:inside', id)
  redis.call('ZREM', 'arbitr:inside:' .. client, id)
  local question = 'arbitr:question:' .. id
  if redis.call('EXISTS', question) == 0 then return end
  redis.call('HSET', question, 'state', 'done', 'told', told, 'ended', now)
  redis.call('HDEL', question, 'ask')
  redis.call('EXPIRE', question, keep)
  redis.call('RPUSH', 'arbitr:done:' .. id, 1)
  redis.call('EXPIRE', 'arbitr:done:' .. id, 60)
  redis.call('HSET', 'arbitr:sizes', id, #told)
  redis.call('INCRBY', 'arbitr:bytes', #told)
  redis.call('RPUSH', 'arbitr:kept', id)
  redis.call('RPUSH', 'arbitr:kept:' .. client, id)
  redis.call('EXPIRE', 'arbitr:kept:' .. client, keep)
  while redis.call('LLEN', 'arbitr:kept:' .. client) > most_of_one do
    forget(redis.call('LPOP', 'arbitr:kept:' .. client))
  end
  while redis.call('LLEN', 'arbitr:kept') > most or tonumber(redis.call('GET', 'arbitr:bytes')) > most_bytes do
    local oldest = redis.call('LPOP', 'arbitr:kept')
    if not oldest then break end
    forget(oldest)
  end
end
"""
DROP = f"""
{FORGET}
local function drop(id)
  local client = redis.call('HGET', 'arbitr:question:' .. id, 'client')
  if not client then return 0 end
  redis.call('ZREM', 'arbitr:inside', id)
  redis.call('ZREM', 'arbitr:inside:' .. client, id)
  if redis.call('LREM', 'arbitr:waiting:' .. client, 1, id) > 0 then
    if redis.call('EXISTS', 'arbitr:waiting:' .. client) == 0 then redis.call('LREM', 'arbitr:turns', 0, client) end
  end
  redis.call('LREM', 'arbitr:kept', 0, id)
  redis.call('LREM', 'arbitr:kept:' .. client, 0, id)
  forget(id)
  return 1
end
"""
BEGIN = f"""
{NOW} {LENGTH} {DROP}
local id, client, ask, shelf = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local share, most, stay, keep = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])
local all, mine = 'arbitr:inside', 'arbitr:inside:' .. client
redis.call('ZREMRANGEBYSCORE', all, '-inf', now)
redis.call('ZREMRANGEBYSCORE', mine, '-inf', now)
if redis.call('EXISTS', 'arbitr:shelf:' .. shelf) == 0 then return {{'want', 0}} end
redis.call('EXPIRE', 'arbitr:shelf:' .. shelf, 86400)
if ARGV[9] ~= '' then
  local page = 'arbitr:page:' .. client .. ':' .. ARGV[9]
  local older = redis.call('GET', page)
  if older and redis.call('HGET', 'arbitr:question:' .. older, 'state') == 'waiting' then
    drop(older)
    redis.call('RPUSH', 'arbitr:done:' .. older, 1)
    redis.call('EXPIRE', 'arbitr:done:' .. older, 60)
  end
  redis.call('SET', page, id, 'EX', math.ceil(stay))
end
if redis.call('ZCARD', mine) >= share then return {{'share', waiting()}} end
if redis.call('ZCARD', all) >= most then return {{'busy', waiting()}} end
redis.call('ZADD', all, now + stay, id)
redis.call('ZADD', mine, now + stay, id)
redis.call('EXPIRE', mine, math.ceil(stay))
redis.call('HSET', 'arbitr:question:' .. id, 'client', client, 'ask', ask, 'shelf', shelf, 'state', 'waiting', 'asked', now)
redis.call('EXPIRE', 'arbitr:question:' .. id, math.ceil(stay + keep))
if redis.call('RPUSH', 'arbitr:waiting:' .. client, id) == 1 then redis.call('RPUSH', 'arbitr:turns', client) end
return {{'in', waiting()}}
"""
"""A question comes in, or is told why not. → (what, how many wait)"""
NEXT = f"""
{NOW} {END}
local wait, keep, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local most_of_one, most_bytes, late = tonumber(ARGV[4]), tonumber(ARGV[5]), ARGV[6]
while true do
  local client = redis.call('LPOP', 'arbitr:turns')
  if not client then return false end
  local id = redis.call('LPOP', 'arbitr:waiting:' .. client)
  if redis.call('LLEN', 'arbitr:waiting:' .. client) > 0 then redis.call('RPUSH', 'arbitr:turns', client) end
  local asked = id and redis.call('HGET', 'arbitr:question:' .. id, 'asked')
  if asked then
    if now - asked > wait then
      finish(id, client, late, now, keep, most, most_of_one, most_bytes)
    else
      local question = 'arbitr:question:' .. id
      redis.call('HSET', question, 'state', 'playing', 'begun', now)
      return {{id, client, redis.call('HGET', question, 'ask'), redis.call('HGET', question, 'shelf')}}
    end
  end
end
"""
"""The next question to be played, of the client whose turn it is; those that have waited too long are told so."""
FINISH = f"""
{NOW} {END}
finish(ARGV[1], ARGV[2], ARGV[3], now, tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7]))
return redis.call('LLEN', 'arbitr:turns')
"""
"""What came of a question. → for how many clients something still waits"""
STOP = f"""
{DROP}
return drop(ARGV[1])
"""
"""A question is forgotten; whoever plays it sees that it is gone, and ends. → whether there was one"""
PROGRESS = """
if redis.call('EXISTS', 'arbitr:question:' .. ARGV[1]) == 0 then return 0 end
redis.call('HSET', 'arbitr:question:' .. ARGV[1], 'positions', ARGV[2])
return 1
"""
"""How far a question has come. → whether anybody still wants to know"""
LOOK = f"""
{NOW} {LENGTH}
return {{redis.call('HGETALL', 'arbitr:question:' .. ARGV[1]), waiting(), tostring(now)}}
"""
COUNT = f"""
{NOW}
local key, most, per = 'arbitr:rate:' .. ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
while true do
  local first = redis.call('LINDEX', key, 0)
  if not first or tonumber(first) > now - per then break end
  redis.call('LPOP', key)
end
if redis.call('LLEN', key) >= most then return tostring((redis.call('LINDEX', key, 0) or now) + per - now) end
redis.call('RPUSH', key, string.format('%.6f', now))
redis.call('EXPIRE', key, math.ceil(per))
return '0'
"""
"""How often who has asked for what, within a window that slides. → '0' and it counts, or after how many seconds it may"""
