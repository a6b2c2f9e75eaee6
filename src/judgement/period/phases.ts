/** The phases of a period, each with its score, its direction and the factor that its text tells (docs/judgement.md). */

import type { AspectName } from '../../chart/aspects.ts'
import { houseFrom, placementId, type TransitId } from '../../chart/transits.ts'
import type { Slices } from '../../schedule/slices.ts'
import type { Planet } from '../../sky/planets.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import { type DateSpan, monthsOf, type Period, type PeriodType } from '../../time/period.ts'
import { DIRECTION_OF, isTellable, placeOf } from '../day/candidates.ts'
import { type Tone, toneOf } from '../day/influence.ts'
import { JUDGED } from '../judged.ts'
import type { Manner } from '../tradition.ts'
import { type CutRule, cutsOf } from './cuts.ts'
import { type JudgedDay, meanScore } from './days.ts'
import { byWeight, type KeyEvent } from './key-events.ts'
import { type Sum, sumsOf } from './sums.ts'

export interface Phase extends DateSpan {
  readonly score: number
  readonly tone: Tone
  /** Follows the tone. */
  readonly direction: Manner
  readonly story: PhaseStory
}

export interface PhaseStory {
  readonly id: TransitId
  readonly planets: readonly { readonly planet: Planet; readonly sign: Sign }[]
  /** Null for a planet in a sign. */
  readonly aspect: AspectName | null
  /** Where it is felt: of two planets the Moon, or the sign's ruler. */
  readonly planet: Planet
  readonly house: number
}

const CUTS: Record<Exclude<PeriodType, 'year'>, CutRule> = {
  // mutate constant 4: a week has no room for four phases of two days
  week: { fewest: 2, most: 3, shortest: 2 },
  month: { fewest: 4, most: 5, shortest: 5 },
}

export function* phasesInSlices(
  period: Period,
  sign: Sign,
  days: readonly JudgedDay[],
  events: readonly KeyEvent[],
): Slices<Phase[]> {
  const told: Told = { houses: [], planets: [] }
  const phases: Phase[] = []
  for (const own of spansOf(period, days, events)) {
    const score = meanScore(own)
    const tone = toneOf(score)
    const direction = DIRECTION_OF[tone]
    const story = storyOf(own, sign, direction, period.type, told)
    told.houses.push(story.house)
    told.planets.push(story.planet)
    phases.push({ from: own[0]!.date, to: own.at(-1)!.date, score, tone, direction, story })
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

interface Told {
  readonly houses: number[]
  readonly planets: Planet[]
}

/** How much a planet's factors count: the Moon has nothing to say of a year, and Saturn little of two days. */
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

/** What is left of a factor's voice for each time that its house, or its planet, was told in the period. A year has more phases than planets. */
const STALE: Record<PeriodType, { readonly house: number; readonly planet: number }> = {
  week: { house: 0, planet: 0 },
  month: { house: 0, planet: 0.05 },
  year: { house: 0.4, planet: 0.6 },
}

function storyOf(
  days: readonly JudgedDay[],
  sign: Sign,
  direction: Manner,
  type: PeriodType,
  told: Told,
): PhaseStory {
  const times = <Item>(list: readonly Item[], item: Item) => list.filter((each) => each === item).length
  const stories = sumsOf(days)
    .map((each) => ({ ...each, story: placed(each, sign) }))
    // mutate default: null is no more among the great aspects than undefined
    .filter(({ factor, story }) => isTellable(factor.planets, story.aspect ?? undefined, sign))
  const voice = ({ factor, sum, story }: (typeof stories)[number]) =>
    TOWARDS[direction](sum) *
    Math.min(...factor.planets.map((planet) => VOICE[type][planet])) *
    STALE[type].house ** times(told.houses, story.house) *
    STALE[type].planet ** times(told.planets, story.planet)
  let [best, most]: [PhaseStory | null, number] = [null, 0]
  for (const each of stories) if (voice(each) > most) [best, most] = [each.story, voice(each)]
  return best ?? placementIn(days, sign, told)
}

/** How far a sum goes in a direction. A time without a side is told by what is loudest. */
const TOWARDS: Record<Manner, (sum: number) => number> = {
  flow: (sum) => sum,
  friction: (sum) => -sum,
  merge: Math.abs,
}

/** Where a factor is on its largest day. */
function placed({ factor: { id, planets }, day: { sky, scales } }: Sum, reader: Sign): PhaseStory {
  const planet = placeOf(planets, reader)
  const aspects = planets.length > 1 ? scales.inSky : scales.toSign
  return {
    id,
    planets: planets.map((each) => ({ planet: each, sign: signOf(sky.positions[each].longitude) })),
    aspect: aspects.find((aspect) => aspect.id === id)?.name ?? null,
    planet,
    house: houseFrom(reader, sky.positions[planet].longitude),
  }
}

/** Where no factor of the direction is left: a planet of the first day in a house that was not told yet. */
function placementIn(days: readonly JudgedDay[], reader: Sign, told: Told): PhaseStory {
  const { positions } = days[0]!.sky
  const houseOf = (planet: Planet) => houseFrom(reader, positions[planet].longitude)
  const isNew = (planet: Planet) =>
    !told.houses.includes(houseOf(planet)) && !told.planets.includes(planet) && planet !== 'moon'
  const planet = JUDGED.find(isNew) ?? 'sun'
  const sign = signOf(positions[planet].longitude)
  return {
    id: placementId(planet, sign),
    planets: [{ planet, sign }],
    aspect: null,
    planet,
    house: houseOf(planet),
  }
}
