/** When writes are made, together with which others, and what becomes of those that fail. The file and the clocks are faked. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { GatheredWrites } from './gathered-writes.ts'
import type { SqliteFile } from './sqlite-file.ts'

const BUSY = Object.assign(new Error('another process is writing'), { errcode: 5 })
const FULL = Object.assign(new Error('the disk is full'), { errcode: 13 })

function gathering(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const state = { error: undefined as Error | undefined, now: 1_000, tries: 0 }
  t.mock.method(performance, 'now', () => state.now)
  const transactions: string[][] = []
  let open: string[] = []
  const transaction = (work: () => void) => {
    state.tries++
    if (state.error !== undefined) throw state.error
    open = []
    work()
    transactions.push(open)
  }
  const writes = new GatheredWrites({ transaction } as unknown as SqliteFile)
  const outcomes: string[] = []
  const add = (name: string) =>
    void writes
      .add(() => {
        open.push(name)
        return `${name} is written`
      })
      .then(
        (result) => outcomes.push(result),
        (error: Error) => outcomes.push(`${name}: ${error.message}`),
      )
  const pass = async (ms: number) => {
    state.now += ms
    t.mock.timers.tick(ms)
    await new Promise(setImmediate)
  }
  return { state, transactions, writes, outcomes, add, pass }
}

test('writes of a moment are made in one transaction, and each learns its own result', async (t) => {
  const { transactions, outcomes, add, pass } = gathering(t)
  add('a')
  await pass(5)
  add('b')
  assert.deepEqual(transactions, [])
  await pass(5)
  assert.deepEqual(transactions, [['a', 'b']])
  assert.deepEqual(outcomes, ['a is written', 'b is written'])
  add('c')
  await pass(10)
  assert.deepEqual(transactions, [['a', 'b'], ['c']])
  await pass(1_000)
  assert.equal(transactions.length, 2, 'nothing is written without need')
})

test('at most fifty are made at once; the rest follows without a pause, in order', async (t) => {
  const { transactions, outcomes, add, pass } = gathering(t)
  const names = Array.from({ length: 101 }, (_, n) => String(n))
  names.forEach(add)
  await pass(10)
  assert.deepEqual(transactions, [names.slice(0, 50), names.slice(50, 100), ['100']])
  assert.equal(outcomes.length, 101)
})

test('while another process writes, writes wait in their order, and are tried again after a moment', async (t) => {
  const { state, transactions, outcomes, add, pass } = gathering(t)
  state.error = BUSY
  add('a')
  await pass(10)
  add('b')
  assert.equal(state.tries, 1)
  await pass(9)
  assert.equal(state.tries, 1)
  await pass(1)
  assert.equal(state.tries, 2)
  state.error = undefined
  await pass(10)
  assert.deepEqual(transactions, [['a', 'b']])
  assert.deepEqual(outcomes, ['a is written', 'b is written'])
})

test('another process may write for less than five seconds; then all that waits has failed', async (t) => {
  const { state, outcomes, add, pass } = gathering(t)
  state.error = BUSY
  for (let n = 0; n < 60; n++) add(`${n}`)
  await pass(10)
  state.now += 4_989
  await pass(10)
  assert.deepEqual(outcomes, [])
  state.now -= 9
  await pass(10)
  assert.equal(outcomes.length, 60)
  assert.equal(outcomes[59], '59: another process is writing')
  const { tries } = state
  await pass(1_000)
  assert.equal(state.tries, tries, 'nothing is left to try')
})

test('how long another process writes is counted from its first, anew after every success and failure', async (t) => {
  const { state, outcomes, add, pass } = gathering(t)
  const busyFor = async (ms: number) => {
    state.error = BUSY
    await pass(10)
    state.now += ms - 10
    await pass(10)
  }
  add('a')
  await busyFor(4_000)
  state.error = undefined
  await pass(10)
  add('b')
  await busyFor(4_000)
  assert.deepEqual(outcomes, ['a is written'])
  await busyFor(5_000)
  assert.deepEqual(outcomes, ['a is written', 'b: another process is writing'])
  add('c')
  await busyFor(4_000)
  assert.equal(outcomes.length, 2)
})

test('any other failure is the failure of all that wait, at once; later writes are tried', async (t) => {
  const { state, transactions, outcomes, add, pass } = gathering(t)
  state.error = FULL
  for (let n = 0; n < 51; n++) add(`${n}`)
  await pass(10)
  assert.equal(outcomes.length, 51)
  assert.ok(outcomes.every((outcome, n) => outcome === `${n}: the disk is full`))
  state.error = undefined
  add('later')
  await pass(10)
  assert.deepEqual(transactions, [['later']])
})

test('at the end everything is written at once, however much it is, and nothing twice', async (t) => {
  const { state, transactions, writes, outcomes, add, pass } = gathering(t)
  const names = Array.from({ length: 60 }, (_, n) => String(n))
  names.forEach(add)
  writes.flushAll()
  assert.deepEqual(transactions, [names])
  await pass(100)
  assert.equal(outcomes.length, 60)
  assert.equal(state.tries, 1)
  add('later')
  await pass(10)
  assert.deepEqual(transactions[1], ['later'], 'and what comes later is gathered as before')
})

test('what cannot be written at the end has failed', async (t) => {
  const { state, writes, outcomes, add, pass } = gathering(t)
  state.error = BUSY
  add('a')
  add('b')
  writes.flushAll()
  await pass(0)
  assert.deepEqual(outcomes, ['a: another process is writing', 'b: another process is writing'])
})
