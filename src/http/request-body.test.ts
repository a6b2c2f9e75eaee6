import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { parseBody, readBody } from './request-body.ts'

const parse = (text: string) => parseBody(Buffer.from(text))
const codeOf =
  (expected: string, message = '') =>
  (error: unknown) => {
    const { code, message: said } = error as { code: string; message: string }
    return code === expected && said.includes(message)
  }
const refuses = (text: string | Buffer, code: string, message?: string) =>
  assert.throws(() => parseBody(Buffer.from(text as string)), codeOf(code, message), String(text))

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('lists and objects inside each other have at most 32 levels', () => {
  assert.ok(Array.isArray(parse(nested(32))))
  refuses(nested(33), 'VALIDATION_ERROR', 'up to 32 levels')
  refuses(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 'VALIDATION_ERROR', 'up to 32 levels')
})

test('neighbouring lists and brackets inside of strings do not count as levels', () => {
  assert.equal((parse(`[${Array(40).fill('[],{}').join(',')}]`) as unknown[]).length, 80)
  const brackets = '{"['.repeat(40)
  assert.equal(parse(JSON.stringify(brackets)), brackets)
  // After an escaped quotation mark it is still the text, after an escaped backslash it has ended.
  assert.equal(parse(JSON.stringify(`"${'['.repeat(40)}`)), `"${'['.repeat(40)}`)
  refuses(`["\\\\",${nested(32)}]`, 'VALIDATION_ERROR', 'up to 32 levels')
})

test('a request without bytes has no body', () => assert.equal(parse(''), undefined))

test('a byte order mark is skipped, once', () => {
  assert.deepEqual(parse('\ufeff{"a":1}'), { a: 1 })
  refuses('\ufeff\ufeff{"a":1}', 'INVALID_JSON', 'not valid JSON')
})

test('bytes that are not UTF-8 are refused, but U+FFFD that was sent as a character is accepted', () => {
  refuses(Buffer.from([0x22, 0xff, 0x22]), 'INVALID_JSON', 'not valid UTF-8')
  assert.equal(parse('"\ufffd"'), '\ufffd')
})

test('members that could change a prototype are refused, at any depth and however they are written', () => {
  const escaped = '__proto\\u005f_'
  for (const name of ['__proto__', escaped]) {
    refuses(`{"${name}":{}}`, 'VALIDATION_ERROR', '__proto__')
    refuses(`{"a":[1,{"b":{"${name}":1}}]}`, 'VALIDATION_ERROR', '__proto__')
  }
  refuses('{"constructor":{"prototype":{}}}', 'VALIDATION_ERROR', 'constructor.prototype')
  refuses('[null,{"const\\u0072uctor":{"prototype":1}}]', 'VALIDATION_ERROR', 'constructor.prototype')
})

test('a member named constructor without a prototype is accepted, and so are strings with these words', () => {
  for (const value of [
    { constructor: 'x' },
    { constructor: null },
    { constructor: { a: 1 } },
    { question: '__proto__ and constructor' },
    { question: 'caf\u00e9' },
  ])
    assert.deepEqual(parse(JSON.stringify(value)), value)
  assert.deepEqual(parse('{"question":"caf\\u00e9"}'), { question: 'café' })
})

const request = (chunks: readonly string[], headers: Record<string, string> = {}) =>
  Object.assign(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), {
    headers: { 'content-type': 'application/json', ...headers },
  }) as unknown as IncomingMessage

const rejects = (asked: IncomingMessage, code: string, message?: string) =>
  assert.rejects(readBody(asked), codeOf(code, message))

test('a body is read whole, in however many pieces it comes', async () => {
  for (const chunks of [[], ['{}'], ['{"a"', ':1', '}']])
    assert.equal(String(await readBody(request(chunks))), chunks.join(''))
})

test('a body has at most 65,536 bytes, with Content-Length and without', async () => {
  const half = 'x'.repeat(32_768)
  assert.equal((await readBody(request([half, half]))).length, 65_536)
  await rejects(request([half, half, 'x']), 'PAYLOAD_TOO_LARGE', '65536')
  assert.equal((await readBody(request(['{}'], { 'content-length': '65536' }))).length, 2)
  await rejects(request(['{}'], { 'content-length': '65537' }), 'PAYLOAD_TOO_LARGE')
})

test('a body that is too large is read up to a mebibyte, so that its client gets the error, and no further', async () => {
  const piece = 'x'.repeat(65_536)
  async function* endless(read: number[]) {
    for (;;) {
      read.push(1)
      yield Buffer.from(piece)
    }
  }
  const read: number[] = []
  const stream = Readable.from(endless(read), { highWaterMark: 1 })
  const asked = Object.assign(stream, { headers: { 'content-type': 'application/json' } })
  await rejects(asked as unknown as IncomingMessage, 'PAYLOAD_TOO_LARGE')
  stream.destroy()
  // Seventeen pieces are more than a mebibyte; the stream may hold a few more.
  assert.ok(read.length >= 17 && read.length <= 20, String(read.length))
})

test('a body is JSON in UTF-8, and not compressed', async () => {
  for (const type of [
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json;charset="UTF8"',
    'application/json ; version=1',
  ])
    assert.equal(String(await readBody(request(['{}'], { 'content-type': type }))), '{}', type)
  for (const type of ['', 'text/json', 'application/jsonp', 'application/json; charset=latin1'])
    await rejects(request(['{}'], { 'content-type': type }), 'UNSUPPORTED_MEDIA_TYPE', 'as JSON in UTF-8')
  assert.equal(String(await readBody(request(['{}'], { 'content-encoding': ' Identity ' }))), '{}')
  await rejects(request(['{}'], { 'content-encoding': 'gzip' }), 'UNSUPPORTED_MEDIA_TYPE', 'compression')
})

test('a request without a body needs no content type', async () => {
  assert.equal((await readBody(request([], { 'content-type': '' }))).length, 0)
})
