import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordingCache, recordingTextSource, wholeness } from '../../test/recording.ts'
import { CATEGORY_NAMES } from '../judgement/day/categories.ts'
import { SIGNS } from '../sky/zodiac.ts'
import { zone } from '../time/zones.ts'
import { ENGLISH } from '../words/en/english.ts'
import type { CategoryTexts } from '../writer/daily-text.ts'
import { CATEGORY, DAILY } from '../writer/text-kinds.ts'
import { readAllSigns, readDaily, readWeek, writeAhead } from './daily-horoscope.ts'

const HOUR_MS = 3_600_000
const NOW = Date.UTC(2026, 2, 21, 12)

function parts(now = NOW, textSource = recordingTextSource()) {
  const { cache, recorded } = recordingCache()
  return {
    cache,
    recorded,
    textSource: textSource.textSource,
    calls: textSource.calls,
    words: ENGLISH,
    now: () => now,
  }
}

test('a text is written once for a style; categories that the style does not have are those of the detailed one', async () => {
  const stylesWritten = async (style: 'brief' | 'detailed' | 'poetic', withCategories: boolean) => {
    const own = parts()
    const { categories, reading } = await readDaily({ sign: 'leo', style, withCategories }, own)
    assert.equal(reading.style, style)
    const written = own.recorded.map((each) => each.reading)
    if (withCategories)
      assert.equal(categories, written.find((each) => each.style === 'detailed').text.categories)
    else assert.equal(categories, null)
    return written.map((each) => each.style)
  }
  assert.deepEqual(await stylesWritten('brief', false), ['brief'])
  assert.deepEqual(await stylesWritten('brief', true), ['brief', 'detailed'])
  assert.deepEqual(await stylesWritten('poetic', true), ['poetic', 'detailed'])
  assert.deepEqual(await stylesWritten('detailed', true), ['detailed'])
  assert.deepEqual(await stylesWritten('detailed', false), ['detailed'])
})

test('a reading that is asked for is stored for a day, under a key of its sign, date, style and language', async () => {
  const own = parts()
  await readDaily({ sign: 'LEO', style: 'poetic', date: 'tomorrow' }, own)
  await writeAhead({ sign: 'leo', style: 'poetic', date: '2026-03-22' }, own)
  const [{ key, ttlMs, reading }, ahead] = own.recorded as [
    (typeof own.recorded)[0],
    (typeof own.recorded)[0],
  ]
  assert.equal(ahead.key, key)
  assert.equal(ttlMs, 24 * HOUR_MS)
  const inputs = [
    ['date', '2026-03-22'],
    ['language', 'en'],
    ['sign', 'leo'],
    ['style', 'poetic'],
  ]
  assert.equal(key, `recording daily ${JSON.stringify(inputs)}`)
  assert.equal(reading.calculatedAt, NOW)
  assert.match(reading.horoscopeId, /^hor_[\w-]{22}$/)
  // The hours of one planet are equal without a place, and every seventh is its own.
  const hours = reading.luckyTimes.map((time: string) => /^(\d\d):00-\d\d:00$/.exec(time)![1])
  assert.ok(hours.length >= 3, hours.join())
  for (const hour of hours) assert.equal((Number(hour) - Number(hours[0])) % 7, 0, hours.join())
})

test('a stored reading without its day, its lucky times or its text is made anew', async () => {
  const own = parts()
  await readDaily({ sign: 'leo', style: 'detailed' }, own)
  await writeAhead({ sign: 'leo', date: '2026-03-22', style: 'brief' }, own)
  for (const recorded of own.recorded)
    assert.deepEqual(wholeness(recorded, ['day', 'luckyTimes', 'text', 'source']), [
      true,
      false,
      false,
      false,
      false,
    ])
})

test('the week of a feed is today and the six days before, each kept until seven days after it began', async () => {
  const own = parts()
  const week = await readWeek('Leo', zone('UTC'), own)
  const dates = ['21', '20', '19', '18', '17', '16', '15'].map((day) => `2026-03-${day}`)
  assert.deepEqual(
    week.map(({ day, style }) => [day.plan.date, day.plan.sign, style]),
    dates.map((date) => [date, 'leo', 'detailed']),
  )
  for (const { reading, ttlMs } of own.recorded)
    assert.equal(NOW + ttlMs, Date.parse(reading.day.plan.date) + 7 * 24 * HOUR_MS)
})

test('the week of a feed is counted by the clocks of its zone, and each day kept until they end its seventh', async () => {
  // Noon of 21 March in UTC: in Auckland it is the 22nd, one o'clock in the morning; in Honolulu two o'clock of the 21st.
  for (const [name, first, aheadHours] of [
    ['Pacific/Auckland', '2026-03-22', 13],
    ['Pacific/Honolulu', '2026-03-21', -10],
  ] as const) {
    const own = parts()
    const week = await readWeek('leo', zone(name), own)
    assert.equal(week[0]!.day.plan.date, first)
    assert.equal(week[6]!.day.plan.date, `2026-03-${Number(first.slice(8)) - 6}`)
    const ends = own.recorded.map(({ ttlMs, reading }) => [reading.day.plan.date, NOW + ttlMs])
    assert.deepEqual(
      ends,
      week.map(({ day: { plan } }) => [plan.date, Date.parse(plan.date) + (7 * 24 - aheadHours) * HOUR_MS]),
    )
  }
})

