/** The npm package, made and installed as a stranger would, in a folder whose path has spaces and an umlaut. All that is slow is done once, by `installPackage`. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { installPackage } from './installed-package.ts'
import { BARE_ENVIRONMENT, ownChild } from './own-child.ts'
import { startService } from './running-service.ts'

const MAX_PACKED_BYTES = 20e6
/** Whatever waits for a process without letting others run is not ended by the test's own bound. */
const timeout = 230_000

const scratch = mkdtempSync(join(tmpdir(), 'augury-package-'))
after(() => rmSync(scratch, { recursive: true, force: true }))
const folder = join(scratch, 'für meine Karten')

const { tarball, files, home } = installPackage(scratch, folder)
const program = join(home, 'bin/augury.js')

function augury(words: readonly string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin/augury'), words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...BARE_ENVIRONMENT, ...environment },
    timeout,
  })
  return { status, stdout, stderr }
}

test('the package stays below 20 MB, and contains only what running needs, and the documentation', (t) => {
  const bytes = statSync(tarball).size
  t.diagnostic(`${(bytes / 1e6).toFixed(1)} MB in ${files.length} files`)
  assert.ok(bytes <= MAX_PACKED_BYTES, `${bytes} bytes`)
  const ours =
    /^(bin|lib|data|dist\/package)\/|^docs\/.*\.md$|^docs\/augury\.postman_collection\.json$|^(client\/README|package|README|LICENSE|CHANGELOG|THIRD-PARTY-NOTICES|llms)(\.json|\.md|\.txt)?$/
  assert.deepEqual(
    files.filter((path) => !ours.test(path) || /\.tsx?$|\.test\.|SOURCE\.md$/.test(path)),
    [],
  )
})

test('the deck is in it as 79 drawings, and the code that draws them is not', () => {
  assert.equal(files.filter((path) => /^data\/cards\/(?:back|[a-z]{2}\w{2})\.svg$/.test(path)).length, 79)
  assert.deepEqual(
    files.filter((path) => /(?:majors|pips|courts)\//.test(path)),
    [],
  )
})

test('the README names the size of the package', () => {
  const [, size] = /`augury-api` \((\d+) MB\)/.exec(readFileSync('README.md', 'utf8'))!
  assert.ok(Math.abs(Number(size) - statSync(tarball).size / 1e6) < 1)
})

test('the links of its README and of its documentation lead to files in it', () => {
  /** Registries take pictures from the repository; these files are for whoever runs a checkout. */
  const elsewhere = /\.png$|^compose\.yaml$|^(?:deck|deploy)\//
  for (const page of files.filter((path) => /^(docs\/|README)/.test(path) && path.endsWith('.md')))
    for (const [, target] of readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)) {
      const path = posix.join(posix.dirname(page), target!)
      assert.ok(files.includes(path) || elsewhere.test(path), `${page} links to ${path}`)
    }
})

test('npm has nothing to correct in package.json when it is published, and nothing forbids that', (t) => {
  const other = mkdtempSync(join(tmpdir(), 'augury-manifest-'))
  t.after(() => rmSync(other, { recursive: true }))
  for (const manifest of ['package.json', 'client/package.json']) {
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(join(other, 'package.json'), text)
    mkdirSync(join(other, 'bin'), { recursive: true })
    writeFileSync(join(other, 'bin/augury.js'), '')
    assert.equal(spawnSync('npm', ['pkg', 'fix'], { cwd: other, timeout }).status, 0)
    assert.deepEqual(
      JSON.parse(readFileSync(join(other, 'package.json'), 'utf8')),
      JSON.parse(text),
      manifest,
    )
    const { private: isPrivate, keywords } = JSON.parse(text)
    assert.equal(isPrivate, undefined)
    assert.ok(keywords.length >= 5, manifest)
  }
})

test('commands answer, and leave nothing in the folder in which they are called', () => {
  const before = readdirSync(folder)
  const { status, stdout, stderr } = augury(['spread', 'past_present_future', '--seed', 'package'])
  assert.deepEqual([status, stderr], [0, ''])
  assert.match(stdout, /Past/)
  const chart = augury(['chart', '1990-06-15T14:30', '--place', 'Marburg'])
  assert.equal(chart.status, 0)
  assert.match(chart.stderr, /^Marburg an der Lahn, .*Europe\/Berlin\n$/)
  assert.deepEqual(readdirSync(folder), before)
})

test('what needs the sources is not offered: the page is built in, and pictures are rendered on demand', () => {
  assert.doesNotMatch(augury(['help']).stdout, /build-/)
  for (const command of ['build-cards', 'build-page']) {
    const { status, stderr } = augury([command])
    assert.equal(status, 2)
    assert.match(stderr, RegExp(`^There is no command "${command}"\\.`))
  }
})

test('doctor finds page, pictures and renderer in order', () => {
  const { status, stdout } = augury(['doctor'], { DATA_DIR: ':memory:', PORT: '0' })
  assert.equal(status, 0, stdout)
  for (const what of ['page', 'pictures', 'renderer', 'packages'])
    assert.match(stdout, RegExp(`^ok +${what} `, 'm'))
})

test('doctor misses a drawing that is gone', (t) => {
  const drawing = join(home, 'data/cards/ar17.svg')
  renameSync(drawing, `${drawing}.gone`)
  t.after(() => renameSync(`${drawing}.gone`, drawing))
  const { status, stdout } = augury(['doctor'], { DATA_DIR: ':memory:', PORT: '0' })
  assert.equal(status, 1)
  assert.match(stdout, /^WRONG +deck .*ar17\.svg/m)
  assert.match(stdout, /^deck: restore the folder data\/ from the release\.$/m)
})

test('the service answers with the page, the API, the reference and the pictures', async () => {
  const service = await startService({ DATA_DIR: ':memory:' }, { home, folder })
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${service.port}${path}`, { redirect: 'manual' })
    for (const [path, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/v1/places?q=Marburg', 'application/json; charset=utf-8'],
      ['/docs/', 'text/html; charset=utf-8'],
      ['/cards/ar00.svg', 'image/svg+xml; charset=utf-8'],
    ] as const) {
      const answer = await get(path)
      assert.deepEqual([path, answer.status, answer.headers.get('content-type')], [path, 200, type])
      await answer.arrayBuffer()
    }
    const [script] = /assets\/index-[\w-]+\.js/.exec(await (await get('/')).text())!
    assert.equal((await get(`/${script}`)).status, 200)
    const png = Buffer.from(await (await get('/cards/cu05.png')).arrayBuffer())
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [600, 1040])
  } finally {
    await service.stop()
  }
})

test('several threads serve from the package, too', async () => {
  const service = await startService({ DATA_DIR: ':memory:', WORKERS: '2' }, { home, folder })
  assert.equal(await service.stop(), 0)
})

test('mcp answers an assistant', async () => {
  const child = ownChild(
    spawn(process.execPath, [program, 'mcp'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ask = async (method: string, params: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`)
    return JSON.parse((await lines.next()).value!).result
  }
  const { serverInfo } = await ask('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
  assert.equal(serverInfo.name, 'augury')
  child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
  assert.ok((await ask('tools/list', {})).tools.length > 3)
  child.stdin.end()
})

test('a setting whose package npm has not installed is reported in a sentence', () => {
  const { status, stderr } = augury(['serve', '--port', '0'], {
    DATA_DIR: ':memory:',
    REDIS_URL: 'redis://127.0.0.1',
  })
  assert.equal(status, 1)
  assert.match(stderr, /^REDIS_URL needs redis, .* run "npm install redis@6"\.\n$/)
})
