import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ChapterKind, chaptersAt } from '../almanac/life.ts'
import { separation } from '../sky/angle.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import type { Planet } from '../sky/planets.ts'
import { signOf } from '../sky/zodiac.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { readLife } from './life.ts'

const BERLIN = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const NOW = Date.UTC(2026, 10, 18)
const identifier = () => 'chart_x'
const lifeOf = (changed: object = {}, now = NOW) => readLife({ ...BERLIN, ...changed }, now, identifier)
const countOf = (chapters: readonly { kind: ChapterKind }[], kind: ChapterKind) =>
  chapters.filter((chapter) => chapter.kind === kind).length

const longitudeAt = (planet: Planet, instant: number) =>
  positionAtTt(planet, terrestrialTime(instant)).longitude

const ANGLES: Partial<Record<string, [Planet, number]>> = {
  'saturn-return-1': ['saturn', 0],
  'saturn-return-2': ['saturn', 0],
  'jupiter-return-5': ['jupiter', 0],
  'uranus-square-1': ['uranus', 90],
  'uranus-opposition': ['uranus', 180],
  'uranus-square-2': ['uranus', 90],
  'uranus-return': ['uranus', 0],
  'neptune-square': ['neptune', 90],
  'pluto-square': ['pluto', 90],
}

test('a transit is exact at its passes, and a degree away when its chapter begins and ends', () => {
  const { chapters, birth } = lifeOf()
  for (const [id, [planet, angle]] of Object.entries(ANGLES) as [string, [Planet, number]][]) {
    const { passes, from, to } = chapters.find((chapter) => chapter.id === id)!
    const natal = longitudeAt(planet, birth.time!.instant)
    const orbAt = (instant: number) => Math.abs(separation(longitudeAt(planet, instant), natal) - angle)
    for (const { instant } of passes) assert.ok(orbAt(instant) < 1e-6, id)
    for (const edge of [from!, to!]) assert.ok(Math.abs(orbAt(edge) - 1) < 1e-6, id)
    assert.ok(from! < passes[0].instant && to! > passes.at(-1)!.instant, id)
  }
})

test('a life of a hundred years has three returns of Saturn, eight of Jupiter, five of the nodes, and one of Uranus', () => {
  const { chapters, isCutByEphemeris } = lifeOf()
  const counts = ['saturn-return', 'jupiter-return', 'node-return', 'uranus-return', 'uranus-square'] as const
  assert.deepEqual(
    counts.map((kind) => countOf(chapters, kind)),
    [3, 8, 5, 1, 2],
  )
  assert.equal(isCutByEphemeris, false)
  const instants = chapters.map(({ passes }) => passes[0].instant)
  assert.deepEqual(
    instants,
    instants.toSorted((a, b) => a - b),
  )
})

test('chapters come at the ages that the periods of the planets give', () => {
  const ages: Record<string, [number, number]> = {
    'jupiter-return-1': [11, 13],
    'node-return-1': [18, 19.3],
    'uranus-square-1': [17, 25],
    'saturn-return-1': [28, 30.5],
    'uranus-opposition': [37, 45],
    'neptune-square': [38, 45],
    'saturn-return-2': [57, 60.5],
    'uranus-return': [82, 85],
    'progressed-sun-sign-1': [0, 31.5],
  }
  for (let year = 1930; year < 2010; year += 5) {
    const { chapters } = lifeOf({ birthDateTime: `${year}-0${1 + (year % 9)}-11 05:20:00` })
    for (const [id, [least, most]] of Object.entries(ages)) {
      const { age } = chapters.find((chapter) => chapter.id === id)!
      assert.ok(age > least && age < most, `${year} ${id}: ${age}`)
    }
  }
})

test('a progressed new Moon falls where the Sun is then, and a full Moon opposite', () => {
  const { chapters, birth } = lifeOf()
  const sunAt = (age: number) => longitudeAt('sun', birth.time!.instant + age * 86_400_000)
  for (const { kind, age, sign } of chapters.filter((chapter) => /moon/.test(chapter.kind))) {
    const place = sunAt(age) + (kind === 'progressed-full-moon' ? 180 : 0)
    assert.equal(sign, signOf(place), `${kind} ${age}`)
  }
})

