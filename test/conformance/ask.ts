/**
 * The service under test for every conformance test: in process, or the one at BASE_URL. For that one:
 *
 *     RATE_LIMITS=off npm start
 *     BASE_URL=http://127.0.0.1:8080 npm run test:unit -- "test/conformance/*.test.ts"
 *
 * Tests that move the clock or count to a limit stay in process, where they can.
 */
import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Parts } from '../../src/api/parts.ts'
import { testParts, testService } from '../service.ts'

/** Set: the tests speak to a service elsewhere, whose clock and limits they cannot move. */
export const BASE_URL = process.env.BASE_URL?.replace(/\/+$/, '').replace(/\/v1$/, '')

/** For the options of a test that needs a clock of its own. */
export const inProcessOnly = { skip: BASE_URL === undefined ? false : 'needs a clock that can be moved' }

type InjectedAnswer = {
  method?: string
  url: string
  headers?: OutgoingHttpHeaders
  query?: Record<string, string>
  payload?: object | string | Buffer
}

export type Reply = {
  statusCode: number
  headers: Record<string, string | undefined>
  body: string
  rawPayload: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by asserting it
  json(): any
}

export type Service = { inject(asked: InjectedAnswer): Promise<Reply> }

/** In process with these parts, unless there is a service at BASE_URL to ask. */
export async function serviceUnderTest(parts: Parts = testParts({ RATE_LIMITS: 'off' })): Promise<Service> {
  return BASE_URL === undefined ? inProcess(parts) : { inject: overNetwork }
}

/** In process in any case: for a clock, limits or parts of the test's own. */
export async function inProcess(parts: Parts): Promise<Service> {
  const service = await testService(parts)
  return { inject: (asked) => service.inject(asked as object) as unknown as Promise<Reply> }
}

function overNetwork({ method = 'GET', url, headers = {}, query, payload }: InjectedAnswer): Promise<Reply> {
  const target = new URL(`${BASE_URL}${url}`)
  for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, value)
  const isValue = typeof payload === 'object' && !Buffer.isBuffer(payload)
  const bytes = isValue ? JSON.stringify(payload) : payload
  const sent = {
    ...(isValue && { 'content-type': 'application/json' }),
    ...(bytes !== undefined && { 'content-length': Buffer.byteLength(bytes) }),
    ...headers,
  }
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(target, { method, headers: sent }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const rawPayload = Buffer.concat(chunks)
      const body = rawPayload.toString()
      const responseHeaders = response.headers as Reply['headers']
      const statusCode = response.statusCode!
      resolve({ statusCode, headers: responseHeaders, body, rawPayload, json: () => JSON.parse(body) })
    })
    request.on('error', reject)
    request.end(bytes)
  })
}

const service = await serviceUnderTest()

export type TestRequest = {
  method?: string
  headers?: OutgoingHttpHeaders
  /** An object is sent as JSON; text and bytes are sent as they are. */
  body?: object | string | Buffer
}

/** `path` begins with `/v1`. */
export async function ask(path: string, { method, headers = {}, body }: TestRequest = {}) {
  const reply = await service.inject({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url: path,
    headers,
    ...(body !== undefined && { payload: body }),
  })
  const isJson = /json/.test(reply.headers['content-type'] ?? '') && reply.body !== ''
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.body,
    json: isJson ? reply.json() : undefined,
  }
}
