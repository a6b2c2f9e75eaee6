/** The id a request carries through body, header and log (decision 1.6). */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ACCEPTABLE = /^[A-Za-z0-9._-]{1,64}$/

/** 120 random bits for each id, drawn and spelled for many at once: an id is then a piece of a longer text. */
const ID_BYTES = 15
const ID_LENGTH = 20
const IDS_AT_ONCE = 256
let supply = ''
let used = 0

export function newRequestId(): string {
  if (used === supply.length) {
    supply = randomBytes(ID_BYTES * IDS_AT_ONCE).toString('base64url')
    used = 0
  }
  used += ID_LENGTH
  return `req_${supply.slice(used - ID_LENGTH, used)}`
}

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : newRequestId()
}
