import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ShownBody, type ShownChart, shownChart, wheelOfShown } from './shown-chart.ts'

const at = (longitude: number) => ({ longitude, sign: '', degree: 0, minute: 0 })
const body = (longitude: number): ShownBody => ({ ...at(longitude), house: 1, retrograde: true })
const aspect = (planet1: string, planet2: string, certain?: boolean) =>
  ({
    planet1,
    planet2,
    aspect: 'square',
    orb: 1,
    applying: true,
    ...(certain !== undefined && { certain }),
  }) as ShownChart['aspects'][number]

const CHART: ShownChart = {
  bodies: { sun: body(10), mars: body(100), north_node: body(200) },
  lots: {},
  houses: null,
  angles: null,
  aspects: [aspect('sun', 'mars'), aspect('sun', 'north_node')],
}

test('chords join planets only, and only those that are certain', () => {
  assert.deepEqual(wheelOfShown(CHART).aspects, [aspect('sun', 'mars')])
  const uncertain = { ...CHART, aspects: [aspect('sun', 'mars', false), aspect('mars', 'sun', true)] }
  assert.deepEqual(wheelOfShown(uncertain).aspects, [aspect('mars', 'sun', true)])
})

test('a node is not marked as retrograde, because it nearly always is', () => {
  assert.deepEqual(
    wheelOfShown(CHART).bodies.map(({ name, retrograde }) => [name, retrograde]),
    [
      ['sun', true],
      ['mars', true],
      ['north_node', false],
    ],
  )
})

test('the vertex stands among the bodies, and without angles there is none', () => {
  const angles = {
    ascendant: at(5),
    midheaven: at(275),
    descendant: at(185),
    imum_coeli: at(95),
    vertex: at(190),
  }
  assert.deepEqual(wheelOfShown({ ...CHART, angles }).bodies.at(-1), {
    name: 'vertex',
    longitude: 190,
    retrograde: false,
  })
  assert.equal(wheelOfShown({ ...CHART, angles }).ascendant, 5)
  assert.ok(!wheelOfShown(CHART).bodies.some(({ name }) => name === 'vertex'))
})

test('patterns are shown for a chart with any body beyond the ten, and for no other', () => {
  const factsOf = (...names: string[]) => {
    const bodies = Object.fromEntries(names.map((name) => [name, body(10)]))
    return shownChart({ ...CHART, bodies } as unknown as Parameters<typeof shownChart>[0]).facts
  }
  assert.equal(factsOf('sun', 'moon'), undefined)
  for (const name of ['chiron', 'vesta', 'south_node']) assert.ok(factsOf('sun', name), name)
})

test('a wider chart keeps its lots, houses and angles, each in its place', () => {
  const [lots, houses, angles] = [{ fortune: at(1) }, [{ house: 1 }], { ascendant: at(2) }]
  const answer = {
    bodies: { sun: body(10), chiron: body(20) },
    lots,
    houses,
    angles,
    aspects: [],
    balance: {},
  }
  const shown = shownChart(answer as unknown as Parameters<typeof shownChart>[0])
  assert.deepEqual([shown.lots, shown.houses, shown.angles], [lots, houses, angles])
  assert.equal(shown.facts, answer as unknown)
})
