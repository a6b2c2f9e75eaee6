/** Augury as a server of the Model Context Protocol: its tools are endpoints, called in process. */
import assert from 'node:assert/strict'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { ask, endpointAt } from '../api/ask.ts'
import type { Endpoint } from '../api/endpoint.ts'
import { allEndpoints } from '../api/endpoints.ts'
import type { Parts } from '../api/parts.ts'
import { ServiceError } from '../errors.ts'
import { TOOLS, type Tool } from './tools.ts'

export function mcpServer(parts: Parts, version: string): Server {
  const endpoints = allEndpoints(parts)
  const answerOf = (path: string, given: object) => ask(endpoints, path, given, parts)
  const listed = TOOLS.map((tool) => listing(tool, endpoints))
  const server = new Server(
    { name: 'augury', title: 'Augury', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const tool = TOOLS.find((row) => row.name === name)
    if (tool === undefined) return failed(`There is no tool "${name}".`)
    try {
      return resultOf(await (tool.answer?.(given, answerOf) ?? answerOf(tool.path, given)))
    } catch (error) {
      if (error instanceof ServiceError) return failed(error.message)
      throw error
    }
  })
  return server
}

const INSTRUCTIONS =
  'Tarot draws and astrology computed on this machine. Readings describe a direction, never a certainty; pass them on in that spirit, ' +
  'and do not turn them into medical, legal or financial advice.'

function listing({ name, title, description, path, members }: Tool, endpoints: readonly Endpoint[]) {
  const { body, query } = endpointAt(endpoints, path)
  assert(body ?? query, `${path} takes nothing`)
  // The schema is sent as plain JSON, without the members that TypeBox adds for its own use.
  const schema = JSON.parse(JSON.stringify(body ?? query)) as { type: 'object'; properties: object }
  return {
    name,
    title,
    description,
    inputSchema: { ...schema, properties: { ...schema.properties, ...members } },
    annotations: { title, readOnlyHint: true, openWorldHint: false, idempotentHint: true },
  }
}

/** An astrology answer has an envelope, of which an assistant needs only data and warnings. */
function resultOf(answer: { data?: object; warnings?: object }): CallToolResult {
  const { data, warnings } = answer
  const result = data === undefined ? answer : { ...data, ...(warnings && { warnings }) }
  return {
    content: [{ type: 'text', text: JSON.stringify(result) }],
    structuredContent: result as Record<string, unknown>,
  }
}

const failed = (message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
})
