import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashOf, parseAddress } from './address.ts'

test('a section and its query stand behind the hash and come back', () => {
  const params = new URLSearchParams({ sign: 'leo', seed: 'a&b=c ?#é' })
  const { section, params: read } = parseAddress(hashOf('sky', params))
  assert.equal(section, 'sky')
  assert.deepEqual([...read], [...params])
})

test('an address that names no section asks nothing', () => {
  assert.equal(parseAddress('').section, undefined)
  assert.equal(parseAddress('#nowhere?sign=leo').section, undefined)
  assert.equal(parseAddress('#day').params.size, 0)
})
