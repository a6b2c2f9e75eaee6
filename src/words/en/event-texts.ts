/** What an event in the sky is good for, by tradition (data/en/events). */
import { type EventPool, eventTextIn, readEventTexts } from '../event-texts.ts'

export const EVENT_TEXTS = readEventTexts('en')

export const eventText = (pool: EventPool, ...keys: readonly string[]): string =>
  eventTextIn(EVENT_TEXTS, pool, keys)
