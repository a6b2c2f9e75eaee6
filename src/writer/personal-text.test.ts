import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PersonalText, sentencesInPersonal } from './personal-text.ts'

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
