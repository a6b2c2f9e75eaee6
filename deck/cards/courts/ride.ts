import { type Coat, horse } from '../creatures/horse.ts'
import type { Attitude } from '../creatures/horse-attitudes.ts'
import { seatOf } from '../creatures/horse-frame.ts'
import { saddle } from '../creatures/tack.ts'
import { cloak } from '../figure/cloak.ts'
import { tunic } from '../figure/dress.ts'
import type { Grip } from '../figure/hand.ts'
import type { Look } from '../figure/head.ts'
import { person } from '../figure/person.ts'
import type { Skeleton } from '../figure/skeleton.ts'
import { through } from '../kit/curves.ts'
import { edgeOf, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { scene, strokes } from '../kit/svg.ts'

export type Ride = {
  attitude: Attitude
  coat: Coat
  cloth: string
  rider: {
    look: Look
    tabard: string
    mail: string
    cape: string
    lean: number
    sweep: number
    height?: number
    /** How far the skirt reaches: 0 at the hip, 1 at the knee. */
    skirt?: number
  }
  nearGrip?: Grip
  /** What the near hand holds, in degrees. */
  holds?: number
  /** Hands, from the seat. */
  near: Point
  far: Point
  /** Drawn behind and in front of the rider, in the horse's measure. */
  carried: (seat: Point) => string
}

/** Rows of steel scales on the breast. */
const scales = ({ at }: Skeleton, cloth: string) =>
  strokes(
    [-2, -1.74, -1.48, -1.22, -0.98].map((level) =>
      through([-0.4, -0.24, -0.08, 0.08, 0.24, 0.4].map((x, i) => at(x, level + (i % 2 ? 0.1 : 0)))),
    ),
    { line: edgeOf(cloth), width: 0.7 },
  )

/** Horse and rider, looking to the right, hooves on y = 0. */
export function ride(
  t: Tone,
  { attitude, coat, cloth, rider, holds, nearGrip, near, far, carried }: Ride,
): string {
  const seat = seatOf(attitude)
  const [x, y] = seat
  const turn = (attitude.pitch * Math.PI) / 180
  const foot: Point = [x + 14 * Math.cos(turn) - 62 * Math.sin(turn) * 0.5, y + 60]
  return scene(
    horse(attitude, coat) + saddle(attitude, cloth),
    carried(seat),
    person(
      t,
      {
        hip: seat,
        height: rider.height ?? 164,
        view: 'profile',
        astride: true,
        lean: rider.lean,
        near: [x + near[0], y + near[1]],
        far: [x + far[0], y + far[1]],
        ...(holds === undefined ? {} : { nearHolds: holds }),
        ...(nearGrip ? { nearGrip } : {}),
        nearElbow: [-0.4, 1],
        farElbow: [-0.2, 1],
        nearFoot: foot,
        farFoot: foot,
      },
      rider.look,
      tunic(rider.tabard, rider.mail, {
        sleeves: rider.mail,
        shoe: rider.mail,
        length: rider.skirt ?? 0.7,
        flare: 0.4,
        cloak: cloak(rider.cape, 0.55, rider.sweep, 0.3),
        front: (bones) => scales(bones, rider.tabard),
      }),
    ),
  )
}
