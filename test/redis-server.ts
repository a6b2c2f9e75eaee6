/** A real Redis for tests: Debian's `redis-server` from the PATH, on a free port, with nothing on disk. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RedisClient } from 'redis'
import { ownChild } from './own-child.ts'
import { until } from './until.ts'

export interface RedisServer {
  readonly url: string
  readonly port: number
  /** Ends it at once; what it held is gone. */
  stop(): Promise<void>
  /** On the same port. */
  startAgain(): Promise<void>
}

/** Why a test is left out where `startRedis` gives nothing. */
export const NO_REDIS = 'no redis-server on the PATH (apt-get install redis-server)'

/** Nothing when the machine has no `redis-server`. */
export async function startRedis(
  port?: number,
  options: readonly string[] = [],
): Promise<RedisServer | undefined> {
  const taken = port ?? (await freePort())
  let child = await begin(taken, options)
  if (child === undefined) return undefined
  return {
    url: `redis://127.0.0.1:${taken}`,
    port: taken,
    stop: () => ended(child!),
    async startAgain() {
      child = await begin(taken, options)
    },
  }
}

async function begin(port: number, options: readonly string[]): Promise<ChildProcess | undefined> {
  const nowhere = ['--save', '', '--appendonly', 'no']
  const where = ['--port', String(port), '--bind', '127.0.0.1']
  const child = ownChild(spawn('redis-server', [...where, ...nowhere, ...options], { stdio: 'ignore' }))
  try {
    await once(child, 'spawn')
  } catch {
    return undefined
  }
  await until(`Redis listens on ${port}`, () => {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`)
    return isListening(port)
  })
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The library's own; `createClient` would make a class for each URL (src/store/redis-client.ts). */
export const redisClient = (url: string) => RedisClient.factory()({ url })

const SLOTS = 16_384

/** Nodes of one cluster, each with an equal share of the slots. */
export async function startCluster(nodes = 3): Promise<RedisServer | undefined> {
  const directory = mkdtempSync(join(tmpdir(), 'augury-cluster-'))
  const servers: RedisServer[] = []
  for (let node = 0; node < nodes; node++) {
    const config = join(directory, `node-${node}.conf`)
    const server = await startRedis(undefined, ['--cluster-enabled', 'yes', '--cluster-config-file', config])
    if (server === undefined) return undefined
    servers.push(server)
  }
  const clients = await Promise.all(servers.map(({ url }) => redisClient(url).connect()))
  for (const [node, client] of clients.entries()) {
    const [from, to] = [node, node + 1].map((share) => Math.floor((share * SLOTS) / nodes))
    await client.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', String(from), String(to! - 1)])
    await client.sendCommand(['CLUSTER', 'MEET', '127.0.0.1', String(servers[0]!.port)])
  }
  const isUp = async () => {
    const reports = await Promise.all(clients.map((client) => client.sendCommand(['CLUSTER', 'INFO'])))
    return reports.every((report) => /state:ok.*slots_ok:16384/s.test(String(report)))
  }
  await until('the cluster is up', isUp)
  for (const client of clients) client.destroy()
  return {
    ...servers[0]!,
    async stop() {
      for (const server of servers) await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/**
 * Below the ports that the system gives away by itself: between this look and the use no other test's connection takes it. A
 * node of a cluster takes the port ten thousand higher, too.
 */
const [FIRST_PORT, PORTS] = [12_000, 10_000]
/** Test files run side by side, each in a process of its own that begins elsewhere. */
let next = process.pid * 16

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + (next++ % PORTS)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    server.on('error', () => resolve(false))
  })
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
