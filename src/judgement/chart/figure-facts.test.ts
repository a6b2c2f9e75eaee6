/** docs/natal-reading.md, "Facts": what several bodies make together, in charts made by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aspect,
  type InterpretedBody,
  madeChart,
  madeDay,
  pattern,
  stellium,
  within,
} from '../../../test/made-chart.ts'
import { ASPECT_NAMES } from '../../chart/aspects.ts'
import type { WiderChart } from '../../chart/wider-chart.ts'
import { PLANETS } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { figureFacts, majorAspects } from './figure-facts.ts'

const factsOf = (chart: WiderChart, kind: string) => figureFacts(chart).filter((fact) => fact.kind === kind)
const idsOf = (chart: WiderChart, kind: string) => factsOf(chart, kind).map(({ id }) => id)

/** Sun, Moon and so on, one sign for each of the ten planets. */
const inSigns = (...signs: Sign[]) =>
  Object.fromEntries(PLANETS.map((planet, at) => [planet, within(signs[at]!)])) as Record<
    InterpretedBody,
    number
  >

test('conjunction, sextile, square, trine and opposition are mentioned; other aspects have no text', () => {
  const chart = madeChart({ aspects: ASPECT_NAMES.map((name) => aspect('sun', name, 'saturn', 0.25)) })
  assert.deepEqual(
    factsOf(chart, 'aspect').map(({ id, keys: [pair, manner] }) => `${id} ${pair} ${manner}`),
    [
      'sun-conjunction-saturn sun-saturn merge',
      'sun-sextile-saturn sun-saturn flow',
      'sun-square-saturn sun-saturn friction',
      'sun-trine-saturn sun-saturn flow',
      'sun-opposition-saturn sun-saturn friction',
    ],
  )
  const [, , square] = factsOf(chart, 'aspect')
  assert.deepEqual(square!.subjects, ['sun', 'saturn'])
  assert.equal(square!.aspect, 'square')
  assert.equal(square!.closeness, 0.25)
})

test('only aspects of two of the ten planets are mentioned', () => {
  const aspects = [
    aspect('mars', 'square', 'chiron'),
    aspect('pluto', 'trine', 'north_node'),
    aspect('chiron', 'square', 'sun'),
    aspect('neptune', 'sextile', 'pluto'),
  ]
  assert.deepEqual(
    majorAspects(madeChart({ aspects })).map(({ planet1, planet2 }) => [planet1, planet2]),
    [['neptune', 'pluto']],
  )
})

test('without a time an aspect is mentioned that holds all day long', () => {
  const aspects = [aspect('sun', 'square', 'mars', 1, true), aspect('moon', 'square', 'mars', 1, false)]
  assert.deepEqual(idsOf(madeDay({ aspects }), 'aspect'), ['sun-square-mars'])
})

test('a stellium of the chart is mentioned by its sign, and not as a pattern', () => {
  const chart = madeDay({ patterns: [stellium('leo', 'mercury', 'venus', 'mars')] })
  assert.deepEqual(factsOf(chart, 'stellium'), [
    {
      id: 'stellium-in-leo',
      kind: 'stellium',
      subjects: ['mercury', 'venus', 'mars'],
      keys: ['signs', 'leo'],
      sign: 'leo',
    },
  ])
  assert.deepEqual(factsOf(chart, 'pattern'), [])
  assert.deepEqual(factsOf(madeDay({ patterns: [pattern('yod', 'sun', 'moon', 'mars')] }), 'stellium'), [])
})

test('three planets or more in a house are a stellium, if the time is known; the node does not count', () => {
  // Pisces rises, so that Virgo is the seventh house and Libra the eighth.
  const virgo = within('virgo')
  const two = { places: { moon: virgo, north_node: virgo } }
  assert.deepEqual(factsOf(madeChart(two), 'stellium'), [])
  const three = { places: { moon: virgo, venus: virgo } }
  assert.deepEqual(factsOf(madeChart(three), 'stellium'), [
    {
      id: 'stellium-in-house-7',
      kind: 'stellium',
      subjects: ['moon', 'venus', 'jupiter'],
      keys: ['houses', '7'],
      house: 7,
    },
  ])
  const four = { places: { moon: virgo, venus: virgo, pluto: virgo } }
  assert.deepEqual(factsOf(madeChart(four), 'stellium')[0]!.subjects, ['moon', 'venus', 'jupiter', 'pluto'])
  const ranges = { moon: [virgo, virgo], venus: [virgo, virgo] } as const
  assert.deepEqual(factsOf(madeDay({ ranges }), 'stellium'), [])
})

