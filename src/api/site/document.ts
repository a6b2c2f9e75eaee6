/** The page's document as one address gets it: with its head, the way to the page's own folder, and today's twelve signs for browsers without scripts. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Config, sendsQuestions } from '../../config.ts'
import { escaped } from '../../drawing/wheel/svg.ts'
import type { File } from '../../http/file.ts'
import { INDEX, type PageSource } from '../../page/page-files.ts'
import { type DailyReading, readAllSigns } from '../../readings/daily-horoscope.ts'
import { capitalised } from '../../text.ts'
import { dateText } from '../../time/wall-clock.ts'
import { prose } from '../../writer/sentence.ts'
import { phrasebookSource } from '../../writer/text-source.ts'
import type { Parts } from '../parts.ts'
import { type PageHead, withHead, withMissingHead } from './page-head.ts'

/** Placeholders in `src/web/index.html`, which are replaced when it is served. */
const SIGNS = '<!-- the twelve signs -->'
const SITE_NAME = /<meta name="application-name" content="[^"]*" \/>/
/** For browsers without scripts. */
const HEADING = /<h1>[^<]*<\/h1>/
const HELPLINES = '<meta name="helplines" content="" />'
const QUESTIONS_TO_MODEL = '<meta name="questions-to-model" content="" />'

/** Brotli's best takes longer than a visitor should wait for the first document of a day. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** A document in its encodings is about 25 kB. Origins come from the clients, unless `PUBLIC_URL` is set. */
const MAX_DOCUMENTS = 128

const NOTHING_HERE = '<p>There is nothing at this address. <a href="./">To the first room</a></p>'

export class PageDocument {
  readonly #page: PageSource
  readonly #parts: Parts
  /** Of today, by their absolute address. */
  readonly #made = new Map<string, Promise<File>>()
  #day = ''
  #html: Promise<Html> | undefined

  constructor(page: PageSource, parts: Parts) {
    this.#page = page
    this.#parts = parts
  }

  get today(): string {
    return dateText(this.#parts.now())
  }

  /** `head` has absolute addresses. */
  at(head: PageHead, toThePage: string): Promise<File> {
    this.#forgetYesterday()
    const cached = this.#made.get(head.address)
    if (cached !== undefined) return cached
    const making = this.#make(head, toThePage)
    if (this.#made.size >= MAX_DOCUMENTS) this.#made.delete(this.#made.keys().next().value!)
    this.#made.set(head.address, making)
    // After a failure the next visit tries again.
    making.catch(() => this.#made.delete(head.address))
    return making
  }

  /** For an unknown address: the page's script shows the same in words. */
  async missing(toThePage: string): Promise<Html> {
    const { type, text } = await this.#source()
    return {
      type,
      text: withMissingHead(text, toThePage, this.#parts.config.siteName).replace(SIGNS, NOTHING_HERE),
    }
  }

  #forgetYesterday(): void {
    const { today } = this
    if (today === this.#day) return
    this.#made.clear()
    this.#html = undefined
    this.#day = today
  }

  async #source(): Promise<Html> {
    const { type, plain } = (await this.#page.files()).get(INDEX)!
    return { type, text: withSettings(plain.toString(), this.#parts.config) }
  }

  async #withSigns(): Promise<Html> {
    const [{ type, text }, readings] = await Promise.all([this.#source(), this.#readings()])
    return { type, text: text.replace(SIGNS, () => twelveSigns(readings)) }
  }

  async #make(head: PageHead, toThePage: string): Promise<File> {
    this.#html ??= this.#withSigns().catch((error: unknown) => {
      this.#html = undefined
      throw error
    })
    const { type, text } = await this.#html
    const bytes = Buffer.from(withHead(text, head, toThePage, this.#parts.config.siteName))
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    return {
      type,
      plain: { bytes, etag: `"${etag}-plain"` },
      gzip: { bytes: gzipSync(bytes), etag: `"${etag}-gzip"` },
      br: { bytes: brotliCompressSync(bytes, QUALITY), etag: `"${etag}-brotli"` },
    }
  }

  /** Written by the phrasebook: opening the page must not wait for a language model, or cost anything. */
  #readings(): Promise<readonly DailyReading[]> {
    return readAllSigns({ ...this.#parts, textSource: phrasebookSource }).catch((error: unknown) => {
      this.#parts.log.warn({ err: error }, 'the page is served without the twelve signs')
      return []
    })
  }
}

interface Html {
  readonly type: string
  readonly text: string
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

/** Settings that the page needs before it sends a request: the site's name, the operator's helplines, and whether questions go to a model. */
export const withSettings = (
  html: string,
  config: Pick<Config, 'siteName' | 'helplines' | 'llmProvider' | 'llmQuestions'>,
): string =>
  html
    .replace(SITE_NAME, () => `<meta name="application-name" content="${escaped(config.siteName)}" />`)
    .replace(HEADING, () => `<h1>${escaped(config.siteName)}</h1>`)
    .replace(HELPLINES, () =>
      config.helplines === undefined
        ? ''
        : `<meta name="helplines" content="${escaped(config.helplines)}" />`,
    )
    .replace(
      QUESTIONS_TO_MODEL,
      sendsQuestions(config) ? '<meta name="questions-to-model" content="true" />' : '',
    )
