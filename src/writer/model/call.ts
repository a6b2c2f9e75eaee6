/** One call of a model through the `ai` package, and its outcome. */
import { APICallError, generateText, jsonSchema, type ModelMessage, NoObjectGeneratedError, Output } from 'ai'
import type { TSchema } from 'typebox'
import { withoutSecrets } from '../../errors.ts'
import type { OpenedModel } from './provider.ts'

// The package writes warnings to standard error; we have metrics and the log.
globalThis.AI_SDK_LOG_WARNINGS = false

type CallFault =
  | 'timed_out'
  | 'unreachable'
  | 'unauthorized'
  | 'refused'
  | 'rate_limited'
  | 'server_error'
  | 'garbled'
export type CallOutcome = 'answered' | CallFault

export interface ModelQuestion {
  readonly instructions: string
  readonly messages: readonly ModelMessage[]
  /** Absent: the answer is free text. */
  readonly form?: { readonly name: string; readonly schema: TSchema } | undefined
  readonly maxOutputTokens: number
  /** Sends only the texts, without a schema or reasoning options. */
  readonly isBare: boolean
}

export interface ModelAnswer {
  readonly text: string
  readonly inputTokens: number
  readonly outputTokens: number
}

export class CallFailure extends Error {
  readonly outcome: CallFault
  /** The provider's `Retry-After`. */
  readonly retryAfterMs: number | undefined

  constructor(outcome: CallFault, message: string, retryAfterMs?: number) {
    super(message)
    this.outcome = outcome
    this.retryAfterMs = retryAfterMs
  }
}

export async function call(
  { model, reasoning, providerOptions, secrets }: OpenedModel,
  { instructions, messages, form, maxOutputTokens, isBare }: ModelQuestion,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  try {
    const result = await generateText({
      model,
      instructions,
      messages: [...messages],
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      ...(form && !isBare && { output: Output.object({ name: form.name, schema: jsonSchema(form.schema) }) }),
      ...(reasoning && !isBare && { reasoning }),
      ...(providerOptions && { providerOptions }),
    })
    return answered(result.text, result.usage, secrets)
  } catch (error) {
    // The package could not parse the answer as JSON. We try ourselves, from its text.
    if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined)
      return answered(error.text, error.usage, secrets)
    throw failureOf(error, secrets)
  }
}

function answered(
  text: string,
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
  secrets: readonly string[],
): ModelAnswer {
  if (secrets.some((secret) => text.includes(secret)))
    throw new CallFailure('garbled', "The model's answer holds our key")
  return { text, inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 }
}

function failureOf(error: unknown, secrets: readonly string[]): CallFailure {
  if (error instanceof CallFailure) return error
  const { name } = error as Error
  const message = withoutSecrets((error as Error).message, secrets)
  if (name === 'TimeoutError' || name === 'AbortError' || name === 'ResponseAborted')
    return new CallFailure('timed_out', 'The model did not answer in time')
  if (!APICallError.isInstance(error))
    return new CallFailure('garbled', `The model's answer is of no use: ${message}`)
  const outcome = outcomeOf(error.statusCode)
  const status = error.statusCode === undefined ? '' : ` with status ${error.statusCode}`
  return new CallFailure(
    outcome,
    `The model's API failed${status}: ${message}`,
    retryAfter(error.responseHeaders),
  )
}

function outcomeOf(status: number | undefined): CallFault {
  if (status === undefined) return 'unreachable'
  if (status < 400) return 'garbled'
  if (status === 429) return 'rate_limited'
  if (status >= 401 && status <= 404) return 'unauthorized'
  return status === 408 || status >= 500 ? 'server_error' : 'refused'
}

/** Seconds or a date (RFC 9110 §10.2.3); OpenAI also sends milliseconds. */
function retryAfter({
  'retry-after-ms': ms,
  'retry-after': given = '',
}: Readonly<Record<string, string>> = {}): number | undefined {
  const inMs = Number(ms)
  if (inMs >= 0) return inMs
  const wait = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return wait >= 0 ? wait : undefined
}
