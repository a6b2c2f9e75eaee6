/** What stands beside a day's piece fits it (docs/writing.md, “Love, career, wellbeing”). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { ACTS, type Act, FIELDS, type FieldPiece, type Mood } from '../../words/day-pieces.ts'
import { ENGLISH } from '../../words/en/english.ts'
import type { DetailedText } from '../daily-text.ts'
import { type DailyPlan, dayOf, relationOf } from '../plan/daily-plan.ts'
import { categoryText, dailyText } from './daily.ts'
import { CATEGORY_OF, fieldsOf, fittingPieces } from './day-fields.ts'
import { pieceOf } from './day-piece.ts'

const WINDOW = 30
const windowOf = (sign: Sign, window: number): DailyPlan[] =>
  Array.from({ length: WINDOW }, (_, at) => dayOf(dateText((window * WINDOW + at) * DAY_MS), sign).plan)

const WINDOWS = SIGNS.map((sign, at) => windowOf(sign, -4000 + 700 * at))

const piece = (text: string, act: Act, ...not: Mood[]): FieldPiece => ({ text, act, not })

test('the first text that fits in all is taken: not used, not against the mood, not the opposite or the same act', () => {
  const tired = { mood: 'tired' } as const
  const restedDays = ({ text }: FieldPiece) => (text === 'used' ? 14 : 15)
  const rest = Array.from({ length: 4 }, (_, n) => piece(`of the other half ${n}`, 'write'))
  const chosen = (...pieces: FieldPiece[]) =>
    fittingPieces([...pieces, ...rest], tired, ['rest', 'say'], restedDays).text
  const good = piece('good', 'write')
  assert.equal(chosen(piece('used', 'write'), good), 'good')
  assert.equal(chosen(piece('against the mood', 'write', 'light', 'tired'), good), 'good')
  assert.equal(chosen(piece('for another mood', 'write', 'light'), good), 'for another mood')
  assert.equal(chosen(piece('the opposite', 'begin'), good), 'good')
  assert.equal(chosen(piece('the act of the day', 'rest'), good), 'good')
  assert.equal(chosen(piece('the act of another field', 'say'), good), 'good')
})

test('if nothing fits in all, the conditions are dropped from the last one on', () => {
  const restedDays = ({ text }: FieldPiece) => (text === 'used' ? 1 : Infinity)
  const chosen = (...pieces: FieldPiece[]) =>
    fittingPieces(pieces, { mood: 'tired' }, ['rest'], restedDays).text
  const same = piece('same act', 'rest')
  const opposite = piece('opposite', 'move')
  const against = piece('against', 'write', 'tired')
  const again = piece('used', 'write')
  assert.equal(chosen(same, opposite, against, again), 'same act')
  assert.equal(chosen(opposite, against, again), 'opposite')
  assert.equal(chosen(against, again), 'used', 'better again than against the mood')
  assert.equal(chosen(against), 'against')
})

/** As the page lists them. */
const OPPOSITES: readonly (readonly [Act, readonly Act[]])[] = [
  ['rest', ['begin', 'finish', 'move', 'sort']],
  ['wait', ['say', 'begin', 'choose']],
  ['refuse', ['give', 'accept', 'share']],
]
const areOpposite = (one: Act, other: Act) =>
  OPPOSITES.some(([act, others]) =>
    [
      [one, other],
      [other, one],
    ].some(([a, b]) => a === act && others.includes(b!)),
  )

test('acts are opposite as the page lists them, whichever is the day’s, and no others are', () => {
  const rest = Array.from({ length: 2 }, (_, n) => piece(`of the other half ${n}`, 'look'))
  for (const ofDay of ACTS)
    for (const own of ACTS) {
      if (own === ofDay) continue
      // The second has the act of the day, which is better than its opposite, and worse than any other.
      const list = [piece('own', own), piece('of the day', ofDay), ...rest]
      const chosen = fittingPieces(list, { mood: 'light' }, [ofDay]).text
      assert.equal(chosen, areOpposite(own, ofDay) ? 'of the day' : 'own', `${ofDay}, ${own}`)
    }
})

test('a text rests for fifteen days; if all came lately, the one that has rested longest comes', () => {
  const list = ['a', 'b', 'c', 'd'].map((text) => piece(text, 'begin'))
  const chosen = (rested: Record<string, number>) =>
    fittingPieces(list, { mood: 'light' }, ['say'], ({ text }) => rested[text] ?? Infinity).text
  assert.equal(chosen({}), 'a')
  assert.equal(chosen({ a: 15 }), 'a')
  assert.equal(chosen({ a: 14 }), 'b')
  assert.equal(chosen({ a: 14, b: 14 }), 'c')
  assert.equal(chosen({ a: 1, b: 9, c: 3, d: 2 }), 'b')
})

test('the own half of the list comes before an opposite act is avoided', () => {
  const halves = [piece('opposite', 'begin'), piece('used', 'look'), piece('other half', 'look')]
  const restedDays = ({ text }: FieldPiece) => (text === 'used' ? 1 : Infinity)
  assert.equal(fittingPieces(halves, { mood: 'light' }, ['rest'], restedDays).text, 'opposite')
})

test('fields fit the mood of their day', () => {
  for (const plans of WINDOWS)
    for (const plan of plans) {
      const { mood } = pieceOf(ENGLISH, plan)
      const fields = fieldsOf(ENGLISH, plan)
      for (const field of FIELDS)
        assert.ok(!fields[field].not.includes(mood), `${plan.date} ${plan.sign} ${field}`)
    }
})

