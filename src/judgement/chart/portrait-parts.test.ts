/** docs/natal-reading.md, "The portrait": what each part tells and weighs, with facts and points made by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balance, inSign, meeting, perhapsIn, planetsWith } from '../../../test/made-facts.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { ELEMENTS, MODALITIES, SIGNS } from '../../sky/zodiac.ts'
import { PORTRAIT_PARTS, portraitParts } from './portrait.ts'
import type { WeighedFact } from './sections.ts'

type Points = Partial<Record<Planet, number>>
const partsOf = (points: Points, ...facts: WeighedFact[]) => portraitParts(facts, planetsWith(points))
/** `sun-in-leo` → its part. */
const portraitWith = (points: Points, ...facts: WeighedFact[]) =>
  partsOf(points, ...facts).map((part) => `${part.part} ${part.facts.join(' ')}`)
const find = (part: string, points: Points, ...facts: WeighedFact[]) =>
  partsOf(points, ...facts).filter((each) => each.part === part)

/** The Sun in Aries, the Moon in Taurus and so on. */
const SIGNED = PLANETS.map((planet, at) => inSign(planet, SIGNS[at]!))
const ANGLES = [inSign('ascendant', 'pisces'), inSign('midheaven', 'aquarius')]
const without = (...bodies: string[]) => SIGNED.filter(({ subjects: [body] }) => !bodies.includes(body!))

test('signs, hinges and the end are always mentioned', () => {
  const ALWAYS = [
    ['opening', ['aries'], ['sun-in-aries']],
    ['meeting', ['pisces'], ['ascendant-in-pisces']],
    ['sun-rising', ['fire', 'water'], ['sun-in-aries', 'ascendant-in-pisces']],
    ['sun-moon', ['fire', 'earth'], ['sun-in-aries', 'moon-in-taurus']],
    ['inside', ['taurus'], ['moon-in-taurus']],
    ['close', ['aquarius'], ['midheaven-in-aquarius']],
  ] as const
  const parts = partsOf({ mars: 2 }, ...SIGNED, ...ANGLES)
  const always = parts.filter(({ weight }) => weight === Number.POSITIVE_INFINITY)
  assert.deepEqual(
    always.map(({ part, keys, facts }) => [part, keys, facts]),
    ALWAYS,
  )
})

test('the parts that there are texts for are those that a portrait can have', () => {
  const more = [balance('fire', 'much'), meeting('sun', 'square', 'mars')]
  const parts = [...partsOf({ mars: 5 }, ...SIGNED, ...ANGLES, ...more), ...partsOf({}, ...SIGNED)].map(
    ({ part }) => part,
  )
  assert.deepEqual([...new Set(parts)].sort(), PORTRAIT_PARTS.toSorted())
})

test('without a time the end is Saturn, and there is neither a rising sign nor its hinge', () => {
  assert.deepEqual(portraitWith({}, ...SIGNED, balance('fire', 'much')), [
    'opening sun-in-aries',
    'sun-moon sun-in-aries moon-in-taurus',
    'inside moon-in-taurus',
    'mind mercury-in-gemini',
    'love venus-in-cancer',
    'venus-mars venus-in-cancer mars-in-leo',
    'drive mars-in-leo',
    'elements much-fire',
    'close-without-time saturn-in-libra',
  ])
  assert.deepEqual(find('close-without-time', {}, ...SIGNED)[0]!.keys, ['libra'])
  assert.deepEqual(find('close-without-time', {}, ...SIGNED, ...ANGLES), [])
  assert.deepEqual(find('close-without-time', {}, ...without('saturn')), [])
})

test('a body between two signs is in no part', () => {
  const doubtful = [perhapsIn('venus', 'leo'), perhapsIn('venus', 'virgo')]
  const parts = portraitWith({ venus: 9 }, ...without('venus'), ...doubtful)
  assert.deepEqual(
    parts.filter((part) => part.includes('venus')),
    [],
  )
  const moon = [perhapsIn('moon', 'leo'), perhapsIn('moon', 'virgo')]
  assert.deepEqual(
    portraitWith({}, ...without('moon'), ...moon).filter((part) => /moon/.test(part)),
    [],
  )
})

