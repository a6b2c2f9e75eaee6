/** The task for a reading of two charts: summary and sections from the plan that the phrasebook has, too. */
import type { Static } from 'typebox'
import type { PairPlan } from '../../judgement/pair/pair-plan.ts'
import { PAIR_SECTIONS, type PairSection, type PairSectionId } from '../../judgement/pair/pair-sections.ts'
import { Type } from '../../schema/type.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import { repeatedIn } from '../natal-text.ts'
import type { PairText } from '../pair-text.ts'
import { pairLists } from '../phrasebook/pair.ts'
import type { Sentence } from '../sentence.ts'
import {
  CLOSED,
  type Length,
  listed,
  type ModelTask,
  mapMembers,
  type Passage,
  SENTENCE_FORM,
  SentenceAnswer,
} from './model-task.ts'
import { pairChecks } from './pair-facts.ts'

const sentences = Type.Array(SentenceAnswer)
const MEMBERS = ['summary', ...PAIR_SECTIONS] as const
type Member = (typeof MEMBERS)[number]

const PAIR_ANSWER = Type.Object(
  Object.fromEntries(MEMBERS.map((member) => [member, sentences])) as Record<Member, typeof sentences>,
  CLOSED,
)
export type PairAnswer = Static<typeof PAIR_ANSWER>

const MAX_OUTPUT_TOKENS = 5000
/** So many facts of a section are told. */
const FACTS_OF_SECTION = 3

export function pairTask(words: Words, plan: PairPlan): ModelTask<PairAnswer, PairText> {
  const planned = plan.sections.map(({ id }) => id)
  return {
    name: 'two_charts',
    words,
    prompt: pairPrompt(words, plan),
    schema: PAIR_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: pairChecks(words, plan),
    passagesOf: (answer) => passagesOf(words, answer, planned),
    mapSentences: mapMembers,
    textOf: (answer) => ({
      summary: answer.summary,
      sections: planned.map((id) => ({ id, sentences: answer[id] })),
      ...pairLists(words, plan),
    }),
  }
}

export function pairPrompt(words: Words, plan: PairPlan): Prompt {
  const { prompts, together } = words
  const { lead, counters } = plan.summary
  const ofSummary = [lead, counters[0]].flatMap((fact) => fact?.sources ?? [])
  const ofSections = plan.sections.map((section) => ({ id: section.id, facts: idsOf(section) }))
  const shown = new Set([...ofSummary, ...ofSections.flatMap(({ facts }) => facts)])
  const form = MEMBERS.map((member) => `"${member}":[${SENTENCE_FORM}]`)
  return prompts.promptOf('together', {
    form: `{${form.join(',')}}`,
    lengths: [
      prompts.lengthWords('summary', together.summaryLength),
      prompts.lengthWords('each section', together.sectionLength, 'six to ten sentences, fewer for one fact'),
    ].join('\n'),
    kind: prompts.together.kindWords[plan.kind],
    facts: listed(pairChecks(words, plan).facts.filter(({ id }) => shown.has(id))),
    members: [
      `- summary: ${prompts.together.summaryMember(ofSummary[0], ofSummary[1])}`,
      ...ofSections.map(({ id, facts }) => `- ${id}: ${prompts.together.pairMember(id, plan.kind, facts)}`),
    ].join('\n'),
  })
}

const idsOf = ({ facts }: PairSection): string[] =>
  facts.slice(0, FACTS_OF_SECTION).flatMap(({ sources }) => sources)

/** What is not in the plan is not printed, whatever the model writes there. */
function passagesOf({ together }: Words, answer: PairAnswer, planned: readonly PairSectionId[]): Passage[] {
  const passage = (member: Member, length: Length): Passage => ({
    member,
    name: member,
    sentences: answer[member] as Sentence[],
    length,
  })
  const passages = [
    passage('summary', together.summaryLength),
    ...planned.map((id) => passage(id, { least: MIN_SECTION, most: together.sectionLength.most })),
  ]
  return passages.map((own, at) => {
    const before = passages.slice(0, at).flatMap((earlier) => earlier.sentences)
    return { ...own, faults: repeatedIn([...before, ...own.sentences]).slice(repeatedIn(before).length) }
  })
}

/** As the shortest text of the phrasebook: a section that was left empty is none. */
const MIN_SECTION = 160
