/** Metrics for Prometheus. Loaded only if there is an admin listener. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export class Metrics {
  /** Other parts register their own metrics here. */
  readonly registry = new Registry()
  readonly #seconds: Histogram<'method' | 'route' | 'status'>
  readonly #refused: Counter
  readonly #refusedConnections: Counter

  constructor() {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.#seconds = new Histogram({
      name: 'augury_http_request_seconds',
      help: 'Time from a request to the end of its response.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    })
    this.#refused = new Counter({
      name: 'augury_rate_limited_total',
      help: 'Requests refused because a limit was used up.',
      registers,
    })
    this.#refusedConnections = new Counter({
      name: 'augury_connections_refused_total',
      help: 'Connections refused because their address had too many.',
      registers,
    })
  }

  countRefusedConnection(): void {
    this.#refusedConnections.inc()
  }

  /** Labels come from our own lists, so a client cannot create new ones. Status 0: the client disconnected. */
  observe(method: string, route: string | null, status: number, ms: number): void {
    this.#seconds.observe({ method, route: route ?? 'none', status: String(status) }, ms / 1000)
    if (status === 429) this.#refused.inc()
  }

  /** A number that only grows, read when the metrics are requested. */
  counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }

  /** A number that is read when the metrics are requested. The values of several threads are added, or the minimum or maximum is used. */
  gauge(name: string, help: string, read: () => number, aggregator: 'sum' | 'min' | 'max' = 'sum'): void {
    new Gauge({
      name,
      help,
      aggregator,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }
}
