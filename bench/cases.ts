/** What is measured. One row is one request; the service answers it as in production, bare `node:http` with a constant. */
import { Type } from 'typebox'
import { type Endpoint, endpoint } from '../src/api/endpoint.ts'
import { envelope } from '../src/api/envelope.ts'
import type { Parts } from '../src/api/parts.ts'

export type Case = {
  name: string
  method: 'GET' | 'POST'
  path: string
  /** The same body each time, or a new one: the n-th. */
  body?: object | ((n: number) => object)
  /** Routes that exist only in the benchmark. */
  added?: (parts: Parts) => Endpoint[]
  /** Also measured with API keys and limits of its own, against the same service without them. */
  isKeyed?: boolean
  /** Least share of bare `node:http` the project has set itself, with the log off and on. */
  goal?: { logOff: number; logOn?: number }
}

export const CASES: readonly Case[] = [
  {
    name: 'shell',
    method: 'POST',
    path: '/v1/astrology/bench',
    body: {
      birthDateTime: '1990-05-15 14:30:00',
      timezone: 'America/New_York',
      latitude: 40.7128,
      longitude: -74.006,
      options: { house_system: 'placidus' },
    },
    added: readyReading,
    goal: { logOff: 0.7, logOn: 0.55 },
  },
  {
    name: 'daily',
    method: 'POST',
    path: '/v1/astrology/daily-horoscope',
    body: { sign: 'leo', date: 'today', timezone: 'America/New_York' },
    isKeyed: true,
    goal: { logOff: 0.65 },
  },
  {
    name: 'daily-detailed',
    method: 'POST',
    path: '/v1/astrology/daily-horoscope',
    body: { sign: 'leo', style: 'detailed', categories: ['all'] },
    goal: { logOff: 0.5 },
  },
  {
    name: 'daily-new',
    method: 'POST',
    path: '/v1/astrology/daily-horoscope',
    body: (n) => ({ sign: 'leo', date: dayAfter(Date.UTC(1700), n * 11) }),
  },
  {
    name: 'week',
    method: 'POST',
    path: '/v1/astrology/weekly-horoscope',
    body: { sign: 'leo' },
    goal: { logOff: 0.55 },
  },
  {
    name: 'month',
    method: 'POST',
    path: '/v1/astrology/monthly-horoscope',
    body: { sign: 'leo' },
    goal: { logOff: 0.5 },
  },
  {
    name: 'year',
    method: 'POST',
    path: '/v1/astrology/yearly-horoscope',
    body: { sign: 'leo' },
    goal: { logOff: 0.45 },
  },
  { name: 'sign-today', method: 'GET', path: '/v1/astrology/horoscope/daily/leo' },
  {
    name: 'sky-calendar',
    method: 'GET',
    path: '/v1/astrology/sky-calendar?from=2026-11-01&to=2026-11-30&timezone=Europe/Berlin',
    goal: { logOff: 0.35 },
  },
  {
    name: 'sky-calendar-ics',
    method: 'GET',
    path: '/v1/astrology/sky-calendar.ics?timezone=Europe/Berlin',
    goal: { logOff: 0.7 },
  },
  {
    name: 'natal-chart',
    method: 'POST',
    path: '/v1/astrology/natal-chart',
    body: anotherBirth,
    goal: { logOff: 0.28 },
  },
  {
    name: 'natal-chart-again',
    method: 'POST',
    path: '/v1/astrology/natal-chart',
    body: anotherBirth(0),
    goal: { logOff: 0.5 },
  },
  {
    name: 'personalized-daily',
    method: 'POST',
    path: '/v1/astrology/personalized-daily',
    body: {
      birthDateTime: '1990-05-15T14:30:00',
      birthLocation: { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' },
    },
  },
  {
    name: 'personalized-daily-new',
    method: 'POST',
    path: '/v1/astrology/personalized-daily',
    body: (n) => ({
      birthDateTime: `${dayAfter(Date.UTC(1930), n)}T15:00:00`,
      birthLocation: { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' },
    }),
  },
  {
    name: 'daily-card',
    method: 'POST',
    path: '/v1/tarot/daily-card',
    body: (n) => ({ seed: `seed ${n}` }),
    goal: { logOff: 0.55 },
  },
  {
    name: 'three-card',
    method: 'POST',
    path: '/v1/tarot/three-card',
    body: (n) => ({ seed: `seed ${n}` }),
    goal: { logOff: 0.4 },
  },
  {
    name: 'celtic-cross',
    method: 'POST',
    path: '/v1/tarot/celtic-cross',
    body: (n) => ({ seed: `seed ${n}`, theme: 'love' }),
  },
  {
    name: 'celtic-cross-question',
    method: 'POST',
    path: '/v1/tarot/celtic-cross',
    body: (n) => ({ seed: `seed ${n}`, theme: 'love', question: 'Will I get the job I applied for?' }),
  },
  { name: 'one-card', method: 'GET', path: '/v1/tarot/cards/ar17' },
]

function dayAfter(day: number, days: number): string {
  return new Date(day + days * 86_400_000).toISOString().slice(0, 10)
}

/** Births of 1930–2019 in the afternoon, where no clock is ever set forward, over the world and its house systems. */
function anotherBirth(n: number): object {
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'Africa/Cairo']
  const day = dayAfter(Date.UTC(1930), (n * 7919) % 32_500)
  return {
    birthDateTime: `${day} 15:${String(n % 60).padStart(2, '0')}:00`,
    timezone: zones[n % zones.length],
    latitude: ((n * 7.77) % 120) - 60,
    longitude: ((n * 13.33) % 360) - 180,
    options: { house_system: ['whole', 'placidus', 'koch'][n % 3] },
  }
}

/** A validated POST whose reading is made beforehand: only the cost of HTTP is left. */
function readyReading(parts: Parts): Endpoint[] {
  const reading = { text: 'x'.repeat(2900) }
  return [
    endpoint({
      method: 'POST',
      path: '/astrology/bench',
      operation: 'bench',
      limit: 'natalChart',
      tag: 'Astrology',
      summary: 'A ready reading',
      body: Type.Object({
        birthDateTime: Type.String({ maxLength: 64 }),
        timezone: Type.String({ minLength: 1, maxLength: 64 }),
        latitude: Type.Number(),
        longitude: Type.Number(),
        options: Type.Optional(
          Type.Object({ house_system: Type.Optional(Type.String()), zodiac: Type.Optional(Type.String()) }),
        ),
      }),
      response: { description: '', schema: Type.Object({}), example: () => ({}) },
      answer: ({ id }) => envelope(id, reading, parts.now()),
    }),
  ]
}
