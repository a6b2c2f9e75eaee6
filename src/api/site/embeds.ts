/** `/embed.js`, the script that other sites embed, and `/embed/…`, the same elements as pages for their frames. */
import { hash } from 'node:crypto'
import { escaped } from '../../drawing/wheel/svg.ts'
import { ServiceError } from '../../errors.ts'
import type { Exchange } from '../../http/exchange.ts'
import { answerFile } from '../../http/file.ts'
import type { AnswerBody } from '../../http/respond.ts'
import type { Route } from '../../http/route.ts'
import { EMBED } from '../../page/page-files.ts'
import { Type } from '../../schema/type.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import type { Parts } from '../parts.ts'
import { notFoundPage } from './not-found-page.ts'
import { documentHeaders, encodings } from './page.ts'

/** Other sites have it under one name for years, so a new version must reach them soon. */
const FOR_AN_HOUR = 'public, max-age=3600'

const SCRIPT_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** The element fills the frame, whatever its width. */
const STYLE = 'body{margin:0}augury-card,augury-day,augury-moon,augury-wheel,augury-pair{max-width:none}'

const HEADERS = {
  ...documentHeaders({
    'style-src': `'sha256-${hash('sha256', STYLE, 'base64')}'`,
    'frame-ancestors': '*',
  }),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': FOR_AN_HOUR,
  'x-robots-tag': 'noindex',
} as const

/** Which attributes a frame's address may set. There is none for a birth: it would stand in the address. */
const FRAMES = {
  card: ['seed', 'theme', 'scheme'],
  day: ['date', 'reading', 'scheme'],
  moon: ['at', 'timezone', 'latitude', 'longitude', 'place', 'scheme'],
  wheel: ['scheme'],
  pair: ['signs', 'kind', 'scheme'],
} as const

export function embedRoutes({ page }: Parts): Route[] {
  if (page === undefined) return []
  const script = async (exchange: Exchange): Promise<AnswerBody> => {
    const file = (await page.files().catch(() => undefined))?.get(EMBED)
    if (file === undefined) throw new ServiceError('SERVICE_UNAVAILABLE', 'The script could not be built.')
    exchange.addHeaders(SCRIPT_HEADERS)
    return answerFile(exchange, encodings(file), FOR_AN_HOUR)
  }
  const frames = (Object.keys(FRAMES) as (keyof typeof FRAMES)[]).map(
    (name): Route => ({
      method: 'GET',
      path: name === 'day' ? '/embed/day/:sign' : `/embed/${name}`,
      query: Type.Object(
        Object.fromEntries(FRAMES[name].map((attribute) => [attribute, Type.Optional(Type.String())])),
      ),
      answer: (exchange) => frame(exchange, name),
    }),
  )
  return [{ method: 'GET', path: `/${EMBED}`, answer: script }, ...frames]
}

function frame(exchange: Exchange, name: keyof typeof FRAMES): AnswerBody {
  exchange.addHeaders(HEADERS)
  const { sign } = exchange.params as { sign?: string }
  const toThePage = sign === undefined ? '../' : '../../'
  if (sign !== undefined && !SIGNS.some((each) => each === sign.toLowerCase())) {
    exchange.status = 404
    return notFoundPage('There is no sign of that name.', toThePage)
  }
  const given = { sign, ...(exchange.query as Record<string, string | undefined>) }
  const attributes = Object.entries(given)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Augury</title>
<style>${STYLE}</style>
<augury-${name}${attributes.join('')}></augury-${name}>
<script src="${toThePage}${EMBED}" async></script>
<noscript><p>This needs JavaScript. <a href="${toThePage}" target="_blank">The page of the service</a></p></noscript>
</html>
`
}
