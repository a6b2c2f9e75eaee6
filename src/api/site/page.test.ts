import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testParts, testService } from '../../../test/service.ts'
import { BuiltPage } from '../../page/built-page.ts'
import type { PageSource } from '../../page/page-files.ts'

const page = new BuiltPage()
const files = await page.files()
const service = await testService(testParts({}, { page }))
const asset = [...files.keys()].find((path) => path.endsWith('.js'))!

test('the document is revalidated on each visit and its policy forbids other hosts', async () => {
  const reply = await service.inject('/')
  assert.equal(reply.statusCode, 200)
  assert.equal(reply.headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(reply.headers['cache-control'], 'no-cache')
  assert.equal(reply.headers['x-content-type-options'], 'nosniff')
  const policy = String(reply.headers['content-security-policy'])
  assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/)
  assert.doesNotMatch(policy, /unsafe|https?:|\*|data:/)
  const again = await service.inject({ url: '/', headers: { 'if-none-match': String(reply.headers.etag) } })
  assert.equal(again.statusCode, 304)
  assert.equal(again.body, '')
})

test('the files of the document have hashed names and are cached indefinitely', async () => {
  const { body } = await service.inject('/')
  const named = [...body.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path]) => path!)
  assert.ok(named.length >= 3, 'script, style and icon')
  for (const path of named) {
    assert.match(path, /-[\w-]{8}\.\w+$/)
    const reply = await service.inject(`/${path}`)
    assert.equal(reply.statusCode, 200, path)
    assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable')
  }
})

test('each room is answered with the document, which says where the page begins', async () => {
  for (const [path, base] of [
    ['/', './'],
    ['/sky', './'],
    ['/sky/leo', '../'],
    ['/month', './'],
    ['/chart', './'],
    ['/your-day', './'],
    ['/deck', './'],
    ['/deck/ar17', '../'],
    ['/journal', './'],
  ] as const) {
    const reply = await service.inject(path)
    assert.equal(reply.statusCode, 200, path)
    assert.ok(reply.body.includes(`<base href="${base}" />`), path)
    const gzipped = await service.inject({ url: path, headers: { 'accept-encoding': 'gzip' } })
    assert.equal(gunzipSync(gzipped.rawPayload).toString(), reply.body)
  }
})

test('a browser without scripts gets the day of the twelve signs, another one each day, whoever writes the texts', async () => {
  const parts = testParts({}, { page })
  const own = await testService(parts)
  const told = async () => (await own.inject('/sky/leo')).body
  const before = await told()
  const { data } = (await own.inject('/v1/astrology/horoscope/daily')).json()
  assert.equal(data.horoscopes.length, 12)
  const noscript = before.slice(before.indexOf('<noscript>'), before.indexOf('</noscript>'))
  for (const { summary } of data.horoscopes) assert.ok(noscript.includes(summary), summary)
  parts.moveClock(86_400_000)
  assert.notEqual(await told(), before)
  const desk = { ...parts.desk, edition: 'a model', write: () => Promise.reject(new Error('asked a model')) }
  const modelled = await testService({ ...parts, desk })
  assert.equal((await modelled.inject('/')).statusCode, 200)
})

test('a file is sent in the best encoding the client accepts, with the same content in each', async () => {
  const inPlain = await service.inject(`/${asset}`)
  assert.equal(inPlain.headers['content-encoding'], undefined)
  const encodings = [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const
  for (const [accepted, encoding, decompress] of encodings) {
    const reply = await service.inject({ url: `/${asset}`, headers: { 'accept-encoding': accepted } })
    assert.equal(reply.headers['content-encoding'], encoding)
    assert.equal(reply.headers.vary, 'Accept-Encoding')
    assert.equal(decompress(reply.rawPayload).toString(), inPlain.body)
  }
})

test('a missing file is a 404 with a message', async () => {
  const reply = await service.inject('/assets/index-00000000.js')
  assert.equal(reply.statusCode, 404)
  assert.equal(reply.json().error.code, 'NOT_FOUND')
})

test('if the page cannot be built, `/` says so and the API still works', async () => {
  const broken: PageSource = {
    files: async () => Promise.reject(new Error('no bundler')),
    stop: () => undefined,
  }
  const without = await testService(testParts({}, { page: broken }))
  const reply = await without.inject('/')
  assert.equal(reply.statusCode, 503)
  assert.match(reply.body, /The page could not be built/)
  assert.doesNotMatch(reply.body, /no bundler/)
  assert.equal((await without.inject(`/${asset}`)).statusCode, 404)
  assert.equal((await without.inject('/v1/tarot/health')).statusCode, 200)
})
