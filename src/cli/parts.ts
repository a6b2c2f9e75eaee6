/** The service's parts with the user's own configuration, for as long as one command needs them. */
import type { Parts } from '../api/parts.ts'
import { type Config, readConfig } from '../config.ts'
import { makeParts } from '../service/service.ts'
import { findSecret } from '../store/secret.ts'
import { words } from '../words/language.ts'
import type { Terminal } from './command.ts'

export async function withParts<Result>(
  terminal: Terminal,
  use: (parts: Parts) => Promise<Result>,
): Promise<Result> {
  const parts = await makeParts(ownConfig(terminal))
  try {
    return await use({ ...parts, now: terminal.now, words: words(terminal.language) })
  } finally {
    await parts.close()
  }
}

/** For a command that computes its answer itself: without limits and log, and without writing to the current folder. */
export function ownConfig({ environment }: Terminal): Config {
  const secret = findSecret(readConfig(environment))
  return readConfig({
    ...environment,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    API_KEYS_FILE: '',
    // The same as that of a service in this folder, whose identifiers are then the same.
    SECRET: secret,
    DATA_DIR: ':memory:',
  })
}
