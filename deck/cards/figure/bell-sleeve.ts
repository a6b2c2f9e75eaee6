/** A wide sleeve, as on robes of state: its mouth hangs open, and the arm comes out of it. */
import { flattened, type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD, INK, shadeOf } from '../kit/palette.ts'
import { bearing, between, distance, type Point, polar, shifted } from '../kit/points.ts'
import { scene, shape, strokes } from '../kit/svg.ts'
import { across } from './limb.ts'
import { type Arm, type ArmStyle, braid, cloth, type Edges, edgesOf, folds } from './sleeve.ts'

type Hung = { edges: Edges; mouth: Outline }

/** Of a wide sleeve on a forearm that is level or hangs: the mouth is at the wrist, and its lower lip hangs. */
function hangingMouth(parts: Arm, u: number, style: ArmStyle, on: Point): Hung {
  const open = 0.86
  const end = between(parts.elbow, parts.wrist, open)
  const { top, low } = edgesOf({ ...parts, wrist: end }, u, style, 'bell')
  const lowIsBelow = low.at(-1)![1] + Math.abs(on[1]) * u * 0.1 > top.at(-1)![1]
  const [above, below] = lowIsBelow ? [top, low] : [low, top]
  const [rim, lip] = [above.at(-1)!, below.at(-1)!]
  const level = Math.abs(on[0])
  const drop = shifted(
    lip,
    (-0.14 * on[0] * level + (lip[0] - rim[0]) / u / 3) * u,
    (0.12 + 0.62 * level) * u,
  )
  const sag = shifted(between(below.at(-2)!, drop, 0.5), 0, u * 0.1 * level)
  const hung = [...below.slice(0, -1), sag, drop]
  const at = (reach: number) => shifted(between(rim, drop), on[0] * u * reach, on[1] * u * reach)
  return {
    edges: lowIsBelow ? { top: above, low: hung } : { top: hung, low: above },
    mouth: [
      ...through([rim], true),
      ...through([at(0.15)]),
      ...through([drop], true),
      ...through([at(-0.1)]),
    ],
  }
}

/** Of a wide sleeve on a raised forearm: it has slid back and hangs from the elbow. */
function slidBack(parts: Arm, u: number, style: ArmStyle): Hung {
  const { shoulder, elbow, wrist } = parts
  const open = 0.4
  const end = between(elbow, wrist, open)
  const { top, low } = edgesOf({ ...parts, wrist: end }, u, style, 'bell')
  const { side = 1 } = style
  const [x, y] = across(shoulder, elbow, side)
  const topIsOutside = x * (wrist[0] - elbow[0]) + y * (wrist[1] - elbow[1]) <= 0
  const [outer, inner] = topIsOutside ? [top, low] : [low, top]
  const [rim, far] = [inner.at(-1)!, outer.at(-1)!]
  const out = Math.sign(far[0] - rim[0]) || 1
  const drop = shifted(elbow, out * u * 0.42, u * 0.66)
  const hung = [
    ...outer.slice(0, -2),
    shifted(between(outer.at(-3) ?? outer[0]!, drop), -out * u * 0.06, u * 0.12),
    drop,
  ]
  return {
    edges: topIsOutside ? { top: hung, low: inner } : { top: inner, low: hung },
    mouth: [
      ...through([rim], true),
      ...through([shifted(between(rim, far), 0, -u * 0.06), shifted(far, out * u * 0.12, u * 0.05)]),
      ...through([shifted(between(far, drop), out * u * 0.16, 0)]),
      ...through([drop], true),
      ...through([shifted(elbow, out * u * 0.04, u * 0.1)]),
    ],
  }
}

/** Where the way from one point to another first meets a chain of points; the chain's end, if it passes by. */
function crossing(from: Point, to: Point, chain: readonly Point[]): Point {
  const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
  const met = chain.slice(1).flatMap((b, i) => {
    const a = chain[i]!
    const [p, q] = [side(a), side(b)]
    return p * q > 0 || p === q ? [] : [between(a, b, p / (p - q))]
  })
  const far = (at: Point) => distance(at, from)
  return met.sort((a, b) => far(a) - far(b))[0] ?? chain.at(-1)!
}

/** The forearm in a wide sleeve: it ends at the near lip of the mouth, and bends into the hand. */
function forearm({ elbow, wrist, turn }: Arm, u: number, skin: string, lip: Outline): string {
  const half = (at: Point, size: number, way: number) =>
    [90, -90].map((side) => polar(at, size * u, way + side)) as [Point, Point]
  const way = bearing(elbow, wrist)
  const chain = flattened(lip, false)
  const [hand, arm, deep] = [
    half(wrist, 0.122, turn),
    half(between(elbow, wrist, 0.76), 0.145, way),
    half(polar(elbow, u * 0.6, way + 180), 0.2, way),
  ]
  const edges = [0, 1].map((i) => through([hand[i]!, arm[i]!, crossing(arm[i]!, deep[i]!, chain)])) as [
    Outline,
    Outline,
  ]
  return scene(
    shape(
      [...edges[0].toReversed(), ...edges[1]].map((k, i) => ({ ...k, corner: i % 3 !== 1 })),
      { fill: skin },
    ),
    strokes(edges, { line: INK, width: 0.9 }),
  )
}

/** A wide sleeve, and the arm that comes out of it. */
export function bellSleeve(parts: Arm, u: number, style: ArmStyle): string {
  const { fill, skin, cuff = GOLD, setIn = false, lining = shadeOf(fill, 0.5) } = style
  const { elbow, wrist } = parts
  const size = distance(elbow, wrist) || 1
  const on: Point = [(wrist[0] - elbow[0]) / size, (wrist[1] - elbow[1]) / size]
  const isRaised = on[1] < -0.5
  const { edges, mouth } = isRaised ? slidBack(parts, u, style) : hangingMouth(parts, u, style, on)
  const lip = [...mouth.slice(isRaised ? 4 : 2), mouth[0]!]
  const hem = (line: Outline) => (cuff === '' ? '' : braid(line, u, cuff))
  return scene(
    cloth(edges, fill, edgeOf(fill), setIn),
    strokes(folds(parts, u), { line: edgeOf(fill), width: 0.7 }),
    shape(mouth, { fill: lining, line: edgeOf(fill), width: 0.9 }),
    hem(mouth.slice(0, isRaised ? 5 : 3)),
    forearm(parts, u, skin, lip),
    hem(lip),
  )
}
