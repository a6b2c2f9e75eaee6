/** A point, or a way, in pixels. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}
