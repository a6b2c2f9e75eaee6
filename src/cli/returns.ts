/** `augury returns`: when a planet comes back to its place at birth; for the Sun, the year in words. */
import type { Operations } from '../../client/operations.ts'
import { DEFAULT_RETURNING_BODY, MAX_RETURNS, RETURN_BODIES } from '../readings/returns.ts'
import { words } from '../words/language.ts'
import type { TerminalWords } from '../words/terminal.ts'
import { type Command, type Input, oneOf, text } from './command.ts'
import { clockTime, columns, INDENT, paragraph } from './layout.ts'
import {
  askAboutPerson,
  BIRTH_USAGE,
  birthBody,
  numberOption,
  ONE_PERSON_OPTIONS,
  wroteReportAboutPerson,
} from './one-person.ts'
import { namedPlace, PLACE_OPTION } from './place.ts'
import { passage } from './reading-text.ts'
import { REPORT_OPTIONS } from './report-file.ts'

type ReturnsData = Operations['returns']['response']['data']
type PlanetaryReturn = ReturnsData['returns'][number]

export const returnsCommand: Command = {
  summary: 'See when a planet returns to its place at birth, and read the year of the Sun',
  usage: `${BIRTH_USAGE} [--body BODY] [--from DATE] [--count N] [--at-place NAME] [--json] [--pdf FILE] [OPTIONS]`,
  notes: `Bodies are ${RETURN_BODIES.join(', ')}. A birth may be a date alone if nobody knows its time.`,
  options: {
    ...ONE_PERSON_OPTIONS,
    body: { type: 'string', help: `which body (default: ${DEFAULT_RETURNING_BODY})` },
    from: { type: 'string', help: 'the first return that is not over on this day (default: today)' },
    count: { type: 'string', help: `how many returns, 1 to ${MAX_RETURNS} (default: 1)` },
    'at-place': {
      ...PLACE_OPTION,
      help: 'where the person is at the return, by name (default: the birthplace)',
    },
    'precession-corrected': { type: 'boolean', help: 'back to the same place among the stars' },
    ...REPORT_OPTIONS,
    pdf: { type: 'string', help: 'of the Sun: write a report as PDF to this file instead' },
  },
  mostWords: 1,
  examples: [
    'augury returns "1985-11-02 06:40" --place lima',
    'augury returns "1985-11-02 06:40" --place lima --body saturn --from 1986-01-01 --count 3',
    'augury returns "1985-11-02 06:40" --place lima --pdf year.pdf --title "For Ada"',
  ],
  async run(input) {
    const { terminal, values } = input
    const body = {
      ...birthBody(input),
      body: oneOf(RETURN_BODIES, text(input, 'body'), '--body'),
      from: text(input, 'from'),
      count: numberOption(input, 'count'),
      location: placeOfReturn(input),
      precession_corrected: values['precession-corrected'],
    }
    const data = await askAboutPerson<ReturnsData>(input, RETURNS, body)
    if (await wroteReportAboutPerson(input, RETURNS, body)) return undefined
    const texts = words(terminal.language).terminal
    terminal.print(values.json ? JSON.stringify(data) : returnsText(texts, data))
    return undefined
  },
}

const RETURNS = '/astrology/returns'

const placeOfReturn = (input: Input) => namedPlace({ ...input, values: { place: input.values['at-place'] } })

const returnsText = (terminal: TerminalWords, { body, returns }: ReturnsData): string =>
  returns.length === 0
    ? terminal.nothingHappens
    : returns.map((one) => returnText(terminal, body, one)).join('\n\n')

function returnText(terminal: TerminalWords, body: string, one: PlanetaryReturn): string {
  const { time } = terminal
  const { number, passes, profection, reading } = one
  const when = passes.map(({ local }) => clockTime(local))
  return [
    time.returnTitle(body, number, when),
    ...(profection === null
      ? []
      : [INDENT + time.profection(profection.house, profection.sign, profection.ruler)]),
    ...(reading === null ? [] : readingParts(terminal, reading)),
  ].join('\n\n')
}

function readingParts({ time }: TerminalWords, reading: NonNullable<PlanetaryReturn['reading']>): string[] {
  const { summary, sections, key_dates: dates, note } = reading
  const rows = dates.map(({ local, id }) => [INDENT + local.slice(0, 10), id.replaceAll('-', ' ')])
  return [
    ...(note === null ? [] : [paragraph(note)]),
    ...(summary === null ? [] : [paragraph(summary.text)]),
    ...sections.map(({ title, text: body }) => passage(title, body)),
    ...(rows.length === 0 ? [] : [`${time.keyDates}\n${columns(rows)}`]),
  ]
}
