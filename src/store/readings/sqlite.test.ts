/** The embedded store's file: what it keeps, what it deletes, and what happens when the disk fails. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { openSqlite } from '../../../test/open-sqlite.ts'
import { ownChild } from '../../../test/own-child.ts'
import { until } from '../../../test/until.ts'
import { type OpenStoresParts, openStores } from '../open-stores.ts'
import { SqliteFile } from './sqlite-file.ts'
import type { Entry } from './store.ts'
import { versioned } from './stored-readings.ts'

const root = mkdtempSync(join(tmpdir(), 'augury-sqlite-'))
after(() => rmSync(root, { recursive: true, force: true }))
let made = 0
const folder = () => {
  const path = join(root, String(++made))
  mkdirSync(path)
  return path
}

const textOf = (seen: Entry | string) => (typeof seen === 'string' ? seen : seen.value)
const LIMITS = [{ group: 'charts', perMinute: 50, perDay: 60 }]

/** The stores of a running service, with the messages they log. */
function opened(directory: string, now: () => number = Date.now) {
  const logged: string[] = []
  const report: OpenStoresParts['report'] = ({ message }) => logged.push(message.replaceAll(directory, 'DIR'))
  const stores = openStores({
    config: { dataDir: directory, redisUrl: undefined },
    limits: LIMITS,
    now,
    report,
  })
  const read = async (key: string) =>
    (await stores.cache.read(key, () => ({ reading: `made ${key}`, ttlMs: 60_000 }))).hit
  const untilBack = () => until('the store is back', () => stores.state().status === 'ok')
  return { ...stores, logged, read, untilBack }
}

test('a new file opened by several at once is open to each', async () => {
  const threads = 4
  const folders = Array.from({ length: 60 }, folder)
  const arrivals = new Int32Array(new SharedArrayBuffer(4 * folders.length))
  const opener = new URL('../../../test/processes/sqlite-opener.ts', import.meta.url)
  const answers = Array.from({ length: threads }, () =>
    once(new Worker(opener, { workerData: { folders, arrivals, threads } }), 'message'),
  )
  assert.deepEqual((await Promise.all(answers)).flat(2), [])
})

test('readings survive a restart, in files that only their owner may read', async () => {
  const directory = join(folder(), 'deep', 'var')
  const first = openSqlite(directory)
  await first.write('k', 'kept', 60_000)
  const modes = readdirSync(directory).map((file) => statSync(join(directory, file)).mode & 0o777)
  assert.equal(modes.length, 3)
  assert.deepEqual(new Set(modes), new Set([0o600]))
  assert.equal(statSync(directory).mode & 0o777, 0o700)
  await first.close()
  const second = openSqlite(directory)
  assert.equal(textOf(await second.readOrLease('k', 't', 1)), 'kept')
  await second.close()
})

test('an expired reading leaves no trace in the files after a sweep', async () => {
  const directory = folder()
  let now = Date.now()
  const store = openSqlite(directory, () => now)
  const found = () =>
    readdirSync(directory).some((file) =>
      readFileSync(join(directory, file), 'latin1').includes('Paramaribo'),
    )
  await store.write('k', `born in Paramaribo ${'x'.repeat(9_000)}`, 1_000)
  await store.write('k', `born near Paramaribo ${'y'.repeat(9_000)}`, 1_000)
  assert.ok(found())
  now += 2_000
  await store.sweep()
  assert.ok(!found())
  await store.close()
})

test('a sweep deletes leases, tallies and daily counts that are over', async () => {
  const directory = folder()
  let now = Date.now()
  const store = openSqlite(directory, () => now)
  await store.readOrLease('over', 't', 1_000)
  await store.readOrLease('running', 't', 60_000)
  await store.tally('over', 1_000)
  await store.tally('running', 60_000)
  const database = new DatabaseSync(join(directory, 'augury.db'))
  const addDay = database.prepare('insert into day_count values (?, ?, 3, ?)')
  addDay.run('1-1', 'over', now + 2_000)
  addDay.run('1-1', 'running', now + 2_001)
  await store.write('k', 'v', 1_000)
  now += 2_000
  await store.sweep()
  const rows = (table: string) => database.prepare(`select * from ${table}`).all()
  assert.deepEqual(
    ['lease', 'tally', 'day_count', 'reading'].map((table) => rows(table).length),
    [1, 1, 1, 0],
  )
  assert.equal(rows('day_count')[0]!.client_group, 'running')
  database.close()
  await store.close()
})

