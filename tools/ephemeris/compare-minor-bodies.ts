/**
 * Integrates the minor bodies from two sets of JPL's numbers, of 1969 or 2026 and of J2000, compares the two with each other and with what else JPL has printed,
 * and writes the result into docs/accuracy.md: `npm run measure -- minor-bodies`. Takes some minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { table } from '../accuracy/table.ts'
import { withMarkedPart } from '../marked-part.ts'
import { toArray } from './integrate/solar-system.ts'
import { statesAtStart } from './integrate/start.ts'
import { emptyMemory } from './memory.ts'
import type { MinorBody, Orbits } from './minor/bodies.ts'
import {
  chironOff,
  offAtJ2000,
  orbitsAmongMore,
  orbitsBySecondStart,
  STARTED_TWICE,
  worstApart,
} from './minor/compare.ts'
import { fillMinorTracks, MINOR_BYTES, orbitsAtStart } from './minor/integrate.ts'
import { runAll } from './pool.ts'
import { skyFrom } from './reduce/apparent.ts'

const PAGE = new URL('../../docs/accuracy.md', import.meta.url)
const YEARS = [1600, 1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400]
const dayOf = (year: number) => Date.UTC(year) / 86_400_000 + 2440587.5

const memory = emptyMemory()
const start = toArray(statesAtStart())
console.log('integrating the planets')
await runAll(
  [
    { kind: 'integrate', start, direction: 1 },
    { kind: 'integrate', start, direction: -1 },
  ],
  memory,
  availableParallelism(),
  () => {},
)
const { track } = skyFrom(memory)

console.log('integrating the minor bodies, three times')
fillMinorTracks(memory.minor, orbitsAtStart(track), track, () => {})

const spans = YEARS.slice(1).map((to, i) => [YEARS[i]!, to] as const)

/** How far our minor bodies are, century by century, from those that another start leads to. */
function centuries(start: Orbits): (body: MinorBody) => string[] {
  const other = new SharedArrayBuffer(MINOR_BYTES)
  fillMinorTracks(other, start, track, () => {})
  return (body) =>
    spans.map(([from, to]) =>
      worstApart(body, track, [memory.minor, other], [dayOf(from), dayOf(to)]).toFixed(3),
    )
}

const bySecondStart = centuries(orbitsBySecondStart(track))
const amongMore = centuries(orbitsAmongMore(track))
const atJ2000 = offAtJ2000(track)
const chiron = chironOff(track, memory.minor).toSorted((a, b) => a - b)
const heads = spans.map(([from, to]) => `${from}–${to}`)
const text = [
  table(
    ['body', 'from JPL at J2000', ...heads],
    STARTED_TWICE.map((body) => [body, atJ2000.get(body)!.toFixed(4), ...bySecondStart(body)]),
  ),
  '',
  `Chiron against ${chiron.length} of JPL's vectors, 1950–2050, as seen from the Sun: median ${chiron[chiron.length >> 1]!.toFixed(4)}″, worst ${chiron.at(-1)!.toFixed(4)}″.`,
  '',
  'Both starts share their forces: thirteen of the sixteen asteroids that JPL counts pull on the others. By how much nine more asteroids, of the next size, would move them is what such a model does not know:',
  '',
  table(
    ['body', ...heads],
    STARTED_TWICE.map((body) => [body, ...amongMore(body)]),
  ),
].join('\n')
console.log(text)
writeFileSync(PAGE, withMarkedPart(readFileSync(PAGE, 'utf8'), 'two-starts', text))
