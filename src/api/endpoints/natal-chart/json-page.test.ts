import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { add, MILLION, piece, pieces, put, textUntil } from './json-page.ts'

const forms = [
  { decimals: 0, behind: piece('', 0), unit: MILLION },
  { decimals: 4, behind: piece('', 4), unit: 100 },
  { decimals: 6, behind: piece('', 6), unit: 1 },
] as const

test('a number is written as it is, with all the decimals of its piece', () => {
  fc.assert(
    fc.property(fc.constantFrom(...forms), fc.integer({ min: -999_999_999, max: 999_999_999 }), (form, n) => {
      const millionths = n - (n % form.unit)
      assert.equal(textUntil(put(0, form.behind, millionths)), written(millionths, form.decimals))
    }),
    { numRuns: 5_000 },
  )
})

/** The same with strings: the magnitude in whole units, and a point put in. */
function written(millionths: number, decimals: number): string {
  const digits = String(Math.abs(millionths)).padStart(7, '0')
  const point = decimals === 0 ? '' : '.'
  return `${millionths < 0 ? '-' : ''}${digits.slice(0, -6)}${point}${digits.slice(-6).slice(0, decimals)}`
}

test('every whole number from 0 to 999 is written as it is', () => {
  const [{ behind }] = forms
  for (let value = 0; value < 1000; value++)
    assert.equal(textUntil(put(0, behind, value * MILLION)), String(value))
})

test('zero has no sign, and every decimal is shown', () => {
  const [, four, six] = forms
  assert.equal(textUntil(put(0, four.behind, 0)), '0.0000')
  assert.equal(textUntil(put(0, four.behind, -100)), '-0.0001')
  assert.equal(textUntil(put(0, six.behind, 54_400_000)), '54.400000')
  assert.equal(textUntil(put(0, six.behind, 359_999_999)), '359.999999')
  assert.equal(textUntil(put(0, four.behind, -12_359_100)), '-12.3591')
})

test('pieces of any length and numbers follow each other, and a page is begun anew', () => {
  const [short, long] = pieces(['{"a":', `{"${'a'.repeat(99)}":`])
  const close = piece('}')
  assert.equal(textUntil(add(put(0, long!, 7 * MILLION), close)), `{"${'a'.repeat(99)}":7}`)
  assert.equal(textUntil(add(put(add(0, close), short!, 360 * MILLION), close)), '}{"a":360}')
  assert.equal(textUntil(0), '')
})

test('a piece that is too long is refused', () => {
  assert.throws(() => piece('x'.repeat(121)), /too long/)
})
