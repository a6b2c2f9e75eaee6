/** Whether two parts of one answer say opposite things: read from the lists that its texts stand in. */
import { CATEGORY_NAMES } from '../../src/judgement/day/categories.ts'
import type { Tone } from '../../src/judgement/day/influence.ts'
import type { Manner } from '../../src/judgement/tradition.ts'
import { FIELDS } from '../../src/words/day-pieces.ts'
import { ENGLISH } from '../../src/words/en/english.ts'
import { type DailyText, isDetailed, isFull } from '../../src/writer/daily-text.ts'
import { CATEGORY_OF } from '../../src/writer/phrasebook/day-fields.ts'
import { pieceOf } from '../../src/writer/phrasebook/day-piece.ts'
import type { DailyPlan } from '../../src/writer/plan/daily-plan.ts'
import { relationOf } from '../../src/writer/plan/daily-plan.ts'

const MANNER_OF_TONE: Record<Tone, Manner> = {
  very_positive: 'flow',
  positive: 'flow',
  neutral: 'merge',
  challenging: 'friction',
  very_challenging: 'friction',
}

const { ofCategory, ofField, sentencesOf } = ENGLISH.days

/** What a text says against its figures, against the mood of its story, or against its subject. */
export function contradictions(plan: DailyPlan, text: DailyText): string[] {
  if (!isFull(text)) return againstTone(plan)
  return isDetailed(text)
    ? [...againstTone(plan), ...ofFields(plan, text), ...ofCategories(plan, text)]
    : ofPoetic(plan, text)
}

const againstTone = ({ story, judgement }: DailyPlan): string[] =>
  story.direction === MANNER_OF_TONE[judgement.influence.tone] ? [] : [`${story.id} is against the tone`]

type DetailedText = Extract<DailyText, { categories: unknown }>

function ofFields(plan: DailyPlan, text: DetailedText): string[] {
  const { mood } = pieceOf(ENGLISH, plan)
  const { house, direction } = plan.story
  return FIELDS.flatMap((field) => {
    const [first] = text[field]
    const { outlook } = plan.judgement.categories[CATEGORY_OF[field]]
    const own = ofField(field, house, relationOf(direction, outlook)).find(
      (each) => each.text === first!.text,
    )
    return own === undefined || own.not.includes(mood) ? [first!.text] : []
  })
}

function ofCategories(plan: DailyPlan, { categories }: DetailedText): string[] {
  const { mood, subject } = pieceOf(ENGLISH, plan)
  return CATEGORY_NAMES.flatMap((category) => {
    const { outlook } = plan.judgement.categories[category]
    const { interpretation, advice } = categories[category]
    const said = interpretation[0]!.text
    const own = ofCategory(category, outlook).find(({ text }) => text === said)
    if (own === undefined || own.advice !== advice.text) return [said]
    const isOpposed = relationOf(plan.story.direction, outlook).startsWith('against')
    return own.not.includes(mood) || (isOpposed && own.about.includes(subject)) ? [said] : []
  })
}

function ofPoetic(plan: DailyPlan, text: Extract<DailyText, { love: unknown }>): string[] {
  const { judgement, moon } = plan
  const summaries = sentencesOf('poetic', [String(moon.house), MANNER_OF_TONE[judgement.influence.tone]])
  const fields = FIELDS.filter((field) => {
    const { outlook } = judgement.categories[CATEGORY_OF[field]]
    return !sentencesOf(`poetic-${field}`, [outlook]).includes(text[field][0]!.text)
  })
  const [summary] = text.summary
  return [
    ...(summaries.includes(summary!.text) ? [] : [summary!.text]),
    ...fields.map((field) => text[field][0]!.text),
  ]
}
