/** Heads, drawn round (0,0), 38 high from crown to chin. Turned heads look to the right; `flip` turns them left. */
import { BRASS, GOLD, HAIR, type HairName, INK, LIPS, SKIN, type SkinName } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { place, scene, shape, strokes } from '../kit/svg.ts'
import { type HairStyle, hairBehind, hairInFront } from './hair.ts'

export type View = 'front' | 'half' | 'profile' | 'back'
export type Beard = 'short' | 'full' | 'long'
export type Look = {
  view?: View
  skin?: SkinName
  hair?: HairName
  style?: HairStyle
  beard?: Beard
  /** Drawn last, in the head's own measure: a crown, a hat, a wreath. */
  hat?: string
  /** Drawn first: a hood's lining, a veil. */
  behind?: string
  awake?: boolean
  /** In place of a human head: a skull, a jackal. */
  mask?: string
}

const FACES: Record<Exclude<View, 'back'>, string> = {
  front: '-14,-7 -13,3 -8,13 0,18 8,13 13,3 14,-7 10,-18 0,-21.5 -10,-18',
  half: '-12,-7 -11.5,3 -6,13 3.5,18 10,13.5 12.5,6 12,0.5 14,-6 12,-15 3,-21 -7,-18.5',
  profile:
    '4,-21 10,-15 12,-8 12,-5 16.5,1.5 12.5,3.5 13.5,6 11.5,7.5^ 13,9.5 11.5,11.5 12.5,15 8,18 1,15.5 -4,11 -8,14 -13,4 -14,-8 -8,-18',
}

const LOWERED_EYES: Record<Exclude<View, 'back'>, string[]> = {
  front: [
    '-10.5,-3.5 -7,-6 -3.5,-4.3',
    '10.5,-3.5 7,-6 3.5,-4.3',
    '-10,0 -6.8,1.6 -3.6,0',
    '10,0 6.8,1.6 3.6,0',
  ],
  half: [
    '-5,-4 -1.5,-6.2 2.5,-4.6',
    '7.6,-4.6 9.8,-5.8 11.8,-4.6',
    '-4.5,0 -1,1.6 2.5,0',
    '7.6,0 9.6,1.3 11.3,0',
  ],
  profile: ['5,-5 8,-7 11,-6', '5.5,-1 8,0.5 10.5,-0.8'],
}
const OPEN_EYES: Record<Exclude<View, 'back'>, string[]> = {
  front: [
    '-10.5,-4.5 -7,-7 -3.5,-5.3',
    '10.5,-4.5 7,-7 3.5,-5.3',
    '-10,-0.5 -6.8,-2.6 -3.6,-0.5',
    '10,-0.5 6.8,-2.6 3.6,-0.5',
    '-6.8,-1 -6.8,0.2',
    '6.8,-1 6.8,0.2',
  ],
  half: [
    '-5,-5 -1.5,-7.2 2.5,-5.6',
    '7.6,-5.6 9.8,-6.8 11.8,-5.6',
    '-4.5,-0.5 -1,-2.4 2.5,-0.5',
    '7.6,-0.5 9.6,-2.1 11.3,-0.5',
    '-0.6,-1 -0.6,0.2',
    '9.6,-1 9.6,0.2',
  ],
  profile: ['5,-6 8,-8 11,-7', '5.5,-1.5 8,-3 10.5,-2', '8.6,-1.5 8.6,-0.3'],
}
const NOSES: Record<Exclude<View, 'back'>, string[]> = {
  front: ['-1,-4 -2.2,4 -1.5,6 1.6,5.6'],
  half: ['6,-4 9,3.6 7.5,6 4.6,5.6'],
  profile: ['11.5,3 10.5,2'],
}
const MOUTHS: Record<Exclude<View, 'back'>, string> = {
  front: '-4,10.6^ 0,9.7 4,10.6^ 0,12.6',
  half: '1.8,10.8^ 5.4,9.9 8.6,10.6^ 5.4,12.6',
  profile: '8.8,7.6^ 11.4,6.6 12.4,7.8^ 11,9.2',
}

const BEARDS: Record<Exclude<View, 'back'>, Record<Beard, string>> = {
  front: {
    short: '-13.5,0^ -11,16 -4,22 0,23 4,22 11,16 13.5,0^ 9,7 4,8 0,7.6 -4,8 -9,7',
    full: '-14,0^ -13,18 -6,30 0,35 6,30 13,18 14,0^ 9,7 4,8 0,7.6 -4,8 -9,7',
    long: '-14,0^ -14,20 -9,38 0,52 9,38 14,20 14,0^ 9,7 4,8 0,7.6 -4,8 -9,7',
  },
  half: {
    short: '-11,0^ -8,14 -1,21 5,23 11,18 13,6^ 9,8 6,7.6 2,8.4 -4,8',
    full: '-11.5,0^ -9,18 -1,29 5,34 11,26 13,6^ 9,8 6,7.6 2,8.4 -4,8',
    long: '-11.5,0^ -11,20 -4,38 4,52 11,34 13,6^ 9,8 6,7.6 2,8.4 -4,8',
  },
  profile: {
    short: '-5,2^ -2,16 6,23 13,20 14,13 12.5,6^ 8,7 4,5 0,3',
    full: '-5,2^ -2,20 7,32 13,28 15,14 12.5,6^ 8,7 4,5 0,3',
    long: '-5,2^ -3,22 6,44 12,46 16,20 12.5,6^ 8,7 4,5 0,3',
  },
}

function face(view: Exclude<View, 'back'>, { skin = 'fair', beard, hair = 'brown', awake }: Look): string {
  const pen = { line: INK, width: 0.9 }
  const beardFill = HAIR[hair]
  return scene(
    shape(FACES[view], { fill: SKIN[skin], ...pen }),
    strokes([...(awake ? OPEN_EYES : LOWERED_EYES)[view], ...NOSES[view]], pen),
    beard ? shape(BEARDS[view][beard], { fill: beardFill, line: strandOf(hair), width: 0.8 }) : '',
    shape(MOUTHS[view], { fill: skin === 'dark' ? '#6B3A2E' : LIPS }),
  )
}

/** The line that shows single strands: gold in dark hair, brass in light. */
const strandOf = (hair: HairName) => (hair === 'blond' || hair === 'grey' || hair === 'white' ? BRASS : GOLD)

export type HeadPlace = { at: Point; size: number; turn?: number; flip?: boolean }

export function head(look: Look, { at, size, turn = 0, flip = false }: HeadPlace): string {
  const view = look.view ?? 'front'
  const { hair = 'brown', style = 'long' } = look
  const paint = { fill: HAIR[hair], line: strandOf(hair), width: 0.8 }
  const body =
    look.mask ??
    scene(
      look.behind ?? '',
      hairBehind(view, style, paint),
      view === 'back'
        ? shape(FACES.front, { fill: HAIR[hair], line: strandOf(hair), width: 0.8 })
        : face(view, look),
      hairInFront(view, style, paint),
      look.hat ?? '',
    )
  return place(body, { at, scale: size / 38, turn, flip })
}
