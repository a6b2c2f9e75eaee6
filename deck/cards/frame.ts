/** What all cards share: paper, double border, arched picture, numeral plate, title. */
import type { CardFace, CourtCode } from './catalogue.ts'
import { smallSign } from './emblems.ts'
import { star } from './kit/ornaments.ts'
import { BRASS, GOLD, INK, PAPER, type Tone } from './kit/palette.ts'
import { circle, each, path, place, ROOT_STYLE, rectangle, scene, shape, strokes } from './kit/svg.ts'
import { inTenths } from './kit/tenths.ts'
import { lettered } from './lettering.ts'

export const WIDTH = 300
export const HEIGHT = 520
const ARCH = 'M20 440V152A130 126 0 0 1 280 152V440Z'
/** The picture ends at the gold line, so that the line crosses no figure. */
const INNER_ARCH = 'M24.5 435.5V152A125.5 121.5 0 0 1 275.5 152V435.5Z'

/** One size for all titles: the longest, Knight of Pentacles, sets it. */
export const TITLE = { size: 15.8, tracking: 1.3 }
export const TITLE_ROOM = 220
const NUMERAL = { size: 14.5, tracking: 0.8 }

export type Words = { title: string; description: string }

/** The root element, named for screen readers. `key` keeps the ids of several inlined cards apart. */
export function document(key: string, words: Words, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ` +
    `role="img" aria-labelledby="${key}-title ${key}-desc">` +
    `<title id="${key}-title">${words.title}</title><desc id="${key}-desc">${words.description}</desc>` +
    `<g ${ROOT_STYLE}>${body}</g></svg>`
  )
}

export const paper = () =>
  rectangle([0, 0], WIDTH, HEIGHT, { fill: PAPER }, 16) +
  rectangle([6.5, 6.5], 287, 507, { line: INK, width: 1.4 }, 11) +
  rectangle([10, 10], 280, 500, { line: BRASS, width: 0.8 }, 8.5)

function corners({ suit }: CardFace, t: Tone): string {
  const sign = (x: number) =>
    suit
      ? smallSign(suit, t, { at: [x, 44], scale: 0.34 })
      : star([x, 45], 8, 13, 3.4, { fill: BRASS }) +
        circle([x, 45], 8.5, { line: BRASS, width: 1 }) +
        circle([x, 45], 3, { fill: PAPER })
  return (
    inTenths(each([38.5, 261.5], sign)) +
    path('M20 120C22 84 44 56 74 40M280 120C278 84 256 56 226 40', { line: BRASS, width: 0.7, dash: '1 3' })
  )
}

/** Signs of rank, 14 high round (0,0): a feather, a spur, a coronet, a crown. */
const RANK_SIGNS: Record<CourtCode, string> = {
  pa:
    shape('-13,5^ -6,-4 5,-7 13,-5^ 8,3 -2,6', { fill: GOLD, line: INK, width: 0.9 }) +
    strokes(['-16,7 -6,1 9,-4'], { line: INK, width: 0.9 }),
  kn:
    strokes(['-14,-6 -6,-6 -1,-3 2,0', '-14,6 -6,6 -1,3 2,0'], { line: BRASS, width: 2.2 }) +
    star([9, 0], 6, 7, 3, { fill: GOLD, line: INK, width: 0.8 }, 0),
  qu:
    shape('-12,6^ -14,-4^ -6,1^ 0,-7^ 6,1^ 14,-4^ 12,6^', { fill: GOLD, line: INK, width: 0.9 }) +
    each([-14, 14], (x) => circle([x, -5], 1.8, { fill: PAPER, line: INK, width: 0.8 })) +
    circle([0, -7.5], 1.8, { fill: PAPER, line: INK, width: 0.8 }),
  ki:
    shape('-11,6^ -15,-4 -7,-6 0,-2 7,-6 15,-4 11,6^', { fill: GOLD, line: INK, width: 0.9 }) +
    strokes(['-11,3 11,3', '0,-2 0,-9', '-2.5,-7 2.5,-7'], { line: INK, width: 1 }),
}

function plate({ numeral, rank }: CardFace): string {
  return scene(
    path('M118 28L126 16H174L182 28L174 40H126Z', { fill: PAPER, line: INK, width: 1.4 }),
    path('M122 28L128.5 18.8H171.5L178 28L171.5 37.2H128.5Z', { line: BRASS, width: 0.7 }),
    numeral ? lettered(numeral, [150, 33.2], NUMERAL) : '',
    rank ? place(RANK_SIGNS[rank], { at: [150, 28.5] }) : '',
  )
}

function titlePlate(title: string): string {
  return scene(
    path('M20 450H280M20 498H280', { line: INK, width: 1.2 }),
    path('M20 453H280M20 495H280', { line: BRASS, width: 0.7 }),
    each([28.5, 271.5], (x) => star([x, 474.5], 4, 5.5, 1.7, { fill: BRASS })),
    lettered(title.toUpperCase(), [150, 480.4], TITLE),
  )
}

/** The whole card round its picture. */
export function framed(key: string, face: CardFace, t: Tone, picture: string): string {
  return scene(
    paper(),
    corners(face, t),
    path(ARCH, { fill: t.deep, line: INK, width: 2.2 }),
    `<clipPath id="${key}-arch"><path d="${INNER_ARCH}"/></clipPath><g clip-path="url(#${key}-arch)">`,
    inTenths(picture),
    '</g>',
    path(INNER_ARCH, { line: GOLD, width: 1 }),
    plate(face),
    titlePlate(face.title),
  )
}
