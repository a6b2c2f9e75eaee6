import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CachedBody } from './cached-body.ts'
import { compressed } from './compression.ts'
import { Exchange } from './exchange.ts'
import type { AnswerBody, ResponseBody } from './respond.ts'

const DATA = { text: 'Schönes Wetter heute. '.repeat(100) }
const LONG = JSON.stringify(DATA)
const VERDICT = { limit: 1, remaining: 0, resetsAt: 0, refusedBy: undefined }

function asking(accepted?: string): Exchange {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  return Object.assign(new Exchange({ headers, socket: {} }), { verdict: VERDICT })
}

const encodingOf = ({ added }: Exchange) => added?.['content-encoding']

/** As a client reads it. */
function unpacked(exchange: Exchange, body: ResponseBody): string {
  const encoding = encodingOf(exchange)
  if (encoding === undefined) return String(body)
  assert.ok(body instanceof Buffer)
  return String(encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body))
}

const ENCODINGS = { gzip: 'gzip', br: 'br', 'gzip, br': 'br', 'br;q=0, gzip': 'gzip', '*': 'br' }
const ANSWERS: Record<string, AnswerBody> = {
  'a text': LONG,
  'an object': DATA,
  'a cached text': new CachedBody(LONG),
  'a cached object': new CachedBody(DATA),
}

for (const [what, answer] of Object.entries(ANSWERS))
  test(`${what} arrives whole in each encoding, Brotli before gzip`, async () => {
    const none = { 'gzip;q=0': 'none', identity: 'none' }
    for (const [accepted, encoding] of Object.entries({ ...ENCODINGS, ...none })) {
      const exchange = asking(accepted)
      const sent = await compressed(exchange, answer)
      assert.equal(encodingOf(exchange) ?? 'none', encoding, accepted)
      assert.equal(unpacked(exchange, sent), LONG, accepted)
      assert.equal(exchange.isCompressible, true)
    }
  })

test('a compressed answer has less than a tenth of the bytes of a text that repeats itself', async () => {
  for (const answer of [LONG, LONG.repeat(100), new CachedBody(LONG)])
    for (const accepted of ['gzip', 'br']) {
      const sent = (await compressed(asking(accepted), answer)) as Buffer
      const whole = answer instanceof CachedBody ? LONG : answer
      assert.ok(sent.length < Buffer.byteLength(whole) / 10, `${sent.length} by ${accepted}`)
    }
})

test('a cached body is compressed once for each encoding', async () => {
  const body = new CachedBody(DATA)
  for (const accepted of ['gzip', 'br']) {
    const first = await compressed(asking(accepted), body)
    assert.equal(await compressed(asking(accepted), body), first)
  }
  assert.notEqual(await body.compressed('gzip'), await body.compressed('br'))
})

test('a client that names no encoding gets plain text, and the answer has Vary: Accept-Encoding', async () => {
  const exchange = asking()
  assert.equal(await compressed(exchange, LONG), LONG)
  assert.equal(encodingOf(exchange), undefined)
  assert.equal(exchange.isCompressible, true)
})

test('a short answer, a picture and a file outside /v1 stay as they are', async () => {
  const png = asking('gzip')
  png.addHeaders({ 'content-type': 'image/png' })
  const outside = Object.assign(asking('gzip'), { verdict: undefined })
  const cases: [Exchange, AnswerBody][] = [
    [asking('gzip'), '{}'],
    [asking('gzip'), 'x'.repeat(1023)],
    [asking('gzip'), Buffer.from(LONG)],
    [png, LONG],
    [outside, LONG],
  ]
  for (const [exchange, answer] of cases) {
    assert.equal(await compressed(exchange, answer), answer)
    assert.equal(encodingOf(exchange), undefined)
  }
})

test('texts of any length and script are the same after decompression, also those that another thread has compressed', async () => {
  for (const length of [1024, 65_535, 131_072, 131_073, 300_000]) {
    const text = 'aé月𝄞'.repeat(length / 5).padEnd(length, 'x')
    for (const accepted of ['gzip', 'br']) {
      const exchange = asking(accepted)
      assert.equal(unpacked(exchange, await compressed(exchange, text)), text, `${length} ${accepted}`)
      assert.equal(encodingOf(exchange), accepted)
    }
  }
})

test('a short text is compressed before anybody else is answered, a long one in another thread', () => {
  assert.ok(compressed(asking('gzip'), 'x'.repeat(131_072)) instanceof Buffer)
  assert.ok(compressed(asking('gzip'), 'x'.repeat(131_073)) instanceof Promise)
})
