/** A service in process for tests: real parts, a clock that stands still until it is moved, no log. */
import { type InjectOptions, inject, type Response } from 'light-my-request'
import { pino } from 'pino'
import { build } from '../src/api/app.ts'
import type { Endpoint } from '../src/api/endpoint.ts'
import { limitsOf } from '../src/api/limits.ts'
import type { Parts } from '../src/api/parts.ts'
import { LIMA } from '../src/api/schemas/birth.ts'
import { readConfig } from '../src/config.ts'
import { DECK_PICTURES, Pictures } from '../src/pictures/pictures.ts'
import { packFeed } from '../src/readings/feed-request.ts'
import { feedSealOf } from '../src/readings/feed-seal.ts'
import { secrecyOf } from '../src/readings/secrecy.ts'
import { Computing } from '../src/schedule/computing.ts'
import { onceInSlices } from '../src/schedule/slices.ts'
import { MemoryCounters } from '../src/store/counters/memory-counters.ts'
import { memoryStore } from '../src/store/readings/memory.ts'
import { ReadingCache } from '../src/store/readings/reading-cache.ts'
import { DECK } from '../src/tarot/deck.ts'
import { words } from '../src/words/language.ts'
import { DEFAULT_LANGUAGE } from '../src/words/languages.ts'
import { phrasebookSource } from '../src/writer/text-source.ts'

/** Of every service in a test. */
export const TEST_SECRET = 'open sesame, but only in tests'.replaceAll(' ', '-')

/** Of a private calendar that every such service opens. */
export const FEED_TOKEN = feedSealOf({ current: TEST_SECRET }).close(packFeed({ ...LIMA, texts: true }))

export const NOON = Date.UTC(2026, 2, 21, 12)

export function testParts(
  environment: Record<string, string> = {},
  replaced: Partial<Parts> = {},
): Parts & { moveClock: (ms: number) => void } {
  let now = NOON
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: ':memory:', ...environment })
  return {
    config,
    now: () => now,
    counters: new MemoryCounters(limitsOf(config), 1000),
    cache: new ReadingCache({ store: memoryStore(() => now), now: () => now }),
    computing: new Computing(),
    questionsPrepared: onceInSlices(() => words(DEFAULT_LANGUAGE).questions.prepareQuestions()),
    secrecy: secrecyOf(TEST_SECRET),
    feeds: feedSealOf({ current: TEST_SECRET }),
    textSource: phrasebookSource,
    words: words(DEFAULT_LANGUAGE),
    log: pino({ level: 'silent' }),
    isOverloaded: () => false,
    checks: { cards: () => DECK.length },
    // Drawings only, whether or not the files are built.
    pictures: new Pictures({ ...DECK_PICTURES, folder: 'dist/none' }),
    mcp: async (endpoints) => (await import('../src/mcp/over-http.ts')).mcpOverHttp(endpoints, '0'),
    ...replaced,
    moveClock: (ms) => {
      now += ms
    },
  }
}

/** The whole service, with endpoints of the test's own beside the real ones if it needs any. `inject` asks it without a socket. */
export function testService(parts: Parts = testParts(), added: readonly Endpoint[] = []) {
  const http = build(parts, added)
  const asked = (request: InjectOptions | string): Promise<Response> => inject(http.dispatch, request)
  return Object.assign(http, { inject: asked })
}
