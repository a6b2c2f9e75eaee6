/** How the picture of a timeline is drawn: members of a query, each as text. */
import { WHEEL_THEMES } from '../../../drawing/wheel/themes.ts'
import { invalid } from '../../../errors.ts'
import { Type } from '../../../schema/type.ts'

export const PICTURE_WIDTHS = { min: 320, max: 2000, usual: 1200 } as const
export const PICTURE_ROWS = { min: 1, max: 120, usual: 40 } as const

export const TimelinePictureQuery = Type.Object({
  width: Type.Optional(
    Type.String({
      default: String(PICTURE_WIDTHS.usual),
      description: `In pixels, ${PICTURE_WIDTHS.min} to ${PICTURE_WIDTHS.max}. The height follows from the number of rows; below 700 labels stand above their bars, as for a phone.`,
      examples: ['360'],
    }),
  ),
  rows: Type.Optional(
    Type.String({
      default: String(PICTURE_ROWS.usual),
      description: `At most so many transits are drawn, the heaviest: ${PICTURE_ROWS.min} to ${PICTURE_ROWS.max}.`,
      examples: ['20'],
    }),
  ),
  theme: Type.Optional(Type.Enum(Object.keys(WHEEL_THEMES), { default: 'light' })),
})

interface Bounds {
  readonly min: number
  readonly max: number
  readonly usual: number
}

/** A whole number within bounds, from a query. */
export function numberIn(text: string | undefined, path: string, { min, max, usual }: Bounds): number {
  if (text === undefined) return usual
  const number = /^\d{1,4}$/.test(text) ? Number(text) : -1
  if (number >= min && number <= max) return number
  throw invalid([{ path, message: `${path} must be a whole number from ${min} to ${max}.` }], 'shape')
}
