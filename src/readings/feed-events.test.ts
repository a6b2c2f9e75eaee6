import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timelineAt } from '../../test/person-timeline.ts'
import { feedEvents } from './feed-events.ts'

const reading = timelineAt(Date.UTC(2026, 10, 18, 12), { from: '2026-01-01', to: '2026-12-31' })
const events = feedEvents(reading)

test('the events of a feed come in order of time, whatever kind they are', () => {
  assert.deepEqual([...new Set(events.map(({ type }) => type))].sort(), [
    'house_entry',
    'lunation',
    'transit',
  ])
  const times = events.map(({ at }) => at)
  assert.deepEqual(
    times,
    times.toSorted((a, b) => a - b),
  )
})

test('all of them lie in the span, and each has a name of its own', () => {
  const { days } = reading.span
  assert.ok(events.length > 20)
  assert.ok(events.every(({ at }) => at >= days[0]!.from && at < days.at(-1)!.to))
  assert.equal(new Set(events.map(({ name }) => name)).size, events.length)
})
