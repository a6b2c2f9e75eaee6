/** Config → who writes the texts: the phrasebook, or a language model with the phrasebook behind it. */
import type { Config } from '../config.ts'
import { type Desk, phrasebookDesk } from '../writer/desk.ts'
import { Declined } from '../writer/model/declined.ts'
import type { ModelState, ModelWatch, ModelWriter } from '../writer/model/model-writer.ts'
import { withFallback } from '../writer/with-fallback.ts'

export interface DeskParts {
  readonly config: Config
  readonly now: () => number
  readonly tally: (key: string, ttlMs: number) => Promise<number>
  readonly watch: ModelWatch
  /** Told of every text that the model owed. */
  readonly onFailure: (error: unknown) => void
  /** Longest wait for a text. */
  readonly patienceMs: number
}

export interface OpenedDesk {
  readonly desk: Desk
  /** Absent without a model. */
  readonly modelState?: () => ModelState
}

export async function openDesk(parts: DeskParts): Promise<OpenedDesk> {
  const writer = await openWriter(parts)
  if (writer === undefined) return { desk: phrasebookDesk }
  const { patienceMs, onFailure } = parts
  const desk = withFallback(writer, {
    edition: writer.edition,
    patienceMs,
    // That the model is being left alone was told when it failed.
    onFailure: (error) => (error instanceof Declined ? undefined : onFailure(error)),
  })
  return { desk, modelState: () => writer.state }
}

/** The packages behind it are loaded only when there is a model: they take 15 MB. */
async function openWriter({ config, now, tally, watch }: DeskParts): Promise<ModelWriter | undefined> {
  const { llmProvider, llmModel, llmBaseUrl, llmApiKey, llmDailyCalls, llmConcurrency } = config
  if (llmProvider === 'none') return undefined
  const { ModelWriter } = await import('../writer/model/model-writer.ts')
  return ModelWriter.open({
    settings: { provider: llmProvider, model: llmModel!, baseUrl: llmBaseUrl, apiKey: llmApiKey },
    now,
    tally,
    dailyCalls: llmDailyCalls,
    mostAtOnce: llmConcurrency,
    watch,
  })
}

/** Nobody keeps the figures. */
export const UNWATCHED: ModelWatch = { onCall: () => {}, onText: () => {} }

/** What the health check says of the model (decisions §4). */
export function interpreterState({ isAtWork, isFailing, last }: ModelState) {
  const isWell = isAtWork && !isFailing
  return {
    status: isWell ? 'ok' : 'fallback',
    writer: isWell ? 'model' : 'phrasebook',
    ...(last && { last }),
  } as const
}
