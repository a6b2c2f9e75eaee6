/** Chooses a house system, and falls back where it has no meaning. */
import { type Horizon, isPolar } from '../horizon.ts'
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

/** Above this latitude Placidus and Koch give way to equal houses (specification §4.5). */
export const HIGH_LATITUDE = 66

export interface Fallback {
  readonly reason: 'high_latitude'
  readonly latitude: number
}

export interface Houses {
  readonly requested: HouseSystem
  readonly used: HouseSystem
  readonly cusps: Cusps
  readonly fallback: Fallback | null
}

export function houses(requested: HouseSystem, at: Horizon): Houses {
  const system = HOUSE_SYSTEMS[requested]
  if (system.everyLatitude || !(Math.abs(at.latitude) > HIGH_LATITUDE || isPolar(at)))
    return { requested, used: requested, cusps: system.cusps(at), fallback: null }
  const fallback = { reason: 'high_latitude', latitude: at.latitude } as const
  return { requested, used: 'equal', cusps: equal(at), fallback }
}
