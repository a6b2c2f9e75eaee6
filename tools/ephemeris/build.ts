/**
 * Builds data/ephemeris from the sources in tools/ephemeris/data: `npm run build -- ephemeris`.
 * With `--into FOLDER` the files go there instead. The chain is described in data/ephemeris/SOURCE.md.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { BODIES, BODY_NAMES, type Body, type BodyFacts } from '../../src/sky/bodies.ts'
import { offAfterCentury } from './check.ts'
import type { TabledBody } from './fit/settings.ts'
import { type BodyTable, type CoordinateOf, describe, type Layout, pack } from './fit/table.ts'
import { toArray } from './integrate/solar-system.ts'
import { statesAtStart } from './integrate/start.ts'
import type { FittedTables, Job } from './jobs.ts'
import { emptyMemory, type Memory } from './memory.ts'
import { MOON_BLOCKS } from './moon/grid.ts'
import { runAll } from './pool.ts'
import { clock, progress } from './progress.ts'

/** Parts of the Moon's series that go to one thread after another. The bytes do not depend on it. */
const MOON_PARTS = 12

const facts = (body: Body): BodyFacts => BODIES[body]
const TABLED = BODY_NAMES.filter((body): body is TabledBody => facts(body).table !== undefined)

async function build(folder: string): Promise<void> {
  const started = performance.now()
  const fitted = await runPhases(emptyMemory())
  mkdirSync(folder, { recursive: true })
  for (const [file, tables] of Map.groupBy(fitted, ({ positions }) => facts(positions.body as Body).table!))
    writeTable(
      join(folder, file),
      'positions',
      tables.map(({ positions }) => positions),
    )
  const distances = fitted.flatMap((tables) => tables.distances ?? [])
  const fileOf = (body: Body) => facts(body).distances ?? `${body}-distance`
  for (const [file, tables] of Map.groupBy(distances, ({ body }) => fileOf(body as Body)))
    writeTable(join(folder, file), 'distances', tables)
  console.log(`done in ${clock(performance.now() - started)}`)
}

/** Minor bodies wait for the planets that pull on them; the fits of all others need not wait for minor bodies. */
async function runPhases(memory: Memory): Promise<FittedTables[]> {
  console.log('start: DE441 of 1969-07-29, asteroids carried back from J2000')
  const start = toArray(statesAtStart())
  const isMinor = (body: Body) => facts(body).kind === 'minor_planet'
  const fit = (body: TabledBody): Job => ({ kind: 'fit', body })
  const motions: Job[] = [
    { kind: 'integrate', start, direction: 1 },
    { kind: 'integrate', start, direction: -1 },
    ...moonJobs(),
  ]
  const fits: Job[] = [
    { kind: 'integrate minor bodies' },
    ...TABLED.filter((body) => !isMinor(body)).map(fit),
  ]
  const minorFits = TABLED.filter(isMinor).map(fit)
  const threads = availableParallelism()
  const shown = progress([...motions, ...fits, ...minorFits], process.stdout, () => performance.now())
  const phase = async (name: string, jobs: Job[]) => {
    shown.phase(name)
    return runAll(jobs, memory, threads, shown.onProgress(name))
  }
  await phase('integrating the planets, summing the Moon', motions)
  const fitted = await phase('reducing and fitting, integrating minor bodies', fits)
  const fittedMinor = await phase('reducing and fitting minor bodies', minorFits)
  shown.end()
  const off = offAfterCentury(memory)
    .entries()
    .map(([body, arcseconds]) => `${body} ${arcseconds.toFixed(4)}″`)
  console.log(`from JPL Horizons on 2069-06-28, as seen from the Sun: ${off.toArray().join(', ')}`)
  return [...fitted, ...fittedMinor].filter((result) => result !== undefined)
}

function moonJobs(): Job[] {
  const bounds = Array.from({ length: MOON_PARTS + 1 }, (_, i) => Math.round((i * MOON_BLOCKS) / MOON_PARTS))
  return bounds.slice(1).map((end, i) => ({ kind: 'moon', first: bounds[i]!, end }))
}

function writeTable<L extends Layout>(path: string, layout: L, tables: BodyTable<CoordinateOf<L>>[]): void {
  const bytes = pack(layout, tables)
  writeFileSync(`${path}.bin`, bytes)
  writeFileSync(`${path}.json`, describe(layout, tables))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  console.log(`${path}.bin  ${bytes.length.toLocaleString('en')} bytes  SHA-256 ${sha256}`)
}

const { values } = parseArgs({ options: { into: { type: 'string' } } })
await build(values.into ?? fileURLToPath(new URL('../../data/ephemeris', import.meta.url)))
