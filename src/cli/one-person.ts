/** Commands about one person's time: the birth in their arguments, and the answer of the endpoint. */
import { askEndpoint, askReport } from '../api/ask.ts'
import { allEndpoints } from '../api/endpoints.ts'
import { BIRTH_OPTIONS, birthOf, CHART_OPTIONS, chartChoicesOf, HOUSES_OPTION } from './birth.ts'
import { type Input, JSON_OPTION, text, UsageError } from './command.ts'
import { namedByOption } from './option-errors.ts'
import { withParts } from './parts.ts'
import { wroteReport } from './report-file.ts'

export const ONE_PERSON_OPTIONS = {
  ...BIRTH_OPTIONS,
  houses: HOUSES_OPTION,
  json: JSON_OPTION,
  ...CHART_OPTIONS,
} as const

export const BIRTH_USAGE = '"YYYY-MM-DD[ HH:mm]" (--place NAME | --zone ZONE --lat N --lon N)'

/** As the API takes it. */
export function birthBody(input: Input): object {
  const { houseSystem, zodiac, ayanamsa, calendar, node, timeKnown } = chartChoicesOf(input)
  const options = { house_system: houseSystem, zodiac, ayanamsa, calendar, node, time_known: timeKnown }
  return { ...birthOf(input), options }
}

interface AnswerBody<Data> {
  readonly data: Data
  readonly warnings?: readonly { readonly message: string }[]
}

/** The answer of the endpoint. Its warnings go to standard error. */
export async function askAboutPerson<Data>({ terminal }: Input, path: string, body: object): Promise<Data> {
  const { data, warnings = [] } = (await withParts(terminal, (parts) =>
    askEndpoint(allEndpoints(parts), path, withoutAbsent(body), parts),
  ).catch((error) => {
    throw namedByOption(error)
  })) as AnswerBody<Data>
  for (const { message } of warnings) terminal.note(message)
  return data
}

/** The answer of the endpoint as a PDF, if one is asked for; then nothing else is printed. */
export const wroteReportAboutPerson = (input: Input, path: string, body: object): Promise<boolean> =>
  wroteReport(input, (request) =>
    withParts(input.terminal, (parts) =>
      askReport(allEndpoints(parts), path, withoutAbsent({ ...body, ...request }), parts),
    ).catch((error) => {
      throw namedByOption(error)
    }),
  )

/** Without undefined members, which the type does not allow. */
const withoutAbsent = (body: object): object => JSON.parse(JSON.stringify(body))

export function numberOption(input: Input, name: string): number | undefined {
  const given = text(input, name)
  if (given === undefined) return undefined
  const number = Number(given)
  if (given.trim() === '' || !Number.isFinite(number)) throw new UsageError(`--${name} takes a number.`)
  return number
}
