import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { JsonPage, piece } from './json-page.ts'

const page = new JsonPage()

test('a number is rounded and all its decimals are written', () => {
  const anyNumber = fc.double({ min: -999.99, max: 999.99, noNaN: true })
  fc.assert(
    fc.property(anyNumber, (value) => {
      assert.equal(page.clear().decimals6(value).text(), written(value, 6))
      assert.equal(page.clear().decimals4(value).text(), written(value, 4))
    }),
  )
})

/** The same with strings: the magnitude in whole units, and a point put in. */
function written(value: number, decimals: number): string {
  const units = Math.round(Math.abs(value) * 10 ** decimals)
  const digits = String(units).padStart(decimals + 1, '0')
  const sign = value < 0 && units > 0 ? '-' : ''
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

test('every whole number from 0 to 999 is written as it is', () => {
  for (let value = 0; value < 1000; value++) assert.equal(page.clear().whole(value).text(), String(value))
})

test('zero has no sign, and every decimal is shown', () => {
  assert.equal(page.clear().decimals4(-0.00004).text(), '0.0000')
  assert.equal(page.clear().decimals4(-0.00005).text(), '-0.0001')
  assert.equal(page.clear().decimals6(54.4).text(), '54.400000')
  assert.equal(page.clear().decimals6(359.999999).text(), '359.999999')
  assert.equal(page.clear().decimals4(-12.3591).text(), '-12.3591')
})

test('pieces and numbers follow each other, and a clear page is empty', () => {
  assert.equal(page.clear().add(piece('{"a":')).whole(7).add(piece('}')).text(), '{"a":7}')
  assert.equal(page.clear().text(), '')
})
