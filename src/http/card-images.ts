/** `/cards/{id}.png` and `.svg`, outside `/v1` and its limits (decisions §4). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../api/parts.ts'
import { ART_VERSION } from '../drawing/card/art-version.ts'
import { ServiceError } from '../errors.ts'
import {
  type CardImage,
  type FileName,
  type Format,
  isFileName,
  type Picture,
  partsOf,
} from '../pictures/picture.ts'
import { inWords } from './exchange.ts'
import { accepts, hasCopy } from './negotiation.ts'
import { METHODS } from './node-http.ts'
import { respondError } from './respond.ts'

/** A link with the version of the art in it never changes its picture; any other is asked about again each hour. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

const TYPES = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const satisfies Record<
  Format,
  string
>

type Asked = FastifyRequest<{ Params: { file: string }; Querystring: { v?: string | string[] } }>

export function addCardImages(app: FastifyInstance, parts: Parts): void {
  app.addHook('onClose', async () => parts.pictures.stop())
  const fail = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) =>
    respondError(request, reply, inWords(thrown, request.id, parts), parts.now())

  app.get('/cards/:file', async (request: Asked, reply) => {
    try {
      const name = checkedName(request.params.file)
      const [picture, format] = partsOf(name)
      const image = await parts.pictures.get(name)
      return image ? send(image, TYPES[format], request, reply) : sendToDrawing(picture, request, reply)
    } catch (thrown) {
      return fail(thrown, request, reply)
    }
  })

  const others = METHODS.filter((method) => method !== 'GET' && method !== 'HEAD')
  app.route({
    method: others,
    url: '/cards/:file',
    handler: async (request, reply) => fail(wrongMethod(request.method), request, reply),
  })
}

function checkedName(file: string): FileName {
  if (isFileName(file)) return file
  const message = `There is no picture ${excerptOf(file)}. Pictures are named by card, ar00.png to peki.png and back.png, or .svg.`
  throw new ServiceError('NOT_FOUND', message, { provided: file })
}

/** What was asked for, if it can be shown; a name that is no word is not repeated. */
const excerptOf = (file: string) => (/^[\w.-]{1,32}$/.test(file) ? file : 'of that name')

function wrongMethod(method: string): ServiceError {
  return new ServiceError('METHOD_NOT_ALLOWED', `${method} is not answered at this path. Use GET, HEAD.`, {
    allow: ['GET', 'HEAD'],
  })
}

/** Whatever shows a picture shows the drawing, too. The address is relative: a proxy may have put us below a path of its own. */
function sendToDrawing(picture: Picture, request: Asked, reply: FastifyReply): FastifyReply {
  const version = request.query.v === ART_VERSION ? `?v=${ART_VERSION}` : ''
  return reply
    .code(307)
    .headers({ ...commonHeaders(request), location: `${picture}.svg${version}`, 'cache-control': 'no-store' })
    .send()
}

const commonHeaders = ({ id }: Asked) => ({
  'x-request-id': id,
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
})

function send(image: CardImage, type: string, request: Asked, reply: FastifyReply): FastifyReply {
  const { headers, query } = request
  const packed = image.gzipped && accepts(headers['accept-encoding'], 'gzip') ? image.gzipped : undefined
  const { bytes, etag } = packed ?? image
  reply.headers({
    ...commonHeaders(request),
    'cache-control': query.v === ART_VERSION ? FOR_EVER : FOR_AN_HOUR,
    etag,
    ...(image.gzipped ? { vary: 'Accept-Encoding' } : {}),
  })
  if (hasCopy(headers['if-none-match'], etag)) return reply.code(304).send()
  if (packed) reply.header('content-encoding', 'gzip')
  return reply.header('content-type', type).send(bytes)
}
