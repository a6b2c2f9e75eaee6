/** `augury moon`. */
import { toMoonResponse } from '../api/endpoints/moon/response.ts'
import { readMoon } from '../readings/moon.ts'
import { words } from '../words/language.ts'
import type { MoonLines } from '../words/terminal.ts'
import type { Words } from '../words/words.ts'
import { type Command, JSON_OPTION, text } from './command.ts'
import { clockTime, columns, degrees, paragraph } from './layout.ts'
import { ZONE_OPTION } from './machine-zone.ts'
import { PLACE_OPTION } from './place.ts'
import { namingOptions, placeOptionsIn, RULE_OPTION, ruleIn } from './sky-options.ts'

export const moonCommand: Command = {
  summary: 'Show the Moon: her phase and sign, and what comes next',
  usage: '[--at MOMENT] [--place NAME | --zone ZONE --lat N --lon N] [--void-rule RULE] [--json]',
  options: {
    at: { type: 'string', help: 'a moment in UTC, such as 2026-11-17T12:00Z (default: now)' },
    place: PLACE_OPTION,
    zone: ZONE_OPTION,
    lat: { type: 'string', help: 'latitude of a place, to see whether she is above its horizon' },
    lon: { type: 'string', help: 'longitude of that place, negative for west' },
    'void-rule': RULE_OPTION,
    json: JSON_OPTION,
  },
  examples: ['augury moon', 'augury moon --place Reykjavik'],
  async run(input) {
    const { terminal, values } = input
    const request = {
      at: text(input, 'at'),
      voidRule: ruleIn(input),
      ...placeOptionsIn(input),
    }
    const reading = namingOptions(() => readMoon(request, terminal.now()))
    const texts = words(terminal.language)
    const data = toMoonResponse(texts, reading)
    terminal.print(values.json ? JSON.stringify(data) : moonText(texts, data))
    return undefined
  },
}

type MoonData = ReturnType<typeof toMoonResponse>

function moonText(
  { terminal: { label, moon } }: Words,
  { title, local, timezone, text: meaning, ...data }: MoonData,
): string {
  const { labels } = moon
  const { phase, position, age_days, sky, next_phases, next_eclipse } = data
  const now = [
    [labels.lit, moon.lit(Math.round(phase.illuminated * 100), phase.waxing)],
    [labels.age, moon.age(age_days.toFixed(1))],
    [labels.position, degrees(position).trimStart()],
    ...(sky === null ? [] : [[labels.inTheSky, heightWords(moon, sky.altitude)]]),
    [labels.voidOfCourse, voidWords(moon, data.void_of_course)],
  ]
  const next = [
    ...next_phases.map(({ phase: name, ...event }) => ({ name, ...event })),
    eclipseOf(next_eclipse),
  ]
  const rows = next.map(({ name, sign, ...event }) => [
    label(name),
    clockTime(event.local),
    moon.inSign(sign),
  ])
  return [`${title}\n${clockTime(local)}, ${timezone}`, paragraph(meaning), columns(now), columns(rows)].join(
    '\n\n',
  )
}

const eclipseOf = ({ id, ...event }: MoonData['next_eclipse']) => ({
  name: id,
  ...event,
})

const heightWords = ({ height }: MoonLines, altitude: number): string =>
  height(Math.abs(altitude).toFixed(0), altitude < 0)

function voidWords(
  { voidNow, voidLater }: MoonLines,
  { now, local_begins, local_ends, next_sign }: MoonData['void_of_course'],
): string {
  const ends = clockTime(local_ends)
  return now ? voidNow(ends, next_sign) : voidLater(clockTime(local_begins), ends, next_sign)
}
