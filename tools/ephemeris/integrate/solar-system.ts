import { cosine, sine } from '../trigonometry.ts'
import {
  AU_KM,
  BODIES,
  type BodyName,
  type Figure,
  GM,
  KUIPER_BELT,
  LIGHT_SPEED,
  MAIN_BELT,
  OBLATENESS,
  type State,
} from './bodies.ts'
import { type Derivative, dop853 } from './dop853.ts'
import { motion, oblateness, pointMasses, solarRelativity } from './forces.ts'
import { ringPull } from './ring.ts'

/** Steps of a quarter day: 352 for one revolution of Mercury, 109 for one of the Moon. */
export const STEP_DAYS = 0.25

const index = (body: BodyName) => BODIES.indexOf(body)

const pole = ({ poleRightAscension, poleDeclination }: Figure) => {
  const ra = (poleRightAscension * Math.PI) / 180
  const dec = (poleDeclination * Math.PI) / 180
  return Float64Array.of(cosine(dec) * cosine(ra), cosine(dec) * sine(ra), sine(dec))
}

/** The plane of both belts: the ecliptic of J2000, whose pole is so far from the celestial one. */
const OBLIQUITY = (84381.406 / 3600 / 180) * Math.PI
const ECLIPTIC_POLE = Float64Array.of(0, -sine(OBLIQUITY), cosine(OBLIQUITY))

/** The planets beyond the main belt. Those within feel hardly anything of the rings, and Mars was fitted without them. */
const OUTER = (['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const).map(index)

/** Newton, the Sun's relativity, the Sun's bulge on everything and the Earth's on the Moon, the two belts on the outer planets; the first `count` bodies. */
export function solarSystem(count: number = BODIES.length): Derivative {
  const gm = GM.subarray(0, count)
  const bulge = (body: BodyName, figure: Figure, acts: readonly number[]) =>
    oblateness(gm, {
      body: index(body),
      acts,
      radius: figure.radiusKm / AU_KM,
      j2: figure.j2,
      pole: pole(figure),
    })
  const others = Array.from({ length: count - 1 }, (_, i) => i + 1)
  return motion(count, [
    pointMasses(gm),
    solarRelativity(gm, LIGHT_SPEED),
    bulge('sun', OBLATENESS.sun, others),
    bulge('earth', OBLATENESS.earth, [index('moon')]),
    ...[KUIPER_BELT, MAIN_BELT].map((belt) => ringPull(gm, OUTER, { ...belt, pole: ECLIPTIC_POLE })),
  ])
}

/** States of bodies in their usual order → one array: all positions, then all velocities. */
export const toArray = (states: readonly State[]): Float64Array =>
  Float64Array.from([...states.flatMap((s) => s.position), ...states.flatMap((s) => s.velocity)])

export function stateOf(array: Float64Array, body: number): State {
  const half = array.length / 2
  const three = (at: number) => [array[at]!, array[at + 1]!, array[at + 2]!] as const
  return { position: three(3 * body), velocity: three(half + 3 * body) }
}

export const difference = (a: State, b: State): State => combine(a, b, -1)
export const sum = (a: State, b: State): State => combine(a, b, 1)

function combine(a: State, b: State, sign: number): State {
  const add = (p: State['position'], q: State['position']) =>
    [p[0] + sign * q[0], p[1] + sign * q[1], p[2] + sign * q[2]] as const
  return { position: add(a.position, b.position), velocity: add(a.velocity, b.velocity) }
}

/** Carries `array` from one Julian day to another, a whole number of steps away. */
export function carry(array: Float64Array, from: number, to: number, stepDays = STEP_DAYS): Float64Array {
  const step = to > from ? stepDays : -stepDays
  const state = array.slice()
  const advance = dop853(state, solarSystem(array.length / 6), step)
  for (let left = (to - from) / step; left > 0; left--) advance()
  return state
}
