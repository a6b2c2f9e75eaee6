/** The wider chart as tables for a terminal. */
import type { WiderChartData } from '../api/endpoints/chart/response.ts'
import { placeInZodiac } from '../api/numbers.ts'
import { columns, degrees, degreesInSign, spaced } from './layout.ts'

type Body = WiderChartData['bodies'][string]
type Aspect = WiderChartData['aspects'][number]
type Pattern = WiderChartData['patterns'][number]
/** What a natal reading says of its chart, too. */
type Casting = Pick<
  WiderChartData['metadata'],
  'house_system_used' | 'time_resolution' | 'zodiac' | 'ayanamsa'
>

export function widerChartTables(data: WiderChartData): string {
  const { bodies, angles, houses, lots, aspects, patterns, balance } = data
  const tables = [
    Object.entries(bodies).map(([name, body]) => bodyRow(name, body)),
    Object.entries(angles ?? {}).map(([name, angle]) => [spaced(name), degrees(angle)]),
    (houses ?? []).map((house) => [`house ${house.house}`, degrees(house)]),
    Object.entries(lots).map(([name, lot]) => [`lot of ${name}`, degrees(lot), `house ${lot.house}`]),
    aspects.map(aspectRow),
    patterns.map(patternRow),
    Object.entries(balance).flatMap(([name, groups]) => (groups ? [[name, countsOf(groups)]] : [])),
  ]
  return [headingOf(data), ...tables.filter((rows) => rows.length > 0).map((rows) => columns(rows))].join(
    '\n\n',
  )
}

function headingOf({ metadata, birth_info, day_chart, moon_phase }: WiderChartData): string {
  const light = `${Math.round(moon_phase.illuminated * 100)} % lit`
  const phase = (moon_phase.names ?? [moon_phase.name]).map(spaced).join(' or ')
  const moon = `Moon: ${phase}, ${light}${day_chart === null ? ' at noon' : ''}`
  const sect = day_chart === null ? [] : [day_chart ? 'Day chart' : 'Night chart']
  return [castLine(metadata, birth_info), ...sect, moon].join('\n')
}

/** By what houses, zodiac and clocks a chart was cast. */
export function castLine(metadata: Casting, { date }: { readonly date?: string | undefined }): string {
  const { house_system_used, time_resolution } = metadata
  return time_resolution === null
    ? `${date}, time unknown, ${zodiacOf(metadata)}`
    : `${house_system_used} houses, ${zodiacOf(metadata)}, UTC${time_resolution.utc_offset}`
}

const zodiacOf = ({ zodiac, ayanamsa }: Casting) =>
  `${zodiac} zodiac${ayanamsa ? ` (${spaced(ayanamsa.name)}, ${ayanamsa.degrees.toFixed(4)}°)` : ''}`

function bodyRow(name: string, body: Body): string[] {
  const place = 'range' in body ? rangeCells(body) : [`house ${body.house}`]
  return [spaced(name), degrees(body), ...place, motionOf(body), (body.dignity ?? []).join(', ')]
}

/** Between what places a body moved on a day whose hour is unknown, and whether its sign is certain nevertheless. */
function rangeCells({ range, signs }: Extract<Body, { range: object }>): string[] {
  const [from, to] = [placeInZodiac(range.from), placeInZodiac(range.to)]
  const end = degrees(to).trimStart()
  return signs.length === 1
    ? [`${degreesInSign(from)} to ${end}`, 'sign certain']
    : [`${degrees(from)} to ${end}`, signs.join(' or ')]
}

const motionOf = ({ retrograde, station }: Body) =>
  [retrograde ? 'retrograde' : '', station ? `turns ${station}` : ''].filter(Boolean).join(', ')

function aspectRow(aspect: Aspect): string[] {
  const { planet1, planet2, orb, applying } = aspect
  const motion = applying === null ? '' : applying ? 'applying' : 'separating'
  const certain = 'certain' in aspect ? [aspect.certain ? 'all day' : 'part of the day'] : []
  return [spaced(planet1), aspect.aspect, spaced(planet2), `${orb.toFixed(2)}°`, motion, ...certain]
}

function patternRow({ pattern, members, apex, sign }: Pattern): string[] {
  const of = sign === null ? members.join(', ') : `${members.join(', ')} in ${sign}`
  return [spaced(pattern), apex === null ? of : `${of}; apex ${apex}`]
}

const countsOf = (groups: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(groups)
    .map(([name, members]) => `${spaced(name)} ${members.length}`)
    .join(', ')
