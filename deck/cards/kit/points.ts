/** Points and the few sums a drawing needs. */
export type Point = readonly [x: number, y: number]

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** One decimal is a thirtieth of a millimetre on a printed card. */
export const rounded = (value: number) => Math.round(value * 10) / 10

/** A number as short as SVG allows: `.5`, not `0.5`. */
function written(value: number): string {
  const text = String(rounded(value))
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Numbers run together where they can: `0.5 -1 0.2 0.3` is written `.5-1 .2.3`. `after` is what stands before them. */
export function compact(values: readonly number[], after = ''): string {
  let text = ''
  let before = after
  for (const value of values) {
    const number = written(value)
    const joins = number.startsWith('-') || (number.startsWith('.') && before.includes('.'))
    text += before === '' || joins ? number : ` ${number}`
    before = number
  }
  return text
}

export function polar([x, y]: Point, radius: number, degrees: number): Point {
  return [x + radius * Math.cos(toRadians(degrees)), y + radius * Math.sin(toRadians(degrees))]
}

export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])
export const between = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
export const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]
export const bearing = (from: Point, to: Point) =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI

/** A list of points written as `10,20 30,40`. */
export const points = (text: string): Point[] =>
  Array.from(text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]): Point => [Number(x), Number(y)])
