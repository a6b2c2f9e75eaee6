/** The writer's text, or the phrasebook's if the writer fails or breaks a rule. */
import { byPhrasebook, type TextSource } from './text-source.ts'
import type { Writer } from './writer.ts'

export interface TextFallbackOptions {
  readonly edition: string
  readonly timeoutMs: number
  readonly onFailure: (reason: unknown) => void
}

export function withFallback(writer: Writer, options: TextFallbackOptions, client?: string): TextSource {
  const { edition, timeoutMs, onFailure } = options
  return {
    edition,
    asksModel: true,
    timeoutMs,
    async write(words, textKind, ask, deadline, context) {
      if (textKind.modelTask === undefined) return byPhrasebook(words, textKind, ask)
      const report = (error: unknown) =>
        onFailure(textKind.isConfidential && !isDeclined(error) ? withoutDetails(error) : error)
      let again = {}
      try {
        const text = await writer.write(words, textKind, ask, deadline, { client, ...context })
        const faults = textKind.faults(words, text, ask)
        if (faults.length === 0) return { text, source: writer.name, isFallback: false }
        report(new Error(`The ${writer.name} broke rules: ${faults.join('; ')}`))
      } catch (error) {
        report(error)
        again = againIn(error)
      }
      return { ...byPhrasebook(words, textKind, ask), isFallback: true, ...again }
    },
    forClient: (name) => withFallback(writer, options, name),
  }
}

/** True if the writer was not asked: then the error contains no words of others. */
const isDeclined = (error: unknown): boolean => error instanceof Error && 'againInMs' in error

/** What the model said, and what its API complains about, may repeat the words of a caller. */
function withoutDetails(error: unknown): Error {
  const outcome = error instanceof Error && 'outcome' in error ? String(error.outcome) : 'rejected'
  return new Error(`The model answered no question: ${outcome}`)
}

const againIn = (error: unknown): { againInMs?: number } =>
  error instanceof Error && 'againInMs' in error && typeof error.againInMs === 'number'
    ? { againInMs: error.againInMs }
    : {}
