/**
 * Which hosts a request may name. A web page can make its own name resolve to our address and then read our answers as its own (DNS
 * rebinding), but the browser still sends that name as `Host`. It cannot do so for an address or for `localhost`.
 */
import { isIP } from 'node:net'
import type { Config } from '../config.ts'
import { ServiceError } from '../errors.ts'
import type { RequestHead } from './exchange.ts'
import { hostOf } from './origin.ts'

type HostConfig = Pick<Config, 'publicUrl' | 'allowedHosts' | 'trustProxy'>

/** Throws for a request that names another host than `PUBLIC_URL` and `ALLOWED_HOSTS`; undefined if neither is set. */
export function hostCheck(config: HostConfig): ((request: RequestHead) => void) | undefined {
  const names = namesIn(config)
  if (names === undefined) return undefined
  return (request) => {
    const host = hostOf(request, config.trustProxy)
    // Only HTTP/1.0, which no browser speaks, has no Host.
    if (host === '' || isAllowed(nameIn(host), names)) return
    const message =
      'This service does not answer for that host. If it should, the operator can add it to ALLOWED_HOSTS.'
    throw new ServiceError('HOST_NOT_ALLOWED', message, { provided: host })
  }
}

function namesIn({ publicUrl, allowedHosts }: HostConfig): ReadonlySet<string> | undefined {
  if (publicUrl === undefined) return allowedHosts
  return new Set([...(allowedHosts ?? []), nameIn(new URL(publicUrl).host)])
}

/** Without the port, which a proxy may change and a rebound name cannot use. */
const nameIn = (host: string): string => host.replace(/:\d{1,5}$/, '').toLowerCase()

/** `*.example.org` stands for every name below it. Loopback is always allowed: operators ask by it, and it can be nobody else's. */
const isAllowed = (name: string, names: ReadonlySet<string>): boolean =>
  names.has(name) || isLoopback(name) || (isIP(name) === 0 && names.has(name.replace(/^[^.]+(?=\.)/, '*')))

const isLoopback = (name: string) => /^(?:(?:.+\.)?localhost|\[::1\])$/.test(name) || isLoopbackIpv4(name)

const isLoopbackIpv4 = (name: string) => isIP(name) === 4 && name.startsWith('127.')

/** True for names that cannot be rebound: an address is what it says, and browsers know `localhost` by themselves. */
export function cannotBeRebound(host: string): boolean {
  const name = nameIn(host)
  return isLoopback(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}
