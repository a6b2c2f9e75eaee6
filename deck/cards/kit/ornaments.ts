/** Stars, suns, moons, leaves, roses, clouds: the ornaments that cards share. */
import { type Outline, through } from './curves.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, LIGHT_GOLD, type Tone } from './palette.ts'
import { compact, type Point, points, polar } from './points.ts'
import { circle, each, type Paint, path, place, scene, shape, shapes, stroke, strokes, times } from './svg.ts'

export function starOutline(at: Point, rays: number, outer: number, inner: number, turn = -90): Outline {
  const corners = Array.from({ length: rays * 2 }, (_, i) =>
    polar(at, i % 2 ? inner : outer, turn + (i * 180) / rays),
  )
  return through(corners, true)
}

export const star = (at: Point, rays: number, outer: number, inner: number, paint: Paint, turn = -90) =>
  shape(starOutline(at, rays, outer, inner, turn), paint)

/** A star with ridges, like a compass rose: one half of each ray is in shade. */
export function facetedStar(at: Point, rays: number, outer: number, inner: number, turn = -90): string {
  const facet = (side: 1 | -1) =>
    Array.from({ length: rays }, (_, i) => {
      const heading = turn + (i * 360) / rays
      return through([at, polar(at, inner, heading + (side * 180) / rays), polar(at, outer, heading)], true)
    })
  return shapes(facet(-1), { fill: LIGHT_GOLD }) + shapes(facet(1), { fill: BRASS })
}

/** The star polygon {points/step} as one unbroken line, the pentagram of the pentacle among them. */
export function starLine(at: Point, corners: number, step: number, radius: number, turn = -90): Outline {
  return through(
    Array.from({ length: corners }, (_, i) => polar(at, radius, turn + (i * step * 360) / corners)),
    true,
  )
}

export function spark([x, y]: Point, size: number, fill = IVORY): string {
  const waist = size * 0.16
  return shape(
    `${x},${y - size}^ ${x + waist},${y - waist} ${x + size},${y}^ ${x + waist},${y + waist} ` +
      `${x},${y + size}^ ${x - waist},${y + waist} ${x - size},${y}^ ${x - waist},${y - waist}`,
    { fill },
  )
}

/** Straight and wavy rays by turns, as on the old cards. */
export function rays(at: Point, inner: number, outer: number, count: number, paint: Paint, wavy = false) {
  const half = (180 / count) * 0.6
  const ray = (i: number): Outline => {
    const heading = (i * 360) / count - 90
    const foot = [polar(at, inner, heading - half), polar(at, inner, heading + half)] as const
    const tip = polar(at, outer, heading)
    if (!wavy || i % 2 === 0) return through([foot[0], tip, foot[1]], true)
    const [near, far] = [inner + (outer - inner) * 0.35, inner + (outer - inner) * 0.7]
    return [
      ...through([foot[0]], true),
      ...through([polar(at, near, heading - half * 1.5), polar(at, far, heading + half * 0.1)]),
      ...through([tip], true),
      ...through([polar(at, far, heading + half * 0.9), polar(at, near, heading + half * 0.3)]),
      ...through([foot[1]], true),
    ]
  }
  return shapes(
    Array.from({ length: count }, (_, i) => ray(i)),
    paint,
  )
}

export const halo = (t: Tone, at: Point, radius: number) =>
  rays(at, radius + 3, radius + 11, 40, { fill: GOLD, opacity: 0.85 }) +
  circle(at, radius, { fill: t.mid, line: GOLD, width: 1.2 })

/** A calm face for sun and moon, drawn round (0,0) in a disc of radius 40. */
export const calmFace = (line: string) =>
  strokes(
    [
      '-17,-8 -11,-12 -4,-8',
      '17,-8 11,-12 4,-8',
      '-16,-3 -11,0 -5,-3',
      '16,-3 11,0 5,-3',
      '1,-7 1,3 -3,9 0,11 4,10',
      '-9,18 -4,20 0,19 4,20 9,18',
    ],
    { line, width: 1.6 },
  ) + stroke('-4,24 0,25.5 4,24', { line, width: 1.2 })

