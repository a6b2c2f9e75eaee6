/**
 * `npm run endure`: what the service survives, as a table, also written to docs/endurance.md. Loopback only; about twenty
 * minutes. Names of parts choose some of them: `-- redis model`. With `quick` a tenth is done and nothing written; `minutes=3` makes
 * the soak shorter, which is then not written either.
 */
import { loadavg } from 'node:os'
import { diskFaults } from './disk-faults.ts'
import { pipeliningClients, unknownMembers } from './hostile.ts'
import { killRepeatedly } from './kill.ts'
import { mixedLoad, slowSockets } from './load.ts'
import { mixOfAttacks } from './mix.ts'
import { modelFaults } from './model-faults.ts'
import { neighbours } from './neighbours.ts'
import { type Section, writePage } from './page.ts'
import { redisFaults } from './redis-faults.ts'
import { rollingRestart } from './rolling-restart.ts'
import type { Row } from './row.ts'
import { singleFlight } from './single-flight.ts'
import { soak } from './soak.ts'

interface Part {
  readonly title: string
  readonly run: (isQuick: boolean, soakMinutes: number) => Promise<Row[]>
}

const SOAK_MINUTES = 10

const PARTS: Record<string, Part> = {
  load: {
    title: 'Everything at once, at full speed',
    run: (isQuick) => (isQuick ? mixedLoad(12, 0) : mixedLoad(60, 200_000)),
  },
  slow: { title: 'Slow clients', run: slowSockets },
  hostile: {
    title: 'Hostile clients',
    run: async (isQuick) => [
      ...(await pipeliningClients()),
      ...(await unknownMembers(isQuick ? 5_000 : 50_000)),
    ],
  },
  neighbours: { title: 'One client beside another', run: (isQuick) => neighbours(isQuick) },
  mix: { title: 'All attacks at once', run: (isQuick) => mixOfAttacks(isQuick ? 10 : 60) },
  redis: { title: 'Redis in trouble', run: (isQuick) => redisFaults(isQuick ? 1 : 3) },
  disk: { title: 'The data folder in trouble', run: diskFaults },
  model: { title: 'A language model in trouble', run: modelFaults },
  flight: { title: 'Many processes, one reading', run: singleFlight },
  restart: { title: 'A rolling restart', run: rollingRestart },
  soak: {
    title: 'Nothing asked for twice, for ten minutes',
    run: (isQuick, minutes) => soak(isQuick ? 1 : minutes),
  },
  kill: { title: 'Killed under load', run: (isQuick) => killRepeatedly(isQuick ? 20 : 200) },
}

const words = process.argv.slice(2)
const isQuick = words.includes('quick')
const minutes = Number(words.find((word) => word.startsWith('minutes='))?.slice(8) ?? SOAK_MINUTES)
const chosen = words.filter((word) => word !== 'quick' && !word.startsWith('minutes='))
const unknown = chosen.filter((word) => !Object.hasOwn(PARTS, word))
if (unknown.length > 0) throw new Error(`There is no part ${unknown}. There are ${Object.keys(PARTS)}.`)

const sections: Section[] = []
for (const [name, { title, run }] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const rows = await run(isQuick, minutes)
  const load = loadavg().map((value) => value.toFixed(1))
  sections.push({ title, rows, load: load.join(', ') })
  for (const { what, seen, wanted, isMet } of rows)
    console.log(`${isMet ? ' ' : '✗'} ${what.padEnd(58)} ${seen.padEnd(34)} ${wanted}`)
}

const all = sections.flatMap(({ rows }) => rows)
const unmet = all.filter(({ isMet }) => !isMet)
console.log(`\n${all.length - unmet.length} of ${all.length} as wanted.`)
if (!isQuick && minutes === SOAK_MINUTES)
  writePage(
    Object.values(PARTS).map(({ title }) => title),
    sections,
  )
process.exitCode = unmet.length === 0 ? 0 : 1
