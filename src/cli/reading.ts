/** `augury reading`: what a birth chart means, with the configured writer. */
import { natalReadingWarnings, toNatalReadingResponse } from '../api/endpoints/natal-reading/response.ts'
import { natalReport } from '../api/reports/natal-report.ts'
import { DEPTHS, type NatalReading, readNatalReading } from '../readings/natal-reading.ts'
import { words } from '../words/language.ts'
import {
  BIRTH_OPTIONS,
  birthOf,
  CHART_OPTIONS,
  CHOICE_NOTES,
  chartChoicesOf,
  HOUSES_OPTION,
} from './birth.ts'
import { type Command, type Input, JSON_OPTION, oneOf, text } from './command.ts'
import { namedByOption } from './option-errors.ts'
import { withParts } from './parts.ts'
import { readingText } from './reading-text.ts'
import { REPORT_OPTIONS, wroteReport } from './report-file.ts'

export const readingCommand: Command = {
  summary: 'Read what a birth chart means',
  usage:
    '"YYYY-MM-DD[ HH:mm]" (--place NAME | --zone ZONE --lat N --lon N) [--depth DEPTH] [--houses SYSTEM] [--json] [--pdf FILE] [OPTIONS]',
  notes: `A birth may be a date alone if nobody knows its time. ${CHOICE_NOTES}`,
  options: {
    ...BIRTH_OPTIONS,
    depth: { type: 'string', help: 'full (default), or essentials: the portrait and three sections' },
    houses: HOUSES_OPTION,
    json: JSON_OPTION,
    ...REPORT_OPTIONS,
    ...CHART_OPTIONS,
  },
  mostWords: 1,
  examples: [
    'augury reading "1990-05-15 14:30" --zone Europe/Berlin --lat 52.52 --lon 13.405',
    'augury reading 1985-11-02 --zone America/Lima --lat -12.05 --lon -77.05   # the time is unknown',
    'augury reading "1990-05-15 14:30" --place berlin --pdf ada.pdf --title "For Ada"',
  ],
  async run(input) {
    const { terminal, values } = input
    const depth = oneOf(DEPTHS, text(input, 'depth'), '--depth') ?? 'full'
    const found = await readingOf(input)
    for (const { message } of natalReadingWarnings(found)) terminal.note(message)
    const texts = words(terminal.language)
    if (await wroteReport(input, (request) => natalReport(texts, found, { ...request, depth })))
      return undefined
    const data = toNatalReadingResponse(texts, found, depth, terminal.now())
    terminal.print(values.json ? JSON.stringify(data) : readingText(texts, data))
    return undefined
  },
}

function readingOf(input: Input): Promise<NatalReading> {
  const birth = { ...birthOf(input), options: chartChoicesOf(input) }
  return withParts(input.terminal, (parts) => readNatalReading(birth, parts)).catch((error) => {
    throw namedByOption(error)
  })
}
