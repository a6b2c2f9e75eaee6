/** Aspects from a chart that was made of a birth (a return, a progression) to the birth chart itself, or within it. Nothing applies or separates there. */
import { type AspectName, type Orbs, PTOLEMAIC } from './aspects.ts'
import { hyphened } from './fact-ids.ts'
import {
  type SynastryChart,
  type SynastryPoint,
  synastryAspects,
  synastryChartOf,
  synastryDayOf,
} from './synastry.ts'
import { isTimed, type WiderChart } from './wider-chart.ts'

/** An aspect of a point of the made chart to a natal point. */
export interface NatalAspect {
  /** `return-moon-square-natal-saturn` */
  readonly id: string
  readonly point: SynastryPoint
  readonly aspect: AspectName
  readonly natal: SynastryPoint
  readonly orb: number
  /** Within its orb all day long. True if the time of birth is known. */
  readonly certain: boolean
}

/** The Ptolemaic aspects, all within one orb. */
export const equalOrbs = (orb: number): Orbs => Object.fromEntries(PTOLEMAIC.map((name) => [name, orb]))

/** What is compared of a chart. Without a time there are neither angles nor a Moon. */
export const comparedPoints = (chart: WiderChart, points: readonly SynastryPoint[]): SynastryChart =>
  isTimed(chart) ? synastryChartOf(chart.chart, points) : synastryDayOf(chart.sky, points)

/** `kind` is what the made chart is called in ids: `return`, `progressed`. */
export function aspectsToNatal(
  made: SynastryChart,
  natal: SynastryChart,
  kind: string,
  orbs: Orbs,
): NatalAspect[] {
  return synastryAspects(made, natal, orbs).map(({ first, name, second, orb, certain }) => ({
    id: `${kind}-${hyphened(first)}-${name}-natal-${hyphened(second)}`,
    point: first,
    aspect: name,
    natal: second,
    orb,
    certain,
  }))
}
