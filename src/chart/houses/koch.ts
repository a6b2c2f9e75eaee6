import { arcSine, sine, tangent } from '../../sky/angle.ts'
import { ascendant, type Horizon, midheaven, risingLongitude } from '../../sky/horizon.ts'
import { type Cusps, withOpposites } from './cusps.ts'

/**
 * Koch (birthplace houses): the time that the Midheaven's degree took from rising to culminating is divided into three equal parts.
 * The cusps are the degrees that rose at these divisions, and those that will rise after the same intervals.
 */
export function koch(horizon: Horizon): Cusps {
  const { siderealTime, obliquity, latitude } = horizon
  // tan δ = tan ε sin α on the ecliptic, and sin(ascensional difference) = tan φ tan δ.
  const difference = arcSine(tangent(latitude) * tangent(obliquity) * sine(siderealTime))
  const third = (90 + difference) / 3
  const risen = (parts: number) => risingLongitude(siderealTime + parts * third, horizon)
  return withOpposites(ascendant(horizon), risen(1), risen(2), midheaven(horizon), risen(-2), risen(-1))
}
