/** What a contact between two charts is about, and whether it is easy (docs/synastry.md). */
import type { AspectName } from '../../chart/aspects.ts'
import { isAngle, type SynastryPoint } from '../../chart/synastry.ts'
import { MANNER_OF, type Manner } from '../tradition.ts'
import { isSlow, type PairKind } from './weights.ts'

export const PAIR_THEMES = [
  'light',
  'shelter',
  'warmth',
  'talk',
  'pull',
  'push',
  'reach',
  'hold',
  'room',
  'haze',
  'depth',
] as const
export type PairTheme = (typeof PAIR_THEMES)[number]

/** To an Ascendant a body is on it, opposite or in flow; a square to it is friction, and has no theme. */
export type PairShape = Manner | 'on' | 'opposite'

export type PairSign = '+' | '-'

export interface PairTone {
  /** Null for what no text tells of. */
  readonly theme: PairTheme | null
  readonly sign: PairSign | null
  readonly shape: PairShape | null
}

const NONE: PairTone = { theme: null, sign: null, shape: null }

const OF_SLOW = {
  jupiter: 'reach',
  saturn: 'hold',
  uranus: 'room',
  neptune: 'haze',
  pluto: 'depth',
} as const satisfies Partial<Record<SynastryPoint, PairTheme>>

/** Of the points that are neither slow nor angles, the first of these that takes part decides, with what it may meet. */
const OF_FAST: readonly (readonly [SynastryPoint, PairTheme, readonly SynastryPoint[]])[] = [
  ['mercury', 'talk', ['sun', 'moon', 'mercury', 'venus', 'mars', 'ascendant']],
  ['venus', 'pull', ['mars']],
  ['venus', 'warmth', ['sun', 'moon', 'venus', 'ascendant']],
  ['mars', 'push', ['sun', 'moon', 'mars', 'ascendant']],
  ['moon', 'shelter', ['sun', 'moon', 'ascendant']],
  ['sun', 'light', ['sun', 'ascendant']],
]

const FAST: readonly SynastryPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars']

/** The same whichever of the two charts has which point. */
export function pairToneOf(
  one: SynastryPoint,
  two: SynastryPoint,
  aspect: AspectName,
  kind: PairKind,
): PairTone {
  const shape = shapeOf(one, two, aspect)
  const theme = themeOf(one, two, kind)
  if (shape === null || theme === null) return NONE
  if (isToAscendant(one, two) && shape === 'friction') return { theme: null, sign: '-', shape }
  return { theme, sign: signOf(theme, shape, [one, two]), shape }
}

const isToAscendant = (one: SynastryPoint, two: SynastryPoint) => one === 'ascendant' || two === 'ascendant'

function shapeOf(one: SynastryPoint, two: SynastryPoint, aspect: AspectName): PairShape | null {
  if (isToAscendant(one, two)) {
    if (aspect === 'conjunction') return 'on'
    if (aspect === 'opposition') return 'opposite'
  }
  return MANNER_OF[aspect] ?? null
}

function themeOf(one: SynastryPoint, two: SynastryPoint, kind: PairKind): PairTheme | null {
  const slow = isSlow(one) ? one : isSlow(two) ? two : null
  if (slow !== null) {
    const other = slow === one ? two : one
    return FAST.includes(other) || isAngle(other) ? OF_SLOW[slow as keyof typeof OF_SLOW] : null
  }
  const row = OF_FAST.find(
    ([point, , others]) => (one === point && others.includes(two)) || (two === point && others.includes(one)),
  )
  if (row === undefined) return null
  const [point, theme] = row
  return kind === 'love' && point === 'mars' && isToAscendant(one, two) ? 'pull' : theme
}

const MINUS_AS_ONE: readonly PairTheme[] = ['hold', 'depth']
/** Themes whose merging is easy with some points alone. */
const PLUS_WITH: Readonly<Partial<Record<PairTheme, readonly SynastryPoint[]>>> = {
  room: ['mercury', 'venus'],
  haze: ['moon', 'venus'],
}

function signOf(theme: PairTheme, shape: PairShape, points: readonly SynastryPoint[]): PairSign {
  if (shape === 'flow' || shape === 'opposite') return '+'
  if (shape === 'friction') return '-'
  if (MINUS_AS_ONE.includes(theme)) return '-'
  const needed = PLUS_WITH[theme]
  if (needed !== undefined) return points.some((point) => needed.includes(point)) ? '+' : '-'
  if (theme !== 'push') return '+'
  const isHard = points.includes('moon') || points.every((point) => point === 'mars')
  return isHard ? '-' : '+'
}
