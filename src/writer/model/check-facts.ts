/** A text tells of its day only: what it names of the sky must be among the facts it was given. */
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { nameOf, SIGNS, type Sign } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import type { Sentence } from '../writer.ts'
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

interface Named {
  /** In the sky of the day. */
  readonly sky: readonly Planet[]
  /** In the birth chart: “your Venus”. */
  readonly birth: readonly Planet[]
}

const BODY = PLANETS.map(capitalised).join('|')
const NAMED = new RegExp(`\\b([Yy]our (?:own |birth )?)?(${BODY})\\b`, 'g')

/** Capitals tell the planet from the metal. */
function namedIn(text: string): Named {
  const found = [...text.matchAll(NAMED)].map(([, your, name]) => ({
    isBirth: your !== undefined,
    planet: name!.toLowerCase() as Planet,
  }))
  const of = (isBirth: boolean) => [
    ...new Set(found.filter((one) => one.isBirth === isBirth).map(({ planet }) => planet)),
  ]
  return { sky: of(false), birth: of(true) }
}

function planetFaults(text: string, facts: readonly Fact[]): string[] {
  const { sky, birth } = namedIn(text)
  const strangers = sky.filter((planet) => !facts.some(({ planets }) => planets.includes(planet)))
  const unborn = birth.filter((planet) => !facts.some(({ natal }) => natal?.includes(planet)))
  return [...strangers.map(capitalised), ...unborn.map((planet) => `your ${capitalised(planet)}`)].map(
    (name) => `names ${name}, which is not in the facts`,
  )
}

/** Capitals tell the sign from the illness. */
const names = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)

function signFaults(text: string, facts: readonly Fact[], reader: Sign | null): string[] {
  return SIGNS.filter((sign) => names(text, nameOf(sign)) && sign !== reader)
    .filter((sign) => !facts.some(({ signs }) => signs.includes(sign)))
    .map((sign) => `names ${nameOf(sign)}, which is not in the facts`)
}

/** Ordinary English has its squares and oppositions: they count beside a planet only. The others are always of the trade. */
const ASPECT_WORDS: Record<AspectName, { readonly pattern: RegExp; readonly isOrdinary?: true }> = {
  conjunction: { pattern: /\bconjunct(?:ion|s)?\b/i },
  semisextile: { pattern: /\bsemi-?sextiles?\b/i },
  semisquare: { pattern: /\bsemi-?squares?\b/i },
  sextile: { pattern: /(?<!semi-?)\bsextiles?\b/i },
  square: { pattern: /(?<!semi-?)\bsquar(?:es?|ed|ing)\b/i, isOrdinary: true },
  trine: { pattern: /\btrin(?:es?|ed|ing)\b/i },
  sesquiquadrate: { pattern: /\bsesqui-?quadrates?\b/i },
  quincunx: { pattern: /\bquincunx(?:es)?\b/i },
  opposition: { pattern: /\boppos(?:ition|es|ing|ed|ite)\b/i, isOrdinary: true },
}

function aspectFaults(text: string, facts: readonly Fact[]): string[] {
  const named = namedIn(text)
  return (Object.keys(ASPECTS) as AspectName[])
    .filter((aspect) => {
      const { pattern, isOrdinary } = ASPECT_WORDS[aspect]
      return pattern.test(text) && (!isOrdinary || BESIDE_PLANET.some((beside) => beside.test(text)))
    })
    .filter((aspect) => !facts.some((fact) => fact.aspect === aspect && isMadeOf(fact, named)))
    .map((aspect) => `names the aspect ${aspect}, which is not in the facts`)
}

const SIGN = SIGNS.map(nameOf).join('|')
const HARD = 'squar(?:es?|ed|ing)|oppos(?:ition|es|ing|ed)'
/** `the Moon is in square`, `Mars squares Saturn`, `an opposition to your Sun`, `opposite Venus`; but Saturn may square a corner. */
const BESIDE_PLANET = [
  new RegExp(`\\b(?:${BODY})(?: (?:is|are|makes|forms|stands|sits|in|at|an?))+ (?:${HARD})\\b`),
  new RegExp(`\\b(?:${HARD}|opposite)(?: (?:to|with|from|by|of|between|the|your))* (?:${BODY}|${SIGN})\\b`),
]

/** A text with one body tells of one of its aspects; with more, of one between those it names. */
function isMadeOf({ planets, natal = [] }: Fact, { sky, birth }: Named): boolean {
  if (sky.length + birth.length <= 1)
    return sky.every((planet) => planets.includes(planet)) && birth.every((planet) => natal.includes(planet))
  return planets.every((planet) => sky.includes(planet)) && natal.every((planet) => birth.includes(planet))
}

/** `Venus in Libra`, `the Moon moves quietly into Leo`, `Mars enters Aries`. */
const PLACED = new RegExp(
  `\\b(${BODY})(?: \\w+){0,3}? (?:in|into|enters|reaches|through|crosses) (${SIGN})\\b`,
  'g',
)
const PLACES: readonly Fact['kind'][] = ['placement', 'ingress', 'lunation']

function placeFaults(text: string, facts: readonly Fact[]): string[] {
  return [...text.matchAll(PLACED)]
    .filter(
      ([, body, sign]) =>
        !facts.some(
          (fact) =>
            PLACES.includes(fact.kind) &&
            fact.planets.some((planet) => capitalised(planet) === body) &&
            fact.signs.some((name) => nameOf(name) === sign),
        ),
    )
    .map(([, body, sign]) => `places ${body} in ${sign}, where it is not`)
}

/** What is sometimes in the sky and needs a fact of its own; and what is never in ours. */
const EVENTS: readonly { readonly pattern: RegExp; readonly isTold: (facts: readonly Fact[]) => boolean }[] =
  [
    { pattern: /\bnew moon\b/i, isTold: (facts) => facts.some(({ id }) => id === 'new-moon') },
    { pattern: /\bfull moon\b/i, isTold: (facts) => facts.some(({ id }) => id === 'full-moon') },
    { pattern: /\bretrogrades?\b/i, isTold: (facts) => facts.some(({ isRetrograde }) => isRetrograde) },
    {
      pattern: /\b(?:eclipses?|Chiron|Lilith|Ceres|Vesta|Pallas|Juno|(?:north|south|lunar) nodes?)\b/i,
      isTold: () => false,
    },
  ]

function eventFaults(text: string, facts: readonly Fact[]): string[] {
  return EVENTS.flatMap(({ pattern, isTold }) => {
    const found = pattern.exec(text)
    return found && !isTold(facts) ? [`speaks of ${found[0]}, which is not in the facts`] : []
  })
}

function clockFaults(text: string, facts: readonly Fact[]): string[] {
  const times = text.match(/\b\d{1,2}[:.]\d{2}\b/g) ?? []
  return times
    .filter((time) => !facts.some(({ clock }) => clock === time))
    .map((time) => `names the time ${time}, which is not in the facts`)
}
