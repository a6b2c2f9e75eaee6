/** `POST /astrology/transit-timeline.svg` and `.png`: a person's transits as a picture (docs/timeline.md). */
import type { Static } from 'typebox'
import { timelineChartOf } from '../../../drawing/timeline/timeline-of-answer.ts'
import type { WheelThemeName } from '../../../drawing/wheel/themes.ts'
import { withoutTexts } from '../../../readings/timeline-texts.ts'
import type { TimelineReading } from '../../../readings/transit-timeline.ts'
import { SLOW_PLANETS } from '../../../sky/planets.ts'
import { capitalised } from '../../../text.ts'
import { wallAt, wallText } from '../../../time/wall-clock.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { BERLIN, LIMA } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { answerDrawing, PICTURE_FORMATS, type PictureFormat } from '../natal-wheel/picture.ts'
import { toTimelineResponse } from '../transit-timeline/response.ts'
import { readTimelineFor } from '../transit-timeline/route.ts'
import { TimelineRequest } from '../transit-timeline/schema.ts'
import { numberIn, PICTURE_ROWS, PICTURE_WIDTHS, TimelinePictureQuery } from './schema.ts'

export const timelinePictureRoutes = (parts: Parts): Endpoint[] =>
  (['svg', 'png'] as const).map((format) => timelineAsPicture(parts, format))

const timelineAsPicture = (parts: Parts, format: PictureFormat): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/astrology/transit-timeline.${format}`,
    operation: `drawTimeline${capitalised(format)}`,
    limit: 'forecast',
    tag: 'Astrology',
    summary: `A person's transits as ${PICTURE_FORMATS[format].as}`,
    description:
      'The body of `POST /astrology/transit-timeline`. A row for each transit: a bar from entry to exit, the darker the closer to exact, a dot for each exact pass (hollow if the planet is retrograde), months above, and a line for today. How it is drawn stands in the address. Errors are JSON.',
    body: TimelineRequest,
    query: TimelinePictureQuery,
    response: PICTURE_FORMATS[format].response,
    examples: {
      'The next ninety days': LIMA,
      'Ten years of the slow planets': {
        ...LIMA,
        from: '2026-01-01',
        to: '2035-12-31',
        bodies: [...SLOW_PLANETS],
      },
    },
    errors: {
      ...birthErrors(inBody),
      UNKNOWN_BODY: inBody({ ...BERLIN, points: ['vulcan'] }),
      RANGE_TOO_LARGE: inBody({ ...BERLIN, from: '2026-01-01', to: '2027-12-31' }),
    },
    answer: async (exchange) => {
      const options = pictureOptions(exchange.query)
      const reading = await readTimelineFor(exchange, parts)
      const svg = await drawingOf(reading, options, parts)
      return answerDrawing(exchange, svg, format, DAY_SECONDS)
    },
  })

/** The picture marks today, so it holds for a day. */
const DAY_SECONDS = 86_400

type PictureOptions = ReturnType<typeof pictureOptions>

const pictureOptions = ({ width, rows, theme }: Static<typeof TimelinePictureQuery>) => ({
  width: numberIn(width, 'width', PICTURE_WIDTHS),
  rows: numberIn(rows, 'rows', PICTURE_ROWS),
  theme: (theme ?? 'light') as WheelThemeName,
})

/** Only the figures of the answer are drawn, not its texts. The drawing code is loaded with the first picture. */
async function drawingOf(
  reading: TimelineReading,
  { rows, ...options }: PictureOptions,
  { now, words }: Pick<Parts, 'now' | 'words'>,
): Promise<string> {
  const { OUTLINED_LETTERS } = await import('../../../drawing/timeline/outlined-letters.ts')
  const { drawTimeline } = await import('../../../drawing/timeline/timeline.ts')
  const answer = toTimelineResponse({ chartId: '', reading, texts: withoutTexts }, now())
  const local = wallText(wallAt(now(), reading.span.zone))
  const chart = timelineChartOf(answer, { now: local, rows })
  return drawTimeline(chart, { ...options, letters: OUTLINED_LETTERS, words: words.timelinePicture })
}
