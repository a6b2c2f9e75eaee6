/** `/r/{spread}/{seed}` and `/day/{sign}/{date}`: the page at an address of its own, with a title, a description and a picture for previews. */
import { hash } from 'node:crypto'
import { ServiceError } from '../../errors.ts'
import type { Exchange } from '../../http/exchange.ts'
import { linkScope, originOf } from '../../http/origin.ts'
import type { AnswerBody } from '../../http/respond.ts'
import type { Route } from '../../http/route.ts'
import { INDEX } from '../../page/page-files.ts'
import { readSharedDay, readSharedSpread } from '../../readings/shared-view.ts'
import { pathOfDay, pathOfSpread, SHARED_PATHS, TO_THE_PAGE } from '../../shared-address.ts'
import type { Words } from '../../words/words.ts'
import { sentencesIn } from '../../writer/daily-text.ts'
import { groupNumber } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { withSettings } from './document.ts'
import { notFoundPage } from './not-found-page.ts'
import { documentHeaders, withoutPage } from './page.ts'
import { type PageHead, PREVIEW, withHead } from './page-head.ts'
import { PICTURE_VERSION } from './shared-pictures.ts'

type Head = Pick<PageHead, 'title' | 'description' | 'robots'> & {
  readonly pictureInWords: string
  /** Relative to the page. */
  readonly path: string
}

export function sharedPageRoutes(parts: Parts): Route[] {
  const { page } = parts
  if (page === undefined) return []
  const answer = (headOf: (params: unknown) => Head | Promise<Head>) => async (exchange: Exchange) => {
    try {
      return await documentFor(exchange, await headOf(exchange.params), parts)
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'NOT_FOUND') return nothingHere(exchange, error)
      throw error
    }
  }
  return [
    {
      method: 'GET',
      path: SHARED_PATHS.spread,
      limit: groupNumber('tarot'),
      answer: answer((params) => headOfSpread(parts.words, params as SpreadParams)),
    },
    {
      method: 'GET',
      path: SHARED_PATHS.day,
      limit: groupNumber('dailyHoroscope'),
      answer: answer((params) => headOfDay(params as DayParams, parts)),
    },
  ]
}

interface SpreadParams {
  readonly spread: string
  readonly seed: string
}
interface DayParams {
  readonly sign: string
  readonly date: string
}

function headOfSpread(words: Words, { spread, seed }: SpreadParams): Head {
  const { name, cards, places } = readSharedSpread(words, spread, seed)
  const path = pathOfSpread(spread, seed)
  if (path === undefined) throw new ServiceError('NOT_FOUND', 'This seed has no address.')
  const description = words.links.cardsInWords(cards, places)
  return {
    title: name,
    description,
    path,
    pictureInWords: description,
    // Every seed is another draw, far too many for a search engine.
    robots: 'noindex',
  }
}

async function headOfDay({ sign, date }: DayParams, parts: Parts): Promise<Head> {
  const { titleOfDay, shortened } = parts.words.links
  const { day, text } = await readSharedDay(sign, date, parts)
  const title = titleOfDay(day.plan.sign, date)
  const description = shortened(sentencesIn(text).map((sentence) => sentence.text))
  return { title, description, path: pathOfDay(day.plan.sign, date), pictureInWords: title }
}

const HEADERS = documentHeaders({ 'base-uri': "'self'" })

/** The links to the page's files change with its sources, so the document is revalidated on each visit. */
async function documentFor(
  exchange: Exchange,
  { path, pictureInWords, ...head }: Head,
  parts: Parts,
): Promise<AnswerBody> {
  const { page, log, config } = parts
  exchange.addHeaders(HEADERS)
  const files = await page!.files().catch((error: unknown) => {
    log.error({ err: error }, 'there is no page to serve; the API is not affected')
  })
  if (files === undefined) return withoutPage(exchange, TO_THE_PAGE)
  const address = `${originOf(exchange, config)}/${path}`
  const picture = { address: `${address}.png?v=${PICTURE_VERSION}`, ...PREVIEW, words: pictureInWords }
  const index = withSettings(files.get(INDEX)!.plain.toString(), config)
  const html = withHead(index, { ...head, type: 'article', address, picture }, TO_THE_PAGE, config.siteName)
  exchange.addHeaders({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `${linkScope(config)}, no-cache`,
  })
  return exchange.setEtag(`W/"${hash('sha256', html, 'base64url').slice(0, 22)}"`) ? '' : html
}

function nothingHere(exchange: Exchange, { message }: ServiceError): AnswerBody {
  exchange.status = 404
  exchange.addHeaders({ ...HEADERS, 'content-type': 'text/html; charset=utf-8' })
  return notFoundPage(message, TO_THE_PAGE)
}
