/** A sign's day as an assignment: the plan in words, the form by style, and the way back to a text. */
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import type { DailyPlan } from '../../judgement/day/plan.ts'
import { nameOf } from '../../sky/zodiac.ts'
import type { CategoryTexts, DailyText, Sentence, Style } from '../writer.ts'
import { type Assignment, lengthInWords, mapMembers, type Passage, weekdayOf } from './assignment.ts'
import {
  CATEGORY_LENGTHS,
  DAILY_ANSWERS,
  type DailyAnswer,
  type DetailedAnswer,
  MAX_OUTPUT_TOKENS,
  PART_LENGTHS,
  type Part,
} from './daily-answer.ts'
import { dailyFacts } from './facts.ts'
import { type Prompt, promptOf } from './prompt.ts'

export function dailyAssignment(plan: DailyPlan, style: Style): Assignment<DailyAnswer, DailyText> {
  return {
    name: `daily_${style}`,
    prompt: dailyPrompt(plan, style),
    schema: DAILY_ANSWERS[style],
    maxOutputTokens: MAX_OUTPUT_TOKENS[style],
    facts: dailyFacts(plan, style),
    reader: plan.sign,
    passagesOf: (answer) => [...partPassages(answer, style), ...categoryPassages(answer)],
    mapSentences,
    textOf,
  }
}

const STYLE_WORDS: Record<Style, string> = {
  brief: 'Brief: two plain sentences that a reader takes along, and one small thing to do.',
  detailed:
    'Detailed: plain and exact, a paragraph for each part of life, each with its own small thing to do.',
  poetic:
    'Poetic: prose close to verse, quiet, with an image that can be seen; not the plain text with adjectives.',
}

const SENTENCE_FORM = '{"text":"…","transits":["…"]}'
const CATEGORY_FORM = '{"interpretation":"…","advice":"…","transits":["…"]}'

export function dailyPrompt(plan: DailyPlan, style: Style): Prompt {
  const { influence, energy } = plan.judgement
  return promptOf('daily', {
    style: STYLE_WORDS[style],
    form: formOf(style),
    lengths: lengthsOf(style),
    sign: nameOf(plan.sign),
    date: plan.date,
    weekday: weekdayOf(plan.date),
    facts: dailyFacts(plan, style)
      .map(({ id, words }) => `- ${id}: ${words}`)
      .join('\n'),
    tone: `${plain(influence.tone)}, ${influence.score} on a scale from -10 to 10`,
    drive: plain(energy.level),
    members: membersOf(plan, style),
  })
}

const plain = (word: string) => word.replaceAll('_', ' ')

function formOf(style: Style): string {
  const parts = (Object.keys(PART_LENGTHS[style]) as Part[]).map(
    (part) => `"${part}":${part === 'advice' ? SENTENCE_FORM : `[${SENTENCE_FORM}]`}`,
  )
  const categories = CATEGORY_NAMES.map((name, at) => `"${name}":${at === 0 ? CATEGORY_FORM : '{…}'}`)
  const members = style === 'detailed' ? [...parts, `"categories":{${categories.join(',')}}`] : parts
  return `{${members.join(',')}}`
}

function lengthsOf(style: Style): string {
  const parts = Object.entries(PART_LENGTHS[style]).map(
    ([part, length]) => `${part}: ${lengthInWords(length, NOTES[part as Part])}`,
  )
  const categories = Object.entries(CATEGORY_LENGTHS).map(
    ([part, length]) => `categories, ${part}: ${lengthInWords(length, 'one sentence')}`,
  )
  return (style === 'detailed' ? [...parts, ...categories] : parts).join('\n')
}

const NOTES: Partial<Record<Part, string>> = { advice: 'one sentence', summary: 'two or three sentences' }

function membersOf(plan: DailyPlan, style: Style): string {
  const { moon, lead, moonAspect, venus, sun, background, judgement } = plan
  const story = lead ?? moonAspect
  const { love } = judgement.categories
  const told: Record<Part, string> = {
    summary: story
      ? `${moon.id}, then ${story.id}; end with what to do about it`
      : `${moon.id}; the Moon is left to herself: end with one thing to do`,
    advice: `one small thing to do that belongs to ${moon.id}`,
    love: `${venus.id}; the outlook is ${love.outlook}`,
    career: `${sun.id}, with ${background.id} behind it`,
    wellbeing: `${moon.id}: body, rest and pace; the drive is ${plain(judgement.energy.level)}`,
  }
  const parts = (Object.keys(PART_LENGTHS[style]) as Part[]).map((part) => `- ${part}: ${told[part]}`)
  return [...parts, ...(style === 'detailed' ? categoryLines(plan) : [])].join('\n')
}

const categoryLines = ({ judgement }: DailyPlan) =>
  CATEGORY_NAMES.map((name) => {
    const { outlook, intensity, leader } = judgement.categories[name]
    return `- categories.${name}: ${leader.transit}; the outlook is ${outlook}, the intensity ${intensity}`
  })

const hasCategories = (answer: DailyAnswer): answer is DetailedAnswer => 'categories' in answer

function partPassages(answer: DailyAnswer, style: Style): Passage[] {
  return Object.entries(PART_LENGTHS[style]).map(([part, length]) => {
    const value = answer[part as keyof DailyAnswer] as unknown as Sentence | Sentence[]
    return { member: part, name: part, sentences: Array.isArray(value) ? value : [value], length }
  })
}

function categoryPassages(answer: DailyAnswer): Passage[] {
  if (!hasCategories(answer)) return []
  return CATEGORY_NAMES.flatMap((name) => {
    const { transits, ...texts } = answer.categories[name]
    return Object.entries(CATEGORY_LENGTHS).map(([part, length]) => ({
      member: `categories.${name}`,
      name: `categories.${name}.${part}`,
      sentences: [{ text: texts[part as keyof typeof texts], transits }],
      length,
    }))
  })
}

function mapSentences(answer: DailyAnswer, change: (sentence: Sentence) => Sentence): DailyAnswer {
  if (!hasCategories(answer)) return mapMembers(answer, change)
  const { categories: _, ...parts } = answer
  return { ...mapMembers(parts, change), categories: mapCategories(answer, change) }
}

function mapCategories(
  { categories }: DetailedAnswer,
  change: (sentence: Sentence) => Sentence,
): DetailedAnswer['categories'] {
  const changed = CATEGORY_NAMES.map((name) => {
    const { interpretation, advice, transits } = categories[name]
    const [told, advised] = [interpretation, advice].map((text) => change({ text, transits }))
    // Both sentences of a category share their sources.
    const sources = [...new Set([...told!.transits, ...advised!.transits])]
    return [name, { interpretation: told!.text, advice: advised!.text, transits: sources }]
  })
  return Object.fromEntries(changed) as DetailedAnswer['categories']
}

function textOf(answer: DailyAnswer): DailyText {
  if (!hasCategories(answer)) return answer
  const categories = CATEGORY_NAMES.map((name) => {
    const { interpretation, advice, transits } = answer.categories[name]
    return [
      name,
      { interpretation: [{ text: interpretation, transits }], advice: { text: advice, transits } },
    ]
  })
  return { ...answer, categories: Object.fromEntries(categories) as CategoryTexts }
}
