/**
 * Builds data/ephemeris from the sources in tools/ephemeris/data: `npm run build:ephemeris`.
 * With `--into FOLDER` the files go there instead. The chain is told in data/ephemeris/SOURCE.md.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PLANETS } from '../../src/sky/planets.ts'
import { offAfterCentury } from './check.ts'
import { type BodyTable, type CoordinateOf, describe, type Layout, pack } from './fit/table.ts'
import { STATES_BYTES } from './integrate/daily-states.ts'
import { toArray } from './integrate/solar-system.ts'
import { statesAtStart } from './integrate/start.ts'
import type { Fitted, Job, Memory } from './jobs.ts'
import { MOON_BLOCKS, MOON_POINTS } from './moon/grid.ts'
import { runAll } from './pool.ts'
import { clock, progress } from './progress.ts'

/** Parts of the Moon's series that go to one thread after another. The bytes do not depend on it. */
const MOON_PARTS = 12

async function build(folder: string): Promise<void> {
  const started = performance.now()
  const memory = {
    states: new SharedArrayBuffer(STATES_BYTES),
    moon: new SharedArrayBuffer(MOON_POINTS * 3 * 8),
  }
  console.log('start: DE441 of 1969-07-29, asteroids carried back from J2000')
  const start = toArray(statesAtStart())
  const motions: Job[] = [
    { kind: 'integrate', start, direction: 1 },
    { kind: 'integrate', start, direction: -1 },
    ...moonJobs(),
  ]
  const fits: Job[] = PLANETS.map((body) => ({ kind: 'fit', body }))
  const fitted = await runPhases(motions, fits, memory)
  mkdirSync(folder, { recursive: true })
  writeTable(
    folder,
    'positions',
    fitted.map(({ positions }) => positions),
  )
  writeTable(
    folder,
    'distances',
    fitted.flatMap(({ distances }) => distances ?? []),
  )
  console.log(`done in ${clock(performance.now() - started)}`)
}

async function runPhases(motions: Job[], fits: Job[], memory: Memory): Promise<Fitted[]> {
  const threads = availableParallelism()
  const shown = progress([...motions, ...fits], process.stdout, () => performance.now())
  const phase = async (name: string, jobs: Job[]) => {
    shown.phase(name)
    return runAll(jobs, memory, threads, shown.watch(name))
  }
  await phase('integrating the planets, summing the Moon', motions)
  const fitted = await phase('reducing and fitting', fits)
  shown.end()
  const off = offAfterCentury(memory)
    .entries()
    .map(([body, arcseconds]) => `${body} ${arcseconds.toFixed(4)}″`)
  console.log(`from JPL Horizons on 2069-06-28, as seen from the Sun: ${off.toArray().join(', ')}`)
  return fitted as Fitted[]
}

function moonJobs(): Job[] {
  const bounds = Array.from({ length: MOON_PARTS + 1 }, (_, i) => Math.round((i * MOON_BLOCKS) / MOON_PARTS))
  return bounds.slice(1).map((end, i) => ({ kind: 'moon', first: bounds[i]!, end }))
}

function writeTable<L extends Layout>(folder: string, layout: L, tables: BodyTable<CoordinateOf<L>>[]): void {
  const bytes = pack(layout, tables)
  writeFileSync(join(folder, `${layout}.bin`), bytes)
  writeFileSync(join(folder, `${layout}.json`), describe(layout, tables))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  console.log(`${layout}.bin  ${bytes.length.toLocaleString('en')} bytes  SHA-256 ${sha256}`)
}

const { values } = parseArgs({ options: { into: { type: 'string' } } })
await build(values.into ?? fileURLToPath(new URL('../../data/ephemeris', import.meta.url)))
