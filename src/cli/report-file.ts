/** A reading as a PDF file: `--pdf FILE`, instead of the text. */
import { writeFile } from 'node:fs/promises'
import { MAX_TITLE, type ReportRequest } from '../api/reports/report-request.ts'
import { ServiceError } from '../errors.ts'
import { PAPERS, type Report } from '../report/document.ts'
import { reportPrinter } from '../report/report-printer.ts'
import { type Input, oneOf, text, UsageError } from './command.ts'

export const REPORT_OPTIONS = {
  pdf: { type: 'string', help: 'write a report as PDF to this file instead' },
  paper: { type: 'string', help: `of the report: ${PAPERS.join(', ')} (default: ${PAPERS[0]})` },
  title: { type: 'string', help: `on the cover of the report, at most ${MAX_TITLE} characters` },
} as const

/** Writes the report if one is asked for; then nothing else is printed. */
export async function wroteReport(
  input: Input,
  makeReport: (request: ReportRequest) => Report | Promise<Report>,
): Promise<boolean> {
  const [file, title] = [text(input, 'pdf'), text(input, 'title')]
  const paper = oneOf(PAPERS, text(input, 'paper'), '--paper')
  if (file === undefined) {
    if (paper !== undefined || title !== undefined)
      throw new UsageError('--paper and --title go with --pdf FILE.')
    return false
  }
  if ([...(title ?? '')].length > MAX_TITLE)
    throw new UsageError(`--title takes at most ${MAX_TITLE} characters.`)
  await writeFile(file, await printed(await makeReport({ paper, title })))
  input.terminal.note(`The report is in ${file}.`)
  return true
}

const printed = (report: Report): Promise<Buffer> =>
  reportPrinter
    .print(() => report)
    .catch((error) => {
      throw error instanceof ServiceError ? new UsageError(error.message) : error
    })
