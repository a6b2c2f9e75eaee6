/** What an English text names in the sky, so that it can be compared with the facts. */
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { properName } from './names.ts'

export interface NamedPlanets {
  /** In the sky of the day. */
  readonly sky: readonly Planet[]
  /** In the birth chart: “your Venus”. */
  readonly birth: readonly Planet[]
}

// Capital letters distinguish the planet from the metal, and the sign from the illness.
const BODY = PLANETS.map(properName).join('|')
const SIGN = SIGNS.map(properName).join('|')
const NAMED = new RegExp(`\\b([Yy]our (?:own |birth )?)?(${BODY})\\b`, 'g')

export function planetsIn(text: string): NamedPlanets {
  const found = [...text.matchAll(NAMED)].map(([, your, name]) => ({
    isBirth: your !== undefined,
    planet: name!.toLowerCase() as Planet,
  }))
  const of = (isBirth: boolean) => [
    ...new Set(found.filter((one) => one.isBirth === isBirth).map(({ planet }) => planet)),
  ]
  return { sky: of(false), birth: of(true) }
}

export const signsIn = (text: string): Sign[] =>
  SIGNS.filter((sign) => new RegExp(`\\b${properName(sign)}\\b`).test(text))

/** “Square” and “opposition” are also ordinary English: they count only beside a planet. The other words are always astrology. */
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

const HARD = 'squar(?:es?|ed|ing)|oppos(?:ition|es|ing|ed)'
/** `the Moon is in square`, `Mars squares Saturn`, `an opposition to your Sun`, `opposite Venus`; but Saturn may square a corner. */
const BESIDE_PLANET = [
  new RegExp(`\\b(?:${BODY})(?: (?:is|are|makes|forms|stands|sits|in|at|an?))+ (?:${HARD})\\b`),
  new RegExp(`\\b(?:${HARD}|opposite)(?: (?:to|with|from|by|of|between|the|your))* (?:${BODY}|${SIGN})\\b`),
]

export const aspectsIn = (text: string): AspectName[] =>
  (Object.keys(ASPECTS) as AspectName[]).filter((aspect) => {
    const { pattern, isOrdinary } = ASPECT_WORDS[aspect]
    return pattern.test(text) && (!isOrdinary || BESIDE_PLANET.some((beside) => beside.test(text)))
  })

/** `Venus in Libra`, `the Moon moves quietly into Leo`, `Mars enters Aries`. */
const PLACED = new RegExp(
  `\\b(${BODY})(?: \\w+){0,3}? (?:in|into|enters|reaches|through|crosses) (${SIGN})\\b`,
  'g',
)

export const placementsIn = (text: string): { readonly planet: Planet; readonly sign: Sign }[] =>
  [...text.matchAll(PLACED)].map(([, body, sign]) => ({
    planet: body!.toLowerCase() as Planet,
    sign: sign!.toLowerCase() as Sign,
  }))

/** Events that may be among the facts, and things that never are. */
const EVENTS = {
  new_moon: /\bnew moon\b/i,
  full_moon: /\bfull moon\b/i,
  retrograde: /\bretrogrades?\b/i,
  never: /\b(?:eclipses?|Chiron|Lilith|Ceres|Vesta|Pallas|Juno|(?:north|south|lunar) nodes?)\b/i,
}
export type NamedEvent = keyof typeof EVENTS

/** The words that name each of them. */
export const eventsIn = (text: string): { readonly event: NamedEvent; readonly words: string }[] =>
  (Object.keys(EVENTS) as NamedEvent[]).flatMap((event) => {
    const found = EVENTS[event].exec(text)
    return found ? [{ event, words: found[0] }] : []
  })

export const clockTimesIn = (text: string): readonly string[] => text.match(/\b\d{1,2}[:.]\d{2}\b/g) ?? []
