/** The whole service: what is made, in which order (makeParts), and what listens (start, startHere). main.ts runs it as a process. */
import { build } from '../api/app.ts'
import { limitsOf } from '../api/limits.ts'
import type { Config } from '../config.ts'
import { EventLoopMonitor } from '../http/overload.ts'
import { ThreadCounters } from '../store/counters/thread-counters.ts'
import { openStores } from '../store/open-stores.ts'
import { VERSION } from '../version.ts'
import { words } from '../words/language.ts'
import { DEFAULT_LANGUAGE } from '../words/languages.ts'
import { listenForOperators } from './admin-listener.ts'
import { openKeys } from './api-keys.ts'
import { makePageAndPictures } from './built.ts'
import { makeComputing } from './computing.ts'
import { healthChecks } from './health-checks.ts'
import { forClients, forOperators, listenError, tryListening } from './listening.ts'
import { openLog, reporter } from './log.ts'
import { releaseStartUpMemory } from './memory.ts'
import { makeMetrics } from './metrics.ts'
import { checkOptionalPackages } from './optional-packages.ts'
import type { RunningParts, RunningService, SharedParts, ThreadData } from './running.ts'
import { openSecrets, partsOfSecrets } from './secrets.ts'
import { startThreads } from './start-threads.ts'
import { makeTextSource } from './text-source.ts'

/** Looks first whether it can listen, so that a wrong setting is found before anything is opened or written. */
export async function start(config: Config, isStopping: () => boolean): Promise<RunningService> {
  const [clients, operators] = [forClients(config), forOperators(config)]
  await tryListening(clients)
  if (operators !== undefined) await tryListening(operators)
  const starting = config.workers > 1 ? startThreads(config) : startHere(config)
  const running = await starting.catch((error) => Promise.reject(listenError(error, clients)))
  const admin = await listenForOperators(operators, running, isStopping)
  return { ...running, admin }
}

/** Makes everything and listens for clients, in this thread. With several, `thread` is what they share. */
export async function startHere(config: Config, thread?: ThreadData): Promise<RunningService> {
  const parts = await makeParts(config, thread)
  const http = build(parts)
  const port = thread?.port ?? config.port
  const address = await http.listen({ host: config.host, port, ...(thread && { reusePort: true }) })
  setTimeout(releaseStartUpMemory, 2000).unref()
  return {
    address,
    output: parts.output,
    built: parts,
    registry: parts.metrics?.registry,
    metricsText: parts.metrics && (() => parts.metrics!.registry.metrics()),
    obstacle: async () => (parts.isLate() ? 'It is overloaded.' : undefined),
    sendClientsElsewhere: () => http.sendClientsElsewhere(),
    stop: async () => {
      await http.shutDown()
      await parts.close()
      await parts.output.written()
    },
  }
}

/** A new part is added here. */
export async function makeParts(config: Config, shared?: SharedParts): Promise<RunningParts> {
  checkOptionalPackages(config)
  const output = openLog(config)
  const { log } = output
  const report = reporter(log)
  const loop = new EventLoopMonitor().start()
  const apiKeys = openKeys(config, log)?.reloadOnChange()
  const secrets = shared?.secrets ?? openSecrets(config, report)
  const threadCounters = shared?.counterPort && new ThreadCounters(shared.counterPort)
  const stores = openStores({ config, limits: limitsOf(config), now: Date.now, threadCounters, report })
  const metrics = config.adminPort === undefined ? undefined : await makeMetrics(stores, output)
  const { textSource, interpreter } = await makeTextSource(config, stores, log, metrics)
  return {
    config,
    now: Date.now,
    counters: stores.counters,
    apiKeys,
    cache: stores.cache,
    ...makeComputing(words(DEFAULT_LANGUAGE)),
    ...partsOfSecrets(secrets),
    textSource,
    words: words(DEFAULT_LANGUAGE),
    log,
    output,
    isOverloaded: loop.isOverloaded,
    isLate: loop.isLate,
    checks: healthChecks(stores.state, interpreter),
    metrics,
    ...makePageAndPictures(log),
    // The SDK takes 23 MB and most of a second, so it is loaded only with the first message.
    mcp: (endpoints) =>
      loop.whileLoading(async () => (await import('../mcp/over-http.ts')).mcpOverHttp(endpoints, VERSION)),
    close: async () => {
      apiKeys?.close()
      await stores.close()
    },
  }
}