test('a t-square and a cross are mentioned by the modality of their signs, and a grand trine by the element', () => {
  const places = inSigns(
    ...(['aries', 'cancer', 'libra', 'capricorn', 'leo', 'sagittarius'] as const),
    ...(['taurus', 'scorpio', 'aquarius', 'pisces'] as const),
  )
  const factOf = (...given: Parameters<typeof pattern>) =>
    factsOf(madeChart({ places, patterns: [pattern(...given)] }), 'pattern')
  assert.deepEqual(factOf('t_square', 'sun', 'moon', 'mercury'), [
    {
      id: 't-square-cardinal',
      kind: 'pattern',
      subjects: ['sun', 'moon', 'mercury'],
      keys: ['t_square', 'cardinal'],
    },
  ])
  const [cross] = factOf('grand_cross', 'mars', 'saturn', 'uranus', 'neptune')
  assert.deepEqual([cross!.id, cross!.keys], ['grand-cross-fixed', ['grand_cross', 'fixed']])
  const [trine] = factOf('grand_trine', 'sun', 'mars', 'jupiter')
  assert.deepEqual([trine!.id, trine!.keys], ['grand-trine-fire', ['grand_trine', 'fire']])
  // The first two are in signs of one kind, the last is not.
  assert.deepEqual(factOf('t_square', 'sun', 'moon', 'jupiter'), [])
  assert.deepEqual(factOf('grand_cross', 'sun', 'moon', 'mercury', 'saturn'), [])
  assert.deepEqual(factOf('grand_trine', 'sun', 'mars', 'saturn'), [])
  // What a yod or a kite has in common is nothing that its text speaks of.
  assert.deepEqual(
    [...factOf('yod', 'sun', 'moon', 'jupiter'), ...factOf('kite', 'sun', 'mars', 'jupiter', 'mercury')].map(
      ({ id, keys }) => [id, ...keys],
    ),
    [
      ['yod', 'yod'],
      ['kite', 'kite'],
    ],
  )
})

test('patterns of one kind are one fact, of all their members, each once', () => {
  const places = inSigns(
    ...(['aries', 'cancer', 'libra', 'capricorn', 'leo', 'sagittarius'] as const),
    ...(['taurus', 'scorpio', 'aquarius', 'pisces'] as const),
  )
  const patterns = [
    pattern('t_square', 'sun', 'moon', 'mercury'),
    pattern('t_square', 'mars', 'saturn', 'uranus'),
    pattern('t_square', 'moon', 'mercury', 'venus'),
  ]
  assert.deepEqual(
    factsOf(madeChart({ places, patterns }), 'pattern').map(({ id, subjects }) =>
      [id, ...subjects].join(' '),
    ),
    ['t-square-cardinal sun moon mercury venus', 't-square-fixed mars saturn uranus'],
  )
})

/** How many planets are in a sign of each name; the first are Sun and Moon. */
const planetsIn = (...counts: [Sign, number][]) =>
  inSigns(...counts.flatMap(([sign, count]) => Array.from({ length: count }, () => sign)))

test('much is five planets in an element, six in a modality', () => {
  const ids = (...counts: [Sign, number][]) => idsOf(madeChart({ places: planetsIn(...counts) }), 'balance')
  // Water has nobody but the Ascendant.
  assert.deepEqual(ids(['leo', 4], ['capricorn', 4], ['gemini', 2]), [])
  assert.deepEqual(
    ids(['leo', 5], ['virgo', 3], ['libra', 2]).filter((id) => id.startsWith('much')),
    ['much-fire'],
  )
  assert.deepEqual(
    ids(['leo', 6], ['virgo', 2], ['libra', 2]).filter((id) => id.startsWith('much')),
    ['much-fire', 'much-fixed'],
  )
  // Five fixed planets, of two elements.
  assert.deepEqual(
    ids(['leo', 3], ['taurus', 2], ['virgo', 2], ['libra', 3]).filter((id) => id.startsWith('much')),
    [],
  )
})

test('there is little of an element with one planet or none in it, and neither Sun, Moon nor Ascendant', () => {
  const balances = (ascendant: Sign, ...counts: [Sign, number][]) =>
    factsOf(madeChart({ ascendant: within(ascendant), places: planetsIn(...counts) }), 'balance')
      .filter(({ keys }) => keys[1] === 'little')
      .map(({ id, subjects }) => [id, ...subjects].join(' '))
  const rest = [
    ['capricorn', 4],
    ['gemini', 1],
  ] as [Sign, number][]
  // Sun, Moon and others in Leo; Pluto alone in Gemini, and nobody in water.
  assert.deepEqual(balances('leo', ['leo', 5], ...rest), [
    'little-air pluto',
    'little-water',
    'little-mutable pluto',
  ])
  assert.deepEqual(balances('cancer', ['leo', 5], ...rest), ['little-air pluto', 'little-mutable pluto'])
  assert.deepEqual(balances('libra', ['leo', 5], ...rest), ['little-water', 'little-mutable pluto'])
  assert.deepEqual(balances('leo', ['leo', 4], ['capricorn', 4], ['gemini', 2]), ['little-water'])
  // The Sun alone in Gemini, the Moon alone in Cancer.
  assert.deepEqual(balances('leo', ['gemini', 1], ['cancer', 1], ['leo', 5], ['taurus', 3]), [])
})

