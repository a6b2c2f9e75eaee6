/** A birth → planets, cusps, angles, aspects, as objects. */
import { normalize } from '../sky/angle.ts'
import { emptyColumns, isRetrograde, type Position, type PositionColumns } from '../sky/ephemeris.ts'
import { forEachPlanet, PLANETS, type Planet } from '../sky/planets.ts'
import { ASPECT_NAMES, closeness, isExact, type MovingAspect } from './aspects.ts'
import { type AspectColumns, type Birth, chartSheet, emptyAspects, findAspects } from './chart-sheet.ts'
import { type Cusps, houseOf } from './houses/cusps.ts'
import type { Fallback, HouseSystem } from './houses/houses.ts'

export interface ChartPlanet extends Position {
  readonly house: number
  readonly retrograde: boolean
}

export interface ChartAspect extends MovingAspect {
  readonly planet1: Planet
  readonly planet2: Planet
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
  const { positions, aspects, houses, ascendant, midheaven } = chartSheet(birth)
  const { requested, used, cusps, fallback } = houses
  return {
    planets: planetsInHouses(positions, cusps),
    cusps,
    angles: {
      ascendant,
      midheaven,
      descendant: normalize(ascendant + 180),
      imumCoeli: normalize(midheaven + 180),
    },
    aspects: aspectsIn(aspects),
    houseSystem: { requested, used },
    fallback,
  }
}

function planetsInHouses(positions: PositionColumns, cusps: Cusps): Record<Planet, ChartPlanet> {
  return forEachPlanet((planet, place) => {
    const longitude = positions.longitude[place]!
    const motion = positions.motion[place]!
    return {
      longitude,
      latitude: positions.latitude[place]!,
      motion,
      house: houseOf(longitude, cusps),
      retrograde: isRetrograde(planet, motion),
    }
  })
}

function aspectsIn(columns: AspectColumns): ChartAspect[] {
  return Array.from({ length: columns.count }, (_, i) => {
    const name = ASPECT_NAMES[columns.aspect[i]!]!
    const orb = columns.orb[i]!
    return {
      planet1: PLANETS[columns.first[i]!]!,
      planet2: PLANETS[columns.second[i]!]!,
      name,
      orb,
      exact: isExact(orb),
      applying: columns.applying[i] === 1,
      strength: closeness({ name, orb }),
    }
  })
}

const sky = emptyColumns()
const found = emptyAspects()

/** The aspects between the bodies of one sky. */
export function aspectsAmong(positions: Readonly<Record<Planet, Position>>): ChartAspect[] {
  PLANETS.forEach((planet, place) => {
    sky.longitude[place] = positions[planet].longitude
    sky.motion[place] = positions[planet].motion
  })
  findAspects(sky, found)
  return aspectsIn(found)
}
