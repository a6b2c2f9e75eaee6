/** What the portrait tells, in its order: the Sun, how others meet it, the Moon, what is strongest, what it is good for. */
import { ELEMENTS, elementOf, type Sign } from '../../sky/zodiac.ts'
import type { Subject } from './fact.ts'
import type { WeighedFact } from './sections.ts'
import { type PlanetWeight, sumOf, tenths } from './weights.ts'

// mutate-block order: the order in which pools are loaded
export const PORTRAIT_PARTS = [
  'opening',
  'meeting',
  'sun-rising',
  'sun-moon',
  'inside',
  'aspects',
  'loudest',
  'mind',
  'love',
  'venus-mars',
  'drive',
  'elements',
  'close',
  'close-without-time',
] as const
export type PortraitPartName = (typeof PORTRAIT_PARTS)[number]

export interface PortraitPart {
  readonly part: PortraitPartName
  /** Which sentences it can have. */
  readonly keys: readonly string[]
  /** Ids. */
  readonly facts: readonly string[]
  /** The lightest parts are left out of a text that gets too long. */
  readonly weight: number
}

/** The frame of every portrait is never left out. */
const ALWAYS = Number.POSITIVE_INFINITY
const MAX_ASPECTS = 3
/** The third is for portraits that have room: those of a day without an hour. */
const SHARE_OF_THIRD = 0.3
/** With fewer points than these, besides its own, the strongest planet is not worth mentioning. */
const MIN_STRONGEST_POINTS = 2
/** One of mind, love and drive belongs in every portrait: the weightiest of them counts for so much more. */
const FIRST_OF_THREE = 4
/** Pairs of slow planets belong to everyone born in the same years. */
// mutate order: a list that is only asked what it holds
const PERSONAL: readonly Subject[] = ['sun', 'moon', 'mercury', 'venus', 'mars']

/** In reading order. */
export function portraitParts(
  facts: readonly WeighedFact[],
  planets: readonly PlanetWeight[],
): PortraitPart[] {
  return new Portrait(facts, planets).parts()
}

/** The weightiest, of different planets: a second one of the same slow planet says much the same. */
function portraitAspects(facts: readonly WeighedFact[]): WeighedFact[] {
  const chosen: WeighedFact[] = []
  const aspects = facts.filter(
    ({ kind, subjects: [first] }) => kind === 'aspect' && PERSONAL.includes(first!),
  )
  for (const aspect of aspects.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === MAX_ASPECTS) break
    if (chosen.some(({ subjects }) => subjects[1] === aspect.subjects[1])) continue
    const isThird = chosen.length === MAX_ASPECTS - 1
    chosen.push(isThird ? { ...aspect, weight: tenths(SHARE_OF_THIRD * aspect.weight) } : aspect)
  }
  return chosen
}

class Portrait {
  readonly #facts: readonly WeighedFact[]
  readonly #planets: readonly PlanetWeight[]
  readonly #aspects: readonly WeighedFact[]

  constructor(facts: readonly WeighedFact[], planets: readonly PlanetWeight[]) {
    this.#facts = facts.filter(({ isDoubtful }) => !isDoubtful)
    this.#planets = planets
    this.#aspects = portraitAspects(this.#facts)
  }

  parts(): PortraitPart[] {
    const loudest = this.#planets[0]!.planet
    return [
      ...this.#ofSign('opening', 'sun'),
      ...this.#ofSign('meeting', 'ascendant'),
      ...(this.#isGuarded() ? [] : this.#hinge('sun-rising', 'sun', 'ascendant')),
      ...this.#hinge('sun-moon', 'sun', 'moon'),
      ...this.#ofSign('inside', 'moon'),
      ...(loudest === 'sun' || BLOCKS.includes(loudest) ? [] : this.#loudest()),
      ...this.#aspectsOf('moon'),
      ...(loudest === 'sun' ? this.#loudest() : []),
      ...this.#aspectsOf('sun'),
      ...this.#block('mind', 'mercury'),
      ...this.#block('love', 'venus'),
      ...this.#loveAndDrive(),
      ...this.#block('drive', 'mars'),
      ...this.#elements(),
      ...this.#close(),
    ]
  }

  #signOf(subject: Subject): (WeighedFact & { readonly sign: Sign }) | undefined {
    // mutate call: each body has one sign that is certain, and one sum
    return this.#facts.find(
      (fact): fact is WeighedFact & { readonly sign: Sign } =>
        (fact.kind === 'sign' || fact.kind === 'angle') && fact.subjects[0] === subject,
    )
  }

  #ofSign(part: PortraitPartName, subject: Subject, weight = ALWAYS): PortraitPart[] {
    const fact = this.#signOf(subject)
    return fact ? [{ part, keys: [fact.sign], facts: [fact.id], weight }] : []
  }

