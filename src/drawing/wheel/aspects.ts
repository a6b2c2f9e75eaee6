/** The chords of aspects, and where on them their glyphs stand. */
import { ASPECTS, type AspectName, closeness } from '../../chart/aspects.ts'
import { along, apart, crossingOf, type Line, type Mark, pointAt } from './geometry.ts'
import type { WheelAspect, WheelChart } from './wheel-chart.ts'

/** Places along a chord to try for its glyph, the middle first. */
const ALONG_CHORD = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8]
/** A glyph stands where at most so many other chords have to be interrupted for it. */
const MAX_INTERRUPTED = 1
/** From the glyph to the circle of aspects. */
const TO_CIRCLE = 3

export interface Chord {
  readonly aspect: WheelAspect & { readonly aspect: AspectName }
  readonly line: Line
  /** 0 to 1: close aspects weigh more than wide ones, and major ones more than minor ones. */
  readonly weight: number
  /** Absent where no good place is left on the chord. */
  readonly glyph?: Mark
}

const isDrawn = (aspect: WheelAspect): aspect is Chord['aspect'] =>
  aspect.aspect in ASPECTS && aspect.aspect !== 'conjunction'

/** A sextile is minor by its orb, yet one of the five aspects since Ptolemy. */
// mutate constant: how much thinner a chord of lesser rank is: taste, as long as the order holds (a test says so)
const RANKS: Partial<Record<AspectName, number>> = { sextile: 0.7 }
// mutate constant 0.495, constant 0.405: how much thinner a chord of lesser rank is: taste, as long as the order holds (a test says so)
const rankOf = (name: AspectName) => RANKS[name] ?? (ASPECTS[name].kind === 'major' ? 1 : 0.45)

export const strokeWeight = ({ aspect, orb }: { aspect: AspectName; orb: number }): number =>
  rankOf(aspect) * (0.3 + 0.7 * closeness({ name: aspect, orb }))

/** Chords for all aspects but conjunctions, the weightiest last (on top) and first to choose a place for its glyph. */
export function placeChords(chart: WheelChart, first: number, radius: number, half: number): Chord[] {
  const { aspects, bodies } = chart.outer ?? chart
  const from = longitudes(chart.bodies)
  const to = longitudes(bodies)
  const chords = aspects
    .filter(isDrawn)
    .filter(({ planet1, planet2 }) => from.has(planet1) && to.has(planet2))
    .map((aspect) => {
      const ends = [from.get(aspect.planet1)!, to.get(aspect.planet2)!] as const
      const line: Line = [pointAt(first, radius, ends[0]), pointAt(first, radius, ends[1])]
      return { aspect, line, weight: strokeWeight(aspect) }
    })
    .toSorted((a, b) => b.weight - a.weight)
  const taken: Mark[] = []
  return chords
    .map((chord): Chord => {
      const glyph = glyphOn(
        chord.line,
        chords.map(({ line }) => line),
        taken,
        radius,
        half,
      )
      if (glyph === undefined) return chord
      taken.push(glyph)
      return { ...chord, glyph }
    })
    .reverse()
}

const longitudes = (bodies: WheelChart['bodies']) =>
  new Map<string, number>(bodies.map(({ name, longitude }) => [name, longitude]))

function glyphOn(
  line: Line,
  all: readonly Line[],
  taken: readonly Mark[],
  radius: number,
  half: number,
): Mark | undefined {
  let best: Mark | undefined
  let fewest = MAX_INTERRUPTED + 1
  for (const share of ALONG_CHORD) {
    const mark = markOn(line, share, half)
    // mutate operator <=: no glyph lies at exactly this distance
    const isInside = Math.hypot(mark.x, mark.y) + half * Math.SQRT2 < radius - TO_CIRCLE
    if (!isInside || !taken.every((other) => apart(mark, other, 1))) continue
    let crossed = 0
    // mutate operator >: a short way: the next line asks again
    for (const other of all) if (other !== line && crossingOf(other, mark) && ++crossed >= fewest) break
    if (crossed >= fewest) continue
    best = mark
    fewest = crossed
    // mutate early return, constant (-1): a short way: no place interrupts fewer chords than none
    if (crossed === 0) break
  }
  return best
}

const markOn = (line: Line, share: number, half: number): Mark => ({
  ...along(line, share),
  halfWidth: half,
  halfHeight: half,
})
