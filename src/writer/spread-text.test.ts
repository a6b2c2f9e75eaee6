import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laid } from '../../test/laid-cards.ts'
import { ENGLISH } from '../words/en/english.ts'
import { summaryLength } from '../words/en/spread-reading.ts'
import { nameless, type SpreadText, sentencesInSpread, spreadFaults, tellsAct } from './spread-text.ts'

const said = (text: string) => ({ text, transits: [] })
const ask = { cards: laid('ar19', 'ar13', 'ar16'), theme: 'general' } as const
const { least, most } = summaryLength(3)

const textWith = (changed: Partial<SpreadText>): SpreadText => ({
  summary: [said(`${'x'.repeat(least - 1)}.`)],
  threads: [said('You wait.')],
  act: said('Begin.'),
  ...changed,
})

test('a spread is read from its summary to its act, and no part is left out', () => {
  const text = { summary: [said('a'), said('b')], threads: [said('c'), said('d')], act: said('e') }
  assert.equal(
    sentencesInSpread(text)
      .map((sentence) => sentence.text)
      .join(''),
    'abcde',
  )
})

test('the summary of a spread has a least and a greatest length, which are allowed', () => {
  const isRight = (length: number) =>
    spreadFaults(ENGLISH, textWith({ summary: [said(`${'x'.repeat(length - 1)}.`)] }), ask).length === 0
  assert.deepEqual([least - 1, least, most, most + 1].map(isRight), [false, true, true, false])
})

test('a spread has four threads at most', () => {
  const faults = (count: number) =>
    spreadFaults(
      ENGLISH,
      textWith({ threads: Array.from({ length: count }, (_, n) => said(`Thread ${n}.`)) }),
      ask,
    )
  assert.deepEqual([0, 4].map(faults), [[], []])
  assert.deepEqual(faults(5), ['tells 5 threads'])
})

test('the faults of a spread are its length, its threads, and what no text may say', () => {
  const bad = said('The universe has plans for you.')
  const threads = [said('a.'), said('b.'), said('c.'), said('d.'), bad]
  const [length, count, ...rest] = spreadFaults(
    ENGLISH,
    { summary: [said('Short.')], threads, act: bad },
    ask,
  )
  assert.equal(length, `summary has 6 characters, not ${least} to ${most}`)
  assert.equal(count, 'tells 5 threads')
  assert.equal(rest.length, 2)
  for (const fault of rest) assert.match(fault, /^“The universe has plans for you.” /)
})

test('a card that lies there may be named, though no other text may have its word', () => {
  const act = said('Leave room beside Death.')
  assert.deepEqual(spreadFaults(ENGLISH, textWith({ act }), ask), [])
  assert.equal(
    spreadFaults(ENGLISH, textWith({ act }), { ...ask, cards: laid('ar19', 'ar16', 'ar11') }).length,
    1,
  )
  assert.equal(nameless(ENGLISH, laid('ar13'))('Death and the Tower'), 'card and the Tower')
})

test('a summary tells the act if it has its words, with another word before them', () => {
  const act = said('Begin with one page.')
  assert.equal(
    tellsAct(textWith({ summary: [said('You wait.'), said('So begin with one page.')], act })),
    true,
  )
  assert.equal(
    tellsAct(textWith({ summary: [said('You wait.'), said('So begin with one line.')], act })),
    false,
  )
})
