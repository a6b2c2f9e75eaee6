/** How favourable the sky of a day is for a sign: a sum of factors, one for each transit (docs/judgement.md). */
import { type AspectName, closeness } from '../../chart/aspects.ts'
import { RULER } from '../../chart/dignities.ts'
import type { SignTransits, Sky, TransitId } from '../../chart/transits.ts'
import type { Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { JUDGED, TEMPER } from '../tradition.ts'

/** One transit's contribution to a score. */
export interface Factor {
  readonly id: TransitId
  readonly planets: readonly Planet[]
  /** In hundredths; a score is the plain sum of its factors. */
  readonly score: number
}

export const TONES = ['very_positive', 'positive', 'neutral', 'challenging', 'very_challenging'] as const
export type Tone = (typeof TONES)[number]

export interface Influence {
  readonly score: number
  readonly tone: Tone
  readonly factors: readonly Factor[]
}

/** The leaning of an aspect, before the planets' temper is applied. For a conjunction only the temper counts. */
const LEANING: Record<Exclude<AspectName, 'conjunction'>, number> = {
  semisextile: 0.4,
  semisquare: -0.4,
  sextile: 1.1,
  square: -1,
  trine: 1.1,
  sesquiquadrate: -0.4,
  quincunx: 0,
  opposition: -0.8,
}

/** A planet's weight in one day. */
const VOICE: Record<Planet, number> = {
  sun: 2.2,
  moon: 3.6,
  mercury: 1.8,
  venus: 2.2,
  mars: 2.2,
  jupiter: 2.4,
  saturn: 2.4,
  uranus: 1.2,
  neptune: 1.2,
  pluto: 1.2,
}

/** A transit and its value for a sign, before it is weighted for a category. */
export interface AspectFactor extends Factor {
  readonly name: AspectName
}

/** Everything that is weighed: the aspects to the sign, those between planets, and the value of each planet in a house. */
export interface Scales {
  readonly toSign: readonly AspectFactor[]
  readonly inSky: readonly AspectFactor[]
  readonly presence: Readonly<Record<Planet, number>>
}

export function weigh(sky: Sky, { sign, aspects }: SignTransits): Scales {
  const { temper, presence } = READER[sign]
  return {
    toSign: aspects.map((aspect) => ({
      id: aspect.id,
      planets: [aspect.planet],
      name: aspect.name,
      score: VOICE[aspect.planet] * coloured(aspect.name, temper[aspect.planet]) * closeness(aspect),
    })),
    inSky: sky.aspects.map((aspect) => {
      const { id, planet1, planet2, name } = aspect
      const voice = (VOICE[planet1] + VOICE[planet2]) / 2
      const mixed = (temper[planet1] + temper[planet2]) / 2
      return {
        id,
        planets: [planet1, planet2],
        name,
        score: voice * coloured(name, mixed) * closeness(aspect),
      }
    }),
    presence,
  }
}

/** What every planet is to the reader of each sign: its temper, and its value in a house. */
const READER = Object.fromEntries(SIGNS.map((sign) => [sign, readerOf(sign)])) as Record<
  Sign,
  ReturnType<typeof readerOf>
>

function readerOf(sign: Sign) {
  const ruler = RULER[sign]
  // A planet does no harm to the sign it rules.
  const temper = { ...TEMPER, [ruler]: Math.max(0, TEMPER[ruler]) }
  const presence = Object.fromEntries(JUDGED.map((planet) => [planet, VOICE[planet] * temper[planet]]))
  return { temper, presence: presence as Scales['presence'] }
}

/** Aspects between planets: those of the sign's ruler count in full, the Moon's half, the others little. */
const SKY_SHARE = { ruler: 1, moon: 0.5, others: 0.15 }

export function influenceOn(
  { toSign, inSky, presence }: Scales,
  { sign, planetsInSign }: SignTransits,
): Influence {
  const factors = [
    ...toSign.map(({ id, planets, score }) => factor(id, planets, score)),
    ...planetsInSign.map(({ id, planet }) => factor(id, [planet], presence[planet])),
    ...inSky.map(({ id, planets, score }) => factor(id, planets, shareOf(planets, sign) * score)),
  ].filter(({ score }) => score !== 0)
  const score = total(factors)
  return { score, tone: toneOf(score), factors }
}

function shareOf(planets: readonly Planet[], sign: Sign): number {
  if (planets.includes(RULER[sign])) return SKY_SHARE.ruler
  return planets.includes('moon') ? SKY_SHARE.moon : SKY_SHARE.others
}

/** A benefic makes a hard aspect milder and an easy one better, by up to a half; a malefic does the opposite. */
function coloured(name: AspectName, mood: number): number {
  if (name === 'conjunction') return mood
  return LEANING[name] * (1 + (Math.sign(LEANING[name]) * mood) / 2)
}

export const hundredths = (worth: number): number => Math.round(worth * 100) / 100

export const factor = (id: TransitId, planets: readonly Planet[], worth: number): Factor => ({
  id,
  planets,
  score: hundredths(worth),
})

const LIMIT = 10

/** The sum of factors to one decimal, from −10 to 10. */
export const total = (factors: readonly Factor[]): number =>
  scoreOfHundredths(factors.reduce((sum, { score }) => sum + Math.round(score * 100), 0))

export function scoreOfHundredths(sum: number): number {
  const score = Math.round(sum / 10) / 10
  return Math.min(LIMIT, Math.max(-LIMIT, score)) + 0 // −0 becomes 0
}

/** Decisions §7. */
export function toneOf(score: number): Tone {
  if (score >= 5) return 'very_positive'
  if (score >= 1.5) return 'positive'
  if (score > -1.5) return 'neutral'
  return score > -5 ? 'challenging' : 'very_challenging'
}
