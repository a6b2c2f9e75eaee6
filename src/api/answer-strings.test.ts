/** One string that refers to its parts makes JSON.stringify take twice as long for the whole answer (docs/decisions/0015-answers-are-objects.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { testParts } from '../../test/service.ts'
import { askEndpoint } from './ask.ts'
import { allEndpoints } from './endpoints.ts'

setFlagsFromString('--allow-natives-syntax')
/** V8's own word on whether a string is in one piece. */
const isInOnePiece = new Function('text', 'return %StringIsFlat(text)') as (text: string) => boolean

const stringsIn = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => stringsIn(member, `${path}/${name}`))
}

const parts = testParts()
const endpoints = allEndpoints(parts)

const REQUESTS = {
  '/astrology/daily-horoscope': { sign: 'leo', style: 'detailed', categories: ['all'] },
  '/astrology/natal-chart': {
    birthDateTime: '1990-05-15 14:30:00',
    timezone: 'Europe/Berlin',
    latitude: 52.52,
    longitude: 13.405,
  },
  '/tarot/three-card': { seed: 'one piece' },
}

for (const [path, body] of Object.entries(REQUESTS))
  test(`${path}: every string of a new answer is in one piece`, async () => {
    const strings = stringsIn(await askEndpoint(endpoints, path, body, parts))
    assert.ok(strings.length > 20)
    const inParts = strings.filter(([, text]) => !isInOnePiece(text)).map(([at]) => at)
    assert.deepEqual(inParts, [])
  })
