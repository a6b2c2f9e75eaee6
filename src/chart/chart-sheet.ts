/**
 * A birth → its chart as columns of numbers. Planets go by their places in PLANETS, aspects by theirs in ASPECT_NAMES.
 * A chart as objects takes as long to build as its sky to compute, and who writes it out needs none: natal-chart.ts has those.
 */
import { signedArc } from '../sky/angle.ts'
import { emptyColumns, type PositionColumns, readPositions } from '../sky/ephemeris.ts'
import { ascendant, horizonAt, midheaven, type Place } from '../sky/horizon.ts'
import { PLANETS } from '../sky/planets.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { aspectOfArc, isApplying } from './aspects.ts'
import { type HouseSystem, type Houses, houses } from './houses/houses.ts'

export interface Birth extends Place {
  readonly instant: number
  readonly houseSystem: HouseSystem
}

/** The aspects of one sky: each pair of planets at most once, in planet order. */
export interface AspectColumns {
  count: number
  readonly first: Uint8Array
  readonly second: Uint8Array
  readonly aspect: Uint8Array
  readonly orb: Float64Array
  /** 1 while the two draw nearer to the exact angle. */
  readonly applying: Uint8Array
}

export interface ChartSheet {
  readonly positions: PositionColumns
  readonly aspects: AspectColumns
  houses: Houses
  ascendant: number
  midheaven: number
}

const PAIRS = (PLANETS.length * (PLANETS.length - 1)) / 2

export const emptyAspects = (): AspectColumns => ({
  count: 0,
  first: new Uint8Array(PAIRS),
  second: new Uint8Array(PAIRS),
  aspect: new Uint8Array(PAIRS),
  orb: new Float64Array(PAIRS),
  applying: new Uint8Array(PAIRS),
})

const sheet: ChartSheet = {
  positions: emptyColumns(),
  aspects: emptyAspects(),
  houses: { requested: 'whole', used: 'whole', cusps: [], fallback: null },
  ascendant: 0,
  midheaven: 0,
}

/** The one sheet there is, good until the next birth. */
export function chartSheet(birth: Birth): ChartSheet {
  const tt = terrestrialTime(birth.instant)
  const horizon = horizonAt(birth.instant, birth, tt)
  readPositions(tt, sheet.positions)
  findAspects(sheet.positions, sheet.aspects)
  sheet.houses = houses(birth.houseSystem, horizon)
  sheet.ascendant = ascendant(horizon)
  sheet.midheaven = midheaven(horizon)
  return sheet
}

/** Fills the columns with the aspects between the bodies of one sky. */
export function findAspects({ longitude, motion }: PositionColumns, into: AspectColumns): void {
  let count = 0
  for (let first = 0; first < PLANETS.length; first++) {
    for (let second = first + 1; second < PLANETS.length; second++) {
      const way = signedArc(longitude[first]!, longitude[second]!)
      const arc = Math.abs(way)
      const row = aspectOfArc(arc)
      if (row === undefined) continue
      into.first[count] = first
      into.second[count] = second
      into.aspect[count] = row.place
      into.orb[count] = Math.abs(arc - row.angle)
      into.applying[count] = isApplying(row, way, motion[first]! - motion[second]!) ? 1 : 0
      count++
    }
  }
  into.count = count
}
