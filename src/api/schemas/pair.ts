/** Two births in the requests and answers of the endpoints for two people (docs/synastry.md). */
import type { Static } from 'typebox'
import { CALENDARS } from '../../readings/calendar.ts'
import { PAIR_MEMBERS, type PairMemberName, type PairRequest } from '../../readings/pair.ts'
import { within } from '../../readings/within.ts'
import { nameSchemas, Type } from '../../schema/type.ts'
import type { ErrorRequest, ErrorRequests } from '../endpoint.ts'
import { BirthInfo, ChartMetadata } from '../endpoints/chart/schema.ts'
import { BERLIN, BIRTH, Birth, LIMA, toBirthRequest } from './birth.ts'
import { birthErrors } from './error-requests.ts'

export const BIRTH_PAIR = { first: Birth, second: Birth }

type BodyWithPair = Readonly<Record<PairMemberName, Static<typeof Birth>>>

export const toPairRequest = ({ first, second }: BodyWithPair): PairRequest => ({
  first: within('first', () => toBirthRequest(first)),
  second: within('second', () => toBirthRequest(second)),
})

/** Code points. */
export const MAX_LABEL = 40

/** A name for a picture. */
export const Label = Type.Optional(
  Type.String({
    maxLength: MAX_LABEL,
    description: 'A name to write beside the chart of this birth. It is drawn, and kept nowhere.',
    examples: ['Ada'],
  }),
)

/** A birth in the request for a picture. */
export const LabelledBirth = Type.Object({ ...BIRTH, label: Label })

export const LABELLED_PAIR = { first: LabelledBirth, second: LabelledBirth }

/** One of two births in an answer. */
export const PairBirth = Type.Object({
  ...BirthInfo.properties,
  time_known: Type.Boolean(),
  calendar: Type.Enum([...CALENDARS]),
  time_resolution: ChartMetadata.time_resolution,
})

export const PairBirths = Type.Object({ first: PairBirth, second: PairBirth })

export const EXAMPLE_PAIR = { first: LIMA, second: BERLIN }

/** Puts a birth where an endpoint for two takes the second. */
export const asSecond = (second: Readonly<Record<string, unknown>>): ErrorRequest => ({
  body: { first: LIMA, second },
})

/** Puts members of the request beside two births. */
export const besidePair = (members: Readonly<Record<string, unknown>>): ErrorRequest => ({
  body: { ...EXAMPLE_PAIR, ...members },
})

/** The second birth of the example, without its time. */
export const WITHOUT_TIME = { ...BERLIN, birthDateTime: '1990-05-15', options: { time_known: false } }

export const bothOf = <Thing>(make: (name: PairMemberName) => Thing): Record<PairMemberName, Thing> =>
  Object.fromEntries(PAIR_MEMBERS.map((name) => [name, make(name)])) as Record<PairMemberName, Thing>

nameSchemas({ LabelledBirth, PairBirth, PairBirths })

/** `withoutTime` asks for what needs both times. */
export const chartOfPairErrors = (withoutTime: ErrorRequest): ErrorRequests => ({
  ...birthErrors(asSecond),
  UNKNOWN_BODY: besidePair({ bodies: ['vulcan'] }),
  BIRTH_TIME_REQUIRED: withoutTime,
})
