/**
 * Heads, drawn round (0,0), 38 high from crown to chin. Turned heads look to the right; `flip` turns them left.
 * What lies behind neck and shoulders (`headBehind`) is drawn before the body, the rest (`headInFront`) after it.
 */
import { BRASS, GOLD, HAIR, type HairName, INK, SKIN } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { place, scene, shape } from '../kit/svg.ts'
import { ears, face, type Person } from './face.ts'
import { type HairStyle, hairBehind, hairInFront, showsEars } from './hair.ts'

export type View = 'front' | 'half' | 'profile' | 'back'
export type Look = Person & {
  view?: View
  style?: HairStyle
  /** Drawn last, in the head's own measure: a crown, a hat, a wreath. */
  hat?: string
  /** Drawn first, behind neck and shoulders: a hood's lining, a veil. */
  behind?: string
  /** In place of a human head: a skull, a jackal. */
  mask?: string
}

/** The line that shows single strands: gold in dark hair, brass in light. */
const strandOf = (hair: HairName) => (hair === 'blond' || hair === 'grey' || hair === 'white' ? BRASS : GOLD)
const hairPaint = (hair: HairName = 'brown') => ({ fill: HAIR[hair], line: strandOf(hair), width: 0.8 })

/** Heads smaller than this are drawn without single strands and folds. */
const FINE_FROM = 24
const SCALP = '-14,-7 -13,3 -8,13 0,16 8,13 13,3 14,-7 10,-18 0,-21.5 -10,-18'

export type HeadPlace = { at: Point; size: number; turn?: number; flip?: boolean }

const placed = (body: string, { at, size, turn = 0, flip = false }: HeadPlace) =>
  body === '' ? '' : place(body, { at, scale: size / 38, turn, flip })

export function headBehind(look: Look, where: HeadPlace): string {
  if (look.mask) return ''
  const { view = 'front', style = 'long' } = look
  return placed((look.behind ?? '') + hairBehind(view, style, hairPaint(look.hair)), where)
}

export function headInFront(look: Look, where: HeadPlace): string {
  if (look.mask) return placed(look.mask, where)
  const { view = 'front', style = 'long', hair = 'brown', hat = '' } = look
  const paint = hairPaint(hair)
  const fine = where.size >= FINE_FROM
  const body =
    view === 'back'
      ? (showsEars(style) ? ears('front', look.skin, false) : '') +
        (style === 'bald'
          ? shape(SCALP, { fill: SKIN[look.skin ?? 'fair'], line: INK })
          : hairInFront(view, style, paint, fine))
      : scene(
          showsEars(style) && view === 'front' ? ears(view, look.skin, fine) : '',
          face(view, look, { strand: strandOf(hair), fine }),
          hairInFront(view, style, paint, fine),
          showsEars(style) && view !== 'front' ? ears(view, look.skin, fine) : '',
        )
  return placed(body + hat, where)
}

export const head = (look: Look, where: HeadPlace) => headBehind(look, where) + headInFront(look, where)
