/** Config → parts → listen, in this thread or in several. With cli.ts and programs that run as processes of their own, the only file that touches `process`. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { build } from '../api/app.ts'
import { LIMIT_LIST } from '../api/limits.ts'
import type { Parts } from '../api/parts.ts'
import { type Config, readConfig } from '../config.ts'
import { adminServer, type Probes } from '../http/admin.ts'
import { MemoryCounters } from '../store/counters/memory-counters.ts'
import { openSecret } from '../store/secret.ts'
import { type LogOutput, openLog } from './log.ts'
import { type Built, makeBuilt, makeParts, teller } from './parts.ts'
import { type FromThread, type ThreadData, Threads, type ToThread } from './threads.ts'

/** How long a service that says it is not ready still takes requests: until whoever probes it has noticed. */
const DRAIN_MS = 2500

/** By how much the heap may grow before it is collected thoroughly. */
const HEAP_GROWTH_PERCENT = 70

interface Running {
  readonly address: string
  readonly output: LogOutput
  readonly metricsText: Probes['metricsText'] | undefined
  /** Why it should get no more requests, as a sentence. */
  readonly obstacle: Probes['obstacle']
  /** With several threads, of the one that answers no requests. */
  readonly built: Built
  /** Still answers, and asks everyone to go elsewhere. */
  readonly sendClientsElsewhere: () => void
  readonly stop: () => Promise<void>
}

export async function serve(): Promise<void> {
  let isStopping = false
  const asked = stopSignal()
  void asked.then(() => {
    isStopping = true
  })
  const config = readConfig(process.env)
  // A signal that came while the sources were loaded is heard now.
  await turn()
  if (isStopping) return process.exit(0)
  // Otherwise garbage lies until it is four times what is in use, and is never given back: 400 MB instead of 285 (`npm run endure -- soak`).
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  const running = config.workers > 1 ? await startThreads(config) : await startHere(config)
  exitOnBug(running.output)
  const obstacle = async () => (isStopping ? 'It is stopping.' : running.obstacle())
  const admin = isStopping ? undefined : await listenForOperators(config, running, obstacle)
  void asked.then((signal) => stop(signal, running, admin))
  if (isStopping) return
  // Last: whoever waits for this line may send anything from now on.
  const shown = config.publicUrl ?? running.address
  running.output.print(
    `Augury answers at ${shown}/v1/, shows itself at ${shown}/ and explains itself at ${shown}/docs/`,
  )
  void prepare(running.built)
}

/** Watched before anything is started: a service that is stopped while it starts loses nothing either. */
function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const launchers = process.listeners(signal)
      process.on(signal, resolve)
      // Only now: without a listener in between, a signal that has come already would be lost.
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

/** Serves in this thread. `shared` is what the other threads have, too. */
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
    obstacle: async () => (parts.isOverloaded() ? 'There is more to do than it can.' : undefined),
    sendClientsElsewhere: () => http.sendClientsElsewhere(),
    stop: async () => {
      await http.shutDown()
      await parts.close()
      await parts.output.written()
    },
  }
}

/** Serves in `WORKERS` threads on one port; the system shares the connections out among them. */
async function startThreads(config: Config): Promise<Running> {
  const output = openLog(config)
  const { log } = output
  const counterMemory = MemoryCounters.sharedMemory(LIMIT_LIST)
  const counters = new MemoryCounters(LIMIT_LIST, undefined, counterMemory)
  const threads = await Threads.start({
    count: config.workers,
    port: config.port,
    shared: { counterMemory, secret: openSecret(config, teller(log)) },
    onGone: (threadId) => counters.threadEnded(threadId),
    onLost: (error) => log.error({ err: error }, 'a thread was lost and another takes its place'),
  })
  return {
    address: threads.address,
    output,
    metricsText: threads.metricsText,
    obstacle: threads.obstacle,
    built: makeBuilt(log),
    sendClientsElsewhere: threads.sendClientsElsewhere,
    stop: threads.stop,
  }
}

/** What a thread of `startThreads` runs (worker.ts). */
export async function serveAsThread(): Promise<void> {
  const port = parentPort!
  const tell = (message: FromThread) => port.postMessage(message)
  const running = await startHere(readConfig(process.env), workerData as ThreadData)
  exitOnBug(running.output)
  port.on('message', async (message: ToThread) => {
    if (message === 'metrics') tell({ metrics: (await running.metrics?.registry.getMetricsAsJSON()) ?? [] })
    if (message === 'obstacle') tell({ obstacle: (await running.obstacle()) ?? null })
    if (message === 'drain') running.sendClientsElsewhere()
    if (message === 'stop') {
      await running.stop()
      process.exit(0)
    }
  })
  tell({ address: running.address })
}

function exitOnBug({ log, written }: LogOutput): void {
  process.on('uncaughtException', async (error) => {
    log.fatal({ err: error }, 'a bug outside of any request')
    await written()
    process.exit(1)
  })
}

/** The first start builds the page and the pictures while the service answers already; one after the other, as their processes are large. */
async function prepare({ page, pictures }: Built): Promise<void> {
  await page.prepare()
  await pictures.prepare()
}

/** Loading leaves 20 MB of garbage and room to grow that an idle process would keep for good: one thorough collection. */
function releaseStartUpMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

async function listenForOperators(
  { adminPort }: Config,
  { metricsText, output: { log } }: Running,
  obstacle: Probes['obstacle'],
) {
  if (adminPort === undefined || metricsText === undefined) return undefined
  const admin = adminServer({ metricsText, obstacle })
  admin.listen(adminPort, '127.0.0.1')
  await once(admin, 'listening')
  log.info({ address: admin.address() }, 'operators may ask for /metrics, /healthz and /readyz')
  return admin
}
