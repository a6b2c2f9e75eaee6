/** The points, weights and choices of docs/natal-reading.md, recomputed from the chart as the API gives it, for some births. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as page from './recomputed/natal.ts'
import { chance, PLANETS } from './recomputed/tables.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const post = async (path: string, payload: object) =>
  (await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })).json().data

interface Fact {
  id: string
  kind: string
  weight: number
}
interface Sum {
  points: number
  reasons: { reason: string; facts: string[]; points: number }[]
}
interface Reading {
  placements: Fact[]
  aspects: Fact[]
  patterns: Fact[]
  sections: { id: string; sources: { facts: string[] }[] }[]
  portrait: { sources: { facts: string[] }[] }
  tensions: { facts: string[] }[]
  dominants: {
    planets: (Sum & { planet: string })[]
    sign: (Sum & { sign: string }) | null
    house: (Sum & { house: number }) | null
    element: (Sum & { element: string }) | null
  }
}

const draw = chance(5)
const two = (number: number) => String(number).padStart(2, '0')
const births = Array.from({ length: 60 }, () => ({
  birthDateTime: `${1920 + draw(100)}-${two(1 + draw(12))}-${two(1 + draw(28))} ${two(draw(24))}:${two(draw(60))}`,
  timezone: 'UTC',
  latitude: draw(110) - 55,
  longitude: draw(360) - 180,
  options: { house_system: ['whole', 'placidus'][draw(2)] },
}))
const cases: { chart: page.ChartAnswer; reading: Reading }[] = []
for (const birth of births)
  cases.push({ chart: await post('chart', birth), reading: await post('natal-reading', birth) })

const factsIn = ({ placements, aspects, patterns }: Reading) => [...placements, ...aspects, ...patterns]
/** The chart shows longitudes and orbs rounded, so a tenth on the edge can fall the other way. */
const isNear = (a: number, b: number, tolerance = 0.1001) => Math.abs(a - b) <= tolerance

test('points and reasons of the strongest planets', (t) => {
  let exact = 0
  for (const { chart, reading } of cases) {
    for (const { planet, points, reasons } of reading.dominants.planets) {
      const expected = page.reasonsOf(planet, chart)
      const found: Record<string, number> = {}
      for (const each of reasons) found[each.reason] = page.tenths((found[each.reason] ?? 0) + each.points)
      assert.deepEqual(Object.keys(found).sort(), Object.keys(expected).sort(), planet)
      // What depends on an orb is rounded twice.
      for (const [reason, sum] of Object.entries(expected))
        assert.ok(
          isNear(found[reason]!, sum, /^on_|^aspect$/.test(reason) ? 0.1001 : 1e-9),
          `${planet} ${reason}`,
        )
      if (points === page.pointsOf(planet, chart)) exact++
    }
    const min = reading.dominants.planets.at(-1)!.points
    const shown = reading.dominants.planets.map(({ planet }) => planet)
    for (const planet of PLANETS)
      if (!shown.includes(planet)) assert.ok(page.pointsOf(planet, chart) <= min + 0.2, planet)
  }
  t.diagnostic(`${exact} of ${3 * cases.length} to the tenth`)
  assert.ok(exact > 2.9 * cases.length)
})

test('the weight of every fact', (t) => {
  let count = 0
  for (const { chart, reading } of cases)
    for (const { id, weight } of factsIn(reading)) {
      count++
      assert.ok(isNear(weight, page.weightOf(id, chart)), `${id}: ${weight}, ${page.weightOf(id, chart)}`)
    }
  t.diagnostic(`${count} facts`)
})

/** The matter of each house, and of each planet. */
const OF_HOUSE = 'identity work mind feelings love work love limits growth work growth feelings'.split(' ')
const OF_PLANET: Record<string, string> = {
  ...{ sun: 'identity', moon: 'feelings', mercury: 'mind', venus: 'love', mars: 'drive', jupiter: 'growth' },
  ...{ saturn: 'limits', uranus: 'growth', neptune: 'feelings', pluto: 'limits', 'north-node': 'growth' },
  ...{ ascendant: 'identity', midheaven: 'work' },
}
const OF_SECOND = 'sun-mercury sun-venus sun-mars sun-jupiter sun-saturn moon-mercury moon-venus'.split(' ')
const OTHERS: Record<string, string> = {
  ...{ 't-square': 'drive', 'grand-cross': 'limits', 'grand-trine': 'growth', yod: 'limits', kite: 'growth' },
  ...{ fire: 'drive', earth: 'work', air: 'mind', water: 'feelings', cardinal: 'drive', fixed: 'limits' },
  ...{ mutable: 'growth', 'empty-above': 'work', 'empty-below': 'work', 'empty-east': 'identity' },
  ...{ 'empty-west': 'identity', '-moon': 'feelings', '-chart': 'identity', 'ruler-in': 'identity' },
}

