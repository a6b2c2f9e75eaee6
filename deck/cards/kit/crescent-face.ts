/** A face in profile in the crescent of the moon, looking down; round (0,0), for a disc of radius 49. */
import { BRASS, IVORY } from './palette.ts'
import { path, scene, strokes } from './svg.ts'
import { hatch } from './texture.ts'

const PROFILE =
  'M16-48A49 49 0 1 0 16 48C0 42-9 30-8 20C-12 19-13 16-12 13C-17 12-22 9-24 5C-19 0-13-6-12-14C-11-30 0-42 16-48Z'

export const crescentFace = () =>
  scene(
    path(PROFILE, { fill: IVORY, line: BRASS, width: 1.2 }),
    strokes(['-36,-14 -29,-18 -21,-15', '-35,-8 -29,-5 -22,-8', '-23,19 -18,21 -13,19'], {
      line: BRASS,
      width: 1.5,
    }),
    hatch('-49,4^ -44,24 -26,42 0,49 16,48^ -6,38 -28,24', { angle: 50, gap: 3, line: BRASS, opacity: 0.8 }),
  )
