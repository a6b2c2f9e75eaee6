import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testParts, testService } from '../../../test/service.ts'
import { factInWords, shownOnWheel } from './facts.ts'

const service = await testService(testParts())
after(() => service.close())

const WORDS: readonly (readonly [string, string])[] = [
  ['sun-in-taurus', 'Sun in Taurus'],
  ['north-node-in-leo', 'North Node in Leo'],
  ['north-node-in-house-3', 'North Node in house 3'],
  ['ascendant-in-virgo', 'Ascendant in Virgo'],
  ['sun-square-saturn', 'Sun square Saturn'],
  ['mercury-retrograde', 'Mercury retrograde'],
  ['venus-in-domicile', 'Venus at home'],
  ['mars-in-fall', 'Mars in fall'],
  ['ruler-in-house-9', 'Ruler of the rising sign in house 9'],
  ['stellium-in-capricorn', 'Stellium in Capricorn'],
  ['stellium-in-house-9', 'Stellium in house 9'],
  ['t-square-cardinal', 'T-square in cardinal signs'],
  ['grand-trine-fire', 'Grand trine in fire signs'],
  ['yod', 'Yod'],
  ['much-fire', 'Many planets in fire signs'],
  ['little-mutable', 'Hardly any planets in mutable signs'],
  ['empty-above-horizon', 'No planet above the horizon'],
  ['empty-eastern', 'No planet in the eastern half'],
  ['first-quarter-moon', 'First quarter Moon'],
  ['night-chart', 'Born by night'],
]

for (const [id, words] of WORDS) test(`${id} is told as ${words}`, () => assert.equal(factInWords(id), words))

const BODY = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|North Node'
const SIGN = 'Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces'
const KIND = 'fire|earth|air|water|cardinal|fixed|mutable'
const WORDINGS = [
  `(${BODY}|Ascendant|Midheaven|Stellium) in (${SIGN})`,
  `(${BODY}|Stellium|Ruler of the rising sign) in house \\d+`,
  `(${BODY}) (conjunction|sextile|square|trine|opposition) (${BODY})`,
  `(${BODY}) (retrograde|at home|exalted|in detriment|in fall)`,
  `(T-square|Grand cross|Grand trine|Many planets|Hardly any planets) in (${KIND}) signs`,
  'No planet (above|below) the horizon|No planet in the (eastern|western) half',
  '[A-Z][a-z]+( quarter)? Moon|Born by (day|night)|Yod|Kite',
]

test('every fact that has a meaning has words of its own', async () => {
  const { meanings } = (await service.inject('/v1/astrology/meanings')).json().data as {
    meanings: { id: string }[]
  }
  assert.ok(meanings.length > 400)
  const texts = meanings.map(({ id }) => factInWords(id))
  assert.equal(new Set(texts).size, texts.length)
  const isInWords = new RegExp(`^(${WORDINGS.join('|')})$`)
  assert.deepEqual(
    texts.filter((words) => !isInWords.test(words)),
    [],
  )
})

const TITLES = [
  'Sun 16°55′ Aquarius',
  'Moon 28°58′ Gemini',
  'Saturn 19°46′ Capricorn, retrograde',
  'Sun square Saturn, orb 1.3°',
  'Sun trine Moon, orb 1.0°',
  'Aquarius',
  'Capricorn, intercepted in house 4',
  'Ascendant: 25°33′ Libra',
  'House 1',
  'House 10',
]
const lit = (ids: readonly string[], members: readonly string[] = []) => {
  const shown = shownOnWheel(ids, () => members)
  return shown && TITLES.filter((title) => shown.test(title))
}

test('a placement is shown by the body with its sign or its house, and by nothing else', () => {
  assert.deepEqual(lit(['sun-in-aquarius']), ['Sun 16°55′ Aquarius', 'Aquarius'])
  assert.deepEqual(lit(['saturn-in-capricorn']), [TITLES[2], TITLES[6]])
  assert.deepEqual(lit(['moon-in-house-1']), ['Moon 28°58′ Gemini', 'House 1'])
})

test('an aspect is shown by its line and both bodies', () => {
  assert.deepEqual(lit(['sun-square-saturn']), [TITLES[0], TITLES[2], TITLES[3]])
})

test('several facts are shown together', () => {
  assert.deepEqual(lit(['ruler-in-house-10', 'new-moon']), [
    'Sun 16°55′ Aquarius',
    'Moon 28°58′ Gemini',
    'Ascendant: 25°33′ Libra',
    'House 10',
  ])
})

test('a pattern is shown by its members, and what has none is not shown', () => {
  assert.deepEqual(lit(['yod'], ['sun', 'saturn']), [TITLES[0], TITLES[2]])
  assert.equal(lit(['empty-eastern']), undefined)
})

test('of a stellium in a house the wheel shows the house and its members, and of a ruler the Ascendant', () => {
  assert.deepEqual(
    shownOnWheel(['stellium-in-house-9'], () => ['sun', 'north-node']),
    /^(House 9$|Sun \d|North Node \d)/,
  )
  assert.deepEqual(
    shownOnWheel(['ruler-in-house-2'], () => []),
    /^(Ascendant:|House 2$)/,
  )
  assert.equal(
    shownOnWheel(['t-square-fixed'], () => []),
    undefined,
  )
})

test('a phase of the Moon is shown by the Sun and the Moon, and a chart of day or night by the Sun', () => {
  assert.deepEqual(
    shownOnWheel(['first-quarter-moon'], () => []),
    /^(Sun \d|Moon \d)/,
  )
  assert.deepEqual(lit(['night-chart']), ['Sun 16°55′ Aquarius'])
  assert.deepEqual(lit(['saturn-retrograde']), ['Saturn 19°46′ Capricorn, retrograde'])
})
