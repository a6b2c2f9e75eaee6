import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joined } from './own-histories.ts'

const at = (iso: string, offsetSeconds: number) => ({ atSeconds: Date.parse(iso) / 1000, offsetSeconds })

test('the own history counts until the first change of either zone since 1970', () => {
  const own = {
    firstOffset: 100,
    transitions: [at('1900-01-01', 3600), at('1940-01-01', 7200), at('1980-05-01', 10_800)],
    rule: 'X-3',
  }
  const target = {
    firstOffset: 200,
    transitions: [at('1910-01-01', 0), at('1969-01-01', 3600), at('1990-01-01', 0)],
    rule: 'Y0',
  }
  assert.deepEqual(joined(own, target), {
    firstOffset: 100,
    transitions: [
      at('1900-01-01', 3600),
      at('1940-01-01', 7200),
      at('1980-05-01', 3600),
      at('1990-01-01', 0),
    ],
    rule: 'Y0',
  })
})

test('zones that agree since 1970 are joined without a change of their own', () => {
  const target = {
    firstOffset: 0,
    transitions: [at('1950-01-01', 3600), at('1981-03-29', 7200)],
    rule: 'Y-2',
  }
  const own = { firstOffset: 60, transitions: [at('1930-01-01', 3600), at('1981-03-29', 7200)], rule: 'Y-2' }
  assert.deepEqual(joined(own, target), own)
})
