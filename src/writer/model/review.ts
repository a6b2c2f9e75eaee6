/** Parses a model's answer, corrects small slips and checks every rule. */
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import { textFaults } from './check-text.ts'
import type { FactChecks, ModelTask } from './model-task.ts'
import { readJson, shaped } from './read-answer.ts'

export interface Fault {
  /** The part of the answer that must be rewritten; the whole answer if its form is wrong. */
  readonly member: string | undefined
  readonly complaint: string
}

export interface Review<Answer> {
  /** Absent if the answer does not match the schema. */
  readonly answer?: Answer
  readonly faults: readonly Fault[]
}

export function review<Answer, Text>(
  said: string,
  modelTask: ModelTask<Answer, Text>,
  /** The earlier answer, of which `said` replaces the faulty parts. */
  earlier?: Answer,
): Review<Answer> {
  const json = readJson(said)
  if ('fault' in json) return misshapen(json.fault)
  const whole = earlier === undefined ? json.value : merged(earlier, json.value)
  const form = shaped(modelTask.schema, whole)
  if ('fault' in form) return misshapen(form.fault)
  const answer = modelTask.mapSentences(form.value as Answer, (sentence) =>
    mendedSentence(sentence, modelTask),
  )
  const printed = modelTask.mapSentences(answer, (sentence) => printedSentence(sentence, modelTask))
  return { answer: printed, faults: faultsOf(answer, modelTask) }
}

/** Corrects small slips, so that they need no second call. */
const mendedSentence = (
  { text, transits }: Sentence,
  { words, checks }: { readonly words: Words; readonly checks: FactChecks },
): Sentence => checks.withSources({ text: words.prose.mended(text), transits: [...new Set(transits)] })

const printedSentence = (sentence: Sentence, { words }: { readonly words: Words }): Sentence => ({
  ...sentence,
  text: words.prose.withCurlyApostrophes(sentence.text),
})

const misshapen = (fault: string) => ({ faults: [{ member: undefined, complaint: `The answer ${fault}.` }] })

function faultsOf<Answer, Text>(answer: Answer, modelTask: ModelTask<Answer, Text>): Fault[] {
  const { passagesOf, checks, prompt, words } = modelTask
  return passagesOf(answer).flatMap((passage) => {
    const complaints = [
      ...textFaults(words, passage, checks, prompt.instructions),
      ...(passage.faults ?? []),
      ...passage.sentences.flatMap(checks.faultsIn),
    ]
    return [...new Set(complaints)].map((fault) => ({
      member: passage.member,
      complaint: `${passage.name} ${fault}.`,
    }))
  })
}

/** The earlier answer with its members replaced by those of the later one. */
function merged(earlier: unknown, later: unknown): unknown {
  if (!isRecord(earlier) || !isRecord(later)) return later
  const members = Object.entries(later).map(([name, value]) => [name, merged(earlier[name], value)])
  return { ...earlier, ...Object.fromEntries(members) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
