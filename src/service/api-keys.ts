import { limitsFrom, limitsOf } from '../api/limits.ts'
import type { Parts } from '../api/parts.ts'
import type { Config, LimitSettings } from '../config.ts'
import { ApiKeys } from '../http/api-keys.ts'

/** The API keys, if there is a file of them. Throws a ConfigError if it cannot be used. */
export function openKeys(config: Config, log: Parts['log']): ApiKeys | undefined {
  const { apiKeysFile: file } = config
  const limits = limitsOf(config)
  const limitsOfKey = (settings: LimitSettings) => limitsFrom(settings, limits, 'limits')
  return file === undefined ? undefined : new ApiKeys({ file, limitsOf: limitsOfKey, log })
}
