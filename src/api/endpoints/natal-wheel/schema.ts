/** The query of the chart as a picture: the members of the POST, each as text. */

import { DEFAULT_HOUSE_SYSTEM } from '../../../readings/house-system.ts'
import { REQUESTABLE_HOUSE_SYSTEMS } from '../../../readings/natal-chart.ts'
import { Type } from '../../../schema/type.ts'
import { PLACE_QUERY } from '../../schemas/place-query.ts'
import { NatalChartRequest } from '../natal-chart/schema.ts'
import { PictureQuery } from './picture.ts'

const { birthDateTime, timezone, options } = NatalChartRequest.properties

export const NatalWheelQuery = Type.Object({
  birthDateTime,
  timezone,
  ...PLACE_QUERY,
  house_system: Type.Optional(
    Type.String({
      default: DEFAULT_HOUSE_SYSTEM,
      description: `One of ${REQUESTABLE_HOUSE_SYSTEMS.join(', ')}.`,
    }),
  ),
  zodiac: options.properties.zodiac,
  ...PictureQuery,
})
