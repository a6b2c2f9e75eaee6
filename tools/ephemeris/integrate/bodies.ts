import { readFileSync } from 'node:fs'

/** The integrated bodies, in the order of every array of the integration. */
export const BODIES = [
  'sun',
  'mercury',
  'venus',
  'earth',
  'moon',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'ceres',
  'pallas',
  'vesta',
] as const

export type BodyName = (typeof BODIES)[number]

export type Vector = readonly [number, number, number]
export type State = { position: Vector; velocity: Vector }
export type States = { epoch: number; states: Partial<Record<BodyName, State>> }

type Figure = { radiusKm: number; j2: number; poleRightAscension: number; poleDeclination: number }

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as T

export const readStates = (name: string) => read<States>(name)

export const readPositions = (name: string) =>
  read<{ epoch: number; positions: Record<string, Vector> }>(name)

export type Elements = {
  semiMajorAxisKm: number
  eccentricity: number
  inclination: number
  node: number
  perihelion: number
  meanAnomaly: number
}

export const readAsteroids = () =>
  read<{ epoch: number; obliquityArcseconds: number; elements: Record<string, Elements> }>(
    'asteroid-elements',
  )

/** A belt of small bodies between two distances from the Sun. */
type Belt = { earthMasses: number; innerAu: number; outerAu: number; without?: readonly BodyName[] }

const constants = read<{
  astronomicalUnitKm: number
  lightSpeedKmPerSecond: number
  earthMoonMassRatio: number
  gm: Record<string, number>
  rings: { 'kuiper belt': Belt; 'main belt': Belt }
  oblateness: { sun: Figure; earth: Figure }
}>('constants')

export const AU_KM = constants.astronomicalUnitKm
export const LIGHT_SPEED = (constants.lightSpeedKmPerSecond * 86400) / AU_KM // au per day
export const EARTH_MOON_MASS_RATIO = constants.earthMoonMassRatio
export const OBLATENESS = constants.oblateness
export type { Figure }

/** au³/day². */
export const EARTH_MOON_GM = constants.gm['earth and moon']!

/** GM of each body, au³/day². The header gives Earth and Moon together and their ratio. */
export const GM = Float64Array.from(BODIES, (body) => {
  const both = EARTH_MOON_GM
  if (body === 'moon') return both / (1 + EARTH_MOON_MASS_RATIO)
  if (body === 'earth') return both - both / (1 + EARTH_MOON_MASS_RATIO)
  return constants.gm[body]!
})

const EARTH_GM = GM[BODIES.indexOf('earth')]!

/** GM (au³/day²) and radius (au) of a belt taken for a ring, without the bodies that are integrated. */
function beltOf({ earthMasses, innerAu, outerAu, without = [] }: Belt) {
  const apart = without.reduce((sum, body) => sum + GM[BODIES.indexOf(body)]!, 0)
  return { gm: earthMasses * EARTH_GM - apart, radius: Math.sqrt((innerAu ** 2 + outerAu ** 2) / 2) }
}

export const KUIPER_BELT = beltOf(constants.rings['kuiper belt'])
export const MAIN_BELT = beltOf(constants.rings['main belt'])
