/** `POST /astrology/transit-timeline`: what the sky does to one person's birth chart. */
import { setImmediate as turn } from 'node:timers/promises'
import type { Static } from 'typebox'
import type { Exchange } from '../../../http/exchange.ts'
import { chartInputs } from '../../../readings/chart.ts'
import { identifiersFor } from '../../../readings/identifier.ts'
import { timelineTexts, withoutTexts } from '../../../readings/timeline-texts.ts'
import {
  readTimelineInSlices,
  resolveTimeline,
  type TimelineRequest as TimelineInput,
  type TimelineQuery,
  type TimelineReading,
  timelineInputs,
} from '../../../readings/transit-timeline.ts'
import { atOnce } from '../../../schedule/slices.ts'
import { SLOW_PLANETS } from '../../../sky/planets.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf, exampleParts } from '../../example.ts'
import { forClient, shareFor } from '../../for-client.ts'
import { COSTS } from '../../limits.ts'
import type { Parts } from '../../parts.ts'
import { BERLIN, LIMA, toBirthRequest } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { type TimelineAnswer, timelineWarnings, toTimelineResponse } from './response.ts'
import { TimelineRequest, TimelineResponse } from './schema.ts'

export const transitTimelineRoute = (parts: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/transit-timeline',
    operation: 'transitTimeline',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'What the sky does to a birth chart, with beginning and end',
    description:
      'Transits of a span of days, each from its first entry into the orb to its last exit, with every exact pass, the stations in between, and also those that turn before they are exact; entries into houses, new and full Moons on natal points, and the days on which most comes together. A span cut in two gives the same transits. Long spans count as two requests (docs/timeline.md). The time of birth may be unknown.',
    body: TimelineRequest,
    examples: {
      'The next ninety days': LIMA,
      'Saturn on Moon and Ascendant': SATURN,
      'Ten years of the slow planets': {
        ...LIMA,
        from: '2026-01-01',
        to: '2035-12-31',
        bodies: [...SLOW_PLANETS],
      },
      'A month with the Moon, by clocks elsewhere': {
        ...LIMA,
        from: '2026-12-01',
        to: '2026-12-31',
        bodies: ['moon'],
        local_timezone: 'Europe/Madrid',
      },
      'Only what weighs': { ...LIMA, min_weight: 0.6, orb: 2 },
      'The time is unknown': { ...LIMA, birthDateTime: '1985-11-02', options: { time_known: false } },
    },
    response: {
      description: 'The timeline.',
      schema: TimelineResponse,
      example: () => exampleAnswer(parts.words),
    },
    errors: {
      ...birthErrors(inBody),
      UNKNOWN_BODY: inBody({ ...BERLIN, points: ['vulcan'] }),
      RANGE_TOO_LARGE: inBody({ ...BERLIN, from: '2026-01-01', to: '2027-12-31' }),
    },
    report: async (exchange) => {
      const answer = await readAnswerFor(exchange, parts)
      // Texts and document take milliseconds each: other requests are answered in between.
      await turn()
      const { timelineReport } = await import('../../reports/timeline-report.ts')
      return timelineReport(parts.words, answer, exchange.body)
    },
    answer: async (exchange) => {
      const { now } = parts
      const answer = await readAnswerFor(exchange, parts)
      return envelope(exchange.id, toTimelineResponse(answer, now()), now(), timelineWarnings(answer.reading))
    },
  })

async function readAnswerFor(exchange: TimelineExchange, parts: Parts): Promise<TimelineAnswer> {
  const { now, secrecy } = parts
  const reading = await readTimelineFor(exchange, parts)
  const chartId = secrecy.identifier('chart', chartInputs(reading.birth))
  const texts =
    exchange.body.texts === false
      ? withoutTexts
      : await timelineTexts(reading, now(), forClient(exchange, parts))
  return { chartId, reading, texts }
}

type TimelineExchange = Pick<Exchange, 'client' | 'cost'> & {
  readonly body: Static<typeof TimelineRequest>
}

/** Computed in the client's turn; the cost depends on the span. */
export async function readTimelineFor(exchange: TimelineExchange, parts: Parts): Promise<TimelineReading> {
  const question = resolveTimeline(timelineRequestIn(exchange.body), parts.now())
  const name = parts.secrecy.identifier('timeline', timelineInputs(question))
  const reading = await shareFor(exchange, parts).run(name, readTimelineInSlices(question))
  exchange.cost += costOf(question)
  return reading
}

export const timelineRequestIn = (body: Static<typeof TimelineRequest>): TimelineInput => ({
  ...toBirthRequest(body),
  from: body.from,
  to: body.to,
  localTimezone: body.local_timezone,
  bodies: body.bodies,
  points: body.points,
  aspects: body.aspects,
  orb: body.orb,
  minWeight: body.min_weight,
})

function costOf({ span, choice }: TimelineQuery): number {
  const areSlow = choice.bodies.every((body) => SLOW_PLANETS.some((planet) => planet === body))
  return (areSlow ? COSTS.slowTimelineDay : COSTS.timelineDay) * span.days.length
}

const SATURN = {
  ...LIMA,
  from: '2026-01-01',
  to: '2027-12-31',
  bodies: ['saturn'],
  points: ['moon', 'ascendant'],
}

async function exampleAnswer(words: Words) {
  const question = resolveTimeline(SATURN, EXAMPLE_TIME)
  const reading = atOnce(readTimelineInSlices(question))
  const chartId = identifiersFor('example')('chart', chartInputs(question.birth))
  const texts = await timelineTexts(reading, EXAMPLE_TIME, exampleParts(words))
  return exampleOf(toTimelineResponse({ chartId, reading, texts }, EXAMPLE_TIME))
}
