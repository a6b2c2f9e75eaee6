/** Where everything goes on a wheel, apart from how it looks. */
import { type Chord, placeChords } from './aspects.ts'
import { type BodyColumn, placeBodies } from './bodies.ts'
import { cellsOf } from './cells.ts'
import type { Mark } from './geometry.ts'
import { type HouseNumber, placeHouseNumbers, placeRimLabels, type RimLabel } from './houses.ts'
import type { Scale } from './scales.ts'
import type { WheelChart } from './wheel-chart.ts'

/** The second ring's least width. */
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const OUTER_RING = 58
/** Between a label and a circle. */
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const CLEAR = 3
/** From the outermost circle to the edge of the picture, where no labels stand outside the rim. */
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const BARE_ROOM = 14

export interface WheelLayout {
  /** The longitude at nine o'clock. */
  readonly first: number
  /** From the outside in. */
  readonly radii: {
    /** Half the width of the picture. */
    readonly picture: number
    /** The second ring's outer edge; the rim where there is none. */
    readonly outside: number
    /** The inner edge of the second ring's houses; `outside` where it has none. */
    readonly outerHouses: number
    readonly rim: number
    readonly zodiac: number
    readonly houses: number
    readonly aspects: number
  }
  readonly bodies: readonly BodyColumn[]
  readonly outerBodies: readonly BodyColumn[]
  readonly houseNumbers: readonly HouseNumber[]
  /** Of the second ring. */
  readonly outerHouseNumbers: readonly HouseNumber[]
  readonly rimLabels: readonly RimLabel[]
  readonly chords: readonly Chord[]
  /** Everything between the circle of aspects and the outermost circle that no line may cross. */
  readonly labels: readonly Mark[]
}

export function layout(chart: WheelChart, scale: Scale): WheelLayout {
  const { ascendant: first = 0, cusps = [], outer } = chart
  const { rim, zodiac } = scale.radii
  // Bodies of another birth stand in its own houses.
  const outerCusps = outer?.cusps ?? []
  const ringCusps = outerCusps.length > 0 ? outerCusps : cusps
  const frame = (edge: number, inwards: boolean) => ({ first, scale, ring: { edge, inwards } })
  const bodies = placeBodies(chart.bodies, cellsOf(cusps), frame(zodiac, true))
  const outerBodies = placeBodies(outer?.bodies ?? [], cellsOf(ringCusps), frame(rim, false))

  const houses = Math.min(scale.radii.houses, ...bodies.map(({ extent }) => extent[0] - CLEAR))
  const aspects = cusps.length === 0 ? houses : houses - scale.houseRing
  const outerHouses =
    outer === undefined
      ? rim
      : Math.max(rim + OUTER_RING, ...outerBodies.map(({ extent }) => extent[1] + CLEAR))
  const outside = outerHouses + (outerCusps.length === 0 ? 0 : scale.houseRing)
  const picture =
    outside + (chart.ascendant === undefined && outer?.ascendant === undefined ? BARE_ROOM : scale.labelRoom)
  const houseNumbers = placeHouseNumbers(cusps, first, houses, scale)
  const outerHouseNumbers = placeHouseNumbers(outerCusps, first, outside, scale)
  return {
    first,
    radii: { picture, outside, outerHouses, rim, zodiac, houses, aspects },
    bodies,
    outerBodies,
    houseNumbers,
    outerHouseNumbers,
    rimLabels: placeRimLabels(chart, first, outside + 4, scale),
    chords: placeChords(chart, first, aspects, scale.aspectGlyph),
    labels: [
      ...[...bodies, ...outerBodies].flatMap(({ rows }) => rows),
      ...houseNumbers,
      ...outerHouseNumbers,
    ],
  }
}
