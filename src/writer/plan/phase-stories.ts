/** What each phase of a period tells: the loudest of its candidates, after what the phases before it told (docs/writing.md). */
import type { FeltTransit, JudgedPhase } from '../../judgement/period/phases.ts'
import type { PeriodType } from '../../time/period.ts'
import type { PlannedPhase } from '../../words/planned-day.ts'

/** What is left of a candidate's loudness for each time that its house, or its planet, was told in the period. A year has more phases than planets. */
const STALE: Record<PeriodType, { readonly house: number; readonly planet: number }> = {
  week: { house: 0, planet: 0 },
  month: { house: 0, planet: 0.05 },
  year: { house: 0.4, planet: 0.6 },
}

export function withStories(phases: readonly JudgedPhase[], type: PeriodType): PlannedPhase[] {
  const earlier: FeltTransit[] = []
  return phases.map((phase) => {
    const story = storyOf(phase, type, earlier)
    earlier.push(story)
    const { from, to, score, tone, direction } = phase
    return { from, to, score, tone, direction, story }
  })
}

function storyOf(
  { candidates, placements }: JudgedPhase,
  type: PeriodType,
  earlier: readonly FeltTransit[],
): FeltTransit {
  const times = (member: 'house' | 'planet', own: FeltTransit) =>
    earlier.filter((story) => story[member] === own[member]).length
  let [best, most]: [FeltTransit | null, number] = [null, 0]
  for (const { loudness, ...transit } of candidates) {
    const { house, planet } = STALE[type]
    const left = loudness * house ** times('house', transit) * planet ** times('planet', transit)
    if (left > most) [best, most] = [transit, left]
  }
  const isNew = (own: FeltTransit) => times('house', own) === 0 && times('planet', own) === 0
  // Without a candidate a planet is told that is new with its house; if none is, the Sun.
  return best ?? placements.find(isNew) ?? placements[0]!
}
