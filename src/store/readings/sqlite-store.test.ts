/** When the embedded store sweeps, tries again or gives up. Its file is real, its clock and its failures are faked. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { SqliteStore } from './sqlite.ts'
import { SqliteFile } from './sqlite-file.ts'

const HOUR = 3_600_000
const MAX_LOG_BYTES = 16_777_216
const BUSY = Object.assign(new Error('another process is writing'), { errcode: 5 })

function opened(t: TestContext, maxBytes?: number) {
  const directory = mkdtempSync(join(tmpdir(), 'augury-store-'))
  const clock = { now: 1_700_000_000_000 }
  const now = () => clock.now
  const file = new SqliteFile({ directory, now })
  file.open()
  const store = new SqliteStore({ file, now, ...(maxBytes !== undefined && { maxBytes }) })
  t.after(async () => {
    await store.close()
    rmSync(directory, { recursive: true, force: true })
  })
  /** Whether a sweep was made: it empties the log. */
  let written = 0
  const sweeps = async () => {
    await store.write(`written ${written++}`, 'x'.repeat(20_000), 1e9)
    const before = file.logBytes
    await store.sweep()
    return file.logBytes < before
  }
  return { directory, clock, file, store, sweeps }
}

test('a file is swept at the start, then only when there is something to do, and after more than an hour', async (t) => {
  const { clock, store, sweeps } = opened(t)
  assert.equal(await sweeps(), true)
  assert.equal(await sweeps(), false)
  clock.now += HOUR
  assert.equal(await sweeps(), false)
  clock.now += 1
  assert.equal(await sweeps(), true)
  assert.equal(await sweeps(), false, 'the hour begins anew')
  await store.write('short', 'x', 100)
  clock.now += 99
  assert.equal(await sweeps(), false)
  clock.now += 1
  assert.equal(await sweeps(), true)
})

test('a file larger than its limit is swept', async (t) => {
  const { store, sweeps } = opened(t, 200_000)
  await sweeps()
  assert.equal(await sweeps(), false)
  for (let n = 0; n < 12; n++) void store.write(`k${n}`, 'x'.repeat(20_000), 1e9 - n)
  await store.tally('all are written', 1)
  assert.equal(await sweeps(), true)
  assert.equal(await store.readOrLease('k0', 't', 1), 'leased', 'what was not used for longest has gone')
})

test('a file whose log is longer than 16 megabytes is swept', async (t) => {
  const { file, store, sweeps } = opened(t)
  await sweeps()
  const claim = (bytes: number) =>
    Object.defineProperty(file, 'logBytes', { get: () => bytes, configurable: true })
  claim(MAX_LOG_BYTES)
  assert.equal(store.isLogLong, false)
  claim(MAX_LOG_BYTES + 1)
  assert.equal(store.isLogLong, true)
  await store.write('written', 'x'.repeat(20_000), 1e9)
  await store.sweep()
  Reflect.deleteProperty(file, 'logBytes')
  assert.ok(file.logBytes < 20_000, 'it was swept')
})

test('two sweeps never run at the same time', async (t) => {
  const { store } = opened(t)
  const ended: string[] = []
  const sweep = async (name: string) => {
    await store.sweep()
    ended.push(name)
  }
  await Promise.all([sweep('first'), sweep('second')])
  assert.deepEqual(ended, ['second', 'first'], 'the second had nothing to do')
})

test('a sweep that could not empty the log is followed by another', async (t) => {
  const { file, store, sweeps } = opened(t)
  const sweeping = store.sweep()
  await store.close()
  await sweeping
  file.open()
  assert.equal(await sweeps(), true)
  assert.equal(await sweeps(), false)
})

test('files that were set aside are checked for deletion with every sweep, needed or not', async (t) => {
  const { file, store } = opened(t)
  const forget = t.mock.method(file, 'forgetOldFiles')
  await store.sweep()
  await store.sweep()
  assert.equal(forget.mock.callCount(), 2)
})

test('a sweep that meets a writer is over, any other failure is reported, and the next sweep is made', async (t) => {
  const { file, store, sweeps } = opened(t)
  await store.sweep()
  const get = t.mock.method(file, 'get', () => {
    throw BUSY
  })
  await store.sweep()
  get.mock.mockImplementation(() => {
    throw new Error('our bug')
  })
  await assert.rejects(store.sweep(), /our bug/)
  get.mock.restore()
  await store.write('short', 'x', 0)
  assert.equal(await sweeps(), true)
})

