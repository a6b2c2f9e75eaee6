/** Request and response of the comparison of two charts (docs/synastry.md). */
import { ASPECT_NAMES } from '../../../chart/aspects.ts'
import { ZODIACS } from '../../../chart/chart.ts'
import { NODE_KINDS, POINTS } from '../../../chart/points.ts'
import { PAIR_PARTS } from '../../../judgement/pair/parts.ts'
import { NO_WEIGHT_REASONS, PAIR_KINDS, PAIR_ORBS, WEIGHED_POINTS } from '../../../judgement/pair/weights.ts'
import { DEPTHS } from '../../../readings/natal-reading.ts'
import {
  DEFAULT_KIND,
  DEFAULT_SYNASTRY_POINTS,
  SYNASTRY_EXTRAS,
  SYNASTRY_POINTS,
} from '../../../readings/synastry.ts'
import { documentedEnum, nameSchemas, Type } from '../../../schema/type.ts'
import { AYANAMSA_NAMES } from '../../../sky/ayanamsa.ts'
import { WRITERS } from '../../../writer/writer.ts'
import { REPORT_MEMBERS } from '../../reports/report-request.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { BIRTH_PAIR, PairBirths } from '../../schemas/pair.ts'
import { CHART_SELECTION, MAX_ORB } from '../chart/schema.ts'
import { CompositeChart } from '../composite/schema.ts'
import { DavisonChart } from '../davison/schema.ts'
import { Timestamp } from '../system/schema.ts'
import { PairReadingResponse } from './reading-schema.ts'

export const SynastryRequest = Type.Object({
  ...BIRTH_PAIR,
  kind: Type.Optional(
    Type.Enum([...PAIR_KINDS], { default: DEFAULT_KIND, description: 'By what the contacts are weighed.' }),
  ),
  bodies: Type.Optional(
    Type.Array(documentedEnum(SYNASTRY_POINTS, {}, { maxLength: 32 }), {
      maxItems: 40,
      default: [...DEFAULT_SYNASTRY_POINTS],
      description: 'Which bodies, points and angles of the two charts to compare.',
    }),
  ),
  aspects: Type.Optional(
    Type.Array(Type.Enum([...ASPECT_NAMES]), {
      maxItems: ASPECT_NAMES.length,
      default: Object.keys(PAIR_ORBS),
      description: 'Which aspects to look for. Others than the default ones are listed without a weight.',
    }),
  ),
  orbs: CHART_SELECTION.orbs,
  depth: Type.Optional(
    Type.Enum([...DEPTHS], {
      default: 'full',
      description: '`essentials`: a reading without sections.',
    }),
  ),
  include: Type.Optional(
    Type.Array(Type.Enum([...SYNASTRY_EXTRAS]), {
      maxItems: SYNASTRY_EXTRAS.length,
      default: [],
      description: 'Charts of the pair to add to the answer.',
    }),
  ),
  ...REPORT_MEMBERS,
})

const Point = Type.Enum([...SYNASTRY_POINTS])

const partValues = Object.fromEntries(
  PAIR_PARTS.map((part) => [part, Type.Optional(Type.Number({ minimum: 0 }))]),
)

const SynastryAspect = Type.Object({
  id: Type.String({ examples: ['first-venus-trine-second-mars'] }),
  first: Point,
  second: Point,
  aspect: Type.Enum([...ASPECT_NAMES]),
  orb: Type.Number({ minimum: 0, maximum: MAX_ORB }),
  max_orb: Type.Number({ minimum: 0, maximum: MAX_ORB }),
  weight: Type.Number({ minimum: 0, description: 'Of the two points, for this kind.' }),
  weight_reason: Type.Union([Type.Enum([...NO_WEIGHT_REASONS]), Type.Null()], {
    description:
      'Why the weight is 0. `age_gap`: such contacts tell how far apart in age the two are, and nothing of the pair.',
  }),
  closeness: Type.Number({ minimum: 0, maximum: 1, description: '1 if exact, 0 at the limit of the orb.' }),
  nature: Type.Number({ minimum: -1, maximum: 1, description: 'How easy the aspect is.' }),
  influence: Type.Number({ description: 'weight × closeness × nature' }),
  parts: Type.Object(partValues, { description: 'What of it counts for which part.' }),
  certain: Type.Optional(Type.Boolean({ description: 'It holds all day, though a time is unknown.' })),
})

