/** The phases of a period, each with its score, its direction and its candidates for a story (docs/judgement.md). The writer chooses. */

import { houseFrom, placementId } from '../../chart/transits.ts'
import type { Slices } from '../../schedule/slices.ts'
import type { Planet } from '../../sky/planets.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import { type DateSpan, monthsOf, type Period, type PeriodType } from '../../time/period.ts'
import { DIRECTION_OF, isEligible, locatingPlanet, type PlacedTransit } from '../day/candidates.ts'
import { type Tone, toneOf } from '../day/influence.ts'
import type { Manner } from '../tradition.ts'
import { JUDGED } from '../tradition.ts'
import { type CutRule, cutsOf } from './cuts.ts'
import { type JudgedDay, meanScore } from './days.ts'
import { byWeight, type KeyEvent } from './key-events.ts'
import { factorSums, type Sum } from './sums.ts'

export interface PhaseFacts extends DateSpan {
  readonly score: number
  readonly tone: Tone
  /** Follows the tone. */
  readonly direction: Manner
}

export interface JudgedPhase extends PhaseFacts {
  /** In the order of the days' factors. */
  readonly candidates: readonly PhaseCandidate[]
  /** Where each planet but the Moon is on the first day, from the Sun on. A phase without a candidate is about one of these. */
  readonly placements: readonly LocatedTransit[]
}

export interface LocatedTransit extends PlacedTransit {
  /** Where it is felt: of two planets the Moon, or the sign's ruler. */
  readonly planet: Planet
}

export interface PhaseCandidate extends LocatedTransit {
  /** How much it does in the direction of the phase; not above 0 if it does nothing. */
  readonly loudness: number
}

const CUTS: Record<Exclude<PeriodType, 'year'>, CutRule> = {
  // mutate constant 4: a week has no room for four phases of two days
  week: { min: 2, max: 3, minDays: 2 },
  month: { min: 4, max: 5, minDays: 5 },
}

export function* phasesInSlices(
  period: Period,
  sign: Sign,
  days: readonly JudgedDay[],
  events: readonly KeyEvent[],
): Slices<JudgedPhase[]> {
  const phases: JudgedPhase[] = []
  for (const own of spansOf(period, days, events)) {
    const score = meanScore(own)
    const tone = toneOf(score)
    const direction = DIRECTION_OF[tone]
    phases.push({
      ...{ from: own[0]!.date, to: own.at(-1)!.date, score, tone, direction },
      candidates: candidatesIn(own, sign, direction, period.type),
      placements: placementsOn(own[0]!, sign),
    })
    yield
  }
  return phases
}

function spansOf(period: Period, days: readonly JudgedDay[], events: readonly KeyEvent[]): JudgedDay[][] {
  if (period.type === 'year')
    return monthsOf(period).map(({ from, to }) => days.filter(({ date }) => date >= from && date <= to))
  const turns = events.toSorted(byWeight).map((event) => days.findIndex(({ date }) => date === event.date))
  const starts = cutsOf(
    days.map(({ influence }) => influence.score),
    turns,
    CUTS[period.type],
  )
  return starts.map((start, i) => days.slice(start, starts[i + 1]))
}

/** How much a planet's factors count: the Moon matters little for a year, and Saturn little for two days. */
const VOICE: Record<PeriodType, Record<Planet, number>> = {
  week: voices({ moon: 0.5, quick: 1, mars: 1, slow: 0.4 }),
  month: voices({ moon: 0.1, quick: 1, mars: 1, slow: 0.8 }),
  year: voices({ moon: 0, quick: 0.6, mars: 1, slow: 1 }),
}

function voices(of: { moon: number; quick: number; mars: number; slow: number }): Record<Planet, number> {
  const { moon, quick, mars, slow } = of
  const quickOnes = { sun: quick, mercury: quick, venus: quick }
  return { moon, ...quickOnes, mars, jupiter: slow, saturn: slow, uranus: slow, neptune: slow, pluto: slow }
}

function candidatesIn(
  days: readonly JudgedDay[],
  sign: Sign,
  direction: Manner,
  type: PeriodType,
): PhaseCandidate[] {
  return factorSums(days).flatMap((each) => {
    const { planets } = each.factor
    const transit = placed(each, sign)
    if (!isEligible(planets, transit.aspect ?? undefined, sign)) return []
    const voice = Math.min(...planets.map((planet) => VOICE[type][planet]))
    return [{ ...transit, loudness: TOWARDS[direction](each.sum) * voice }]
  })
}

/** How far a sum goes in a direction; in a neutral time, its size. */
const TOWARDS: Record<Manner, (sum: number) => number> = {
  flow: (sum) => sum,
  friction: (sum) => -sum,
  merge: Math.abs,
}

/** Where a factor is on its largest day. */
function placed({ factor: { id, planets }, day: { sky, scales } }: Sum, reader: Sign): LocatedTransit {
  const planet = locatingPlanet(planets, reader)
  const aspects = planets.length > 1 ? scales.inSky : scales.toSign
  return {
    id,
    planets: planets.map((each) => ({ planet: each, sign: signOf(sky.positions[each].longitude) })),
    aspect: aspects.find((aspect) => aspect.id === id)?.name ?? null,
    planet,
    house: houseFrom(reader, sky.positions[planet].longitude),
  }
}

function placementsOn({ sky: { positions } }: JudgedDay, reader: Sign): LocatedTransit[] {
  return JUDGED.filter((planet) => planet !== 'moon').map((planet) => {
    const { longitude } = positions[planet]
    const sign = signOf(longitude)
    const id = placementId(planet, sign)
    return { id, planets: [{ planet, sign }], aspect: null, planet, house: houseFrom(reader, longitude) }
  })
}
