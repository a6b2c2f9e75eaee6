/** A connection to Redis or Valkey, single server or cluster, with only what the stores need. */
import { hash } from 'node:crypto'
import { withTimeout } from './with-timeout.ts'

export interface RedisClient {
  /** Sends one command to the server that holds the key. */
  send(key: string, words: readonly string[]): Promise<unknown>
  /** False once the connection is lost; this client does not reconnect. */
  readonly isOpen: boolean
  destroy(): void
}

/** Timeout for connecting, including the handshake. */
const CONNECT_MS = 1_000

const SOCKET = { connectTimeout: CONNECT_MS, reconnectStrategy: false } as const

/** No command is queued while there is no connection. The timeouts are our own: the library's would create an AbortSignal for each command. */
const COMMON = {
  disableOfflineQueue: true,
  commandOptions: { timeout: 0 },
  maintNotifications: 'disabled',
} as const

/** Loaded only when needed, because loading it takes a tenth of the start time. */
const loadLibrary = () => import('redis')

/** The URL of any node of a cluster connects to the whole cluster. `onLost` is called when the connection breaks. */
export async function connectToRedis(url: string, onLost: (error: unknown) => void): Promise<RedisClient> {
  const { RedisClient } = await loadLibrary()
  // `createClient` makes a class with the commands of every module of Redis for each URL, which takes tens of milliseconds.
  const client = RedisClient.factory()({ url, socket: SOCKET, ...COMMON })
  client.on('error', onLost)
  try {
    await withTimeout(client.connect(), CONNECT_MS)
    if (!(await withTimeout(isOfCluster(client), CONNECT_MS)))
      return {
        send: (_key, words) => client.sendCommand(words),
        get isOpen() {
          return client.isReady
        },
        destroy: () => client.destroy(),
      }
  } catch (error) {
    client.destroy()
    throw error
  }
  client.destroy()
  return connectToCluster(url, onLost)
}

async function isOfCluster(client: { info(section: string): Promise<string> }): Promise<boolean> {
  // A user without permission for INFO cannot see that this is a cluster; the log then shows MOVED errors.
  const about = await client.info('cluster').catch(() => '')
  return about.includes('cluster_enabled:1')
}

async function connectToCluster(url: string, onLost: (error: unknown) => void): Promise<RedisClient> {
  const { createCluster } = await loadLibrary()
  const { username, password, protocol } = new URL(url)
  const secure = protocol === 'rediss:' ? { tls: true as const } : {}
  const cluster = createCluster({
    rootNodes: [{ url }],
    defaults: {
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      socket: { ...SOCKET, ...secure },
      disableOfflineQueue: COMMON.disableOfflineQueue,
      maintNotifications: COMMON.maintNotifications,
    },
    commandOptions: COMMON.commandOptions,
  })
  // A connection to one of the nodes, and all else.
  cluster.on('node-error', onLost)
  cluster.on('error', onLost)
  try {
    await withTimeout(cluster.connect(), CONNECT_MS)
  } catch (error) {
    cluster.destroy()
    throw error
  }
  return {
    send: (key, words) => cluster.sendCommand(key, false, [...words]),
    get isOpen() {
      return cluster.isReady && cluster.masters.every(({ client }) => client?.isReady !== false)
    },
    destroy: () => cluster.destroy(),
  }
}

/** A script that the server runs atomically. Its keys share a hash tag, so that one node of a cluster holds them all. */
export interface Script {
  readonly text: string
  readonly sha: string
}

export const script = (text: string): Script => ({ text, sha: hash('sha1', text) })

/** Sends the script's text again if the server does not know it, for example after a restart. */
export async function runScript(
  client: RedisClient,
  { text, sha }: Script,
  keys: readonly [string, ...string[]],
  values: readonly (string | number)[],
): Promise<unknown> {
  const rest = [String(keys.length), ...keys, ...values.map(String)]
  try {
    return await client.send(keys[0], ['EVALSHA', sha, ...rest])
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
    return client.send(keys[0], ['EVAL', text, ...rest])
  }
}
