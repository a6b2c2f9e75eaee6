/** What the elements for other sites say around the texts of readings. It is part of their script, so it imports little. */
import { capitalised } from '../../text.ts'
import type { EmbedWords } from '../embeds.ts'
import { moonTitle, phaseTitle } from './moon-phases.ts'
import { KINDS_OF_PAIR, twoSigns } from './two-signs.ts'

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

const longDate = (date: string): string =>
  LONG_DATE.format(new Date(`${date.slice(0, 10)}T12:00Z`)).replaceAll(',', '')

export const ENGLISH_EMBEDS: EmbedWords = {
  subjects: {
    card: 'The card of the day',
    day: 'The day of a sign',
    moon: 'The Moon',
    wheel: 'The wheel of a chart',
    pair: 'The text of two signs',
  },
  beingFetched: (subject) => `${subject} is being fetched.`,
  cannotBeShown: (reason) => `This cannot be shown${reason === '' ? ' at the moment.' : `: ${reason}`}`,
  longDate,
  reversed: (card) => `${card}, reversed`,
  openCard: 'Open this card',
  signName: capitalised,
  partTitles: { advice: 'Advice', love: 'Love', career: 'Career', wellbeing: 'Wellbeing' },
  wholeDay: 'Read the whole day',
  phaseTitle,
  moonTitle,
  lit: (percent) => `${percent}% lit`,
  voidOfCourse: (nextSign) => `She is void of course until she enters ${nextSign}.`,
  seeMonth: 'See the month',
  skyOf: (date) => `The sky of ${longDate(date)}`,
  birthChart: 'Birth chart',
  twoSigns,
  kindsOfPair: KINDS_OF_PAIR,
  wholePair: 'Read all of these two',
}
