/** `npm run bench`, or `npm run bench -- shell` for some cases only. */
import { CASES } from './cases.ts'
import { throughput } from './throughput.ts'

const wanted = process.argv.slice(2)
const cases = CASES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

for (const row of cases) {
  console.log(`\n${row.name}: ${row.method} ${row.path}`)
  for (const { kind, throughput: share, cpu, perSecond, cpuMicroseconds } of await throughput(row)) {
    const goal = kind === 'log off' ? row.goal?.logOff : kind === 'log on' ? row.goal?.logOn : undefined
    console.log(
      `  ${kind.padEnd(8)} ${perSecond.toFixed(0).padStart(7)}/s ${cpuMicroseconds.toFixed(1).padStart(6)} µs CPU` +
        `   throughput ${share.toFixed(2)}, CPU ${cpu.toFixed(2)} of bare${goal === undefined ? '' : ` (goal ${goal})`}`,
    )
  }
}