test('advice in a field rarely contradicts the advice of the day', () => {
  let opposed = 0
  for (const plans of WINDOWS)
    for (const plan of plans) {
      const { act } = pieceOf(ENGLISH, plan)
      opposed += FIELDS.filter((field) => areOpposite(fieldsOf(ENGLISH, plan)[field].act, act)).length
    }
  assert.ok(opposed <= 0.01 * FIELDS.length * WINDOW * SIGNS.length, `${opposed}`)
})

test('no field comes back to one sign in a window within fourteen days, if its list has another for the mood', () => {
  for (const plans of WINDOWS) {
    const lastDay = new Map<string, number>()
    for (const [day, plan] of plans.entries()) {
      const fields = fieldsOf(ENGLISH, plan)
      for (const field of FIELDS) {
        const { text } = fields[field]
        const { outlook } = plan.judgement.categories[CATEGORY_OF[field]]
        const list = ENGLISH.days.ofField(field, plan.story.house, relationOf(plan.story.direction, outlook))
        const { mood } = pieceOf(ENGLISH, plan)
        const rested = list
          .filter(({ not }) => !not.includes(mood))
          .map((each) => day - (lastDay.get(each.text) ?? -Infinity))
        const needed = Math.min(15, Math.max(...rested))
        assert.ok(day - (lastDay.get(text) ?? -Infinity) >= needed, `${plan.date} ${plan.sign} ${field}`)
      }
      for (const field of FIELDS) lastDay.set(fields[field].text, day)
    }
  }
})

/** Days that follow each other, over the bounds of windows. */
const YEAR = Array.from({ length: 365 }, (_, day) => dateText((56 * 365 + day) * DAY_MS))
const signsYear = (sign: Sign) => YEAR.map((date) => dayOf(date, sign).plan)

/** Days on which a text stood on one of the fourteen days before. */
function soonAgain(texts: readonly string[]): number {
  return texts.filter((text, day) => texts.slice(Math.max(0, day - 14), day).includes(text)).length
}

test('over a year at most one field in three hundred, and one category in three hundred, stood there in the last fourteen days', () => {
  for (const sign of ['aries', 'virgo', 'pisces'] as const) {
    const plans = signsYear(sign)
    const fields = plans.map((plan) => fieldsOf(ENGLISH, plan))
    const ofFields = FIELDS.map((field) => soonAgain(fields.map((each) => each[field].text)))
    const ofCategories = CATEGORY_NAMES.map((category) =>
      soonAgain(plans.map((plan) => categoryText(ENGLISH, plan, category).interpretation[0]!.text)),
    )
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
    assert.ok(sum(ofFields) <= (FIELDS.length * 365) / 300, `${sign}: ${ofFields}`)
    assert.ok(sum(ofCategories) <= (CATEGORY_NAMES.length * 365) / 300, `${sign}: ${ofCategories}`)
  }
})

test('each field comes from the list for the house of the story and its relation to it', () => {
  for (const plans of WINDOWS.slice(0, 4))
    for (const plan of plans)
      for (const field of FIELDS) {
        const { outlook } = plan.judgement.categories[CATEGORY_OF[field]]
        const list = ENGLISH.days.ofField(field, plan.story.house, relationOf(plan.story.direction, outlook))
        assert.ok(list.includes(fieldsOf(ENGLISH, plan)[field]))
      }
})

test('the fields of a day do not depend on which days were asked for before', () => {
  const plan = windowOf('scorpio', 701).at(-1)!
  const first = fieldsOf(ENGLISH, plan)
  for (const other of windowOf('scorpio', 701)) fieldsOf(ENGLISH, other)
  assert.deepEqual(fieldsOf(ENGLISH, plan), first)
})

/** The piece of a category that a text comes from. */
function categoryPiece(plan: DailyPlan, category: (typeof CATEGORY_NAMES)[number], text: string) {
  const found = ENGLISH.days
    .ofCategory(category, plan.judgement.categories[category].outlook)
    .find((each) => each.text === text)
  assert.ok(found, `${category}: ${text}`)
  return found
}

test('the text of a category has its own outlook, the advice written for it, and fits the story', () => {
  for (const plans of WINDOWS)
    for (const plan of plans.slice(0, 12)) {
      const story = pieceOf(ENGLISH, plan)
      const { categories } = dailyText(ENGLISH, plan, 'detailed') as DetailedText
      assert.deepEqual(Object.keys(categories), CATEGORY_NAMES)
      for (const category of CATEGORY_NAMES) {
        const { interpretation, advice } = categories[category]
        const piece = categoryPiece(plan, category, interpretation[0]!.text)
        assert.equal(advice.text, piece.advice)
        const { leader } = plan.judgement.categories[category]
        assert.deepEqual([interpretation[0]!.transits, advice.transits], [[leader.transit], [leader.transit]])
        assert.ok(!piece.not.includes(story.mood), `${plan.date} ${plan.sign} ${category}`)
        assert.deepEqual(categoryText(ENGLISH, plan, category), categories[category])
      }
    }
})

test('no category judges the subject of the story the other way', () => {
  for (const plans of WINDOWS)
    for (const plan of plans) {
      const { subject } = pieceOf(ENGLISH, plan)
      for (const category of CATEGORY_NAMES) {
        const { outlook } = plan.judgement.categories[category]
        if (!relationOf(plan.story.direction, outlook).startsWith('against')) continue
        const { interpretation } = categoryText(ENGLISH, plan, category)
        const { about } = categoryPiece(plan, category, interpretation[0]!.text)
        assert.ok(!about.includes(subject), `${plan.date} ${plan.sign} ${category} ${subject}`)
      }
    }
})
