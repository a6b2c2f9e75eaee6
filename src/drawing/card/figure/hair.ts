/** Hair in the measure of a head (see head.ts): one part behind the face, one in front. */
import { type Paint, scene, shape, strokes } from '../kit/svg.ts'

export type HairStyle = 'long' | 'flowing' | 'short' | 'bob' | 'bun' | 'tied' | 'curls' | 'bald'
type View = 'front' | 'half' | 'profile' | 'back'

type Strands = { mass: string; strands?: string[] }

const LONG: Record<View, Strands> = {
  front: {
    mass: '-17,-8 -19,10 -26,34 -20,46 -8,40 8,40 20,46 26,34 19,10 17,-8 0,-26',
    strands: ['-17,6 -19,24 -23,38', '17,6 19,24 23,38'],
  },
  half: {
    mass: '-16,-10 -19,8 -27,30 -24,44 -10,40 2,34 10,20 14,-6 2,-26',
    strands: ['-15,4 -18,22 -21,38', '-10,14 -12,26 -13,36'],
  },
  profile: {
    mass: '-4,-24 -17,-16 -19,2 -26,24 -26,42 -12,40 -4,28 0,10 4,-12',
    strands: ['-14,0 -18,20 -20,36', '-8,8 -11,24 -13,34'],
  },
  back: {
    mass: '-16,-10 -19,8 -22,30 -14,46 0,44 14,46 22,30 19,8 16,-10 0,-25',
    strands: ['-8,-10 -10,16 -10,40', '0,-14 0,42', '8,-10 10,16 10,40'],
  },
}
/** Lifted by the wind, away from where the head looks. */
const FLOWING: Record<View, Strands> = {
  front: {
    mass: '-16,-10 -26,4 -44,14 -58,10^ -46,26 -28,28 -14,20 10,18 17,-8 0,-26',
    strands: ['-18,4 -32,15 -46,17', '-16,12 -26,21 -38,24'],
  },
  half: {
    mass: '-10,-22 -22,-14 -38,-12 -56,-20^ -50,-2 -34,12 -20,16 -14,22 -4,14 8,-16',
    strands: ['-16,-8 -32,-2 -48,-10', '-14,2 -26,8 -38,6'],
  },
  profile: {
    mass: '-2,-24 -18,-18 -36,-16 -54,-24^ -48,-6 -34,8 -20,14 -12,20 -2,10 4,-14',
    strands: ['-16,-8 -32,-4 -46,-14', '-14,2 -26,6 -36,3'],
  },
  back: {
    mass: '-16,-10 -28,4 -46,12 -58,8^ -46,26 -28,30 -14,24 10,24 17,-8 0,-26',
    strands: ['-18,4 -32,15 -46,17'],
  },
}
const BOB: Record<View, Strands> = {
  front: { mass: '-17,-8 -19,6 -18,17 -10,15 10,15 18,17 19,6 17,-8 0,-26' },
  half: { mass: '-15,-12 -18,2 -17,16 -8,17 4,12 12,-8 2,-26' },
  profile: { mass: '-4,-24 -16,-16 -18,2 -17,15 -6,15 0,8 4,-12' },
  back: {
    mass: '-16,-10 -18,8 -14,18 0,20 14,18 18,8 16,-10 0,-25',
    strands: ['-6,-12 -8,6 -8,16', '6,-12 8,6 8,16'],
  },
}
const CURLS: Record<View, Strands> = {
  front: {
    mass: '-16,-12 -22,-8 -19,-1 -24,5 -19,10 -21,17 -12,15 12,15 21,17 19,10 24,5 19,-1 22,-8 16,-12 18,-20 9,-22 5,-28 -2,-24 -9,-27 -12,-21 -19,-19',
  },
  half: {
    mass: '-13,-16 -20,-12 -17,-5 -22,1 -17,7 -19,14 -10,16 2,12 12,-8 14,-18 6,-22 2,-28 -4,-23 -12,-24',
  },
  profile: { mass: '-10,-20 -19,-16 -16,-8 -22,-2 -17,5 -20,12 -11,16 -2,10 6,-10 10,-18 4,-24 -3,-27' },
  back: {
    mass: '-16,-12 -22,-8 -19,-1 -23,5 -18,10 -18,18 -8,17 0,21 8,17 18,18 18,10 23,5 19,-1 22,-8 16,-12 16,-20 5,-27 -5,-27 -16,-20',
  },
}
const BUN: Record<View, Strands> = {
  front: { mass: '-16,-6 -15,-18 -8,-24 -9,-31 0,-36 9,-31 8,-24 15,-18 16,-6 0,-4' },
  half: { mass: '-14,-6 -15,-16 -20,-18 -25,-12 -22,-4 -15,-2 -10,6 6,-14 2,-26 -8,-23' },
  profile: { mass: '4,-23 -6,-24 -14,-16 -22,-17 -27,-9 -23,-2 -15,-3 -12,6 -4,8 2,-8' },
  back: { mass: '-15,-10 -16,4 -8,14 8,14 16,4 15,-10 8,-22 9,-30 0,-34 -9,-30 -8,-22' },
}
const TIED: Record<View, Strands> = {
  front: { mass: '-16,-6 -15,-18 0,-26 15,-18 16,-6 14,6 20,22 16,38^ 10,26 8,10 -14,4' },
  half: { mass: '-14,-4 -15,-18 -2,-26 -8,-14 -20,6 -24,26 -19,40^ -12,26 -10,10' },
  profile: { mass: '2,-24 -12,-20 -17,-4 -22,14 -28,34^ -16,28 -10,14 -2,6 2,-10' },
  back: { mass: '-15,-10 -16,4 -6,12 -7,30 0,46^ 7,30 6,12 16,4 15,-10 0,-25' },
}

/** The cap of hair over brow and temples. */
const CAPS: Record<View, string> = {
  front: '-14.5,-2^ -12,-12 -4,-16 0,-18 4,-16 12,-12 14.5,-2^ 17,-14 10,-24 0,-26.5 -10,-24 -17,-14',
  half: '-12.5,6^ -8,-4 -4,-12 5,-16 13.5,-8^ 13,-18 3,-26 -9,-24 -16,-14 -16,-2',
  profile: '12,-10^ 5,-14 1,-8 -2,-2 -4,8 -9,16^ -15,8 -17,-6 -13,-19 -2,-25.5 8,-21',
  back: '-15,-8 -15,6 -8,15 0,17 8,15 15,6 15,-8 9,-21 0,-25 -9,-21',
}

const BEHIND: Partial<Record<HairStyle, Record<View, Strands>>> = {
  long: LONG,
  flowing: FLOWING,
  bob: BOB,
  curls: CURLS,
  bun: BUN,
  tied: TIED,
}

export function hairBehind(view: View, style: HairStyle, paint: Paint): string {
  const hair = BEHIND[style]?.[view]
  if (!hair) return ''
  return (
    shape(hair.mass, paint) +
    (hair.strands ? strokes(hair.strands, { ...paint, fill: 'none', width: 0.7 }) : '')
  )
}

export function hairInFront(view: View, style: HairStyle, paint: Paint): string {
  if (style === 'bald') return ''
  if (view === 'back') {
    const hair = BEHIND[style]?.back
    return hair
      ? scene(
          shape(hair.mass, paint),
          hair.strands ? strokes(hair.strands, { line: paint.line!, width: 0.7 }) : '',
        )
      : shape(CAPS.back, paint)
  }
  return shape(CAPS[view], paint)
}
