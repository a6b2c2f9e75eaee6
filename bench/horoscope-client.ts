/** Reads a horoscope again and again when it is told the port, and says what each took: a process of its own, which nobody holds up. */
import { connection, send } from './report-requests.ts'

const HOROSCOPES = 400
/** A reader who comes at a fixed pace meets what stands in the way as often as it does. One who waits for the last answer first does not. */
const EVERY_MS = 10

const agent = connection(16)

async function read(port: number): Promise<number[]> {
  const answers: Promise<{ ms: number }>[] = []
  for (let n = 0; n < HOROSCOPES; n++) {
    answers.push(send(port, { path: '/astrology/horoscope/daily/leo', client: 2, agent }))
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  return (await Promise.all(answers)).map(({ ms }) => ms)
}

process.on('message', async (port: number) => process.send!(await read(port)))
process.on('disconnect', () => agent.destroy())
