/** The keys of private feeds: the current one, which is created at the first start and saved beside the secret, and perhaps the previous one. */
import { hkdfSync } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { OpenStoresParts } from './open-stores.ts'
import { secretIn } from './secret.ts'

type FeedKeyConfig = Pick<Config, 'feedKey' | 'feedKeyOld' | 'redisUrl' | 'dataDir'>

/** Structured so that it can be handed to a thread. */
export interface OpenedFeedKeys {
  readonly current: string
  readonly old: string | undefined
}

/** Without a folder of its own the service makes the key from its secret: copies that share that have the same feeds. */
export function openFeedKeys(
  config: FeedKeyConfig,
  secret: string,
  report: OpenStoresParts['report'],
): OpenedFeedKeys {
  const { feedKey, feedKeyOld: old, redisUrl, dataDir } = config
  if (feedKey !== undefined) return { current: feedKey, old }
  if (redisUrl !== undefined || dataDir === ':memory:') return { current: fromSecret(secret), old }
  try {
    const path = join(dataDir, 'feed-key')
    const current = secretIn(path)
    chmodSync(path, 0o600)
    return { current, old }
  } catch (error) {
    // As with the secret, an unusable folder is reported elsewhere.
    const level = (error as NodeJS.ErrnoException).code === undefined ? 'warn' : 'info'
    report({ level, message: UNKEPT, error })
    return { current: fromSecret(secret), old }
  }
}

const UNKEPT =
  'the key of private feeds cannot be saved in the data folder: their addresses may be worthless after a restart'

const fromSecret = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'augury feed key', 32)).toString('base64url')
