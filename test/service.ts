/** A service in process for tests: real parts, a clock that stands still until it is moved, no log. */
import { pino } from 'pino'
import { build } from '../src/api/app.ts'
import type { Parts } from '../src/api/parts.ts'
import { readConfig } from '../src/config.ts'
import { LIMIT_LIST } from '../src/http/limits.ts'
import type { Route } from '../src/http/route.ts'
import { Pictures } from '../src/pictures/pictures.ts'
import { secrecyOf } from '../src/readings/secrecy.ts'
import { MemoryCounters } from '../src/store/counters/memory-counters.ts'
import { memoryStore } from '../src/store/readings/memory.ts'
import { ReadingCache } from '../src/store/readings/reading-cache.ts'
import { DECK } from '../src/tarot/deck.ts'
import { phrasebook } from '../src/writer/phrasebook/phrasebook.ts'
import { deskOf } from '../src/writer/with-fallback.ts'

/** Of every service in a test. */
export const TEST_SECRET = 'open sesame, but only in tests'.replaceAll(' ', '-')

export const NOON = Date.UTC(2026, 2, 21, 12)

export function testParts(
  environment: Record<string, string> = {},
  replaced: Partial<Parts> = {},
): Parts & { moveClock: (ms: number) => void } {
  let now = NOON
  return {
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: ':memory:', ...environment }),
    now: () => now,
    counters: new MemoryCounters(LIMIT_LIST, 1000),
    cache: new ReadingCache({ store: memoryStore(() => now), now: () => now }),
    secrecy: secrecyOf(TEST_SECRET),
    desk: deskOf(phrasebook),
    log: pino({ level: 'silent' }),
    isOverloaded: () => false,
    checks: { cards: () => DECK.length },
    pictures: new Pictures(),
    ...replaced,
    moveClock: (ms) => {
      now += ms
    },
  }
}

/** The whole API, with routes of the test's own beside the real ones if it needs any. */
export const testService = (parts: Parts = testParts(), added: readonly Route[] = []) => build(parts, added)
