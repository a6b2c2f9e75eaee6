/**
 * The file of API keys: a JSON list of names, the SHA-256 of each key, and limits. Messages quote nothing of it but the name of a group
 * that does not exist.
 */
import { hash } from 'node:crypto'
import { ConfigError, type LimitSettings, readLimits } from '../config.ts'
import { type Client, keyHolder, type Limit } from '../store/counters/counters.ts'

export interface ApiKey {
  readonly name: string
  /** SHA-256 of the key. The key itself is not known here. */
  readonly digest: Buffer
  /** The client for which its requests are counted. */
  readonly client: Client
  /** By number of the group. */
  readonly limits: readonly Limit[]
  /** Its limits are `off`. */
  readonly isNeverRefused: boolean
}

/** The limits of the service, with what is set for a key. Throws a ConfigError if there is no such group. */
export type LimitsOfKey = (given: LimitSettings) => readonly Limit[]

const MEMBERS = ['name', 'sha256', 'limits']
/** Names are written to the log as they are. */
const NAME = /^[A-Za-z0-9._-]{1,64}$/
const SHA256 = /^[0-9a-f]{64}$/i

/** Throws a ConfigError for the first mistake. */
export function apiKeysIn(text: string, limitsOf: LimitsOfKey): ApiKey[] {
  const keys = entriesIn(text).map((entry, n) => {
    try {
      return keyFrom(entry, limitsOf)
    } catch (error) {
      throw error instanceof ConfigError ? mistake(`entry ${n + 1}: ${error.message}`) : error
    }
  })
  const digests = new Set(keys.map(({ digest }) => digest.toString('hex')))
  if (digests.size < keys.length) throw mistake('two entries have the same sha256')
  return keys
}

/** The parser's own message would quote the file. */
function entriesIn(text: string): unknown[] {
  let entries: unknown
  try {
    entries = JSON.parse(text)
  } catch {
    throw mistake('the file is not valid JSON')
  }
  if (!Array.isArray(entries)) throw mistake('the file is not a list')
  return entries
}

function keyFrom(entry: unknown, limitsOf: LimitsOfKey): ApiKey {
  if (typeof entry !== 'object' || entry === null) throw new ConfigError('not an object')
  if (!Object.keys(entry).every((name) => MEMBERS.includes(name)))
    throw new ConfigError(`there are other members than ${MEMBERS.join(', ')}`)
  const { name, sha256, limits = 'on' } = entry as Record<string, unknown>
  if (typeof name !== 'string' || !NAME.test(name))
    throw new ConfigError('name must have 1 to 64 letters, digits, dots, dashes and underscores')
  if (typeof sha256 !== 'string' || !SHA256.test(sha256))
    throw new ConfigError('sha256 must have 64 hexadecimal digits')
  const given = typeof limits === 'string' ? readLimits(limits) : undefined
  if (given === undefined) throw new ConfigError('limits must be a text like that of RATE_LIMITS')
  return {
    name,
    digest: Buffer.from(sha256, 'hex'),
    client: keyHolder(hash('sha256', name, 'buffer')),
    limits: limitsOf(given),
    isNeverRefused: given === 'off',
  }
}

const mistake = (what: string) =>
  new ConfigError(`API_KEYS_FILE takes a JSON file with a list of keys; ${what}.`)
