import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, circle, escaped, glyph, linesData, round, titled } from './svg.ts'

test('words cannot leave the place where they stand', () => {
  assert.equal(escaped('a < b & "c" > d'), 'a &lt; b &amp; &quot;c&quot; &gt; d')
  assert.equal(titled('1 > 0', '<path/>'), '<g><title>1 &gt; 0</title><path/></g>')
})

test('coordinates are rounded to hundredths, up or down', () => {
  assert.deepEqual([1.237, 1.232, -1.237, -1.232, 12, 0.004].map(round), [1.24, 1.23, -1.24, -1.23, 12, 0])
})

test('x comes before y, and a line goes from its first point to its second', () => {
  assert.equal(at({ x: 1.237, y: -5.004 }), '1.24 -5')
  assert.equal(
    linesData([
      [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
      [
        { x: -5, y: 6 },
        { x: 7, y: -8 },
      ],
    ]),
    'M1 2L3 4M-5 6L7 -8',
  )
  assert.equal(circle({ x: 1, y: 2 }, 3.456, 'fill="red"'), '<circle cx="1" cy="2" r="3.46" fill="red"/>')
})

test('a glyph is drawn around its place, as large and in the colour asked for', () => {
  const drawn = glyph('M0 0H1', { x: 10, y: -20 }, 0.456, '#123456', 1.5)
  assert.match(drawn, /^<path d="M0 0H1" transform="translate\(10 -20\) scale\(0\.46\)" fill="none" /)
  assert.match(drawn, / stroke="#123456" stroke-width="1\.5" /)
})
