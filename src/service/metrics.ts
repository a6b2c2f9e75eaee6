/** The metrics of stores and log. */
import type { Metrics } from '../http/metrics.ts'
import type { Stores } from '../store/open-stores.ts'
import type { LogOutput } from './log.ts'

export async function makeMetrics(
  { trackedClients, state, flips }: Pick<Stores, 'trackedClients' | 'state' | 'flips'>,
  { dropped }: Pick<LogOutput, 'dropped'>,
): Promise<Metrics> {
  const [{ Metrics }, { Counter }] = await Promise.all([import('../http/metrics.ts'), import('prom-client')])
  const metrics = new Metrics()
  new Counter({
    name: 'augury_log_lines_dropped_total',
    help: 'Log lines dropped because nobody read them or the disk was full.',
    registers: [metrics.registry],
    collect() {
      this.reset()
      this.inc(dropped())
    },
  })
  metrics.gauge('augury_rate_limit_clients', 'Clients tracked by the rate limits.', trackedClients, 'max')
  metrics.gauge(
    'augury_store_well',
    '1 while the store works, 0 while memory is used instead.',
    () => (state().status === 'ok' ? 1 : 0),
    'min',
  )
  metrics.counter(
    'augury_store_flips_total',
    'How often the store failed and memory was used instead.',
    flips,
  )
  return metrics
}
