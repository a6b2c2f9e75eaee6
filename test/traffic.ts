/** Requests over a number of keep-alive connections, and what came back. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { SIGNS } from '../src/sky/zodiac.ts'

export interface Ask {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

export interface Outcome {
  readonly answers: number
  /** Answers by status; 0 where the connection failed. */
  readonly statuses: ReadonlyMap<number, number>
  readonly p50Ms: number
  readonly p99Ms: number
  readonly worstMs: number
}

export interface Traffic {
  readonly port: number
  /** The next thing to ask; called for every request. */
  readonly next: () => Ask
  readonly connections: number
  readonly forMs: number
  /** Sees every answer. */
  readonly check?: (ask: Ask, status: number, body: string) => void
}

export async function traffic({ port, next, connections, forMs, check }: Traffic): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + forMs
  const latencies: number[] = []
  const statuses = new Map<number, number>()
  const lane = async () => {
    while (performance.now() < until) {
      const ask = next()
      const startedAt = performance.now()
      const { status, body } = await send(port, agent, ask)
      latencies.push(performance.now() - startedAt)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      check?.(ask, status, body)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  agent.destroy()
  const at = shareOf(latencies)
  return { answers: latencies.length, statuses, p50Ms: at(0.5), p99Ms: at(0.99), worstMs: at(1) }
}

/** The value below which a share of all values is: of 0.99, the p99. */
export function shareOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** Status 0 is a connection that failed. */
export function send(
  port: number,
  agent: Agent,
  { method, path, body }: Ask,
  timeout = 10_000,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const asking = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
      answer.on('error', () => resolve(FAILED))
    })
    asking.on('timeout', () => asking.destroy())
    asking.on('error', () => resolve(FAILED))
    asking.end(text)
  })
}

const FAILED = { status: 0, headers: {}, body: '' }

const STYLES = ['brief', 'detailed', 'poetic']

/** Everything the service offers, new and cached readings alike, in an order that is the same each time. */
export function mixed(from = 0): () => Ask {
  let n = from
  const birth = (k: number) => `19${50 + (k % 50)}-0${1 + (k % 9)}-1${k % 10} 1${k % 10}:${10 + (k % 50)}`
  const asks: ((k: number) => Ask)[] = [
    (k) => post('/v1/tarot/daily-card', { seed: `seed ${k}` }),
    (k) => post('/v1/tarot/celtic-cross', { seed: `seed ${k}`, theme: 'love' }),
    (k) => post('/v1/astrology/daily-horoscope', { sign: SIGNS[k % 12], style: STYLES[k % 3] }),
    (k) =>
      post('/v1/astrology/daily-horoscope', {
        sign: SIGNS[k % 12],
        style: STYLES[k % 3],
        date: `2026-0${1 + (k % 9)}-1${k % 10}`,
      }),
    (k) =>
      post('/v1/astrology/natal-chart', {
        birthDateTime: birth(k),
        timezone: 'Europe/Berlin',
        latitude: (k % 130) - 65,
        longitude: (k % 360) - 180,
        options: { house_system: 'placidus' },
      }),
    (k) =>
      post('/v1/astrology/personalized-daily', {
        birthDateTime: birth(k),
        birthLocation: { latitude: (k % 130) - 65, longitude: (k % 360) - 180, timezone: 'America/Lima' },
      }),
    (k) => ({ method: 'GET', path: `/v1/astrology/horoscope/daily/${SIGNS[k % 12]}` }),
    () => ({ method: 'GET', path: '/v1/tarot/cards?suit=cups' }),
  ]
  return () => asks[n % asks.length]!(n++)
}

const post = (path: string, body: object): Ask => ({ method: 'POST', path, body })

/** Failed connections and answers of 5xx. */
export const failures = ({ statuses }: Outcome): number =>
  [...statuses].reduce((sum, [status, count]) => (status === 0 || status >= 500 ? sum + count : sum), 0)
