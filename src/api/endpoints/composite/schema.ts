/** Request and response of the composite chart (docs/synastry.md). */
import { COMPOSITE_ANGLES, COMPOSITE_HOUSES } from '../../../chart/composite-houses.ts'
import { POINTS } from '../../../chart/points.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { BIRTH_PAIR, LABELLED_PAIR, PairBirths } from '../../schemas/pair.ts'
import { CHART_FACTS, CHART_MAKING, CHART_SELECTION } from '../chart/schema.ts'
import { Timestamp } from '../system/schema.ts'

const COMPOSITE_RULES = {
  houses: Type.Optional(
    Type.Enum([...COMPOSITE_HOUSES], {
      default: 'derived',
      description:
        '`derived`: the Midheaven is the near midpoint, all else follows from it at one latitude. `midpoint`: angles and cusps are midpoints. Without both times there are none.',
    }),
  ),
  place: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description:
        'The `id` of a place (`GET /places`) for whose latitude derived houses are computed; the mean of the two if absent.',
      examples: ['4717560'],
    }),
  ),
  ...CHART_SELECTION,
}

export const CompositeRequest = Type.Object({ ...BIRTH_PAIR, ...COMPOSITE_RULES })
export const CompositePictureRequest = Type.Object({ ...LABELLED_PAIR, ...COMPOSITE_RULES })

const CompositeMethod = Type.Object({
  bodies: Type.Enum(['near_midpoint'], { description: 'Of the longitudes; latitude and speed are means.' }),
  houses: Type.Enum([...COMPOSITE_HOUSES]),
  latitude: Type.Union([Type.Number(), Type.Null()], {
    description: 'For which derived houses were computed.',
  }),
  latitude_rule: Type.Union([Type.Enum(['mean', 'place']), Type.Null()]),
  kept_angle: Type.Union([Type.Enum([...COMPOSITE_ANGLES]), Type.Null()], {
    description:
      'Where near midpoints of angles or cusps fell out of order: the angle that kept its near midpoint, because its originals are nearer to each other.',
  }),
  far_cusps: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), {
    description: 'Houses whose cusps are far midpoints, so that they follow each other.',
  }),
  ambiguous: Type.Array(Type.Enum([...POINTS, ...COMPOSITE_ANGLES]), {
    description: 'Opposed points have two midpoints: the one on the side of the Midheaven was taken.',
  }),
})

export const ChartOfPairMetadata = Type.Object({
  time_known: Type.Boolean({ description: 'Both times are known.' }),
  ...CHART_MAKING,
  calculated_at: Timestamp,
})

export const CompositeChart = Type.Object({
  chart_id: Type.String(),
  births: PairBirths,
  ...CHART_FACTS,
  method: CompositeMethod,
  metadata: ChartOfPairMetadata,
})

export const CompositeResponse = Enveloped(CompositeChart)

nameSchemas({
  CompositeRequest,
  CompositePictureRequest,
  CompositeMethod,
  ChartOfPairMetadata,
  Composite: CompositeChart,
  CompositeResponse,
})
