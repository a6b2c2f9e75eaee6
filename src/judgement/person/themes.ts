/** What a person's day is about, by the transits that speak for each theme (docs/judgement.md). */
import type { TransitId } from '../../chart/transits.ts'
import type { WeighedTransit } from './transits.ts'
import {
  PERSONAL_THEMES,
  type PersonalTheme,
  THEME_OF_HOUSE,
  THEME_OF_NATAL,
  THEME_OF_PLANET,
} from './weights.ts'

export interface PersonalThemes {
  readonly ranked: readonly [PersonalTheme, PersonalTheme, PersonalTheme]
  /** All of them, strongest first. */
  readonly order: readonly PersonalTheme[]
  /** The first theme's share of all that the transits say, 0 to 1. */
  readonly dominantScore: number
  /** The strongest transits that speak for each theme, two at most. */
  readonly speakers: Readonly<Record<PersonalTheme, readonly TransitId[]>>
}

const SHARE_OF_TRANSITING = 0.5
const SHARE_OF_NATAL = 0.3
const SHARE_OF_HOUSE = 0.2

const MAX_SPEAKERS = 2

type ThemedTransit = Pick<WeighedTransit, 'id' | 'transiting' | 'natal' | 'house' | 'strength'>

/** Each transit speaks for the themes of its two planets and of the house it touches. The strongest transit comes first. */
export function themesOfDay(transits: readonly ThemedTransit[]): PersonalThemes {
  const scores = {} as Record<PersonalTheme, number>
  const speakers = {} as Record<PersonalTheme, TransitId[]>
  for (const theme of PERSONAL_THEMES) {
    scores[theme] = 0
    speakers[theme] = []
  }
  for (const { id, transiting, natal, house, strength } of transits) {
    const add = (theme: PersonalTheme | undefined, share: number) => {
      if (theme === undefined) return
      scores[theme] += strength * share
      if (speakers[theme].length < MAX_SPEAKERS && !speakers[theme].includes(id)) speakers[theme].push(id)
    }
    add(THEME_OF_PLANET[transiting], SHARE_OF_TRANSITING)
    add(THEME_OF_NATAL[natal] ?? THEME_OF_PLANET[natal], SHARE_OF_NATAL)
    add(THEME_OF_HOUSE[house], SHARE_OF_HOUSE)
  }
  const total = PERSONAL_THEMES.reduce((sum, theme) => sum + scores[theme], 0)
  const order = PERSONAL_THEMES.toSorted((a, b) => scores[b] - scores[a])
  const [first, second, third] = order
  return {
    ranked: [first!, second!, third!],
    order,
    dominantScore: total === 0 ? 0 : scores[first!] / total,
    speakers,
  }
}
