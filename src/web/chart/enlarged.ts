/** Which part of a wheel is shown when a sector of it is enlarged. */

/** How much larger. */
export const ENLARGED = 2.2

/** A point of the picture, in shares of its width and height from the left and from above. */
export interface PicturePoint {
  readonly x: number
  readonly y: number
}

/** The view of a square picture around its middle that has the point in it, as near to its centre as the edges allow: a `viewBox`. */
export function enlargedView(half: number, { x, y }: PicturePoint): string {
  const width = (2 * half) / ENLARGED
  const from = (share: number) => Math.min(Math.max(share * 2 * half - width / 2, 0), 2 * half - width) - half
  return [from(x), from(y), width, width].map((value) => value.toFixed(2)).join(' ')
}

/** The drawing, with another part of it in view. */
export const withView = (svg: string, view: string): string =>
  svg.replace(/viewBox="[^"]*"/, `viewBox="${view}"`)

/** Half the width of a drawn wheel, which is drawn around its middle. */
export const halfOf = (svg: string): number => -Number(/viewBox="(\S+)/.exec(svg)![1])
