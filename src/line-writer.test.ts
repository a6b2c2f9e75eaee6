import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { LineWriter } from './line-writer.ts'

async function withFile(use: (fd: number, text: () => string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'augury-'))
  const path = join(folder, 'log')
  const fd = openSync(path, 'w')
  try {
    await use(fd, () => readFileSync(path, 'utf8'))
  } finally {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  }
}

const flushed = (lines: LineWriter) => new Promise<void>((resolve) => lines.flush(resolve))

test('lines arrive whole and in order, however many are written at once', () =>
  withFile(async (fd, text) => {
    const lines = new LineWriter(fd, 100)
    const expected = Array.from({ length: 5000 }, (_, i) => `line ${i} ✓\n`)
    for (const [i, line] of expected.entries()) {
      lines.write(line)
      if (i % 700 === 0) await flushed(lines)
    }
    await flushed(lines)
    assert.equal(text(), expected.join(''))
    assert.equal(lines.dropped, 0)
  }))

test('a few lines wait to be written together; flushSync writes them at once', () =>
  withFile(async (fd, text) => {
    const lines = new LineWriter(fd)
    lines.write('one\n')
    lines.write('two\n')
    assert.equal(text(), '')
    lines.flushSync()
    assert.equal(text(), 'one\ntwo\n')
  }))

test('flush calls back although there is nothing to write', () =>
  withFile((fd) => flushed(new LineWriter(fd))))

/** Runs a piece of a program whose standard output nobody reads; `lines` writes to it. */
async function withoutReader(work: string): Promise<{ code: number | null; told: string }> {
  const script = `
    import { once } from 'node:events'
    import { LineWriter } from './src/line-writer.ts'
    const lines = new LineWriter(1, 10_000)
    await once(process.stdin.resume(), 'end')
    ${work}
    console.error('still here')
  `
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script])
  child.stdout.destroy()
  child.stdin.end()
  let told = ''
  child.stderr.on('data', (chunk) => {
    told += chunk
  })
  const [code] = await once(child, 'close')
  return { code, told }
}

test('a reader that has gone costs nothing but the lines', async () => {
  const { code, told } = await withoutReader(`
    for (let i = 0; i < 10; i++) {
      lines.write('a line that nobody reads\\n')
      await new Promise((resolve) => lines.flush(resolve))
    }
  `)
  assert.equal(code, 0, told)
  assert.match(told, /still here/)
})

test('the last words to a reader that has gone are lost in silence; any other fault is told', async () => {
  const { code, told } = await withoutReader(`
    lines.write('last words\\n')
    lines.flushSync()
  `)
  assert.equal(code, 0, told)
  assert.match(told, /still here/)
  const readOnly = openSync('/dev/null', 'r')
  const lines = new LineWriter(readOnly)
  lines.write('last words\n')
  assert.throws(() => lines.flushSync(), { code: 'EBADF' })
  closeSync(readOnly)
})

test('what cannot be written in time is kept up to a bound, then dropped and counted', () =>
  withFile(async (fd, text) => {
    const lines = new LineWriter(fd)
    const line = `${'x'.repeat(99_999)}\n`
    // Nothing can be written as long as this loop holds the thread.
    for (let i = 0; i < 200; i++) lines.write(line)
    assert.equal(lines.dropped, 200 - 85)
    await flushed(lines)
    assert.equal(text().length, 85 * line.length)
    lines.write('and on\n')
    await flushed(lines)
    assert.match(text(), /and on\n$/)
  }))
