/** A text that is sent many times. Its compressed copies are made when a client first asks for one, and live as long as the text. */
import { promisify } from 'node:util'
import { brotliCompress, constants, deflateRaw } from 'node:zlib'
import { type Around, SizedText } from './respond.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(deflateRaw)

/** Brotli's default takes twenty times as long as this, for a tenth less. */
const BROTLI_QUALITY = 5

export class KeptText extends SizedText {
  #deflated: Promise<Buffer> | undefined
  #brotli: Promise<Buffer> | undefined

  override get around(): Around {
    return { head: '', kept: this, tail: '' }
  }

  /** Blocks of DEFLATE that end at a whole byte and are not the last: others can stand before and after them (RFC 1951 §3.2.4). */
  deflated(): Promise<Buffer> {
    this.#deflated ??= deflate(this.text, { finishFlush: constants.Z_SYNC_FLUSH })
    return this.#deflated
  }

  brotli(): Promise<Buffer> {
    this.#brotli ??= brotli(this.text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes,
      },
    })
    return this.#brotli
  }
}
