import { strict as assert } from 'node:assert'
import { START } from '../span.ts'
import { AU_KM, BODIES, GM, readAsteroids, readStates, type State } from './bodies.ts'
import { stateFromElements } from './kepler.ts'
import { carry, difference, stateOf, sum, toArray } from './solar-system.ts'

/** Asteroids are slow, and a kilometre of theirs is nothing to Mars. */
const ASTEROID_STEP_DAYS = 0.5

const PLANETS = BODIES.slice(0, BODIES.indexOf('pluto') + 1)

/** Sun, planets and Moon at START: DE441, with the fitted Mars unless `mars` is given. */
export function planetsAtStart(mars: State = readStates('mars-fitted').states.mars!): State[] {
  const { epoch, states } = readStates('de441-1969-07-29')
  assert.equal(epoch, START)
  return PLANETS.map((body) => (body === 'mars' ? mars : states[body]!))
}

/**
 * All bodies at START. The asteroids' elements belong to J2000, 30 years later: the planets are carried there,
 * the asteroids placed among them, and everything is carried back.
 */
export function statesAtStart(planets: State[] = planetsAtStart()): State[] {
  const { epoch, elements, obliquityArcseconds } = readAsteroids()
  const later = carry(toArray(planets), START, epoch, ASTEROID_STEP_DAYS)
  const sunLater = stateOf(later, 0)
  const asteroids = BODIES.slice(PLANETS.length).map((body) =>
    sum(stateFromElements(elements[body]!, GM[0]!, AU_KM, obliquityArcseconds), sunLater),
  )
  const all = toArray([...PLANETS.map((_, i) => stateOf(later, i)), ...asteroids])
  const back = carry(all, epoch, START, ASTEROID_STEP_DAYS)
  const sunBack = stateOf(back, 0)
  const placed = asteroids.map((_, i) => difference(stateOf(back, PLANETS.length + i), sunBack))
  return [...planets, ...placed.map((state) => sum(state, planets[0]!))]
}
