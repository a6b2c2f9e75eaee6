/** The facts of a span and of a solar return in words, for the prompt of a language model. No birth data. */

import { isPlanet } from '../../judgement/chart/fact.ts'
import type { ReturnSummaryPlan } from '../../judgement/person/return-plan.ts'
import type { SpanPart } from '../../judgement/person/span-plan.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { capitalised } from '../../text.ts'
import { houseTopic } from './keywords.ts'
import { bodyName, houseOrdinal, properName } from './names.ts'

const MANNERS: Record<Manner, string> = {
  merge: 'stands on',
  flow: 'is on good terms with',
  friction: 'is at odds with',
}

/** `dates` in words. */
export function spanFactWords({ transit, tone }: SpanPart, dates: string): string {
  const { body, point, manner, transitHouse, passes } = transit
  const met = `your ${isPlanet(point) ? properName(point) : capitalised(point)}`
  const where = transitHouse === null ? '' : `, in the place of ${houseTopic(transitHouse)}`
  const when = passes.length > 0 ? 'exact' : 'closest'
  return `${bodyName(body)} ${MANNERS[manner!]} ${met}${where} (${tone === 'flow' ? 'kind' : 'hard'}), ${when} on ${dates}`
}

/** By the names of its sources. */
export const returnFactWords = ({ rising, sun, moon }: ReturnSummaryPlan) => ({
  rising: `the return rises in your ${houseOrdinal(rising)} house, of ${houseTopic(rising)}`,
  sun: `the Sun is in the ${houseOrdinal(sun)} house of the return, of ${houseTopic(sun)}`,
  moon: `the Moon is in the ${houseOrdinal(moon)} house of the return, of ${houseTopic(moon)}`,
})

export const SPAN_WORDS = 'What is coming for one person, in the order of time.'
export const RETURN_YEAR_WORDS =
  'The year of one person from this birthday to the next, by the chart of the solar return.'

/** What the summary tells, by the ids of its facts. */
export const spanMember = (ids: readonly string[]): string =>
  `one thought about ${ids.join(', then ')}, with their dates, at most four; then what the reader can do`
export const returnMember = (ids: readonly string[]): string =>
  `one thought about ${ids.join(', ')}; then what the reader can do, and what it gives by the next birthday`

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = new RegExp(`\\b\\d{1,2} (?:${MONTHS})\\b`, 'g')

/** The days that a text names, without their years: `2 March`. */
export const datesIn = (text: string): string[] => text.match(DATE) ?? []
