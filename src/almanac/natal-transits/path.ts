/**
 * The way of one body through a span, in stretches in which it keeps its direction. Longitudes go on beyond 360° and below 0°, so that a
 * stretch rises or falls from its first node to its last, and every mark on it is passed once.
 */
import { type Ayanamsa, ayanamsaOf, seenFrom, type ZodiacChoice } from '../../chart/chart.ts'
import { normalize, signedArc } from '../../sky/angle.ts'
import { BODIES, type Body } from '../../sky/bodies.ts'
import { crossing } from '../../sky/crossing.ts'
import { type Position, positionAtTt } from '../../sky/ephemeris.ts'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { DAY_MS, terrestrialTime } from '../../time/time-scales.ts'
import type { Crossing } from '../search.ts'
import { type Bracket, likelyInstant, longitudeBetween, type PathNode, type Stretch } from './stretches.ts'

/**
 * Days between two looks at a body, and days from when it leaves a degree until it is back at the latest, if it turns: the longest shadow and retrograde
 * of 1600–2399 together (a test says so). For those that never turn, in the second place, how far a search is widened at once.
 */
const PACE: Readonly<Partial<Record<Body, readonly [stepDays: number, returnDays: number]>>> = {
  sun: [4, 8],
  moon: [1, 2],
  mercury: [2, 60],
  venus: [4, 100],
  mars: [4, 220],
}
const SLOW_PACE = [8, 300] as const

const paceOf = (body: Body) => PACE[body] ?? SLOW_PACE

/** No body that turns is away for longer from a degree to which it comes back. */
export const returnMs = (body: Body): number => paceOf(body)[1] * DAY_MS

/** More than those of the longest span, so that the next request finds them. When there are more, all are forgotten: one by one would take longer than to compute them. */
// mutate constant: how many are remembered: one that is forgotten is computed again, and is the same
const CACHED_STEPS = 2048

/** Degrees: as exact as `crossing` finds it. */
const PRECISE = 1e-9

export class Path {
  readonly body: Body
  readonly turns: boolean
  readonly #choice: ZodiacChoice
  readonly #stepMs: number
  readonly #samples = new Map<number, PathNode>()

  /** In the zodiac of a birth: that of an ayanamsa moves on with time. */
  constructor(body: Body, choice: ZodiacChoice) {
    this.body = body
    this.turns = BODIES[body].turnsBack
    this.#choice = choice
    this.#stepMs = paceOf(body)[0] * DAY_MS
  }

  positionAt(instant: number): Position {
    const tt = terrestrialTime(instant)
    const ayanamsa: Ayanamsa | null = ayanamsaOf(this.#choice, tt)
    return seenFrom(ayanamsa, positionAtTt(this.body, tt))
  }

  /** The longitude at an instant as it is on the cubic between two steps: quick, and some arcseconds off at most. */
  nearLongitude(instant: number): number {
    const step = Math.floor(instant / this.#stepMs)
    const after = this.#sample(step)
    return normalize(longitudeBetween(after, continued(this.#sample(step + 1), after), instant))
  }

  /** Steps are the same for every span, so what is found does not depend on where a span begins. They end with the ephemeris. */
  stretches(from: number, to: number): Stretch[] {
    const first = Math.floor(from / this.#stepMs)
    const last = Math.ceil(to / this.#stepMs)
    let node = this.#sample(first)
    let nodes = [node]
    const found: Stretch[] = []
    const close = (endsTurning: boolean) => {
      if (nodes.length > 1)
        found.push({ nodes, endsTurning, forward: nodes.at(-1)!.longitude > nodes[0]!.longitude })
    }
    for (let step = first + 1; step <= last; step++) {
      const next = continued(this.#sample(step), node)
      if (next.instant === node.instant) continue
      if (this.turns && node.motion < 0 !== next.motion < 0) {
        const turn = this.#turn(node, next)
        nodes.push(turn)
        close(true)
        nodes = [turn]
      }
      nodes.push(next)
      node = next
    }
    close(false)
    return found
  }

  /** When a bracketed passage happens. */
  refined(bracket: Bracket): Crossing {
    const { after, before, mark, forward } = bracket
    const likely = likelyInstant(bracket)
    const { longitude, motion } = this.positionAt(likely)
    // One step along the tangent is almost always exact; near a station it may lead anywhere.
    const step = (signedArc(longitude, mark) / motion) * DAY_MS
    const instant = Math.min(before.instant, Math.max(after.instant, likely - step))
    const arc = (at: number) => signedArc(this.positionAt(at).longitude, mark)
    // mutate operator <=: no arc is exactly a billionth of a degree
    if (Math.abs(arc(instant)) < PRECISE) return { instant, mark, forward }
    const [start, end] = [signedArc(after.place, mark), signedArc(before.place, mark)]
    return { instant: crossing(arc, after.instant, before.instant, start, end), mark, forward }
  }

  #sample(step: number): PathNode {
    const cached = this.#samples.get(step)
    if (cached !== undefined) return cached
    const instant = Math.min(LATEST, Math.max(EARLIEST, step * this.#stepMs))
    const { longitude, motion } = this.positionAt(instant)
    const node = { instant, place: longitude, longitude, motion }
    if (this.#samples.size >= CACHED_STEPS) this.#samples.clear()
    this.#samples.set(step, node)
    return node
  }

  #turn(before: PathNode, after: PathNode): PathNode {
    const motion = (at: number) => this.positionAt(at).motion
    const instant = crossing(motion, before.instant, after.instant, before.motion, after.motion)
    const { longitude } = this.positionAt(instant)
    return continued({ instant, place: longitude, longitude, motion: 0 }, before)
  }
}

/** The same place, as many turns on as the body has come. */
const continued = (node: PathNode, previous: PathNode): PathNode => ({
  ...node,
  longitude: previous.longitude + signedArc(node.place, previous.place),
})
