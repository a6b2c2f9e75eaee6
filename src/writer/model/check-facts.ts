/** Whatever a text names in the sky must be among the facts in its prompt. */
import type { Sign } from '../../sky/zodiac.ts'
import { properName } from '../../words/en/names.ts'
import {
  aspectsIn,
  clockTimesIn,
  eventsIn,
  type NamedEvent,
  type NamedPlanets,
  placementsIn,
  planetsIn,
  signsIn,
} from '../../words/en/sky-in-text.ts'
import type { Sentence } from '../sentence.ts'
import type { Fact } from './facts.ts'

export function factFaults(
  { text, transits }: Sentence,
  facts: readonly Fact[],
  reader: Sign | null,
): string[] {
  return [
    ...idFaults(transits, facts),
    ...planetFaults(text, facts),
    ...signFaults(text, facts, reader),
    ...aspectFaults(text, facts),
    ...placeFaults(text, facts),
    ...eventFaults(text, facts),
    ...clockFaults(text, facts),
  ]
}

function idFaults(transits: readonly string[], facts: readonly Fact[]): string[] {
  if (transits.length === 0) return ['names no fact in "transits"']
  const unknown = transits.filter((id) => !facts.some((fact) => fact.id === id))
  return unknown.map((id) => `names the fact ${id.slice(0, 60)}, which is not listed`)
}

function planetFaults(text: string, facts: readonly Fact[]): string[] {
  const { sky, birth } = planetsIn(text)
  const strangers = sky.filter((planet) => !facts.some(({ planets }) => planets.includes(planet)))
  const unborn = birth.filter((planet) => !facts.some(({ natal }) => natal?.includes(planet)))
  return [...strangers.map(properName), ...unborn.map((planet) => `your ${properName(planet)}`)].map(
    (name) => `names ${name}, which is not in the facts`,
  )
}

const signFaults = (text: string, facts: readonly Fact[], reader: Sign | null): string[] =>
  signsIn(text)
    .filter((sign) => sign !== reader && !facts.some(({ signs }) => signs.includes(sign)))
    .map((sign) => `names ${properName(sign)}, which is not in the facts`)

function aspectFaults(text: string, facts: readonly Fact[]): string[] {
  const named = planetsIn(text)
  return aspectsIn(text)
    .filter((aspect) => !facts.some((fact) => fact.aspect === aspect && isMadeOf(fact, named)))
    .map((aspect) => `names the aspect ${aspect}, which is not in the facts`)
}

/** If a text names one body, the aspect must be one of that body's; if it names more, one between them. */
function isMadeOf({ planets, natal = [] }: Fact, { sky, birth }: NamedPlanets): boolean {
  if (sky.length + birth.length <= 1)
    return sky.every((planet) => planets.includes(planet)) && birth.every((planet) => natal.includes(planet))
  return planets.every((planet) => sky.includes(planet)) && natal.every((planet) => birth.includes(planet))
}

const PLACES: readonly Fact['kind'][] = ['placement', 'ingress', 'lunation']

const placeFaults = (text: string, facts: readonly Fact[]): string[] =>
  placementsIn(text)
    .filter(
      ({ planet, sign }) =>
        !facts.some(
          ({ kind, planets, signs }) =>
            PLACES.includes(kind) && planets.includes(planet) && signs.includes(sign),
        ),
    )
    .map(({ planet, sign }) => `places ${properName(planet)} in ${properName(sign)}, where it is not`)

const IS_TOLD: Record<NamedEvent, (fact: Fact) => boolean> = {
  new_moon: ({ id }) => id === 'new-moon',
  full_moon: ({ id }) => id === 'full-moon',
  retrograde: ({ isRetrograde }) => isRetrograde === true,
  never: () => false,
}

const eventFaults = (text: string, facts: readonly Fact[]): string[] =>
  eventsIn(text)
    .filter(({ event }) => !facts.some(IS_TOLD[event]))
    .map(({ words }) => `speaks of ${words}, which is not in the facts`)

const clockFaults = (text: string, facts: readonly Fact[]): string[] =>
  clockTimesIn(text)
    .filter((time) => !facts.some(({ clock }) => clock === time))
    .map((time) => `names the time ${time}, which is not in the facts`)
