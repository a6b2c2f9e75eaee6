/** What a reading of two charts tells: every writer gets this plan (docs/together.md). */
import type { ContactFact, PairFact } from './facts.ts'
import { type PairSection, pairSections } from './pair-sections.ts'
import type { PairTheme } from './themes.ts'
import type { PairKind, WeighedPoint } from './weights.ts'

/** One thought: from the strongest contact to one of the other sign. */
export interface SummaryPlan {
  /** Null if no contact of these two charts can begin a summary. */
  readonly lead: ContactFact | null
  /** What the lead is set against, the best first; the first whose text fits is used. */
  readonly counters: readonly ContactFact[]
}

export interface PairPlan {
  readonly kind: PairKind
  /** The strongest first. */
  readonly facts: readonly PairFact[]
  readonly summary: SummaryPlan
  readonly sections: readonly PairSection[]
  /** Contacts of each sign, the strongest first, and of each theme the strongest before any second one. */
  readonly strengths: readonly ContactFact[]
  readonly frictions: readonly ContactFact[]
  /** Texts are shuffled by it. It follows from the facts, so two charts with the same facts read the same. */
  readonly shuffleKey: string
}

export function pairPlan(kind: PairKind, facts: readonly PairFact[]): PairPlan {
  const sorted = facts
    .filter((fact) => belongsTo(kind, fact))
    .toSorted((one, other) => other.weight - one.weight)
  const contacts = sorted.filter((fact) => fact.type === 'contact')
  const ofSign = (sign: ContactFact['sign']) =>
    themesFirst(contacts.filter((contact) => contact.sign === sign))
  return {
    kind,
    facts: sorted,
    summary: summaryPlan(contacts),
    sections: pairSections(sorted),
    strengths: ofSign('+'),
    frictions: ofSign('-'),
    shuffleKey: [kind, ...sorted.flatMap(({ sources }) => sources)].join(),
  }
}

/** Houses whose texts do not fit a kind: home, secrets, sleep, looks and play for colleagues; the first impression for relatives. */
const PRIVATE_HOUSES: Readonly<Partial<Record<PairKind, readonly number[]>>> = {
  work: [1, 4, 5, 8, 12],
  family: [1, 8, 9],
}

const belongsTo = (kind: PairKind, fact: PairFact): boolean =>
  fact.type !== 'overlay' || !PRIVATE_HOUSES[kind]?.includes(fact.house)

/** The slowest planets stay where they are for years, so a summary does not begin with them. */
const CAN_LEAD: readonly WeighedPoint[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'ascendant',
]
/** Of the lead's weight, which a counter has at least. */
const COUNTER_SHARE = 1 / 3
/** Of the strongest counter's weight: those that meet the same body of the other go first. */
const NEAR_STRONGEST = 3 / 4

function summaryPlan(contacts: readonly ContactFact[]): SummaryPlan {
  const lead = contacts.find(({ yours, theirs }) => CAN_LEAD.includes(yours) && CAN_LEAD.includes(theirs))
  if (lead === undefined) return { lead: null, counters: [] }
  const counters = contacts.filter(
    ({ sign, theme, weight }) =>
      sign !== lead.sign && theme !== lead.theme && weight >= COUNTER_SHARE * lead.weight,
  )
  const isRelated = ({ theirs, weight }: ContactFact) =>
    theirs === lead.theirs && weight >= NEAR_STRONGEST * counters[0]!.weight
  return {
    lead,
    counters: [...counters.filter(isRelated), ...counters.filter((contact) => !isRelated(contact))],
  }
}

function themesFirst(contacts: readonly ContactFact[]): ContactFact[] {
  const themes = new Set<PairTheme>()
  const isFirst = contacts.map(({ theme }) => {
    const isNew = !themes.has(theme)
    themes.add(theme)
    return isNew
  })
  return [...contacts.filter((_, at) => isFirst[at]), ...contacts.filter((_, at) => !isFirst[at])]
}
