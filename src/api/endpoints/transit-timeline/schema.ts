/** Request and response of a person's timeline (docs/timeline.md). */
import { NATAL_POINTS } from '../../../almanac/natal-transits/natal-points.ts'
import { ASPECT_NAMES, PTOLEMAIC } from '../../../chart/aspects.ts'
import { TIMELINE_DAYS, USUAL_TIMELINE_DAYS } from '../../../readings/timeline-span.ts'
import {
  DEFAULT_TIMELINE_BODIES,
  DEFAULT_TIMELINE_ORB,
  DEFAULT_TIMELINE_POINTS,
} from '../../../readings/transit-timeline.ts'
import { documentedEnum, nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { WRITERS } from '../../../writer/writer.ts'
import { REPORT_MEMBERS } from '../../reports/report-request.ts'
import { BIRTH } from '../../schemas/birth.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { sourcesOf } from '../../sourced-text.ts'
import { BirthInfo, CHART_MAKING, ChartMetadata } from '../chart/schema.ts'
import { Timestamp } from '../system/schema.ts'
import { HouseEntry, NatalLunation, TimelinePeak, TimelinePoint, TimelineTransit } from './parts-schema.ts'

const date = (example: string, description: string) =>
  Type.Optional(Type.String({ maxLength: 64, description, examples: [example] }))

const { moon, fast, slow } = TIMELINE_DAYS

export const TimelineRequest = Type.Object({
  ...BIRTH,
  ...REPORT_MEMBERS,
  from: date('2026-11-18', 'The first day, YYYY-MM-DD, today, tomorrow or yesterday. Default: today.'),
  to: date(
    '2027-02-15',
    `The last day, included. Default: ${USUAL_TIMELINE_DAYS} days in all, ${moon} with the Moon. At most ${moon} days with the Moon, ${fast} with any of Sun to Mars, ${slow} with Jupiter to Pluto alone.`,
  ),
  local_timezone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'IANA time zone whose days and clocks are meant. Default: that of the birth.',
      examples: ['America/New_York'],
    }),
  ),
  bodies: Type.Optional(
    Type.Array(documentedEnum(PLANETS, {}, { maxLength: 32 }), {
      maxItems: 40,
      default: [...DEFAULT_TIMELINE_BODIES],
      description: 'Which bodies move.',
    }),
  ),
  points: Type.Optional(
    Type.Array(documentedEnum(NATAL_POINTS, {}, { maxLength: 32 }), {
      maxItems: 40,
      default: [...DEFAULT_TIMELINE_POINTS],
      description: 'Which points of the birth chart they can touch. Angles need the time of birth.',
    }),
  ),
  aspects: Type.Optional(
    Type.Array(Type.Enum([...ASPECT_NAMES]), {
      maxItems: ASPECT_NAMES.length,
      default: [...PTOLEMAIC],
      description: 'Which aspects to look for. Only the default ones have texts.',
    }),
  ),
  orb: Type.Optional(
    Type.Number({
      minimum: 0.1,
      maximum: 3,
      default: DEFAULT_TIMELINE_ORB,
      description: 'Degrees from the exact aspect at which a transit begins and ends.',
    }),
  ),
  min_weight: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      default: 0,
      description: 'Leaves out transits that count less.',
    }),
  ),
  texts: Type.Optional(Type.Boolean({ default: true, description: '`false`: facts alone.' })),
})

const SummarySources = sourcesOf('Ids of the transits it tells of.')

const TransitTimeline = Type.Object({
  chart_id: Type.String({ description: 'That of the birth chart.' }),
  birth_info: BirthInfo,
  from: Type.String({ description: 'The first day.', examples: ['2026-11-18'] }),
  to: Type.String({ description: 'The last day, included.', examples: ['2027-02-15'] }),
  timezone: Type.String({ description: 'Whose days and clocks are meant, in its IANA spelling.' }),
  summary: Type.Union([Type.String(), Type.Null()], {
    description:
      'The span in one thought: what is hard in it, what is kind, and when; 430 to 650 characters, fewer if it has only one of them. Null without `texts`.',
  }),
  summary_sources: SummarySources,
  transits: Type.Array(TimelineTransit, {
    description:
      'Every transit that is within its orb in the span, or between two visits to it, in the order in which they begin.',
  }),
  house_entries: Type.Union([Type.Array(HouseEntry), Type.Null()], {
    description: 'Moving bodies that enter a house of the birth chart. Null without the time of birth.',
  }),
  lunations: Type.Array(NatalLunation, {
    description: 'New and full Moons, and eclipses, that fall on a point of the birth chart within the orb.',
  }),
  peaks: Type.Array(TimelinePeak, {
    maxItems: 10,
    description: 'The days on which most comes together, the heaviest first.',
  }),
  points: Type.Record(Type.String(), TimelinePoint, {
    description: 'Where the points of the birth chart are.',
  }),
  metadata: Type.Object({
    count: Type.Integer({ minimum: 0, description: 'Of transits.' }),
    days: Type.Integer({ minimum: 1 }),
    bodies: Type.Array(Type.Enum([...PLANETS])),
    aspects: Type.Array(Type.Enum([...ASPECT_NAMES])),
    orb: Type.Number(),
    min_weight: Type.Number(),
    time_known: Type.Boolean(),
    house_system: CHART_MAKING.house_system,
    house_system_used: CHART_MAKING.house_system_used,
    zodiac: CHART_MAKING.zodiac,
    node: CHART_MAKING.node,
    calendar: ChartMetadata.calendar,
    calculated_at: Timestamp,
    time_resolution: ChartMetadata.time_resolution,
    cache_hit: Type.Boolean({ description: 'Of the summary.' }),
    interpretation_source: Type.Union([Type.Enum([...WRITERS]), Type.Null()], {
      description: 'Who wrote the summary. All other texts are the phrasebook’s.',
    }),
  }),
})

export const TimelineResponse = Enveloped(TransitTimeline)

nameSchemas({
  TransitTimelineRequest: TimelineRequest,
  TransitTimelineResponse: TimelineResponse,
  TransitTimeline,
  TransitTimelineSource: SummarySources.items,
  TransitTimelineMetadata: TransitTimeline.properties.metadata,
})
