/** One person's day from the phrasebook: whole sentences, dealt by the day and the birth (docs/writing.md). */

import type { ExactMoment } from '../../chart/natal-transits.ts'
import type { TransitId } from '../../chart/transits.ts'
import { type PersonalPlan, toldManner, type WeighedTransit } from '../../judgement/person/plan.ts'
import type { PersonalTheme } from '../../judgement/person/weights.ts'
import { MANNER_OF, type Manner } from '../../judgement/tradition.ts'
import type { Planet } from '../../sky/planets.ts'
import type { PersonalText, Sentence } from '../writer.ts'
import { dealt } from './dealing.ts'
import type { PoolName } from './pool-table.ts'
import { sentencesOf } from './pools.ts'

export function personalText(plan: PersonalPlan): PersonalText {
  const page = new Page(plan)
  const { quick, main, themes, moon, sun, venus } = plan
  const manner = (main && toldManner(main)) ?? (quick && toldManner(quick)) ?? 'merge'
  const touched = main ?? quick
  return {
    // The Moon's place changes every other day and does not come back for four weeks, so no two `overall` are alike for long.
    overall: [
      page.deal('personal-emotions', [String(moon.house)], [moon.id]),
      ...page.contact(main),
      ...(touched ? [page.deal('personal-houses', [String(touched.house), manner], [touched.id])] : []),
    ],
    personalDevelopment: [
      page.deal('personal-growth', [themes.ranked[0], manner], page.sourcesOf(themes.ranked[0])),
      ...page.contactWith('sun', 'uranus', 'pluto'),
    ],
    relationships: [
      page.deal('personal-relationships', [String(venus.house)], [venus.id]),
      ...page.contactWith('venus', 'mars'),
    ],
    careerPurpose: [
      page.deal('personal-career', [String(sun.house)], [sun.id]),
      ...page.contactWith('saturn', 'jupiter', 'mercury'),
    ],
    emotionalWisdom: [
      ...page.contact(quick),
      page.deal('personal-emotions', [String(moon.house)], [moon.id], HALF_OF_EMOTIONS),
      ...page.contactWith('moon', 'neptune'),
    ],
    practicalAdvice: page.advice(),
    timingGuidance: page.timing(),
    affirmation: page.deal('personal-affirmations', [themes.ranked[0]], page.sourcesOf(themes.ranked[0])),
  }
}

/** How many pieces of advice a day of each intensity gets, and from which of its themes. */
const ADVICE_FROM = { low: [0, 1, 2], medium: [0, 0, 1, 2], high: [0, 0, 1, 1, 2] } as const

/** Contacts at these hours are the ones a person is awake to use. */
const AWAKE = { from: '07:00', to: '22:30' }

const MS_PER_DAY = 86_400_000

class Page {
  readonly #plan: PersonalPlan
  /** Counts the days: the same person gets another card tomorrow. */
  readonly #ordinal: number
  readonly #told = new Set<TransitId>()

  constructor(plan: PersonalPlan) {
    this.#plan = plan
    this.#ordinal = Date.parse(plan.date) / MS_PER_DAY
  }

  deal(pool: PoolName, keys: readonly string[], transits: readonly TransitId[], ahead = 0): Sentence {
    const sentences = sentencesOf(pool, keys)
    const deck = `${pool} ${keys.join(' ')} ${this.#plan.deck}`
    return { text: sentences[dealt(sentences.length, deck, this.#ordinal + ahead)]!, transits }
  }

  /** What one transit says; each is told once. */
  contact(transit: WeighedTransit | null): Sentence[] {
    const manner = transit && toldManner(transit)
    if (manner === null || this.#told.has(transit!.id)) return []
    const { id, transiting, natal } = transit!
    this.#told.add(id)
    return [this.deal('personal-aspects', [transiting, manner, natal], [id])]
  }

  /** The strongest transit to one of these natal planets that has not been told yet. */
  contactWith(...planets: Planet[]): Sentence[] {
    const next = this.#plan.transits.find(
      (transit) =>
        planets.includes(transit.natal) && toldManner(transit) !== null && !this.#told.has(transit.id),
    )
    return this.contact(next ?? null)
  }

  /** The strongest transits that speak for a theme; the strongest of all when none does by itself. */
  sourcesOf(theme: PersonalTheme): TransitId[] {
    const speaking = this.#plan.themes.speakers[theme]
    return speaking.length > 0 ? [...speaking] : this.#plan.significant.slice(0, 1).map(({ id }) => id)
  }

  /** A list in which no two begin with the same word: where one would, the theme's next card is taken. */
  advice(): Sentence[] {
    const { themes, energy } = this.#plan
    const begun = new Set<string>()
    return ADVICE_FROM[energy.intensity].map((rank) => {
      const theme = themes.ranked[rank]!
      const card = (ahead: number) => this.deal('personal-advice', [theme], this.sourcesOf(theme), ahead)
      let ahead = 0
      while (begun.has(firstWord(card(ahead))) && ahead < MOST_SKIPPED) ahead++
      begun.add(firstWord(card(ahead)))
      return card(ahead)
    })
  }

  /** When the day's quick contacts are exact, by the clock of the birth place; two of them at most. */
  timing(): Sentence[] {
    const { moments } = this.#plan
    const awake = moments.filter(({ clock }) => clock >= AWAKE.from && clock <= AWAKE.to)
    const [first, ...rest] = awake
    if (first === undefined) return [this.#quiet()]
    const other = rest.find((moment) => momentManner(moment) !== momentManner(first))
    return [first, ...(other ? [other] : [])].map((moment) => {
      const sentence = this.deal('personal-timing', [momentManner(moment)], [momentId(moment)])
      return { ...sentence, text: sentence.text.replace('{time}', moment.clock) }
    })
  }

  #quiet(): Sentence {
    const { moon } = this.#plan
    return { text: QUIET_HOURS[this.#ordinal % QUIET_HOURS.length]!, transits: [moon.id] }
  }
}

/** Half of the cards further on in the deck lies another sentence than the one dealt first. */
const HALF_OF_EMOTIONS = 6

const MOST_SKIPPED = 6
const firstWord = ({ text }: Sentence) => text.slice(0, text.indexOf(' '))

const momentManner = ({ aspect }: ExactMoment): Manner => MANNER_OF[aspect]!
const momentId = ({ aspect, natal }: ExactMoment): TransitId => `moon-${aspect}-natal-${natal}`

/** For a day on which the Moon meets nothing of the birth chart exactly while its owner is awake. */
const QUIET_HOURS = [
  'No hour of this day stands out, so begin the important thing when you are rested and let the clock alone.',
  'The Moon passes your chart without a knock; any hour will do, and the one after a meal will do best.',
  'Nothing comes to a point by the clock, which leaves the order of the day entirely to you.',
  'The hours are alike today; put what matters where your concentration usually is.',
]
