/** The pictures of the cards in the OpenAPI document. They are outside `/v1`, its limits and its keys. */
import { PICTURES } from '../pictures/picture.ts'
import { errorResponseTo } from './openapi-errors.ts'
import { headerRefs } from './openapi-headers.ts'
import { noPicture } from './site/card-images.ts'

const FORMATS = {
  svg: { operationId: 'cardSvg', type: 'image/svg+xml', schema: { type: 'string' } },
  png: { operationId: 'cardPng', type: 'image/png', schema: { type: 'string', format: 'binary' } },
} as const

const PARAMETERS = [
  {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id of a card, or `back`.',
    schema: { type: 'string', pattern: `^(${PICTURES.join('|')})$` },
    example: 'ar17',
  },
  {
    name: 'v',
    in: 'query',
    required: false,
    description:
      'The version of the drawings, as in `image_url`. With it, the picture may be cached for ever.',
    schema: { type: 'string' },
  },
  { $ref: '#/components/parameters/RequestId' },
]

const WITH_ID = headerRefs('X-Request-Id')

export const cardPaths = (origins: readonly string[]): Record<string, object> =>
  Object.fromEntries(
    (['svg', 'png'] as const).map((format) => [
      `/cards/{id}.${format}`,
      { servers: origins.map((origin) => ({ url: origin || '/' })), get: pictureOperation(format) },
    ]),
  )

function pictureOperation(format: keyof typeof FORMATS): object {
  const { operationId, type, schema } = FORMATS[format]
  const isDrawing = format === 'svg'
  const missing = `ar22.${format}`
  return {
    operationId,
    tags: ['Tarot'],
    summary: `The picture of a card as ${isDrawing ? 'a drawing' : 'pixels'}`,
    description: `${isDrawing ? 'SVG.' : 'PNG, 600 × 1040 pixels.'} Not counted in any limit. A page of any site may show it.`,
    security: [],
    parameters: PARAMETERS,
    responses: {
      200: {
        description: 'The picture.',
        headers: { ...WITH_ID, ...headerRefs('Cache-Control', 'ETag') },
        content: { [type]: { schema } },
      },
      304: { description: 'The picture that `If-None-Match` names is still the right one.' },
      ...(!isDrawing && {
        307: {
          description: 'No PNG can be made here: the SVG.',
          headers: { ...WITH_ID, ...headerRefs('Location') },
        },
      }),
      ...errorResponseTo({ error: noPicture(missing), request: { path: `/cards/${missing}` } }, WITH_ID),
    },
  }
}
