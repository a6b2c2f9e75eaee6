/** Starts and stops the service, in this thread or in several. Apart from cli.ts and the programs that run as separate processes, only this file uses `process`. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { build } from '../api/app.ts'
import { limitsOf } from '../api/limits.ts'
import type { Parts } from '../api/parts.ts'
import { type Config, readConfig } from '../config.ts'
import { adminServer, type Probes } from '../http/admin.ts'
import { openCounters } from '../store/open-counters.ts'
import { openSecret } from '../store/secret.ts'
import { checkedNow } from '../time/civil-time.ts'
import { VERSION } from '../version.ts'
import { greeting, readyLine } from './greeting.ts'
import { forClients, forOperators, listenError, tryListening } from './listening.ts'
import { type LogOutput, openLog } from './log.ts'
import { checkOptionalPackages } from './optional-packages.ts'
import { type Built, makeBuilt, makeParts, openKeys, reporter } from './parts.ts'
import { type FromThread, type ThreadData, Threads, type ToThread } from './threads.ts'

/** How long a service that is no longer ready still accepts requests, so that the load balancer can notice. */
const DRAIN_MS = 2500

/** To look whether page and pictures are built takes 60 ms, for which the first requests need not wait. */
const PREPARE_AFTER_MS = 300

/** How much the heap may grow before a full garbage collection. */
const HEAP_GROWTH_PERCENT = 70

interface Running {
  readonly address: string
  readonly output: LogOutput
  readonly metricsText: Probes['metricsText'] | undefined
  /** Why the service should get no more requests, as a sentence. */
  readonly obstacle: Probes['obstacle']
  /** With several threads, these belong to the main thread, which answers no requests. */
  readonly built: Built
  /** Continues to answer, but with `Connection: close`. */
  readonly sendClientsElsewhere: () => void
  readonly stop: () => Promise<void>
}

/** `given` is used instead of what the environment says. */
export async function serve(given: Readonly<Record<string, string>>): Promise<void> {
  let isStopping = false
  const stopRequested = stopSignal()
  void stopRequested.then(() => {
    isStopping = true
  })
  // Threads read the same environment.
  Object.assign(process.env, given)
  const config = readConfig(process.env)
  // Handles a signal that arrived while the sources were loading.
  await turn()
  if (isStopping) return process.exit(0)
  // Otherwise V8 lets garbage grow to four times the memory in use and never returns it: 400 MB instead of 285 (`npm run endure -- soak`).
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  const [clients, operators] = [forClients(config), forOperators(config)]
  await tryListening(clients)
  if (operators !== undefined) await tryListening(operators)
  const starting = config.workers > 1 ? startThreads(config) : startHere(config)
  const running = await starting.catch((error) => {
    throw listenError(error, clients)
  })
  checkClock(running.output.log)
  exitOnBug(running.output)
  const obstacle = async () => (isStopping ? 'It is stopping.' : running.obstacle())
  const admin = isStopping ? undefined : await listenForOperators(config, running, obstacle)
  void stopRequested.then((signal) => stop(signal, running, admin))
  if (isStopping) return
  // Printed last, because a program that waits for this line may send requests or signals at once.
  const ready = { address: config.publicUrl ?? running.address, version: VERSION }
  running.output.print(running.output.isText ? greeting(ready) : readyLine(ready, Date.now()))
  setTimeout(() => void prepare(running.built), PREPARE_AFTER_MS)
}

/** The service starts all the same: whatever names a date is answered. */
function checkClock(log: LogOutput['log']): void {
  try {
    checkedNow(Date.now())
  } catch (error) {
    log.error((error as Error).message)
  }
}

/** Called before anything else, so that a signal during the start also leads to a clean stop. */
function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const launchers = process.listeners(signal)
      process.on(signal, resolve)
      // The launcher's listeners are removed only now: a signal that arrived while there was no listener would be lost.
      for (const listener of launchers) process.off(signal, listener)
    }
  })
}

