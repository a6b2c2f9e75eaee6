/** The parts of the service on behalf of one client: what its texts cost is counted for it. */
import type { Exchange } from '../http/exchange.ts'
import { shareName } from '../store/counters/counters.ts'
import type { Parts } from './parts.ts'

export function forClient({ client }: Pick<Exchange, 'client'>, parts: Parts): Parts {
  const { desk } = parts
  if (client === undefined || desk.forClient === undefined) return parts
  return { ...parts, desk: desk.forClient(shareName(client)) }
}
