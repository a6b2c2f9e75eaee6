/** Circles, ellipses, rectangles and lines as paths. */
import type { SvgNode } from './parse-svg.ts'

type Shape = (read: (name: string) => number, attributes: SvgNode['attributes']) => string

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`

function rectangle(x: number, y: number, width: number, height: number, wanted: number): string {
  const radius = Math.min(wanted, width / 2, height / 2)
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  )
}

const SHAPES: Readonly<Record<string, Shape>> = {
  path: (_, { d }) => d ?? '',
  circle: (read) => ellipse(read('cx'), read('cy'), read('r'), read('r')),
  ellipse: (read) => ellipse(read('cx'), read('cy'), read('rx'), read('ry')),
  rect: (read) => rectangle(read('x'), read('y'), read('width'), read('height'), read('rx')),
  line: (read) => `M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`,
}

/** Throws for an element that our drawings do not have: nothing is left out in silence. */
export function shapePath({ tag, attributes }: SvgNode): string {
  const shape = SHAPES[tag]
  if (shape === undefined) throw new Error(`A drawing has <${tag}>, which reports cannot draw.`)
  return shape((name) => Number(attributes[name] ?? 0), attributes)
}
