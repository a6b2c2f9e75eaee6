/** The task for a natal reading: portrait and sections from the plan that the phrasebook has, too. */
import type { Static } from 'typebox'
import type { NatalPlan } from '../../judgement/chart/plan.ts'
import { SECTIONS, type SectionId, type SectionPlan } from '../../judgement/chart/sections.ts'
import { Type } from '../../schema/type.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import { type NatalText, repeatedIn } from '../natal-text.ts'
import { natalTensions } from '../phrasebook/natal.ts'
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
import { natalChecks } from './natal-facts.ts'

const sentences = Type.Array(SentenceAnswer)
const MEMBERS = ['portrait', ...SECTIONS] as const
type Member = (typeof MEMBERS)[number]

const NATAL_ANSWER = Type.Object(
  Object.fromEntries(MEMBERS.map((member) => [member, sentences])) as Record<Member, typeof sentences>,
  CLOSED,
)
export type NatalAnswer = Static<typeof NATAL_ANSWER>

const MAX_OUTPUT_TOKENS = 6000
/** So many facts of a section are told. */
const FACTS_OF_SECTION = 4

export function natalTask(words: Words, plan: NatalPlan): ModelTask<NatalAnswer, NatalText> {
  const planned = plan.sections.map(({ id }) => id)
  return {
    name: 'natal_reading',
    words,
    prompt: natalPrompt(words, plan),
    schema: NATAL_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: natalChecks(words, plan),
    passagesOf: (answer) => passagesOf(words, answer, planned),
    mapSentences: mapMembers,
    textOf: (answer) => ({
      portrait: answer.portrait,
      sections: planned.map((id) => ({ id, paragraphs: [answer[id]] })),
      tensions: natalTensions(words, plan),
    }),
  }
}

export function natalPrompt(words: Words, plan: NatalPlan): Prompt {
  const { prompts, natal } = words
  const portrait = plan.portrait.flatMap(({ facts }) => facts)
  const sectionFacts = plan.sections.map((section) => ({ id: section.id, facts: factsOf(section) }))
  // mutate order: only asked whether it has an id
  const shown = new Set([...portrait, ...sectionFacts.flatMap(({ facts }) => facts)])
  const form = MEMBERS.map((member) => `"${member}":[${SENTENCE_FORM}]`)
  return prompts.promptOf('natal', {
    form: `{${form.join(',')}}`,
    lengths: [
      prompts.lengthWords('portrait', natal.portraitLength),
      prompts.lengthWords('each section', natal.sectionLength, 'three to six sentences'),
    ].join('\n'),
    facts: listed(natalChecks(words, plan).facts.filter(({ id }) => shown.has(id))),
    strongest: prompts.natal.strongestWords(plan),
    members: [
      `- portrait: ${prompts.natal.portraitMember(portrait)}`,
      ...sectionFacts.map(({ id, facts }) => `- ${id}: ${prompts.natal.natalMember(id, facts)}`),
    ].join('\n'),
  })
}

const factsOf = ({ anchors, more }: SectionPlan): string[] =>
  [...anchors, ...more].slice(0, FACTS_OF_SECTION).map(({ id }) => id)

/** What is not in the plan is not printed, whatever the model writes there. */
function passagesOf({ natal }: Words, answer: NatalAnswer, planned: readonly SectionId[]): Passage[] {
  const passage = (member: Member, length: Length): Passage => ({
    member,
    name: member,
    sentences: answer[member] as Sentence[],
    length,
  })
  const passages = [
    passage('portrait', natal.portraitLength),
    ...planned.map((id) => passage(id, natal.sectionLength)),
  ]
  return passages.map((own, at) => {
    const before = passages.slice(0, at).flatMap((earlier) => earlier.sentences)
    return { ...own, faults: repeatedIn([...before, ...own.sentences]).slice(repeatedIn(before).length) }
  })
}
