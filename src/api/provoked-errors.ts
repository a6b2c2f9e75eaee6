/** The errors of an endpoint: it gets its own examples of wrong requests, in this process, when the OpenAPI document is made. */
import assert from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import { type ErrorCode, ServiceError } from '../errors.ts'
import { Exchange } from '../http/exchange.ts'
import { type CheckedRoute, withCheck } from '../http/router.ts'
import type { Endpoint, ErrorRequest } from './endpoint.ts'

export interface ProvokedError {
  readonly error: ServiceError
  /** The request as a client sends it. */
  readonly request: { readonly path: string; readonly body?: unknown }
}

export async function provokedErrors(endpoint: Endpoint): Promise<ProvokedError[]> {
  const provoked: ProvokedError[] = []
  const checked = withCheck(endpoint)
  for (const { code, request } of requestsOf(endpoint)) {
    // Other requests are answered between them.
    await turn()
    const error = await errorOf(checked, request)
    const path = addressOf(endpoint, request)
    assert(error?.code === code, `${endpoint.method} ${path} does not answer ${code}: ${error?.message}`)
    provoked.push({ error, request: { path, ...('body' in request && { body: request.body }) } })
  }
  return provoked
}

const requestsOf = ({ errors = {} }: Endpoint): { code: ErrorCode; request: ErrorRequest }[] =>
  Object.entries(errors).flatMap(([code, requests]) =>
    [requests].flat().map((request: ErrorRequest) => ({ code: code as ErrorCode, request })),
  )

async function errorOf(
  endpoint: CheckedRoute<Endpoint>,
  request: ErrorRequest,
): Promise<ServiceError | undefined> {
  // Checking removes members from what it checks.
  const { params = {}, query = {}, body } = structuredClone(request)
  const exchange = new Exchange({ headers: {}, socket: {} })
  exchange.params = params
  exchange.query = query
  try {
    endpoint.check(exchange, body, 0)
    await endpoint.answer(exchange)
    return undefined
  } catch (thrown) {
    if (thrown instanceof ServiceError) return thrown
    throw thrown
  }
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: ErrorRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return `/v1${filled}${search === '' ? '' : `?${search}`}`
}
