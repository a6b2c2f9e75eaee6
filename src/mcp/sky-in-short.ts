/** The calendar of the sky as an assistant needs it: what a person would be told, and the Moon of now beside it. */

import type { moonOnTheWire } from '../api/endpoints/moon/wire.ts'
import type { calendarOnTheWire } from '../api/endpoints/sky-calendar/wire.ts'

/** Asks another endpoint, by its path below `/v1`. */
export type Ask = (path: string, given: object) => Promise<object>

type Calendar = ReturnType<typeof calendarOnTheWire>
type Moon = ReturnType<typeof moonOnTheWire>

export async function skyInShort(given: object, ask: Ask): Promise<object> {
  const { data: calendar } = (await ask('/astrology/sky-calendar', given)) as { data: Calendar }
  // Zone, place and rule are spelled alike; what the Moon does not know is ignored.
  const { data: moon } = (await ask('/astrology/moon', given)) as { data: Moon }
  const { from, to, timezone, events } = calendar
  return { from, to, timezone, moon_now: moonInShort(moon), events: events.map(eventInShort) }
}

const eventInShort = ({ title, local, local_ends_at, text, meaning }: Calendar['events'][number]) => ({
  title,
  local,
  ...(local_ends_at !== null && { local_ends_at }),
  text,
  meaning,
})

function moonInShort({ title, local, text, phase, void_of_course }: Moon) {
  const { now, local_begins, local_ends } = void_of_course
  return {
    title,
    local,
    text,
    illuminated: phase.illuminated,
    void_of_course: { now, local_begins, local_ends },
  }
}
