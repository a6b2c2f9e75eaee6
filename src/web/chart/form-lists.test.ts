import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AYANAMSA_OPTIONS,
  HOUSE_GROUPS,
  houseWords,
  signsText,
  USUAL_HOUSES,
  ZODIAC_OPTIONS,
} from './words.ts'

test('the form offers the house systems in four groups, each in its order', () => {
  assert.deepEqual(
    HOUSE_GROUPS.map(({ label, systems }) => [label, systems.map((system) => system.value).join(' ')]),
    [
      ['All houses alike', 'whole equal vehlow'],
      ['By time', 'placidus koch alcabitius topocentric'],
      ['By thirds of the zodiac', 'porphyry sripati'],
      ['By circles of the sky', 'regiomontanus campanus meridian morinus azimuthal krusinski'],
    ],
  )
  assert.equal(HOUSE_GROUPS[2]!.systems[1]!.label, 'Śrīpati')
})

test('the usual chart offers three of them, and the wider one two zodiacs and eight ayanamsas', () => {
  assert.deepEqual(USUAL_HOUSES, [
    { value: 'whole', label: 'Whole sign' },
    { value: 'placidus', label: 'Placidus' },
    { value: 'koch', label: 'Koch' },
  ])
  assert.deepEqual(
    ZODIAC_OPTIONS.map(({ label }) => label),
    ['Tropical', 'Sidereal'],
  )
  assert.equal(AYANAMSA_OPTIONS.length, 8)
  assert.deepEqual(AYANAMSA_OPTIONS[0], { value: 'lahiri', label: 'Lahiri, the official one of India' })
})

test('a house system has words, and a name that is none has not', () => {
  assert.deepEqual(houseWords('equal'), {
    label: 'Equal',
    explanation: 'Twelve houses of 30° from the Ascendant.',
  })
  assert.equal(houseWords('toString'), undefined)
})

test('a body of an unknown hour may have been in two signs', () => {
  assert.equal(signsText({ sign: 'Gemini', signs: ['Gemini', 'Cancer'] }), 'Gemini or Cancer')
  assert.equal(signsText({ sign: 'Gemini' }), 'Gemini')
})
