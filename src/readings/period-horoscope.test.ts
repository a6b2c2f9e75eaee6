import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordingCache, recordingTextSource, wholeness } from '../../test/recording.ts'
import { SIGNS } from '../sky/zodiac.ts'
import { memoryStore } from '../store/readings/memory.ts'
import { ReadingCache } from '../store/readings/reading-cache.ts'
import { periodAround } from '../time/period.ts'
import { ENGLISH } from '../words/en/english.ts'
import { PERIOD_OVERVIEW, PERIOD_PHASES } from '../writer/text-kinds.ts'
import type { TextSource } from '../writer/text-source.ts'
import {
  endOfPeriod,
  horoscopeIdOf,
  readPeriod,
  readPeriodOfAllSigns,
  resolvePeriod,
  writePeriodAhead,
} from './period-horoscope.ts'

const NOW = Date.UTC(2026, 10, 17, 12)
const LEO = { sign: 'leo', period: periodAround('2026-11-17', 'month') } as const

/** A model that writes some texts and fails at the others. */
function halfWay() {
  const failing = { overview: false, phases: false }
  const textSource: TextSource = {
    edition: 'test',
    asksModel: true,
    timeoutMs: 1000,
    write: async (words, textKind, ask) => {
      const isFallback = (textKind as unknown) === PERIOD_OVERVIEW ? failing.overview : failing.phases
      return {
        text: textKind.phrasebook(words, ask),
        source: isFallback ? 'phrasebook' : 'model',
        isFallback,
      }
    },
  }
  const now = () => NOW
  const cache = new ReadingCache({ store: memoryStore(now), now })
  return { failing, parts: { cache, textSource, words: ENGLISH, now } }
}

test('a period of which the model wrote only a part does not count as written by the model', async () => {
  for (const member of ['overview', 'phases'] as const) {
    const { failing, parts } = halfWay()
    failing[member] = true
    const { reading } = await writePeriodAhead(LEO, parts)
    assert.deepEqual([reading.source, reading.isFallback], ['phrasebook', true], member)
  }
})

test('writing ahead replaces a stored fallback text, and leaves a good one', async () => {
  const { failing, parts } = halfWay()
  failing.phases = true
  await writePeriodAhead(LEO, parts)
  failing.phases = false
  const again = await writePeriodAhead(LEO, parts)
  assert.deepEqual([again.hit, again.reading.source], [false, 'model'])
  const third = await writePeriodAhead(LEO, parts)
  assert.deepEqual([third.hit, third.reading.source], [true, 'model'])
})

const DAY_MS = 86_400_000

function recording(more?: Parameters<typeof recordingTextSource>[0]) {
  const { cache, recorded } = recordingCache()
  const { textSource, calls } = recordingTextSource(more)
  return { cache, recorded, textSource, calls, words: ENGLISH, now: () => NOW }
}

test('a period is the one that a date is in, today’s in UTC from Monday on if nothing is said', () => {
  const found = (type: 'week' | 'month' | 'year', asked = {}, now = NOW) => {
    const { period, zone } = resolvePeriod(type, asked, now)
    return [period.from, period.to, zone.name]
  }
  assert.deepEqual(found('week'), ['2026-11-16', '2026-11-22', 'UTC'])
  assert.deepEqual(found('week', { weekStart: 'sunday' }), ['2026-11-15', '2026-11-21', 'UTC'])
  assert.deepEqual(found('month', { date: '2024-02-29' }), ['2024-02-01', '2024-02-29', 'UTC'])
  const sunday = Date.UTC(2026, 10, 22, 12)
  assert.deepEqual(found('week', { timezone: 'Pacific/Kiritimati' }, sunday), [
    '2026-11-23',
    '2026-11-29',
    'Pacific/Kiritimati',
  ])
})

test('a week that leaves the eight centuries at either end is out of range, and its date is named', () => {
  const week = (date: string) => () => resolvePeriod('week', { date }, NOW).period.from
  assert.equal(week('1600-01-03')(), '1600-01-03')
  assert.equal(week('2399-12-26')(), '2399-12-20')
  for (const date of ['1600-01-02', '2399-12-27'])
    assert.throws(week(date), {
      code: 'DATE_OUT_OF_RANGE',
      details: { field: 'date', provided: date, earliest: '1600-01-01', latest: '2399-12-31' },
    })
  assert.equal(resolvePeriod('year', { date: '2399-05-05' }, NOW).period.to, '2399-12-31')
})

test('a period that is read today is stored until twelve hours after its last day, any other for a day', async () => {
  assert.equal(endOfPeriod(LEO.period), Date.UTC(2026, 11, 1))
  for (const [type, date, until, isCurrent] of [
    ['month', '2026-11-17', Date.UTC(2026, 11, 1, 12), true],
    ['month', '2026-12-17', Date.UTC(2027, 0, 1, 12), true],
    ['month', '2026-10-17', NOW + DAY_MS, false],
    ['month', '2027-01-17', NOW + DAY_MS, false],
    ['year', '2026-11-17', Date.UTC(2027, 0, 1, 12), true],
    ['year', '2399-11-17', NOW + DAY_MS, false],
  ] as const) {
    const parts = recording()
    await readPeriod(type, { sign: 'LEO', date }, parts)
    assert.equal(NOW + parts.recorded[0]!.ttlMs, until, date)
    assert.equal(parts.recorded[0]!.isCurrent, isCurrent, date)
    for (const { context } of parts.calls) assert.deepEqual(context, { isCurrent }, date)
  }
})

