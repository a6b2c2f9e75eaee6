import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'
import { aspectsOf, type SkiesOfDay, wheelBodiesAt } from './day-sky.ts'

const service = await testService()
const servedBodiesAt = async (at: string) =>
  (await service.inject(`/v1/astrology/sky?at=${at}`)).json().data.bodies

test('between three moments of a day the planets are where the service says, to a thousandth of a degree', async (t) => {
  const sky = (await Promise.all(
    ['2026-03-21T00:00:00Z', '2026-03-21T12:00:00Z', '2026-03-22T00:00:00Z'].map(servedBodiesAt),
  )) as unknown as SkiesOfDay
  let worst = 0
  for (const hour of [0, 3, 7, 17, 21]) {
    const served = await servedBodiesAt(`2026-03-21T${String(hour).padStart(2, '0')}:00:00Z`)
    for (const { name, longitude } of wheelBodiesAt(sky, hour / 24)) {
      const off = Math.abs(((longitude - served[name].longitude + 540) % 360) - 180)
      worst = Math.max(worst, off)
    }
  }
  t.diagnostic(`at most ${worst.toFixed(5)}° off`)
  assert.ok(worst < 0.001, `${worst}°`)
})

test('a planet that crosses the beginning of Aries goes on, and the closest aspect comes first', () => {
  const at = (moon: number) =>
    new Proxy({}, { get: (_, name) => ({ longitude: name === 'moon' ? moon : 200, retrograde: false }) })
  const sky = [at(355), at(1.5), at(8)] as unknown as SkiesOfDay
  const moon = wheelBodiesAt(sky, 0.5).find(({ name }) => name === 'moon')!
  assert.ok(Math.abs(moon.longitude - 1.5) < 1e-9)
  const birth = [
    { name: 'sun', longitude: 0, retrograde: false },
    { name: 'venus', longitude: 91, retrograde: false },
  ] as const
  assert.deepEqual(
    aspectsOf(birth, [moon]).map(({ planet1, aspect, planet2 }) => `${planet2} ${aspect} ${planet1}`),
    ['moon square venus', 'moon conjunction sun'],
  )
})

test('an aspect is felt up to two degrees, and no further', () => {
  const body = (name: 'sun' | 'moon', longitude: number) => ({ name, longitude, retrograde: false })
  const found = (longitude: number) =>
    aspectsOf([body('sun', 0)], [body('moon', longitude)]).map(({ aspect, orb }) => `${aspect} ${orb}`)
  assert.deepEqual(found(2), ['conjunction 2'])
  assert.deepEqual(found(2.001), [])
  assert.deepEqual([58, 92, 118, 182].flatMap(found), ['sextile 2', 'square 2', 'trine 2', 'opposition 2'])
})
