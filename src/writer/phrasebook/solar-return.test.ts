import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReturnPlan } from '../../judgement/person/return-plan.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { returnFaults } from '../return-text.ts'
import { prose } from '../sentence.ts'
import { returnText } from './solar-return.ts'

const PLAN: ReturnPlan = {
  summary: {
    ...{ rising: 7, sun: 7, moon: 8, isSameMatter: true },
    closing: 'means',
    sources: { rising: 'rising', sun: 'sun', moon: 'moon' },
  },
  sections: [
    { id: 'pace', ruler: 'mercury', house: 6, sources: ['ruler'] },
    { id: 'foreground', planet: 'uranus', house: 10, sources: ['angle'] },
    { id: 'second_foreground', planet: 'mars', house: 1, sources: ['other'] },
    { id: 'crowded', house: 12, sources: ['one', 'two', 'three'] },
    { id: 'age', house: 4, sources: ['age'] },
    { id: 'rest', sign: 'aries', sources: ['rest'] },
  ],
  shuffleKey: 'a deck',
}

test('what rises, the Sun, the Moon and an act make a summary of 450 to 620 characters', () => {
  const text = returnText(ENGLISH, PLAN)
  assert.deepEqual(returnFaults(ENGLISH, text, PLAN), [])
  assert.deepEqual(
    text.summary.map(({ transits }) => transits),
    [['rising'], ['sun'], ['moon'], ['rising', 'moon']],
  )
  assert.match(text.summary[0]!.text, /seventh house/)
  assert.ok(ENGLISH.returns.sun(7, true).includes(text.summary[1]!.text))
  assert.ok(ENGLISH.returns.closings(7, 'means').includes(text.summary[3]!.text))
})

test('every section has the text of its keys and the sources of its plan', () => {
  const { sections } = returnText(ENGLISH, PLAN)
  assert.deepEqual(
    sections.map(({ id, sentences }) => [id, sentences[0]!.transits]),
    PLAN.sections.map(({ id, sources }) => [id, sources]),
  )
  const [pace, uranus, mars, crowded, age, rest] = sections.map(({ sentences }) => prose(sentences))
  assert.match(pace!, /Mercury.*sixth house/s)
  assert.match(uranus!, /Uranus/)
  assert.match(mars!, /Mars/)
  assert.match(crowded!, /twelfth house/)
  assert.match(age!, /fourth/)
  assert.match(rest!, /Aries/)
})

test('without a time of birth there is no summary, and that is no fault', () => {
  const bare: ReturnPlan = { summary: null, sections: PLAN.sections.slice(-1), shuffleKey: '' }
  const text = returnText(ENGLISH, bare)
  assert.deepEqual([text.summary, text.sections.length], [[], 1])
  assert.deepEqual(returnFaults(ENGLISH, text, bare), [])
})

test('every birth chart can have a summary of its length: all houses and matters', () => {
  for (let rising = 1; rising <= 12; rising++)
    for (const [sun, moon] of [
      [1, 5],
      [2, 6],
      [3, 12],
      [4, 9],
      [10, 11],
      [8, 7],
    ] as const) {
      const plan = { ...PLAN, summary: { ...PLAN.summary!, rising, sun, moon, isSameMatter: false } }
      assert.deepEqual(returnFaults(ENGLISH, returnText(ENGLISH, plan), plan), [], `${rising} ${sun} ${moon}`)
    }
})
