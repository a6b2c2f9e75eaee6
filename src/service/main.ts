/** Config → parts → listen, in this thread or in several. With cli.ts and programs that run as processes of their own, the only file that touches `process`. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type { Logger } from 'pino'
import { build } from '../api/app.ts'
import type { Parts } from '../api/parts.ts'
import { type Config, readConfig } from '../config.ts'
import { adminServer, type Probes } from '../http/admin.ts'
import { leave, sayFarewell } from '../http/farewell.ts'
import { LIMIT_LIST } from '../http/limits.ts'
import { BuiltPage } from '../page/built-page.ts'
import { PictureShelf } from '../pictures/picture-shelf.ts'
import { Pictures } from '../pictures/pictures.ts'
import { MemoryCounters } from '../store/counters/memory-counters.ts'
import { openSecret } from '../store/secret.ts'
import { makeLog, makeParts, teller } from './parts.ts'
import { type FromThread, type ThreadData, Threads, type ToThread } from './threads.ts'

/** How long a service that says it is not ready still takes requests: until whoever probes it has noticed. */
const DRAIN_MS = 2500

interface Running {
  readonly address: string
  readonly log: Logger
  readonly metricsText: Probes['metricsText'] | undefined
  readonly isReady: () => boolean
  /** With several threads, of the one that answers no requests. */
  readonly pictures: Pictures
  /** Still answers, and asks everyone to go elsewhere. */
  readonly sayFarewell: () => void
  readonly stop: () => Promise<void>
}

export async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const running = config.workers > 1 ? await startThreads(config) : await startHere(config)
  const { address, log, isReady } = running
  const state = { isStopping: false }
  const admin = await listenForOperators(config, running, () => !state.isStopping && isReady())

  const stop = async (signal: string) => {
    if (state.isStopping) return
    state.isStopping = true
    log.info({ signal }, 'stopping')
    if (admin !== undefined) {
      running.sayFarewell()
      await wait(DRAIN_MS)
    }
    await running.stop()
    running.pictures.stop()
    admin?.close()
    await written(log)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  exitOnBug(log)
  // Last: whoever waits for this line may send anything from now on, a signal too.
  const shown = config.publicUrl ?? address
  console.log(
    `Augury answers at ${shown}/v1/, shows itself at ${shown}/ and explains itself at ${shown}/docs/`,
  )
  void prepare(running, () => state.isStopping)
}

/** Serves in this thread. `shared` is what the other threads have, too. */
async function startHere(config: Config, shared?: ThreadData): Promise<Running & Pick<Parts, 'metrics'>> {
  const parts = await makeParts(config, shared)
  const app = await build(parts)
  const port = shared?.port ?? config.port
  const address = await app.listen({ host: config.host, port, ...(shared && { reusePort: true }) })
  setTimeout(releaseStartUpMemory, 2000).unref()
  return {
    address,
    log: parts.log,
    pictures: parts.pictures,
    metrics: parts.metrics,
    metricsText: parts.metrics && (() => parts.metrics!.registry.metrics()),
    isReady: () => !parts.isOverloaded(),
    sayFarewell: () => sayFarewell(app),
    stop: async () => {
      await leave(app)
      await parts.close()
      await written(parts.log)
    },
  }
}

/** Serves in `WORKERS` threads on one port; the system shares the connections out among them. */
async function startThreads(config: Config): Promise<Running> {
  const log = makeLog(config)
  const counterMemory = MemoryCounters.sharedMemory(LIMIT_LIST)
  const counters = new MemoryCounters(LIMIT_LIST, undefined, counterMemory)
  const threads = await Threads.start({
    count: config.workers,
    port: config.port,
    shared: { counterMemory, secret: openSecret(config, teller(log)) },
    onGone: (threadId) => counters.bury(threadId),
    onLost: (error) => log.error({ err: error }, 'a thread was lost and another takes its place'),
  })
  return {
    address: threads.address,
    log,
    metricsText: threads.metricsText,
    isReady: threads.areReady,
    pictures: new Pictures(new PictureShelf()),
    sayFarewell: threads.sayFarewell,
    stop: threads.stop,
  }
}

/** What a thread of `startThreads` runs (worker.ts). */
export async function serveAsThread(): Promise<void> {
  const port = parentPort!
  const tell = (message: FromThread) => port.postMessage(message)
  const running = await startHere(readConfig(process.env), workerData as ThreadData)
  exitOnBug(running.log)
  port.on('message', async (message: ToThread) => {
    if (message === 'metrics') tell({ metrics: (await running.metrics?.registry.getMetricsAsJSON()) ?? [] })
    if (message === 'farewell') running.sayFarewell()
    if (message === 'stop') {
      await running.stop()
      process.exit(0)
    }
  })
  tell({ address: running.address })
}

const written = (log: Logger) => new Promise<void>((resolve) => log.flush(() => resolve()))

function exitOnBug(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a bug outside of any request')
    process.exit(1)
  })
}

/** The first start builds the page and makes the pictures while the service answers already; without them it answers as ever. */
async function prepare({ pictures, log }: Running, isStopping: () => boolean): Promise<void> {
  const tell = (message: string) => (error: unknown) => {
    if (!isStopping()) log.error({ err: error }, message)
  }
  const noPictures = tell('pictures cannot be made ahead; the API is not affected')
  // In this order a picture can be asked for within a second: loading the drawings does not wait for the bundler.
  await pictures.open().catch(noPictures)
  await new BuiltPage().prepare().catch(tell('there is no page; the API is not affected'))
  await pictures.prepare().catch(noPictures)
}

/** Loading leaves 20 MB of garbage and room to grow that an idle process would keep for good: one thorough collection. */
function releaseStartUpMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

async function listenForOperators(
  { adminPort }: Config,
  { metricsText, log }: Running,
  isReady: () => boolean,
) {
  if (adminPort === undefined || metricsText === undefined) return undefined
  const admin = adminServer({ metricsText, isReady })
  admin.listen(adminPort, '127.0.0.1')
  await once(admin, 'listening')
  log.info({ address: admin.address() }, 'operators may ask for /metrics, /healthz and /readyz')
  return admin
}
