import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { dateText } from '../time/wall-clock.ts'
import {
  CALENDAR_TYPES,
  type CalendarChoice,
  calendarEvents,
  type DatedEvent,
  endOfEvent,
} from './calendar.ts'

const ALL: CalendarChoice = { types: CALENDAR_TYPES, planets: PLANETS, voidRule: 'modern' }
const FROM = Date.UTC(2026, 0, 1)
const TO = Date.UTC(2027, 0, 1)
const year = calendarEvents(FROM, TO, ALL)

const isIn = (event: DatedEvent, from: number, to: number) =>
  event.at < to && (endOfEvent(event) === null ? event.at >= from : endOfEvent(event)! > from)

test('a part of the year lists what the whole year lists of it, under the same names, wherever it is cut', () => {
  const instant = fc.integer({ min: FROM / 1000, max: TO / 1000 }).map((seconds) => seconds * 1000)
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 40 * 86_400 }), (from, seconds) => {
      const to = Math.min(TO, from + seconds * 1000)
      assert.deepEqual(
        calendarEvents(from, to, ALL),
        year.filter((event) => isIn(event, from, to)),
      )
    }),
    { numRuns: 25 },
  )
})

test('each type alone gives the events and names that all types together give', () => {
  for (const type of CALENDAR_TYPES)
    assert.deepEqual(
      calendarEvents(FROM, FROM + 60 * DAY_MS, { ...ALL, types: [type] }),
      calendarEvents(FROM, FROM + 60 * DAY_MS, ALL).filter((event) => event.type === type),
      type,
    )
})

test('no two events of a year have the same name, and each name has the day on which the event begins', () => {
  assert.equal(new Set(year.map(({ uid }) => uid)).size, year.length)
  for (const { uid, id, at } of year) assert.ok(uid.startsWith(`${id}-`) && uid.includes(dateText(at)), uid)
})

test('two events with one id on one day are two, the second with a number', () => {
  const day = Date.UTC(1855, 10, 12)
  const meetings = calendarEvents(day, day + DAY_MS, { ...ALL, types: ['exact_aspect'], planets: ['pluto'] })
  assert.deepEqual(
    meetings.filter(({ id }) => id === 'mercury-opposition-pluto').map(({ uid }) => uid),
    ['mercury-opposition-pluto-1855-11-12', 'mercury-opposition-pluto-1855-11-12-2'],
  )
  // The number stays when the day is cut between the two.
  const [, second] = meetings
  const rest = calendarEvents(second!.at, day + DAY_MS, {
    ...ALL,
    types: ['exact_aspect'],
    planets: ['pluto'],
  })
  assert.deepEqual(rest, [second])
})

test('a void time by the old rule has a name of its own, and by either rule the same on every day that it touches', () => {
  for (const voidRule of ['modern', 'traditional'] as const) {
    const choice = { ...ALL, types: ['void_of_course'] as const, voidRule }
    const names = new Map(calendarEvents(FROM, TO, choice).map((event) => [event.at, event.uid]))
    for (let day = FROM; day < TO; day += DAY_MS)
      for (const { at, uid } of calendarEvents(day, day + DAY_MS, choice))
        if (at >= FROM) assert.equal(uid, names.get(at))
  }
  const of = (voidRule: 'modern' | 'traditional') =>
    calendarEvents(FROM, TO, { ...ALL, types: ['void_of_course'], voidRule }).map(({ uid }) => uid)
  assert.deepEqual(
    of('modern').filter((uid) => of('traditional').includes(uid)),
    [],
  )
})

test('a calendar is in the order in which its events begin', () => {
  assert.ok(year.length > 500)
  for (const [i, { at }] of year.slice(1).entries()) assert.ok(at >= year[i]!.at)
})

test('only events of the chosen planets are listed, and all of them', () => {
  for (const planet of ['mars', 'moon'] satisfies Planet[])
    assert.deepEqual(
      calendarEvents(FROM, TO, { ...ALL, planets: [planet] }),
      year.filter(({ planets }) => planets.some((each) => each === planet)),
    )
  const phases = { ...ALL, types: ['moon_phase'] as const }
  assert.equal(
    calendarEvents(FROM, TO, { ...phases, planets: ['sun'] }).length,
    calendarEvents(FROM, TO, phases).length,
  )
  assert.deepEqual(calendarEvents(FROM, TO, { ...phases, planets: ['mars'] }), [])
})

test('an event that lasts into a span is listed, one that ended before it or begins after it is not', () => {
  const choice: CalendarChoice = { ...ALL, types: ['retrograde', 'void_of_course'] }
  const lasting = year.filter(({ type }) => choice.types.includes(type))
  // Every seventh: each search of one moment is that of months.
  for (const event of lasting.filter((_, i) => i % 7 === 0)) {
    const { uid, at } = event
    const ends = endOfEvent(event)!
    const isListed = (from: number, to: number) =>
      calendarEvents(from, to, { ...choice, types: [event.type] }).some((listed) => listed.uid === uid)
    const middle = Math.floor((at + ends) / 2)
    assert.deepEqual(
      [
        isListed(middle, middle + 1),
        isListed(ends - 1, ends),
        isListed(ends, ends + 1000),
        isListed(at - 1000, at),
        isListed(at, at + 1),
      ],
      [true, true, false, false, true],
      uid,
    )
  }
})

test('a void time is named by its sign and day, and by its rule if that is the traditional one', () => {
  for (const [voidRule, ofRule] of [
    ['modern', ''],
    ['traditional', '-traditional'],
  ] as const) {
    const found = calendarEvents(FROM, FROM + 60 * DAY_MS, { ...ALL, types: ['void_of_course'], voidRule })
    assert.ok(found.length > 20)
    for (const { uid, sign, at } of found)
      assert.equal(uid, `moon-void-of-course-in-${sign}${ofRule}-${dateText(at)}`)
  }
})
