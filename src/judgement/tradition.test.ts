import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesAfter, PAGE, sentenceAfter } from '../../test/judgement-page.ts'
import { ASPECT_NAMES, PTOLEMAIC } from '../chart/aspects.ts'
import { PLANETS } from '../sky/planets.ts'
import { SIGNS } from '../sky/zodiac.ts'
import { OUTLOOKS } from './day/categories.ts'
import { TONES } from './day/influence.ts'
import { INTENSITIES } from './intensity.ts'
import { ANGULAR_HOUSES, dignity, MANNER_OF, MANNERS, mannerOfAny, RULER } from './tradition.ts'

test('rulers are those of the page', () => {
  const sentence = sentenceAfter('*Tetrabiblos* I.17): ')
  for (const sign of SIGNS) {
    const [, ruler] = new RegExp(`(\\w+) of (?:\\w+ and )?${sign}\\b`, 'i').exec(sentence)!
    assert.equal(RULER[sign], ruler)
  }
})

test('texts tell of the aspects of Ptolemy; the manner of the others is that of their keywords', () => {
  assert.deepEqual(Object.keys(MANNER_OF).toSorted(), PTOLEMAIC.toSorted())
  const manners = 'merge flow friction flow friction flow friction merge friction'.split(' ')
  assert.deepEqual(ASPECT_NAMES.map(mannerOfAny), manners)
})

test('a planet is dignified at home or exalted, and debilitated in the signs opposite', () => {
  const exalted = new Map(
    sentenceAfter('Exaltations: ')
      .toLowerCase()
      .split(', ')
      .map((pair) => pair.split(' in ') as [string, string]),
  )
  assert.equal(exalted.size, 7)
  for (const planet of PLANETS)
    for (const [at, sign] of SIGNS.entries()) {
      const opposite = SIGNS[(at + 6) % 12]!
      const acts = (place: typeof sign) => RULER[place] === planet || exalted.get(planet) === place
      const expected = acts(sign) ? 'dignified' : acts(opposite) ? 'debilitated' : null
      assert.equal(dignity(planet, sign), expected, `${planet} ${sign}`)
    }
})

test('the corner houses are the first, fourth, seventh and tenth', () => {
  assert.ok(PAGE.includes('in the first, fourth, seventh or tenth house'))
  assert.deepEqual(ANGULAR_HOUSES, [1, 4, 7, 10])
})

test('codes have the order of the page', () => {
  assert.deepEqual(TONES, codesAfter('Tone: '))
  assert.deepEqual(INTENSITIES, codesAfter('by the absolute value of the score: '))
  assert.deepEqual(OUTLOOKS.toSorted(), codesAfter('`outlook`: ').toSorted())
  const [, ...columns] = PAGE.match(/^\| Planet \| (\w+) \| (\w+) \| (\w+) \|$/m)!
  assert.deepEqual(MANNERS, columns)
})
