import { readFileSync } from 'node:fs'
import { BODIES, BODY_NAMES, type Body } from '../../../src/sky/bodies.ts'
import { AU_KM, type Elements, GM, type State } from '../integrate/bodies.ts'
import { stateFromElements } from '../integrate/kepler.ts'

/** Minor bodies that a chart can show. */
export type MinorBody = {
  [B in Body]: (typeof BODIES)[B]['kind'] extends 'minor_planet' ? B : never
}[Body]

export const MINOR_BODIES: readonly MinorBody[] = BODY_NAMES.filter(
  (body): body is MinorBody => BODIES[body].kind === 'minor_planet',
)

/** A body on its way: what it pulls with (au³/day², zero for most) and its state as seen from the Sun. */
export type Orbit = { name: string; gm: number; heliocentric: State }

/** Orbits that are known for the same day. */
export type Orbits = { epoch: number; orbits: Orbit[] }

type Asteroid = State & { gmKm3s2: number }
type ElementsInAu = Omit<Elements, 'semiMajorAxisKm'> & { semiMajorAxisAu: number }

export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as T

/** The asteroids that pull on the others, Ceres, Pallas, Juno and Vesta among them. */
export function readAsteroidVectors(file = 'asteroids-1969-06-28'): Orbits {
  const { epoch, asteroids } = readData<{ epoch: number; asteroids: Record<string, Asteroid> }>(file)
  const orbits = Object.entries(asteroids).map(([name, { gmKm3s2, ...heliocentric }]) => ({
    name,
    gm: (gmKm3s2 * 86400 ** 2) / AU_KM ** 3,
    heliocentric,
  }))
  return { epoch, orbits }
}

/** Bodies whose mass does not matter, from a file of elements. */
export function readElements(file: string): Orbits {
  const { epoch, obliquityArcseconds, elements } = readData<{
    epoch: number
    obliquityArcseconds: number
    elements: Record<string, ElementsInAu>
  }>(file)
  const orbits = Object.entries(elements).map(([name, { semiMajorAxisAu, ...rest }]) => {
    const inKm = { ...rest, semiMajorAxisKm: semiMajorAxisAu * AU_KM }
    return { name, gm: 0, heliocentric: stateFromElements(inKm, GM[0]!, AU_KM, obliquityArcseconds) }
  })
  return { epoch, orbits }
}
