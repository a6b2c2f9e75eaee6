/** `/cards/{id}.png` and `.svg`, outside `/v1` and its limits (decisions §4). */
import { ART_VERSION } from '../../art-version.ts'
import { ServiceError } from '../../errors.ts'
import type { Exchange } from '../../http/exchange.ts'
import { answerFile } from '../../http/file.ts'
import type { AnswerBody } from '../../http/respond.ts'
import type { Route } from '../../http/route.ts'
import { type FileName, type Format, isFileName, type Picture, partsOf } from '../../pictures/picture.ts'
import { Type } from '../../schema/type.ts'
import type { Parts } from '../parts.ts'

/** The picture behind a link with the current art version never changes; any other is revalidated after an hour. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

const TYPES = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const satisfies Record<
  Format,
  string
>

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

export function cardImageRoutes({ pictures }: Parts): Route[] {
  const answer = async (exchange: Exchange): Promise<AnswerBody> => {
    const name = checkedName((exchange.params as { file: string }).file)
    const [picture, format] = partsOf(name)
    const isVersioned = (exchange.query as { v?: unknown }).v === ART_VERSION
    const image = await pictures.get(name)
    exchange.addHeaders(HEADERS)
    if (image === undefined) return redirectToDrawing(picture, isVersioned, exchange)
    const file = { type: TYPES[format], plain: image, gzip: image.gzipped }
    return answerFile(exchange, file, isVersioned ? FOR_EVER : FOR_AN_HOUR)
  }
  const query = Type.Object({ v: Type.Optional(Type.Unknown()) })
  return [{ method: 'GET', path: '/cards/:file', query, answer }]
}

function checkedName(file: string): FileName {
  if (isFileName(file)) return file
  throw noPicture(file)
}

export function noPicture(file: string): ServiceError {
  const message = `There is no picture ${excerptOf(file)}. Pictures are named by card, ar00.png to peki.png and back.png, or .svg.`
  return new ServiceError('NOT_FOUND', message, { provided: file })
}

/** The requested name for the error message, unless it contains unsafe characters. */
const excerptOf = (file: string) => (/^[\w.-]{1,32}$/.test(file) ? file : 'of that name')

/** An image viewer can show the SVG, too. The address is relative because a proxy may add a path prefix. */
function redirectToDrawing(picture: Picture, isVersioned: boolean, exchange: Exchange): AnswerBody {
  exchange.status = 307
  exchange.addHeaders({ location: `${picture}.svg${isVersioned ? `?v=${ART_VERSION}` : ''}` })
  return ''
}
