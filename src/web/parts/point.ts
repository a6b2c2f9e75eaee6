/** A point, or a way, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}
