/** `augury horoscope` and `augury day`: the API's responses, computed in this process with the configured writer. */

import type {
  DailyHoroscopeResponse,
  PeriodHoroscopeResponse,
  PersonalDayResponse,
} from '../../client/operations.ts'
import { askEndpoint } from '../api/ask.ts'
import { periodPath } from '../api/endpoints/period-horoscope/route.ts'
import { allEndpoints } from '../api/endpoints.ts'
import { yearReport } from '../api/reports/year-report.ts'
import { ServiceError } from '../errors.ts'
import { CATEGORY_NAMES } from '../judgement/day/categories.ts'
import { PERIOD_TYPES, type PeriodType, WEEK_STARTS, type WeekStart } from '../time/period.ts'
import { zone } from '../time/zones.ts'
import { words } from '../words/language.ts'
import { STYLES } from '../writer/daily-text.ts'
import { PERIOD_STYLES } from '../writer/period-text.ts'
import { BIRTH_OPTIONS, birthOf } from './birth.ts'
import { type Command, type Input, JSON_OPTION, oneOf, text, UsageError } from './command.ts'
import { dayText, horoscopeText } from './horoscope-text.ts'
import { dateInWords, zoneIn } from './machine-zone.ts'
import { withParts } from './parts.ts'
import { periodText } from './period-text.ts'
import { REPORT_OPTIONS, wroteReport } from './report-file.ts'

export const horoscopeCommand: Command = {
  summary: 'Read the horoscope of a sign for a day, week, month or year',
  usage:
    'SIGN [--date DATE] [--period PERIOD] [--week-start DAY] [--style STYLE] [--zone ZONE] [--categories LIST] [--json] [--pdf FILE [--paper PAPER] [--title TEXT]]',
  options: {
    date: { type: 'string', help: 'YYYY-MM-DD, today, tomorrow or yesterday' },
    period: {
      type: 'string',
      help: `${PERIOD_TYPES.join(', ')}: the one the date is in (default: the day itself)`,
    },
    'week-start': {
      type: 'string',
      help: `${WEEK_STARTS.join(' or ')}, with --period week (default: monday)`,
    },
    style: { type: 'string', help: `${STYLES.join(', ')}; poetic only for a day (default: detailed)` },
    zone: { type: 'string', help: 'IANA time zone in which "today" is meant (default: this machine’s)' },
    categories: { type: 'string', help: `all, or some of ${CATEGORY_NAMES.join(',')}` },
    json: JSON_OPTION,
    ...REPORT_OPTIONS,
    pdf: { type: 'string', help: 'with --period year: write a report as PDF to this file instead' },
  },
  mostWords: 1,
  examples: [
    'augury horoscope leo',
    'augury horoscope pisces --date tomorrow --style poetic',
    'augury horoscope leo --period week --week-start sunday',
    'augury horoscope leo --period year --date 2027-01-01',
  ],
  async run(input) {
    const period = oneOf(PERIOD_TYPES, text(input, 'period'), '--period')
    const weekStart = oneOf(WEEK_STARTS, text(input, 'week-start'), '--week-start')
    if (weekStart !== undefined && period !== 'week')
      throw new UsageError('--week-start needs --period week.')
    if (period === undefined) await readDay(input)
    else await readPeriod(input, period, weekStart)
    return undefined
  },
}

async function readDay(input: Input): Promise<void> {
  const request = requestIn(input, STYLES)
  const data = await answerOf<DailyHoroscopeResponse>('/astrology/daily-horoscope', input, request)
  const texts = words(input.terminal.language)
  const when = dateInWords(texts, data.date, input, request.timezone)
  input.terminal.print(input.values.json ? JSON.stringify(data) : horoscopeText(texts, data, when))
}

async function readPeriod(input: Input, type: PeriodType, weekStart: WeekStart | undefined): Promise<void> {
  const request = { ...requestIn(input, PERIOD_STYLES), week_start: weekStart }
  const data = await answerOf<PeriodHoroscopeResponse>(periodPath(type), input, request)
  const texts = words(input.terminal.language)
  if (type !== 'year' && text(input, 'pdf') !== undefined) throw ONLY_YEARS()
  if (await wroteReport(input, (asked) => yearReport(texts, data, asked))) return
  input.terminal.print(input.values.json ? JSON.stringify(data) : periodText(texts, data))
}

const ONLY_YEARS = () => new UsageError('--pdf goes with --period year.')

function requestIn(input: Input, styles: readonly string[]) {
  const sign = input.words[0]
  if (sign === undefined) throw new UsageError('The sign is missing. Example: augury horoscope leo')
  return {
    sign,
    style: oneOf(styles, text(input, 'style'), '--style') ?? 'detailed',
    date: text(input, 'date'),
    timezone: zoneIn(input),
    categories: text(input, 'categories')?.split(','),
  }
}

export const dayCommand: Command = {
  summary: 'Read the personal horoscope of a day, for a birth',
  usage:
    '"YYYY-MM-DD HH:mm" (--place NAME | --zone ZONE --lat N --lon N) [--date DATE] [--day-zone ZONE] [--json]',
  options: {
    ...BIRTH_OPTIONS,
    date: {
      type: 'string',
      help: 'YYYY-MM-DD, today, tomorrow or yesterday (default: today)',
    },
    'day-zone': {
      type: 'string',
      help: 'IANA time zone where you are: whose day is meant, and by whose clocks times are given (default: this machine’s)',
    },
    json: JSON_OPTION,
  },
  mostWords: 1,
  examples: ['augury day "1990-05-15 14:30" --zone Europe/Berlin --lat 52.52 --lon 13.405 --date tomorrow'],
  async run(input) {
    const { birthDateTime, ...birthLocation } = birthOf(input)
    const timezone = dayZoneIn(input)
    const request = { birthDateTime, birthLocation, date: text(input, 'date'), timezone }
    const data = await answerOf<PersonalDayResponse>('/astrology/personalized-daily', input, request)
    input.terminal.print(
      input.values.json ? JSON.stringify(data) : dayText(words(input.terminal.language), data, timezone),
    )
    return undefined
  },
}

/** Checked here: the error of the endpoint would name the zone of the birthplace. */
function dayZoneIn(input: Input): string {
  const timezone = zoneIn(input, 'day-zone')
  try {
    return zone(timezone).name
  } catch (error) {
    throw error instanceof ServiceError ? new UsageError(`--day-zone: ${error.message}`) : error
  }
}

type AnswerBody = Pick<DailyHoroscopeResponse, 'warnings'> & { readonly data: object }

/** The `data` of an endpoint's response. Warnings go to standard error; errors are thrown. */
const answerOf = <Response extends AnswerBody>(path: string, { terminal }: Input, body: object) =>
  withParts(terminal, async (parts): Promise<Response['data']> => {
    const { data, warnings = [] } = (await askEndpoint(allEndpoints(parts), path, body, parts)) as Response
    for (const { message } of warnings) terminal.note(message)
    return data
  })