test('damage that a sweep meets marks the file as damaged', async (t) => {
  const { directory, file, store } = opened(t)
  const path = join(directory, 'no database')
  writeFileSync(path, 'this is no database '.repeat(500))
  Object.defineProperty(file, 'path', { value: path })
  const mark = t.mock.method(file, 'markDamaged')
  await assert.rejects(store.sweep(), /not a database/)
  assert.deepEqual(mark.mock.calls[0]!.arguments, ['file is not a database'])
})

/** The file is busy for so many tries. */
function busyFor(t: TestContext, file: SqliteFile, tries: number) {
  const run = file.run.bind(file)
  let left = tries
  return t.mock.method(file, 'run', ((...given: Parameters<typeof run>) => {
    if (left-- > 0) throw BUSY
    return run(...given)
  }) as typeof run)
}

test('a lease is tried ten times while another process writes; then it counts as taken', async (t) => {
  const { file, store } = opened(t)
  const asks = [
    { ask: () => store.readOrLease('k', 'me', 100), got: 'leased', missed: 'taken' },
    { ask: () => store.lease('k', 'me', 100), got: true, missed: false },
  ]
  for (const { ask, got, missed } of asks)
    for (const [tries, answer] of [
      [9, got],
      [10, missed],
    ] as const) {
      const run = busyFor(t, file, tries)
      assert.equal(await ask(), answer)
      assert.equal(run.mock.callCount(), 10)
      run.mock.restore()
    }
})

test('a failure other than a busy file is thrown at once, without another try', async (t) => {
  const { file, store } = opened(t)
  const run = t.mock.method(file, 'run', () => {
    throw new Error('the disk is full')
  })
  await assert.rejects(store.lease('k', 'me', 100), /the disk is full/)
  assert.equal(run.mock.callCount(), 1)
  run.mock.restore()
})

test('an entry that is written between the look and the lease is read, and the lease given back', async (t) => {
  const { file, store } = opened(t)
  await store.write('k', 'just made', 1_000)
  const look = t.mock.method(file, 'get')
  look.mock.mockImplementationOnce(() => undefined)
  const found = await store.readOrLease('k', 'me', 100)
  assert.equal(typeof found === 'object' && found.value, 'just made')
  assert.equal(look.mock.callCount(), 2)
  assert.deepEqual(file.all('select * from lease'), [])
})

test('entries, leases and tallies end at their moment', async (t) => {
  const { clock, store } = opened(t)
  const start = clock.now
  await store.write('k', 'kept', 100)
  assert.equal(await store.lease('lease', 'one', 100), true)
  assert.deepEqual([await store.tally('tally', 100), await store.tally('tally', 100)], [1, 2])
  clock.now = start + 99
  assert.deepEqual(await store.readOrLease('k', 't', 1), { value: 'kept', expiresAt: start + 100 })
  assert.equal(await store.lease('lease', 'other', 100), false)
  assert.equal(await store.tally('tally', 100), 3)
  clock.now = start + 100
  assert.equal(await store.readOrLease('k', 't', 1), 'leased')
  assert.equal(await store.lease('lease', 'other', 100), true)
  assert.equal(await store.tally('tally', 100), 1)
})

test('a use is noted when the last one was ten minutes ago, by whoever reads it or tells of it', async (t) => {
  const { clock, file, store } = opened(t)
  const start = clock.now
  await store.write('k', 'kept', 1e9)
  const usedAfter = async (ms: number, use: () => Promise<unknown>) => {
    clock.now = start + ms
    await use()
    await store.tally('all are written', 1)
    return (file.get('select used_at as at from reading_use')!.at as number) - start
  }
  const read = () => store.readOrLease('k', 't', 1)
  const touch = () => store.touch('k')
  assert.equal(await usedAfter(599_999, read), 0)
  assert.equal(await usedAfter(599_999, touch), 0)
  assert.equal(await usedAfter(600_000, read), 600_000)
  assert.equal(await usedAfter(1_200_000, touch), 1_200_000)
})

test('a reading whose bytes have changed marks the file as damaged', async (t) => {
  const { file, store } = opened(t)
  await store.write('k', 'a reading', 1_000)
  file.run("update reading set value = 'a rending'")
  await assert.rejects(store.readOrLease('k', 't', 1), /wrong checksum/)
})

test('pending writes are made before the file is closed', async (t) => {
  const { file, store } = opened(t)
  const writing = store.write('k', 'at the last moment', 1_000)
  await store.close()
  await writing
  file.open()
  assert.equal(file.get('select value from reading')?.value, 'at the last moment')
})
