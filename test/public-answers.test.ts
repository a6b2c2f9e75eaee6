/** What a shared cache may keep depends on nothing but its address: it would give one client's answer to all others. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allRoutes } from '../src/api/app.ts'
import { BuiltPage } from '../src/page/built-page.ts'
import { FEED_TOKEN, testParts, testService } from './service.ts'

const BIRTH = 'birthDateTime=1990-05-15T14:30:00&timezone=Europe/Berlin&latitude=52.52&longitude=13.405'
const PLACE = 'timezone=Europe/Berlin&latitude=52.52&longitude=13.405'

const page = new BuiltPage()
const asset = [...(await page.files()).keys()].find((name) => name.startsWith('assets/'))

/** Values for the parameters of paths, and the queries that some paths cannot do without. */
const PARAMETERS: Record<string, string> = {
  '/cards/:file': '/cards/ar17.svg',
  '/v1/tarot/cards/:id': '/v1/tarot/cards/ar17',
  '/v1/places/:id': '/v1/places/2950159',
  '/r/:spread/:seed': '/r/single/x',
  '/r/:spread/:seed.png': '/r/single/x.png',
  '/day/:sign/:date': '/day/leo/2026-03-21',
  '/day/:sign/:date.png': '/day/leo/2026-03-21.png',
  '/assets/:name': `/${asset}`,
  '/deck/:card': '/deck/ar17',
  '/v1/astrology/feeds/:token.ics': `/v1/astrology/feeds/${FEED_TOKEN}.ics`,
  '/v1/places': '/v1/places?q=Paris',
  '/v1/astrology/planetary-hours': `/v1/astrology/planetary-hours?${PLACE}`,
  '/v1/astrology/meanings/:id': '/v1/astrology/meanings/sun-in-leo',
  ...Object.fromEntries(
    ['natal-chart.svg', 'natal-chart.png', 'chart.svg', 'chart.png'].map((name) => [
      `/v1/astrology/${name}`,
      `/v1/astrology/${name}?${BIRTH}`,
    ]),
  ),
}

const addressOf = (path: string): string =>
  PARAMETERS[path] ??
  path.replace(':sign', 'leo').replace(':other', 'virgo').replace(':first', 'ar17').replace(':second', 'ar18')

/** The second of two requests is answered from the cache and in less time, whoever sends it. */
const bytesOf = ({ rawPayload }: { rawPayload: Buffer }) =>
  rawPayload.toString('latin1').replace(/"calculation_time_ms":[\d.]+,"cache_hit":\w+/, '')

/** The envelope around a kept answer has the time and the id of the request, and neither comes from these headers. */
const HERE = { 'x-request-id': 'same' }
const CLIENTS = [
  { host: 'one.example' },
  {
    host: 'two.example:81',
    'x-forwarded-host': 'three.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-prefix': '/four',
  },
]

for (const environment of [{}, { PUBLIC_URL: 'https://one.example', ALLOWED_HOSTS: 'three.example' }]) {
  const given = Object.keys(environment).join(' and ') || 'neither PUBLIC_URL nor ALLOWED_HOSTS'
  test(`with ${given}, no public answer depends on the host or on what a proxy says`, async (t) => {
    const parts = testParts({ RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1', ...environment }, { page })
    const service = testService(parts)
    const paths = allRoutes(parts).flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
    const found: Record<'public' | 'other', string[]> = { public: [], other: [] }
    for (const path of paths) {
      const url = addressOf(path)
      assert.doesNotMatch(url, /\/:\w/, 'a path with parameters needs an example')
      const [one, two] = await Promise.all(
        CLIENTS.map((headers) => service.inject({ url, headers: { ...HERE, ...headers } })),
      )
      assert.ok(one!.statusCode < 400 && two!.statusCode < 400, `${url} is ${one!.body}`)
      const isPublic = /public/.test(`${one!.headers['cache-control']} ${two!.headers['cache-control']}`)
      found[isPublic ? 'public' : 'other'].push(path)
      if (!isPublic) continue
      assert.equal(one!.statusCode, 200, url)
      assert.deepEqual(bytesOf(two!), bytesOf(one!), url)
      const named = [
        'cache-control',
        'content-type',
        'etag',
        'location',
        'link',
        'vary',
        'content-security-policy',
      ]
      for (const name of named) assert.equal(two!.headers[name], one!.headers[name], `${name} of ${url}`)
    }
    t.diagnostic(`${found.public.length} public, ${found.other.length} not`)
    const linked = ['/v1/astrology/horoscope/daily/:sign.atom', '/v1/tarot/cards', '/r/:spread/:seed']
    const scope = 'PUBLIC_URL' in environment ? 'public' : 'other'
    for (const path of linked) assert.ok(found[scope].includes(path), `${path} is ${scope}`)
  })
}
