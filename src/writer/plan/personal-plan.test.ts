import assert from 'node:assert/strict'
import { test } from 'node:test'
import { perPlanet } from '../../../test/hand-made-days.ts'
import { ASPECTS, isExact } from '../../chart/aspects.ts'
import { castChart } from '../../chart/chart.ts'
import { skyAt } from '../../chart/transits.ts'
import { personalDayFacts, type TimedMoment } from '../../judgement/person/facts.ts'
import { PHASES, type WeighedTransit } from '../../judgement/person/transits.ts'
import { awakeMoments, personalPlan, turnOfTransit } from './personal-plan.ts'

const BERLIN = { place: { latitude: 52.52, longitude: 13.405 }, houseSystem: 'placidus' } as const
const chart = castChart({ instant: Date.UTC(1990, 4, 15, 12, 30), ...BERLIN })
const DAY_MS = 86_400_000
const dayFrom = (from: number) => {
  const date = new Date(from).toISOString().slice(0, 10)
  const clockOf = (instant: number) => {
    const text = new Date(instant).toISOString()
    return text.startsWith(date) ? text.slice(11, 16) : null
  }
  return [skyAt(from + DAY_MS / 2), { date, shuffleKey: 'a birth', clockOf }] as const
}

test('a slow transit is coming in the first 35 % of its time, leaving in the last 25 %, and exact within a degree', () => {
  const phases = new Set<string | null>()
  for (let day = 0; day < 700; day++) {
    const [sky, asked] = dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS)
    const { main } = personalPlan(chart, sky, asked)
    if (main === null) continue
    const { span, orb, phase } = main
    const { from, to } = span
    const share = from === null || to === null ? null : (sky.instant - from) / (to - from)
    const isEarly = from !== null && (to === null || share! <= 0.35)
    const isLate = to !== null && (from === null || share! >= 0.75)
    const isNow = isExact(orb)
    assert.equal(phase, isNow ? 'exact' : isEarly ? 'coming' : isLate ? 'leaving' : null, asked.date)
    phases.add(phase)
  }
  assert.deepEqual([...phases].toSorted(), [...PHASES, null])
})

test('a plan has the facts of its day, and its shuffle key', () => {
  const [sky, day] = dayFrom(Date.UTC(2026, 0, 1))
  const { main, quick, background, shuffleKey, ...facts } = personalPlan(chart, sky, day)
  assert.equal(shuffleKey, 'a birth')
  assert.deepEqual(facts, personalDayFacts(chart, sky, day))
})

test('a person is awake from seven to half past ten', () => {
  const clocks = ['00:10', '06:59', '07:00', '12:00', '22:30', '22:31']
  const moments = clocks.map((clock) => ({ clock }) as TimedMoment)
  assert.deepEqual(
    awakeMoments({ moments }).map(({ clock }) => clock),
    ['07:00', '12:00', '22:30'],
  )
})

test('a sky without any aspect to the birth has nothing that matters and no contact', () => {
  const [sky, day] = dayFrom(Date.UTC(2026, 0, 1))
  // Twenty degrees are no aspect.
  const bodies = perPlanet((planet) => ({ ...chart.bodies[planet], longitude: 0 }))
  const positions = perPlanet((planet) => ({ ...sky.positions[planet], longitude: 20 }))
  const { transits, main, quick } = personalPlan({ ...chart, bodies }, { ...sky, positions }, day)
  assert.deepEqual([transits, main, quick], [[], null, null])
})

const DAY_OF_SUN_TO_SUN = 20_000
const transit = (transiting: string, name: string, natal: string) =>
  ({ transiting, name, natal }) as WeighedTransit

test('a transit has its turn every eighth day: three days earlier for each planet in the sky, five for each of the birth', () => {
  // 20 000 is a number of eights.
  const first = DAY_OF_SUN_TO_SUN
  for (const [transiting, natal, earlier] of [
    ['sun', 'sun', 0],
    ['moon', 'sun', 3],
    ['sun', 'moon', 5],
    ['mercury', 'venus', 6 + 15],
    ['pluto', 'neptune', 27 + 40],
  ] as const)
    for (let day = first - 100; day < first + 100; day++) {
      const count = day + earlier
      const expected = count % 8 === 0 ? count / 8 : null
      assert.equal(turnOfTransit(transit(transiting, 'trine', natal), day), expected, `${transiting} ${day}`)
    }
})

test('only the five great aspects have a turn', () => {
  const named = Object.keys(ASPECTS).filter(
    (name) => turnOfTransit(transit('sun', name, 'sun'), 20_000) !== null,
  )
  assert.deepEqual(named, ['conjunction', 'sextile', 'square', 'trine', 'opposition'])
})

test('the main transit is the strongest whose turn it is, never the Moon’s; the quick one is the Moon’s closest', () => {
  let withoutMoon = 0
  for (let day = 0; day < 60; day++) {
    const [sky, asked] = dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS)
    const { transits, main, quick } = personalPlan(chart, sky, asked)
    const inTurn = transits.filter((each) => turnOfTransit(each, Date.parse(asked.date) / DAY_MS) !== null)
    const [strongest] = inTurn.filter(({ transiting }) => transiting !== 'moon')
    assert.equal(main?.id, strongest?.id)
    const great = transits.filter(({ name }) => /^(conj|opp|tri|squ|sext)/.test(name))
    const closest = (planets: string) =>
      great.filter(({ transiting }) => planets.includes(transiting)).toSorted((a, b) => a.orb - b.orb)[0]
    const ofMoon = closest('moon')
    if (ofMoon === undefined) withoutMoon++
    assert.equal(quick?.id, (ofMoon ?? closest('sun mercury venus mars'))?.id)
  }
  assert.ok(withoutMoon > 0)
})

test('the planet behind a day is the slow one whose turn it is, one after the other', () => {
  const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
  // Day 20 000 is 2024-10-04.
  for (let n = 0; n < 7; n++) {
    const { background } = personalPlan(chart, ...dayFrom((20_000 + n) * DAY_MS))
    assert.equal(background.planet, slow[n % 5])
    assert.equal(background.id, `${background.planet}-in-house-${background.house}`)
  }
})

test('a body beyond the ten changes no plan of a person', () => {
  const [sky, day] = dayFrom(Date.UTC(2026, 2, 21))
  const wider = { ...chart, bodies: { ...chart.bodies, chiron: chart.bodies.sun } }
  const positions = { ...sky.positions, chiron: sky.positions.sun }
  assert.deepEqual(personalPlan(wider, { ...sky, positions }, day), personalPlan(chart, sky, day))
})
