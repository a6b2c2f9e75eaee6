import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Metrics } from './metrics.ts'

/** The lines of one metric, without its comments. */
async function linesOf(metrics: Metrics, name: string): Promise<string[]> {
  const text = await metrics.registry.metrics()
  return text.split('\n').filter((line) => line.startsWith(name))
}

const BUCKETS = [
  '0.0005',
  '0.001',
  '0.0025',
  '0.005',
  '0.01',
  '0.025',
  '0.05',
  '0.1',
  '0.25',
  '0.5',
  '1',
  '2.5',
  '5',
]

test('a request is counted in seconds, by method, route and status', async () => {
  const metrics = new Metrics()
  metrics.observe('GET', '/v1/tarot/health', 200, 30)
  const labels = 'method="GET",route="/v1/tarot/health",status="200"'
  assert.deepEqual(await linesOf(metrics, 'augury_http_request_seconds'), [
    ...BUCKETS.map((edge) => {
      const count = Number(edge) >= 0.03 ? 1 : 0
      return `augury_http_request_seconds_bucket{le="${edge}",${labels}} ${count}`
    }),
    `augury_http_request_seconds_bucket{le="+Inf",${labels}} 1`,
    `augury_http_request_seconds_sum{${labels}} 0.03`,
    `augury_http_request_seconds_count{${labels}} 1`,
  ])
})

test('a request without a route is counted with the route “none”', async () => {
  const metrics = new Metrics()
  metrics.observe('GET', null, 404, 1)
  const lines = await linesOf(metrics, 'augury_http_request_seconds_count')
  assert.deepEqual(lines, ['augury_http_request_seconds_count{method="GET",route="none",status="404"} 1'])
})

test('requests over a limit and refused connections are counted separately', async () => {
  const metrics = new Metrics()
  for (const status of [200, 428, 429, 430]) metrics.observe('GET', null, status, 1)
  metrics.countRefusedConnection()
  metrics.countRefusedConnection()
  assert.deepEqual(await linesOf(metrics, 'augury_rate_limited_total'), ['augury_rate_limited_total 1'])
  assert.deepEqual(await linesOf(metrics, 'augury_connections_refused_total'), [
    'augury_connections_refused_total 2',
  ])
})

test('counters and gauges are read anew each time the metrics are requested', async () => {
  const metrics = new Metrics()
  let value = 3
  metrics.counter('calls_total', 'Calls.', () => value)
  metrics.gauge('waiting', 'Who waits.', () => value * 2)
  for (const now of [3, 5]) {
    value = now
    assert.deepEqual(await linesOf(metrics, 'calls_total'), [`calls_total ${now}`])
    assert.deepEqual(await linesOf(metrics, 'waiting'), [`waiting ${now * 2}`])
  }
})

test('the metrics include those of the process', async () => {
  assert.equal((await linesOf(new Metrics(), 'nodejs_version_info')).length, 1)
})

test('a gauge has its help, and says how the values of threads are joined', async () => {
  const metrics = new Metrics()
  metrics.gauge('augury_test', 'How many there are.', () => 3, 'max')
  metrics.gauge('augury_other', 'How many others.', () => 4)
  const found = (await metrics.registry.getMetricsAsJSON()) as unknown as {
    name: string
    help: string
    aggregator: string
    values: { value: number }[]
  }[]
  const [one, other] = ['augury_test', 'augury_other'].map((name) => {
    const { help, aggregator, values } = found.find((each) => each.name === name)!
    return [help, aggregator, values[0]!.value]
  })
  assert.deepEqual(one, ['How many there are.', 'max', 3])
  assert.deepEqual(other, ['How many others.', 'sum', 4])
})
