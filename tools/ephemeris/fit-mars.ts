/**
 * Fits the six numbers of Mars at the start: `npm run measure -- mars-fit DE405/table.f0i`.
 * Three asteroids are integrated and some hundred more pull at Mars; a fit to DE405 over a century absorbs most of that.
 * Prints the fitted state and how far it lies from the one in use (data/mars-fitted.json). Takes a few minutes.
 */
import { AU_KM, BODIES, readStates, type State } from './integrate/bodies.ts'
import { carry, difference, stateOf, toArray } from './integrate/solar-system.ts'
import { planetsAtStart, statesAtStart } from './integrate/start.ts'
import { readDe405 } from './mars/de405.ts'
import { leastSquares } from './mars/least-squares.ts'
import { type Observation, observations, sideOf } from './mars/observations.ts'
import { ARCSECONDS_PER_RADIAN, START } from './span.ts'

const MARS = BODIES.indexOf('mars')
const MEAN_DISTANCE = 1.5
const ROUNDS = 2
/** Steps of the numerical partials: positions in au, velocities in au per day. */
const STEPS = [1e-6, 1e-6, 1e-6, 1e-8, 1e-8, 1e-8]

/** Observed minus integrated, in the order of `inOrder`, for a start in which Mars is moved by `shift`. */
function misses(start: Float64Array, shift: readonly number[], wanted: Observation[]): Float64Array {
  const moved = start.slice()
  shift.forEach((value, k) => {
    moved[3 * MARS + (k % 3) + (k < 3 ? 0 : start.length / 2)]! += value
  })
  return Float64Array.from([...sideMisses(moved, wanted, 1), ...sideMisses(moved, wanted, -1)])
}

function sideMisses(start: Float64Array, wanted: Observation[], direction: 1 | -1): number[] {
  let [state, at] = [start, START]
  return sideOf(wanted, direction).flatMap(({ jd, position }) => {
    state = carry(state, at, jd)
    at = jd
    const found = difference(stateOf(state, MARS), stateOf(state, 0)).position
    return position.map((value, axis) => value - found[axis]!)
  })
}

const inOrder = (wanted: Observation[]) => [...sideOf(wanted, 1), ...sideOf(wanted, -1)]

function fit(start: Float64Array, wanted: Observation[]): number[] {
  const weights = inOrder(wanted).flatMap(({ weight }) => [weight, weight, weight])
  const weighted = (values: Float64Array) => values.map((value, i) => value * weights[i]!)
  let shift = STEPS.map(() => 0)
  for (let round = 1; round <= ROUNDS; round++) {
    const rest = misses(start, shift, wanted)
    console.log(`round ${round}: ${summary(rest)}`)
    const partials = STEPS.map((step, k) => {
      const moved = misses(
        start,
        shift.map((value, j) => (j === k ? value + step : value)),
        wanted,
      )
      return weighted(moved.map((value, i) => (rest[i]! - value) / step))
    })
    const change = leastSquares(partials, weighted(rest))
    shift = shift.map((value, k) => value + change[k]!)
  }
  console.log(`fitted:  ${summary(misses(start, shift, wanted))}`)
  return shift
}

function summary(rest: Float64Array): string {
  const largest = rest.reduce((largestSoFar, value) => Math.max(largestSoFar, Math.abs(value)), 0)
  return `largest residual ${((largest / MEAN_DISTANCE) * ARCSECONDS_PER_RADIAN).toFixed(4)}″`
}

const [path] = process.argv.slice(2)
if (!path) {
  console.error(
    'usage: npm run measure -- mars-fit DE405/table.f0i   (Debian package casacore-data-jpl-de405)',
  )
  process.exit(2)
}
const original = readStates('de441-1969-07-29').states.mars!
const shift = fit(toArray(statesAtStart(planetsAtStart(original))), observations(readDe405(path)))
const fitted: State = {
  position: [
    original.position[0] + shift[0]!,
    original.position[1] + shift[1]!,
    original.position[2] + shift[2]!,
  ],
  velocity: [
    original.velocity[0] + shift[3]!,
    original.velocity[1] + shift[4]!,
    original.velocity[2] + shift[5]!,
  ],
}
const off = difference(fitted, readStates('mars-fitted').states.mars!)
console.log(JSON.stringify(fitted))
console.log(`from the state in use: ${(Math.hypot(...off.position) * AU_KM * 1000).toFixed(1)} m`)
console.log(`and ${((Math.hypot(...off.velocity) * AU_KM * 1e6) / 86400).toFixed(5)} mm/s`)
