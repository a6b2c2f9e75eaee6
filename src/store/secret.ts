/** The installation's secret: the key for encrypting personal readings and naming births. Created at the first start and kept beside the store. */
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, ConfigError, SETTINGS } from '../config.ts'
import { makeFolder } from './make-folder.ts'
import type { OpenStoresParts } from './open-stores.ts'

type SecretConfig = Pick<Config, 'secret' | 'secretFile' | 'redisUrl' | 'dataDir'>

/** The configured secret. If it cannot be saved, a new one for this process only. */
export function openSecret(config: SecretConfig, report: OpenStoresParts['report']): string {
  const { secret, secretFile, redisUrl, dataDir } = config
  if (secret !== undefined) return secret
  if (secretFile !== undefined) return named(secretFile)
  // Never kept in Redis: anyone who can read the readings there could also read the secret.
  if (redisUrl !== undefined) report({ level: 'warn', message: UNSHARED })
  if (redisUrl !== undefined || dataDir === ':memory:') return newSecret()
  try {
    const path = join(dataDir, 'secret')
    const stored = secretIn(path)
    chmodSync(path, 0o600)
    return stored
  } catch (error) {
    // An unusable folder is `info` here, because the store already warns about it.
    const level = (error as NodeJS.ErrnoException).code === undefined ? 'warn' : 'info'
    report({ level, message: UNKEPT, error })
    return newSecret()
  }
}

/** For commands that write nothing: the existing secret if it can be read, else a temporary one. */
export function findSecret({ secret, secretFile, dataDir }: SecretConfig): string {
  if (secret !== undefined) return secret
  try {
    return readFile(secretFile ?? join(dataDir, 'secret'))
  } catch {
    return newSecret()
  }
}

const UNSHARED =
  'neither SECRET nor SECRET_FILE is set: this process shares no personal readings with other copies that use the same Redis'
const UNKEPT =
  'the secret cannot be saved in the data folder: personal readings of this run cannot be read after a restart'

const newSecret = () => randomBytes(32).toString('base64url')

function named(path: string): string {
  try {
    return secretIn(path)
  } catch (error) {
    throw new ConfigError(`SECRET_FILE takes ${SETTINGS.secretFile.takes}; ${(error as Error).message}.`)
  }
}

/** The file's content. A missing file is created. */
export function secretIn(path: string): string {
  const current = readIfThere(path)
  if (current !== undefined) return current
  makeFolder(dirname(path))
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, `${newSecret()}\n`, { mode: 0o600, flush: true })
    // Linking is atomic. If another process was faster, its secret is used.
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    // mutate statement, arguments, constant: the draft is there
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
