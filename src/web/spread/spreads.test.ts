import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { celticPlace } from './cloth-places.ts'
import { FIRST_WISH, KINDS, paramsOf, requestFor, type SpreadWish, THEMES, wishIn } from './spreads.ts'

const wish: fc.Arbitrary<SpreadWish> = fc.record({
  kind: fc.constantFrom(...KINDS.map(({ value }) => value)),
  theme: fc.constantFrom(...THEMES.map(({ value }) => value)),
  seed: fc.string({ unit: 'grapheme', maxLength: 40 }),
  places: fc.array(fc.record({ name: fc.string({ minLength: 1 }), question: fc.string() }), {
    minLength: 1,
    maxLength: 9,
  }),
})

test('a link lays the same spread as its sender', () => {
  fc.assert(
    fc.property(wish, (sent) => {
      const received = wishIn(paramsOf(sent).toString(), FIRST_WISH)
      assert.deepEqual(requestFor(received), requestFor(sent))
    }),
  )
})

test('invalid values in a link are ignored', () => {
  assert.deepEqual(wishIn('spread=tower&theme=war&seed=x', FIRST_WISH), { ...FIRST_WISH, seed: 'x' })
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
