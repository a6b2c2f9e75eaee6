/** A log on a disk that is full, and then is not; the folder given is the root of a small disk. */
import assert from 'node:assert/strict'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openLog } from '../../src/service/log.ts'
import { until } from '../until.ts'

const [, , folder] = process.argv
const [path, filler] = [join(folder!, 'log'), join(folder!, 'filler')]

function fillDisk(): void {
  const fd = openSync(filler, 'w')
  assert.throws(
    () => {
      for (;;) writeSync(fd, Buffer.alloc(4096))
    },
    { code: 'ENOSPC' },
  )
  closeSync(fd)
}

const { log, written, dropped } = openLog({ logLevel: 'info' }, openSync(path, 'a'))
log.info('before')
await until('it is written', () => readFileSync(path, 'utf8') !== '')
fillDisk()

// What pino does at a crash must not wait for room either.
log.fatal('a crash')
const LINES = 2000
for (let i = 0; i < LINES; i++) {
  log.info({ i, pad: 'x'.repeat(10_000) }, 'while it is full')
  if (i % 100 === 0) await written()
}
const lost = dropped()
assert.ok(lost > 0 && lost < LINES, String(lost))

rmSync(filler)
await until('it is told', () => readFileSync(path, 'utf8').includes('dropped: there was no room'))
log.info('after')
await until('it goes on', () => readFileSync(path, 'utf8').endsWith('"after"}\n'))
const lines = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
assert.deepEqual(
  lines.slice(0, 2).map(({ msg }) => msg),
  ['before', 'a crash'],
)
assert.deepEqual(
  lines.filter(({ msg }) => msg === 'while it is full').map(({ i }) => i),
  Array.from({ length: LINES - lost }, (_, i) => i),
)
assert.deepEqual(
  lines.slice(-2).map(({ msg, dropped: count }) => [msg, count]),
  [
    [`${lost} lines were dropped: there was no room for them`, lost],
    ['after', undefined],
  ],
)
process.exit(0)
