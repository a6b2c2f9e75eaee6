import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderHook } from '../../../test/hook.ts'
import { slowNetwork } from '../../../test/slow-network.ts'
import { useHours, useMonth, useMoon } from './use-sky.ts'
import { NOWHERE, type Where } from './where.ts'

const LISBON: Where = { place: 'Lisbon', latitude: '38.72', longitude: '-9.14', timezone: 'UTC' }
const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 18, 12)

test('month and Moon are asked for again when the month or the place is another', async (t) => {
  const sent = slowNetwork(t)
  const use = ({ month, where }: { month: string; where: Where }) => {
    useMonth(month, where)
    return useMoon(where)
  }
  const hook = await renderHook(t, use, { month: '2026-11', where: NOWHERE })
  await hook.update({ month: '2026-12', where: NOWHERE })
  await hook.update({ month: '2026-12', where: LISBON })
  await hook.update({ month: '2026-12', where: LISBON })
  assert.deepEqual(
    sent.map(({ path, query }) => `${path} ${query.get('from') ?? ''} ${query.get('latitude') ?? ''}`.trim()),
    [
      '/astrology/sky-calendar 2026-11-01',
      '/astrology/moon',
      '/astrology/sky-calendar 2026-12-01',
      '/astrology/sky-calendar 2026-12-01 38.72',
      '/astrology/moon  38.72',
    ],
  )
  assert.equal(hook.current().request.query.latitude, '38.72')
})

/** Twenty-four hours from a sunrise. */
const day = (date: string, sunrise: number) => ({
  date,
  hours: Array.from({ length: 24 }, (_, index) => ({
    from: new Date(sunrise + index * HOUR).toISOString(),
    to: new Date(sunrise + (index + 1) * HOUR).toISOString(),
  })),
})
const asked = (sent: ReturnType<typeof slowNetwork>) => sent.map(({ query }) => query.get('date'))

test('without a place no hours are asked for; a place that is forgotten takes them along', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOON })
  const sent = slowNetwork(t)
  const use = ({ where }: { where: Where }) => useHours(where, NOON)
  const hook = await renderHook(t, use, { where: NOWHERE })
  assert.deepEqual(asked(sent), [])
  await hook.update({ where: LISBON })
  assert.deepEqual(asked(sent), ['2026-11-18'])
  await hook.during(() => sent[0]!.answer(day('2026-11-18', NOON - 5 * HOUR)))
  assert.notEqual(hook.current().exchange, undefined)
  await hook.update({ where: NOWHERE })
  assert.equal(hook.current().exchange, undefined)
  assert.deepEqual(asked(sent), ['2026-11-18'])
})

test('before sunrise the hours of yesterday’s night are running, and after it those of today', async (t) => {
  const night = Date.UTC(2026, 10, 18, 3)
  t.mock.timers.enable({ apis: ['Date'], now: night })
  const sent = slowNetwork(t)
  const use = ({ now }: { now: number }) => useHours(LISBON, now)
  const hook = await renderHook(t, use, { now: night })
  const sunrise = Date.UTC(2026, 10, 18, 7)
  await hook.during(() => sent[0]!.answer(day('2026-11-18', sunrise)))
  assert.deepEqual(asked(sent), ['2026-11-18', '2026-11-17'])
  await hook.during(() => sent[1]!.answer(day('2026-11-17', sunrise - 24 * HOUR)))
  await hook.update({ now: night + HOUR })
  assert.equal(sent.length, 2)
  await hook.update({ now: sunrise + 1 })
  assert.deepEqual(asked(sent), ['2026-11-18', '2026-11-17', '2026-11-18'])
})
