/** The story of each phase of a period: the strongest of its candidates, if those that had a story in an earlier phase count less (docs/writing.md). */
import type { JudgedPhase, LocatedTransit } from '../../judgement/period/phases.ts'
import { PLANETS, type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { numberOf, type Period, type PeriodType } from '../../time/period.ts'
import type { PlannedPhase } from '../../words/planned-day.ts'
import { turnOn } from './turns.ts'

/** A candidate counts by this share for each time that its house, or its planet, had a story in the period. A year has more phases than planets. */
const STALE: Record<PeriodType, { readonly house: number; readonly planet: number }> = {
  week: { house: 0, planet: 0 },
  month: { house: 0, planet: 0.05 },
  year: { house: 0.4, planet: 0.6 },
}

/** A slow planet has a story in every third week and every fourth month: it would be in the same house in each. */
export const SLOW_TURNS: Record<PeriodType, number> = { week: 3, month: 4, year: 1 }

const isSlow = (planet: Planet) => SLOW_PLANETS.some((slow) => slow === planet)

/** How many turns a slow planet has had, or null in a period between two of them. */
export function slowTurnOf(planet: Planet, period: Period): number | null {
  if (!isSlow(planet)) return null
  return turnOn(numberOf(period), PLANETS.indexOf(planet), SLOW_TURNS[period.type])
}

const mayLead = (planet: Planet, period: Period) => !isSlow(planet) || slowTurnOf(planet, period) !== null

export function withStories(phases: readonly JudgedPhase[], period: Period): PlannedPhase[] {
  const earlier: LocatedTransit[] = []
  return phases.map((phase) => {
    const story = storyOf(phase, period, earlier)
    earlier.push(story)
    const { from, to, score, tone, direction } = phase
    return { from, to, score, tone, direction, story }
  })
}

function storyOf(
  { candidates, placements }: JudgedPhase,
  period: Period,
  earlier: readonly LocatedTransit[],
): LocatedTransit {
  const times = (member: 'house' | 'planet', own: LocatedTransit) =>
    earlier.filter((story) => story[member] === own[member]).length
  let [best, most]: [LocatedTransit | null, number] = [null, 0]
  for (const { loudness, ...transit } of candidates) {
    if (!mayLead(transit.planet, period)) continue
    const { house, planet } = STALE[period.type]
    const left = loudness * house ** times('house', transit) * planet ** times('planet', transit)
    if (left > most) [best, most] = [transit, left]
  }
  const isNew = (own: LocatedTransit) =>
    times('house', own) === 0 && times('planet', own) === 0 && mayLead(own.planet, period)
  // Without a candidate the story is a planet that is new with its house; if none is, the Sun.
  return best ?? placements.find(isNew) ?? placements[0]!
}
