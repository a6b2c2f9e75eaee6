/** What the service does on behalf of one client: its texts, pictures and computing time are shared out by client. */
import type { Exchange } from '../http/exchange.ts'
import type { RenderRequest } from '../pictures/renderer.ts'
import type { Share } from '../schedule/computing.ts'
import { shareName } from '../store/counters/counters.ts'
import type { Parts } from './parts.ts'

/** The same parts, with the texts of a language model counted for this client. */
export function forClient({ client }: Pick<Exchange, 'client'>, parts: Parts): Parts {
  const { textSource } = parts
  if (client === undefined || textSource.forClient === undefined) return parts
  return { ...parts, textSource: textSource.forClient(shareName(client)) }
}

/** A client's pictures queue behind its own earlier ones, and are not rendered when it has disconnected. */
export const renderRequest = ({ client, signal }: Pick<Exchange, 'client' | 'signal'>): RenderRequest => ({
  client: client && shareName(client),
  signal,
})

/** Whose share of the computing an answer takes. */
export const shareFor = (
  { client }: Pick<Exchange, 'client'>,
  { computing }: Pick<Parts, 'computing'>,
): Share => computing.shareOf(client === undefined ? '' : shareName(client))
