import { createHmac, hash, hkdfSync } from 'node:crypto'

const LENGTH = 22

/** The same inputs give the same identifier. Only for what anyone may know, such as a sign's day: whoever tries all inputs finds them. */
export const identifier = (kind: string, key: string): string =>
  `${kind}_${hash('sha256', key, 'base64url').slice(0, LENGTH)}`

export type Identify = (kind: string, key: string | Uint8Array) => string

/** Identifiers of what a birth is behind: without the installation's secret no birth can be tried against them. `chart_4kP…` */
export function identifiersFor(secret: string): Identify {
  const under = Buffer.from(hkdfSync('sha256', secret, '', 'augury identifiers', 32))
  return (kind, key) => {
    const digest = createHmac('sha256', under).update(`${kind} `).update(key).digest('base64url')
    return `${kind}_${digest.slice(0, LENGTH)}`
  }
}
