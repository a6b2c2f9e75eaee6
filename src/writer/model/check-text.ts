/** Checks a model's text: plain English prose of the right length, no echo of the prompt, nothing unsafe. */
import { memoized } from '../../sky/memoized.ts'
import { lengthOf, wordsOf } from '../../words/text-measure.ts'
import type { Words } from '../../words/words.ts'
import { prose } from '../sentence.ts'
import type { FactChecks, ListedFact, Passage } from './model-task.ts'

export function textFaults(
  { prose: rules }: Words,
  { sentences, length }: Passage,
  { facts, withoutNames }: Pick<FactChecks, 'facts' | 'withoutNames'>,
  instructions: string,
): string[] {
  const text = prose(sentences)
  const bare = withoutNames(text)
  return [
    ...lengthFaults(lengthOf(text), length),
    ...rules.plainFaults(bare),
    ...echoFaults(rules, text, facts, instructions),
    ...rules.languageFaults(text),
    ...rules.proseFaults(bare),
  ]
}

function lengthFaults(length: number, { least, most }: Passage['length']): string[] {
  // mutate constant (-1): no text has fewer characters than none
  if (length <= most && length >= (least ?? 0)) return []
  return [`has ${length} characters, not ${least === undefined ? 'at most' : `${least} to`} ${most}`]
}

/** This many consecutive words of our instructions in a text are not a coincidence. */
const ECHO_WORDS = 6

function echoFaults(
  { machineTalk }: Words['prose'],
  text: string,
  facts: readonly ListedFact[],
  instructions: string,
): string[] {
  const faults: string[] = []
  const talk = machineTalk.exec(text)
  if (talk) faults.push(`speaks of its task: “${talk[0]}”`)
  const small = text.toLowerCase()
  if (facts.some(({ id }) => small.includes(id) && new RegExp(`\\b${id}\\b`, 'i').test(text)))
    faults.push('has the id of a fact in its prose')
  const known = runsOfInstructions(instructions)
  if ([...runsOf(text)].some((run) => known.has(run))) faults.push('repeats the instructions')
  return faults
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(ECHO_WORDS - 1).map((_, at) => words.slice(at, at + ECHO_WORDS).join(' ')))
}

/** The instructions depend only on the style, or the size of a spread. */
// mutate constant: how many are remembered: it only saves time
const runsOfInstructions = memoized(8, runsOf)
