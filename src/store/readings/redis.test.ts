/** Values in Redis may differ from what was written. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { connectPatiently } from '../../../test/patient-redis.ts'
import { redisClient, startRedis } from '../../../test/redis-server.ts'
import { redisStore } from './redis.ts'
import type { Entry } from './store.ts'

const redis = await startRedis()

describe('readings in Redis', { skip: redis === undefined && 'no redis-server on the PATH' }, async () => {
  if (redis === undefined) return
  const client = await connectPatiently(redis.url)
  const operator = await redisClient(redis.url).connect()
  after(async () => {
    client.destroy()
    operator.destroy()
    await redis.stop()
  })
  const store = redisStore(() => client, Date.now)
  const lease = (token: string) => store.readOrLease('k', token, 60_000)
  const READING = 'augury:reading:{k}'
  const LEASE = 'augury:lease:{k}'

  test('a reading that has changed in any byte is a miss, and whoever meets it first makes it anew', async () => {
    await store.write('k', '{"text":"☾ a day of the Moon"}', 60_000)
    const written = (await operator.get(READING))!
    for (let at = 0; at < written.length; at++) {
      const changed = `${written.slice(0, at)}#${written.slice(at + 1)}`
      await operator.set(READING, changed)
      assert.equal(await lease('first'), 'leased', changed)
      assert.equal(await lease('second'), 'taken')
      await store.release('k', 'first')
    }
    for (const cut of ['', written.slice(0, 5), written.slice(0, -1)]) {
      await operator.set(READING, cut)
      assert.equal(await lease('first'), 'leased', cut)
      await store.release('k', 'first')
    }
    await store.write('k', 'anew', 60_000)
    assert.equal(((await lease('first')) as Entry).value, 'anew')
  })

  test('a key of another type in Redis is ignored', async () => {
    await operator.del(READING)
    await operator.lPush(READING, ['a', 'list'])
    await operator.lPush(LEASE, 'another')
    assert.equal(await lease('first'), 'leased')
    assert.equal(await lease('second'), 'taken')
    await store.write('k', 'a reading', 60_000)
    assert.equal(((await lease('second')) as Entry).value, 'a reading')
  })
})
