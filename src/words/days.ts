/** What a language says of days: a sign's and a person's. */
import type { ClassicalPlanet } from '../chart/dignities.ts'
import type { CategoryTheme } from '../judgement/day/category-reasons.ts'
import type { KeyTheme } from '../judgement/day/facts.ts'
import type { Intensity } from '../judgement/intensity.ts'
import type { EnergyType } from '../judgement/person/energy.ts'
import type { WeighedTransit } from '../judgement/person/transits.ts'
import type { Manner } from '../judgement/tradition.ts'
import type { Planet } from '../sky/planets.ts'
import type { Sign } from '../sky/zodiac.ts'
import type { DayPieces } from './day-pieces.ts'
import type { Sentences } from './phrase-pools.ts'
import type { PlannedDay, PlannedPersonalDay } from './planned-day.ts'
import type { PoolName } from './pool-table.ts'

export interface DayWords extends DayPieces {
  /** “until Thursday”: the end of something, an instant in UTC, seen from a date. */
  readonly untilWords: (date: string, end: number) => string
  readonly sentencesOf: Sentences<PoolName>
  readonly whyOfDay: (plan: PlannedDay) => string
  readonly keyThemeWords: (theme: KeyTheme) => string
  readonly categoryThemeWords: (theme: CategoryTheme) => string
  readonly keywordsOf: (planet: Planet, manner: Manner) => readonly string[]
  readonly colors: Readonly<Record<ClassicalPlanet | Sign, string>>
}

export interface PersonalDayWords {
  readonly energy: Readonly<Record<EnergyType, Readonly<Record<Intensity, string>>>>
  readonly transitWords: (transit: WeighedTransit) => string
  /** The nearest hour of a clock, `HH:MM`. */
  readonly hourWords: (clock: string) => string
  readonly whyOfPersonalDay: (plan: PlannedPersonalDay) => string
}