  /** How two parts of the person deal with each other. */
  #hinge(part: PortraitPartName, one: Subject, two: Subject, weight = ALWAYS): PortraitPart[] {
    const [first, second] = [this.#signOf(one), this.#signOf(two)]
    if (first === undefined || second === undefined) return []
    const keys = [elementOf(first.sign), elementOf(second.sign)]
    return [{ part, keys, facts: [first.id, second.id], weight }]
  }

  /** Two water signs show what they feel, which is not true if one of them is Scorpio. */
  #isGuarded(): boolean {
    // mutate order: a list that is only asked what it holds
    const signs = [this.#signOf('sun')?.sign, this.#signOf('ascendant')?.sign]
    return (
      signs.includes('scorpio') && signs.every((sign) => sign !== undefined && elementOf(sign) === 'water')
    )
  }

  #loudest(): PortraitPart[] {
    const { planet, reasons } = this.#planets[0]!
    // The lights are strong in every chart, so only their points beyond the usual ones count.
    const weight = sumOf(reasons.filter(({ reason }) => reason !== 'planet'))
    if (weight < MIN_STRONGEST_POINTS) return []
    const facts = this.#facts.filter(({ kind, subjects }) => kind === 'sign' && subjects[0] === planet)
    return facts.map(({ id }) => ({ part: 'loudest', keys: [planet], facts: [id], weight }))
  }

  /** The weightiest that begin with this planet; the Moon's with the Sun are the Moon's. */
  #aspectsOf(planet: Subject): PortraitPart[] {
    return this.#aspects
      .filter(({ subjects: [one, two] }) => (two === 'moon' ? two : one) === planet)
      .map(({ id, keys, weight }) => ({ part: 'aspects', keys, facts: [id], weight }))
  }

  #block(part: PortraitPartName, planet: Subject): PortraitPart[] {
    const isLoudest = this.#planets[0]!.planet === planet
    return [
      ...(isLoudest ? this.#loudest() : []),
      ...this.#ofSign(part, planet, this.#weightOf(planet)),
      ...this.#aspectsOf(planet),
    ]
  }

  #pointsOf(planet: Subject): number {
    // mutate call: each body has one sign that is certain, and one sum
    return this.#planets.find((each) => each.planet === planet)!.points
  }

  /** Of Mercury, Venus and Mars. */
  #weightOf(planet: Subject): number {
    const points = this.#pointsOf(planet)
    const isFirst = this.#planets.find((each) => BLOCKS.includes(each.planet))!.planet === planet
    return isFirst ? points + FIRST_OF_THREE : points
  }

  /** Lighter than both, so that it is left out before one of them. */
  #loveAndDrive(): PortraitPart[] {
    const weight = Math.min(this.#pointsOf('venus'), this.#pointsOf('mars')) - 0.1
    return this.#hinge('venus-mars', 'venus', 'mars', weight)
  }

  #elements(): PortraitPart[] {
    const [heaviest] = this.#facts
      .filter(({ kind, keys }) => kind === 'balance' && ELEMENT_NAMES.includes(keys[0]!))
      .toSorted((a, b) => b.weight - a.weight)
    return heaviest
      ? [{ part: 'elements', keys: heaviest.keys, facts: [heaviest.id], weight: heaviest.weight }]
      : []
  }

  #close(): PortraitPart[] {
    const midheaven = this.#ofSign('close', 'midheaven')
    return midheaven.length > 0 ? midheaven : this.#ofSign('close-without-time', 'saturn')
  }
}

/** The planets with a description of their own: how one thinks, loves and acts. */
// mutate order: a list that is only asked what it holds
const BLOCKS: readonly Subject[] = ['mercury', 'venus', 'mars']
const ELEMENT_NAMES: readonly string[] = ELEMENTS
