/** The task for a sign's day: the plan in words, the schema for the style, and the conversion of the answer to a text. */
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { dayNumber } from '../../time/time-scales.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import type { CategoryTexts, DailyAsk, DailyText, Style } from '../daily-text.ts'
import { background } from '../phrasebook/daily.ts'
import type { DailyPlan } from '../plan/daily-plan.ts'
import type { Sentence } from '../sentence.ts'
import { skyChecks } from './check-facts.ts'
import {
  type AnswerPart,
  CATEGORY_LENGTHS,
  DAILY_ANSWERS,
  type DailyAnswer,
  type DetailedAnswer,
  MAX_OUTPUT_TOKENS,
  PART_LENGTHS,
} from './daily-answer.ts'
import { dailyFacts } from './facts.ts'
import { factLines, type ModelTask, mapMembers, type Passage, SENTENCE_FORM } from './model-task.ts'

export function dailyTask(words: Words, ask: DailyAsk): ModelTask<DailyAnswer, DailyText> {
  const { plan, style } = ask
  return {
    name: `daily_${style}`,
    words,
    prompt: dailyPrompt(words, ask),
    schema: DAILY_ANSWERS[style],
    maxOutputTokens: MAX_OUTPUT_TOKENS[style],
    checks: skyChecks(words, dailyFacts(words, plan, style), plan.sign),
    passagesOf: (answer) => [...partPassages(answer, style), ...categoryPassages(answer)],
    mapSentences,
    textOf: (answer) => textOf(words, answer, plan),
  }
}

const CATEGORY_FORM = '{"interpretation":"…","advice":"…","transits":["…"]}'

export const dailyPrompt = (words: Words, { plan, style }: DailyAsk): Prompt =>
  words.prompts.promptOf('daily', {
    style: words.prompts.styles[style],
    form: formOf(style),
    lengths: lengthsOf(words, style),
    sign: words.names.properName(plan.sign),
    date: plan.date,
    weekday: words.dates.weekdayOf(plan.date),
    why: words.days.whyOfDay(plan),
    facts: factLines(dailyFacts(words, plan, style)),
    lens: words.prompts.lensOf(dayNumber(plan.date), SIGNS.indexOf(plan.sign)),
    ...words.prompts.days.dayAsAWhole(plan),
    members: membersOf(words, { plan, style }),
  })

const partsOf = (style: Style) => Object.keys(PART_LENGTHS[style]) as AnswerPart[]

function formOf(style: Style): string {
  const parts = partsOf(style).map(
    (part) => `"${part}":${part === 'advice' ? SENTENCE_FORM : `[${SENTENCE_FORM}]`}`,
  )
  const categories = CATEGORY_NAMES.map((name, at) => `"${name}":${at === 0 ? CATEGORY_FORM : '{…}'}`)
  const members = style === 'detailed' ? [...parts, `"categories":{${categories.join(',')}}`] : parts
  return `{${members.join(',')}}`
}

function lengthsOf({ prompts }: Words, style: Style): string {
  const parts = Object.entries(PART_LENGTHS[style])
  const categories = Object.entries(CATEGORY_LENGTHS).map(
    ([part, length]) => [`categories, ${part}`, length] as const,
  )
  const all = style === 'detailed' ? [...parts, ...categories] : parts
  return all.map(([member, length]) => prompts.lengthWords(member, length)).join('\n')
}

function membersOf({ prompts: { days } }: Words, { plan, style }: DailyAsk): string {
  const members = days.dailyMembers(plan)
  const parts = partsOf(style).map((part) => `- ${part}: ${members[part]}`)
  const { categories } = plan.judgement
  const lines = CATEGORY_NAMES.map((name) => `- categories.${name}: ${days.categoryMember(categories[name])}`)
  return (style === 'detailed' ? [...parts, ...lines] : parts).join('\n')
}

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
    const [members, advised] = [interpretation, advice].map((text) => change({ text, transits }))
    // Both sentences of a category share their sources.
    // mutate list, order: the order of sources
    const sources = [...new Set([...members!.transits, ...advised!.transits])]
    return [name, { interpretation: members!.text, advice: advised!.text, transits: sources }]
  })
  return Object.fromEntries(changed) as DetailedAnswer['categories']
}

function textOf(words: Words, answer: DailyAnswer, plan: DailyPlan): DailyText {
  if (!hasCategories(answer)) return answer
  const categories = CATEGORY_NAMES.map((name) => {
    const { interpretation, advice, transits } = answer.categories[name]
    return [
      name,
      { interpretation: [{ text: interpretation, transits }], advice: { text: advice, transits } },
    ]
  })
  return {
    ...answer,
    background: background(words, plan),
    categories: Object.fromEntries(categories) as CategoryTexts,
  }
}