async function stop(signal: string, running: Running, admin: Server | undefined): Promise<void> {
  const { output, built } = running
  output.log.info({ signal }, 'stopping')
  if (admin !== undefined) {
    running.sendClientsElsewhere()
    await wait(DRAIN_MS)
  }
  await running.stop()
  built.page.stop()
  built.pictures.stop()
  admin?.close()
  await output.written()
  process.exit(0)
}

/** Serves in this thread. `shared` is what all threads have in common. */
async function startHere(config: Config, shared?: ThreadData): Promise<Running & Pick<Parts, 'metrics'>> {
  const parts = await makeParts(config, shared)
  const http = build(parts)
  const port = shared?.port ?? config.port
  const address = await http.listen({ host: config.host, port, ...(shared && { reusePort: true }) })
  setTimeout(releaseStartUpMemory, 2000).unref()
  return {
    address,
    output: parts.output,
    built: parts,
    metrics: parts.metrics,
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

/** Serves in `WORKERS` threads on one port; the system distributes the connections among them. */
async function startThreads(config: Config): Promise<Running> {
  const limits = limitsOf(config)
  const output = openLog(config)
  const { log } = output
  // Each thread looks for itself; a mistake is told once.
  checkOptionalPackages(config)
  openKeys(config, log)
  const report = reporter(log)
  // With Redis, each thread counts there.
  const shared =
    config.redisUrl === undefined ? openCounters({ config, limits, now: Date.now, report }) : undefined
  const threads = await Threads.start({
    count: config.workers,
    port: config.port,
    secret: openSecret(config, report),
    counters: shared?.counters,
    onLost: (error) => log.error({ err: error }, 'a thread has failed and is being replaced'),
  })
  return {
    address: threads.address,
    output,
    metricsText: threads.metricsText,
    obstacle: threads.obstacle,
    built: makeBuilt(log),
    sendClientsElsewhere: threads.sendClientsElsewhere,
    stop: async () => {
      await threads.stop()
      shared?.close()
    },
  }
}

/** What a thread of `startThreads` runs (worker.ts). */
export async function serveAsThread(): Promise<void> {
  const port = parentPort!
  const post = (message: FromThread) => port.postMessage(message)
  const running = await startHere(readConfig(process.env), workerData as ThreadData)
  exitOnBug(running.output)
  port.on('message', async (message: ToThread) => {
    if (message === 'metrics') post({ metrics: (await running.metrics?.registry.getMetricsAsJSON()) ?? [] })
    if (message === 'obstacle') post({ obstacle: (await running.obstacle()) ?? null })
    if (message === 'drain') running.sendClientsElsewhere()
    if (message === 'stop') {
      await running.stop()
      process.exit(0)
    }
  })
  post({ address: running.address })
}

function exitOnBug({ log, written }: LogOutput): void {
  process.on('uncaughtException', async (error) => {
    log.fatal({ err: error }, 'an error outside any request')
    await written()
    process.exit(1)
  })
}

/** The first start builds the page and the pictures while the service already answers. One after the other, because both need much memory. */
async function prepare({ page, pictures }: Built): Promise<void> {
  await page.prepare()
  await pictures.prepare()
}

/**
 * Loading leaves 20 MB of garbage and unused heap. One full collection returns them; without it an idle service would take 20 MB more for
 * ever. Node has no other way to ask for one than this, unless it is started with a flag.
 */
function releaseStartUpMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

async function listenForOperators(
  config: Config,
  { metricsText, output: { log }, stop }: Running,
  obstacle: Probes['obstacle'],
) {
  const where = forOperators(config)
  if (where === undefined || metricsText === undefined) return undefined
  const admin = adminServer({ metricsText, obstacle }, where.host)
  admin.listen(where.port, where.host)
  await once(admin, 'listening').catch(async (error) => {
    // Nobody could probe it.
    await stop()
    throw listenError(error, where)
  })
  log.info({ address: admin.address() }, 'serving /metrics, /healthz and /readyz')
  return admin
}
