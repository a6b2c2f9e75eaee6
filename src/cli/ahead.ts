/** `augury ahead`: what the sky does to one person's birth chart. */
import type { Operations } from '../../client/operations.ts'
import { NATAL_POINTS } from '../almanac/natal-transits/natal-points.ts'
import { heaviestTransits, leastWeight } from '../drawing/timeline/timeline-of-answer.ts'
import { TIMELINE_DAYS, USUAL_TIMELINE_DAYS } from '../readings/timeline-span.ts'
import { PLANETS } from '../sky/planets.ts'
import { words } from '../words/language.ts'
import type { TerminalWords } from '../words/terminal.ts'
import { type Command, someOf, text } from './command.ts'
import { columns, INDENT, paragraph } from './layout.ts'
import {
  askAboutPerson,
  BIRTH_USAGE,
  birthBody,
  numberOption,
  ONE_PERSON_OPTIONS,
  wroteReportAboutPerson,
} from './one-person.ts'
import { REPORT_OPTIONS } from './report-file.ts'
import { TIMELINE_PICTURE_OPTIONS, writeTimelinePictures } from './timeline-picture.ts'

export type TimelineData = Operations['transitTimeline']['response']['data']
type Transit = TimelineData['transits'][number]

/** More would be a list that nobody reads. */
const MAX_LISTED = 20

export const aheadCommand: Command = {
  summary: 'See what is coming: transits to a birth chart, with beginning and end',
  usage: `${BIRTH_USAGE} [--from DATE] [--to DATE] [--texts] [--all] [--svg FILE | --png FILE | --pdf FILE] [--json] [OPTIONS]`,
  notes: `Dates are YYYY-MM-DD, today, tomorrow or yesterday; at most ${TIMELINE_DAYS.moon} days with the Moon, ${TIMELINE_DAYS.fast} with any of Sun to Mars, ${TIMELINE_DAYS.slow} with Jupiter to Pluto alone. A birth may be a date alone if nobody knows its time.`,
  options: {
    ...ONE_PERSON_OPTIONS,
    from: { type: 'string', help: 'first day (default: today)' },
    to: { type: 'string', help: `last day, included (default: ${USUAL_TIMELINE_DAYS} days in all)` },
    'local-zone': {
      type: 'string',
      help: 'whose days and clocks are meant (default: those of the birthplace)',
    },
    bodies: {
      type: 'string',
      help: 'bodies that move, separated by commas (default: Sun to Pluto without the Moon)',
    },
    points: { type: 'string', help: 'points of the birth chart, separated by commas' },
    orb: { type: 'string', help: 'degrees at which a transit begins and ends, 0.1 to 3 (default: 1)' },
    'min-weight': { type: 'string', help: 'leave out what weighs less, 0 to 1 (default: 0)' },
    texts: { type: 'boolean', help: 'tell below each transit what it is about' },
    all: { type: 'boolean', help: `list or print all transits, not only the ${MAX_LISTED} heaviest` },
    ...TIMELINE_PICTURE_OPTIONS,
    ...REPORT_OPTIONS,
  },
  mostWords: 1,
  examples: [
    'augury ahead "1985-11-02 06:40" --place lima --texts',
    'augury ahead "1985-11-02 06:40" --place lima --bodies jupiter,saturn,uranus,neptune,pluto --from 2026-01-01 --to 2035-12-31 --png ten-years.png',
    'augury ahead "1985-11-02 06:40" --place lima --pdf ahead.pdf --title "For Ada"',
  ],
  async run(input) {
    const { terminal, values } = input
    const body = {
      ...birthBody(input),
      from: text(input, 'from'),
      to: text(input, 'to'),
      local_timezone: text(input, 'local-zone'),
      bodies: someOf(PLANETS, text(input, 'bodies'), '--bodies'),
      points: someOf(NATAL_POINTS, text(input, 'points'), '--points'),
      orb: numberOption(input, 'orb'),
      min_weight: numberOption(input, 'min-weight'),
    }
    const data = await askAboutPerson<TimelineData>(input, TIMELINE, body)
    const isPrinted = await writeTimelinePictures(input, data)
    if (await wroteReportAboutPerson(input, TIMELINE, values.all ? body : listed(body, data)))
      return undefined
    if (values.json) terminal.print(JSON.stringify(data))
    else if (!isPrinted) terminal.print(aheadText(words(terminal.language).terminal, data, values))
    return undefined
  },
}

/** The request for the transits that are listed, and no lighter ones. */
function listed<Body extends { readonly min_weight: number | undefined }>(
  body: Body,
  data: TimelineData,
): Body {
  const { min_weight: wanted = 0 } = body
  return { ...body, min_weight: Math.max(wanted, leastWeight(data.transits, MAX_LISTED)) }
}

const TIMELINE = '/astrology/transit-timeline'

function aheadText(
  terminal: TerminalWords,
  { summary, transits, peaks }: TimelineData,
  { all, texts }: Readonly<Record<string, unknown>>,
): string {
  const { time, nothingHappens } = terminal
  const listed = all ? transits : heaviestTransits(transits, MAX_LISTED)
  const omitted = transits.length - listed.length
  const days = peaks.map(({ date }) => date).toSorted()
  return [
    ...(summary === null ? [] : [paragraph(summary)]),
    ...(days.length === 0 ? [] : [`${time.peaks}\n${paragraph(days.join(', '), INDENT)}`]),
    ...(listed.length === 0 ? [nothingHappens] : []),
    ...(texts ? listed.map((transit) => transitText(terminal, transit)) : [table(terminal, listed)]),
    ...(omitted > 0 ? [time.lighter(omitted)] : []),
  ].join('\n\n')
}

const dateOf = (moment: { readonly local: string } | null) => moment?.local.slice(0, 10) ?? null

/** The title, from when to when, and when it is exact. */
function cells({ time }: TerminalWords, transit: Transit): string[] {
  const { body, aspect, point, enters, leaves, passes, closest } = transit
  const exact = passes.map(({ local }) => local.slice(0, 10))
  return [
    time.between(dateOf(enters), dateOf(leaves)),
    time.transit(body, aspect, point),
    ...(exact.length > 0 ? [time.exact(exact)] : closest === null ? [] : [time.neverExact(dateOf(closest)!)]),
  ]
}

const table = (terminal: TerminalWords, transits: readonly Transit[]) =>
  columns(transits.map((transit) => cells(terminal, transit)))

function transitText(terminal: TerminalWords, transit: Transit): string {
  const [dates, title, ...exact] = cells(terminal, transit)
  const head = [`${title}: ${dates}`, ...exact].join(', ')
  return transit.text === null ? head : `${head}\n${paragraph(transit.text, INDENT)}`
}
