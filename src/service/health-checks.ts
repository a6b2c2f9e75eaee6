import type { HealthChecks } from '../api/endpoints/system/schema.ts'
import { DECK } from '../tarot/deck.ts'
import { EARLIEST, LATEST } from '../time/range.ts'

/** What `GET /v1/astrology/health` and `GET /v1/tarot/health` report. */
export const healthChecks = (
  cache: HealthChecks['cache'] & {},
  interpreter: HealthChecks['interpreter'] & {},
): HealthChecks => ({
  cards: () => DECK.length,
  ephemeris: () => ({
    status: 'ok',
    from: new Date(EARLIEST).getUTCFullYear(),
    to: new Date(LATEST).getUTCFullYear(),
  }),
  cache,
  interpreter,
})
