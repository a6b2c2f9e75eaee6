/** Four riders, four horses: rearing, pacing, charging, standing. */
import { ATTITUDES, type Attitude, type Coat, horse, saddle, seatOf } from '../creatures/horse.ts'
import { cupAt, pentacleAt, swordAt, wandAt } from '../emblems.ts'
import { cloak, tunic } from '../figure/dress.ts'
import type { Look } from '../figure/head.ts'
import { helmet, plume, templeWings } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, land, mountains, sky } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { FLAME, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone } from '../kit/palette.ts'
import { cypress, leaf, wheat } from '../kit/plants.ts'
import type { Point } from '../kit/points.ts'
import { each, place, scene, shape, strokes, times } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert, farmland, windySky } from './pages.ts'

type Ride = {
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
  }
  /** Hands, from the seat. */
  near: Point
  far: Point
  /** Drawn behind and in front of the rider, in the horse's measure. */
  carried: (seat: Point) => string
}

/** Horse and rider, looking to the right, hooves on y = 0. */
function ride(t: Tone, { attitude, coat, cloth, rider, near, far, carried }: Ride): string {
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
        lean: rider.lean,
        near: [x + near[0], y + near[1]],
        far: [x + far[0], y + far[1]],
        nearElbow: [-0.4, 1],
        farElbow: [-0.2, 1],
        nearFoot: foot,
        farFoot: foot,
      },
      rider.look,
      tunic(rider.tabard, rider.mail, {
        sleeves: rider.mail,
        shoe: rider.mail,
        length: 0.7,
        flare: 0.4,
        cloak: cloak(rider.cape, 0.55, rider.sweep, 0.3),
      }),
    ),
  )
}

/** Tongues of fire instead of feathers. */
const flameHelmet = (t: Tone) =>
  scene(
    shape('0,-24^ -6,-40 -22,-44 -34,-56^ -30,-42 -44,-42 -52,-50^ -46,-32 -34,-24 -40,-16^ -22,-16 -8,-18', {
      fill: FLAME,
      line: GOLD,
      width: 0.9,
    }),
    helmet(t.accent),
  )

export const knightOfWands: Scene = {
  description:
    'A knight with a crest of flame rides a rearing chestnut horse through the desert and lifts a staff in leaf.',
  picture: (t) =>
    scene(
      sky(t, '52,150 240,120 256,220'),
      desert(t),
      ground(t, 402),
      place(
        ride(t, {
          attitude: ATTITUDES.rearing,
          coat: { coat: '#B5703C', mane: LIGHT_GOLD, tack: GOLD, shade: t.deep },
          cloth: t.soft,
          rider: {
            look: { hair: 'auburn', style: 'bob', awake: true, hat: flameHelmet(t) },
            tabard: LIGHT_GOLD,
            mail: t.accent,
            cape: t.soft,
            lean: 4,
            sweep: -1.4,
          },
          near: [34, -18],
          far: [28, -78],
          carried: ([x, y]) => wandAt(t, [x + 30, y - 92], 150, 12, 10),
        }),
        { at: [158, 424], flip: true, scale: 1.12 },
      ),
    ),
}

/** A river in a quiet valley. */
const valley = (t: Tone) =>
  scene(
    mountains(t, '60,276 236,264', 340, t.soft),
    land('18,336 100,326 200,334 282,322', t.mid, { angle: -4, gap: 5, line: t.accent, opacity: 0.35 }),
    shape('282,346^ 220,352 170,364 120,386 60,398 18,402^ 18,424^ 90,418 150,402 210,380 282,370^', {
      fill: '#2E7C94',
      line: t.accent,
      width: 0.9,
    }),
    ...(
      [
        [38, 340, 50],
        [58, 338, 62],
        [256, 330, 54],
      ] as const
    ).map(([x, y, height]) => cypress(t, [x, y], height)),
  )

