/** A cache and a text source that do as little as they can, and record what they are asked for. */
import type { CachedReadingParts } from '../src/readings/cached-reading.ts'
import type { ReadOptions } from '../src/store/readings/stored-readings.ts'
import type { TextSource, WrittenText } from '../src/writer/text-source.ts'
import type { TextContext } from '../src/writer/writer.ts'

export interface RecordedReading {
  readonly key: string
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a reading by asserting it
  readonly reading: any
  readonly ttlMs: number
  readonly isCurrent?: boolean
  readonly options: ReadOptions<unknown>
}

/** Keeps nothing: every reading is made. */
export function recordingCache(hit = false) {
  const recorded: RecordedReading[] = []
  const cache = {
    peek: () => undefined,
    async read(key: string, make: () => Promise<{ reading: unknown; ttlMs: number }>, options = {}) {
      const made = await make()
      recorded.push({ key, ...made, options })
      return { reading: made.reading, hit }
    },
  } as unknown as CachedReadingParts['cache']
  return { cache, recorded }
}

/** A model that writes what the phrasebook would; `more` is what else is said of each text. */
export function recordingTextSource(
  more: (textKind: unknown, n: number) => Partial<WrittenText<unknown>> = () => ({}),
) {
  const calls: { textKind: unknown; ask: unknown; timeoutMs: number; context: TextContext | undefined }[] = []
  const textSource: TextSource = {
    edition: 'recording',
    asksModel: true,
    timeoutMs: 1234,
    async write(words, textKind, ask, deadline, context) {
      calls.push({ textKind, ask, timeoutMs: deadline.totalMs, context })
      const written = { text: textKind.phrasebook(words, ask), source: 'model', isFallback: false } as const
      return { ...written, ...(more(textKind, calls.length - 1) as object) }
    },
  }
  return { textSource, calls }
}

/** Whether a reading as it is counts as whole, and one without each of its members. */
export function wholeness({ reading, options }: RecordedReading, members: readonly string[]): boolean[] {
  const isWhole = (found: unknown) => {
    try {
      return options.isWhole!(found)
    } catch {
      return false
    }
  }
  return [isWhole(reading), ...members.map((member) => isWhole({ ...reading, [member]: null }))]
}
