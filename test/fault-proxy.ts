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

const LATENCY_MS = 200
const DRIP_MS = 20

export class FaultProxy {
  fault: Fault = 'none'
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(server: Server) {
    this.#server = server
  }

  static async before(port: number): Promise<FaultProxy> {
    const server = createServer()
    const proxy = new FaultProxy(server)
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
    for (const socket of this.#sockets) socket.resetAndDestroy()
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
      none: () => write(chunk),
      latency: () => setTimeout(() => write(chunk), LATENCY_MS),
      reset: () => to.resetAndDestroy(),
      'black hole': () => {},
      'half-open': () => (way === 'there' ? to.destroy() : undefined),
      'slow drip': () => {
        for (const [at, byte] of chunk.entries()) setTimeout(() => write(Buffer.of(byte)), at * DRIP_MS)
      },
      truncated: () => {
        write(way === 'back' ? chunk.subarray(0, Math.ceil(chunk.length / 2)) : chunk)
        if (way === 'back') to.destroy()
      },
    }
    act[this.fault]()
  }
}
