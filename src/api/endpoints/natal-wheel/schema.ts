/** The query of the chart as a picture: the members of the POST, each as text. */

import { Type } from '../../../schema/type.ts'
import { orPlace } from '../../schemas/birth.ts'
import { OPTIONAL_PLACE_QUERY } from '../../schemas/place-query.ts'
import { NatalChartRequest } from '../natal-chart/schema.ts'
import { PictureQuery } from './picture.ts'

const { birthDateTime, timezone, options } = NatalChartRequest.properties

export const NatalWheelQuery = orPlace(
  Type.Object({
    birthDateTime,
    timezone,
    ...OPTIONAL_PLACE_QUERY,
    ...options.properties,
    ...PictureQuery,
  }),
)
