/** A service on a port of its own, and sockets to it, for bytes that no HTTP client would send. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import type { Endpoint } from '../src/api/endpoint.ts'
import type { Parts } from '../src/api/parts.ts'
import { testParts, testService } from './service.ts'

/** The service and the sockets to it are closed after the test. */
export async function listening(t: TestContext, parts: Parts = testParts(), added: readonly Endpoint[] = []) {
  const service = testService(parts, added)
  const address = await service.listen({ host: '127.0.0.1', port: 0 })
  const { port } = service.server.address() as { port: number }
  const sockets: Socket[] = []
  t.after(async () => {
    for (const socket of sockets) socket.destroy()
    await service.close()
  })
  const open = async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1' })
    sockets.push(socket)
    socket.on('error', () => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { open, service, address, port }
}

export const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

/** The first packet of the response. */
export async function send(socket: Socket, request: string): Promise<string> {
  socket.write(request)
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}
