import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServiceError } from '../errors.ts'
import { offsetAt, TZDB_VERSION, ZONE_NAMES, zone } from './zones.ts'

const offset = (name: string, instant: string) => offsetAt(zone(name), Date.parse(instant))

test('the table holds the 598 names of tzdb 2026f, and Asia/Hanoi', () => {
  assert.equal(TZDB_VERSION, '2026f')
  assert.equal(ZONE_NAMES.length, 599)
  assert.equal(new Set(ZONE_NAMES.map((name) => name.toLowerCase())).size, 599)
})

test('a name is matched in any case and answered in its tzdb spelling; a link keeps its own', () => {
  assert.equal(zone('america/new_york').name, 'America/New_York')
  assert.equal(zone('EUROPE/BERLIN'), zone('Europe/Berlin'))
  assert.equal(zone('asia/calcutta').name, 'Asia/Calcutta')
  assert.equal(zone('utc').name, 'UTC')
  assert.equal(zone('gmt+0').name, 'GMT+0')
})

test('a link shares the history of its target', () => {
  assert.equal(zone('Asia/Calcutta').transitions, zone('Asia/Kolkata').transitions)
})

test('the history reaches back before 1970, where engines merge zones, and to local mean time', () => {
  assert.equal(offset('Europe/Amsterdam', '1937-03-01T12:00:00Z'), 19 * 60 + 32)
  assert.equal(offset('Europe/Stockholm', '1943-07-01T12:00:00Z'), 3600)
  assert.equal(offset('Europe/Berlin', '1880-01-01T00:00:00Z'), 53 * 60 + 28)
  assert.equal(offset('America/New_York', '1600-01-01T00:00:00Z'), -(4 * 3600 + 56 * 60 + 2))
})

/** Lines of tzdb's `backzone`: what a clock there showed, and what the zone shows that the name is linked to since. */
const MERGED: [name: string, instant: string, own: number, linked: string][] = [
  // Rule Mont 1917: from 25 March to 24 April, when the rest of the country had no summer time yet.
  ['America/Montreal', '1917-04-01T12:00:00Z', -14_400, 'America/Toronto'],
  ['America/Thunder_Bay', '1935-07-01T12:00:00Z', -18_000, 'America/Toronto'],
  ['Europe/Belfast', '1900-06-01T12:00:00Z', -(25 * 60 + 21), 'Europe/London'],
  ['Asia/Tel_Aviv', '1900-06-01T12:00:00Z', 2 * 3600 + 21 * 60, 'Asia/Jerusalem'],
  ['Asia/Chongqing', '1950-06-01T12:00:00Z', 25_200, 'Asia/Shanghai'],
  ['Asia/Chungking', '1950-06-01T12:00:00Z', 25_200, 'Asia/Shanghai'],
  ['Asia/Harbin', '1930-06-01T12:00:00Z', 30_600, 'Asia/Shanghai'],
  ['Asia/Hanoi', '1950-06-01T12:00:00Z', 28_800, 'Asia/Bangkok'],
  ['Europe/Uzhgorod', '1930-01-01T12:00:00Z', 3600, 'Europe/Kyiv'],
  ['Iceland', '1930-01-01T12:00:00Z', -3600, 'Africa/Abidjan'],
  ['Arctic/Longyearbyen', '1950-07-01T12:00:00Z', 3600, 'Europe/Oslo'],
]
test('a name that tzdb has merged since has its own history before 1970, and that of its link from then on', () => {
  for (const [name, instant, own, linked] of MERGED) {
    assert.equal(offset(name, instant), own, name)
    if (linked !== 'Europe/Oslo') assert.notEqual(offset(linked, instant), own, name)
    for (const later of ['1995-07-01T00:00:00Z', '2026-01-01T00:00:00Z', '2399-07-01T00:00:00Z'])
      assert.equal(offset(name, later), offset(linked, later), `${name} ${later}`)
  }
})

test('a transition takes effect at its own second', () => {
  assert.equal(offset('America/New_York', '2024-03-10T06:59:59.999Z'), -18_000)
  assert.equal(offset('America/New_York', '2024-03-10T07:00:00Z'), -14_400)
})

test('after the last recorded transition the rule holds, to the end of the range', () => {
  assert.equal(offset('America/New_York', '2399-07-01T00:00:00Z'), -14_400)
  assert.equal(offset('America/New_York', '2399-12-31T23:59:59Z'), -18_000)
  assert.equal(offset('Australia/Sydney', '2399-12-31T23:59:59Z'), 39_600)
  assert.equal(offset('Australia/Sydney', '2400-01-01T15:00:00Z'), 39_600)
})

test('a year that leaves out a change keeps it left out: Havana in 2026 and 2027', () => {
  assert.equal(offset('America/Havana', '2026-12-01T00:00:00Z'), -14_400)
  assert.equal(offset('America/Havana', '2027-12-01T00:00:00Z'), -18_000)
  assert.equal(offset('America/Havana', '2028-07-01T00:00:00Z'), -14_400)
})

const refusal = (name: string): ServiceError => {
  try {
    zone(name)
  } catch (error) {
    assert(error instanceof ServiceError)
    return error
  }
  assert.fail(`${name} was accepted`)
}

test('offsets, abbreviations, paths and other strings are no zone names', () => {
  const strange = [
    '',
    ' ',
    'UTC ',
    '+05:00',
    'UTC+3',
    'PST',
    'CEST',
    '../../etc/passwd',
    'Europe',
    'Europe/Berlin/',
  ]
  const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'Europe/__proto__']
  const lookalikes = [
    'Asia/To\u212ayo',
    'Europe\u2215Berlin',
    'Europe/Berlin\0',
    'Europe/Berlin\n',
    'posixrules',
  ]
  for (const name of [...strange, ...inherited, ...lookalikes]) {
    const error = refusal(name)
    assert.equal(error.code, 'INVALID_TIMEZONE')
    assert.deepEqual(error.details, { provided: name })
  }
})

test('a refusal says what would work and shows at most 64 code points of what was sent', () => {
  assert.match(refusal('new york').message, /Did you mean America\/New_York\?/)
  assert.match(refusal('Berlin').message, /Did you mean Europe\/Berlin\?/)
  assert.match(refusal('PST').message, /such as Europe\/Berlin/)
  assert.equal(refusal('x'.repeat(1000)).details.provided, 'x'.repeat(64))
})
