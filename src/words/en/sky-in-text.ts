/** What an English text names in the sky, so that it can be compared with the facts. */
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import type { NamedBody, NamedContact, NamedEvent, NamedPlanets } from '../prose.ts'
import { properName } from './names.ts'

// Capital letters distinguish the planet from the metal, and the sign from the illness.
const BODY = PLANETS.map(properName).join('|')
const SIGN = SIGNS.map(properName).join('|')
const NAMED = new RegExp(`\\b([Yy]our (?:own |birth )?)?(${BODY})\\b`, 'g')

/** A text about a birth chart alone: “your Venus” is Venus. */
export const withoutYour = (text: string): string => text.replace(NAMED, '$2')

/** A text about two charts: a house is checked whoever has it, and “your fire Venus” is your Venus. */
export const withoutTheir = (text: string): string =>
  text
    .replace(/\btheir (?=(?:\w+|\d{1,2}(?:st|nd|rd|th)) house\b)/gi, 'the ')
    .replace(/\b(your|their) (?:fire|earth|air|water) (?=[A-Z])/gi, '$1 ')

/** The node has a name, and whoever is born before a full Moon is not born at it. */
export const withoutNodeAndPhase = (text: string): string =>
  text.replace(/\bnorth node\b/g, 'node').replace(/\b(?:before|after) the (?:full|new) Moon\b/g, 'then')

/** Where in a text a body is named. */
interface Mention {
  readonly body: NamedBody
  readonly from: number
  readonly to: number
}

const mentionsIn = (text: string): Mention[] =>
  [...text.matchAll(NAMED)].map(({ 0: words, 1: your, 2: name, index }) => ({
    body: { planet: name!.toLowerCase() as Planet, isBirth: your !== undefined },
    from: index,
    to: index + words.length,
  }))

export function planetsIn(text: string): NamedPlanets {
  const found = mentionsIn(text).map(({ body }) => body)
  const of = (isBirth: boolean) => [
    ...new Set(found.filter((one) => one.isBirth === isBirth).map(({ planet }) => planet)),
  ]
  return { sky: of(false), birth: of(true) }
}

export const signsNamedIn = (text: string): Sign[] =>
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
  // mutate order: the order of two patterns, either of which is enough
  new RegExp(`\\b(?:${BODY})(?: (?:is|are|makes|forms|stands|sits|in|at|an?))+ (?:${HARD})\\b`),
  new RegExp(`\\b(?:${HARD}|opposite)(?: (?:to|with|from|by|of|between|the|your))* (?:${BODY}|${SIGN})\\b`),
]

/** The aspects, and the meetings without a name, each with those who take part. */
export const contactsIn = (text: string): NamedContact[] =>
  text.split(/[.;:?]/).flatMap((clause) => [...aspectsIn(clause), ...meetingsIn(clause)])

function aspectsIn(clause: string): NamedContact[] {
  return (Object.keys(ASPECTS) as AspectName[]).flatMap((aspect) => {
    const { pattern, isOrdinary } = ASPECT_WORDS[aspect]
    const found = pattern.exec(clause)
    if (!found || (isOrdinary && !BESIDE_PLANET.some((beside) => beside.test(clause)))) return []
    return [{ aspect, ...partiesOf(clause, found.index, found.index + found[0].length) }]
  })
}

/** `Venus trines Mars`, `a trine between Venus and Mars`, `Venus and Mars are in trine`, `Venus trines Leo`. */
function partiesOf(clause: string, from: number, to: number): Omit<NamedContact, 'aspect'> {
  const mentions = mentionsIn(clause)
  const between = (one: Mention, other: Mention) => clause.slice(one.to, other.from)
  const [nearest, first] = mentions.filter((each) => each.to <= from).toReversed()
  const second = nearest && !NEXT_CLAUSE.test(clause.slice(nearest.to, from)) ? nearest : undefined
  const [third, fourth] = mentions.filter((each) => each.from >= to)
  const object = third && LINK.test(clause.slice(to, third.from)) ? third : undefined
  const sign = SIGN_AS_OBJECT.exec(clause.slice(to))?.[1]?.toLowerCase() as Sign | undefined
  const parties = [second, object].filter((each) => each !== undefined)
  if (parties.length === 1 && !sign) {
    if (first && second && isPair(between(first, second))) parties.unshift(first)
    if (object && fourth && AND.test(between(object, fourth))) parties.push(fourth)
  }
  return { bodies: parties.map(({ body }) => body), sign: object ? null : (sign ?? null) }
}

