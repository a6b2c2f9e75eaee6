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

test("DE441 of 1969-07-29, carried back 31 days, meets JPL Horizons' vectors of 1969-06-28", (t) => {
  const off = metresOff(planetsAtStart(readStates('de441-1969-07-29').states.mars))
  for (const [body, metres] of Object.entries(off)) t.diagnostic(`${body}: ${metres.toFixed(2)} m`)
  // Without the asteroids the Sun stands a metre aside. The Earth and the Moon: the integrated Moon feels no tides and no figure of its own.
  const { moon, earth, ...rest } = off
  assert.ok(moon! < 500)
  assert.ok(earth! < 6)
  assert.ok(Object.values(rest).every((metres) => metres < 3))
})

test('the fitted Mars lies within three kilometres of that of DE441', () => {
  assert.ok(metresOff(planetsAtStart()).mars! < 3000)
})

test('the asteroids, carried back from their elements of 2000, meet their vectors of 1969 within 50 km', (t) => {
  const { ceres, pallas, vesta } = metresOff(statesAtStart())
  for (const [body, metres] of Object.entries({ ceres, pallas, vesta })) {
    t.diagnostic(`${body}: ${(metres! / 1000).toFixed(1)} km`)
    assert.ok(metres! < 50_000)
  }
})
