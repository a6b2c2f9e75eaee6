/** Service root and health checks (contract §4.1). */

import { sendsQuestions } from '../../../config.ts'
import type { CachedBody } from '../../../http/cached-body.ts'
import { originOf } from '../../../http/origin.ts'

import { VERSION } from '../../../version.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { AstrologyHealth, type HealthChecks, OpenApiDocument, ServiceRoot, TarotHealth } from './schema.ts'

const DESCRIPTION = 'Tarot draws, daily and personalized horoscopes, and natal charts.'

/** `endpoints` is the whole list, including these: the service root lists them all. */
export function systemRoutes(
  parts: Parts,
  endpoints: () => readonly Endpoint[],
  openApi: () => Promise<CachedBody>,
): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/',
      operation: 'serviceRoot',
      limit: 'health',
      tag: 'System',
      summary: 'What this service is and offers',
      response: {
        description: 'API information and status.',
        schema: ServiceRoot,
        example: () => ROOT_EXAMPLE,
      },
      answer: (exchange) => ({
        name: 'Augury',
        version: 'v2.1',
        service_version: VERSION,
        status: isDegraded(parts.checks) ? 'degraded' : 'operational',
        description: DESCRIPTION,
        questions_to_model: sendsQuestions(parts.config),
        documentation: `${originOf(exchange, parts.config)}/docs/`,
        endpoints: endpoints().map(({ method, path, summary }) => ({ method, path: `/v1${path}`, summary })),
        timestamp: new Date(parts.now()).toISOString(),
      }),
    }),
    endpoint({
      method: 'GET',
      path: '/tarot/health',
      operation: 'tarotHealth',
      limit: 'health',
      isHealthCheck: true,
      tag: 'Tarot',
      summary: 'Health of the tarot endpoints',
      response: {
        description: 'The tarot endpoints can answer.',
        schema: TarotHealth,
        example: () => ({
          status: 'healthy',
          service: 'tarot',
          cards: 78,
          timestamp: '2026-03-21T12:00:00.000Z',
        }),
      },
      answer: () => ({
        status: 'healthy',
        service: 'tarot',
        cards: parts.checks.cards?.(),
        timestamp: new Date(parts.now()).toISOString(),
      }),
    }),
    endpoint({
      method: 'GET',
      path: '/astrology/health',
      operation: 'health',
      limit: 'health',
      isHealthCheck: true,
      tag: 'Astrology',
      summary: 'Health of the astrology endpoints, part by part',
      response: {
        description: 'The astrology endpoints can answer.',
        schema: AstrologyHealth,
        example: () => HEALTH_EXAMPLE,
      },
      answer: () => ({
        status: isDegraded(parts.checks) ? 'degraded' : 'healthy',
        service: 'astrology',
        checks: {
          ephemeris: parts.checks.ephemeris?.(),
          cache: parts.checks.cache?.(),
          interpreter: parts.checks.interpreter?.(),
        },
        timestamp: new Date(parts.now()).toISOString(),
      }),
    }),
    endpoint({
      method: 'GET',
      path: '/openapi.json',
      operation: 'openApi',
      limit: 'health',
      tag: 'System',
      summary: 'This description of the API',
      isForPrograms: true,
      response: {
        description: 'An OpenAPI 3.1 document.',
        schema: OpenApiDocument,
        example: () => ({ openapi: '3.1.0', info: { title: 'Augury', version: '2.1.0' }, paths: {} }),
      },
      answer: openApi,
    }),
  ]
}

function isDegraded({ ephemeris, cache, interpreter }: HealthChecks): boolean {
  return [ephemeris, cache, interpreter].some((check) => check?.().status === 'fallback')
}

const ROOT_EXAMPLE = {
  name: 'Augury',
  version: 'v2.1',
  service_version: VERSION,
  status: 'operational',
  description: DESCRIPTION,
  questions_to_model: false,
  documentation: 'http://127.0.0.1:8080/docs/',
  endpoints: [{ method: 'GET', path: '/v1/tarot/health', summary: 'Health of the tarot endpoints' }],
  timestamp: '2026-03-21T12:00:00.000Z',
}

const HEALTH_EXAMPLE = {
  status: 'healthy',
  service: 'astrology',
  checks: {
    ephemeris: { status: 'ok', from: 1600, to: 2399 },
    cache: { status: 'ok', store: 'sqlite' },
    interpreter: { status: 'ok', writer: 'phrasebook' },
  },
  timestamp: '2026-03-21T12:00:00.000Z',
}
