/** How far the ink of a path reaches: its curves and arcs are followed in small steps. */

export interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

type Point = readonly [x: number, y: number]

const STEPS = 12

export function extentOf(path: string): Extent {
  const points = pointsOf(path)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const NUMBERS = { M: 2, L: 2, H: 1, V: 1, T: 2, Q: 4, C: 6, S: 4, A: 7, Z: 0 } as const

/** The places that a pen passes, the ends of straight lines and twelve on each curve. */
export function pointsOf(path: string): Point[] {
  const points: Point[] = []
  let at: Point = [0, 0]
  let handle: Point = [0, 0]
  for (const [, letter, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter!.toUpperCase() as keyof typeof NUMBERS
    const values = Array.from(text!.matchAll(/-?(?:\d*\.\d+|\d+)/g), ([value]) => Number(value))
    const isRelative = letter !== command
    for (let i = 0; i < values.length; i += NUMBERS[command] || 1) {
      const part = values.slice(i, i + NUMBERS[command])
      const to = endOf(command, part, at, isRelative)
      const [dx, dy] = isRelative ? at : [0, 0]
      if (command === 'A') points.push(...arc(at, to, part))
      else if (command === 'Q' || command === 'T') {
        handle =
          command === 'Q' ? [part[0]! + dx, part[1]! + dy] : [2 * at[0] - handle[0], 2 * at[1] - handle[1]]
        points.push(...bezier([at, handle, to]))
      } else if (command === 'C' || command === 'S') {
        const first: Point =
          command === 'C' ? [part[0]! + dx, part[1]! + dy] : [2 * at[0] - handle[0], 2 * at[1] - handle[1]]
        handle = [part.at(-4)! + dx, part.at(-3)! + dy]
        points.push(...bezier([at, first, handle, to]))
      } else points.push(to)
      at = to
    }
  }
  return points
}

function endOf(command: string, part: readonly number[], [x, y]: Point, isRelative: boolean): Point {
  const [dx, dy] = isRelative ? [x, y] : [0, 0]
  if (command === 'H') return [part[0]! + dx, y]
  if (command === 'V') return [x, part[0]! + dy]
  return [part.at(-2)! + dx, part.at(-1)! + dy]
}

/** How far a place is from the straight pieces between the places of a chain. */
export function offChain([x, y]: Point, chain: readonly Point[]): number {
  // Called for each of thousands of places with thousands of pieces: nothing is made for a piece, and one root is drawn.
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < chain.length; i++) {
    const from = chain[i - 1]!
    const to = chain[i]!
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
    const onPiece = Math.max(0, Math.min(1, share))
    const offX = from[0] + dx * onPiece - x
    const offY = from[1] + dy * onPiece - y
    least = Math.min(least, offX * offX + offY * offY)
  }
  return Math.sqrt(least)
}

/** De Casteljau's construction. */
function bezier(handles: readonly Point[]): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS
    let points = handles
    while (points.length > 1)
      points = points.slice(1).map(([x, y], i): Point => {
        const [px, py] = points[i]!
        return [px + (x - px) * share, py + (y - py) * share]
      })
    return points[0]!
  })
}

/** Arcs here are never turned, and circles or upright ellipses (SVG 2, appendix B.2.4). */
function arc([x1, y1]: Point, [x2, y2]: Point, [rx, ry, , isLarge, isClockwise]: readonly number[]): Point[] {
  const [a, b] = [(x1 - x2) / 2 / rx!, (y1 - y2) / 2 / ry!]
  const square = a * a + b * b
  const factor = Math.sqrt(Math.max(0, 1 / square - 1)) * (isLarge === isClockwise ? -1 : 1)
  const [cx, cy] = [(x1 + x2) / 2 + factor * b * rx!, (y1 + y2) / 2 - factor * a * ry!]
  const from = Math.atan2((y1 - cy) / ry!, (x1 - cx) / rx!)
  let turn = Math.atan2((y2 - cy) / ry!, (x2 - cx) / rx!) - from
  if (isClockwise && turn < 0) turn += 2 * Math.PI
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI
  return Array.from({ length: STEPS }, (_, step): Point => {
    const angle = from + (turn * (step + 1)) / STEPS
    return [cx + rx! * Math.cos(angle), cy + ry! * Math.sin(angle)]
  })
}