const NEXT_CLAUSE = /\b(?:and|but|while|so|because|when|since|as)\b/
const LINK = /^(?: (?:to|with|from|by|of|between|both|the))* $/
const AND = /^ and (?:the )?$/
const SIGN_AS_OBJECT = new RegExp(`^(?: (?:to|with|from|of))* (${SIGN})\\b`)

const MEETS =
  /^(?: \w+)? (?:meets|joins|merges with|works as one with|is at ease with|(?:rubs|pushes|pulls) against|clashes with|faces|confronts|fights|quarrels with|argues with|embraces|aligns with|teams up with) (?:the )?$/
const MEET =
  /^ (?:meet|join|merge|clash|collide|quarrel|argue|align|team up)\b|^(?: are| stand)? (?:in (?:harmony|tension|step|tune|conflict|agreement)|at odds|at ease|aligned|hand in hand)\b/
const isPair = (between: string) => AND.test(between) || MEETS.test(between)

/** `Venus joins Mars`, `Venus and Mars meet`. */
function meetingsIn(clause: string): NamedContact[] {
  const mentions = mentionsIn(clause)
  return mentions.slice(1).flatMap((other, at) => {
    const one = mentions[at]!
    const between = clause.slice(one.to, other.from)
    const isMeeting = MEETS.test(between) || (AND.test(between) && MEET.test(clause.slice(other.to)))
    return isMeeting ? [{ aspect: null, bodies: [one.body, other.body], sign: null }] : []
  })
}

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

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
/** `your tenth house`, `the 4th house`; but not the third house on the left. */
const NUMBERED_HOUSE = new RegExp(
  `\\b(?:your|the) (?:(${ORDINALS.join('|')})|(\\d{1,2})(?:st|nd|rd|th)) house\\b(?! (?:on|in the|from|down|along|past|you)\\b)`,
  'gi',
)
/** What the house of a matter is called, by us and by others. */
const HOUSE_OF: Readonly<Record<string, number>> = {
  self: 1,
  money: 2,
  worth: 2,
  'everyday talk': 3,
  talk: 3,
  messages: 3,
  home: 4,
  family: 4,
  play: 5,
  romance: 5,
  'daily work': 6,
  work: 6,
  health: 6,
  habits: 6,
  partnership: 7,
  partners: 7,
  marriage: 7,
  trust: 8,
  learning: 9,
  travel: 9,
  career: 10,
  reputation: 10,
  friends: 11,
  plans: 11,
  retreat: 12,
  rest: 12,
  solitude: 12,
}
const NAMED_HOUSE = new RegExp(`\\byour (?:house|sector) of (${Object.keys(HOUSE_OF).join('|')})\\b`, 'gi')

/** The houses that a text names, 1 to 12 (a model may name a 13th). */
export const housesIn = (text: string): number[] => [
  ...[...text.matchAll(NUMBERED_HOUSE)].map(([, word, figure]) =>
    word ? ORDINALS.indexOf(word.toLowerCase()) + 1 : Number(figure),
  ),
  ...[...text.matchAll(NAMED_HOUSE)].map(([, matter]) => HOUSE_OF[matter!.toLowerCase()]!),
]

const EVENTS: Readonly<Record<NamedEvent, RegExp>> = {
  new_moon: /\bnew moon\b/i,
  full_moon: /\bfull moon\b/i,
  retrograde: /\bretrogrades?\b/i,
  eclipse: /\beclipse[ds]?\b/i,
  never: /\b(?:Chiron|Lilith|Ceres|Vesta|Pallas|Juno|(?:north|south|lunar) nodes?)\b/i,
}

/** The words that name each of them. */
export const eventsIn = (text: string): { readonly event: NamedEvent; readonly words: string }[] =>
  (Object.keys(EVENTS) as NamedEvent[]).flatMap((event) => {
    const found = EVENTS[event].exec(text)
    return found ? [{ event, words: found[0] }] : []
  })

export const clockTimesIn = (text: string): readonly string[] => text.match(/\b\d{1,2}[:.]\d{2}\b/g) ?? []
