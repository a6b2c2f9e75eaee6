import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawingPicture } from './picture.ts'

const drawing = { art: { svg: '<svg viewBox="-5 -10 30 50"></svg>' }, alternative: 'The Star' }

test('a drawing is as wide for its height as its view box, and upright unless it is said to be reversed', () => {
  assert.deepEqual(drawingPicture(drawing), {
    svg: drawing.art.svg,
    alternative: 'The Star',
    ratio: 0.6,
    isReversed: false,
  })
  assert.equal(drawingPicture({ ...drawing, isReversed: true }).isReversed, true)
})

test('a drawing may be a file', () => {
  const { svg, ratio } = drawingPicture({ art: { file: 'data/cards/ar17.svg' }, alternative: 'The Star' })
  assert.match(svg, /^<svg [^>]*viewBox=/)
  assert.ok(ratio > 0.5 && ratio < 0.7)
})
