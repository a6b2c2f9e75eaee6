/** Where a chart pulls two ways: pairs of strong facts, the weightiest first. */
import { ELEMENTS, type Element, elementOf } from '../../sky/zodiac.ts'
import type { Subject } from './fact.ts'
import type { WeighedFact } from './sections.ts'
import { tenths } from './weights.ts'

export interface Tension {
  readonly kind: 'aspect' | 'signs' | 'elements'
  /** Which text it has. Of two signs: the pair of elements, the pair of subjects. */
  readonly keys: readonly string[]
  readonly facts: readonly WeighedFact[]
  readonly weight: number
}

export const MAX_TENSIONS = 3

/** Elements that do not get on, in the order of their texts. */
// mutate order: a list that is only asked what it holds
export const STRANGE_ELEMENTS = ['fire-earth', 'fire-water', 'earth-air', 'air-water'] as const

/** Whose signs are compared. */
export const COMPARED = [
  ['sun', 'moon'],
  ['sun', 'ascendant'],
  ['moon', 'ascendant'],
  ['moon', 'venus'],
  ['venus', 'mars'],
] as const

// mutate order: a list that is only asked what it holds
const PERSONAL: readonly Subject[] = ['sun', 'moon', 'mercury', 'venus', 'mars']
/** Two signs are compared by their elements, which is vaguer than an aspect, so they count less. */
const SHARE_OF_SIGNS = 0.8

/** None repeats another: there is one pair of elements, no sign comes twice, and no planet in a third aspect. */
export function tensionsOf(facts: readonly WeighedFact[]): Tension[] {
  const certain = facts.filter(({ isDoubtful }) => !isDoubtful)
  const all = [...hardAspects(certain), ...strangeSigns(certain), ...unevenElements(certain)]
  const chosen: Tension[] = []
  for (const tension of all.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === MAX_TENSIONS) break
    if (!repeats(chosen, tension)) chosen.push(tension)
  }
  return chosen
}

const subjectsOf = ({ facts }: Tension): Subject[] => facts.flatMap(({ subjects }) => subjects)

function repeats(chosen: readonly Tension[], tension: Tension): boolean {
  const { kind } = tension
  const chosenOf = (kinds: readonly Tension['kind'][]) => chosen.filter((each) => kinds.includes(each.kind))
  if (kind === 'elements') return chosenOf(['elements']).length > 0
  const own = subjectsOf(tension)
  // mutate order: a list that is only asked what it holds
  const isSamePair = chosenOf(['aspect', 'signs']).some((other) =>
    subjectsOf(other).every((each) => own.includes(each)),
  )
  const limit = kind === 'signs' ? 1 : 2
  const ofKind = chosenOf([kind]).flatMap(subjectsOf)
  return isSamePair || own.some((subject) => ofKind.filter((each) => each === subject).length >= limit)
}

const hardAspects = (facts: readonly WeighedFact[]): Tension[] =>
  facts
    .filter(
      ({ kind, keys, subjects: [first] }) =>
        kind === 'aspect' && keys[1] === 'friction' && PERSONAL.includes(first!),
    )
    .map((fact) => ({ kind: 'aspect', keys: [fact.keys[0]!], facts: [fact], weight: fact.weight }))

function strangeSigns(facts: readonly WeighedFact[]): Tension[] {
  const placed = (subject: Subject) =>
    // mutate call: each body has one sign that is certain
    facts.find(({ kind, subjects }) => (kind === 'sign' || kind === 'angle') && subjects[0] === subject)
  return COMPARED.flatMap(([one, two]) => {
    const pair = [placed(one), placed(two)].filter((fact) => fact !== undefined)
    // Where one of the two is not known, there is one element, which is never strange.
    const elements = pairOfElements(pair.map(({ sign }) => elementOf(sign!)))
    if (!STRANGE_ELEMENTS.some((strange) => strange === elements)) return []
    const weight = tenths((SHARE_OF_SIGNS * (pair[0]!.weight + pair[1]!.weight)) / 2)
    return [{ kind: 'signs' as const, keys: [elements, `${one}-${two}`], facts: pair, weight }]
  })
}

/** In the order of the elements, so that each pair has one name. */
const pairOfElements = (elements: readonly Element[]): string =>
  ELEMENTS.filter((element) => elements.includes(element)).join('-')

/** One element has much and another little. */
function unevenElements(facts: readonly WeighedFact[]): Tension[] {
  const elements = facts.filter(
    ({ kind, keys }) => kind === 'balance' && ELEMENTS.some((element) => element === keys[0]),
  )
  const of = (amount: string) => elements.filter(({ keys }) => keys[1] === amount)
  return of('much').flatMap((much) =>
    of('little').map((little) => ({
      kind: 'elements' as const,
      keys: [much.keys[0]!, little.keys[0]!],
      facts: [much, little],
      weight: tenths((much.weight + little.weight) / 2),
    })),
  )
}
