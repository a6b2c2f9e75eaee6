/** The options of a picture in a request for a wheel, and the answer with the picture. */
import { createHash } from 'node:crypto'
import { SCALES, type ScaleName } from '../../../drawing/wheel/scales.ts'
import { WHEEL_SIZES } from '../../../drawing/wheel/sizes.ts'
import { WHEEL_THEMES, type WheelThemeName } from '../../../drawing/wheel/themes.ts'
import type { WheelOptions } from '../../../drawing/wheel/wheel.ts'
import type { WheelChart } from '../../../drawing/wheel/wheel-chart.ts'
import { invalid, ServiceError } from '../../../errors.ts'
import type { Exchange } from '../../../http/exchange.ts'
import type { AnswerBody } from '../../../http/respond.ts'
import { renderer } from '../../../pictures/renderer.ts'
import { Type } from '../../../schema/type.ts'
import { renderRequest } from '../../for-client.ts'

export type PictureFormat = keyof typeof PICTURE_FORMATS

/** How a format is described in the reference: what it is, and what the chart comes as. */
export const PICTURE_FORMATS = {
  svg: { response: { description: 'An SVG drawing.', mediaType: 'image/svg+xml' }, as: 'a picture' },
  png: { response: { description: 'A PNG picture.', mediaType: 'image/png' }, as: 'pixels' },
} as const

/** Members of a query, each as text. */
export const PictureQuery = {
  size: Type.Optional(
    Type.String({
      default: String(WHEEL_SIZES.usual),
      description: `Width in pixels, ${WHEEL_SIZES.min} to ${WHEEL_SIZES.max}. Caption and grid make the picture higher.`,
      examples: ['1000'],
    }),
  ),
  theme: Type.Optional(Type.Enum(Object.keys(WHEEL_THEMES), { default: 'light' })),
  scale: Type.Optional(
    Type.Enum(Object.keys(SCALES), {
      default: 'full',
      description: '`compact`: fewer and larger labels, for a phone.',
    }),
  ),
  grid: Type.Optional(Type.Enum(['0', '1'], { default: '0', description: '`1` adds the table of aspects.' })),
}

interface PictureRequest {
  readonly size?: string | undefined
  readonly theme?: unknown
  readonly scale?: unknown
  readonly grid?: unknown
}

export const pictureOptions = ({
  size,
  theme = 'light',
  scale = 'full',
  grid,
}: PictureRequest): Required<Omit<WheelOptions, 'shownWidth'>> => ({
  size: sizeOf(size),
  theme: theme as WheelThemeName,
  scale: scale as ScaleName,
  grid: grid === '1',
})

function sizeOf(text: string = String(WHEEL_SIZES.usual)): number {
  const size = /^\d{3,4}$/.test(text) ? Number(text) : 0
  if (size >= WHEEL_SIZES.min && size <= WHEEL_SIZES.max) return size
  const message = `size must be a whole number of pixels from ${WHEEL_SIZES.min} to ${WHEEL_SIZES.max}.`
  throw invalid([{ path: 'size', message }], 'shape')
}

/** Only the client itself may keep the picture of a birth, for as long as a chart is kept. */
const WEEK_SECONDS = 7 * 86_400

const HEADERS = {
  svg: { 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  png: { 'content-type': 'image/png' },
} as const

export async function answerPicture(
  exchange: Exchange,
  wheel: WheelChart,
  options: WheelOptions,
  format: PictureFormat,
): Promise<AnswerBody> {
  // Few clients want pictures, so the drawing code is loaded with the first one.
  const { drawWheel } = await import('../../../drawing/wheel/wheel.ts')
  return answerDrawing(exchange, drawWheel(wheel, options), format, WEEK_SECONDS)
}

/** The ETag is made from the drawing, so it changes with whatever can be seen. */
export function answerDrawing(
  exchange: Exchange,
  svg: string,
  format: PictureFormat,
  maxAgeSeconds: number,
): AnswerBody | Promise<AnswerBody> {
  const key = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
  exchange.addHeaders({ ...HEADERS[format], 'cache-control': `private, max-age=${maxAgeSeconds}` })
  // The SVG has several encodings, so its tag is weak.
  if (exchange.setEtag(`${format === 'svg' ? 'W/' : ''}"${key}-${format}"`)) return ''
  return format === 'svg' ? svg : rendered(exchange, key, svg)
}

/** If there are too many pictures at once, or no renderer for this machine, the error points to the SVG. */
async function rendered(exchange: Exchange, key: string, svg: string): Promise<Buffer> {
  const picture = await renderer.render(key, svg, renderRequest(exchange))?.catch(() => undefined)
  if (picture !== undefined) return picture
  throw new ServiceError(
    'SERVICE_UNAVAILABLE',
    'No PNG can be made at the moment. Try again, or ask for the SVG.',
  )
}
