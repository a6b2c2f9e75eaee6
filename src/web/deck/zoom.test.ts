import assert from 'node:assert/strict'
import { test } from 'node:test'
import { centred, centreOf, MAX_SCALE, moved, pinched, swiped, WHOLE, zoomed } from './zoom.ts'

const SIZE = { width: 300, height: 520 }
const CENTRE = centreOf(SIZE)

test('zooming keeps what is under the pointer where it is', () => {
  assert.deepEqual(zoomed(WHOLE, 2, CENTRE, SIZE), { scale: 2, x: -150, y: -260 })
  assert.deepEqual(zoomed(WHOLE, 2, { x: 0, y: 0 }, SIZE), { scale: 2, x: 0, y: 0 })
  assert.deepEqual(zoomed(WHOLE, 2, { x: 300, y: 520 }, SIZE), { scale: 2, x: -300, y: -520 })
})

test('a card is never smaller than its frame, nor larger than four times it', () => {
  assert.deepEqual(zoomed({ scale: 2, x: -20, y: -500 }, 0.1, CENTRE, SIZE), WHOLE)
  assert.equal(zoomed(WHOLE, 100, CENTRE, SIZE).scale, MAX_SCALE)
})

test('a card is moved as far as its edges and no further', () => {
  const large = zoomed(WHOLE, 2, CENTRE, SIZE)
  assert.deepEqual(moved(large, { x: 40, y: -10 }, SIZE), { scale: 2, x: -110, y: -270 })
  assert.deepEqual(moved(large, { x: 400, y: 400 }, SIZE), { scale: 2, x: 0, y: 0 })
  assert.deepEqual(moved(large, { x: -400, y: -400 }, SIZE), { scale: 2, x: -300, y: -520 })
  assert.deepEqual(moved(WHOLE, { x: 30, y: 30 }, SIZE), WHOLE)
})

test('two fingers that part enlarge the card between them, and carry it along', () => {
  const before = [
    { x: 100, y: 260 },
    { x: 200, y: 260 },
  ] as const
  const parted = [
    { x: 50, y: 260 },
    { x: 250, y: 260 },
  ] as const
  assert.deepEqual(pinched(WHOLE, before, parted, SIZE), { scale: 2, x: -150, y: -260 })
  const carried = [
    { x: 70, y: 280 },
    { x: 270, y: 280 },
  ] as const
  assert.deepEqual(pinched(WHOLE, before, carried, SIZE), { scale: 2, x: -130, y: -240 })
})

test('a symbol comes into the middle of the frame, or as near as the edges allow', () => {
  assert.deepEqual(centred(2, { x: 0.5, y: 0.5 }, SIZE), { scale: 2, x: -150, y: -260 })
  assert.deepEqual(centred(2, { x: 0.1, y: 0.9 }, SIZE), { scale: 2, x: 0, y: -520 })
})

test('a swipe goes to the side, far enough, and not down', () => {
  const from = { x: 200, y: 200 }
  assert.equal(swiped(from, { x: 100, y: 210 }), 1)
  assert.equal(swiped(from, { x: 300, y: 190 }), -1)
  assert.equal(swiped(from, { x: 160, y: 200 }), 0)
  assert.equal(swiped(from, { x: 100, y: 260 }), 0)
})

test('two fingers on one point are taken for a pixel apart', () => {
  const point = { x: 150, y: 260 }
  const apart = [point, { x: 152, y: 260 }] as const
  assert.deepEqual(pinched(WHOLE, [point, point], [point, point], SIZE), WHOLE)
  assert.equal(pinched(WHOLE, [point, point], apart, SIZE).scale, 2)
})

test('a swipe of 48 pixels is far enough, and twice as far across as down', () => {
  const from = { x: 200, y: 200 }
  assert.deepEqual(
    [47, 48].map((by) => swiped(from, { x: 200 - by, y: 200 })),
    [0, 1],
  )
  assert.equal(swiped(from, { x: 100, y: 250 }), 1)
  assert.equal(swiped(from, { x: 100, y: 251 }), 0)
  assert.equal(swiped(from, { x: 100, y: 149 }), 0)
})
