/** `why` of a week, month or year: which transits its text comes from, in plain sentences made from the facts. */
import type { KeyEvent } from '../../judgement/period/key-events.ts'
import { sentenceOf } from '../../text.ts'
import type { PlannedPeriod, PlannedPhase } from '../planned-day.ts'
import { dateWords } from './dates.ts'
import { bodyName, properName } from './names.ts'
import { ASPECT_VERBS, inHouse, storyWords } from './why.ts'

export function whyOfPeriod(plan: PlannedPeriod): string {
  const clauses = plan.period.type === 'year' ? ofYear(plan) : ofPhases(plan)
  return clauses.map(sentenceOf).join(' ')
}

/** How the period begins and ends, and its weightiest event. */
function ofPhases(plan: PlannedPeriod): string[] {
  const [first, last] = [plan.phases[0]!, plan.phases.at(-1)!]
  const [turn] = plan.turns
  return [
    `until ${dateWords(first.to)}, ${phaseWords(first, plan)}`,
    ...(turn ? [turnWords(turn)] : []),
    `from ${dateWords(last.from)} on, ${phaseWords(last, plan)}`,
  ]
}

const phaseWords = ({ story }: PlannedPhase, { sign }: PlannedPeriod): string => storyWords({ sign, story })

/** Where the two planets are that set the tone of a year, and its weightiest event. */
function ofYear({ themes, turns: [turn] }: PlannedPeriod): string[] {
  const [jupiter, saturn] = themes
  return [
    `for most of the year ${bodyName('jupiter')} is in ${inHouse(jupiter!.sign, jupiter!.house)}, and ${bodyName('saturn')} in ${inHouse(saturn!.sign, saturn!.house)}`,
    ...(turn ? [turnWords(turn)] : []),
  ]
}

const TURNS: Record<KeyEvent['kind'], (event: KeyEvent['event']) => string> = {
  new_moon: ({ sign }) => `the new Moon falls in ${properName(sign)}`,
  full_moon: ({ sign }) => `the full Moon falls in ${properName(sign)}`,
  eclipse: (event) =>
    `${event.type === 'eclipse' && event.of === 'solar' ? 'an eclipse of the Sun' : 'an eclipse of the Moon'} falls in ${properName(event.sign)}`,
  ingress: ({ planets: [planet], sign }) => `${bodyName(planet!)} enters ${properName(sign)}`,
  station: (event) =>
    `${bodyName(event.planets[0]!)} turns ${'direction' in event ? event.direction : 'round'}`,
  exact_aspect: (event) => {
    const [one, two] = event.planets
    return `${bodyName(one!)} ${ASPECT_VERBS['aspect' in event ? event.aspect! : 'conjunction']} ${bodyName(two!)} exactly`
  },
}

export const turnWords = ({ kind, event, date }: KeyEvent): string =>
  `on ${dateWords(date)} ${TURNS[kind](event)}`
