/** Sends one request to /v1 and returns everything the page shows of its answer. */
import { type Answer, type AnyRequest, type Name, OPERATIONS, type RequestOf } from './operations.ts'
import { type Problem, problemIn, unreachable } from './problem.ts'

/** The client's remaining requests in the limit it will reach first, from the headers of an answer. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  /** Unix milliseconds. */
  readonly resetsAt: number
}

export interface ApiExchange<N extends Name = Name> {
  readonly asked: AnyRequest
  /** 0 if there was no answer. */
  readonly status: number
  readonly ms: number
  readonly allowance: Allowance | undefined
  readonly json: unknown
  /** Exactly one of the two is present. */
  readonly answer: Answer<N> | undefined
  readonly problem: Problem | undefined
}

/** Addresses are relative to the document, because a proxy may add a path prefix. */
export function requestAddress({ name, query = {}, params = {} }: Omit<AnyRequest, 'body'>): string {
  const path = OPERATIONS[name].path.replace(/{(\w+)}/g, (_, part: string) =>
    encodeURIComponent(params[part] ?? ''),
  )
  const address = new URL(`v1${path}`, document.baseURI)
  for (const [member, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(member, value)
  return address.href
}

export async function ask<N extends Name>(asked: RequestOf<N>, signal: AbortSignal): Promise<ApiExchange<N>> {
  const started = performance.now()
  const result = await send(asked, signal)
  const ms = performance.now() - started
  if (result === undefined) {
    const problem = unreachable(navigator.onLine)
    return { asked, status: 0, ms, allowance: undefined, json: undefined, answer: undefined, problem }
  }
  const { response, json } = result
  const allowance = allowanceIn(response.headers)
  const isGood = response.ok && json !== undefined
  return {
    asked,
    status: response.status,
    ms,
    allowance,
    json,
    answer: isGood ? (json as Answer<N>) : undefined,
    problem: isGood ? undefined : problemIn(response, json),
  }
}

/** `undefined` if there was no answer at all. An abort is rethrown. */
async function send(asked: AnyRequest, signal: AbortSignal) {
  const { method } = OPERATIONS[asked.name]
  try {
    const posted = {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked.body),
    }
    const response = await fetch(requestAddress(asked), {
      ...{ method, signal },
      ...(method === 'POST' && posted),
      // The service worker keeps no answer to such a request.
      ...(asked.isPrivate && { cache: 'no-store' }),
    })
    const json: unknown = await response.json().catch(() => undefined)
    signal.throwIfAborted()
    return { response, json }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function allowanceIn(headers: Headers): Allowance | undefined {
  const number = (name: string) => Number(headers.get(`x-ratelimit-${name}`) ?? Number.NaN)
  const allowance = {
    limit: number('limit'),
    remaining: number('remaining'),
    resetsAt: number('reset') * 1000,
  }
  return Object.values(allowance).every(Number.isFinite) ? allowance : undefined
}
