/** The card of a date where the visitor is: the same for everyone, or a person's own. */
import { seedOfDate } from '../../day-seed.ts'
import type { RequestOf } from '../api/operations.ts'
import { seedOfPerson } from '../spread/question.ts'

/** `birthId` is that of the person; undefined for the card that everybody has. */
export const cardRequest = (date: string, birthId?: string): RequestOf<'drawDailyCard'> => ({
  name: 'drawDailyCard',
  body: {
    theme: 'general',
    seed: birthId === undefined ? seedOfDate(date) : seedOfPerson(birthId, date),
  },
})
