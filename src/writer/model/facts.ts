/** What a model may tell: the facts of the plan, each under its published id, in words and in parts that can be checked. */
import assert from 'node:assert/strict'
import type { DayEvent } from '../../almanac/day-events.ts'
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import { houseFrom, type TransitId } from '../../chart/transits.ts'
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import type { DailyPlan, Placement } from '../../judgement/day/plan.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { nameOf, SIGNS, type Sign, startOf } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import { keywordsOf, mannerOf, topicOf } from '../../words/en/keywords.ts'
import type { Style } from '../writer.ts'

const FACT_KINDS = ['placement', 'ingress', 'station', 'lunation', 'aspect'] as const

export interface Fact {
  readonly id: TransitId
  readonly kind: (typeof FACT_KINDS)[number]
  /** What the id stands for, as the model reads it. */
  readonly words: string
  /** In the sky of the day. */
  readonly planets: readonly Planet[]
  /** In the birth chart: a text calls them “your Venus”. */
  readonly natal?: readonly Planet[]
  /** Where the planets are, or what the aspect is made to. */
  readonly signs: readonly Sign[]
  readonly aspect?: AspectName
  readonly isRetrograde?: boolean
  /** `HH:MM` at which it is exact. */
  readonly clock?: string
}

/** Those that a style tells, in the order of the telling; none twice. */
export function dailyFacts(plan: DailyPlan, style: Style): Fact[] {
  const facts = [...storyFacts(plan)]
  if (style !== 'brief') facts.push(...partFacts(plan))
  if (style === 'detailed') facts.push(...categoryFacts(plan))
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()]
}

const storyFacts = ({ moon, lead, moonAspect, sign }: DailyPlan): Fact[] => [
  placementFact(moon),
  ...(lead ? [eventFact(lead, sign)] : []),
  ...(moonAspect ? [factOf(moonAspect.id, sign)] : []),
]

const partFacts = ({ venus, sun, background, judgement, sign }: DailyPlan): Fact[] => [
  ...[venus, sun, background].map(placementFact),
  factOf(judgement.energy.factors[0]!.id, sign),
]

const categoryFacts = ({ judgement, sign }: DailyPlan): Fact[] =>
  CATEGORY_NAMES.map((name) => factOf(judgement.categories[name].leader.transit, sign))

const placementFact = ({ id, planet, sign, house }: Placement): Fact => ({
  id,
  kind: 'placement',
  words: `${bodyName(planet)} is in ${nameOf(sign)}, the reader's place of ${topicOf(house)}`,
  planets: [planet],
  signs: [sign],
})

const EVENT_WORDS: Record<DayEvent['type'], (event: DayEvent) => string> = {
  ingress: ({ planets: [planet], sign }) => `${bodyName(planet!)} enters ${nameOf(sign)}`,
  station: ({ planets: [planet], direction }) =>
    `${bodyName(planet!)} stands still and turns ${direction === 'direct' ? 'forward' : 'back'}`,
  new_moon: ({ sign }) => `new Moon in ${nameOf(sign)}`,
  full_moon: ({ sign }) => `full Moon in ${nameOf(sign)}`,
  exact_aspect: ({ planets: [one, two], aspect }) => aspectWords(bodyName(one!), aspect!, bodyName(two!)),
}

const KIND_OF: Record<DayEvent['type'], Fact['kind']> = {
  ingress: 'ingress',
  station: 'station',
  new_moon: 'lunation',
  full_moon: 'lunation',
  exact_aspect: 'aspect',
}

function eventFact(event: DayEvent, reader: Sign): Fact {
  const { id, type, planets, sign, aspect, direction } = event
  const hasPlace = type !== 'station' && type !== 'exact_aspect'
  const place = hasPlace ? `, the reader's place of ${topicOf(houseFrom(reader, startOf(sign)))}` : ''
  return {
    id,
    kind: KIND_OF[type],
    words: `${EVENT_WORDS[type](event)}${place}; it happens on this very day`,
    planets,
    signs: [sign],
    ...(aspect && { aspect }),
    ...(direction && { isRetrograde: direction === 'retrograde' }),
  }
}

/** A placement, an aspect to the reader's sign, or one between two planets, read back from its id. */
function factOf(id: TransitId, reader: Sign): Fact {
  const [first, verb, last] = id.split('-')
  const planet = PLANETS.find((name) => name === first)
  assert.ok(planet, `no planet in ${id}`)
  if (verb === 'in') {
    const sign = SIGNS.find((name) => name === last)!
    return placementFact({ id, planet, sign, house: houseFrom(reader, startOf(sign)) })
  }
  assert.ok(verb && verb in ASPECTS, `no aspect in ${id}`)
  const aspect = verb as AspectName
  const other = PLANETS.find((name) => name === last)
  const words = aspectWords(bodyName(planet), aspect, other ? bodyName(other) : nameOf(reader))
  const hints = keywordsOf(other ?? planet, mannerOf(aspect)).join(', ')
  return {
    id,
    kind: 'aspect',
    words: `${words} (${hints})`,
    planets: other ? [planet, other] : [planet],
    signs: other ? [] : [reader],
    aspect,
  }
}

const MANNER_WORDS: Record<Manner, string> = {
  merge: 'works as one with',
  flow: 'is at ease with',
  friction: 'rubs against',
}

export const aspectWords = (one: string, aspect: AspectName, other: string) =>
  `${one} ${MANNER_WORDS[mannerOf(aspect)]} ${other} by ${aspect}`

/** As English speaks of it: the Moon, but Mars. */
export const bodyName = (planet: Planet): string =>
  planet === 'sun' || planet === 'moon' ? `the ${capitalised(planet)}` : capitalised(planet)
