import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { celticPlace } from '../../drawing/spread-places.ts'
import { SPREAD_TYPES, sizeOf } from '../../tarot/spreads.ts'
import { SPREAD_KINDS } from './kinds.ts'
import {
  cardCount,
  dealtBy,
  drawRequestFor,
  FIRST_WISH,
  type SpreadWish,
  spreadParams,
  spreadWishIn,
  THEME_CHOICES,
} from './spreads.ts'

const wish: fc.Arbitrary<SpreadWish> = fc.record({
  kind: fc.constantFrom(...SPREAD_KINDS.map(({ value }) => value)),
  theme: fc.constantFrom(...THEME_CHOICES.map(({ value }) => value)),
  seed: fc.string({ unit: 'grapheme', maxLength: 40 }),
  places: fc.array(fc.record({ name: fc.string({ minLength: 1 }), question: fc.string() }), {
    minLength: 1,
    maxLength: 9,
  }),
  isByHand: fc.boolean(),
  hand: fc
    .array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 })
    .map((names) => `The Fool\n${names.join('\n')}`),
})

test('a link lays the same spread as its sender', () => {
  fc.assert(
    fc.property(wish, (sent) => {
      const received = spreadWishIn(spreadParams(sent).toString(), FIRST_WISH)
      assert.deepEqual(drawRequestFor(received), drawRequestFor(sent))
    }),
  )
})

const TODAY = '2026-11-18'
const DAY_CARD = { ...FIRST_WISH, kind: 'daily_card' } as const

test('without a seed it is the draw of the visitor’s own date, and its link shows that draw on any other', () => {
  const seed = 'anonymous_2026-11-18'
  for (const { value: kind } of SPREAD_KINDS) {
    const { body } = drawRequestFor({ ...FIRST_WISH, kind }, TODAY)
    assert.equal('seed' in body && body.seed, seed, kind)
    const link = spreadParams({ ...FIRST_WISH, kind }, TODAY)
    const opened = spreadWishIn(link.toString(), FIRST_WISH, '2026-11-19')
    assert.deepEqual(drawRequestFor(opened, '2026-11-19').body, body, kind)
    // On the same date the form has no seed: tomorrow it draws anew.
    assert.equal(spreadWishIn(link.toString(), FIRST_WISH, TODAY).seed, '')
  }
})

test('the form’s card of the day is today’s whatever seed another spread left; a link’s is that of the link', () => {
  const left = { ...DAY_CARD, seed: 'quiet-river-1' }
  assert.deepEqual(drawRequestFor(dealtBy(left), TODAY).body, {
    theme: 'general',
    seed: 'anonymous_2026-11-18',
  })
  assert.equal(dealtBy({ ...left, kind: 'single' }).seed, 'quiet-river-1')
  const { body } = drawRequestFor(spreadWishIn('spread=daily_card&seed=mira', FIRST_WISH, TODAY), TODAY)
  assert.deepEqual(body, { theme: 'general', seed: 'mira' })
})

test('every spread of the service can be laid, and has as many backs on the cloth as cards', () => {
  const laid = SPREAD_KINDS.map(({ value }) => value)
  assert.deepEqual(laid.toSorted(), [...SPREAD_TYPES, 'daily_card', 'yes_no', 'custom_spread'].toSorted())
  for (const type of SPREAD_TYPES)
    assert.equal(cardCount({ ...FIRST_WISH, kind: type }), sizeOf({ type }), type)
})

test('cards drawn by hand are a line each; empty lines are none', () => {
  const drawn = { ...FIRST_WISH, isByHand: true, hand: ' 2 of Cups\n\nTower, reversed \n' }
  const cards = [{ name: '2 of Cups' }, { name: 'Tower, reversed' }]
  const asked = (kind: SpreadWish['kind']) => drawRequestFor({ ...drawn, kind })
  assert.deepEqual(asked('day_pair'), {
    name: 'readCards',
    body: { spread_type: 'day_pair', cards, theme: 'general' },
  })
  const positions = [
    { name: 'What helps', question: 'What can I lean on this week?' },
    { name: 'What hinders' },
  ]
  assert.deepEqual(asked('custom_spread').body, { positions, cards, theme: 'general' })
  assert.equal(asked('yes_no').name, 'yesOrNo', 'which is always drawn by the service')
})

test('places of one’s own are sent without the spaces around them, and without a question that is none', () => {
  const places = [
    { name: ' What helps ', question: ' What can I lean on? ' },
    { name: 'What hinders', question: '  ' },
  ]
  const { body } = drawRequestFor({ ...FIRST_WISH, kind: 'custom_spread', places })
  assert.deepEqual('positions' in body && body.positions, [
    { name: 'What helps', question: 'What can I lean on?' },
    { name: 'What hinders' },
  ])
})

test('invalid values in a link are ignored', () => {
  assert.deepEqual(spreadWishIn('spread=tower&theme=war&seed=x', FIRST_WISH), { ...FIRST_WISH, seed: 'x' })
})

test('the layout of the Celtic Cross follows the API’s position numbers', () => {
  const [centre, crossing, below, left, above, right] = [1, 2, 3, 4, 5, 6].map(celticPlace)
  assert.deepEqual({ ...centre, isCrossing: true }, crossing)
  assert.ok(below!.y > centre!.y && below!.x === centre!.x, 'Foundation below')
  assert.ok(left!.x < centre!.x && left!.y === centre!.y, 'Recent Past left')
  assert.ok(above!.y < centre!.y && above!.x === centre!.x, 'Crown above')
  assert.ok(right!.x > centre!.x && right!.y === centre!.y, 'Near Future right')
  const staff = [7, 8, 9, 10].map(celticPlace)
  assert.ok(staff.every(({ x }) => x > right!.x))
  assert.deepEqual(
    staff.map(({ y }) => y),
    staff.map(({ y }) => y).sort((a, b) => b - a),
    'the staff climbs',
  )
})

test('a link without a seed leaves the form without one', () => {
  assert.equal(spreadWishIn('spread=single', { ...FIRST_WISH, seed: 'mira' }).seed, '')
})
