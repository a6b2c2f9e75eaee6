/** `augury birth-time`. */

import { toBirthTimeResponse } from '../api/endpoints/birth-time/response.ts'
import { birthWarnings } from '../api/understood-time.ts'
import {
  type BirthTimeReading,
  DEFAULT_WINDOW_MINUTES,
  MAX_WINDOW_MINUTES,
  readBirthTime,
} from '../readings/birth-time.ts'
import { BIRTH_OPTIONS, birthOf, CHOICE_NOTES, CHOICE_OPTIONS, choicesOf, HOUSES_OPTION } from './birth.ts'
import { type Command, type Input, JSON_OPTION, text, UsageError } from './command.ts'
import { columns, spaced } from './layout.ts'

export const birthTimeCommand: Command = {
  summary: 'Show how much a chart depends on the minute of birth',
  usage:
    '"YYYY-MM-DD[ HH:mm]" (--place NAME | --zone ZONE --lat N --lon N) [--window MINUTES] [--houses SYSTEM] [--json] [OPTIONS]',
  notes: `Shows what would change if the birth had been a little earlier or later, and when. For a date without a time it shows the whole day. ${CHOICE_NOTES}`,
  options: {
    ...BIRTH_OPTIONS,
    window: {
      type: 'string',
      help: `minutes to look at before and after the birth, 1 to ${MAX_WINDOW_MINUTES} (default: ${DEFAULT_WINDOW_MINUTES})`,
    },
    houses: HOUSES_OPTION,
    json: JSON_OPTION,
    ...CHOICE_OPTIONS,
  },
  mostWords: 1,
  examples: [
    'augury birth-time "1990-05-15 14:30" --zone Europe/Berlin --lat 52.52 --lon 13.405 --window 20 --houses placidus',
    'augury birth-time 1990-05-15 --zone Europe/Berlin --lat 52.52 --lon 13.405   # the whole day',
  ],
  async run(input) {
    const { terminal, values } = input
    const reading = readBirthTime({
      ...birthOf(input),
      windowMinutes: windowOf(input),
      options: choicesOf(input),
    })
    for (const message of warningsOf(reading)) terminal.note(message)
    const data = toBirthTimeResponse(reading)
    terminal.print(values.json ? JSON.stringify(data) : tables(data))
    return undefined
  },
}

function windowOf(input: Input): number | undefined {
  const given = text(input, 'window')
  if (given === undefined) return undefined
  const minutes = Number(given)
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_WINDOW_MINUTES)
    throw new UsageError(`--window takes whole minutes, 1 to ${MAX_WINDOW_MINUTES}.`)
  return minutes
}

const warningsOf = ({ birth: { time, birthDateTime, place } }: BirthTimeReading): string[] =>
  time === null ? [] : birthWarnings(time, birthDateTime, place).map(({ message }) => message)

type BirthTimeData = ReturnType<typeof toBirthTimeResponse>
type Change = BirthTimeData['changes'][number]
type Segment = BirthTimeData['segments'][number]

function tables({ window, birth, holds, changes, segments }: BirthTimeData): string {
  const heading = `${clock(window.local_from)} to ${clock(window.local_to)} in ${birth.timezone}`
  const holdLines = holds
    ? [
        `The birth could be so much earlier or later without a change:\n${holdTable(holds, window.minutes / 2)}`,
      ]
    : []
  const changed = changes.length === 0 ? 'Nothing changes.' : columns(changes.map(changeRow))
  return [heading, ...holdLines, changed, columns(segments.map(segmentRow))].join('\n\n')
}

const holdTable = (holds: NonNullable<BirthTimeData['holds']>, side: number): string =>
  columns(
    Object.entries(holds).map(([name, { minutes_before, minutes_after }]) => [
      spaced(name),
      `${atLeast(minutes_before, side)} min earlier`,
      `${atLeast(minutes_after, side)} min later`,
    ]),
  )

const changeRow = (change: Change): string[] => [
  clock(change.local),
  ...(change.minutes === null ? [] : [`${signed(change.minutes)} min`]),
  subjectOf(change),
  `${change.before ?? 'no aspect'} → ${change.after ?? 'no aspect'}`,
]

const segmentRow = ({ local_from, local_to, share, rising_sign, moon_sign }: Segment): string[] => [
  `${clock(local_from)} to ${clock(local_to)}`,
  `${(share * 100).toFixed(1).padStart(5)} %`,
  `${rising_sign} rising`,
  `Moon in ${moon_sign}`,
]

/** A fact that holds to the end of the window may hold for longer. */
const atLeast = (minutes: number, side: number) =>
  `${minutes >= side ? 'at least' : ''}`.padEnd(9) + minutes.toFixed(2).padStart(6)

const signed = (minutes: number) => `${minutes < 0 ? '−' : '+'}${Math.abs(minutes).toFixed(2)}`.padStart(7)

const clock = (local: string) => local.replace('T', ' ')

function subjectOf({ kind, subject }: Change): string {
  if (kind === 'rising_sign' || kind === 'midheaven_sign') return spaced(kind)
  return kind === 'aspect' ? subject.replace('-', ' and ') : `${kind} of ${subject}`
}