test('a balance knows its members', () => {
  const chart = madeChart({
    ascendant: within('leo'),
    places: planetsIn(['leo', 5], ['virgo', 3], ['libra', 2]),
  })
  const [fire] = factsOf(chart, 'balance')
  assert.deepEqual(fire, {
    id: 'much-fire',
    kind: 'balance',
    subjects: ['sun', 'moon', 'mercury', 'venus', 'mars'],
    keys: ['fire', 'much'],
  })
})

test('without a time a planet between two signs is counted where both are of one kind', () => {
  const balances = (ranges: Parameters<typeof madeDay>[0]) => idsOf(madeDay(ranges), 'balance')
  const at = (sign: Sign): [number, number] => [within(sign), within(sign)]
  // Fire has Sun, Moon, Mercury and Venus for certain; Mars leaves Leo that day.
  const fire = { sun: at('leo'), moon: at('leo'), mercury: at('leo'), venus: at('aries') }
  const earth = { jupiter: at('virgo'), saturn: at('virgo') }
  const air = { uranus: at('gemini'), neptune: at('libra') }
  const day = { ...fire, ...earth, ...air, mars: [149, 151], pluto: at('taurus') } as const
  assert.deepEqual(balances({ ranges: day }), ['little-water'])
  assert.deepEqual(balances({ ranges: { ...day, mars: at('aries') } }), ['much-fire', 'little-water'])
  // Air may have one or two, and so is not certainly little; water has one at most.
  const perhapsAir = { ...day, uranus: at('virgo'), neptune: at('libra'), pluto: [209, 211] } as const
  assert.deepEqual(balances({ ranges: { ...perhapsAir, neptune: at('taurus') } }), [
    'little-air',
    'little-water',
  ])
  assert.deepEqual(balances({ ranges: perhapsAir }), ['little-water'])
})

test('what Sun or Moon may stand in is not little, though they change their sign that day', () => {
  const at = (sign: Sign): [number, number] => [within(sign), within(sign)]
  const others = Object.fromEntries(PLANETS.slice(2).map((planet) => [planet, at('leo')]))
  const little = (sun: [number, number], moon: [number, number]) =>
    idsOf(madeDay({ ranges: { ...others, sun, moon } }), 'balance').filter((id) =>
      /little-(f|e|a|w)/.test(id),
    )
  assert.deepEqual(little(at('aries'), at('aries')), ['little-earth', 'little-air', 'little-water'])
  assert.deepEqual(little(at('taurus'), at('aries')), ['little-air', 'little-water'])
  assert.deepEqual(little([59, 61], at('aries')), ['little-water'])
  assert.deepEqual(little(at('aries'), [80, 93]), ['little-earth'])
})

test('a half of the sky without a planet is mentioned', () => {
  // Aries rises, Capricorn culminates: the first six signs are below the horizon, the other six above it.
  const halves = (...signs: Sign[]) =>
    factsOf(madeChart({ ascendant: 0, midheaven: 270, places: inSigns(...signs) }), 'hemisphere')
  const ten = (from: number, to: number): Sign[] =>
    Array.from({ length: 10 }, (_, at) => SIGNS[from + (at % (to - from))]!)
  assert.deepEqual(halves(...ten(0, 6)), [
    { id: 'empty-above-horizon', kind: 'hemisphere', subjects: [], keys: ['above_horizon'] },
  ])
  assert.deepEqual(
    halves(...ten(6, 12)).map(({ id }) => id),
    ['empty-below-horizon'],
  )
  // Only between the lower meridian and the Descendant.
  assert.deepEqual(
    halves(...ten(3, 6)).map(({ id }) => id),
    ['empty-above-horizon', 'empty-eastern'],
  )
  assert.deepEqual(
    halves(...ten(9, 12)).map(({ id }) => id),
    ['empty-below-horizon', 'empty-western'],
  )
  assert.deepEqual(halves(...ten(0, 10)), [])
  assert.deepEqual(factsOf(madeDay(), 'hemisphere'), [])
})

test('facts come in the order of aspects, stelliums in signs and in houses, patterns, balances and halves', () => {
  const places = inSigns(...PLANETS.map(() => 'leo' as const))
  const chart = madeChart({
    places,
    ascendant: 0,
    aspects: [aspect('sun', 'conjunction', 'moon')],
    patterns: [pattern('yod', 'sun', 'moon', 'mars'), stellium('leo', ...PLANETS)],
  })
  const ids = figureFacts(chart).map(({ id }) => id)
  assert.deepEqual(ids.slice(0, 5), [
    'sun-conjunction-moon',
    'stellium-in-leo',
    'stellium-in-house-5',
    'yod',
    'much-fire',
  ])
  assert.deepEqual(ids.slice(5), [
    'little-earth',
    'little-air',
    'little-water',
    'much-fixed',
    // Nor little of the cardinal: Aries rises.
    'little-mutable',
    'empty-above-horizon',
    'empty-eastern',
  ])
})
