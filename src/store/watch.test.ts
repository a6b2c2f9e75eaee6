import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../../test/until.ts'
import { inTime, TooLate } from './in-time.ts'
import { Watch } from './watch.ts'

function watched(patienceMs?: number) {
  const state = { isBroken: false, mends: 0, told: [] as string[] }
  const watch = new Watch({
    mend: () => {
      state.mends++
      if (state.isBroken) throw new Error('still broken')
    },
    pauseMs: 5,
    ...(patienceMs !== undefined && { patienceMs }),
    onFailure: (error) => state.told.push((error as Error).message),
    onRecovery: () => state.told.push('back'),
  })
  return { watch, state }
}

const answer = async () => 'real'
const broken = () => Promise.reject(new Error('it broke'))
const standIn = () => 'stand-in'

test('the real thing answers while it is well', async () => {
  const { watch, state } = watched()
  assert.equal(await watch.ask(answer, standIn), 'real')
  assert.equal(state.mends, 0)
})

test('one failure is paid once: the stand-in answers until the real thing is mended, and both changes are told once', async () => {
  const { watch, state } = watched()
  state.isBroken = true
  assert.equal(await watch.ask(broken, standIn), 'stand-in')
  assert.equal(watch.isWell, false)
  let asked = 0
  const counted = async () => `real ${++asked}`
  for (let n = 0; n < 10; n++) assert.equal(await watch.ask(counted, standIn), 'stand-in')
  assert.equal(asked, 0)
  await until('it was tried three times', () => state.mends >= 3)
  assert.deepEqual(state.told, ['it broke'])
  state.isBroken = false
  await until('it is mended', () => watch.isWell)
  assert.equal(await watch.ask(counted, standIn), 'real 1')
  assert.deepEqual(state.told, ['it broke', 'back'])
})

test('what is mended at once is not told', async () => {
  const { watch, state } = watched()
  assert.equal(await watch.ask(broken, standIn), 'stand-in')
  await until('it is mended', () => watch.isWell)
  assert.equal(state.mends, 1)
  assert.deepEqual(state.told, [])
})

const never = () => wait(60_000, 'real', { ref: false })

test('a late answer costs whoever asked a detour; three in a row end its use, which is told at once and counted', async () => {
  const { watch, state } = watched(10)
  state.isBroken = true
  for (const calls of [2, 2]) {
    for (let n = 0; n < calls; n++) assert.equal(await watch.ask(never, standIn), 'stand-in')
    assert.equal(watch.isWell, true)
    assert.equal(await watch.ask(answer, standIn), 'real')
  }
  assert.deepEqual([watch.flips, state.told], [0, []])
  for (let n = 0; n < 3; n++) await watch.ask(never, standIn)
  assert.deepEqual([watch.isWell, watch.flips], [false, 1])
  assert.deepEqual(state.told, ['no answer within 10 ms'])
  state.isBroken = false
  await until('it is mended', () => watch.isWell)
  assert.deepEqual(state.told, ['no answer within 10 ms', 'back'])
})

test('a hundred late answers that were asked for at once are one accident', async () => {
  const { watch } = watched(10)
  const said = await Promise.all(Array.from({ length: 100 }, () => watch.ask(never, standIn)))
  assert.deepEqual([...new Set(said)], ['stand-in'])
  assert.deepEqual([watch.isWell, watch.flips], [true, 0])
})

test('what may take longer is given longer', async () => {
  const { watch } = watched(1)
  assert.equal(await watch.ask(() => wait(30, 'real'), standIn, 60_000), 'real')
})

test('what begins closed is told only if it cannot be opened, and is no flip', async () => {
  const { watch, state } = watched(10)
  watch.begin()
  assert.equal(watch.isWell, false)
  await until('it is open', () => watch.isWell)
  assert.deepEqual([watch.flips, state.told], [0, []])
})

test('what was busy itself does not blame the other side for being late', async () => {
  const answered = new Promise<string>((resolve) => setImmediate(() => resolve('in time')))
  const bounded = inTime(answered, 5)
  const until = performance.now() + 30
  while (performance.now() < until);
  assert.equal(await bounded, 'in time')
  await assert.rejects(inTime(new Promise(() => {}), 5), TooLate)
})

test('after its end nothing is mended', async () => {
  const { watch, state } = watched()
  watch.end()
  watch.fail(new Error('late'))
  assert.equal(watch.isWell, true)
  assert.equal(state.mends, 0)
})
