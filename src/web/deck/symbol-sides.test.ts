import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layerOf, shareOf, sidesOf } from './symbol-sides.ts'

test('a symbol has its place in shares of the card, and the opposite one on a reversed card', () => {
  assert.deepEqual(sidesOf([150, 130, 30, 26], false), {
    left: '40%',
    top: '20%',
    width: '20%',
    height: '10%',
  })
  assert.deepEqual(sidesOf([75, 130, 15, 26], true), { left: '70%', top: '70%', width: '10%', height: '10%' })
  assert.deepEqual(shareOf([75, 130, 15], true), { x: 0.75, y: 0.75 })
})

test('a symbol without a height of its own is round', () => {
  const { width, height } = sidesOf([150, 260, 30], false)
  assert.deepEqual([width, height], ['20%', '11.54%'])
})

test('of two symbols that overlap, the smaller one is above', () => {
  assert.ok(layerOf([0, 0, 18]) > layerOf([0, 0, 20]))
  assert.ok(layerOf([0, 0, 96, 84]) >= 1)
})
