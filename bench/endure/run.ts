/**
 * `npm run endure`: what the service survives, as a table, also written to docs/endurance.md. Loopback only; about fifteen minutes.
 * `npm run endure -- quick` does a tenth of it and writes nothing; names of parts after it choose some: `-- quick redis model`.
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { diskFaults } from './disk-faults.ts'
import { killRounds } from './kill-rounds.ts'
import { mixedLoad, slowSockets } from './load.ts'
import { modelFaults } from './model-faults.ts'
import { redisFaults } from './redis-faults.ts'
import { rollingRestart } from './rolling-restart.ts'
import type { Row } from './row.ts'
import { singleFlight } from './single-flight.ts'

const words = process.argv.slice(2)
const isQuick = words.includes('quick')
const share = isQuick ? 0.1 : 1

const PARTS: Record<string, () => Promise<Row[]>> = {
  load: () => mixedLoad(60 * Math.max(share, 0.25)),
  slow: () => slowSockets(),
  redis: () => redisFaults(isQuick ? 1 : 3),
  disk: () => diskFaults(),
  model: () => modelFaults(),
  flight: () => singleFlight(),
  restart: () => rollingRestart(),
  kill: () => killRounds(200 * share),
}

const unknown = words.filter((word) => word !== 'quick' && !Object.hasOwn(PARTS, word))
if (unknown.length > 0) throw new Error(`There is no part ${unknown}. There are ${Object.keys(PARTS)}.`)
const chosen = words.filter((word) => word !== 'quick')

const rows: Row[] = []
for (const [name, part] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const found = await part()
  rows.push(...found)
  for (const { what, seen, wanted, isMet } of found)
    console.log(`${isMet ? ' ' : '✗'} ${what.padEnd(58)} ${seen.padEnd(34)} ${wanted}`)
}

const unmet = rows.filter(({ isMet }) => !isMet)
console.log(`\n${rows.length - unmet.length} of ${rows.length} as wanted. Load average ${load()}.`)
if (!isQuick && chosen.length === 0)
  writeFileSync(new URL('../../docs/endurance.md', import.meta.url), page(rows))
process.exitCode = unmet.length === 0 ? 0 : 1

function load(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')
}

function page(all: readonly Row[]): string {
  const lines = all.map(
    ({ what, seen, wanted, isMet }) => `| ${what} | ${seen} | ${wanted}${isMet ? '' : ' ✗'} |`,
  )
  return `# What the service survives

Written by \`npm run endure\` on ${new Date().toISOString().slice(0, 10)}, on two cores that other work was sharing (load average at the end: ${load()}).
The load and the service run on the same cores. A ✗ marks what was not as wanted.

| What | Seen | Wanted |
|---|---|---|
${lines.join('\n')}
`
}
