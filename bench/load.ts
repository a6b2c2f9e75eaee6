/**
 * The load: a process of its own that keeps a number of connections busy, each with one request at a time, for a while,
 * and says how many answers came. Written on bare sockets so that it costs the server's core as little as possible.
 */
import { connect, type Socket } from 'node:net'

export type Load = {
  port: number
  connections: number
  seconds: number
  /** Sent in turn, from the first again after the last. */
  requests: readonly string[]
  expectStatus: number
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const LENGTH = Buffer.from('content-length: ')
const LENGTH_CAPITAL = Buffer.from('Content-Length: ')

process.once('message', async (load: Load) => {
  const answers = await press(load)
  process.send?.({ answers })
  process.disconnect?.()
})

async function press(load: Load): Promise<number> {
  const requests = load.requests.map((request) => Buffer.from(request, 'latin1'))
  let turn = 0
  const next = () => requests[turn++ % requests.length]!
  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(load.port)))
  let answers = 0
  let running = true
  for (const socket of sockets) {
    let pending: Buffer = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      const length = answerLength(pending)
      if (length === undefined || pending.length < length) return
      checkStatus(pending, load.expectStatus)
      pending = pending.subarray(length)
      if (!running) return
      answers++
      socket.write(next())
    })
    socket.write(next())
  }
  await new Promise((resolve) => setTimeout(resolve, load.seconds * 1000))
  running = false
  for (const socket of sockets) socket.destroy()
  return answers
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Bytes of the first answer in the buffer, or `undefined` when its head is not complete. */
function answerLength(buffer: Buffer): number | undefined {
  const head = buffer.indexOf(END_OF_HEAD)
  if (head === -1) return undefined
  let at = buffer.indexOf(LENGTH)
  if (at === -1 || at > head) at = buffer.indexOf(LENGTH_CAPITAL)
  if (at === -1 || at > head) throw new Error('an answer without a content length')
  return (
    head +
    END_OF_HEAD.length +
    Number.parseInt(buffer.toString('latin1', at + LENGTH.length, at + LENGTH.length + 12), 10)
  )
}

function checkStatus(buffer: Buffer, expected: number): void {
  const status = Number(buffer.toString('latin1', 9, 12))
  if (status !== expected)
    throw new Error(`the server answered ${status}: ${buffer.toString('latin1', 0, 600)}`)
}
