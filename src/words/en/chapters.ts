/** What the chapters of a life are called. */
import { capitalised } from '../../text.ts'
import type { ChapterTitle } from '../life.ts'

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']

/** Those that come again. */
const NUMBERED: Readonly<Record<string, string>> = {
  'saturn-return': 'Saturn return',
  'jupiter-return': 'Jupiter return',
  'node-return': 'node return',
  'uranus-square': 'Uranus square',
}
const SINGLE: Readonly<Record<string, string>> = {
  'uranus-opposition': 'Uranus opposition',
  'uranus-return': 'Uranus return',
  'neptune-square': 'Neptune square',
  'pluto-square': 'Pluto square',
}
const PROGRESSED: Readonly<Record<string, (sign: string) => string>> = {
  'progressed-new-moon': (sign) => `Progressed New Moon in ${sign}`,
  'progressed-full-moon': (sign) => `Progressed Full Moon in ${sign}`,
  'progressed-sun-sign': (sign) => `Progressed Sun enters ${sign}`,
}

export const chapterTitle: ChapterTitle = ({ kind, which, sign }) => {
  const numbered = NUMBERED[kind]
  if (numbered !== undefined) return `${ORDINALS[which - 1] ?? `${which}.`} ${numbered}`
  if (sign !== null && PROGRESSED[kind] !== undefined) return PROGRESSED[kind](sign)
  return SINGLE[kind] ?? capitalised(kind.replaceAll('-', ' '))
}
