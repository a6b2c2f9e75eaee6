import { limitsOf } from '../api/limits.ts'
import type { Config } from '../config.ts'
import { openCounters } from '../store/open-counters.ts'
import { openKeys } from './api-keys.ts'
import { makePageAndPictures } from './built.ts'
import { openLog, reporter } from './log.ts'
import { checkOptionalPackages } from './optional-packages.ts'
import type { RunningService } from './running.ts'
import { openSecrets } from './secrets.ts'
import { Threads } from './threads.ts'

/** Serves in `WORKERS` threads on one port; the system distributes the connections among them. */
export async function startThreads(config: Config): Promise<RunningService> {
  const limits = limitsOf(config)
  const output = openLog(config)
  const { log } = output
  // Each thread looks for itself; a mistake is reported once.
  checkOptionalPackages(config)
  openKeys(config, log)
  const report = reporter(log)
  // With Redis, each thread counts there.
  const shared =
    config.redisUrl === undefined ? openCounters({ config, limits, now: Date.now, report }) : undefined
  const threads = await Threads.start({
    count: config.workers,
    port: config.port,
    secrets: openSecrets(config, report),
    counters: shared?.counters,
    onLost: (error) => log.error({ err: error }, 'a thread has failed and is being replaced'),
  })
  return {
    address: threads.address,
    output,
    metricsText: threads.metricsText,
    obstacle: threads.obstacle,
    built: makePageAndPictures(log),
    sendClientsElsewhere: threads.sendClientsElsewhere,
    stop: async () => {
      await threads.stop()
      shared?.close()
    },
  }
}
