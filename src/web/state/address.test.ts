import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressIn, hashOf, parseAddress } from './address.ts'

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

const paramsAt = (address: string) => {
  const { section, params } = addressIn(new URL(address, 'https://example.org'))
  return [section, Object.fromEntries(params)]
}

test('a shared path asks for what it names, with a theme in its query', () => {
  assert.deepEqual(paramsAt('/r/celtic_cross/a%2Fb%20%C3%A9?theme=love'), [
    'spread',
    { theme: 'love', spread: 'celtic_cross', seed: 'a/b é' },
  ])
  assert.deepEqual(paramsAt('/below/day/leo/2026-11-17'), ['sky', { sign: 'leo', date: '2026-11-17' }])
})

test('what the fragment asks for comes before the path, which a bare section leaves as it is', () => {
  const address = '/day/leo/2026-11-17'
  assert.deepEqual(paramsAt(`${address}#sky?sign=aries`), ['sky', { sign: 'aries' }])
  assert.deepEqual(paramsAt(`${address}#chart`), paramsAt(address))
  assert.deepEqual(paramsAt('/?sign=leo#sky'), ['sky', {}])
})
