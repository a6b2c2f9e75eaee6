/** The tasks for a span and a year of one person: a summary from the plan that the phrasebook has, too. */
import type { ReturnPlan } from '../../judgement/person/return-plan.ts'
import { orderOf } from '../../judgement/person/span-plan.ts'
import type { LengthRange } from '../../words/natal.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import { returnSections } from '../phrasebook/solar-return.ts'
import type { ReturnText } from '../return-text.ts'
import type { SpanAsk, SpanText } from '../span-text.ts'
import type { Fact } from './facts.ts'
import { factLines, type ModelTask } from './model-task.ts'
import { type ReadingAnswer, readingForm, readingSchema, readingTask } from './reading-task.ts'
import { returnFacts, spanFacts, timeChecks } from './time-facts.ts'

const MEMBERS = ['summary'] as const
export type SummaryAnswer = ReadingAnswer<(typeof MEMBERS)[number]>
const SUMMARY_ANSWER = readingSchema(MEMBERS)
const MAX_OUTPUT_TOKENS = 1000

interface TimeText {
  readonly span: string
  readonly facts: readonly Fact[]
  readonly member: string
  readonly length: LengthRange
}

const promptOf = ({ prompts }: Words, { span, facts, member, length }: TimeText): Prompt =>
  prompts.promptOf('time', {
    form: readingForm(MEMBERS),
    lengths: prompts.lengthWords('summary', length, 'five to eight sentences'),
    span,
    facts: factLines(facts),
    members: `- summary: ${member}`,
  })

/** A span without anything to mention has the text of the phrasebook. */
export function spanTask(words: Words, ask: SpanAsk): ModelTask<SummaryAnswer, SpanText> {
  const { prompts, timeline, inText } = words
  const facts = spanFacts(words, ask)
  const isMixed = orderOf(ask.plan.ways[0] ?? []).includes('-')
  const length = { ...timeline.summaryLength, ...(!isMixed && { least: MIN_SUMMARY }) }
  return readingTask({
    name: 'span_summary',
    words,
    prompt: promptOf(words, {
      ...{ span: prompts.time.spanWords, facts, length },
      member: prompts.time.spanMember(facts.map(({ id }) => id)),
    }),
    schema: SUMMARY_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: timeChecks(words, { facts, days: facts.flatMap((fact) => inText.datesIn(fact.words)) }),
    planned: [{ member: 'summary', length }],
    textOf: ({ summary }) => ({ summary }),
  })
}
/** Where a span has only what is hard, or only what is kind. */
const MIN_SUMMARY = 250

export function returnTask(words: Words, plan: ReturnPlan): ModelTask<SummaryAnswer, ReturnText> {
  const { prompts, returns } = words
  const facts = plan.summary === null ? [] : returnFacts(words, plan.summary)
  const length = returns.summaryLength
  return readingTask({
    name: 'solar_return_summary',
    words,
    prompt: promptOf(words, {
      ...{ span: prompts.time.returnWords, facts, length },
      member: prompts.time.returnMember(facts.map(({ id }) => id)),
    }),
    schema: SUMMARY_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: timeChecks(words, { facts, days: [], ...(plan.summary && { rising: plan.summary.rising }) }),
    planned: [{ member: 'summary', length }],
    textOf: ({ summary }) => ({ summary, sections: returnSections(words, plan) }),
  })
}
