import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accepts, hasCopy } from './negotiation.ts'

test('an encoding is accepted when it is named, or not named beside a star, and its weight is not zero', () => {
  for (const header of ['gzip', 'br, GZIP;q=0.8', '*', 'gzip ; q=1', 'deflate, *;q=0.5', ['br', 'gzip']])
    assert.equal(accepts(header, 'gzip'), true, String(header))
  for (const header of [undefined, '', 'br', 'gzip;q=0', 'gzip;q=0.0, *', '*;q=0', 'xgzip', 'identity'])
    assert.equal(accepts(header, 'gzip'), false, String(header))
})

test('a copy is known by its tag, weak or strong, alone or in a list', () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', ' * ']) {
    assert.equal(hasCopy(header, '"a"'), true, header)
    assert.equal(hasCopy(header, 'W/"a"'), true, header)
  }
  for (const header of [undefined, '', '"b"', 'a', '"ab"'])
    assert.equal(hasCopy(header, '"a"'), false, String(header))
})
