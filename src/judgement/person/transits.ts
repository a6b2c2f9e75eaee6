/** The transits to a birth chart, weighed, and how far one has come (docs/judgement.md). */
import { contactSpan, type Span } from '../../almanac/natal-contacts.ts'
import { isExact } from '../../chart/aspects.ts'
import type { Chart } from '../../chart/chart.ts'
import { type NatalTransit, transitsToNatal } from '../../chart/natal-transits.ts'
import type { Sky } from '../../chart/transits.ts'
import type { Intensity } from '../intensity.ts'
import { MANNER_OF, type Manner } from '../tradition.ts'
import { type InfluenceNature, influenceOf, intensityOfTransit, strengthOfTransit } from './weights.ts'

export interface WeighedTransit extends NatalTransit {
  /** 0 to 1. */
  readonly strength: number
  readonly nature: InfluenceNature
  readonly intensity: Intensity
}

/** Every aspect, strongest first. */
export const weighedTransits = (sky: Sky, chart: Chart): WeighedTransit[] =>
  transitsToNatal(sky, chart)
    .map(weighed)
    .toSorted((a, b) => b.strength - a.strength)

function weighed(transit: NatalTransit): WeighedTransit {
  const strength = strengthOfTransit(transit)
  return { ...transit, strength, nature: influenceOf(transit), intensity: intensityOfTransit(strength) }
}

/** The manner of an aspect; null for the minor ones, which no text tells. */
export const mannerOf = ({ name }: Pick<NatalTransit, 'name'>): Manner | null => MANNER_OF[name] ?? null

export const PHASES = ['coming', 'exact', 'leaving'] as const
export type TransitPhase = (typeof PHASES)[number]

/** A transit with its time: when it came within its orb, and when it leaves it. */
export interface TimedTransit extends WeighedTransit {
  readonly span: Span
  /** Null between the phases. */
  readonly phase: TransitPhase | null
}

/** How far a transit has come at an instant. */
export function timedTransit(transit: WeighedTransit, chart: Chart, instant: number): TimedTransit {
  const span = contactSpan(transit, chart, instant)
  return { ...transit, span, phase: phaseOf(transit, span, instant) }
}

const STILL_COMING = 0.35
const ALREADY_LEAVING = 0.75

/** A slow planet may turn and come back, so the phase follows from how much of its time has passed, not from whether it draws nearer. */
export function phaseOf(
  { orb }: Pick<WeighedTransit, 'orb'>,
  { from, to }: Span,
  now: number,
): TransitPhase | null {
  if (isExact(orb)) return 'exact'
  const isEarly = from !== null && (to === null || now - from <= STILL_COMING * (to - from))
  if (isEarly) return 'coming'
  const isLate = to !== null && (from === null || now - from >= ALREADY_LEAVING * (to - from))
  return isLate ? 'leaving' : null
}
