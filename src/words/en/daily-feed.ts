/** The titles in the feed of a sign's days. */
import type { Sign } from '../../sky/zodiac.ts'
import { dateWords } from './dates.ts'
import { properName } from './names.ts'

export const feedTitle = (sign: Sign): string => `${properName(sign)}, day by day`

/** `Leo, 17 November` */
export const dayTitle = (sign: Sign, date: string): string => `${properName(sign)}, ${dateWords(date)}`

/** Of the parts of a detailed text, after its summary, in reading order. */
export const PART_TITLES = {
  love: 'Love',
  career: 'Career',
  wellbeing: 'Wellbeing',
  background: 'In the background',
  why: 'Why',
} as const
