import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { type PersonalText, personalFaults, sentencesInPersonal } from './personal-text.ts'

const said = (text: string) => ({ text, transits: [] })

test('a person’s day is read from its first part to its last, and no part is left out', () => {
  const parts = {
    overall: [said('a'), said('b')],
    personalDevelopment: [said('c')],
    relationships: [said('d')],
    careerPurpose: [said('e')],
    emotionalWisdom: [said('f')],
    practicalAdvice: [said('g'), said('h')],
    timingGuidance: [said('i')],
    affirmation: said('j'),
    background: said('k'),
  } satisfies PersonalText
  assert.equal(
    sentencesInPersonal(parts)
      .map(({ text }) => text)
      .join(''),
    'abcdefghijk',
  )
})

test('the rules of every writer apply to each part of a person’s day', () => {
  const good = said('Put the tools back where you found them.')
  const bad = said('The universe has plans for you.')
  const text: PersonalText = {
    overall: [good],
    personalDevelopment: [good],
    relationships: [good],
    careerPurpose: [good],
    emotionalWisdom: [good],
    practicalAdvice: [good, good, good],
    timingGuidance: [good],
    affirmation: good,
    background: good,
  }
  assert.deepEqual(personalFaults(ENGLISH, text), [])
  for (const [name, part] of Object.entries(text)) {
    const changed = { ...text, [name]: Array.isArray(part) ? [...part.slice(1), bad] : bad }
    assert.match(personalFaults(ENGLISH, changed).join(), /universe/, name)
  }
  const [count, ...rest] = personalFaults(ENGLISH, { ...text, practicalAdvice: [good], affirmation: bad })
  assert.equal(count, 'gives 1 pieces of advice', 'first')
  assert.match(rest[0]!, /^“The universe/)
  for (const [length, isRight] of [
    [2, false],
    [3, true],
    [5, true],
    [6, false],
  ] as const)
    assert.equal(
      personalFaults(ENGLISH, { ...text, practicalAdvice: Array(length).fill(good) }).length === 0,
      isRight,
    )
})
