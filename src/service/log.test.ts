import assert from 'node:assert/strict'
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { ownChild } from '../../test/own-child.ts'
import { undisturbed, until } from '../../test/until.ts'
import { openLog } from './log.ts'

const INFO = { logLevel: 'info' } as const

async function withFile(use: (fd: number, text: () => string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'augury-log-'))
  const path = join(folder, 'log')
  const fd = openSync(path, 'w')
  try {
    await use(fd, () => readFileSync(path, 'utf8'))
  } finally {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  }
}

const messagesIn = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg as string)

test('lines arrive whole and in order, however many are written at once', () =>
  withFile(async (fd, output) => {
    const { log, written, dropped } = openLog(INFO, fd)
    const messages = Array.from({ length: 5000 }, (_, i) => `message ${i} ✓`)
    for (const [i, message] of messages.entries()) {
      log.info(message)
      if (i % 700 === 0) await written()
    }
    await until('all are written', () => output().includes(messages.at(-1)!))
    assert.deepEqual(messagesIn(output()), messages)
    assert.equal(dropped(), 0)
  }))

test('a few lines wait to be written together; what is printed does not', (t) =>
  withFile(async (fd, output) => {
    // Nothing is written because half a second has passed.
    t.mock.timers.enable({ apis: ['setInterval'] })
    const { log, print } = openLog(INFO, fd)
    log.info('one')
    log.info('two')
    assert.equal(output(), '')
    print('a line of its own')
    await until('it is printed', () => output() !== '')
    assert.match(output(), /"one".*\n.*"two".*\na line of its own\n$/)
  }))

test('a write has no more than the 4096 bytes that a pipe takes whole', (t) =>
  withFile(async (fd, output) => {
    const { log, written } = openLog(INFO, fd)
    log.info('')
    await written()
    const rest = output().length
    const write = t.mock.method(fs, 'write')
    log.info('x'.repeat(2048 - rest))
    log.info('x'.repeat(2049 - rest))
    await written()
    const sizes = write.mock.calls.map(({ arguments: [, text] }) => String(text).length)
    assert.deepEqual(sizes, [2048, 2049])
  }))

test('a terminal gets text, everything else JSON, unless LOG_FORMAT says otherwise', async () => {
  const CASES = [
    [undefined, true, true],
    [undefined, false, false],
    ['auto', true, true],
    ['json', true, false],
    ['text', false, true],
  ] as const
  for (const [logFormat, isTerminal, isText] of CASES)
    await withFile(async (fd, output) => {
      const opened = openLog({ ...INFO, ...(logFormat && { logFormat }) }, fd, isTerminal)
      assert.equal(opened.isText, isText)
      opened.log.warn('a line')
      await opened.written()
      assert.match(
        output(),
        isText ? /^\d\d:\d\d:\d\d {2}Warning: a line\n$/ : /^\{"level":40,.*"msg":"a line"\}\n$/,
      )
    })
})

test('what has come while a write was under way is written too', () =>
  undisturbed(() =>
    withFile(async (fd, output) => {
      const { log, written } = openLog(INFO, fd)
      log.info('x'.repeat(4000))
      log.info('after it')
      await written()
      assert.equal(messagesIn(output())[1], 'after it')
    }),
  ))

test('a log without a line is written at once', () => withFile((fd) => openLog(INFO, fd).written()))

test('lines that cannot be written in time are buffered up to 8 MB, then dropped, counted and reported', () =>
  withFile(async (fd, output) => {
    const { log, dropped } = openLog(INFO, fd)
    const message = 'x'.repeat(99_900)
    // Nothing can be written while this loop blocks the thread.
    for (let i = 0; i < 200; i++) log.info(message)
    const lost = dropped()
    assert.ok(lost >= 200 - 84 && lost < 200, String(lost))
    await until('the last is written', () => output().includes('were dropped'))
    log.info('and on')
    await until('the next is written', () => output().endsWith('"and on"}\n'))
    const messages = messagesIn(output())
    assert.deepEqual(messages.slice(200 - lost), [
      `${lost} lines were dropped: there was no room for them`,
      'and on',
    ])
    assert.equal(JSON.parse(output().trim().split('\n').at(-2)!).dropped, lost)
  }))

type Child = ChildProcessByStdio<null, Readable, Readable>

/** A program that logs to its standard output, which is a pipe; `work` is part of its code. */
function program(work: string): Child {
  const script = `
    process.stdout
    const { openLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)})
    const { log, written, dropped } = openLog({ logLevel: 'info' })
    ${work}
    console.error('still here, ' + dropped() + ' dropped')
    process.exit(0)`
  const flags = ['--input-type=module-typescript', '--eval', script]
  return ownChild(spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'pipe'] }))
}

test('a reader that has gone costs nothing but the lines', async () => {
  const child = program(`
    for (let i = 0; i < 10; i++) {
      log.info('a line that nobody reads')
      await written()
    }
    log.fatal('and the last words')
    await written()`)
  child.stdout.destroy()
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  assert.equal(said, 'still here, 0 dropped\n')
  assert.equal(code, 0)
})

test('a reader that reads nothing costs no more than 8 MB, and does not keep the process from ending', async () => {
  const child = program(`
    for (let i = 0; i < 3000; i++) log.info('x'.repeat(10_000))
    log.fatal('last words')
    await written()`)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  assert.match(said, /^still here, \d{4} dropped\n$/)
  assert.equal(code, 0)
  child.stdout.destroy()
})

test('lines of several threads in one pipe are not mixed, however slowly they are read', async () => {
  const [threads, each] = [3, 3000]
  const args = [process.execPath, 'test/processes/log-writers.ts', String(threads), String(each)]
  // Piped through another program, because the pipes that Node creates are sockets.
  const script = 'set -o pipefail; "$0" "$@" | cat'
  const child = ownChild(spawn('bash', ['-c', script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] }))
  let output = ''
  child.stdout.on('data', async (chunk) => {
    output += chunk
    child.stdout.pause()
    await wait(20)
    child.stdout.resume()
  })
  assert.deepEqual(await once(child, 'close'), [0, null])
  const seen = new Map<string, number>()
  for (const line of output.trim().split('\n')) {
    const { i, msg } = JSON.parse(line)
    assert.equal(i, seen.get(msg) ?? 0, msg)
    seen.set(msg, i + 1)
  }
  assert.deepEqual(
    [...seen.values()],
    Array.from({ length: threads }, () => each),
  )
})

test('a full disk costs lines; when there is room again, the log says how many', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-full-disk-'))
  t.after(() => rmSync(folder, { recursive: true }))
  // A small file system for this process only.
  const script = 'mount -t tmpfs -o size=16m none "$0" || exit 77; exec "$@"'
  const inside = [process.execPath, 'test/processes/full-log-disk.ts', folder]
  const child = ownChild(
    spawn('unshare', ['--map-root-user', '--mount', 'bash', '-c', script, folder, ...inside], {
      stdio: ['ignore', 'inherit', 'pipe'],
    }),
  )
  const ended = once(child, 'close').catch(() => [77])
  const [said, [code]] = await Promise.all([text(child.stderr), ended])
  if (code === 77 || /unshare/.test(said)) return t.skip('no disk can be mounted here')
  assert.equal(code, 0, said)
})
