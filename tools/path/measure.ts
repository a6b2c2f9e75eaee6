/**
 * `npm run measure -- path`: how many of our files a request runs through, and which. A file counts when a function of it is called
 * between the request's arrival and its answer, once the service has warmed up.
 */

import { Session } from 'node:inspector'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { testParts, testService } from '../../test/service.ts'

/** Each body is a new one, so that no answer comes from a cache that an earlier request has filled. */
const REQUESTS = {
  'Natal chart': {
    path: '/v1/astrology/natal-chart',
    body: (n: number) => ({
      birthDateTime: `1990-05-15 14:${10 + n}:00`,
      timezone: 'Europe/Berlin',
      latitude: 52.52,
      longitude: 13.405,
      options: { house_system: 'placidus' },
    }),
  },
  'Celtic Cross': {
    path: '/v1/tarot/celtic-cross',
    body: (n: number) => ({ seed: `seed ${n}`, theme: 'love' }),
  },
  'Daily horoscope, ready': { path: '/v1/astrology/daily-horoscope', body: () => ({ sign: 'leo' }) },
} as const

const WARM_UP = 20
const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))

const session = new Session()
session.connect()
const post = promisify(session.post.bind(session)) as (
  method: string,
  parameters?: object,
) => Promise<unknown>

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const address = await service.listen({ host: '127.0.0.1', port: 0 })
await post('Profiler.enable')
await post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

for (const [name, { path, body }] of Object.entries(REQUESTS)) {
  for (let n = 0; n < WARM_UP; n++) await ask(path, body(n))
  await filesCalled()
  await ask(path, body(WARM_UP))
  const files = await filesCalled()
  console.log(`${name}: ${files.length} files\n${files.map((file) => `  ${file}`).join('\n')}`)
}
session.disconnect()
await service.close()

async function ask(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  await reply.arrayBuffer()
}

interface Coverage {
  readonly result: readonly { url: string; functions: readonly { ranges: readonly { count: number }[] }[] }[]
}

/** Our files with a function that has been called since this was last asked. */
async function filesCalled(): Promise<string[]> {
  const { result } = (await post('Profiler.takePreciseCoverage')) as Coverage
  return result
    .filter(
      ({ url, functions }) => url.startsWith('file:') && functions.some(({ ranges }) => ranges[0]!.count > 0),
    )
    .map(({ url }) => relative(SOURCES, fileURLToPath(url)))
    .filter((file) => !file.startsWith('..'))
    .sort()
}
