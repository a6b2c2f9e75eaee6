/** Facts about several bodies of a chart together: aspects, patterns, and how they are spread. */
import type { BodyAspect } from '../../chart/aspects.ts'
import { type Balance, HEMISPHERES } from '../../chart/balance.ts'
import { aspectId, balanceId, emptyId, houseId, patternId, signId } from '../../chart/fact-ids.ts'
import type { ChartPattern, PatternName } from '../../chart/patterns.ts'
import { isTimed, type TimedChart, type WiderChart } from '../../chart/wider-chart.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { ELEMENTS, elementOf, MODALITIES, modalityOf, type Sign, signOf } from '../../sky/zodiac.ts'
import { MANNER_OF } from '../tradition.ts'
import { type ChartFact, isPlanet } from './fact.ts'
import { signsOf } from './placement-facts.ts'

export const figureFacts = (chart: WiderChart): ChartFact[] => [
  ...aspectFacts(chart),
  ...stelliumsInSigns(chart),
  ...(isTimed(chart) ? stelliumsInHouses(chart) : []),
  ...patternFacts(chart),
  ...balanceFacts(chart),
  ...hemisphereFacts(chart.balance),
]

/** Of the ten planets; all day long, if the hour is unknown. Minor aspects have no text. */
export const majorAspects = (chart: WiderChart): BodyAspect<Planet>[] =>
  chart.aspects.filter(
    (aspect): aspect is BodyAspect<Planet> =>
      isPlanet(aspect.planet1) &&
      isPlanet(aspect.planet2) &&
      aspect.certain !== false &&
      MANNER_OF[aspect.name] !== undefined,
  )

const aspectFacts = (chart: WiderChart): ChartFact[] =>
  majorAspects(chart).map(({ planet1, planet2, name, strength }) => ({
    id: aspectId(planet1, name, planet2),
    kind: 'aspect',
    subjects: [planet1, planet2],
    keys: [`${planet1}-${planet2}`, MANNER_OF[name]!],
    aspect: name,
    closeness: strength,
  }))

const stelliumsInSigns = ({ patterns }: WiderChart): ChartFact[] =>
  patterns
    .filter(({ name }) => name === 'stellium')
    .map(({ members, sign }) => ({
      id: signId('stellium', sign!),
      kind: 'stellium',
      subjects: members,
      keys: ['signs', sign!],
      sign: sign!,
    }))

/** As many planets in one house as make a stellium. */
const STELLIUM = 3

function stelliumsInHouses({ chart }: TimedChart): ChartFact[] {
  const inHouse = Map.groupBy(PLANETS, (planet) => chart.bodies[planet].house)
  return [...inHouse]
    .filter(([, members]) => members.length >= STELLIUM)
    .map(([house, members]) => ({
      id: houseId('stellium', house),
      kind: 'stellium',
      subjects: members,
      keys: ['houses', String(house)],
      house,
    }))
}

/** What the signs of a pattern have in common, which its text speaks of; a yod and a kite need nothing. */
const IN_COMMON: Partial<Record<PatternName, (sign: Sign) => string>> = {
  t_square: modalityOf,
  grand_cross: modalityOf,
  grand_trine: elementOf,
}

function patternFacts(chart: WiderChart): ChartFact[] {
  const facts = new Map<string, ChartFact>()
  for (const pattern of chart.patterns) {
    const keys = pattern.name === 'stellium' ? null : keysOf(pattern, chart)
    if (keys === null) continue
    const id = patternId(keys)
    const members = [...(facts.get(id)?.subjects ?? []), ...pattern.members]
    facts.set(id, { id, kind: 'pattern', subjects: [...new Set(members)], keys })
  }
  return [...facts.values()]
}

/** Null for a pattern whose members are not all in signs of one kind, because no text is true of it. */
function keysOf({ name, members }: ChartPattern<Planet>, chart: WiderChart): string[] | null {
  const kindOf = IN_COMMON[name]
  if (kindOf === undefined) return [name]
  const kinds = new Set(members.map((planet) => kindOf(signsOf(chart, planet)[0]!)))
  return kinds.size === 1 ? [name, ...kinds] : null
}

/** Of the ten planets: with so many or more there is much of an element or modality, with so many or fewer there is little. */
const MUCH_FROM = { elements: 5, modalities: 6 }
const LITTLE_UP_TO = 1

function balanceFacts(chart: WiderChart): ChartFact[] {
  const doubtful = PLANETS.filter((planet) => signsOf(chart, planet).length > 1)
  const spread = [
    ...ELEMENTS.map((name) => ({
      name,
      of: elementOf,
      members: chart.balance.elements[name],
      much: MUCH_FROM.elements,
    })),
    ...MODALITIES.map((name) => ({
      name,
      of: modalityOf,
      members: chart.balance.modalities[name],
      much: MUCH_FROM.modalities,
    })),
  ]
  const central = centralSigns(chart)
  return spread.flatMap(({ name, of, members, much }) => {
    const possible = doubtful.filter((planet) => signsOf(chart, planet).some((sign) => of(sign) === name))
    const isCentral = central.some((sign) => of(sign) === name)
    const amount = amountOf(members.length, members.length + possible.length, much)
    if (amount === null || (amount === 'little' && isCentral)) return []
    return [
      { id: balanceId(name, amount), kind: 'balance' as const, subjects: members, keys: [name, amount] },
    ]
  })
}

/** Nobody lacks an element or modality that Sun, Moon or Ascendant is in, even if no other body is. */
const centralSigns = (chart: WiderChart): Sign[] => [
  // mutate order: a list that is only asked what it holds
  ...signsOf(chart, 'sun'),
  // mutate order: a list that is only asked what it holds
  ...signsOf(chart, 'moon'),
  ...(isTimed(chart) ? [signOf(chart.chart.angles.ascendant)] : []),
]

/** `min` and `max` differ if the hour is unknown. */
function amountOf(min: number, max: number, much: number): 'much' | 'little' | null {
  if (min >= much) return 'much'
  return max <= LITTLE_UP_TO ? 'little' : null
}

const hemisphereFacts = ({ hemispheres }: Balance<Planet>): ChartFact[] =>
  HEMISPHERES.filter((half) => hemispheres?.[half].length === 0).map((half) => ({
    id: emptyId(half),
    kind: 'hemisphere',
    subjects: [],
    keys: [half],
  }))
