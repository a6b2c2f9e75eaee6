/** Where readings get their texts: the phrasebook, or a model with the phrasebook as its fallback. */

import { VERSION } from '../version.ts'
import type { Words } from '../words/words.ts'
import type { Deadline } from './deadline.ts'
import { hashTexts } from './text-edition.ts'
import type { TextKind } from './text-kinds.ts'
import type { TextContext, WriterName } from './writer.ts'

export interface WrittenText<Text> {
  readonly text: Text
  readonly source: WriterName
  /** True for a fallback text, written because the model failed: cached for a minute only (decisions §10). */
  readonly isFallback: boolean
  /** When the failed writer should be asked again, if that is not after the usual minute. */
  readonly againInMs?: number
}

export interface TextSource {
  /** Writer, model and prompt version; of the phrasebook its texts. A reading of another edition is not served, so a new model, prompt or text takes effect at once. */
  readonly edition: string
  /** False if the phrasebook writes everything, which takes less time than finding a stored text. */
  readonly asksModel: boolean
  /** The longest time a request waits for a text. */
  readonly timeoutMs: number
  write<Ask, Text>(
    words: Words,
    textKind: TextKind<Ask, Text>,
    ask: Ask,
    deadline: Deadline,
    context?: TextContext,
  ): Promise<WrittenText<Text>>
  /** The same source for the requests of one client, with the model's calls counted for it. Absent if there are no calls to count. */
  readonly forClient?: (client: string) => TextSource
}

/** The phrasebook takes a millisecond: a process that needs longer than this has crashed. */
// mutate constant: a time to wait
const PATIENCE_WITH_PHRASEBOOK_MS = 200

let phrasebookEdition: string | undefined

export const phrasebookSource: TextSource = {
  /** Made when it is first asked for: commands that store nothing need none. */
  get edition() {
    phrasebookEdition ??= `phrasebook ${VERSION} ${hashTexts()}`
    return phrasebookEdition
  },
  asksModel: false,
  timeoutMs: PATIENCE_WITH_PHRASEBOOK_MS,
  write: async (words, textKind, ask) => byPhrasebook(words, textKind, ask),
}

export const byPhrasebook = <Ask, Text>(
  words: Words,
  { phrasebook }: TextKind<Ask, Text>,
  ask: Ask,
): WrittenText<Text> => ({
  text: phrasebook(words, ask),
  source: 'phrasebook',
  isFallback: false,
})
