import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RUSTLES, rustle } from './rustle.ts'

const RATE = 48_000
/** Numbers like chance, the same each time. */
function numbers() {
  let last = 1
  return () => {
    last = (last * 48_271) % 2_147_483_647
    return last / 2_147_483_647
  }
}
const loudest = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

test('a rustle is quiet, as long as it says, and begins and ends in silence', () => {
  for (const moment of ['deal', 'turn'] as const) {
    const samples = rustle(moment, RATE, numbers())
    assert.equal(samples.length, RUSTLES[moment].seconds * RATE)
    assert.ok(Math.abs(samples[0]!) < 1e-9)
    assert.ok(Math.abs(samples.at(-1)!) < 1e-9)
    assert.ok(loudest(samples) > 0.02 && loudest(samples) < 0.15, `${loudest(samples)}`)
  }
})

test('a card that is dealt is loudest in the first half of its sound, one that is turned in the second', () => {
  const halves = (moment: 'deal' | 'turn') => {
    const samples = rustle(moment, RATE, numbers())
    return [
      loudest(samples.slice(0, samples.length / 2)),
      loudest(samples.slice(samples.length / 2)),
    ] as const
  }
  const [dealtBefore, dealtAfter] = halves('deal')
  const [turnedBefore, turnedAfter] = halves('turn')
  assert.ok(dealtBefore > dealtAfter && turnedBefore < turnedAfter)
})

test('no two rustles are the same, and a rustle is no tone', () => {
  const one = rustle('deal', RATE, numbers())
  const random = numbers()
  random()
  assert.notDeepEqual(rustle('deal', RATE, random), one)
  const crossings = one.filter((sample, at) => at > 0 && sample * one[at - 1]! < 0).length
  assert.ok(crossings > one.length / 20, `${crossings} of ${one.length}`)
})
