/** The facts of a reading by their ids (docs/natal-reading.md): in words, and where the wheel shows them. */
import { capitalised, titleOf } from '../../text.ts'

interface Form {
  readonly id: RegExp
  /** Called with the parts of the id that the pattern has caught. */
  readonly words: (first: string, second: string, third: string) => string
  /** How the titles of the wheel's parts begin, as regular expressions. */
  readonly shown: (first: string, second: string, third: string) => readonly string[]
}

const named = (id: string) => titleOf(id.replaceAll('-', '_'))
/** Its title continues with a degree; that of an aspect does not. */
const body = (id: string) => `${named(id)} \\d`
/** An intercepted sign has a longer title. */
const sign = (id: string) => `${named(id)}(,|$)`
const house = (number: string) => `House ${number}$`
const nowhere = () => []

const DIGNITIES: Readonly<Record<string, string>> = {
  domicile: 'at home',
  exaltation: 'exalted',
  detriment: 'in detriment',
  fall: 'in fall',
}
const AMOUNTS: Readonly<Record<string, string>> = { much: 'Many', little: 'Hardly any' }

/** The first that fits. What is shown of a pattern, a stellium or a balance besides are its members, which the answer names. */
const FORMS: readonly Form[] = [
  {
    id: /^ruler-in-house-(\d+)$/,
    words: (number) => `Ruler of the rising sign in house ${number}`,
    shown: (number) => ['Ascendant:', house(number)],
  },
  {
    id: /^stellium-in-house-(\d+)$/,
    words: (number) => `Stellium in house ${number}`,
    shown: (number) => [house(number)],
  },
  {
    id: /^(.+)-in-house-(\d+)$/,
    words: (who, number) => `${named(who)} in house ${number}`,
    shown: (who, number) => [body(who), house(number)],
  },
  {
    id: /^(.+)-in-(domicile|exaltation|detriment|fall)$/,
    words: (who, dignity) => `${named(who)} ${DIGNITIES[dignity]}`,
    shown: (who) => [body(who)],
  },
  {
    id: /^(ascendant|midheaven)-in-([a-z]+)$/,
    words: (angle, where) => `${named(angle)} in ${named(where)}`,
    shown: (angle, where) => [`${named(angle)}:`, sign(where)],
  },
  {
    id: /^(.+)-in-([a-z]+)$/,
    words: (who, where) => `${named(who)} in ${named(where)}`,
    shown: (who, where) => [body(who), sign(where)],
  },
  { id: /^t-square-(.+)$/, words: (kind) => `T-square in ${kind} signs`, shown: nowhere },
  {
    id: /^(grand)-(cross|trine)-(.+)$/,
    words: (_, what, kind) => `Grand ${what} in ${kind} signs`,
    shown: nowhere,
  },
  {
    id: /^(.+)-(conjunction|sextile|square|trine|opposition)-(.+)$/,
    words: (first, aspect, second) => `${named(first)} ${aspect} ${named(second)}`,
    shown: (first, aspect, second) => [
      `${named(first)} ${aspect} ${named(second)},`,
      body(first),
      body(second),
    ],
  },
  {
    id: /^(.+)-retrograde$/,
    words: (who) => `${named(who)} retrograde`,
    shown: (who) => [body(who)],
  },
  {
    id: /^(much|little)-(.+)$/,
    words: (amount, kind) => `${AMOUNTS[amount]} planets in ${kind} signs`,
    shown: nowhere,
  },
  {
    id: /^empty-(above|below)-horizon$/,
    words: (side) => `No planet ${side} the horizon`,
    shown: nowhere,
  },
  { id: /^empty-(.+)$/, words: (side) => `No planet in the ${side} half`, shown: nowhere },
  {
    id: /^(.+)-moon$/,
    words: (phase) => `${capitalised(phase.replaceAll('-', ' '))} Moon`,
    shown: () => [body('sun'), body('moon')],
  },
  { id: /^(day|night)-chart$/, words: (time) => `Born by ${time}`, shown: () => [body('sun')] },
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
  return found === undefined ? capitalised(id.replaceAll('-', ' ')) : found.form.words(...found.caught)
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
