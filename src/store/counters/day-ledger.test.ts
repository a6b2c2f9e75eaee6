/** Daily counts over restarts, changed clocks and a file that fails. The file is a real one. */
import assert from 'node:assert/strict'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { until } from '../../../test/until.ts'
import { SqliteFile } from '../readings/sqlite-file.ts'
import { type Limit, WINDOW_MS } from './counters.ts'
import { DayLedger } from './day-ledger.ts'
import { MemoryCounters } from './memory-counters.ts'

const LIMITS: Limit[] = [
  { group: 'charts', perMinute: 50, perDay: 60 },
  { group: 'cards', perMinute: 1_000 },
]
const [WALL, STEADY] = [1_700_000_000_000, 5_000_000]
const DAY = WINDOW_MS.day
const client = (low: number) => ({ high: 1, low })

function folder(t: TestContext) {
  const directory = mkdtempSync(join(tmpdir(), 'augury-days-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  return { directory, clock: { wall: WALL, steady: STEADY } }
}

/** One process, from its start. */
function started(t: TestContext, { directory, clock }: ReturnType<typeof folder>, limits = LIMITS) {
  const counters = new MemoryCounters(limits, 10)
  const ledger = new DayLedger({
    directory,
    counters,
    now: () => clock.wall,
    steadyNow: () => clock.steady,
  })
  t.after(() => ledger.close())
  const count = (low: number) => counters.count(client(low), 0, clock.steady)
  return { counters, ledger, count }
}

/** [client, count, milliseconds until its end] of each row. */
function rowsOf({ directory, clock }: ReturnType<typeof folder>) {
  const database = new DatabaseSync(join(directory, 'augury.db'), { readOnly: true })
  const rows = database.prepare('select * from day_count order by bucket').all()
  database.close()
  return rows.map(({ bucket, count, expires_at }) => [bucket, count, Number(expires_at) - clock.wall])
}

const pass = ({ clock }: ReturnType<typeof folder>, ms: number) => {
  clock.wall += ms
  clock.steady += ms
}

test('a restart goes on where the day stood, by another monotonic clock, and the minute begins anew', (t) => {
  const setup = folder(t)
  const first = started(t, setup)
  for (let n = 0; n < 45; n++) first.count(1)
  first.counters.count(client(2), 1, setup.clock.steady)
  first.ledger.close()
  pass(setup, 1_000)
  setup.clock.steady = 7
  const second = started(t, setup)
  assert.equal(second.counters.tracked, 1, 'a minute is not saved')
  assert.deepEqual(second.count(1), {
    limit: 60,
    remaining: 14,
    resetsAt: 7 - 1_000 + DAY,
    refusedBy: undefined,
  })
})

test('what has changed is saved every second, with its end in system time', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const setup = folder(t)
  const { count } = started(t, setup)
  for (const low of [1, 1, 2]) count(low)
  t.mock.timers.tick(999)
  assert.deepEqual(rowsOf(setup), [])
  t.mock.timers.tick(1)
  assert.deepEqual(rowsOf(setup), [
    ['1-1', 2, DAY],
    ['1-2', 1, DAY],
  ])
  pass(setup, 1_000)
  count(2)
  t.mock.timers.tick(1_000)
  assert.deepEqual(rowsOf(setup)[1], ['1-2', 2, DAY - 1_000])
})

test('nothing is written if nothing has changed', (t) => {
  const { ledger, count } = started(t, folder(t))
  const transaction = t.mock.method(SqliteFile.prototype, 'transaction')
  ledger.save()
  assert.equal(transaction.mock.callCount(), 0)
  count(1)
  ledger.save()
  ledger.save()
  assert.equal(transaction.mock.callCount(), 1)
})

test('a day that is over is not restored', (t) => {
  const setup = folder(t)
  const first = started(t, setup)
  first.count(1)
  first.ledger.close()
  pass(setup, DAY)
  assert.equal(started(t, setup).counters.tracked, 0)
})

test('a count of a group that no longer exists is not restored', (t) => {
  const setup = folder(t)
  const first = started(t, setup)
  first.count(1)
  first.ledger.close()
  const second = started(t, setup, [{ group: 'renamed', perMinute: 50, perDay: 60 }])
  assert.equal(second.counters.tracked, 0)
  assert.equal(second.count(1).remaining, 49)
})

test('when the system clock was changed by more than ten seconds, all days are saved anew', (t) => {
  for (const change of [10_001, -10_001]) {
    const setup = folder(t)
    const { ledger, count } = started(t, setup)
    count(1)
    ledger.save()
    setup.clock.wall += change
    ledger.save()
    assert.deepEqual(rowsOf(setup), [['1-1', 1, DAY]])
  }
})

test('clocks that differ by up to ten seconds have not been changed', (t) => {
  for (const change of [10_000, -10_000]) {
    const setup = folder(t)
    const { ledger, count } = started(t, setup)
    count(1)
    ledger.save()
    setup.clock.wall += change
    ledger.save()
    assert.deepEqual(rowsOf(setup), [['1-1', 1, DAY - change]])
  }
})

test('while another process writes, counts wait for the next time', (t) => {
  const setup = folder(t)
  const { ledger, count } = started(t, setup)
  count(1)
  const other = new DatabaseSync(join(setup.directory, 'augury.db'))
  other.exec('begin immediate')
  ledger.save()
  other.exec('rollback')
  other.close()
  assert.deepEqual(rowsOf(setup), [])
  count(2)
  ledger.save()
  assert.equal(rowsOf(setup).length, 2)
})

test('a file that has vanished is begun anew with all that is counted', async (t) => {
  const setup = folder(t)
  const { ledger, count } = started(t, setup)
  count(1)
  ledger.save()
  const path = join(setup.directory, 'augury.db')
  renameSync(path, `${path}.elsewhere`)
  for (const rest of ['-wal', '-shm']) rmSync(`${path}${rest}`)
  count(2)
  ledger.save()
  await until('both are saved', () => {
    ledger.save()
    return rowsOf(setup).length === 2
  })
})

test('a damaged file is reported, and what is counted goes into a new one', (t) => {
  const setup = folder(t)
  const path = join(setup.directory, 'augury.db')
  writeFileSync(path, 'this is no database '.repeat(500))
  const logged: string[] = []
  const counters = new MemoryCounters(LIMITS, 10)
  const { clock } = setup
  const ledger = new DayLedger({
    directory: setup.directory,
    counters,
    now: () => clock.wall,
    steadyNow: () => clock.steady,
    report: (message) => logged.push(message),
  })
  t.after(() => ledger.close())
  counters.count(client(1), 0, clock.steady)
  ledger.save()
  assert.deepEqual(rowsOf(setup), [['1-1', 1, DAY]])
  assert.equal(logged.length, 1)
  assert.match(logged[0]!, /augury\.db is damaged; it is set aside/)
})

test('without a folder it is counted all the same, and saved when there is one', async (t) => {
  const setup = folder(t)
  const inTheWay = join(setup.directory, 'data')
  writeFileSync(inTheWay, '')
  const later = { ...setup, directory: inTheWay }
  const { ledger, count } = started(t, later)
  assert.equal(count(1).remaining, 49)
  ledger.save()
  rmSync(inTheWay)
  await until('it is saved', () => {
    ledger.save()
    try {
      return rowsOf(later).length === 1
    } catch {
      return false
    }
  })
})
