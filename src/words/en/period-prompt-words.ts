/** The values for the prompts of weeks, months and years. */
import type { KeyEvent } from '../../judgement/period/key-events.ts'
import type { YearTheme } from '../../judgement/period/themes.ts'
import type { DateSpan } from '../../time/period.ts'
import type { PlannedPeriod, PlannedPhase } from '../planned-day.ts'
import { dateWords } from './dates.ts'
import { houseTopic } from './keywords.ts'
import { bodyName } from './names.ts'
import { DIRECTIONS } from './prompt-words.ts'
import { turnWords } from './why-period.ts'

const spanWords = ({ from, to }: DateSpan): string => `${dateWords(from)} to ${dateWords(to)}`

export const periodWords = ({ period }: PlannedPeriod): string =>
  `the ${period.type} from ${spanWords(period)} ${period.to.slice(0, 4)}`

export const toneOfPeriod = ({ tone, score }: PlannedPeriod): string =>
  `${tone.replaceAll('_', ' ')}, ${score} on a scale from -10 to 10`

export const keyEventWords = (turn: KeyEvent): string =>
  `${turnWords(turn)}, the reader's place of ${houseTopic(turn.house)}`

export const retrogradeWords = ({ planet, house }: Extract<YearTheme, { kind: 'retrograde' }>): string =>
  `${bodyName(planet)} is retrograde for some weeks in the reader's place of ${houseTopic(house)}`

export const phaseMember = (phase: PlannedPhase): string =>
  `${spanWords(phase)}: ${phase.story.id}, in the matter of ${houseTopic(phase.story.house)}; ${DIRECTIONS[phase.direction]}`

export function overviewMembers(plan: PlannedPeriod) {
  const { phases, turns, themes, categories } = plan
  const part = ({ transit, outlook }: { transit: string; outlook: string }) =>
    `${transit}; the outlook is ${outlook}`
  const turning = turns.slice(0, 2).map(({ event }) => event.uid)
  const great = themes.slice(0, 4).map(({ id }) => id)
  return {
    summary:
      plan.period.type === 'year'
        ? `the great themes of the year: ${great.join(', ')}`
        : `it begins with ${phases[0]!.story.id}, turns with ${turning.join(' and ') || 'nothing of note'}, ends with ${phases.at(-1)!.story.id}`,
    love: part(categories.love),
    career: part(categories.profession),
    wellbeing: `${part(categories.health)}; it speaks of body, rest and pace`,
    advice: 'one act for the whole time',
  }
}
