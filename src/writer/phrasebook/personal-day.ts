/** One person's day from the phrasebook: whole sentences, dealt by the day and the birth (docs/writing.md). */

import type { ExactMoment } from '../../chart/natal-transits.ts'
import type { TransitId } from '../../chart/transits.ts'
import {
  awakeMoments,
  momentId,
  type PersonalPlan,
  toldManner,
  type WeighedTransit,
} from '../../judgement/person/plan.ts'
import type { PersonalTheme } from '../../judgement/person/weights.ts'
import { MANNER_OF, type Manner } from '../../judgement/tradition.ts'
import type { Planet } from '../../sky/planets.ts'
import { QUIET_HOURS } from '../../words/en/personal-day.ts'
import { sentencesOf } from '../../words/en/phrases.ts'
import type { PoolName } from '../../words/pool-table.ts'
import type { PersonalText } from '../personal-text.ts'
import type { Sentence } from '../sentence.ts'
import { dealt } from './dealing.ts'
import { dayNumber } from './moon-round.ts'

export function personalText(plan: PersonalPlan): PersonalText {
  const draft = new Draft(plan)
  const { quick, main, themes, moon, sun, venus } = plan
  const manner = (main && toldManner(main)) ?? (quick && toldManner(quick)) ?? 'merge'
  const touched = main ?? quick
  return {
    // The Moon's house changes every other day and does not come back for four weeks, so `overall` does not repeat soon.
    overall: [
      draft.deal('personal-emotions', [String(moon.house)], [moon.id]),
      ...draft.contact(main),
      ...(touched ? [draft.deal('personal-houses', [String(touched.house), manner], [touched.id])] : []),
    ],
    personalDevelopment: [
      draft.deal('personal-growth', [themes.ranked[0], manner], draft.sourcesOf(themes.ranked[0])),
      ...draft.contactWith('sun', 'uranus', 'pluto'),
    ],
    relationships: [
      draft.deal('personal-relationships', [String(venus.house)], [venus.id]),
      ...draft.contactWith('venus', 'mars'),
    ],
    careerPurpose: [
      draft.deal('personal-career', [String(sun.house)], [sun.id]),
      ...draft.contactWith('saturn', 'jupiter', 'mercury'),
    ],
    emotionalWisdom: [
      ...draft.contact(quick),
      draft.deal('personal-emotions', [String(moon.house)], [moon.id], HALF_OF_EMOTIONS),
      ...draft.contactWith('moon', 'neptune'),
    ],
    practicalAdvice: draft.advice(),
    timingGuidance: draft.timing(),
    affirmation: draft.deal('personal-affirmations', [themes.ranked[0]], draft.sourcesOf(themes.ranked[0])),
  }
}

/** How many pieces of advice a day of each intensity gets, and from which of its themes. */
const ADVICE_FROM = { low: [0, 1, 2], medium: [0, 0, 1, 2], high: [0, 0, 1, 1, 2] } as const

/** The text in the making: deals its sentences and keeps track of the transits used. */
class Draft {
  readonly #plan: PersonalPlan
  /** The number of the day, so that the same person gets another sentence tomorrow. */
  readonly #ordinal: number
  readonly #used = new Set<TransitId>()

  constructor(plan: PersonalPlan) {
    this.#plan = plan
    this.#ordinal = dayNumber(plan.date)
  }

  deal(pool: PoolName, keys: readonly string[], transits: readonly TransitId[], ahead = 0): Sentence {
    const sentences = sentencesOf(pool, keys)
    const deck = `${pool} ${keys.join(' ')} ${this.#plan.deck}`
    return { text: sentences[dealt(sentences.length, deck, this.#ordinal + ahead)]!, transits }
  }

  /** The sentence for one transit; each transit is used once. */
  contact(transit: WeighedTransit | null): Sentence[] {
    const manner = transit && toldManner(transit)
    if (manner === null || this.#used.has(transit!.id)) return []
    const { id, transiting, natal } = transit!
    this.#used.add(id)
    return [this.deal('personal-aspects', [transiting, manner, natal], [id])]
  }

  /** The sentence for the strongest unused transit to one of these natal planets. */
  contactWith(...planets: Planet[]): Sentence[] {
    const next = this.#plan.transits.find(
      (transit) =>
        planets.includes(transit.natal) && toldManner(transit) !== null && !this.#used.has(transit.id),
    )
    return this.contact(next ?? null)
  }

  /** The strongest transits that contribute to a theme; the strongest of all if none does. */
  sourcesOf(theme: PersonalTheme): TransitId[] {
    const speaking = this.#plan.themes.speakers[theme]
    return speaking.length > 0 ? [...speaking] : this.#plan.significant.slice(0, 1).map(({ id }) => id)
  }

  /** A list in which no two sentences begin with the same word: if one would, the theme's next card is taken. */
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

  /** When the Moon's aspects are exact, in local time of the birth place; at most two. */
  timing(): Sentence[] {
    const [first, ...rest] = awakeMoments(this.#plan)
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

/** Half a deck further on, so that the sentence differs from the one in `overall`. */
const HALF_OF_EMOTIONS = 6

const MOST_SKIPPED = 6
const firstWord = ({ text }: Sentence) => text.slice(0, text.indexOf(' '))

const momentManner = ({ aspect }: ExactMoment): Manner => MANNER_OF[aspect]!
