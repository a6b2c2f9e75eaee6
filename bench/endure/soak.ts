/** Nobody asks for the same thing twice, for minutes: memory levels off. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SIGNS } from '../../src/sky/zodiac.ts'
import { STYLES } from '../../src/writer/daily-text.ts'
import { type RunningService, startService } from '../../test/running-service.ts'
import { type Ask, failures, traffic } from '../../test/traffic.ts'
import { atMost, count, type Row, reported } from './row.ts'

const CONNECTIONS = 8
const LOOK_EVERY_MS = 1_000
/** What the slope is taken over: the last part of the time, in minutes; of a short soak its second half. */
const SLOPE_MINUTES = 5
const MAX_MB = 300
const MAX_MB_A_MINUTE = 1

export async function soak(minutes: number): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'augury-soak-'))
  const service = await startService({ DATA_DIR: directory, RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
  const curve = sampled(service)
  const outcome = await traffic({
    port: service.port,
    next: unique(),
    connections: CONNECTIONS,
    forMs: minutes * 60_000,
  })
  const samples = curve.stop()
  // What is only waiting to be collected goes when there is nothing to do.
  await wait(5_000)
  const atRest = memoryMb(service)
  await service.stop()
  rmSync(directory, { recursive: true, force: true })
  const lastPart = samples.slice(-Math.round(Math.min(SLOPE_MINUTES, minutes / 2) * 60))
  return [
    count(
      `soak of ${minutes} min, no request twice: failures`,
      failures(outcome),
      0,
      ` of ${outcome.answers.toLocaleString('en')}`,
    ),
    reported('… memory minute by minute', `${perMinute(samples).join(', ')} MB`),
    atMost('… memory at its end', mean(samples.slice(-10)), MAX_MB, ' MB', 0),
    atMost('… its slope at the end', slope(lastPart), MAX_MB_A_MINUTE, ' MB a minute', 2),
    reported('… memory when it rests again', `${atRest.toFixed(0)} MB`),
  ]
}

export const memoryMb = ({ process: { pid } }: RunningService): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Megabytes, once a second. */
function sampled(service: RunningService) {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(memoryMb(service)), LOOK_EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return samples
    },
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const perMinute = (samples: readonly number[]) =>
  Array.from({ length: Math.ceil(samples.length / 60) }, (_, minute) =>
    mean(samples.slice(minute * 60, minute * 60 + 60)).toFixed(0),
  )

/** Of the straight line that fits best, a minute. */
function slope(samples: readonly number[]): number {
  const [x, y] = [(samples.length - 1) / 2, mean(samples)]
  const products = samples.reduce((sum, value, at) => sum + (at - x) * (value - y), 0)
  const squares = samples.reduce((sum, _, at) => sum + (at - x) ** 2, 0)
  return (60 * products) / squares
}

const ZONES = ['Europe/Berlin', 'America/Lima', 'Asia/Tokyo', 'Pacific/Auckland', 'Africa/Nairobi', 'UTC']

/** A date in five centuries, another for each number up to 180,000. */
const dateOf = (n: number) => new Date(Date.UTC(1800, 0, 1 + (n % 180_000))).toISOString().slice(0, 10)

/** Every birth, seed and date is new. */
function unique(): () => Ask {
  let n = 0
  const post = (path: string, body: object): Ask => ({ method: 'POST', path: `/v1/${path}`, body })
  const birth = (k: number) => ({
    birthDateTime: new Date(Date.UTC(1920, 0, 1) + k * 3_725_000).toISOString().slice(0, 19),
    place: {
      latitude: (k % 1_300) / 10 - 65,
      longitude: (k % 3_600) / 10 - 180,
      timezone: ZONES[k % ZONES.length],
    },
  })
  const asks: ((k: number) => Ask)[] = [
    (k) => post('tarot/daily-card', { seed: `soak ${k}` }),
    (k) => post('tarot/celtic-cross', { seed: `soak ${k}`, theme: 'love' }),
    (k) => {
      const { birthDateTime, place } = birth(k)
      const house_system = ['whole', 'placidus', 'koch'][k % 3]
      return post('astrology/natal-chart', { birthDateTime, ...place, options: { house_system } })
    },
    (k) => {
      const { birthDateTime, place } = birth(k)
      return post('astrology/personalized-daily', { birthDateTime, birthLocation: place })
    },
    (k) =>
      post('astrology/daily-horoscope', {
        sign: SIGNS[k % SIGNS.length],
        style: STYLES[k % STYLES.length],
        date: dateOf(k),
        categories: ['all'],
      }),
  ]
  return () => {
    const k = Math.floor(n / asks.length)
    return asks[n++ % asks.length]!(k)
  }
}
