import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashOf, parseAddress } from './address.ts'

test('a section and its query are written to the fragment and read back', () => {
  const params = new URLSearchParams({ sign: 'leo', seed: 'a&b=c ?#é' })
  const { section, params: read } = parseAddress(hashOf('sky', params))
  assert.equal(section, 'sky')
  assert.deepEqual([...read], [...params])
})

test('an address without a known section has no query', () => {
  assert.equal(parseAddress('').section, undefined)
  assert.equal(parseAddress('#nowhere?sign=leo').section, undefined)
  assert.equal(parseAddress('#day').params.size, 0)
})
