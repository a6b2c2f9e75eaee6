/** A body that many requests get unchanged. It is written once and compressed once for each encoding, and lives as long as its content. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiation.ts'

const brotliCompressed = promisify(brotliCompress)
const gzipped = promisify(gzip)

// mutate-block constant: a setting of speed and size: the text that arrives is the same
const BROTLI = {
  // The default takes twenty times as long as this, for a tenth less.
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

export class CachedBody {
  /** An object is sent as JSON. It is shared by requests and must not be modified. */
  readonly content: object | string
  readonly text: string
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}

  constructor(content: object | string) {
    this.content = content
    this.text = typeof content === 'string' ? content : JSON.stringify(content)
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    this.#compressed[encoding] ??= compressInThread(this.text, encoding)
    return this.#compressed[encoding]
  }
}

/** Off the event loop, for texts that are long or sent often. */
export const compressInThread = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotliCompressed(text, { params: BROTLI }) : gzipped(text)
