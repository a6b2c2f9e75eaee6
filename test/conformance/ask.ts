/**
 * One way to ask the service for every conformance test: in process, or the one at BASE_URL (`BASE_URL=https://… npm run
 * test:unit`; start that one with RATE_LIMITS=off, or the tests run into its limits).
 */
import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { testParts, testService } from '../service.ts'

export type Asked = {
  method?: string
  headers?: OutgoingHttpHeaders
  /** An object is sent as JSON; text and bytes are sent as they are. */
  body?: object | string | Buffer
}

export type Told = {
  status: number
  headers: Record<string, string | undefined>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by asserting it
  json: any
}

/** Set: the tests speak to a service elsewhere, whose clock and limits they cannot move. */
export const BASE_URL = process.env.BASE_URL?.replace(/\/+$/, '').replace(/\/v1$/, '')

const service = BASE_URL === undefined ? await testService(testParts({ RATE_LIMITS: 'off' })) : undefined

/** `path` begins with `/v1`. */
export async function ask(path: string, { method, headers = {}, body }: Asked = {}): Promise<Told> {
  const isValue = typeof body === 'object' && !Buffer.isBuffer(body)
  const payload = isValue ? JSON.stringify(body) : body
  const sent = {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(isValue && { 'content-type': 'application/json' }), ...headers },
  }
  const reply =
    service === undefined ? await overNetwork(path, sent, payload) : await inProcess(path, sent, payload)
  return { ...reply, json: isJson(reply) ? JSON.parse(reply.text) : undefined }
}

type Sent = { method: string; headers: OutgoingHttpHeaders }
type Reply = Omit<Told, 'json'>

const isJson = ({ headers, text }: Reply) => /json/.test(headers['content-type'] ?? '') && text !== ''

async function inProcess(url: string, { method, headers }: Sent, payload?: string | Buffer): Promise<Reply> {
  const reply = await service!.inject({
    method: method as 'GET',
    url,
    headers: headers as Record<string, string>,
    ...(payload !== undefined && { payload }),
  })
  return { status: reply.statusCode, headers: reply.headers as Reply['headers'], text: reply.body }
}

function overNetwork(path: string, { method, headers }: Sent, payload?: string | Buffer): Promise<Reply> {
  const url = new URL(`${BASE_URL}${path}`)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
  return new Promise((resolve, reject) => {
    const request = send(url, { method, headers: { ...length, ...headers } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString()
      resolve({ status: response.statusCode!, headers: response.headers as Reply['headers'], text })
    })
    request.on('error', reject)
    request.end(payload)
  })
}
