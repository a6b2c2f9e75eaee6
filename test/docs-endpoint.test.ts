/** Follows docs/adding-an-endpoint.md to the letter, beside the sources, and asks the endpoint that it makes. */
import assert from 'node:assert/strict'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'

const page = readFileSync('docs/adding-an-endpoint.md', 'utf8')
const files = [...page.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, path, text]) => ({
  path: path!,
  text: text!,
}))

const [, added, list] = /add `(.+?)` to the list in `(.+?)`/.exec(page)!
const rows = readFileSync(list!, 'utf8')

const copy = mkdtempSync(join(tmpdir(), 'augury-endpoint-'))
after(() => rmSync(copy, { recursive: true }))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
// A file that leads to the list is a copy. All others are links: their code is what this process has loaded.
const COPIES = ['src/api/app.ts', 'test/service.ts']
for (const path of COPIES) write(path, readFileSync(path, 'utf8'))
for (const path of globSync('src/**/*.ts', { exclude: ['**/*.test.ts', list!, ...COPIES] })) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  symlinkSync(resolve(path), join(copy, path))
}
for (const name of ['data', 'node_modules', 'package.json']) symlinkSync(resolve(name), join(copy, name))
for (const { path, text } of files) write(path, text)
write(
  list!,
  `import { greetingRoute } from './endpoints/greeting/route.ts'\n${rows.replace('return [\n    ', `$&${added}\n    `)}`,
)

const { testService, testParts } = (await import(
  pathToFileURL(join(copy, 'test/service.ts')).href
)) as typeof import('./service.ts')
const service = await testService(testParts())
const greet = async (payload: object) =>
  service.inject({ method: 'POST', url: '/v1/astrology/greeting', payload })

test('the page makes a folder for the endpoint, and its reading', () => {
  assert.deepEqual(
    files.map(({ path }) => path.split('/').slice(1, -1).join('/')),
    ['api/endpoints/greeting', 'readings', 'api/endpoints/greeting', 'api/endpoints/greeting'],
  )
})

test('the endpoint answers, and is in the OpenAPI document with the answer it gives', async () => {
  const { paths } = (await service.inject('/v1/openapi.json')).json()
  const { example } = paths['/astrology/greeting'].post.responses[200].content['application/json']
  const reply = await greet({ sign: 'Leo' })
  assert.equal(reply.statusCode, 200)
  assert.deepEqual(reply.json().data, example.data)
  assert.match((await greet({ sign: 'leo', style: 'poetic' })).json().data.text, /^O Leo/)
})

test('a new endpoint refuses a wrong request, and has limits and methods, without a line for them', async () => {
  assert.equal((await greet({ sign: 'ophiuchus' })).json().error.code, 'INVALID_ZODIAC_SIGN')
  assert.equal((await greet({ sign: 'leo', style: 'long' })).json().error.code, 'VALIDATION_ERROR')
  const other = await service.inject({ method: 'DELETE', url: '/v1/astrology/greeting' })
  assert.deepEqual([other.statusCode, other.headers.allow], [405, 'POST, OPTIONS'])
  assert.equal(other.headers['x-ratelimit-limit'], '60')
})
