/** Counters in Redis or Valkey: exact across any number of processes, in one round trip. */

import { MAX_REQUESTS } from '../../config.ts'
import { runScript, script } from '../redis-client.ts'
import type { RedisLink } from '../redis-link.ts'
import {
  bucketText,
  type Client,
  type Counters,
  isSite,
  type Limit,
  SITE_LIMIT_FACTOR,
  type Verdict,
  WINDOW_MS,
  type Window,
} from './counters.ts'
import type { MemoryCounters, WindowCounts } from './memory-counters.ts'
import { OwedCounts, type OwedRequests } from './owed-counts.ts'

/** More than any limit: a count above it is not ours. */
const MAX_COUNTED = MAX_REQUESTS * SITE_LIMIT_FACTOR

/**
 * Counts in both windows of one client in one group, by the server's clock: a request, which may be refused, or (with a cost) what a
 * request has cost beyond one, which is not. Returns `{refusedBy, minute, minuteLeftMs, day, dayLeftMs}`, with
 * zero for a window that is not open. One key holds both windows, so the script also runs on a cluster. It follows exactly the rules
 * of MemoryCounters, after adding what is owed. Values of the wrong type are discarded, and an end later than possible is corrected.
 */
const COUNT = script(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local kept = redis.pcall('HMGET', KEYS[1], 'minuteEnd', 'minute', 'dayEnd', 'day')
if kept.err then
  redis.call('DEL', KEYS[1])
  kept = {}
end
local function window(name, limit, span, owed, ending, count)
  ending = tonumber(ending) or 0
  count = tonumber(count) or 0
  if not (ending > now and count >= 0 and count <= ${MAX_COUNTED}) then
    ending = 0
    count = 0
  end
  if ending > now + span then ending = now + span end
  if owed > 0 and ending == 0 then ending = now + span end
  return {name = name, limit = limit, span = span, ending = ending, count = count + owed}
end
local windows = {window('minute', tonumber(ARGV[1]), ${WINDOW_MS.minute}, tonumber(ARGV[3]), kept[1], kept[2])}
if ARGV[2] ~= '' then
  windows[2] = window('day', tonumber(ARGV[2]), ${WINDOW_MS.day}, tonumber(ARGV[4]), kept[3], kept[4])
end
local refusedBy = ''
local cost = tonumber(ARGV[5])
for _, w in ipairs(windows) do
  if cost == 0 and w.count >= w.limit then refusedBy = w.name end
end
local isChanged = refusedBy == '' or tonumber(ARGV[3]) + tonumber(ARGV[4]) > 0
local last = 0
local answer = {refusedBy}
for _, w in ipairs(windows) do
  if refusedBy == '' then
    if w.ending == 0 then w.ending = now + w.span end
    w.count = math.min(w.count + math.max(1, cost), ${MAX_COUNTED})
  end
  if isChanged and w.ending > 0 then redis.call('HSET', KEYS[1], w.name .. 'End', w.ending, w.name, w.count) end
  if w.ending > last then last = w.ending end
  answer[#answer + 1] = w.count
  answer[#answer + 1] = math.max(0, w.ending - now)
end
if isChanged then redis.call('PEXPIREAT', KEYS[1], last) end
return answer
`)

/** Limit for counts that were sent to a Redis that is out of use and are still unanswered. */
const MAX_UNANSWERED = 1_000

type Answer = readonly [refusedBy: Window | '', ...countsAndLeftMs: number[]]

export interface RedisCountersParts {
  readonly limits: readonly Limit[]
  readonly link: Pick<RedisLink, 'breaker' | 'client'>
  /** Counts while Redis is away, starting from the last counts in Redis. Each process then enforces the limits by itself. */
  readonly fallback: MemoryCounters
}

/** A request, if it has no cost; otherwise the cost of a counted request beyond one. */
interface CountRequest {
  readonly client: Client
  readonly group: number
  readonly cost: number
  readonly now: number
  readonly own: Limit | undefined
}

export class RedisCounters implements Counters {
  readonly #parts: RedisCountersParts
  readonly #owed = new OwedCounts()
  #unanswered = 0

  constructor(parts: RedisCountersParts) {
    this.#parts = parts
  }

  count(client: Client, group: number, now: number, own?: Limit): Verdict | Promise<Verdict> {
    return this.#count({ client, group, cost: 0, now, own })
  }

  charge(client: Client, group: number, cost: number, now: number, own?: Limit): Verdict | Promise<Verdict> {
    return this.#count({ client, group, cost, now, own })
  }

  #count(counted: CountRequest): Verdict | Promise<Verdict> {
    const { client, group, cost, now, own } = counted
    const { link, fallback, limits } = this.#parts
    const key = `augury:limit:{${bucketText(client)}:${limits[group]!.group}}`
    const countHere = () =>
      cost === 0 ? fallback.count(client, group, now, own) : fallback.charge(client, group, cost, now, own)
    const servedBy = ({ refusedBy }: Verdict) => (refusedBy === undefined ? Math.max(1, cost) : 0)
    if (!link.breaker.isWell && this.#unanswered >= MAX_UNANSWERED) {
      const verdict = countHere()
      const served = servedBy(verdict)
      if (served > 0) this.#owed.add(key, now, { minute: served, day: served })
      return verdict
    }
    const owed = this.#owed.take(key, now)
    const answer = this.#ask(key, counted, owed)
    const locally = () => {
      const verdict = countHere()
      // If the answer is only late, Redis has counted the request, and its counts are adopted when it arrives. If it fails, Redis has not.
      answer.catch(() => {
        const served = servedBy(verdict)
        this.#owed.add(key, now, { minute: owed.minute + served, day: owed.day + served })
      })
      return verdict
    }
    // The request does not wait for a Redis that is out of use. The count is sent anyway: if Redis is only slow, all copies still get
    // each other's counts.
    return link.breaker.isWell ? link.breaker.ask(() => answer, locally) : locally()
  }

  async #ask(
    key: string,
    { client, group, cost, now, own }: CountRequest,
    owed: OwedRequests,
  ): Promise<Verdict> {
    const { limits, link, fallback } = this.#parts
    const limit = own ?? (isSite(client) ? ofSite(limits[group]!) : limits[group]!)
    const words = [limit.perMinute, limit.perDay ?? '', owed.minute, owed.day, cost]
    const { client: connection } = link
    const sentAt = performance.now()
    this.#unanswered++
    const asking = runScript(connection, COUNT, [key], words).finally(() => this.#unanswered--)
    const [refusedBy, minute, minuteLeft, day, dayLeft] = checked(await asking)
    // By our clock. This is slightly too late rather than too early, because some time has passed since Redis counted.
    const answeredAt = now + performance.now() - sentAt
    const standing: WindowCounts = {
      minute: { count: minute!, endsAt: answeredAt + minuteLeft! },
      ...(day !== undefined && { day: { count: day, endsAt: answeredAt + dayLeft! } }),
    }
    fallback.adopt(client, group, standing, now)
    return verdictOf(limit, standing, refusedBy === '' ? undefined : refusedBy)
  }

  close(): void {}
}

function checked(answer: unknown): Answer {
  const [, ...numbers] = answer as Answer
  if (numbers.length < 2 || !numbers.every(Number.isSafeInteger)) throw new Error('invalid counts from Redis')
  return answer as Answer
}

/** The verdict of the window that refuses, or of the one closest to its limit. On a tie it is the day, which makes the client wait longer. */
function verdictOf(
  { perMinute, perDay }: Limit,
  { minute, day }: WindowCounts,
  refusedBy: Window | undefined,
): Verdict {
  const of = (limit: number, { count, endsAt }: NonNullable<WindowCounts[Window]>) => ({
    limit,
    remaining: Math.max(0, limit - count),
    resetsAt: endsAt,
    refusedBy,
  })
  const inMinute = of(perMinute, minute!)
  if (day === undefined || refusedBy === 'minute') return inMinute
  const inDay = of(perDay!, day)
  return refusedBy === 'day' || inDay.remaining <= inMinute.remaining ? inDay : inMinute
}

/** The limits of a whole /48. */
const ofSite = ({ group, perMinute, perDay }: Limit): Limit => ({
  group,
  perMinute: perMinute * SITE_LIMIT_FACTOR,
  ...(perDay !== undefined && { perDay: perDay * SITE_LIMIT_FACTOR }),
})
