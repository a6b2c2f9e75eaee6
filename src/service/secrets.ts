/** The keys of the installation, opened once for all threads, and the parts that are made from them. */
import type { Parts } from '../api/parts.ts'
import type { Config } from '../config.ts'
import { feedSealOf } from '../readings/feed-seal.ts'
import { secrecyOf } from '../readings/secrecy.ts'
import { type OpenedFeedKeys, openFeedKeys } from '../store/feed-keys.ts'
import type { OpenStoresParts } from '../store/open-stores.ts'
import { openSecret } from '../store/secret.ts'

/** As they are handed to a thread. */
export interface Secrets {
  readonly secret: string
  readonly feedKeys: OpenedFeedKeys
}

export function openSecrets(config: Config, report: OpenStoresParts['report']): Secrets {
  const secret = openSecret(config, report)
  return { secret, feedKeys: openFeedKeys(config, secret, report) }
}

export const partsOfSecrets = ({ secret, feedKeys }: Secrets): Pick<Parts, 'secrecy' | 'feeds'> => ({
  secrecy: secrecyOf(secret),
  feeds: feedSealOf(feedKeys),
})
