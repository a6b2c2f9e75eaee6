/** Keeps today's card for the time without a network, on a first visit, in whatever room it began. */
import { ask } from '../api/ask.ts'
import { pictureOf } from '../parts/card-picture.ts'
import { todayIn } from '../parts/dates.ts'
import { cardRequest } from './card-of-day.ts'

/** Asked once more, and its picture with it: what was fetched before the service worker was there, it has not seen. */
export async function keepTodayCard(): Promise<void> {
  const { answer } = await ask(cardRequest(todayIn()), new AbortController().signal)
  // The same kind of request as the page's pictures make.
  if (answer) new Image().src = pictureOf(answer.card.id)
}
