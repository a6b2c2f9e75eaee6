import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PERSONAL_PLAN, PLAN } from '../../../test/model-day.ts'
import {
  DIRECTIONS,
  dailyMembers,
  LENSES,
  lengthWords,
  lensOf,
  personalMembers,
  STYLE_WORDS,
} from './prompt-words.ts'

test('the prompt says whether a story helps, is hard, or neither', () => {
  assert.match(DIRECTIONS.flow, /helps/)
  assert.match(DIRECTIONS.friction, /hard/)
  assert.match(DIRECTIONS.merge, /neither good nor bad/)
  for (const direction of ['flow', 'friction', 'merge'] as const) {
    const { summary } = dailyMembers({ ...PLAN, story: { ...PLAN.story, direction } })
    assert.ok(summary.endsWith(`; ${DIRECTIONS[direction]}`))
  }
})

test('the prompt says until when a story lasts, unless that is years away', () => {
  const summary = (until: number | null) => dailyMembers({ ...PLAN, story: { ...PLAN.story, until } }).summary
  assert.match(summary(Date.UTC(2026, 10, 19)), /, until Thursday; /)
  assert.doesNotMatch(summary(null), /until/)
})

test('a good length lies in the middle, in words of six characters; without a least one, from a third', () => {
  assert.equal(lengthWords('love', { least: 120, most: 240 }), 'love: 120 to 240 in all, best about 30 words')
  assert.equal(lengthWords('love', { most: 180 }), 'love: at most 180 in all, best about 20 words')
  assert.equal(lengthWords('love', { least: 60, most: 65 }), 'love: 60 to 65 in all, best about 10 words')
  assert.equal(
    lengthWords('advice', { most: 180 }),
    'advice: at most 180 in all, best about 20 words, one sentence',
  )
  assert.equal(
    lengthWords('advice', { most: 180 }, 'short'),
    'advice: at most 180 in all, best about 20 words, short',
  )
})

test('a lens is seven further each day, and two further for each sign', () => {
  for (const [day, turn, at] of [
    [0, 0, 0],
    [1, 0, 7],
    [0, 1, 2],
    [2, 5, 0],
    [3, 11, 19],
  ] as const)
    assert.equal(lensOf(day, turn), LENSES[at])
})

test('a person’s day is the main transit, then the quick one; each once, and with the Moon if there is room', () => {
  const overall = (main: string | null, quick: string | null) => {
    const of = (id: string | null) => (id === null ? null : { id })
    const plan = { ...PERSONAL_PLAN, main: of(main), quick: of(quick) } as typeof PERSONAL_PLAN
    return personalMembers(plan, []).overall
  }
  const moon = PERSONAL_PLAN.moon.id
  assert.equal(overall('one', 'two'), 'one, then two; end with one act')
  assert.equal(overall('one', 'one'), `one, then ${moon}; end with one act`)
  assert.equal(overall(null, 'two'), `two, then ${moon}; end with one act`)
  assert.equal(overall(null, null), `${moon}; end with one act`)
})

test('each part of a person’s day is about the planets and themes it is named for', () => {
  const { moon, sun, venus, themes } = PERSONAL_PLAN
  const members = personalMembers(PERSONAL_PLAN, [])
  assert.ok(members.relationships.startsWith(`${venus.id}, and contacts of or with Venus`))
  assert.ok(members.career_purpose.startsWith(`${sun.id}, and contacts of or with Saturn`))
  assert.ok(members.emotional_wisdom.startsWith(`${moon.id}, and contacts of or with the Moon`))
  assert.ok(members.practical_advice.endsWith(`belong to ${themes.ranked.join(', ')}`))
  assert.match(members.personal_development, new RegExp(`teaches about ${themes.ranked[0]}$`))
  assert.match(members.affirmation, new RegExp(`for a day of ${themes.ranked[0]}$`))
})

test('the prompt has the hours if there are any', () => {
  assert.equal(personalMembers(PERSONAL_PLAN, []).timing_guidance, 'no hour stands out')
  assert.match(personalMembers(PERSONAL_PLAN, ['09:10']).timing_guidance, /around 09:10 are/)
  assert.match(
    personalMembers(PERSONAL_PLAN, ['09:10', '17:00']).timing_guidance,
    /around 09:10 and 17:00 are/,
  )
})

test('a sign sees every lens once before one comes again, and no two signs see the same on one day', () => {
  const days = LENSES.map((_, day) => lensOf(day, 3))
  assert.equal(new Set(days).size, 24)
  assert.equal(new Set(Array.from({ length: 12 }, (_, turn) => lensOf(5, turn))).size, 12)
})

test('each style is explained under its name, and each fixed number of sentences is given', () => {
  for (const [style, words] of Object.entries(STYLE_WORDS))
    assert.match(words, new RegExp(`^${style}: `, 'i'))
  for (const [member, sentences] of [
    ['summary', /two or three sentences$/],
    ['advice', /one sentence$/],
    ['overall', /two to four sentences$/],
    ['practical_advice', /three to five sentences/],
    ['affirmation', /first person$/],
  ] as const)
    assert.match(lengthWords(member, { least: 100, most: 200 }), sentences)
})