test('what is written ahead is stored until its date has ended everywhere on Earth, and for a day at least', async () => {
  for (const [date, hours] of [
    ['2026-03-21', 24],
    // It ends on the 23rd at noon UTC.
    ['2026-03-22', 48],
    ['2026-03-23', 72],
  ] as const) {
    const own = parts()
    const { reading } = await writeAhead({ sign: 'leo', date, style: 'brief' }, own)
    assert.deepEqual([reading.day.plan.date, own.recorded[0]!.ttlMs], [date, hours * HOUR_MS])
  }
  const early = parts(NOW - HOUR_MS)
  await writeAhead({ sign: 'leo', date: '2026-03-21', style: 'brief' }, early)
  assert.equal(early.recorded[0]!.ttlMs, 25 * HOUR_MS)
})

test('writing a day ahead replaces a stored fallback text, and leaves a good one', async () => {
  const own = parts()
  await writeAhead({ sign: 'leo', date: '2026-03-22', style: 'brief' }, own)
  const { serves } = own.recorded[0]!.options
  assert.deepEqual([serves!({ isFallback: true }), serves!({ isFallback: false })], [false, true])
})

test('all signs have today in UTC, in their order, in the brief style', async () => {
  const all = await readAllSigns(parts())
  assert.deepEqual(
    all.map(({ day, style }) => [day.plan.sign, day.plan.date, style]),
    SIGNS.map((sign) => [sign, '2026-03-21', 'brief']),
  )
})

const AUCKLAND = { location: { latitude: -36.85, longitude: 174.76 }, timezone: 'Pacific/Auckland' }

test('seen from a place, a category is written anew if its outlook or its leader is another there, and only then', async () => {
  const anew = { byOutlook: 0, byLeader: 0, unchanged: 0 }
  for (let day = 1; day <= 14; day++) {
    const request = { sign: 'leo', date: `2026-02-${String(day).padStart(2, '0')}`, withCategories: true }
    const anywhere = await readDaily(request, parts())
    const own = parts()
    const there = await readDaily({ ...request, ...AUCKLAND }, own)
    const written = own.calls.filter(({ textKind }) => textKind === CATEGORY)
    const judged = (reading: typeof there.reading) => reading.day.plan.judgement.categories
    for (const name of CATEGORY_NAMES) {
      const [here, usual] = [judged(there.reading)[name], judged(anywhere.reading)[name]]
      const byOutlook = here.outlook !== usual.outlook
      const byLeader = here.leader.planet !== usual.leader.planet
      const asks = written.map(({ ask }) => ask as { plan: unknown; category: string })
      const own = asks.filter(({ category }) => category === name)
      assert.equal(own.length, byOutlook || byLeader ? 1 : 0, `${request.date} ${name}`)
      if (own.length === 0) {
        assert.deepEqual(there.categories![name], anywhere.categories![name])
        anew.unchanged++
      } else {
        assert.equal(own[0]!.plan, there.reading.day.plan)
        assert.deepEqual(there.categories![name], CATEGORY.phrasebook(ENGLISH, own[0] as never))
      }
      if (byOutlook && !byLeader) anew.byOutlook++
      if (byLeader && !byOutlook) anew.byLeader++
    }
    for (const { timeoutMs } of own.calls) assert.equal(timeoutMs, 1234)
    assert.deepEqual(Object.keys(there.categories as CategoryTexts), [...CATEGORY_NAMES])
  }
  assert.ok(Math.min(...Object.values(anew)) > 0, JSON.stringify(anew))
})

test('seen from a place without categories, nothing but the text of the day is written', async () => {
  const own = parts()
  const { categories, place, zone, reading } = await readDaily({ sign: 'leo', ...AUCKLAND }, own)
  const { sky, transits } = reading.day
  assert.equal(transits.sign, 'leo')
  // There it is the 22nd already, and noon by the Sun is eleven hours and 39 minutes before noon in UTC.
  assert.equal(sky.instant, Date.UTC(2026, 2, 22, 12) - Math.round((174.76 / 15) * HOUR_MS))
  assert.deepEqual([categories, place, zone.name], [null, AUCKLAND.location, 'Pacific/Auckland'])
  assert.deepEqual(
    own.calls.map(({ textKind }) => textKind),
    [DAILY],
  )
})

test('a wrong coordinate is named as a member of the location', async () => {
  await assert.rejects(readDaily({ sign: 'leo', location: { latitude: 99, longitude: 0 } }, parts()), {
    code: 'INVALID_COORDINATES',
    details: { field: 'location.latitude', provided: 99, range: [-90, 90] },
  })
})