export const knightOfCups: Scene = {
  description:
    'A knight in a winged helmet rides a white horse at a quiet pace along a river and holds a cup out before him.',
  picture: (t) =>
    scene(
      sky(t, '60,150 240,190 96,96 220,110'),
      valley(t),
      land('18,424 100,412 200,420 282,408', t.mid, { angle: -4, gap: 4.5, line: t.accent, opacity: 0.35 }),
      place(
        ride(t, {
          attitude: ATTITUDES.walking,
          coat: { coat: IVORY, mane: t.accent, tack: ROSE, shade: t.soft },
          cloth: t.soft,
          rider: {
            look: { hair: 'blond', style: 'bob', hat: helmet(t.accent) + templeWings() },
            tabard: ROSE,
            mail: t.accent,
            cape: t.soft,
            lean: 0,
            sweep: -0.5,
          },
          near: [62, -58],
          far: [34, -16],
          carried: ([x, y]) => cupAt(t, [x + 66, y - 82], 50),
        }),
        { at: [132, 428], scale: 1.06 },
      ),
    ),
}

export const knightOfSwords: Scene = {
  description:
    'A knight in full armour charges on a grey horse at full stretch, sword high, with the wind and torn clouds behind.',
  picture: (t) =>
    scene(
      sky(t),
      windySky(t),
      cloud([100, 316], 70, t.mid, t.accent),
      land('18,404 90,394 200,402 282,392', t.soft, { angle: -4, gap: 4.5, line: t.deep, opacity: 0.4 }),
      strokes(
        ['196,330 268,326', '214,346 274,344', '206,378 262,376', '190,220 262,210', '204,238 270,232'],
        { line: t.accent, width: 1.2 },
      ),
      place(
        ride(t, {
          attitude: ATTITUDES.galloping,
          coat: { coat: '#D6DCE8', mane: IVORY, tack: GOLD, shade: t.mid },
          cloth: t.mid,
          rider: {
            look: {
              hair: 'black',
              style: 'bob',
              skin: 'tan',
              awake: true,
              hat: plume(ROSE) + helmet(t.accent),
            },
            tabard: t.accent,
            mail: t.accent,
            cape: ROSE,
            lean: 20,
            sweep: -1.8,
          },
          near: [66, -72],
          far: [50, -18],
          carried: ([x, y]) => swordAt(t, [x + 88, y - 118], 130, 28, 9),
        }),
        { at: [152, 408], flip: true, scale: 0.98 },
      ),
      each([48, 120, 200, 256], (x) =>
        strokes([`${x},424 ${x - 5},416`, `${x},424 ${x + 4},414`], { line: t.accent, width: 1 }),
      ),
    ),
}

export const knightOfPentacles: Scene = {
  description:
    'A knight sits still on a heavy black horse at the edge of a ploughed field and studies the pentacle in his hand.',
  picture: (t) =>
    scene(
      sky(t, '56,160 244,150 96,96 210,92'),
      farmland(t),
      ground(t, 402),
      place(
        ride(t, {
          attitude: ATTITUDES.standing,
          coat: { coat: '#2C2A38', mane: '#57506A', tack: GOLD, shade: '#6B6580' },
          cloth: t.soft,
          rider: {
            look: {
              hair: 'brown',
              style: 'bob',
              beard: 'short',
              skin: 'brown',
              awake: true,
              hat: oakHelmet(t),
            },
            tabard: ROSE,
            mail: t.accent,
            cape: t.soft,
            lean: 0,
            sweep: -0.3,
          },
          near: [52, -46],
          far: [34, -14],
          carried: ([x, y]) => pentacleAt(t, [x + 62, y - 72], 26),
        }),
        { at: [134, 424], scale: 1.08 },
      ),
      times(5, (i) => wheat([36 + i * 58, 442], 22)),
    ),
}
/** A sprig of oak on the helmet. */
const oakHelmet = (t: Tone) =>
  scene(
    ...[-150, -120, -95].map((turn) => leaf([-2, -26], 26, turn, { fill: LEAF, line: INK, width: 0.8 })),
    helmet(t.accent),
  )
