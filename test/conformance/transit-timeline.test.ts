/** One person's transits (docs/timeline.md) over HTTP. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceUnderTest } from './ask.ts'
import { LIMA } from './births.ts'

const service = await serviceUnderTest()

async function ask(payload: object) {
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/transit-timeline', payload })
  return { status: reply.statusCode, body: reply.json() }
}
const dataOf = async (members: object) => {
  const { status, body } = await ask({ ...LIMA, ...members })
  assert.equal(status, 200, JSON.stringify(body))
  return body.data
}
const SATURN = { from: '2026-01-01', to: '2026-03-31', bodies: ['saturn'], points: ['moon', 'ascendant'] }

// The natal Moon is at 91.58°: Saturn stands at 1.58° three times, 2025-06-22, 2025-08-02 and 2026-02-27 (swetest -p6 -fTl), of which the last is in the span.
test('a transit that began before the span has its first entry, all passes and its last exit', async () => {
  const { transits, points } = await dataOf(SATURN)
  const moon = transits.find(({ id }: { id: string }) => id === 'saturn-square-natal-moon')
  assert.equal(Math.floor(points.moon.longitude * 10) / 10, 91.5)
  assert.deepEqual(
    moon.passes.map(({ at, retrograde }: { at: string; retrograde: boolean }) => [
      at.slice(0, 10),
      retrograde,
    ]),
    [
      ['2025-06-22', false],
      ['2025-08-02', true],
      ['2026-02-27', false],
    ],
  )
  assert.equal(moon.enters.at, moon.visits[0].enters.at)
  assert.equal(moon.leaves.at, moon.visits.at(-1).leaves.at)
  assert.deepEqual(
    moon.stations.map(({ at, direction }: { at: string; direction: string }) => [at.slice(0, 10), direction]),
    [['2025-07-13', 'retrograde']],
  )
  assert.deepEqual([moon.closest.at, moon.closest.orb], [moon.passes[0].at, 0])
  assert.deepEqual([moon.nature, moon.weight, moon.natal_house], ['challenging', 0.95, 9])
  assert.equal(moon.uid, 'saturn-square-natal-moon-2025-06-22')
})

test('moments are in UTC and by the clocks of the birth, or of the zone that was asked for', async () => {
  const ofBirth = (await dataOf(SATURN)).house_entries[0]
  // Saturn enters Aries, the sixth sign from Scorpio, on 2026-02-14 00:11:39 UTC (test/golden/sky/ingresses.tsv).
  assert.equal(ofBirth.id, 'saturn-enters-house-6')
  assert.equal(ofBirth.at.slice(0, 16), '2026-02-14T00:11')
  assert.equal(ofBirth.local.slice(0, 16), '2026-02-13T19:11')
  const elsewhere = await dataOf({ ...SATURN, local_timezone: 'asia/tokyo' })
  assert.equal(elsewhere.timezone, 'Asia/Tokyo')
  assert.equal(elsewhere.house_entries[0].local.slice(0, 16), '2026-02-14T09:11')
})

test('the two halves of a span have the transits of the whole', async () => {
  const uids = async (from: string, to: string) =>
    (await dataOf({ from, to })).transits.map(({ uid }: { uid: string }) => uid)
  const whole = await uids('2026-01-01', '2026-06-30')
  const halves = [...(await uids('2026-01-01', '2026-03-17')), ...(await uids('2026-03-18', '2026-06-30'))]
  assert.ok(whole.length > 100)
  assert.equal(new Set(whole).size, whole.length)
  assert.deepEqual([...new Set(halves)].sort(), whole.toSorted())
})

test('without a time of birth there are no angles and houses, and the Moon is a range', async () => {
  const { status, body } = await ask({
    ...LIMA,
    birthDateTime: '1985-11-02',
    options: { time_known: false },
    from: '2026-11-18',
    to: '2027-02-15',
  })
  assert.equal(status, 200)
  const { transits, house_entries, points, metadata } = body.data
  assert.deepEqual(
    body.warnings.map(({ code }: { code: string }) => code),
    ['BIRTH_TIME_UNKNOWN'],
  )
  assert.deepEqual([house_entries, metadata.time_known, metadata.house_system_used], [null, false, null])
  assert.deepEqual(
    Object.keys(points).filter((point) => point === 'ascendant' || point === 'midheaven'),
    [],
  )
  // On that day the Moon went from 88.24° to 100.34° (swetest -b2.11.1985 -ut5 -p1 -fl -n2).
  assert.deepEqual([Math.floor(points.moon.range.from), Math.floor(points.moon.range.to)], [88, 100])
  for (const { point, certain, passes, natal_house } of transits) {
    assert.equal(certain, point !== 'moon')
    assert.equal(passes.length === 0, point === 'moon')
    assert.equal(natal_house, null)
  }
})

test('with a time of birth nothing is called certain', async () => {
  const { transits } = await dataOf({})
  assert.ok(transits.every((transit: object) => !('certain' in transit)))
})

test('min_weight leaves out what counts less, and orb and aspects choose what is looked for', async () => {
  const { transits, metadata } = await dataOf({
    from: '2026-01-01',
    to: '2026-12-31',
    min_weight: 0.75,
    orb: 2,
    aspects: ['quincunx', 'square'],
  })
  assert.ok(transits.length > 3, `${transits.length}`)
  assert.ok(transits.every(({ weight }: { weight: number }) => weight >= 0.75))
  assert.ok(transits.every(({ aspect }: { aspect: string }) => aspect === 'square'))
  assert.deepEqual([metadata.count, metadata.orb, metadata.days], [transits.length, 2, 365])
  assert.deepEqual(metadata.aspects, ['square', 'quincunx'])
})

test('too many days are refused with the limit, and so are orbs that are too wide', async () => {
  const long = await ask({ ...LIMA, from: '2026-01-01', to: '2026-03-31', bodies: ['moon'] })
  assert.equal(long.status, 422)
  assert.equal(long.body.error.code, 'RANGE_TOO_LARGE')
  assert.match(long.body.error.message, /^At most 62 days are listed at once with the Moon/)
  assert.deepEqual([long.body.error.details.requested_days, long.body.error.details.limit_days], [90, 62])
  for (const orb of [0.05, 3.1]) assert.equal((await ask({ ...LIMA, orb })).status, 400)
})

test('an unknown point is named with those that there are', async () => {
  const { status, body } = await ask({ ...LIMA, points: ['vertex'] })
  assert.equal(status, 422)
  assert.equal(body.error.code, 'UNKNOWN_BODY')
  assert.match(body.error.message, /^points must be among sun, moon/)
})

test('peaks are days of the span, at most ten, the heaviest first, each with transits of the list', async () => {
  const { peaks, transits, from, to } = await dataOf({})
  const ids = new Set(transits.map(({ id }: { id: string }) => id))
  assert.ok(peaks.length > 3 && peaks.length <= 10)
  peaks.forEach((peak: { date: string; weight: number; transits: string[] }, i: number) => {
    assert.ok(peak.date >= from && peak.date <= to)
    assert.ok(i === 0 || peaks[i - 1].weight >= peak.weight)
    assert.ok(peak.transits.length <= 5 && peak.transits.every((id) => ids.has(id)))
  })
})
