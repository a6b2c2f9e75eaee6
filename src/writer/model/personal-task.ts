/** The task for one person's day. */
import type { Static } from 'typebox'
import { Type } from '../../schema/type.ts'
import { dayNumber } from '../../time/time-scales.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import type { PersonalText } from '../personal-text.ts'
import { personalBackground } from '../phrasebook/personal-day.ts'
import type { PersonalPlan } from '../plan/personal-plan.ts'
import type { Sentence } from '../sentence.ts'
import { skyChecks } from './check-facts.ts'
import {
  CLOSED,
  factLines,
  type Length,
  type ModelTask,
  mapMembers,
  type Passage,
  SENTENCE_FORM,
  SentenceAnswer,
} from './model-task.ts'
import { personalFacts, shownFacts, shownMoments } from './personal-facts.ts'

const ADVICE_COUNT = { minItems: 3, maxItems: 5 }
const sentences = Type.Array(SentenceAnswer)

const PERSONAL_ANSWER = Type.Object(
  {
    overall: sentences,
    personal_development: sentences,
    relationships: sentences,
    career_purpose: sentences,
    emotional_wisdom: sentences,
    practical_advice: Type.Array(SentenceAnswer, ADVICE_COUNT),
    timing_guidance: sentences,
    affirmation: SentenceAnswer,
  },
  CLOSED,
)
export type PersonalAnswer = Static<typeof PERSONAL_ANSWER>
type Member = keyof PersonalAnswer

/** For practical advice, the length of each piece. */
const LENGTHS: Record<Member, Length> = {
  overall: { most: 460 },
  personal_development: { most: 340 },
  relationships: { most: 340 },
  career_purpose: { most: 340 },
  emotional_wisdom: { most: 400 },
  practical_advice: { most: 120 },
  timing_guidance: { most: 260 },
  affirmation: { most: 110 },
}
const MEMBERS = Object.keys(LENGTHS) as Member[]
const MAX_OUTPUT_TOKENS = 3500

export function personalDayTask(words: Words, plan: PersonalPlan): ModelTask<PersonalAnswer, PersonalText> {
  return {
    name: 'personal_day',
    words,
    prompt: personalPrompt(words, plan),
    schema: PERSONAL_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: skyChecks(words, personalFacts(words, plan), null),
    passagesOf,
    mapSentences: mapMembers,
    textOf: (answer) => ({
      overall: answer.overall,
      personalDevelopment: answer.personal_development,
      relationships: answer.relationships,
      careerPurpose: answer.career_purpose,
      emotionalWisdom: answer.emotional_wisdom,
      practicalAdvice: answer.practical_advice,
      timingGuidance: answer.timing_guidance,
      affirmation: answer.affirmation,
      background: personalBackground(words, plan),
    }),
  }
}

export function personalPrompt(words: Words, plan: PersonalPlan): Prompt {
  const { prompts, dates, personalDays } = words
  const form = MEMBERS.map(
    (member) => `"${member}":${member === 'affirmation' ? SENTENCE_FORM : `[${SENTENCE_FORM}]`}`,
  )
  const members = prompts.days.personalMembers(
    plan,
    shownMoments(plan).map(({ clock }) => clock),
  )
  return prompts.promptOf('personal-day', {
    form: `{${form.join(',')}}`,
    lengths: MEMBERS.map((member) => prompts.lengthWords(member, LENGTHS[member])).join('\n'),
    date: plan.date,
    weekday: dates.weekdayOf(plan.date),
    why: personalDays.whyOfPersonalDay(plan),
    facts: factLines(shownFacts(words, plan)),
    lens: prompts.lensOf(dayNumber(plan.date), plan.moon.house),
    ...prompts.days.personalDayAsAWhole(plan),
    members: MEMBERS.map((member) => `- ${member}: ${members[member]}`).join('\n'),
  })
}

function passagesOf(answer: PersonalAnswer): Passage[] {
  return MEMBERS.flatMap((member) => {
    const value: Sentence | Sentence[] = answer[member]
    const all = Array.isArray(value) ? value : [value]
    const passages = member === 'practical_advice' ? all.map((advice) => [advice]) : [all]
    return passages.map((part) => ({ member, name: member, sentences: part, length: LENGTHS[member] }))
  })
}
