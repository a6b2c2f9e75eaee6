/** Keeps today's card for the time without a network, on a first visit, in whatever room it began. */
import { ask } from '../api/ask.ts'
import { dealtIn, pictureOf } from './dealt-card.ts'
import { FIRST_WISH, requestFor } from './spreads.ts'

/** Asked once more, and its picture with it: what was fetched before the service worker was there, it has not seen. */
export async function keepTodayCard(): Promise<void> {
  const { answer } = await ask(
    requestFor({ ...FIRST_WISH, kind: 'daily_card' }),
    new AbortController().signal,
  )
  const card = answer && dealtIn(answer).cards[0]
  // The same kind of request as the page's pictures make.
  if (card) new Image().src = pictureOf(card.id)
}
