/** To which part of life a fact belongs: it is mentioned in one section of the reading only. */
import type { ChartFact, FactKind, Subject } from './fact.ts'

export const SECTIONS = ['identity', 'feelings', 'mind', 'love', 'drive', 'work', 'growth', 'limits'] as const
export type SectionId = (typeof SECTIONS)[number]

export interface WeighedFact extends ChartFact {
  readonly weight: number
}

export interface SectionPlan {
  readonly id: SectionId
  /** What the section begins with; among them the two signs of a body that changes its sign that day. */
  readonly anchors: readonly WeighedFact[]
  /** What else belongs there, the weightiest first. */
  readonly more: readonly WeighedFact[]
}

/** Each section begins with the signs of these, in turn; where one of two is enough, with the weightier. */
const ANCHORS: Record<SectionId, readonly (readonly Subject[])[]> = {
  identity: [['sun'], ['ascendant']],
  feelings: [['moon']],
  mind: [['mercury']],
  love: [['venus']],
  drive: [['mars']],
  work: [['midheaven']],
  // mutate order: a list that is only asked what it holds
  growth: [['jupiter', 'north_node']],
  limits: [['saturn']],
}

const SECTION_OF_SUBJECT: Record<Subject, SectionId> = {
  sun: 'identity',
  moon: 'feelings',
  mercury: 'mind',
  venus: 'love',
  mars: 'drive',
  jupiter: 'growth',
  saturn: 'limits',
  uranus: 'growth',
  neptune: 'feelings',
  pluto: 'limits',
  north_node: 'growth',
  ascendant: 'identity',
  midheaven: 'work',
}

/** The matter of a house, from the first. */
const SECTION_OF_HOUSE: readonly SectionId[] = [
  'identity',
  'work',
  'mind',
  'feelings',
  'love',
  'work',
  'love',
  'limits',
  'growth',
  'work',
  'growth',
  'feelings',
]
const sectionOfHouse = (house: number) => SECTION_OF_HOUSE[house - 1]!

/** These bodies stay in their own section whatever house they are in, except in a house of work, and except Mars among partners. */
// mutate order: a list that is only asked what it holds
const OWN_MATTER: readonly Subject[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'north_node']

function sectionOfPlacement({ subjects: [subject], house }: ChartFact): SectionId {
  const matter = sectionOfHouse(house!)
  const isOwn = OWN_MATTER.includes(subject!) && !(subject === 'mars' && matter === 'love')
  return isOwn && (matter !== 'work' || subject === 'north_node') ? SECTION_OF_SUBJECT[subject!] : matter
}

/** Pairs that belong to the second of the two; all others belong to the first. */
// mutate-block order: a list that is only asked what it holds
const PAIRS_OF_SECOND: readonly string[] = [
  'sun-mercury',
  'sun-venus',
  'sun-mars',
  'sun-jupiter',
  'sun-saturn',
  'moon-mercury',
  'moon-venus',
]

const ofSubject = ({ subjects }: ChartFact): SectionId => SECTION_OF_SUBJECT[subjects[0]!]

const SECTION_OF_KEY: Partial<Record<string, SectionId>> = {
  t_square: 'drive',
  grand_cross: 'limits',
  grand_trine: 'growth',
  yod: 'limits',
  kite: 'growth',
  fire: 'drive',
  earth: 'work',
  air: 'mind',
  water: 'feelings',
  cardinal: 'drive',
  fixed: 'limits',
  mutable: 'growth',
  above_horizon: 'work',
  below_horizon: 'work',
  eastern: 'identity',
  western: 'identity',
}
const ofKey = ({ keys }: ChartFact): SectionId => SECTION_OF_KEY[keys[0]!]!

const SECTION_OF_KIND: Record<FactKind, (fact: ChartFact) => SectionId> = {
  sign: ofSubject,
  house: sectionOfPlacement,
  angle: ofSubject,
  aspect: ({ subjects: [one, two], keys: [pair] }) =>
    SECTION_OF_SUBJECT[PAIRS_OF_SECOND.includes(pair!) ? two! : one!],
  retrograde: ofSubject,
  dignity: ofSubject,
  ruler: () => 'identity',
  stellium: ({ house }) => (house === undefined ? 'identity' : sectionOfHouse(house)),
  pattern: ofKey,
  balance: ofKey,
  hemisphere: ofKey,
  moon_phase: () => 'feelings',
  sect: () => 'identity',
}

export const sectionOf = (fact: ChartFact): SectionId => SECTION_OF_KIND[fact.kind](fact)

/** Without a section that has nothing to begin with, and nothing certain besides. */
export function sectionPlans(facts: readonly WeighedFact[]): SectionPlan[] {
  return SECTIONS.map((id) => {
    const own = facts.filter((fact) => sectionOf(fact) === id).toSorted((a, b) => b.weight - a.weight)
    const anchors = ANCHORS[id].flatMap((subjects) => anchorsAmong(own, subjects))
    // Two balances would contradict each other side by side: somebody who begins everything, and has little fire.
    const balance = own.find(({ kind }) => kind === 'balance')
    const more = own.filter(
      (fact) => !fact.isDoubtful && !anchors.includes(fact) && (fact.kind !== 'balance' || fact === balance),
    )
    return { id, anchors, more }
    // mutate members: the two are added
  }).filter(({ anchors, more }) => anchors.length + more.length > 0)
}

function anchorsAmong(own: readonly WeighedFact[], subjects: readonly Subject[]): WeighedFact[] {
  const signs = own.filter(
    ({ kind, subjects: [subject] }) => (kind === 'sign' || kind === 'angle') && subjects.includes(subject!),
  )
  return signs.filter(({ subjects: [subject] }) => subject === signs[0]?.subjects[0])
}
