import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testParts, testService } from '../../../test/service.ts'

const service = testService()
const FILES = {
  '/docs/': 'text/html; charset=utf-8',
  '/docs/js/scalar.js': 'text/javascript; charset=utf-8',
} as const

test('/docs redirects to /docs/, even behind a proxy with a path prefix', async () => {
  const { statusCode, headers } = await service.inject('/docs')
  assert.deepEqual([statusCode, headers.location, headers['content-length']], [301, 'docs/', '0'])
})

test('the reference loads its script from this server, and its policy forbids other hosts', async () => {
  const page = await service.inject('/docs/')
  assert.match(page.body, /<script src="js\/scalar\.js">/)
  assert.match(page.body, /"url":"\.\.\/v1\/openapi\.json"/)
  assert.doesNotMatch(page.body, /https?:\/\/(?!www\.w3\.org)/)
  const policy = String(page.headers['content-security-policy'])
  assert.match(policy, /^default-src 'none';.* connect-src 'self';/)
  assert.doesNotMatch(policy, /https?:|\*/)
  const script = await service.inject('/docs/js/scalar.js')
  assert.match(script.body, /createApiReference/)
})

test('the reference tries requests at the server it came from, or at PUBLIC_URL', async () => {
  assert.match((await service.inject('/docs/')).body, /"servers":\[\{"url":"\/v1"\}\]/)
  const published = testService(testParts({ PUBLIC_URL: 'https://augury.example.org' }))
  assert.doesNotMatch((await published.inject('/docs/')).body, /"servers"/)
})

for (const [path, type] of Object.entries(FILES)) {
  test(`${path} comes with its headers, compressed for clients that accept gzip and plain for others`, async () => {
    const plain = await service.inject({ url: path, headers: { 'accept-encoding': 'gzip;q=0' } })
    const packed = await service.inject({ url: path, headers: { 'accept-encoding': 'gzip' } })
    for (const { statusCode, headers } of [plain, packed]) {
      assert.equal(statusCode, 200)
      assert.equal(headers['content-type'], type)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['referrer-policy'], 'no-referrer')
      assert.equal(headers.vary, 'Accept-Encoding')
    }
    assert.equal(plain.headers['content-encoding'], undefined)
    assert.equal(packed.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(packed.rawPayload).toString(), plain.body)
    assert.notEqual(packed.headers.etag, plain.headers.etag)
    const again = { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) }
    assert.equal((await service.inject({ url: path, headers: again })).statusCode, 304)
  })
}

test('the script is the file that its checksum names, and comes as it lies on the disk to clients that accept Brotli', async () => {
  const source = readFileSync('data/reference/SOURCE.md', 'utf8')
  const [, checksum] = /SHA-256 of the script \| `([0-9a-f]{64})`/.exec(source)!
  const file = readFileSync('data/reference/scalar.js.br')
  assert.equal(hash('sha256', brotliDecompressSync(file)), checksum)
  const { headers, rawPayload } = await service.inject({
    url: '/docs/js/scalar.js',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  assert.equal(headers['content-encoding'], 'br')
  assert.deepEqual(rawPayload, file)
})

test('another method is 405 with Allow', async () => {
  const { statusCode, headers } = await service.inject({ method: 'POST', url: '/docs/' })
  assert.deepEqual([statusCode, headers.allow], [405, 'GET, HEAD'])
})
