/** Compresses the answers of the API, where it pays and the client accepts it. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { CachedBody, compressInThread } from './cached-body.ts'
import type { Exchange } from './exchange.ts'
import { type Encoding, preferredEncoding } from './negotiation.ts'
import { type AnswerBody, type ResponseBody, responseBodyOf } from './respond.ts'

/** A smaller answer fits into one packet anyway. Counted in characters, nearly all of which are one byte. */
const MIN_LENGTH = 1024
/** Compressed on the event loop, while all other requests wait: 10 µs for each kilobyte. Longer texts are compressed in another thread, which takes longer to begin. */
const MAX_LENGTH_AT_ONCE = 131_072
const TEXTS = /^(?:application\/json|application\/atom\+xml|text\/|image\/svg\+xml)/

/** The body as it is sent. Pages and pictures outside `/v1` are files, which have their own encodings. */
export function compressed(exchange: Exchange, answer: AnswerBody): ResponseBody | Promise<ResponseBody> {
  const body = responseBodyOf(answer)
  if (exchange.verdict === undefined || typeof body !== 'string') return body
  // The headers of a 304 are those of the answer that it stands for (RFC 9110 §15.4.5).
  if (exchange.status === 304) exchange.isCompressible = true
  if (exchange.status !== 200 || body.length < MIN_LENGTH || !isText(exchange)) return body
  exchange.isCompressible = true
  const encoding = preferredEncoding(exchange.request.headers['accept-encoding'])
  if (encoding === undefined) return body
  exchange.addHeaders({ 'content-encoding': encoding })
  if (answer instanceof CachedBody) return answer.compressed(encoding)
  return body.length > MAX_LENGTH_AT_ONCE ? compressInThread(body, encoding) : COMPRESS_NOW[encoding](body)
}

function isText({ added }: Exchange): boolean {
  const type = added?.['content-type']
  return type === undefined || TEXTS.test(String(type))
}

/** The fastest settings: 36 and 60 µs for a chart of 6 kB. Most of that is set-up, which is shorter with smaller tables. */
// mutate-block constant 4097, constant 4095, constant 2, constant 14, constant 12, constant 7, constant 5: settings of speed; the text that arrives is the same, and hardly longer
const COMPRESS_NOW: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, { chunkSize: 4096, params: FAST_BROTLI }),
  gzip: (text) => gzipSync(text, { chunkSize: 4096, level: 1, windowBits: 13, memLevel: 6 }),
}
// mutate-block constant: the same
const FAST_BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 }
