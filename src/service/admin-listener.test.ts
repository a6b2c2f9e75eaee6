import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { pino } from 'pino'
import { listenForOperators } from './admin-listener.ts'
import { type ListenAddress, PortTaken } from './listening.ts'
import type { RunningService } from './running.ts'

const where = (port: number): ListenAddress => ({
  host: '127.0.0.1',
  port,
  names: { host: 'ADMIN_HOST', port: 'ADMIN_PORT' },
  isShared: false,
})

function runningService(changes: Partial<RunningService> = {}): {
  running: RunningService
  stops: () => number
} {
  let stops = 0
  const running = {
    metricsText: async () => 'metrics',
    obstacle: async () => undefined,
    output: { log: pino({ level: 'silent' }) },
    stop: async () => void stops++,
    ...changes,
  } as RunningService
  return { running, stops: () => stops }
}

const never = () => false

test('nothing is served to operators without an address, without metrics, or while the service stops', async () => {
  const { running } = runningService()
  assert.equal(await listenForOperators(undefined, running, never), undefined)
  const withoutMetrics = runningService({ metricsText: undefined }).running
  assert.equal(await listenForOperators(where(0), withoutMetrics, never), undefined)
  assert.equal(await listenForOperators(where(0), running, () => true), undefined)
})

test('the readiness probe of a service that is stopping fails', async (t) => {
  let isStopping = false
  const admin = await listenForOperators(where(0), runningService().running, () => isStopping)
  t.after(() => admin!.close())
  const { port } = admin!.address() as { port: number }
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } })
  assert.equal((await ready()).status, 200)
  isStopping = true
  assert.equal(await (await ready()).text(), 'not ready: It is stopping.\n')
})

test('if its port is taken the service stops, and the error names the setting', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  t.after(() => other.close())
  const { port } = other.address() as { port: number }
  const { running, stops } = runningService()
  const taken = new PortTaken(`Port ${port} is taken by another program. Choose another one with ADMIN_PORT.`)
  await assert.rejects(listenForOperators(where(port), running, never), taken)
  assert.equal(stops(), 1)
})
