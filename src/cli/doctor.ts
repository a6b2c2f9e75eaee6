/** `augury doctor`: looks at everything a running service needs, and says how to mend what is wrong. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { EARLIEST, LATEST, positionsAt } from '../sky/ephemeris.ts'
import { TZDB_VERSION } from '../sky/zones.ts'
import { inTime } from '../store/in-time.ts'
import { connectToRedis } from '../store/redis-client.ts'
import { DECK } from '../tarot/deck.ts'
import { type Command, JSON_OPTION, type Terminal } from './command.ts'
import { columns } from './layout.ts'

interface Finding {
  readonly what: string
  readonly status: 'ok' | 'warning' | 'wrong'
  readonly found: string
  /** What to do about it. */
  readonly mend?: string
}

type Check = (config: Config, terminal: Terminal) => Finding | Promise<Finding>

export const doctor: Command = {
  summary: 'Check runtime, data, store, model, clock and zone data, and say how to mend each',
  usage: '[--json]',
  options: { json: JSON_OPTION },
  examples: ['augury doctor', 'REDIS_URL=redis://127.0.0.1:6379 augury doctor'],
  async run({ values, terminal }) {
    const config = readConfig(terminal.environment)
    const findings: Finding[] = []
    for (const check of CHECKS) findings.push(await check(config, terminal))
    terminal.print(values.json ? JSON.stringify({ findings }) : report(findings))
    return findings.some(({ status }) => status === 'wrong') ? 1 : 0
  },
}

function report(findings: readonly Finding[]): string {
  const rows = findings.map(({ what, status, found }) => [
    status === 'ok' ? 'ok' : status.toUpperCase(),
    what,
    found,
  ])
  const mends = findings.flatMap(({ what, mend }) => (mend === undefined ? [] : [`${what}: ${mend}`]))
  return [columns(rows), ...mends].join('\n')
}

const NEEDED_MAJOR = 26

const runtime: Check = (_config, { runtime: version }) =>
  Number.parseInt(version, 10) >= NEEDED_MAJOR
    ? { what: 'runtime', status: 'ok', found: `Node ${version}` }
    : {
        what: 'runtime',
        status: 'wrong',
        found: `Node ${version}`,
        mend: 'run "npm ci" here; it brings Node 26.',
      }

const sky: Check = (_config, { now }) => {
  const { sun } = positionsAt(now())
  const years = `${new Date(EARLIEST).getUTCFullYear()} to ${new Date(LATEST).getUTCFullYear()}`
  return { what: 'ephemeris', status: 'ok', found: `${years}; the Sun is at ${sun.longitude.toFixed(2)}°` }
}

const deck: Check = () =>
  DECK.length === 78
    ? { what: 'deck', status: 'ok', found: '78 cards' }
    : {
        what: 'deck',
        status: 'wrong',
        found: `${DECK.length} cards`,
        mend: 'restore data/deck from the release.',
      }

/** tzdb has a release every few months; data this old may miss a country's latest change. */
const OLD_ZONES_YEARS = 1

const zones: Check = (_config, { now }) => {
  const age = new Date(now()).getUTCFullYear() - Number.parseInt(TZDB_VERSION, 10)
  const found = `tzdb ${TZDB_VERSION}`
  return age <= OLD_ZONES_YEARS
    ? { what: 'time zones', status: 'ok', found }
    : {
        what: 'time zones',
        status: 'warning',
        found,
        mend: 'update Augury, or run "npm run build:zones" on a current Debian.',
      }
}

/** Delta-T is measured to here; a clock before it is surely wrong. */
const RELEASED = Date.UTC(2026, 0, 1)

const clock: Check = (_config, { now }) => {
  const found = new Date(now()).toISOString()
  return now() >= RELEASED && now() <= LATEST
    ? { what: 'clock', status: 'ok', found }
    : { what: 'clock', status: 'wrong', found, mend: 'set the machine’s clock; "today" is taken from it.' }
}

const folder: Check = ({ dataDir, redisUrl }) => {
  if (redisUrl !== undefined || dataDir === ':memory:')
    return { what: 'data folder', status: 'ok', found: 'not used' }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const probe = join(dataDir, '.doctor')
    writeFileSync(probe, '')
    rmSync(probe)
    return { what: 'data folder', status: 'ok', found: dataDir }
  } catch (error) {
    const mend =
      'set DATA_DIR to a folder that can be written to, or to :memory:. Until then readings are kept in memory.'
    return { what: 'data folder', status: 'warning', found: `${dataDir}: ${(error as Error).message}`, mend }
  }
}

const PATIENCE_MS = 2_000

const redis: Check = async ({ redisUrl }) => {
  if (redisUrl === undefined) return { what: 'Redis', status: 'ok', found: 'not used' }
  try {
    const client = await connectToRedis(redisUrl, () => {})
    const written = client.send('augury:doctor', ['SET', 'augury:doctor', '1', 'PX', '1000'])
    await inTime(written, PATIENCE_MS).finally(client.destroy)
    return { what: 'Redis', status: 'ok', found: 'answers' }
  } catch (error) {
    const mend =
      'check REDIS_URL and that the server runs and takes writes. Until then each process counts and caches for itself.'
    return { what: 'Redis', status: 'warning', found: (error as Error).message, mend }
  }
}

const model: Check = async ({ llmProvider, llmModel, llmBaseUrl }) => {
  if (llmProvider === 'none') return { what: 'model', status: 'ok', found: 'none; the phrasebook writes' }
  const found = `${llmProvider} ${llmModel}`
  if (llmBaseUrl === undefined) return { what: 'model', status: 'ok', found: `${found} (not called here)` }
  try {
    await fetch(llmBaseUrl, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return { what: 'model', status: 'ok', found: `${found} at ${llmBaseUrl}` }
  } catch (error) {
    const mend = 'check LLM_BASE_URL and that the server runs. Until then the phrasebook writes.'
    return { what: 'model', status: 'warning', found: `${llmBaseUrl}: ${(error as Error).message}`, mend }
  }
}

const CHECKS: readonly Check[] = [runtime, sky, deck, zones, clock, folder, redis, model]
