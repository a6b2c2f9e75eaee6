import { testParts, testService } from '../test/service.ts'
const service = testService(testParts({ RATE_LIMITS: 'off' }))
const cpu = () => { const { user, system } = (process as any).threadCpuUsage(); return (user + system) / 1000 }
async function measure(name: string, urls: any[]) {
  const turns: number[] = []
  let on = true, last = cpu()
  const look = () => { const now = cpu(); turns.push(now - last); last = now; if (on) setImmediate(look) }
  setImmediate(look)
  const t0 = performance.now(), c0 = cpu()
  const st = new Set()
  await Promise.all(urls.map(async (u) => { const r = await service.inject(u); st.add(r.statusCode) }))
  on = false
  turns.sort((a, b) => b - a)
  console.log(name.padEnd(22), [...st].join(), `cpu ${(cpu() - c0).toFixed(0)} ms, per request ${((cpu() - c0) / urls.length).toFixed(1)}, wall ${(performance.now() - t0).toFixed(0)}, turns>1ms ${turns.filter((t) => t > 1).length}, longest ${turns.slice(0, 8).map((t) => t.toFixed(1)).join(' ')}`)
}
const birth = (n: number) => ({ birthDateTime: `19${50 + n}-05-15 14:30`, timezone: 'Europe/Berlin', latitude: 52.5, longitude: 13.4 })
const post = (url: string, payload: object) => ({ method: 'POST', url, payload })
const range = (n: number) => Array.from({ length: n }, (_, i) => i)
for (let round = 0; round < 3; round++) {
  const y = 1700 + round * 60
  await measure('years all', range(3).map((n) => `/v1/astrology/horoscope/yearly?date=${y + n}-03-10`))
  await measure('years leo', range(10).map((n) => `/v1/astrology/horoscope/yearly/leo?date=${y + 20 + n}-03-10`))
  await measure('months all', range(10).map((n) => `/v1/astrology/horoscope/monthly?date=${y + n}-03-10`))
  await measure('weeks all', range(10).map((n) => `/v1/astrology/horoscope/weekly?date=${y + n}-03-10`))
  await measure('calendars', range(10).map((n) => `/v1/astrology/sky-calendar?from=${y + n}-01-01&to=${y + n + 1}-02-01`))
  await measure('calendars+moons', range(5).map((n) => `/v1/astrology/sky-calendar?from=${y + n}-01-01&to=${y + n + 1}-02-01&moons=1&latitude=52&longitude=13`))
  await measure('ics', ['Asia/Tokyo','Europe/Berlin','America/Lima','Europe/Paris','Africa/Nairobi'].map((z, n) => `/v1/astrology/sky-calendar.ics?timezone=${z}&from=${y+n}-01-01&to=${y+n+1}-02-01`))
  await measure('moon', range(10).map((n) => `/v1/astrology/moon?at=${y + n}-03-10T10:00:00Z`))
  await measure('sky', [`/v1/astrology/sky?at=${y}-03-10T10:00:00Z`])
  await measure('natal-reading', [post('/v1/astrology/natal-reading', birth(round))])
  await measure('natal-reading unk', [post('/v1/astrology/natal-reading', { ...birth(round), birthDateTime: `19${60 + round}-05-15` })])
  await measure('chart', [post('/v1/astrology/chart', birth(round))])
  await measure('chart unk', [post('/v1/astrology/chart', { ...birth(round), birthDateTime: `19${60 + round}-05-15` })])
  await measure('birth-time', [post('/v1/astrology/birth-time', birth(round))])
  await measure('birth-time unk', [post('/v1/astrology/birth-time', { ...birth(round), birthDateTime: `19${60 + round}-05-15` })])
  await measure('wheel', [post('/v1/astrology/chart.svg', birth(round))])
  await measure('natal wheel', [post('/v1/astrology/natal-chart.svg', birth(round))])
  await measure('places', [`/v1/places?q=sa${'nmr'[round]}`])
  await measure('places words', [`/v1/places?q=new%20york%20${'abc'[round]}`])
  await measure('places miss', [`/v1/places?q=xqzwvkj${'abc'[round]}`])
  await measure('atom', [`/v1/astrology/horoscope/daily/${['leo','aries','virgo'][round]}.atom`])
  await measure('all signs', [`/v1/astrology/horoscope/daily`])
  await measure('planetary', [`/v1/astrology/planetary-hours?date=${y}-03-10&latitude=52&longitude=13`])
  await measure('openapi', ['/v1/openapi.json'])
  await measure('celtic', [post('/v1/tarot/celtic-cross', { seed: `${round}` })])
  console.log()
}
