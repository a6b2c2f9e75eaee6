/**
 * `npm run measure -- answers`: processor time in this process for each answer, and for its JSON. Without sockets, and the best of several
 * turns, so that it can be compared on a busy machine too.
 */

import { askEndpoint } from '../src/api/ask.ts'
import { allEndpoints } from '../src/api/endpoints.ts'
import { readConfig } from '../src/config.ts'
import { makeParts } from '../src/service/service.ts'
import { CASES } from './cases.ts'
import { print } from './figures.ts'

const TURNS = 7
const ANSWERS = 2_000
/** Those that take longer than a millisecond. */
const SLOW_ANSWERS = 200

const parts = await makeParts(readConfig({ LOG_LEVEL: 'silent', DATA_DIR: ':memory:' }))
const endpoints = allEndpoints(parts)

/** Microseconds for one call; the first turn warms up. */
async function best(calls: number, call: (n: number) => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn <= TURNS; turn++) {
    const before = process.threadCpuUsage()
    for (let n = 0; n < calls; n++) await call(turn * calls + n)
    const { user, system } = process.threadCpuUsage(before)
    if (turn > 0) least = Math.min(least, (user + system) / calls)
  }
  return least
}

for (const { name, method, path, body, added } of CASES) {
  if (method !== 'POST' || added !== undefined) continue
  const given = (n: number) => structuredClone(typeof body === 'function' ? body(n) : body!)
  const answer = (n: number) => askEndpoint(endpoints, path.replace('/v1', ''), given(n), parts)
  const calls = name.endsWith('-new') ? SLOW_ANSWERS : ANSWERS
  const made = await best(calls, answer)
  const written = await best(calls, async (n) => JSON.stringify(await answer(n)))
  const { length } = JSON.stringify(await answer(0))
  print(
    `${name}, ${(length / 1000).toFixed(1)} kB`,
    `${made.toFixed(0).padStart(5)} µs, with its JSON ${written.toFixed(0).padStart(5)} µs`,
  )
}
process.exit()
