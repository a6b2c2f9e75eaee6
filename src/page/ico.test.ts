import assert from 'node:assert/strict'
import { test } from 'node:test'
import { icoOf } from './ico.ts'

test('an icon file of two pictures is a head, an entry for each, and the pictures', () => {
  const icon = icoOf([
    { width: 16, png: Buffer.from('small') },
    { width: 32, png: Buffer.from('a larger one') },
  ])
  // Little-endian: reserved, type 1, two images; then width, height, colours, reserved, planes, bits, bytes, start.
  const head = '0000 0100 0200'
  const first = '10 10 00 00 0100 2000 05000000 26000000'
  const second = '20 20 00 00 0100 2000 0c000000 2b000000'
  assert.equal(icon.subarray(0, 38).toString('hex'), `${head}${first}${second}`.replaceAll(' ', ''))
  assert.equal(icon.subarray(38).toString(), 'smalla larger one')
})
