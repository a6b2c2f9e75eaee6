/** The facts of a reading by their ids (docs/natal-reading.md): in words, and where the wheel shows them. */
import { titleOf } from '../../text.ts'
import { NAMES } from '../parts/words.ts'
import { WORDS } from './words.ts'

interface Form {
  readonly id: RegExp
  /** Called with the parts of the id that the pattern has caught. */
  readonly words: (first: string, second: string, third: string) => string
  /** How the titles of the wheel's parts begin, as regular expressions. */
  readonly shown: (first: string, second: string, third: string) => readonly string[]
}

const code = (id: string) => id.replaceAll('-', '_')
/** What a reader sees of a body. */
const spoken = (id: string) => NAMES.body(code(id))
/** Its title in the drawing, which is English. */
const named = (id: string) => titleOf(code(id))
/** Its title continues with a degree; that of an aspect does not. */
const body = (id: string) => `${named(id)} \\d`
/** An intercepted sign has a longer title. */
const sign = (id: string) => `${named(id)}(,|$)`
const house = (number: string) => `House ${number}$`
const nowhere = () => []

/** The first that fits. What is shown of a pattern, a stellium or a balance besides are its members, which the answer names. */
const FORMS: readonly Form[] = [
  {
    id: /^ruler-in-house-(\d+)$/,
    words: WORDS.facts.rulerInHouse,
    // mutate order: any of the titles is matched
    shown: (number) => ['Ascendant:', house(number)],
  },
  {
    id: /^stellium-in-house-(\d+)$/,
    words: WORDS.facts.stelliumInHouse,
    shown: (number) => [house(number)],
  },
  {
    id: /^(.+)-in-house-(\d+)$/,
    words: (who, number) => WORDS.facts.inHouse(spoken(who), number),
    // mutate order: any of the titles is matched
    shown: (who, number) => [body(who), house(number)],
  },
  {
    id: /^(.+)-in-(domicile|exaltation|detriment|fall)$/,
    words: (who, dignity) => WORDS.facts.dignity(spoken(who), dignity),
    shown: (who) => [body(who)],
  },
  {
    id: /^(ascendant|midheaven)-in-([a-z]+)$/,
    words: (angle, where) => WORDS.facts.inSign(spoken(angle), NAMES.sign(where)),
    // mutate order: any of the titles is matched
    shown: (angle, where) => [`${named(angle)}:`, sign(where)],
  },
  {
    id: /^(.+)-in-([a-z]+)$/,
    words: (who, where) => WORDS.facts.inSign(spoken(who), NAMES.sign(where)),
    // mutate order: any of the titles is matched
    shown: (who, where) => [body(who), sign(where)],
  },
  { id: /^t-square-(.+)$/, words: (kind) => WORDS.facts.tSquare(NAMES.term(kind)), shown: nowhere },
  {
    id: /^(grand)-(cross|trine)-(.+)$/,
    words: (_, figure, kind) => WORDS.facts.grand(NAMES.term(figure), NAMES.term(kind)),
    shown: nowhere,
  },
  {
    id: /^(.+)-(conjunction|sextile|square|trine|opposition)-(.+)$/,
    words: (first, aspect, second) => WORDS.facts.aspect(spoken(first), NAMES.aspect(aspect), spoken(second)),
    shown: (first, aspect, second) => [
      // mutate order: any of the titles is matched
      `${named(first)} ${aspect} ${named(second)},`,
      // mutate order: any of the titles is matched
      body(first),
      body(second),
    ],
  },
  {
    id: /^(.+)-retrograde$/,
    words: (who) => WORDS.facts.retrograde(spoken(who)),
    shown: (who) => [body(who)],
  },
  {
    id: /^(much|little)-(.+)$/,
    words: (amount, kind) => WORDS.facts.balance(amount, NAMES.term(kind)),
    shown: nowhere,
  },
  {
    id: /^empty-(above|below)-horizon$/,
    words: WORDS.facts.emptyHorizon,
    shown: nowhere,
  },
  { id: /^empty-(.+)$/, words: WORDS.facts.emptyHalf, shown: nowhere },
  {
    id: /^(.+)-moon$/,
    words: (phase) => WORDS.facts.phase(NAMES.title(code(phase))),
    // mutate order: any of the titles is matched
    shown: () => [body('sun'), body('moon')],
  },
  { id: /^(day|night)-chart$/, words: WORDS.facts.bornBy, shown: () => [body('sun')] },
]

function formOf(id: string) {
  for (const form of FORMS) {
    const [, first = '', second = '', third = ''] = form.id.exec(id) ?? []
    if (first !== '') return { form, caught: [first, second, third] as const }
  }
  return undefined
}

/** `sun-square-saturn` → `Sun square Saturn`. */
export function factInWords(id: string): string {
  const found = formOf(id)
  return found === undefined ? NAMES.title(code(id)) : found.form.words(...found.caught)
}

export const factsInWords = (ids: readonly string[]): string => ids.map(factInWords).join(' · ')

/** What the titles of the wheel's parts match that show these facts; nothing if none does. */
export function shownOnWheel(
  ids: readonly string[],
  membersOf: (id: string) => readonly string[],
): RegExp | undefined {
  const titles = ids.flatMap((id) => {
    const found = formOf(id)
    return [...(found?.form.shown(...found.caught) ?? []), ...membersOf(id).map(body)]
  })
  return titles.length === 0 ? undefined : new RegExp(`^(${titles.join('|')})`)
}
