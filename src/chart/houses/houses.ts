/** Chooses a house system, and falls back to equal houses where it is undefined. */
import { normalize } from '../../sky/angle.ts'
import { ascendant, type Horizon } from '../../sky/horizon.ts'
import { alcabitius } from './alcabitius.ts'
import type { Cusps } from './cusps.ts'
import { equal, vehlow } from './equal.ts'
import { meridian, morinus } from './equator.ts'
import { azimuthal, campanus, regiomontanus, topocentric } from './house-circles.ts'
import { koch } from './koch.ts'
import { krusinski } from './krusinski.ts'
import { placidus } from './placidus.ts'
import { porphyry, sripati } from './porphyry.ts'
import { signsFrom, whole } from './whole.ts'

/** Above this latitude equal houses replace Placidus and Koch (specification §4.5). The polar circle is half a degree further. */
export const HIGH_LATITUDE = 66

interface HouseSystemFacts {
  readonly cusps: (horizon: Horizon) => Cusps
  /** The latitudes, north or south, from and to which the houses exist and follow each other through the zodiac at any hour. */
  readonly latitudes: readonly [from: number, to: number]
}

const EVERYWHERE = [0, 90] as const
const BELOW_POLAR_CIRCLES = [0, HIGH_LATITUDE] as const

/** Where each system exists, and why, is explained in docs/houses.md. */
export const HOUSE_SYSTEMS = {
  whole: { cusps: whole, latitudes: EVERYWHERE },
  placidus: { cusps: placidus, latitudes: BELOW_POLAR_CIRCLES },
  koch: { cusps: koch, latitudes: BELOW_POLAR_CIRCLES },
  equal: { cusps: equal, latitudes: EVERYWHERE },
  porphyry: { cusps: porphyry, latitudes: EVERYWHERE },
  regiomontanus: { cusps: regiomontanus, latitudes: BELOW_POLAR_CIRCLES },
  campanus: { cusps: campanus, latitudes: BELOW_POLAR_CIRCLES },
  alcabitius: { cusps: alcabitius, latitudes: EVERYWHERE },
  morinus: { cusps: morinus, latitudes: EVERYWHERE },
  // From 64.9° on, the twelfth cusp can pass the Ascendant.
  topocentric: { cusps: topocentric, latitudes: [0, 64] },
  vehlow: { cusps: vehlow, latitudes: EVERYWHERE },
  meridian: { cusps: meridian, latitudes: EVERYWHERE },
  // Between the tropics the ecliptic passes the zenith on either side, and the houses can run backwards.
  azimuthal: { cusps: azimuthal, latitudes: [24, 90] },
  krusinski: { cusps: krusinski, latitudes: [0, 89] },
  sripati: { cusps: sripati, latitudes: EVERYWHERE },
} as const satisfies Record<string, HouseSystemFacts>

export type HouseSystem = keyof typeof HOUSE_SYSTEMS

export interface Fallback {
  /** The place is nearer to a pole, or to the equator, than the system allows. */
  readonly reason: 'high_latitude' | 'low_latitude'
  readonly latitude: number
}

/** The house system that is used, and why it is not the requested one. */
export interface HouseChoice {
  readonly requested: HouseSystem
  readonly used: HouseSystem
  readonly fallback: Fallback | null
}

export interface Houses extends HouseChoice {
  readonly cusps: Cusps
}

function chooseHouses(requested: HouseSystem, latitude: number): HouseChoice {
  const [from, to] = HOUSE_SYSTEMS[requested].latitudes
  const distance = Math.abs(latitude)
  if (distance >= from && distance <= to) return { requested, used: requested, fallback: null }
  // mutate operator >=: at the limit itself the system exists
  const reason = distance > to ? 'high_latitude' : 'low_latitude'
  return { requested, used: 'equal', fallback: { reason, latitude } }
}

/** The houses in the tropical zodiac, or in the sidereal one that an ayanamsa defines. */
export function houses(requested: HouseSystem, at: Horizon, ayanamsa = 0): Houses {
  const { used, fallback } = chooseHouses(requested, at.latitude)
  return { requested, used, fallback, cusps: cuspsOf(used, at, ayanamsa) }
}

function cuspsOf(system: HouseSystem, at: Horizon, ayanamsa: number): Cusps {
  // mutate condition, early return, operator, constant: a short way: what is moved by nothing is the same
  if (ayanamsa === 0) return HOUSE_SYSTEMS[system].cusps(at)
  if (system === 'whole') return signsFrom(ascendant(at) - ayanamsa)
  return HOUSE_SYSTEMS[system].cusps(at).map((cusp) => normalize(cusp - ayanamsa))
}
