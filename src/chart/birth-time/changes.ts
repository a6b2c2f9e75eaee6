/** When the facts of a chart change within a window of time: every change, to the second. */

import { SECOND_MS, toSecond } from '../../time/time-scales.ts'
import {
  FACTS_OF_THE_DAY,
  FACTS_OF_THE_HOUR,
  type FactValue,
  type TimedFact,
  type TimedFactKind,
} from './facts.ts'
import { Moment, type MomentInput } from './moment.ts'

export interface Change {
  readonly instant: number
  readonly kind: TimedFactKind
  readonly subject: string
  readonly before: FactValue
  readonly after: FactValue
}

/** A fact, its value when the window begins, and its changes, the earliest first. */
export interface FactHistory {
  readonly fact: TimedFact
  readonly first: FactValue
  readonly changes: readonly Change[]
}

const MINUTE_MS = 60_000

/**
 * How often a fact is looked at. In four minutes the sky turns a degree: a change can be missed only if its opposite follows
 * within that time. A body changes nothing twice within half an hour.
 */
const LOOKS = [
  { facts: FACTS_OF_THE_HOUR, everyMs: 4 * MINUTE_MS },
  { facts: FACTS_OF_THE_DAY, everyMs: 30 * MINUTE_MS },
]

export function coursesWithin(from: number, to: number, input: MomentInput): FactHistory[] {
  return LOOKS.flatMap(({ facts, everyMs }) => {
    const moments = momentsWithin(from, to, everyMs, input)
    return facts.map((fact) => ({
      fact,
      first: fact.at(moments[0]!),
      changes: changesOf(fact, moments, input),
    }))
  })
}

/** Evenly spread, the first and the last moment of the window included. */
function momentsWithin(from: number, to: number, everyMs: number, input: MomentInput): Moment[] {
  const steps = Math.ceil((to - from) / everyMs)
  return Array.from({ length: steps + 1 }, (_, i) => new Moment(Math.min(to, from + i * everyMs), input))
}

function changesOf(fact: TimedFact, moments: readonly Moment[], input: MomentInput): Change[] {
  const found: Change[] = []
  let reached = moments[0]!
  for (const next of moments) {
    // A fact may change more than once in a step: signs rise within minutes near the polar circle.
    while (fact.at(reached) !== fact.at(next)) {
      const before = fact.at(reached)
      reached = firstWithout(fact, before, reached, next, input)
      const { kind, subject } = fact
      found.push({ instant: toSecond(reached.instant), kind, subject, before, after: fact.at(reached) })
    }
    // mutate statement: a wider bracket around the same change
    reached = next
  }
  return found
}

/** The first moment, to half a second, at which a fact no longer has a value that it had at `start`. */
function firstWithout(
  fact: TimedFact,
  value: FactValue,
  start: Moment,
  end: Moment,
  input: MomentInput,
): Moment {
  let [last, first] = [start, end]
  while (first.instant - last.instant > SECOND_MS / 2) {
    const middle = new Moment((last.instant + first.instant) / 2, input)
    if (fact.at(middle) === value) last = middle
    else first = middle
  }
  return first
}
