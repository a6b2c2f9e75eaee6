/** The id a request carries through body, header and log (decision 1.6). */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ACCEPTABLE = /^[A-Za-z0-9._-]{1,64}$/

export const newRequestId = () => `req_${randomUUID()}`

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : newRequestId()
}
