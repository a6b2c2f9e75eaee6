/** When daily counts are written, which, and with which ends. The file, its watch and the clocks are faked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SqliteFile } from '../readings/sqlite-file.ts'
import type { Watch } from '../watch.ts'
import { DayLedger } from './day-ledger.ts'
import { type DayRow, packDays, unpackDays } from './day-records.ts'
import { MemoryCounters } from './memory-counters.ts'

const LIMITS = [{ group: 'charts', perMinute: 30, perDay: 50 }]
const [WALL, STEADY] = [1_700_000_000_000, 5_000_000]
const DAY = 86_400_000
const client = (low: number) => ({ high: 1, low })

function ledger(rows: DayRow[] = []) {
  const clock = { wall: WALL, steady: STEADY }
  const state = { error: undefined as Error | undefined, failures: [] as unknown[] }
  /** What a transaction did: that the rows were deleted, and [client, count, end from now on] of each count that was added. */
  const transactions: unknown[][] = []
  const file = {
    all: () => rows,
    transaction(work: () => void) {
      if (state.error !== undefined) throw state.error
      transactions.push([])
      work()
    },
    run(sql: string, ...values: unknown[]) {
      assert.match(sql, /^(delete from|insert into) day_log/)
      const [groups, records] = values as [string, Uint8Array]
      const days = sql.startsWith('delete') ? [] : [...unpackDays({ groups, records })]
      const done = days.map((day) => [day.client.low, day.count, day.endsAt - clock.wall])
      transactions.at(-1)!.push(...(sql.startsWith('delete') ? ['deleted'] : done))
    },
  }
  const watch = {
    try(work: () => void) {
      try {
        work()
      } catch (error) {
        state.failures.push(error)
      }
    },
  }
  const counters = new MemoryCounters(LIMITS, 10)
  const made = new DayLedger({
    file: file as unknown as SqliteFile,
    watch: watch as unknown as Watch,
    counters,
    now: () => clock.wall,
    steadyNow: () => clock.steady,
  })
  const count = (low: number) => counters.count(client(low), 0, clock.steady)
  const pass = (ms: number) => {
    clock.wall += ms
    clock.steady += ms
  }
  return { clock, state, transactions, counters, made, count, pass }
}

const row = (...days: [low: number, count: number, endsAt: number][]) =>
  packDays(days.map(([low, count, endsAt]) => ({ client: client(low), group: 'charts', count, endsAt })))

test('what has changed is added, with its end in system time, and nothing if nothing has', () => {
  const { transactions, made, count, pass } = ledger()
  made.save()
  assert.deepEqual(transactions, [])
  count(1)
  count(1)
  count(2)
  made.save()
  made.save()
  assert.deepEqual(transactions, [
    [
      [1, 2, DAY],
      [2, 1, DAY],
    ],
  ])
  pass(1_000)
  count(2)
  made.save()
  assert.deepEqual(transactions[1], [[2, 2, DAY - 1_000]])
})

test('what the rows hold is restored in steady time, and not written again', () => {
  const { transactions, counters, made } = ledger([
    row([1, 3, WALL + 500]),
    row([2, 4, WALL + 700], [3, 5, WALL]),
  ])
  made.restore()
  assert.deepEqual(
    counters.allDays(STEADY).map((day) => [day.client.low, day.count, day.endsAt - STEADY]),
    [
      [1, 3, 500],
      [2, 4, 700],
    ],
  )
  made.save()
  assert.deepEqual(transactions, [])
})

test('a file without rows gets all that is counted', () => {
  const { transactions, made, count } = ledger()
  count(1)
  count(2)
  made.save()
  made.restore()
  made.save()
  assert.deepEqual(transactions[1], [
    [1, 1, DAY],
    [2, 1, DAY],
  ])
})

test('when the system clock was changed by more than ten seconds, all rows are replaced, once', () => {
  for (const set of [10_001, -10_001]) {
    const { clock, transactions, made, count } = ledger()
    count(1)
    made.save()
    clock.wall += set
    made.save()
    count(2)
    made.save()
    assert.deepEqual(transactions.slice(1), [['deleted', [1, 1, DAY]], [[2, 1, DAY]]])
  }
})

test('clocks that differ by up to ten seconds have not been changed', () => {
  for (const set of [10_000, -10_000]) {
    const { clock, transactions, made, count } = ledger()
    count(1)
    made.save()
    clock.wall += set
    made.save()
    count(2)
    made.save()
    // The end is told by the clocks as they were.
    assert.deepEqual(transactions.slice(1), [[[2, 1, DAY - set]]])
  }
})

test('a file that is opened after the clock was changed begins with the clock as it is', () => {
  const { clock, transactions, made, count } = ledger([row([7, 1, WALL + DAY])])
  clock.wall += 3_600_000
  made.restore()
  count(1)
  made.save()
  assert.deepEqual(transactions, [[[1, 1, DAY]]])
})

test('while another process writes, counts wait for the next time; that is no failure', () => {
  const { state, transactions, made, count } = ledger()
  count(1)
  state.error = Object.assign(new Error('busy'), { errcode: 5 })
  made.save()
  assert.deepEqual(state.failures, [])
  state.error = undefined
  count(2)
  made.save()
  assert.deepEqual(transactions, [
    [
      [1, 1, DAY],
      [2, 1, DAY],
    ],
  ])
})

test('any other failure is one, and the counts wait, also for rows that are to be replaced', () => {
  const { clock, state, transactions, made, count } = ledger()
  count(1)
  clock.wall += DAY
  state.error = new Error('the disk is full')
  made.save()
  assert.deepEqual(state.failures, [state.error])
  state.error = undefined
  made.save()
  assert.deepEqual(transactions, [['deleted', [1, 1, DAY]]])
})

test('while the disk fails the newest hundred thousand counts wait', () => {
  const { state, transactions, counters, made } = ledger()
  const days = Array.from({ length: 100_001 }, (_, low) => ({
    client: client(low),
    group: 'charts',
    count: 1,
    endsAt: STEADY + 1,
  }))
  const changed = [days.slice(0, 50_000), days.slice(50_000)]
  counters.takeChangedDays = () => changed.shift() ?? []
  state.error = new Error('the disk is full')
  made.save()
  state.error = undefined
  made.save()
  const [written] = transactions as [unknown[][]]
  assert.deepEqual([written!.length, written![0], written!.at(-1)], [100_000, [1, 1, 1], [100_000, 1, 1]])
})
