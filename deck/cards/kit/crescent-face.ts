/** A face in profile in the crescent of the moon, looking down; round (0,0), for a disc of radius 49. */
import { BRASS, IVORY } from './palette.ts'
import { path, scene, strokes } from './svg.ts'
import { hatch } from './texture.ts'

const PROFILE =
  'M16-48A49 49 0 1 0 16 48C0 42-9 30-8 20C-12 19-13 16-12 13C-17 12-22 9-24 5C-19 0-13-6-12-14C-11-30 0-42 16-48Z'

export const crescentFace = () =>
  scene(
    path(PROFILE, { fill: IVORY, line: BRASS, width: 1.2 }),
    strokes(
      [
        '-37,-15 -30,-20 -21,-16',
        '-36,-9 -29,-5.4 -21,-8.6',
        '-33,-6.6 -35,-3.6',
        '-29,-5.4 -29.4,-2',
        '-25,-6.4 -24,-3.2',
        '-24,18.4 -18,20.6 -12.6,18.8',
        '-18,24.6 -14,26 -11,24.6',
        '-25,5 -22.4,7.4 -19,7',
      ],
      {
        line: BRASS,
        width: 1.5,
      },
    ),
    hatch('-49,4^ -44,24 -26,42 0,49 16,48^ -6,38 -28,24', { angle: 50, gap: 3, line: BRASS, opacity: 0.8 }),
  )
