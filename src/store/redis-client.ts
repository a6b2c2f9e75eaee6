/** One connection to Redis or Valkey for all that is shared, and how long anyone waits for it. */
import { createClient } from 'redis'

export type RedisClient = ReturnType<typeof makeClient>

/** A slow Redis may cost a request this much, once; then the local stand-in answers until Redis is back. */
export const REDIS_PATIENCE_MS = 20
const CONNECT_TIMEOUT_MS = 1_000
const MOST_RECONNECT_WAIT_MS = 1_000

function makeClient(url: string) {
  return createClient({
    url,
    // Commands fail at once while there is no connection: waiting is worse than the stand-in.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MOST_RECONNECT_WAIT_MS),
    },
  })
}

/** Starts to connect, and goes on trying for as long as the process lives. Never throws. */
export function connectToRedis(url: string, onError: (error: unknown) => void): RedisClient {
  const client = makeClient(url)
  client.on('error', onError)
  client.connect().catch(onError)
  return client
}

/** `answer`, or a refusal when it takes too long; the command itself may still happen. */
export async function inTime<T>(answer: Promise<T>, patienceMs: number = REDIS_PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from Redis within ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
