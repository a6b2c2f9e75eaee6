/** A birth → planets, cusps, angles, aspects. */
import { normalize } from './angle.ts'
import { type Aspect, aspectBetween, closeness, isApplying, isExact } from './aspects.ts'
import { forEachPlanet, isRetrograde, PLANETS, type Planet, type Position, positionsAt } from './ephemeris.ts'
import { ascendant, horizonAt, midheaven, type Place } from './horizon.ts'
import { type Cusps, houseOf } from './houses/cusps.ts'
import { type Fallback, type HouseSystem, houses } from './houses/houses.ts'

export interface Birth extends Place {
  readonly instant: number
  readonly houseSystem: HouseSystem
}

export interface ChartPlanet extends Position {
  readonly house: number
  readonly retrograde: boolean
}

export interface ChartAspect extends Aspect {
  readonly planet1: Planet
  readonly planet2: Planet
  readonly exact: boolean
  readonly applying: boolean
  /** 0 to 1. */
  readonly strength: number
}

export interface NatalChart {
  readonly planets: Readonly<Record<Planet, ChartPlanet>>
  readonly cusps: Cusps
  readonly angles: {
    readonly ascendant: number
    readonly midheaven: number
    readonly descendant: number
    readonly imumCoeli: number
  }
  /** Each pair once, in planet order. */
  readonly aspects: readonly ChartAspect[]
  readonly houseSystem: { readonly requested: HouseSystem; readonly used: HouseSystem }
  readonly fallback: Fallback | null
}

export function natalChart(birth: Birth): NatalChart {
  const horizon = horizonAt(birth.instant, birth)
  const positions = positionsAt(birth.instant)
  const { requested, used, cusps, fallback } = houses(birth.houseSystem, horizon)
  const rising = ascendant(horizon)
  const culminating = midheaven(horizon)
  return {
    planets: planetsInHouses(positions, cusps),
    cusps,
    angles: {
      ascendant: rising,
      midheaven: culminating,
      descendant: normalize(rising + 180),
      imumCoeli: normalize(culminating + 180),
    },
    aspects: aspectsAmong(positions),
    houseSystem: { requested, used },
    fallback,
  }
}

function planetsInHouses(positions: Record<Planet, Position>, cusps: Cusps): Record<Planet, ChartPlanet> {
  return forEachPlanet((planet) => {
    const { longitude, latitude, motion } = positions[planet]
    const house = houseOf(longitude, cusps)
    return { longitude, latitude, motion, house, retrograde: isRetrograde(planet, motion) }
  })
}

/** The aspects between the bodies of one sky. */
export function aspectsAmong(positions: Readonly<Record<Planet, Position>>): ChartAspect[] {
  const bodies = PLANETS.map((planet) => positions[planet])
  const found: ChartAspect[] = []
  for (let i = 0; i < bodies.length; i++) {
    for (let k = i + 1; k < bodies.length; k++) {
      const [one, two] = [bodies[i]!, bodies[k]!]
      const aspect = aspectBetween(one.longitude, two.longitude)
      if (!aspect) continue
      const { name, orb } = aspect
      found.push({
        planet1: PLANETS[i]!,
        planet2: PLANETS[k]!,
        name,
        orb,
        exact: isExact(orb),
        applying: isApplying(one, two, name),
        strength: closeness(aspect),
      })
    }
  }
  return found
}
