import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SpanPart } from '../../judgement/person/span-plan.ts'
import { datesIn, returnFactWords, returnMember, spanFactWords, spanMember } from './time-facts.ts'

const part = (transit: object, tone: 'flow' | 'friction'): SpanPart =>
  ({
    tone,
    transit: {
      body: 'saturn',
      point: 'moon',
      manner: 'friction',
      transitHouse: null,
      passes: [],
      ...transit,
    },
  }) as unknown as SpanPart

test('a transit of a span says how two bodies stand, where, whether that is kind, and when', () => {
  assert.equal(
    spanFactWords(part({}, 'friction'), '2 March'),
    'Saturn is at odds with your Moon (hard), closest on 2 March',
  )
  assert.equal(
    spanFactWords(part({ manner: 'flow', transitHouse: 6, passes: [{}] }, 'flow'), '2 March'),
    'Saturn is on good terms with your Moon, in the place of work and habits (kind), exact on 2 March',
  )
  assert.match(
    spanFactWords(part({ manner: 'merge', point: 'midheaven' }, 'flow'), '2 March'),
    /^Saturn stands on your Midheaven /,
  )
})

test('a year from birthday to birthday is told by where it rises, and by its Sun and Moon', () => {
  const plan = { rising: 4, sun: 10, moon: 7 } as Parameters<typeof returnFactWords>[0]
  assert.deepEqual(returnFactWords(plan), {
    rising: 'the return rises in your 4th house, of home and family',
    sun: 'the Sun is in the 10th house of the return, of career and reputation',
    moon: 'the Moon is in the 7th house of the return, of partners and rivals',
  })
})

test('facts of a span are told one after another, those of a year together', () => {
  assert.match(spanMember(['a', 'b']), /^one thought about a, then b, with their dates/)
  assert.match(returnMember(['a', 'b']), /^one thought about a, b; then what the reader can do/)
})

test('the days that a text names are found, whatever else it counts', () => {
  assert.deepEqual(datesIn('From 2 March to 14 December 2027, in 3 weeks, on May Day.'), [
    '2 March',
    '14 December',
  ])
  assert.deepEqual(datesIn('Soon.'), [])
})
