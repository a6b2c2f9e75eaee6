/** `augury moon`. */
import { moonOnTheWire } from '../api/endpoints/moon/wire.ts'
import { readMoon } from '../readings/moon.ts'
import { words } from '../words/language.ts'
import { type Command, JSON_OPTION, text } from './command.ts'
import { clock, columns, degrees, paragraph, spaced } from './layout.ts'
import { ZONE_OPTION } from './machine-zone.ts'
import { PLACE_OPTION } from './place.ts'
import { namingOptions, RULE_OPTION, ruleIn, whereIn } from './sky-options.ts'

export const moon: Command = {
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
    const asked = {
      at: text(input, 'at'),
      voidRule: ruleIn(input),
      ...whereIn(input),
    }
    const reading = namingOptions(() => readMoon(asked, terminal.now()))
    const data = moonOnTheWire(words(terminal.language), reading)
    terminal.print(values.json ? JSON.stringify(data) : moonText(data))
    return undefined
  },
}

type MoonData = ReturnType<typeof moonOnTheWire>

function moonText({ title, local, timezone, text: meaning, ...data }: MoonData): string {
  const { phase, position, age_days, sky, next_phases, next_eclipse } = data
  const now = [
    ['lit', `${Math.round(phase.illuminated * 100)} %, ${phase.waxing ? 'waxing' : 'waning'}`],
    ['age', `${age_days.toFixed(1)} days`],
    ['position', degrees(position).trimStart()],
    ...(sky === null ? [] : [['in the sky', heightWords(sky.altitude)]]),
    ['void of course', voidWords(data.void_of_course)],
  ]
  const next = [
    ...next_phases.map(({ phase: name, ...event }) => ({ name, ...event })),
    eclipseOf(next_eclipse),
  ]
  const rows = next.map(({ name, sign, ...event }) => [spaced(name), clock(event.local), `in ${sign}`])
  return [`${title}\n${clock(local)}, ${timezone}`, paragraph(meaning), columns(now), columns(rows)].join(
    '\n\n',
  )
}

const eclipseOf = ({ id, ...event }: MoonData['next_eclipse']) => ({
  name: id.replaceAll('-', ' '),
  ...event,
})

const heightWords = (altitude: number): string =>
  `${Math.abs(altitude).toFixed(0)}° ${altitude < 0 ? 'below' : 'above'} the horizon`

function voidWords({ now, local_begins, local_ends, next_sign }: MoonData['void_of_course']): string {
  const begins = now ? 'now, until' : `from ${clock(local_begins)} to`
  return `${begins} ${clock(local_ends)}, then in ${next_sign}`
}
