/** The facts of a birth chart in words, for the prompt of a language model: names, signs and houses, and nothing of the birth. */
import type { ChartFact, FactKind, Subject } from '../../judgement/chart/fact.ts'
import { isPlanet } from '../../judgement/chart/fact.ts'
import type { NatalPlan } from '../../judgement/chart/plan.ts'
import type { SectionId } from '../../judgement/chart/sections.ts'
import { aspectWords } from './facts.ts'
import { houseTopic } from './keywords.ts'
import { bodyName, houseOrdinal, properName } from './names.ts'
import { SECTION_TITLES } from './sections.ts'

const nameOf = (subject: Subject): string => {
  if (isPlanet(subject)) return bodyName(subject)
  return subject === 'north_node' ? 'what does not come by itself and is worth the effort' : subject
}

const all = (subjects: readonly Subject[]): string => subjects.map(nameOf).join(', ')
const houseWords = (house: number) => `the ${houseOrdinal(house)} house, of ${houseTopic(house)}`

const IN_DIGNITY: Readonly<Record<string, string>> = {
  domicile: 'is at home in its sign and acts in its own way',
  exaltation: 'is a guest of honour in its sign, and much is expected of it',
  detriment: 'is far from home in its sign and does its work by other means',
  fall: 'has little help in its sign and learns late and thoroughly',
}

const WORDS: Readonly<Record<FactKind, (fact: ChartFact) => string>> = {
  sign: ({ subjects, sign }) => `${all(subjects)} is in ${properName(sign!)}`,
  house: ({ subjects, house }) => `${all(subjects)} is in ${houseWords(house!)}`,
  angle: ({ subjects: [angle], sign }) =>
    angle === 'ascendant'
      ? `${properName(sign!)} is rising: how others meet the reader`
      : `${properName(sign!)} is at the top of the chart: what the reader becomes known for`,
  aspect: ({ subjects: [one, two], aspect }) =>
    isPlanet(one!) && isPlanet(two!) ? aspectWords(one, aspect!, two, 'aries') : '',
  retrograde: ({ subjects }) => `${all(subjects)} is retrograde: it goes over its matters twice`,
  dignity: ({ subjects, keys }) => `${all(subjects)} ${IN_DIGNITY[keys[1]!]}`,
  ruler: ({ subjects, house }) => `${all(subjects)} rules the rising sign and is in ${houseWords(house!)}`,
  stellium: ({ subjects, sign, house }) =>
    `${all(subjects)} are together in ${sign ? properName(sign) : houseWords(house!)}`,
  pattern: ({ subjects, keys: [figure, kind] }) =>
    `${all(subjects)} make a ${figure!.replaceAll('_', ' ')}${kind ? ` in ${kind} signs` : ''}`,
  balance: ({ keys: [name, amount] }) =>
    `${amount === 'much' ? 'many planets are' : 'one planet or none is'} in ${name} signs`,
  hemisphere: ({ keys: [half] }) => `no planet is in the half ${half!.replaceAll('_', ' ')}`,
  moon_phase: ({ keys: [phase] }) => `the phase of the Moon at birth is ${phase!.replaceAll('_', ' ')}`,
  sect: ({ keys: [sect] }) => `it is a chart of the ${sect}`,
}

export function natalFactWords(fact: ChartFact): string {
  const doubt = fact.isDoubtful ? ', or in the sign beside it: the hour is unknown' : ''
  return `${WORDS[fact.kind](fact)}${doubt}`
}

export const strongestWords = ({ dominants }: NatalPlan): string =>
  dominants.planets.map(({ planet }) => bodyName(planet)).join(', ')

/** What a member of the answer is about, with the ids of its facts in the order of their weight. */
export const natalMember = (id: SectionId, facts: readonly string[]): string =>
  `${SECTION_TITLES[id].toLowerCase()}: ${facts.join(', ')}`

export const portraitMember = (facts: readonly string[]): string =>
  `the whole person, in this order: ${[...new Set(facts)].join(', ')}`
