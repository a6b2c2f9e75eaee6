/**
 * One server under load, in a process of its own: `bare` or `bare json`, or the service with its log off or on, or with API keys and limits
 * of its own. The two bare ones get the service's answer as the last argument.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from '../src/api/app.ts'
import { limitsOf } from '../src/api/limits.ts'
import type { Parts } from '../src/api/parts.ts'
import { type Config, readConfig } from '../src/config.ts'
import { makeParts } from '../src/service/service.ts'
import type { Client, Counters, Limit } from '../src/store/counters/counters.ts'
import { MemoryCounters } from '../src/store/counters/memory-counters.ts'
import { CASES } from './cases.ts'
import { keySettings } from './keys.ts'

/** So many clients that none reaches its limit in a minute of benchmark. */
const CLIENTS = 50_000

const [, , kind, caseName, answer = ''] = process.argv

const settings = {
  LOG_LEVEL: kind === 'log on' ? 'info' : 'silent',
  ...(kind === 'keys' && keySettings()),
}
const port = kind === 'bare' || kind === 'bare json' ? await bare(answer) : await service(settings)
process.send?.({ port })
process.on('message', () => process.send?.({ cpuMicroseconds: cpuMicroseconds() }))
process.on('disconnect', () => process.exit())

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/**
 * The least a Node server can do for the same exchange: read the body, parse it, answer with as many bytes. With `bare json` it writes
 * the same answer from an object each time, as a service must that keeps objects.
 */
async function bare(answer: string): Promise<number> {
  const bytes = Buffer.byteLength(answer)
  const constant = 'x'.repeat(bytes)
  const object = kind === 'bare json' ? JSON.parse(answer) : undefined
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes }
  const server = createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'POST') JSON.parse(Buffer.concat(chunks).toString())
      response.writeHead(200, headers)
      response.end(object === undefined ? constant : JSON.stringify(object))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function service(env: Record<string, string>): Promise<number> {
  const config = readConfig({ ...env, PORT: '0', DATA_DIR: ':memory:' })
  // Other work on the machine may hold this process up; its requests are to be served all the same.
  const isOverloaded = () => false
  const parts: Parts = { ...(await makeParts(config)), counters: manyClients(config), isOverloaded }
  const { added } = CASES.find(({ name }) => name === caseName)!
  const http = build(parts, added?.(parts))
  return Number(new URL(await http.listen({ host: '127.0.0.1', port: 0 })).port)
}

/** Limits are on and nobody reaches one, because many clients take turns. */
function manyClients(config: Config): Counters {
  const counters = new MemoryCounters(limitsOf(config))
  let turn = 0
  return {
    count(client: Client, group: number, now: number, own?: Limit) {
      turn = (turn + 1) % CLIENTS
      return counters.count({ high: client.high, low: turn }, group, now, own)
    },
    charge: (client, group, cost, now, own) => counters.charge(client, group, cost, now, own),
    close: () => counters.close(),
  }
}
