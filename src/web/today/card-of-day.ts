/** The card of a date where the visitor is: the same for everyone, or a person's own. */
import { seedOfDate } from '../../day-seed.ts'
import { ask } from '../api/ask.ts'
import type { RequestOf } from '../api/operations.ts'
import { pictureOf } from '../parts/card-picture.ts'
import { todayIn } from '../parts/dates.ts'
import { seedOfPerson } from '../spread/question.ts'

/** `birthId` is that of the person; undefined for the card that everybody has. */
export const cardRequest = (date: string, birthId?: string): RequestOf<'drawDailyCard'> => ({
  name: 'drawDailyCard',
  body: {
    theme: 'general',
    seed: birthId === undefined ? seedOfDate(date) : seedOfPerson(birthId, date),
  },
})

/**
 * Stores today's card for the time without a network, on a first visit, in whatever room it began. It is asked for once more, and its picture with it: what was fetched before the service worker was
 * there, it has not seen.
 */
export async function keepTodayCard(): Promise<void> {
  const { answer } = await ask(cardRequest(todayIn()), new AbortController().signal)
  // The same kind of request as the page's pictures make.
  if (answer) new Image().src = pictureOf(answer.card.id)
}
