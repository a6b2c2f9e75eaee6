import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressed } from './compression.ts'
import { Exchange } from './exchange.ts'
import { KeptText } from './kept-text.ts'
import { type Answer, SizedText, wider } from './respond.ts'

const LONG = JSON.stringify({ text: 'Schönes Wetter heute. '.repeat(100) })
const VERDICT = { limit: 1, remaining: 0, resetsAt: 0, refusedBy: undefined }

function asking(accepted?: string): Exchange {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  return Object.assign(new Exchange({ headers, socket: {} }), { verdict: VERDICT })
}

const encodingOf = ({ added }: Exchange) => added?.['content-encoding']

/** As a client reads it. */
function unpacked(exchange: Exchange, answer: Answer): string {
  if (answer instanceof SizedText) return answer.text
  assert.ok(answer instanceof Buffer)
  return String(encodingOf(exchange) === 'br' ? brotliDecompressSync(answer) : gunzipSync(answer))
}

const ANSWERS: Record<string, { answer: Answer; text?: string; encodings: Record<string, string> }> = {
  'a text': { answer: LONG, encodings: { gzip: 'gzip', br: 'br', 'gzip, br': 'br' } },
  'an object': {
    answer: JSON.parse(LONG),
    text: LONG,
    encodings: { gzip: 'gzip', br: 'br', 'gzip, br': 'br' },
  },
  'a kept text': { answer: new KeptText(LONG), encodings: { gzip: 'gzip', br: 'br', 'gzip, br': 'br' } },
  'a kept text in an envelope': {
    answer: new SizedText(`{"ö":${LONG}}`, undefined, wider('{"ö":', new KeptText(LONG).around, '}')),
    text: `{"ö":${LONG}}`,
    encodings: { gzip: 'gzip', br: 'br', 'br, gzip;q=0': 'br', 'gzip, br': 'gzip' },
  },
}

for (const [what, { answer, text = LONG, encodings }] of Object.entries(ANSWERS))
  test(`${what} arrives whole in each encoding that it has`, async () => {
    const always = { 'gzip;q=0': 'none', identity: 'none', '*': Object.values(encodings).at(-1)! }
    for (const [accepted, encoding] of Object.entries({ ...encodings, ...always })) {
      const exchange = asking(accepted)
      const sent = await compressed(exchange, answer)
      assert.equal(encodingOf(exchange) ?? 'none', encoding, accepted)
      assert.equal(unpacked(exchange, sent), text, accepted)
      assert.equal(exchange.isCompressible, true)
    }
  })

test('a kept text is compressed once, whatever stands around it', async () => {
  const kept = new KeptText(LONG)
  assert.equal(kept.deflated(), kept.deflated())
  assert.equal(kept.brotli(), kept.brotli())
  for (const id of ['a', 'b']) {
    const exchange = asking('gzip')
    const text = new SizedText(`${id}${LONG}`, undefined, wider(id, kept.around, ''))
    const sent = (await compressed(exchange, text)) as Buffer
    assert.ok(sent.includes(await kept.deflated()))
    assert.equal(unpacked(exchange, sent), `${id}${LONG}`)
  }
})

test('a client that names no encoding gets the text as it is, and a proxy is told that others may not', async () => {
  const exchange = asking()
  const sent = await compressed(exchange, LONG)
  assert.equal(unpacked(exchange, sent), LONG)
  assert.equal(encodingOf(exchange), undefined)
  assert.equal(exchange.isCompressible, true)
})

test('a short answer, a picture, a file outside /v1 and a very long text that is not kept stay as they are', async () => {
  const png = asking('gzip')
  png.addHeaders({ 'content-type': 'image/png' })
  const outside = Object.assign(asking('gzip'), { verdict: undefined })
  const cases: [Exchange, Answer][] = [
    [asking('gzip'), '{}'],
    [asking('gzip'), Buffer.from(LONG)],
    [png, LONG],
    [outside, LONG],
    [asking('gzip'), `"${'x'.repeat(200_000)}"`],
  ]
  for (const [exchange, answer] of cases) {
    await compressed(exchange, answer)
    assert.equal(encodingOf(exchange), undefined)
  }
})

test('texts of any length and script survive, also at the bounds of a block', async () => {
  for (const length of [1024, 65_535, 65_536, 300_000]) {
    const text = 'aé月𝄞'.repeat(length / 4) + 'x'.repeat(length % 4)
    const exchange = asking('gzip')
    const whole = new SizedText(`<${text}>`, undefined, wider('<', new KeptText(text).around, '>'))
    assert.equal(unpacked(exchange, await compressed(exchange, whole)), `<${text}>`, String(length))
  }
})
