/** Augury as a server of the Model Context Protocol: its tools are endpoints, called in process. */
import { type CallToolResult, Server, type Tool as ToolDefinition } from '@modelcontextprotocol/server'
import { endpointAt } from '../api/ask.ts'
import type { Endpoint } from '../api/endpoint.ts'
import { factsIn } from '../api/envelope.ts'
import type { ToolCaller } from '../api/tool-caller.ts'
import { ServiceError } from '../errors.ts'
import { markdownOf } from '../markdown.ts'
import { LINK, listing } from './listing.ts'
import { omit } from './omit.ts'
import { refuseOtherThanText } from './query-arguments.ts'
import { type Tool, toolNaming } from './tool.ts'
import { TOOLS } from './tools.ts'
import { refuseUnknown } from './unknown-arguments.ts'

const nameTools = toolNaming(TOOLS)

/** The returned function makes a server for one connection or, over HTTP, for one message. */
export function mcpServers(endpoints: readonly Endpoint[], version: string): (caller: ToolCaller) => Server {
  const listed = TOOLS.map((tool) => listing(tool, endpoints, nameTools))
  // The same JSON; the SDK's type has no room for a schema that is known to be one.
  const definitions = listed as unknown as ToolDefinition[]
  const inputs = new Map(listed.map(({ name, inputSchema }) => [name, inputSchema]))

  async function call(
    tool: Tool,
    given: Record<string, unknown>,
    caller: ToolCaller,
  ): Promise<CallToolResult> {
    const { limit, query } = endpointAt(endpoints, tool.path)
    await caller.admit(limit)
    const input = inputs.get(tool.name)!
    refuseUnknown(input, given)
    if (query !== undefined) refuseOtherThanText(input.properties, given, tool.lists)
    const answer = await (tool.answer?.(given, caller.ask) ?? caller.ask(tool.path, given))
    return resultOf(
      omit(factsIn(answer), [...(tool.omits ?? []), ...(caller.hasLinks ? [] : [LINK])]) as object,
    )
  }

  return (caller) => {
    const server = new Server(
      { name: 'augury', title: 'Augury', version },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    )
    server.setRequestHandler('tools/list', () => ({ tools: definitions }))
    server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
      const tool = TOOLS.find((row) => row.name === name)
      if (tool === undefined) return failed(`There is no tool "${name}".`)
      try {
        return await call(tool, given, caller)
      } catch (error) {
        if (error instanceof ServiceError) return failed(nameTools(error.message))
        throw error
      }
    })
    return server
  }
}

const INSTRUCTIONS =
  'Tarot draws and astrology computed on this machine. Readings describe a direction, never a certainty; pass them on in that spirit, ' +
  'and do not turn them into medical, legal or financial advice.'

/** The same facts twice, for there are clients that read only one of the two: Markdown is shorter than JSON, and better for a model to read. */
const resultOf = (facts: object): CallToolResult => ({
  content: [{ type: 'text', text: markdownOf(facts) }],
  structuredContent: facts as Record<string, unknown>,
})

const failed = (message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
})