export const sunFace = (at: Point, radius: number) =>
  rays(at, radius + 3, radius * 1.85, 32, { fill: GOLD }, true) +
  circle(at, radius, { fill: LIGHT_GOLD, line: BRASS, width: 1.3 }) +
  circle(at, radius * 0.87, { line: BRASS, width: 0.8 }) +
  place(each(points('-21,8 21,8'), (cheek) => circle(cheek, 4.5, { fill: '#EBBB68' })) + calmFace(BRASS), {
    at,
    scale: radius / 42,
  })

/** Horns to the right; `turn` it for other phases. */
export function crescent(at: Point, radius: number, turn = 0, fill = GOLD, line?: string): string {
  const [x, far, inner] = [radius * 0.42, radius * 0.91, radius * 0.8]
  const data =
    `M${compact([x, -far])}A${compact([radius, radius])} 0 1 0 ${compact([x, far])}` +
    `A${compact([inner, inner * 1.14])} 0 1 1 ${compact([x, -far])}Z`
  return place(path(data, line ? { fill, line } : { fill }), { at, turn })
}

/** The sign of unending life over the Magician and Strength. */
export const lemniscate = (at: Point, size = 1) =>
  place(
    stroke('0,0 -12,-9 -23,0 -12,9 0,0 12,-9 23,0 12,9 0,0', { line: BRASS, width: 4.4 }) +
      stroke('0,0 -12,-9 -23,0 -12,9 0,0 12,-9 23,0 12,9 0,0', { line: GOLD, width: 2.8 }),
    { at, scale: size },
  )

export function cloud(at: Point, width: number, fill: string, line: string, flip = false): string {
  const puffs = 'M-40 14a13 13 0 0 1 3-25a17 17 0 0 1 31-8a20 20 0 0 1 34 6a14 14 0 0 1 10 27Z'
  const curls = 'M-30 6a9 9 0 0 1 8-12M-10-2a12 12 0 0 1 16-9M14 4a9 9 0 0 1 14-4'
  return place(path(puffs, { fill, line }) + path(curls, { line, width: 0.8 }), {
    at,
    scale: width / 80,
    flip,
  })
}

export const flame = (at: Point, size: number) =>
  place(
    shape('0,-20^ 5,-8 9,0 6,9 0,12 -6,9 -8,1 -4,-4 -3,-11', { fill: FLAME, line: GOLD, width: 0.9 }) +
      shape('1,-8^ 4,1 3,7 0,10 -4,7 -3,1', { fill: LIGHT_GOLD }),
    { at, scale: size / 20 },
  )

export const drop = ([x, y]: Point, size: number, fill = GOLD) =>
  shape(
    `${x},${y - size}^ ${x + size * 0.45},${y + size * 0.2} ${x},${y + size * 0.7} ${x - size * 0.45},${y + size * 0.2}`,
    {
      fill,
    },
  )

/** A ribbon of cloth tied in a bow, round (0,0). */
export const bow = (fill: string) =>
  scene(
    shape('0,0^ -9,-8 -17,-6 -15,3 -6,3', { fill, line: INK, width: 0.9 }),
    shape('0,0^ 9,-8 17,-6 15,3 6,3', { fill, line: INK, width: 0.9 }),
    shapes(['-1,1^ -6,10 -13,17^ -6,16 -1,8', '1,1^ 6,10 13,17^ 6,16 1,8'], { fill, line: INK, width: 0.9 }),
    circle([0, 0], 3.2, { fill, line: INK, width: 0.9 }),
  )

export const crownRing = (count: number, at: Point, radius: number, from: number, to: number, size: number) =>
  times(count, (i) => {
    const spot = polar(at, radius, from + ((to - from) * i) / (count - 1))
    return star(spot, 6, size, size * 0.42, { fill: IVORY })
  })
