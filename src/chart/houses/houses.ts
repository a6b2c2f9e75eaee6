/** Chooses a house system, and falls back to equal houses where it is undefined. */
import type { Horizon } from '../../sky/horizon.ts'
import type { Cusps } from './cusps.ts'
import { equal } from './equal.ts'
import { koch } from './koch.ts'
import { placidus } from './placidus.ts'
import { whole } from './whole.ts'

export const HOUSE_SYSTEMS = {
  whole: { cusps: whole, requestable: true, everyLatitude: true },
  placidus: { cusps: placidus, requestable: true, everyLatitude: false },
  koch: { cusps: koch, requestable: true, everyLatitude: false },
  equal: { cusps: equal, requestable: false, everyLatitude: true },
} as const

export type HouseSystem = keyof typeof HOUSE_SYSTEMS

/** Above this latitude equal houses replace Placidus and Koch (specification §4.5). */
export const HIGH_LATITUDE = 66

export interface Fallback {
  readonly reason: 'high_latitude'
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

/** The polar circle, beyond which Placidus and Koch are undefined, is half a degree further. */
export function chooseHouses(requested: HouseSystem, latitude: number): HouseChoice {
  if (HOUSE_SYSTEMS[requested].everyLatitude || Math.abs(latitude) <= HIGH_LATITUDE)
    return { requested, used: requested, fallback: null }
  return { requested, used: 'equal', fallback: { reason: 'high_latitude', latitude } }
}

export function houses(requested: HouseSystem, at: Horizon): Houses {
  const { used, fallback } = chooseHouses(requested, at.latitude)
  return { requested, used, fallback, cusps: HOUSE_SYSTEMS[used].cusps(at) }
}
