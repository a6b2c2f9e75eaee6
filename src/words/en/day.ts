/** Themes and colours of a sign's day in words (contract §2.5: `key_themes`, `themes`, `colors`). */
import type { ClassicalPlanet } from '../../chart/dignities.ts'
import type { CategoryTheme } from '../../judgement/day/category-reasons.ts'
import type { KeyTheme } from '../../judgement/day/facts.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { houseTopic, keywordsOf } from './keywords.ts'
import { houseOrdinal, properName } from './names.ts'

const KINDS_OF_DAY = { beginning: 'a beginning', culmination: 'a culmination' }

export function keyThemeWords(theme: KeyTheme): string {
  if ('house' in theme) return houseTopic(theme.house)
  return 'day' in theme ? KINDS_OF_DAY[theme.day] : keywordsOf(theme.planet, theme.manner)[0]!
}

/** `Venus trine Libra`, `Jupiter in the 5th house`, `Mars dignified in Aries`, `Mercury retrograde`. */
export function categoryThemeWords(theme: CategoryTheme): string {
  const planet = properName(theme.planet)
  if ('aspect' in theme) return `${planet} ${theme.aspect} ${properName(theme.to)}`
  if ('house' in theme) return `${planet} in the ${houseOrdinal(theme.house)} house`
  return 'dignity' in theme
    ? `${planet} ${theme.dignity} in ${properName(theme.sign)}`
    : `${planet} retrograde`
}

/** Colours of planets and signs after William Lilly, Christian Astrology (1647), in today's words. */
export const COLOR_WORDS: Readonly<Record<ClassicalPlanet | Sign, string>> = {
  saturn: 'black',
  jupiter: 'sea green',
  mars: 'red',
  sun: 'gold',
  venus: 'white',
  mercury: 'dove grey',
  moon: 'silver',
  aries: 'rose',
  taurus: 'lemon',
  gemini: 'coral',
  cancer: 'green',
  leo: 'scarlet',
  virgo: 'midnight blue',
  libra: 'crimson',
  scorpio: 'brown',
  sagittarius: 'yellow',
  capricorn: 'russet',
  aquarius: 'sky blue',
  pisces: 'pearl',
}
