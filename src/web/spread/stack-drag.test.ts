import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDrag, isFarEnough, onto, slotAt, underFinger } from './stack-drag.ts'

test('a finger that hardly moves has touched; one that goes far enough, in any direction, has dealt', () => {
  assert.equal(isDrag({ x: 5, y: 5 }), false)
  assert.equal(isDrag({ x: -9, y: 0 }), true)
  assert.equal(isFarEnough({ x: 20, y: 30 }), false)
  assert.equal(isFarEnough({ x: -30, y: -35 }), true)
  assert.equal(isFarEnough({ x: 0, y: 44 }), true)
})

test('where the card is taken chooses one of the fan, from the left edge to the right', () => {
  assert.deepEqual(
    [0, 54, 55, 109, 110, 200, -3].map((x) => slotAt(x, 110, 11)),
    [0, 5, 5, 10, 10, 10, 0],
  )
  assert.equal(slotAt(0, 0, 11), 0)
})

test('a card follows the finger and leans to the side to which it goes, but never far', () => {
  assert.equal(underFinger({ x: 24, y: -8 }), 'translate(24px, -8px) rotate(2.0deg)')
  assert.equal(underFinger({ x: -600, y: 0 }), 'translate(-600px, 0px) rotate(-12.0deg)')
})

test('a card flies onto the middle of its place, and has its size there', () => {
  const here = { left: 100, top: 50, width: 100, height: 170 }
  const there = { left: 20, top: 300, width: 50, height: 85 }
  assert.equal(onto(here, there), 'translate(-105px, 207.5px) scale(0.5)')
})
