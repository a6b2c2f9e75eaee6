/**
 * Integrates the minor bodies from two sets of JPL's numbers, of 1969 or 2026 and of J2000, compares the two with each other and with what else JPL has printed,
 * and writes the result into docs/accuracy.md: `npm run compare:minor-bodies`. Takes some minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { table } from '../accuracy/table.ts'
import { withMarkedPart } from '../marked-part.ts'
import { toArray } from './integrate/solar-system.ts'
import { statesAtStart } from './integrate/start.ts'
import { emptyMemory } from './memory.ts'
import { chironOff, offAtJ2000, orbitsBySecondStart, STARTED_TWICE, worstApart } from './minor/compare.ts'
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
const second = new SharedArrayBuffer(MINOR_BYTES)
console.log('integrating the minor bodies, twice')
fillMinorTracks(memory.minor, orbitsAtStart(track), track, () => {})
fillMinorTracks(second, orbitsBySecondStart(track), track, () => {})

const atJ2000 = offAtJ2000(track)
const spans = YEARS.slice(1).map((to, i) => [YEARS[i]!, to] as const)
const rows = STARTED_TWICE.map((body) => [
  body,
  atJ2000.get(body)!.toFixed(4),
  ...spans.map(([from, to]) =>
    worstApart(body, track, [memory.minor, second], [dayOf(from), dayOf(to)]).toFixed(3),
  ),
])
const chiron = chironOff(track, memory.minor).toSorted((a, b) => a - b)
const text = [
  table(['body', 'from JPL at J2000', ...spans.map(([from, to]) => `${from}–${to}`)], rows),
  '',
  `Chiron against ${chiron.length} of JPL's vectors, 1950–2050, as seen from the Sun: median ${chiron[chiron.length >> 1]!.toFixed(4)}″, worst ${chiron.at(-1)!.toFixed(4)}″.`,
].join('\n')
console.log(text)
writeFileSync(PAGE, withMarkedPart(readFileSync(PAGE, 'utf8'), 'two-starts', text))
