/**
 * `npm run endure`: what the service survives, as a table, also written to docs/endurance.md. Loopback only; about ten minutes.
 * `npm run endure -- quick` does a tenth of the rounds.
 */
import { writeFileSync } from 'node:fs'
import { killRounds } from './kill-rounds.ts'
import { mixedLoad, rollingRestart, slowSockets } from './load.ts'
import { redisFaults } from './redis-faults.ts'

const isQuick = process.argv.includes('quick')
const ROUNDS = isQuick ? 20 : 200
const SECONDS = isQuick ? 10 : 60

const rows: [string, string][] = []
const add = (found: Record<string, string>) => {
  for (const row of Object.entries(found)) {
    rows.push(row)
    console.log(`${row[0].padEnd(40)} ${row[1]}`)
  }
}

add(await mixedLoad(SECONDS))
add(await slowSockets())
add(await redisFaults())
add(await rollingRestart())
add(await killRounds(ROUNDS, (done) => done % 20 === 0 && console.error(`killed ${done} of ${ROUNDS} times`)))

const table = ['| What | Seen |', '|---|---|', ...rows.map(([what, seen]) => `| ${what} | ${seen} |`)].join(
  '\n',
)
if (!isQuick) {
  const page = `# What the service survives\n\nWritten by \`npm run endure\` on ${new Date().toISOString().slice(0, 10)}, on two shared cores.\n\n${table}\n`
  writeFileSync(new URL('../../docs/endurance.md', import.meta.url), page)
}
