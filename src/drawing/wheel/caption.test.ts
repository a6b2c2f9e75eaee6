import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAPTION_LETTERS, drawCaption } from './caption.ts'
import { roomOf } from './lettering.ts'

const setting = { top: 300, half: 200, size: 10, colour: '#123456' }

/** Where each line begins, where it stands, and the size of its letters. */
const linesOf = (lines: readonly string[]) =>
  Array.from(
    drawCaption(lines, setting).drawing.matchAll(
      /<g fill="#123456" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/g,
    ),
    ([, ...numbers]) => numbers.map(Number) as [number, number, number],
  )

test('no lines take no room, and every line takes as much as another', () => {
  assert.deepEqual(drawCaption([], setting), { drawing: '', height: 0 })
  const heights = [1, 2, 3].map((count) => drawCaption(Array<string>(count).fill('Born'), setting).height)
  assert.ok(Math.abs(heights[2]! - heights[1]! - (heights[1]! - heights[0]!)) < 1e-9)
  const ys = linesOf(['One', 'Two', 'Three']).map(([, y]) => y)
  assert.ok(ys[1]! - ys[0]! > setting.size, 'lines do not touch')
  assert.ok(Math.abs(ys[1]! - ys[0]! - (heights[1]! - heights[0]!)) < 0.02)
  assert.ok(Math.abs(ys[2]! - ys[1]! - (ys[1]! - ys[0]!)) < 0.02)
})

test('the first line is the uppermost, within the room that the caption takes', () => {
  const lines = ['One', 'Two', 'Three']
  const ys = linesOf(lines).map(([, y]) => y)
  assert.deepEqual(
    ys,
    ys.toSorted((a, b) => a - b),
  )
  // A line stands on its y, and reaches seven tenths of its size above it.
  assert.ok(ys[0]! - 0.7 * setting.size > setting.top)
  assert.ok(ys.at(-1)! + 0.3 * setting.size < setting.top + drawCaption(lines, setting).height)
})

test('each line lies around the middle; one that is too long is set smaller, and leaves a margin at both sides', () => {
  const words = ['Born', 'x', 'W'.repeat(60)]
  for (const [index, [left, , scale]] of linesOf(words).entries()) {
    const { halfWidth } = roomOf(words[index]!, scale * 1000, CAPTION_LETTERS)
    assert.ok(Math.abs(left + halfWidth) < 0.3, words[index]!)
    if (index < 2) assert.equal(scale, setting.size / 1000)
    else assert.ok(halfWidth < setting.half - 5 && halfWidth > setting.half - 30, String(halfWidth))
  }
  const { halfWidth } = roomOf('W'.repeat(37), setting.size, CAPTION_LETTERS)
  assert.ok(halfWidth > setting.half - 30 && halfWidth < setting.half - 16, 'this just fits')
  assert.equal(linesOf(['W'.repeat(37)])[0]![2], setting.size / 1000)
  assert.equal(linesOf([''])[0]![2], setting.size / 1000, 'an empty line has its size, too')
})
