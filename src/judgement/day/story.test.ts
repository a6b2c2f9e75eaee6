import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { SIGNS } from '../../sky/zodiac.ts'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { storyOf } from './story.ts'

const anyDay = fc.integer({ min: EARLIEST / DAY_MS, max: Math.floor(LATEST / DAY_MS) - 30 })

/** The keys by which lead and image of a summary are dealt; the two of a new or full Moon go by her house, which is another for each sign. */
const keysOn = (day: number) =>
  SIGNS.map((sign) => {
    const { house, direction, shows } = storyOf(dateText(day * DAY_MS), sign)
    return `${house} ${direction} ${shows}`
  })

test('no two signs have the same picture for the same house, so none share a summary', () => {
  fc.assert(
    fc.property(anyDay, (first) => {
      for (let day = first; day < first + 30; day++) {
        const keys = keysOn(day)
        assert.equal(new Set(keys).size, SIGNS.length, `${dateText(day * DAY_MS)}: ${keys}`)
      }
    }),
    // The 360 days from 2025-11-08 had twenty such pairs of signs.
    { numRuns: 10, examples: Array.from({ length: 12 }, (_, month): [number] => [(680 + month) * 30]) },
  )
})

test('of the Moon and another planet the picture shows the other, unless another sign may show that', () => {
  const days = Array.from({ length: 60 }, (_, day) => Date.UTC(2026, 0, 1) + day * DAY_MS)
  const stories = days.flatMap((day) => SIGNS.map((sign) => storyOf(dateText(day), sign)))
  const met = stories.filter(
    ({ planets }) => planets.length > 1 && planets.some(({ planet }) => planet === 'moon'),
  )
  const ofMoon = met.filter(({ shows }) => shows[0] === 'moon')
  assert.ok(ofMoon.length > 0 && ofMoon.length < met.length / 4, `${ofMoon.length} of ${met.length}`)
})
