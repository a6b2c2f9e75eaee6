/** The events of the sky in a span of time. docs/almanac.md explains how they are found. */

import { atOnce, type Slices } from '../schedule/slices.ts'
import { toSecond } from '../time/time-scales.ts'
import { type EventCourse, type EventDescription, type EventType, KINDS } from './kinds.ts'
import { passages, type Sample, samplesAround } from './search.ts'

export interface SkyEvent<Type extends EventType = EventType> extends EventDescription {
  readonly type: Type
  /** The instant, rounded to a second. */
  readonly at: number
}

/** The events of some kinds between two instants (the first included, the second not), in order of time. */
export function events<Type extends EventType>(
  from: number,
  to: number,
  types: readonly Type[],
): SkyEvent<Type>[] {
  return atOnce(eventsInSlices(from, to, types))
}

export function* eventsInSlices<Type extends EventType>(
  from: number,
  to: number,
  types: readonly Type[],
): Slices<SkyEvent<Type>[]> {
  const samples = samplesAround(from, to)
  yield
  const found: ReturnType<typeof eventsOf<Type>> = []
  for (const type of types)
    for (const eventCourse of KINDS[type]) {
      found.push(...eventsOf(type, eventCourse, samples))
      yield
    }
  return (
    found
      // mutate operator >, operator <=: an instant has fractions of a millisecond, and no span begins at one
      .filter(({ instant }) => instant >= from && instant < to)
      .sort((one, other) => one.instant - other.instant)
      .map(({ event }) => event)
  )
}

/** The exact instant decides to which span an event belongs and which of two comes first, because `at` is rounded to a second. */
function eventsOf<Type extends EventType>(type: Type, eventCourse: EventCourse, samples: readonly Sample[]) {
  return passages(eventCourse.course, samples).map(({ instant, mark, forward }) => {
    const at = toSecond(instant)
    const event: SkyEvent<Type> = { type, at, ...eventCourse.happening(mark, forward, at) }
    return { instant, event }
  })
}
