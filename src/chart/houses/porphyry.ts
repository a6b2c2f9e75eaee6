import { normalize } from '../../sky/angle.ts'
import { ascendant, type Horizon, midheaven } from '../../sky/horizon.ts'
import { type Cusps, withOpposites } from './cusps.ts'

/** Porphyry: the arcs of the ecliptic from Midheaven to Ascendant and from Ascendant to lower meridian, each in three equal parts. */
export function porphyry(horizon: Horizon): Cusps {
  const rising = ascendant(horizon)
  const culminating = midheaven(horizon)
  const quadrant = normalize(rising - culminating)
  const above = quadrant / 3
  const below = (180 - quadrant) / 3
  return withOpposites(
    rising,
    normalize(rising + below),
    normalize(rising + 2 * below),
    culminating,
    normalize(culminating + above),
    normalize(culminating + 2 * above),
  )
}

/** Sripati: Porphyry's cusps are the middles of the houses, so each house begins halfway between two of them. */
export function sripati(horizon: Horizon): Cusps {
  const middles = porphyry(horizon)
  return middles.map((middle, i) => {
    const before = middles[(i + 11) % 12]!
    return normalize(before + normalize(middle - before) / 2)
  })
}
