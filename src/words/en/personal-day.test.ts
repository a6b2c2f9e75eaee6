import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INTENSITIES } from '../../judgement/intensity.ts'
import { ENERGY_TYPES } from '../../judgement/person/energy.ts'
import type { WeighedTransit } from '../../judgement/person/transits.ts'
import { ENERGY_WORDS, hourWords, transitWords } from './personal-day.ts'
import { proseFaults } from './prose-rules.ts'

/** How much there is of it is said by the first words: a little, or a lot; between them neither. */
const AMOUNTS = {
  low: /^(?:A few )?(?:A )?(?:small|little)\b/i,
  high: /^(?:A )?(?:strong|demanding|lot|many)\b/i,
}
const HELP = /\b(?:go well|works with you|support|help and|little help|for you)\b/i
const RESISTANCE = /\b(?:obstacles|pressure|demanding|resistance|against you)\b/i

test('the words for a day’s energy say how strong it is, and whether it helps, resists, does both or neither', () => {
  for (const type of ENERGY_TYPES)
    for (const intensity of INTENSITIES) {
      const text = ENERGY_WORDS[type][intensity]
      for (const [amount, words] of Object.entries(AMOUNTS))
        assert.equal(words.test(text), amount === intensity, `${type} ${intensity}: ${text}`)
      assert.equal(HELP.test(text), type === 'harmonious' || type === 'mixed', text)
      assert.equal(RESISTANCE.test(text), type === 'challenging' || type === 'mixed', text)
      assert.deepEqual(proseFaults(text), [])
    }
})

test('a minor aspect is described by its effect on the planet of the birth', () => {
  const wordsFor = (nature: string, transiting: string, natal: string) =>
    transitWords({ transiting, natal, nature, name: 'semisextile' } as unknown as WeighedTransit)
  assert.match(
    wordsFor('harmonious', 'sun', 'mars'),
    /^The Sun gives your Mars a small push in a good direction/,
  )
  assert.match(wordsFor('challenging', 'mars', 'moon'), /^Mars rubs against your Moon, /)
  assert.match(wordsFor('neutral', 'moon', 'sun'), /^The Moon asks your Sun for a slight change/)
})

test('a clock time is written as its nearest hour and its part of the day', () => {
  for (const [clock, words] of [
    ['00:29', 'midnight'],
    ['00:30', 'one in the morning'],
    ['11:29', 'eleven in the morning'],
    ['11:30', 'noon'],
    ['12:29', 'noon'],
    ['12:30', 'one in the afternoon'],
    ['14:35', 'three in the afternoon'],
    ['17:29', 'five in the afternoon'],
    ['17:30', 'six in the evening'],
    ['23:29', 'eleven in the evening'],
    ['23:30', 'midnight'],
  ] as const)
    assert.equal(hourWords(clock), words, clock)
})
