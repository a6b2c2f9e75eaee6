import type { AspectName, PlanetName } from '../glyphs.ts'
import { spreadApart } from './spread.ts'

/** A chart in plain numbers, as any room can give it. */
export interface WheelChart {
  readonly ascendant: number
  readonly midheaven: number
  readonly cusps: readonly number[]
  readonly planets: readonly { name: PlanetName; longitude: number; retrograde: boolean }[]
  readonly aspects: readonly { planet1: PlanetName; planet2: PlanetName; aspect: AspectName; orb: number }[]
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
/** From the outside in. Each row of a planet's column (glyph, degree, minute, retrograde) has its own radius. */
export const RADII = {
  axisLabel: 309,
  rim: 288,
  zodiac: 248,
  tick: 240,
  glyph: 216,
  degree: 192.5,
  minute: 174,
  retrograde: 159.5,
  houses: 151,
  aspects: 126,
} as const

/** Room for a glyph of 23 units at the glyphs' radius, and for three digits at the innermost row. */
const PLANET_GAP = 7.6
/** Room for two digits between the two inner circles. */
const HOUSE_NUMBER_GAP = 7
/** Room for three letters outside the rim. */
const AXIS_LABEL_GAP = 7
export const ASPECT_GLYPH_RADIUS = 7
/** Places along a chord to try for its glyph, the middle first. */
const ALONG_CHORD = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8]

export interface PlacedPlanet {
  readonly name: PlanetName
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
export function layout(chart: WheelChart): WheelLayout {
  const columns = spreadApart(
    chart.planets.map((planet) => planet.longitude),
    PLANET_GAP,
  )
  const middles = chart.cusps.map((cusp, index) => {
    const next = chart.cusps[(index + 1) % chart.cusps.length]!
    return (cusp + ((((next - cusp) % 360) + 360) % 360) / 2) % 360
  })
  const houseNumbers = spreadApart(middles, HOUSE_NUMBER_GAP)
  const axes = [
    { label: 'ASC', longitude: chart.ascendant },
    { label: 'DSC', longitude: (chart.ascendant + 180) % 360 },
    { label: 'MC', longitude: chart.midheaven },
    { label: 'IC', longitude: (chart.midheaven + 180) % 360 },
  ]
  const labels = spreadApart(
    axes.map((axis) => axis.longitude),
    AXIS_LABEL_GAP,
  )
  return {
    planets: chart.planets.map((planet, index) => ({ ...planet, column: columns[index]! })),
    houseNumbers: houseNumbers.map((at, index) => ({ house: index + 1, at })),
    axes: axes.map((axis, index) => ({ ...axis, labelAt: labels[index]! })),
    aspects: placeAspects(chart),
  }
}

/** The Ascendant stands at nine o'clock and the zodiac runs counter-clockwise. */
export function pointAt(chart: WheelChart, radius: number, longitude: number): Point {
  const angle = ((180 + longitude - chart.ascendant) * Math.PI) / 180
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE - radius * Math.sin(angle) }
}

/** Chords for all aspects but conjunctions, the closest last (on top) and first to choose a place for its glyph. */
function placeAspects(chart: WheelChart): PlacedAspect[] {
  const longitudes = new Map(chart.planets.map((planet) => [planet.name, planet.longitude]))
  const taken: Mark[] = []
  return chart.aspects
    .filter(({ aspect }) => aspect !== 'conjunction')
    .toSorted((a, b) => a.orb - b.orb)
    .map((aspect) => {
      const from = pointAt(chart, RADII.aspects, longitudes.get(aspect.planet1)!)
      const to = pointAt(chart, RADII.aspects, longitudes.get(aspect.planet2)!)
      const glyph = ALONG_CHORD.map((share) => markBetween(from, to, share)).find(
        (mark) => insideCircle(mark) && taken.every((other) => apart(mark, other)),
      )
      if (glyph === undefined) return { aspect, from, to }
      taken.push(glyph)
      return { aspect, from, to, glyph }
    })
    .reverse()
}

const markBetween = (from: Point, to: Point, share: number): Mark => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  halfWidth: ASPECT_GLYPH_RADIUS,
  halfHeight: ASPECT_GLYPH_RADIUS,
})

const insideCircle = (mark: Mark) =>
  Math.hypot(mark.x - CENTRE, mark.y - CENTRE) + ASPECT_GLYPH_RADIUS < RADII.aspects - 3

export const apart = (a: Mark, b: Mark) =>
  Math.abs(a.x - b.x) >= a.halfWidth + b.halfWidth || Math.abs(a.y - b.y) >= a.halfHeight + b.halfHeight
