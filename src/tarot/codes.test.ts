import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SUITS } from './card.ts'
import { LEANINGS } from './leanings.ts'
import { PAIR_RELATIONS } from './pairs.ts'
import { QUESTION_ABOUTS, QUESTION_FORMS, QUESTION_SPANS, themeOf } from './question/question.ts'
import { THEMES } from './theme.ts'

test('the reference lists the codes of cards, pairs and questions from the plain to the particular', () => {
  const lists: Readonly<Record<string, readonly string[]>> = {
    'wands cups swords pentacles': SUITS,
    'yes no unclear': LEANINGS,
    'general love career spiritual': THEMES,
    'self other us': QUESTION_ABOUTS,
    'day week month year later': QUESTION_SPANS,
    'yes_no choice when why how who what open': QUESTION_FORMS,
    'both_majors major_and_minor same_suit friendly_elements strange_elements indifferent_elements same_number both_courts':
      PAIR_RELATIONS,
  }
  for (const [expected, codes] of Object.entries(lists)) assert.equal(codes.join(' '), expected)
})

test('a question is read in the theme of its topic, and of creative work only as a job in that of a career', () => {
  for (const topic of ['work', 'money', 'study'] as const)
    assert.equal(themeOf(topic, false), 'career', topic)
  assert.equal(themeOf('love', true), 'love')
  assert.equal(themeOf('spirit', false), 'spiritual')
  assert.equal(themeOf('creativity', true), 'career')
  assert.equal(themeOf('creativity', false), 'general')
  assert.equal(themeOf('home', true), 'general')
})