test('Mercury, Venus and Mars weigh their points, and the strongest of the three 4 more', () => {
  const weights = (points: Points) =>
    ['mind', 'love', 'drive'].map((part) => find(part, points, ...SIGNED)[0]!.weight)
  assert.deepEqual(weights({ sun: 9, mercury: 2.5, venus: 3, mars: 1.5 }), [2.5, 7, 1.5])
  assert.deepEqual(weights({ sun: 9, mercury: 2.5, venus: 3, mars: 6 }), [2.5, 3, 10])
  assert.deepEqual(weights({ jupiter: 9, mercury: 4, venus: 3, mars: 1 }), [8, 3, 1])
  assert.deepEqual(weights({ mercury: 2, venus: 3, mars: 3 }), [2, 7, 3], 'of equal ones, the first')
})

test('how love and drive go together is left out before either of them', () => {
  for (const [venus, mars] of [
    [3, 6],
    [4, 2.5],
  ] as const) {
    const [hinge] = find('venus-mars', { venus, mars, sun: 9 }, ...SIGNED)
    assert.deepEqual(hinge!.keys, ['water', 'fire'])
    assert.equal(hinge!.weight, Math.min(venus, mars) - 0.1)
  }
})

test('of several elements of which there is much or little, only the weightiest is mentioned', () => {
  const elements = (...facts: WeighedFact[]) => find('elements', {}, ...SIGNED, ...facts)
  assert.deepEqual(
    elements(balance('fire', 'little', 3), balance('earth', 'much', 6), balance('air', 'little', 5)),
    [{ part: 'elements', keys: ['earth', 'much'], facts: ['much-earth'], weight: 6 }],
  )
  for (const name of ELEMENTS) assert.equal(elements(balance(name, 'little', 3)).length, 1)
  for (const name of MODALITIES) assert.deepEqual(elements(balance(name, 'much', 6)), [])
  // Nor anything else with an element for its key.
  const trine = { ...balance('fire', 'much', 9), kind: 'pattern' } as const
  assert.deepEqual(elements(trine), [])
})

test('the aspects of a planet are mentioned with it: the Moon first, also with the Sun, then Sun, Mercury, Venus, Mars', () => {
  const order = (...aspects: WeighedFact[]) =>
    portraitWith({}, ...SIGNED, ...aspects).filter(
      (part) => !/^(opening|sun-moon|close|venus-mars)/.test(part),
    )
  assert.deepEqual(
    order(
      meeting('sun', 'square', 'jupiter', 9),
      meeting('sun', 'trine', 'moon', 8),
      meeting('moon', 'sextile', 'saturn', 7),
    ),
    [
      'inside moon-in-taurus',
      'aspects sun-trine-moon',
      'aspects moon-sextile-saturn',
      'aspects sun-square-jupiter',
      'mind mercury-in-gemini',
      'love venus-in-cancer',
      'drive mars-in-leo',
    ],
  )
  assert.deepEqual(
    order(
      meeting('mars', 'square', 'jupiter', 9),
      meeting('venus', 'trine', 'uranus', 8),
      meeting('mercury', 'sextile', 'saturn', 7),
    ),
    [
      'inside moon-in-taurus',
      'mind mercury-in-gemini',
      'aspects mercury-sextile-saturn',
      'love venus-in-cancer',
      'aspects venus-trine-uranus',
      'drive mars-in-leo',
      'aspects mars-square-jupiter',
    ],
  )
})

test('aspects that begin with Sun, Moon, Mercury, Venus or Mars are mentioned; those of slow planets are not', () => {
  for (const [at, one] of PLANETS.slice(0, -1).entries()) {
    const aspects = find('aspects', {}, ...SIGNED, meeting(one, 'trine', 'pluto', 3.5))
    const keys = [`${one}-pluto`, 'flow']
    assert.deepEqual(
      aspects,
      at < 5 ? [{ part: 'aspects', keys, facts: [`${one}-trine-pluto`], weight: 3.5 }] : [],
    )
  }
})

