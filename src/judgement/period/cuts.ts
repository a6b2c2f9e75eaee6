/** Where a period is cut into phases: on the days of its weightiest events, not every so many days (docs/judgement.md). */
import { meanOf } from './days.ts'

export interface CutRule {
  readonly min: number
  readonly max: number
  /** In days. */
  readonly minDays: number
}

/** The indices of the days on which a phase begins, the first of the period included. `turns` are the indices of events, weightiest first. */
export function cutsOf(scores: readonly number[], turns: readonly number[], rule: CutRule): number[] {
  const starts = [0]
  const fits = (day: number) =>
    // mutate order: the order of borders, of which each is looked at
    [...starts, scores.length].every((border) => Math.abs(border - day) >= rule.minDays)
  for (const day of turns) if (starts.length < rule.max && fits(day)) starts.push(day)
  while (starts.length < rule.min) starts.push(largestChange(scores, starts, fits))
  return starts.sort((a, b) => a - b)
}

/** The day before which a cut makes the mean scores on either side differ most; of equals the first. */
function largestChange(
  scores: readonly number[],
  starts: readonly number[],
  fits: (day: number) => boolean,
): number {
  // mutate order: the order of borders, of which each is looked at
  const borders = [...starts, scores.length]
  const change = (day: number) => {
    // mutate operator: a place that is far enough from all borders is none of them
    const from = Math.max(...borders.filter((border) => border < day))
    // mutate operator: a place that is far enough from all borders is none of them
    const to = Math.min(...borders.filter((border) => border > day))
    return Math.abs(meanOf(scores.slice(day, to)) - meanOf(scores.slice(from, day)))
  }
  const days = scores.map((_, day) => day).filter(fits)
  return days.reduce((best, day) => (change(day) > change(best) ? day : best))
}
