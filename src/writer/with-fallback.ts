/** The writer's text, or the phrasebook's if the writer fails or breaks a rule. */
import { byPhrasebook, type Desk } from './desk.ts'
import type { Writer } from './writer.ts'

export interface FallbackOptions {
  readonly edition: string
  readonly patienceMs: number
  readonly onFailure: (reason: unknown) => void
}

export function withFallback(writer: Writer, options: FallbackOptions, client?: string): Desk {
  const { edition, patienceMs, onFailure } = options
  return {
    edition,
    asksModel: true,
    patienceMs,
    async write(words, telling, ask, deadline, context) {
      if (telling.assignment === undefined) return byPhrasebook(words, telling, ask)
      let again = {}
      try {
        const text = await writer.write(words, telling, ask, deadline, { client, ...context })
        const faults = telling.faults(words, text, ask)
        if (faults.length === 0) return { text, source: writer.name, isStandIn: false }
        onFailure(new Error(`The ${writer.name} broke rules: ${faults.join('; ')}`))
      } catch (error) {
        onFailure(error)
        again = againIn(error)
      }
      return { ...byPhrasebook(words, telling, ask), isStandIn: true, ...again }
    },
    forClient: (name) => withFallback(writer, options, name),
  }
}

const againIn = (error: unknown): { againInMs?: number } =>
  error instanceof Error && 'againInMs' in error && typeof error.againInMs === 'number'
    ? { againInMs: error.againInMs }
    : {}
