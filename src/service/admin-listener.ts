/** Listens for operators: metrics and probes. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { adminServer } from '../http/admin.ts'
import { type ListenAddress, listenError } from './listening.ts'
import type { RunningService } from './running.ts'

/** Undefined if nothing is served to operators, or the service is stopping already. */
export async function listenForOperators(
  where: ListenAddress | undefined,
  { metricsText, obstacle, output: { log }, stop }: RunningService,
  isStopping: () => boolean,
): Promise<Server | undefined> {
  if (where === undefined || metricsText === undefined || isStopping()) return undefined
  const admin = adminServer(
    { metricsText, obstacle: async () => (isStopping() ? 'It is stopping.' : obstacle()) },
    where.host,
  )
  admin.listen(where.port, where.host)
  await once(admin, 'listening').catch(async (error) => {
    // Without this port nobody could probe the service.
    await stop()
    throw listenError(error, where)
  })
  log.info({ address: admin.address() }, 'serving /metrics, /healthz and /readyz')
  return admin
}
