/** Whose share of the computing an answer takes. */
import type { Exchange } from '../http/exchange.ts'
import type { Share } from '../schedule/computing.ts'
import { shareName } from '../store/counters/counters.ts'
import type { Parts } from './parts.ts'

export const shareFor = (
  { client }: Pick<Exchange, 'client'>,
  { computing }: Pick<Parts, 'computing'>,
): Share => computing.shareOf(client === undefined ? '' : shareName(client))
