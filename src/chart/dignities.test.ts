import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS, type Sign } from '../sky/zodiac.ts'
import { CLASSICAL, type ClassicalPlanet, dignitiesOf, isClassical } from './dignities.ts'

/** Ptolemy's table as textbooks print it: domiciles, exaltation, detriments, fall. */
const TABLE: Record<ClassicalPlanet, readonly [string, Sign, string, Sign]> = {
  sun: ['leo', 'aries', 'aquarius', 'libra'],
  moon: ['cancer', 'taurus', 'capricorn', 'scorpio'],
  mercury: ['gemini virgo', 'virgo', 'sagittarius pisces', 'pisces'],
  venus: ['taurus libra', 'pisces', 'scorpio aries', 'virgo'],
  mars: ['aries scorpio', 'capricorn', 'libra taurus', 'cancer'],
  jupiter: ['sagittarius pisces', 'cancer', 'gemini virgo', 'capricorn'],
  saturn: ['capricorn aquarius', 'libra', 'cancer leo', 'aries'],
}

test('the dignities by sign are those of Ptolemy’s table, and a planet with none is peregrine', () => {
  for (const planet of CLASSICAL)
    for (const sign of SIGNS) {
      const [domiciles, exaltation, detriments, fall] = TABLE[planet]
      const expected = [
        domiciles.includes(sign) && 'domicile',
        exaltation === sign && 'exaltation',
        detriments.includes(sign) && 'detriment',
        fall === sign && 'fall',
      ].filter((name) => name !== false)
      const found = dignitiesOf(planet, sign, null)
      assert.deepEqual(found, expected.length === 0 ? ['peregrine'] : expected, `${planet} in ${sign}`)
    }
})

/** Dorotheus: the rulers of fire, earth, air and water. */
const BY_DAY = ['sun', 'venus', 'saturn', 'venus']
const BY_NIGHT = ['jupiter', 'moon', 'mercury', 'mars']

test('by day and by night each sign has one ruler of its triplicity, after Dorotheus', () => {
  for (const [day, rulers] of [
    [true, BY_DAY],
    [false, BY_NIGHT],
  ] as const)
    for (const [i, sign] of SIGNS.entries()) {
      const ruling = CLASSICAL.filter((planet) => dignitiesOf(planet, sign, day).includes('triplicity'))
      assert.deepEqual(ruling, [rulers[i % 4]])
    }
})

test('a planet that rules its triplicity is not peregrine, and one in its fall can rule it', () => {
  assert.deepEqual(dignitiesOf('jupiter', 'leo', true), ['peregrine'])
  assert.deepEqual(dignitiesOf('jupiter', 'leo', false), ['triplicity'])
  assert.deepEqual(dignitiesOf('venus', 'virgo', true), ['triplicity', 'fall'])
})

test('seven bodies have dignities, the discovered ones have none', () => {
  assert.ok(CLASSICAL.every(isClassical))
  assert.ok(!['uranus', 'neptune', 'pluto', 'chiron', 'north_node'].some(isClassical))
})
