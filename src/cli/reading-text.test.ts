import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { readingText } from './reading-text.ts'

type Data = Parameters<typeof readingText>[1]

const METADATA = {
  house_system_used: 'whole',
  zodiac: 'tropical',
  ayanamsa: null,
  time_resolution: { utc_offset: '+02:00' },
  birth_info: { date: '1990-05-15' },
}

const DOMINANTS = {
  planets: [
    {
      planet: 'saturn',
      points: 12.5,
      reasons: [
        { reason: 'rules_ascendant', facts: ['saturn-rules'], points: 5 },
        { reason: 'aspect', facts: ['moon-conjunction-saturn'], points: 7.5 },
      ],
    },
  ],
  sign: { sign: 'Capricorn', points: 9, reasons: [{ facts: ['moon-in-capricorn'], points: 9 }] },
  house: { house: 9, points: 3, reasons: [{ facts: ['sun-in-house-9'], points: 3 }] },
  element: { element: 'earth', points: 4, reasons: [{ facts: ['sun-in-taurus'], points: 4 }] },
}

const text = (replaced: object = {}) =>
  readingText(ENGLISH, {
    portrait: { text: 'You are patient.' },
    sections: [{ title: 'Love', text: 'One.\n\nTwo.' }],
    dominants: DOMINANTS,
    metadata: METADATA,
    ...replaced,
  } as unknown as Data).split('\n')

test('a reading is how it was cast, the portrait, the sections, and what counts most with its points', () => {
  assert.deepEqual(text(), [
    'whole houses, tropical zodiac, UTC+02:00',
    '',
    'You are patient.',
    '',
    'Love',
    '  One.',
    '',
    '  Two.',
    '',
    'What counts most',
    '  saturn     12.5  rules ascendant 5.0, moon conjunction saturn 7.5',
    '  Capricorn   9.0  moon 9.0',
    '  house 9     3.0  sun 3.0',
    '  earth       4.0  sun 4.0',
  ])
})

test('what pulls two ways stands after the sections', () => {
  const lines = text({ tensions: [{ text: 'Rest and haste.' }, { text: 'Far and near.' }] })
  const at = lines.indexOf('  Rest and haste.')
  assert.deepEqual(lines.slice(at, at + 3), ['  Rest and haste.', '', '  Far and near.'])
  assert.ok(lines.indexOf('Love') < at && at < lines.indexOf('What counts most'))
})

test('where no time is known, nothing is said of a house or a sign that is not certain', () => {
  const lines = text({ dominants: { planets: DOMINANTS.planets, sign: null, house: null, element: null } })
  assert.deepEqual(lines.slice(lines.indexOf('What counts most') + 1), [
    '  saturn  12.5  rules ascendant 5.0, moon conjunction saturn 7.5',
  ])
})
