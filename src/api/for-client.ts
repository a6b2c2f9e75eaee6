/** What the service does on behalf of one client: its texts, pictures and computing time are shared out by client. */
import type { Exchange } from '../http/exchange.ts'
import type { RenderRequest } from '../pictures/renderer.ts'
import type { Share } from '../schedule/computing.ts'
import { shareName } from '../store/counters/counters.ts'
import type { Parts } from './parts.ts'

/** What its texts cost is counted for it. */
export function forClient({ client }: Pick<Exchange, 'client'>, parts: Parts): Parts {
  const { textSource } = parts
  if (client === undefined || textSource.forClient === undefined) return parts
  return { ...parts, textSource: textSource.forClient(shareName(client)) }
}

/** Its pictures wait behind its own, and are not rendered when it is gone. */
export const renderRequest = ({ client, signal }: Pick<Exchange, 'client' | 'signal'>): RenderRequest => ({
  client: client && shareName(client),
  signal,
})

/** Whose share of the computing an answer takes. */
export const shareFor = (
  { client }: Pick<Exchange, 'client'>,
  { computing }: Pick<Parts, 'computing'>,
): Share => computing.shareOf(client === undefined ? '' : shareName(client))
