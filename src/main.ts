/** Config → parts → listen. With cli.ts, the only file that touches `process`. */
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { adminServer } from './api/admin.ts'
import { build } from './api/app.ts'
import type { Parts } from './api/parts.ts'
import { readConfig } from './config.ts'
import { makeParts } from './parts.ts'

/** In flight requests get this long to finish; with the rest of the way out it stays below ten seconds. */
const STOP_WITHIN_MS = 8000

export async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const parts = await makeParts(config)
  const app = await build(parts)
  const address = await app.listen({ host: config.host, port: config.port })
  const state = { isStopping: false }
  const admin = await listenForOperators(parts, state)
  const shown = config.publicUrl ?? address
  console.log(`Augury answers at ${shown}/v1/ and explains itself at ${shown}/docs/`)

  setTimeout(releaseStartUpMemory, 2000).unref()

  const stop = async (signal: string) => {
    if (state.isStopping) return
    state.isStopping = true
    parts.log.info({ signal }, 'stopping')
    await closeGently(app)
    admin?.close()
    await parts.counters.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  process.on('uncaughtException', (error) => {
    parts.log.fatal({ err: error }, 'a bug outside of any request')
    process.exit(1)
  })
}

/** Loading leaves 20 MB of garbage and room to grow that an idle process would keep for good: one thorough collection. */
function releaseStartUpMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Accepts no more, answers what is in flight, and cuts what takes too long. */
async function closeGently(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN_MS)
  await app.close()
  clearTimeout(cut)
}

async function listenForOperators(
  { config, metrics, isOverloaded, log }: Parts,
  state: { isStopping: boolean },
) {
  if (config.adminPort === undefined || metrics === undefined) return undefined
  const admin = adminServer({ metrics, isReady: () => !state.isStopping && !isOverloaded() })
  admin.listen(config.adminPort, '127.0.0.1')
  await once(admin, 'listening')
  log.info({ address: admin.address() }, 'operators may ask for /metrics, /healthz and /readyz')
  return admin
}
