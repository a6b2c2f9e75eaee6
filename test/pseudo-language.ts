/** A language that nobody speaks: English with every text in ⟦brackets⟧. What stands in an answer without them did not come from the language. */
import { words } from '../src/words/language.ts'
import type { Words } from '../src/words/words.ts'

/** Parts of a language that give codes, rules or figures, and no text for a reader. */
const NO_TEXT = new Set([
  'language',
  'prose',
  'inText',
  'cards.cardNamed',
  'spreads.summaryLength',
  'spreads.shownThreads',
  'questions.dangerIn',
  'answers.optionName',
  'answers.answeredVote().answer',
  'questions.questionIn',
  'natal.opposites',
  'together.pairFaults',
  'timeline.timeFaults',
  ...['ofDay', 'ofLunation'].flatMap((list) =>
    ['mood', 'act', 'subject'].map((tag) => `days.${list}()[].${tag}`),
  ),
  ...['ofField', 'ofCategory'].flatMap((list) =>
    ['not', 'act', 'about'].map((tag) => `days.${list}()[].${tag}`),
  ),
])

/** Members of values within a language that are codes or cards. */
const CODES = new Set(['id', 'kind', 'cards', 'firstWords'])

export const marked = (text: string): string => `⟦${text}⟧`

function withMarks(value: unknown, path: string): unknown {
  if (NO_TEXT.has(path) || value === null) return value
  if (typeof value === 'string') return marked(value)
  if (typeof value === 'function')
    return (...given: unknown[]) =>
      withMarks((value as (...all: unknown[]) => unknown)(...given), `${path}()`)
  if (Array.isArray(value)) return value.map((each) => withMarks(each, `${path}[]`))
  if (typeof value !== 'object' || value instanceof RegExp) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      path !== '' && CODES.has(name) ? member : inPath(member, path, name),
    ]),
  )
}

const inPath = (member: unknown, path: string, name: string) =>
  withMarks(member, path === '' ? name : `${path}.${name}`)

export const PSEUDO = { ...(withMarks(words('en'), '') as Words), language: 'qps' }

/** What of a text is outside of all brackets. */
export function unmarkedIn(text: string): string {
  let depth = 0
  let outside = ''
  for (const sign of text)
    if (sign === '⟦') depth++
    else if (sign === '⟧') depth--
    else if (depth === 0) outside += sign
  return outside
}
