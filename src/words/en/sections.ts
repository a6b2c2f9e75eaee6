/** The sections of a natal reading: their titles, and how a doubtful sign is said. */
import type { SectionId } from '../../judgement/chart/sections.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import { properName } from './names.ts'

export const SECTION_TITLES: Readonly<Record<SectionId, string>> = {
  identity: 'Who you are',
  feelings: 'What you feel and need',
  mind: 'How you think and speak',
  love: 'How you love',
  drive: 'What you want, and how you go after it',
  work: 'Your work and your name',
  growth: 'Where you grow',
  limits: 'What is hard, and what comes of it',
}

/** In code points: what a section has, as far as its chart gives it. */
export const SECTION_LENGTH = { least: 180, most: 1200 }

/** Of a body that is in two signs on the day of birth. */
export const doubtWords = (body: string, [one, other]: readonly Sign[]): string =>
  `On the day you were born ${bodyWords(body)} was in two signs, ${properName(one!)} and ${properName(other!)}, and without the hour nobody can say which of them is yours: here are both.`

const bodyWords = (body: string): string => {
  if (body === 'north_node') return 'the north node of the Moon'
  return body === 'sun' || body === 'moon' ? `the ${capitalised(body)}` : capitalised(body)
}
