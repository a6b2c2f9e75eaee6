/** The column that stands for a body: its glyph, and below it on the same ray its degree and minute and its motion. */
import { BODY_GLYPHS, RETROGRADE_GLYPH } from '../glyphs.ts'
import { degreeAndMinute, minutes } from './degrees.ts'
import { type Line, leaderLines, type PlanePoint, pointAt, reach } from './geometry.ts'
import { roomOf } from './lettering.ts'
import type { Scale } from './scales.ts'
import type { WheelBody } from './wheel-chart.ts'

/** Half of any body's glyph in its box of 24 units, and of the sign of retrograde motion, the width of the stroke included. */
const GLYPH_ROOM = { halfWidth: 11, halfHeight: 12.4 }
const RETROGRADE_ROOM = { halfWidth: 9.5, halfHeight: 11.5 }
// mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
const BETWEEN_ROWS = 1.8

export interface Row {
  readonly halfWidth: number
  readonly halfHeight: number
  /** Size of the letters, or the glyph's factor. */
  readonly size: number
  readonly words: string | undefined
  /** The path of a glyph, where there are no words. */
  readonly path: string | undefined
  readonly tone: RowTone
}

/** What tells of the motion has the colour of hard aspects. */
type RowTone = 'ink' | 'hard'

export interface PlacedRow extends Row, PlanePoint {}

/** What a column can be reduced to where there is little room. */
export interface Reduction {
  readonly factor: number
  readonly rows: 'all' | 'degree' | 'motion' | 'glyph'
}

/** The circle at which a body's tick stands, and whether its column goes inwards from there. */
export interface Ring {
  readonly edge: number
  readonly inwards: boolean
}

export interface Column {
  /** Longitude of the ray on which everything of the column has its centre. */
  readonly at: number
  /** How far below its usual place the glyph stands. */
  readonly depth: number
  readonly rows: readonly PlacedRow[]
  /** The least and the greatest distance from the middle of the wheel. */
  readonly extent: readonly [number, number]
}

export interface Frame {
  /** The longitude at nine o'clock. */
  readonly first: number
  readonly ring: Ring
  readonly scale: Scale
}

/**
 * How degree and minute are set so that they read from left to right, or from above: in one line on both sides of the wheel, and one
 * below the other near its top and bottom, where a column goes down or up from its glyph.
 */
type Figures = 'line' | 'down' | 'up'

/** On rays that are less steep, degree and minute share a line. */
const STEEP = 0.5

export function figuresOn(longitude: number, { first, ring }: Frame): Figures {
  const { x, y } = pointAt(first, 1, longitude)
  if (Math.abs(x) > STEEP) return 'line'
  return y < 0 === ring.inwards ? 'down' : 'up'
}

export function rowsOf(
  body: WheelBody,
  scale: Scale,
  { factor, rows: rowsShown }: Reduction,
  figures: Figures = 'down',
): Row[] {
  const { letters, glyphs, leastFigures = 0 } = scale
  const rows = [glyphRow(BODY_GLYPHS[body.name], GLYPH_ROOM, glyphs.body * factor, 'ink')]
  const add = (words: string, size: number, tone: RowTone) =>
    rows.push({ ...roomOf(words, size), size, words, path: undefined, tone })
  const { degree, minute } = degreeAndMinute(body.longitude)
  const addFigures = (words: string, size: number, tone: RowTone = 'ink') => {
    if (size >= leastFigures) add(words, size, tone)
  }
  const addDegree = () => addFigures(`${degree}°`, letters.degree * factor)
  const addMinute = () => addFigures(minutes(minute), letters.minute! * factor)
  const hasMinute =
    rowsShown === 'all' && letters.minute !== undefined && letters.minute * factor >= leastFigures
  if (hasMinute && figures === 'line') {
    // Between the sizes of the two.
    addFigures(`${degree}°${minutes(minute)}`, ((letters.degree + letters.minute!) / 2) * factor)
  } else if (hasMinute && figures === 'up') {
    addMinute()
    addDegree()
  } else {
    if (rowsShown === 'all' || rowsShown === 'degree') addDegree()
    if (hasMinute) addMinute()
  }
  if (rowsShown === 'glyph') return rows
  if (body.station !== undefined) addFigures(STATIONS[body.station], letters.motion * factor, 'hard')
  else if (body.retrograde)
    rows.push(glyphRow(RETROGRADE_GLYPH, RETROGRADE_ROOM, glyphs.retrograde * factor, 'hard'))
  return rows
}

