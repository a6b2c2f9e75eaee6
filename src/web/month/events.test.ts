import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../../test/service.ts'
import {
  eventsOn,
  type MoonOfDay,
  marksOf,
  outstanding,
  phaseOfDay,
  retrogradeBars,
  type SkyEvent,
  timesOn,
  withoutEclipsed,
} from './events.ts'
import { daysOf } from './month.ts'

/** By the clocks of UTC, so that the instant is the local time. */
function event(type: SkyEvent['type'], id: string, local: string, ends: string | null = null): SkyEvent {
  return {
    ...{ id, uid: `${id}-${local.slice(0, 10)}`, type, planets: ['mercury'], sign: 'Libra' },
    ...{ at: `${local}.000Z`, local, ends_at: ends && `${ends}.000Z`, local_ends_at: ends },
    ...{ title: id, text: '', meaning: '', details: {} },
  }
}

const VOID = event('void_of_course', 'moon-void', '2026-11-03T22:10:00', '2026-11-05T04:20:00')

test('a void time stands on each day that it touches, with its times on that day', () => {
  const on = (day: string) => eventsOn(day, [VOID]).map((one) => timesOn(day, one))
  assert.deepEqual(on('2026-11-02'), [])
  assert.deepEqual(on('2026-11-03'), ['from 22:10'])
  assert.deepEqual(on('2026-11-04'), ['all day'])
  assert.deepEqual(on('2026-11-05'), ['until 04:20'])
  assert.deepEqual(on('2026-11-06'), [])
  const short = event('void_of_course', 'moon-void', '2026-11-03T02:10:00', '2026-11-03T04:20:00')
  assert.equal(timesOn('2026-11-03', short), 'from 02:10 to 04:20')
  assert.equal(timesOn('2026-11-03', event('ingress', 'x', '2026-11-03T07:05:59')), '07:05')
})

test('a retrograde belongs to no day but to the bars', () => {
  const back = event('retrograde', 'mercury-retrograde', '2026-10-24T07:00:00', '2026-11-13T15:00:00')
  assert.deepEqual(eventsOn('2026-11-13', [back]), [])
  const [bar] = retrogradeBars([VOID, back], daysOf('2026-11'))
  assert.deepEqual([bar?.from, bar?.share], [0, 13 / 30])
  const [begun] = retrogradeBars([back], daysOf('2026-10'))
  assert.deepEqual([begun?.from, begun?.share], [23 / 31, 8 / 31])
})

test('a lunation that is an eclipse is listed once, as the eclipse; another one of the month stays', () => {
  const eclipse = event('eclipse', 'total-solar-eclipse', '2026-08-12T17:45:00')
  const newMoon = event('moon_phase', 'new-moon', '2026-08-12T17:37:00')
  const quarter = event('moon_phase', 'first-quarter', '2026-08-20T02:47:00')
  assert.deepEqual(withoutEclipsed([newMoon, eclipse, quarter]), [eclipse, quarter])
})

test('marks are for eclipses, stations and ingresses, in this order', () => {
  const events = [
    event('ingress', 'mercury-enters-libra', '2026-11-03T01:00:00'),
    event('station', 'mercury-turns-direct', '2026-11-03T02:00:00'),
    event('station', 'mercury-turns-retrograde', '2026-11-03T03:00:00'),
    event('eclipse', 'total-lunar-eclipse', '2026-11-03T04:00:00'),
    event('exact_aspect', 'sun-square-mars', '2026-11-03T05:00:00'),
    VOID,
  ]
  assert.deepEqual(
    marksOf(events).map(({ kind, names, turns }) => [kind, ...names, turns]),
    [
      ['eclipse', undefined],
      ['station', 'mercury', 'direct'],
      ['station', 'mercury', 'retrograde'],
      ['ingress', 'mercury', 'libra', undefined],
    ],
  )
  assert.equal(outstanding(events).length, 4)
})

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

/** What each day of a month is called, as the page has it. */
async function phasesOf(month: string, timezone: string): Promise<Record<string, string>> {
  const days = daysOf(month)
  const query = new URLSearchParams({ from: days[0]!, to: days.at(-1)!, timezone, moons: '1' })
  const { data } = (await service.inject(`/v1/astrology/sky-calendar?${query}`)).json()
  const events = withoutEclipsed(data.events)
  return Object.fromEntries(
    data.moons.map((moon: MoonOfDay) => {
      const { phase, sign } = phaseOfDay(moon, eventsOn(moon.date, events))
      return [moon.date.slice(8), `${phase} in ${sign}`]
    }),
  )
}

test('the full Moon of November 2026 stands on one date and in one sign: in Sydney on the 25th, in Berlin on the 24th', async () => {
  const sydney = await phasesOf('2026-11', 'Australia/Sydney')
  assert.equal(sydney['24'], 'waxing_gibbous in Taurus')
  assert.equal(sydney['25'], 'full_moon in Gemini')
  assert.equal(sydney['26'], 'waning_gibbous in Gemini')
  const berlin = await phasesOf('2026-11', 'Europe/Berlin')
  assert.equal(berlin['24'], 'full_moon in Gemini')
  for (const phases of [sydney, berlin])
    for (const quarter of ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'])
      assert.equal(Object.values(phases).filter((one) => one.startsWith(quarter)).length, 1, quarter)
})

test('a lunation that is an eclipse names its day, too: the new Moon of 12 August 2026, the full one of the 28th', async () => {
  const august = await phasesOf('2026-08', 'Europe/Madrid')
  assert.equal(august['12'], 'new_moon in Leo')
  assert.equal(august['28'], 'full_moon in Pisces')
  assert.deepEqual(Object.values(august).filter((one) => /^(new|full)_moon/.test(one)).length, 2)
})
