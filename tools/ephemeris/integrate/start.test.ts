import assert from 'node:assert/strict'
import { test } from 'node:test'
import { START } from '../span.ts'
import { AU_KM, BODIES, type BodyName, readStates, type State } from './bodies.ts'
import { carry, difference, stateOf, toArray } from './solar-system.ts'
import { planetsAtStart, statesAtStart } from './start.ts'

/** Metres between our bodies, carried to the day of JPL's table, and that table. */
function metresOff(states: State[]): Partial<Record<BodyName, number>> {
  const { epoch, states: published } = readStates('horizons-1969-06-28')
  const carried = carry(toArray(states), START, epoch)
  const off = states.map((_, i) => {
    const own = stateOf(carried, i)
    const body = BODIES[i]!
    const place = body === 'sun' ? own : difference(own, stateOf(carried, 0))
    return [body, Math.hypot(...difference(place, published[body]!).position) * AU_KM * 1000]
  })
  return Object.fromEntries(off) as Partial<Record<BodyName, number>>
}

const off = metresOff(statesAtStart(planetsAtStart(readStates('de441-1969-07-29').states.mars)))

test("DE441 of 1969-07-29, carried back 31 days, meets JPL Horizons' vectors of 1969-06-28 within 2 m", (t) => {
  const { moon, earth, ceres, pallas, vesta, ...rest } = off
  for (const [body, metres] of Object.entries({ earth, moon, ...rest }))
    t.diagnostic(`${body}: ${metres!.toFixed(2)} m`)
  assert.ok(Object.values(rest).every((metres) => metres < 2))
  // The integrated Moon feels no tides and no figure of its own, and takes the Earth with it.
  assert.ok(earth! < 6)
  assert.ok(moon! < 500)
})

test('the asteroids, carried back from their elements of 2000, meet their vectors of 1969 within 50 km', (t) => {
  for (const body of ['ceres', 'pallas', 'vesta'] as const) {
    t.diagnostic(`${body}: ${(off[body]! / 1000).toFixed(1)} km`)
    assert.ok(off[body]! < 50_000)
  }
})

test('the fitted Mars lies within three kilometres of that of DE441', () => {
  assert.ok(metresOff(planetsAtStart()).mars! < 3000)
})
