/** The facts a model may use: those of the plan, each with its published id, in words and in a form that can be checked. */
import assert from 'node:assert/strict'
import type { DayEvent } from '../../almanac/day-events.ts'
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import { houseFrom, type TransitId } from '../../chart/transits.ts'
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import type { Placement } from '../../judgement/day/facts.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign, startOf } from '../../sky/zodiac.ts'
import type { Words } from '../../words/words.ts'
import type { Style } from '../daily-text.ts'
import type { DailyPlan } from '../plan/daily-plan.ts'
import type { ListedFact } from './model-task.ts'

export interface Fact extends ListedFact {
  readonly id: TransitId
  /** In the sky of the day. */
  readonly planets: readonly Planet[]
  /** In the birth chart: a text calls them “your Venus”. */
  readonly natal?: readonly Planet[]
  /** Signs that the fact names: where the planets are, or the one an aspect is made to. */
  readonly signs: readonly Sign[]
  /** Where the planets are, as far as the fact tells. */
  readonly places: readonly HousePlacement[]
  readonly aspect?: AspectName
  readonly isRetrograde?: boolean
  readonly isEclipse?: boolean
  /** The time at which it is exact, `HH:MM`. */
  readonly clock?: string
}

export interface HousePlacement {
  readonly planet: Planet
  /** In the birth chart. */
  readonly isBirth?: true
  /** A person's text names no sign. */
  readonly sign?: Sign
  readonly house: number
}

/** The facts for a style, in the order of the text, without duplicates. */
export function dailyFacts(words: Words, plan: DailyPlan, style: Style): Fact[] {
  const facts = [...storyFacts(words, plan)]
  if (style !== 'brief') facts.push(...partFacts(words, plan))
  if (style === 'detailed') facts.push(...categoryFacts(words, plan))
  return firstOfEach(facts)
}

/** Without those whose id came before. */
export const firstOfEach = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ id }, at) => facts.findIndex((fact) => fact.id === id) === at)

const storyFacts = (words: Words, plan: DailyPlan): Fact[] => [
  storyFact(words, plan),
  placementFact(words, plan.moon),
  ...(plan.lead ? [eventFact(words, plan.lead, plan.sign)] : []),
]

/** With the places that `why` names. */
function storyFact(words: Words, { story, lead, sign }: DailyPlan): Fact {
  const fact = lead?.id === story.id ? eventFact(words, lead, sign) : factOf(words, story.id, sign)
  const places = story.planets.map((each) => ({ ...each, house: houseOfSign(each.sign, sign) }))
  return { ...fact, signs: [...new Set([...fact.signs, ...places.map((place) => place.sign)])], places }
}

export const houseOfSign = (sign: Sign, reader: Sign) => houseFrom(reader, startOf(sign))

const partFacts = (words: Words, { judgement, sign }: DailyPlan): Fact[] => [
  ...PARTS_OF_LIFE.map((category) => factOf(words, judgement.categories[category].leader.transit, sign)),
  factOf(words, judgement.energy.factors[0]!.id, sign),
]

/** Those that `love`, `career` and `wellbeing` speak of. */
const PARTS_OF_LIFE = ['love', 'profession', 'health'] as const

const categoryFacts = (words: Words, { judgement, sign }: DailyPlan): Fact[] =>
  CATEGORY_NAMES.map((name) => factOf(words, judgement.categories[name].leader.transit, sign))

export const placementFact = ({ prompts }: Words, placement: Placement): Fact => ({
  id: placement.id,
  words: prompts.days.placementWords(placement),
  planets: [placement.planet],
  signs: [placement.sign],
  places: [placement],
})

/** The planets that are in the sign of an event. At a full Moon the Sun is in the opposite sign. */
const PLACED: Record<DayEvent['type'], (planet: Planet) => boolean> = {
  ingress: () => true,
  new_moon: () => true,
  full_moon: (planet) => planet === 'moon',
  station: () => false,
  exact_aspect: () => false,
}

function eventFact({ prompts }: Words, event: DayEvent, reader: Sign): Fact {
  const { id, type, planets, sign, aspect, direction, eclipse } = event
  const house = houseOfSign(sign, reader)
  const places = planets.filter(PLACED[type]).map((planet) => ({ planet, sign, house }))
  return {
    id,
    words: prompts.days.eventWords(event, places.length > 0 ? house : null),
    planets,
    signs: [sign],
    places,
    ...(aspect && { aspect }),
    ...(direction && { isRetrograde: direction === 'retrograde' }),
    ...(eclipse && { isEclipse: true }),
  }
}

/** A placement, an aspect to the reader's sign, or one between two planets, parsed from its id. */
export function factOf(words: Words, id: TransitId, reader: Sign): Fact {
  const [first, verb, last] = id.split('-')
  const planet = PLANETS.find((name) => name === first)
  assert.ok(planet, `no planet in ${id}`)
  if (verb === 'in') {
    const sign = SIGNS.find((name) => name === last)!
    return placementFact(words, { id, planet, sign, house: houseOfSign(sign, reader) })
  }
  assert.ok(verb && verb in ASPECTS, `no aspect in ${id}`)
  const aspect = verb as AspectName
  const other = PLANETS.find((name) => name === last)
  return {
    id,
    words: words.prompts.days.aspectWords(planet, aspect, other ?? null, reader),
    planets: other ? [planet, other] : [planet],
    signs: other ? [] : [reader],
    places: [],
    aspect,
  }
}
