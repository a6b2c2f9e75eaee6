/** What is coming for a person as an assistant needs it: dates that can be quoted, with their texts, and the chapter of life. */
import type { Operations } from '../../client/operations.ts'
import { LifeResponse } from '../api/endpoints/life/schema.ts'
import { TimelineTransit } from '../api/endpoints/transit-timeline/parts-schema.ts'
import { TimelineRequest, TimelineResponse } from '../api/endpoints/transit-timeline/schema.ts'
import { BIRTH } from '../api/schemas/birth.ts'
import type { Ask } from '../api/tool-caller.ts'
import { heaviestTransits } from '../drawing/timeline/timeline-of-answer.ts'
import { Type } from '../schema/type.ts'
import { SLOW_PLANETS } from '../sky/planets.ts'

const { from, to, local_timezone } = TimelineRequest.properties

/** The birth and the days; which points and aspects count is left to the API. */
export const ComingInput = Type.Object({
  ...BIRTH,
  from,
  to,
  local_timezone,
  slow_only: Type.Optional(
    Type.Boolean({ default: false, description: 'Jupiter to Pluto alone: for spans of years.' }),
  ),
})

type TimelineAnswer = Operations['transitTimeline']['response']
type Transit = TimelineAnswer['data']['transits'][number]
type LifeAnswer = Operations['life']['response']
type Chapter = LifeAnswer['data']['chapters'][number]

const timeline = TimelineResponse.properties.data.properties
const transit = TimelineTransit.properties
const chapter = LifeResponse.properties.data.properties.chapters.items.properties

const date = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description, examples: ['2026-12-05'] })

const ComingChapter = Type.Object({
  id: chapter.id,
  age: chapter.age,
  from: date('Null beyond the ephemeris.'),
  to: date('Null beyond the ephemeris.'),
  text: chapter.text,
})

export const ComingInShort = Type.Object({
  from: timeline.from,
  to: timeline.to,
  timezone: timeline.timezone,
  summary: timeline.summary,
  peak_days: Type.Array(Type.String(), { description: 'On which most comes together, in order of time.' }),
  transits: Type.Array(
    Type.Object({
      body: transit.body,
      aspect: transit.aspect,
      point: transit.point,
      nature: transit.nature,
      begins: date('Null beyond the ephemeris.'),
      exact: Type.Array(Type.String(), {
        description:
          'Days on which it is exact; none if the planet turns before, or the time of birth is unknown.',
      }),
      ends: date('Null beyond the ephemeris.'),
      natal_house: transit.natal_house,
      text: transit.text,
    }),
    { description: 'Those that weigh most, in the order in which they begin.' },
  ),
  count: Type.Integer({ description: 'Of all transits of these days.' }),
  life: Type.Object({
    age: Type.Number(),
    current: Type.Array(ComingChapter),
    next: Type.Union([ComingChapter, Type.Null()]),
  }),
  time_known: Type.Boolean(),
  warnings: Type.Optional(TimelineResponse.properties.warnings),
})

/** An assistant would not pass on a longer list. */
const MAX_TRANSITS = 12

export async function comingInShort(
  { slow_only: isSlowOnly, ...given }: Readonly<Record<string, unknown>>,
  ask: Ask,
): Promise<object> {
  const body = { ...given, ...(isSlowOnly === true && { bodies: SLOW_PLANETS }) }
  const { data, warnings } = (await ask('/astrology/transit-timeline', body)) as TimelineAnswer
  const { from: _from, to: _to, local_timezone: _zone, ...person } = given
  const { data: life } = (await ask('/astrology/life', person)) as LifeAnswer
  return {
    from: data.from,
    to: data.to,
    timezone: data.timezone,
    summary: data.summary,
    peak_days: data.peaks.map((peak) => peak.date).toSorted(),
    transits: heaviestTransits(data.transits, MAX_TRANSITS).map(transitInShort),
    count: data.transits.length,
    life: lifeInShort(life),
    time_known: data.metadata.time_known,
    ...(warnings !== undefined && warnings.length > 0 && { warnings }),
  }
}

const dayOf = (moment: { readonly local: string } | null) => moment?.local.slice(0, 10) ?? null

const transitInShort = ({
  body,
  aspect,
  point,
  nature,
  enters,
  leaves,
  passes,
  natal_house,
  text,
}: Transit) => ({
  body,
  aspect,
  point,
  nature,
  begins: dayOf(enters),
  exact: passes.map(({ local }) => local.slice(0, 10)),
  ends: dayOf(leaves),
  natal_house,
  text,
})

function lifeInShort({ chapters, now }: LifeAnswer['data']) {
  const inShort = ({ id, age, from, to, text }: Chapter) => ({
    id,
    age,
    from: from?.slice(0, 10) ?? null,
    to: to?.slice(0, 10) ?? null,
    text,
  })
  const next = chapters.find(({ id }) => id === now.next)
  return {
    age: now.age,
    current: chapters.filter(({ id }) => now.current.includes(id)).map(inShort),
    next: next === undefined ? null : inShort(next),
  }
}