test('a period is stored under its sign, its kind, its days and the language', async () => {
  const parts = recording()
  await readPeriod('week', { sign: 'Leo' }, parts)
  const inputs = [
    ['from', '2026-11-16'],
    ['language', 'en'],
    ['sign', 'leo'],
    ['to', '2026-11-22'],
    ['type', 'week'],
  ]
  await writePeriodAhead({ sign: 'leo', period: periodAround('2026-11-17', 'week') }, parts)
  for (const { key } of parts.recorded) assert.equal(key, `recording period ${JSON.stringify(inputs)}`)
})

test('a stored period without its plan, its dates or its texts is made anew', async () => {
  const parts = recording()
  await readPeriod('week', { sign: 'leo' }, parts)
  await writePeriodAhead(LEO, parts)
  for (const recorded of parts.recorded) {
    const members = ['plan', 'keyDates', 'text', 'source']
    assert.deepEqual(wholeness(recorded, members), [true, false, false, false, false])
    const { overview, phases } = recorded.reading.text
    const [first, ...rest] = phases
    const texts = [
      { overview: { ...overview, advice: { text: 7, transits: [] } }, phases },
      { overview: { ...overview, love: [{ text: 'x' }] }, phases },
      { overview, phases: [{ ...first, text: [{ text: 'x', transits: null }] }, ...rest] },
    ]
    for (const text of texts) assert.equal(recorded.options.isWhole!({ ...recorded.reading, text }), false)
  }
})

test('the whole and the phases are written separately, for each of twelve months in their order', async () => {
  const parts = recording()
  const { reading, cacheHit } = await readPeriod('year', { sign: 'leo' }, parts)
  assert.equal(cacheHit, false)
  assert.deepEqual(
    parts.calls.map(({ textKind }) => textKind),
    [PERIOD_OVERVIEW, PERIOD_PHASES, PERIOD_PHASES, PERIOD_PHASES],
  )
  assert.equal(reading.text.phases.length, 12)
  assert.deepEqual([reading.source, reading.isFallback, reading.calculatedAt], ['model', false, NOW])
  // Nobody is shown the days of a year.
  assert.deepEqual(reading.plan.days, [])
  assert.equal((await readPeriod('month', { sign: 'leo' }, recording())).reading.plan.days.length, 30)
})

test('a failed model is asked again as soon as the first of its parts may be', async () => {
  const waits = [undefined, 9_000, 4_000, undefined]
  const parts = recording((_, n) => ({
    isFallback: true,
    ...(waits[n] !== undefined && { againInMs: waits[n] }),
  }))
  const { reading } = await readPeriod('year', { sign: 'leo' }, parts)
  assert.equal(reading.againInMs, 4_000)
  assert.equal(parts.recorded[0]!.ttlMs, 4_000)
  assert.equal('againInMs' in (await readPeriod('week', { sign: 'leo' }, recording())).reading, false)
})

test('an event has its day, its title and its line', async () => {
  const { reading } = await readPeriod('month', { sign: 'leo' }, recording())
  const { plan, keyDates } = reading
  assert.equal(keyDates.length, plan.events.length)
  for (const [n, { title, line, ...event }] of keyDates.entries()) {
    assert.deepEqual(event, plan.events[n])
    assert.match(line, /^[A-Z].*\.$/)
    assert.doesNotMatch(`${title}${line}`, /undefined|NaN|null/)
  }
  const full = keyDates.find(({ event }) => event.uid === 'full-moon-2026-11-24')!
  assert.equal(full.title, 'Full Moon in Gemini, 2°')
  assert.equal(full.line, 'The Moon is full at 2° Gemini, opposite the Sun in Sagittarius.')
})

test('all signs come in their order', async () => {
  const { readings: all } = await readPeriodOfAllSigns('week', {}, recording())
  assert.deepEqual(
    all.map(({ plan }) => plan.sign),
    SIGNS,
  )
})

test('the ids of signs, periods and styles differ', async () => {
  const { reading } = await readPeriod('week', { sign: 'leo' }, recording())
  const ids = [
    horoscopeIdOf(ENGLISH, reading, 'brief'),
    horoscopeIdOf(ENGLISH, reading, 'detailed'),
    horoscopeIdOf(ENGLISH, (await readPeriod('week', { sign: 'virgo' }, recording())).reading, 'brief'),
    horoscopeIdOf(
      ENGLISH,
      (await readPeriod('week', { sign: 'leo', date: '2026-11-24' }, recording())).reading,
      'brief',
    ),
    horoscopeIdOf(ENGLISH, (await readPeriod('month', { sign: 'leo' }, recording())).reading, 'brief'),
  ]
  assert.equal(new Set(ids).size, ids.length)
})
