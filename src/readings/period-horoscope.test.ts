import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStore } from '../store/readings/memory.ts'
import { ReadingCache } from '../store/readings/reading-cache.ts'
import { periodAround } from '../time/period.ts'
import type { Desk } from '../writer/desk.ts'
import { PERIOD_OVERVIEW } from '../writer/telling.ts'
import { writePeriodAhead } from './period-horoscope.ts'

const NOW = Date.UTC(2026, 10, 17, 12)
const LEO = { sign: 'leo', period: periodAround('2026-11-17', 'month') } as const

/** A model that writes some texts and fails at the others. */
function halfWay() {
  const failing = { overview: false, phases: false }
  const desk: Desk = {
    edition: 'test',
    asksModel: true,
    patienceMs: 1000,
    write: async (telling, ask) => {
      const isStandIn = (telling as unknown) === PERIOD_OVERVIEW ? failing.overview : failing.phases
      return { text: telling.phrasebook(ask), source: isStandIn ? 'phrasebook' : 'model', isStandIn }
    },
  }
  const now = () => NOW
  const cache = new ReadingCache({ store: memoryStore(now), now })
  return { failing, parts: { cache, desk, now } }
}

test('a period of which the model wrote only a part is none of the model’s', async () => {
  for (const member of ['overview', 'phases'] as const) {
    const { failing, parts } = halfWay()
    failing[member] = true
    const { reading } = await writePeriodAhead(LEO, parts)
    assert.deepEqual([reading.source, reading.isStandIn], ['phrasebook', true], member)
  }
})

test('ahead of time a text that stands in for the model’s is written again, and a good one is not', async () => {
  const { failing, parts } = halfWay()
  failing.phases = true
  await writePeriodAhead(LEO, parts)
  failing.phases = false
  const again = await writePeriodAhead(LEO, parts)
  assert.deepEqual([again.hit, again.reading.source], [false, 'model'])
  const third = await writePeriodAhead(LEO, parts)
  assert.deepEqual([third.hit, third.reading.source], [true, 'model'])
})
