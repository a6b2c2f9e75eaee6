/** Who writes for the readings: whatever the kind of text, a good one in time. */
import type { Deadline } from './deadline.ts'
import type { Telling } from './telling.ts'
import type { WriterName } from './writer.ts'

export interface Written<Text> {
  readonly text: Text
  readonly source: WriterName
  /** True when it stands in for a writer that failed: to be kept for a minute only (decisions §10). */
  readonly isStandIn: boolean
  /** When that writer is worth asking again, if it is known to be sooner or later than usual. */
  readonly againInMs?: number
}

export interface Desk {
  /** Whose hand the texts are in. A reading in another hand is not served: a new model or prompt begins anew. */
  readonly edition: string
  /** Longest that anyone waits for a text. */
  readonly patienceMs: number
  write<Ask, Text>(telling: Telling<Ask, Text>, ask: Ask, deadline: Deadline): Promise<Written<Text>>
}

/** It takes a millisecond: whoever takes longer than this to write has vanished. */
const PATIENCE_WITH_PHRASEBOOK_MS = 200

export const phrasebookDesk: Desk = {
  edition: 'phrasebook',
  patienceMs: PATIENCE_WITH_PHRASEBOOK_MS,
  write: async (telling, ask) => byPhrasebook(telling, ask),
}

export const byPhrasebook = <Ask, Text>({ phrasebook }: Telling<Ask, Text>, ask: Ask): Written<Text> => ({
  text: phrasebook(ask),
  source: 'phrasebook',
  isStandIn: false,
})
