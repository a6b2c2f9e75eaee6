/** Faces in the measure of a head (see head.ts): eyes, nose, mouth, ear and beard for each way a head can look. */
import { HAIR, type HairName, INK, IVORY, LIPS, SKIN, type SkinName } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { path, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'

export type FaceView = 'front' | 'half' | 'profile'
export type Beard = 'short' | 'full' | 'long'

type Features = {
  outline: string
  brows: string[]
  /** The white of an open eye; its upper edge is the lid. */
  eyes: string[]
  lids: string[]
  /** Dots, as path data. */
  irises: string
  /** The lids of eyes that look down. */
  lowered: string[]
  nose: string
  mouth: string
  lips: string
  ear: string
  earFold: string
}

/** In the half view the bridge of the nose stands between the eyes, two units from the far one. */
export const FEATURES: Record<FaceView, Features> = {
  front: {
    outline: '-13.6,-7 -13.2,1 -11,8.5 -6,15 0,18 6,15 11,8.5 13.2,1 13.6,-7 10,-18 0,-21.5 -10,-18',
    brows: ['-11,-4.8 -7.6,-6.8 -3,-5.8', '11,-4.8 7.6,-6.8 3,-5.8'],
    eyes: ['-10.4,-0.2^ -7,-3 -3.4,-0.2^ -6.8,1.3', '10.4,-0.2^ 7,-3 3.4,-0.2^ 6.8,1.3'],
    lids: ['-10.6,0 -7,-3 -3.4,-0.2', '10.6,0 7,-3 3.4,-0.2'],
    irises: 'M-6.9-.8h0M6.9-.8h0',
    lowered: ['-10.4,-0.8 -7,1.4 -3.4,-0.4', '10.4,-0.8 7,1.4 3.4,-0.4'],
    nose: '0.6,-3.4 1.7,3 1.7,4.6 0,6 -2,5.2',
    mouth: '-4.4,10.4^ -1.6,9.3 0,9.9 1.6,9.3 4.4,10.4^ 0,13',
    lips: '-4.4,10.4 0,10.9 4.4,10.4',
    ear: '-13,-3 -15.6,-4 -16.4,0 -14.8,4.4 -12.6,4.6',
    earFold: '-14.4,-1.8 -15,1 -13.8,2.6',
  },
  half: {
    outline:
      '-12,-8 -11.6,2 -8,10.6 -1,16.4 4.6,18 8.6,16.2 11.2,11.6 13,6.4 14,1.4 13.6,-3.6 14.2,-9 11,-17 3,-21.3 -7,-18.5',
    brows: ['-6.4,-4.6 -2.4,-6.8 2.6,-5.8', '8,-5.9 10.4,-6.8 12.8,-5.4'],
    eyes: ['-5.4,-0.2^ -1.8,-3 1.8,-0.2^ -1.6,1.3', '8.3,-0.2^ 10.4,-2.8 12.4,-0.4^ 10.4,1.2'],
    lids: ['-5.6,0 -1.8,-3 1.8,-0.2', '8.3,-0.2 10.4,-2.8 12.5,-0.6'],
    irises: 'M-1.2-.8h0M10.5-.8h0',
    lowered: ['-5.4,-0.8 -1.8,1.4 1.8,-0.4', '8.4,-0.6 10.4,1.2 12.4,-0.4'],
    nose: '5.6,-3.8 6.6,0 8.2,3.8 7.2,5.7 4.4,5.3',
    mouth: '1.4,10.5^ 4,9.4 5.8,9.9 7,9.4 9.2,10.4^ 5.8,13',
    lips: '1.4,10.5 5.6,10.9 9.2,10.4',
    ear: '-9.4,-3 -12.4,-4.2 -13.4,0 -11.6,4.4 -9.4,4.6',
    earFold: '-11,-1.8 -11.8,1 -10.6,2.6',
  },
  profile: {
    outline:
      '4,-21 10,-15 12,-8 11.6,-4.4 16,1.4 15.4,3.4 12.4,3.8 13.4,6.4 11.8,7.8^ 13,9.6 11.4,11.6 12.2,15 8.4,18 2,15.8 -4,11 -8,14 -13,4 -14,-8 -8,-18',
    brows: ['4.6,-5.6 8,-7.6 11.4,-6.4'],
    eyes: ['5,-0.4^ 7.6,-2.8 10,-2.4 9.6,0.8^ 7.2,1'],
    lids: ['4.8,-0.2 7.4,-2.8 10.4,-2.6'],
    irises: 'M8.9-.8h0',
    lowered: ['5,-1 7.6,0.8 10.4,-0.4'],
    nose: '12.4,3.8 11.2,2.6',
    mouth: '8.6,7.6^ 11.4,6.4 12.8,7.6 12.4,9.6 10.6,9.6',
    lips: '8.6,7.7 12,7.8',
    ear: '-3.4,-3 -6.4,-4.2 -7.4,0 -5.6,4.4 -3.4,4.6',
    earFold: '-5,-1.8 -5.8,1 -4.6,2.6',
  },
}

const BEARDS: Record<FaceView, Record<Beard, string>> = {
  front: {
    short: '-13.4,0^ -11,14 -5,21 0,22.4 5,21 11,14 13.4,0^ 9,6.6 4.6,8 0,7.4 -4.6,8 -9,6.6',
    full: '-13.6,0^ -13,16 -7,28 0,33 7,28 13,16 13.6,0^ 9,6.6 4.6,8 0,7.4 -4.6,8 -9,6.6',
    long: '-13.6,0^ -14,18 -9,38 0,52 9,38 14,18 13.6,0^ 9,6.6 4.6,8 0,7.4 -4.6,8 -9,6.6',
  },
  half: {
    short: '-11,0^ -8,12.6 -1,19.6 5,22 10.6,18 13.2,5.6^ 9,8 6,7.4 2,8.2 -4,7.4',
    full: '-11.4,0^ -9,17 -1,28 5,33 11,25 13.2,5.6^ 9,8 6,7.4 2,8.2 -4,7.4',
    long: '-11.4,0^ -11,20 -4,38 4,52 11,34 13.2,5.6^ 9,8 6,7.4 2,8.2 -4,7.4',
  },
  profile: {
    short: '-5,2^ -2,15 6,21.6 12,20 13.6,13 12.5,6.4^ 8,7 4,5 0,3',
    full: '-5,2^ -2,20 7,32 13,28 15,14 12.5,6.4^ 8,7 4,5 0,3',
    long: '-5,2^ -3,22 6,44 12,46 16,20 12.5,6.4^ 8,7 4,5 0,3',
  },
}
/** Lines that run with the beard, from the cheeks to its point. */
const BEARD_STRANDS: Record<Beard, number> = { short: 17, full: 25, long: 40 }

type Person = { skin?: SkinName; hair?: HairName; beard?: Beard; awake?: boolean }
/** Small faces are drawn without their finest lines, which would run together. */
type Pen = { strand: string; fine: boolean }

function eyes(view: FaceView, awake: boolean): string {
  const { eyes: whites, lids, irises, lowered, brows } = FEATURES[view]
  const pen = { line: INK, width: 1.3 }
  if (!awake) return strokes([...brows, ...lowered], pen)
  return scene(
    shapes(whites, { fill: IVORY }),
    path(irises, { line: INK, width: 3.4 }),
    strokes([...brows, ...lids], pen),
  )
}

function beardOf(view: FaceView, beard: Beard, hair: HairName, { strand, fine }: Pen): string {
  const paint = { fill: HAIR[hair], line: strand, width: 0.8 }
  const middle = { front: 0, half: 5, profile: 9 }[view]
  const end = BEARD_STRANDS[beard]
  return scene(
    shape(BEARDS[view][beard], paint),
    fine
      ? strokes(
          [-5, 0, 5].map((x) => `${middle + x},15 ${middle + x * 0.7},${end}`),
          { line: strand, width: 0.7 },
        )
      : '',
  )
}

export function face(
  view: FaceView,
  { skin = 'fair', beard, hair = 'brown', awake = false }: Person,
  pen: Pen,
) {
  const { outline, nose, mouth, lips } = FEATURES[view]
  return scene(
    shape(outline, { fill: SKIN[skin], line: INK, width: 0.9 }),
    eyes(view, awake),
    stroke(nose, { line: INK, width: 0.9 }),
    beard ? beardOf(view, beard, hair, pen) : '',
    shape(mouth, { fill: skin === 'dark' ? '#6B3A2E' : LIPS }),
    pen.fine ? stroke(lips, { line: INK, width: 0.7 }) : '',
  )
}

/** Ears show where the hair is cut or tied back. */
export function ears(view: FaceView, skin: SkinName = 'fair', fine = true): string {
  const { ear, earFold } = FEATURES[view]
  const mirrored = (line: string) =>
    points(line)
      .map(([x, y]: Point) => `${-x},${y}`)
      .join(' ')
  const both = (line: string) => (view === 'front' ? [line, mirrored(line)] : [line])
  return (
    shapes(both(ear), { fill: SKIN[skin], line: INK, width: 0.9 }) +
    (fine ? strokes(both(earFold), { line: INK, width: 0.6 }) : '')
  )
}
