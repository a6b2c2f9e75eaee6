/** The installation's secret, under which what a birth is behind is named and sealed: made at the first start, kept beside the store. */
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, ConfigError, SETTINGS } from '../config.ts'
import type { OpenStoresParts } from './open-stores.ts'

type SecretConfig = Pick<Config, 'secret' | 'secretFile' | 'redisUrl' | 'dataDir'>

/** The secret of this configuration. Where it cannot be kept, one for this process alone. */
export function openSecret(config: SecretConfig, tell: OpenStoresParts['tell']): string {
  const { secret, secretFile, redisUrl, dataDir } = config
  if (secret !== undefined) return secret
  if (secretFile !== undefined) return named(secretFile)
  // Not in Redis: whoever reads the readings there would have read it, too.
  if (redisUrl !== undefined) tell({ level: 'warn', message: UNSHARED })
  if (redisUrl !== undefined || dataDir === ':memory:') return newSecret()
  try {
    const path = join(dataDir, 'secret')
    const kept = keptIn(path)
    chmodSync(path, 0o600)
    return kept
  } catch (error) {
    // Of a folder that cannot be used the store tells by itself.
    const level = (error as NodeJS.ErrnoException).code === undefined ? 'warn' : 'info'
    tell({ level, message: UNKEPT, error })
    return newSecret()
  }
}

/** For a command that leaves nothing behind: the secret if there is one to be read, else one for this once. */
export function findSecret({ secret, secretFile, dataDir }: SecretConfig): string {
  if (secret !== undefined) return secret
  try {
    return readFile(secretFile ?? join(dataDir, 'secret'))
  } catch {
    return newSecret()
  }
}

const UNSHARED =
  'neither SECRET nor SECRET_FILE is set: this process shares no personal readings with other copies over Redis'
const UNKEPT = 'the secret cannot be kept in the data folder: personal readings of this run are lost with it'

const newSecret = () => randomBytes(32).toString('base64url')

function named(path: string): string {
  try {
    return keptIn(path)
  } catch (error) {
    throw new ConfigError(`SECRET_FILE takes ${SETTINGS.secretFile.takes}; ${(error as Error).message}.`)
  }
}

/** What the file says; a file that is not there is made. */
function keptIn(path: string): string {
  const known = readIfThere(path)
  if (known !== undefined) return known
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, `${newSecret()}\n`, { mode: 0o600, flush: true })
    // Whole or not at all; and where another process was quicker, its secret is everyone's.
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFile(path)
}

function readIfThere(path: string): string | undefined {
  try {
    return readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function readFile(path: string): string {
  const secret = SETTINGS.secret.read(readFileSync(path, 'utf8').trim())
  if (secret === undefined) throw new Error(`${path} does not hold ${SETTINGS.secret.takes}`)
  return secret
}
