import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import type { Look } from '../figure/head.ts'
import { handAgain, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, land, sky } from '../kit/landscape.ts'
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
    stance: { hip: [128, 322], height: 130, nearFoot: [110, 388], farFoot: [140, 388], lean: -4 },
    staff: { at: [94, 178], length: 150, turn: -30 },
    grips: [-62, -46],
    look: { hair: 'black', style: 'bob', skin: 'tan', awake: true },
    cloth: IVORY,
    hose: t.deep,
  },
  {
    stance: { hip: [176, 322], height: 130, nearFoot: [196, 388], farFoot: [166, 388], flip: true, lean: 4 },
    staff: { at: [196, 174], length: 150, turn: 19 },
    grips: [-62, -46],
    look: { hair: 'blond', style: 'bob', awake: true },
    cloth: t.accent,
    hose: IVORY,
  },
  {
    stance: { hip: [60, 348], height: 138, nearFoot: [40, 412], farFoot: [88, 410], lean: 6 },
    staff: { at: [123, 248], length: 142, turn: 37 },
    grips: [-56, -36],
    look: { hair: 'auburn', style: 'short', awake: true },
    cloth: t.soft,
    hose: LIGHT_GOLD,
  },
  {
    stance: { hip: [242, 348], height: 138, nearFoot: [262, 412], farFoot: [214, 410], flip: true, lean: -6 },
    staff: { at: [175, 257], length: 136, turn: -45 },
    grips: [-51, -31],
    look: { hair: 'black', style: 'curls', skin: 'brown', awake: true },
    cloth: ROSE,
    hose: IVORY,
  },
  {
    stance: { hip: [150, 362], height: 140, nearFoot: [128, 424], farFoot: [176, 423], lean: -3 },
    staff: { at: [152, 340], length: 150, turn: 68 },
    grips: [-22, 26],
    look: { hair: 'brown', style: 'tied', skin: 'dark', awake: true },
    cloth: GOLD,
    hose: t.mid,
  },
]

const wandOf = (t: Tone, { staff }: Fighter) => wandAt(t, staff.at, staff.length, staff.turn)

function poseOf({ stance, staff, grips: [near, far] }: Fighter): Pose {
  const onStaff = (reach: number) => polar(staff.at, reach, staff.turn - 90)
  return { view: 'half', near: onStaff(near), far: onStaff(far), ...stance }
}

const figure = (t: Tone, fighter: Fighter) =>
  person(t, poseOf(fighter), fighter.look, tunic(fighter.cloth, fighter.hose, { length: 0.7, shoe: BRASS }))

function fight(t: Tone): string {
  const all = fighters(t)
  const inFront = all.at(-1)!
  return scene(
    each(all.slice(0, -1), (one) => wandOf(t, one)),
    each(all, (one) => figure(t, one)),
    wandOf(t, inFront),
    handAgain(poseOf(inFront), 'far', inFront.look.skin),
    handAgain(poseOf(inFront), 'near', inFront.look.skin),
  )
}

export const fiveOfWands: Scene = {
  description:
    'Five young people in different colours swing and cross five staffs on a hill, in a fight or a game.',
  picture: (t) =>
    scene(
      sky(t, '150,66 64,110 236,110'),
      land('18,372 90,356 180,362 282,352', t.soft),
      ground(t, 400),
      fight(t),
    ),
}
