/** Augury as a server of the Model Context Protocol: its tools are endpoints, asked in process. */
import assert from 'node:assert/strict'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance } from 'fastify'
import { allRoutes, build } from '../api/app.ts'
import type { Parts } from '../api/parts.ts'
import { TOOLS, type Tool } from './tools.ts'

export async function mcpServer(parts: Parts, version: string): Promise<Server> {
  const app = await build(parts)
  const listed = TOOLS.map((tool) => listing(tool, parts))
  const server = new Server(
    { name: 'augury', title: 'Augury', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(app, params.name, params.arguments ?? {}),
  )
  return server
}

const INSTRUCTIONS =
  'Tarot draws and astrology computed on this machine. Readings describe a direction, never a certainty; pass them on in that spirit, ' +
  'and do not turn them into medical, legal or financial advice.'

function listing({ name, title, description, path }: Tool, parts: Parts) {
  const route = allRoutes(parts).find((row) => row.method === 'POST' && row.path === path)
  assert(route?.body, `${path} is no endpoint`)
  return {
    name,
    title,
    description,
    // The schema goes out as plain JSON: what TypeBox adds for its own use stays here.
    inputSchema: JSON.parse(JSON.stringify(route.body)) as { type: 'object' },
    annotations: { title, readOnlyHint: true, openWorldHint: false, idempotentHint: true },
  }
}

async function call(app: FastifyInstance, name: string, given: object): Promise<CallToolResult> {
  const tool = TOOLS.find((row) => row.name === name)
  if (tool === undefined) return told(`There is no tool "${name}".`)
  const reply = await app.inject({ method: 'POST', url: `/v1${tool.path}`, payload: given })
  const body = reply.json()
  if (reply.statusCode !== 200) return told(body.error?.message ?? body.error)
  // An astrology answer wears an envelope; an assistant needs what is in it, and the warnings.
  const result =
    body.data === undefined ? body : { ...body.data, ...(body.warnings && { warnings: body.warnings }) }
  return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result }
}

const told = (message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
})
