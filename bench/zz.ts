import { startService } from '../test/running-service.ts'

const s = await startService({ DATA_DIR: ':memory:', RATE_LIMITS: 'off' })
const base = `http://127.0.0.1:${s.port}`
const get = async (path: string, body?: object) => {
  const t0 = performance.now()
  const r = await fetch(
    base + path,
    body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {},
  )
  await r.arrayBuffer()
  return [r.status, performance.now() - t0] as const
}
const birth = (n: number) => ({
  birthDateTime: `19${50 + n}-05-15 14:30`,
  timezone: 'Europe/Berlin',
  latitude: 52.5,
  longitude: 13.4,
})
const list: [string, (n: number) => [string, object?]][] = [
  ['cached day', () => ['/v1/astrology/horoscope/daily/leo']],
  ['all days', (n) => [`/v1/astrology/horoscope/daily?date=2001-03-${10 + n}`]],
  ['day', (n) => [`/v1/astrology/horoscope/daily/leo?date=2001-04-${10 + n}`]],
  [
    'feed',
    (n) => [
      `/v1/astrology/horoscope/daily/${['leo', 'virgo', 'aries', 'taurus', 'gemini', 'pisces'][n]}.atom`,
    ],
  ],
  ['week', (n) => [`/v1/astrology/horoscope/weekly/leo?date=19${60 + n}-03-10`]],
  ['month', (n) => [`/v1/astrology/horoscope/monthly/leo?date=19${60 + n}-03-10`]],
  ['year', (n) => [`/v1/astrology/horoscope/yearly/leo?date=19${60 + n}-03-10`]],
  ['all week', (n) => [`/v1/astrology/horoscope/weekly?date=19${70 + n}-03-10`]],
  ['all month', (n) => [`/v1/astrology/horoscope/monthly?date=19${70 + n}-03-10`]],
  ['all year', (n) => [`/v1/astrology/horoscope/yearly?date=19${70 + n}-03-10`]],
  ['calendar400', (n) => [`/v1/astrology/sky-calendar?from=19${70 + n}-01-01&to=19${71 + n}-02-01`]],
  [
    'calendar400 moons',
    (n) => [
      `/v1/astrology/sky-calendar?from=18${70 + n}-01-01&to=18${71 + n}-02-01&moons=1&latitude=52&longitude=13`,
    ],
  ],
  [
    'ics',
    (n) => [
      `/v1/astrology/sky-calendar.ics?timezone=${['UTC', 'Asia/Tokyo', 'Europe/Berlin', 'America/Lima', 'Europe/Paris', 'Africa/Nairobi'][n]}`,
    ],
  ],
  ['moon', (n) => [`/v1/astrology/moon?at=19${60 + n}-03-10T10:00:00Z`]],
  ['sky', (n) => [`/v1/astrology/sky?at=19${60 + n}-03-10T10:00:00Z`]],
  ['planetary', (n) => [`/v1/astrology/planetary-hours?date=19${60 + n}-03-10&latitude=52&longitude=13`]],
  ['natal', (n) => ['/v1/astrology/natal-chart', birth(n)]],
  [
    'personal',
    (n) => [
      '/v1/astrology/personalized-daily',
      {
        birthDateTime: birth(n).birthDateTime,
        birthLocation: { latitude: 52, longitude: 13, timezone: 'Europe/Berlin' },
      },
    ],
  ],
  ['natal-reading', (n) => ['/v1/astrology/natal-reading', birth(n)]],
  ['chart', (n) => ['/v1/astrology/chart', birth(n)]],
  [
    'chart all',
    (n) => [
      '/v1/astrology/chart',
      { ...birth(n), birthDateTime: `19${50 + n}-05-15`, second: { ...birth(n + 5) } },
    ],
  ],
  ['birth-time', (n) => ['/v1/astrology/birth-time', birth(n)]],
  ['wheel', (n) => ['/v1/astrology/natal-chart.svg', birth(n)]],
  ['places', (n) => [`/v1/places?q=${'bcdefg'[n]}`]],
  ['places2', (n) => [`/v1/places?q=san ${'bcdefg'[n]}`]],
  ['celtic', (n) => ['/v1/tarot/celtic-cross', { seed: `${n}` }]],
  ['year_wheel', (n) => [`/r/year_wheel/${n}abc.png`]],
  ['day png', (n) => [`/day/leo/2026-11-1${n}.png`]],
  ['openapi', () => ['/v1/openapi.json']],
  ['mcp', () => ['/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }]],
  ['page', () => ['/']],
]
for (const [name, make] of list) {
  const out: string[] = []
  let st = 0
  for (let n = 0; n < 6; n++) {
    const [status, ms] = await get(...make(n))
    st = status
    out.push(ms.toFixed(1))
  }
  console.log(name.padEnd(18), st, out.join(' '))
}
await s.stop()
