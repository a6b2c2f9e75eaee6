/** The facts a model may use: those of the plan, each with its published id, in words and in a form that can be checked. */
import assert from 'node:assert/strict'
import type { DayEvent } from '../../almanac/day-events.ts'
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import { houseFrom, type TransitId } from '../../chart/transits.ts'
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import type { DailyPlan, Placement } from '../../judgement/day/plan.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign, startOf } from '../../sky/zodiac.ts'
import { aspectWords, eventWords, placementWords } from '../../words/en/facts.ts'
import type { Style } from '../daily-text.ts'

export interface Fact {
  readonly id: TransitId
  readonly kind: 'placement' | 'ingress' | 'station' | 'lunation' | 'aspect'
  /** The fact in words, for the prompt. */
  readonly words: string
  /** In the sky of the day. */
  readonly planets: readonly Planet[]
  /** In the birth chart: a text calls them “your Venus”. */
  readonly natal?: readonly Planet[]
  /** Where the planets are, or the sign an aspect is made to. */
  readonly signs: readonly Sign[]
  readonly aspect?: AspectName
  readonly isRetrograde?: boolean
  /** The time at which it is exact, `HH:MM`. */
  readonly clock?: string
}

/** The facts for a style, in the order of the text, without duplicates. */
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

const placementFact = (placement: Placement): Fact => ({
  id: placement.id,
  kind: 'placement',
  words: placementWords(placement),
  planets: [placement.planet],
  signs: [placement.sign],
})

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
  return {
    id,
    kind: KIND_OF[type],
    words: eventWords(event, hasPlace ? houseFrom(reader, startOf(sign)) : null),
    planets,
    signs: [sign],
    ...(aspect && { aspect }),
    ...(direction && { isRetrograde: direction === 'retrograde' }),
  }
}

/** A placement, an aspect to the reader's sign, or one between two planets, parsed from its id. */
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
  return {
    id,
    kind: 'aspect',
    words: aspectWords(planet, aspect, other ?? null, reader),
    planets: other ? [planet, other] : [planet],
    signs: other ? [] : [reader],
    aspect,
  }
}
