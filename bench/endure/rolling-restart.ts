/** Two copies behind a balancer that follows their readiness; each is restarted while requests run. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../test/redis-server.ts'
import { type RunningService, startService } from '../../test/running-service.ts'
import { atMost, count, type Row } from './row.ts'

const LANES = 8
const PROBE_EVERY_MS = 200

export async function rollingRestart(): Promise<Row[]> {
  const copies = [await Copy.start(), await Copy.start()]
  const statuses: number[] = []
  let isRunning = true
  let turn = 0
  const lane = async () => {
    while (isRunning) {
      const readyCopies = copies.filter(({ isReady }) => isReady)
      const copy = readyCopies[turn++ % readyCopies.length]
      if (copy === undefined) statuses.push(0)
      else statuses.push(await copy.ask())
    }
  }
  const lanes = Array.from({ length: LANES }, lane)
  const codes: (number | null)[] = []
  let slowest = 0
  for (const [at, copy] of copies.entries()) {
    await wait(1_000)
    const startedAt = performance.now()
    codes.push(await copy.service.stop())
    slowest = Math.max(slowest, performance.now() - startedAt)
    copies[at] = await Copy.start()
  }
  await wait(500)
  isRunning = false
  await Promise.all(lanes)
  for (const { service } of copies) await service.kill()
  const lost = statuses.filter((status) => status !== 200).length
  return [
    count(
      'rolling restart of two copies: requests lost',
      lost,
      0,
      ` of ${statuses.length.toLocaleString('en')}`,
    ),
    count('… exit codes other than 0', codes.filter((code) => code !== 0).length, 0),
    atMost('… from SIGTERM to the end', slowest / 1000, 10, ' s'),
  ]
}

class Copy {
  readonly service: RunningService
  isReady = true
  readonly #agent = new Agent({ keepAlive: true })

  private constructor(service: RunningService, adminPort: number) {
    this.service = service
    const probe = setInterval(async () => {
      this.isReady = await fetch(`http://127.0.0.1:${adminPort}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    }, PROBE_EVERY_MS)
    service.process.once('exit', () => {
      clearInterval(probe)
      this.isReady = false
    })
  }

  static async start(): Promise<Copy> {
    const adminPort = await freePort()
    const environment = { DATA_DIR: ':memory:', RATE_LIMITS: 'off', ADMIN_PORT: String(adminPort) }
    return new Copy(await startService(environment), adminPort)
  }

  /** On a keep-alive connection, as a balancer would; 0 where there was no answer. */
  async ask(): Promise<number> {
    const options = {
      host: '127.0.0.1',
      port: this.service.port,
      path: '/v1/tarot/cards/ar17',
      agent: this.#agent,
    }
    try {
      const [answer] = (await once(request(options).end(), 'response')) as [IncomingMessage]
      await once(answer.resume(), 'end')
      return answer.statusCode!
    } catch {
      return 0
    }
  }
}
