/** What comes next, the soonest first. */
import type { Answer } from '../api/operations.ts'
import { NAMES } from '../parts/words.ts'

type Moon = Answer<'moon'>['data']

export interface ComingEvent {
  /** `2026-11-24T15:53:35`, by the visitor's clocks. */
  readonly local: string
  readonly title: string
  /** How it goes, in two words. */
  readonly note?: string
}

/** The next two phases of the Moon, and the next eclipse. */
export const comingOfMoon = ({ next_phases: phases, next_eclipse: eclipse }: Moon): ComingEvent[] => [
  ...phases
    .slice(0, 2)
    .map(({ phase, local, sign }) => ({ local, title: NAMES.moonTitle(phase, NAMES.sign(sign)) })),
  { local: eclipse.local.slice(0, 10), title: NAMES.title(eclipse.id.replaceAll('-', '_')) },
]

export const soonestFirst = (coming: readonly ComingEvent[], count: number): ComingEvent[] =>
  // mutate constant 2: what is sorted by it asks for its sign
  coming.toSorted((a, b) => (a.local < b.local ? -1 : 1)).slice(0, count)
