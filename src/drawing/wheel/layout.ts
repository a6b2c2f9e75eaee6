import type { AspectName } from '../../chart/aspects.ts'
// Only the planets have glyphs.
import type { Planet as Body } from '../../sky/planets.ts'
import type { Scale } from './scales.ts'
import { spreadApart } from './spread.ts'

/** A chart in plain numbers, as any room can give it. */
export interface WheelChart {
  readonly ascendant: number
  readonly midheaven: number
  readonly cusps: readonly number[]
  readonly planets: readonly { name: Body; longitude: number; retrograde: boolean }[]
  readonly aspects: readonly { planet1: Body; planet2: Body; aspect: AspectName; orb: number }[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Something that takes room on the wheel: an upright box around its centre. */
export interface Mark extends Point {
  readonly halfWidth: number
  readonly halfHeight: number
}

export const CENTRE = 320
/** Places along a chord to try for its glyph, the middle first. */
const ALONG_CHORD = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8]

export interface PlacedPlanet {
  readonly name: Body
  readonly longitude: number
  readonly retrograde: boolean
  /** Where its column stands: its own longitude, or as near as its neighbours allow. */
  readonly column: number
}

export interface PlacedAspect {
  readonly aspect: WheelChart['aspects'][number]
  readonly from: Point
  readonly to: Point
  /** Absent where no free place is left on the chord. */
  readonly glyph?: Mark
}

export interface WheelLayout {
  readonly planets: readonly PlacedPlanet[]
  readonly houseNumbers: readonly { house: number; at: number }[]
  readonly axes: readonly { label: string; longitude: number; labelAt: number }[]
  readonly aspects: readonly PlacedAspect[]
}

/** Where everything goes on a wheel, apart from how it looks. */
export function layout(chart: WheelChart, scale: Scale): WheelLayout {
  const { gaps } = scale
  const columns = spreadApart(
    chart.planets.map((planet) => planet.longitude),
    gaps.planet,
  )
  const middles = chart.cusps.map((cusp, index) => {
    const next = chart.cusps[(index + 1) % chart.cusps.length]!
    return (cusp + ((((next - cusp) % 360) + 360) % 360) / 2) % 360
  })
  const houseNumbers = spreadApart(middles, gaps.houseNumber)
  const axes = [
    { label: 'ASC', longitude: chart.ascendant },
    { label: 'DSC', longitude: (chart.ascendant + 180) % 360 },
    { label: 'MC', longitude: chart.midheaven },
    { label: 'IC', longitude: (chart.midheaven + 180) % 360 },
  ]
  const labels = spreadApart(
    axes.map((axis) => axis.longitude),
    gaps.axisLabel,
  )
  return {
    planets: chart.planets.map((planet, index) => ({ ...planet, column: columns[index]! })),
    houseNumbers: houseNumbers.map((at, index) => ({ house: index + 1, at })),
    axes: axes.map((axis, index) => ({ ...axis, labelAt: labels[index]! })),
    aspects: placeAspects(chart, scale),
  }
}

/** The Ascendant stands at nine o'clock and the zodiac runs counter-clockwise. */
export function pointAt(chart: WheelChart, radius: number, longitude: number): Point {
  const angle = ((180 + longitude - chart.ascendant) * Math.PI) / 180
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE - radius * Math.sin(angle) }
}

/** Chords for all aspects but conjunctions, the closest last (on top) and first to choose a place for its glyph. */
function placeAspects(chart: WheelChart, { radii, aspectGlyph }: Scale): PlacedAspect[] {
  const longitudes = new Map(chart.planets.map((planet) => [planet.name, planet.longitude]))
  const taken: Mark[] = []
  return chart.aspects
    .filter(({ aspect }) => aspect !== 'conjunction')
    .toSorted((a, b) => a.orb - b.orb)
    .map((aspect) => {
      const from = pointAt(chart, radii.aspects, longitudes.get(aspect.planet1)!)
      const to = pointAt(chart, radii.aspects, longitudes.get(aspect.planet2)!)
      const isFree = (mark: Mark) =>
        Math.hypot(mark.x - CENTRE, mark.y - CENTRE) + aspectGlyph < radii.aspects - 3 &&
        taken.every((other) => apart(mark, other))
      const glyph = ALONG_CHORD.map((share) => markBetween(from, to, share, aspectGlyph)).find(isFree)
      if (glyph === undefined) return { aspect, from, to }
      taken.push(glyph)
      return { aspect, from, to, glyph }
    })
    .reverse()
}

const markBetween = (from: Point, to: Point, share: number, half: number): Mark => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  halfWidth: half,
  halfHeight: half,
})

export const apart = (a: Mark, b: Mark) =>
  Math.abs(a.x - b.x) >= a.halfWidth + b.halfWidth || Math.abs(a.y - b.y) >= a.halfHeight + b.halfHeight
