/** The client as somebody else gets it: packed, installed into an empty folder without a network, and used from there. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { testParts, testService } from '../test/service.ts'
import { CLIENT, COMPILER, clientWeight, compileClient } from '../tools/client/package.ts'

const run = promisify(execFile)

const folder = mkdtempSync(join(tmpdir(), 'augury-client-'))
after(() => rmSync(folder, { recursive: true }))
const packed = join(folder, 'packed')
const user = join(folder, 'user')

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const baseUrl = await service.listen({ host: '127.0.0.1', port: 0 })
after(() => service.close())

before(async () => {
  for (const one of [packed, user]) mkdirSync(one)
  for (const name of ['package.json', 'LICENSE', 'README.md'])
    copyFileSync(join(CLIENT, name), join(packed, name))
  compileClient(packed)
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: packed })
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
  writeFileSync(join(user, 'package.json'), '{ "private": true }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, archive)], { cwd: user })
})

const USE = `
const augury = new Augury({ baseUrl: process.argv[2] })
augury.layThreeCards({ seed: 'package' }).then(async ({ cards }) => {
  const problem = await augury.signToday('ophiuchus').catch((error) => error)
  console.log(cards.length, problem instanceof AuguryError, problem.code)
})
`
const PROGRAMS = {
  'use.mjs': `import { Augury, AuguryError } from 'augury-client'\n${USE}`,
  'use.cjs': `const { Augury, AuguryError } = require('augury-client')\n${USE}`,
}

/** Ours, and others that this machine has: the package must not need the newest. */
const others = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((one) => !one.includes('node_modules'))
  .map((one) => join(one, 'node'))
  .filter((path) => existsSync(path))
const nodes = [process.execPath, ...new Set(others.map((path) => realpathSync(path)))]

for (const node of nodes)
  for (const [name, text] of Object.entries(PROGRAMS))
    test(`${name} gets its cards and its error by ${node}`, async (t) => {
      writeFileSync(join(user, name), text)
      const { stdout } = await run(node, [name, baseUrl], { cwd: user, env: {} })
      assert.equal(stdout, '3 true INVALID_ZODIAC_SIGN\n')
      t.diagnostic((await run(node, ['--version'])).stdout.trim())
    })

const TYPED = `import { type Answer, Augury, AuguryError, type ErrorCode, type NatalChart } from 'augury-client'

const augury = new Augury({ baseUrl: 'http://127.0.0.1:8080', fetch: undefined, retries: undefined })

export async function sunOf(birthDateTime: string): Promise<NatalChart['planets']['sun']> {
  const place = { timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }
  const { data } = await augury.natalChart({ birthDateTime, ...place })
  return data.planets.sun
}
export const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof AuguryError ? error.code : undefined
export const cards = async (given: Answer<'layThreeCards'>): Promise<number> => given.cards.length
`
const WRONG = `
augury.natalChart({ timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 })
augury.drawDailyCard({ theme: 'lust' })
augury.dailyHoroscope({ sign: 'ophiuchus' })
`

/** How a user's compiler may look for the package. */
const RESOLUTIONS = {
  'a bundler': { name: 'bundled.ts', options: ['--module', 'esnext', '--moduleResolution', 'bundler'] },
  'Node, for a module': { name: 'module.mts', options: ['--module', 'node16'] },
  'Node, for CommonJS': { name: 'common.cts', options: ['--module', 'node16'] },
}

const CHECKS = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes'],
  ...['--target', 'es2022', '--lib', 'es2022,dom', '--types', ''],
]

const checked = (file: string, options: readonly string[]) =>
  run(process.execPath, [COMPILER, ...CHECKS, ...options, file], { cwd: user })

for (const [resolution, { name, options }] of Object.entries(RESOLUTIONS))
  test(`types are found and checked as ${resolution} looks for them`, async () => {
    writeFileSync(join(user, name), TYPED)
    await checked(name, options)
    writeFileSync(join(user, `wrong-${name}`), TYPED + WRONG)
    await assert.rejects(checked(`wrong-${name}`, options), ({ stdout }: { stdout: string }) => {
      assert.equal(stdout.match(/error TS/g)?.length, 3, stdout)
      return true
    })
  })

test('the client has the version of the service', () => {
  const versionIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  assert.equal(versionIn(CLIENT), versionIn(join(CLIENT, '..')))
})

test('the examples of the README have the right types, and run', async () => {
  const readme = readFileSync(join(CLIENT, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code)
  assert.ok(blocks.length >= 3)
  const code = blocks.join('\n').replace('http://127.0.0.1:8080', baseUrl)
  writeFileSync(
    join(user, 'readme.mts'),
    `${code}\nconsole.log(card.id, chart.birth_info, meaning, week, sunSign)`,
  )
  await checked('readme.mts', ['--module', 'node16'])
  const { stdout } = await run(process.execPath, ['readme.mts'], { cwd: user })
  assert.match(stdout, /^400 INVALID_ZODIAC_SIGN \[/m)
  assert.match(stdout, /America\/Chicago/)
})

test('the client weighs less than 4 kB in a page', async (t) => {
  const { minified, gzipped } = await clientWeight(packed)
  t.diagnostic(`${minified} bytes minified, ${gzipped} compressed`)
  assert.ok(gzipped > 1000 && gzipped <= 4000)
})
