/** What a language says of events in the sky, and of the Moon at a moment. */
import type { CalendarType, DatedEvent } from '../almanac/calendar.ts'
import type { VisiblePhase } from '../chart/moon-phase.ts'
import type { Sign } from '../sky/zodiac.ts'

export type EventOf<Type extends CalendarType> = Extract<DatedEvent, { type: Type }>

/** An event with what its words need. Local times are `YYYY-MM-DDTHH:mm:ss`. */
export interface EventFacts<Type extends CalendarType = CalendarType> {
  readonly event: EventOf<Type>
  /** Where its planets are then, in the order in which it names them. */
  readonly longitudes: readonly number[]
  /** Of a retrograde: where it ends. */
  readonly lastLongitude: number | null
  readonly localEnd: string | null
  /** Of an eclipse, if a place is given. */
  readonly sight: Sight | null
}

/** How a place sees an eclipse, by its clocks. */
export type Sight =
  | { readonly visible: false }
  | {
      readonly visible: true
      readonly begins: string
      readonly maximum: string
      readonly ends: string
      readonly obscuration: number
    }

export interface EventWords {
  /** `Full Moon in Taurus, 24°` */
  readonly title: string
  readonly line: string
  readonly meaning: string
}

export interface SkyWords {
  readonly eventWords: (facts: EventFacts) => EventWords
  /** `Waxing crescent in Aquarius, 28°` */
  readonly moonTitle: (phase: VisiblePhase, longitude: number) => string
  /** The mood of the days in which she is in a sign. */
  readonly moonText: (sign: Sign) => string
}
