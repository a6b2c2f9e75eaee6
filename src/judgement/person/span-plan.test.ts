import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Planet } from '../../sky/planets.ts'
import { dateText } from '../../time/wall-clock.ts'
import { matterOfHouse, matterOfPoint, matterToneOf } from './matters.ts'
import { orderOf, spanPlan } from './span-plan.ts'
import type { TimelineTransit } from './timeline.ts'

const on = (date: string) => Date.parse(`${date}T12:00:00Z`)
const YEAR = { from: on('2027-01-01'), to: on('2028-01-01') }
const NOW = on('2027-01-01')

const transit = (
  body: Planet,
  manner: TimelineTransit['manner'],
  weight: number,
  dates: readonly string[],
  transitHouse: number | null = 2,
): TimelineTransit =>
  ({
    ...{
      id: `${body}-x-natal-moon`,
      uid: `${body} ${dates}`,
      body,
      point: 'moon',
      manner,
      weight,
      transitHouse,
    },
    passes: dates.map((date) => ({ at: on(date), retrograde: false })),
    closest: null,
  }) as unknown as TimelineTransit

const firstWay = (transits: readonly TimelineTransit[], now = NOW) =>
  spanPlan(transits, YEAR, now).ways[0]?.map(({ transit: { body }, tone, matter, instants }) => [
    body,
    tone,
    matter,
    ...instants.map(dateText),
  ])

test('the heaviest hard and the heaviest kind transit come in the order of their days', () => {
  const saturn = transit('saturn', 'friction', 0.95, ['2027-06-01'], 2)
  const weaker = transit('uranus', 'friction', 0.8, ['2027-02-01'], 4)
  const jupiter = transit('jupiter', 'flow', 0.7, ['2027-03-01'], 10)
  assert.deepEqual(firstWay([weaker, saturn, jupiter]), [
    ['jupiter', 'flow', 'work', '2027-03-01'],
    ['saturn', 'friction', 'means', '2027-06-01'],
  ])
  assert.equal(orderOf(spanPlan([saturn, jupiter], YEAR, NOW).ways[0]!), 'flow-friction')
})

test('“first” and “then” are said of two transits that follow each other, in a year at least a month apart', () => {
  const saturn = transit('saturn', 'friction', 0.95, ['2027-02-01', '2027-08-01'])
  const between = transit('jupiter', 'flow', 0.9, ['2027-05-01'])
  const later = transit('uranus', 'flow', 0.7, ['2027-10-01'])
  assert.deepEqual(
    firstWay([saturn, between, later])!.map(([body]) => body),
    ['saturn', 'uranus'],
  )
  const pluto = transit('pluto', 'friction', 0.9, ['2027-05-20'])
  const neptune = transit('neptune', 'flow', 0.6, ['2027-06-20'])
  assert.deepEqual(
    firstWay([pluto, between, neptune])!.map(([body]) => body),
    ['pluto', 'neptune'],
  )
  assert.deepEqual(
    firstWay([pluto, between])!.map(([body]) => body),
    ['jupiter', 'pluto'],
  )
})

test('a slow planet goes before a fast one that weighs more, and the Moon and minor aspects are left out', () => {
  const mars = transit('mars', 'friction', 0.7, ['2027-04-01'])
  const neptune = transit('neptune', 'friction', 0.54, ['2027-05-01'])
  const jupiter = transit('jupiter', 'flow', 0.5, ['2027-08-01'])
  assert.deepEqual(
    firstWay([mars, neptune, jupiter])!.map(([body]) => body),
    ['neptune', 'jupiter'],
  )
  assert.equal(firstWay([mars])![0]![0], 'mars')
  assert.equal(
    firstWay([transit('moon', 'friction', 1, ['2027-04-01']), transit('saturn', null, 1, ['2027-04-01'])]),
    undefined,
  )
})

test('a span has at most two days, all within it and none of them past', () => {
  const dates = ['2026-12-01', '2027-02-01', '2027-06-01', '2027-09-01', '2028-02-01']
  const saturn = transit('saturn', 'friction', 1, dates)
  assert.deepEqual(firstWay([saturn])![0]!.slice(3), ['2027-02-01', '2027-06-01'])
  assert.deepEqual(firstWay([saturn], on('2027-05-01'))![0]!.slice(3), ['2027-06-01', '2027-09-01'])
  assert.equal(firstWay([saturn], on('2027-12-01')), undefined)
  assert.deepEqual(firstWay([saturn], on('2028-12-01'))![0]!.slice(3), ['2027-02-01', '2027-06-01'])
  assert.equal(firstWay([transit('saturn', 'friction', 1, ['2026-12-01'])]), undefined)
})

test('where all transits have one tone, the plan has two planets of it, or one', () => {
  const saturn = transit('saturn', 'friction', 0.9, ['2027-06-01'])
  const again = transit('saturn', 'friction', 0.85, ['2027-07-01'])
  const pluto = transit('pluto', 'merge', 0.6, ['2027-02-01'])
  assert.deepEqual(
    spanPlan([saturn, again, pluto], YEAR, NOW).ways.map((parts) => parts.map((part) => part.transit.body)),
    [['pluto', 'saturn'], ['saturn']],
  )
  assert.equal(orderOf([]), 'none')
})

test('matters follow from houses, and without houses from the point', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(matterOfHouse).join(' '),
    'self means people home heart work people means heart work people self',
  )
  assert.equal(matterOfPoint('mercury'), 'people')
  assert.equal(firstWay([transit('saturn', 'friction', 1, ['2027-06-01'], null)])![0]![2], 'home')
})

test('a conjunction is as its planet is', () => {
  const kind = (['sun', 'mercury', 'venus', 'jupiter'] as const).map((body) => matterToneOf(body, 'merge'))
  const hard = (['mars', 'saturn', 'uranus', 'neptune', 'pluto'] as const).map((body) =>
    matterToneOf(body, 'merge'),
  )
  assert.deepEqual([new Set(kind), new Set(hard)], [new Set(['flow']), new Set(['friction'])])
  assert.equal(matterToneOf('saturn', 'flow'), 'flow')
})
