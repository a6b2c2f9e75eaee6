/** Schemas that the endpoints about one person's time share. */
import { PTOLEMAIC } from '../../chart/aspects.ts'
import { DEFAULT_SYNASTRY_POINTS } from '../../readings/synastry.ts'
import { nameSchemas, Type } from '../../schema/type.ts'
import { ChartMetadata } from '../endpoints/chart/schema.ts'
import { localTimeText, Timestamp } from '../endpoints/system/schema.ts'

const LocalTime = localTimeText('2026-11-02T08:55:20')
export const MOMENT = { at: Timestamp, local: LocalTime }

export const ExactPass = Type.Object({
  ...MOMENT,
  retrograde: Type.Boolean({ description: 'It goes backwards at that pass.' }),
})

export const House = Type.Integer({ minimum: 1, maximum: 12 })
export const ChartPoint = Type.Enum([...DEFAULT_SYNASTRY_POINTS])
export const PtolemaicAspect = Type.Enum([...PTOLEMAIC])
export const timestampOrNull = (description: string) => Type.Union([Timestamp, Type.Null()], { description })

/** Both charts stand still: there is neither applying nor separating. */
export const AspectToNatal = Type.Object({
  id: Type.String({ examples: ['return-moon-square-natal-saturn'] }),
  point: ChartPoint,
  aspect: PtolemaicAspect,
  natal: ChartPoint,
  orb: Type.Number({ minimum: 0 }),
  certain: Type.Optional(Type.Boolean({ description: 'It holds all day, though the time is unknown.' })),
})

export const ONE_PERSON_METADATA = {
  time_known: Type.Boolean(),
  calendar: ChartMetadata.calendar,
  calculated_at: Timestamp,
  time_resolution: ChartMetadata.time_resolution,
}

/** A moment in a request. */
export const momentText = (example: string, description: string) =>
  Type.Optional(Type.String({ maxLength: 64, description, examples: [example] }))

nameSchemas({ ExactPass, AspectToNatal })
