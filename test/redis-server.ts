/** A real Redis for tests: Debian's `redis-server` from the PATH, on a free port, with nothing on disk. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface RedisServer {
  readonly url: string
  readonly port: number
  stop(): Promise<void>
}

/** Nothing when the machine has no `redis-server`: the test says so and skips. */
export async function startRedis(port?: number): Promise<RedisServer | undefined> {
  const taken = port ?? (await freePort())
  const child = spawn(
    'redis-server',
    ['--port', String(taken), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  )
  const missing = await Promise.race([
    once(child, 'error').then(() => true),
    untilListening(taken).then(() => false),
  ])
  if (missing) return undefined
  return {
    url: `redis://127.0.0.1:${taken}`,
    port: taken,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (open) return
    await wait(25)
  }
}
