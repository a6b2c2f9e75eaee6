/** Counters in Redis or Valkey: exact across any number of processes, in one round trip. */

import { run, script } from '../redis-client.ts'
import type { RedisLink } from '../redis-link.ts'
import {
  bucketText,
  type Client,
  type Counters,
  isSite,
  type Limit,
  SITE_TIMES,
  type Verdict,
  type Window,
} from './counters.ts'
import type { MemoryCounters } from './memory-counters.ts'

/**
 * Both windows of one client in one group, by the server's clock: `{limit, remaining, resetsAt, refusedBy}`.
 * The one key holds both windows, so the script runs on a cluster too. It mirrors MemoryCounters to the letter.
 */
const COUNT = script(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'minuteEnd', 'minute', 'dayEnd', 'day')
local windows = {{'minute', tonumber(ARGV[1]), 60000, tonumber(kept[1]) or 0, tonumber(kept[2]) or 0}}
if ARGV[2] ~= '' then
  windows[2] = {'day', tonumber(ARGV[2]), 86400000, tonumber(kept[3]) or 0, tonumber(kept[4]) or 0}
end
local refusing
for _, w in ipairs(windows) do
  if w[4] > now and w[5] >= w[2] then refusing = w end
end
if refusing then return {refusing[2], refusing[2] - refusing[5], tostring(refusing[4]), refusing[1]} end
local closest
local last = 0
for _, w in ipairs(windows) do
  if w[4] <= now then
    w[4] = now + w[3]
    w[5] = 0
  end
  w[5] = w[5] + 1
  if w[4] > last then last = w[4] end
  redis.call('HSET', KEYS[1], w[1] .. 'End', w[4], w[1], w[5])
  if closest == nil or w[2] - w[5] <= closest[2] - closest[5] then closest = w end
end
redis.call('PEXPIREAT', KEYS[1], last)
return {closest[2], closest[2] - closest[5], tostring(closest[4]), ''}
`)

export interface RedisCountersParts {
  readonly limits: readonly Limit[]
  readonly link: RedisLink
  /** Counts while Redis is away: limits are then kept by each process for itself. */
  readonly standIn: MemoryCounters
}

export class RedisCounters implements Counters {
  readonly #parts: RedisCountersParts

  constructor(parts: RedisCountersParts) {
    this.#parts = parts
  }

  count(client: Client, group: number, now: number): Verdict | Promise<Verdict> {
    const { link, standIn } = this.#parts
    const locally = () => standIn.count(client, group, now)
    if (!link.watch.isWell) return locally()
    return link.watch.ask(() => this.#ask(client, group), locally)
  }

  async #ask(client: Client, group: number): Promise<Verdict> {
    const { perMinute, perDay, group: name } = this.#parts.limits[group]!
    const times = isSite(client) ? SITE_TIMES : 1
    const limits = [perMinute * times, perDay === undefined ? '' : perDay * times]
    const key = `augury:limit:{${bucketText(client)}:${name}}`
    const answer = await run(this.#parts.link.client, COUNT, [key], limits)
    const [limit, remaining, resetsAt, refusedBy] = answer as [number, number, string, Window | '']
    return {
      limit,
      remaining,
      resetsAt: Number(resetsAt),
      refusedBy: refusedBy === '' ? undefined : refusedBy,
    }
  }

  close(): void {}
}
