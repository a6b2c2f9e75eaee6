import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordingCache, recordingTextSource, wholeness } from '../../test/recording.ts'
import { testParts } from '../../test/service.ts'
import { castChart } from '../chart/chart.ts'
import { transitsToNatal } from '../chart/natal-transits.ts'
import { skyAt } from '../chart/transits.ts'
import { shuffleKeyOf } from './identifier.ts'
import { readPersonalDay } from './personalized-daily.ts'

const BIRTH = {
  birthDateTime: '1987-03-14 05:27:09',
  birthLocation: { latitude: 48.1, longitude: 11.9, timezone: 'Europe/Berlin' },
}

test('the steps of a reading take together what it took, and that is part of the time its reader waited', async () => {
  const started = performance.now()
  const { reading } = await readPersonalDay({ ...BIRTH, date: '2026-03-21' }, testParts())
  const waited = performance.now() - started
  const { total, ...steps } = reading.timings
  for (const [name, ms] of Object.entries(steps)) assert.ok(ms >= 0 && ms <= total, `${name}: ${ms}`)
  const sum = Object.values(steps).reduce((all, ms) => all + ms, 0)
  // Each is rounded to a microsecond.
  assert.ok(Math.abs(sum - total) < 0.004, `${sum} and ${total}`)
  assert.ok(total > 0 && total <= waited + 0.001, `${total} of ${waited}`)
})

const NOW = Date.UTC(2026, 2, 21, 23, 30)

async function recording(request: Partial<Parameters<typeof readPersonalDay>[0]> = {}) {
  const { cache, recorded } = recordingCache()
  const parts = { ...testParts(), cache, textSource: recordingTextSource().textSource, now: () => NOW }
  const found = await readPersonalDay({ ...BIRTH, ...request }, parts)
  return { found, recorded: recorded[0]! }
}

test('without a date it is today at the birth place, and a day is stored for a day', async () => {
  const { found, recorded } = await recording()
  // In Berlin it is half past midnight.
  assert.equal(found.reading.plan.date, '2026-03-22')
  assert.equal(recorded.ttlMs, 86_400_000)
  assert.equal(found.reading.calculatedAt, NOW)
  assert.deepEqual(
    [found.birthDateTime, found.time.instant, found.cacheHit],
    [BIRTH.birthDateTime, Date.UTC(1987, 2, 14, 4, 27, 9), false],
  )
  const { latitude, longitude } = BIRTH.birthLocation
  const { plan } = found.reading
  assert.equal(plan.shuffleKey, shuffleKeyOf(Date.UTC(1987, 2, 14, 4, 27, 9), { latitude, longitude }))
})

test('with the reader’s zone it is today where the reader is, whatever the birth place', async () => {
  const today = async (timezone: string) => (await recording({ timezone })).found.reading.plan.date
  assert.equal(await today('Pacific/Auckland'), '2026-03-22', 'half past twelve')
  assert.equal(await today('Pacific/Honolulu'), '2026-03-21', 'half past one')
  assert.equal(await today('Europe/Berlin'), '2026-03-22', 'half past midnight')
  await assert.rejects(recording({ timezone: 'Mars/Olympus' }), /no time zone of this name/)
})

test('the reader’s noon is the moment of the sky, and the reader’s clocks tell the Moon’s moments of the reader’s date alone', async () => {
  // 8 March is the day on which New York loses an hour, 5 April that on which Auckland gains one.
  for (const [timezone, date, noon] of [
    ['Pacific/Auckland', '2026-03-22', Date.UTC(2026, 2, 21, 23)],
    ['Pacific/Auckland', '2026-04-05', Date.UTC(2026, 3, 5, 0)],
    ['Pacific/Honolulu', '2026-03-21', Date.UTC(2026, 2, 21, 22)],
    ['America/New_York', '2026-03-08', Date.UTC(2026, 2, 8, 16)],
  ] as const) {
    const { plan } = (await recording({ timezone, date })).found.reading
    const own = new Intl.DateTimeFormat('sv', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
    for (const { instant, clock } of plan.moments) assert.equal(own.format(instant), `${date} ${clock}`)
    // The Moon of the plan stands in the house where she is at that noon.
    const chart = castChart({
      instant: Date.UTC(1987, 2, 14, 4, 27, 9),
      place: { latitude: 48.1, longitude: 11.9 },
      houseSystem: 'whole',
      zodiac: 'tropical',
    })
    const { longitude } = skyAt(noon).positions.moon
    const rising = Math.floor(chart.angles.ascendant / 30)
    assert.equal(
      plan.moon.house,
      ((Math.floor(longitude / 30) - rising + 12) % 12) + 1,
      `${timezone} ${date}`,
    )
    const transit = plan.transits.find(({ transiting }) => transiting === 'moon')!
    const there = transitsToNatal(skyAt(noon), chart).find(({ id }) => id === transit.id)!
    assert.equal(transit.orb, there.orb, `${timezone} ${date}`)
  }
})

test('the zone of the birth place, named for the reader, changes nothing', async () => {
  const [without, named] = await Promise.all([recording(), recording({ timezone: 'Europe/Berlin' })])
  assert.deepEqual(named.found.reading.plan, without.found.reading.plan)
  assert.deepEqual(named.found.reading.text, without.found.reading.text)
})

test('a stored day without its plan, its timings or its text is made anew, and only its own seal opens it', async () => {
  const { recorded } = await recording()
  assert.deepEqual(wholeness(recorded, ['plan', 'timings', 'text', 'source']), [
    true,
    false,
    false,
    false,
    false,
  ])
  const sealed = recorded.options.seal!.close('a day')
  assert.equal((await recording({ date: '2026-03-23' })).recorded.options.seal!.open(sealed), 'a day')
  const other = await recording({ birthDateTime: '1987-03-14 05:27:10' })
  assert.throws(() => other.recorded.options.seal!.open(sealed))
})

test('a day is stored under its birth, place, zone and date', async () => {
  const moved = (changed: object) => ({ birthLocation: { ...BIRTH.birthLocation, ...changed } })
  const keys = await Promise.all(
    [
      {},
      { date: '2026-03-23' },
      { birthDateTime: '1987-03-14 05:27:10' },
      moved({ latitude: 48.2 }),
      moved({ longitude: 11.8 }),
      // The same instant, by the clocks of another zone.
      moved({ timezone: 'Europe/Paris' }),
      // For readers elsewhere.
      { timezone: 'Pacific/Auckland' },
      { timezone: 'Europe/Berlin' },
    ].map(async (request) => (await recording({ date: '2026-03-22', ...request })).recorded.key),
  )
  assert.equal(new Set(keys).size, keys.length)
  for (const key of keys) assert.match(key, /^recording personal_[\w-]{22}$/)
})

test('the Moon’s moments are in the local time of the birth place, and of that date only', async () => {
  const { found } = await recording({ date: '2026-03-29' })
  const { moments } = found.reading.plan
  assert.ok(moments.length > 0)
  const berlin = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  for (const { instant, clock } of moments) assert.equal(berlin.format(instant), `2026-03-29 ${clock}`)
})
