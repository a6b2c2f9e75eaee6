/** `augury progressions`: a birth chart a day for a year later. */
import type { Operations } from '../../client/operations.ts'
import { ANGLE_METHODS, PROGRESSION_METHODS } from '../chart/progression/rules.ts'
import { MAX_YEARS_AHEAD } from '../readings/progressions.ts'
import { words } from '../words/language.ts'
import type { TerminalWords } from '../words/terminal.ts'
import { type Command, oneOf, text } from './command.ts'
import { columns, INDENT, paragraph } from './layout.ts'
import { askAboutPerson, BIRTH_USAGE, birthBody, numberOption, ONE_PERSON_OPTIONS } from './one-person.ts'

type ProgressionsData = Operations['progressions']['response']['data']

export const progressionsCommand: Command = {
  summary: 'Progress a birth chart, a day for a year, and see what changes next',
  usage: `${BIRTH_USAGE} [--at DATE] [--method METHOD] [--angles METHOD] [--years N] [--json] [OPTIONS]`,
  notes: 'A birth may be a date alone if nobody knows its time.',
  options: {
    ...ONE_PERSON_OPTIONS,
    at: { type: 'string', help: 'the day of life (default: today)' },
    method: {
      type: 'string',
      help: `${PROGRESSION_METHODS.join(' or ')} (default: ${PROGRESSION_METHODS[0]})`,
    },
    angles: { type: 'string', help: `how the angles move: ${ANGLE_METHODS.join(', ')}` },
    converse: { type: 'boolean', help: 'days before the birth stand for the years after it' },
    years: { type: 'string', help: `how far to look ahead, 1 to ${MAX_YEARS_AHEAD}` },
  },
  mostWords: 1,
  examples: [
    'augury progressions "1985-11-02 06:40" --place lima',
    'augury progressions "1985-11-02 06:40" --place lima --angles naibod_ra --years 5',
  ],
  async run(input) {
    const { terminal, values } = input
    const data = await askAboutPerson<ProgressionsData>(input, '/astrology/progressions', {
      ...birthBody(input),
      at: text(input, 'at'),
      method: oneOf(PROGRESSION_METHODS, text(input, 'method'), '--method'),
      angles: oneOf(ANGLE_METHODS, text(input, 'angles'), '--angles'),
      converse: values.converse,
      years: numberOption(input, 'years'),
    })
    const texts = words(terminal.language).terminal
    terminal.print(values.json ? JSON.stringify(data) : progressionsText(texts, data))
    return undefined
  },
}

function progressionsText(terminal: TerminalWords, { moon, text: texts, coming }: ProgressionsData): string {
  const { time, label, nothingHappens } = terminal
  const { sign, house, phase } = moon
  const lines = [
    time.inSign(sign.sign, dateOf(sign.to)),
    ...(house === null ? [] : [time.inHouse(house.house, dateOf(house.to))]),
    time.inPhase(label(phase.phase), dateOf(phase.to)),
  ]
  const rows = coming.map(({ local, id }) => [INDENT + local.slice(0, 10), label(id)])
  return [
    `${time.progressedMoon}\n${lines.map((line) => INDENT + line).join('\n')}`,
    ...(texts?.moon == null ? [] : [paragraph(texts.moon.text)]),
    ...(texts?.sun == null ? [] : [`${time.progressedSun}\n${paragraph(texts.sun.text, INDENT)}`]),
    rows.length === 0 ? nothingHappens : `${time.coming}\n${columns(rows)}`,
  ].join('\n\n')
}

const dateOf = (instant: string | null) => instant?.slice(0, 10) ?? null
