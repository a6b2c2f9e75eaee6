/** The service's parts with the user's own configuration, for as long as one command needs them. */
import type { Parts } from '../api/parts.ts'
import { readConfig } from '../config.ts'
import { makeParts } from '../service/parts.ts'
import type { Terminal } from './command.ts'

export async function withParts<Result>(
  terminal: Terminal,
  use: (parts: Parts) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({ ...terminal.environment, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
  const parts = await makeParts(config)
  try {
    return await use({ ...parts, now: terminal.now })
  } finally {
    await parts.close()
  }
}
