/**
 * The tools over Streamable HTTP, without sessions: each message gets a server of its own, and one JSON object as its answer. Both ways of
 * the protocol are answered: that of 2026, in which every message says its version, and that of 2025, which begins with `initialize`.
 */
import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { Endpoint } from '../api/endpoint.ts'
import type { AnswerMessage } from '../api/tool-caller.ts'
import { invalidParams } from './message-params.ts'
import { mcpServers } from './server.ts'

export function mcpOverHttp(endpoints: readonly Endpoint[], version: string): AnswerMessage {
  const serverFor = mcpServers(endpoints, version)
  return async (request, body, caller) => {
    const refusal = invalidParams(body)
    if (refusal !== undefined) return Response.json(refusal)
    if (await isLegacyRequest(request, body)) return answeredAsIn2025(serverFor(caller), request, body)
    // The tools never change, so there is nothing to subscribe to.
    const handler = createMcpHandler(() => serverFor(caller), { legacy: 'reject', maxSubscriptions: 0 })
    return handler.fetch(request, { parsedBody: body })
  }
}

async function answeredAsIn2025(server: Server, request: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}
