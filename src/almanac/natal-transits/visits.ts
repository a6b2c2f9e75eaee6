/** The stretches of time in which a body is within an arc of the zodiac, and which of them belong together. */
import { normalize } from '../../sky/angle.ts'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { type Path, returnMs } from './path.ts'
import { type Bracket, bracketsOn, type PathNode, type Stretch, touches } from './stretches.ts'

/** A part of the zodiac, from one longitude forward to another. */
export interface ZodiacArc {
  readonly from: number
  readonly to: number
  /** The degree in it at which an aspect is exact; null if it is not known. */
  readonly exact: number | null
}

type Side = 'from' | 'to'

/** Where a body crosses the border of an arc. */
export interface ArcBorder {
  readonly side: Side
  readonly bracket: Bracket
}

/** Null where the search ends before the body has come in, or left. */
export interface ArcVisit {
  readonly enters: ArcBorder | null
  readonly leaves: ArcBorder | null
  readonly passes: readonly Bracket[]
  /** Stations within the arc. `forward`: the body turns direct. */
  readonly turns: readonly { readonly node: PathNode; readonly forward: boolean }[]
}

/** Visits that follow each other because the body turned, in order of time. */
export type VisitGroup = readonly ArcVisit[]

/**
 * The visits to an arc that belong together and touch a span, in order of time. They are followed beyond the span to the first entry and to the
 * last exit; null is left of those only where the ephemeris ends.
 */
export function groupsTouching(search: PathSearch, arc: ZodiacArc): VisitGroup[] {
  for (let widening = 1; ; widening++) {
    const window = search.window(widening)
    const groups = grouped(visitsTo(arc, window.stretches)).filter((group) => mayTouch(group, search))
    if (groups.every((group) => isWhole(group, search.path, window))) return groups
  }
}

interface Window {
  readonly from: number
  readonly to: number
  readonly stretches: readonly Stretch[]
}

/** A path around a span. What is computed of it is shared by all arcs. */
export class PathSearch {
  readonly path: Path
  readonly from: number
  readonly to: number
  readonly #windows: Window[] = []

  constructor(path: Path, from: number, to: number) {
    this.path = path
    this.from = from
    this.to = to
  }

  /** The span and so many times the time after which the body is back at the latest, on either side. */
  window(widening: number): Window {
    const margin = widening * returnMs(this.path.body)
    const [from, to] = [Math.max(EARLIEST, this.from - margin), Math.min(LATEST, this.to + margin)]
    this.#windows[widening] ??= { from, to, stretches: this.path.stretches(from, to) }
    return this.#windows[widening]
  }
}

/** Whether nothing before or after a window can belong to a group. */
function isWhole(group: VisitGroup, { body, turns }: Path, { from, to }: Window): boolean {
  // mutate constant: a millisecond, and steps are days long
  const margin = turns ? returnMs(body) : 0
  const [enters, leaves] = [group[0]!.enters, group.at(-1)!.leaves]
  const isBegun = from === EARLIEST || (enters !== null && enters.bracket.after.instant - margin >= from)
  const isEnded = to === LATEST || (leaves !== null && leaves.bracket.before.instant + margin <= to)
  return isBegun && isEnded
}

/** By the nodes around its ends: whether a group overlaps a span is decided by the instants, later. */
function mayTouch(group: VisitGroup, { from, to }: PathSearch): boolean {
  const [enters, leaves] = [group[0]!.enters, group.at(-1)!.leaves]
  return (
    (enters === null || enters.bracket.after.instant < to) &&
    (leaves === null || leaves.bracket.before.instant > from)
  )
}

/** A body that left on a side and comes in on the same side has turned; from the other side it has gone round. */
function grouped(visits: readonly ArcVisit[]): ArcVisit[][] {
  const groups: ArcVisit[][] = []
  for (const visit of visits) {
    const last = groups.at(-1)
    if (last !== undefined && last.at(-1)!.leaves!.side === visit.enters!.side) last.push(visit)
    else groups.push([visit])
  }
  return groups
}

interface OpenVisit {
  enters: ArcBorder | null
  passes: Bracket[]
  turns: { node: PathNode; forward: boolean }[]
}

export function visitsTo(arc: ZodiacArc, stretches: readonly Stretch[]): ArcVisit[] {
  const found: ArcVisit[] = []
  const isInside = ({ place }: PathNode) => normalize(place - arc.from) <= normalize(arc.to - arc.from)
  let open: OpenVisit | null = isInside(stretches[0]!.nodes[0]!) ? opened(null) : null
  for (const stretch of stretches) {
    for (const { at, bracket } of passagesOf(arc, stretch)) {
      const isEntry = at !== 'exact' && (at === 'from') === bracket.forward
      if (at === 'exact') open?.passes.push(bracket)
      else if (isEntry) open = opened({ side: at, bracket })
      else if (open !== null) {
        found.push({ ...open, leaves: { side: at, bracket } })
        open = null
      }
    }
    if (stretch.endsTurning) open?.turns.push({ node: stretch.nodes.at(-1)!, forward: !stretch.forward })
  }
  if (open !== null) found.push({ ...open, leaves: null })
  return found
}

const opened = (enters: ArcBorder | null): OpenVisit => ({ enters, passes: [], turns: [] })

interface ArcPassage {
  readonly at: Side | 'exact'
  readonly bracket: Bracket
}

const NONE: readonly ArcPassage[] = []

/** What a stretch passes of an arc, in order of time. */
function passagesOf({ from, to, exact }: ZodiacArc, stretch: Stretch): readonly ArcPassage[] {
  if (!touches(stretch, from, to)) return NONE
  const marks = [['from', from] as const, ['exact', exact] as const, ['to', to] as const]
  const found: ArcPassage[] = []
  for (const [at, mark] of marks) {
    if (mark === null) continue
    for (const bracket of bracketsOn(stretch, mark)) found.push({ at, bracket })
  }
  const direction = stretch.forward ? 1 : -1
  return found.sort((a, b) => direction * (a.bracket.longitude - b.bracket.longitude))
}
