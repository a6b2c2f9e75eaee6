/** Where the ink of a drawn wheel lies, read from the SVG itself: nothing here asks the layout. */
import assert from 'node:assert/strict'
import { type Extent, extentOf } from './ink.ts'

export interface Polar {
  radius: number
  /** From three o'clock, counter-clockwise as it is seen: y grows downwards in SVG. */
  angle: number
}

export interface Label extends Extent {
  /** The title of the part that it belongs to. */
  readonly title: string
  /** The middle that it is set around: of a glyph's box, or of a line of letters. */
  readonly x: number
  readonly y: number
  /** A glyph's path, or what the letters say, without spaces. */
  readonly path?: string
  readonly words?: string
  readonly scale: number
}

export interface Segment {
  readonly title: string
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

export interface MeasuredWheel {
  readonly titles: readonly string[]
  readonly labels: readonly Label[]
  readonly lines: readonly Segment[]
  /** Radii of the circles around the middle, as far as they are lines. */
  readonly rings: readonly number[]
}

export const turn = (angle: number) => ((angle % 360) + 360) % 360

export const polar = ({ x, y }: { x: number; y: number }): Polar => ({
  radius: Math.hypot(x, y),
  angle: turn((Math.atan2(-y, x) * 180) / Math.PI),
})

const extents = new Map<string, Extent>()
function inkOf(path: string): Extent {
  const extent = extents.get(path) ?? extentOf(path)
  extents.set(path, extent)
  return extent
}

const GLYPH =
  /<path d="([^"]*)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"[^>]*? stroke-width="([^"]*)"/g
const WORDS = /<g fill="[^"]*" transform="translate\((\S+) (\S+)\) scale\((\S+)\)">(.*?)<\/g>/g
const LETTER =
  /<use href="#(letter-\d+)"(?: x="(\d+)")?(?: transform="translate\((\d+) 0\) scale\((\S+)\)")?\/>/g
const LINES = /<path d="(M[^"]*)" (?!transform)/g
const LINE = /M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)/g

export function measure(svg: string): MeasuredWheel {
  const outlines = new Map(
    Array.from(svg.matchAll(/<path id="(letter-\d+)" d="([^"]*)"\/>/g), ([, id, path]) => [id!, path!]),
  )
  const labels: Label[] = []
  const lines: Segment[] = []
  const titles: string[] = []
  for (const piece of svg.split('<g><title>').slice(1)) {
    const title = piece.slice(0, piece.indexOf('<'))
    titles.push(title)
    for (const [, path, x, y, scale, width] of piece.matchAll(GLYPH))
      labels.push(glyphLabel(title, path!, Number(x), Number(y), Number(scale), Number(width)))
    for (const [, x, y, scale, uses] of piece.matchAll(WORDS))
      labels.push(wordsLabel(title, uses!, Number(x), Number(y), Number(scale), outlines))
    for (const [, data] of piece.matchAll(LINES))
      for (const [, x1, y1, x2, y2] of data!.matchAll(LINE))
        lines.push({ title, x1: Number(x1), y1: Number(y1), x2: Number(x2), y2: Number(y2) })
  }
  const rings = Array.from(svg.matchAll(/<circle cx="0" cy="0" r="([\d.]+)" fill="none"/g), ([, r]) =>
    Number(r),
  )
  assert.ok(labels.every(({ left }) => Number.isFinite(left)))
  return { titles, labels, lines, rings }
}

function glyphLabel(title: string, path: string, x: number, y: number, scale: number, width: number): Label {
  const ink = inkOf(path)
  const half = width / 2
  return {
    title,
    x,
    y,
    path,
    scale,
    left: x + (ink.left - half) * scale,
    right: x + (ink.right + half) * scale,
    top: y + (ink.top - half) * scale,
    bottom: y + (ink.bottom + half) * scale,
  }
}

function wordsLabel(
  title: string,
  uses: string,
  x: number,
  y: number,
  scale: number,
  outlines: ReadonlyMap<string, string>,
): Label {
  const letters = Array.from(uses.matchAll(LETTER))
  const boxes = letters.map(([, id, plain, moved, size]) => {
    const ink = inkOf(outlines.get(id!)!)
    const at = Number(plain ?? moved ?? 0)
    const factor = Number(size ?? 1)
    return {
      left: at + ink.left * factor,
      right: at + ink.right * factor,
      top: ink.top * factor,
      bottom: ink.bottom * factor,
    }
  })
  const box = {
    left: x + Math.min(...boxes.map(({ left }) => left)) * scale,
    right: x + Math.max(...boxes.map(({ right }) => right)) * scale,
    top: y + Math.min(...boxes.map(({ top }) => top)) * scale,
    bottom: y + Math.max(...boxes.map(({ bottom }) => bottom)) * scale,
  }
  const words = String.fromCharCode(...letters.map(([, id]) => Number(id!.slice(7))))
  return { title, words, ...box, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale }
}

/** Roundings of coordinates to hundredths. */
const ROUNDED = 0.03

export function overlapIn({ labels }: MeasuredWheel): string | undefined {
  const sorted = labels.toSorted((a, b) => a.left - b.left)
  for (const [index, a] of sorted.entries())
    for (let next = index + 1; next < sorted.length && sorted[next]!.left < a.right - ROUNDED; next++) {
      const b = sorted[next]!
      if (a.top < b.bottom - ROUNDED && b.top < a.bottom - ROUNDED) return `${a.title} lies on ${b.title}`
    }
  return undefined
}

/** A line or a ring that runs through a label. */
export function crossingIn({ labels, lines, rings }: MeasuredWheel): string | undefined {
  for (const label of labels) {
    for (const line of lines) if (crosses(line, label)) return `${line.title} runs through ${label.title}`
    const [near, far] = distancesOf(label)
    for (const ring of rings)
      if (ring > near + ROUNDED && ring < far - ROUNDED) return `ring ${ring} runs through ${label.title}`
  }
  return undefined
}

/** Of the nearest and the farthest point of a box from the middle of the wheel. */
function distancesOf({ left, right, top, bottom }: Extent): [number, number] {
  const nearest = (low: number, high: number) => (low > 0 ? low : high < 0 ? -high : 0)
  const farthest = (low: number, high: number) => Math.max(Math.abs(low), Math.abs(high))
  return [
    Math.hypot(nearest(left, right), nearest(top, bottom)),
    Math.hypot(farthest(left, right), farthest(top, bottom)),
  ]
}

function crosses(line: Segment, box: Extent): boolean {
  const left = box.left + ROUNDED
  const right = box.right - ROUNDED
  const top = box.top + ROUNDED
  const bottom = box.bottom - ROUNDED
  const { x1, y1, x2, y2 } = line
  if ((x1 <= left && x2 <= left) || (x1 >= right && x2 >= right)) return false
  if ((y1 <= top && y2 <= top) || (y1 >= bottom && y2 >= bottom)) return false
  // All four corners on one side of the line: it passes by.
  const side = (x: number, y: number) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
  const sides = [side(left, top), side(right, top), side(left, bottom), side(right, bottom)]
  return !(sides.every((each) => each > 0) || sides.every((each) => each < 0))
}
