/** The tools over Streamable HTTP, without sessions: each message gets a server of its own, and one JSON object as its answer. */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Endpoint } from '../api/endpoint.ts'
import type { AnswerMessage } from '../api/tool-caller.ts'
import { mcpServers } from './server.ts'

export function mcpOverHttp(endpoints: readonly Endpoint[], version: string): AnswerMessage {
  const serverFor = mcpServers(endpoints, version)
  return async (request, body, caller) => {
    const server = serverFor(caller)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      return await transport.handleRequest(request, { parsedBody: body })
    } finally {
      await server.close()
    }
  }
}
