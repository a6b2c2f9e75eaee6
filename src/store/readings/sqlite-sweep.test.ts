/** One sweep of a file: what it deletes, what it keeps, and how it leaves the log. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { isDamage, SqliteFile } from './sqlite-file.ts'
import { BYTES_IN_USE, Sweep } from './sqlite-sweep.ts'

const NOW = 1_700_000_000_000
const NO_LIMIT = 1e12

function opened(t: TestContext) {
  const directory = mkdtempSync(join(tmpdir(), 'augury-sweep-'))
  const file = new SqliteFile({ directory, now: () => NOW })
  file.open()
  t.after(() => {
    file.close()
    rmSync(directory, { recursive: true, force: true })
  })
  const put = (key: string, expiresAt: number, { length = 1, usedAt = 0, isCurrent = 0 } = {}) => {
    file.run('insert into reading values (?, ?, 0, ?)', key, 'x'.repeat(length), expiresAt)
    file.run('update reading_use set used_at = ?, is_current = ? where key = ?', usedAt, isCurrent, key)
  }
  const keys = (table = 'reading') => file.all(`select key from ${table} order by key`).map(({ key }) => key)
  const sweep = (maxBytes = NO_LIMIT) => new Sweep({ path: file.path, now: NOW, maxBytes }).result
  return { directory, file, put, keys, sweep }
}

test('readings, leases and tallies go at the moment at which they expire', async (t) => {
  const { file, put, keys, sweep } = opened(t)
  for (const [name, at] of [
    ['before', NOW - 1],
    ['now', NOW],
    ['later', NOW + 1],
  ] as const) {
    put(name, at)
    file.run('insert into lease values (?, ?, ?)', name, 't', at)
    file.run('insert into tally values (?, 1, ?)', name, at)
  }
  await sweep()
  assert.deepEqual([keys(), keys('lease'), keys('tally')], [['later'], ['later'], ['later']])
})

test('however many have expired, all of them go', async (t) => {
  for (const many of [100, 250]) {
    const { file, put, keys, sweep } = opened(t)
    file.transaction(() => {
      for (let n = 0; n < many; n++) put(`k${n}`, NOW - n)
      put('kept', NOW + 1)
    })
    await sweep()
    assert.deepEqual(keys(), ['kept'])
  }
})

const bytesOf = (file: SqliteFile) => file.get(BYTES_IN_USE)!.bytes as number

test('a file of just its limit keeps all; of a byte more, it gives up what was not used for longest, and no more than needed', async (t) => {
  const { file, put, keys, sweep } = opened(t)
  const name = (n: number) => `k${String(n).padStart(4, '0')}`
  file.transaction(() => {
    // The other way round than they were written, and than they expire.
    for (let n = 999; n >= 0; n--) put(name(n), NOW + 9_999 - n, { length: 4_000, usedAt: n })
  })
  await sweep(bytesOf(file))
  assert.equal(keys().length, 1_000)
  const before = bytesOf(file)
  await sweep(before - 1)
  const left = keys()
  assert.deepEqual(
    left,
    Array.from({ length: left.length }, (_, n) => name(1_000 - left.length + n)),
  )
  assert.ok(bytesOf(file) < before)
  assert.ok(left.length >= 750, `a little more than necessary: ${left.length}`)
})

test('readings of current dates go last, however long ago they were used', async (t) => {
  const { file, put, keys, sweep } = opened(t)
  file.transaction(() => {
    put('today', NOW + 1, { length: 4_000, usedAt: 0, isCurrent: 1 })
    for (let n = 0; n < 999; n++) put(`far ${n}`, NOW + 9_999, { length: 4_000, usedAt: NOW })
  })
  await sweep(bytesOf(file) / 4)
  assert.ok(keys().length < 300, `${keys().length} are left`)
  assert.ok(keys().includes('today'))
  await sweep(1)
  assert.deepEqual(keys(), [], 'and the limit holds for them, too')
})

test('the log is emptied, and begun for the next who writes; the format stays', async (t) => {
  const { file, put, sweep } = opened(t)
  file.transaction(() => {
    for (let n = 0; n < 50; n++) put(`k${n}`, NOW + 1, { length: 4_000 })
  })
  const long = file.logBytes
  assert.deepEqual(await sweep(), { isLogEmpty: true })
  assert.ok(file.logBytes > 0 && file.logBytes < 10_000, `${long}, then ${file.logBytes} bytes`)
  assert.ok(statSync(file.path).size > 200_000)
  assert.equal(file.get('pragma user_version')!.user_version, 1)
})

test('a file that is no database is an error, of the kind that SQLite says', async (t) => {
  const { directory } = opened(t)
  const path = join(directory, 'no database')
  writeFileSync(path, 'this is no database '.repeat(500))
  await assert.rejects(
    new Sweep({ path, now: NOW, maxBytes: NO_LIMIT }).result,
    (error: Error) => isDamage(error) && /not a database/.test(error.message),
  )
})

test('a sweep that is stopped leaves it open whether the log is empty', async (t) => {
  const { file } = opened(t)
  const sweep = new Sweep({ path: file.path, now: NOW, maxBytes: NO_LIMIT })
  await sweep.stop()
  assert.deepEqual(await sweep.result, { isLogEmpty: false })
})
