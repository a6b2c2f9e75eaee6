/**
 * The load: a process of its own that keeps connections to each server and, when told, keeps them all busy for a while with
 * one request at a time each. Written on bare sockets so that it takes as little of the machine as it can.
 */
import { connect, type Socket } from 'node:net'

export type Load = {
  port: number
  seconds: number
  /** Sent in turn, from the first again after the last. Needed with a server's first turn only. */
  requests?: readonly string[]
  /** It may sleep while it waits, to leave its processor to the server. */
  mayRest?: boolean
}

const CONNECTIONS = 32
const END_OF_HEAD = Buffer.from('\r\n\r\n')
const LENGTH = /content-length: (\d+)/i

type Server = {
  sockets: Socket[]
  /** Those whose answer has not come: on a busy machine some are left over from the turn before. */
  waiting: Set<Socket>
  requests: Buffer[]
  sent: number
  answers: number
  isPressed: boolean
}

const servers = new Map<number, Server>()

process.on('message', async ({ port, requests = [], seconds, mayRest }: Load) => {
  const server = servers.get(port) ?? (await connectTo(port, requests))
  servers.set(port, server)
  const before = server.answers
  const startedAt = performance.now()
  server.isPressed = true
  for (const socket of server.sockets) ask(socket, server)
  if (!mayRest) stayAwake(server)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  server.isPressed = false
  process.send?.({ answers: server.answers - before, seconds: (performance.now() - startedAt) / 1000 })
})

/**
 * A load that sleeps while it waits has to be woken for every answer, and on a virtual machine the waking costs the server more
 * than its work. It would fall on the slower contenders only: bare never lets the load sleep.
 */
function stayAwake(server: Server): void {
  if (server.isPressed) setImmediate(stayAwake, server)
}

async function connectTo(port: number, texts: readonly string[]): Promise<Server> {
  const server: Server = {
    sockets: [],
    waiting: new Set(),
    requests: texts.map((text) => Buffer.from(text)),
    sent: 0,
    answers: 0,
    isPressed: false,
  }
  server.sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)))
  for (const socket of server.sockets) answerWithTheNext(socket, server)
  return server
}

function ask(socket: Socket, server: Server): void {
  if (server.waiting.has(socket)) return
  server.waiting.add(socket)
  socket.write(server.requests[server.sent++ % server.requests.length]!)
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

function answerWithTheNext(socket: Socket, server: Server): void {
  let pending: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    const length = answerLength(pending)
    if (length === undefined || pending.length < length) return
    pending = pending.subarray(length)
    server.answers++
    server.waiting.delete(socket)
    if (server.isPressed) ask(socket, server)
  })
}

/** Bytes of the first answer in the buffer, or `undefined` when its head is not complete. Only good answers count. */
function answerLength(buffer: Buffer): number | undefined {
  const end = buffer.indexOf(END_OF_HEAD)
  if (end === -1) return undefined
  const head = buffer.toString('latin1', 0, end)
  const length = LENGTH.exec(head)?.[1]
  if (length === undefined || !head.startsWith('HTTP/1.1 200')) throw new Error(`no good answer: ${head}`)
  return end + END_OF_HEAD.length + Number(length)
}
