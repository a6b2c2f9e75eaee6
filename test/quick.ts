/**
 * `npm run test:quick`: for whoever changes something, every few minutes. The rooms' own tests and the table of imports; no browser,
 * no Redis, no package and no rooms whose tests take long (api, drawing, mcp, store, writer). `npm test` runs everything.
 */
import { globSync } from 'node:fs'

const QUICK = [
  'src/{almanac,chart,cli,embed,http,judgement,places,readings,schedule,schema,sky,tarot,time,web,words}/**/*.test.ts',
  'src/*.test.ts',
  'test/imports.test.ts',
]
/** Looks at what is installed and built on the machine. */
const SLOW = ['src/cli/doctor.test.ts']

process.argv.push(...QUICK.flatMap((pattern) => globSync(pattern, { exclude: SLOW })))
await import('./run.ts')
