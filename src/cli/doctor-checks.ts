/** The checks of `augury doctor`. Each check loads its own data, so that a missing file is a finding and not a crash. */
import assert from 'node:assert/strict'
import { accessSync, rmSync, writeFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { BuiltFiles, type Recipe } from '../built/built-files.ts'
import { IS_PACKAGE } from '../built/sources.ts'
import { type Config, sendsQuestions } from '../config.ts'
import { PAGE } from '../page/built-page.ts'
import { drawingFile, PICTURES } from '../pictures/picture.ts'
import { DECK_PICTURES } from '../pictures/pictures.ts'
import {
  forClients,
  forOperators,
  type ListenAddress,
  PortTaken,
  tryListening,
} from '../service/listening.ts'
import { makeFolder } from '../store/make-folder.ts'
import { connectToRedis } from '../store/redis-client.ts'
import { withTimeout } from '../store/with-timeout.ts'
import type { Terminal } from './command.ts'

export interface Check {
  readonly what: string
  /** Returns what was found. Throws an error that says what is wrong. */
  readonly look: (config: Config, terminal: Terminal) => string | Promise<string>
  /** `warning`: the service can run without it. */
  readonly ifNot: 'warning' | 'wrong'
  readonly mend: string
}

type Look = Check['look']

const NEEDED_MAJOR = 26

const runtime: Look = (_config, { runtime: version }) => {
  assert(Number.parseInt(version, 10) >= NEEDED_MAJOR, `Node ${version}`)
  return `Node ${version}`
}

const ephemeris: Look = async (_config, { now }) => {
  const { EARLIEST, LATEST } = await import('../time/range.ts')
  const { positionsAt } = await import('../sky/ephemeris.ts')
  const [first, last] = [EARLIEST, LATEST].map((limit) => new Date(limit).getUTCFullYear())
  const { sun } = positionsAt(Math.min(Math.max(now(), EARLIEST), LATEST))
  return `${first} to ${last}; the Sun is at ${sun.longitude.toFixed(2)}°`
}

const deck: Look = async (_config, { language }) => {
  const { DECK } = await import('../tarot/deck.ts')
  const { tarotWords } = await import('../words/tarot-language.ts')
  const { cardWords } = tarotWords(language).cards
  // Throws if the files lack a card.
  for (const card of DECK) cardWords(card)
  for (const picture of PICTURES) accessSync(drawingFile(picture))
  return `${DECK.length} cards`
}

const phrasebook: Look = async (_config, { language }) => {
  await import('../words/language.ts')
  const { POOL_NAMES } = await import('../words/pool-table.ts')
  const { readData } = await import('../words/read-data.ts')
  // Throws if a file is missing.
  for (const name of POOL_NAMES) readData(language, `phrases/${name}`)
  return `${POOL_NAMES.length} pools of sentences`
}

const zones: Look = async () => {
  const { TZDB_VERSION } = await import('../time/zones.ts')
  return `tzdb ${TZDB_VERSION}`
}

/** tzdb has a release every few months; data this old may lack a country's latest change. */
const OLD_ZONES_YEARS = 1

const ageOfZones: Look = async (_config, { now }) => {
  const { TZDB_VERSION } = await import('../time/zones.ts')
  const year = Number.parseInt(TZDB_VERSION, 10)
  assert(new Date(now()).getUTCFullYear() - year <= OLD_ZONES_YEARS, `rules of ${year}`)
  return `rules of ${year}`
}

/** A correct clock cannot show an earlier time, nor one outside the range of the ephemeris. */
const RELEASED = Date.UTC(2026, 0, 1)
const LAST = Date.UTC(2400, 0, 1)

const clock: Look = (_config, { now }) => {
  const shown = new Date(now()).toISOString()
  assert(now() >= RELEASED && now() < LAST, shown)
  return shown
}

const folder: Look = ({ dataDir, redisUrl }) => {
  if (redisUrl !== undefined || dataDir === ':memory:') return 'not used'
  const made = makeFolder(dataDir)
  const probe = join(dataDir, '.doctor')
  writeFileSync(probe, '')
  rmSync(made ?? probe, { recursive: true })
  return made === undefined ? dataDir : `${dataDir} can be created`
}

/** The service that is checked may be running already. */
const isOurs = async ({ host, port }: ListenAddress, path: string, sign: RegExp): Promise<boolean> => {
  const name = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  const address = `http://${isIPv6(name) ? `[${name}]` : name}:${port}${path}`
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
  return sign.test((await response?.text().catch(() => '')) ?? '')
}

const PROBES = {
  clients: ['/v1/tarot/health', /"service":"tarot"/],
  operators: ['/healthz', /^ok$/m],
} as const

const canListen = async (where: ListenAddress, [path, sign]: readonly [string, RegExp]): Promise<string> => {
  const shown = `${where.host}, port ${where.port}`
  try {
    await tryListening({ ...where, isShared: false })
    return `${shown}, is free`
  } catch (error) {
    if (!(error instanceof PortTaken && (await isOurs(where, path, sign)))) throw error
    return `${shown}: the service is running`
  }
}

const listening: Look = (config) => canListen(forClients(config), PROBES.clients)

const adminListening: Look = (config) => {
  const where = forOperators(config)
  return where === undefined ? 'not used' : canListen(where, PROBES.operators)
}

const limits: Look = async (config) => {
  const [{ openKeys }, { pino }] = await Promise.all([import('../service/api-keys.ts'), import('pino')])
  const keys = openKeys(config, pino({ level: 'silent' }))
  const set = typeof config.rateLimits === 'string' ? config.rateLimits : 'set by group'
  return `${set}; ${keys === undefined ? 'no API keys' : `API keys in ${config.apiKeysFile}`}`
}

const TIMEOUT_MS = 2_000

const redis: Look = async ({ redisUrl }) => {
  if (redisUrl === undefined) return 'not used'
  const client = await connectToRedis(redisUrl, () => {})
  const written = client.send('augury:doctor', ['SET', 'augury:doctor', '1', 'PX', '1000'])
  await withTimeout(written, TIMEOUT_MS).finally(client.destroy)
  return 'answers'
}

/** Requests the list of models, which is free. The model's name is not looked up in it, because servers accept several names for a model. */
const model: Look = async (config) => {
  const { llmProvider, llmModel, llmBaseUrl, llmApiKey } = config
  if (llmProvider === 'none') return 'none; the phrasebook writes the texts'
  const questions = sendsQuestions(config) ? '; questions go to it' : ''
  if (llmBaseUrl === undefined) return `${llmProvider} ${llmModel} (not called here)${questions}`
  const isBearers = llmProvider === 'openai' || llmProvider === 'openai-compatible'
  const response = await fetch(`${llmBaseUrl}/models`, {
    headers: isBearers && llmApiKey !== undefined ? { authorization: `Bearer ${llmApiKey}` } : {},
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(unreachable(llmBaseUrl))
  const isRefused = isBearers && [401, 403].includes(response.status)
  assert(!isRefused, `${llmBaseUrl} rejects the key with status ${response.status}`)
  return `${llmProvider} ${llmModel} at ${llmBaseUrl}${questions}`
}

/** The error of `fetch` says only that it failed; the reason is in its cause. */
const unreachable = (url: string) => (error: Error & { cause?: { code?: string; message?: string } }) => {
  throw new Error(`${url}: ${error.cause?.code ?? error.cause?.message ?? error.message}`)
}

const built =
  (recipe: Recipe): Look =>
  () => {
    const files = new BuiltFiles(recipe)
    if (files.readAll() !== undefined) return 'built'
    const { obstacle } = files
    assert(obstacle === undefined, `not built, and cannot be: ${obstacle}`)
    assert(files.isWritable, `not built, and ${recipe.folder} is not writable`)
    return 'not built yet; the next start builds it'
  }

/** The package has no builder: it renders a picture when it is asked for. */
const pictures: Look = (...environment) =>
  IS_PACKAGE ? 'rendered when they are asked for' : built(DECK_PICTURES)(...environment)

/** Native code: it may not fit the machine, or a library of the system may be missing. */
const renderer: Look = async () => {
  await import('@resvg/resvg-js').catch((error: Error) => {
    throw new Error(error.message.split('\n', 1)[0])
  })
  return 'loads'
}

const packages: Look = async (config) => {
  ;(await import('../service/optional-packages.ts')).checkOptionalPackages(config)
  return 'all that the settings need'
}

const RESTORE = 'restore the folder data/ from the release.'

export const CHECKS: readonly Check[] = [
  { what: 'runtime', look: runtime, ifNot: 'wrong', mend: 'run "npm ci" here; it installs Node 26.' },
  { what: 'ephemeris', look: ephemeris, ifNot: 'wrong', mend: RESTORE },
  { what: 'deck', look: deck, ifNot: 'wrong', mend: RESTORE },
  { what: 'phrasebook', look: phrasebook, ifNot: 'wrong', mend: RESTORE },
  { what: 'time zones', look: zones, ifNot: 'wrong', mend: RESTORE },
  {
    what: 'zone data',
    look: ageOfZones,
    ifNot: 'warning',
    mend: 'update Augury, or run "npm run build -- zones" on a current Debian.',
  },
  {
    what: 'clock',
    look: clock,
    ifNot: 'wrong',
    mend: 'set the machine’s clock; the service takes "today" from it.',
  },
  {
    what: 'address',
    look: listening,
    ifNot: 'wrong',
    mend: 'correct HOST or PORT. Until then the service does not start.',
  },
  {
    what: 'admin address',
    look: adminListening,
    ifNot: 'wrong',
    mend: 'correct ADMIN_HOST or ADMIN_PORT. Until then the service does not start.',
  },
  {
    what: 'data folder',
    look: folder,
    ifNot: 'warning',
    mend: 'set DATA_DIR to a writable folder, or to :memory:. Until then readings are kept in memory only.',
  },
  {
    what: 'limits',
    look: limits,
    ifNot: 'wrong',
    mend: 'correct RATE_LIMITS or the file of API_KEYS_FILE. Until then the service does not start.',
  },
  {
    what: 'packages',
    look: packages,
    ifNot: 'wrong',
    mend: 'install what is named there. Until then the service does not start.',
  },
  {
    what: 'Redis',
    look: redis,
    ifNot: 'warning',
    mend: 'check REDIS_URL, and that the server is running and accepts writes. Until then each process counts and caches for itself.',
  },
  {
    what: 'model',
    look: model,
    ifNot: 'warning',
    mend: 'check LLM_BASE_URL and LLM_API_KEY, and that the server is running. Until then the phrasebook writes the texts.',
  },
  {
    what: 'page',
    look: built(PAGE),
    ifNot: 'warning',
    mend: 'run "npm ci" without --omit=dev, then "npx augury build-page", as a user who may write there. Until then each process builds the page for itself, if it can be built.',
  },
  {
    what: 'pictures',
    look: pictures,
    ifNot: 'warning',
    mend: 'run "npx augury build-cards" as a user who may write there. Until then the cards are served as SVG only.',
  },
  {
    what: 'renderer',
    look: renderer,
    ifNot: 'warning',
    mend: 'install Augury again, with optional packages, on a system with glibc or musl. Until then wheels, and cards that are not built, are served as SVG only.',
  },
]
