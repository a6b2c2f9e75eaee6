/** `/compatibility/…`: the pages about two signs, as plain documents: a search engine reads them, and a browser without scripts. */
import { hash } from 'node:crypto'
import { escaped } from '../../drawing/wheel/svg.ts'
import type { Exchange } from '../../http/exchange.ts'
import { linkScope, originOf } from '../../http/origin.ts'
import type { AnswerBody } from '../../http/respond.ts'
import type { Route } from '../../http/route.ts'
import { INDEX } from '../../page/page-files.ts'
import { pairsOfSign, type SignPair, signPair } from '../../readings/compatibility.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import type { RoomWords } from '../../words/links.ts'
import { SIGN_PAIR_KINDS, type SignPairKind } from '../../words/sign-pairs.ts'
import type { Words } from '../../words/words.ts'
import { groupNumber } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { documentHeaders, missingPage, withoutPage } from './page.ts'
import { withHead } from './page-head.ts'

interface Document extends RoomWords {
  /** Below the page's own folder. */
  readonly path: string
  /** Of its body, below the title. */
  readonly content: string
}

/** The documents change with a version only; they link to the page's files, whose names change with it. */
const CACHING = 'max-age=3600'
const HEADERS = { ...documentHeaders(), 'content-type': 'text/html; charset=utf-8' }
const ICON = { width: 512, height: 512 } as const

export function compatibilityPageRoutes(parts: Parts): Route[] {
  const { page, words } = parts
  if (page === undefined) return []
  const limit = groupNumber('dailyHoroscope')
  const missing = missingPage(parts)!
  const route = (path: string, make: (signs: readonly Sign[]) => Document): Route => ({
    method: 'GET',
    path,
    limit,
    answer: (exchange) => {
      const given = Object.values((exchange.params ?? {}) as Record<string, string>)
      const signs = given.map((name) => SIGNS.find((sign) => sign === name.toLowerCase()))
      if (signs.some((sign) => sign === undefined)) return missing(exchange)
      return answerDocument(exchange, make(signs as Sign[]), parts)
    },
  })
  return [
    route('/compatibility', () => overview(words)),
    route('/compatibility/:sign', ([sign]) => signDocument(words, sign!)),
    route('/compatibility/:sign/:other', ([first, second]) => pairDocument(words, first!, second!)),
  ]
}

async function answerDocument(exchange: Exchange, document: Document, parts: Parts): Promise<AnswerBody> {
  const { page, log, config, words } = parts
  const toThePage = '../'.repeat(document.path.split('/').length - 1) || './'
  const files = await page!.files().catch((error: unknown) => {
    log.error({ err: error }, 'there is no page to serve; the API is not affected')
  })
  if (files === undefined) return withoutPage(exchange, toThePage)
  const origin = originOf(exchange, config)
  const picture = { address: `${origin}/icon-512.png`, ...ICON, words: words.links.iconWords }
  const head = { ...document, address: `${origin}/${document.path}`, picture, type: 'article' } as const
  const { siteName } = config
  const body = frame(words, siteName, document)
  const html = withHead(withBody(files.get(INDEX)!.plain.toString(), body), head, toThePage, siteName)
  exchange.addHeaders({ ...HEADERS, 'cache-control': `${linkScope(config)}, ${CACHING}` })
  return exchange.setEtag(`W/"${hash('sha256', html, 'base64url').slice(0, 22)}"`) ? '' : html
}

/** The built page without its scripts, for its styles. */
const withBody = (html: string, body: string): string =>
  html
    .replace(/<script\b[^>]*><\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<body>.*<\/body>/s, () => `<body>\n${body}\n</body>`)

const link = (path: string, text: string): string => `<a href="${path}">${escaped(text)}</a>`
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const frame = (words: Words, siteName: string, { title, content }: Document): string =>
  `<main class="sign-pairs"><p class="back">${link('./', siteName)} · ${link('compatibility', words.signPairs.page.toAll)}</p><h1>${escaped(title)}</h1>${content}</main>`

function overview(words: Words): Document {
  const { page } = words.signPairs
  const signs = SIGNS.map((sign) => link(`compatibility/${sign}`, capitalised(sign)))
  const content = `<p>${escaped(page.overview.description)}</p>${list(signs)}`
  return { ...page.overview, path: 'compatibility', content }
}

function signDocument(words: Words, sign: Sign): Document {
  const head = words.signPairs.page.ofSign(sign)
  const lines = pairsOfSign(words, sign).pairs.map(
    (pair) => `${linkToPair(words, sign, pair.sign)}: ${escaped(pair.line)}`,
  )
  return { ...head, path: `compatibility/${sign}`, content: list(lines) }
}

function pairDocument(words: Words, first: Sign, second: Sign): Document {
  const { page } = words.signPairs
  const pairs = SIGN_PAIR_KINDS.map((kind) => signPair(words, first, second, kind))
  const { elements, modalities, angle, summary } = pairs[0]!
  const others = [...new Set([first, second])].map((sign) =>
    link(`compatibility/${sign}`, page.otherPairs(sign)),
  )
  const title = page.titleOfPair(first, second)
  const content = [
    `<p class="stands">${escaped(page.stands(elements, modalities, angle))}</p>`,
    ...pairs.map((pair) => section(words, pair)),
    `<p>${escaped(page.noNumber)} ${link('together', page.toTogether)}</p>`,
    list(others),
  ].join('')
  // Either order is answered; one is the canonical address for search engines.
  const [one, other] = SIGNS.indexOf(first) <= SIGNS.indexOf(second) ? [first, second] : [second, first]
  const description = words.links.shortened([summary])
  return { title, description, path: `compatibility/${one}/${other}`, content }
}

function section(words: Words, { kind, summary, strengths, frictions, advice }: SignPair): string {
  const { page } = words.signPairs
  return `<section id="${kind satisfies SignPairKind}"><h2>${page.kinds[kind]}</h2><p>${escaped(summary)}</p><h3>${page.strengths}</h3>${list(strengths.map(escaped))}<h3>${page.frictions}</h3>${list(frictions.map(escaped))}<h3>${page.advice}</h3><p>${escaped(advice)}</p></section>`
}

const linkToPair = (words: Words, one: Sign, other: Sign): string =>
  link(`compatibility/${one}/${other}`, words.signPairs.page.titleOfPair(one, other))
