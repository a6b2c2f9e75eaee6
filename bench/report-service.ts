/** A service in a process of its own, whose event loop is looked at. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { LoopDelay } from './loop-delay.ts'

export interface MeasuredService {
  readonly port: number
  /** Of its event loop, while `work` is done. */
  readonly longestTurns: (work: () => Promise<unknown>) => Promise<LoopDelay>
  readonly end: () => void
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const SETTINGS = {
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  TRUST_PROXY: '127.0.0.0/8',
  LOG_LEVEL: 'silent',
  DATA_DIR: ':memory:',
}

export async function startService(): Promise<MeasuredService> {
  const port = await freePort()
  const words = ['--import', file('loop-delay.ts'), file('../bin/augury.js'), 'serve']
  const service = spawn(process.execPath, words, {
    env: { ...process.env, ...SETTINGS, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/astrology/health`).catch(() => undefined)
    if (answer?.ok) break
    if (service.exitCode !== null) throw new Error('the service does not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const longestTurns = async (work: () => Promise<unknown>) => {
    service.send('start')
    await work()
    service.send('stop')
    const [measured] = (await once(service, 'message')) as [LoopDelay]
    return measured
  }
  return { port, longestTurns, end: () => void service.kill() }
}
