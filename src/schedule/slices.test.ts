import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { atOnce, inSlices, type Slices } from './slices.ts'

function* counting(seen: string[], name: string): Slices<string> {
  seen.push(`${name} 1`)
  yield
  seen.push(`${name} 2`)
  yield
  seen.push(`${name} 3`)
  return name
}

test('between two slices the event loop goes round, and before the first', async () => {
  const seen: string[] = []
  const result = inSlices(counting(seen, 'slice'))
  seen.push('asked for')
  for (let n = 1; n <= 3; n++) {
    await turn()
    seen.push(`turn ${n}`)
  }
  assert.equal(await result, 'slice')
  assert.deepEqual(seen, ['asked for', 'slice 1', 'turn 1', 'slice 2', 'turn 2', 'slice 3', 'turn 3'])
})

test('what fails in a slice is rejected', async () => {
  function* failing(): Slices<never> {
    yield
    throw new Error('in the second slice')
  }
  await assert.rejects(inSlices(failing()), /in the second slice/)
})

test('at once nothing comes in between', () => {
  const seen: string[] = []
  assert.equal(atOnce(counting(seen, 'slice')), 'slice')
  assert.deepEqual(seen, ['slice 1', 'slice 2', 'slice 3'])
})
