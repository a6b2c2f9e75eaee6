/** Where the OpenAPI document says that the service is. It depends on settings alone: the same document is sent to everybody. */
import { isIPv6 } from 'node:net'
import type { Config } from '../config.ts'

/** Addresses at which a service that listens on all interfaces can be reached from its own machine. */
const LOOPBACKS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * `PUBLIC_URL`. Without it, the address that the service listens on, for generators that need a whole one, and then no origin at all:
 * wherever the document came from.
 */
export function documentedOrigins({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string[] {
  if (publicUrl !== undefined) return [publicUrl]
  // With port 0 the system chooses one.
  if (port === 0) return ['']
  const own = LOOPBACKS[host] ?? host
  return [`http://${isIPv6(own) ? `[${own}]` : own}:${port}`, '']
}