const Overlay = Type.Union(
  [
    Type.Object(
      Object.fromEntries(
        POINTS.map((point) => [
          point,
          Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()])),
        ]),
      ),
    ),
    Type.Null(),
  ],
  {
    description:
      'In which house of the other each body stands; null for a body whose house is not certain, and null altogether without houses.',
  },
)

const rank = Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
  description:
    'Of 100 pairs of strangers, how many have less. Null if a time is unknown, or bodies, aspects or orbs are not those of the baseline.',
})

const PairRange = Type.Object({
  low: Type.Number(),
  high: Type.Number(),
  rank_low: rank,
  rank_high: rank,
})

const PairFigure = Type.Object({
  value: Type.Number(),
  rank,
  range: Type.Union([PairRange, Type.Null()], {
    description: 'Between what values it lies over the day, with Moon and angles, if a time is unknown.',
  }),
})

const PairParts = Type.Object(Object.fromEntries(PAIR_PARTS.map((part) => [part, PairFigure])))

const PairScore = Type.Object(
  {
    contact: PairFigure,
    ease: PairFigure,
    parts: PairParts,
  },
  {
    description:
      'No verdict: `contact` is how much there is between the two charts (the sum of |influence|), `ease` how easy it is (the sum of the influences), the parts what it consists of.',
  },
)

const PointWeights = Type.Object(
  Object.fromEntries(WEIGHED_POINTS.map((point) => [point, Type.Number({ minimum: 0 })])),
)

const SynastryMethod = Type.Object({
  kind: Type.Enum([...PAIR_KINDS]),
  weights: PointWeights,
  pair_factors: Type.Record(Type.String(), Type.Number(), {
    description: 'Of pairs that count more than the product of their weights: `sun-moon`.',
  }),
  weight_rule: Type.Enum(['ten_times_both_times_factor']),
  closeness_rule: Type.Enum(['linear_to_orb']),
  orbs: Type.Record(Type.String(), Type.Number()),
  zodiac: Type.Enum([...ZODIACS]),
  ayanamsa: Type.Union([Type.Enum([...AYANAMSA_NAMES]), Type.Null()]),
  node: Type.Enum([...NODE_KINDS]),
  house_systems: Type.Object({
    first: Type.Union([Type.String(), Type.Null()]),
    second: Type.Union([Type.String(), Type.Null()]),
  }),
  baseline_pairs: Type.Integer({ description: 'How many random pairs the ranks come from.' }),
})

const Synastry = Type.Object({
  pair_id: Type.String(),
  kind: Type.Enum([...PAIR_KINDS]),
  births: PairBirths,
  aspects: Type.Array(SynastryAspect, { description: 'The most influential first.' }),
  overlays: Type.Object({ first_in_second: Overlay, second_in_first: Overlay }),
  score: PairScore,
  reading: Type.Union([PairReadingResponse, Type.Null()], {
    description: 'Null if the chosen bodies and aspects leave nothing to tell.',
  }),
  composite: Type.Optional(CompositeChart),
  davison: Type.Optional(DavisonChart),
  method: SynastryMethod,
  metadata: Type.Object({
    time_known: Type.Boolean(),
    calculated_at: Timestamp,
    depth: Type.Enum([...DEPTHS]),
    cache_hit: Type.Boolean(),
    interpretation_source: Type.Union([Type.Enum([...WRITERS]), Type.Null()], {
      description: 'Who wrote the reading.',
    }),
  }),
})

export const SynastryResponse = Enveloped(Synastry)

nameSchemas({
  SynastryRequest,
  SynastryResponse,
  Synastry,
  SynastryAspect,
  SynastryAspectParts: SynastryAspect.properties.parts,
  SynastryOverlays: Synastry.properties.overlays,
  SynastryOverlay: Overlay.anyOf[0],
  PairScore,
  PairParts,
  PairFigure,
  PairRange,
  SynastryMethod,
  PairPointWeights: PointWeights,
  PairHouseSystems: SynastryMethod.properties.house_systems,
  SynastryMetadata: Synastry.properties.metadata,
})
