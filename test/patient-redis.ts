/** A connection to Redis for tests: it has a second to be made, which a machine that stands still may miss. */
import { connectToRedis, type RedisClient } from '../src/store/redis-client.ts'
import { until } from './until.ts'

export async function connectPatiently(
  url: string,
  onLost: (error: unknown) => void = () => {},
): Promise<RedisClient> {
  let client: RedisClient | undefined
  await until(`${url} is connected`, async () => {
    client = await connectToRedis(url, onLost).catch(() => undefined)
    return client !== undefined
  })
  return client!
}
