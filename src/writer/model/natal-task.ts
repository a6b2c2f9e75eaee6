/** The task for a natal reading: portrait and sections from the plan that the phrasebook has, too. */
import type { NatalPlan } from '../../judgement/chart/plan.ts'
import { SECTIONS, type SectionPlan } from '../../judgement/chart/sections.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import type { NatalText } from '../natal-text.ts'
import { natalTensions } from '../phrasebook/natal.ts'
import { factLines, type ModelTask } from './model-task.ts'
import { natalChecks } from './natal-facts.ts'
import { type ReadingAnswer, readingForm, readingSchema, readingTask } from './reading-task.ts'

const MEMBERS = ['portrait', ...SECTIONS] as const
export type NatalAnswer = ReadingAnswer<(typeof MEMBERS)[number]>
const NATAL_ANSWER = readingSchema(MEMBERS)

const MAX_OUTPUT_TOKENS = 6000
/** So many facts of a section are in the prompt. */
const FACTS_OF_SECTION = 4

export function natalTask(words: Words, plan: NatalPlan): ModelTask<NatalAnswer, NatalText> {
  const planned = plan.sections.map(({ id }) => id)
  const { portraitLength, sectionLength } = words.natal
  return readingTask({
    name: 'natal_reading',
    words,
    prompt: natalPrompt(words, plan),
    schema: NATAL_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: natalChecks(words, plan),
    planned: [
      { member: 'portrait', length: portraitLength },
      ...planned.map((member) => ({ member, length: sectionLength })),
    ],
    textOf: (answer) => ({
      portrait: answer.portrait,
      sections: planned.map((id) => ({ id, paragraphs: [answer[id]] })),
      tensions: natalTensions(words, plan),
    }),
  })
}

export function natalPrompt(words: Words, plan: NatalPlan): Prompt {
  const { prompts, natal } = words
  const portrait = plan.portrait.flatMap(({ facts }) => facts)
  const sectionFacts = plan.sections.map((section) => ({ id: section.id, facts: factsOf(section) }))
  // mutate order: only asked whether it has an id
  const shown = new Set([...portrait, ...sectionFacts.flatMap(({ facts }) => facts)])
  return prompts.promptOf('natal', {
    form: readingForm(MEMBERS),
    lengths: [
      prompts.lengthWords('portrait', natal.portraitLength),
      prompts.lengthWords('each section', natal.sectionLength, 'three to six sentences'),
    ].join('\n'),
    facts: factLines(natalChecks(words, plan).facts.filter(({ id }) => shown.has(id))),
    strongest: prompts.natal.strongestWords(plan),
    members: [
      `- portrait: ${prompts.natal.portraitMember(portrait)}`,
      ...sectionFacts.map(({ id, facts }) => `- ${id}: ${prompts.natal.natalMember(id, facts)}`),
    ].join('\n'),
  })
}

const factsOf = ({ anchors, more }: SectionPlan): string[] =>
  [...anchors, ...more].slice(0, FACTS_OF_SECTION).map(({ id }) => id)
