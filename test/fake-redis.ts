/** A fake Redis: it speaks the protocol, and answers what a test wants. */
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

/** What it answers to a command, in the protocol; an empty text: it stays silent; nothing: as usual. */
type Reply = (words: readonly string[]) => string | undefined | Promise<string | undefined>

export const OK = '+OK\r\n'
export const text = (value: string) => `$${Buffer.byteLength(value)}\r\n${value}\r\n`

export class FakeRedis {
  reply: Reply = () => undefined
  /** All commands since the start. */
  readonly commands: string[] = []
  /** How many connections there have been. */
  made = 0
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<FakeRedis> {
    const server = createServer()
    const fake = new FakeRedis(server)
    server.on('connection', (socket) => fake.#serve(socket))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return fake
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  /** How many connections there are. */
  get open(): number {
    return this.#sockets.size
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #serve(socket: Socket): void {
    this.made++
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => this.#sockets.delete(socket))
    let unread = ''
    socket.setEncoding('utf8').on('data', async (chunk: string) => {
      const read = commandsIn(unread + chunk)
      unread = read.rest
      for (const words of read.commands) {
        this.commands.push(words.join(' '))
        const answer = (await this.reply(words)) ?? usual(words)
        if (answer !== '') socket.write(answer)
      }
    })
  }
}

/** What a server says to those who connect, and to everything else that a test says nothing about. */
const usual = ([command]: readonly string[]) => (command === 'INFO' ? text('cluster_enabled:0') : OK)

function commandsIn(stream: string): { commands: string[][]; rest: string } {
  const commands: string[][] = []
  let rest = stream
  for (;;) {
    const lines = rest.split('\r\n')
    const words = Number(lines[0]!.slice(1))
    // The number of words, two lines for each, and what comes after the last end of a line.
    const length = 1 + 2 * words
    if (!rest.startsWith('*') || lines.length <= length) return { commands, rest }
    commands.push(lines.slice(1, length).filter((_, n) => n % 2 === 1))
    rest = lines.slice(length).join('\r\n')
  }
}
