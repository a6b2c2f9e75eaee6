/** What depends on the minute of a birth (docs/birth-time.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../service.ts'
import { serviceUnderTest } from './ask.ts'
import { BERLIN } from './births.ts'

const service = await serviceUnderTest(testParts({ RATE_LIMITS: 'off' }))

async function ask(path: string, payload: object) {
  const reply = await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })
  return { status: reply.statusCode, body: reply.json() }
}
const timesOf = async (payload: object) => (await ask('birth-time', payload)).body.data

test('the window lies on both sides of the birth, by default half an hour', async () => {
  const { window, holds } = await timesOf(BERLIN)
  assert.deepEqual(window, {
    from: '1990-05-15T12:00:00.000Z',
    to: '1990-05-15T13:00:00.000Z',
    local_from: '1990-05-15T14:00:00',
    local_to: '1990-05-15T15:00:00',
    minutes: 60,
  })
  for (const { minutes_before, minutes_after } of Object.values<Record<string, number>>(holds))
    assert.ok(minutes_before! >= 0 && minutes_before! <= 30 && minutes_after! >= 0 && minutes_after! <= 30)
})

test('natal charts on either side of a change differ in just that', async () => {
  const { changes } = await timesOf({ ...BERLIN, window_minutes: 90, options: { house_system: 'placidus' } })
  const houses = changes.filter(({ kind }: { kind: string }) => kind === 'house')
  assert.ok(houses.length > 0)
  for (const { at, subject, before, after } of houses) {
    const houseAt = async (ms: number) => {
      const birthDateTime = new Date(Date.parse(at) + ms).toISOString().slice(0, 19)
      const request = { ...BERLIN, birthDateTime, timezone: 'UTC', options: { house_system: 'placidus' } }
      return (await ask('natal-chart', request)).body.data.planets[subject].house
    }
    assert.deepEqual([await houseAt(-1000), await houseAt(1000)], [before, after])
  }
})

test('what holds ends with the first change of its kind, and what is stable never changes', async () => {
  const { holds, changes, stable } = await timesOf({ ...BERLIN, window_minutes: 720 })
  const rising = changes.filter(({ kind }: { kind: string }) => kind === 'rising_sign')
  const next = rising.find(({ minutes }: { minutes: number }) => minutes > 0)
  assert.equal(holds.rising_sign.minutes_after, next.minutes)
  assert.equal(rising.length, 12)
  assert.ok(stable.includes('sun-in-taurus'))
  assert.ok(!stable.some((id: string) => /ascendant|midheaven|in-house/.test(id)))
  const changed = new Set(
    changes
      .filter(({ kind }: { kind: string }) => kind === 'sign')
      .map(({ subject }: { subject: string }) => subject),
  )
  for (const id of stable.filter((name: string) => /^\w+-in-\w+$/.test(name)))
    assert.ok(!changed.has(id.split('-')[0]))
})

test('a date alone has its whole day, with 23 hours where the clocks were set forward', async () => {
  const { window, holds, segments, changes } = await timesOf({ ...BERLIN, birthDateTime: '1990-03-25' })
  assert.deepEqual([window.local_from, window.local_to], ['1990-03-25T00:00:00', '1990-03-26T00:00:00'])
  assert.equal(window.minutes, 23 * 60)
  assert.equal(holds, null)
  assert.equal(changes[0].minutes, null)
  const shares = segments.map(({ share }: { share: number }) => share)
  assert.ok(Math.abs(shares.reduce((sum: number, share: number) => sum + share) - 1) < 0.002)
  for (const [i, segment] of segments.slice(1).entries()) {
    assert.equal(segment.from, segments[i].to)
    const { rising_sign, moon_sign } = segments[i]
    assert.notDeepEqual([segment.rising_sign, segment.moon_sign], [rising_sign, moon_sign])
  }
})

test('the last day of the eight centuries is answered whole', async () => {
  const { window } = await timesOf({ ...BERLIN, birthDateTime: '2399-12-31', timezone: 'UTC' })
  assert.equal(window.to, '2400-01-01T00:00:00.000Z')
})

test('bad input gets its own error', async () => {
  const cases: [object, number, string][] = [
    [{ ...BERLIN, window_minutes: 0 }, 400, 'VALIDATION_ERROR'],
    [{ ...BERLIN, window_minutes: 721 }, 400, 'VALIDATION_ERROR'],
    [{ ...BERLIN, window_minutes: 1.5 }, 400, 'VALIDATION_ERROR'],
    [{ ...BERLIN, birthDateTime: '1600-01-01 00:10', timezone: 'UTC' }, 422, 'DATE_OUT_OF_RANGE'],
    [{ ...BERLIN, options: { house_system: 'none' } }, 400, 'UNSUPPORTED_HOUSE_SYSTEM'],
    [{ ...BERLIN, birthDateTime: '1990-03-25 02:30' }, 422, 'NONEXISTENT_LOCAL_TIME'],
  ]
  for (const [payload, status, code] of cases) {
    const answer = await ask('birth-time', payload)
    assert.deepEqual([answer.status, answer.body.error?.code], [status, code], JSON.stringify(payload))
  }
  const early = { ...BERLIN, birthDateTime: '1600-01-01 00:10', timezone: 'UTC' }
  const { field, provided } = (await ask('birth-time', early)).body.error.details
  assert.deepEqual([field, provided], ['birthDateTime', '1600-01-01 00:10'])
})
