/** `POST /mcp`: the tools for assistants over HTTP (docs/mcp.md). The protocol itself is in `src/mcp`, loaded with the first message. */
import { invalid, ServiceError } from '../../errors.ts'
import type { Exchange } from '../../http/exchange.ts'
import { Gate } from '../../http/gate.ts'
import { acceptsType } from '../../http/negotiation.ts'
import { headForLinks } from '../../http/origin.ts'
import type { AnswerBody } from '../../http/respond.ts'
import type { Route } from '../../http/route.ts'
import { Type } from '../../schema/type.ts'
import { askEndpoint } from '../ask.ts'
import type { Endpoint } from '../endpoint.ts'
import { MCP_PATH } from '../error-responses.ts'
import { groupNumber } from '../limits.ts'
import type { Parts } from '../parts.ts'
import type { AnswerMessage, ToolCaller } from '../tool-caller.ts'
import { checkOrigin } from './mcp-origin.ts'

/** The last two are of the protocol's version of 2026. */
const PROTOCOL_HEADERS = ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']

/** The group of limits for every message that is not a tool call. */
const OTHER_MESSAGES = groupNumber('health')

export function mcpRoutes(parts: Parts, endpoints: readonly Endpoint[]): Route[] {
  const { mcp } = parts
  if (mcp === undefined) return []
  const gate = new Gate(parts)
  let loading: Promise<AnswerMessage> | undefined
  const answer = async (exchange: Exchange): Promise<AnswerBody> => {
    checkOrigin(exchange.request, parts.config)
    checkSingle(exchange.body)
    if (!isToolCall(exchange.body)) await gate.admit(exchange, OTHER_MESSAGES, {})
    loading ??= mcp(endpoints)
    const caller = new HttpCaller(exchange, endpoints, parts, gate)
    const response = await (await loading)(requestOf(exchange), exchange.body, caller)
    if (caller.refusal !== undefined) throw caller.refusal
    // A call that is malformed, or of a tool that does not exist.
    if (exchange.verdict === undefined) await gate.admit(exchange, OTHER_MESSAGES, {})
    exchange.status = response.status
    return response.text()
  }
  return [
    {
      method: 'POST',
      path: MCP_PATH,
      limit: OTHER_MESSAGES,
      isCountedByAnswer: true,
      requestHeaders: PROTOCOL_HEADERS,
      body: Type.Unknown(),
      answer,
    },
  ]
}

function checkSingle(body: unknown): void {
  if (!Array.isArray(body)) return
  throw invalid([{ path: '', message: 'Send one message at a time: the protocol has no batches.' }], 'shape')
}

const isToolCall = (body: unknown) =>
  (body as { method?: unknown } | undefined | null)?.method === 'tools/call'

/** The part of the request that the protocol needs. Its answers here are always JSON, so it is enough to accept that. */
function requestOf({ request: { headers } }: Exchange): Request {
  const { accept } = headers
  const ofProtocol = PROTOCOL_HEADERS.flatMap((name) => {
    const value = headers[name.toLowerCase()]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return new Request(`http://localhost${MCP_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: acceptsType(accept, 'application/json') ? 'application/json, text/event-stream' : accept!,
      ...Object.fromEntries(ofProtocol),
    },
  })
}

class HttpCaller implements ToolCaller {
  readonly ask: ToolCaller['ask']
  readonly admit: ToolCaller['admit']
  readonly hasLinks = true
  /** A wrong key concerns the person who set up the client, so it is answered as an HTTP error, not as a text for the model. */
  refusal: ServiceError | undefined

  constructor(exchange: Exchange, endpoints: readonly Endpoint[], parts: Parts, gate: Gate) {
    // Only what links are made from: a tool's endpoint must not answer 304.
    const request = headForLinks(exchange.request)
    this.ask = (path, given) => askEndpoint(endpoints, path, given, parts, request, exchange)
    this.admit = (group) => gate.admit(exchange, groupNumber(group), {}).catch((error) => this.#refuse(error))
  }

  #refuse(error: unknown): never {
    if (error instanceof ServiceError && error.code === 'INVALID_API_KEY') this.refusal = error
    throw error
  }
}
