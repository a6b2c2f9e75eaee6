/** `augury mcp`. */
import { once } from 'node:events'
import { askEndpoint } from '../api/ask.ts'
import { allEndpoints } from '../api/endpoints.ts'
import type { ToolCaller } from '../api/tool-caller.ts'
import { mcpOverStdio } from '../mcp/over-stdio.ts'
import { mcpServers } from '../mcp/server.ts'
import { makeParts } from '../service/service.ts'
import { VERSION } from '../version.ts'
import type { Command } from './command.ts'
import { ownConfig } from './parts.ts'

export const mcpCommand: Command = {
  summary: 'Serve draws, charts and horoscopes to an AI assistant (Model Context Protocol over stdio)',
  usage: '',
  options: {},
  examples: [
    'augury mcp   # in an assistant’s settings: command "npx", arguments ["-y", "augury-api", "mcp"]',
  ],
  async run({ terminal }) {
    // Standard output is used by the protocol, and the only client is the process that started this one.
    const parts = await makeParts(ownConfig(terminal))
    const endpoints = allEndpoints(parts)
    const serverFor = mcpServers(endpoints, VERSION)
    const caller: ToolCaller = {
      ask: (path, given) => askEndpoint(endpoints, path, given, parts),
      admit: async () => {},
      // Pictures can be fetched only from a running service, so its address must be set.
      hasLinks: parts.config.publicUrl !== undefined,
    }
    const connection = mcpOverStdio(() => serverFor(caller))
    await Promise.race([once(terminal.input, 'end'), once(terminal.input, 'close')])
    await connection.close()
    await parts.close()
    return undefined
  },
}
