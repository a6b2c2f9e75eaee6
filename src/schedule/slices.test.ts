import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { atOnce, inSlices, onceInSlices, type Slices } from './slices.ts'

function* counting(seen: string[], name: string): Slices<string> {
  seen.push(`${name} 1`)
  yield
  seen.push(`${name} 2`)
  yield
  seen.push(`${name} 3`)
  return name
}

/** A clock on which each look at it comes so many milliseconds after the last. */
const clock = (stepMs: number) => {
  let ms = 0
  return () => (ms += stepMs)
}

test('between two long slices the event loop goes round, and before the first', async () => {
  const seen: string[] = []
  const result = inSlices(counting(seen, 'slice'), { now: clock(5) })
  seen.push('asked for')
  for (let n = 1; n <= 3; n++) {
    await turn()
    seen.push(`turn ${n}`)
  }
  assert.equal(await result, 'slice')
  assert.deepEqual(seen, ['asked for', 'slice 1', 'turn 1', 'slice 2', 'turn 2', 'slice 3', 'turn 3'])
})

test('short slices share a turn of the event loop, up to two milliseconds', async () => {
  const seen: string[] = []
  const result = inSlices(counting(seen, 'slice'), { now: clock(1) })
  for (let n = 1; n <= 2; n++) {
    await turn()
    seen.push(`turn ${n}`)
  }
  assert.equal(await result, 'slice')
  assert.deepEqual(seen, ['slice 1', 'slice 2', 'turn 1', 'slice 3', 'turn 2'])
})

test('in a turn in which requests are answered nothing is computed, but in the fifth of a row it is', async () => {
  const seen: string[] = []
  let requests = true
  const result = inSlices(counting(seen, 'slice'), { now: clock(5), hasRequests: () => requests })
  for (let n = 1; n <= 5; n++) {
    await turn()
    seen.push(`turn ${n}`)
  }
  assert.deepEqual(seen, ['turn 1', 'turn 2', 'turn 3', 'turn 4', 'slice 1', 'turn 5'])
  await turn()
  assert.equal(seen.length, 6)
  requests = false
  await turn()
  assert.equal(seen.at(-1), 'slice 2')
  assert.equal(await result, 'slice')
})

test('an error in a slice rejects the computation', async () => {
  function* failing(): Slices<never> {
    yield
    throw new Error('in the second slice')
  }
  await assert.rejects(inSlices(failing()), /in the second slice/)
})

test('all slices of a computation can be run at once', () => {
  const seen: string[] = []
  assert.equal(atOnce(counting(seen, 'slice')), 'slice')
  assert.deepEqual(seen, ['slice 1', 'slice 2', 'slice 3'])
})

test('a shared computation runs once, when it is first asked for', async () => {
  let started = 0
  const ready = onceInSlices(function* () {
    started++
    yield
    return 'made'
  })
  assert.equal(started, 0)
  assert.deepEqual(await Promise.all([ready(), ready()]), ['made', 'made'])
  assert.equal(await ready(), 'made')
  assert.equal(started, 1)
})
