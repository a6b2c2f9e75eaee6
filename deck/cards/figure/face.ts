/** Faces in the measure of a head (see head.ts): brows, eyes, nose and mouth, and what they express. */
import { type Outline, outline } from '../kit/curves.ts'
import { type HairName, INK, IVORY, LIPS, SKIN, type SkinName, shadeOf } from '../kit/palette.ts'
import { compact, type Point, points } from '../kit/points.ts'
import { path, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { type Beard, beardOf } from './beard.ts'
import { type FaceView, FEATURES } from './features.ts'

export type Mood = 'calm' | 'glad' | 'sad' | 'stern' | 'afraid'

/** How far down the inner and the outer ends of the brows go, and the corners of the mouth. */
const MOODS: Record<Mood, { inner: number; outer: number; corners: number }> = {
  calm: { inner: 0, outer: 0, corners: 0 },
  glad: { inner: -0.6, outer: 0, corners: -1.5 },
  sad: { inner: -1.7, outer: 1.2, corners: 1.5 },
  stern: { inner: 1.5, outer: -0.7, corners: 0.7 },
  afraid: { inner: -3, outer: -0.2, corners: 0.9 },
}

export type Person = {
  skin?: SkinName
  hair?: HairName
  beard?: Beard
  awake?: boolean
  mood?: Mood
  /** Where the eyes turn, in the measure of a head. */
  gaze?: Point
}
/** Small faces are drawn without their finest lines, which would run together. */
type Pen = { strand: string; fine: boolean }

const bent = (line: string, drop: (x: number) => number): Outline =>
  outline(line).map((knot) => ({ ...knot, y: knot.y + drop(knot.x) }))

function browsOf(view: FaceView, mood: Mood): Outline[] {
  const { brows, browEnds } = FEATURES[view]
  const { inner, outer } = MOODS[mood]
  return brows.map((brow, i) => {
    const [from, to] = browEnds[i]!
    return bent(brow, (x) => inner + ((outer - inner) * (x - from)) / (to - from))
  })
}

function eyes(view: FaceView, { awake = false, gaze: [dx, dy] = [0, 0] }: Person, fine: boolean): string {
  const { eyes: whites, lids, creases, irises, lowered } = FEATURES[view]
  if (!awake)
    return (
      strokes(lowered, { line: INK, width: 1.3 }) + (fine ? strokes(creases, { line: INK, width: 0.6 }) : '')
    )
  const dots = (x: number, y: number) =>
    irises.map(([ix, iy]) => `M${compact([ix + dx + x, iy + dy + y])}h0`).join('')
  return scene(
    shapes(whites, { fill: IVORY }),
    path(dots(0, 0), { line: INK, width: 3.2 }),
    fine ? path(dots(0.5, -0.5), { line: IVORY, width: 0.8 }) : '',
    shapes(lids, { fill: INK }),
    fine ? strokes(creases, { line: INK, width: 0.6 }) : '',
  )
}

function mouthOf(view: FaceView, { skin = 'fair', mood = 'calm' }: Person, fine: boolean): string {
  const { mouth, lips, mouthAt } = FEATURES[view]
  const { corners } = MOODS[mood]
  const curl = (x: number) => corners * Math.min(1, ((x - mouthAt[0]) / mouthAt[1]) ** 2) - corners * 0.3
  return (
    shape(bent(mouth, curl), { fill: skin === 'dark' ? '#6B3A2E' : skin === 'brown' ? '#8E4B3C' : LIPS }) +
    (fine ? stroke(bent(lips, curl), { line: INK, width: 0.7 }) : '')
  )
}

const isOld = (hair: HairName) => hair === 'grey' || hair === 'white'

export function face(view: FaceView, who: Person, pen: Pen): string {
  const { skin = 'fair', beard, hair = 'brown', mood = 'calm' } = who
  const { outline: rim, cheek, bridge, nose, age } = FEATURES[view]
  const flesh = SKIN[skin]
  return scene(
    shape(rim, { fill: flesh, line: INK, width: 0.9 }),
    shapes(pen.fine ? [cheek, bridge] : [cheek], { fill: shadeOf(flesh) }),
    eyes(view, who, pen.fine),
    shapes(browsOf(view, mood), { fill: INK }),
    stroke(nose, { line: INK, width: 0.8 }),
    pen.fine && isOld(hair) ? strokes(age, { line: INK, width: 0.6 }) : '',
    beard ? beardOf(view, beard, hair, pen) : '',
    mouthOf(view, who, pen.fine),
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
