import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BERLIN_BIRTH } from '../../test/person-timeline.ts'
import { recordingCache, recordingTextSource, wholeness } from '../../test/recording.ts'
import { atOnce } from '../schedule/slices.ts'
import { SLOW_PLANETS } from '../sky/planets.ts'
import { ENGLISH } from '../words/en/english.ts'
import { SOLAR_RETURN } from '../writer/text-kinds.ts'
import { type ReturnsRequest, readReturns } from './returns.ts'
import { secrecyOf } from './secrecy.ts'
import { keyDatesInSlices, readSolarReturnText } from './solar-return-texts.ts'

const NOW = Date.UTC(2026, 10, 18, 12)
const secrecy = secrecyOf('a secret of these tests')

async function read(request: Partial<ReturnsRequest> = {}) {
  const reading = readReturns({ ...BERLIN_BIRTH, from: '2027-01-01', ...request }, NOW, secrecy.identifier)
  const one = reading.returns[0]!
  const { cache, recorded } = recordingCache()
  const { textSource, calls } = recordingTextSource()
  const keyDates = atOnce(keyDatesInSlices(reading, one, ENGLISH, NOW))
  const text = await readSolarReturnText(reading, one, keyDates, {
    cache,
    textSource,
    words: ENGLISH,
    secrecy,
  })
  return { one, text, recorded, calls }
}

test('the year has its heaviest slow transits, six at most, each with an exact moment between two birthdays', async () => {
  const { one, text } = await read()
  const dates = text.keyDates
  const from = one.passes[0].instant
  assert.ok(dates.length > 2 && dates.length <= 6)
  assert.deepEqual(
    dates.map(({ at }) => at),
    dates.map(({ at }) => at).toSorted((a, b) => a - b),
  )
  for (const { at, transit, text: felt } of dates) {
    assert.ok(at >= from && at < from + 366 * 86_400_000)
    assert.ok(SLOW_PLANETS.some((planet) => planet === transit.body))
    assert.ok(transit.passes.some((pass) => pass.at === at))
    assert.ok(felt!.length > 100)
  }
})

test('a model may write the summary, which is stored under seal and by the facts of the return', async () => {
  const { text, recorded, calls } = await read()
  assert.deepEqual([text.written.source, calls[0]!.textKind], ['model', SOLAR_RETURN])
  const { key } = recorded[0]!
  assert.match(key, /^recording solar_return_[\w-]{22}$/)
  assert.deepEqual(wholeness(recorded[0]!, ['text', 'source']), [true, false, false])
  assert.equal((await read()).recorded[0]!.key, key)
  assert.notEqual((await read({ from: '2028-01-01' })).recorded[0]!.key, key)
  const tokyo = { timezone: 'Asia/Tokyo', latitude: 35.68, longitude: 139.69 }
  assert.notEqual((await read({ location: tokyo })).recorded[0]!.key, key)
})

test('without a time of birth no model is asked, and the year still has its days', async () => {
  const { text, calls } = await read({ birthDateTime: '1990-05-15', options: { timeKnown: false } })
  assert.deepEqual([text.written.source, text.written.text.summary, calls], ['phrasebook', [], []])
  assert.ok(text.keyDates.length > 0)
})

test('the last year of the ephemeris has what there is of it', async () => {
  const { text } = await read({ from: '2399-01-01', birthDateTime: '2350-05-15 14:30' })
  assert.ok(text.written.text.sections.length > 0)
})