test('at a return of the node it is where it was at birth', () => {
  const { chapters, birth } = lifeOf()
  const nodeAt = (instant: number) => positionAtTt('true_node', terrestrialTime(instant)).longitude
  for (const { passes } of chapters.filter(({ kind }) => kind === 'node-return'))
    for (const { instant } of passes)
      assert.ok(separation(nodeAt(instant), nodeAt(birth.time!.instant)) < 1e-6)
})

test('of several chapters that are over the one that ended last is the last', () => {
  const { chapters } = lifeOf()
  const ended = chapters.filter(({ to }) => to! < NOW)
  const { last, next } = chaptersAt(chapters, NOW)
  assert.equal(last!.to, Math.max(...ended.map(({ to }) => to!)))
  assert.equal(next!.from, Math.min(...chapters.flatMap(({ from }) => (from! > NOW ? [from!] : []))))
  // A long chapter that began before a short one ends after it.
  const reversed = chaptersAt(chapters.toReversed(), NOW)
  assert.deepEqual([reversed.last, reversed.next], [last, next])
})

test('progressed new and full Moons take turns, some 14.8 years apart', () => {
  const { chapters } = lifeOf()
  const lunations = chapters.filter(({ kind }) => /moon/.test(kind))
  assert.ok(lunations.length >= 6)
  lunations.slice(1).forEach(({ kind, age }, i) => {
    assert.notEqual(kind, lunations[i]!.kind)
    assert.ok(Math.abs(age - lunations[i]!.age - 14.8) < 1)
  })
})

test('the progressed Sun of 24° Taurus enters Gemini at six, and every sign after it some thirty years later', () => {
  const { chapters } = lifeOf()
  const signs = chapters.filter(({ kind }) => kind === 'progressed-sun-sign')
  assert.deepEqual(
    signs.map(({ sign }) => sign),
    ['gemini', 'cancer', 'leo', 'virgo'],
  )
})

test('without a time there is no house, and a progressed chapter is a year wide on either side', () => {
  const { chapters } = lifeOf({ birthDateTime: '1990-05-15', options: { timeKnown: false } })
  assert.ok(chapters.every(({ natalHouse }) => natalHouse === null))
  const { from, to } = chapters.find(({ kind }) => kind === 'progressed-new-moon')!
  assert.equal((to! - from!) / 86_400_000, 4 * 183)
  assert.ok(lifeOf().chapters.every(({ natalHouse }) => natalHouse !== null))
})

test('what comes after the end of the ephemeris is left out, and the answer knows it', () => {
  const { chapters, isCutByEphemeris } = lifeOf({ birthDateTime: '2350-05-15 12:00:00' })
  assert.equal(isCutByEphemeris, true)
  assert.equal(countOf(chapters, 'saturn-return'), 1)
  assert.ok(chapters.every(({ passes }) => passes.at(-1)!.instant < Date.UTC(2400)))
})

test('now is in the chapters whose dates hold it, after the last that ended and before the next that begins', () => {
  const { chapters } = lifeOf()
  const at = (iso: string) => chaptersAt(chapters, Date.parse(iso))
  const ids = (now: ReturnType<typeof at>) => [now.current.map(({ id }) => id), now.last?.id, now.next?.id]
  const opposition = chapters.find(({ id }) => id === 'uranus-opposition')!
  const during = chaptersAt(chapters, opposition.passes[0].instant)
  assert.ok(during.current.includes(opposition))
  const before = chaptersAt(chapters, opposition.from! - 1)
  assert.equal(before.next, opposition)
  const after = chaptersAt(chapters, opposition.to! + 1)
  assert.equal(after.last, opposition)
  assert.deepEqual(ids(at('1990-05-16T00:00:00Z')), [[], undefined, chapters[0]!.id])
  assert.equal(at('1990-05-16T00:00:00Z').last, null)
  assert.equal(at('2095-05-16T00:00:00Z').next, null)
})
