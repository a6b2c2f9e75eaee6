/** Request and response of the Davison chart (docs/synastry.md). */
import { PLACE_RULES, TIME_RULES } from '../../../chart/davison.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { BIRTH_PAIR, LABELLED_PAIR, PairBirths } from '../../schemas/pair.ts'
import { CHART_FACTS, CHART_SELECTION } from '../chart/schema.ts'
import { ChartOfPairMetadata } from '../composite/schema.ts'
import { Timestamp } from '../system/schema.ts'

const timeRule = Type.Enum([...TIME_RULES], {
  default: 'mean',
  description:
    '`corrected`: the time is moved until the Midheaven is that of the composite. It needs both times.',
})
const placeRule = Type.Enum([...PLACE_RULES], {
  default: 'mean',
  description:
    '`mean`: of the latitudes, and of the longitudes on the shorter way. `great_circle`: half-way on the shortest line.',
})

const DAVISON_RULES = {
  time_rule: Type.Optional(timeRule),
  place_rule: Type.Optional(placeRule),
  ...CHART_SELECTION,
}

export const DavisonRequest = Type.Object({ ...BIRTH_PAIR, ...DAVISON_RULES })
export const DavisonPictureRequest = Type.Object({ ...LABELLED_PAIR, ...DAVISON_RULES })

const DavisonMethod = Type.Object({
  time_rule: timeRule,
  place_rule: placeRule,
  correction_seconds: Type.Number({ description: 'By how much a corrected time differs from the mean.' }),
  place_ambiguous: Type.Boolean({
    description:
      'The two places are opposed, and more than one is half-way: the means were taken, nearer to Greenwich.',
  }),
})

const DavisonPlace = Type.Object({ latitude: Type.Number(), longitude: Type.Number() })

export const DavisonChart = Type.Object({
  chart_id: Type.String(),
  births: PairBirths,
  instant: Timestamp,
  place: DavisonPlace,
  ...CHART_FACTS,
  method: DavisonMethod,
  metadata: ChartOfPairMetadata,
})

export const DavisonResponse = Enveloped(DavisonChart)

nameSchemas({
  DavisonRequest,
  DavisonPictureRequest,
  DavisonMethod,
  DavisonPlace,
  Davison: DavisonChart,
  DavisonResponse,
})
