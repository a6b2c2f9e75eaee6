/** The page's document as one address gets it: with the way to the page's own folder, and today's twelve signs for browsers without scripts. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { escaped } from '../../drawing/wheel/svg.ts'
import type { File } from '../../http/file.ts'
import { INDEX, type PageSource } from '../../page/page-files.ts'
import { type DailyReading, readAllSigns } from '../../readings/daily-horoscope.ts'
import { capitalised } from '../../text.ts'
import { dateText } from '../../time/wall-clock.ts'
import { phrasebookDesk } from '../../writer/desk.ts'
import { prose } from '../../writer/sentence.ts'
import type { Parts } from '../parts.ts'

/** What stands in `src/web/index.html` until it is served. */
const BASE = '<base href="./" />'
const SIGNS = '<!-- the twelve signs -->'
const HELPLINES = '<meta name="helplines" content="" />'

/** Brotli's best takes longer than a visitor should wait for the first document of a day. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export class PageDocument {
  readonly #page: PageSource
  readonly #parts: Parts
  /** Of today, by the number of folders between the address and the page's own. */
  readonly #made = new Map<number, Promise<File>>()
  #day = ''

  constructor(page: PageSource, parts: Parts) {
    this.#page = page
    this.#parts = parts
  }

  /** `depth` 0 is `/` and `/sky`, 1 is `/sky/leo`. */
  at(depth: number): Promise<File> {
    const today = dateText(this.#parts.now())
    if (today !== this.#day) this.#made.clear()
    this.#day = today
    const known = this.#made.get(depth)
    if (known !== undefined) return known
    const making = this.#make(depth)
    this.#made.set(depth, making)
    // After a failure the next visit tries again.
    making.catch(() => this.#made.delete(depth))
    return making
  }

  async #make(depth: number): Promise<File> {
    const index = (await this.#page.files()).get(INDEX)!
    const signs = twelveSigns(await this.#readings())
    const html = index.plain
      .toString()
      .replace(BASE, `<base href="${depth === 0 ? './' : '../'.repeat(depth)}" />`)
      .replace(SIGNS, () => signs)
    const bytes = Buffer.from(withHelplines(html, this.#parts.config.helplines))
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    return {
      type: index.type,
      plain: { bytes, etag: `"${etag}-plain"` },
      gzip: { bytes: gzipSync(bytes), etag: `"${etag}-gzip"` },
      br: { bytes: brotliCompressSync(bytes, QUALITY), etag: `"${etag}-brotli"` },
    }
  }

  /** By the phrasebook: nobody waits for a model, or pays for one, because somebody opened the page. */
  #readings(): Promise<readonly DailyReading[]> {
    return readAllSigns({ ...this.#parts, desk: phrasebookDesk }).catch((error: unknown) => {
      this.#parts.log.warn({ err: error }, 'the page is served without the twelve signs')
      return []
    })
  }
}

function twelveSigns(readings: readonly DailyReading[]): string {
  if (readings.length === 0) return ''
  const { date } = readings[0]!.day.plan
  const signs = readings.map(
    ({ text, day }) =>
      `<dt id="${day.plan.sign}">${capitalised(day.plan.sign)}</dt><dd>${escaped(prose(text.summary))}</dd>`,
  )
  return `<h2>The twelve signs on <time>${date}</time></h2><dl>${signs.join('')}</dl>`
}

/** The operator's helplines: the page says them itself, before anything leaves the browser. */
export const withHelplines = (html: string, helplines: string | undefined): string =>
  html.replace(HELPLINES, () =>
    helplines === undefined ? '' : `<meta name="helplines" content="${escaped(helplines)}" />`,
  )