test('a file that is too full gives up what was not used for longest, and grows no further', async () => {
  const directory = folder()
  const store = openSqlite(directory, Date.now, 2_000_000)
  const fill = async (from: number) => {
    for (let n = from; n < from + 300; n++) void store.write(`k${n}`, 'x'.repeat(10_000), (n + 1) * 60_000)
    await store.tally('written', 1)
    await store.sweep()
  }
  for (let round = 0; round < 4; round++) await fill(round * 300)
  assert.equal(await store.readOrLease('k0', 't', 1), 'leased')
  assert.notEqual(await store.readOrLease('k1199', 't', 1), 'leased')
  // The size limit, plus what is written between two sweeps.
  assert.ok(statSync(join(directory, 'augury.db')).size < 2_000_000 + 300 * 12_500)
  await store.close()
})

test('a bound below what an empty file takes leaves no reading, and the sweep ends', async () => {
  const store = openSqlite(folder(), Date.now, 1)
  await store.write('k', 'v', 60_000)
  await store.sweep()
  assert.equal(await store.readOrLease('k', 't', 1), 'leased')
  await store.close()
})

test('a file that another process has put in the place of the damaged one is not set aside', async () => {
  const directory = folder()
  const logged: string[] = []
  const file = new SqliteFile({ directory, now: Date.now, report: (message) => logged.push(message) })
  file.open()
  assert.throws(() => file.markDamaged('a byte is another'), /a byte is another/)
  // The first one is still open, so that its number goes to no other file.
  for (const rest of ['', '-wal', '-shm']) rmSync(join(directory, `augury.db${rest}`), { force: true })
  const other = openSqlite(directory)
  await other.write('k', 'kept', 60_000)
  await other.close()
  file.open()
  assert.deepEqual(logged, [])
  assert.equal(file.get('select value from reading')?.value, 'kept')
  assert.throws(() => file.markDamaged('a byte is another'), /a byte is another/)
  file.open()
  assert.match(logged.join(), /is damaged; it is set aside/)
  assert.equal(file.get('select value from reading'), undefined)
  file.close()
})

test('a file that is no database is set aside at the start, a new one begun, and the old one gone after a day', async () => {
  const directory = folder()
  writeFileSync(join(directory, 'augury.db'), 'this is no database '.repeat(500))
  let now = Date.now()
  const service = opened(directory, () => now)
  assert.equal(await service.read('k'), false)
  assert.equal(service.state().status, 'ok')
  assert.match(
    service.logged.join(),
    /^DIR\/augury\.db is damaged; it is set aside as DIR\/augury\.db\.damaged-\d+ for a day/,
  )
  await service.close()
  const aside = () => readdirSync(directory).filter((file) => file.includes('damaged')).length
  assert.equal(aside(), 1)
  now += 86_400_000 - 1
  await opened(directory, () => now).close()
  assert.equal(aside(), 1)
  now += 1
  await opened(directory, () => now).close()
  assert.equal(aside(), 0)
})

/** Overwrites a part of the main file, as a failing disk might. */
function damage(directory: string, at: number, length: number): void {
  const file = openSync(join(directory, 'augury.db'), 'r+')
  writeSync(file, Buffer.alloc(length, 0xa5), 0, length, at)
  closeSync(file)
}

test('damage that is met while running is answered from memory, set aside and over', async () => {
  const directory = folder()
  const first = openSqlite(directory)
  for (let n = 0; n < 300; n++)
    void first.write(versioned(`k${n}`), JSON.stringify('x'.repeat(3_000)), 60_000)
  await first.close()
  const service = opened(directory)
  assert.equal(await service.read('k1'), true)
  // All pages except the first, which contains the file header.
  damage(directory, 4_096, statSync(join(directory, 'augury.db')).size - 4_096)
  assert.equal(await service.read('k2'), false)
  await service.untilBack()
  assert.equal(await service.read('k3'), false)
  await service.close()
  assert.equal(service.logged.length, 1)
  assert.match(service.logged[0]!, /is damaged/)
  const second = opened(directory)
  assert.equal(await second.read('k3'), true)
  await second.close()
})

