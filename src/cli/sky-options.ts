/** What `augury moon` and `augury calendar` share: clocks, a place, a rule, and errors that name the options. */
import { VOID_RULES, type VoidRule } from '../almanac/void-of-course.ts'
import type { Place } from '../sky/horizon.ts'
import { type Input, neededNumber, oneOf, text } from './command.ts'
import { zoneIn } from './machine-zone.ts'
import { namedByOption } from './option-errors.ts'
import { namedPlace } from './place.ts'

const RULES = Object.keys(VOID_RULES) as VoidRule[]

export const RULE_OPTION = {
  type: 'string',
  help: `whose aspects end the Moon’s course: ${RULES.join(' or ')} (default: ${RULES[0]})`,
} as const

export const ruleIn = (input: Input): VoidRule | undefined =>
  oneOf(RULES, text(input, 'void-rule'), '--void-rule')

/** Zone and coordinates: those of a place by its name, or the ones that were given. */
export function placeOptionsIn(input: Input): { timezone: string; place: Place | undefined } {
  const { timezone, ...place } = namedPlace(input) ?? { timezone: zoneIn(input) }
  return { timezone, place: 'latitude' in place ? place : writtenPlace(input) }
}

/** Both coordinates, or none. */
function writtenPlace(input: Input): Place | undefined {
  if (text(input, 'lat') === undefined && text(input, 'lon') === undefined) return undefined
  return { latitude: neededNumber(input, 'lat'), longitude: neededNumber(input, 'lon') }
}

/** Reports errors of a request by the options in which it was written. */
export function namingOptions<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw namedByOption(error)
  }
}
