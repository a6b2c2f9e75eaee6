/** Skies and transits made by hand, for tests of what is made of them. */
import { ASPECTS, type AspectName, aspectsBetween, isExact, strengthOf } from '../src/chart/aspects.ts'
import {
  natureOf,
  placementId,
  type SignAspect,
  type SignTransits,
  type Sky,
  skyAspectId,
} from '../src/chart/transits.ts'
import type { Position, Positions } from '../src/sky/ephemeris.ts'
import { PLANETS, type Planet } from '../src/sky/planets.ts'
import type { Sign } from '../src/sky/zodiac.ts'

type Longitudes = Partial<Record<Planet, number>>

interface Circumstances {
  /** Where the other planets are: they make no aspects. */
  readonly elsewhere?: number
  readonly retrograde?: readonly Planet[]
  readonly instant?: number
}

/** A sky in which only the planets that are placed meet each other. */
export function skyWith(placed: Longitudes, circumstances: Circumstances = {}): Sky {
  const { elsewhere = 0, retrograde = [], instant = 0 } = circumstances
  const position = (planet: Planet): Position => ({
    longitude: placed[planet] ?? elsewhere,
    latitude: 0,
    motion: retrograde.includes(planet) ? -1 : 1,
  })
  const of = (planets: readonly Planet[]) =>
    Object.fromEntries(planets.map((planet) => [planet, position(planet)])) as Positions
  const meeting = aspectsBetween(of(PLANETS.filter((planet) => placed[planet] !== undefined)))
  const aspects = meeting.map((aspect) => ({ ...aspect, id: skyAspectId(aspect) }))
  return { instant, positions: of(PLANETS), aspects }
}

/** An aspect to the middle of a sign, as close as wanted: 1 is exact, 0 the edge of its orb. */
export function toSign(planet: Planet, name: AspectName, close = 1): SignAspect {
  const orb = (1 - close) * ASPECTS[name].orb
  return {
    id: `${planet}-${name}`,
    planet,
    name,
    orb,
    strength: strengthOf(orb),
    nature: natureOf(planet, name, orb),
    exact: isExact(orb),
    retrograde: false,
  }
}

export function transitsOf(
  sign: Sign,
  aspects: readonly SignAspect[],
  within: readonly Planet[] = [],
): SignTransits {
  const planetsInSign = within.map((planet) => ({
    id: placementId(planet, sign),
    planet,
    degreeInSign: 0,
    retrograde: false,
  }))
  return { sign, aspects, planetsInSign }
}
