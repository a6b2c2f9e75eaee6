/** The task for a reading of two charts: summary and sections from the plan that the phrasebook has, too. */
import type { PairPlan } from '../../judgement/pair/pair-plan.ts'
import { PAIR_SECTIONS, type PairSection } from '../../judgement/pair/pair-sections.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import type { PairText } from '../pair-text.ts'
import { pairLists } from '../phrasebook/pair.ts'
import { factLines, type ModelTask } from './model-task.ts'
import { pairChecks } from './pair-facts.ts'
import { type ReadingAnswer, readingForm, readingSchema, readingTask } from './reading-task.ts'

const MEMBERS = ['summary', ...PAIR_SECTIONS] as const
export type PairAnswer = ReadingAnswer<(typeof MEMBERS)[number]>
const PAIR_ANSWER = readingSchema(MEMBERS)

const MAX_OUTPUT_TOKENS = 5000
/** So many facts of a section are in the prompt. */
const FACTS_OF_SECTION = 3

/** As the shortest text of the phrasebook: a section that was left empty is none. */
const MIN_SECTION = 160

export function pairTask(words: Words, plan: PairPlan): ModelTask<PairAnswer, PairText> {
  const planned = plan.sections.map(({ id }) => id)
  const { summaryLength, sectionLength } = words.together
  return readingTask({
    name: 'two_charts',
    words,
    prompt: pairPrompt(words, plan),
    schema: PAIR_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: pairChecks(words, plan),
    planned: [
      { member: 'summary', length: summaryLength },
      ...planned.map((member) => ({ member, length: { least: MIN_SECTION, most: sectionLength.most } })),
    ],
    textOf: (answer) => ({
      summary: answer.summary,
      sections: planned.map((id) => ({ id, sentences: answer[id] })),
      ...pairLists(words, plan),
    }),
  })
}

export function pairPrompt(words: Words, plan: PairPlan): Prompt {
  const { prompts, together } = words
  const { lead, counters } = plan.summary
  const ofSummary = [lead, counters[0]].flatMap((fact) => fact?.sources ?? [])
  const ofSections = plan.sections.map((section) => ({ id: section.id, facts: idsOf(section) }))
  const shown = new Set([...ofSummary, ...ofSections.flatMap(({ facts }) => facts)])
  return prompts.promptOf('together', {
    form: readingForm(MEMBERS),
    lengths: [
      prompts.lengthWords('summary', together.summaryLength),
      prompts.lengthWords('each section', together.sectionLength, 'six to ten sentences, fewer for one fact'),
    ].join('\n'),
    kind: prompts.together.kindWords[plan.kind],
    facts: factLines(pairChecks(words, plan).facts.filter(({ id }) => shown.has(id))),
    members: [
      `- summary: ${prompts.together.summaryMember(ofSummary[0], ofSummary[1])}`,
      ...ofSections.map(({ id, facts }) => `- ${id}: ${prompts.together.pairMember(id, plan.kind, facts)}`),
    ].join('\n'),
  })
}

const idsOf = ({ facts }: PairSection): string[] =>
  facts.slice(0, FACTS_OF_SECTION).flatMap(({ sources }) => sources)
