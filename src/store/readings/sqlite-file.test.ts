/** The file itself: how it is opened, what it promises, and when it is replaced. */
import assert from 'node:assert/strict'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { isBusy, isDamage, SqliteFile } from './sqlite-file.ts'

const NOW = 1_700_000_000_000
const DAY = 86_400_000

function folder(t: TestContext) {
  const directory = mkdtempSync(join(tmpdir(), 'augury-file-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

function inFolder(t: TestContext, directory = folder(t)) {
  const logged: string[] = []
  const clock = { now: NOW }
  const file = new SqliteFile({ directory, now: () => clock.now, report: (message) => logged.push(message) })
  t.after(() => file.close())
  const put = (key: string) => file.run('insert into reading values (?, ?, 0, 0)', key, 'v')
  const keys = () => file.all('select key from reading order by key').map(({ key }) => key)
  return { directory, logged, clock, file, put, keys, path: join(directory, 'augury.db') }
}

const errorOf = (errcode?: number) => Object.assign(new Error('an error'), errcode && { errcode })

test('an error is of the kind that the low byte of its code says', () => {
  const kinds = (error: unknown) => [isBusy(error), isDamage(error)]
  // Busy, busy in recovery, corrupt, corrupt in an index, not a database; full disk, and no code at all.
  assert.deepEqual(
    [5, 261, 11, 779, 26, 13, 10, 4, 6, 12, 25, 27, undefined].map((code) => kinds(errorOf(code))),
    [[true, false], [true, false], ...Array(3).fill([false, true]), ...Array(8).fill([false, false])],
  )
})

test('a statement returns one row, all rows, or how many it has changed', (t) => {
  const { file, put, keys } = inFolder(t)
  file.open()
  assert.deepEqual([put('a'), put('b')], [1, 1])
  assert.equal(file.get('select key from reading where key > ?', 'a')?.key, 'b')
  assert.equal(file.get('select key from reading where key > ?', 'b'), undefined)
  assert.deepEqual(keys(), ['a', 'b'])
  assert.equal(file.run('delete from reading'), 2)
  assert.equal(file.run('delete from reading'), 0)
})

test('before it is opened, and after it is closed, it says so', (t) => {
  const { file } = inFolder(t)
  assert.throws(() => file.get('select 1'), /the file is not open/)
  file.open()
  assert.equal(file.get('select 1 as one')?.one, 1)
  file.close()
  file.close()
  assert.throws(() => file.get('select 1 as one'), /the file is not open/)
})

test('a transaction is done as a whole, or not at all', (t) => {
  const { file, put, keys } = inFolder(t)
  file.open()
  file.transaction(() => {
    put('a')
    put('b')
  })
  const failure = new Error('ours')
  assert.throws(
    () =>
      file.transaction(() => {
        put('c')
        throw failure
      }),
    (error) => error === failure,
  )
  assert.deepEqual(keys(), ['a', 'b'])
  file.transaction(() => put('d'))
  assert.deepEqual(keys(), ['a', 'b', 'd'], 'and the next one begins')
})

test('another connection sees a transaction when it is over, and meets a lock while it lasts', (t) => {
  const one = inFolder(t)
  one.file.open()
  const second = inFolder(t, one.directory)
  second.file.open()
  one.file.transaction(() => {
    one.put('a')
    assert.deepEqual(second.keys(), [])
    assert.throws(() => second.file.transaction(() => second.put('b')), isBusy)
  })
  assert.deepEqual(second.keys(), ['a'])
})

test('requests never wait for the disk or for other writers: what takes long is left to the sweep', (t) => {
  const { file } = inFolder(t)
  file.open()
  const pragma = (name: string) => Object.values(file.get(`pragma ${name}`)!)[0]
  assert.equal(pragma('journal_mode'), 'wal')
  assert.equal(pragma('synchronous'), 1)
  assert.equal(pragma('secure_delete'), 1)
  assert.equal(pragma('wal_autocheckpoint'), 0)
  assert.equal(pragma('busy_timeout'), 0)
  file.waitForOthers()
  assert.equal(pragma('busy_timeout'), 250)
})

test('only its owner may read it, also where others could before', (t) => {
  const { file, path, directory } = inFolder(t, join(folder(t), 'new', 'folder'))
  file.open()
  assert.equal(statSync(directory).mode & 0o777, 0o700)
  const modes = () => readdirSync(directory).map((name) => statSync(join(directory, name)).mode & 0o777)
  assert.deepEqual(modes(), [0o600, 0o600, 0o600])
  file.close()
  chmodSync(path, 0o644)
  file.open()
  assert.deepEqual(modes(), [0o600, 0o600, 0o600])
})

test('opening it again keeps what it holds, and leaves nothing of the probe', (t) => {
  const { file, logged, put, keys } = inFolder(t)
  file.open()
  assert.deepEqual(keys(), [])
  put('a')
  file.open()
  assert.deepEqual(keys(), ['a'])
  assert.deepEqual(logged, [])
})

test('the addresses that an earlier release has kept in another table are deleted', (t) => {
  const { file, path } = inFolder(t)
  const database = new DatabaseSync(path)
  database.exec('create table day_log (id integer primary key, client_groups text, records blob)')
  database.close()
  file.open()
  assert.equal(file.get("select count(*) as tables from sqlite_master where name = 'day_log'")!.tables, 0)
})

const TABLES = ['reading', 'reading_use', 'lease', 'tally', 'day_count']
const ROWS = `
  insert into reading values ('k', 'v', 0, 0);
  insert into lease values ('k', 't', 0);
  insert into tally values ('k', 1, 0);
  insert into day_count values ('1-2', 'charts', 1, 5)`

/** A file as a release with this format has left it. */
function leftBy(t: TestContext, format: number) {
  const all = inFolder(t)
  all.file.open()
  all.file.close()
  const database = new DatabaseSync(all.path)
  database.exec(`${ROWS}; pragma user_version = ${format}`)
  database.close()
  all.file.open()
  const rows = TABLES.map((table) => all.file.get(`select count(*) as rows from ${table}`)!.rows)
  return { rows, format: all.file.get('pragma user_version')!.user_version }
}

test('a file of this format is kept, and one of another is emptied, in every table', (t) => {
  assert.deepEqual(leftBy(t, 1), { rows: [1, 1, 1, 1, 1], format: 1 })
  assert.deepEqual(leftBy(t, 2), { rows: [0, 0, 0, 0, 0], format: 1 })
  assert.deepEqual(leftBy(t, 0), { rows: [0, 0, 0, 0, 0], format: 1 })
})

test('readings that a release without their last use has written count as unused, and every deletion takes that along', (t) => {
  const { file, path } = inFolder(t)
  file.open()
  file.close()
  const older = new DatabaseSync(path)
  older.exec('drop trigger reading_inserted; drop trigger reading_deleted; drop table reading_use')
  older.exec("insert into reading values ('older', 'v', 0, 1e15)")
  file.open()
  older.exec("insert into reading values ('beside', 'v', 0, 1e15)")
  older.close()
  const uses = () => file.all('select key, used_at, is_current from reading_use order by key')
  assert.deepEqual(
    uses().map((row) => ({ ...row })),
    ['beside', 'older'].map((key) => ({ key, used_at: 0, is_current: 0 })),
  )
  file.run("delete from reading where key = 'older'")
  assert.deepEqual(
    uses().map(({ key }) => key),
    ['beside'],
  )
  file.close()
})

test('a file that has vanished, or is another one, is logged and is a failure; the same one is not', (t) => {
  for (const isReplaced of [false, true]) {
    const { file, logged, path } = inFolder(t)
    file.open()
    file.checkPlace()
    assert.deepEqual(logged, [])
    // The old one is still there, so that its number goes to no other file.
    renameSync(path, `${path}.elsewhere`)
    if (isReplaced) writeFileSync(path, '')
    assert.throws(() => file.checkPlace(), /the file has vanished/)
    assert.deepEqual(logged, [`${path} has vanished; a new file is started`])
  }
})

test('a file that is marked as damaged is set aside at the next opening, once, with all that belongs to it', (t) => {
  const { file, logged, path, directory, put, keys } = inFolder(t)
  file.open()
  put('a')
  assert.throws(() => file.markDamaged('a byte is another'), /a byte is another/)
  file.open()
  assert.deepEqual(keys(), [])
  const aside = `augury.db.damaged-${NOW}`
  assert.deepEqual(readdirSync(directory).toSorted(), ['augury.db', 'augury.db-shm', 'augury.db-wal', aside])
  assert.deepEqual(logged, [
    `${path} is damaged; it is set aside as ${join(directory, aside)} for a day, and a new file is started`,
  ])
  put('b')
  file.open()
  assert.deepEqual(keys(), ['b'])
  assert.equal(logged.length, 1)
})

/** Spoils all of the main file after its first page. */
function spoil(path: string): void {
  const length = statSync(path).size - 4_096
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(length, 0xa5), 0, length, 4_096)
  closeSync(file)
}

test('damage that is met at the opening is set aside at once', (t) => {
  const first = inFolder(t)
  first.file.open()
  first.put('a')
  first.file.close()
  spoil(first.path)
  const { file, logged, keys } = inFolder(t, first.directory)
  file.open()
  assert.deepEqual([keys(), logged.length], [[], 1])
})

test('damage that is met while it is open is set aside at the next opening', (t) => {
  const { file, logged, path, keys, put } = inFolder(t)
  file.open()
  put('a')
  file.run('pragma wal_checkpoint(truncate)')
  file.close()
  file.open()
  file.run('pragma wal_checkpoint(truncate)')
  // What was read is stored in memory until another has written.
  const other = new DatabaseSync(path)
  other.exec(
    "pragma wal_autocheckpoint = 0; insert into tally values ('k', 1, 1); pragma wal_checkpoint(truncate)",
  )
  other.close()
  spoil(path)
  assert.throws(keys, isDamage)
  assert.deepEqual(logged, [])
  file.open()
  assert.deepEqual([keys(), logged.length], [[], 1])
})

test('what is no damage is thrown, and nothing is set aside', (t) => {
  const { file, logged, path, directory } = inFolder(t)
  mkdirSync(path)
  assert.throws(() => file.open(), { code: 'EISDIR' })
  assert.deepEqual([logged, readdirSync(directory)], [[], ['augury.db']])
})

test('what was set aside is deleted after a day, and nothing else', (t) => {
  const { file, clock, directory } = inFolder(t)
  const others = [
    'augury.db.damaged-',
    'augury.db.damaged-1x',
    'augury.db.damaged-1-wal',
    'my-augury.db.damaged-1',
  ]
  for (const name of [`augury.db.damaged-${NOW}`, ...others]) writeFileSync(join(directory, name), '')
  const left = () => readdirSync(directory).length - others.length
  clock.now = NOW + DAY - 1
  file.forgetOldFiles()
  assert.equal(left(), 1)
  clock.now = NOW + DAY
  file.forgetOldFiles()
  assert.equal(left(), 0)
})

test('the log is as long as its file, and of no length where there is none', (t) => {
  const { file, path, put } = inFolder(t)
  assert.equal(file.logBytes, 0)
  file.open()
  put('a')
  assert.ok(file.logBytes > 0)
  assert.equal(file.logBytes, statSync(`${path}-wal`).size)
})

test('a file that another process holds while it opens it is waited for, and not for ever', (t) => {
  const { file, path } = inFolder(t)
  const other = new DatabaseSync(path)
  t.after(() => other.close())
  other.exec('create table theirs (a); begin exclusive')
  let [waits, letGoAt] = [0, Number.POSITIVE_INFINITY]
  const wait = (words: Int32Array, index: number, value: number) => {
    assert.equal(words[index], value, 'else it would not wait at all')
    if (++waits === letGoAt) other.exec('commit')
    return 'timed-out'
  }
  t.mock.method(Atomics, 'wait', wait as unknown as typeof Atomics.wait)
  const clock = { now: 0, step: 1_000 }
  t.mock.method(performance, 'now', () => (clock.now += clock.step))
  assert.throws(() => file.open(), isBusy)
  assert.equal(waits, 2, 'three tries, also if the machine stood still')
  // And more, as long as the time is not over.
  Object.assign(clock, { step: 0 })
  ;[waits, letGoAt] = [0, 3]
  file.open()
  assert.equal(waits, 3)
  assert.equal(file.get('select 1 as one')?.one, 1)
})
