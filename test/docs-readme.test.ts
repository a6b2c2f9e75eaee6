/** What the README shows is run as it is printed: the client's example here, its other commands and answers in docs-commands and docs-curl. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { SETTINGS } from '../src/config.ts'
import { testParts, testService } from './service.ts'

const readme = readFileSync('README.md', 'utf8')

test('the client’s example, saved in a checkout and run, prints what stands beneath it', async (t) => {
  const service = await testService(testParts({ RATE_LIMITS: 'off' }))
  const address = await service.listen({ host: '127.0.0.1', port: 0 })
  after(() => service.close())
  const folder = mkdtempSync(join(tmpdir(), 'augury-readme-'))
  t.after(() => rmSync(folder, { recursive: true }))
  // As the folder of a checkout, as far as the example looks into it.
  symlinkSync(resolve('client'), join(folder, 'client'))
  const [, code = ''] = /```ts\n(.*?)```/s.exec(readme) ?? []
  assert.match(code, /http:\/\/127\.0\.0\.1:8080/)
  writeFileSync(join(folder, 'example.ts'), code.replace('http://127.0.0.1:8080', address))
  const { stdout } = await promisify(execFile)(process.execPath, ['example.ts'], { cwd: folder })
  const [, printed = ''] = /\n {4}npx node example\.ts\n\n((?: {4}.*\n)+)/.exec(readme) ?? []
  assert.equal(stdout, printed.replaceAll(/^ {4}/gm, ''))
})

/** Lines in indented blocks, without the comments behind commands; answers are JSON or follow the client's example. */
const commands = [...readme.matchAll(/^ {4}((?:npm|npx|curl|node|git|docker|augury) .*?)(?: +#.*)?$/gm)].map(
  ([, line]) => line!,
)

/** The tests that run them. */
const RUN_BY: Readonly<Record<string, RegExp>> = {
  'docs-curl.test.ts': /^curl -s '?http:\/\/127\.0\.0\.1:8080\//,
  'docs-commands.test.ts': /^npx augury (?!serve|mcp)/,
  'src/mcp/server.test.ts': /^npx augury mcp$/,
  'the test above': /^npx node example\.ts$/,
  'operation.test.ts starts the service by npm; this is what a test run is': /^npm ci && npm (?:start|test)$/,
}

test('every command in the README is run by a test', () => {
  assert.ok(commands.length >= 15, commands.join('\n'))
  const others = commands.filter((command) => !Object.values(RUN_BY).some((pattern) => pattern.test(command)))
  assert.deepEqual(others, [])
})

test('the first command serves where the README says', () => {
  const { host, port } = SETTINGS
  assert.match(readme, RegExp(`npm start +# serves on http://${host.fallback}:${port.fallback}\\n`))
})

test('without a seed, a draw is the same all day, as the README says where people start', async () => {
  assert.match(readme, /`\{\}` draws the same cards all day/)
  const parts = testParts()
  const service = await testService(parts)
  const draw = async () =>
    (await service.inject({ method: 'POST', url: '/v1/tarot/three-card', payload: {} })).json().cards
  const first = await draw()
  parts.moveClock(3_600_000)
  assert.deepEqual(await draw(), first)
  parts.moveClock(86_400_000)
  assert.notDeepEqual(await draw(), first)
})
