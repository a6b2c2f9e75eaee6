/** The facts of one person's day, chosen for telling (specification §2.6; docs/judgement.md). */

import { isExact } from '../../chart/aspects.ts'
import type { Chart } from '../../chart/chart.ts'
import { houseOf } from '../../chart/houses/cusps.ts'
import {
  type ExactMoment,
  exactMoonMoments,
  type NatalTransit,
  type Span,
  spanOf,
  transitsToNatal,
} from '../../chart/natal-transits.ts'
import type { Sky, TransitId } from '../../chart/transits.ts'
import { PLANETS, type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { dayNumber } from '../../time/time-scales.ts'
import type { Intensity } from '../intensity.ts'
import { MANNER_OF, type Manner } from '../tradition.ts'
import { turnOn } from '../turns.ts'
import {
  INFLUENCES,
  type InfluenceNature,
  influenceOf,
  intensityOfTransit,
  PERSONAL_THEMES,
  type PersonalTheme,
  strengthOfTransit,
  THEME_OF_HOUSE,
  THEME_OF_NATAL,
  THEME_OF_PLANET,
} from './weights.ts'

export interface WeighedTransit extends NatalTransit {
  /** 0 to 1. */
  readonly strength: number
  readonly nature: InfluenceNature
  readonly intensity: Intensity
}

// mutate order: the order of a list of codes, of which types, enums and pools are made
export const ENERGY_TYPES = ['harmonious', 'challenging', 'mixed', 'neutral'] as const
export type EnergyType = (typeof ENERGY_TYPES)[number]

export interface OverallEnergy {
  readonly type: EnergyType
  readonly intensity: Intensity
  /** Shares that add up to 1. */
  readonly shares: Readonly<Record<InfluenceNature, number>>
}

export interface PersonalThemes {
  readonly ranked: readonly [PersonalTheme, PersonalTheme, PersonalTheme]
  /** All of them, strongest first. */
  readonly order: readonly PersonalTheme[]
  /** The first theme's share of all that the transits say, 0 to 1. */
  readonly dominantScore: number
  /** The strongest transits that speak for each theme, two at most. */
  readonly speakers: Readonly<Record<PersonalTheme, readonly TransitId[]>>
}

/** A transiting planet's house in the birth chart. */
export interface NatalPlacement {
  /** For example `venus-in-house-7`. */
  readonly id: TransitId
  readonly planet: Planet
  readonly house: number
}

export interface PersonalPlan {
  /** The person's local date. */
  readonly date: string
  /** Tells births apart and reveals none: whose deck the phrasebook deals from. */
  readonly deck: string
  /** Every aspect, strongest first. */
  readonly transits: readonly WeighedTransit[]
  /** At most twelve, strongest first. */
  readonly significant: readonly WeighedTransit[]
  /** The strongest of the transits whose turn it is, the Moon's apart: what matters now. */
  readonly main: MainTransit | null
  /** The quickest contact of the day: what today is about. */
  readonly quick: WeighedTransit | null
  readonly themes: PersonalThemes
  readonly energy: OverallEnergy
  readonly moon: NatalPlacement
  readonly sun: NatalPlacement
  readonly venus: NatalPlacement
  /** The slow planet whose turn it is. */
  readonly background: NatalPlacement
  /** The Moon's exact contacts with the chart within the local day, in order of time. */
  readonly moments: readonly TimedMoment[]
}

/** A transit with its time: when it came within its orb, and when it leaves it. */
export interface MainTransit extends WeighedTransit {
  readonly span: Span
  /** Null between the phases. */
  readonly phase: Phase | null
}

// mutate order: the order of a list of codes, of which types, enums and pools are made
export const PHASES = ['coming', 'exact', 'leaving'] as const
export type Phase = (typeof PHASES)[number]

/** An exact moment as the clocks of the day's zone show it, `HH:MM`. */
export interface TimedMoment extends ExactMoment {
  readonly clock: string
}

/** The name that the same contact has among the transits. */
export const momentId = ({ aspect, natal }: ExactMoment): TransitId => `moon-${aspect}-natal-${natal}`

const AWAKE = { from: '07:00', to: '22:30' }

/** Those a person is awake to use. */
export const awakeMoments = ({ moments }: Pick<PersonalPlan, 'moments'>): readonly TimedMoment[] =>
  moments.filter(({ clock }) => clock >= AWAKE.from && clock <= AWAKE.to)

/** A local day of one person. */
export interface PersonalDay {
  readonly date: string
  readonly deck: string
  /** The clock of the day's zone at an instant, or null when that is not on this date any more. */
  readonly clockOf: (instant: number) => string | null
}

const MOST_SIGNIFICANT = 12
/** A local day lies within these hours of its noon, whatever the clocks do. */
const HALF_A_DAY_MS = 14 * 3_600_000

/** `sky` is that of the day's noon. */
export function personalPlan(chart: Chart, sky: Sky, day: PersonalDay): PersonalPlan {
  const transits = transitsToNatal(sky, chart)
    .map(weighed)
    .toSorted((a, b) => b.strength - a.strength)
  const placed = (planet: Planet) => placement(planet, sky.positions[planet].longitude, chart)
  const number = dayNumber(day.date)
  const main = transits.find(
    (transit) => transit.transiting !== 'moon' && turnOfTransit(transit, number) !== null,
  )
  return {
    date: day.date,
    deck: day.deck,
    transits,
    significant: transits.slice(0, MOST_SIGNIFICANT),
    main: main ? withSpan(main, chart, sky.instant) : null,
    quick: quickest(transits),
    themes: themesOf(transits),
    energy: overallEnergy(transits),
    moon: placed('moon'),
    sun: placed('sun'),
    venus: placed('venus'),
    background: placed(SLOW_PLANETS.at(number % SLOW_PLANETS.length)!),
    moments: timed(exactMoonMoments(chart, sky.instant - HALF_A_DAY_MS, sky.instant + HALF_A_DAY_MS), day),
  }
}

function withSpan(transit: WeighedTransit, chart: Chart, now: number): MainTransit {
  const span = spanOf(transit, chart, now)
  return { ...transit, span, phase: phaseOf(transit, span, now) }
}

const STILL_COMING = 0.35
const ALREADY_LEAVING = 0.75

/** A slow planet may turn and come back: so what counts is how much of its time has passed, and not whether it draws nearer. */
function phaseOf({ orb }: WeighedTransit, { from, to }: Span, now: number): Phase | null {
  if (isExact(orb)) return 'exact'
  const isEarly = from !== null && (to === null || now - from <= STILL_COMING * (to - from))
  if (isEarly) return 'coming'
  const isLate = to !== null && (from === null || now - from >= ALREADY_LEAVING * (to - from))
  return isLate ? 'leaving' : null
}

function timed(moments: readonly ExactMoment[], { clockOf }: PersonalDay): TimedMoment[] {
  return moments.flatMap((moment) => {
    const clock = clockOf(moment.instant)
    return clock === null ? [] : [{ ...moment, clock }]
  })
}

function weighed(transit: NatalTransit): WeighedTransit {
  const strength = strengthOfTransit(transit)
  return { ...transit, strength, nature: influenceOf(transit), intensity: intensityOfTransit(strength) }
}

/** How the text tells an aspect; null for the minor ones, which it leaves to the numbers. */
export const toldManner = ({ name }: Pick<NatalTransit, 'name'>): Manner | null => MANNER_OF[name] ?? null

/** How often a transit is told: its two sentences are then sixteen days apart. */
const TURN_DAYS = 8

/** The number of a transit's turn, or null if it is not told on this day. */
export function turnOfTransit(transit: WeighedTransit, day: number): number | null {
  if (toldManner(transit) === null) return null
  const offset = 3 * PLANETS.indexOf(transit.transiting) + 5 * PLANETS.indexOf(transit.natal)
  // mutate arguments: the two are added
  return turnOn(day, offset, TURN_DAYS)
}

/** The Moon's closest aspect that can be told; on a day without one, the closest of the other quick planets. */
function quickest(transits: readonly WeighedTransit[]): WeighedTransit | null {
  const told = transits.filter((transit) => toldManner(transit) !== null).toSorted((a, b) => a.orb - b.orb)
  const of = (...planets: Planet[]) => told.find(({ transiting }) => planets.includes(transiting))
  // mutate arguments: the order of planets that a transit may be of
  return of('moon') ?? of('sun', 'mercury', 'venus', 'mars') ?? null
}

const SHARE_OF_TRANSITING = 0.5
const SHARE_OF_NATAL = 0.3
const SHARE_OF_HOUSE = 0.2

const MOST_SPEAKERS = 2

type Speaking = Pick<WeighedTransit, 'id' | 'transiting' | 'natal' | 'house' | 'strength'>

/** Each transit speaks for the themes of its two planets and of the house it touches. The strongest transit comes first. */
export function themesOf(transits: readonly Speaking[]): PersonalThemes {
  const scores = {} as Record<PersonalTheme, number>
  const speakers = {} as Record<PersonalTheme, TransitId[]>
  for (const theme of PERSONAL_THEMES) {
    scores[theme] = 0
    speakers[theme] = []
  }
  for (const { id, transiting, natal, house, strength } of transits) {
    const add = (theme: PersonalTheme | undefined, share: number) => {
      if (theme === undefined) return
      scores[theme] += strength * share
      if (speakers[theme].length < MOST_SPEAKERS && !speakers[theme].includes(id)) speakers[theme].push(id)
    }
    add(THEME_OF_PLANET[transiting], SHARE_OF_TRANSITING)
    add(THEME_OF_NATAL[natal] ?? THEME_OF_PLANET[natal], SHARE_OF_NATAL)
    add(THEME_OF_HOUSE[house], SHARE_OF_HOUSE)
  }
  const total = PERSONAL_THEMES.reduce((sum, theme) => sum + scores[theme], 0)
  const order = PERSONAL_THEMES.toSorted((a, b) => scores[b] - scores[a])
  const [first, second, third] = order
  return {
    ranked: [first!, second!, third!],
    order,
    dominantScore: total === 0 ? 0 : scores[first!] / total,
    speakers,
  }
}

/**
 * The average day has these shares, because the contract gives hard angles wider orbs than most easy ones. A day is
 * harmonious or challenging by how it differs from that (measured over 40 births and twelve years).
 */
const AVERAGE = { harmonious: 0.375, challenging: 0.5 }
/** About a quarter of all days lean this far to either side. */
const LEAN = 0.12
/** A day in the middle that says this much without a side is neutral; otherwise its sides are mixed. */
const WITHOUT_A_SIDE = 0.16

/** The strongest transit comes first. */
export function overallEnergy(
  transits: readonly Pick<WeighedTransit, 'nature' | 'strength'>[],
): OverallEnergy {
  const sums: Record<InfluenceNature, number> = { harmonious: 0, challenging: 0, neutral: 0 }
  // mutate operator: a share of a sum is the same if all of it is below zero
  for (const { nature, strength } of transits) sums[nature] += strength
  const total = INFLUENCES.reduce((sum, nature) => sum + sums[nature], 0)
  const share = (nature: InfluenceNature) =>
    total === 0 ? Number(nature === 'neutral') : sums[nature] / total
  const shares = {
    harmonious: share('harmonious'),
    challenging: share('challenging'),
    neutral: share('neutral'),
  }
  return { type: energyType(shares), intensity: intensityOfDay(transits[0]?.strength ?? 0), shares }
}

function energyType({ harmonious, challenging, neutral }: OverallEnergy['shares']): EnergyType {
  const lean = harmonious - AVERAGE.harmonious - (challenging - AVERAGE.challenging)
  if (lean >= LEAN) return 'harmonious'
  if (lean <= -LEAN) return 'challenging'
  return neutral >= WITHOUT_A_SIDE ? 'neutral' : 'mixed'
}

/** A quarter of all days has its strongest transit below the first, a quarter above the second. */
const MEDIUM_DAY_FROM = 0.64
const HIGH_DAY_FROM = 0.79

function intensityOfDay(strongest: number): Intensity {
  if (strongest >= HIGH_DAY_FROM) return 'high'
  return strongest >= MEDIUM_DAY_FROM ? 'medium' : 'low'
}

function placement(planet: Planet, longitude: number, { houses }: Chart): NatalPlacement {
  const house = houseOf(longitude, houses.cusps)
  return { id: `${planet}-in-house-${house}`, planet, house }
}
