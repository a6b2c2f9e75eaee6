/** What `augury moon` and `augury calendar` share: clocks, a place, a rule, and errors that name the options. */
import { VOID_RULES, type VoidRule } from '../almanac/void-of-course.ts'
import { ServiceError } from '../errors.ts'
import type { Issue } from '../readings/invalid.ts'
import type { Place } from '../sky/horizon.ts'
import { type Input, neededNumber, oneOf, text, UsageError } from './command.ts'
import { namedPlace } from './place.ts'

const RULES = Object.keys(VOID_RULES) as VoidRule[]

export const CLOCK_OPTION = {
  type: 'string',
  help: 'IANA time zone of the clocks, such as Europe/Berlin (default: UTC)',
} as const

export const RULE_OPTION = {
  type: 'string',
  help: `whose aspects end the Moon's course: ${RULES.join(' or ')} (default: ${RULES[0]})`,
} as const

export const ruleIn = (input: Input): VoidRule | undefined =>
  oneOf(RULES, text(input, 'void-rule'), '--void-rule')

/** Whose clocks and whose sky: of a place by its name, or zone and coordinates as far as they are there. */
export function whereIn(input: Input): { timezone: string | undefined; place: Place | undefined } {
  const { timezone, ...place } = namedPlace(input) ?? { timezone: text(input, 'zone') }
  return { timezone, place: 'latitude' in place ? place : writtenPlace(input) }
}

/** Both coordinates, or none. */
function writtenPlace(input: Input): Place | undefined {
  if (text(input, 'lat') === undefined && text(input, 'lon') === undefined) return undefined
  return { latitude: neededNumber(input, 'lat'), longitude: neededNumber(input, 'lon') }
}

/** Members of a request that are not spelled like their option. */
const OPTION_OF: Readonly<Record<string, string>> = {
  timezone: 'zone',
  latitude: 'lat',
  longitude: 'lon',
}

/** What is wrong with a request is told by the option in which it was written. */
export function namingOptions<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof ServiceError ? new UsageError(messageOf(error)) : error
  }
}

function messageOf({ code, message, details }: ServiceError): string {
  const { field, issues } = details as { field?: string; issues?: readonly Issue[] }
  const member = code === 'INVALID_TIMEZONE' ? 'timezone' : (field ?? issues?.[0]?.path)
  if (member === undefined) return message
  const option = `--${OPTION_OF[member] ?? member}`
  return message.startsWith(`${member} `) ? option + message.slice(member.length) : `${option}: ${message}`
}
