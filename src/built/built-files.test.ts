import assert from 'node:assert/strict'
import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { getPriority, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { quickBuilder } from '../../test/quick-builder.ts'
import { until } from '../../test/until.ts'
import { BuiltFiles } from './built-files.ts'
import { buildInto, readAllFiles, writeFolder } from './folder.ts'
import { HOME } from './sources.ts'

const scratch = mkdtempSync(join(tmpdir(), 'augury-built-'))
after(() => rmSync(scratch, { recursive: true }))
const newFolder = () => mkdtempSync(join(scratch, 'x-'))

const FILES = { 'a.txt': 'the one', 'below/b.txt': 'the other' }
const textOf = async (files: BuiltFiles, path: string) => (await files.read(path))?.bytes.toString()
const BYTES = new Map([['a.txt', Buffer.from('mine')]])
const never = (error: unknown) => assert.fail(String(error))

test('files are built once, and found by every later process of the same sources', async () => {
  const { recipe, builds } = quickBuilder(newFolder(), FILES)
  const files = new BuiltFiles(recipe, never)
  assert.equal(await files.read('a.txt'), undefined)
  await files.prepare()
  for (const each of [files, new BuiltFiles(recipe, never)]) {
    await each.prepare()
    assert.equal(await textOf(each, 'a.txt'), 'the one')
    assert.equal(await textOf(each, 'below/b.txt'), 'the other')
    assert.deepEqual([...each.readAll()!.keys()], Object.keys(FILES))
  }
  assert.equal(builds(), 1)
})

test('the name of the folder changes with the sources', () => {
  const { recipe } = quickBuilder(newFolder(), FILES)
  const nameOf = (sources: string[]) => new BuiltFiles({ ...recipe, sources }).folder
  assert.match(nameOf(['package.json']), /\/[0-9a-f]{16}$/)
  assert.notEqual(nameOf(['package.json']), nameOf(['package.json', 'biome.json']))
})

test('the name of the folder changes with what a source holds; a folder is no source', () => {
  const folder = newFolder()
  const { recipe } = quickBuilder(folder, FILES)
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const sources = [relative(HOME, join(folder, '*.ts'))]
  const name = () => new BuiltFiles({ ...recipe, sources }).folder
  write('a.ts', 'one')
  const first = name()
  write('a.ts', 'two')
  assert.notEqual(name(), first)
  write('a.ts', 'one')
  assert.equal(name(), first)
  mkdirSync(join(folder, 'folder.ts'))
  assert.equal(name(), first)
})

test('a builder says how many files it has made and how long it took, or that there is nothing to do', async (t) => {
  t.mock.method(process, 'cpuUsage', () => ({ user: 1_250_000, system: 310_000 }))
  const now = t.mock.method(performance, 'now')
  const built = async (ms: number, folder: string | undefined = join(newFolder(), 'built')) => {
    now.mock.mockImplementation(() => ms)
    return buildInto(folder, async () => BYTES)
  }
  assert.equal(await built(2349), '1 files in 2.3 s, 1.6 s of processor time')
  assert.equal(await built(2351), '1 files in 2.4 s, 1.6 s of processor time')
  const folder = join(newFolder(), 'built')
  await built(1, folder)
  assert.equal(await built(1, folder), 'nothing to build')
  await assert.rejects(
    buildInto(undefined, async () => BYTES),
    /name the folder to write/,
  )
})

const DAMAGES: Record<string, (folder: string) => void> = {
  empty: (folder) => truncateSync(join(folder, 'a.txt')),
  cut: (folder) => truncateSync(join(folder, 'a.txt'), 3),
  altered: (folder) => writeFileSync(join(folder, 'a.txt'), 'The one'),
  missing: (folder) => rmSync(join(folder, 'a.txt')),
  'without a list': (folder) => truncateSync(join(folder, 'files.json')),
}

for (const [damage, spoil] of Object.entries(DAMAGES))
  test(`a file that is ${damage} counts as missing, and all are built again`, async () => {
    const { recipe, builds } = quickBuilder(newFolder(), FILES)
    await new BuiltFiles(recipe).build()
    spoil(join(recipe.folder, readdirSync(recipe.folder)[0]!))
    const files = new BuiltFiles(recipe, never)
    assert.equal(await files.read('a.txt'), undefined)
    await until('it is mended', async () => (await textOf(files, 'a.txt')) === 'the one')
    assert.equal(builds(), 2)
    assert.equal(readdirSync(recipe.folder).length, 1)
  })

test('while a damaged file is built again, the others are available', async () => {
  const { recipe } = quickBuilder(newFolder(), FILES)
  const files = new BuiltFiles(recipe)
  await files.build()
  truncateSync(join(files.folder, 'a.txt'))
  assert.equal(await files.read('a.txt'), undefined)
  assert.equal(await textOf(files, 'below/b.txt'), 'the other')
  files.stop()
})

test('a failed rebuild is tried again after ten minutes, however often the file is requested', async (t) => {
  const { recipe, builds } = quickBuilder(newFolder(), { 'b.txt': 'only this' })
  const files = new BuiltFiles(recipe, never)
  let now = performance.now()
  t.mock.method(performance, 'now', () => now)
  await files.build()
  const ask = async () => {
    rmSync(join(files.folder, 'files.json'), { force: true })
    for (let n = 0; n < 5; n++) assert.equal(await files.read('a.txt'), undefined)
  }
  await ask()
  await until('it is built again', () => files.readAll() !== undefined)
  // Waits for the builder to end.
  await files.build()
  const { mock } = t.mock.method(files, 'build')
  now += 599_999
  await ask()
  assert.equal(mock.callCount(), 0)
  now += 1
  await ask()
  assert.equal(mock.callCount(), 1)
  await until('it is built a third time', () => builds() === 3)
  await files.build()
})

test('in a read-only folder nothing is built, and that is not a failure', async () => {
  const { recipe, builds } = quickBuilder(newFolder(), FILES)
  writeFileSync(recipe.folder, 'a file')
  const files = new BuiltFiles(recipe, never)
  assert.equal(files.isWritable, false)
  await files.prepare()
  assert.equal(await files.read('a.txt'), undefined)
  assert.equal(files.readAll(), undefined)
  assert.equal(builds(), 0)
})

test('a failed build is reported once, with the builder’s output', async () => {
  const { recipe } = quickBuilder(newFolder(), FILES)
  const logged: unknown[] = []
  const files = new BuiltFiles(recipe, (error) => logged.push(error))
  for (const [program, message] of [
    ["throw new Error('no such part')", /^Error: it could not be built: .*no such part/s],
    ['process.exit(3)', /^Error: it could not be built: the builder ended with 3$/],
    [
      "process.kill(process.pid, 'SIGKILL')",
      /^Error: it could not be built: the builder ended with SIGKILL$/,
    ],
  ] as const) {
    writeFileSync(recipe.program, program)
    await files.prepare()
    assert.match(String(logged.pop()), message)
    assert.deepEqual(logged, [])
    await assert.rejects(files.build(), message)
  }
})

/** Says its own priority as soon as that is another than it was started with, or after a while. */
const PRIORITY = `import { getPriority } from 'node:os'
  import { setTimeout as wait } from 'node:timers/promises'
  for (let n = 0; n < 300 && getPriority() === ${getPriority()}; n++) await wait(10)
  throw new Error('priority ' + getPriority() + '.')`

test('what nobody waits for is built with a lower priority than requests have', async () => {
  const { recipe } = quickBuilder(newFolder(), FILES)
  writeFileSync(recipe.program, PRIORITY)
  const logged: unknown[] = []
  await new BuiltFiles(recipe, (error) => logged.push(error)).prepare()
  // Who runs with a lower one may not raise it.
  const expected = getPriority() > 5 ? /priority \d+\./ : /priority 5\./
  assert.match(String(logged), expected)
})

test('of a builder that says much, the first 2,000 characters are reported', async () => {
  const { recipe } = quickBuilder(newFolder(), FILES)
  writeFileSync(recipe.program, "console.log(' ' + 'x'.repeat(3000)); process.exitCode = 1")
  await assert.rejects(new BuiltFiles(recipe).build(), {
    message: `it could not be built: ${'x'.repeat(2000)}`,
  })
})

test('a package that the builder needs and npm has not installed is named, with the cure', async () => {
  const { recipe } = quickBuilder(newFolder(), FILES)
  const files = new BuiltFiles({ ...recipe, needs: ['vite', 'no-such-package', 'nor-this'] })
  const cure = 'not installed: no-such-package, nor-this; run "npm ci" without --omit=dev'
  assert.equal(files.obstacle, cure)
  await assert.rejects(files.build(), { message: `it could not be built: ${cure}` })
  assert.equal(new BuiltFiles(recipe).obstacle, undefined)
})

test('a build is cancelled when the service stops, and that is not a failure', async () => {
  const { recipe } = quickBuilder(newFolder(), FILES)
  writeFileSync(recipe.program, 'setInterval(() => {}, 1000)')
  const files = new BuiltFiles(recipe, never)
  const prepared = files.prepare()
  files.stop()
  await prepared
})

test('a second caller shares the running build', async () => {
  const { recipe, builds } = quickBuilder(newFolder(), FILES)
  const files = new BuiltFiles(recipe)
  const said = await Promise.all([files.build(), files.build(), files.prepare()])
  assert.match(said[0], /^2 files in \d+\.\d s, \d+\.\d s of processor time$/)
  assert.equal(said[1], said[0])
  assert.equal(builds(), 1)
})

test('several processes that build at once leave one whole folder and nothing else', async () => {
  const { recipe } = quickBuilder(newFolder(), FILES)
  await Promise.all(Array.from({ length: 4 }, () => new BuiltFiles(recipe, never).prepare()))
  assert.equal(readdirSync(recipe.folder).length, 1)
  assert.equal(new BuiltFiles(recipe).readAll()!.size, 2)
})

test('files of older sources are removed, and so are the leftovers of a killed builder after an hour', async (t) => {
  const { recipe } = quickBuilder(newFolder(), FILES)
  const files = new BuiltFiles(recipe)
  const now = Date.UTC(2026, 0, 1)
  t.mock.method(Date, 'now', () => now)
  for (const left of [`${files.folder}.1`, `${files.folder}.2`, join(recipe.folder, 'of-older-sources')])
    mkdirSync(left, { recursive: true })
  utimesSync(`${files.folder}.1`, new Date(now), new Date(now - 3_600_001))
  utimesSync(`${files.folder}.2`, new Date(now), new Date(now - 3_600_000))
  await files.build()
  assert.deepEqual(
    readdirSync(recipe.folder)
      .map((name) => join(recipe.folder, name))
      .sort(),
    [files.folder, `${files.folder}.2`],
  )
})

test('a complete folder of another process is kept, a damaged one replaced', () => {
  const folder = join(newFolder(), 'taken')
  writeFolder(folder, new Map([['a.txt', Buffer.from('of another')]]))
  writeFolder(folder, BYTES)
  assert.equal(readAllFiles(folder)!.get('a.txt')!.bytes.toString(), 'of another')
  truncateSync(join(folder, 'a.txt'))
  writeFolder(folder, BYTES)
  assert.equal(readFileSync(join(folder, 'a.txt'), 'utf8'), 'mine')
})

test('a folder that another process puts into place at the same moment is kept, and no other failure is', (t) => {
  const folder = join(newFolder(), 'taken')
  const rename = t.mock.method(fs, 'renameSync')
  t.after(() => {
    rename.mock.restore()
    syncBuiltinESMExports()
  })
  const failing = (before: () => void) => {
    rename.mock.mockImplementationOnce(() => {
      before()
      throw new Error('not empty')
    })
    syncBuiltinESMExports()
  }
  failing(() => {})
  assert.throws(() => writeFolder(folder, BYTES), /not empty/)
  failing(() => writeFolder(folder, new Map([['a.txt', Buffer.from('of another')]])))
  writeFolder(folder, BYTES)
  assert.equal(readAllFiles(folder)!.get('a.txt')!.bytes.toString(), 'of another')
})

test('a folder that cannot be moved into place leaves nothing behind', () => {
  const parent = newFolder()
  writeFileSync(join(parent, 'a-file'), '')
  assert.throws(() => writeFolder(join(parent, 'a-file', 'folder'), BYTES), { code: 'ENOTDIR' })
  assert.deepEqual(readdirSync(parent), ['a-file'])
})