const STATIONS = { retrograde: 'SR', direct: 'SD' } as const

const glyphRow = (path: string, room: typeof GLYPH_ROOM, size: number, tone: RowTone): Row => ({
  halfWidth: room.halfWidth * size,
  halfHeight: room.halfHeight * size,
  size,
  words: undefined,
  path,
  tone,
})

/** Puts rows on a ray: the first so deep below its usual place, each of the others as near to the one before as their boxes allow. */
export function columnAt(
  rows: readonly Row[],
  at: number,
  depth: number,
  { first, ring, scale }: Frame,
): Column {
  const way = ring.inwards ? -1 : 1
  const ray = pointAt(first, 1, at)
  let radius = ring.edge + way * (glyphBelow(rows[0]!, scale) + depth)
  let before: Row | undefined
  let [lowest, highest] = [radius, radius]
  const placed: PlacedRow[] = []
  for (const row of rows) {
    // mutate arguments: from one to the other is as far as back
    if (before !== undefined) radius += way * stepBetween(before, row, ray)
    const half = reach(row, ray)
    lowest = Math.min(lowest, radius - half)
    highest = Math.max(highest, radius + half)
    const { halfWidth, halfHeight, size, words, path, tone } = row
    placed.push({ x: ray.x * radius, y: ray.y * radius, halfWidth, halfHeight, size, words, path, tone })
    before = row
  }
  return { at, depth, rows: placed, extent: [lowest, highest] }
}

/** From the zodiac to the middle of the glyph: a smaller one stands higher. */
const glyphBelow = ({ size }: Row, { leader, glyphs }: Scale) =>
  leader.bend + ((leader.glyph - leader.bend) * size) / glyphs.body

/** How far apart two boxes must be in a direction so that they do not touch. */
export const stepBetween = (a: Row, b: Row, { x, y }: PlanePoint, margin = BETWEEN_ROWS): number =>
  Math.min(
    (a.halfWidth + b.halfWidth + margin) / Math.abs(x),
    (a.halfHeight + b.halfHeight + margin) / Math.abs(y),
  )

export interface LeaderLine {
  /** From the true degree to over the column, above all labels. */
  readonly over: readonly Line[]
  /** From there down to the glyph. */
  readonly down: Line
}

// mutate constant: in how many pieces a bow is drawn: none is seen
const LEADER_STEP = 3

export function leaderOf(longitude: number, column: Column, frame: Frame): LeaderLine {
  const { first, ring, scale } = frame
  const { tick, bend } = scale.leader
  const radii = [below(ring, tick), below(ring, bend)] as const
  return {
    over: leaderLines(first, ring.edge, radii, [longitude, column.at], LEADER_STEP),
    down: downTo(column, frame),
  }
}

/** The radius at a distance from the edge of a ring, on the side of its columns. */
const below = ({ edge, inwards }: Ring, distance: number): number => edge + (inwards ? -distance : distance)

/** The part of the leader above the glyph. */
export function downTo({ at, depth, rows }: Column, { first, ring, scale }: Frame): Line {
  const ray = pointAt(first, 1, at)
  const { halfWidth, halfHeight } = rows[0]!
  const toGlyph = Math.min(halfWidth / Math.abs(ray.x), halfHeight / Math.abs(ray.y))
  const { bend } = scale.leader
  const end = Math.max(glyphBelow(rows[0]!, scale) + depth - toGlyph - 1, bend)
  return [pointAt(first, below(ring, bend), at), pointAt(first, below(ring, end), at)]
}
