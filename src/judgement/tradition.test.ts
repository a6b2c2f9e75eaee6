import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesAfter, PAGE, sentenceAfter } from '../../test/judgement-page.ts'
import { skyOfDay } from '../almanac/sky-of-day.ts'
import { ASPECT_NAMES, PTOLEMAIC } from '../chart/aspects.ts'
import { castChart } from '../chart/chart.ts'
import { RULER } from '../chart/dignities.ts'
import { type Sky, skyAt, transitsToSign } from '../chart/transits.ts'
import { PLANETS } from '../sky/planets.ts'
import { SIGNS } from '../sky/zodiac.ts'
import { OUTLOOKS } from './day/categories.ts'
import { TONES } from './day/influence.ts'
import { judge } from './day/judgement.ts'
import { INTENSITIES } from './intensity.ts'
import { personalDayFacts } from './person/facts.ts'
import { ANGULAR_HOUSES, dignity, MANNER_OF, MANNERS, mannerOfAny } from './tradition.ts'

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

/** Chiron, say, on top of the Sun. */
const withAnother = <Seen extends Sky>(sky: Seen): Seen => ({
  ...sky,
  positions: { ...sky.positions, chiron: sky.positions.sun },
})

test('a body beyond the ten changes no judgement of a sign', () => {
  for (const date of ['2026-03-21', '1999-08-11', '2050-12-01'])
    for (const sign of SIGNS) {
      const judged = (sky: Sky) => judge(date, sky, transitsToSign(sky, sign))
      const sky = skyOfDay(date)
      assert.deepEqual(judged(withAnother(sky)), judged(sky))
    }
})

test('a body beyond the ten changes no fact of a person’s day', () => {
  const place = { latitude: 52.52, longitude: 13.405 }
  const chart = castChart({ instant: Date.UTC(1990, 4, 15, 12, 30), place, houseSystem: 'placidus' })
  const wider = { ...chart, bodies: { ...chart.bodies, chiron: chart.bodies.sun } }
  const sky = skyAt(Date.UTC(2026, 2, 21, 12))
  const day = { date: '2026-03-21', clockOf: () => '12:00' }
  assert.deepEqual(personalDayFacts(wider, withAnother(sky), day), personalDayFacts(chart, sky, day))
})
