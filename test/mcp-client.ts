/** The SDK's own client, which talks to `augury mcp` as an assistant would: a process, two pipes. */
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { BARE_ENVIRONMENT } from './own-child.ts'

const AUGURY = fileURLToPath(new URL('../bin/augury.js', import.meta.url))

type Options = ConstructorParameters<typeof Client>[1]

/** The test files of a process share it. */
const connected = new Map<string, Promise<Client>>()
after(async () => {
  for (const client of connected.values()) await (await client).close()
})

/** It has the tools listed, and from then on throws if an answer does not fit the schema of its tool. */
export const connectedClient = (env: Record<string, string> = {}, options: Options = {}): Promise<Client> =>
  connected.getOrInsertComputed(JSON.stringify([env, options]), () => connect(env, options))

async function connect(env: Record<string, string>, options: Options): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' }, options)
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [AUGURY, 'mcp'],
      env: { ...BARE_ENVIRONMENT, DATA_DIR: ':memory:', ...env },
      stderr: 'inherit',
    }),
  )
  await client.listTools()
  return client
}

/** Calls a tool: its text, and its answer as an object. */
export const askerOf = (client: Client) => async (name: string, given: Record<string, unknown>) => {
  const result = await client.callTool({ name, arguments: given })
  const [{ text }] = result.content as unknown as [{ text: string }]
  // biome-ignore lint/suspicious/noExplicitAny: every tool has a shape of its own, which the client has checked against its schema
  return { isError: result.isError === true, text, data: result.structuredContent as any }
}

export const BERLIN = { timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }
