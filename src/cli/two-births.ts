/** Two births on the command line: the options of one, doubled (`--second-place`), and the choices that both have in common. */
import { type BirthOptions, isDate } from '../readings/birth.ts'
import { PAIR_MEMBERS, type PairMemberName, type PairRequest } from '../readings/pair.ts'
import { BIRTH_OPTIONS, birthOf, CHART_OPTIONS, chartChoicesOf } from './birth.ts'
import { type Input, type OptionHelp, text, UsageError } from './command.ts'

const { 'unknown-time': UNKNOWN_TIME, ...COMMON_OPTIONS } = CHART_OPTIONS

/** What each of the two has for itself. */
const OWN_OPTIONS = { ...BIRTH_OPTIONS, 'unknown-time': UNKNOWN_TIME }

const OPTION = /--(?=(?:place|zone|lat|lon)\b)/g

const optionsOf = (member: PairMemberName): [string, OptionHelp][] => [
  [member, { type: 'string', help: `the ${member} birth: "YYYY-MM-DD HH:mm", or its date alone` }],
  ...Object.entries(OWN_OPTIONS).map(([name, option]): [string, OptionHelp] => [
    `${member}-${name}`,
    { ...option, help: option.help.replaceAll(OPTION, `--${member}-`) },
  ]),
]

export const TWO_BIRTHS_OPTIONS: Readonly<Record<string, OptionHelp>> = Object.fromEntries(
  PAIR_MEMBERS.flatMap(optionsOf),
)

/** Zodiac and the like, which two charts must share to be compared. */
export const COMMON_CHOICES = COMMON_OPTIONS

export const twoBirthsOf = (input: Input): PairRequest => ({
  first: birthOfMember(input, 'first'),
  second: birthOfMember(input, 'second'),
})

function birthOfMember(input: Input, member: PairMemberName): PairRequest[PairMemberName] {
  const when = text(input, member)
  if (when === undefined)
    throw new UsageError(`--${member} is required: the ${member} birth, as "YYYY-MM-DD HH:mm".`)
  const own = Object.keys(OWN_OPTIONS).map((name) => [name, input.values[`${member}-${name}`]])
  const alone: Input = { ...input, words: [when], values: { ...input.values, ...Object.fromEntries(own) } }
  return { ...named(member, () => birthOf(alone)), options: optionsFor(alone, when) }
}

const optionsFor = (input: Input, when: string): BirthOptions => ({
  ...chartChoicesOf(input),
  timeKnown: input.values['unknown-time'] !== true && !isDate(when),
})

/** A mistake names the option as it is written here. */
function named<Answer>(member: PairMemberName, read: () => Answer): Answer {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(error.message.replaceAll(OPTION, `--${member}-`))
  }
}
