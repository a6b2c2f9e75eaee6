import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { testParts, testService } from '../../../test/service.ts'
import { ART_VERSION } from '../../art-version.ts'
import { isFileName } from '../../pictures/picture.ts'
import { Pictures } from '../../pictures/pictures.ts'
import { DECK } from '../../tarot/deck.ts'

const pictures = new Pictures()
await pictures.prepare()
const inData = (name: string) => readFileSync(`data/cards/${name}`, 'utf8')
const service = await testService(testParts({}, { pictures }))
const get = (url: string, headers: Record<string, string> = {}) =>
  service.inject({ method: 'GET', url, headers })

test('every card of the deck has a picture', () => {
  assert.deepEqual(
    DECK.filter(({ id }) => !isFileName(`${id}.png`) || !isFileName(`${id}.svg`)).map(({ id }) => id),
    [],
  )
})

test('the SVG is the file of the deck', async () => {
  const reply = await get('/cards/cu05.svg')
  assert.equal(reply.statusCode, 200)
  assert.equal(reply.headers['content-type'], 'image/svg+xml; charset=utf-8')
  assert.equal(reply.body, inData('cu05.svg'))
})

test('a client that accepts gzip gets the SVG compressed, with its own ETag', async () => {
  const packed = await get('/cards/cu05.svg', { 'accept-encoding': 'br, gzip;q=0.8' })
  assert.equal(packed.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(packed.rawPayload).toString(), inData('cu05.svg'))
  assert.equal(packed.headers.vary, 'Accept-Encoding')
  const plain = await get('/cards/cu05.svg', { 'accept-encoding': 'gzip;q=0' })
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.notEqual(plain.headers.etag, packed.headers.etag)
})

test('the PNG is 600 pixels wide and 1040 high', async () => {
  for (const name of ['ar17', 'back']) {
    const { statusCode, headers, rawPayload } = await get(`/cards/${name}.png`)
    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'image/png')
    assert.deepEqual([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)], [600, 1040])
  }
})

test('a link with the art version is cached indefinitely, any other for an hour', async () => {
  const cacheControl = async (url: string) => (await get(url)).headers['cache-control']
  assert.equal(await cacheControl(`/cards/ar00.svg?v=${ART_VERSION}`), 'public, max-age=31536000, immutable')
  assert.equal(await cacheControl('/cards/ar00.svg'), 'public, max-age=3600')
  assert.equal(await cacheControl('/cards/ar00.svg?v=other'), 'public, max-age=3600')
})

test('a client that already has the picture gets 304', async () => {
  const url = `/cards/ar00.png?v=${ART_VERSION}`
  const first = await get(url)
  const etag = String(first.headers.etag)
  assert.match(etag, /^"[\w-]{22}"$/)
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get(url, { 'if-none-match': header })
    assert.equal(again.statusCode, 304, header)
    assert.equal(again.body, '')
    assert.equal(again.headers.etag, etag)
    assert.equal(again.headers['cache-control'], first.headers['cache-control'])
  }
  assert.equal((await get(url, { 'if-none-match': '"other"' })).statusCode, 200)
})

test('HEAD answers as GET does, without the picture', async () => {
  const reply = await service.inject({ method: 'HEAD', url: '/cards/ar00.svg' })
  assert.equal(reply.statusCode, 200)
  assert.equal(Number(reply.headers['content-length']), Buffer.byteLength(inData('ar00.svg')))
  assert.equal(reply.body, '')
})

test('an unknown name is 404 and the message lists what exists', async () => {
  for (const name of [
    'ar22.png',
    'ar00.gif',
    'ar00',
    'AR00.png',
    'toString.svg',
    '%2e%2e%2fetc.png',
    'ar00.png.svg',
  ]) {
    const reply = await get(`/cards/${name}`)
    assert.equal(reply.statusCode, 404, name)
    assert.equal(reply.json().error.code, 'NOT_FOUND')
    assert.match(reply.json().error.message, /There is no picture .*ar00\.png to peki\.png/)
    assert.equal(reply.headers['cache-control'], 'no-store')
  }
})

test('another method is 405 with Allow', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const reply = await service.inject({ method, url: '/cards/ar00.png' })
    assert.equal(reply.statusCode, 405)
    assert.equal(reply.headers.allow, 'GET, HEAD')
  }
})

test('a PNG that is not built redirects to the SVG, even behind a proxy with a path prefix', async () => {
  const without = await testService(testParts())
  for (const [url, location] of [
    ['/cards/ar00.png', 'ar00.svg'],
    ['/cards/back.png?v=other', 'back.svg'],
    [`/cards/ar00.png?v=${ART_VERSION}`, `ar00.svg?v=${ART_VERSION}`],
  ] as const) {
    const reply = await without.inject(url)
    assert.equal(reply.statusCode, 307)
    assert.equal(reply.headers.location, location)
    assert.equal(reply.headers['cache-control'], 'no-store')
    assert.equal(reply.headers['access-control-allow-origin'], '*')
    assert.equal((await without.inject(`/cards/${location}`)).statusCode, 200)
  }
  assert.equal((await without.inject('/v1/tarot/health')).statusCode, 200)
})

test('a bug in the service is answered without its reason', async () => {
  const broken = { get: () => Promise.reject(new Error('secret detail')), stop: () => undefined }
  const without = await testService(testParts({}, { pictures: broken }))
  const reply = await without.inject('/cards/ar00.svg')
  assert.equal(reply.statusCode, 500)
  assert.equal(reply.json().error.code, 'INTERNAL_ERROR')
  assert.doesNotMatch(reply.body, /secret/)
})

test('pictures are not counted in any limit', async () => {
  for (let i = 0; i < 130; i++) assert.equal((await get('/cards/ar01.svg')).statusCode, 200)
  assert.equal((await get('/cards/ar01.svg')).headers['x-ratelimit-limit'], undefined)
})

test('the links in a reading lead to pictures that exist and are cached indefinitely', async () => {
  const { card } = (await service.inject({ method: 'POST', url: '/v1/tarot/daily-card', payload: {} })).json()
  for (const link of [card.image_url, card.image_svg_url]) {
    const { pathname, search } = new URL(link)
    const reply = await get(pathname + search)
    assert.equal(reply.statusCode, 200)
    assert.match(String(reply.headers['cache-control']), /immutable/)
  }
})
