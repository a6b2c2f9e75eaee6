/**
 * `npm run test:quick`: what somebody who changes something runs every few minutes. No browser, no Redis, no package, no whole
 * programs: unit tests of the rooms. `npm test` runs everything.
 */
import { globSync } from 'node:fs'

const ROOMS =
  'src/{,almanac,chart,cli,http,judgement,mcp,places,readings,schedule,schema,sky,tarot,time,web,words}/**/*.test.ts'
const LEFT_OUT = ['src/cli/doctor.test.ts']

process.argv.push(...globSync(ROOMS, { exclude: LEFT_OUT }))
await import('./run.ts')
