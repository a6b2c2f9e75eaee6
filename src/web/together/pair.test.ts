import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIRST_SETTINGS } from '../chart/settings.ts'
import { shownChart } from '../chart/shown-chart.ts'
import { NO_BIRTH } from '../state/birth-list.ts'
import {
  barOf,
  type Comparison,
  type Contact,
  contactsOf,
  faultIn,
  kindIn,
  mentionedFacts,
  pairRequests,
  plainMessage,
  wheelOfTwo,
} from './pair.ts'

const WHERE = { latitude: '52.52', longitude: '13.405', timezone: 'Europe/Berlin' }
const first = { ...NO_BIRTH, date: '1990-05-15', time: '14:30', ...WHERE }
const second = { ...NO_BIRTH, date: '1985-11-02', isTimeUnknown: true, placeId: '3936456' }

test('the comparison has both births in its body, each as it is known', () => {
  const { comparison } = pairRequests({ first, second, isSecondRemembered: true }, 'work', FIRST_SETTINGS)
  assert.deepEqual(comparison.body, {
    first: {
      birthDateTime: '1990-05-15 14:30:00',
      timezone: 'Europe/Berlin',
      latitude: 52.52,
      longitude: 13.405,
      options: { house_system: 'whole' },
    },
    second: { birthDateTime: '1985-11-02', place: '3936456', options: { time_known: false } },
    kind: 'work',
  })
})

test('requests about the second birth are private unless it is stored; the request for the first is not', () => {
  for (const isSecondRemembered of [true, false]) {
    const requests = pairRequests({ first, second, isSecondRemembered }, 'love', FIRST_SETTINGS)
    assert.equal(requests.comparison.isPrivate, !isSecondRemembered)
    assert.equal('isPrivate' in requests.second && requests.second.isPrivate, !isSecondRemembered)
    assert.equal('isPrivate' in requests.first, false)
  }
})

test('the address names the kind; an unknown one is love', () => {
  assert.equal(kindIn('kind=family'), 'family')
  assert.equal(kindIn('kind=marriage'), 'love')
  assert.equal(kindIn(undefined), 'love')
})

const problem = (details: object, message: string, code = 'INVALID_VALUE') => ({
  code,
  message,
  details: details as Record<string, unknown>,
  retryAfterSeconds: undefined,
})

test('a problem is put beside the field of the birth that it is about', () => {
  const message = 'second.latitude must be from -90 to 90.'
  const given = problem({ issues: [{ path: 'second.latitude' }] }, message)
  assert.deepEqual(faultIn(given), {
    whose: 'second',
    field: 'latitude',
    message: 'latitude must be from -90 to 90.',
    code: 'INVALID_VALUE',
  })
  const zone = faultIn(problem({ field: 'first.timezone' }, 'first.timezone: …', 'INVALID_TIMEZONE'))
  assert.deepEqual([zone?.whose, zone?.field], ['first', 'timezone'])
  assert.equal(faultIn(problem({}, 'Too many.', 'RATE_LIMIT_EXCEEDED')), undefined)
  assert.equal(faultIn(undefined), undefined)
  assert.equal(plainMessage(problem({}, 'Too many.')), 'Too many.')
})

const line = (...facts: string[]) => ({ text: facts.join(), facts })

test('the mentioned facts are those of all parts of the reading, each once', () => {
  const reading = {
    summary: { text: '', sources: [line('a', 'b')] },
    sections: [{ id: 'talking', title: '', text: '', sources: [line('b', 'c'), line()] }],
    strengths: [line('d')],
    frictions: [line('a')],
    advice: line('e'),
  } as Comparison['reading']
  assert.deepEqual(mentionedFacts({ reading }), ['a', 'b', 'c', 'd', 'e'])
  assert.deepEqual(mentionedFacts({ reading: null }), [])
})

const contact = (changed: Partial<Contact> = {}) =>
  ({
    id: 'x',
    first: 'sun',
    second: 'moon',
    aspect: 'trine',
    orb: 1,
    influence: 2,
    ...changed,
  }) as Contact

test('contacts without a weight, or that hold for part of a day only, are left out', () => {
  const aspects = [
    contact(),
    contact({ influence: 0 }),
    contact({ certain: false }),
    contact({ certain: true }),
  ]
  assert.deepEqual(contactsOf({ aspects }), [aspects[0], aspects[3]])
})

const chartOf = (sun: number, angles: object | null) =>
  shownChart({
    bodies: { sun: { longitude: sun, retrograde: false } },
    lots: {},
    houses: angles && Array.from({ length: 12 }, (_, house) => ({ cusp: house * 30 })),
    angles,
    aspects: [],
  } as never)
const ANGLES = { ascendant: { longitude: 12 }, midheaven: { longitude: 280 } }

test('the first chart is inside, the second around it with its own houses', () => {
  const wheel = wheelOfTwo(chartOf(10, ANGLES), chartOf(20, { ...ANGLES, ascendant: { longitude: 99 } }), [
    contact({ first: 'sun', second: 'sun', aspect: 'sextile', orb: 0.5 }),
  ])
  assert.equal(wheel.bodies[0]!.longitude, 10)
  assert.equal(wheel.ascendant, 12)
  assert.equal(wheel.outer!.bodies[0]!.longitude, 20)
  assert.equal(wheel.outer!.ascendant, 99)
  assert.equal(wheel.outer!.cusps!.length, 12)
  assert.deepEqual(wheel.outer!.aspects, [{ planet1: 'sun', planet2: 'sun', aspect: 'sextile', orb: 0.5 }])
})

test('without a time the ring has no houses', () => {
  const { outer } = wheelOfTwo(chartOf(10, ANGLES), chartOf(20, null), [])
  assert.deepEqual(Object.keys(outer!), ['label', 'bodies', 'aspects'])
})

test('a bar goes from nothing to the rank, or over the ranks of the day', () => {
  assert.deepEqual(barOf({ value: 1, rank: 72, range: null }), { from: 0, to: 72 })
  const range = { low: 1, high: 2, rank_low: 13, rank_high: 40 }
  assert.deepEqual(barOf({ value: 1, rank: null, range }), { from: 13, to: 40 })
  assert.equal(barOf({ value: 1, rank: null, range: null }), null)
  assert.equal(barOf({ value: 1, rank: null, range: { ...range, rank_high: null } }), null)
})
