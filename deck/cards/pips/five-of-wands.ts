import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import type { Look } from '../figure/head.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { land, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LIGHT_GOLD, ROSE, type Tone } from '../kit/palette.ts'
import { type Point, polar } from '../kit/points.ts'
import { each, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

type Fighter = {
  stance: Pick<Pose, 'hip' | 'height' | 'nearFoot' | 'farFoot'> & Partial<Pose>
  staff: { at: Point; length: number; turn: number }
  /** Where the near and the far hand hold the staff, from its middle towards its head. */
  grips: readonly [near: number, far: number]
  look: Look
  cloth: string
  hose: string
}

/** Two strike from above, two cross their staffs behind them, and one in front wards them all off. */
const fighters = (t: Tone): Fighter[] => [
  {
    stance: { hip: [116, 314], height: 146, nearFoot: [96, 388], farFoot: [132, 388], lean: -4 },
    staff: { at: [88, 166], length: 148, turn: -30 },
    grips: [-56, -30],
    look: { hair: 'black', style: 'bob', skin: 'tan', awake: true, mood: 'stern' },
    cloth: IVORY,
    hose: t.deep,
  },
  {
    stance: { hip: [182, 314], height: 146, nearFoot: [204, 388], farFoot: [170, 388], flip: true, lean: 4 },
    staff: { at: [199, 156.8], length: 158, turn: 19 },
    grips: [-59, -33],
    look: { hair: 'blond', style: 'bob', awake: true, mood: 'glad' },
    cloth: t.accent,
    hose: IVORY,
  },
  {
    stance: { hip: [54, 344], height: 146, nearFoot: [34, 416], farFoot: [88, 414], lean: 6 },
    staff: { at: [90, 236], length: 156, turn: 4 },
    grips: [-64, -38],
    look: { hair: 'auburn', style: 'short', beard: 'short', awake: true, mood: 'stern' },
    cloth: t.soft,
    hose: LIGHT_GOLD,
  },
  {
    stance: { hip: [248, 344], height: 146, nearFoot: [268, 416], farFoot: [214, 414], flip: true, lean: -6 },
    staff: { at: [210, 236], length: 150, turn: -8 },
    grips: [-52, -26],
    look: { hair: 'black', style: 'curls', skin: 'brown', awake: true, mood: 'stern' },
    cloth: ROSE,
    hose: IVORY,
  },
  {
    stance: {
      hip: [150, 352],
      height: 146,
      view: 'front',
      headView: 'half',
      nearFoot: [184, 420],
      farFoot: [122, 423],
      nearElbowAt: [185, 328],
      farElbowAt: [117, 329],
      lean: -4,
    },
    staff: { at: [142, 340], length: 136, turn: 68 },
    grips: [21, -25],
    look: { hair: 'brown', style: 'tied', skin: 'dark', awake: true },
    cloth: GOLD,
    hose: t.mid,
  },
]

const wandOf = (t: Tone, { staff }: Fighter) => wandAt(t, staff.at, staff.length, staff.turn)

function poseOf({ stance, staff, grips: [near, far] }: Fighter): Pose {
  const onStaff = (reach: number) => polar(staff.at, reach, staff.turn - 90)
  const along = staff.turn - 90
  return {
    view: 'half',
    near: onStaff(near),
    far: onStaff(far),
    nearHolds: along,
    farHolds: along,
    ...stance,
  }
}

const figure = (t: Tone, fighter: Fighter) =>
  person(t, poseOf(fighter), fighter.look, tunic(fighter.cloth, fighter.hose, { length: 0.7, shoe: BRASS }))

function fight(t: Tone): string {
  const all = fighters(t)
  const inFront = all.at(-1)!
  inFront.stance.handsOver = ['far', 'near']
  return scene(
    each(all.slice(0, -1), (one) => wandOf(t, one) + figure(t, one)),
    figure(t, inFront),
    wandOf(t, inFront),
    handOver(poseOf(inFront), 'far', inFront.look.skin),
    handOver(poseOf(inFront), 'near', inFront.look.skin),
  )
}

export const fiveOfWands: Scene = {
  description:
    'Five young people in different colours swing and cross five staffs on a hill, in a fight or a game.',
  picture: (t) =>
    scene(
      sky(t, '150,66'),
      rays([150, 226], 40, 150, 9, { fill: t.soft, opacity: 0.3 }),
      land('18,384 90,368 180,376 282,364', t.soft),
      land('18,408 80,395 150,402 220,396 282,408', t.mid),
      fight(t),
    ),
}
