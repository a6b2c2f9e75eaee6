/** `augury chart`. */
import {
  chartWarnings,
  type NatalChartData,
  toNatalChartResponse,
} from '../api/endpoints/natal-chart/response.ts'
import { readConfig } from '../config.ts'
import { wheelOf } from '../drawing/wheel/chart-in-words.ts'
import { identifiersFor } from '../readings/identifier.ts'
import { readNatalChart } from '../readings/natal-chart.ts'
import { findSecret } from '../store/secret.ts'
import { BIRTH_OPTIONS, birthOf, HOUSES_OPTION } from './birth.ts'
import { type Command, JSON_OPTION, text } from './command.ts'
import { columns, degrees } from './layout.ts'
import { printChart, WHEEL_OPTIONS } from './wheel.ts'
import { isWider, printWiderChart, WIDER_NOTES, WIDER_OPTIONS } from './wider-chart.ts'

export const chartCommand: Command = {
  summary: 'Cast a birth chart, as tables or as a wheel',
  usage:
    '"YYYY-MM-DD[ HH:mm]" (--place NAME | --zone ZONE --lat N --lon N) [--houses SYSTEM] [--svg FILE | --png FILE] [--json] [OPTIONS]',
  notes: WIDER_NOTES,
  options: {
    ...BIRTH_OPTIONS,
    houses: HOUSES_OPTION,
    ...WHEEL_OPTIONS,
    json: JSON_OPTION,
    ...WIDER_OPTIONS,
  },
  mostWords: 1,
  examples: [
    'augury chart "1990-05-15 14:30" --place "Paris, Texas"',
    'augury chart "1990-05-15 14:30" --zone Europe/Berlin --lat 52.52 --lon 13.405 --houses placidus',
    'augury chart "1969-07-20 20:17" --zone UTC --lat 28.6 --lon -80.6 --png chart.png --size 1200 --grid',
    'augury chart "1985-11-02 06:40" --zone America/Lima --lat -12.05 --lon -77.05 --zodiac sidereal --lots fortune,spirit',
    'augury chart 1985-11-02 --zone America/Lima --lat -12.05 --lon -77.05   # the time is unknown',
  ],
  async run(input) {
    const { terminal } = input
    const birth = birthOf(input)
    const identifier = identifiersFor(findSecret(readConfig(terminal.environment)))
    if (isWider(input)) {
      await printWiderChart(birth, input, identifier)
      return undefined
    }
    const reading = readNatalChart({ ...birth, houseSystem: text(input, 'houses') }, { identifier })
    for (const { message } of chartWarnings(reading)) terminal.note(message)
    await printChart(input, toNatalChartResponse(reading, terminal.now()), tables, wheelOf)
    return undefined
  },
}

function tables({ planets, houses, angles, aspects, metadata }: NatalChartData): string {
  const planetRows = Object.entries(planets).map(([name, planet]) => [
    name,
    degrees(planet),
    `house ${planet.house}`,
    planet.retrograde ? 'retrograde' : '',
  ])
  const angleRows = Object.entries(angles).map(([name, angle]) => [name.replace('_', ' '), degrees(angle)])
  const houseRows = houses.map((house) => [`house ${house.house}`, degrees(house)])
  const aspectRows = aspects.map(({ planet1, planet2, aspect, orb, applying }) => [
    planet1,
    aspect,
    planet2,
    `${orb.toFixed(2)}°`,
    applying ? 'applying' : 'separating',
  ])
  const heading = `${metadata.house_system_used} houses, UTC${metadata.time_resolution.utc_offset}`
  return [heading, columns(planetRows), columns(angleRows), columns(houseRows), columns(aspectRows)].join(
    '\n\n',
  )
}