function sectionOf(id: string): string {
  const [, body = '', house] = /^([a-z-]+?)-in-house-(\d+)$/.exec(id) ?? []
  if (house !== undefined && body !== 'ruler') {
    const matter = OF_HOUSE[Number(house) - 1]!
    if (body === 'north-node') return 'growth'
    if (['sun', 'moon', 'mercury', 'venus', 'mars'].includes(body) && matter !== 'work')
      return body === 'mars' && ['5', '7'].includes(house) ? 'love' : OF_PLANET[body]!
    return matter
  }
  const [, one, , other] = /^(\w+)-(conjunction|sextile|square|trine|opposition)-(\w+)$/.exec(id) ?? []
  if (one && OF_PLANET[one]) return OF_PLANET[OF_SECOND.includes(`${one}-${other}`) ? other! : one]!
  if (id.startsWith('stellium-in-')) return 'identity'
  const [, planet = ''] = /^([a-z-]+?)-(?:in-|retrograde)/.exec(id) ?? []
  if (OF_PLANET[planet]) return OF_PLANET[planet]!
  return OTHERS[Object.keys(OTHERS).find((part) => id.includes(part))!]!
}

test('every fact is mentioned in its own section, anchor first, then by weight', () => {
  for (const { reading } of cases) {
    const weights = new Map(factsIn(reading).map(({ id, weight }) => [id, weight]))
    for (const { id, sources } of reading.sections) {
      const ids = sources.flatMap(({ facts }) => facts)
      for (const fact of ids) assert.equal(sectionOf(fact), id, fact)
      if (id === 'identity') assert.match(ids[1]!, /^ascendant-in-/)
      const others = ids.slice(id === 'identity' ? 2 : 1).map((fact) => weights.get(fact)!)
      assert.deepEqual(
        others,
        others.toSorted((a, b) => b - a),
        id,
      )
      assert.ok(ids.length <= 4)
    }
  }
})

test('the portrait has the weightiest aspect, and ends with the Midheaven', () => {
  const personal = /^(sun|moon|mercury|venus|mars)-/
  let withAspect = 0
  for (const { reading } of cases) {
    const ids = reading.portrait.sources.flatMap(({ facts }) => facts)
    assert.match(ids[0]!, /^sun-in-/)
    assert.match(ids.at(-1)!, /^midheaven-in-/)
    const [first] = reading.aspects
      .filter(({ id }) => personal.test(id))
      .toSorted((a, b) => b.weight - a.weight)
    const aspectIds = ids.filter((id) => reading.aspects.some((aspect) => aspect.id === id))
    if (aspectIds.length === 0) continue
    withAspect++
    assert.ok(aspectIds.includes(first!.id), `${aspectIds} without ${first!.id}`)
  }
  assert.ok(withAspect > 0.8 * cases.length, `${withAspect}`)
})

test('the strongest sign, house and element have 1.25 times the points of the next', () => {
  for (const { chart, reading } of cases) {
    const bySign = new Map<string, number>([[chart.angles.ascendant.sign, 7]])
    for (const planet of PLANETS) {
      const { sign } = chart.bodies[planet]!
      bySign.set(sign, (bySign.get(sign) ?? 0) + page.pointsOf(planet, chart))
    }
    const [first, second] = [...bySign].toSorted(([, a], [, b]) => b - a)
    const { sign } = reading.dominants
    if (sign) assert.equal(sign.sign, first![0])
    // Rounded figures decide nothing near the edge.
    if (Math.abs(first![1] - 1.25 * second![1]) > 0.4)
      assert.equal(sign !== null, first![1] > 1.25 * second![1])
  }
})

test('a reading has every fact of its chart, and no other', () => {
  for (const { chart, reading } of cases) {
    const ids = factsIn(reading).map(({ id }) => id)
    assert.deepEqual(ids.toSorted(), page.idsOf(chart).toSorted())
  }
})

const whoIn = (facts: readonly string[]) =>
  facts.flatMap((id) =>
    id.split(/-(?:in|square|opposition)-/).filter((part) => /^(ascendant|[a-z]+)$/.test(part)),
  )

test('the weightiest tensions are mentioned, and nothing twice', () => {
  for (const { chart, reading } of cases) {
    const all = page.tensionsOf(chart)
    const chosen: page.TensionSource[] = []
    for (const tension of all) {
      const who =
        tension.kind === 'signs' ? tension.facts.map((id) => id.split('-')[0]!) : whoIn(tension.facts)
      const ofKind = chosen.filter(({ kind }) => kind === tension.kind)
      const count = (name: string) =>
        ofKind.filter(({ facts }) => facts.some((id) => id.split('-').includes(name))).length
      const isPair = chosen.some(
        ({ kind, facts }) =>
          kind !== 'elements' &&
          tension.kind !== 'elements' &&
          who.every((name) => facts.join('-').split('-').includes(name)),
      )
      const isWorn =
        tension.kind === 'elements'
          ? ofKind.length > 0
          : who.some((name) => count(name) > (tension.kind === 'signs' ? 0 : 1))
      if (!isPair && !isWorn) chosen.push(tension)
      if (chosen.length === 3) break
    }
    assert.deepEqual(
      reading.tensions.map(({ facts }) => facts),
      chosen.map(({ facts }) => facts),
    )
  }
})