test('the three weightiest aspects are mentioned, the third with 0.3 of its weight, no two with the same second planet', () => {
  const weights = (...aspects: WeighedFact[]) =>
    Object.fromEntries(
      find('aspects', {}, ...SIGNED, ...aspects).map(({ facts, weight }) => [facts[0], weight]),
    )
  const [jupiter, saturn, uranus, pluto] = [
    meeting('sun', 'square', 'jupiter', 4.6),
    meeting('moon', 'square', 'saturn', 9),
    meeting('mars', 'trine', 'uranus', 3),
    meeting('venus', 'trine', 'pluto', 7),
  ]
  assert.deepEqual(weights(jupiter, saturn), { 'moon-square-saturn': 9, 'sun-square-jupiter': 4.6 })
  assert.deepEqual(weights(jupiter, saturn, uranus, pluto), {
    'moon-square-saturn': 9,
    'venus-trine-pluto': 7,
    'sun-square-jupiter': 1.4, // 1.38, in tenths
  })
  assert.deepEqual(weights(jupiter, meeting('venus', 'square', 'jupiter', 5), saturn, uranus), {
    'moon-square-saturn': 9,
    'venus-square-jupiter': 5,
    'mars-trine-uranus': 0.9,
  })
  // Neptune is the second planet of one of them only.
  assert.deepEqual(weights(meeting('sun', 'trine', 'mars', 3), meeting('mars', 'trine', 'neptune', 2)), {
    'sun-trine-mars': 3,
    'mars-trine-neptune': 2,
  })
})

test('the strongest planet weighs its points without those that it has in every chart, and is mentioned from 2 on', () => {
  const loudest = (points: Points) => find('loudest', points, ...SIGNED)
  // One of the points is its own.
  assert.deepEqual(loudest({ jupiter: 5.4, sun: 3 }), [
    { part: 'loudest', keys: ['jupiter'], facts: ['jupiter-in-virgo'], weight: 4.4 },
  ])
  assert.equal(loudest({ pluto: 3 }).length, 1)
  assert.equal(loudest({ pluto: 2.9 }).length, 0)
  assert.deepEqual(find('loudest', { pluto: 5, sun: 4 }, ...without('pluto')), [])
})

test('each planet has its place if it is the strongest: the Sun before its aspects, the quick ones before their part, others after the Moon', () => {
  const aspects = [meeting('sun', 'square', 'jupiter', 5), meeting('moon', 'square', 'saturn', 5)]
  const PLACE: Partial<Record<Planet, string>> = {
    sun: 'aspects sun-square-jupiter',
    mercury: 'mind mercury-in-gemini',
    venus: 'love venus-in-cancer',
    mars: 'drive mars-in-leo',
  }
  for (const [at, planet] of PLANETS.entries()) {
    const parts = portraitWith({ [planet]: 5 }, ...SIGNED, ...ANGLES, ...aspects)
    const index = parts.indexOf(`loudest ${planet}-in-${SIGNS[at]}`)
    assert.notEqual(index, -1, planet)
    assert.equal(parts.filter((part) => part.startsWith('loudest')).length, 1)
    assert.equal(parts[index + 1], PLACE[planet] ?? 'aspects moon-square-saturn', planet)
  }
})

test('how Sun and rising sign deal with each other is left out for two water signs of which one is Scorpio', () => {
  const WATER = ['cancer', 'scorpio', 'pisces']
  for (const sun of SIGNS)
    for (const rising of SIGNS) {
      const isGuarded = [sun, rising].includes('scorpio') && WATER.includes(sun) && WATER.includes(rising)
      const hinges = find('sun-rising', {}, inSign('sun', sun), inSign('ascendant', rising))
      assert.equal(hinges.length, isGuarded ? 0 : 1, `${sun} ${rising}`)
    }
  assert.deepEqual(find('sun-rising', {}, inSign('sun', 'leo')), [])
})
