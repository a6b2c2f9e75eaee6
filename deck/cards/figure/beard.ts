/** Beards in the measure of a head (see head.ts). */
import { HAIR, type HairName } from '../kit/palette.ts'
import { scene, shape, strokes } from '../kit/svg.ts'
import type { FaceView } from './features.ts'

export type Beard = 'short' | 'full' | 'long'

/** The upper edge runs from the temples under the cheeks to the moustache. */
const UPPER: Record<FaceView, string> = {
  front: '13.4,0^ 10.6,6.4 5.2,7.6 1,7.8 0,8.6^ -1,7.8 -5.2,7.6 -10.6,6.4',
  half: '13.2,5.4^ 10,7.6 6.4,7.9 5.6,8.6^ 4.6,7.8 0.6,7.8 -5,6.6 -8.8,2',
  profile: '12.6,5.8^ 9,7.2 5.4,7.6 1.6,5.4 -1,1.4',
}
const LOWER: Record<FaceView, Record<Beard, string>> = {
  front: {
    short: '-13.4,0^ -12,10 -7,19 0,22.4 7,19 12,10',
    full: '-13.5,0^ -14,13 -10,24 -4,30 0,33^ 4,30 10,24 14,13',
    long: '-13.6,0^ -15,16 -12,32 -6,44 0,53^ 6,44 12,32 15,16',
  },
  half: {
    short: '-11,0^ -8.6,11 -2,18.8 5,22 10.8,18.4 13,11',
    full: '-11.4,0^ -10,15 -4,26 4,33^ 10,28 13.4,18 14,10',
    long: '-11.4,0^ -12,18 -7,36 2,53^ 9,42 14,26 14.4,12',
  },
  profile: {
    short: '-5,2^ -2.6,13 5,20.6 11,20.6 13.6,14 13.4,9',
    full: '-5,2^ -3,17 4,28 11,33^ 15,24 15,14 13.6,9',
    long: '-5,2^ -4,20 3,40 12,53^ 16,36 16.4,18 13.8,9',
  },
}
/** Lines that run with the beard, and how far down they end. */
const STRANDS: Record<Beard, number> = { short: 18, full: 27, long: 43 }

type Pen = { strand: string; fine: boolean }

export function beardOf(view: FaceView, beard: Beard, hair: HairName, { strand, fine }: Pen): string {
  const middle = { front: 0, half: 4.6, profile: 9 }[view]
  const end = STRANDS[beard]
  const lines = [-7, -3.4, 0.4, 3.8, 7.2].map((x, i) => {
    const top = 13.4 + Math.abs(x) * -0.3 + (i % 2) * 1.4
    const foot = end - Math.abs(x) * 1.1 - (i % 2) * 3
    return `${middle + x},${top} ${middle + x * 1.04},${(top + foot) / 2} ${middle + x * 0.6},${foot}`
  })
  return scene(
    shape(`${LOWER[view][beard]} ${UPPER[view]}`, { fill: HAIR[hair], line: strand, width: 0.8 }),
    fine ? strokes(view === 'profile' ? lines.slice(1, 4) : lines, { line: strand, width: 0.6 }) : '',
  )
}
