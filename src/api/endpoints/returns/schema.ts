/** Request and response of planetary returns (docs/returns.md). */
import { CLASSICAL } from '../../../chart/dignities.ts'
import { DEFAULT_RETURNING_BODY, MAX_RETURNS, RETURN_BODIES } from '../../../readings/returns.ts'
import { documentedEnum, nameSchemas, Type } from '../../../schema/type.ts'
import { REPORT_MEMBERS } from '../../reports/report-request.ts'
import { BIRTH, BIRTH_TIME_AND_PLACE, orPlace } from '../../schemas/birth.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { AspectToNatal, ExactPass, House, momentText, ONE_PERSON_METADATA } from '../../schemas/one-person.ts'
import { BirthInfo, CHART_MAKING, SignName, WiderChartResponse } from '../chart/schema.ts'
import { localTimeText, Timestamp } from '../system/schema.ts'
import { ReturnReadingResponse } from './reading-schema.ts'

const LocalTime = localTimeText('2026-11-02T08:55:20')

const { timezone, latitude, longitude, place } = BIRTH_TIME_AND_PLACE

const ReturnLocation = orPlace(Type.Object({ timezone, latitude, longitude, place }))

export const ReturnsRequest = Type.Object({
  ...BIRTH,
  ...REPORT_MEMBERS,
  body: Type.Optional(documentedEnum(RETURN_BODIES, { default: DEFAULT_RETURNING_BODY }, { maxLength: 32 })),
  from: momentText(
    '2026-11-18',
    'The first return that is not over at this moment is given first: a moment in UTC, `2026-11-18T12:00Z`, or a date, `YYYY-MM-DD`, today, tomorrow or yesterday, by the clocks of `location`. Default: now.',
  ),
  count: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_RETURNS, default: 1, description: 'How many returns.' }),
  ),
  location: Type.Optional(ReturnLocation),
  precession_corrected: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Back to the same place among the stars, not to the same degree of the tropical zodiac. In a sidereal zodiac it is always so.',
    }),
  ),
})

const ReturnWindow = Type.Object({
  from: Timestamp,
  to: Timestamp,
  local_from: LocalTime,
  local_to: LocalTime,
})

const Profection = Type.Object({
  house: Type.Integer({ minimum: 1, maximum: 12, description: 'Of whole signs from the natal Ascendant.' }),
  sign: SignName,
  ruler: Type.Enum([...CLASSICAL], {
    description: 'The traditional ruler of the sign: the lord of the year.',
  }),
})

const { data: Chart } = WiderChartResponse.properties

export const PlanetaryReturn = Type.Object({
  number: Type.Integer({ minimum: 1, description: 'How often the body has gone round since the birth.' }),
  passes: Type.Array(ExactPass, {
    minItems: 1,
    description: 'Every pass of one loop. If the time of birth is unknown, those over the place at noon.',
  }),
  window: Type.Union([ReturnWindow, Type.Null()], {
    description: 'If the time of birth is unknown: when the first pass can be.',
  }),
  chart: Type.Union([Chart, Type.Null()], {
    description:
      'Of the first pass, at the location. Null if the time of birth is unknown and the window is longer than three days.',
  }),
  to_natal: Type.Array(AspectToNatal, {
    description: 'Aspects of the chart of the return to the birth chart, within 2°.',
  }),
  profection: Type.Union([Profection, Type.Null()], {
    description: 'Of the year that begins with a return of the Sun. It needs the time of birth.',
  }),
  reading: Type.Union([ReturnReadingResponse, Type.Null()], {
    description: 'Of the Sun: the year from this return to the next, in words.',
  }),
})

const ReturnsMethod = Type.Object({
  zodiac: CHART_MAKING.zodiac,
  node: CHART_MAKING.node,
  precession_corrected: Type.Boolean(),
  passes: Type.Enum(['until_gone_round'], {
    description: 'Passes belong to one return until the body has gone round the zodiac.',
  }),
  orb: Type.Number({ description: 'Of `to_natal`, degrees.' }),
  profection: Type.Enum(['whole_signs_from_ascendant']),
  rulers: Type.Enum(['traditional']),
})

const Returns = Type.Object({
  chart_id: Type.String({ description: 'That of the birth chart.' }),
  birth_info: BirthInfo,
  body: Type.Enum([...RETURN_BODIES]),
  from: Timestamp,
  location: Type.Object({
    timezone: Type.String({ description: 'In its IANA spelling.' }),
    latitude: Type.Number(),
    longitude: Type.Number(),
  }),
  natal_house: Type.Union([House, Type.Null()], { description: 'Of the body in the birth chart.' }),
  returns: Type.Array(PlanetaryReturn, { maxItems: MAX_RETURNS }),
  method: ReturnsMethod,
  metadata: Type.Object({
    ...ONE_PERSON_METADATA,
    count: Type.Integer({ minimum: 0 }),
    complete: Type.Boolean({
      description: 'False if fewer were found than asked for: the ephemeris ends with the year 2399.',
    }),
  }),
})

export const ReturnsResponse = Enveloped(Returns)

nameSchemas({
  ReturnsRequest,
  ReturnLocation,
  ReturnsResponse,
  Returns,
  PlanetaryReturn,
  ReturnWindow,
  Profection,
  ReturnsMethod,
  ReturnLocationInfo: Returns.properties.location,
  ReturnsMetadata: Returns.properties.metadata,
})
