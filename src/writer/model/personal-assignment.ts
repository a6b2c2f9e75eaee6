/** One person's day as an assignment. */
import { type Static, Type } from 'typebox'
import type { PersonalPlan } from '../../judgement/person/plan.ts'
import type { PersonalText, Sentence } from '../writer.ts'
import {
  type Assignment,
  type Length,
  lengthInWords,
  mapMembers,
  type Passage,
  weekdayOf,
} from './assignment.ts'
import { SentenceAnswer } from './daily-answer.ts'
import { momentsToTell, personalFacts, shownFacts } from './personal-facts.ts'
import { type Prompt, promptOf } from './prompt.ts'

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
  { additionalProperties: false },
)
export type PersonalAnswer = Static<typeof PERSONAL_ANSWER>
type Member = keyof PersonalAnswer

interface Part extends Length {
  readonly note?: string
}

/** In code points; the pieces of practical advice have theirs each. */
const PARTS: Record<Member, Part> = {
  overall: { least: 120, most: 460, note: 'two to four sentences' },
  personal_development: { least: 70, most: 340 },
  relationships: { least: 70, most: 340 },
  career_purpose: { least: 70, most: 340 },
  emotional_wisdom: { least: 70, most: 400 },
  practical_advice: { least: 25, most: 120, note: 'each of three to five sentences that differ in kind' },
  timing_guidance: { least: 50, most: 260 },
  affirmation: { least: 20, most: 110, note: 'one sentence in the first person' },
}
const MEMBERS = Object.keys(PARTS) as Member[]
const MAX_OUTPUT_TOKENS = 3500

export function personalAssignment(plan: PersonalPlan): Assignment<PersonalAnswer, PersonalText> {
  return {
    name: 'personal_day',
    prompt: personalPrompt(plan),
    schema: PERSONAL_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    facts: personalFacts(plan),
    reader: null,
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
    }),
  }
}

const SENTENCE_FORM = '{"text":"…","transits":["…"]}'

export function personalPrompt(plan: PersonalPlan): Prompt {
  const { energy, themes } = plan
  const form = MEMBERS.map(
    (member) => `"${member}":${member === 'affirmation' ? SENTENCE_FORM : `[${SENTENCE_FORM}]`}`,
  )
  const lengths = MEMBERS.map((member) => `${member}: ${lengthInWords(PARTS[member], PARTS[member].note)}`)
  const facts = shownFacts(plan).map(({ id, words }) => `- ${id}: ${words}`)
  return promptOf('personal-day', {
    form: `{${form.join(',')}}`,
    lengths: lengths.join('\n'),
    date: plan.date,
    weekday: weekdayOf(plan.date),
    facts: facts.join('\n'),
    energy: `${energy.type}, of ${energy.intensity} intensity`,
    themes: themes.ranked.join(', '),
    members: membersOf(plan),
  })
}

function membersOf(plan: PersonalPlan): string {
  const { quick, main, moon, sun, venus, themes } = plan
  const [first] = themes.ranked
  const story = [quick, main].flatMap((transit) => (transit ? [transit.id] : []))
  const moments = momentsToTell(plan).map(({ clock }) => clock)
  const told: Record<Member, string> = {
    overall: `${[...new Set(story), moon.id].slice(0, 2).join(', then ')}; what they do together`,
    personal_development: `what the day teaches about ${first}`,
    relationships: `${venus.id}, and contacts of or with Venus and Mars`,
    career_purpose: `${sun.id}, and contacts of or with Saturn, Jupiter and Mercury`,
    emotional_wisdom: `${moon.id}, and contacts of or with the Moon and Neptune`,
    practical_advice: `things to do that belong to ${themes.ranked.join(', ')}`,
    timing_guidance:
      moments.length > 0
        ? `what the hours around ${moments.join(' and ')} are good for`
        : 'no hour stands out',
    affirmation: `a sober sentence for a day of ${first}`,
  }
  return MEMBERS.map((member) => `- ${member}: ${told[member]}`).join('\n')
}

function passagesOf(answer: PersonalAnswer): Passage[] {
  return MEMBERS.flatMap((member) => {
    const value: Sentence | Sentence[] = answer[member]
    const all = Array.isArray(value) ? value : [value]
    const passages = member === 'practical_advice' ? all.map((advice) => [advice]) : [all]
    return passages.map((part) => ({ member, name: member, sentences: part, length: PARTS[member] }))
  })
}
