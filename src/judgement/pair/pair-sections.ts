/** In which section of the reading a fact of two charts stands: in one, and no other (docs/together.md). */
import type { ContactFact, Meeting, PairFact } from './facts.ts'
import type { WeighedPoint } from './weights.ts'

export const PAIR_SECTIONS = [
  'first_sight',
  'talking',
  'closeness',
  'everyday',
  'quarrels',
  'building',
] as const
export type PairSectionId = (typeof PAIR_SECTIONS)[number]

export interface PairSection {
  readonly id: PairSectionId
  /** The strongest first: it begins the section. */
  readonly facts: readonly PairFact[]
}

const SLOWEST: readonly WeighedPoint[] = ['uranus', 'neptune', 'pluto']

/** The sections where it fits, the best first. */
function sectionsOfContact({ yours, theirs, sign }: ContactFact): readonly PairSectionId[] {
  const has = (...bodies: readonly WeighedPoint[]) => bodies.includes(yours) || bodies.includes(theirs)
  const isHard = sign === '-'
  if (has('ascendant')) return ['first_sight']
  if (has('mercury')) return isHard && has('mars', ...SLOWEST) ? ['talking', 'quarrels'] : ['talking']
  if (has('saturn')) return isHard ? ['everyday', 'building'] : ['building', 'everyday']
  if (has('jupiter')) return ['building']
  if (has(...SLOWEST)) return ofSlowest(isHard, has('moon', 'venus'))
  if (has('mars')) return ofMars(isHard, has)
  if (yours === 'sun' && theirs === 'sun') return ['first_sight', 'building']
  return ['closeness', 'everyday']
}

const ofSlowest = (isHard: boolean, isTender: boolean): readonly PairSectionId[] => {
  if (isHard) return isTender ? ['quarrels', 'closeness'] : ['quarrels', 'everyday']
  return isTender ? ['closeness', 'everyday'] : ['building', 'everyday']
}

const ofMars = (
  isHard: boolean,
  has: (...bodies: readonly WeighedPoint[]) => boolean,
): readonly PairSectionId[] => {
  if (has('venus')) return isHard ? ['closeness', 'quarrels'] : ['closeness']
  if (has('moon')) return isHard ? ['everyday', 'quarrels'] : ['everyday', 'closeness']
  // Where there are quarrels, what the two do well with their strength stands with them.
  return ['quarrels', 'everyday']
}

/** The matter of a house, from the first. */
const OF_HOUSE: readonly PairSectionId[] = [
  'first_sight',
  'building',
  'talking',
  'everyday',
  'closeness',
  'everyday',
  'first_sight',
  'building',
  'talking',
  'building',
  'building',
  'closeness',
]

const OF_MEETING: Readonly<Record<Meeting, PairSectionId>> = {
  suns: 'first_sight',
  moons: 'closeness',
  mercuries: 'talking',
  'venus-mars': 'closeness',
}

function sectionsOf(fact: PairFact): readonly PairSectionId[] {
  if (fact.type === 'contact') return sectionsOfContact(fact)
  return [fact.type === 'overlay' ? OF_HOUSE[fact.house - 1]! : OF_MEETING[fact.meeting]]
}

/** A section with fewer contacts than these takes one that another has enough without. */
const ENOUGH = 2

/** Without sections that have nothing to tell. */
export function pairSections(facts: readonly PairFact[]): PairSection[] {
  const sections = new Map<PairSectionId, PairFact[]>(PAIR_SECTIONS.map((id) => [id, []]))
  for (const fact of facts.toSorted((one, other) => other.weight - one.weight)) {
    const possible = sectionsOf(fact)
    const contacts = (id: PairSectionId) => sections.get(id)!.filter(({ type }) => type === 'contact').length
    const [best, second] = possible
    const moves = second !== undefined && contacts(best!) >= ENOUGH && contacts(second) < ENOUGH
    sections.get(moves ? second : best!)!.push(fact)
  }
  settleQuarrels(sections)
  return PAIR_SECTIONS.map((id) => ({ id, facts: sections.get(id)! })).filter(({ facts }) => facts.length > 0)
}

/** These sections begin with a hard contact. Without one they are left out, and their other facts go to ordinary days. */
function settleQuarrels(sections: Map<PairSectionId, PairFact[]>): void {
  const facts = sections.get('quarrels')!
  const hard = facts.find(({ sign }) => sign === '-')
  if (hard) sections.set('quarrels', [hard, ...facts.filter((fact) => fact !== hard)])
  else {
    sections.set('quarrels', [])
    sections.set(
      'everyday',
      [...sections.get('everyday')!, ...facts].toSorted((one, other) => other.weight - one.weight),
    )
  }
}
