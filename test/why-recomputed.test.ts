/** The reasons of every day of ten years, compared with the sky of that day. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseFrom } from '../src/chart/transits.ts'
import type { Planet } from '../src/sky/planets.ts'
import { SIGNS, type Sign, signOf, startOf } from '../src/sky/zodiac.ts'
import { DAY_MS } from '../src/time/time-scales.ts'
import { whyOfDay } from '../src/words/en/why.ts'
import { dayOf } from '../src/writer/plan/daily-plan.ts'
import { windowOn } from '../src/writer/plan/story.ts'
import { BODY_IN_SIGN, SIGN_AND_HOUSE, WHY } from './why-sentences.ts'

const days = Array.from({ length: 3653 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
)

test('in ten years of all signs `why` is always one of the sentences that can be said, and what it says is so', () => {
  // A third of the signs each day, another third in the next window: a story is found by replaying its window, so its other days cost little.
  for (const date of days)
    for (const sign of SIGNS.filter((_, place) => (place + windowOn(date)) % 3 === 0)) {
      const { plan, sky } = dayOf(date, sign)
      const why = whyOfDay(plan)
      assert.match(why, WHY, `${date} ${sign}`)
      assert.ok(why.length >= 25 && why.length <= 200, why)
      for (const [, body, place] of why.matchAll(BODY_IN_SIGN)) {
        const planet = body!.split(' ').at(-1)!.toLowerCase() as Planet
        assert.equal(signOf(sky.positions[planet].longitude), place!.toLowerCase(), `${date} ${sign}: ${why}`)
      }
      for (const [, place, house] of why.matchAll(SIGN_AND_HOUSE))
        assert.equal(
          house === 'your own sign',
          houseFrom(sign, startOf(place!.toLowerCase() as Sign)) === 1,
          why,
        )
    }
})
