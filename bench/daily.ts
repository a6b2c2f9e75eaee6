/**
 * What a daily horoscope costs that no cache has: sky, judgement, text and JSON, for days and signs all over the
 * centuries, so that nothing is left over from the request before.
 *
 *     npm run measure -- daily-speed
 */
import { categorySelection, toDailyResponse } from '../src/api/endpoints/daily-horoscope/response.ts'
import { readingOf } from '../src/readings/daily-horoscope.ts'
import { SIGNS } from '../src/sky/zodiac.ts'
import { DAY_MS } from '../src/time/time-scales.ts'
import { zone } from '../src/time/zones.ts'
import { ENGLISH } from '../src/words/en/english.ts'
import { isDetailed, STYLES } from '../src/writer/daily-text.ts'
import { dayOf } from '../src/writer/plan/daily-plan.ts'
import { DAILY } from '../src/writer/text-kinds.ts'
import { byPhrasebook } from '../src/writer/text-source.ts'

const GOAL_MS = 3
const WARM_UP = 300
const MEASURED = 2000

function uncached(i: number): number {
  const date = new Date(Date.UTC(1700, 0, 1) + ((i * 7919) % 240_000) * DAY_MS).toISOString().slice(0, 10)
  const sign = SIGNS[i % SIGNS.length]!
  const style = STYLES[i % STYLES.length]!
  const started = performance.now()
  const day = dayOf(date, sign)
  const reading = readingOf(ENGLISH, day, style, byPhrasebook(ENGLISH, DAILY, { plan: day.plan, style }), 0)
  const detailed = DAILY.phrasebook(ENGLISH, { plan: day.plan, style: 'detailed' })
  const request = {
    reading,
    categories: isDetailed(detailed) ? detailed.categories : null,
    place: null,
    zone: zone('UTC'),
    cacheHit: false,
  }
  toDailyResponse(ENGLISH, request, categorySelection(style, ['all']), 0)
  return performance.now() - started
}

for (let i = 0; i < WARM_UP; i++) uncached(i)
const times = Array.from({ length: MEASURED }, (_, i) => uncached(WARM_UP + i)).sort((a, b) => a - b)
const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(3)
console.log(
  `uncached daily horoscope: median ${at(0.5)} ms, nine of ten within ${at(0.9)} ms (goal ${GOAL_MS} ms)`,
)
