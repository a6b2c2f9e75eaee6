import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CATEGORY_NAMES } from '../judgement/day/categories.ts'
import { ENGLISH } from '../words/en/english.ts'
import {
  type CategoryTexts,
  categoryFaults,
  type DailyText,
  dailyFaults,
  everySentenceIn,
  STYLES,
  SUMMARY_LENGTH,
  sentencesIn,
} from './daily-text.ts'
import { dailyText } from './phrasebook/daily.ts'
import { dayOf } from './plan/daily-plan.ts'

const good = { text: 'Put the tools back where you found them.', transits: [] }
const bad = { text: 'The universe has plans for you.', transits: [] }

test('the rules of every writer apply to the interpretation of a category and to its advice', () => {
  assert.deepEqual(categoryFaults(ENGLISH, { interpretation: [good], advice: good }), [])
  assert.match(categoryFaults(ENGLISH, { interpretation: [good, bad], advice: good }).join(), /universe/)
  assert.match(categoryFaults(ENGLISH, { interpretation: [good], advice: bad }).join(), /universe/)
  const both = categoryFaults(ENGLISH, { interpretation: [bad], advice: said('It is your destiny.') })
  assert.deepEqual(
    both.map((fault) => fault.slice(0, 5)),
    ['“The ', '“It i'],
    'as they are read',
  )
})

test('the rules of every writer apply to each part of a day, in every style', () => {
  const { plan } = dayOf('2026-11-17', 'leo')
  for (const style of STYLES) {
    const text = dailyText(ENGLISH, plan, style)
    assert.deepEqual(dailyFaults(ENGLISH, text, style), [])
    for (const [name, part] of Object.entries(text)) {
      if (name === 'categories') continue
      const changed = { ...text, [name]: Array.isArray(part) ? [...part, bad] : bad }
      assert.match(dailyFaults(ENGLISH, changed, style).join(), /universe/, `${style} ${name}`)
    }
  }
})

const said = (text: string) => ({ text, transits: [] })

const BRIEF = { summary: [said('a'), said('b')], advice: said('c') }
const POETIC = {
  summary: [said('a'), said('b')],
  love: [said('c'), said('d')],
  career: [said('e')],
  wellbeing: [said('f')],
}
const DETAILED = {
  ...POETIC,
  background: said('g'),
  categories: Object.fromEntries(
    CATEGORY_NAMES.map((name, at) => [name, { interpretation: [said(`(${at}`)], advice: said(`${at})`) }]),
  ) as unknown as CategoryTexts,
}

test('a day is read from its summary to its background, then category by category; no part is left out', () => {
  const read = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text).join('')
  const categories = '(00)(11)(22)(33)(44)(55)(66)(77)'
  for (const [text, own] of [
    [BRIEF, 'abc'],
    [POETIC, 'abcdef'],
    [DETAILED, 'abcdefg'],
  ] as const) {
    assert.equal(read(sentencesIn(text)), own)
    assert.equal(read(everySentenceIn(text)), text === DETAILED ? own + categories : own)
  }
})

test('the summary of a brief day has 80 to 150 characters, of a detailed one 150 to 250, of a poem 120 to 200', () => {
  assert.deepEqual(STYLES, ['brief', 'detailed', 'poetic'])
  const { plan } = dayOf('2026-11-17', 'leo')
  for (const [style, least, most] of [
    ['brief', 80, 150],
    ['detailed', 150, 250],
    ['poetic', 120, 200],
  ] as const) {
    assert.deepEqual(SUMMARY_LENGTH[style], { least, most })
    const isRight = (length: number) => {
      const summary = [said(`${'x'.repeat(length - 1)}.`)]
      return dailyFaults(ENGLISH, { ...dailyText(ENGLISH, plan, style), summary }, style).length === 0
    }
    assert.deepEqual([least - 1, least, most, most + 1].map(isRight), [false, true, true, false], style)
  }
})

test('a text is of the shape of its style alone', () => {
  const summary = [said(`${'x'.repeat(149)}.`)]
  const texts: Record<string, DailyText> = {
    brief: { ...BRIEF, summary },
    detailed: { ...DETAILED, summary },
    poetic: { ...POETIC, summary },
  }
  for (const style of STYLES)
    for (const shape of STYLES)
      assert.deepEqual(
        dailyFaults(ENGLISH, texts[shape]!, style).filter((fault) => fault.startsWith('is not')),
        shape === style ? [] : [`is not of the shape of the ${style} style`],
        `${shape} as ${style}`,
      )
})

test('the faults of a day are its length, its shape, and what its sentences may not say', () => {
  const [length, shape, ...rest] = dailyFaults(ENGLISH, { ...BRIEF, summary: [bad] }, 'poetic')
  assert.equal(length, 'summary has 31 characters, not 120 to 200')
  assert.equal(shape, 'is not of the shape of the poetic style')
  assert.match(rest[0]!, /^“The universe/)
  const categories = {
    ...DETAILED.categories,
    luck: { interpretation: [bad], advice: good },
    love: { interpretation: [good], advice: bad },
  }
  const faults = dailyFaults(
    ENGLISH,
    { ...DETAILED, categories, summary: [said(`${'x'.repeat(199)}.`)] },
    'detailed',
  )
  assert.equal(faults.filter((fault) => fault.includes('universe')).length, 2)
})
