/**
 * How large a card is seen in its frame, and which part of it. Sizes and points are in pixels from the frame's corner; the picture is moved by x and y
 * and then grows from its own corner, and it never shows less than it fills.
 */
import type { PagePoint } from '../parts/point.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface ZoomView extends PagePoint {
  readonly scale: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4
/** Of a button or a key. */
export const STEP = 1.5

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** `-0` is written as `0`. */
const placed = (scale: number, x: number, y: number, { width, height }: Size): ZoomView => ({
  scale,
  x: within(x, width * (1 - scale), 0) + 0,
  y: within(y, height * (1 - scale), 0) + 0,
})

/** What is under the point stays there. */
export function zoomed(view: ZoomView, factor: number, at: PagePoint, size: Size): ZoomView {
  const scale = within(view.scale * factor, 1, MAX_SCALE)
  const grown = scale / view.scale
  return placed(scale, at.x - (at.x - view.x) * grown, at.y - (at.y - view.y) * grown, size)
}

export const moved = (view: ZoomView, by: PagePoint, size: Size): ZoomView =>
  placed(view.scale, view.x + by.x, view.y + by.y, size)

export type Fingers = readonly [PagePoint, PagePoint]

const middleOf = ([a, b]: Fingers): PagePoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distanceOf = ([a, b]: Fingers): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

/** The picture stays under both fingers. */
export function pinched(view: ZoomView, before: Fingers, after: Fingers, size: Size): ZoomView {
  const [from, to] = [middleOf(before), middleOf(after)]
  const carried = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y }
  return zoomed(carried, distanceOf(after) / distanceOf(before), to, size)
}

/** With a part of the picture, in shares of it, in the middle of the frame, as far as that goes. */
export const centred = (scale: number, { x, y }: PagePoint, size: Size): ZoomView =>
  placed(scale, size.width * (0.5 - x * scale), size.height * (0.5 - y * scale), size)

export const centreOf = ({ width, height }: Size): PagePoint => ({ x: width / 2, y: height / 2 })

/** A quick movement to the side: to the next card, or to the one before. */
export function swiped(from: PagePoint, to: PagePoint): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < 48 || Math.abs(across) < 2 * Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}
