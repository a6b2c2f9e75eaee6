import assert from 'node:assert/strict'
import { ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FileName } from './picture.ts'
import { Studio } from './studio.ts'

const scratch = mkdtempSync(join(tmpdir(), 'augury-studio-'))
after(() => rmSync(scratch, { recursive: true }))

/** Stands in for the studio's program: does `first` with the first order of all its processes, and delivers every other. */
function program(name: string, first: string) {
  const begun = join(scratch, `${name}.begun`)
  const path = join(scratch, `${name}.mjs`)
  writeFileSync(
    path,
    `import { existsSync, writeFileSync } from 'node:fs'
    process.on('message', ({ number, name }) => {
      if (existsSync(${JSON.stringify(begun)})) return process.send({ number, bytes: Buffer.from(name) })
      writeFileSync(${JSON.stringify(begun)}, '')
      ${first}
    })
    process.on('disconnect', () => process.exit())`,
  )
  return { path, hasBegun: () => existsSync(begun) }
}

const texts = async (orders: Promise<Buffer>[]) => (await Promise.all(orders)).map(String)

test('pictures ordered together are delivered each to the one who ordered it', async () => {
  const studio = new Studio()
  const [fool, back, again] = await texts([
    studio.make('ar00.svg'),
    studio.make('back.svg'),
    studio.make('ar00.svg'),
  ])
  assert.match(fool!, /The Fool/)
  assert.notEqual(back, fool)
  assert.equal(again, fool)
  studio.stop()
})

test('an order that cannot be fulfilled fails alone', async () => {
  const studio = new Studio()
  const wrong = studio.make('nobody.svg' as FileName)
  const right = studio.make('ar01.svg')
  await assert.rejects(wrong)
  assert.match(String(await right), /The Magician/)
  studio.stop()
})

test('what a process that is killed or leaves had to do is done by another', async () => {
  for (const [name, end] of [
    ['killed', "process.kill(process.pid, 'SIGKILL')"],
    ['leaves', 'process.exit(0)'],
  ] as const) {
    const studio = new Studio({ program: program(name, end).path })
    assert.deepEqual(await texts([studio.make('ar00.svg'), studio.make('ar01.svg')]), [
      'ar00.svg',
      'ar01.svg',
    ])
    assert.equal(String(await studio.make('ar02.svg')), 'ar02.svg')
    studio.stop()
  }
})

test('who has lost two processes is told why, and the next order is begun anew', async () => {
  const path = join(scratch, 'ends-at-the-fool.mjs')
  writeFileSync(
    path,
    `process.on('message', ({ number, name }) => {
      if (name === 'ar00.svg') process.exit(7)
      process.send({ number, bytes: Buffer.from(name) })
    })`,
  )
  const studio = new Studio({ program: path })
  await assert.rejects(studio.make('ar00.svg'), /the studio ended with 7/)
  assert.equal(String(await studio.make('ar01.svg')), 'ar01.svg')
  studio.stop()
})

test('a process that cannot be started is told, and the next order tries again', async (t) => {
  const node = process.execPath
  t.after(() => {
    process.execPath = node
  })
  const studio = new Studio()
  process.execPath = join(scratch, 'no-such-node')
  await assert.rejects(studio.make('ar00.svg'), /ENOENT/)
  process.execPath = node
  assert.match(String(await studio.make('ar00.svg')), /The Fool/)
  studio.stop()
})

test('a process that hangs is ended, and another does its work', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { path, hasBegun } = program('hangs', '')
  const studio = new Studio({ program: path, patienceMs: 1000 })
  const picture = studio.make('ar00.svg')
  while (!hasBegun()) await turn()
  t.mock.timers.tick(1000)
  assert.equal(String(await picture), 'ar00.svg')
  studio.stop()
})

test('a process without work ends after five minutes, and the next order starts another', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { mock: ended } = t.mock.method(ChildProcess.prototype, 'kill')
  const studio = new Studio()
  const first = await studio.make('ar00.svg')
  t.mock.timers.tick(299_999)
  assert.equal(ended.callCount(), 0)
  t.mock.timers.tick(1)
  assert.equal(ended.callCount(), 1)
  assert.deepEqual(await studio.make('ar00.svg'), first)
  studio.stop()
})

test('a studio that is stopped ends its process, tells who waits, and takes no more orders', async (t) => {
  const { mock: ended } = t.mock.method(ChildProcess.prototype, 'kill')
  const { path } = program('is-stopped', '')
  const studio = new Studio({ program: path })
  const waiting = studio.make('ar00.svg')
  studio.stop()
  await assert.rejects(waiting, /closed/)
  await assert.rejects(studio.make('ar01.svg'), /closed/)
  assert.equal(ended.callCount(), 1)
})

test('the program ends by itself when the process that started it is gone', async () => {
  const child = fork(fileURLToPath(new URL('./studio-program.ts', import.meta.url)), {
    serialization: 'advanced',
  })
  child.send({ number: 1, name: 'ar00.svg', isWanted: true })
  await once(child, 'message')
  child.disconnect()
  assert.deepEqual(await once(child, 'exit'), [0, null])
})
