import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateText } from '../../time/wall-clock.ts'
import { datePlans, isOver } from './transit-dates.ts'

const on = (date: string) => Date.parse(`${date}T12:00:00Z`)
const [FEB, MAY, OCT, DEC, LATER] = [
  '2027-02-06',
  '2027-05-10',
  '2027-10-04',
  '2027-12-20',
  '2028-02-01',
].map(on)

type TransitTimes = Parameters<typeof datePlans>[0]

const transit = (passes: readonly number[], rest: Partial<TransitTimes> = {}): TransitTimes => ({
  passes: passes.map((at) => ({ at, retrograde: false })),
  closest: passes.length > 0 ? { at: passes[0]!, orb: 0 } : null,
  visits: [{ enters: on('2027-01-01'), leaves: on('2028-03-01'), closest: null }],
  stations: [],
  leaves: on('2028-03-01'),
  ...rest,
})

const shownDates = (dated: TransitTimes, now: string) =>
  datePlans(dated, on(now), dateText).map(({ shape, instants }) => [shape, ...instants.map(dateText)])

test('one exact day lies ahead until it is past', () => {
  assert.deepEqual(shownDates(transit([FEB!]), '2027-02-05'), [['one-ahead', '2027-02-06']])
  assert.deepEqual(shownDates(transit([FEB!]), '2027-02-06'), [['one-past', '2027-02-06']])
})

test('of three exact days those behind count as past', () => {
  const three = transit([FEB!, MAY!, OCT!])
  const dates = ['2027-02-06', '2027-05-10', '2027-10-04']
  assert.deepEqual(shownDates(three, '2027-01-02'), [['three-ahead', ...dates]])
  assert.deepEqual(shownDates(three, '2027-03-01'), [['three-one-past', ...dates]])
  assert.deepEqual(shownDates(three, '2027-06-01'), [['three-two-past', ...dates]])
  assert.deepEqual(shownDates(three, '2027-11-01'), [['three-past', ...dates]])
})

test('of five exact days the first and the last are shown, or the next and the last; with one left, the one before it and that one', () => {
  const five = transit([FEB!, MAY!, OCT!, DEC!, LATER!])
  assert.deepEqual(shownDates(five, '2027-01-02'), [['more-ahead', '2027-02-06', '2028-02-01']])
  assert.deepEqual(shownDates(five, '2027-06-01'), [['more-between', '2027-10-04', '2028-02-01']])
  assert.deepEqual(shownDates(five, '2028-01-01'), [['two-between', '2027-12-20', '2028-02-01']])
  assert.deepEqual(shownDates(five, '2028-02-10'), [['more-past', '2028-02-01']])
})

test('a planet that turns on the spot is exact twice on one day, which is one day', () => {
  assert.deepEqual(shownDates(transit([FEB!, FEB! + 3_600_000, OCT!]), '2027-01-02'), [
    ['two-ahead', '2027-02-06', '2027-10-04'],
  ])
})

test('without an exact day the nearest approach is shown, and of an uncertain point nothing', () => {
  const near = transit([], { closest: { at: MAY!, orb: 0.3 } })
  assert.deepEqual(shownDates(near, '2027-05-09'), [['none-ahead', '2027-05-10']])
  assert.deepEqual(shownDates(near, '2027-05-11'), [['none-past', '2027-05-10']])
  assert.deepEqual(shownDates(transit([]), '2027-05-11'), [])
})

test('an approach after the last exact day is shown until it is past', () => {
  const visits = [
    { enters: on('2027-01-01'), leaves: on('2027-03-01'), closest: { at: FEB!, orb: 0 } },
    { enters: on('2027-11-01'), leaves: on('2028-03-01'), closest: { at: DEC!, orb: 0.4 } },
  ]
  const echoing = transit([FEB!], { visits })
  assert.deepEqual(shownDates(echoing, '2027-04-01'), [
    ['one-past', '2027-02-06'],
    ['echo', '2027-12-20'],
  ])
  assert.deepEqual(shownDates(echoing, '2027-12-21'), [['one-past', '2027-02-06']])
  // Within one visit it turns back first, and is near at its second station.
  const station = (at: number) => ({ at, direction: 'direct', orb: 0.5 }) as const
  const turning = transit([FEB!], { stations: [station(MAY!), station(OCT!)] })
  assert.deepEqual(shownDates(turning, '2027-03-01')[1], ['echo', '2027-10-04'])
  assert.equal(shownDates(transit([FEB!], { stations: [station(MAY!)] }), '2027-03-01').length, 1)
})

test('a transit that has left the orb for the last time is over and shows its last day', () => {
  const done = transit([FEB!, MAY!], { leaves: on('2027-06-01') })
  assert.deepEqual(shownDates(done, '2027-06-02'), [['over', '2027-05-10']])
  assert.equal(isOver(done, on('2027-05-31')), false)
  assert.equal(isOver({ leaves: null }, on('2200-01-01')), false)
})
