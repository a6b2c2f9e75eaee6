/** Whatever a text names in the sky must be among the facts in its prompt. */
import type { Sign } from '../../sky/zodiac.ts'
import type { NamedBody, NamedContact, NamedEvent } from '../../words/prose.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import type { Fact } from './facts.ts'
import type { FactChecks } from './model-task.ts'

/** The sign the text is for, if any, is the `reader`: the text may always name it. */
export const skyChecks = (words: Words, facts: readonly Fact[], reader: Sign | null): FactChecks => ({
  facts,
  faultsIn: (sentence) => factFaults(words, sentence, facts, reader),
  withSources: (sentence) => withPlanets(words, sentence, facts),
  withoutNames: (text) => text,
})

/** Adds the source of a planet that the sentence names without one. */
function withPlanets({ inText }: Words, { text, transits }: Sentence, facts: readonly Fact[]): Sentence {
  const { sky } = inText.planetsIn(text)
  const sources = [...transits]
  const planetsOfSources = () =>
    facts.filter(({ id }) => sources.includes(id)).flatMap(({ planets }) => planets)
  for (const fact of facts)
    for (const planet of fact.planets)
      if (sky.includes(planet) && !planetsOfSources().includes(planet)) sources.push(fact.id)
  return { text, transits: sources }
}

export function factFaults(
  words: Words,
  { text, transits }: Sentence,
  facts: readonly Fact[],
  reader: Sign | null,
): string[] {
  return [...idFaults(transits, facts), ...skyFaults(words, text, facts, reader)]
}

/** What the text names in the sky and no fact tells. */
export function skyFaults(words: Words, text: string, facts: readonly Fact[], reader: Sign | null): string[] {
  return [
    ...planetFaults(words, text, facts),
    ...signFaults(words, text, facts, reader),
    ...contactFaults(words, text, facts, reader),
    ...placeFaults(words, text, facts),
    ...houseFaults(words, text, facts),
    ...eventFaults(words, text, facts),
    ...clockFaults(words, text, facts),
  ]
}

function idFaults(transits: readonly string[], facts: readonly Fact[]): string[] {
  if (transits.length === 0) return ['names no fact in "transits"']
  const unknown = transits.filter((id) => !facts.some((fact) => fact.id === id))
  return unknown.map((id) => `names the fact ${id.slice(0, 60)}, which is not listed`)
}

function planetFaults(
  { inText, names: { properName } }: Words,
  text: string,
  facts: readonly Fact[],
): string[] {
  const { sky, birth } = inText.planetsIn(text)
  const strangers = sky.filter((planet) => !facts.some(({ planets }) => planets.includes(planet)))
  const unborn = birth.filter((planet) => !facts.some(({ natal }) => natal?.includes(planet)))
  return [...strangers.map(properName), ...unborn.map((planet) => `your ${properName(planet)}`)].map(
    (name) => `names ${name}, which is not in the facts`,
  )
}

const signFaults = (
  { inText, names: { properName } }: Words,
  text: string,
  facts: readonly Fact[],
  reader: Sign | null,
): string[] =>
  inText
    .signsIn(text)
    .filter((sign) => sign !== reader && !facts.some(({ signs }) => signs.includes(sign)))
    .map((sign) => `names ${properName(sign)}, which is not in the facts`)

function contactFaults(words: Words, text: string, facts: readonly Fact[], reader: Sign | null): string[] {
  return words.inText
    .contactsIn(text)
    .filter((contact) => !facts.some((fact) => isOf(fact, contact, reader)))
    .map(({ aspect, bodies }) => {
      const names = bodies.map((body) => nameOf(words, body)).join(' and ')
      if (aspect === null) return `brings ${names} together, which do not meet in the facts`
      return `names the aspect ${aspect}${names && ` of ${names}`}, which is not in the facts`
    })
}

const nameOf = ({ names: { properName } }: Words, { planet, isBirth }: NamedBody) =>
  `${isBirth ? 'your ' : ''}${properName(planet)}`

/** Two bodies need an aspect between just these two, a sign one to that sign; one body alone, any of its aspects. */
function isOf(fact: Fact, { aspect, bodies, sign }: NamedContact, reader: Sign | null): boolean {
  const { planets, natal = [] } = fact
  if (fact.aspect === undefined || (aspect !== null && fact.aspect !== aspect)) return false
  if (sign !== null && (sign !== reader || planets.length + natal.length > 1)) return false
  if (bodies.length > 1 && planets.length + natal.length !== bodies.length) return false
  return bodies.every(({ planet, isBirth }) => (isBirth ? natal : planets).includes(planet))
}

const placeFaults = (
  { inText, names: { properName } }: Words,
  text: string,
  facts: readonly Fact[],
): string[] =>
  inText
    .placementsIn(text)
    .filter(
      (named) =>
        !facts.some(({ places }) =>
          places.some(({ planet, sign }) => planet === named.planet && sign === named.sign),
        ),
    )
    .map(({ planet, sign }) => `places ${properName(planet)} in ${properName(sign)}, where it is not`)

/** A house must be that of a planet the text names, or of any if it names none. */
function houseFaults({ inText }: Words, text: string, facts: readonly Fact[]): string[] {
  const { sky, birth } = inText.planetsIn(text)
  const isNoneNamed = sky.length + birth.length === 0
  const known = facts
    .flatMap(({ places }) => places)
    .filter(({ planet, isBirth }) => isNoneNamed || (isBirth ? birth : sky).includes(planet))
  return inText
    .housesIn(text)
    .filter((house) => !known.some((place) => place.house === house))
    .map((house) => `names the house ${house}, which is not in the facts`)
}

const IS_EVENT: Record<NamedEvent, (fact: Fact) => boolean> = {
  // In a period an event's id has its date.
  new_moon: ({ id }) => id.startsWith('new-moon'),
  full_moon: ({ id }) => id.startsWith('full-moon'),
  eclipse: ({ id, isEclipse }) => isEclipse === true || id.includes('-eclipse'),
  retrograde: ({ isRetrograde }) => isRetrograde === true,
  never: () => false,
}

const eventFaults = ({ inText }: Words, text: string, facts: readonly Fact[]): string[] =>
  inText
    .eventsIn(text)
    .filter(({ event }) => !facts.some(IS_EVENT[event]))
    .map(({ words }) => `speaks of ${words}, which is not in the facts`)

const clockFaults = ({ inText }: Words, text: string, facts: readonly Fact[]): string[] =>
  inText
    .clockTimesIn(text)
    .filter((time) => !facts.some(({ clock }) => clock === time))
    .map((time) => `names the time ${time}, which is not in the facts`)
