/** The engraver's shading: parallel lines cut to a shape by arithmetic, so that no clip paths (and no ids) are needed. */
import { curveOf, flattened, type Outline } from './curves.ts'
import { compact, type Point, rounded, toRadians } from './points.ts'
import { type Paint, path } from './svg.ts'

export type Hatching = { line: string; angle?: number; gap?: number } & Pick<Paint, 'width' | 'opacity'>

/** Where a horizontal line at `y` enters and leaves the shape, in order: an even number. */
function crossings(chain: readonly Point[], y: number): number[] {
  const found: number[] = []
  chain.forEach(([x1, y1], i) => {
    const [x2, y2] = chain[(i + 1) % chain.length]!
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  })
  return found.sort((a, b) => a - b)
}

export function hatch(
  area: string | Outline,
  // mutate constant 3.85, constant 3.15, constant 0.77, constant 0.63, constant 0.55, constant 0.45: how dense and dark shading is, unless a picture says so: taste
  { angle = 0, gap = 3.5, line, width = 0.7, opacity = 0.5 }: Hatching,
) {
  const [cos, sin] = [Math.cos(toRadians(angle)), Math.sin(toRadians(angle))]
  // mutate constant: in how many pieces an edge is followed is not seen
  const chain = flattened(curveOf(area), true, 5).map(
    ([x, y]): Point => [x * cos + y * sin, y * cos - x * sin],
  )
  const heights = chain.map(([, y]) => y)
  const corner = (along: number, y: number): Point => [
    rounded(along * cos - y * sin),
    rounded(along * sin + y * cos),
  ]
  let data = ''
  let pen: Point | undefined
  let runsBack = false
  // mutate operator <=: a line at the lower edge itself enters nothing
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const cuts = crossings(chain, y)
    const lines = cuts.flatMap((from, i) => {
      const to = cuts[i + 1]!
      return i % 2 === 0 && to - from >= 1 ? [[corner(from, y), corner(to, y)] as const] : []
    })
    // Every other row runs back, so that the pen is near when the next begins: short moves are short to write.
    for (const [start, end] of runsBack ? lines.toReversed().map(([a, b]) => [b, a] as const) : lines) {
      // A line after a relative move needs no letter of its own.
      const line = [end[0] - start[0], end[1] - start[1]]
      data += pen
        ? `m${compact([start[0] - pen[0], start[1] - pen[1], ...line])}`
        : `M${compact(start)}l${compact(line)}`
      pen = end
    }
    runsBack = !runsBack
  }
  return path(data, { line, width, opacity })
}
