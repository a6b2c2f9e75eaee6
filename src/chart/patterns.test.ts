import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { signOf } from '../sky/zodiac.ts'
import { type AspectName, aspectBetween, aspectsBetween } from './aspects.ts'
import { type ChartPattern, chartPatternsOf } from './patterns.ts'

type Sky = Record<string, { longitude: number; motion: number }>

const skyOf = (longitudes: Record<string, number>): Sky =>
  Object.fromEntries(
    Object.entries(longitudes).map(([name, longitude]) => [name, { longitude: longitude % 360, motion: 0 }]),
  )
const patternsIn = (longitudes: Record<string, number>) => {
  const sky = skyOf(longitudes)
  return chartPatternsOf(sky, aspectsBetween(sky))
}
const inWords = (patterns: readonly ChartPattern<string>[]) =>
  patterns.map(({ name, members, apex, sign }) => `${name} ${members.join('+')} ${apex ?? sign ?? ''}`.trim())

test('a t-square points to the body that is square to both ends of an opposition', () => {
  assert.deepEqual(inWords(patternsIn({ sun: 5, moon: 185, mars: 95 })), ['t_square sun+moon+mars mars'])
  assert.deepEqual(inWords(patternsIn({ sun: 275, moon: 185, mars: 5 })), ['t_square sun+moon+mars sun'])
  assert.deepEqual(inWords(patternsIn({ sun: 5, moon: 185, mars: 110 })), [])
})

test('a grand cross is mentioned once, without its four t-squares', () => {
  assert.deepEqual(inWords(patternsIn({ sun: 5, moon: 185, mars: 95, saturn: 275 })), [
    'grand_cross sun+moon+mars+saturn',
  ])
})

test('a t-square beside a grand cross, with a body that is not in it, is mentioned', () => {
  // Venus is square to Sun and Moon, but 9° from the opposition to Mars.
  const found = inWords(patternsIn({ sun: 5, moon: 185, mars: 97, saturn: 277, venus: 268 }))
  assert.deepEqual(found, ['grand_cross sun+moon+mars+saturn', 't_square sun+moon+venus venus'])
})

test('a grand trine is three trines; with a body opposite one of them and sextile to the others it is a kite', () => {
  assert.deepEqual(inWords(patternsIn({ sun: 5, moon: 125, mars: 245 })), ['grand_trine sun+moon+mars'])
  assert.deepEqual(inWords(patternsIn({ sun: 5, moon: 125, mars: 245, venus: 185 })), [
    'kite sun+moon+mars+venus venus',
  ])
})

test('a yod points to the body that is quincunx to both ends of a sextile', () => {
  assert.deepEqual(inWords(patternsIn({ sun: 5, moon: 65, pluto: 215 })), ['yod sun+moon+pluto pluto'])
})

test('three bodies in one sign are a stellium, wherever in it; two are not', () => {
  assert.deepEqual(inWords(patternsIn({ sun: 271, moon: 285, mars: 299, venus: 301 })), [
    'stellium sun+moon+mars capricorn',
  ])
  assert.deepEqual(inWords(patternsIn({ sun: 271, moon: 285 })), [])
})

test('aspects with bodies that are not asked for make no pattern', () => {
  const sky = skyOf({ sun: 5, moon: 185, mars: 95 })
  const { mars: _, ...two } = sky
  assert.deepEqual(chartPatternsOf(two, aspectsBetween(sky)), [])
})

/** Every subset of some size. */
function subsets<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return things.flatMap((thing, i) => subsets(things.slice(i + 1), size - 1).map((rest) => [thing, ...rest]))
}

/** What the aspects of a set of bodies must be, for each choice of an apex; sorted names, the apex's own aspects first. */
const FIGURES = [
  { name: 't_square', apex: 'square square', rest: 'opposition' },
  { name: 'yod', apex: 'quincunx quincunx', rest: 'sextile' },
  { name: 'kite', apex: 'opposition sextile sextile', rest: 'trine trine trine' },
] as const

/** The patterns found again by trying every set of three and four bodies. */
function byTrying(sky: Sky): string[] {
  const names = Object.keys(sky)
  const aspectsOf = (one: string) =>
    new Map<string, AspectName | 'none'>(
      names.map((two) => [two, aspectBetween(sky[one]!.longitude, sky[two]!.longitude)?.name ?? 'none']),
    )
  const aspects = new Map(names.map((one) => [one, aspectsOf(one)]))
  const aspect = (one: string, two: string) => aspects.get(one)!.get(two)!
  const within = (bodies: readonly string[]) =>
    subsets(bodies, 2)
      .map(([one, two]) => aspect(one!, two!))
      .sort()
      .join(' ')
  const sets = [...subsets(names, 3), ...subsets(names, 4)]
  const withinSets = new Map(sets.map((set) => [set, within(set)]))
  const crosses = sets.filter(
    (set) => withinSets.get(set) === 'opposition opposition square square square square',
  )
  const focused = sets.flatMap((set) =>
    set.flatMap((apex) => {
      const others = set.filter((body) => body !== apex)
      const own = others
        .map((body) => aspect(apex, body))
        .sort()
        .join(' ')
      const figure = FIGURES.find((each) => each.apex === own && each.rest === within(others))
      return figure ? [{ name: figure.name, set, apex }] : []
    }),
  )
  const kites = focused.filter(({ name }) => name === 'kite').map(({ set }) => set)
  const isIn = (set: string[], greater: string[][]) =>
    greater.some((each) => set.every((body) => each.includes(body)))
  return [
    ...crosses.map((set) => `grand_cross ${set.join('+')}`),
    ...focused
      .filter(({ name, set }) => name !== 't_square' || !isIn(set, crosses))
      .map(({ name, set, apex }) => `${name} ${set.join('+')} ${apex}`),
    ...sets
      .filter((set) => withinSets.get(set) === 'trine trine trine' && !isIn(set, kites))
      .map((set) => `grand_trine ${set.join('+')}`),
    ...[...new Set(names.map((name) => signOf(sky[name]!.longitude)))].flatMap((sign) => {
      const members = names.filter((name) => signOf(sky[name]!.longitude) === sign)
      return members.length >= 3 ? [`stellium ${members.join('+')} ${sign}`] : []
    }),
  ].sort()
}

test('the patterns of any sky are those found by trying every three and four bodies', () => {
  // Near multiples of 30°, so that patterns are common.
  const longitude = fc
    .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: -50, max: 50 }))
    .map(([sign, off]) => (360 + 30 * sign + off / 10) % 360)
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(fc.array(longitude, { minLength: 3, maxLength: 11 }), (longitudes) => {
      const sky = skyOf(Object.fromEntries(longitudes.map((each, i) => [`body${i}`, each])))
      const found = chartPatternsOf(sky, aspectsBetween(sky))
      assert.deepEqual(inWords(found).sort(), byTrying(sky))
      for (const { name } of found) seen.set(name, (seen.get(name) ?? 0) + 1)
    }),
    { numRuns: 500, seed: 1 },
  )
  assert.equal(seen.size, 6, `only ${[...seen.keys()]}`)
})