test('a reading whose bytes have changed is not served', async () => {
  const directory = folder()
  const first = openSqlite(directory)
  await first.write(versioned('k'), JSON.stringify('leo '.repeat(500)), 60_000)
  await first.close()
  const at = readFileSync(join(directory, 'augury.db'), 'latin1').indexOf('leo leo leo')
  damage(directory, at + 100, 1)
  const service = opened(directory)
  assert.equal(await service.read('k'), false)
  await service.untilBack()
  assert.match(service.logged.join(), /is damaged/)
  await service.close()
})

test('a folder that cannot be used costs memory of the past, is logged once, and is used when it can be', async () => {
  const directory = join(folder(), 'var')
  writeFileSync(directory, 'in the way')
  const service = opened(directory)
  assert.deepEqual(service.state(), { status: 'fallback', store: 'memory' })
  assert.equal(await service.read('k'), false)
  assert.equal(await service.read('k'), true)
  assert.equal((await service.counters.count({ high: 1, low: 1 }, 0, Date.now())).remaining, 49)
  rmSync(directory)
  await service.untilBack()
  assert.deepEqual(service.logged, [
    'the store in DIR has failed; memory is used instead until it is back. DATA_DIR must be a folder that this user may write to, or :memory:',
    'the store in DIR is back',
  ])
  assert.deepEqual(service.state(), { status: 'ok', store: 'sqlite' })
  await service.close()
  // What was counted before the folder existed has been saved in it.
  const later = opened(directory)
  assert.equal((await later.counters.count({ high: 1, low: 1 }, 0, Date.now() + 60_000)).remaining, 49)
  await later.close()
})

test('a file that is removed while the service runs is begun anew', async () => {
  const directory = join(folder(), 'var')
  const service = opened(directory)
  await service.read('k1')
  rmSync(directory, { recursive: true })
  await until('the loss is logged', () => service.logged.length > 0)
  await service.untilBack()
  assert.deepEqual(service.logged, ['DIR/augury.db has vanished; a new file is started'])
  await service.read('k2')
  await service.close()
  const later = opened(directory)
  assert.equal(await later.read('k2'), true)
  await later.close()
})

/** A process that holds the file's write lock until it is ended. */
async function lockHolder(directory: string) {
  const code = `
    const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(process.argv[1])
    database.exec('begin immediate')
    console.log('held')
    // Named here, because a database that nobody names any more is collected, and its lock with it.
    setInterval(() => database.isOpen, 1000)`
  const child = ownChild(spawn(process.execPath, ['-e', code, join(directory, 'augury.db')]))
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

test('while another process writes, what it wrote is read, and writes wait their turn', async (t) => {
  const directory = folder()
  const store = openSqlite(directory)
  await store.write('k', 'kept', 60_000)
  const letGo = await lockHolder(directory)
  assert.equal(textOf(await store.readOrLease('k', 't', 1_000)), 'kept')
  assert.equal(await store.readOrLease('other', 't', 1_000), 'taken')
  const tried = t.mock.method(StatementSync.prototype, 'run')
  const waiting = store.write('later', 'written', 60_000)
  await until('it has found the file locked', () => tried.mock.callCount() > 0)
  await letGo()
  await waiting
  assert.equal(textOf(await store.readOrLease('later', 't', 1_000)), 'written')
  await store.close()
})

test('a disk that is full keeps answers coming, is logged once, and is used again when there is room', async () => {
  // `ulimit` limits the size of any file the process writes. For SQLite this is like a full disk, and it needs no privileges.
  const program = fileURLToPath(new URL('../../../test/processes/full-disk.ts', import.meta.url))
  const child = ownChild(
    spawn('bash', ['-c', 'ulimit -f 512; exec "$0" "$@"', process.execPath, program, folder()]),
  )
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(child, 'exit')
  assert.equal(code, 0, output.join(''))
})

test('a file of another format is emptied', async () => {
  const directory = folder()
  const old = new DatabaseSync(join(directory, 'augury.db'))
  old.exec('create table reading (something text); pragma user_version = 99')
  old.close()
  const store = openSqlite(directory)
  await store.write('k', 'v', 60_000)
  assert.equal(textOf(await store.readOrLease('k', 't', 1)), 'v')
  await store.close()
})
