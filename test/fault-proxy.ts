/** A TCP proxy that behaves badly on demand: between the service and Redis, or the service and a model. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export const FAULTS = [
  'none',
  'latency',
  'reset',
  'black hole',
  'half-open',
  'slow drip',
  'truncated',
] as const
type Fault = (typeof FAULTS)[number]

interface Slowness {
  /** By which `latency` delays each way. */
  readonly latencyMs: number
  /** Between two bytes of a `slow drip`. */
  readonly dripMs: number
}
const SLOWNESS: Slowness = { latencyMs: 200, dripMs: 20 }

export class FaultProxy {
  fault: Fault = 'none'
  readonly #server: Server
  readonly #slowness: Slowness
  readonly #sockets = new Set<Socket>()
  /** What is yet to reach each socket. */
  readonly #delayed = new WeakMap<Socket, { chunk: Buffer; due: number }[]>()
  /** What is yet to drip into each socket. */
  readonly #dripping = new Map<Socket, Buffer>()

  private constructor(server: Server, slowness: Slowness) {
    this.#server = server
    this.#slowness = slowness
  }

  static async before(port: number, slowness = SLOWNESS): Promise<FaultProxy> {
    const server = createServer()
    const proxy = new FaultProxy(server, slowness)
    server.on('connection', (client) => proxy.#join(client, port))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** Cuts every connection: what comes next meets the fault from its first byte. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #join(client: Socket, port: number): void {
    if (this.fault === 'reset') return void client.resetAndDestroy()
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      this.#sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => this.#sockets.delete(socket))
    }
    client.on('data', (chunk: Buffer) => this.#pass(chunk, upstream, 'there'))
    upstream.on('data', (chunk: Buffer) => this.#pass(chunk, client, 'back'))
    client.on('close', () => upstream.destroy())
    // Half-open: the far side is gone and nobody says so.
    upstream.on('close', () => this.fault !== 'half-open' && client.destroy())
  }

  #pass(chunk: Buffer, to: Socket, way: 'there' | 'back'): void {
    const write = (bytes: Buffer) => to.writable && to.write(bytes)
    const act: Record<Fault, () => void> = {
      none: () => this.#passAfter(0, chunk, to),
      latency: () => this.#passAfter(this.#slowness.latencyMs, chunk, to),
      reset: () => to.resetAndDestroy(),
      'black hole': () => {},
      'half-open': () => (way === 'there' ? to.destroy() : undefined),
      'slow drip': () => this.#drip(chunk, to),
      truncated: () => {
        write(way === 'back' ? chunk.subarray(0, Math.ceil(chunk.length / 2)) : chunk)
        if (way === 'back') to.destroy()
      },
    }
    act[this.fault]()
  }

  /** No byte overtakes another, also when the fault is over. */
  #passAfter(delayMs: number, chunk: Buffer, to: Socket): void {
    const waiting = this.#delayed.get(to) ?? []
    this.#delayed.set(to, waiting)
    waiting.push({ chunk, due: performance.now() + delayMs })
    if (waiting.length === 1) this.#passDue(waiting, to)
  }

  #passDue(waiting: { chunk: Buffer; due: number }[], to: Socket): void {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const left = next.due - performance.now()
      if (left > 0) return void setTimeout(() => this.#passDue(waiting, to), left)
      if (to.writable) to.write(next.chunk)
      waiting.shift()
    }
  }

  /** One byte at a time and in order, until the socket or the fault has ended. */
  #drip(chunk: Buffer, to: Socket): void {
    const waiting = this.#dripping.get(to)
    this.#dripping.set(to, Buffer.concat([waiting ?? Buffer.of(), chunk]))
    if (waiting !== undefined) return
    const timer = setInterval(() => {
      const rest = this.#dripping.get(to)!
      const drops = this.fault === 'slow drip' ? 1 : rest.length
      if (to.writable) to.write(rest.subarray(0, drops))
      if (to.writable && rest.length > drops) return void this.#dripping.set(to, rest.subarray(drops))
      this.#dripping.delete(to)
      clearInterval(timer)
    }, this.#slowness.dripMs)
  }
}
