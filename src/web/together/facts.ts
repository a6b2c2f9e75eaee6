/** The facts of a reading of two charts by their ids (docs/together.md): in words, and where the bi-wheel shows them. */
import { titleOf } from '../../text.ts'
import { NAMES } from '../parts/words.ts'
import { WORDS } from './words.ts'

/** Before the titles of the outer ring, which are English like all titles of the drawing. */
export const RING = 'Their'

interface Form {
  readonly id: RegExp
  /** Called with the parts of the id that the pattern has caught. */
  readonly words: (first: string, second: string, third: string) => string
  /** How the titles of the wheel's parts begin, as regular expressions. */
  readonly shown: (first: string, second: string, third: string) => readonly string[]
}

const spoken = (code: string) => NAMES.body(code)
/** The title of a body continues with a degree, that of an angle with a colon. */
const own = (code: string) => `${titleOf(code)}(:| \\d)`
const theirs = (code: string) => `${RING} ${own(code)}`
/** An intercepted sign has a longer title. */
const sign = (code: string) => `${titleOf(code)}(,|$)`

// mutate-block order: no id has two forms, and any of the titles is matched
const FORMS: readonly Form[] = [
  {
    id: /^first-(\w+)-(\w+)-second-(\w+)$/,
    words: (yours, aspect, other) => WORDS.facts.contact(spoken(yours), NAMES.aspect(aspect), spoken(other)),
    shown: (yours, aspect, other) => [
      `${titleOf(yours)} ${aspect} ${RING} ${titleOf(other)},`,
      own(yours),
      theirs(other),
    ],
  },
  {
    id: /^second-(\w+)-in-first-house-(\d+)$/,
    words: (body, house) => WORDS.facts.theirsInYourHouse(spoken(body), house),
    shown: (body, house) => [theirs(body), `House ${house}$`],
  },
  {
    id: /^first-(\w+)-in-second-house-(\d+)$/,
    words: (body, house) => WORDS.facts.yoursInTheirHouse(spoken(body), house),
    shown: (body, house) => [own(body), `${RING} house ${house}$`],
  },
  {
    id: /^first-(\w+)-in-([a-z]+)$/,
    words: (body, where) => WORDS.facts.yoursInSign(spoken(body), NAMES.sign(where)),
    shown: (body, where) => [own(body), sign(where)],
  },
  {
    id: /^second-(\w+)-in-([a-z]+)$/,
    words: (body, where) => WORDS.facts.theirsInSign(spoken(body), NAMES.sign(where)),
    shown: (body, where) => [theirs(body), sign(where)],
  },
]

function formOf(id: string) {
  for (const form of FORMS) {
    const [, first, second = '', third = ''] = form.id.exec(id) ?? []
    if (first !== undefined) return { form, caught: [first, second, third] as const }
  }
  return undefined
}

/** `first-venus-trine-second-mars` → `Your Venus trine their Mars`. */
export function pairFactInWords(id: string): string {
  const found = formOf(id)
  return found === undefined ? NAMES.title(id.replaceAll('-', '_')) : found.form.words(...found.caught)
}

export const pairFactsInWords = (ids: readonly string[]): string => ids.map(pairFactInWords).join(' · ')

/** What the titles of the wheel's parts match that show these facts; nothing if none does. */
export function pairFactsOnWheel(ids: readonly string[]): RegExp | undefined {
  const titles = ids.flatMap((id) => {
    const found = formOf(id)
    return found === undefined ? [] : found.form.shown(...found.caught)
  })
  return titles.length === 0 ? undefined : new RegExp(`^(${titles.join('|')})`)
}

/** The other way round: of these facts, those that a part of the wheel shows. */
export const factsShownBy = (title: string, ids: readonly string[]): string[] =>
  ids.filter((id) => pairFactsOnWheel([id])?.test(title))
