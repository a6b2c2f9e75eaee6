/** Requests for the wheel of a wider chart: in an address, or as JSON, so that no birth need stand in an address. */
import { POINTS } from '../../../chart/points.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { BIRTH_QUERY } from '../../schemas/birth-query.ts'
import { Label, LabelledBirth } from '../../schemas/pair.ts'
import { WiderChartRequest } from '../chart/schema.ts'
import { PictureQuery } from '../natal-wheel/picture.ts'

const transits_at = Type.Optional(
  Type.String({
    maxLength: 32,
    description: 'A moment in UTC: its sky is drawn round the chart.',
    examples: ['2026-11-17T12:00Z'],
  }),
)

export const ChartWheelQuery = Type.Object({
  ...BIRTH_QUERY,
  bodies: Type.Optional(
    Type.String({
      maxLength: 400,
      description: `With commas: any of ${POINTS.join(', ')}.`,
      examples: ['sun,moon,chiron'],
    }),
  ),
  transits_at,
  ...PictureQuery,
})

export const PictureOnlyQuery = Type.Object(PictureQuery)

export const ChartWheelRequest = Type.Object({
  ...WiderChartRequest.properties,
  label: Label,
  second: Type.Optional(LabelledBirth),
  transits_at,
})

nameSchemas({ ChartPictureRequest: ChartWheelRequest })
