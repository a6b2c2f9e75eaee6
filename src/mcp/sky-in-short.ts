/** The calendar of the sky as an assistant needs it: what a person would read, and the Moon of now beside it. */
import type { Operations } from '../../client/operations.ts'
import { MoonResponse } from '../api/endpoints/moon/schema.ts'
import { CalendarResponse } from '../api/endpoints/sky-calendar/schema.ts'
import type { Ask } from '../api/tool-caller.ts'
import { Type } from '../schema/type.ts'

type CalendarAnswer = Operations['skyCalendar']['response']
type MoonAnswer = Operations['moon']['response']

const calendar = CalendarResponse.properties.data.properties
const event = calendar.events.items.properties
const moon = MoonResponse.properties.data.properties
const { now, local_begins, local_ends } = moon.void_of_course.properties

export const SkyInShort = Type.Object({
  from: calendar.from,
  to: calendar.to,
  timezone: calendar.timezone,
  moon_now: Type.Object({
    title: moon.title,
    local: moon.local,
    text: moon.text,
    illuminated: moon.phase.properties.illuminated,
    void_of_course: Type.Object({ now, local_begins, local_ends }),
  }),
  events: Type.Array(
    Type.Object({
      title: event.title,
      local: event.local,
      local_ends_at: Type.Optional(Type.String({ description: 'Of what lasts.' })),
      text: event.text,
      meaning: event.meaning,
    }),
  ),
})

export async function skyInShort(given: object, ask: Ask): Promise<object> {
  const { data: calendar } = (await ask('/astrology/sky-calendar', given)) as CalendarAnswer
  // Zone, place and rule have the same names in both requests, and the Moon's endpoint ignores the other members.
  const { data: moon } = (await ask('/astrology/moon', given)) as MoonAnswer
  const { from, to, timezone, events } = calendar
  return { from, to, timezone, moon_now: moonInShort(moon), events: events.map(eventInShort) }
}

const eventInShort = ({
  title,
  local,
  local_ends_at,
  text,
  meaning,
}: CalendarAnswer['data']['events'][number]) => ({
  title,
  local,
  ...(local_ends_at !== null && { local_ends_at }),
  text,
  meaning,
})

function moonInShort({ title, local, text, phase, void_of_course }: MoonAnswer['data']) {
  const { now, local_begins, local_ends } = void_of_course
  return {
    title,
    local,
    text,
    illuminated: phase.illuminated,
    void_of_course: { now, local_begins, local_ends },
  }
}
