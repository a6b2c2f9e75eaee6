/** `augury together`: two birth charts compared, and what they say, with the configured writer. */
import { toSynastryResponse } from '../api/endpoints/synastry/response.ts'
import { pairWarnings } from '../api/pair-response.ts'
import { pairReport } from '../api/reports/pair-report.ts'
import { PAIR_KINDS } from '../judgement/pair/weights.ts'
import { DEPTHS } from '../readings/natal-reading.ts'
import { DEFAULT_KIND, readSynastry } from '../readings/synastry.ts'
import { readSynastryText } from '../readings/synastry-text.ts'
import { words } from '../words/language.ts'
import { CHOICE_NOTES, HOUSES_OPTION } from './birth.ts'
import { type Command, JSON_OPTION, oneOf, text } from './command.ts'
import { withParts } from './parts.ts'
import { REPORT_OPTIONS, wroteReport } from './report-file.ts'
import { togetherText } from './together-text.ts'
import { COMMON_CHOICES, TWO_BIRTHS_OPTIONS, twoBirthsOf } from './two-births.ts'

export const togetherCommand: Command = {
  summary: 'Read what two birth charts say together',
  usage:
    '--first "YYYY-MM-DD[ HH:mm]" --first-place NAME --second "YYYY-MM-DD[ HH:mm]" --second-place NAME [--kind KIND] [--depth DEPTH] [--json] [--pdf FILE] [OPTIONS]',
  notes: `The reading is told to the first about both. A birth may be a date alone if nobody knows its time. ${CHOICE_NOTES}`,
  options: {
    ...TWO_BIRTHS_OPTIONS,
    kind: { type: 'string', help: `${PAIR_KINDS.join(', ')} (default: ${DEFAULT_KIND})` },
    depth: { type: 'string', help: 'full (default), or essentials: without sections' },
    houses: HOUSES_OPTION,
    json: JSON_OPTION,
    ...REPORT_OPTIONS,
    ...COMMON_CHOICES,
  },
  examples: [
    'augury together --first "1990-05-15 14:30" --first-place berlin --second "1985-11-02 06:40" --second-place lima',
    'augury together --first 1990-05-15 --first-place berlin --second 1985-11-02 --second-place lima --kind friendship   # no times',
  ],
  async run(input) {
    const { terminal, values } = input
    const depth = oneOf(DEPTHS, text(input, 'depth'), '--depth') ?? 'full'
    const kind = oneOf(PAIR_KINDS, text(input, 'kind'), '--kind')
    const request = { ...twoBirthsOf(input), kind }
    const {
      found,
      text: written,
      identifier,
    } = await withParts(terminal, async (parts) => {
      const { identifier } = parts.secrecy
      const found = readSynastry(request, identifier)
      return { found, text: await readSynastryText(found, parts), identifier }
    })
    for (const { message } of pairWarnings(found.births)) terminal.note(message)
    const texts = words(terminal.language)
    const answer = { found, text: written, depth }
    if (await wroteReport(input, (asked) => pairReport(texts, answer, request, asked, identifier)))
      return undefined
    const data = toSynastryResponse(texts, answer, terminal.now())
    terminal.print(values.json ? JSON.stringify(data) : togetherText(texts, data))
    return undefined
  },
}
