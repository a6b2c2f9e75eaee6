/** The tools over standard input and output. */
import type { Server } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { invalidParams } from './message-params.ts'

/** Answers messages with wrong parameters itself. */
class CheckingTransport extends StdioServerTransport {
  override async start(): Promise<void> {
    const pass = this.onmessage
    this.onmessage = (message) => {
      const refusal = invalidParams(message)
      if (refusal === undefined) pass?.(message)
      else void this.send(refusal)
    }
    await super.start()
  }
}

export const mcpOverStdio = (server: () => Server) =>
  serveStdio(server, { transport: new CheckingTransport(), maxSubscriptions: 0 })
