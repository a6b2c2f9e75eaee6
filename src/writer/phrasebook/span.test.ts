import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timelineAt } from '../../../test/person-timeline.ts'
import { spanPlan } from '../../judgement/person/span-plan.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { datesIn } from '../../words/en/time-facts.ts'
import { prose } from '../sentence.ts'
import { spanFaults } from '../span-text.ts'
import { spanText } from './span.ts'

const NOW = Date.UTC(2026, 10, 18, 12)

function summaryOf(request: Parameters<typeof timelineAt>[1], now = NOW) {
  const { transits, span, clock } = timelineAt(now, request)
  const plan = spanPlan(transits, { from: span.days[0]!.from, to: span.days.at(-1)!.to }, now)
  const ask = { plan, clock }
  const text = spanText(ENGLISH, ask)
  return { ...text, ask, faults: spanFaults(ENGLISH, text, ask) }
}

test('the text of a year has 430 to 650 characters, at most four dates and its own transits as sources', () => {
  const { summary, faults, ask } = summaryOf({ from: '2026-11-18', to: '2027-11-18' })
  assert.deepEqual(faults, [])
  const text = prose(summary)
  assert.ok(text.length >= 430 && text.length <= 650, `${text.length}`)
  const dates = datesIn(text)
  assert.ok(dates.length >= 2 && dates.length <= 4)
  const ids = new Set(ask.plan.ways.flat().map(({ transit }) => transit.id))
  assert.equal(summary.length, 4)
  for (const { transits } of summary) assert.ok(transits.length > 0 && transits.every((id) => ids.has(id)))
})

test('each of the two planets has its own dates, in the order of time, and a year is named once', () => {
  const { summary } = summaryOf({ from: '2026-11-18', to: '2027-11-18' })
  const [opening, first, then, closing] = summary
  assert.deepEqual([first!.transits.length, then!.transits.length], [1, 1])
  assert.ok([first!, then!].every(({ text }) => datesIn(text).length > 0))
  for (const frame of [opening!, closing!])
    assert.deepEqual(frame.transits, [...first!.transits, ...then!.transits])
  assert.ok((prose(summary).match(/2027/g) ?? []).length <= 1)
})

test('where nothing becomes exact, the text calls the span quiet, without a planet or a date', () => {
  const { summary, faults } = summaryOf({
    bodies: ['pluto'],
    points: ['sun'],
    from: '2027-01-01',
    to: '2027-01-14',
  })
  assert.deepEqual(faults, [])
  assert.equal(summary.length, 2)
  assert.deepEqual(datesIn(prose(summary)), [])
  assert.ok(summary.every(({ transits }) => transits.length === 0))
})

test('a summary outside its length, or with a word that is never said, is at fault', () => {
  const { ask } = summaryOf({ from: '2026-11-18', to: '2027-11-18' })
  const said = (text: string) => spanFaults(ENGLISH, { summary: [{ text, transits: ['x'] }] }, ask)
  assert.match(said('Too short.').join(), /summary has 10 characters, not 430 to 650/)
  assert.match(said('Your destiny calls.').join(), /destiny/)
  assert.match(said('It is a challenge.').join(), /says “challenge”/)
})
