/** One person's day from the phrasebook: whole sentences, dealt by the day and the birth (docs/writing.md). */

import type { ExactMoment } from '../../almanac/natal-contacts.ts'
import type { TransitId } from '../../chart/transits.ts'
import type { Intensity } from '../../judgement/intensity.ts'
import { momentId } from '../../judgement/person/facts.ts'
import { mannerOf, type TimedTransit, type WeighedTransit } from '../../judgement/person/transits.ts'
import { PERSONAL_THEMES, type PersonalTheme } from '../../judgement/person/weights.ts'
import { MANNER_OF, type Manner } from '../../judgement/tradition.ts'
import { type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { dayNumber } from '../../time/time-scales.ts'
import type { PoolName } from '../../words/pool-table.ts'
import type { Words } from '../../words/words.ts'
import type { PersonalText } from '../personal-text.ts'
import { awakeMoments, type PersonalPlan, turnOfTransit } from '../plan/personal-plan.ts'
import { turnOn } from '../plan/turns.ts'
import type { Sentence } from '../sentence.ts'
import { dealSentence } from './deal-sentence.ts'

export function personalText(words: Words, plan: PersonalPlan): PersonalText {
  const draft = new Draft(words, plan)
  const { moon, sun, venus } = plan
  return {
    overall: draft.overall(),
    // mutate arguments: of these planets the one with the strongest transit is used, in whatever order they are named
    personalDevelopment: [draft.growth(), ...draft.contactWith('sun', 'uranus', 'pluto')],
    relationships: [
      draft.deal('personal-relationships', [String(venus.house)], [venus.id]),
      // mutate arguments: of these planets the one with the strongest transit is used, in whatever order they are named
      ...draft.contactWith('venus', 'mars'),
    ],
    careerPurpose: [
      draft.deal('personal-career', [String(sun.house)], [sun.id]),
      // mutate arguments: of these planets the one with the strongest transit is used, in whatever order they are named
      ...draft.contactWith('saturn', 'jupiter', 'mercury'),
    ],
    emotionalWisdom: [
      ...draft.moonContact(),
      draft.deal('personal-emotions', [String(moon.house)], [moon.id], draft.day + HALF_OF_EMOTIONS),
      // mutate arguments: of these planets the one with the strongest transit is used, in whatever order they are named
      ...draft.contactWith('moon', 'neptune'),
    ],
    practicalAdvice: draft.advice(),
    timingGuidance: draft.timing(),
    affirmation: draft.affirmation(),
    background: personalBackground(words, plan),
  }
}

/** Always from the phrasebook, because it stays the same for months. */
export function personalBackground(words: Words, plan: PersonalPlan): Sentence {
  const { planet, house, id } = plan.background
  const draft = new Draft(words, plan)
  const ordinal = Math.floor(draft.day / SLOW_PLANETS.length)
  return draft.deal('background', [planet, String(house)], [id], ordinal)
}

/** Half a pool further on, so that the sentence differs from the one in `overall`. */
const HALF_OF_EMOTIONS = 6

/** How many pieces of advice a day gets. */
const ADVICE_COUNT: Record<Intensity, number> = { low: 3, medium: 4, high: 5 }

/** A theme stays the strongest for weeks, so each has its turn; the fewer sentences it has, the rarer. */
const EVERY_DAYS = { advice: 2, affirmation: 3, growth: 5 }

/** The Moon makes one kind of aspect to a planet every four or five days. */
const DAYS_OF_MOON_CONTACT = 4

/** A text that is being written: chooses its sentences and remembers which transits were used. */
class Draft {
  readonly #words: Words
  readonly #plan: PersonalPlan
  /** The number of the day, so that the same person gets another sentence tomorrow. */
  readonly day: number
  readonly #used = new Set<TransitId>()

  constructor(words: Words, plan: PersonalPlan) {
    this.#words = words
    this.#plan = plan
    this.day = dayNumber(plan.date)
  }

  deal(
    pool: PoolName,
    keys: readonly string[],
    transits: readonly TransitId[],
    turn = this.day,
    answers = pool,
  ): Sentence {
    const { shuffleKey } = this.#plan
    return { text: dealSentence(this.#words, { pool, keys, shuffleKey, turn, answers }), transits }
  }

  /** What matters now, how far it has come, and what to do about it; without any of that the Moon's part. */
  overall(): Sentence[] {
    const { main, moon } = this.#plan
    const subject = this.#subject()
    if (subject === null)
      return [
        this.deal('personal-emotions', [String(moon.house)], [moon.id]),
        this.deal('personal-acts', [String(moon.house), 'merge'], [moon.id]),
      ]
    const [contact, act] = this.#contactAndAct(subject)
    return [contact, ...(main ? this.#phase(main, this.#manner()) : []), act]
  }

  /** A transit, and the act that was written for the sentence about it. */
  #contactAndAct(transit: WeighedTransit): [Sentence, Sentence] {
    const { id, transiting, natal } = transit
    const keys = [transiting, mannerOf(transit)!, natal]
    const turn = this.#turnOf(transit)
    this.#used.add(id)
    return [
      this.deal('personal-aspects', keys, [id], turn),
      this.deal('personal-aspect-acts', keys, [id], turn, 'personal-aspects'),
    ]
  }

  #turnOf(transit: WeighedTransit): number {
    if (transit.transiting === 'moon') return Math.floor(this.day / DAYS_OF_MOON_CONTACT)
    // mutate constant: what is mentioned has its turn
    return turnOfTransit(transit, this.day) ?? 0
  }

  /** What the day is about: what matters now, or if nothing does, the quickest contact. */
  #subject(): WeighedTransit | null {
    return this.#plan.main ?? this.#plan.quick
  }

  #manner(): Manner {
    const subject = this.#subject()
    return (subject && mannerOf(subject)) ?? 'merge'
  }

  /** Only what lasts for weeks has a phase. */
  #phase({ id, transiting, phase }: TimedTransit, manner: Manner): Sentence[] {
    const isSlow = SLOW_PLANETS.some((slow) => slow === transiting)
    return isSlow && phase !== null ? [this.deal('personal-phases', [phase, manner], [id])] : []
  }

  /** The sentence for a transit whose turn it is; each is used once. */
  contact(transit: WeighedTransit): Sentence[] {
    const turn = turnOfTransit(transit, this.day)
    return turn === null ? [] : this.#aspect(transit, turn)
  }

  /** The sentence for the Moon's closest aspect, or that of another quick planet. */
  moonContact(): Sentence[] {
    const { quick } = this.#plan
    if (quick === null) return []
    if (quick.transiting !== 'moon') return this.contact(quick)
    return this.#aspect(quick, Math.floor(this.day / DAYS_OF_MOON_CONTACT))
  }

  #aspect(transit: WeighedTransit, turn: number): Sentence[] {
    const { id, transiting, natal } = transit
    if (this.#used.has(id)) return []
    this.#used.add(id)
    return [this.deal('personal-aspects', [transiting, mannerOf(transit)!, natal], [id], turn)]
  }

  /** The sentence for the strongest unused transit to one of these natal planets whose turn it is. */
  contactWith(...planets: Planet[]): Sentence[] {
    const next = this.#plan.transits.find(
      (transit) =>
        planets.includes(transit.natal) &&
        transit.transiting !== 'moon' &&
        !this.#used.has(transit.id) &&
        turnOfTransit(transit, this.day) !== null,
    )
    return next ? this.contact(next) : []
  }

  growth(): Sentence {
    const { theme, turn } = this.#themesInTurn(EVERY_DAYS.growth)[0]!
    return this.deal('personal-growth', [theme, this.#manner()], this.#sourcesOf(theme), turn)
  }

  affirmation(): Sentence {
    const { theme, turn } = this.#themesInTurn(EVERY_DAYS.affirmation)[0]!
    return this.deal('personal-affirmations', [theme], this.#sourcesOf(theme), turn)
  }

  /** On the strongest themes whose turn it is; as far as possible no two begin with the same word. */
  advice(): Sentence[] {
    const cards = this.#themesInTurn(EVERY_DAYS.advice).map(({ theme, turn }) =>
      this.deal('personal-advice', [theme], this.#sourcesOf(theme), turn),
    )
    const isFirst = (card: Sentence, at: number) =>
      cards.findIndex((other) => firstWord(other) === firstWord(card)) === at
    const unlike = cards.filter(isFirst)
    const alike = cards.filter((card) => !unlike.includes(card))
    return [...unlike, ...alike].slice(0, ADVICE_COUNT[this.#plan.energy.intensity])
  }

  /** Strongest first, each with the number of its turn. */
  #themesInTurn(everyDays: number): { theme: PersonalTheme; turn: number }[] {
    return this.#plan.themes.order.flatMap((theme) => {
      // mutate arguments: the two are added
      const turn = turnOn(this.day, PERSONAL_THEMES.indexOf(theme), everyDays)
      return turn === null ? [] : [{ theme, turn }]
    })
  }

  /** The strongest transits that contribute to a theme; the strongest of all if none does. */
  #sourcesOf(theme: PersonalTheme): TransitId[] {
    const { themes, significant, moon } = this.#plan
    const speaking = themes.speakers[theme]
    return speaking.length > 0 ? [...speaking] : [significant[0]?.id ?? moon.id]
  }

  /** The hours in which the Moon's aspects are exact, by the clocks of the day's zone; at most two. */
  timing(): Sentence[] {
    const { moon } = this.#plan
    const { hourWords } = this.#words.personalDays
    const [first, ...rest] = awakeMoments(this.#plan)
    if (first === undefined) return [this.deal('personal-timing', ['quiet'], [moon.id])]
    const other = rest.find((moment) => momentManner(moment) !== momentManner(first))
    return [first, ...(other ? [other] : [])].map((moment) => {
      const sentence = this.deal('personal-timing', [momentManner(moment)], [momentId(moment)])
      return { ...sentence, text: sentence.text.replace('{time}', hourWords(moment.clock)) }
    })
  }
}

const firstWord = ({ text }: Sentence) => text.slice(0, text.indexOf(' '))

const momentManner = ({ aspect }: ExactMoment): Manner => MANNER_OF[aspect]!
