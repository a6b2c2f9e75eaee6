import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CATEGORY_NAMES } from '../horoscope/categories.ts'
import { SIGNS } from '../sky/zodiac.ts'
import { memoryStore } from '../store/memory.ts'
import { ReadingCache } from '../store/reading-cache.ts'
import { phrasebook } from '../writer/phrasebook/phrasebook.ts'
import { sentencesOf } from '../writer/phrasebook/pools.ts'
import { type Desk, deskOf } from '../writer/with-fallback.ts'
import { type AskedDay, readAllSigns, readDaily } from './daily-horoscope.ts'

const now = () => Date.UTC(2026, 2, 21, 12)

function partsWith(desk: Desk = deskOf(phrasebook)) {
  return { now, desk, cache: new ReadingCache({ store: memoryStore(now), now }) }
}

const parts = partsWith()
const EAST = { latitude: 35.68, longitude: 179 }
const WEST = { latitude: -33.87, longitude: -179 }

test('seen from a place, every category’s text still fits its outlook and its leader', async () => {
  let moved = 0
  for (const sign of SIGNS)
    for (const location of [EAST, WEST]) {
      const asked: AskedDay = { sign, date: '2026-11-15', style: 'detailed' }
      const { reading: plain } = await readDaily(asked, parts)
      const { reading } = await readDaily({ ...asked, location }, parts)
      for (const category of CATEGORY_NAMES) {
        const { outlook, leader } = reading.day.plan.judgement.categories[category]
        const { interpretation, advice } = reading.text.categories[category]
        assert.ok(
          sentencesOf('category-lines', [category, leader.planet, outlook]).includes(interpretation[0]!.text),
        )
        assert.ok(sentencesOf('category-advice', [category, outlook]).includes(advice.text))
        if (interpretation[0]!.text !== plain.text.categories[category].interpretation[0]!.text) moved++
      }
      assert.deepEqual(reading.text.summary, plain.text.summary)
    }
  assert.ok(moved > 0, 'half a day of the Moon changes some of them')
})

test('seen from a place, events are those of the date, and lucky times those of its clock', async () => {
  const asked: AskedDay = { sign: 'leo', date: '2026-11-14', style: 'detailed' }
  const { reading: plain } = await readDaily(asked, parts)
  const { reading, zone } = await readDaily({ ...asked, location: EAST, timezone: 'Asia/Tokyo' }, parts)
  assert.deepEqual(reading.day.sky.events, plain.day.sky.events)
  assert.notDeepEqual(reading.luckyTimes, plain.luckyTimes)
  assert.equal(zone.name, 'Asia/Tokyo')
})

test('a hundred requests at once for one reading are written once', async () => {
  let written = 0
  const desk: Desk = {
    writeDaily: async (plan, style) => {
      written++
      await new Promise((resolve) => setImmediate(resolve))
      return deskOf(phrasebook).writeDaily(plan, style)
    },
  }
  const own = partsWith(desk)
  const answers = await Promise.all(Array.from({ length: 100 }, () => readDaily({ sign: 'leo' }, own)))
  assert.equal(written, 1)
  assert.equal(answers.filter(({ cacheHit }) => !cacheHit).length, 1)
})

test('a reading from the store is the one that was put there', async () => {
  const store = memoryStore(now)
  const [one, other] = [1, 2].map(() => ({ ...parts, cache: new ReadingCache({ store, now }) }))
  const first = await readDaily({ sign: 'virgo', style: 'poetic' }, one!)
  const second = await readDaily({ sign: 'virgo', style: 'poetic' }, other!)
  assert.equal(second.cacheHit, true)
  assert.deepEqual(second.reading, first.reading)
})

test('all signs are today’s in UTC, in the order of the zodiac', async () => {
  const readings = await readAllSigns(parts)
  assert.deepEqual(
    readings.map(({ day }) => day.plan.sign),
    [...SIGNS],
  )
  assert.ok(readings.every(({ day }) => day.plan.date === '2026-03-21'))
})
